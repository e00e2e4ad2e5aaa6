"""Teams drawn for a terminal: inventors with their levels and goals, tokens, inventions, runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from bottega.engine.game import Line
from bottega.engine.people.lines import beside, cells, flow, length, pad
from bottega.engine.types import Json, Seat
from bottega.games.inventors.components import DISCIPLINES, Box, Inventor
from bottega.games.inventors.people import symbols, tally
from bottega.games.inventors.people.names import invention, inventor, members

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]

#: What a team owns stands beside its inventors where there is this much room left.
_BESIDE: Final = 24
_GAP: Final = 2
#: Before a name: the inventor's number and position.
_MARGIN: Final = 4
_LEVEL_WIDTH: Final = 5


def own_team(box: Box, view: View, seat: Seat, book: Book, width: int) -> list[Line]:
    """One team across the whole width, with words for who is available."""
    return _team(box, view, seat, book, in_words=True).draw(width)


def other_teams(box: Box, view: View, seats: Sequence[Seat], book: Book, width: int) -> list[Line]:
    return _side_by_side([_team(box, view, seat, book) for seat in seats], width)


def free_teams(box: Box, colours: Sequence[str], book: Book, width: int) -> list[Line]:
    """What may still be chosen: the inventors as they start."""
    return _side_by_side([_free_team(box, colour, book) for colour in colours], width)


class _Block:
    """A team before it is known how wide it will be."""

    def __init__(self, who: str, facts: list[Line], rows: list[Line], belongings: list[list[Line]]) -> None:
        self._who = who
        self._facts = facts
        self._rows = rows
        self._belongings = belongings
        self._inside = max(map(length, rows), default=0)
        self.needed = max(self._inside, symbols.rule_length(who, facts))

    def draw(self, width: int) -> list[Line]:
        """What the team owns stands beside its inventors, or below them where there is no room."""
        heading = symbols.rule(self._who, self._facts, width)
        left = width - self._inside - _GAP
        if left < _BESIDE:
            return [heading, *self._rows, *self._owned(width)]
        return [heading, *beside(self._rows, self._owned(left), _GAP)]

    def _owned(self, width: int) -> list[Line]:
        return [line for chunks in self._belongings for line in flow(chunks, width, 0, 2)]


def _side_by_side(blocks: Sequence[_Block], width: int) -> list[Line]:
    """As many blocks in a row as have room there."""
    needed = max((block.needed for block in blocks), default=0)
    columns = max(1, min(len(blocks), (width + _GAP) // (needed + _GAP)))
    size = (width - _GAP * (columns - 1)) // columns
    lines: list[Line] = []
    for first in range(0, len(blocks), columns):
        row: list[Line] = []
        for block in blocks[first : first + columns]:
            drawn = [pad(line, size) for line in block.draw(size)]
            row = beside(row, drawn, _GAP) if row else drawn
        lines += row
    return lines


def _team(box: Box, view: View, seat: Seat, book: Book, in_words: bool = False) -> _Block:
    """A player's team: in its heading the player, the statue, the points so far."""
    board = view["boards"][seat]
    mark = f"{symbols.NOW} " if seat in view["actors"] else ""
    who = f"{mark}{symbols.letter(seat)} {book.names[seat]}"
    colour = board["team"]
    if not colour:
        return _Block(who, [[(book.say("board-no-team"), "")]], [], [])
    facts: list[Line] = [[(book.say("board-statue"), "bold")]] if view["statue"] == seat else []
    facts.append([symbols.victory_points(sum(tally.points(box, board).values()), book)])
    head = (book.say(f"team-{colour}"), symbols.TEAM_STYLES[colour])
    team = [_Row(inventor(box, shown["id"]), shown["levels"], shown["busy"]) for shown in board["inventors"]]
    rows = _inventors(head, team, book, in_words)
    return _Block(who, facts, rows, belongings(box, board, book))


def _free_team(box: Box, colour: str, book: Book) -> _Block:
    team = [
        _Row(member, dict(zip(DISCIPLINES, member.start, strict=True)), busy=False)
        for member in members(box, colour)
    ]
    rows = _inventors(("", ""), team, book)
    return _Block(book.say(f"team-{colour}"), [[(book.say("board-free"), "")]], rows, [])


class _Row(NamedTuple):
    """An inventor with their levels now."""

    member: Inventor
    levels: Mapping[str, int]
    busy: bool


def _inventors(head: tuple[str, str], team: Sequence[_Row], book: Book, in_words: bool = False) -> list[Line]:
    """A table: number, position, name, four levels with what the goal asks, the goal's points."""
    names = [row.member.name[book.lang] for row in team]
    states = [book.say("busy-yes" if state else "busy-no") for state in (False, True)]
    name_end = _MARGIN + max(map(cells, [head[0], *names])) + 1
    state_end = name_end + (max(map(cells, states)) + 1 if in_words else 0)
    line = pad([(" " * _MARGIN, ""), head], state_end)
    line += [(f"{book.say(f'board-{name}'):<{_LEVEL_WIDTH}}", "dim") for name in DISCIPLINES]
    lines: list[Line] = [[*line, (book.say("board-goal"), "dim")]]
    for number, ((member, levels, busy), name) in enumerate(zip(team, names, strict=True), 1):
        style = "dim" if busy else ""
        position = symbols.BUSY if busy else symbols.AVAILABLE
        line = [(f"{number} ", "bold"), (f"{position} ", style), (name, style or "bold")]
        line = pad(line, name_end)
        if in_words:
            line = pad([*line, (states[busy], style)], state_end)
        for has, goal in zip(levels.values(), member.goal, strict=True):
            line += pad(symbols.level(has, goal), _LEVEL_WIDTH)
        if tally.reached(member, levels):
            line = [*line[:-1], (" " * (len(line[-1][0]) - 1), ""), (symbols.REACHED, "bold green")]
        lines.append([*line, symbols.victory_points(member.points, book)])
    return lines


def belongings(box: Box, board: View, book: Book) -> list[list[Line]]:
    """Tokens, inventions by their numbers, the best runs so far: chunks that may be broken anywhere."""
    runs = [symbols.run(run, book) for run in tally.runs_of(box, board)]
    return [
        [[(book.say("board-tokens"), "dim")], *symbols.tokens(board["tokens"], book)],
        [[(book.say("board-inventions"), "dim")], *_cards(box, board, book)],
        [[(book.say("board-runs"), "dim")], *symbols.dotted(runs)],
    ]


def _cards(box: Box, board: View, book: Book) -> list[Line]:
    """``0 Bow, 3 Dice = 2 VP``"""
    cards = sorted((invention(box, id) for id in board["cards"]), key=lambda card: card.classification)
    if not cards:
        return [symbols.NOTHING]
    chunks: list[Line] = [
        [(str(card.classification), "bold"), (f" {card.name[book.lang]}", "")] for card in cards
    ]
    worth: Line = [("= ", "dim"), symbols.victory_points(sum(card.points for card in cards), book)]
    return [*([*chunk, (",", "")] for chunk in chunks[:-1]), chunks[-1], worth]
