"""Components, inventions and workers as short coloured text: what the drawn boards are made of.

A `Line` here is a chunk that `lines.flow` keeps together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from bottega.engine.game import Line
from bottega.engine.people.lines import words
from bottega.engine.types import Json
from bottega.games.leonardo.components import COMPONENTS, METALS, TYPES, Box

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

STYLES: Final = {
    "iron": "bold blue",
    "glass": "bold cyan",
    "wood": "bold yellow",
    "brick": "bold red",
    "rope": "bold green",
    "bronze": "red",
    "copper": "magenta",
    "silver": "",
    "gold": "yellow",
}

DOT: Final[Line] = [("·", "dim")]
BAR: Final[Line] = [("│", "dim")]
DASH: Final[Line] = [("–", "dim")]
FREE_SPACE: Final = "_"


def symbol(name: str, book: Book) -> tuple[str, str]:
    """A component or a metal as its letter."""
    return book.say(f"symbol-{name}"), STYLES[name]


def amounts(counts: Mapping[str, int], book: Book) -> list[Line]:
    """``2W 1G``, and a dash for nothing."""
    chunks: list[Line] = []
    for name, count in counts.items():
        if count:
            letter, style = symbol(name, book)
            chunks.append([(f"{count}{letter}", style)])
    return chunks or [DASH]


def number(box: Box, invention: int, book: Book) -> Line:
    """``13c``: an invention's number and the letter of its metal."""
    letter, style = symbol(METALS[box.inventions[invention].metal], book)
    return [(str(invention), "bold"), (letter, style)]


def numbers(box: Box, inventions: Sequence[int], book: Book) -> list[Line]:
    return [number(box, invention, book) for invention in inventions] or [DASH]


def by_type(box: Box, inventions: Sequence[int], book: Book) -> list[Line]:
    """``rope 8s 13c · iron 6c``: what belongs together stays together."""
    chunks: list[Line] = []
    for type, name in enumerate(TYPES):
        of_type = [n for n in inventions if box.inventions[n].type == type]
        if of_type:
            label: Line = [(book.say(f"component-{name}"), STYLES[name])]
            dot = [DOT] if chunks else []
            chunks.append(glued([*dot, label, *numbers(box, of_type, book)]))
    return chunks or [DASH]


def force(apprentices: int, master: bool, book: Book) -> str:
    """``2+@``: apprentices and the master."""
    parts = [str(apprentices)] if apprentices else []
    if master:
        parts.append(book.say("symbol-master"))
    return "+".join(parts)


def spaces(board: dict[str, Json], lab: str, book: Book) -> Line:
    """``[¤@i···]``: a laboratory's mechanical men, its workers and its free spaces."""
    data = board["labs"][lab]
    held = book.say("symbol-man") * data["men"]
    if board["master"] == lab:
        held += book.say("symbol-master")
    held += book.say("symbol-apprentice") * data["apprentices"]
    free = data["spaces"] - len(held)
    return [("[", "dim"), (held, "bold"), (FREE_SPACE * free, "dim"), ("]", "dim")]


def glued(chunks: Sequence[Line]) -> Line:
    """One chunk of several, with spaces between them."""
    line: Line = []
    for chunk in chunks:
        line += [*([(" ", "")] if line else []), *chunk]
    return line


def legend(book: Book) -> list[Line]:
    """What the letters and signs mean."""
    workers: list[Line] = []
    for worker in ("apprentice", "master", "man"):
        meaning = book.say(f"board-legend-{worker}")
        workers.append([(book.say(f"symbol-{worker}"), "bold"), (f" {meaning}", "dim")])
    workers.append([(FREE_SPACE, "bold"), (f" {book.say('board-legend-space')}", "dim")])
    parts = {
        "components": [_meaning(name, f"component-{name}", book) for name in COMPONENTS],
        "metals": [_meaning(name, f"metal-{name}", book) for name in METALS],
        "workers": workers,
    }
    chunks: list[Line] = []
    for part, meanings in parts.items():
        chunks += [*words(book.say(f"board-legend-{part}"), "dim"), *listed(meanings)]
    return chunks


def listed(chunks: Sequence[Line]) -> list[Line]:
    """Chunks with a comma after each, a full stop after the last."""
    return [[*chunk, (",", "dim")] for chunk in chunks[:-1]] + [
        [*chunk, (".", "dim")] for chunk in chunks[-1:]
    ]


def _meaning(name: str, id: str, book: Book) -> Line:
    return [symbol(name, book), (f" {book.say(id)}", "dim")]
