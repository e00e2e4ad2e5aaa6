"""The table drawn for a terminal: market, development cards and faith track, then every board.

Resources are symbols, and nothing is shown by colour alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.engine.game import Line
from bottega.engine.people.lines import apart, beside, boxes, flow, pad, words
from bottega.engine.types import Json
from bottega.games.masters.actions import COLUMNS, ROWS
from bottega.games.masters.components import (
    COLOURS,
    FAITH,
    GIVES,
    LAST_SPACE,
    LEVELS,
    MARBLES,
    RESOURCES,
    by_name,
)
from bottega.games.masters.people.description import focus, pending, status
from bottega.games.masters.people.seats import CROSS, marker, others_board, own_board, solo_opponent
from bottega.games.masters.people.symbols import (
    COLOUR_STYLES,
    DOT,
    STYLES,
    TIMES,
    amounts,
    glued,
    points,
    production,
    symbol,
)
from bottega.games.masters.people.wording import ROMAN

if TYPE_CHECKING:
    from bottega.engine.people.text import Book
    from bottega.games.masters.components import Box

#: The board needs this width, and gains nothing from more than that.
NARROWEST: Final = 80
WIDEST: Final = 160
#: From this width on, the market stands beside the development cards.
_WIDE: Final = 100
_MARKET_WIDTH: Final = 22
_LEVEL_WIDTH: Final = 4
_WIDEST_CARD: Final = 28
_WIDEST_SPACE: Final = 5


def draw(box: Box, view: dict[str, Json], book: Book, width: int) -> list[Line]:
    """The table as seen in this view. No line is longer than `width`, which is at least 80."""
    width = max(NARROWEST, min(WIDEST, width))
    own = focus(view)
    lines = flow([chunk for text in status(box, view, book) for chunk in words(text, "bold")], width)
    lines += _middle(box, view, book, width)
    lines += _track(box, view, book, width)
    for text in pending(view, book):
        lines += flow([[("•", "bold")], *words(text)], width, 1, 3)
    lines += own_board(box, view, own, book, width)
    for seat in range(view["players"]):
        if seat != own:
            lines += others_board(box, view, seat, book, width)
    if view["solo"] is not None:
        lines += solo_opponent(box, view, book, width)
    if width >= _WIDE:
        lines += [[("─" * width, "dim")], *flow(_legend(book), width)]
    return lines


def _middle(box: Box, view: dict[str, Json], book: Book, width: int) -> list[Line]:
    """Market and development cards: side by side, or the market above with the legend beside it."""
    market = _market(view, book)
    if width >= _WIDE:
        return beside(market, _grid(box, view, book, width - _MARKET_WIDTH - 1), 1)
    legend = flow(_legend(book), width - _MARKET_WIDTH - 3)
    return [*beside(market, [[], *legend], 3), *_grid(box, view, book, width)]


def marble(name: str, book: Book) -> tuple[str, str]:
    """A marble is drawn as what it gives; a white one is an empty ring."""
    gives = GIVES[MARBLES.index(name)]
    given = "white" if gives < 0 else "faith" if gives == FAITH else RESOURCES[gives]
    return book.say(f"symbol-{given}"), STYLES[given]


def _market(view: dict[str, Json], book: Book) -> list[Line]:
    """Three rows of four; the arrows show where the slide's marble is pushed in."""
    market = view["market"]
    numbers = "".join(f"{column + 1:>4}" for column in range(COLUMNS))
    lines: list[Line] = [
        [(f" {book.say('board-market')}", "bold")],
        [(f"  {numbers}", "bold")],
        [(f"   ╭{'─' * (4 * COLUMNS - 1)}╮", "dim")],
    ]
    for row in range(ROWS):
        line: Line = [(f" {row + 1}", "bold"), (" │", "dim")]
        for each in market["rows"][row]:
            line += [(" ", ""), marble(each, book), ("  ", "")]
        line[-1] = (" ", "")
        lines.append([*line, ("│", "dim"), (" ←", "")])
    lines.append([(f"   ╰{'─' * (4 * COLUMNS - 1)}╯", "dim")])
    lines.append([("  " + "   ↑" * COLUMNS, "")])
    lines.append([(f" {book.say('board-slide')} ", ""), marble(market["slide"], book)])
    return lines


