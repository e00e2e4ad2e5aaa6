"""The pool on Ray: what `LocalPool` promises, the same results, and what only a cluster can do wrong."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import ValidationError

import bottega
from bottega import cli, research
from bottega.bots.ladder import Standings, TournamentPlan, fixtures
from bottega.bots.ladder import work as play_ladder
from bottega.bots.registry import bot
from bottega.engine.conformance import check
from bottega.engine.refusal import IllegalAction
from bottega.research.study import Study, StudyPlan, page, study_book
from bottega.research.study import jobs as study_jobs
from bottega.research.study import work as study_matches
from bottega.simulate import SimulationPlan, simulate
from bottega.workers import ClusterError, LocalPool, Pool, RayPool, cluster
from tests.engine.test_objects import midgame, next_state, plain_objects
from tests.signals import heed_interrupts
from tests.workers.promises import PROMISES, alive, square

ROOT = Path(__file__).parents[2]
#: For programs that the tests start, and for the processes of a Ray: they find the tests, too.
ENVIRON = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]), "RAY_AUTH_MODE": "disabled"}
ENVIRON.pop("PYTHONDONTWRITEBYTECODE", None)  # many processes would compile the same modules
#: As the kernel writes 127.0.0.1, the same in IPv6, and ::1.
LOOPBACK = {"0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000"}
PLAN = SimulationPlan("inventors", players=(2, 3), matches=120, seed="7")
LADDER = TournamentPlan("masters", ("random", "greedy:worlds=1"), players=(2, 4), matches=8, seed="7")
STUDY = StudyPlan("masters", bots=("random",), players=(2,), matches=6, seed="7")


def same(thing: Any) -> Any:
    return thing


# What a Ray of one machine does; it takes long to start, so all of it is one test.


def a_simulation_has_the_same_result(pool: Pool, folder: Path) -> None:
    ours, theirs = simulate(PLAN, pool), simulate(PLAN)
    assert [tally.to_json() for tally in ours.values()] == [tally.to_json() for tally in theirs.values()]


def a_tournament_has_the_same_result(pool: Pool, folder: Path) -> None:
    assert standings(pool) == standings(LocalPool(1))


def standings(pool: Pool) -> str:
    """As the command writes them, without the times."""
    outcomes = {outcome.fixture: outcome for outcome in play_ladder(LADDER, fixtures(LADDER), pool)}
    return json.dumps(without_times(Standings(LADDER, outcomes).to_json()))


def without_times(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: without_times(value) for key, value in data.items() if key != "seconds_per_decision"}
    return [without_times(each) for each in data] if isinstance(data, list) else data


def a_study_has_the_same_page(pool: Pool, folder: Path) -> None:
    assert study_page(pool) == study_page(LocalPool(1))


def study_page(pool: Pool) -> str:
    book = study_book(bottega.game("masters"), "en")
    return page(Study(STUDY, study_matches(STUDY, study_jobs(STUDY), pool)), book)


def a_dataset_has_the_same_files(pool: Pool, folder: Path) -> None:
    assert files_of(folder / "there", pool) == files_of(folder / "here", LocalPool(1))


def files_of(folder: Path, pool: Pool) -> dict[str, bytes]:
    """The files of matches that bots have played, by name."""
    research.write(
        folder, "masters", ["random", "search:iterations=2"], matches=4, seed=7, shard=2, pool=pool
    )
    files = {file.name: file.read_bytes() for file in folder.glob("*.*")}
    assert len(files) == 3
    return files


def a_check_has_the_same_result(pool: Pool, folder: Path) -> None:
    game = partial(bottega.game, "inventors")
    assert repr(check(game, 2, run=pool.run)) == repr(check(game, 2))


def objects_go_there_and_back_as_they_are(pool: Pool, folder: Path) -> None:
    import ray

    states = [midgame(name) for name in bottega.games()]
    assert list(pool.run(next_state, states)) == [next_state(midgame(name)) for name in bottega.games()]
    things = [*states, *(state.game for state in states), *plain_objects(), states[0].game.deal(3, 5)]
    things.append(states[0].why_not(states[0].actors[0], states[0].game.actions[0]))
    assert list(pool.run(same, things)) == things
    assert ray.get([ray.put(thing) for thing in things]) == things
    for state in states:
        action = state.legal(state.actors[0])[0]
        assert next(pool.run(same, [action])) is action
        assert ray.get(ray.put(action)) is action
        assert next(pool.run(same, [state.game])) is state.game
    thinkers = [bot(name, states[0].game, seed=1) for name in ("random", "greedy", "search")]
    assert [type(each) for each in pool.run(same, thinkers)] == [type(each) for each in thinkers]
    start = midgame("masters", 0)
    with pytest.raises(IllegalAction) as caught:
        start.play(0, start.game.parse("market row 3"))
    assert str(next(pool.run(same, [caught.value]))) == str(caught.value)


def another_bottega_is_refused(pool: Pool, folder: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cluster, "build", lambda: "9.9.9 (compiled, 00000000)")
        with pytest.raises(ClusterError, match=r"has another Bottega: .*, 9\.9\.9 .* on this machine"):
            next(pool.run(refuse_to_run, [1]))


def refuse_to_run(number: int) -> int:
    raise AssertionError("a node with another Bottega must not run jobs")


def work_that_a_node_cannot_load_is_refused(pool: Pool, folder: Path) -> None:
    with pytest.raises(ClusterError, match=r"cannot load this work: No module named 'tests\.nowhere'"):
        next(pool.run(square, [Elsewhere()]))  # type: ignore[arg-type]


class Elsewhere:
    """What is pickled as a function of a module that is not there."""

    def __reduce__(self) -> tuple[object, ...]:
        return __import__, ("tests.nowhere",)


def nobody_else_can_reach_it(pool: Pool, folder: Path) -> None:
    """Every socket at which a process of this Ray listens is at a loopback address."""
    children = set(descendants(os.getpid()))
    assert len(children) > 4
    inodes = {inode for child in children for inode in open_sockets(child)}
    listening = [
        line.split()[1].split(":")[0]
        for kind in ("tcp", "tcp6")
        for line in sockets(kind)
        if line.split()[3] == "0A" and line.split()[9] in inodes
    ]
    assert len(listening) > 3
    assert set(listening) <= LOOPBACK


def sockets(kind: str) -> list[str]:
    return Path("/proc/net", kind).read_text(encoding="ascii").splitlines()[1:]


def descendants(process: int) -> Iterator[int]:
    listed = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True)
    pairs = [tuple(map(int, line.split())) for line in listed.stdout.splitlines()]
    for child, parent in pairs:
        if parent == process:
            yield child
            yield from descendants(child)


def open_sockets(process: int) -> Iterator[str]:
    try:
        for each in Path("/proc", str(process), "fd").iterdir():
            target = os.readlink(each)
            if target.startswith("socket:["):
                yield target.removeprefix("socket:[").removesuffix("]")
    except OSError:  # it has ended meanwhile
        return


OF_A_MACHINE: list[Callable[[Pool, Path], None]] = [
    a_simulation_has_the_same_result,
    a_tournament_has_the_same_result,
    a_study_has_the_same_page,
    a_dataset_has_the_same_files,
    a_check_has_the_same_result,
    objects_go_there_and_back_as_they_are,
    another_bottega_is_refused,
    work_that_a_node_cannot_load_is_refused,
    *([nobody_else_can_reach_it] if sys.platform == "linux" else []),
]


@pytest.mark.needs("ray")
def test_ray_keeps_the_promises_of_a_pool(
    tmp_path: Path,
    subtests: pytest.Subtests,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))  # a cluster that runs on this machine is none of ours
    resource_tracker.ensure_running()  # Python's own, which stays
    before = set(descendants(os.getpid()))
    with RayPool(jobs=2) as pool:
        assert pool.size == 2
        for promise in [*OF_A_MACHINE, *PROMISES]:
            with subtests.test(promise.__name__):
                folder = tmp_path / promise.__name__
                folder.mkdir()
                promise(pool, folder)
        processes = set(descendants(os.getpid())) - before
    assert capfd.readouterr() == ("", ""), "Ray is quiet"
    while any(alive(process) for process in processes):
        time.sleep(0.05)


# A cluster


@pytest.fixture
def short_folder() -> Iterator[str]:
    """For sockets, whose paths must be short."""
    with tempfile.TemporaryDirectory(prefix="ray-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        yield folder


@pytest.mark.night
@pytest.mark.timeout(900)  # many processes start, and those of a night run side by side
@pytest.mark.needs("ray")
@pytest.mark.parametrize("kill", [False, True], ids=["both nodes", "a node is killed"])
def test_a_cluster_gives_the_same_tournament(kill: bool, short_folder: str, tmp_path: Path) -> None:
    program = [sys.executable, "-m", "tests.workers.two_nodes", short_folder]
    nodes = subprocess.Popen(program, env=ENVIRON, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert nodes.stdin is not None
    assert nodes.stdout is not None
    with nodes, nodes.stdin:
        told = json.loads(nodes.stdout.readline())
        ledger, report = tmp_path / "ladder.jsonl", tmp_path / "report.json"
        command = [
            "ladder",
            "masters",
            "--bots",
            "random,greedy:worlds=1",
            "--players",
            "2",
            "--matches",
            "100",
        ]
        command += ["--seed", "7", "--plain"]
        there = ["--on", f"ray://127.0.0.1:{told['port']}", "--file", str(ledger), "--json", str(report)]
        program = [sys.executable, "-m", "bottega", *command, *there]
        with subprocess.Popen(program, env=ENVIRON, stdout=subprocess.DEVNULL) as running:
            while running.poll() is None and played(ledger) < 20:
                time.sleep(0.05)
            assert running.poll() is None, "it ended before the node was killed"
            if kill:
                os.kill(told["second"], signal.SIGKILL)
        assert running.returncode == 0
    local = tmp_path / "local.json"
    assert cli.main([*command, "--jobs", "1", "--file", str(tmp_path / "l.jsonl"), "--json", str(local)]) == 0
    assert without_times(json.loads(report.read_text())) == without_times(json.loads(local.read_text()))
    assert lines(ledger) == lines(tmp_path / "l.jsonl")


def played(ledger: Path) -> int:
    return ledger.read_bytes().count(b"\n") - 1 if ledger.exists() else 0


def lines(ledger: Path) -> list[str]:
    """The matches of a ladder's file, without the times; they stand in the order in which they ended."""
    matches = [json.loads(line) for line in ledger.read_text(encoding="utf-8").splitlines()]
    return sorted(json.dumps({**match, "seconds": None}, sort_keys=True) for match in matches)


