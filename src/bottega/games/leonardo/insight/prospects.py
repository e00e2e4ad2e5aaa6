"""What the rest of a turn will bring: the areas that are not resolved yet, the Council, the auctions."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.games.leonardo.components import ACADEMY, AREAS, COUNCIL, FIRST_SHOP, PRICES, WORKSHOP
from bottega.games.leonardo.insight.worth import Worth, hand_code
from bottega.games.leonardo.rules import improvements
from bottega.games.leonardo.rules.assignment import ranking, strength
from bottega.games.leonardo.rules.council import BENEFITS_COUNT, COMPONENT_PRICE, DECK, FLORINS, MOVE
from bottega.games.leonardo.table import ASSIGN, AT_HOME, BENEFIT, LEONARDO, NOBODY, OFFER, LeonardoTable


class Planned:
    """An invention on display that a seat might start: the weeks it takes, the components that are lacking
    and, where there is time, the gain."""

    __slots__ = ("gain", "lack", "need", "number")

    number: i64
    need: i64
    lack: i64

    def __init__(self, number: i64, need: i64, lack: i64) -> None:
        self.number = number
        self.need = need
        self.lack = lack
        self.gain = 0.0


class WorkPlan:
    """What a seat may do with its hand."""

    __slots__ = ("code", "hand", "works")

    code: i64

    def __init__(self, hand: list[i64]) -> None:
        self.hand = hand
        self.code = hand_code(hand)
        self.works: list[Planned] = []


class Prospects:
    """What seats may expect of decisions that are still to come this turn, added to their values."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def city(self, table: LeonardoTable, left: int, plans: list[WorkPlan], values: list[float]) -> None:
        """The areas that are still to be resolved, as if everybody took what is worth its price."""
        offered = table.stage == OFFER
        for area in range(table.area if offered else WORKSHOP, AREAS):
            if not table.queue[area]:
                continue
            here = offered and area == table.area
            line = list(table.line if here else ranking(table, area))
            price = table.price if here else 0
            at = table.at if here else 0
            wants = [self.want(table, seat, area, left, plans[seat]) for seat in line]
            while line and price < len(PRICES):
                at %= len(line)
                seat = line[at]
                gain = wants[at] - PRICES[price]
                if gain > 0.0 and table.florins[seat] >= PRICES[price]:
                    if table.stage == ASSIGN:
                        gain -= self._overtaken(table, area, seat) * (gain if gain < 2.0 else 2.0)
                    values[seat] += gain
                    wants[at] *= self.worth.again
                    price += 1
                    at += 1
                else:
                    del line[at], wants[at]

    def _overtaken(self, table: LeonardoTable, area: int, seat: int) -> float:
        """How likely those who can still place workers push a seat one price further."""
        chance = 0.0
        risk = self.worth.overtaken / strength(table, area, seat)
        for other in range(table.players):
            if other == seat or table.passed >> other & 1 or other in table.queue[area]:
                continue
            if table.free[other] or table.master_at[other] == AT_HOME:
                chance += risk
        return chance if chance < 0.8 else 0.8

    def want(self, table: LeonardoTable, seat: int, area: int, left: int, plan: WorkPlan) -> float:
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
        rows = worth.lacks[c]
        count = plan.hand[c]
        if count < len(rows):
            lacks = rows[count]
            for work in plan.works:
                if 0 < work.lack <= 3 and lacks[work.number]:
                    gain = work.gain * worth.nearer[work.lack]
                    if gain > value:
                        value = gain
        return value + worth.component(plan.code, c, left - 1)

    def council(self, table: LeonardoTable, plans: list[WorkPlan], left: int, values: list[float]) -> None:
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
            for space in range(table.price, BENEFITS_COUNT):
                if chosen[space] != NOBODY:
                    values[chosen[space]] += self._benefit(table, chosen[space], space, left, plans)
            return
        taken = [who != NOBODY for who in chosen]
        for space in range(BENEFITS_COUNT):
            if taken[space]:
                values[chosen[space]] += self._benefit(table, chosen[space], space, left, plans)
        if line and table.stage != BENEFIT:
            # The first in the line will take Leonardo.
            values[table.leonardo] -= self.worth.lead
            values[line[0]] += self.worth.lead
        for seat in line[at:]:
            best, best_space = 0.0, -1
            for space in range(BENEFITS_COUNT):
                if not taken[space]:
                    value = self._benefit(table, seat, space, left, plans)
                    if value > best:
                        best, best_space = value, space
            if best_space >= 0:
                taken[best_space] = True
                values[seat] += best

    def _benefit(
        self, table: LeonardoTable, seat: int, space: int, left: int, plans: list[WorkPlan]
    ) -> float:
        if space == MOVE:
            return self.worth.move
        if space == FLORINS:
            return float(table.council)
        if space == DECK:
            return self.worth.look if left > 3 else 0.1
        if not table.florins[seat]:
            return 0.0
        best = 0.0
        for area in range(FIRST_SHOP, AREAS):
            value = self.want(table, seat, area, left, plans[seat]) - COMPONENT_PRICE
            if value > best:
                best = value
        return best

    def auctions(self, table: LeonardoTable, left: int, values: list[float]) -> None:
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
                        win *= min(1.0, (float(bid) + 0.5) / (float(most) + 1.0))
                values[seat] += win * (prices[seat] - float(bid))
