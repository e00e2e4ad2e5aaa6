"""``python -m bench.load.refereeing``: the instructions of a referee for one decision at a table of four.

Random matches with fixed deals are recorded as the requests that a server sends. Then the requests are
answered again under callgrind, by the code of a referee process: reading the request, the rules, the entry,
the news for four players, and writing the answer. What is not play (loading a table, its first whole news)
counts as a part of the match. All of it is done once and twice, and the difference is shown: it is what a
referee does that has run for a while and knows the sentences.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

import bottega
from bench.builds import running
from bench.callgrind import Difference, NoValgrind, measure_runs, readable
from bench.load.sizes import SETTINGS
from bench.tables import show, table
from bottega.engine.chance import promise
from bottega.server.referee import process, travel
from bottega.table.commands import propose
from bottega.table.rows import StoredEntry
from bottega.table.table import Table
from bottega.table.types import PLAYING, SECOND

_PLAYERS: Final = 4
_MATCHES: Final = 2
#: Requests between two collections of garbage, as in a referee.
_REQUESTS: Final = 256


class _Recorder:
    """The requests of one match, as a server sends them."""

    def __init__(self, game: str, seed: int, lang: str | None) -> None:
        self._table = Table(f"match-{seed:06}")
        self._lang = lang
        self._at = 1_800_000_000_000
        self._rng = random.Random(seed)
        self._entries: list[StoredEntry] = []
        self.requests: list[bytes] = []
        self._begin(game, f"secret {seed}")

    def _begin(self, game: str, secret: str) -> None:
        seats: list[Any] = [{"me": "Player 0"}, *({} for _ in range(_PLAYERS - 1))]
        created = {"op": "create", "settings": {**SETTINGS, "game": game}, "seats": seats, "word": ""}
        self._enter({**created, "by": "account-0"}, secret=secret, promise=promise(secret))
        for seat in range(1, _PLAYERS):
            self._enter({"op": "sit", "by": f"account-{seat}", "name": f"Player {seat}", "word": ""})
        self._enter({"op": "start", "by": "account-0"}, nonce=secret)
        self._ask(travel.Load(None, travel.wire_entries(self._entries)))
        self._ask(travel.LookAt(self._eyes(), watching=True))

    def _enter(self, command: dict[str, Any], **fixed: str) -> None:
        """Take an entry in, with what would be drawn replaced."""
        data = {**propose(self._table, command, self._at), **fixed}
        self._table.apply(self._table.number + 1, self._at, data, checked=True)
        self._entries.append(StoredEntry(self._table.number, self._at, json.dumps(data)))

    def _eyes(self) -> list[Any]:
        return [(seat, self._lang, self._table.number) for seat in range(_PLAYERS)]

    def _ask(self, request: travel.RefereeRequest) -> None:
        self.requests.append(msgspec.msgpack.encode(travel.Numbered(1, self._table.id, request)))

    def play(self) -> int:
        """Play to the end; the number of decisions."""
        decisions = 0
        while self._table.status == PLAYING:
            self._at += 8 * SECOND
            seat = self._rng.choice(sorted(self._table.opened))
            decision, action = self._table.opened[seat], self._rng.choice(self._table.choices[seat])
            command = {"op": "answer", "decision": decision, "action": action, "key": decision, "seat": seat}
            command |= {"by": f"account-{seat}", "lang": self._lang}
            self._ask(travel.Propose(command, self._at, self._eyes()))
            self._enter(command)
            decisions += 1
        return decisions


def record(game: str, matches: int, lang: str | None) -> dict[str, Any]:
    """The requests of a number of matches, and how many decisions there are."""
    decisions, requests = 0, []
    for seed in range(matches):
        one = _Recorder(game, seed, lang)
        decisions += one.play()
        requests += one.requests
    return {"decisions": decisions, "requests": requests}


def answer_all(requests: list[bytes]) -> int:
    """Answer the requests as a referee does; the bytes of the answers."""
    referee, size = process.Referee(room=100), 0
    for count, request in enumerate(requests, 1):
        asked = travel.read_request(request)
        how, result = process.answer(referee, asked.match, asked.request)
        if how != travel.DONE:
            raise RuntimeError(f"{how}: {result}")
        message = travel.framed((asked.number, how, result))
        size += len(message)
        if count % _REQUESTS == 0:
            gc.collect(0)
            gc.freeze()
    return size


def count(game: str, lang: str | None) -> Difference:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "requests"
        file.write_bytes(msgspec.msgpack.encode(record(game, _MATCHES, lang)))
        once, twice = (["bench.load.refereeing", "--answer", str(file), "--times", times] for times in "12")
        return measure_runs(running(), once, twice, once)


def _answer(file: Path, times: int) -> None:
    recorded = msgspec.msgpack.decode(file.read_bytes())
    gc.collect()
    gc.disable()
    gc.freeze()
    size = sum(answer_all(recorded["requests"]) for _ in range(times))
    print(json.dumps({"decisions": times * recorded["decisions"], "checksum": size // times}))


def _print_functions(more: Difference, top: int) -> None:
    """The functions that cost most, each with what it calls: those of Bottega, then all by themselves."""
    named = [(sum(each.within.values()), each) for each in more.functions if "CPyDef_" in each.name]
    named.sort(key=lambda pair: -pair[0])
    for cost, each in (*named[:top], *((one.instructions, one) for one in more.functions[:top])):
        figures = f"{cost / more.decisions:10,.0f} {each.calls / more.decisions:8.1f}"
        print(f"{figures}  {readable(each.name)} [{each.object}]")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.load.refereeing", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=bottega.games(), default=bottega.games())
    parser.add_argument("--words", nargs="+", choices=("with", "without"), default=["with", "without"])
    parser.add_argument("--top", type=int, default=0, metavar="N", help="show the N most expensive functions")
    parser.add_argument("--answer", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--times", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.answer:
        _answer(options.answer, options.times)
        return 0
    shown = table(f"A referee, four players, {running()}", "game", ("decisions", "instructions", "bytes"))
    for game in options.games:
        for words in options.words:
            try:
                more = count(game, "en" if words == "with" else None)
            except NoValgrind as problem:
                print(problem, file=sys.stderr)
                return 2
            name = f"{game}, {'words' if words == 'with' else 'no words'}"
            shown.add_row(
                name,
                str(more.decisions),
                f"{more.per_decision:,.0f}",
                f"{more.checksum / more.decisions:,.0f}",
            )
            _print_functions(more, options.top)
    show(shown)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
