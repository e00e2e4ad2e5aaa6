"""``python -m bench.chaos``: kill -9 at random moments under load, and look whether anything is lost.

A hundred matches are played by random bots through the API, some of them against the server's own. The
server (on an SQLite file), PostgreSQL, and Redis (between two server processes) are killed and started, again
and again. In the end what the players were told is compared with what the store has. With ``--processes``
nothing is killed: so many processes on one PostgreSQL and one Redis play the same matches from both ends.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bench.chaos.ledger import Found, check
from bench.chaos.people import Crowd
from bench.load.crowd import invite
from bench.load.server import Server, gone
from tests.server.services import free_port, postgres, redis

#: Whoever does not go on within this time after a restart is stuck.
_STUCK: Final = 90.0
_POSTGRES: Final = ("-c", "fsync=on", "-c", "synchronous_commit=on", "-c", "max_connections=200")
VICTIMS: Final = ("server", "postgresql", "redis")


@dataclass
class Stage:
    """What a trial is played on: the server's processes, and the one that is killed (none: nothing is)."""

    database: str
    servers: list[Server]
    kill: Callable[[], None] | None = None
    start: Callable[[], None] | None = None


@dataclass
class Told:
    """What came out of a trial."""

    name: str
    kills: int = 0
    seconds: float = 0.0
    conflicts: float = 0.0
    orphans: int = 0
    stuck: list[str] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    unwelcome: list[Any] = field(default_factory=list)
    found: Found = field(default_factory=Found)

    @property
    def violations(self) -> int:
        return len(self.stuck) + len(self.unwelcome) + len(self.found.wrong) + self.orphans

    def to_json(self) -> dict[str, Any]:
        return {**self.__dict__, "found": self.found.__dict__, "violations": self.violations}


@contextmanager
def stage(victim: str | None, processes: int) -> Iterator[Stage]:
    """The servers of a trial, running."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bottega-chaos-")))
        settings = ["--thinkers", "1"]
        if victim == "server" and processes == 1:
            made = Stage(str(folder / "bottega.db"), [])
        else:
            base = stack.enter_context(postgres(*_POSTGRES))
            made = Stage(base.new_database(), [])
            if victim == "postgresql":
                made.kill, made.start = base.kill, base.start
            if processes > 1:
                bus = stack.enter_context(redis())
                settings += ["--redis", bus.url]
                if victim == "redis":
                    made.kill, made.start = bus.kill, bus.start
        settings += ["--database", made.database]
        for _ in range(processes):
            server = Server(folder, free_port(), *settings)
            stack.callback(server.stop)
            made.servers.append(server)
        if victim == "server":
            made.kill, made.start = made.servers[0].kill, made.servers[0].start
        yield made


async def trial(name: str, made: Stage, options: argparse.Namespace) -> Told:
    told, begun = Told(name), time.monotonic()
    tokens = await asyncio.to_thread(invite, made.database, options.seats * options.matches)
    for server in made.servers:
        await asyncio.to_thread(server.start)
    ports = [server.port for server in made.servers]
    crowd = Crowd(tokens, ports, options.matches, options.seats, options.rate)
    await crowd.begin()
    if made.kill is None:
        await asyncio.sleep(options.seconds)
    else:
        await _kill_again_and_again(told, made, crowd, options.times)
    told.conflicts = sum([server.metric("bottega_conflicts_total") for server in made.servers])
    await crowd.stop()
    told.counts, told.unwelcome = dict(crowd.counts), crowd.unwelcome
    for server in made.servers:
        await asyncio.to_thread(server.stop)
    told.found = await check(made.database, crowd.answers, options.out / name.replace(" ", "-"))
    told.seconds = time.monotonic() - begun
    return told


async def _kill_again_and_again(told: Told, made: Stage, crowd: Crowd, times: int) -> None:
    assert made.kill is not None
    assert made.start is not None
    for number in range(times):
        await asyncio.sleep(random.uniform(0.1, 1.5))
        children = [pid for server in made.servers for pid in server.processes()["children"]]
        await asyncio.to_thread(made.kill)
        before = crowd.standings()
        await asyncio.sleep(random.choice((0, 0, random.uniform(0, 1))))
        await asyncio.to_thread(made.start)
        told.kills += 1
        told.stuck += await crowd.all_moved(before, _STUCK)
        if told.name.startswith("server"):
            told.orphans += len([pid for pid in children if not await asyncio.to_thread(gone, pid, 15)])
        print(f"\r{told.name}: {number + 1} of {times}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.chaos", description=__doc__)
    parser.add_argument("--kill", nargs="+", choices=VICTIMS, help="default: all, one after the other")
    parser.add_argument("--times", type=int, default=50, help="how often each is killed")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2, help="of each match")
    parser.add_argument("--rate", type=float, default=150, help="decisions a second, about")
    parser.add_argument("--processes", type=int, nargs="+", help="server processes; without --kill, no kills")
    parser.add_argument("--seconds", type=float, default=30, help="how long, where nothing is killed")
    parser.add_argument("--out", type=Path, default=Path("chaos"), help="where records of violations go")
    parser.add_argument("--json", type=Path)
    return parser.parse_args(arguments)


def _trials(options: argparse.Namespace) -> Iterator[tuple[str, str | None, int]]:
    if options.processes and not options.kill:
        for processes in options.processes:
            yield f"{processes} processes", None, processes
        return
    for victim in options.kill or VICTIMS:
        usual = 2 if victim == "redis" else 1
        for processes in options.processes or (usual,):
            yield f"{victim} killed, {processes} process{'es' * (processes > 1)}", victim, processes


def main(arguments: Sequence[str]) -> int:
    options = _options(arguments)
    trials: list[Told] = []
    for name, victim, processes in _trials(options):
        with stage(victim, processes) as made:
            trials.append(asyncio.run(trial(name, made, options)))
        _print(trials[-1])
    if options.json:
        text = json.dumps([told.to_json() for told in trials], indent=1, default=str)
        options.json.write_text(text + "\n", encoding="utf-8")
    return 1 if any(told.violations for told in trials) else 0


def _print(told: Told) -> None:
    found = told.found
    print(f"{told.name}: {told.kills} kills in {told.seconds:.0f} s")
    print(
        f"  {found.matches} matches, {found.over} over, {found.entries} entries;"
        f" {found.acknowledged} decisions acknowledged, {found.unheard} written but not heard of;"
        f" {found.verified} records verify; {told.conflicts:.0f} conflicts between processes"
    )
    print("  " + ", ".join(f"{count} {what}" for what, count in sorted(told.counts.items())))
    print(
        f"  violations: {told.violations} ({len(found.wrong)} wrong in the store, {len(told.stuck)} stuck,"
        f" {len(told.unwelcome)} unwelcome answers, {told.orphans} processes left behind)"
    )
    for each in [*found.wrong, *told.stuck, *told.unwelcome][:10]:
        print(f"    {str(each)[:400]}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
