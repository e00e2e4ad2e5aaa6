"""The screen of a real terminal: colours and boxes, by the library rich."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text
from rich.theme import Theme

from bottega.engine.game import Line
from bottega.engine.people.lines import cells, clip
from bottega.terminal.reading import Reader
from bottega.terminal.screen import NARROWEST, WIDEST, Screen, ScreenChoice, ScreenTable, wrapped
from bottega.terminal.styles import STYLES

#: Clears the screen, what has scrolled away, and goes to the top.
_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"

#: Clears the line and goes to its beginning.
_CLEAR_LINE: Final = "\r\x1b[2K"

#: The number of choices that stand one below the other even where there is room for columns.
_FEW: Final = 3


class ColourScreen(Screen):
    """Draws boards, lays choices out in columns. Colours obey NO_COLOR."""

    draws = True

    def __init__(self, console: Console, reader: Reader) -> None:
        super().__init__(reader)
        self._console = console

    @classmethod
    def of_terminal(cls, reader: Reader) -> ColourScreen:
        return cls(Console(theme=Theme(STYLES), highlight=False, markup=False, emoji=False), reader)

    @property
    def width(self) -> int:
        return max(NARROWEST, min(WIDEST, self._console.size.width))

    @property
    def height(self) -> int:
        return self._console.size.height

    def line(self, text: str = "", style: str = "") -> None:
        for line in wrapped(text, self.width) if cells(text) > self.width else [text]:
            self._put(Text(line, style=style))

    def ask(self, question: str) -> str:
        *above, last = wrapped(question, self.width) or [""]
        for line in above:
            self.line(line)
        return super().ask(last)

    def paragraph(self, text: str, indent: str = "", style: str = "") -> None:
        for line in wrapped(text, self.width, indent):
            self.line(line, style)

    def heading(self, text: str) -> None:
        if cells(text) + 8 > self.width:
            self.line(text, "heading")
        else:
            self._put(Text.assemble(("─── ", "quiet"), (text, "heading"), (" ───", "quiet")))

    def board(self, lines: Sequence[Line]) -> None:
        for pieces in lines:
            self._put(
                Text.assemble(
                    *(
                        (text, self._console.get_style(style or "none", default="none"))
                        for text, style in pieces
                    )
                )
            )

    def choices(self, items: Sequence[ScreenChoice]) -> None:
        digits = len(str(len(items))) + 1
        first = 1
        for group in _groups(items):
            rows = self._rows(group, digits)
            if self._column(group, digits) > self.width:
                for number, item in enumerate(group, first):
                    self._long_choice(number, item, digits)
            else:
                for row in range(rows):
                    self._choice_row(group, row, rows, first, digits)
            first += len(group)

    def _choice_row(self, group: list[ScreenChoice], row: int, rows: int, first: int, digits: int) -> None:
        said, noted = _widths(group)
        line = Text()
        for i in range(row, len(group), rows):
            item = group[i]
            line.append(f"{first + i:>{digits}} ", style="number")
            line.append(item.words + " " * (said - cells(item.words)))
            if noted:
                line.append(f"  {item.notation}", style="notation")
                line.append(" " * (noted - cells(item.notation)))
            line.append("  ")
        line.rstrip()
        self._put(line)

    def _long_choice(self, number: int, item: ScreenChoice, digits: int) -> None:
        """Where the columns have no room beside each other; the notation may need a line of its own."""
        said, noted = self._long_lines(item, digits)
        for place, part in enumerate(said):
            before = f"{number:>{digits}} " if place == 0 else " " * (digits + 1)
            line = Text.assemble((before, "number"), part)
            if place == len(said) - 1 and not noted and item.notation:
                line.append(f"  {item.notation}", style="notation")
            self._put(line)
        for part in noted:
            self._put(Text.assemble(" " * (digits + 1), (part, "notation")))

    def _long_lines(self, item: ScreenChoice, digits: int) -> tuple[list[str], list[str]]:
        """The words of a choice in lines, and its notation where it does not fit behind them."""
        width = self.width - digits - 1
        said = wrapped(item.words, width) or [""]
        if cells(said[-1]) + 2 + cells(item.notation) <= width:
            return said, []
        return said, wrapped(item.notation, width)

    def choice_rows(self, items: Sequence[ScreenChoice]) -> int:
        digits = len(str(len(items))) + 1
        rows = 0
        for group in _groups(items):
            if self._column(group, digits) > self.width:
                rows += sum(len(part) for item in group for part in self._long_lines(item, digits))
            else:
                rows += self._rows(group, digits)
        return rows

    def _rows(self, group: list[ScreenChoice], digits: int) -> int:
        """A few go one below the other; many go into columns, as many as the width allows."""
        if len(group) <= _FEW:
            return len(group)
        columns = max(1, (self.width + 2) // (self._column(group, digits) + 2))
        return -(-len(group) // columns)

    def _column(self, group: list[ScreenChoice], digits: int) -> int:
        said, noted = _widths(group)
        return digits + 1 + said + (noted + 2 if noted else 0)

    def table(self, table: ScreenTable) -> None:
        if _least_width(table) > self._console.size.width:
            self._narrow_table(table)
            return
        shown = RichTable(
            title=table.title or None,
            title_justify="left",
            title_style="heading",
            header_style="heading",
            box=box.SIMPLE_HEAD,
            pad_edge=False,
        )
        for i, head in enumerate(table.heads):
            shown.add_column(Text(head), justify="right" if table.figures and i else "left", overflow="fold")
        for number, row in enumerate(table.rows):
            apart = number == table.sum
            if apart:
                shown.add_section()
            shown.add_row(*(Text(text) for text in row), style="total" if apart else "", end_section=apart)
        self._console.print(shown)

    def _narrow_table(self, table: ScreenTable) -> None:
        """A row as a paragraph, where the columns do not fit side by side."""
        if table.title:
            self.line(table.title, "heading")
        for number, row in enumerate(table.rows):
            style = "total" if number == table.sum else ""
            self.line(" ".join(part for part in (table.heads[0], row[0]) if part), style or "prompt")
            pairs = [" ".join(pair).strip() for pair in zip(table.heads[1:], row[1:], strict=True)]
            self.paragraph(" · ".join(pairs), "  ", style)

    def clear(self) -> None:
        self._console.file.write(_CLEAR)
        self._console.file.flush()

    @contextmanager
    def notice(self, text: str, brief: bool) -> Iterator[None]:
        """On a line of its own that is gone afterwards."""
        shown = Text(clip(text, self.width - 1), style="quiet")
        self._console.print(shown, end="", no_wrap=True, overflow="ignore", crop=False)
        self._console.file.flush()
        try:
            with self._reader.without_echo():
                yield
        finally:
            self._console.file.write(_CLEAR_LINE)
            self._console.file.flush()

    def _put(self, text: Text) -> None:
        self._console.print(text, no_wrap=True, overflow="ignore", crop=False)


def _least_width(table: ScreenTable) -> int:
    """The width below which a column would break a word. Three places stand between two columns."""
    rows = [table.heads, *table.rows]
    longest = [
        max(cells(word) for row in rows for word in (row[column].split() or [""]))
        for column in range(len(table.heads))
    ]
    return sum(longest) + 3 * (len(longest) - 1)


def _groups(items: Sequence[ScreenChoice]) -> list[list[ScreenChoice]]:
    return [list(group) for _, group in groupby(items, key=lambda item: item.group)]


def _widths(group: list[ScreenChoice]) -> tuple[int, int]:
    """The longest words and the longest notation."""
    return max(cells(item.words) for item in group), max(cells(item.notation) for item in group)
