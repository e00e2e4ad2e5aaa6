"""A cheap policy: how likely a sensible player would choose each of his legal actions.

Each kind of decision has a rough gain in florins; a weight is the exponential of it. It is asked at
every decision of a rollout, so it looks at masks and counts, and never at a second move.
"""

from __future__ import annotations

import math
from typing import Final

from bottega.engine.action import Action
from bottega.engine.types import Seat
from bottega.games.leonardo import improvements
from bottega.games.leonardo.actions import (
    MASTER_TO,
    MOST_APPRENTICES,
    PASS,
    PLACE,
    Arrange,
    Benefit,
    Bid,
    Cancel,
    Favour,
    GiveLeonardo,
    Improve,
    Lift,
    Put,
    Start,
    Take,
    Withdraw,
)
from bottega.games.leonardo.components import (
    ACADEMY,
    AREAS,
    COUNCIL,
    FIRST_SHOP,
    KINDS,
    LABS,
    LARGE,
    PRICES,
    RESEARCH_TURN,
    SMALL,
    WORKSHOP,
)
from bottega.games.leonardo.table import (
    ARRANGE,
    ASSIGN,
    AT_HOME,
    BENEFIT,
    BID,
    COMPONENT,
    FAVOUR,
    IDLE,
    LABORATORIES,
    LEONARDO,
    LIFT,
    OFFER,
    PICK,
    PUT,
    Table,
)
from bottega.games.leonardo.worth import Worth, rounds_left

#: A difference of so many florins makes an action e times as likely.
KEEN: Final = 0.7
_FIRST_PLACE: Final = PLACE[0][0].id
_FIRST_MASTER: Final = MASTER_TO[0].id
#: exp(gain / KEEN) for gains in tenths of a florin from -10 to 30.
_LOWEST: Final = -100
_HIGHEST: Final = 300
_EXP: Final = [math.exp(i / 10.0 / KEEN) for i in range(_LOWEST, _HIGHEST + 1)]


def keen(gain: float) -> float:
    """The weight of a gain in florins."""
    i = int(gain * 10.0)
    if i < _LOWEST:
        i = _LOWEST
    elif i > _HIGHEST:
        i = _HIGHEST
    return _EXP[i - _LOWEST]


