"""What every pool promises, as checks that get a pool of two workers and an empty folder; and their jobs."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from bottega.workers import JobFailed, JobLost, Pool


def square(number: int) -> int:
    return number * number


def slow_first(number: int) -> int:
    """The first job takes longest."""
    time.sleep(0.5 if number == 0 else 0.0)
    return number


def wait_for_the_last(folder: str, number: int) -> int:
    """The first job ends when the last has begun."""
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


def leave_a_mark(folder: str, number: int) -> int:
    """The first job ends at once; the others leave the id of their process and do not end."""
    if number:
        Path(folder, str(os.getpid())).touch()
        time.sleep(600)
    return number


# The promises


def results_come_in_the_order_of_the_jobs(pool: Pool, folder: Path) -> None:
    assert list(pool.run(square, range(40))) == [n * n for n in range(40)]


def a_slow_job_does_not_change_the_order(pool: Pool, folder: Path) -> None:
    assert list(pool.run(slow_first, range(30))) == list(range(30))


def an_unordered_run_gives_each_result_as_soon_as_it_is_there(pool: Pool, folder: Path) -> None:
    results = list(pool.run(partial(wait_for_the_last, str(folder)), range(5), ordered=False))
    assert sorted(results) == list(range(5))
    assert results[:3] == [1, 2, 3], "the last job began when these were done"


def jobs_are_taken_only_when_somebody_can_do_them(pool: Pool, folder: Path) -> None:
    taken: list[int] = []

    def jobs() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    results = pool.run(slow_first, jobs())
    next(results)
    results.close()
    assert len(taken) < 50


def an_exception_is_raised_in_the_place_of_its_result(pool: Pool, folder: Path) -> None:
    results = pool.run(partial(fail_at, 2), range(6))
    assert [next(results), next(results)] == [0, 1]
    with pytest.raises(ValueError, match="no 2") as caught:
        next(results)
    assert "fail_at" in "".join(caught.value.__notes__), "the traceback of the worker"


def the_job_of_a_lost_worker_is_repeated(pool: Pool, folder: Path) -> None:
    assert list(pool.run(partial(die_once, str(folder)), range(8))) == list(range(8))
    assert (folder / "died").exists()


def a_job_that_ends_two_workers_is_reported_with_its_data(pool: Pool, folder: Path) -> None:
    results = pool.run(die, range(5))
    assert [next(results), next(results)] == [0, 1]
    with pytest.raises(JobLost, match="for 2") as caught:
        next(results)
    assert caught.value.job == 2


def what_cannot_be_pickled_is_reported_with_its_job(pool: Pool, folder: Path) -> None:
    functions: list[Callable[[int], object]] = [be_stubborn, return_a_lock]
    for function in functions:
        with pytest.raises(JobFailed, match="cannot be pickled") as caught:
            list(pool.run(function, [4]))
        assert caught.value.job == 4


def to_close_a_run_ends_its_processes(pool: Pool, folder: Path) -> None:
    results = pool.run(partial(leave_a_mark, str(folder)), range(100))
    assert next(results) == 0
    while len(marks := list(folder.iterdir())) < 2:
        time.sleep(0.05)
    processes = [int(mark.name) for mark in marks]
    results.close()
    while any(alive(process) for process in processes):
        time.sleep(0.05)


PROMISES: list[Callable[[Pool, Path], None]] = [
    results_come_in_the_order_of_the_jobs,
    a_slow_job_does_not_change_the_order,
    an_unordered_run_gives_each_result_as_soon_as_it_is_there,
    jobs_are_taken_only_when_somebody_can_do_them,
    an_exception_is_raised_in_the_place_of_its_result,
    the_job_of_a_lost_worker_is_repeated,
    a_job_that_ends_two_workers_is_reported_with_its_data,
    what_cannot_be_pickled_is_reported_with_its_job,
    to_close_a_run_ends_its_processes,
]


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
