"""What every pool of workers promises, whether its processes run here or on other machines."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable
from types import TracebackType
from typing import Self, TypeVar

JobT = TypeVar("JobT")
ResultT = TypeVar("ResultT")


class Pool(ABC):
    """Runs jobs on workers that share nothing. Used in a `with` statement, it is closed at the end."""

    @property
    @abstractmethod
    def size(self) -> int:
        """The number of jobs that can run at the same time."""

    @abstractmethod
    def run(
        self, function: Callable[[JobT], ResultT], jobs: Iterable[JobT], *, ordered: bool = True
    ) -> Generator[ResultT, None, None]:
        """Call `function` on every job and yield the results in the order of the jobs.

        With `ordered` false, yield each result as soon as it is there, for a caller that stores it at once.

        The function stands in a module, or is a `functools.partial` of one that does; jobs and results can be
        pickled. Jobs are taken from the iterable when a worker is free for them. An exception of the function
        is raised here in place of its result. When a worker ends without a result, its job runs again on
        another one; a job that ends two workers raises `JobLost`. To close the generator, or to interrupt it,
        stops all workers at once.
        """

    def close(self) -> None:  # noqa: B027 - most hold nothing
        """Give back what the pool holds between two runs. A closed pool runs nothing more."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class JobLost(Exception):
    """A job that has ended two workers, one after the other. `job` is its data."""

    def __init__(self, job: object) -> None:
        super().__init__(job)
        self.job = job

    def __str__(self) -> str:
        return f"two workers in turn ended without a result for {self.job!r}"


class JobFailed(Exception):
    """Stands for an exception, or for a result, that cannot be pickled. `job` is the data of its job,
    `problem` says what happened, `trace` is the traceback in the worker."""

    def __init__(self, job: object, problem: str, trace: str) -> None:
        super().__init__(job, problem, trace)
        self.job = job
        self.problem = problem
        self.trace = trace

    def __str__(self) -> str:
        return f"{self.problem}, in the job {self.job!r}"
