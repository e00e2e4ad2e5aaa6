"""Where answers come from: somebody's keyboard, with the comforts of a shell, or a pipe."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TextIO

if sys.platform == "win32":
    readline = None  # its consoles edit lines themselves and keep a history
else:
    try:
        import readline
    except ImportError:  # some builds of Python
        readline = None  # type: ignore[assignment]


class Reader(ABC):
    """Asks, and gives the answer."""

    @abstractmethod
    def read(self, question: str) -> str:
        """The answer as typed; EOFError when there will be no more."""

    def offer(self, completions: Sequence[str]) -> None:  # noqa: B027 - most cannot
        """What may well be typed next."""

    def forget(self) -> None:  # noqa: B027 - most remember nothing
        """What was typed so far is nobody else's business."""


class Keyboard(Reader):
    """Editing, history and completion by Tab, where Python has them."""

    def __init__(self) -> None:
        self._completions: Sequence[str] = ()
        if readline is not None:
            readline.set_completer_delims("")
            readline.set_completer(self._complete)
            # macOS has another library behind the same module.
            libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
            readline.set_auto_history(True)

    def read(self, question: str) -> str:
        return input(question)

    def offer(self, completions: Sequence[str]) -> None:
        self._completions = completions

    def forget(self) -> None:
        if readline is not None:
            readline.clear_history()

    def _complete(self, text: str, state: int) -> str | None:
        typed = text.lower().lstrip()
        found = [word for word in self._completions if word.startswith(typed)]
        return found[state] if state < len(found) else None


class Pipe(Reader):
    """Answers are repeated on the way out, so that what is written there can be followed."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self._source = source
        self._out = out

    def read(self, question: str) -> str:
        self._out.write(question)
        self._out.flush()
        answer = self._source.readline()
        self._out.write(answer.rstrip("\r\n") + "\n")
        self._out.flush()
        if not answer:
            raise EOFError
        return answer


def at_terminal() -> bool:
    """Does a person sit at both ends?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


def open_reader() -> Reader:
    return Keyboard() if at_terminal() else Pipe(sys.stdin, sys.stdout)
