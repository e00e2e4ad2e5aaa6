"""What a seat can tell of its needs and of its rivals: the figures from which rows for nets are made.

Of the others only what is public is read: what they own, and what their laboratories may hold.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.games.leonardo.components import (
    ACADEMY,
    AREAS,
    COUNCIL,
    FIRST_SHOP,
    KINDS,
    LABS,
    MAN,
    MASTER,
    RESEARCH_TURN,
    SMALL,
    WORKSHOP,
)
from bottega.games.leonardo.insight.worth import Worth, hand_code
from bottega.games.leonardo.rules import improvements
from bottega.games.leonardo.rules.assignment import strength
from bottega.games.leonardo.table import ASSIGN, AT_HOME, BID, IDLE, LeonardoTable

#: Areas by what they give: florins and the like, improvements, apprentices, components.
GROUPS: Final[tuple[str, ...]] = ("council", "workshop", "academy", "shop")
GROUP: Final = b"\x00\x01\x02\x03\x03\x03\x03\x03"
#: By the components that an invention lacks at least: what one of them is worth beside itself.
_NEARER: Final[list[float]] = [0.0, 2.0, 1.2, 0.8]
#: The Council beside its florins.
COUNCIL_WORTH: Final = 0.5
#: What others leave of a component that one sends workers for.
COMPONENT_PART: Final = 0.8


def most(n: i64, limit: i64) -> i64:
    """The number, at least 0 and at most the limit."""
    if n < 0:
        return 0
    return n if n < limit else limit


def code_of(florins: float) -> i64:
    """A worth as a small number: half florins, from 0 to 31."""
    halves = int(2.0 * florins + 0.5)
    return most(halves, 31)


class Public:
    """What everybody can tell: by laboratory what it may hold, by seat what it could start, as bit masks."""

    __slots__ = ("able", "held")

    def __init__(self, table: LeonardoTable) -> None:
        buildable = table.box.buildable
        limit: i64 = table.box.most
        self.held: list[i64] = []
        self.able: list[i64] = []
        for trace in table.traces:
            mask: i64 = 0
            if trace is not None:
                mask = trace[1]
                goods = trace[2]
                for c in range(KINDS):
                    mask &= buildable[c][most(goods[c], limit)]
            self.held.append(mask)
        for seat in range(table.players):
            able: i64 = 0
            place = LABS * seat
            if table.weeks[place] == IDLE or (table.large[seat] and table.weeks[place + 1] == IDLE):
                able = ~table.done[seat]
                for c in range(KINDS):
                    able &= buildable[c][most(table.goods[KINDS * seat + c], limit)]
            self.able.append(able)

    def may(self, seat: i64, number: i64) -> i64:
        """Laboratories of the others that may hold an invention."""
        count: i64 = 0
        for place in range(len(self.held)):
            if self.held[place] >> number & 1 and place // LABS != seat:
                count += 1
        return count

    def sure(self, seat: i64, number: i64, requested: i64) -> i64:
        """Laboratories of the others that hold this one if they hold anything that is requested."""
        bit: i64 = 1 << number
        count: i64 = 0
        for place in range(len(self.held)):
            if self.held[place] & requested == bit and place // LABS != seat:
                count += 1
        return count

    def could(self, seat: i64, number: i64) -> i64:
        """Other seats that have what an invention takes, and a laboratory that is free."""
        count: i64 = 0
        for other in range(len(self.able)):
            if self.able[other] >> number & 1 and other != seat:
                count += 1
        return count


class Work:
    """A laboratory that works: the weeks it lacks after what is placed there, and its empty spaces."""

    __slots__ = ("lab", "need", "number", "place", "room")

    lab: i64
    number: i64
    place: i64
    need: i64
    room: i64

    def __init__(self, table: LeonardoTable, seat: i64, lab: i64, number: i64, worth: Worth) -> None:
        place = LABS * seat + lab
        self.lab = lab
        self.number = number
        self.place = place
        weeks: i64 = worth.need(table, int(seat), int(number))
        hired = table.hired[place]
        men = table.men[place]
        self.room = (table.large[seat] if lab else table.small[seat]) - men - hired
        self.need = weeks - table.weeks[place] - hired - MAN * men
        if table.master_at[seat] == SMALL + lab:
            self.need -= MASTER
            self.room -= 1

    def extra(self, table: LeonardoTable, seat: i64) -> i64:
        """Weeks that workers who are not placed could add this turn."""
        room = self.room
        extra: i64 = 0
        if room > 0 and table.master_at[seat] == AT_HOME:
            extra = MASTER
            room -= 1
        if room > 0 and not table.placed[seat] >> (SMALL + self.lab) & 1:
            free = table.free[seat]
            extra += free if free < room else room
        return extra


class Needs:
    """What a seat lacks. By component: how much the requested invention lacks to which it brings the seat
    nearest (0 where it is no use, at most 3); and what it adds to the best of the seat's plans. By place on
    display: the gain of the plan to start that invention, 0 where there is none."""

    __slots__ = ("code", "gains", "hand", "lacks", "near", "plan")

    code: i64

    def __init__(self, table: LeonardoTable, seat: i64, worth: Worth, left: int) -> None:
        own = int(seat)
        self.hand = table.in_hand(own)
        self.code = hand_code(self.hand)
        self.near: list[i64] = [0] * KINDS
        self.plan: list[float] = [0.0] * KINDS
        self.lacks: list[i64] = []
        self.gains: list[float] = []
        first = table.under[LABS * seat]
        second = table.under[LABS * seat + 1]
        done = table.done[seat]
        lab, free = self._laboratory(table, seat, worth, left)
        capacity = worth.capacity(table, own, int(lab), table.turn)
        kinds = worth.kinds(table, own)
        for number in table.requested:
            if not number or done >> number & 1:
                self.lacks.append(-1)
                self.gains.append(0.0)
                continue
            if number == first or number == second:  # noqa: SIM109 - a tuple would be made each time
                self.lacks.append(-1)
                self.gains.append(0.0)
                continue
            lack: i64 = worth.lack(self.hand, int(number))
            gain = self._gain(table, own, worth, int(number), capacity, kinds, free - 1 if lack else free)
            self.lacks.append(lack)
            self.gains.append(gain)
            if not lack:
                continue
            if lack > 3:
                lack = 3
            nearer = gain * worth.nearer[lack]
            for c in range(KINDS):
                rows = worth.lacks[c]
                have = self.hand[c]
                if have < len(rows) and rows[have][number]:
                    near = self.near[c]
                    if not near or lack < near:
                        self.near[c] = lack
                    if nearer > self.plan[c]:
                        self.plan[c] = nearer

    def _laboratory(self, table: LeonardoTable, seat: i64, worth: Worth, left: i64) -> tuple[i64, i64]:
        """The laboratory that is free first, the large one of equals, and the rounds for which it is."""
        best: i64 = 0
        longest: i64 = 0
        settled = ASSIGN <= table.stage < BID
        for lab in range(LABS):
            if not (table.large[seat] if lab else table.small[seat]):
                continue
            n = table.under[LABS * seat + lab]
            if not n:
                free = left - 1 if settled else left
            else:
                work = Work(table, seat, lab, n, worth)
                rounds = rounds_of(work.need, worth.capacity(table, int(seat), lab, table.turn))
                free = left - rounds - 1 if settled or not rounds else left - rounds
            if free >= longest:
                best, longest = lab, free
        return best, longest

    def _gain(
        self,
        table: LeonardoTable,
        own: int,
        worth: Worth,
        number: int,
        capacity: float,
        kinds: int,
        left: i64,
    ) -> float:
        """See `PositionEstimate._free`."""
        if left <= 0:
            return 0.0
        rounds = int(left)
        reward = worth.hoped[number] + 0.8 * worth.card(table, own, worth.type[number], kinds, rounds // 2)
        gain = worth.profit(reward, worth.need(table, own, number), capacity, rounds)
        gain -= worth.free[rounds - 1] + worth.used * worth.component_in[rounds] * worth.size[number]
        return gain if gain > 0.0 else 0.0

    def component(self, table: LeonardoTable, worth: Worth, c: int, left: int) -> float:
        """What a component is worth: see `Placing.wants`."""
        if not table.shops[c]:
            return 0.0
        return COMPONENT_PART * worth.component(self.code, c, left) + _NEARER[self.near[c]]

    def planned(self, table: LeonardoTable, worth: Worth, c: int, left: int) -> float:
        """The same by what it adds to plans: see `Prospects.want`."""
        if not table.shops[c]:
            return 0.0
        return self.plan[c] + worth.component(self.code, c, left - 1)

    def want(self, table: LeonardoTable, seat: i64, worth: Worth, area: int, left: int) -> float:
        """What the benefit of an area is worth to the seat."""
        if area >= FIRST_SHOP:
            return self.component(table, worth, area - FIRST_SHOP, left)
        if area == COUNCIL:
            return COUNCIL_WORTH + float(table.council)
        if area == ACADEMY:
            return worth.apprentice(table, int(seat), left - 1) if table.pool[seat] else 0.0
        assert area == WORKSHOP
        best = 0.0
        for improvement in improvements.possible(table, int(seat)):
            value = worth.improvement(improvement, left - 1)
            if value > best:
                best = value
        return best


class Rivals:
    """What the others may still do while workers are placed: by area, how many may come, how strong the
    strongest of them would be, and how many of those lack the component that it gives."""

    __slots__ = ("come", "force", "lack")

    def __init__(self, table: LeonardoTable, seat: i64, worth: Worth) -> None:
        self.come: list[i64] = [0] * AREAS
        self.force: list[i64] = [0] * AREAS
        self.lack: list[i64] = [0] * AREAS
        if table.stage != ASSIGN or table.turn >= RESEARCH_TURN:
            return
        for other in range(table.players):
            if other == seat or table.passed >> other & 1:
                continue
            home: i64 = MASTER if table.master_at[other] == AT_HOME else 0
            free = table.free[other]
            if not free and not home:
                continue
            placed = table.placed[other]
            lacking = self._lacking(table, other, worth)
            for area in range(AREAS):
                more = home if placed >> area & 1 else free + home
                if not more:
                    continue
                self.come[area] += 1
                force: i64 = strength(table, area, other) + more
                if force > self.force[area]:
                    self.force[area] = force
                if lacking >> area & 1:
                    self.lack[area] += 1

    def _lacking(self, table: LeonardoTable, other: i64, worth: Worth) -> i64:
        """The shops whose component a seat lacks for something on display, by what it owns."""
        mask: i64 = 0
        done = table.done[other]
        for number in table.requested:
            if not number or done >> number & 1:
                continue
            for c in range(KINDS):
                rows = worth.lacks[c]
                have = table.goods[KINDS * other + c]
                if have < len(rows) and rows[have][number]:
                    mask |= 1 << (FIRST_SHOP + c)
        return mask


def rounds_of(need: i64, capacity: float) -> i64:
    """Rounds of work for these weeks, at most 9."""
    if need <= 0:
        return 0
    if capacity < 0.5:
        return 9
    return most(1 + int((float(need) - 0.01) / capacity), 9)


def improvable(table: LeonardoTable, seat: i64, lab: i64) -> i64:
    """How many improvements a laboratory still has room for: its other side, and mechanical men there."""
    spaces = table.large[seat] if lab else table.small[seat]
    men = table.men[LABS * seat + lab]
    if lab:
        return 3 if spaces < 6 else 2 - men
    return 2 if spaces < 5 else 1 - men
