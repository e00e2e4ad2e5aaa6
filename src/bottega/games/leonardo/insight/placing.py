"""How likely a sensible player places their workers here or there: the most frequent decision of all."""

from __future__ import annotations

import math
from typing import Final

from bottega.engine.action import Action
from bottega.engine.types import Seat
from bottega.games.leonardo.actions import Place, PlaceMaster
from bottega.games.leonardo.components import AREAS, KINDS, LABS, MAN, MASTER, PRICES, RESEARCH_TURN, SMALL
from bottega.games.leonardo.insight.worth import Worth, hand_code, rounds_left
from bottega.games.leonardo.rules import improvements
from bottega.games.leonardo.rules.assignment import strength
from bottega.games.leonardo.table import AT_HOME, IDLE, LeonardoTable

#: The difference in florins that makes an action e times as likely.
KEEN: Final = 0.3
#: exp(gain / KEEN) for gains in tenths of a florin from -3 to 12: beyond that, more is the same.
_LOWEST: Final = -30
_HIGHEST: Final = 120
_EXP: Final[list[float]] = [math.exp(i / 10.0 / KEEN) for i in range(_LOWEST, _HIGHEST + 1)]

#: What passing weighs while there is somebody to place.
PASSING: Final = 0.02
#: By the number of workers: the part of an area's benefit they may expect when they are first there; and what
#: remains of that when others were there before.
SAFE: Final[list[float]] = [0.0, 0.65, 0.85, 0.93, 0.96, 0.97, 0.98, 0.99, 1.0, 1.0]
CONTESTED: Final = 0.85
#: The Council beside its florins.
COUNCIL_WORTH: Final = 0.5
#: What others leave of an improvement, an apprentice and a component that one sends workers for.
WORKSHOP_PART: Final = 0.75
ACADEMY_PART: Final = 0.8
COMPONENT_PART: Final = 0.8
#: A component that is the last one lacking for an invention on display, one of two, one of more.
LAST_ONE: Final = 2.0
ONE_OF_TWO: Final = 1.2
ONE_OF_MORE: Final = 0.8
#: A week of work that will be in time or too late; and completing a work, requested
#: or not yet.
IN_TIME: Final = 1.0
TOO_LATE: Final = -0.4
PRIZE: Final = 4.0
HOPE: Final = 1.0


def keen(gain: float) -> float:
    """The weight of a gain in florins."""
    i = int(gain * 10.0)
    if i < _LOWEST:
        i = _LOWEST
    elif i > _HIGHEST:
        i = _HIGHEST
    return _EXP[i - _LOWEST]


def net(want: float, force: int, rivals: list[int]) -> float:
    """A benefit less the price one will pay for it. Rivals count twice their force, and one more if
    they win a tie."""
    rank = 0
    for rival in rivals:
        if rival > 2 * force:
            rank += 1
    if rank >= len(PRICES) or want <= PRICES[rank]:
        return 0.0
    return CONTESTED * (want - PRICES[rank])


