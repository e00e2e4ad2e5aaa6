"""The final score one would expect: what a seat has, what it works on, what its workers will bring.

An estimate judges a full table in the middle of anything. Of what is hidden it uses the works under
the laboratories, but never the order of the deck.
"""

from __future__ import annotations

from bottega.games.leonardo.components import (
    DISCOUNT,
    KINDS,
    LABS,
    RESEARCH_TURN,
    SMALL,
)
from bottega.games.leonardo.insight.prospects import Planned, Prospects, WorkPlan
from bottega.games.leonardo.insight.worth import Worth, rounds_left
from bottega.games.leonardo.table import (
    ASSIGN,
    AT_HOME,
    BID,
    IDLE,
    LABORATORIES,
    OFFER,
    LeonardoTable,
)


class PositionEstimate:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.prospects = Prospects(worth)

    def points(self, table: LeonardoTable) -> list[float]:
        """By seat, for a match that is not over."""
        left = rounds_left(table)
        turn = _turn(table)
        values = []
        plans = []
        for seat in range(table.players):
            plan = WorkPlan(table.in_hand(seat))
            values.append(self._seat(table, seat, left, turn, plan))
            plans.append(plan)
        if turn < RESEARCH_TURN:
            values[table.leonardo] += self.worth.lead
        if ASSIGN <= table.stage <= OFFER and turn < RESEARCH_TURN:
            self.prospects.city(table, left, plans, values)
            if table.stage < OFFER:
                self.prospects.council(table, plans, left, values)
        elif table.stage == BID:
            self.prospects.auctions(table, left, values)
        return values

    def own(self, table: LeonardoTable, seat: int) -> float:
        """What a seat has and works on: its points but for what its workers in the city will bring."""
        plan = WorkPlan(table.in_hand(seat))
        return self._seat(table, seat, rounds_left(table), _turn(table), plan)

    def _seat(self, table: LeonardoTable, seat: int, left: int, turn: int, plan: WorkPlan) -> float:
        """Everything but what its workers in the city will bring this turn."""
        worth = self.worth
        stage = table.stage
        kinds = worth.kinds(table, seat)
        value = float(table.florins[seat]) + worth.variety[left][kinds]
        value += worth.discount(left) * len(table.cards[seat])
        if stage <= LABORATORIES or stage == BID:
            value += worth.equipment(table, seat, left)
        else:
            value += worth.equipment(table, seat, left - 1)
            if stage == ASSIGN and not table.passed >> seat & 1:
                master = 2 if table.master_at[seat] == AT_HOME else 0
                value += worth.unplaced[left] * float(table.free[seat] + master)
        return value + self._works(table, seat, left, turn, kinds, plan)

    def _works(
        self, table: LeonardoTable, seat: int, left: int, turn: int, kinds: int, plan: WorkPlan
    ) -> float:
        """Works in progress, the hand, and what may be started with it when a laboratory is free."""
        worth = self.worth
        settled = _settled(table, seat)
        value = 0.0
        free = [0, 0]
        for lab in range(LABS):
            if not (table.large[seat] if lab else table.small[seat]):
                continue
            if table.weeks[LABS * seat + lab] == IDLE:
                free[lab] = left - 1 if settled else left
                if free[lab] > 0:
                    value += worth.free[free[lab] - 1]
            else:
                work, busy = self._work(table, seat, lab, left, turn, kinds)
                value += work
                free[lab] = left - busy
        self._fill(table, seat, plan)
        value += worth.hand(plan.code, left - 1 if settled else left)
        # The laboratory that is free first chooses first.
        first = 1 if free[1] >= free[0] else 0
        chosen: Planned | None = None
        if free[first] > 0:
            gain, chosen = self._free(table, seat, first, free[first], turn, kinds, plan, None)
            value += gain
        if free[1 - first] > 0:
            value += self._free(table, seat, 1 - first, free[1 - first], turn, kinds, plan, chosen)[0]
        return value

    def _free(
        self,
        table: LeonardoTable,
        seat: int,
        lab: int,
        left: int,
        turn: int,
        kinds: int,
        plan: WorkPlan,
        taken: Planned | None,
    ) -> tuple[float, Planned | None]:
        """A laboratory that will be free for `left` rounds: what is gained by starting what the hand
        allows or will allow, and which of the planned works that is."""
        worth = self.worth
        wait = worth.free[left - 1]
        best = 0.0
        chosen: Planned | None = None
        capacity = worth.capacity(table, seat, lab, turn)
        price = worth.used * worth.component_in[left]
        for work in plan.works:
            lack = work.lack
            if work is taken or lack > 2 or (lack and turn >= RESEARCH_TURN):
                continue
            number = work.number
            start = left if lack == 0 else left - 1
            reward = worth.hoped[number]
            reward += 0.8 * worth.card(table, seat, worth.type[number], kinds, start // 2)
            gain = worth.profit(reward, work.need, capacity, start)
            gain -= wait + price * worth.size[number]
            if gain > work.gain:
                work.gain = gain
            gain *= worth.belief[lack]
            if gain > best and (taken is None or lack or self._both(plan, work, taken)):
                best, chosen = gain, work
        return best, chosen

    def _both(self, plan: WorkPlan, one: Planned, other: Planned) -> bool:
        """Does the hand suffice for both?"""
        if other.lack:
            return True
        first = self.worth.components[one.number]
        second = self.worth.components[other.number]
        return all(first[c] + second[c] <= plan.hand[c] for c in range(KINDS))

    def _fill(self, table: LeonardoTable, seat: int, plan: WorkPlan) -> None:
        """The inventions on display that this seat might start, and what it lacks for them."""
        worth = self.worth
        own = LABS * seat
        for number in table.requested:
            if not number or table.done[seat] >> number & 1:
                continue
            if number == table.under[own] or number == table.under[own + 1]:
                continue
            need, lack = worth.need(table, seat, number), worth.lack(plan.hand, number)
            plan.works.append(Planned(number, need, lack))

    def _work(
        self, table: LeonardoTable, seat: int, lab: int, left: int, turn: int, kinds: int
    ) -> tuple[float, int]:
        """A work in progress: its value, and the rounds until the laboratory is free again."""
        worth = self.worth
        place = LABS * seat + lab
        number = table.under[place]
        need = worth.need(table, seat, number) - table.weeks[place]
        capacity = worth.capacity(table, seat, lab, turn)
        stage = table.stage
        ahead = left
        extra = 0
        rounds = 1
        if stage <= LABORATORIES or stage == BID:
            if need > 0:
                rounds = 1 + int((float(need) - 0.01) / capacity)
        else:
            need -= table.hired[place] + DISCOUNT * table.men[place]
            if table.master_at[seat] == SMALL + lab:
                need -= 2
            if need > 0:
                ahead = left - 1
                if stage == ASSIGN and not table.passed >> seat & 1:
                    extra = self._extra(table, seat, lab, place)
                if need > extra:
                    rounds = 2 + int((float(need) - 0.01) / capacity)
        reward, card = self._reward(table, seat, place, number, rounds)
        if card > 0.0:
            after = left - rounds
            reward += card * worth.card(table, seat, worth.type[number], kinds, after if after > 0 else 0)
        if 0 < need <= extra:
            return 0.97 * reward + worth.free[left - 1] - float(need) * worth.week[left], 1
        return worth.profit(reward, need, capacity, ahead), rounds

    def _extra(self, table: LeonardoTable, seat: int, lab: int, place: int) -> int:
        """Weeks that workers not yet placed could add here this turn."""
        spaces = table.large[seat] if lab else table.small[seat]
        home = table.master_at[seat] == AT_HOME
        room = spaces - table.men[place] - table.hired[place] - (table.master_at[seat] == SMALL + lab)
        extra = 0
        if home and room:
            extra = 2
            room -= 1
        if not table.placed[seat] >> SMALL + lab & 1:
            free = table.free[seat]
            extra += free if free < room else room
        return extra

    def _reward(
        self, table: LeonardoTable, seat: int, place: int, number: int, rounds: int
    ) -> tuple[float, float]:
        """What completing it in `rounds` rounds brings, and how likely the card comes with it."""
        worth = self.worth
        if table.shown[place]:
            return worth.later[number], 0.0
        first, later = worth.first[number], worth.later[number]
        if not table.on_display >> number & 1:
            seen = self._turned_up(table, seat, number)
            return first * seen, 0.85 * seen
        # Others at the same work: how many are earlier, how many come at the same time?
        if table.under.count(number) < 2:
            risk = 0.04 * (rounds - 1)
            return first - risk * (first - later), 1.0 - risk
        card = 0.95
        for other in range(table.players):
            if other == seat:
                continue
            for lab in range(LABS):
                rival = LABS * other + lab
                if table.under[rival] != number:
                    continue
                theirs = self._rounds_of(table, other, lab, rival, number)
                if theirs < rounds:
                    return later, 0.0
                if theirs == rounds:
                    card *= worth.tie
        return first, card

    def _rounds_of(self, table: LeonardoTable, seat: int, lab: int, place: int, number: int) -> int:
        need = self.worth.need(table, seat, number) - table.weeks[place]
        if LABORATORIES < table.stage < BID:
            need -= table.hired[place] + DISCOUNT * table.men[place]
            if table.master_at[seat] == SMALL + lab:
                need -= 2
            if need <= 0:
                return 1
            if table.stage == ASSIGN and need <= self._extra(table, seat, lab, place):
                return 1
            return 2 + int((float(need) - 0.01) / self.worth.capacity(table, seat, lab, table.turn))
        if need <= 0:
            return 1
        return 1 + int((float(need) - 0.01) / self.worth.capacity(table, seat, lab, table.turn))

    def _turned_up(self, table: LeonardoTable, seat: int, number: int) -> float:
        """How likely an invention in the deck is requested in time."""
        turns = RESEARCH_TURN - table.turn
        if turns <= 0:
            return 0.0
        draws = self.worth.draws * float(table.players * turns)
        if table.grasp[seat][0] and number in table.sight[seat]:
            return 0.95 if table.sight[seat].index(number) < draws else 0.3
        in_deck: int = table.in_deck
        below = (in_deck & self.worth.bottom).bit_count()
        above = in_deck.bit_count() - below
        if self.worth.bottom >> number & 1:
            draws -= above
            above = below
        chance = draws / above if above else 0.0
        return 0.0 if chance < 0.0 else min(0.8, 0.7 * chance)


def _turn(table: LeonardoTable) -> int:
    """The turn of the works to come: between turns the next one."""
    return table.turn + 1 if table.stage == BID or table.turn == 0 else table.turn


def _settled(table: LeonardoTable, seat: int) -> bool:
    """Can this seat start nothing more this turn?"""
    if table.stage == LABORATORIES:
        return seat in table.line[: table.at]
    return ASSIGN <= table.stage < BID
