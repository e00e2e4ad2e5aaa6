"""The final score one would expect: what a seat has, what it works on, what its workers will bring.

An estimate judges a full table in the middle of anything. Of what is hidden it uses the works under
the laboratories, but never the order of the deck.
"""

from __future__ import annotations

from bottega.games.leonardo import improvements
from bottega.games.leonardo.assignment import ranking, strength
from bottega.games.leonardo.components import (
    ACADEMY,
    AREAS,
    COUNCIL,
    DISCOUNT,
    FIRST_SHOP,
    KINDS,
    LABS,
    PRICES,
    RESEARCH_TURN,
    SMALL,
    WORKSHOP,
)
from bottega.games.leonardo.table import (
    ASSIGN,
    AT_HOME,
    BENEFIT,
    BID,
    IDLE,
    LABORATORIES,
    LEONARDO,
    NOBODY,
    OFFER,
    Table,
)
from bottega.games.leonardo.worth import Worth, rounds_left


class Plan:
    """What a seat may do with its hand: for each invention on display what is lacking and its profit."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.lacks: list[int] = []
        self.profits: list[float] = []
        self.hand: list[int] = []


class Estimate:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def points(self, table: Table) -> list[float]:
        """By seat, for a match that is not over."""
        left = rounds_left(table)
        turn = table.turn
        if table.stage == BID or turn == 0:
            turn += 1
        values = []
        plans = []
        for seat in range(table.players):
            plan = Plan()
            values.append(self._seat(table, seat, left, turn, plan))
            plans.append(plan)
        if ASSIGN <= table.stage <= OFFER and turn < RESEARCH_TURN:
            self._city(table, left, plans, values)
            if table.stage < OFFER:
                self._council(table, plans, left, values)
        elif table.stage == BID:
            self._auctions(table, left, values)
        return values

    def _seat(self, table: Table, seat: int, left: int, turn: int, plan: Plan) -> float:
        """Everything but what its workers in the city will bring this turn."""
        worth = self.worth
        stage = table.stage
        after = left - 1
        kinds = worth.kinds(table, seat)
        apprentices = table.apprentices[seat]
        value = table.florins[seat] + worth.variety[left][kinds]
        # Workers: this turn, as far as they are not placed yet, and in the turns to come.
        value += worth.wages[after] * worth.helpers[apprentices]
        if stage <= LABORATORIES or stage == BID:
            value += worth.wage[left] * worth.helpers[apprentices]
        elif stage == ASSIGN and not table.passed >> seat & 1:
            value += (
                worth.unplaced
                * worth.wage[left]
                * (table.free[seat] + 2 * (table.master_at[seat] == AT_HOME))
            )
        value += worth.laboratories(table, seat, after)
        return value + self._works(table, seat, left, turn, kinds, plan)

    def _works(self, table: Table, seat: int, left: int, turn: int, kinds: int, plan: Plan) -> float:
        """Works in progress, and what may be started with the hand when a laboratory is free."""
        worth = self.worth
        settled = _settled(table, seat)
        value = 0.0
        free_lab = [-1, -1]
        for lab in range(LABS):
            if not (table.large[seat] if lab else table.small[seat]):
                continue
            place = LABS * seat + lab
            if table.weeks[place] == IDLE:
                free_lab[lab] = left - 1 if settled else left
                if not settled and table.men[place]:
                    value += 1.6 * worth.wage[left] * table.men[place]
            else:
                work, rounds = self._work(table, seat, lab, left, turn, kinds)
                if work < -0.5:
                    work, rounds = -0.5, 1
                value += work
                free_lab[lab] = left - rounds
        self._fill(table, seat, left, plan)
        hand = plan.hand
        for c in range(KINDS):
            count = hand[c]
            for i in range(count if count < 5 else 5):
                value += worth.component(i, left)
        # The laboratory that is free first chooses first.
        order = (1, 0) if free_lab[1] >= free_lab[0] else (0, 1)
        chosen = -1
        for lab in order:
            rounds = free_lab[lab]
            if rounds <= 0 or not plan.numbers:
                continue
            capacity = worth.capacity(table, seat, lab, turn)
            best, best_at = 0.0, -1
            for i in range(len(plan.numbers)):
                number = plan.numbers[i]
                lack = plan.lacks[i]
                # What is lacking must be got before: not any more when the city is closed.
                if i == chosen or (lack and turn >= RESEARCH_TURN):
                    continue
                need = worth.need(table, seat, number)
                start = rounds if lack == 0 or rounds < left else rounds - 1
                reward = 0.9 * worth.first[number] + 0.1 * worth.later[number]
                reward += 0.8 * worth.card(table, seat, worth.type[number], kinds, start // 2)
                profit = worth.profit(reward, need, capacity, start) - worth.size[number] * worth.fade[left]
                if profit > plan.profits[i]:
                    plan.profits[i] = profit
                profit *= worth.belief[lack]
                if profit > best and (chosen < 0 or lack or self._both(plan, i, chosen)):
                    best, best_at = profit, i
            value += best
            chosen = best_at
        return value

    def _both(self, plan: Plan, one: int, other: int) -> bool:
        """Does the hand suffice for both?"""
        if plan.lacks[other]:
            return True
        first = self.worth.components[plan.numbers[one]]
        second = self.worth.components[plan.numbers[other]]
        return all(first[c] + second[c] <= plan.hand[c] for c in range(KINDS))

    def _fill(self, table: Table, seat: int, left: int, plan: Plan) -> None:
        """The inventions on display that this seat might start, and what it lacks for them."""
        worth = self.worth
        hand = table.in_hand(seat)
        plan.hand = hand
        own = LABS * seat
        for number in table.requested:
            if not number or table.done[seat] >> number & 1:
                continue
            if number == table.under[own] or number == table.under[own + 1]:
                continue
            needed = worth.components[number]
            lack = 0
            for c in range(KINDS):
                if needed[c] > hand[c]:
                    lack += needed[c] - hand[c]
            plan.numbers.append(number)
            plan.lacks.append(lack)
            plan.profits.append(0.0)

    def _work(self, table: Table, seat: int, lab: int, left: int, turn: int, kinds: int) -> tuple[float, int]:
        """A work in progress: its value, and the rounds until the laboratory is free again."""
        worth = self.worth
        place = LABS * seat + lab
        number = table.under[place]
        need = worth.need(table, seat, number) - table.weeks[place]
        capacity = worth.capacity(table, seat, lab, turn)
        stage = table.stage
        rounds = 1 + (int((need - 0.01) / capacity) if need > 0 else 0)
        here = stage <= LABORATORIES or stage == BID
        extra = 0
        if not here:
            master = table.master_at[seat]
            coming = table.hired[place] + DISCOUNT * table.men[place] + (2 if master == SMALL + lab else 0)
            need -= coming
            if need > 0:
                if stage == ASSIGN and not table.passed >> seat & 1:
                    extra = self._extra(table, seat, lab, place)
                rounds = 1 if need <= extra else 2 + int((need - 0.01) / capacity)
            else:
                rounds = 1
        reward, card = self._reward(table, seat, place, number, rounds)
        after = left - rounds
        if card > 0.0:
            reward += card * worth.card(table, seat, worth.type[number], kinds, after if after > 0 else 0)
        if here:
            return worth.profit(reward, need, capacity, left), rounds
        if need <= 0:
            return reward, 1
        if need <= extra:
            return 0.97 * reward - need * worth.wage[left], 1
        return worth.profit(reward, need, capacity, left - 1), rounds

    def _extra(self, table: Table, seat: int, lab: int, place: int) -> int:
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

    def _reward(self, table: Table, seat: int, place: int, number: int, rounds: int) -> tuple[float, float]:
        """What completing it in so many rounds brings, and how likely the card comes with it."""
        worth = self.worth
        if table.shown[place]:
            return worth.later[number], 0.0
        first, later = worth.first[number], worth.later[number]
        if not table.on_display >> number & 1:
            seen = self._turned_up(table, seat, number)
            return first * seen, 0.85 * seen
        # Others at the same work: who is earlier, who comes at the same time?
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

    def _rounds_of(self, table: Table, seat: int, lab: int, place: int, number: int) -> int:
        need = self.worth.need(table, seat, number) - table.weeks[place]
        if LABORATORIES < table.stage < BID:
            need -= table.hired[place] + DISCOUNT * table.men[place]
            if table.master_at[seat] == SMALL + lab:
                need -= 2
            if need <= 0:
                return 1
            if table.stage == ASSIGN and need <= self._extra(table, seat, lab, place):
                return 1
            return 2 + int((need - 0.01) / self.worth.capacity(table, seat, lab, table.turn))
        if need <= 0:
            return 1
        return 1 + int((need - 0.01) / self.worth.capacity(table, seat, lab, table.turn))

    def _turned_up(self, table: Table, seat: int, number: int) -> float:
        """How likely an invention in the deck is requested in time."""
        turns = RESEARCH_TURN - table.turn
        if turns <= 0:
            return 0.0
        draws = 0.5 * table.players * turns
        if table.grasp[seat][0] and number in table.sight[seat]:
            return 0.95 if table.sight[seat].index(number) < draws else 0.3
        below = (table.in_deck & self.worth.bottom).bit_count()
        above = table.in_deck.bit_count() - below
        if self.worth.bottom >> number & 1:
            draws -= above
            above = below
        chance = draws / above if above else 0.0
        return 0.0 if chance < 0.0 else min(0.9, chance)

    def _city(self, table: Table, left: int, plans: list[Plan], values: list[float]) -> None:
        """The areas that are still to be resolved, as if everybody took what is worth its price."""
        offered = table.stage == OFFER
        for area in range(table.area if offered else WORKSHOP, AREAS):
            if not table.queue[area]:
                continue
            here = offered and area == table.area
            line = list(table.line if here else ranking(table, area))
            price = table.price if here else 0
            at = table.at if here else 0
            kept = self._kept(table, area, line[0]) if table.stage == ASSIGN else 1.0
            wants = [self.want(table, seat, area, left, plans[seat]) for seat in line]
            while line and price < len(PRICES):
                at %= len(line)
                gain = wants[at] - PRICES[price]
                if gain > 0.0 and table.florins[line[at]] >= PRICES[price]:
                    values[line[at]] += kept * gain
                    wants[at] *= self.worth.again
                    price += 1
                    at += 1
                else:
                    del line[at], wants[at]

    def _kept(self, table: Table, area: int, first: int) -> float:
        """What the first in an area may still hope for while others can place workers there."""
        kept = 1.0
        risk = self.worth.overtaken / strength(table, area, first)
        for seat in range(table.players):
            if seat == first or table.passed >> seat & 1:
                continue
            if table.free[seat] or table.master_at[seat] == AT_HOME:
                kept -= risk
        return kept if kept > 0.2 else 0.2

    def want(self, table: Table, seat: int, area: int, left: int, plan: Plan) -> float:
        """The benefit of an area to a seat."""
        worth = self.worth
        if area == WORKSHOP:
            best = 0.0
            for improvement in improvements.possible(table, seat):
                value = worth.improvement(improvement, left - 1)
                if value > best:
                    best = value
            return best
        if area == ACADEMY:
            return worth.apprentice(table, seat, left - 1) if table.pool[seat] else 0.0
        c = area - FIRST_SHOP
        if not table.shops[c]:
            return 0.0
        value = 0.0
        count = plan.hand[c]
        for i in range(len(plan.numbers)):
            if worth.components[plan.numbers[i]][c] > count and plan.profits[i] > 0.0:
                lack = plan.lacks[i]
                gain = plan.profits[i] * (worth.belief[lack - 1] - worth.belief[lack])
                if gain > value:
                    value = gain
        return value + worth.component(count, left)

    def _council(self, table: Table, plans: list[Plan], left: int, values: list[float]) -> None:
        """The Council: florins, a component, a look, a move, as far as they are not taken."""
        if table.stage in (ASSIGN, LEONARDO):
            line: tuple[int, ...] = ranking(table, COUNCIL)
            chosen: tuple[int, ...] = (NOBODY, NOBODY, NOBODY, NOBODY)
            at = 0
            if len(line) == table.players and table.players > 2:
                line = line[:-1]
        elif table.stage == BENEFIT:
            line, chosen, at = table.line, table.chosen, table.at
        else:
            chosen = table.chosen
            for space in range(table.price, 4):
                if chosen[space] != NOBODY:
                    values[chosen[space]] += self._benefit(table, chosen[space], space, left, plans)
            return
        taken = [who != NOBODY for who in chosen]
        for space in range(4):
            if taken[space]:
                values[chosen[space]] += self._benefit(table, chosen[space], space, left, plans)
        if line and not at:
            values[line[0]] += self.worth.lead
        for seat in line[at:]:
            best, best_space = 0.0, -1
            for space in range(4):
                if not taken[space]:
                    value = self._benefit(table, seat, space, left, plans)
                    if value > best:
                        best, best_space = value, space
            if best_space >= 0:
                taken[best_space] = True
                values[seat] += best

    def _benefit(self, table: Table, seat: int, space: int, left: int, plans: list[Plan]) -> float:
        if space == 0:
            return self.worth.move
        if space == 1:
            return float(table.council)
        if space == 2:
            return self.worth.look if left > 3 else 0.1
        if not table.florins[seat]:
            return 0.0
        best = 0.0
        for area in range(FIRST_SHOP, AREAS):
            value = self.want(table, seat, area, left, plans[seat]) - 1.0
            if value > best:
                best = value
        return best

    def _auctions(self, table: Table, left: int, values: list[float]) -> None:
        """Cards still to be auctioned: those who have bid hope with their bid, the others for a share."""
        worth = self.worth
        for i in range(len(table.lots)):
            seats = table.bidders[i]
            type = worth.type[table.lots[i]]
            prices = [
                worth.card(table, seat, type, worth.kinds(table, seat), left) if seat in seats else 0.0
                for seat in range(table.players)
            ]
            for seat in seats:
                bid = table.bids[seat] if i == 0 else -1
                if bid < 0:
                    values[seat] += 0.6 * prices[seat] / len(seats)
                    continue
                win = 1.0 if bid else 0.0
                for other in seats:
                    if other != seat:
                        most = min(float(table.florins[other]), 0.8 * prices[other])
                        win *= min(1.0, (bid + 0.5) / (most + 1.0))
                values[seat] += win * (prices[seat] - bid)


def _settled(table: Table, seat: int) -> bool:
    """Can this seat start nothing more this turn?"""
    if table.stage == LABORATORIES:
        return seat in table.line[: table.at]
    return ASSIGN <= table.stage < BID
