"""What a decision costs on PostgreSQL and Redis, and what more processes bring.

Several processes are measured twice: with each match at one of them, as behind a proxy that goes by the
match, and with the people of each match spread over all of them, where every decision must reach the others
through the bus.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import asyncpg

import bottega
from bench.load.__main__ import POSTGRES, play_phases
from bench.load.crowd import invite
from bench.load.server import Server, cost
from bench.memory import children
from bottega.bots.bot import Budget, outlook
from bottega.bots.levels import LevelBot, level
from tests.server.services import free_port, postgres, redis

_SEATS: Final = 4
#: The strongest level that most people play against.
_LEVEL: Final = "master"


def costs(options: argparse.Namespace) -> list[dict[str, Any]]:
    """Measurements for each number of processes."""
    return [
        _measure(count, by_match, options)
        for count in options.processes
        for by_match in ((True, False) if count > 1 else (True,))
    ]


def _measure(processes: int, by_match: bool, options: argparse.Namespace) -> dict[str, Any]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="bottega-scale-")))
        base = stack.enter_context(postgres(*POSTGRES))
        bus = stack.enter_context(redis())
        url = base.new_database()
        tokens = invite(url, _SEATS * options.matches)
        settings = ("--database", url, "--redis", bus.url, "--referees", "1", "--thinkers", "0")
        servers = [Server(folder, free_port(), *settings) for _ in range(processes)]
        for server in servers:
            stack.callback(server.stop)
            server.start()
        parts = _Parts(servers, base.pid, bus.pid, url)
        idle = parts.memory()
        order = {
            "ports": [server.port for server in servers],
            "tokens": tokens,
            "seats": _SEATS,
            "game": options.game,
            "words": True,
            "by_match": by_match,
            "phases": [[None, 3], [options.rate, options.seconds], [None, options.seconds]],
        }
        _, steady, full = play_phases(parts.standing, order)
        return {
            "processes": processes,
            "by_match": by_match,
            "steady": _per_decision(steady),
            "saturated": {"per_second": full["per_second"], "cpu": full["spent"]},
            "p99_ms": steady["delivered_ms"]["p99"],
            "memory_kib_per_match": 1024 * (parts.memory() - idle) / options.matches,
        }


class _Parts:
    """The processes of a trial, and how their figures are read."""

    def __init__(self, servers: list[Server], database: int, bus: int, url: str) -> None:
        self._servers = servers
        self._database = database
        self._bus = bus
        self._url = url

    def standing(self) -> dict[str, float]:
        """What has been spent since the start: seconds of processor time, transactions, rows, bytes."""
        pids = [server.processes() for server in self._servers]
        return {
            "site": cost([pid for each in pids for pid in each["site"]]).cpu,
            "referee": cost([pid for each in pids for pid in each["children"]]).cpu,
            "database": cost([self._database, *children(self._database)]).cpu,
            "bus": cost([self._bus]).cpu,
            **asyncio.run(self._written()),
        }

    def memory(self) -> float:
        """MiB of the servers and their children."""
        pids = [pid for server in self._servers for some in server.processes().values() for pid in some]
        return cost(pids).pss

    async def _written(self) -> dict[str, float]:
        connection = await asyncpg.connect(self._url.partition("?")[0])
        try:
            row = await connection.fetchrow(
                "SELECT xact_commit AS commits, tup_inserted + tup_updated + tup_deleted AS rows,"
                " pg_current_wal_lsn() - '0/0'::pg_lsn AS log, pg_database_size(datname) AS size"
                " FROM pg_stat_database WHERE datname = current_database()"
            )
        finally:
            await connection.close()
        assert row is not None
        return {key: float(value) for key, value in row.items()}


def _per_decision(phase: dict[str, Any]) -> dict[str, float]:
    spent, count = phase["spent"], phase["decisions"]
    return {
        "site_ms": 1000 * spent["site"] / count,
        "referee_ms": 1000 * spent["referee"] / count,
        "database_ms": 1000 * spent["database"] / count,
        "bus_ms": 1000 * spent["bus"] / count,
        "commits": spent["commits"] / count,
        "rows": spent["rows"] / count,
        "stored_bytes": spent["size"] / count,
        "log_bytes": spent["log"] / count,
        "sent_bytes": phase["bytes"] / count,
    }


def bot_ms(game: str, decisions: int = 40) -> float:
    """Milliseconds of processor time for a decision of a bot at a table of three, on average over the first
    decisions of a match among such bots."""
    rules = bottega.game(game)
    state = rules.start(rules.deal(players=3, seed=1))
    bots = [LevelBot(level(_LEVEL), rules, seat) for seat in range(3)]
    spent, rng = 0.0, random.Random(1)
    for _ in range(decisions):
        if state.over:
            break
        seat = state.actors[0]
        begun = time.process_time()
        advice = bots[seat].decide(outlook(state, seat, rng), Budget(seconds=60))
        spent += time.process_time() - begun
        state.play(seat, advice.action)
    return 1000 * spent / decisions
