"""The table drawn for a terminal: the inventions, then every team, then what is out of sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bottega.engine.game import Line
from bottega.engine.people.lines import cells, clip, flow, pad, words
from bottega.engine.types import Json
from bottega.games.inventors.components import DISCIPLINES, TOKENS, TOKENS_EACH, Box
from bottega.games.inventors.people import symbols, teams
from bottega.games.inventors.people.description import focus, free_colours, pending, status, still_to_come
from bottega.games.inventors.people.names import invention
from bottega.games.inventors.rules.scoring import NUMBERS

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]

#: The board needs this width, and gains nothing from more than that.
NARROWEST: Final = 80
WIDEST: Final = 160
#: Number and mark of an invention, before its name.
_MARGIN: Final = 5
_GAP: Final = 2
#: A column for each discipline: its slots, and a space.
_SLOTS_WIDTH: Final = symbols.MOST_DRAWN + 1


def draw(box: Box, view: View, book: Book, width: int) -> list[Line]:
    """The table as seen in this view. No line is longer than `width`, which is at least 80."""
    width = max(NARROWEST, min(WIDEST, width))
    own = focus(view)
    lines = flow([chunk for text in status(box, view, book) for chunk in words(text, "bold")], width)
    for text in pending(box, view, book):
        lines += flow([[("•", "bold")], *words(text)], width, 1, 3)
    lines += _inventions(box, view, book, width)
    lines += teams.free_teams(box, free_colours(view), book, width)
    lines += teams.own_team(box, view, own, book, width)
    others = [seat for seat in range(view["players"]) if seat != own]
    lines += teams.other_teams(box, view, others, book, width)
    lines.append([("─" * width, "dim")])
    lines += _unseen(view, book, width)
    lines += _gone(box, view, book, width)
    return [*lines, *flow(_legend(book), width)]


def _inventions(box: Box, view: View, book: Book, width: int) -> list[Line]:
    """A row for each: number, name, classification, points, slots, everybody's cubes, its tokens."""
    there = [item for item in view["inventions"] if item]
    if view["stage"] == "team":
        return []  # they are drawn later
    if not there:
        return [[(f" {book.say('board-no-inventions')}", "dim")]]
    columns = _Columns(box, view, book, width)
    lines = [columns.head()]
    for space, item in enumerate(view["inventions"], 1):
        lines.append(columns.row(space, item) if item else columns.gone(space))
    return lines


