"""Where the work of a command is done: the pool of workers that ``--on`` and ``--jobs`` ask for.

A command has both options with `Parser.pool`, and the pool with `open_pool`.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

from bottega.system import cores
from bottega.terminal import checked
from bottega.terminal.words import Trouble
from bottega.workers import ClusterError, JobLost, LocalPool, Pool, RayPool


@contextmanager
def open_pool(args: Namespace) -> Iterator[Pool]:
    """The pool, for a `with` statement around the work: a job that is lost, and a cluster that fails, become
    Trouble."""
    try:
        with _pool(args) as pool:
            yield pool
    except JobLost as error:
        raise Trouble("error-worker", job=str(error.job)) from error
    except ClusterError as error:
        raise Trouble(f"error-{error.code}", **error.values) from error


def _pool(args: Namespace) -> Pool:
    jobs = checked.jobs(args.jobs)
    place = checked.place(args.on)
    match place:
        case "local":
            return LocalPool(jobs or cores())
        case "ray":
            return RayPool(jobs=jobs)
        case address:
            return RayPool(address, jobs)
