"""One contestant in a process of its own: ``python -m bench.worker SUBJECT PLAYERS``.

A line of JSON comes in, a line of JSON goes out. In between it waits and costs nothing, so that the others
have the machine, and two builds of the same modules can be measured side by side.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from bench.builds import running
from bench.subject import STATES, Subject, costs, play


class Worker:
    """Answers what it is asked about its subject."""

    def __init__(self, subject: Subject) -> None:
        self._subject = subject
        self._seed = 0
        self._states: list[Any] = []

    def answer(self, question: dict[str, Any]) -> Any:
        match question["do"]:
            case "play":
                done = play(self._subject, self._seed, question["seconds"])
                self._seed += done.matches
                return asdict(done)
            case "costs":
                if not self._states:
                    self._states = [self._subject.midgame(seed) for seed in range(STATES)]
                return costs(self._subject, self._states)
            case "parts":
                from bench.ours import Bottega

                assert isinstance(self._subject, Bottega)
                return self._subject.parts(0, question["seconds"])
            case other:
                raise ValueError(f"a worker is asked to play, or for costs or parts, not {other!r}")


def subject(name: str, players: int) -> Subject:
    """ImportError where its package is not installed."""
    if name in _PEERS:
        return _PEERS[name]()
    from bench.ours import Bottega

    return Bottega(name, players)


def _catanatron() -> Subject:
    from bench.peers import Catanatron

    return Catanatron()


def _python_chess() -> Subject:
    from bench.peers import PythonChess

    return PythonChess()


def _open_spiel(name: str) -> Subject:
    from bench.peers import OpenSpiel

    return OpenSpiel(name)


_PEERS: dict[str, Callable[[], Subject]] = {
    "catanatron": _catanatron,
    "python-chess": _python_chess,
    "OpenSpiel chess": lambda: _open_spiel("chess"),
    "OpenSpiel backgammon": lambda: _open_spiel("backgammon"),
    "OpenSpiel hearts": lambda: _open_spiel("hearts"),
}


def main(name: str, players: int) -> None:
    # Whatever a package prints must not come between the answers.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def tell(answer: Any) -> None:
        print(json.dumps(answer), file=answers, flush=True)

    try:
        chosen = subject(name, players)
        chosen.match(0)  # imports, tables and caches are ready before any clock starts
        gc.collect()
        gc.freeze()  # and the collector of garbage visits them no more: with everybody alike
    except ImportError as error:
        tell({"missing": f"not installed here ({error})"})
        return
    tell({"version": chosen.version, "build": "" if name in _PEERS else running()})
    worker = Worker(chosen)
    for line in sys.stdin:
        tell(worker.answer(json.loads(line)))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
