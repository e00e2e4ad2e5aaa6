"""A pool on this machine: processes that are started afresh, each with a pipe of its own.

No queue and no lock is shared, so a process can be stopped in the middle of a job without harm to the others.
"""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import pickle
import signal
import sys
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Generic

from bottega.system import enter_pool
from bottega.workers.pool import JobFailed, JobLost, JobT, Pool, ResultT

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

#: How many finished results per process may wait for an earlier one before no new job is started.
_AHEAD: Final = 8
#: How many workers a job may end before it is given up.
_ATTEMPTS: Final = 2


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
class _Order(Generic[JobT]):
    """A job with its place among the others, and how many workers it was given to."""

    place: int
    job: JobT
    attempts: int = 0


@dataclass
class _Worker(Generic[JobT]):
    process: SpawnProcess
    order: _Order[JobT]


class _PoolRun(Generic[JobT, ResultT]):
    """The processes of one call of `run`, and what they have answered."""

    def __init__(
        self, function: Callable[[JobT], ResultT], jobs: Iterable[JobT], processes: int, ordered: bool
    ) -> None:
        self._function = function
        self._orders = (_Order(place, job) for place, job in enumerate(jobs))
        self._again: deque[_Order[JobT]] = deque()
        self._processes = processes
        self._ordered = ordered
        self._busy: dict[Connection, _Worker[JobT]] = {}
        self._idle: list[tuple[Connection, SpawnProcess]] = []
        #: By the place of the job, in the order in which they came.
        self._answers: dict[int, _JobAnswer[ResultT]] = {}
        self._given = 0

    def results(self) -> Generator[ResultT, None, None]:
        try:
            self._fill()
            while self._busy:
                for pipe in wait(list(self._busy)):
                    assert isinstance(pipe, Connection)
                    self._receive(pipe)
                self._fill()
                yield from self._ready()
        finally:
            self._stop()

    def _ready(self) -> Iterator[ResultT]:
        """The answers that may be given out now; a failure is raised in its place."""
        while self._answers:
            place = self._given if self._ordered else next(iter(self._answers))
            if place not in self._answers:
                return
            answer = self._answers.pop(place)
            self._given += 1
            self._fill()
            yield answer.result()

    def _fill(self) -> None:
        """Give jobs to processes until all are busy or there is nothing to do."""
        while len(self._busy) < self._processes:
            order = self._next_order()
            if order is None:
                return
            pipe, process = self._idle.pop() if self._idle else self._start()
            order.attempts += 1
            self._busy[pipe] = _Worker(process, order)
            # A process that is gone does not read it; `_receive` notices.
            with contextlib.suppress(OSError):
                pipe.send(order.job)

    def _next_order(self) -> _Order[JobT] | None:
        """The job to do next; None if there is none, or if too many results wait for an earlier one."""
        if self._again:
            return self._again.popleft()
        if len(self._answers) >= _AHEAD * self._processes:
            return None
        return next(self._orders, None)

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
            self._answers[order.place] = pipe.recv()
        except (EOFError, OSError):
            pipe.close()
            worker.process.join()
            if order.attempts < _ATTEMPTS:
                self._again.append(order)
            else:
                self._answers[order.place] = _JobAnswer(error=JobLost(order.job))
        else:
            self._idle.append((pipe, worker.process))

    def _stop(self) -> None:
        processes = [*self._idle, *((pipe, worker.process) for pipe, worker in self._busy.items())]
        for _, process in processes:
            process.kill()
        for pipe, process in processes:
            process.join()
            pipe.close()


@dataclass
class _JobAnswer(Generic[ResultT]):
    """What came of a job: its result, or the exception that it raised."""

    value: ResultT | None = None
    error: BaseException | None = None

    def result(self) -> ResultT:
        if self.error is not None:
            raise self.error
        return self.value  # type: ignore[return-value]  # None where that is the result


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
    first = True
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        answer = _attempt(function, job)
        try:
            message = pickle.dumps(answer)
            pickle.loads(message)  # an exception may be dumped and still not come back
        except Exception:
            problem = f"{answer.value if answer.error is None else answer.error!r} cannot be pickled"
            message = pickle.dumps(_JobAnswer[Any](error=JobFailed(job, problem, traceback.format_exc())))
        pipe.send_bytes(message)
        if first:
            # What the first job has loaded stays for good: the garbage collector need not visit it again.
            gc.collect()
            gc.freeze()
            first = False


def _attempt(function: Callable[[Any], Any], job: object) -> _JobAnswer[Any]:
    try:
        return _JobAnswer(function(job))
    except Exception as error:
        error.add_note(f"In a worker:\n{traceback.format_exc()}")  # a traceback does not travel
        return _JobAnswer(error=error)
