"""A cheap policy: how likely a sensible player would choose each of their legal actions.

Each kind of decision has a rough gain in florins; a weight is the exponential of it. It is asked at
every decision of a rollout, so it looks at masks and counts, and never at a second move.
"""

from __future__ import annotations

from typing import Final

from bottega.engine.action import Action
from bottega.engine.types import Seat
from bottega.games.leonardo.actions import (
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
    COUNCIL,
    FIRST_SHOP,
    LABS,
    LARGE,
    PRICES,
    RESEARCH_TURN,
    SMALL,
    WORKSHOP,
)
from bottega.games.leonardo.insight.placing import Placing, keen, net
from bottega.games.leonardo.insight.worth import Worth, rounds_left
from bottega.games.leonardo.rules.assignment import strength
from bottega.games.leonardo.table import (
    ARRANGE,
    ASSIGN,
    BENEFIT,
    BID,
    COMPONENT,
    FAVOUR,
    LABORATORIES,
    LEONARDO,
    LIFT,
    OFFER,
    PICK,
    PUT,
    LeonardoTable,
)


class Policy:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.placing = Placing(worth)

    def weights(self, table: LeonardoTable, seat: Seat, actions: list[Action]) -> list[float]:
        stage = table.stage
        if len(actions) == 1:
            return [1.0]
        if stage == ASSIGN:
            return self.placing.weights(table, seat, actions)
        if stage == OFFER:
            return self._offer(table, seat, actions)
        if stage == LABORATORIES:
            return self._laboratories(table, seat, actions)
        if stage == BID:
            return self._bids(table, seat, actions)
        if stage in (PICK, COMPONENT):
            return self._take(table, seat, actions)
        return [self._gain(table, seat, action) for action in actions]

    def _offer(self, table: LeonardoTable, seat: Seat, actions: list[Action]) -> list[float]:
        left = rounds_left(table)
        price = READILY * PRICES[table.price]
        worth = self.worth
        area = table.area
        weights = []
        if area == WORKSHOP:
            for action in actions:
                if isinstance(action, Improve):
                    weights.append(keen(EAGER * worth.improvement(action.improvement, left - 1) - price))
                else:
                    weights.append(1.0)
            return weights
        if area == ACADEMY:
            want = worth.apprentice(table, seat, left - 1)
        else:
            want = self.placing.wants(table, seat, left)[area - FIRST_SHOP]
        for action in actions:
            weights.append(1.0 if isinstance(action, Withdraw) else keen(want - price))
        return weights

    def _take(self, table: LeonardoTable, seat: Seat, actions: list[Action]) -> list[float]:
        wants = self.placing.wants(table, seat, rounds_left(table))
        price = 1.0 if table.stage == COMPONENT else 0.0
        weights = []
        for action in actions:
            if isinstance(action, Take):
                weights.append(keen(wants[action.component] - price))
            else:
                weights.append(1.0)
        return weights

    def _laboratories(self, table: LeonardoTable, seat: Seat, actions: list[Action]) -> list[float]:
        left = rounds_left(table)
        worth = self.worth
        kinds = worth.kinds(table, seat)
        capacity = [worth.capacity(table, seat, 0, table.turn), worth.capacity(table, seat, 1, table.turn)]
        weights = []
        for action in actions:
            if isinstance(action, Start):
                number = action.invention
                weights.append(keen(self.start_gain(table, seat, number, capacity[action.lab], kinds, left)))
            elif isinstance(action, Cancel):
                weights.append(keen(self._cancel(table, seat, action.lab, capacity[action.lab], left)))
            else:
                weights.append(1.0)
        return weights

    def start_gain(
        self, table: LeonardoTable, seat: Seat, number: int, capacity: float, kinds: int, left: int
    ) -> float:
        """What is gained by starting an invention in a laboratory of this capacity."""
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

    def _cancel(self, table: LeonardoTable, seat: Seat, lab: int, capacity: float, left: int) -> float:
        """Only what will never be completed in time is given up."""
        place = LABS * seat + lab
        number = table.under[place]
        need = self.worth.need(table, seat, number) - table.weeks[place]
        hopeless = float(need) > left * (capacity + 1.0)
        if not table.shown[place] and not table.on_display >> number & 1:
            hopeless = hopeless or table.turn >= RESEARCH_TURN
        return 1.0 if hopeless else -4.0

    def _bids(self, table: LeonardoTable, seat: Seat, actions: list[Action]) -> list[float]:
        """Around a part of what the card is worth."""
        worth = self.worth
        type = worth.type[table.lots[0]]
        value = worth.card(table, seat, type, worth.kinds(table, seat), rounds_left(table))
        aim = BID_PART * value
        weights = []
        for action in actions:
            bid = action.florins if isinstance(action, Bid) else 0
            if bid > value:
                weights.append(0.001 / (1.0 + bid - value))
            else:
                weights.append(1.0 / (0.3 + abs(bid - aim)))
        return weights

    def _gain(self, table: LeonardoTable, seat: Seat, action: Action) -> float:
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

    def _benefit(self, table: LeonardoTable, seat: Seat, action: Action) -> float:
        if not isinstance(action, Benefit):
            return -1.0
        if action.space == 0:
            return 0.2
        if action.space == 1:
            return float(table.council)
        if action.space == 2:
            return 0.4
        return max(self.placing.wants(table, seat, rounds_left(table))) - 1.0 if table.florins[seat] else -1.0

    def _lift(self, table: LeonardoTable, seat: Seat, action: Action) -> float:
        """An apprentice in the Council is no longer needed there; one elsewhere is, unless another seat's."""
        if not isinstance(action, Lift):
            return 0.0
        if action.owner != seat:
            return 0.5 if table.queue[action.place][0] == action.owner else 0.0
        if action.place == COUNCIL:
            return 2.0
        if action.place in (SMALL, LARGE):
            return -1.0
        return 0.3 if table.crew[action.place * table.players + seat] > 2 else -1.0

    def _put(self, table: LeonardoTable, seat: Seat, action: Action) -> float:
        if not isinstance(action, Put):
            return 0.0
        owner = table.lifted[0]
        area = action.place
        if owner != seat:
            return -0.5 * len(table.queue[area])
        want = self.placing.area_wants(table, seat, rounds_left(table))[area]
        rivals = []
        mine = 0
        for other in table.queue[area]:
            force = strength(table, area, other)
            if other == seat:
                mine = force
            else:
                rivals.append(2 * force + 1)
        gain = net(want, mine + 1, rivals)
        return gain - net(want, mine, rivals) if mine else gain

    def _arrange(self, table: LeonardoTable, seat: Seat, action: Arrange) -> float:
        """What one could start oneself comes first."""
        lack = self.worth.lack(table.in_hand(seat), action.invention)
        return (6.0, 3.0, 1.5, 1.0, 0.8)[lack if lack < 4 else 4]


#: A seat that has sent workers pays more readily, most of all for its laboratories.
READILY: Final = 0.6
EAGER: Final = 1.2
#: The part of a card's worth that is bid for it.
BID_PART: Final = 0.6
#: By favour: the improvements, florins, components, an apprentice.
FAVOURS: Final[list[float]] = [2.0, 6.0, 3.0, 5.0, 5.0, 1.0, 2.0, 3.0]
