"""``python -m bench.chaos``: kill -9 at random moments under load, and look whether anything is lost.

A hundred matches are played by random bots through the API, some of them against the server's own. The
server (on an SQLite file), PostgreSQL, and Redis (between two server processes) are killed and started, again
and again. In the end what the players received is compared with what the store has. With ``--processes``
nothing is killed: several processes on one PostgreSQL and one Redis play the same matches from both ends.
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

from bench.chaos.ledger import Audit, check
from bench.chaos.people import Crowd
from bench.load.crowd import invite
from bench.load.server import Server, gone
from tests.server.services import free_port, postgres, redis

#: Seconds after a restart within which every match must go on.
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
class TrialResult:
    """What came out of a trial."""

    name: str
    kills: int = 0
    seconds: float = 0.0
    conflicts: float = 0.0
    orphans: int = 0
    stuck: list[str] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    unwelcome: list[Any] = field(default_factory=list)
    audit: Audit = field(default_factory=Audit)

    @property
    def violations(self) -> int:
        return len(self.stuck) + len(self.unwelcome) + len(self.audit.wrong) + self.orphans

    def to_json(self) -> dict[str, Any]:
        return {**self.__dict__, "audit": self.audit.__dict__, "violations": self.violations}


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


async def trial(name: str, made: Stage, options: argparse.Namespace) -> TrialResult:
    result, begun = TrialResult(name), time.monotonic()
    tokens = await asyncio.to_thread(invite, made.database, options.seats * options.matches)
    for server in made.servers:
        await asyncio.to_thread(server.start)
    ports = [server.port for server in made.servers]
    crowd = Crowd(tokens, ports, options.matches, options.seats, options.rate)
    await crowd.begin()
    if made.kill is None:
        await asyncio.sleep(options.seconds)
    else:
        await _kill_again_and_again(result, made, crowd, options.times)
    result.conflicts = sum([server.metric("bottega_conflicts_total") for server in made.servers])
    await crowd.stop()
    result.counts, result.unwelcome = dict(crowd.counts), crowd.unwelcome
    for server in made.servers:
        await asyncio.to_thread(server.stop)
    result.audit = await check(made.database, crowd.answers, options.out / name.replace(" ", "-"))
    result.seconds = time.monotonic() - begun
    return result


async def _kill_again_and_again(result: TrialResult, made: Stage, crowd: Crowd, times: int) -> None:
    assert made.kill is not None
    assert made.start is not None
    for number in range(times):
        await asyncio.sleep(random.uniform(0.1, 1.5))
        children = [pid for server in made.servers for pid in server.processes()["children"]]
        await asyncio.to_thread(made.kill)
        before = crowd.standings()
        await asyncio.sleep(random.choice((0, 0, random.uniform(0, 1))))
        await asyncio.to_thread(made.start)
        result.kills += 1
        result.stuck += await crowd.all_moved(before, _STUCK)
        if result.name.startswith("server"):
            result.orphans += len([pid for pid in children if not await asyncio.to_thread(gone, pid, 15)])
        print(f"\r{result.name}: {number + 1} of {times}", end="", file=sys.stderr, flush=True)
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
    trials: list[TrialResult] = []
    for name, victim, processes in _trials(options):
        with stage(victim, processes) as made:
            trials.append(asyncio.run(trial(name, made, options)))
        _print(trials[-1])
    if options.json:
        text = json.dumps([result.to_json() for result in trials], indent=1, default=str)
        options.json.write_text(text + "\n", encoding="utf-8")
    return 1 if any(result.violations for result in trials) else 0


def _print(result: TrialResult) -> None:
    audit = result.audit
    print(f"{result.name}: {result.kills} kills in {result.seconds:.0f} s")
    print(
        f"  {audit.matches} matches, {audit.over} over, {audit.entries} entries;"
        f" {audit.acknowledged} decisions acknowledged, {audit.unheard} written but not heard of;"
        f" {audit.verified} records verify; {result.conflicts:.0f} conflicts between processes"
    )
    print("  " + ", ".join(f"{count} {what}" for what, count in sorted(result.counts.items())))
    print(
        f"  violations: {result.violations} ({len(audit.wrong)} wrong in the store,"
        f" {len(result.stuck)} stuck, {len(result.unwelcome)} unwelcome answers,"
        f" {result.orphans} processes left behind)"
    )
    for each in [*audit.wrong, *result.stuck, *result.unwelcome][:10]:
        print(f"    {str(each)[:400]}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