def _grid(box: Box, view: dict[str, Json], book: Book, width: int) -> list[Line]:
    """The twelve stacks, level III on top, a column for each colour."""
    size = min(_WIDEST_CARD, (width - _LEVEL_WIDTH - len(COLOURS) - 1) // len(COLOURS))
    levels = tuple(reversed(LEVELS))
    rows = [
        [_stack(box, view["stacks"][f"{colour}{level}"], book, size) for colour in COLOURS]
        for level in levels
    ]
    titles: list[Line] = [
        [(book.say(f"colour-{colour}"), f"bold {COLOUR_STYLES[colour]}")] for colour in COLOURS
    ]
    labels: list[Line] = []
    for level, row in zip(levels, rows, strict=True):
        height = max(len(cell) for cell in row)
        labels += [[], [(f"{ROMAN[level]:>{_LEVEL_WIDTH - 1}}", "bold")], *([[]] * (height - 1))]
    return beside(
        [pad(label, _LEVEL_WIDTH) for label in labels], boxes(rows, [size] * len(COLOURS), titles), 0
    )


def _stack(box: Box, deck: dict[str, int], book: Book, size: int) -> list[Line]:
    """The card on top: points and how many cards lie there; its cost; what it produces."""
    if not deck["top"]:
        return [[(f" {book.say('board-empty')}", "dim")]]
    card = box.cards[deck["top"]]
    head = apart(
        [(" ", ""), points(card.points, book)],
        [(f"{TIMES}{deck['left']}", "dim")],
        size - 1,
    )
    cost = flow(amounts(by_name(card.cost), book), size, 1, 1)
    return [head, *cost, *flow(production(card, book), size, 1, 1)]


def _track(box: Box, view: dict[str, Json], book: Book, width: int) -> list[Line]:
    """The spaces, their points, the sections of the Vatican reports, and everybody's marker."""
    cell = min(_WIDEST_SPACE, width // (LAST_SPACE + 1))
    spaces: Line = []
    values: Line = [(f"{book.say('board-vp'):>{cell}}", "dim")]
    for space in range(LAST_SPACE + 1):
        spaces.append((f"{space:>{cell}}", "bold red" if space in box.pope_spaces else ""))
    for space in range(1, LAST_SPACE + 1):
        more = box.track_points[space] != box.track_points[space - 1]
        values.append((f"{box.track_points[space] if more else '':>{cell}}", "yellow"))
    title: Line = [(f" {book.say('board-track')}", "bold")]
    return [title, spaces, values, _sections(box, view, book, cell), *_markers(view, cell)]


def _sections(box: Box, view: dict[str, Json], book: Book, cell: int) -> Line:
    """A bar below the spaces of each Vatican report, with what its tile is worth."""
    line: Line = []
    for section, (first, pope) in enumerate(zip(box.section_first, box.pope_spaces, strict=True)):
        done = section < view["reports"]
        line = pad(line, first * cell + cell - 2)
        size = (pope - first) * cell
        worth, _ = points(box.tile_points[section], book)
        line.append((f"╰{f' {worth} ':─^{size}}╯", "dim" if done else "red"))
    return line


def _markers(view: dict[str, Json], cell: int) -> list[Line]:
    """Everybody's marker. Those in one space stand below each other: side by side they read as a number."""
    standing: dict[int, str] = {}
    for seat, board in enumerate(view["boards"]):
        standing[board["faith"]] = standing.get(board["faith"], "") + marker(seat)
    if view["solo"] is not None:
        cross = view["solo"]["cross"]
        standing[cross] = standing.get(cross, "") + CROSS
    lines: list[Line] = []
    for row in range(max(map(len, standing.values()))):
        marks = {space: here[row : row + 1] for space, here in standing.items()}
        text = "".join(f"{marks.get(space, ''):>{cell}}" for space in range(LAST_SPACE + 1))
        lines.append([(text.rstrip(), "bold cyan")])
    return lines


def _legend(book: Book) -> list[Line]:
    """What the symbols mean; resources with the colour of their marbles."""
    legend: list[Line] = []
    for gives, name in enumerate((*RESOURCES, "faith")):
        marble = MARBLES[GIVES.index(gives)]
        values = {"resource": book.say(f"resource-{name}"), "marble": book.say(f"marble-{marble}")}
        legend.append([*symbol(name, book), (f" {book.say('board-legend-resource', values)}", "dim")])
    legend.append([*symbol("white", book), (f" {book.say('board-legend-white')}", "dim")])
    legend.append([*symbol("any", book), (f" {book.say('board-legend-any')}", "dim")])
    legend.append([(TIMES, ""), (f" {book.say('board-legend-left')}", "dim")])
    return [*(glued([chunk, DOT]) for chunk in legend), *words(book.say("board-legend-card"), "dim")]
