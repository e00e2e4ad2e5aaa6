"""The pool of workers: results in the order of the jobs, no job lost, no process left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

import pytest

from bottega.workers import JobFailed, JobLost, LocalPool
from tests.signals import heed_interrupts


def square(number: int) -> int:
    return number * number


def slow_first(number: int) -> int:
    """The first job takes longest."""
    time.sleep(0.5 if number == 0 else 0.0)
    return number


def wait_for_the_last(folder: str, number: int) -> int:
    """The first job ends after all the others."""
    if number == 0:
        while not Path(folder, "last").exists():
            time.sleep(0.01)
    elif number == 4:
        Path(folder, "last").touch()
    return number


def fail_at(bad: int, number: int) -> int:
    if number == bad:
        raise ValueError(f"no {number}")
    time.sleep(0.3 if number < bad else 0.0)
    return number


def die_once(folder: str, number: int) -> int:
    """The first worker that gets job 3 ends without a word."""
    if number == 3:
        try:
            Path(folder, "died").touch(exist_ok=False)
        except FileExistsError:
            return number
        os._exit(7)
    return number


def die(number: int) -> int:
    if number == 2:
        os._exit(7)
    return number


class Stubborn(Exception):
    """An exception that is pickled but cannot be read again."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__("stubborn")


def be_stubborn(number: int) -> int:
    raise Stubborn(1, 2)


def return_a_lock(number: int) -> object:
    return threading.Lock()


def wait_long(number: int) -> int:
    time.sleep(600)
    return number


@pytest.mark.parametrize("processes", [1, 2, 5])
def test_results_come_in_the_order_of_the_jobs(processes: int) -> None:
    assert list(LocalPool(processes).run(square, range(40))) == [n * n for n in range(40)]


def test_a_slow_job_does_not_change_the_order() -> None:
    assert list(LocalPool(2).run(slow_first, range(30))) == list(range(30))


def test_an_unordered_run_gives_each_result_as_soon_as_it_is_there(tmp_path: Path) -> None:
    results = list(LocalPool(2).run(partial(wait_for_the_last, str(tmp_path)), range(5), ordered=False))
    assert sorted(results) == list(range(5))
    assert results[-1] == 0


def test_jobs_are_taken_only_when_somebody_can_do_them() -> None:
    taken: list[int] = []

    def jobs() -> object:
        for number in range(1000):
            taken.append(number)
            yield number

    results = LocalPool(2).run(slow_first, jobs())  # type: ignore[arg-type]
    next(results)
    results.close()
    assert len(taken) < 50


def test_an_exception_is_raised_in_the_place_of_its_result() -> None:
    results = LocalPool(3).run(partial(fail_at, 2), range(6))
    assert [next(results), next(results)] == [0, 1]
    with pytest.raises(ValueError, match="no 2") as caught:
        next(results)
    assert "fail_at" in "".join(caught.value.__notes__), "the traceback of the worker"


def test_the_job_of_a_lost_worker_is_repeated(tmp_path: Path) -> None:
    assert list(LocalPool(2).run(partial(die_once, str(tmp_path)), range(8))) == list(range(8))
    assert (tmp_path / "died").exists()


def test_a_job_that_ends_two_workers_is_reported_with_its_data() -> None:
    results = LocalPool(2).run(die, range(5))
    assert [next(results), next(results)] == [0, 1]
    with pytest.raises(JobLost, match="for 2") as caught:
        next(results)
    assert caught.value.job == 2


@pytest.mark.parametrize("function", [be_stubborn, return_a_lock])
def test_what_cannot_be_pickled_is_reported_with_its_job(function: object) -> None:
    with pytest.raises(JobFailed, match="cannot be pickled") as caught:
        list(LocalPool(2).run(function, [4]))  # type: ignore[arg-type]
    assert caught.value.job == 4


def test_to_close_a_run_ends_its_processes() -> None:
    before = set(multiprocessing.active_children())
    results = LocalPool(2).run(slow_first, iter(range(1, 100_000)))
    next(results)
    assert set(multiprocessing.active_children()) - before
    results.close()
    assert not set(multiprocessing.active_children()) - before


def test_a_pool_has_at_least_one_process() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        LocalPool(0)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent in another way there")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupt_and_a_kill_leave_no_process(number: signal.Signals, tmp_path: Path) -> None:
    """As at a keyboard, Ctrl-C goes to the whole group of processes."""
    script = tmp_path / "script.py"
    script.write_text(
        "from bottega.workers import LocalPool\n"
        "from tests.workers.test_pool import wait_long\n"
        "if __name__ == '__main__':\n"
        "    print('ready', flush=True)\n"
        "    list(LocalPool(2).run(wait_long, [1, 2]))\n"
    )
    root = str(Path(__file__).parents[2])
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([root, *sys.path])}
    program = subprocess.Popen(
        [sys.executable, str(script)],
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    assert program.stdout is not None
    assert program.stdout.readline() == b"ready\n"
    while len(_group(program.pid)) < 4:  # itself, the tracker of resources, two workers
        time.sleep(0.05)
    start = time.monotonic()
    if number == signal.SIGINT:
        os.killpg(program.pid, number)
    else:
        program.kill()
    program.communicate()
    while _group(program.pid):
        time.sleep(0.05)
    assert time.monotonic() - start < 30


def _group(leader: int) -> list[str]:
    """The processes of a group that have not ended."""
    listed = subprocess.run(["ps", "-eo", "pgid=,stat=,pid="], capture_output=True, text=True, check=True)
    rows = [line.split() for line in listed.stdout.splitlines()]
    return [pid for group, stat, pid in rows if int(group) == leader and not stat.startswith("Z")]
