"""The pool on this machine: results in the order of the jobs, no job lost, no process left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bottega.workers import LocalPool, Pool
from tests.signals import heed_interrupts
from tests.workers.promises import PROMISES, slow_first, square


@pytest.mark.parametrize("promise", PROMISES, ids=[promise.__name__ for promise in PROMISES])
def test_a_promise_is_kept(promise: Callable[[Pool, Path], None], tmp_path: Path) -> None:
    with LocalPool(2) as pool:
        promise(pool, tmp_path)


@pytest.mark.parametrize("processes", [1, 5])
def test_results_come_in_the_order_of_the_jobs(processes: int) -> None:
    assert list(LocalPool(processes).run(square, range(40))) == [n * n for n in range(40)]


def test_to_close_a_run_ends_idle_processes_too() -> None:
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
        "from tests.workers.promises import wait_long\n"
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
    if number == signal.SIGINT:
        os.killpg(program.pid, number)
    else:
        program.kill()
    program.communicate()
    while _group(program.pid):  # the jobs take longer than a test may
        time.sleep(0.05)


def _group(leader: int) -> list[str]:
    """The processes of a group that have not ended."""
    listed = subprocess.run(["ps", "-eo", "pgid=,stat=,pid="], capture_output=True, text=True, check=True)
    rows = [line.split() for line in listed.stdout.splitlines()]
    return [pid for group, stat, pid in rows if int(group) == leader and not stat.startswith("Z")]
