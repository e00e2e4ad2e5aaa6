"""Many matches on many processes that share nothing: each is started afresh, hears which match to play
through a pipe of its own, and can be stopped in the middle of it without harm to anybody."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess

from bottega.bots.ladder.playing import Outcome, play_fixture
from bottega.bots.ladder.schedule import Fixture, Plan
from bottega.simulate import Crash
from bottega.system import enter_pool

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection


class LostWorker(Exception):
    """A process ended without an answer."""


def work(plan: Plan, fixtures: Iterable[Fixture], jobs: int = 1) -> Iterator[Outcome]:
    """These matches, each as soon as it is over. Closing the iterator stops the work at once; Crash
    if a match fails."""
    if jobs == 1:
        for fixture in fixtures:
            yield play_fixture(plan, fixture)
        return
    crew: dict[Connection, SpawnProcess] = {}
    waiting = iter(fixtures)
    try:
        for fixture in islice(waiting, jobs):
            ours, process = _hire(plan)
            crew[ours] = process
            ours.send(fixture)
        while crew:
            for ready in wait(list(crew)):
                assert isinstance(ready, Connection)
                yield _answer(ready)
                _next(ready, waiting, crew)
    finally:
        for process in crew.values():
            process.terminate()
        for process in crew.values():
            process.join()


def _hire(plan: Plan) -> tuple[Connection, SpawnProcess]:
    """A process, and our end of its pipe."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_labour, args=(plan, theirs), daemon=True)
    with _deaf():
        process.start()
    theirs.close()
    return ours, process


@contextlib.contextmanager
def _deaf() -> Iterator[None]:
    """What is started meanwhile does not hear Ctrl-C, which reaches all processes at a keyboard: only the
    first decides what to do, and hears it a moment later."""
    if sys.platform == "win32":  # which cannot do that: see `_labour`
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # else the first start does it, and lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _answer(ready: Connection) -> Outcome:
    try:
        answer = ready.recv()
    except EOFError as error:
        raise LostWorker from error
    if isinstance(answer, Crash):
        raise answer
    assert isinstance(answer, Outcome)
    return answer


def _next(ready: Connection, waiting: Iterator[Fixture], crew: dict[Connection, SpawnProcess]) -> None:
    """Another match for this process, or an end to it."""
    fixture = next(waiting, None)
    if fixture is not None:
        ready.send(fixture)
        return
    ready.close()
    crew.pop(ready).join()


def _labour(plan: Plan, pipe: Connection) -> None:
    """Plays what it is told to, until the pipe is closed."""
    enter_pool()
    while True:
        try:
            fixture = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(play_fixture(plan, fixture))
        except Crash as crash:
            pipe.send(crash)
