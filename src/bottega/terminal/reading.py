"""Where answers come from: a keyboard, with editing, history and completion, or a pipe."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
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
        """What Tab completes from now on."""

    def forget(self) -> None:  # noqa: B027 - most remember nothing
        """Forget what was typed so far: the next person must not see it."""

    def without_echo(self) -> AbstractContextManager[None]:
        """During the `with` block, keys that are typed are kept for the next question but not shown."""
        return nullcontext()


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

    @contextmanager
    def without_echo(self) -> Iterator[None]:
        if sys.platform == "win32":  # its consoles echo only what a program reads
            yield
            return
        import termios

        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        silent = list(before)
        silent[3] = before[3] & ~termios.ECHO
        termios.tcsetattr(terminal, termios.TCSADRAIN, silent)
        try:
            yield
        finally:
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)

    def _complete(self, text: str, state: int) -> str | None:
        typed = text.lower().lstrip()
        fitting = [word for word in self._completions if word.startswith(typed)]
        return fitting[state] if state < len(fitting) else None


class Pipe(Reader):
    """Answers are repeated in the output, so that it can be read alone."""

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
    """Whether both input and output are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def open_reader() -> Reader:
    return Keyboard() if at_terminal() else Pipe(sys.stdin, sys.stdout)
