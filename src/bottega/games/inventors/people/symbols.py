"""Tokens, levels and slots as short coloured text: what the drawn table is made of.

A `Line` here is a chunk that `lines.flow` keeps together. Nothing is shown by colour
alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from bottega.engine.game import Line
from bottega.engine.people.lines import cells, clip, length
from bottega.engine.types import Seat
from bottega.games.inventors.rules.scoring import Run

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

TEAM_STYLES: Final = {"green": "green", "blue": "blue", "yellow": "yellow", "purple": "magenta", "red": "red"}

TOKEN_STYLES: Final = {
    "progression": "bold cyan",
    "availability": "bold green",
    "additional_knowledge": "bold magenta",
    "classification": "bold blue",
    "victory_points": "bold yellow",
}

FILLED: Final = "■"
EMPTY: Final = "□"
#: A tile that stands, and one that lies on its side.
AVAILABLE: Final = "▮"
BUSY: Final = "▭"
REACHED: Final = "✓"
NOW: Final = "►"
NOTHING: Final[Line] = [("–", "dim")]
DOT: Final[Line] = [("·", "dim")]
_DASHES: Final = "── "
#: Maximum number of slots that are drawn one by one; more are counted.
MOST_DRAWN: Final = 4


def letter(seat: Seat) -> str:
    """How a seat is called at the head of its column of cubes."""
    return "ABCDE"[seat]


def token(name: str, book: Book) -> Line:
    return [(book.say(f"symbol-{name}"), TOKEN_STYLES[name.rstrip("_1234")])]


def lying_token(name: str | None, book: Book) -> Line:
    """A token on an invention; a dash where it is taken."""
    return NOTHING if name is None else token(name, book)


def tokens(counts: Mapping[str, int], book: Book) -> list[Line]:
    """``↑2 ×3``, a chunk for each kind, and a dash for none."""
    return dotted(
        [
            [*token(name, book), *([(f" ×{count}", "")] if count > 1 else [])]
            for name, count in counts.items()
            if count
        ]
    )


def slots(owners: Sequence[Seat | None]) -> Line:
    """``■■□``, or ``2/9`` where there are too many to draw."""
    if not owners:
        return NOTHING
    total, empty = len(owners), owners.count(None)
    if total > MOST_DRAWN:
        return [(f"{total - empty}/{total}", "bold" if empty else "")]
    return [(FILLED * (total - empty), "dim"), (EMPTY * empty, "bold")]


def level(has: int, goal: int) -> Line:
    """``1/3``: the level and what the goal asks; a dash for nothing at all."""
    if not goal:
        return [(str(has), "bold")] if has else NOTHING
    return [(str(has), "bold" if has else ""), (f"/{goal}", "green" if has >= goal else "dim")]


def victory_points(count: int, book: Book) -> tuple[str, str]:
    return book.say("board-points", {"points": count}), "yellow"


def run(numbers: Run, book: Book) -> Line:
    """``0-1-★-3 = 3 VP``"""
    star = book.say("symbol-classification")
    text = "-".join(star if starred else str(number) for number, starred in enumerate(numbers))
    return [(text, "bold"), (" = ", "dim"), victory_points(len(numbers) - 1, book)]


def glued(chunks: Sequence[Line]) -> Line:
    """One chunk of several, with spaces between them."""
    line: Line = []
    for chunk in chunks:
        line += [*([(" ", "")] if line else []), *chunk]
    return line


def dotted(chunks: list[Line]) -> list[Line]:
    """Chunks with a dot after each but the last, and a dash for none."""
    return [*(glued([chunk, DOT]) for chunk in chunks[:-1]), *chunks[-1:]] or [NOTHING]


def rule(title: str, facts: Sequence[Line], width: int) -> Line:
    """A line across with a name and facts in it; the name is cut if there is no room."""
    details: Line = [piece for fact in facts for piece in ((" · ", "dim"), *fact)]
    name = clip(title, width - length(details) - len(_DASHES) - 2)
    line: Line = [(_DASHES, "dim"), (name, "bold"), *details, (" ", "")]
    return [*line, ("─" * (width - length(line)), "dim")]


def rule_length(title: str, facts: Sequence[Line]) -> int:
    """How wide a rule must be to show all of it."""
    return len(_DASHES) + cells(title) + sum(3 + length(fact) for fact in facts) + 2
