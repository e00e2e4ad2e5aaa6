"""A tournament as a picture: ratings with their intervals, and how often each bot beats each other. It
follows the reader's light or dark theme; a figure beside each colour says the same."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bottega.bots.ladder.standings import Standings, TableStandings
from bottega.engine.people import svg
from bottega.engine.people.plots import CENTRED, LETTER, ROW, STYLE, Scale, mark, reach, upright
from bottega.simulate.intervals import IntervalEstimate

_WIDTH: Final = 760
_MARGIN: Final = 24
_CELL: Final = 62
#: The mark of each table, in the order of the tables.
_SHAPES: Final = ("circle", "square", "diamond", "triangle", "bar")


@dataclass(frozen=True)
class Labels:
    """The words of a picture in one language."""

    title: str
    rating: str
    seats: Callable[[int], str]
    beats: Callable[[int], str]
    number: Callable[[float], str]
    percent: Callable[[float], str]


def draw(standings: Standings, labels: Labels) -> str:
    """The picture of what has been played."""
    parts = [svg.text(_MARGIN, _MARGIN + 8, labels.title, {"class": "title"})]
    y = _MARGIN + 36.0
    if standings.ratings:
        y = _ratings(parts, standings, labels, y)
    for table in standings.tables:
        y = _shares(parts, standings, table, labels, y) if not table.versus else y
        y = _versus(parts, standings, table, labels, y) if table.versus else y
    return svg.document(_WIDTH, math.ceil(y), labels.title, parts, STYLE, {"fill": "var(--paper)"})


def _names(standings: Standings) -> float:
    """The width of the names of the entrants."""
    return min(260.0, 16 + LETTER * max(len(entrant) for entrant in standings.entrants))


def _ratings(parts: list[str], standings: Standings, labels: Labels, y: float) -> float:
    """A row for each entrant, best first, with a mark for each table."""
    tables = [table for table in standings.tables if table.players > 1]
    left = _MARGIN + _names(standings)
    reaches = [row.rating for table in tables for row in table.rows if row.rating is not None]
    low = 5 * math.floor(min(each.low for each in reaches) / 5)
    high = 5 * math.ceil(max(each.high for each in reaches) / 5)
    scale = Scale(low, high, left + 8, _WIDTH - _MARGIN - 8)
    parts.append(svg.text(_MARGIN, y, labels.rating, {"class": "head"}))
    x = left + 8
    for table, shape in zip(tables, _SHAPES, strict=False):
        parts += [mark(shape, x, y - 4), svg.text(x + 9, y, labels.seats(table.players), {"class": "faint"})]
        x += 30 + LETTER * len(labels.seats(table.players))
    y += 12
    rows = ROW + 12 * (len(tables) - 1)
    bottom = y + rows * len(standings.entrants)
    step = max(5, 5 * math.ceil((high - low) / 50))
    for value in range(low, high + 1, step):
        parts.append(upright(scale.at(value), y, bottom))
        parts.append(svg.text(scale.at(value), bottom + 16, labels.number(value), CENTRED))
    for number in standings.order():
        parts.append(svg.text(_MARGIN, y + rows / 2 + 4, standings.entrants[number]))
        for place, (table, shape) in enumerate(zip(tables, _SHAPES, strict=False)):
            rating = table.rows[number].rating
            assert rating is not None
            at = y + rows / 2 + 12 * (place - (len(tables) - 1) / 2)
            parts += [_reach(scale, rating, at), mark(shape, scale.at(rating.value), at)]
        y += rows
    return bottom + 48


def _shares(parts: list[str], standings: Standings, table: TableStandings, labels: Labels, y: float) -> float:
    """How often each entrant wins where there are no pairs: alone, or at one table."""
    left = _MARGIN + _names(standings)
    scale = Scale(0.0, 1.0, left + 8, _WIDTH - _MARGIN - 16)
    head = labels.beats(1) if table.players == 1 else labels.seats(table.players)
    parts.append(svg.text(_MARGIN, y, head, {"class": "head"}))
    y += 12
    bottom = y + ROW * len(table.rows)
    for value in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(upright(scale.at(value), y, bottom))
        parts.append(svg.text(scale.at(value), bottom + 16, labels.percent(value), CENTRED))
    for row in (table.rows[number] for number in standings.order()):
        at = y + ROW / 2
        parts += [
            svg.text(_MARGIN, at + 4, row.entrant),
            _reach(scale, row.victories, at),
            mark("circle", scale.at(row.victories.value), at),
        ]
        y += ROW
    return bottom + 48


def _versus(parts: list[str], standings: Standings, table: TableStandings, labels: Labels, y: float) -> float:
    """A field for each pair: how often the entrant of the row beats that of the column."""
    order = standings.order()
    left = _MARGIN + _names(standings) + 24
    cell = min(_CELL, (_WIDTH - _MARGIN - left) / len(order))
    parts.append(svg.text(_MARGIN, y, labels.beats(table.players), {"class": "head"}))
    y += 28
    for place in range(len(order)):
        x = left + cell * (place + 0.5)
        parts.append(svg.text(x, y - 6, str(place + 1), CENTRED))
    for place, one in enumerate(order):
        at = y + 17
        parts.append(svg.text(_MARGIN, at, f"{place + 1}  {standings.entrants[one]}"))
        for other, two in enumerate(order):
            if one == two:
                continue
            share = table.versus[one, two].value
            colour = "good" if share >= 0.5 else "bad"
            x = left + cell * other
            parts.append(
                svg.element(
                    "rect",
                    {
                        "x": x,
                        "y": y,
                        "width": cell - 2,
                        "height": ROW - 2,
                        "rx": 3,
                        "fill": f"var(--{colour})",
                        "fill-opacity": f"{0.06 + 0.7 * abs(share - 0.5):.2f}",
                    },
                )
            )
            parts.append(svg.text(x + cell / 2 - 1, at, labels.percent(share), {"text-anchor": "middle"}))
        y += ROW
    return y + 36


def _reach(scale: Scale, estimate: IntervalEstimate, y: float) -> str:
    return reach(scale, estimate.low, estimate.high, y)
