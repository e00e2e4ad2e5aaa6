"""Everything on the table of Legendary Inventors that people may point at, and the symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.engine.game import Symbol
from bottega.engine.types import Json
from bottega.games.inventors.actions import REWARD_NAMES
from bottega.games.inventors.components import AGES, DISCIPLINES, TEAM_SIZE, TEAMS, TOKENS, Box
from bottega.games.inventors.people import symbols
from bottega.games.inventors.people.description import free_colours
from bottega.games.inventors.people.names import members
from bottega.games.inventors.rules.scoring import NUMBERS

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]

#: What lies on every table.
_ALWAYS: Final[tuple[str, ...]] = (
    *(f"discipline:{discipline}" for discipline in DISCIPLINES),
    *(f"token:{token}" for token in TOKENS),
    *(f"theme:{number}" for number in range(NUMBERS)),
    *(f"age:{age}" for age in range(1, AGES + 1)),
    *("bag", "statue", "run", "points", "cube", "slot", "available", "busy", "level", "goal"),
)


def things(box: Box, view: View) -> list[str]:
    """The targets of everything that this view shows."""
    found = list(_ALWAYS)
    for number, plate in enumerate(view["inventions"], 1):
        found.append(f"invention:{number}")
        if plate is not None:
            found.append(f"cubes:{number}")
            found += [f"slots:{number} {name}" for name, owners in plate["slots"].items() if owners]
    for seat, board in enumerate(view["boards"]):
        found.append(f"seat:{seat}")
        found += [f"person:{member['id']}" for member in board["inventors"]]
        found += [f"card:{id}" for id in board["cards"]]
    found += [f"card:{id}" for id in view["boxed"]]
    if view["stage"] == "team":
        found += [f"team:{team}" for team in TEAMS]
        found += [f"person:{member.id}" for team in free_colours(view) for member in members(box, team)]
    if view["stage"] == "reward":
        found += ["sharing", *(f"reward:{number}" for number in range(len(REWARD_NAMES)))]
    if view["seat"] is not None and view["boards"][view["seat"]]["inventors"]:
        found += [f"inventor:{number}" for number in range(1, TEAM_SIZE + 1)]
        found.append("rest")
    return found


def legend(box: Box, book: Book) -> list[Symbol]:
    """Disciplines, tokens, themes and what else is drawn small, with the signs of the terminal."""
    drawn = [(f"discipline:{name}", book.say(f"board-{name}")) for name in DISCIPLINES]
    drawn += [("slot", symbols.EMPTY), ("cube", symbols.FILLED)]
    drawn += [
        ("available", symbols.AVAILABLE),
        ("busy", symbols.BUSY),
        ("level", ""),
        ("goal", symbols.REACHED),
    ]
    drawn += [(f"token:{name}", book.say(f"symbol-{name}")) for name in TOKENS]
    drawn += [(f"theme:{number}", str(number)) for number in range(NUMBERS)]
    return [*drawn, ("run", ""), ("points", book.say("board-vp")), ("statue", book.say("board-statue"))]