@pytest.mark.night
@pytest.mark.timeout(900)  # many processes start, and those of a night run side by side
@pytest.mark.needs("ray")
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent in another way there")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupt_and_a_kill_leave_no_process(number: signal.Signals, tmp_path: Path) -> None:
    command = ["ladder", "masters", "--bots", "greedy,search:iterations=2000", "--players", "2"]
    command += ["--jobs", "2", "--on", "ray", "--file", str(tmp_path / "ladder.jsonl")]
    program = subprocess.Popen(
        [sys.executable, "-m", "bottega", *command],
        env=ENVIRON,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    while not any(b"ray::task" in name for name in names(descendants(program.pid))):
        assert program.poll() is None, program.communicate()
        time.sleep(0.1)
    processes = list(descendants(program.pid))
    if number == signal.SIGINT:
        os.killpg(program.pid, number)
        out, err = program.communicate()
        assert program.returncode == 130
        assert b"Traceback" not in out + err
    else:
        program.kill()
        program.communicate()
    while any(alive(process) for process in processes):
        time.sleep(0.05)


def names(processes: Iterator[int]) -> Iterator[bytes]:
    for process in processes:
        try:
            yield Path("/proc", str(process), "cmdline").read_bytes()
        except OSError:
            continue


# Without a cluster


def test_a_place_where_nobody_answers_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    command = ["simulate", "masters", "--matches", "1", "--on", f"ray://127.0.0.1:{port}"]
    said_in = {"en": "Nobody answers at", "fr": "Personne ne répond à", "it": "Nessuno risponde a"}
    for lang, said in said_in.items():
        assert cli.main([*command, "--lang", lang]) == 2
        assert f"{said} ray://127.0.0.1:{port}" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("moon", "“moon” is no place to work"),
        ("ray://", "“ray://” is no address of a cluster"),
        ("ray://host", "“ray://host” is no address of a cluster"),
        ("ray://host:0:1", "“ray://host:0:1” is no address of a cluster"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "ladder", "conform", "selfplay", "study"])
