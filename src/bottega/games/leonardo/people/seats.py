"""The players' boards, drawn for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bottega.engine.game import Line
from bottega.engine.people.lines import boxes, clip, flow, length, words
from bottega.engine.types import Json, Seat
from bottega.games.leonardo.components import LAB_NAMES, LABS, Box
from bottega.games.leonardo.people.description import favour_letters, known_work, saved, variety, without_card
from bottega.games.leonardo.people.symbols import BAR, DOT, amounts, by_type, glued, numbers, spaces

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]

#: Stands before the name of a player who has to decide.
ASKED: Final = "►"

#: Maximum number of possible inventions listed; more are only counted.
_FEW: Final = 8
#: The part of the width that the hand takes.
_HANDS_IN_WIDTH: Final = 5
_WIDEST_HAND: Final = 30
_WIDEST_LAB: Final = 56
_INDENT: Final = 2
_DASHES: Final = "── "


def own_board(box: Box, view: View, seat: Seat, book: Book, width: int) -> list[Line]:
    """One board in full: the hand and both laboratories in a frame, cards below."""
    board = view["boards"][seat]
    size = min(_WIDEST_LAB, (width - width // _HANDS_IN_WIDTH - LABS - 2) // LABS)
    hand = min(_WIDEST_HAND, width - LABS * (size + 1) - 2)
    title = "board-hand" if "hand" in board else "board-owned"
    titles: list[Line] = [[(book.say(title), "bold")]]
    titles += [[(clip(_lab_title(board, lab, book), size - 2), "bold")] for lab in LAB_NAMES]
    frame = [_hand(view, seat, book, hand)]
    frame += [
        [line for part in _lab(box, view, seat, lab, book) for line in flow(part, size - 1, 1, 1)]
        for lab in LAB_NAMES
    ]
    lines = [_heading(view, seat, book, width), *_indented(_workers(view, seat, book), width)]
    return [*lines, *boxes([frame], [hand, *([size] * LABS)], titles), *_cards(box, view, seat, book, width)]


def others_board(box: Box, view: View, seat: Seat, book: Book, width: int) -> list[Line]:
    """A board in a few lines: workers and components, laboratories, cards."""
    board = view["boards"][seat]
    facts = [*_workers(view, seat, book), DOT, [(book.say("board-owned"), "dim")]]
    facts += amounts(board["components"], book)
    labs: list[list[Line]] = []
    for lab in LAB_NAMES:
        progress, *work = _lab(box, view, seat, lab, book)
        label: Line = [(_lab_title(board, lab, book), "dim")]
        labs.append([label, *progress, *(chunk for part in work for chunk in [DOT, *part])])
    together = [*labs[0], BAR, *labs[1]]
    rows = [together] if _INDENT + length(glued(together)) <= width else labs
    lines = [_heading(view, seat, book, width), *_indented(facts, width)]
    lines += [line for row in rows for line in _indented(row, width)]
    return [*lines, *_cards(box, view, seat, book, width)]


def _indented(chunks: Sequence[Line], width: int) -> list[Line]:
    return flow(chunks, width, _INDENT, 2 * _INDENT)


def _heading(view: View, seat: Seat, book: Book, width: int) -> Line:
    """A line across the table: who it is, the florins, Leonardo. The name is cut if there is no room."""
    board = view["boards"][seat]
    facts = [(book.say("florins", {"florins": board["florins"]}), "yellow")]
    if seat == view["leonardo"]:
        facts.append((book.say("board-leonardo"), "bold"))
    if board["passed"] and view["stage"] == "assign":
        facts.append((book.say("board-passed"), ""))
    if view["turn"] == 0 and any(board["favours"].values()):
        facts.append((book.say("board-favours", {"letters": favour_letters(board)}), ""))
    details: Line = [piece for fact in facts for piece in ((" · ", "dim"), fact)]
    title = f"{f'{ASKED} ' if seat in view['actors'] else ''}{book.names[seat]}"
    name = clip(title, width - length(details) - len(_DASHES) - 2)
    line: Line = [(_DASHES, "dim"), (name, "bold"), *details, (" ", "")]
    return [*line, ("─" * (width - length(line)), "dim")]


def _workers(view: View, seat: Seat, book: Book) -> list[Line]:
    """Apprentices free, in all and in the Academy; where the master is."""
    board = view["boards"][seat]
    apprentices = {"count": board["apprentices"], "free": board["free"]}
    chunks: list[Line] = [
        [(book.say("board-apprentices", apprentices), "")],
        DOT,
        [(book.say("board-academy", {"count": board["academy"]}), "")],
        DOT,
    ]
    if board["master"] is None:
        chunks.append([(book.say("board-master-home"), "")])
    else:
        chunks.append([(book.sentence("board-master-at", {"place": board["master"]}), "")])
    return chunks


def _hand(view: View, seat: Seat, book: Book, size: int) -> list[Line]:
    """The components in hand, then all there are; of somebody else only all."""
    board = view["boards"][seat]
    owned = amounts(board["components"], book)
    if "hand" not in board:
        return flow(owned, size - 1, 1, 1)
    lines = flow(amounts(board["hand"], book), size - 1, 1, 1)
    return [*lines, *flow([[(book.say("board-in-all"), "dim")], *owned], size - 1, 1, 1)]


def _lab_title(board: View, lab: str, book: Book) -> str:
    count = board["labs"][lab]["spaces"]
    if count is None:
        return book.say(f"lab-{lab}")
    return book.sentence("board-lab", {"lab": lab, "spaces": count})


def _lab(box: Box, view: View, seat: Seat, lab: str, book: Book) -> list[list[Line]]:
    """The workers and the weeks; what is made there, as far as the viewer knows."""
    board = view["boards"][seat]
    data = board["labs"][lab]
    invention = known_work(data)
    if data["spaces"] is None:
        return [[[(book.say("board-unbuilt"), "dim")]]]
    progress = [spaces(board, lab, book)]
    if data["weeks"] is None:
        return [[*progress, [(book.say("board-idle"), "dim")]]]
    if invention is None:
        progress.append([(book.say("board-week", {"weeks": data["weeks"]}), "bold")])
        possible = data["possible"]
        few = len(possible) <= _FEW
        secret = book.say("board-secret-few" if few else "board-secret", {"count": len(possible)})
        work = [*words(secret, "dim"), *(numbers(box, possible, book) if few else [])]
    else:
        weeks = {"weeks": data["weeks"], "needed": box.inventions[invention].weeks}
        progress.append([(book.say("board-week-of", weeks), "bold")])
        count = saved(box, board["cards"], invention)
        if count:
            progress += [DOT, [(book.say("board-saved", {"count": count}), "")]]
        work = words(str(book.word("invention", invention)), "bold")
        if invention not in view["requested"] and not data["shown"]:
            work += [DOT, [(book.say("board-unrequested"), "")]]
    for sign in ("fresh", "shown"):
        if data[sign]:
            progress += [DOT, [(book.say(f"board-{sign}"), "")]]
    return [progress, work]


def _cards(box: Box, view: View, seat: Seat, book: Book, width: int) -> list[Line]:
    """The cards by type with the bonus they bring, and what was completed without getting a card."""
    cards = view["boards"][seat]["cards"]
    chunks: list[Line] = [[(book.say("board-cards"), "dim")], *by_type(box, cards, book)]
    if cards:
        types, florins = variety(box, cards)
        chunks += [DOT, [(book.say("board-bonus", {"count": types, "florins": florins}), "")]]
    lines = _indented(chunks, width)
    done = without_card(view, seat)
    if done:
        text = book.say("board-done", {"cards": ", ".join(map(str, done))})
        lines += _indented(words(text, "dim"), width)
    return lines
