"""Windows and macOS, as far as Linux can pretend to be them: see pretend/sitecustomize.py."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bottega.engine.records import Record
from bottega.terminal.reading import Keyboard
from tests.server.visitor import Visitor, all_go
from tests.terminal.running import PATIENCE, SOURCE, Terminal, environment, records, run

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="what pretends to be another system is Linux")

PRETEND = Path(__file__).parent / "pretend"
CTRL_BREAK = signal.Signals(21)

#: It differs from Linux in one function, which the facts show: at night the rest is tried on it too.
MACOS = pytest.param("darwin", marks=pytest.mark.night)


def on(system: str) -> dict[str, Any]:
    """The environment in which Bottega takes this system for its own."""
    if system == sys.platform:
        return {}
    return {"PYTHONPATH": f"{PRETEND}{os.pathsep}{SOURCE}", "PYTHON_PRETEND": system}


def python(home: Path, system: str, code: str, *arguments: str, **more: str) -> str:
    """What this prints."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env=environment(home, **on(system), **more),
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def within_patience(what: str, condition: Any) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def at_work(parent: int) -> list[int]:
    """Processes of a pool that have begun: they have a second thread, which waits for the parent."""
    return [pid for pid in children(parent) if len(list(Path(f"/proc/{pid}/task").iterdir())) > 1]


def alive(pid: int) -> bool:
    """Neither gone nor a zombie that nobody has asked for yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


# The pretence


LACKING = {
    "win32": [
        "import fcntl",
        "import resource",
        "import uvloop",
        "from os import killpg",
        "import os; os.sysconf('SC_PAGE_SIZE')",
        "import signal; signal.SIGKILL",
        "import signal; signal.signal(10, signal.SIG_IGN)",
        "from multiprocessing.connection import Connection",
        "import socket; socket.AF_UNIX",
        "import subprocess; subprocess.Popen(['true'], pass_fds=[0])",
        "open('12:30.record', 'w')",
        "import os; os.fsync(os.open(os.devnull, os.O_RDONLY))",
    ],
    "darwin": ["import os; os.sched_getaffinity(0)"],
}


@pytest.mark.parametrize("system", LACKING)
def test_what_another_system_lacks_is_not_there(tmp_path: Path, system: str) -> None:
    code = """
import json, sys
for line in json.loads(sys.argv[1]):
    try:
        exec(line, {"__package__": "bottega", "__name__": "bottega.tried"})
        print(line)
    except (AssertionError, AttributeError, ImportError, OSError, ValueError):
        pass
exec("import fcntl, signal; signal.SIGKILL", {"__package__": "other"})
"""
    assert python(tmp_path, system, code, json.dumps(LACKING[system])) == ""


# Everything


FACTS = """
import importlib, json, pkgutil, socket, sys, bottega

names = [module.name for module in pkgutil.walk_packages(bottega.__path__, "bottega.")]
for name in names:
    importlib.import_module(name)

from bottega import system
from bottega.server.config import Config
from bottega.server.serve import listen
from bottega.server.thinking import mind

with listen(Config(port=0)) as listening:
    # The pretence gives the number of SO_KEEPALIVE to SO_EXCLUSIVEADDRUSE.
    options = [listening.getsockopt(socket.SOL_SOCKET, n) for n in (socket.SO_KEEPALIVE, socket.SO_REUSEADDR)]
mind.limit_memory(1 << 30)
environments = [{}, {"LOCALAPPDATA": "/local", "XDG_DATA_HOME": "/xdg"}, {"BOTTEGA_HOME": "/b"}]
print(json.dumps({
    "modules": len(names),
    "platform": system.sys.platform,
    "port": options,
    "memory": mind.used_memory(),
    "cores": system.cores(),
    "homes": [str(system.home(environ)) for environ in environments],
}))
"""


@pytest.fixture(scope="module", params=["linux", "darwin", "win32"])
def facts(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What Bottega tells of a system, once all its modules are imported there."""
    told = json.loads(python(tmp_path_factory.mktemp("facts"), request.param, FACTS, HOME="/home/ada"))
    assert told["platform"] == request.param
    assert told["modules"] > 200
    return dict(told)


def test_nobody_else_can_take_the_port(facts: dict[str, Any]) -> None:
    """With SO_REUSEADDR another program could, on Windows and nowhere else."""
    assert facts["port"] == ([1, 0] if facts["platform"] == "win32" else [0, 1])


def test_how_much_memory_a_bot_has_is_known_but_on_windows(facts: dict[str, Any]) -> None:
    assert (facts["memory"] > 0) is (facts["platform"] != "win32")
    assert facts["cores"] >= 1