def test_a_place_that_is_none_is_a_sentence(
    command: str, place: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [command, "masters", "--matches", "2", "--on", place]
    if command in ("ladder", "selfplay"):
        arguments += ["--file" if command == "ladder" else "--out", str(tmp_path / "played")]
    assert cli.main(arguments) == 2
    assert said in " ".join(capsys.readouterr().err.split())


def test_what_must_be_installed_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    monkeypatch.setattr(cluster, "_TOO_NEW", (99, 0))
    with pytest.raises(ClusterError, match=r'ray for one: .* pip install "bottega\[cluster\]"'):
        RayPool()
    monkeypatch.setattr(cluster, "_TOO_NEW", sys.version_info[:2])
    with pytest.raises(ClusterError, match=r"There is no Ray for Python 3\.\d+ yet"):
        RayPool()
    monkeypatch.setattr(cluster, "find_spec", lambda name: None if name == "grpc" else object())
    with pytest.raises(ClusterError, match="grpc for one"):
        RayPool("ray://127.0.0.1:1")


def test_a_pool_has_at_least_one_process() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        RayPool(jobs=0)


def test_a_mark_is_that_of_the_files(tmp_path: Path) -> None:
    from bottega.workers import build

    (tmp_path / "engine").mkdir()
    (tmp_path / "server").mkdir()
    (tmp_path / "engine" / "rules.py").write_text("one")
    first = build._mark(tmp_path)
    (tmp_path / "server" / "app.py").write_text("of a host")
    (tmp_path / "engine" / "rules.cpython-311.so").write_text("of this machine")
    assert build._mark(tmp_path) == first
    (tmp_path / "engine" / "rules.py").write_text("two")
    assert build._mark(tmp_path) != first


# The file for `ray up`


@pytest.mark.needs("ray")
def test_the_cluster_file_is_one_for_ray() -> None:
    """By Ray's own schema, with its own defaults filled in; and it installs this Bottega."""
    from ray.autoscaler._private.util import prepare_config, validate_config

    text = (ROOT / "docs" / "cluster.yaml").read_text(encoding="utf-8")
    config = yaml.safe_load(text)
    prepared = prepare_config(config)
    validate_config(prepared)
    assert prepared["max_workers"] == len(config["provider"]["worker_ips"])
    with pytest.raises(ValidationError, match="setup_command"):
        validate_config({**prepared, "setup_command": []})
    assert any('pip install "bottega[cluster]==' in command for command in config["setup_commands"])
    started = [*config["head_start_ray_commands"], *config["worker_start_ray_commands"]]
    assert all("RAY_USAGE_STATS_ENABLED=0" in command for command in started if " start " in command)
