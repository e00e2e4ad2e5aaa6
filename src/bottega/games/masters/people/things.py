"""Everything on the table of Masters of Renaissance that people may point at, and the symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.engine.game import Symbol
from bottega.engine.types import Json
from bottega.games.masters.actions import COLUMNS, ROWS
from bottega.games.masters.components import (
    COLOURS,
    LAST_SPACE,
    LEVELS,
    MARBLES,
    RESOURCES,
    SECTIONS,
    SLOTS,
    STACKS,
    TOKENS,
    Box,
)
from bottega.games.masters.people.board import marble
from bottega.games.masters.people.seats import CROSS
from bottega.games.masters.people.wording import ROMAN
from bottega.games.masters.rules.warehouse import DEPOTS

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]

#: What lies on every table.
_ALWAYS: Final[tuple[str, ...]] = (
    *(f"row:{row}" for row in range(1, ROWS + 1)),
    *(f"column:{column}" for column in range(1, COLUMNS + 1)),
    *(f"marble:{marble}" for marble in MARBLES),
    "slide",
    *(f"stack:{stack}" for stack in STACKS),
    "slot",
    "power:base",
    "warehouse",
    *(f"depot:{number}" for number in range(1, len(DEPOTS) + 1)),
    "strongbox",
    *(f"resource:{resource}" for resource in RESOURCES),
    "faith",
    *(f"space:{space}" for space in range(LAST_SPACE + 1)),
    *(f"tile:{section}" for section in range(1, SECTIONS + 1)),
    "any",
    "points",
    *(f"colour:{colour}" for colour in COLOURS),
    *(f"level:{level}" for level in LEVELS),
    "left",
    "production",
)


def things(box: Box, view: View) -> list[str]:
    """The targets of everything that this view shows."""
    found = list(_ALWAYS)
    for seat, board in enumerate(view["boards"]):
        found += [f"seat:{seat}", f"marker:{seat}", f"hand:{seat}"]
        found += [f"card:{card}" for slot in board["slots"] for card in slot]
        for leader in board["leaders"]:
            found.append(f"leader:{leader}")
            if box.leaders[leader].ability == "depot":
                found.append(f"depot:{RESOURCES[box.leaders[leader].resource]}")
    if view["seat"] is not None:
        found += _own(box, view["boards"][view["seat"]])
    if view["solo"] is not None:
        found += ["lorenzo", "cross", "tokens", *(f"token:{token}" for token in dict.fromkeys(TOKENS))]
        found += [f"taken:{colour}" for colour in COLOURS]
        found += [f"card:{card}" for card in view["solo"]["removed"]]
    if view["pending"]["used"]:
        found.append("finish")
    return list(dict.fromkeys(found))


def _own(box: Box, board: View) -> list[str]:
    """What only the viewer's own seat has, or knows."""
    found = [f"slot:{slot}" for slot in range(1, SLOTS + 1)]
    found += [f"power:slot {slot}" for slot in range(1, SLOTS + 1)]
    for leader in board["leaders"]:
        if box.leaders[leader].ability == "production":
            found.append(f"power:leader {RESOURCES[box.leaders[leader].resource]}")
    return [*found, *(f"leader:{id}" for name in ("hand", "dropped", "rejected") for id in board[name])]


def legend(box: Box, book: Book) -> list[Symbol]:
    """Resources and what else is drawn small, with the signs of the terminal."""
    drawn = [(f"resource:{name}", book.say(f"symbol-{name}")) for name in RESOURCES]
    drawn += [("faith", book.say("symbol-faith")), ("any", book.say("symbol-any"))]
    drawn += [("points", book.say("board-vp")), ("production", "→"), ("left", "×")]
    drawn += [(f"marble:{name}", marble(name, book)[0]) for name in MARBLES]
    drawn += [(f"colour:{colour}", "") for colour in COLOURS]
    drawn += [(f"level:{level}", ROMAN[level]) for level in LEVELS]
    drawn += [("cross", CROSS), *((f"token:{token}", "") for token in dict.fromkeys(TOKENS))]
    return drawn
