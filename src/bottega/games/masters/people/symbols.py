"""Resources, cards and leaders as short coloured text: what the drawn boards are made of.

A `Line` here is a chunk that `lines.flow` keeps together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bottega.engine.game import Line
from bottega.games.masters.components import COLOURS, RESOURCES, SPECIAL_DEPOT, Card, LeaderCard, by_name
from bottega.games.masters.people.wording import ROMAN, output

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

STYLES: Final = {
    "coin": "bold yellow",
    "stone": "bold",
    "servant": "bold magenta",
    "shield": "bold blue",
    "faith": "bold red",
    "white": "white",
    "any": "bold",
}

COLOUR_STYLES: Final = {"green": "green", "blue": "blue", "yellow": "yellow", "purple": "magenta"}

ARROW: Final[Line] = [("→", "")]
DOT: Final[Line] = [("·", "dim")]
#: Before a number of cards.
TIMES: Final = "×"


def symbol(name: str, book: Book, count: int | None = None) -> Line:
    """A resource (or faith, or any resource) as its symbol, after its number where there is one."""
    return [(f"{'' if count is None else count}{book.say(f'symbol-{name}')}", STYLES[name])]


def amounts(counts: Mapping[str, int], book: Book) -> list[Line]:
    """``2● 1■``, and a dash for nothing."""
    return [symbol(name, book, count) for name, count in counts.items() if count] or [[("–", "dim")]]


def production(card: Card, book: Book) -> list[Line]:
    """``1☻ 1▼ → 3■``"""
    return [*amounts(by_name(card.input), book), ARROW, *amounts(output(card), book)]


def points(count: int, book: Book) -> tuple[str, str]:
    return book.say("board-points", {"points": count}), "yellow"


def card_kind(card: Card, book: Book) -> Line:
    """``green II``, in the colour of the card."""
    colour = COLOURS[card.colour]
    return [(f"{book.say(f'colour-{colour}')} {ROMAN[card.level]}", f"bold {COLOUR_STYLES[colour]}")]


def card_label(card: Card, book: Book) -> list[Line]:
    """``green II`` and its points."""
    return [card_kind(card, book), [points(card.points, book)]]


def leader_label(leader: LeaderCard, book: Book) -> list[Line]:
    """The number by which actions call it, what it does, its points."""
    name = RESOURCES[leader.resource]
    number = book.say("board-number", {"number": leader.id})
    chunks: list[Line] = [[(number, "bold")], [(book.say(f"board-{leader.ability}"), "")]]
    match leader.ability:
        case "discount":
            chunks.append([("−", ""), *symbol(name, book, 1)])
        case "depot":
            chunks.append(symbol(name, book, SPECIAL_DEPOT))
        case "marble":
            chunks += [symbol("white", book), ARROW, symbol(name, book)]
        case "production":
            chunks += [symbol(name, book, 1), ARROW, symbol("any", book, 1), symbol("faith", book, 1)]
    return [*chunks, DOT, [points(leader.points, book)]]


def leader_needs(leader: LeaderCard, book: Book) -> list[Line]:
    """``2 green, 1 purple``, ``1 green II``, ``5●``"""
    chunks: list[Line] = []
    for need in leader.needs:
        colour = COLOURS[need.colour]
        text = book.say(f"flags-{colour}", {"count": need.count})
        chunks.append([(f"{text} {ROMAN[need.level]}".rstrip(), COLOUR_STYLES[colour])])
    if any(leader.resources) or not chunks:
        chunks += amounts(by_name(leader.resources), book)
    return listed(chunks)


def listed(chunks: list[Line]) -> list[Line]:
    """Chunks with a comma after each but the last."""
    return [[*chunk, (",", "")] for chunk in chunks[:-1]] + chunks[-1:]


def glued(chunks: list[Line]) -> Line:
    """One chunk of several, with spaces between them."""
    line: Line = []
    for chunk in chunks:
        line += [*([(" ", "")] if line else []), *chunk]
    return line


def places(name: str, count: int, size: int, book: Book) -> list[Line]:
    """A depot: the symbols that lie there, and a dot for each free place."""
    return [*([symbol(name, book)] * count), *([DOT] * (size - count))]
