"""``python -m bench.store``: how fast entries reach the disk.

Both stores, each append acknowledged after it is synced, against a bare loop of sqlite3 that writes the
same rows and commits once for all matches: the most a store in one SQLite file could reach. Every match
has one append under way at a time. `busy` is the same while the event loop has other work all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Final

from bench.figures import Figure, figure
from bench.tables import show, table
from bottega.server.store.base import Store
from bottega.server.store.matches import append_work, prepare
from bottega.server.store.opening import open_store
from bottega.server.store.sqlite import migrate
from bottega.server.store.sqlite_writer import carry_out
from bottega.table.rows import Append, MatchRow, StoredEntry
from bottega.table.types import OPEN, PLAYING

#: A slow pace, to see what one append takes when nobody crowds: that of a busy server.
PACE: Final = 500
_ENTRY: Final = json.dumps(
    {"kind": "decide", "seat": 2, "decision": "d" * 12, "action": "market row 3", "key": "k" * 16}
)
_SUMMARY: Final = {
    "names": ["Lisa", "Éva", "Anna", "Ugo"],
    "options": {"start": "expert"},
    "clock": [300, 10],
}
_MOVE: Final = "UPDATE matches SET status = 'playing', number = ?, changed = ?, summary = ? WHERE id = ?"


@dataclass
class Rounds:
    """What one contestant did, round by round; milliseconds are of all rounds together."""

    rates: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    paced: list[float] = field(default_factory=list)

    @property
    def rate(self) -> Figure:
        return figure(self.rates)


def main(arguments: Sequence[str]) -> int:
    args = _arguments(arguments)
    results: dict[str, Rounds] = {}
    with ExitStack() as stack:
        directory = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=args.directory)))
        postgres = stack.enter_context(_postgres(args.postgres))
        for number in range(args.rounds):
            print(f"Round {number + 1} of {args.rounds} ...", file=sys.stderr)
            bare = results.setdefault("bare sqlite3 loop", Rounds())
            bare.rates.append(_bare(directory / f"bare{number}.db", args.matches, args.seconds))
            for name, url, busy in _contestants(directory / str(number), postgres):
                mine = results.setdefault(name, Rounds())
                asyncio.run(_measure(url, busy, args.matches, args.seconds, mine))
    _report(results, args.matches)
    return 0


def _contestants(place: Path, postgres: Iterator[str] | None) -> Iterator[tuple[str, str, bool]]:
    for busy in (False, True):
        yield "SQLite store" + busy * ", busy", f"sqlite:///{place}{busy}.db", busy
    if postgres is not None:
        for busy in (False, True):
            yield "PostgreSQL store" + busy * ", busy", next(postgres), busy


@contextmanager
def _postgres(url: str | None) -> Iterator[Iterator[str] | None]:
    """Addresses of databases: the given one, or new ones in a private server, or none where there is none."""
    if url is not None:
        yield iter(lambda: url, None)
        return
    from tests.server import services

    try:
        services.postgres_programs()
    except FileNotFoundError as problem:
        print(f"Not measured: the PostgreSQL store. {problem}", file=sys.stderr)
        yield None
        return
    with services.postgres("-c", "fsync=on") as server:
        yield iter(server.new_database, None)


def _append(match: str, number: int) -> Append:
    at = time.time_ns() // 1_000_000
    status = OPEN if number == 1 else PLAYING
    row = MatchRow(
        match, "masters", status, 4, True, True, False, "live", number, 1, at, 5, at, None, _SUMMARY
    )
    return Append(StoredEntry(number, at, _ENTRY), row)


def _bare(path: Path, matches: int, seconds: float) -> float:
    """Appends per second of nothing but statements and commits."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        migrate(connection, str(path))
        for match in range(matches):
            carry_out(connection, append_work(prepare(_append(f"m{match}", 1))))
        number, start = 1, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            number += 1
            connection.execute("BEGIN IMMEDIATE")
            for match in range(matches):
                new = _append(f"m{match}", number)
                values = (new.row.id, number, new.entry.at, new.entry.data)
                connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", values)
                moved = (number, new.row.changed, json.dumps(new.row.summary), new.row.id)
                connection.execute(_MOVE, moved)
            connection.execute("COMMIT")
        return (number - 1) * matches / spent


async def _measure(url: str, busy: bool, matches: int, seconds: float, rounds: Rounds) -> None:
    async with _opened(url) as store:
        names = [f"{time.time_ns()}-{match}" for match in range(matches)]
        for number in (1, 2):
            assert all(await asyncio.gather(*(store.append(_append(name, number)) for name in names)))
        work = asyncio.create_task(_other_work()) if busy else None
        written, start = 0, time.perf_counter()

        async def play(name: str) -> int:
            number = 2
            while time.perf_counter() - start < seconds:
                number += 1
                rounds.waits.append(await _timed(store, name, number))
            return number

        last = await asyncio.gather(*map(play, names))
        written = sum(last) - 2 * matches
        rounds.rates.append(written / (time.perf_counter() - start))
        rounds.paced += await _paced(store, dict(zip(names, last, strict=True)), seconds)
        if work is not None:
            work.cancel()


async def _paced(store: Store, last: dict[str, int], seconds: float) -> list[float]:
    """What each append takes at a fixed pace, match by match."""
    names, waits = list(last), []
    start = time.perf_counter()
    for count in range(int(PACE * seconds)):
        name = names[count % len(names)]
        last[name] += 1
        waits.append(asyncio.create_task(_timed(store, name, last[name])))
        await asyncio.sleep(max(0.0, start + (count + 1) / PACE - time.perf_counter()))
    return list(await asyncio.gather(*waits))


async def _timed(store: Store, name: str, number: int) -> float:
    start = time.perf_counter()
    assert await store.append(_append(name, number))
    return time.perf_counter() - start


async def _other_work() -> None:
    """Half of the loop's time, in pieces as a request takes."""
    text = json.dumps([_SUMMARY] * 100)
    while True:
        start = time.perf_counter()
        while time.perf_counter() - start < 0.002:
            json.loads(text)
        await asyncio.sleep(0.002)


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def _report(results: dict[str, Rounds], matches: int) -> None:
    heads = ["appends/s", "x bare", "p50 ms", "p99 ms", f"p50 at {PACE}/s", f"p99 at {PACE}/s"]
    made = table(f"Appends, full sync, {matches} matches", "store", heads)
    bare = results["bare sqlite3 loop"].rate
    for name, rounds in results.items():
        cells = [f"{rounds.rate.median:,.0f}", f"{rounds.rate.over(bare).median:.2f}"]
        for waits in (rounds.waits, rounds.paced):
            cut = quantiles(waits, n=100) if waits else None
            cells += [f"{cut[49] * 1e3:.1f}", f"{cut[98] * 1e3:.1f}"] if cut else ["", ""]
        made.add_row(name, *cells)
    show(made)


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.store", description=__doc__)
    parser.add_argument("--matches", type=int, default=200, help="matches played at once (200)")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement (3)")
    parser.add_argument("--rounds", type=int, default=3, help="in which all take turns (3)")
    parser.add_argument("--directory", help="on the disk to measure (that of temporary files)")
    parser.add_argument("--postgres", metavar="URL", help="a database (a private server is started)")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
