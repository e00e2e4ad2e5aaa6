"""Contestants in processes of their own, and what is seen of other processes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import bottega
from bench import builds, memory, scaling
from bench.contest import Contestant, Missing, Process, contest, processes
from bench.memory import Memory
from bench.ours import PARTS, Bottega
from bench.report import OURS, SEARCHED
from bench.subject import midway


def test_contestants_play_and_are_measured_in_their_own_processes() -> None:
    two = [Contestant("masters", 1, "pure"), Contestant("inventors", 2, "pure")]
    with processes(two) as (running, missing):
        results = contest(running, seconds=0.02, rounds=2)
    assert missing == {}
    assert [result.contestant for result in results] == two
    for result in results:
        assert len(result.slices) == len(result.costs) == 2
        assert all(one.decisions > one.matches > 0 for one in result.slices)
        assert tuple(result.microseconds) == (*SEARCHED, *OURS)
        assert all(cost.median > 0 for cost in result.microseconds.values())


def test_a_peer_that_is_not_there_is_missing_and_the_others_compete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "chess.py").write_text("raise ImportError('no chess here')")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    two = [Contestant("python-chess", 2), Contestant("masters", 2, "pure")]
    with processes(two) as (running, missing):
        assert [process.contestant for process in running] == two[1:]
    assert missing == {"python-chess (2)": "not installed here (no chess here)"}


def test_what_a_package_prints_does_not_come_between_the_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "chess.py").write_text("print('hello'); raise ImportError('no chess here')")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    with pytest.raises(Missing, match="no chess here"):
        Process(Contestant("python-chess", 2))


def test_a_process_that_runs_the_wrong_build_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.contest.environment", lambda build: builds.environment("pure"))
    with pytest.raises(RuntimeError, match="runs the pure build"):
        Process(Contestant("masters", 2, "compiled"))


def test_pure_sources_are_all_there_is_where_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(*_: object, **__: object) -> None:
        raise AssertionError("nobody need be asked")

    monkeypatch.setenv(builds.PURE, "1")
    monkeypatch.setattr("subprocess.run", ask)
    assert builds.available() == ("pure",)
    assert builds.PURE not in builds.environment("compiled")


def test_a_package_that_says_it_is_compiled_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bottega, "compiled", lambda: True, raising=False)
    assert builds.running() == "compiled"
    monkeypatch.setattr(bottega, "compiled", lambda: False, raising=False)
    assert builds.running() == "pure"


def test_midway_is_the_state_after_that_part_of_the_match() -> None:
    def step(taken: list[int]) -> bool:
        if len(taken) == 20:
            return False
        taken.append(len(taken))
        return True

    assert midway(list, step, 0.5) == list(range(10))


@pytest.mark.parametrize("name", bottega.games())
def test_a_state_in_the_middle_is_not_over(name: str) -> None:
    subject = Bottega(name, bottega.game(name).seats[-1])
    assert not any(subject.midgame(seed).over for seed in range(3))


def test_every_part_of_a_match_has_its_cost() -> None:
    parts = Bottega("masters", 2).parts(0, 0.001)
    assert len(parts) == PARTS
    assert all(part > 0 for part in parts)


SMAPS = """\
5590c000-7ffd0000 ---p 00000000 00:00 0    [rollup]
Rss:               30720 kB
Pss:               11264 kB
Pss_Dirty:          9000 kB
"""


def test_memory_is_read_in_mebibytes() -> None:
    assert memory.read(SMAPS) == Memory(30.0, 11.0)
    assert Memory(30.0, 11.0).most(Memory(20.0, 12.0)) == Memory(30.0, 12.0)


def test_a_process_that_is_gone_has_no_memory() -> None:
    assert memory.of(2**22 + 1) is None
    assert memory.children(2**22 + 1) == []


def test_start_up_is_told_apart_from_play() -> None:
    jobs = scaling.Jobs("masters", 4, "pure", 2, 900, startup=0.5, seconds=[1.0, 2.0, 1.5])
    assert jobs.rate.median == 600
    assert jobs.net.median == 900


def test_processes_are_numbers_above_zero() -> None:
    assert scaling._numbers("4,1,2,2") == [1, 2, 4]
    for bad in ("0,1", "two", ""):
        with pytest.raises(SystemExit):
            scaling._arguments(["--jobs", bad])
