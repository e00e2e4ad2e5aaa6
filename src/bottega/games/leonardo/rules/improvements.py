"""Improving laboratories: what the Workshop sells (§8) and turn 0 gives away (appendix, d)."""

from __future__ import annotations

from bottega.engine.refusal import Refusal
from bottega.engine.rows import put
from bottega.engine.types import Seat
from bottega.games.leonardo.actions import (
    BUILD_LARGE,
    FLIP_LARGE,
    FLIP_SMALL,
    IMPROVEMENTS,
    MAN_LARGE,
    MAN_SMALL,
)
from bottega.games.leonardo.components import LABS
from bottega.games.leonardo.table import IDLE, LeonardoTable


def refuse(table: LeonardoTable, seat: Seat, improvement: int) -> Refusal | None:
    """Only idle laboratories are improved; building the large one is always possible (rulings 12, 23)."""
    if improvement == BUILD_LARGE:
        if table.large[seat]:
            return Refusal("lab-built", "workshop", {})
        return None
    lab = _lab(improvement)
    if not table.spaces(seat, lab):
        return Refusal("lab-missing", "workshop", {})
    if table.weeks[LABS * seat + lab] != IDLE:
        return Refusal("lab-busy", "workshop", {"lab": IMPROVEMENTS[improvement].split()[1]})
    if improvement in (FLIP_SMALL, FLIP_LARGE):
        if table.spaces(seat, lab) != (3, 4)[lab]:
            return Refusal("lab-flipped", "workshop", {"spaces": table.spaces(seat, lab)})
        return None
    if table.men[LABS * seat + lab] >= table.box.man_spaces[table.spaces(seat, lab)]:
        return Refusal("man-no-space", "workshop", {"spaces": table.spaces(seat, lab)})
    return None


def possible(table: LeonardoTable, seat: Seat) -> list[int]:
    """The improvements this seat could make now, in order: what `refuse` has nothing against."""
    possible = []
    i = LABS * seat
    small, large = table.small[seat], table.large[seat]
    idle = table.weeks[i] == IDLE
    if idle and small == 3:
        possible.append(FLIP_SMALL)
    if not large:
        possible.append(BUILD_LARGE)
    large_idle = large and table.weeks[i + 1] == IDLE
    if large_idle and large == 4:
        possible.append(FLIP_LARGE)
    # At most three men: that many spaces there are, one in the five and two in the six.
    spaces = table.box.man_spaces
    if idle and table.men[i] < spaces[small]:
        possible.append(MAN_SMALL)
    if large_idle and table.men[i + 1] < spaces[large]:
        possible.append(MAN_LARGE)
    return possible


def improve(table: LeonardoTable, seat: Seat, improvement: int) -> None:
    if improvement == BUILD_LARGE:
        table.large = put(table.large, seat, 4)
    elif improvement == FLIP_SMALL:
        table.small = put(table.small, seat, 5)
    elif improvement == FLIP_LARGE:
        table.large = put(table.large, seat, 6)
    else:
        place = LABS * seat + _lab(improvement)
        table.men = put(table.men, place, table.men[place] + 1)


def _lab(improvement: int) -> int:
    return 0 if improvement in (FLIP_SMALL, MAN_SMALL) else 1
