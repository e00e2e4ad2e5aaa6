"""The table in few lines, for a small window: parts of it, the most important first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.engine.game import Line
from bottega.engine.people.lines import clip, flow, words
from bottega.engine.types import Json, Seat
from bottega.games.leonardo.components import AREAS, PLACES, RESEARCH_TURN, Box
from bottega.games.leonardo.people.board import area_stock, area_title, closed_city, invention_facts
from bottega.games.leonardo.people.description import focus, pending, status
from bottega.games.leonardo.people.seats import ASKED, others_board
from bottega.games.leonardo.people.symbols import DOT, force, glued

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]


def compact(box: Box, view: View, book: Book, width: int) -> list[list[Line]]:
    """What happens, the city, the own board, the requested inventions, the other boards."""
    own = focus(view)
    head = flow([chunk for text in status(box, view, book) for chunk in words(text, "bold")], width)
    for text in pending(view, book):
        head += flow([[("•", "bold")], *words(text)], width, 1, 3)
    others = [seat for seat in range(view["players"]) if seat != own]
    return [
        head,
        _city(view, book, width),
        _board(box, view, own, book, width),
        _requested(box, view, book, width),
        *(_board(box, view, seat, book, width) for seat in others),
    ]


def _city(view: View, book: Book, width: int) -> list[Line]:
    """What each area has to give, and the workers there."""
    if view["turn"] >= RESEARCH_TURN:
        return closed_city(view, book, width)
    chunks: list[Line] = []
    for place in range(AREAS):
        chunk = [*area_title(view, place, book), (" ", ""), *glued(area_stock(view, place, book))]
        for there in view["city"][PLACES[place]]:
            workers = force(there["apprentices"], there["master"], book)
            chunk += [(", ", "dim"), (f"{book.names[there['seat']]} ", ""), (workers, "bold")]
        chunks.append(glued([chunk, DOT]) if place < AREAS - 1 else chunk)
    return flow(chunks, width, 1, 1)


def _board(box: Box, view: View, seat: Seat, book: Book, width: int) -> list[Line]:
    mark = f"{ASKED} " if seat in view["actors"] else ""
    florins = book.say("florins", {"florins": view["boards"][seat]["florins"]})
    name: Line = [(clip(f"{mark}{book.names[seat]}", width - len(florins) - 3), "bold")]
    return [[*name, (" · ", "dim"), (florins, "yellow")], *others_board(box, view, seat, book, width)[1:]]


def _requested(box: Box, view: View, book: Book, width: int) -> list[Line]:
    """A line for each requested invention: name, weeks, components, florins, type, metal."""
    lines: list[Line] = []
    for number in view["requested"]:
        if number:
            name = words(f"{number} {box.inventions[number].name[book.lang]}", "bold")
            lines += flow([*name, *invention_facts(box, number, book)], width, 1, 3)
    return lines
