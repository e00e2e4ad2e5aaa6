"""The table in few lines, for a small window: parts of it, the most important first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.engine.game import Line
from bottega.engine.people.lines import beside, clip, flow, length, pad, words
from bottega.engine.types import Json, Seat
from bottega.games.masters.actions import COLUMNS, ROWS
from bottega.games.masters.components import COLOURS, LEVELS, Box, by_name
from bottega.games.masters.people.board import marble
from bottega.games.masters.people.description import focus, pending, status
from bottega.games.masters.people.seats import CROSS, marker, others_board, solo_opponent
from bottega.games.masters.people.symbols import amounts, card_kind, glued, points, production

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]

_GAP: Final = 2
_STANDINGS_WIDTH: Final = 30


def compact(box: Box, view: View, book: Book, width: int) -> list[list[Line]]:
    """What happens, market and faith, the own board, the cards on offer, the other boards."""
    own = focus(view)
    head = flow([chunk for text in status(box, view, book) for chunk in words(text, "bold")], width)
    for text in pending(view, book):
        head += flow([[("•", "bold")], *words(text)], width, 1, 3)
    others = [seat for seat in range(view["players"]) if seat != own]
    return [
        head,
        _middle(view, book, width),
        _board(box, view, own, book, width),
        _cards(box, view, book, width),
        *(_board(box, view, seat, book, width) for seat in others),
        *([solo_opponent(box, view, book, width)[1:]] if view["solo"] is not None else []),
    ]


def _middle(view: View, book: Book, width: int) -> list[Line]:
    """The market, with everybody's place on the track beside it or below."""
    market = _market(view, book)
    left = width - max(map(length, market)) - _GAP
    if left < _STANDINGS_WIDTH:
        return [*market, *_standings(view, book, width)]
    return beside(market, _standings(view, book, left), _GAP)


def _market(view: View, book: Book) -> list[Line]:
    """Rows and columns with their numbers, and the marble on the slide."""
    market = view["market"]
    lines: list[Line] = [[(f" {book.say('board-market')}", "bold")]]
    lines.append([("   " + " ".join(str(column + 1) for column in range(COLUMNS)), "dim")])
    for row in range(ROWS):
        line: Line = [(f" {row + 1}", "dim")]
        for each in market["rows"][row]:
            line += [(" ", ""), marble(each, book)]
        lines.append(line)
    lines[1] += [(f" {book.say('board-slide')} ", "dim"), marble(market["slide"], book)]
    return lines


def _standings(view: View, book: Book, width: int) -> list[Line]:
    """Every marker on the track, with the number of the player's cards."""
    lines: list[Line] = []
    for seat, board in enumerate(view["boards"]):
        facts = f" {book.say('board-faith', {'space': board['faith']})}"
        facts += f" · {book.say('board-cards', {'count': sum(map(len, board['slots']))})}"
        lines.append([(clip(_name(view, seat, book), width - len(facts)), "bold"), (facts, "")])
    if view["solo"] is not None:
        lines.append([(f"{CROSS} {book.say('board-faith', {'space': view['solo']['cross']})}", "bold")])
    return lines


def _name(view: View, seat: Seat, book: Book) -> str:
    return f"{'► ' if seat in view['actors'] else ''}{marker(seat)} {book.names[seat]}"


def _board(box: Box, view: View, seat: Seat, book: Book, width: int) -> list[Line]:
    name: Line = [(clip(_name(view, seat, book), width), "bold")]
    return [name, *others_board(box, view, seat, book, width)[1:]]


def _cards(box: Box, view: View, book: Book, width: int) -> list[Line]:
    """The card on top of each stack: colour and level, points, cost, production."""
    chunks: list[Line] = []
    for level in LEVELS:
        for colour in COLOURS:
            top = view["stacks"][f"{colour}{level}"]["top"]
            if top:
                card = box.cards[top]
                cost = [*joined(amounts(by_name(card.cost), book)), (":", "dim")]
                chunk = [card_kind(card, book), [points(card.points, book)], cost]
                chunks.append(glued([*chunk, joined(production(card, book))]))
    return in_columns(chunks, width)


def joined(chunks: list[Line]) -> Line:
    """One chunk of several, without spaces."""
    return [piece for chunk in chunks for piece in chunk]


def in_columns(chunks: list[Line], width: int) -> list[Line]:
    """Chunks in as many columns as the width allows."""
    if not chunks:
        return []
    size = max(map(length, chunks)) + _GAP
    columns = max(1, (width + _GAP - 1) // size)
    lines: list[Line] = []
    for first in range(0, len(chunks), columns):
        line: Line = [(" ", "")]
        for place, chunk in enumerate(chunks[first : first + columns]):
            line = [*pad(line, 1 + place * size), *chunk]
        lines.append(line)
    return lines
