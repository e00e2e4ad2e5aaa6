"""Progression (rulebook "Les pions Progression"): levels one at a time; any token turned over is a 1."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.refusal import Refusal
from bottega.engine.rows import put
from bottega.engine.state import Offer
from bottega.engine.types import Json, Seat
from bottega.games.inventors.actions import FLIP as FLIP_ACTIONS
from bottega.games.inventors.actions import RAISE, Flip, Raise
from bottega.games.inventors.components import (
    DISCIPLINES,
    FIELDS,
    KINDS,
    PROGRESSION_2,
    PROGRESSION_4,
    TEAM_SIZE,
    TOKENS,
    TOP_LEVEL,
)
from bottega.games.inventors.rules.knowledge import RAISABLE, STEP
from bottega.games.inventors.table import FINAL, FLIP, NONE, TURN, InventorsTable

#: By inventor and by the disciplines that can be raised (a bit mask).
_RAISES: Final = [
    [[action for d, action in enumerate(actions) if mask >> d & 1] for mask in range(1 << FIELDS)]
    for actions in RAISE
]


def token_for(level: int) -> int:
    """The progression token that lies on this level: a 2 on a 1, and so on."""
    return PROGRESSION_2 + level - 1


def offer_raises(table: InventorsTable, seat: Seat, offer: Offer) -> None:
    first: i64 = seat * KINDS
    tokens = table.tokens
    kinds: i64 = 0
    while kinds < KINDS and not tokens[first + kinds]:
        kinds += 1
    if kinds == KINDS:
        return  # no token of any kind
    # Any token turned over is a 1; a 2 lies on a 1, a 3 on a 2, a 4 on a 3.
    signs: i64 = 1
    if tokens[first + PROGRESSION_2]:
        signs |= 2
    if tokens[first + PROGRESSION_2 + 1]:
        signs |= 4
    if tokens[first + PROGRESSION_4]:
        signs |= 8
    raisable = RAISABLE[signs]
    knows = table.knows
    at: i64 = seat * TEAM_SIZE
    for i in range(TEAM_SIZE):
        offer += _RAISES[i][raisable[knows[at + i]]]


def refuse_raise(table: InventorsTable, seat: Seat, action: Raise) -> Refusal | None:
    held = table.tokens[seat * KINDS : seat * KINDS + KINDS]
    level = table.level(seat, action.inventor, action.discipline)
    values: dict[str, Json] = {
        "inventor": table.box.teams[table.team[seat]][action.inventor].id,
        "discipline": DISCIPLINES[action.discipline],
    }
    if level == TOP_LEVEL:
        return Refusal("level-top", "progression", {**values, "level": TOP_LEVEL})
    if level == 0:
        return None if any(held) else Refusal("no-token", "progression", {})
    if held[token_for(level)]:
        return None
    if any(held[PROGRESSION_2 : PROGRESSION_4 + 1]):
        return Refusal("level-skipped", "progression", {**values, "level": level, "next": level + 1})
    return Refusal("no-progression", "progression", {**values, "next": level + 1})


def raise_level(table: InventorsTable, seat: Seat, action: Raise) -> None:
    level = table.level(seat, action.inventor, action.discipline)
    if level:
        _lay(table, seat, action.inventor, action.discipline, token_for(level))
        return
    kinds = [k for k in range(KINDS) if table.tokens[seat * KINDS + k]]
    if len(kinds) == 1:
        _lay(table, seat, action.inventor, action.discipline, kinds[0])
        return
    table.inventor = action.inventor
    table.discipline = action.discipline
    table.ask(seat, FLIP)


def offer_flips(table: InventorsTable, seat: Seat, offer: Offer) -> None:
    for kind in range(KINDS):
        if table.tokens[seat * KINDS + kind]:
            offer.append(FLIP_ACTIONS[kind])


def refuse_flip(table: InventorsTable, seat: Seat, action: Flip) -> Refusal | None:
    if table.tokens[seat * KINDS + action.kind]:
        return None
    return Refusal("token-not-held", "progression", {"token": TOKENS[action.kind]})


def flip(table: InventorsTable, seat: Seat, action: Flip) -> None:
    """A token's back is a 1; its front is lost."""
    inventor, discipline = table.inventor, table.discipline
    table.inventor = NONE
    table.discipline = NONE
    _lay(table, seat, inventor, discipline, action.kind)
    table.stage = FINAL if table.final else TURN


def _lay(table: InventorsTable, seat: Seat, inventor: int, discipline: int, kind: int) -> None:
    """A token on an inventor stays there."""
    place = (seat * TEAM_SIZE + inventor) * FIELDS + discipline
    table.levels = put(table.levels, place, table.levels[place] + 1)
    who = seat * TEAM_SIZE + inventor
    table.knows = put(table.knows, who, table.knows[who] + STEP[discipline])
    table.spend_from(seat, kind)
    if table.log is not None:
        values = {
            "seat": seat,
            "inventor": table.box.teams[table.team[seat]][inventor].id,
            "discipline": DISCIPLINES[discipline],
            "level": table.levels[place],
            "token": TOKENS[kind],
        }
        table.emit("raise", values)