class Policy:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def weights(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        stage = table.stage
        if len(actions) == 1:
            return [1.0]
        if stage == ASSIGN:
            return self._assign(table, seat, actions)
        if stage == OFFER:
            return self._offer(table, seat, actions)
        if stage == LABORATORIES:
            return self._laboratories(table, seat, actions)
        if stage == BID:
            return self._bids(table, seat, actions)
        if stage in (PICK, COMPONENT):
            return self._take(table, seat, actions)
        return [self._gain(table, seat, action) for action in actions]

    # --- shops

    def wants(self, table: Table, seat: Seat, left: int) -> list[float]:
        """What a component of each kind is worth: for itself, and for what it brings nearer."""
        worth = self.worth
        box = table.box
        most = box.most
        hand = table.in_hand(seat)
        own = LABS * seat
        open_ones = (
            table.on_display & ~table.done[seat] & ~(1 << table.under[own] | 1 << table.under[own + 1])
        )
        # Bit masks of the inventions that lack at least one, two, three components.
        one = two = three = 0
        short = [0] * KINDS
        for c in range(KINDS):
            count = hand[c]
            rows = box.buildable[c]
            if count >= most:
                continue
            lacks = open_ones & ~rows[count]
            if not lacks:
                continue
            short[c] = lacks
            more = open_ones & ~rows[count + 1] if count + 1 < most else 0
            three |= two & lacks | one & more
            two |= one & lacks | more
            one |= lacks
        last = one & ~two
        near = two & ~three
        wants = []
        for c in range(KINDS):
            value = worth.component(hand, c, left)
            if short[c] & last:
                value += 2.4
            elif short[c] & near:
                value += 1.2
            elif short[c]:
                value += 0.5
            wants.append(value if table.shops[c] else 0.0)
        return wants

    # --- phase B

    def _assign(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        """By place: rows of weights for each number of apprentices, then for the master."""
        left = rounds_left(table)
        wage = self.worth.unplaced[left]
        free = table.free[seat]
        home = table.master_at[seat] == AT_HOME
        rows: list[list[float]] = []
        masters: list[float] = []
        if table.turn < RESEARCH_TURN:
            wants = self._area_wants(table, seat, left)
            for area in range(AREAS):
                self._area(table, seat, area, wants[area], wage, free, rows, masters)
        else:
            rows = [[] for _ in range(AREAS)]
            masters = [0.0] * AREAS
        for lab in range(LABS):
            self._lab(table, seat, lab, left, wage, free, home, rows, masters)
        weights = []
        for action in actions:
            i = action.id
            if i >= _FIRST_MASTER:
                weights.append(0.15 if action is PASS else masters[i - _FIRST_MASTER])
            else:
                i -= _FIRST_PLACE
                weights.append(rows[i // MOST_APPRENTICES][i % MOST_APPRENTICES])
        return weights

    def _area_wants(self, table: Table, seat: Seat, left: int) -> list[float]:
        worth = self.worth
        best = 0.0
        for improvement in improvements.possible(table, seat):
            value = worth.improvement(improvement, left - 1)
            if value > best:
                best = value
        council = 0.6 + table.council
        academy = worth.apprentice(table, seat, left - 1) if table.pool[seat] else 0.0
        return [council, best, academy, *self.wants(table, seat, left)]

    def _area(
        self,
        table: Table,
        seat: Seat,
        area: int,
        want: float,
        wage: float,
        free: int,
        rows: list[list[float]],
        masters: list[float],
    ) -> None:
        """An area is worth its benefit less the price one's rank will pay, and the workers."""
        players = table.players
        mine = table.crew[area * players + seat]
        has_master = table.master_at[seat] == area
        if has_master:
            mine += 2
        row: list[float] = []
        queue = table.queue[area]
        if not queue:
            # Alone so far: one may be overtaken, two rarely.
            for n in range(1, free + 1):
                row.append(keen(want * SAFE[n] - wage * n))
            masters.append(keen(want * SAFE[2] - wage * 2.0))
            rows.append(row)
            return
        rivals: list[int] = []
        ahead = True
        for other in queue:
            if other == seat:
                ahead = False
                continue
            force = table.crew[area * players + other]
            if table.master_at[other] == area:
                force += 2
            # Who came earlier wins a tie.
            rivals.append(2 * force + (1 if ahead else 0))
        now = self._net(want, mine, rivals) if mine else 0.0
        if not mine or has_master:
            for n in range(1, free + 1):
                row.append(keen(self._net(want, mine + n, rivals) - now - wage * n))
        rows.append(row)
        masters.append(keen(self._net(want, mine + 2, rivals) - now - wage * 2.0))

    def _net(self, want: float, force: int, rivals: list[int]) -> float:
        rank = 0
        for rival in rivals:
            if rival > 2 * force:
                rank += 1
        if rank >= len(PRICES):
            return 0.0
        net = want - PRICES[rank]
        return 0.85 * net if net > 0.0 else 0.0

    def _lab(
        self,
        table: Table,
        seat: Seat,
        lab: int,
        left: int,
        wage: float,
        free: int,
        home: bool,
        rows: list[list[float]],
        masters: list[float],
    ) -> None:
        """A week in a laboratory; the one that completes the work is worth more."""
        place = LABS * seat + lab
        row: list[float] = []
        rows.append(row)
        if table.weeks[place] == IDLE:
            masters.append(0.0)
            return
        worth = self.worth
        number = table.under[place]
        there = table.master_at[seat] == SMALL + lab
        hired = table.hired[place]
        men = table.men[place]
        need = worth.need(table, seat, number) - table.weeks[place] - hired - 2 * men - 2 * there
        spaces = table.large[seat] if lab else table.small[seat]
        room = spaces - men - hired - there
        capacity = room + 1.0 + 2.0 * men
        if table.shown[place] or table.on_display >> number & 1:
            late = need > (left - 1) * capacity + room + 1 + free
            prize = 4.0
        else:
            late = left <= 2
            prize = 1.0
        if late:
            rate = -0.4
        elif left == 1:
            rate = 1.0
        else:
            rate = 1.15
        # A master may fill up what a group leaves open.
        for n in range(1, (room if room < free else free) + 1):
            done = n if n < need else need
            gain = rate * done - wage * n if done > 0 else -wage * n - 0.5 * n
            if need > 0 and n >= need and not late:
                gain += prize
            elif home and need > 0 and n + 2 >= need and n < room and not late:
                gain += 0.7 * prize
            row.append(keen(gain))
        if room > 0:
            done = 2 if need > 2 else (need if need > 0 else 0)
            gain = rate * done - wage * 2.0
            if 0 < need <= 2 and not late:
                gain += prize
            masters.append(keen(gain))
        else:
            masters.append(0.0)

    # --- phase C

    def _offer(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        left = rounds_left(table)
        price = PRICES[table.price]
        worth = self.worth
        area = table.area
        weights = []
        if area == WORKSHOP:
            for action in actions:
                if isinstance(action, Improve):
                    weights.append(keen(worth.improvement(action.improvement, left - 1) - price))
                else:
                    weights.append(1.0)
            return weights
        if area == ACADEMY:
            want = worth.apprentice(table, seat, left - 1)
        else:
            want = self.wants(table, seat, left)[area - FIRST_SHOP]
        for action in actions:
            weights.append(1.0 if isinstance(action, Withdraw) else keen(want - price))
        return weights

    def _take(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        wants = self.wants(table, seat, rounds_left(table))
        price = 1.0 if table.stage == COMPONENT else 0.0
        weights = []
        for action in actions:
            if isinstance(action, Take):
                weights.append(keen(wants[action.component] - price))
            else:
                weights.append(1.0)
        return weights

    # --- phase A

    def _laboratories(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        left = rounds_left(table)
        worth = self.worth
        kinds = worth.kinds(table, seat)
        capacity = [worth.capacity(table, seat, 0, table.turn), worth.capacity(table, seat, 1, table.turn)]
        weights = []
        for action in actions:
            if isinstance(action, Start):
                number = action.invention
                weights.append(keen(self._start(table, seat, number, capacity[action.lab], kinds, left)))
            elif isinstance(action, Cancel):
                weights.append(keen(self._cancel(table, seat, action.lab, capacity[action.lab], left)))
            else:
                weights.append(1.0)
        return weights

    def _start(self, table: Table, seat: Seat, number: int, capacity: float, kinds: int, left: int) -> float:
        worth = self.worth
        reward = worth.first[number]
        if not table.on_display >> number & 1:
            sight = table.sight[seat]
            if not table.grasp[seat][0] or number not in sight or sight.index(number) > table.players:
                return -2.0
            reward *= 0.7
        reward += 0.8 * worth.card(table, seat, worth.type[number], kinds, left // 2)
        need = worth.need(table, seat, number)
        return (
            worth.profit(reward, need, capacity, left) - 0.6 * worth.size[number] * worth.component_in[left]
        )

    def _cancel(self, table: Table, seat: Seat, lab: int, capacity: float, left: int) -> float:
        """Only what will never be completed in time is given up."""
        place = LABS * seat + lab
        number = table.under[place]
        need = self.worth.need(table, seat, number) - table.weeks[place]
        hopeless = need > left * (capacity + 1.0)
        if not table.shown[place] and not table.on_display >> number & 1:
            hopeless = hopeless or table.turn >= RESEARCH_TURN
        return 1.0 if hopeless else -4.0

    # --- auctions

    def _bids(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        """Around half of what the card is worth."""
        worth = self.worth
        type = worth.type[table.lots[0]]
        value = worth.card(table, seat, type, worth.kinds(table, seat), rounds_left(table))
        aim = 0.55 * value
        weights = []
        for action in actions:
            bid = action.florins if isinstance(action, Bid) else 0
            if bid > value:
                weights.append(0.001 / (1.0 + bid - value))
            else:
                weights.append(1.0 / (0.3 + abs(bid - aim)))
        return weights

    # --- all the rest is rare

    def _gain(self, table: Table, seat: Seat, action: Action) -> float:
        stage = table.stage
        if stage == BENEFIT:
            return keen(self._benefit(table, seat, action))
        if stage == LEONARDO:
            return 20.0 if isinstance(action, GiveLeonardo) and action.owner == seat else 1.0
        if stage == LIFT:
            return keen(self._lift(table, seat, action))
        if stage == PUT:
            return keen(self._put(table, seat, action))
        if stage == ARRANGE and isinstance(action, Arrange):
            return self._arrange(table, seat, action)
        if stage == FAVOUR and isinstance(action, Favour):
            return FAVOURS[action.favour]
        return 1.0

    def _benefit(self, table: Table, seat: Seat, action: Action) -> float:
        if not isinstance(action, Benefit):
            return -1.0
        if action.space == 0:
            return 0.2
        if action.space == 1:
            return float(table.council)
        if action.space == 2:
            return 0.4
        return max(self.wants(table, seat, rounds_left(table))) - 1.0 if table.florins[seat] else -1.0

    def _lift(self, table: Table, seat: Seat, action: Action) -> float:
        """Who stands in the Council has done his work; elsewhere he is missed, unless he is another's."""
        if not isinstance(action, Lift):
            return 0.0
        if action.owner != seat:
            return 0.5 if table.queue[action.place][0] == action.owner else 0.0
        if action.place == COUNCIL:
            return 2.0
        if action.place in (SMALL, LARGE):
            return -1.0
        return 0.3 if table.crew[action.place * table.players + seat] > 2 else -1.0

    def _put(self, table: Table, seat: Seat, action: Action) -> float:
        if not isinstance(action, Put):
            return 0.0
        owner = table.lifted[0]
        area = action.place
        if owner != seat:
            return -0.5 * len(table.queue[area])
        want = self._area_wants(table, seat, rounds_left(table))[area]
        strengths = []
        mine = 0
        for other in table.queue[area]:
            force = table.crew[area * table.players + other] + 2 * (table.master_at[other] == area)
            if other == seat:
                mine = force
            else:
                strengths.append(2 * force + 1)
        gain = self._net(want, mine + 1, strengths)
        return gain - self._net(want, mine, strengths) if mine else gain

    def _arrange(self, table: Table, seat: Seat, action: Arrange) -> float:
        """What one could start oneself comes first."""
        worth = self.worth
        hand = table.in_hand(seat)
        needed = worth.components[action.invention]
        lack = 0
        for c in range(KINDS):
            if needed[c] > hand[c]:
                lack += needed[c] - hand[c]
        return (6.0, 3.0, 1.5, 1.0, 0.8)[lack if lack < 4 else 4]


#: How much of its benefit so many workers may hope for who are first in an area.
SAFE: Final[list[float]] = [0.0, 0.7, 0.85, 0.93, 0.96, 0.97, 0.98, 0.99, 1.0, 1.0]
#: By favour: the improvements, florins, components, an apprentice.
FAVOURS: Final[list[float]] = [2.0, 6.0, 3.0, 5.0, 5.0, 1.0, 2.0, 3.0]
