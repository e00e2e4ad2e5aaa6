"""What the inventions on the table will bring to whom: cubes there, cubes to come, and the rewards.

All but one invention of an age are completed. Of each, the seat with most cubes probably chooses first;
the cubes to come are expected of those whose inventors fit.
"""

from __future__ import annotations

import math
from typing import Final

from bottega.engine.types import Seat
from bottega.games.inventors.components import (
    CLASSIFICATION,
    FIELDS,
    KINDS,
    MOST_SPACES,
    PROGRESSION_2,
    PROGRESSION_4,
    REWARDS,
    TEAM_SIZE,
    TOKENS_EACH,
    Box,
)
from bottega.games.inventors.insight.fits import HIGH, LOW, MOST_SLOTS
from bottega.games.inventors.insight.prospects import Holding
from bottega.games.inventors.table import ALL_CUBES, CUBE, MORE, NONE, TURN, InventorsTable

#: How likely the invention with the most empty slots is the one that is lost.
_LOST: Final = 0.35
#: By the number of its empty slots, on any scale; no invention has more, in any edition.
_EXP_LOST: Final[list[float]] = [math.exp(_LOST * count) for count in range(4 * MOST_SLOTS + 1)]
#: Cubes expected of a team: of anybody, of its best inventor for the work, of the best who is available.
_ANYBODY: Final = 0.6
_BEST: Final = 0.5
_AVAILABLE: Final = 0.4
#: For the one whose turn it is.
_NEXT: Final = 1.3
#: How uncertain the majority is: with one slot left, and for each slot.
_DOUBT: Final = 0.25
_DOUBT_EACH: Final = 0.25
#: Nobody is further behind than this, on the scale of the doubt.
_FAR: Final = 12.0
#: By number of players: not all that is hoped for comes true.
_HOPE: Final = [0.0, 0.0, 0.58, 0.62, 0.65, 0.65]
#: Tokens of which the second is worth less, and how much less each is worth, by their number.
_ONCE: Final = [PROGRESSION_2, PROGRESSION_2 + 1, PROGRESSION_4, CLASSIFICATION]
_REPEATED: Final = [1.0 if n < 2 else (1.0 - 0.5**n) / (0.5 * n) for n in range(2 * MOST_SPACES + 1)]
#: How likely a seat without a cube there places one, relative to the others.
_COMES: Final = 0.8


class _Rival:
    """A seat in the contest for the inventions on the table.

    Compiled, attributes that are numbers are read and written as such; numbers in lists are objects, and this
    is the innermost loop of a search.
    """

    __slots__ = ("cards", "force", "points", "presence", "reach", "tokens")

    def __init__(self, points: float, cards: list[float], tokens: list[float]) -> None:
        #: What it may expect so far.
        self.points = points
        #: What a card of each number, the points on it not counted, and a token of each kind would add.
        self.cards = cards
        self.tokens = tokens
        #: At one invention: its share of the cubes to come, on any scale; how likely it has a cube there in
        #: the end; and how likely it chooses first, on any scale.
        self.reach = 0.0
        self.presence = 1.0
        self.force = 0.0


def add_stakes(box: Box, table: InventorsTable, holdings: list[Holding], result: list[float]) -> None:
    """Add to the points of every seat what it may expect of the inventions on the table."""
    wants, empty = table.wants, table.empty
    players = table.players
    spaces: list[int] = []
    slots: list[int] = []
    weights: list[float] = []
    lost = 0.0
    for space in range(len(wants)):
        if wants[space]:
            at = FIELDS * space
            count = empty[at] + empty[at + 1] + empty[at + 2] + empty[at + 3]
            weight = _EXP_LOST[count]
            spaces.append(space)
            slots.append(count)
            weights.append(weight)
            lost += weight
    if len(spaces) < 2:
        return
    rivals = _rivals(table, spaces, holdings, result)
    turn = table.current if table.stage == TURN else NONE
    pending = table.space if table.stage in (CUBE, MORE) else NONE
    hope = _HOPE[players]
    for n in range(len(spaces)):
        space = spaces[n]
        done = 1.0 - weights[n] / lost
        if done < 0.02:
            continue
        left = slots[n]
        total = _reach(table, space, turn, rivals)
        doubt = _DOUBT + _DOUBT_EACH * left
        most = 0.0
        for seat in range(players):
            rival = rivals[seat]
            cubes = table.cubes[space * players + seat] & ALL_CUBES
            if space == pending and seat == table.current:
                cubes += min(table.extra, left)
            more = left * rival.reach / total
            rival.presence = 1.0 if cubes else 1.0 - math.exp(-_COMES * more)
            force = float(cubes) + more
            rival.force = force
            if force > most:
                most = force
        for rival in rivals:
            behind = (most - rival.force) / doubt
            rival.force = rival.presence * math.exp(-behind if behind < _FAR else -_FAR)
        _share(box, table, space, hope * done, rivals)
    for seat in range(players):
        result[seat] = rivals[seat].points