class Placing:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def weights(self, table: LeonardoTable, seat: Seat, actions: list[Action]) -> list[float]:
        left = rounds_left(table)
        rows: list[list[float]] = []
        if table.turn < RESEARCH_TURN:
            wants = self.area_wants(table, seat, left)
            for area in range(AREAS):
                rows.append(self._area(table, seat, area, wants[area], left))
        else:
            rows = [[] for _ in range(AREAS)]
        for lab in range(LABS):
            rows.append(self._lab(table, seat, lab, left))
        weights = []
        for action in actions:
            if isinstance(action, Place):
                weights.append(rows[action.place][action.count])
            elif isinstance(action, PlaceMaster):
                weights.append(rows[action.place][0])
            else:
                weights.append(PASSING)
        return weights

    def area_wants(self, table: LeonardoTable, seat: Seat, left: int) -> list[float]:
        """What the benefit of each area is worth to a seat."""
        worth = self.worth
        workshop = 0.0
        for improvement in improvements.possible(table, seat):
            value = worth.improvement(improvement, left - 1)
            if value > workshop:
                workshop = value
        academy = worth.apprentice(table, seat, left - 1) if table.pool[seat] else 0.0
        return [
            COUNCIL_WORTH + float(table.council),
            WORKSHOP_PART * workshop,
            ACADEMY_PART * academy,
            *self.wants(table, seat, left),
        ]

    def wants(self, table: LeonardoTable, seat: Seat, left: int) -> list[float]:
        """What a component of each kind is worth: for itself, and for what it brings nearer."""
        worth = self.worth
        box = table.box
        most = box.most
        hand = table.in_hand(seat)
        code = hand_code(hand)
        own = LABS * seat
        works = 1 << table.under[own] | 1 << table.under[own + 1]
        sought = table.on_display & ~table.done[seat] & ~works
        # Bit masks of the inventions that lack at least one, two, three components.
        one = two = three = 0
        short = [0] * KINDS
        for c in range(KINDS):
            count = hand[c]
            if count >= most:
                continue
            rows = box.buildable[c]
            lacks = sought & ~rows[count]
            if not lacks:
                continue
            short[c] = lacks
            more = sought & ~rows[count + 1] if count + 1 < most else 0
            three |= two & lacks | one & more
            two |= one & lacks | more
            one |= lacks
        last = one & ~two
        near = two & ~three
        wants = []
        for c in range(KINDS):
            value = 0.0
            if table.shops[c]:
                value = COMPONENT_PART * worth.component(code, c, left)
                if short[c] & last:
                    value += LAST_ONE
                elif short[c] & near:
                    value += ONE_OF_TWO
                elif short[c]:
                    value += ONE_OF_MORE
            wants.append(value)
        return wants

    def _area(self, table: LeonardoTable, seat: Seat, area: int, want: float, left: int) -> list[float]:
        """The master's weight, then that of one, two ... apprentices: an area is worth its benefit, less
        the price one's rank will pay, and the workers."""
        wage = self.worth.unplaced[left]
        free = table.free[seat]
        queue = table.queue[area]
        if not queue:
            row = [keen(want * SAFE[MASTER] - wage * MASTER)]
            for n in range(1, free + 1):
                row.append(keen(want * SAFE[n] - wage * float(n)))
            return row
        mine = 0
        tie = 1
        rivals = []
        for other in queue:
            force = strength(table, area, other)
            if other == seat:
                mine = force
                tie = 0
            else:
                rivals.append(2 * force + tie)
        now = net(want, mine, rivals) if mine else 0.0
        row = [keen(net(want, mine + MASTER, rivals) - now - wage * MASTER)]
        for n in range(1, free + 1):
            row.append(keen(net(want, mine + n, rivals) - now - wage * float(n)))
        return row

    def _lab(self, table: LeonardoTable, seat: Seat, lab: int, left: int) -> list[float]:
        """The same for a laboratory: weeks, and most of all those that complete the work."""
        place = LABS * seat + lab
        if table.weeks[place] == IDLE:
            return []
        worth = self.worth
        number = table.under[place]
        there = 1 if table.master_at[seat] == SMALL + lab else 0
        men, hired, free = table.men[place], table.hired[place], table.free[seat]
        room = (table.large[seat] if lab else table.small[seat]) - men - hired - there
        need = worth.need(table, seat, number) - table.weeks[place] - hired - MAN * men - MASTER * there
        prize, rate = PRIZE, IN_TIME
        if table.shown[place] or table.on_display >> number & 1:
            late = need > (left - 1) * (room + 1 + MAN * men) + room + 1 + free
        else:
            late = left <= 2
            prize = HOPE
        if late:
            prize, rate = 0.0, TOO_LATE
        wage = worth.unplaced[left]
        weeks = need if need < MASTER else MASTER
        gain = -wage * MASTER + (rate * float(weeks) if need > 0 else 0.0)
        row = [keen(gain + prize if 0 < need <= MASTER else gain)]
        home = table.master_at[seat] == AT_HOME
        for n in range(1, (room if room < free else free) + 1):
            if need <= 0:
                gain = -(wage + 0.5) * float(n)
            elif n >= need:
                gain = rate * float(need) - wage * float(n) + prize
            else:
                gain = (rate - wage) * float(n)
                if home and n + MASTER >= need and n < room:
                    # The master may do the rest.
                    gain += 0.7 * prize
            row.append(keen(gain))
        return row
