"""``python -m bench.load --sleeping``: a thousand matches over days, which nobody looks at just now.

What the server takes with them in its store and without, and how long it takes to open one that has five
hundred decisions: from its last snapshot and the entries since, and from its entries alone.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import secrets
import statistics
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import bottega
from bench.builds import machine, running
from bench.load.server import Server, cost
from bench.load.wire import Http
from bench.tables import show, table
from bottega.server.referee.process import Referee
from bottega.server.security.sessions import TOKEN, key_of
from bottega.server.store.base import Account, SessionRow, Snapshot, Store
from bottega.server.store.opening import open_store
from bottega.server.timing import now
from bottega.table.problem import Problem
from bottega.table.rows import Append
from bottega.table.types import PLAYING
from tests.server.services import free_port

_SLEEPING: Final = 1_000
_LONG: Final = 500
#: A minute after an entry the last of those who are to hear of it has heard of it.
_SETTLED: Final = 75
#: Long matches that are opened, each once.
_OPENED: Final = 10
_PLAYERS: Final = 5
_SETTINGS: Final[dict[str, Any]] = {
    "game": "leonardo",
    "edition": None,
    "options": {},
    "public": False,
    "spectators": True,
    "ranked": False,
    "hints": True,
    "device": False,
    "order": "fixed",
    "tempo": {"kind": "days", "days": 30},
}


def main(options: argparse.Namespace) -> int:
    report: dict[str, Any] = {"machine": machine(), "build": running()}
    with tempfile.TemporaryDirectory(prefix="bottega-load-") as name:
        folder = Path(name)
        report["none"] = _idle(folder, "empty.db", 3)
        token = asyncio.run(_fill(folder / "full.db"))
        report["sleeping"] = _idle(folder, "full.db", _SETTLED)
        report["bytes_per_match"] = (folder / "full.db").stat().st_size / (_SLEEPING + 2 * _OPENED)
        report["opening_ms"] = _opening(folder, "full.db", token)
    _print(report)
    if options.json:
        options.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return 0


def _match(accounts: list[str], entries: int) -> tuple[list[Append], tuple[int, str] | None]:
    """The first entries of a random match, and a snapshot of some way before the last."""
    referee, match, kept = Referee(1), secrets.token_urlsafe(9), None

    def do(command: dict[str, Any]) -> Append:
        return referee.propose(match, command, now(), [])[0]

    seats = [{"me": "Player 0"}, *({} for _ in accounts[1:])]
    appends = [do({"op": "create", "by": accounts[0], "settings": _SETTINGS, "seats": seats, "word": ""})]
    appends += [do({"op": "sit", "by": by, "name": f"Player {i + 1}"}) for i, by in enumerate(accounts[1:])]
    appends.append(do({"op": "start", "by": accounts[0]}))
    while len(appends) < entries and appends[-1].row.status == PLAYING:
        opened = referee.look(match, [])[0].opened
        seat = random.choice(list(opened))
        action = random.choice(referee.table(match).choices[seat])
        answer = {"op": "answer", "by": accounts[seat], "decision": opened[seat], "action": action}
        appends.append(do({**answer, "key": secrets.token_hex(6)}))
        if random.random() < 0.7 and len(appends) < entries:
            # Undoing makes a match longer than random play alone does.
            with contextlib.suppress(Problem):
                appends.append(do({"op": "undo", "by": accounts[seat]}))
        if len(appends) % 50 == 0:
            kept = referee.snapshot(match)
    return appends, kept


async def _fill(path: Path) -> str:
    """Sleeping matches, and long ones: the first half of these with a snapshot. The token of a player."""
    store = open_store(str(path))
    await store.open()
    try:
        accounts = [secrets.token_urlsafe(9) for _ in range(_PLAYERS)]
        for number, account in enumerate(accounts):
            await store.add_account(Account(account, f"Player {number}", now(), now()))
        token = TOKEN + secrets.token_urlsafe(32)
        await store.add_session(SessionRow(key_of(token), accounts[0], now(), now(), None, "trial"))
        models = [_match(accounts, 50)[0] for _ in range(5)]
        for start in range(0, _SLEEPING, 100):
            await asyncio.gather(*(_copy(store, models[i % 5], f"sleep{start + i:06}") for i in range(100)))
        for number in range(2 * _OPENED):
            appends, kept = _match(accounts, _LONG)
            match = f"long{number:08}"
            await _copy(store, appends, match)
            if kept is not None and number < _OPENED:
                await store.save_snapshot(Snapshot(match, kept[0], bottega.__version__, kept[1]))
        return token
    finally:
        await store.close()


async def _copy(store: Store, appends: list[Append], match: str) -> None:
    for append in appends:
        await store.append(replace(append, row=replace(append.row, id=match)))


def _idle(folder: Path, name: str, settled: float) -> dict[str, float]:
    """What an idle server with this store uses, this many seconds after its start."""
    server = Server(folder, free_port(), "--database", str(folder / name), "--thinkers", "0")
    server.start()
    try:
        time.sleep(settled)
        pids = [pid for some in server.processes().values() for pid in some]
        before = cost(pids)
        time.sleep(10)
        after = cost(pids)
        return {"mib": after.rss, "cpu_percent": 10 * (after.cpu - before.cpu)}
    finally:
        server.stop()


def _opening(folder: Path, name: str, token: str) -> dict[str, list[float]]:
    server = Server(folder, free_port(), "--database", str(folder / name), "--thinkers", "0")
    server.start()
    try:
        return asyncio.run(_open(server.port, token))
    finally:
        server.stop()


async def _open(port: int, token: str) -> dict[str, list[float]]:
    http = Http(port)
    took: dict[str, list[float]] = {"snapshot": [], "entries": []}
    await http.ask("GET", "/api/matches/sleep000000?words=false", token)  # the rules are read with the first
    for number in range(2 * _OPENED):
        begun = time.perf_counter()
        news = await http.ask("GET", f"/api/matches/long{number:08}?words=false&after=1000000", token)
        kind = "snapshot" if number < _OPENED else "entries"
        took[kind].append(1000 * (time.perf_counter() - begun))
        assert news["number"] == _LONG, news["number"]
    return took


def _print(report: dict[str, Any]) -> None:
    shown = table(f"{_SLEEPING} sleeping matches, {report['build']}", "", ("memory, MiB", "cpu, %"))
    for name, title in (("none", "empty store"), ("sleeping", f"{_SLEEPING} matches asleep")):
        shown.add_row(title, f"{report[name]['mib']:.1f}", f"{report[name]['cpu_percent']:.1f}")
    opening = table(f"To open a match of {_LONG} entries", "from", ("p50 ms", "max ms"))
    for name, took in report["opening_ms"].items():
        opening.add_row(name, f"{statistics.median(took):.1f}", f"{max(took):.1f}")
    show(shown, opening)
    print(f"{report['bytes_per_match'] / 1024:.0f} KiB of disk per match")
