"""The jobs of one run of a pool, whatever the pool is: which comes next, what came of each, what may be given
out; and what a worker does with a job."""

from __future__ import annotations

import gc
import pickle
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Generic

from bottega.workers.pool import JobFailed, JobLost, JobT, ResultT

#: How many finished results per worker may wait for an earlier one before no new job is started.
_AHEAD: Final = 8
#: How many workers a job may end before it is given up.
_ATTEMPTS: Final = 2


@dataclass
class Order(Generic[JobT]):
    """A job with its place among the others, and how many workers have ended over it."""

    place: int
    job: JobT
    ended: int = 0


@dataclass
class JobAnswer(Generic[ResultT]):
    """What came of a job: its result, or the exception that it raised."""

    value: ResultT | None = None
    error: BaseException | None = None

    def result(self) -> ResultT:
        if self.error is not None:
            raise self.error
        return self.value  # type: ignore[return-value]  # None where that is the result


class Orders(Generic[JobT, ResultT]):
    """Jobs on their way to workers, and answers on their way to the caller."""

    def __init__(self, jobs: Iterable[JobT], ordered: bool) -> None:
        self._orders = (Order(place, job) for place, job in enumerate(jobs))
        self._again: deque[Order[JobT]] = deque()
        self._ordered = ordered
        #: By the place of the job, in the order in which they came.
        self._answers: dict[int, JobAnswer[ResultT]] = {}
        self._given = 0

    def next(self, workers: int) -> Order[JobT] | None:
        """The job to do next; None if there is none, or if too many results wait for an earlier one."""
        if self._again:
            return self._again.popleft()
        if len(self._answers) >= _AHEAD * workers:
            return None
        return next(self._orders, None)

    def answered(self, order: Order[JobT], answer: JobAnswer[ResultT]) -> None:
        self._answers[order.place] = answer

    def ended(self, order: Order[JobT]) -> None:
        """The worker that had this job has ended without an answer."""
        order.ended += 1
        if order.ended < _ATTEMPTS:
            self.repeat(order)
        else:
            self.give_up(order)

    def repeat(self, order: Order[JobT]) -> None:
        """Do it again, and count nothing against the job."""
        self._again.append(order)

    def give_up(self, order: Order[JobT]) -> None:
        self.answered(order, JobAnswer(error=JobLost(order.job)))

    def ready(self, fill: Callable[[], None]) -> Iterator[ResultT]:
        """The results that may be given out now; a failure is raised in its place. `fill` is called before
        each of them, so that the workers are busy while the caller is."""
        while self._answers:
            place = self._given if self._ordered else next(iter(self._answers))
            if place not in self._answers:
                return
            answer = self._answers.pop(place)
            self._given += 1
            fill()
            yield answer.result()


def perform(function: Callable[[Any], Any], job: object) -> bytes:
    """What a worker does with a job: the `JobAnswer`, pickled."""
    answer = _attempt(function, job)
    try:
        message = pickle.dumps(answer)
        pickle.loads(message)  # an exception may be dumped and still not come back
    except Exception:
        problem = f"{answer.value if answer.error is None else answer.error!r} cannot be pickled"
        message = pickle.dumps(JobAnswer[Any](error=JobFailed(job, problem, traceback.format_exc())))
    return message


def _attempt(function: Callable[[Any], Any], job: object) -> JobAnswer[Any]:
    try:
        return JobAnswer(function(job))
    except Exception as error:
        error.add_note(f"In a worker:\n{traceback.format_exc()}")  # a traceback does not travel
        return JobAnswer(error=error)


@cache
def settle() -> None:
    """For a worker after its first job: what that has loaded stays for good, and the garbage collector need
    not visit it again. Called again, it does nothing."""
    gc.collect()
    gc.freeze()
