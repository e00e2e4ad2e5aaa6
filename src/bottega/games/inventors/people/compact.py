"""The table in few lines, for a small window: parts of it, the most important first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.engine.game import Line
from bottega.engine.people.lines import flow, words
from bottega.engine.types import Json, Seat
from bottega.games.inventors.components import DISCIPLINES, Box
from bottega.games.inventors.people import symbols, tally, teams
from bottega.games.inventors.people.description import focus, free_colours, pending, status
from bottega.games.inventors.people.names import invention, inventor, members

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]


def compact(box: Box, view: View, book: Book, width: int) -> list[list[Line]]:
    """What happens, the inventions, the own team, the other teams."""
    own = focus(view)
    head = flow([chunk for text in status(box, view, book) for chunk in words(text, "bold")], width)
    for text in pending(box, view, book):
        head += flow([[("•", "bold")], *words(text)], width, 1, 3)
    others = [seat for seat in range(view["players"]) if seat != own]
    return [
        head,
        _inventions(box, view, book, width),
        [line for colour in free_colours(view) for line in _free_team(box, colour, book, width)],
        *(_team(box, view, seat, book, width) for seat in (own, *others)),
    ]


def _inventions(box: Box, view: View, book: Book, width: int) -> list[Line]:
    """Each with its points, the slots of its disciplines, the cubes of each player, the tokens."""
    if view["stage"] == "team":
        return []  # they are drawn later
    lines: list[Line] = []
    for space, item in enumerate(view["inventions"], 1):
        if not item:
            continue
        card = invention(box, item["id"])
        chunks = words(f"{space} {card.name[book.lang]}", "bold")
        chunks.append([symbols.victory_points(card.points, book)])
        for name in DISCIPLINES:
            if item["slots"][name]:
                chunks.append(_labelled(name, symbols.slots(item["slots"][name]), book))
        cubes = [(symbols.letter(seat), count) for seat, count in enumerate(item["cubes"]) if count]
        chunks += [[(f"{letter}{count}", "bold")] for letter, count in cubes]
        chunks += [symbols.lying_token(token, book) for token in item["rewards"]]
        lines += flow(chunks, width, 1, 3)
    return lines


def _team(box: Box, view: View, seat: Seat, book: Book, width: int) -> list[Line]:
    board = view["boards"][seat]
    mark = f"{symbols.NOW} " if seat in view["actors"] else ""
    chunks = words(f"{mark}{symbols.letter(seat)} {book.names[seat]}", "bold")
    if not board["team"]:
        return flow([*chunks, *words(book.say("board-no-team"))], width)
    if view["statue"] == seat:
        chunks.append([(book.say("board-statue"), "bold")])
    chunks.append([symbols.victory_points(sum(tally.points(box, board).values()), book)])
    lines = flow(chunks, width)
    for number, shown in enumerate(board["inventors"], 1):
        member, busy = inventor(box, shown["id"]), shown["busy"]
        position = symbols.BUSY if busy else symbols.AVAILABLE
        chunks = words(f"{number} {position} {member.name[book.lang]}", "dim" if busy else "bold")
        for goal, name in zip(member.goal, DISCIPLINES, strict=True):
            has = shown["levels"][name]
            if has or goal:
                chunks.append(_labelled(name, symbols.level(has, goal), book))
        lines += flow(chunks, width, 1, 5)
    return [*lines, *(line for row in teams.belongings(box, board, book) for line in flow(row, width, 1, 3))]


def _free_team(box: Box, colour: str, book: Book, width: int) -> list[Line]:
    names = ", ".join(member.name[book.lang] for member in members(box, colour))
    text = book.say("board-members", {"team": book.say(f"team-{colour}"), "names": names})
    return flow(words(text), width, 1, 3)


def _labelled(name: str, value: Line, book: Book) -> Line:
    return [(f"{book.say(f'board-{name}')} ", "dim"), *value]
