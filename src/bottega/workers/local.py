"""A pool on this machine: processes that are started afresh, each with a pipe of its own.

No queue and no lock is shared, so a process can be stopped in the middle of a job without harm to the others.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any, Generic

from bottega.system import enter_pool
from bottega.workers.orders import JobAnswer, Order, Orders, perform, settle
from bottega.workers.pool import JobT, Pool, ResultT

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection


class LocalPool(Pool):
    """A number of processes on this machine; with one, the jobs run in the process of the caller.

    A program that uses more than one keeps its own code under ``if __name__ == "__main__":``, because each
    process imports the program's module.
    """

    def __init__(self, processes: int) -> None:
        if processes < 1:
            raise ValueError(f"a pool has at least 1 process, not {processes}")
        self._processes = processes

    @property
    def size(self) -> int:
        return self._processes

    def run(
        self, function: Callable[[JobT], ResultT], jobs: Iterable[JobT], *, ordered: bool = True
    ) -> Generator[ResultT, None, None]:
        if self._processes == 1:
            for job in jobs:
                yield function(job)
        else:
            yield from _PoolRun(function, jobs, self._processes, ordered).results()


@dataclass
class _Worker(Generic[JobT]):
    process: SpawnProcess
    order: Order[JobT]


class _PoolRun(Generic[JobT, ResultT]):
    """The processes of one call of `run`, and what they have answered."""

    def __init__(
        self, function: Callable[[JobT], ResultT], jobs: Iterable[JobT], processes: int, ordered: bool
    ) -> None:
        self._function = function
        self._orders: Orders[JobT, ResultT] = Orders(jobs, ordered)
        self._processes = processes
        self._busy: dict[Connection, _Worker[JobT]] = {}
        self._idle: list[tuple[Connection, SpawnProcess]] = []

    def results(self) -> Generator[ResultT, None, None]:
        try:
            self._fill()
            while self._busy:
                for pipe in wait(list(self._busy)):
                    assert isinstance(pipe, Connection)
                    self._receive(pipe)
                self._fill()
                yield from self._orders.ready(self._fill)
        finally:
            self._stop()

    def _fill(self) -> None:
        """Give jobs to processes until all are busy or there is nothing to do."""
        while len(self._busy) < self._processes:
            order = self._orders.next(self._processes)
            if order is None:
                return
            pipe, process = self._idle.pop() if self._idle else self._start()
            self._busy[pipe] = _Worker(process, order)
            # A process that is gone does not read it; `_receive` notices.
            with contextlib.suppress(OSError):
                pipe.send(order.job)

    def _start(self) -> tuple[Connection, SpawnProcess]:
        """A new process, and our end of its pipe."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(self._function, theirs), daemon=True)
        with _without_interrupts():
            process.start()
        theirs.close()
        return ours, process

    def _receive(self, pipe: Connection) -> None:
        """Take the answer of a process; if it is gone, see to its job."""
        worker = self._busy.pop(pipe)
        order = worker.order
        try:
            answer: JobAnswer[ResultT] = pipe.recv()
        except (EOFError, OSError):
            pipe.close()
            worker.process.join()
            self._orders.ended(order)
        else:
            self._orders.answered(order, answer)
            self._idle.append((pipe, worker.process))

    def _stop(self) -> None:
        processes = [*self._idle, *((pipe, worker.process) for pipe, worker in self._busy.items())]
        for _, process in processes:
            process.kill()
        for pipe, process in processes:
            process.join()
            pipe.close()


@contextlib.contextmanager
def _without_interrupts() -> Iterator[None]:
    """Around the start of a process, so that Ctrl-C never reaches it: the keyboard sends it to all processes,
    and the caller alone decides what it means. The caller receives it a moment later."""
    if sys.platform == "win32":  # nothing is inherited there; `enter_pool` is early enough
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # otherwise the first start does it, and unblocks the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(function: Callable[[Any], Any], pipe: Connection) -> None:
    """What a process does: one job after the other, until the pipe is closed."""
    enter_pool()
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        pipe.send_bytes(perform(function, job))
        settle()
