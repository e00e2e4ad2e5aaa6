"""The table drawn for a terminal: turns, requested inventions, the city, then every board.

Components, metals and workers are letters, and nothing is shown by colour alone.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Final

from bottega.engine.game import Line
from bottega.engine.people.lines import apart, boxes, cells, clip, flow, length, pad, words
from bottega.engine.types import Json
from bottega.games.leonardo.components import (
    AREAS,
    COMPONENTS,
    COUNCIL,
    FIRST_SHOP,
    LAST_TURN,
    METALS,
    PLACES,
    RESEARCH_TURN,
    TYPES,
    by_name,
)
from bottega.games.leonardo.people.description import (
    AREA_LETTERS,
    focus,
    in_deck,
    pending,
    status,
)
from bottega.games.leonardo.people.seats import ASKED, others_board, own_board
from bottega.games.leonardo.people.symbols import DASH, DOT, STYLES, amounts, force, glued, legend, numbers

if TYPE_CHECKING:
    from bottega.engine.people.text import Book
    from bottega.games.leonardo.components import Box

View = dict[str, Json]

#: The board needs this width, and gains nothing from more than that.
NARROWEST: Final = 80
WIDEST: Final = 160
#: Areas side by side.
_AREAS_IN_A_ROW: Final = 4
#: Between the columns of the requested inventions.
_GAP: Final = 2
_NUMBER_WIDTH: Final = 3
_PHASES: Final = {"favour": "", "pick": "", "laboratories": "A", "assign": "B", "bid": "D", "over": ""}


def draw(box: Box, view: View, book: Book, width: int) -> list[Line]:
    """The table as seen in this view. No line is longer than `width`, which is at least 80."""
    width = max(NARROWEST, min(WIDEST, width))
    own = focus(view)
    lines = flow([chunk for text in status(box, view, book) for chunk in words(text, "bold")], width)
    lines += [_tracks(view, book), *_requested(box, view, book, width), *_deck(box, view, book, width)]
    lines += _city(view, book, width)
    for text in pending(view, book):
        lines += flow([[("•", "bold")], *words(text)], width, 1, 3)
    lines += own_board(box, view, own, book, width)
    for seat in range(view["players"]):
        if seat != own:
            lines += others_board(box, view, seat, book, width)
    return [*lines, [("─" * width, "dim")], *flow(legend(book), width)]


def _tracks(view: View, book: Book) -> Line:
    """The turns, a bar before those of research only, and the phases; where the match stands is in
    brackets."""
    line: Line = [(f" {book.say('board-turn')} ", "dim")]
    first = 0 if view["options"]["start"] == "expert" else 1
    for turn in range(first, LAST_TURN + 1):
        if turn == RESEARCH_TURN:
            line.append((" │", "dim"))
        line.append(_step(str(turn), turn == view["turn"] and not view["over"]))
    line.append((f"   {book.say('board-phase')} ", "dim"))
    phase = _PHASES.get(view["stage"], "C")
    return [*line, *(_step(letter, letter == phase) for letter in "ABCD")]


def _step(text: str, here: bool) -> tuple[str, str]:
    return (f"[{text}]", "bold") if here else (f" {text} ", "")


def _requested(box: Box, view: View, book: Book, width: int) -> list[Line]:
    """A line for each requested invention, below the names of the columns."""
    heads = [book.say(f"board-{head}") for head in ("weeks", "needs", "pays", "type", "metal")]
    rows = [invention_facts(box, n, book) for n in view["requested"] if n]
    sizes = [
        max([cells(head), *(length(row[column]) for row in rows)]) + _GAP for column, head in enumerate(heads)
    ]
    name = width - sum(sizes) - _NUMBER_WIDTH - _GAP
    names = [f" {book.say('board-requested')}", *(_name(box, view, n, book, name) for n in view["requested"])]
    widest = max(map(cells, names)) + _GAP
    lines = [_row([(names[0], "bold")], [[(head, "dim")] for head in heads], [widest, *sizes])]
    shown = iter(rows)
    for number, text in zip(view["requested"], names[1:], strict=True):
        facts = next(shown) if number else []
        lines.append(_row([(text, "" if number else "dim")], facts, [widest, *sizes]))
    return lines


def _row(name: Line, facts: list[Line], sizes: list[int]) -> Line:
    line = list(name)
    for fact, size in zip(facts, accumulate(sizes), strict=False):
        line = [*pad(line, size), *fact]
    return line


def _name(box: Box, view: View, number: int | None, book: Book, size: int) -> str:
    """``  8 Theatral latch``, marked where it is being auctioned."""
    if not number:
        return f"{DASH[0][0]:>{_NUMBER_WIDTH}}"
    lots = [lot["invention"] for lot in view["pending"]["lots"]]
    mark = f" ({book.say('board-lot')})" if number in lots else ""
    name = clip(box.inventions[number].name[book.lang], size - cells(mark) - 1)
    return f"{number:>{_NUMBER_WIDTH}} {name}{mark}"


def invention_facts(box: Box, number: int, book: Book) -> list[Line]:
    """Weeks, components, both sums of florins, type, metal."""
    invention = box.inventions[number]
    type, metal = TYPES[invention.type], METALS[invention.metal]
    return [
        [(str(invention.weeks), "")],
        glued(amounts(by_name(invention.components), book)),
        [(f"{invention.first}/{invention.later}", "yellow")],
        [(book.say(f"component-{type}"), STYLES[type])],
        [(book.say(f"metal-{metal}"), STYLES[metal])],
    ]


def _deck(box: Box, view: View, book: Book, width: int) -> list[Line]:
    """What lies in the deck, what the viewer knows of its order, what is out of the match."""
    cards = in_deck(view)
    chunks = words(book.say("board-deck", {"count": len(cards)}), "bold")
    if cards:
        chunks += numbers(box, cards, book)
    lines = flow(chunks, width, 1, 3)
    seat = view["seat"]
    looked = view["deck"]["looked"]
    known = view["deck"].get("known")
    if known:
        in_order = view["boards"][seat]["deck_knowledge"]["in_order"]
        id = "board-known" if in_order else "board-known-some"
        text = book.say(id, {"cards": ", ".join(map(str, known)), "count": looked})
        lines += flow(words(text), width, 3, 5)
    for other, board in enumerate(view["boards"]):
        knows = board["deck_knowledge"]
        if other != seat and knows["most"]:
            id = "about-deck-other" if knows["in_order"] else "about-deck-other-some"
            limits = {"looked": looked, "fewest": knows["fewest"]}
            count = looked if knows["in_order"] else knows["most"]
            lines += flow(
                words(book.sentence(id, {"seat": other, "count": count, **limits}), "dim"), width, 3, 5
            )
    if view["boxed"]:
        text = book.say("board-boxed", {"cards": ", ".join(map(str, view["boxed"]))})
        lines += flow(words(text, "dim"), width, 3, 5)
    return lines


def _city(view: View, book: Book, width: int) -> list[Line]:
    """The areas A to H in two rows of four. In turns 8 and 9 only what is left there matters."""
    if view["turn"] >= RESEARCH_TURN:
        return closed_city(view, book, width)
    inner = width - _AREAS_IN_A_ROW - 1
    sizes = [(inner + i) // _AREAS_IN_A_ROW for i in range(_AREAS_IN_A_ROW)]
    lines: list[Line] = []
    for first in range(0, AREAS, _AREAS_IN_A_ROW):
        places = range(first, first + _AREAS_IN_A_ROW)
        row = [_area(view, place, book, size) for place, size in zip(places, sizes, strict=True)]
        lines += boxes([row], sizes, [area_title(view, place, book) for place in places])
    return lines


def closed_city(view: View, book: Book, width: int) -> list[Line]:
    """What is left in the city when nobody goes there any more."""
    closed = [*words(book.say("board-closed"), "bold"), DOT, *amounts(view["shops"], book), DOT]
    council = book.say("place-council")
    florins = book.say("florins", {"florins": view["council"]})
    return flow([*closed, *words(f"{council} {florins}", "dim")], width, 1, 3)


def area_title(view: View, place: int, book: Book) -> Line:
    here = PLACES[place] == view["pending"]["area"]
    name = f"{AREA_LETTERS[place]} {book.say(f'place-{PLACES[place]}')}"
    return [(f"{ASKED} {name}", "bold yellow")] if here else [(name, "bold")]


def _area(view: View, place: int, book: Book, size: int) -> list[Line]:
    """What an area has to give and its price, then those who stand there in order of arrival."""
    lines = flow(area_stock(view, place, book), size - 1, 1, 1)
    asked = view["actors"] if PLACES[place] == view["pending"]["area"] else []
    for there in view["city"][PLACES[place]]:
        strength: Line = [(force(there["apprentices"], there["master"], book), "bold")]
        mark = f"{ASKED} " if there["seat"] in asked else ""
        name = clip(f"{mark}{book.names[there['seat']]}", size - length(strength) - 3)
        lines.append(apart([(f" {name}", "bold" if mark else "")], strength, size - 1))
    return lines


def area_stock(view: View, place: int, book: Book) -> list[Line]:
    chunks: list[Line] = []
    if place == COUNCIL:
        chunks.append([(book.say("florins", {"florins": view["council"]}), "yellow")])
    elif place >= FIRST_SHOP:
        component = COMPONENTS[place - FIRST_SHOP]
        values = {"component": book.say(f"component-{component}"), "count": view["shops"][component]}
        chunks.append([(book.say("board-stock", values), STYLES[component])])
    held = view["pending"]
    if PLACES[place] == held["area"] and held["price"] is not None:
        price = [(book.say("board-price", {"price": held["price"]}), "bold yellow")]
        chunks += [*([DOT] if chunks else []), price]
    return chunks or [DASH]
