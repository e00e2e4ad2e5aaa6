"""Lines of a board in the terminal: how wide they are, and how to set them side by side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.cells import cell_len

from bottega.engine.game import Line

_ELLIPSIS: Final = "…"


def cells(text: str) -> int:
    """The number of places that a text takes in a terminal.

    >>> cells("Éva"), cells("明")
    (3, 2)
    """
    return cell_len(text)


def clip(text: str, size: int) -> str:
    """A text cut to this number of places, the last one an ellipsis where something is missing.

    >>> clip("Lorenzo", 5)
    'Lore…'
    >>> clip("Lorenzo", 0)
    ''
    """
    if cells(text) <= size:
        return text
    if size < 1:
        return ""
    short = text
    while cells(short) > size - 1:
        short = short[:-1]
    return short + _ELLIPSIS


def length(line: Line) -> int:
    return sum(cells(text) for text, _ in line)


def pad(line: Line, size: int) -> Line:
    """The line with spaces after it, up to this number of places."""
    gap = size - length(line)
    return [*line, (" " * gap, "")] if gap > 0 else line


def apart(left: Line, right: Line, size: int) -> Line:
    """One line with a part at each end; at least a space between them."""
    return [*pad(left, max(size - length(right), length(left) + 1)), *right]


def words(text: str, style: str = "") -> list[Line]:
    """A text in chunks that `flow` may set on different lines."""
    return [[(word, style)] for word in text.split(" ") if word]


def flow(chunks: Sequence[Line], size: int, first: int = 0, hang: int = 0) -> list[Line]:
    """Chunks with a space between them, on as many lines as they need.

    A chunk is never broken: one that is too long for a line is cut. The first line begins with
    `first` spaces, every other with `hang`.
    """
    lines: list[Line] = []
    line: Line = [(" " * first, "")]
    start = first
    for chunk in chunks:
        used = length(line)
        if used > start and used + 1 + length(chunk) > size:
            lines.append(line)
            line = [(" " * hang, "")]
            start = used = hang
        if used > start:
            line.append((" ", ""))
            used += 1
        line += _cut(chunk, size - used)
    return [*lines, line]


def _cut(line: Line, size: int) -> Line:
    if length(line) <= size:
        return line
    return [(clip("".join(text for text, _ in line), size), line[0][1])]


def beside(left: Sequence[Line], right: Sequence[Line], gap: int = 2) -> list[Line]:
    """Two blocks side by side, their first lines level."""
    size = max((length(line) for line in left), default=0) + gap
    return [
        [*pad(a, size), *b] if b else list(a)
        for a, b in zip_longest(left, right, fillvalue=list[tuple[str, str]]())
    ]


def boxes(
    rows: Sequence[Sequence[Sequence[Line]]], sizes: Sequence[int], titles: Sequence[Line]
) -> list[Line]:
    """A frame around rows of cells, which are blocks of lines; titles stand in its upper edge."""
    lines = [_edge("╭┬╮", sizes, titles)]
    for number, row in enumerate(rows):
        if number:
            lines.append(_edge("├┼┤", sizes, []))
        for parts in zip_longest(*row, fillvalue=list[tuple[str, str]]()):
            line: Line = []
            for part, size in zip(parts, sizes, strict=True):
                line += [("│", "dim"), *pad(part, size)]
            lines.append([*line, ("│", "dim")])
    lines.append(_edge("╰┴╯", sizes, []))
    return lines


def _edge(corners: str, sizes: Sequence[int], titles: Sequence[Line]) -> Line:
    line: Line = [(corners[0], "dim")]
    for number, size in enumerate(sizes):
        if number:
            line.append((corners[1], "dim"))
        title = titles[number] if number < len(titles) else []
        if title:
            line += [(" ", ""), *title, (" ", "")]
            size -= length(title) + 2
        line.append(("─" * size, "dim"))
    return [*line, (corners[2], "dim")]