def test_where_things_are_kept(facts: dict[str, Any]) -> None:
    if facts["platform"] == "win32":
        assert facts["homes"] == ["/home/ada/AppData/Local/bottega", "/local/bottega", "/b"]
    else:
        assert facts["homes"] == ["/home/ada/.local/share/bottega", "/xdg/bottega", "/b"]


@pytest.mark.parametrize("system", ["win32", MACOS])
def test_simulate_gives_the_same_on_two_processes(tmp_path: Path, system: str) -> None:
    results = []
    for where, jobs in ((sys.platform, "1"), (system, "2")):
        file = tmp_path / f"{where}.json"
        command = ("simulate", "masters", "--matches", "120", "--players", "2", "--seed", "4")
        done = run(tmp_path, *command, "--jobs", jobs, "--json", str(file), **on(where))
        assert done.returncode == 0, done.stderr
        assert b"\r" not in file.read_bytes()
        results.append(json.loads(file.read_text(encoding="utf-8"))["results"])
    assert results[0] == results[1]


def test_a_tournament_is_played_on_two_processes(tmp_path: Path) -> None:
    command = ("ladder", "masters", "--bots", "random,greedy", "--players", "2", "--matches", "4")
    done = run(tmp_path, *command, "--seed", "1", "--jobs", "2", **on("win32"))
    assert done.returncode == 0, done.stderr
    [ledger] = (tmp_path / "ladders").iterdir()
    assert len(ledger.read_bytes().splitlines()) == 5


@pytest.mark.parametrize(
    ("command", "system"), [("simulate", sys.platform), ("conform", sys.platform), ("simulate", "win32")]
)
def test_processes_end_with_their_parent(tmp_path: Path, command: str, system: str) -> None:
    arguments = [
        sys.executable,
        "-m",
        "bottega.cli",
        command,
        "masters",
        "--matches",
        "1000000",
        "--jobs",
        "2",
    ]
    parent = subprocess.Popen(arguments, env=environment(tmp_path, **on(system)))
    try:
        within_patience("no processes are at work", lambda: len(at_work(parent.pid)) == 2)
        workers = at_work(parent.pid)
    finally:
        parent.kill()
        parent.wait(PATIENCE)
    within_patience("they live on", lambda: not any(alive(pid) for pid in workers))


# The terminal