def _rivals(
    table: InventorsTable, spaces: list[int], holdings: list[Holding], result: list[float]
) -> list[_Rival]:
    """The seats. Where several inventions offer what is needed but once, a token adds less."""
    offers = [0] * KINDS
    for space in spaces:
        offers[table.rewards[TOKENS_EACH * space]] += 1
        offers[table.rewards[TOKENS_EACH * space + 1]] += 1
    rivals: list[_Rival] = []
    for seat in range(len(holdings)):
        holding = holdings[seat]
        tokens = holding.tokens[:]
        for kind in _ONCE:
            if offers[kind] > 1:
                tokens[kind] *= _REPEATED[offers[kind]]
        rivals.append(_Rival(result[seat], holding.cards, tokens))
    return rivals


def _reach(table: InventorsTable, space: int, turn: Seat, rivals: list[_Rival]) -> float:
    """By seat, its share of the cubes to come, on any scale; returns the sum."""
    at = FIELDS * space
    empty, knows = table.empty, table.knows
    low = LOW[empty[at]][empty[at + 1]]
    high = HIGH[empty[at + 2]][empty[at + 3]]
    total = 0.0
    for seat in range(table.players):
        busy = table.busy[seat]
        best = 0
        available = 0
        first = seat * TEAM_SIZE
        for i in range(TEAM_SIZE):
            code = knows[first + i]
            fit = low[code] + high[code]
            if fit > available:
                if not busy >> i & 1:
                    available = fit
                if fit > best:
                    best = fit
        each = _ANYBODY + _BEST * best + _AVAILABLE * available
        if seat == turn:
            each *= _NEXT
        rivals[seat].reach = each
        total += each
    return total


def _share(box: Box, table: InventorsTable, space: int, chance: float, rivals: list[_Rival]) -> None:
    """Who chooses when is drawn in proportion to the forces, one after the other."""
    invention = box.inventions[table.spaces[space]]
    number = invention.classification
    points = invention.points
    one = table.rewards[TOKENS_EACH * space]
    two = table.rewards[TOKENS_EACH * space + 1]
    players = len(rivals)
    leader, runner = rivals[0], rivals[1]
    sum_forces = leader.force
    most, second_most = leader.force, -1.0
    for n in range(1, players):
        rival = rivals[n]
        force = rival.force
        sum_forces += force
        if force > most:
            leader, runner = rival, leader
            most, second_most = force, most
        elif force > second_most:
            runner = rival
            second_most = force
    followers = 0.0
    for rival in rivals:
        followers += rival.force / (sum_forces - rival.force + 1e-12)
    of_leader = _favourite(leader, points, number, one, two)
    of_runner = _favourite(runner, points, number, one, two)
    for rival in rivals:
        mine = rival.force
        first = mine / sum_forces
        second = first * (followers - mine / (sum_forces - mine + 1e-12))
        a = points + rival.cards[number]
        b = rival.tokens[one]
        c = rival.tokens[two]
        best = a if a > b else b
        if c > best:
            best = c
        favourite = of_runner if rival is leader else of_leader
        if favourite == 0:
            next_best = b if b > c else c
        elif favourite == 1:
            next_best = a if a > c else c
        else:
            next_best = a if a > b else b
        gain = first * best + second * next_best
        if players > 2:
            third = 1.0 - first - second
            if players > REWARDS:
                third *= 2.0 / (players - 1)
            rest = 0.5 * (a + b + c - best)
            gain += third * (next_best if next_best < rest else rest)
        rival.points += chance * rival.presence * gain


def _favourite(rival: _Rival, points: int, number: int, one: int, two: int) -> int:
    """Which of the three rewards the seat would choose: the card, the first token, the second."""
    a = points + rival.cards[number]
    b = rival.tokens[one]
    c = rival.tokens[two]
    if a >= b and a >= c:
        return 0
    return 1 if b >= c else 2


def add_shared(box: Box, table: InventorsTable, holdings: list[Holding], result: list[float]) -> None:
    """Rewards being chosen: each seat takes what is best for it, one after the other."""
    if not table.sharing:
        return
    space = table.space
    invention = box.inventions[table.spaces[space]]
    number = invention.classification if table.card_left else NONE
    one = table.rewards[TOKENS_EACH * space]
    two = table.rewards[TOKENS_EACH * space + 1]
    for seat in table.sharing:
        holding = holdings[seat]
        a = invention.points + holding.cards[number] if number != NONE else -1.0
        b = holding.tokens[one] if one != NONE else -1.0
        c = holding.tokens[two] if two != NONE else -1.0
        if a >= b and a >= c:
            number = NONE
        elif b >= c:
            one = NONE
        else:
            two = NONE
        result[seat] += max(a, b, c)
