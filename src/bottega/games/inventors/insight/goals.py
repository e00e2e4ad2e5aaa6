"""The goals of inventors in the rows of actions: what a raise or a token brings nearer."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.engine.encoding import MOST, four, number, pair
from bottega.games.inventors.actions import Raise
from bottega.games.inventors.components import FIELDS, KINDS, PROGRESSION_2, PROGRESSION_4, TEAM_SIZE
from bottega.games.inventors.insight.places import AFTER_GOAL, BEFORE_GOAL
from bottega.games.inventors.insight.sheets import AIM, GOAL, LACKING, LEVELS, MISSING, NEEDS, SERVES, Sheet
from bottega.games.inventors.table import InventorsTable


def raise_row(table: InventorsTable, seat: i64, action: Raise, head: bytes, sheet: Sheet) -> bytes:
    """`head`: all blocks before that of the goals. The cost is what the token is worth, the cheapest where
    several can be turned over."""
    inventor: i64 = action.inventor
    d: i64 = action.discipline
    level: i64 = LEVELS[table.knows[seat * TEAM_SIZE + inventor]][d]
    aims = sheet.aims
    at = AIM * inventor
    serves: i64 = aims[at + SERVES] >> d & 1
    missing: i64 = aims[at + MISSING]
    wanted: i64 = 0
    held: i64 = 0
    cost: i64 = MOST
    if level:
        kind = PROGRESSION_2 + level - 1
        held = table.tokens[seat * KINDS + kind]
        cost = sheet.tokens[kind]
        for i in range(TEAM_SIZE):
            if i != inventor:
                wanted += aims[AIM * i + NEEDS + kind]
    else:
        for kind in range(KINDS):
            count: i64 = table.tokens[seat * KINDS + kind]
            if count:
                held += count
                worth: i64 = sheet.tokens[kind]
                if worth < cost:
                    cost = worth
    use: i64 = 0
    for space in range(len(table.wants)):
        if table.empty[FIELDS * space + d] > level:
            use += 1
    return b"%b%b%b%b%b%b" % (
        head,
        four(serves, level, aims[at + GOAL], missing),
        four(aims[at + LACKING], 1 if serves and missing == 1 else 0, wanted, held),
        pair(table.busy[seat] >> inventor & 1, use),
        number(cost),
        AFTER_GOAL,
    )


def serving(table: InventorsTable, seat: i64, kind: i64, sheet: Sheet) -> bytes:
    """The goal that a token serves best: the one that lacks least. Of tokens that serve none, how many the
    seat holds."""
    held: i64 = table.tokens[seat * KINDS + kind]
    aims = sheet.aims
    best: i64 = -1
    wanted: i64 = 0
    least: i64 = 99
    if kind <= PROGRESSION_4:
        for i in range(TEAM_SIZE):
            needs: i64 = aims[AIM * i + NEEDS + kind]
            wanted += needs
            if needs and aims[AIM * i + LACKING] < least:
                least = aims[AIM * i + LACKING]
                best = i
    if best < 0:
        return b"%b%b%b" % (four(0, 0, 0, 0), four(0, 0, 0, held), bytes(3))
    at = AIM * best
    code: i64 = table.knows[seat * TEAM_SIZE + best]
    now: i64 = 0
    for d in range(FIELDS):
        if aims[at + SERVES] >> d & 1 and LEVELS[code][d] == kind - PROGRESSION_2 + 1:
            now = 1
    missing: i64 = aims[at + MISSING]
    return b"%b%b%b%b" % (
        four(1, now, aims[at + GOAL], missing),
        four(aims[at + LACKING], 1 if missing == 1 else 0, wanted, held),
        pair(table.busy[seat] >> best & 1, 0),
        number(0),
    )


def done(head: bytes, sheet: Sheet) -> bytes:
    """To lay no more tokens: the best goal that could still be reached."""
    aims = sheet.aims
    best: i64 = 0
    count: i64 = 0
    for i in range(TEAM_SIZE):
        at = AIM * i
        if aims[at + MISSING] and not aims[at + LACKING]:
            count += 1
            if aims[at + GOAL] > best:
                best = aims[at + GOAL]
    return b"%b%b%b%b%b%b" % (
        head,
        BEFORE_GOAL,
        four(0, 0, best, 0),
        four(0, count, 0, 0),
        bytes(3),
        AFTER_GOAL,
    )
