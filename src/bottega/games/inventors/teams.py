"""Teams drawn for a terminal: inventors with their levels and goals, tokens, inventions, runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from bottega.engine.game import Line
from bottega.engine.lines import beside, cells, flow, length, pad
from bottega.engine.types import Json, Seat
from bottega.games.inventors import symbols, tally
from bottega.games.inventors.components import DISCIPLINES, Box, Inventor
from bottega.games.inventors.names import invention, members

if TYPE_CHECKING:
    from bottega.engine.text import Book

View = dict[str, Json]
#: Something that can be drawn at any width.
Block: TypeAlias = Callable[[int], list[Line]]

#: Teams stand side by side where each has at least this much room.
_NARROWEST: Final = 49
#: What a team owns stands beside its inventors where there is this much room left.
_BESIDE: Final = 24
_GAP: Final = 2
_LEVEL_WIDTH: Final = 5


def own_team(box: Box, view: View, seat: Seat, book: Book, width: int) -> list[Line]:
    """One team across the whole width, with words for who is available."""
    board = view["boards"][seat]
    lines = [_heading(box, view, seat, book, width)]
    if not board["team"]:
        return lines
    lines += _inventors(members(box, board["team"]), board["levels"], board["busy"], book, in_words=True)
    return [*lines, *_belongings(box, board, book, width)]


def other_teams(box: Box, view: View, seats: Sequence[Seat], book: Book, width: int) -> list[Line]:
    return _side_by_side([partial(_team, box, view, seat, book) for seat in seats], width)


def free_teams(box: Box, colours: Sequence[str], book: Book, width: int) -> list[Line]:
    """What may still be chosen: the inventors as they start."""
    return _side_by_side([partial(_free_team, box, colour, book) for colour in colours], width)


def _side_by_side(blocks: Sequence[Block], width: int) -> list[Line]:
    columns = min(max(1, len(blocks)), (width + _GAP) // (_NARROWEST + _GAP))
    size = (width - _GAP * (columns - 1)) // columns
    lines: list[Line] = []
    for first in range(0, len(blocks), columns):
        row: list[Line] = []
        for block in blocks[first : first + columns]:
            drawn = [pad(line, size) for line in block(size)]
            row = beside(row, drawn, _GAP) if row else drawn
        lines += row
    return lines


def _team(box: Box, view: View, seat: Seat, book: Book, width: int) -> list[Line]:
    board = view["boards"][seat]
    heading = _heading(box, view, seat, book, width)
    if not board["team"]:
        return [heading]
    rows = _inventors(members(box, board["team"]), board["levels"], board["busy"], book)
    left = width - max(map(length, rows)) - _GAP
    if left >= _BESIDE:
        return [heading, *beside(rows, _belongings(box, board, book, left), _GAP)]
    return [heading, *rows, *_belongings(box, board, book, width)]


def _free_team(box: Box, colour: str, book: Book, width: int) -> list[Line]:
    team = members(box, colour)
    name = book.say(f"team-{colour}")
    heading = symbols.rule(name, symbols.TEAM_STYLES[colour], [[(book.say("board-free"), "")]], width)
    return [heading, *_inventors(team, [list(member.start) for member in team], [False] * len(team), book)]


def _heading(box: Box, view: View, seat: Seat, book: Book, width: int) -> Line:
    """Who it is, the team's colour, the statue, the points so far."""
    board = view["boards"][seat]
    facts: list[Line] = []
    if board["team"]:
        facts.append([(book.say(f"team-{board['team']}"), symbols.TEAM_STYLES[board["team"]])])
        if view["statue"] == seat:
            facts.append([(book.say("board-statue"), "bold")])
        facts.append([symbols.victory_points(sum(tally.points(box, board).values()), book)])
    else:
        facts.append([(book.say("board-no-team"), "")])
    mark = f"{symbols.NOW} " if seat in view["actors"] else ""
    return symbols.rule(f"{mark}{symbols.letter(seat)} {book.names[seat]}", "", facts, width)


def _inventors(
    team: Sequence[Inventor], levels: list[list[int]], busy: list[bool], book: Book, in_words: bool = False
) -> list[Line]:
    """A table: number, position, name, four levels with what the goal asks, the goal's points."""
    head = book.say("board-inventor")
    names = [member.name[book.lang] for member in team]
    words = {state: book.say(f"busy-{'yes' if state else 'no'}") for state in (True, False)}
    name_end = 5 + max(map(cells, [head, *names])) + 1
    state_end = name_end + (max(map(cells, words.values())) + 2 if in_words else 0)
    line = pad([("     ", ""), (head, "dim")], state_end)
    line += [(f"{book.say(f'board-{name}'):<{_LEVEL_WIDTH}}", "dim") for name in DISCIPLINES]
    lines: list[Line] = [[*line, (book.say("board-goal"), "dim")]]
    for number, (member, name) in enumerate(zip(team, names, strict=True)):
        style = "dim" if busy[number] else ""
        position = symbols.BUSY if busy[number] else symbols.AVAILABLE
        line = [(f" {number + 1} ", "bold"), (f"{position} ", style), (name, style or "bold")]
        line = pad(line, name_end)
        if in_words:
            line = pad([*line, (words[busy[number]], style)], state_end)
        for has, goal in zip(levels[number], member.goal, strict=True):
            line += pad(symbols.level(has, goal), _LEVEL_WIDTH)
        line.append(symbols.victory_points(member.points, book))
        if tally.reached(member, levels[number]):
            line.append((f" {symbols.REACHED}", "bold green"))
        lines.append(line)
    return lines


def _belongings(box: Box, board: View, book: Book, width: int) -> list[Line]:
    """Tokens, inventions by their numbers, the best runs so far."""
    runs = [symbols.run(run, book) for run in tally.runs_of(box, board)]
    lines: list[Line] = []
    for name, chunks in (
        ("tokens", symbols.tokens(board["tokens"], book)),
        ("inventions", _cards(box, board, book)),
        ("runs", symbols.dotted(runs)),
    ):
        label: Line = [(book.say(f"board-{name}"), "dim")]
        lines += flow([label, *chunks], width, 1, 3)
    return lines


def _cards(box: Box, board: View, book: Book) -> list[Line]:
    """``0 Bow, 3 Dice = 2 VP``"""
    cards = sorted((invention(box, id) for id in board["cards"]), key=lambda card: card.classification)
    if not cards:
        return [symbols.NOTHING]
    chunks: list[Line] = [
        [(str(card.classification), "bold"), (f" {card.name[book.lang]}", "")] for card in cards
    ]
    worth: Line = [("=", "dim"), (" ", ""), symbols.victory_points(sum(card.points for card in cards), book)]
    return [*([*chunk, (",", "")] for chunk in chunks[:-1]), chunks[-1], worth]