def test_a_whole_match_in_a_terminal_with_an_old_encoding(tmp_path: Path) -> None:
    """Words with signs that this encoding does not have are shown with question marks, and nothing fails."""
    file = tmp_path / "my.record"
    arguments = ["play", "masters", "--players", "2", "--opponents", "greedy", "--seed", "7", "--lang", "fr"]
    done = subprocess.run(
        [sys.executable, "-m", "bottega.cli", *arguments, "--record", str(file)],
        input=b"1\n" * 900,
        capture_output=True,
        timeout=PATIENCE,
        env=environment(tmp_path, **on("win32"), PYTHONIOENCODING="cp437"),
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert "é".encode("cp437") in done.stdout
    assert b"?" in done.stdout
    assert b"\r" not in file.read_bytes()
    assert Record.parse(file.read_text(encoding="utf-8")).result is not None
    assert run(tmp_path, "verify", str(file)).returncode == 0


def test_ctrl_break_saves_and_a_console_is_drawn_on(tmp_path: Path) -> None:
    person = Terminal(tmp_path, ["play", "masters"], TERM="", LC_ALL="", **on("win32"))
    person.wait("Joueur 1 >")  # the desktop is French
    person.type("plateau")
    assert "╭" in person.wait("Joueur 1 >")
    person.signal(CTRL_BREAK, "enregistrée")
    assert person.wait_end() == 143
    [saved] = records(tmp_path)
    assert b"\r" not in saved.read_bytes()


def test_the_environment_comes_before_the_desktop(tmp_path: Path) -> None:
    first = {
        lang: run(tmp_path, "--help", LC_ALL=lang, **on("win32")).stdout.split()[0] for lang in ("", "it")
    }
    assert first == {"": "Utilisation", "it": "Uso:"}


def test_completion_speaks_to_the_library_of_macos(monkeypatch: pytest.MonkeyPatch) -> None:
    bound: list[str] = []
    monkeypatch.setattr("readline.parse_and_bind", bound.append)
    Keyboard()
    monkeypatch.setattr("readline.__doc__", "Editing of lines, using libedit.")
    Keyboard()
    assert bound == ["tab: complete", "bind ^I rl_complete"]


# The processes of a server and of a bot

#: Each starts a process in one of the ways Bottega has, and prints something that this process answered.
STARTED = {
    "referee": """
import asyncio, dataclasses
from bottega.server.referee import travel
from bottega.server.referee.referees import REFEREE, NotLoaded, Referees

async def go():
    referees = Referees(1, role=dataclasses.replace(REFEREE, limit=600.0))
    await referees.open()
    try:
        await referees.ask("m", travel.Propose({"op": "start", "by": "ada"}, 0, []))
    except NotLoaded:
        print("answered")
    finally:
        await referees.close()

asyncio.run(go())
""",
    "bot of a server": """
import asyncio, os, sys
from bottega.server.thinking.process import Process

async def go():
    process = await Process.start([sys.executable, "-c", "print(input())"], dict(os.environ))
    process.send(b"answered")
    print((await process.line()).decode())
    await process.end()

asyncio.run(go())
""",
    "bot of a terminal": """
import random, bottega
from bottega.bots.bot import Budget, Outlook
from bottega.bots.worker import Thinker

game = bottega.game("masters")
state = game.start(game.deal(players=2, seed=1))
with Thinker("random", game, 1) as bot:
    advice = bot.decide(Outlook(state.imagine(0, random.Random(1)), 0), Budget(iterations=1))
print("answered" if advice.action in state.legal(0) else advice)
""",
}


@pytest.mark.parametrize("which", STARTED)
def test_a_process_is_started_without_files_of_its_parent(tmp_path: Path, which: str) -> None:
    """Windows passes none on: `subprocess` refuses `pass_fds` there, and so does the pretence."""
    assert python(tmp_path, "win32", STARTED[which]) == "answered\n"


# The server


@contextmanager
def server(home: Path, system: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server and its port."""
    started = subprocess.Popen(
        [sys.executable, "-m", "bottega.cli", "serve", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(home, **on(system)),
    )
    assert started.stdout is not None
    assert started.stderr is not None
    try:
        line = started.stdout.readline()
        assert "http://127.0.0.1:" in line, line + started.stderr.read()
        yield started, int(line.split("127.0.0.1:")[1].split("/")[0])
    finally:
        all_go()
        started.kill()
        started.wait(PATIENCE)
        started.stdout.close()
        started.stderr.close()


def play_against_a_bot(port: int, count: int) -> None:
    """A number of decisions of a person, with the answers of a bot in its own process between them."""
    visitor = Visitor(port, "Ada")
    seats = [{"me": True}, {"bot": "apprentice"}]
    match = visitor.ask("POST", "/api/matches", {"game": "masters", "seats": seats, "start": True})["match"]
    with visitor.live() as live:
        answered: set[str] = set()
        news = live.watch(match)
        while len(answered) < count:
            decision = news["decision"]
            if decision is not None and decision["id"] not in answered:
                answered.add(decision["id"])
                live.answer(match, decision, key=decision["id"])
            else:
                news = live.hear("news", match=match)


@pytest.mark.parametrize("system", ["win32", MACOS])
def test_a_server_plays_stops_and_is_backed_up(tmp_path: Path, system: str) -> None:
    with server(tmp_path, system) as (running, port):
        play_against_a_bot(port, 6)
        helpers = children(running.pid)
        assert len(helpers) == 2
        second = run(tmp_path, "serve", "--port", "0", **on(system))
        assert second.returncode == 2
        assert second.stderr.startswith("bottega: Another server uses this database.")
        running.send_signal(CTRL_BREAK if system == "win32" else signal.SIGTERM)
        assert running.wait(PATIENCE) == 0
        assert running.stderr is not None
        events = [json.loads(line) for line in running.stderr.read().splitlines()]
        assert events[-1]["event"] == "stopped"
        assert [event for event in events if event["level"] in ("error", "critical")] == []
        assert not any(alive(pid) for pid in helpers)
    file = tmp_path / "backup"
    saved = run(tmp_path, "admin", "backup", str(file), **on(system))
    assert saved.returncode == 0, saved.stderr
    assert b"\r" not in file.read_bytes()


@pytest.mark.parametrize("system", [sys.platform, "win32"])
def test_the_processes_of_a_server_end_when_it_is_killed(tmp_path: Path, system: str) -> None:
    with server(tmp_path, system) as (running, port):
        play_against_a_bot(port, 2)
        helpers = children(running.pid)
        assert len(helpers) == 2
        running.kill()
        running.wait(PATIENCE)
    within_patience("they live on", lambda: not any(alive(pid) for pid in helpers))
