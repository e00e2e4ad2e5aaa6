"""Screens: where texts are shown and answers are read. The plain one is here, the coloured one in `colour`.

A session, a replay or a report says *what* is shown; a screen decides how it looks. The plain screen
writes line after line without boxes, colours or cursor movements, for a screen reader or a pipe.
"""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Final, TextIO

from bottega.engine.game import Line
from bottega.engine.people.lines import cells
from bottega.system import understands_escapes
from bottega.terminal.reading import Reader, at_terminal, open_reader

#: The least and the greatest width that texts are wrapped to.
NARROWEST: Final = 40
WIDEST: Final = 120
#: The width of a drawn table on a screen without a width.
_USUAL: Final = 80


@dataclass
class ScreenTable:
    """Rows under heads. The first column is text; the others are figures, if `figures` says so."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]] = field(default_factory=list)
    figures: bool = True
    #: The number of a row that is a sum and stands apart.
    sum: int | None = None


@dataclass(frozen=True)
class ScreenChoice:
    """Something to choose: its words and its notation. Neighbours of one group belong together."""

    words: str
    notation: str = ""
    group: str = ""


class Screen(ABC):
    """What every way of showing things can do."""

    #: Whether boards are drawn; otherwise they are described in words.
    draws: bool

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    @property
    @abstractmethod
    def width(self) -> int:
        """The number of characters that a line may have."""

    @property
    @abstractmethod
    def height(self) -> int:
        """The number of lines in the window; 0 where there is none."""

    @abstractmethod
    def line(self, text: str = "", style: str = "") -> None:
        """A line; one that is too long for the window is wrapped. `style` is a name in `styles.STYLES`."""

    @abstractmethod
    def paragraph(self, text: str, indent: str = "", style: str = "") -> None:
        """A text that is wrapped where lines are short."""

    @abstractmethod
    def heading(self, text: str) -> None:
        """A title above what follows."""

    @abstractmethod
    def board(self, lines: Sequence[Line]) -> None:
        """A drawn board."""

    @abstractmethod
    def choices(self, items: Sequence[ScreenChoice]) -> None:
        """Choices, numbered from 1."""

    @abstractmethod
    def table(self, table: ScreenTable) -> None: ...

    @abstractmethod
    def clear(self) -> None:
        """Remove everything from the window, and from what has scrolled away, where that can be done."""

    @abstractmethod
    def notice(self, text: str, brief: bool) -> AbstractContextManager[None]:
        """Shows a text during the `with` block. A `brief` one appears only on a screen that can take it back.
        Keys that are typed meanwhile are not echoed."""

    def choice_rows(self, items: Sequence[ScreenChoice]) -> int:
        """The number of lines that `choices` takes."""
        return len(items)

    def ask(self, question: str) -> str:
        """The answer, without the spaces around it; EOFError when there will be no more."""
        return self._reader.read(f"{question} ").strip()

    def confirm(self, question: str, yes: Sequence[str]) -> bool:
        """Whether the answer is one of these words."""
        return self.ask(question).casefold() in yes

    def offer(self, completions: Sequence[str]) -> None:
        """What Tab completes from now on."""
        self._reader.offer(completions)

    def forget(self) -> None:
        """Forget what was typed so far: the next person must not see it."""
        self._reader.forget()


class PlainScreen(Screen):
    """Line after line, one thing in each."""

    draws = False

    def __init__(self, out: TextIO, reader: Reader) -> None:
        super().__init__(reader)
        self._out = out

    @property
    def width(self) -> int:
        return _USUAL

    @property
    def height(self) -> int:
        return 0

    def line(self, text: str = "", style: str = "") -> None:
        self._out.write(text.rstrip() + "\n")
        self._out.flush()

    def paragraph(self, text: str, indent: str = "", style: str = "") -> None:
        self.line(indent + text)

    def heading(self, text: str) -> None:
        self.line()
        self.line(text)

    def board(self, lines: Sequence[Line]) -> None:
        for pieces in lines:
            self.line("".join(text for text, _ in pieces))

    def choices(self, items: Sequence[ScreenChoice]) -> None:
        for number, item in enumerate(items, 1):
            self.line(
                f"{number}. {item.words} ({item.notation})" if item.notation else f"{number}. {item.words}"
            )

    def table(self, table: ScreenTable) -> None:
        if table.title:
            self.heading(table.title)
        rows = [table.heads, *table.rows]
        widths = [max(cells(row[i]) for row in rows) for i in range(len(table.heads))]
        for row in rows:
            padded = [_pad(text, widths[i], right=table.figures and i > 0) for i, text in enumerate(row)]
            self.line("  ".join(padded))

    def clear(self) -> None:
        self.line()

    def notice(self, text: str, brief: bool) -> AbstractContextManager[None]:
        if not brief:
            self.line(text)
        return nullcontext()


def _pad(text: str, width: int, right: bool) -> str:
    space = " " * (width - cells(text))
    return space + text if right else text + space


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """The text in lines of at most this width, broken between words. Items of a list hang under their dash.

    >>> wrapped("- one two three", 9)
    ['- one two', '  three']
    """
    bullet = "  " if text.startswith("- ") else ""
    return textwrap.wrap(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=" " * len(indent) + bullet,
        break_long_words=False,
        break_on_hyphens=False,
    )


def fitted(text: str, stream: TextIO) -> str:
    """A text of several lines, wrapped to the window if the stream is a terminal."""
    if not stream.isatty():
        return text
    width = max(NARROWEST, shutil.get_terminal_size().columns)
    lines: list[str] = []
    for line in text.split("\n"):
        indent = line[: len(line) - len(line.lstrip())]
        lines += wrapped(line.strip(), width, indent) or [""] if len(line) > width else [line]
    return "\n".join(lines)


def discard_output() -> None:
    """After the reader of our output has left: whatever is still written, even by the interpreter when it
    ends, goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def open_screen(plain: bool, asks: bool = False) -> Screen:
    """The screen for this process: coloured on a real terminal, plain otherwise or if that is wished.

    `asks` says that there will be questions, and so a pipe at the other end makes it plain as well.
    """
    capable = sys.stdout.isatty() and understands_escapes()
    if plain or not capable or (asks and not at_terminal()):
        return PlainScreen(sys.stdout, open_reader())
    from bottega.terminal.colour import ColourScreen  # it brings all of rich

    return ColourScreen.of_terminal(open_reader())
