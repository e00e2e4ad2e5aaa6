"""``python -m bench.load``: two hundred live matches on one server, and what it makes of them.

A server process on an SQLite file with full sync (or on a PostgreSQL of its own), another process with all
the people. First at a fixed rate, then as fast as it goes; with words and without. In the same run the
framework's bare echo and a bare append with group commit, as a measure of the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from bench.builds import ROOT, environment, machine, running
from bench.load import bare, sleeping
from bench.load.crowd import invite
from bench.load.server import Cost, Server, cost, stolen
from bench.tables import show, table
from tests.server.services import free_port, postgres

_SEATS: Final = 4
#: PostgreSQL as its host would run it: a commit waits for the disk.
POSTGRES: Final = ("-c", "fsync=on", "-c", "synchronous_commit=on", "-c", "shared_buffers=128MB")


def main(arguments: Sequence[str]) -> int:
    options = _options(arguments)
    if options.sleeping:
        return sleeping.main(options)
    report: dict[str, Any] = {"machine": machine(), "build": running(), "load_before": os.getloadavg()}
    runs: list[dict[str, Any]] = []
    for words in options.words:
        for store in options.database:
            with database(store) as (folder, url):
                runs.append(measure(folder, url, store, words == "with", options))
    report["runs"] = runs
    size = int(runs[0]["phases"][-1]["message_bytes"])
    report["echo"] = measure_echo(options.matches, size, options.bare_seconds)
    report["append"] = measure_append(options.matches, options.bare_seconds)
    report["load_after"] = os.getloadavg()
    _print(report)
    if options.json:
        options.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--game", default="masters")
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=20, help="of each phase")
    parser.add_argument("--bare-seconds", type=float, default=8)
    parser.add_argument("--referees", type=int, default=1)
    parser.add_argument("--database", nargs="+", choices=("sqlite", "postgresql"), default=["sqlite"])
    parser.add_argument("--words", nargs="+", choices=("with", "without"), default=["with", "without"])
    parser.add_argument("--sleeping", action="store_true", help="a thousand matches that nobody looks at")
    parser.add_argument("--json", type=Path)
    return parser.parse_args(arguments)


@contextmanager
def database(kind: str) -> Iterator[tuple[Path, str]]:
    """A folder for a server, and the address of an empty store."""
    with tempfile.TemporaryDirectory(prefix="bottega-load-") as name:
        if kind == "sqlite":
            yield Path(name), str(Path(name) / "bottega.db")
        else:
            with postgres(*POSTGRES) as server:
                yield Path(name), server.new_database()


def measure(folder: Path, url: str, store: str, words: bool, options: argparse.Namespace) -> dict[str, Any]:
    tokens = invite(url, _SEATS * options.matches)
    settings = ("--database", url, "--referees", str(options.referees), "--thinkers", "0")
    server = Server(folder, free_port(), *settings)
    server.start()
    try:
        idle = _costs(server)
        order = {
            "ports": [server.port],
            "tokens": tokens,
            "seats": _SEATS,
            "game": options.game,
            "words": words,
            "phases": [[None, 3], [options.rate, options.seconds], [None, options.seconds]],
        }
        phases = play_phases(lambda: {name: each.cpu for name, each in _costs(server).items()}, order)
        full = _costs(server)
        rss = sum(full[name].rss - idle[name].rss for name in full)
        return {
            "store": store,
            "words": words,
            "matches": options.matches,
            "phases": phases[1:],
            "idle_mib": {name: each.rss for name, each in idle.items()},
            "full_mib": {name: each.rss for name, each in full.items()},
            "kib_per_match": 1024 * rss / options.matches,
        }
    finally:
        server.stop()


def _costs(server: Server) -> dict[str, Cost]:
    return {name: cost(pids) for name, pids in server.processes().items()}


def play_phases(standing: Callable[[], dict[str, float]], order: dict[str, Any]) -> list[dict[str, Any]]:
    """Each phase as the people saw it, and what was `spent` meanwhile: how much the figures that `standing`
    reads have grown. `cpu` is the same per second."""
    people = subprocess.Popen(
        [sys.executable, "-m", "bench.load.player"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment(),
    )
    assert people.stdin is not None
    assert people.stdout is not None
    people.stdin.write(json.dumps(order))
    people.stdin.close()
    phases: list[dict[str, Any]] = []
    before: dict[str, float] = {}
    for line in people.stdout:
        phase = json.loads(line)
        now = standing()
        now["people"] = cost([people.pid]).cpu if people.poll() is None else before.get("people", 0)
        now["stolen"] = stolen()
        if phase["phase"] == "begin":
            before = now
        elif phase["phase"] == "end":
            phase["spent"] = {name: now[name] - before[name] for name in now}
            phase["cpu"] = {name: value / phase["seconds"] for name, value in phase["spent"].items()}
            phases.append(phase)
    if people.wait():
        raise RuntimeError("the people have left: see above")
    return phases


def measure_echo(tables: int, size: int, seconds: float) -> dict[str, Any]:
    port = free_port()
    server = subprocess.Popen(
        [sys.executable, "-m", "bench.load.bare", str(port)], cwd=ROOT, env=environment()
    )
    try:
        _wait_for(port)
        return asyncio.run(bare.echo(port, tables, size, seconds))
    finally:
        server.terminate()
        server.wait()


def _wait_for(port: int) -> None:
    import socket

    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the echo server does not start")


def measure_append(matches: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="bottega-load-") as name:
        return asyncio.run(bare.append(Path(name) / "bare.db", matches, seconds))


def _print(report: dict[str, Any]) -> None:
    # Of a core: what each has taken, and what the host of the machine gave to others.
    heads = ("a second", "p50 ms", "p99 ms", "max ms", "ack p99", "site", "referee", "people", "stolen")
    shown = table(f"{report['runs'][0]['matches']} matches of four, {report['build']}", "phase", heads)
    for run in report["runs"]:
        words = "words" if run["words"] else "no words"
        for phase in run["phases"]:
            name = "saturated" if phase["rate"] is None else f"{phase['rate']:.0f}/s"
            to, ack, cpu = phase["delivered_ms"], phase["acknowledged_ms"], phase["cpu"]
            shown.add_row(
                f"{run['store']}, {words}, {name}",
                f"{phase['per_second']:,.0f}",
                *(f"{to[key]:.1f}" for key in ("p50", "p99", "max")),
                f"{ack['p99']:.1f}",
                *(f"{cpu[key]:.2f}" for key in ("site", "children", "people", "stolen")),
            )
    for name, key in (("echo", "delivered_ms"), ("append", "committed_ms")):
        bare = report[name]
        times = (f"{bare[key][quantile]:.1f}" for quantile in ("p50", "p99", "max"))
        shown.add_row(f"bare {name}", f"{bare['per_second']:,.0f}", *times)
    show(shown)
    for run in report["runs"]:
        best = run["phases"][-1]["per_second"]
        print(
            f"{run['store']}, {'words' if run['words'] else 'no words'}:"
            f" {best / report['echo']['per_second']:.2f} of the bare echo,"
            f" {best / report['append']['per_second']:.2f} of the bare append;"
            f" {run['kib_per_match']:.0f} KiB per match;"
            f" {run['phases'][-1]['message_bytes']:,.0f} bytes per message;"
            f" {sum(phase['refused'] for phase in run['phases'])} refused"
        )
    before, after = report["load_before"][0], report["load_after"][0]
    print(f"load of the machine: {before:.1f} before, {after:.1f} after")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
