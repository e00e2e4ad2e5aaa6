"""Everything on the table of Leonardo da Vinci that people may point at, and the symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.engine.game import Symbol
from bottega.engine.types import Json
from bottega.games.leonardo.actions import FAVOURS
from bottega.games.leonardo.components import (
    AREAS,
    COMPONENTS,
    INVENTIONS,
    LAB_NAMES,
    LAST_TURN,
    METALS,
    PLACES,
    TYPES,
    Box,
)
from bottega.games.leonardo.people.symbols import FREE_SPACE
from bottega.games.leonardo.rules.schema import BENEFIT_NAMES

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]

#: What lies on every table. All inventions are known; only the order of the deck is not.
_ALWAYS: Final[tuple[str, ...]] = (
    *(f"place:{area}" for area in PLACES[:AREAS]),
    *(f"benefit:{benefit}" for benefit in BENEFIT_NAMES),
    "price",
    "florins:council",
    *(f"invention:{number}" for number in INVENTIONS),
    *(f"component:{component}" for component in COMPONENTS),
    *(f"metal:{metal}" for metal in METALS),
    *(f"type:{type}" for type in TYPES),
    *(f"turn:{turn}" for turn in range(LAST_TURN + 1)),
    *(f"phase:{phase}" for phase in "abcd"),
    *("any", "apprentice", "deck", "florin", "leonardo", "man", "man-space", "master", "space", "variety"),
    "week",
)


def things(box: Box, view: View) -> list[str]:
    """The targets of everything that this view shows."""
    found = list(_ALWAYS)
    for seat in range(view["players"]):
        found += [f"seat:{seat}", f"workers:{seat}", f"florins:{seat}", f"offer:{seat}"]
        found += [f"lab:{seat} {lab}" for lab in LAB_NAMES]
    for area, groups in view["city"].items():
        found += [f"crew:{area} {group['seat']}" for group in groups]
    if view["seat"] is not None:
        found += [f"{kind}:{lab}" for kind in ("lab", "place") for lab in LAB_NAMES]
        found.append("bid")
    if view["stage"] == "favour":
        found += [f"favour:{favour}" for favour in FAVOURS]
    return found


def legend(box: Box, book: Book) -> list[Symbol]:
    """Components, metals and workers, with the letters of the terminal."""
    drawn = [(f"component:{name}", book.say(f"symbol-{name}")) for name in COMPONENTS]
    drawn += [("any", ""), ("florin", ""), ("week", "")]
    drawn += [(f"metal:{name}", book.say(f"symbol-{name}")) for name in METALS]
    drawn += [(f"type:{name}", book.say(f"symbol-{name}")) for name in TYPES]
    drawn += [(name, book.say(f"symbol-{name}")) for name in ("apprentice", "master", "man")]
    drawn += [("space", FREE_SPACE), ("man-space", ""), ("leonardo", ""), ("lab:small", ""), ("deck", "")]
    return [*drawn, *((f"benefit:{benefit}", benefit) for benefit in BENEFIT_NAMES)]