class _Columns:
    """How wide each column is. Where the themes do not fit, they are left to the legend."""

    def __init__(self, box: Box, view: View, book: Book, width: int) -> None:
        self._box = box
        self._view = view
        self._book = book
        there = [item for item in view["inventions"] if item]
        cards = [invention(box, item["id"]) for item in there]
        names = [card.name[book.lang] for card in cards]
        themes = [f"{card.classification} {book.say(f'theme-{card.classification}')}" for card in cards]
        self._sharing = view["pending"]["space"] if view["stage"] == "reward" else None
        self._points = _widest([book.say("board-vp"), *(str(card.points) for card in cards)])
        self._sign = _widest([book.say(f"symbol-{name}") for name in TOKENS])
        self._cubes = 1 + max(len(str(count)) for item in there for count in item["cubes"])
        self._themed = True
        self._number = book.say("board-class")
        self._theme = _widest([self._number, *themes])
        self._tokens = [book.say("board-token", {"number": n + 1}) for n in range(TOKENS_EACH)]
        self._name = _widest([book.say("board-invention"), *names])
        if self._name > width - self._others():
            self._themed = False
            self._number = "#"
            self._theme = 1
            self._tokens = [book.say("board-tokens")]
            self._name = min(self._name, width - self._others())

    def _others(self) -> int:
        """The room that everything but the names takes."""
        size: int = _MARGIN + _GAP + self._theme + _GAP + self._points + _GAP
        size += len(DISCIPLINES) * _SLOTS_WIDTH + self._view["players"] * self._cubes
        return size + TOKENS_EACH * (_GAP + self._token())

    def _token(self) -> int:
        """The width of a column of tokens; in a narrow table they have one head together."""
        return max(self._sign, _widest(self._tokens)) if self._themed else self._sign

    def head(self) -> Line:
        book = self._book
        line = pad([(" " * _MARGIN, ""), (book.say("board-invention"), "dim")], _MARGIN + self._name + _GAP)
        line += pad([(self._number, "dim")], self._theme + _GAP)
        line.append((f"{book.say('board-vp'):>{self._points}}{' ' * _GAP}", "dim"))
        for name in DISCIPLINES:
            line.append((f"{book.say(f'board-{name}'):<{_SLOTS_WIDTH}}", "dim"))
        for seat in range(self._view["players"]):
            line.append((f"{symbols.letter(seat):>{self._cubes}}", "bold"))
        for head in self._tokens:
            line += [(" " * _GAP, ""), *pad([(head, "dim")], self._token())]
        return line

    def row(self, space: int, item: View) -> Line:
        book, card = self._book, invention(self._box, item["id"])
        mark = symbols.NOW if space == self._sharing else " "
        line: Line = [(f"{mark}{space:>2}  ", "bold")]
        line += pad([(clip(card.name[book.lang], self._name), "bold")], self._name + _GAP)
        theme = f" {book.say(f'theme-{card.classification}')}" if self._themed else ""
        line += pad([(str(card.classification), "bold"), (theme, "")], self._theme + _GAP)
        line.append((f"{card.points:>{self._points}}{' ' * _GAP}", "yellow"))
        for name in DISCIPLINES:
            line += pad(symbols.slots(item["slots"][name]), _SLOTS_WIDTH)
        for count in item["cubes"]:
            line.append((f"{count or '–':>{self._cubes}}", "bold" if count else "dim"))
        for token in item["rewards"]:
            line += [(" " * _GAP, ""), *pad(symbols.lying_token(token, book), self._token())]
        return line

    def gone(self, space: int) -> Line:
        return [(f" {space:>2}  {self._book.say('board-completed')}", "dim")]


def _widest(texts: Sequence[str]) -> int:
    return max(map(cells, texts))


def _unseen(view: View, book: Book, width: int) -> list[Line]:
    """The tokens that nobody has seen yet, and how many of them will still come to the table."""
    values = {"count": sum(view["bag"].values()), "coming": still_to_come(view)}
    label = words(book.say("board-unseen", values), "dim")
    return flow([*label, *symbols.tokens(view["bag"], book)], width, 0, 2)


def _gone(box: Box, view: View, book: Book, width: int) -> list[Line]:
    """What has left the game."""
    lines: list[Line] = []
    if view["boxed"]:
        names = [invention(box, id).name[book.lang] for id in view["boxed"]]
        text = book.say("board-boxed", {"inventions": ", ".join(names)})
        lines += flow(words(text, "dim"), width, 0, 2)
    if any(view["spent"].values()):
        label = words(book.say("board-spent"), "dim")
        lines += flow([*label, *symbols.tokens(view["spent"], book)], width, 0, 2)
    return lines


def _legend(book: Book) -> list[Line]:
    """What the signs mean."""
    signs: list[tuple[Line, str]] = [
        ([(symbols.AVAILABLE, "")], "available"),
        ([(symbols.BUSY, "")], "busy"),
        ([("1/3", "bold")], "level"),
        ([(symbols.REACHED, "bold green")], "reached"),
        ([(symbols.FILLED, "")], "filled"),
        ([(symbols.EMPTY, "")], "empty"),
        ([(symbols.letter(0), "bold")], "cubes"),
        ([(symbols.NOW, "bold")], "now"),
        (symbols.token("progression_2", book), "progression"),
        (symbols.token("availability", book), "availability"),
        (symbols.token("additional_knowledge", book), "additional_knowledge"),
        (symbols.token("classification", book), "classification"),
        ([(book.say("board-vp"), "yellow")], "victory_points"),
    ]
    legend = [[*sign, (f" {book.say(f'board-legend-{name}')}", "dim")] for sign, name in signs]
    for number in range(NUMBERS):
        legend.append([(str(number), "bold"), (f" {book.say(f'theme-{number}')}", "dim")])
    return symbols.dotted(legend)
