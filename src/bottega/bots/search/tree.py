"""The trees of a search: for each seat, the results of its own choices.

Every seat has a tree of its own and goes down in it by what it sees: its own actions, those of the others,
and for a concealed action only that there was one. So a node stands for all states that its seat cannot tell
apart. No choice depends on a secret choice of another seat. Seats that decide at once decide one after the
other here, and none sees the choice of another.

A card that is turned up does not branch the tree: the worlds differ from visit to visit, and a node collects
results from all of them. An action that is possible only in some worlds is compared by how often it was on
offer.

This is hot code: compiled, with parallel lists instead of an object for each action.
"""

from __future__ import annotations

import math
from typing import Final

from bottega.engine.action import Action
from bottega.engine.types import Seat

# How the next action to try is selected.
UCB: Final = 0  # every action once, then by upper confidence bound
BIAS: Final = 1  # the same, with a bonus for what the policy likes that fades with the tries
PUCT: Final = 2  # the policy decides how much of the attention an action deserves
RULES: Final = ("ucb", "bias", "puct")

#: Lists of the places 0 to n-1, by n: nodes share them.
_COUNTED: Final = [list(range(count)) for count in range(100)]

#: More seats than any table has; the keys of links are made with it.
_SEATS: Final = 8


def link_key(seat: Seat, id: int) -> int:
    """What was seen of a decision, as one number; `id` is that of the action, or UNSEEN (-1)."""
    return (id + 1) * _SEATS + seat


class TreeNode:
    """What one seat knows at one moment. `links` lead on, by what is seen next; `choice` has the results of
    the seat's actions here. It is made on the second visit: the first one only judges the moment, and most
    moments are never met again."""

    __slots__ = ("choice", "links", "visited")

    def __init__(self) -> None:
        self.links: dict[int, TreeNode] = {}
        self.choice: NodeActions | None = None
        self.visited = False

    def follow(self, key: int) -> TreeNode:
        """The node after this was seen; a new one, if it is seen for the first time."""
        node = self.links.get(key)
        if node is None:
            node = TreeNode()
            self.links[key] = node
        return node


class NodeActions:
    """The actions a seat may choose from at a node, in parallel lists.

    `offers` is the number of worlds in which an action was possible, `visits` that of its tries, `totals` is
    the sum of its rewards, and `weights` is the weight that the policy gives it.
    """

    __slots__ = ("actions", "all", "offers", "place", "totals", "visits", "weights")

    def __init__(self, legal: list[Action], weights: list[float]) -> None:
        count = len(legal)
        self.actions = legal
        self.weights = weights
        self.visits: list[int] = [0] * count
        self.offers: list[int] = [0] * count
        self.totals: list[float] = [0.0] * count
        self.all: list[int] = _COUNTED[count] if count < len(_COUNTED) else list(range(count))
        self.place: dict[int, int] = {}

    def knows(self, legal: list[Action]) -> bool:
        """Whether all of these were on offer here before."""
        if legal == self.actions:
            return True
        self._note_places()
        return all(action.id in self.place for action in legal)

    def admit(self, legal: list[Action], weights: list[float]) -> None:
        """Add those that are new, as another world offers them."""
        self._note_places()
        for i in range(len(legal)):
            action = legal[i]
            if action.id not in self.place:
                self.place[action.id] = len(self.actions)
                self.actions.append(action)
                self.weights.append(weights[i])
                self.visits.append(0)
                self.offers.append(0)
                self.totals.append(0.0)
        self.all = list(range(len(self.actions)))

    def places(self, legal: list[Action]) -> list[int]:
        """Where these actions stand in the lists. All of them are known."""
        if legal == self.actions:
            return self.all
        self._note_places()
        place = self.place
        return [place[action.id] for action in legal]

    def _note_places(self) -> None:
        if not self.place:
            for i in range(len(self.actions)):
                self.place[self.actions[i].id] = i

    def select(self, places: list[int], rule: int, explore: float, trust: float) -> int:
        """The place of the action to try next, among these. `explore` is the weight of exploration, in units
        of the reward; `trust` is the share of it that follows the policy."""
        offers = self.offers
        for i in places:
            offers[i] += 1
        if rule == PUCT:
            return self._by_policy(places, explore, trust)
        return self._by_bound(places, explore, trust if rule == BIAS else 0.0)

    def _by_policy(self, places: list[int], explore: float, trust: float) -> int:
        visits, totals, weights, offers = self.visits, self.totals, self.weights, self.offers
        weight = 0.0
        total = 0.0
        count = 0
        for i in places:
            weight += weights[i]
            total += totals[i]
            count += visits[i]
        # What was never tried is expected to be as good as the rest.
        usual = total / count if count else 0.0
        liked = explore * trust / weight
        alike = explore * (1.0 - trust) / len(places)
        best = -1
        best_score = 0.0
        for i in places:
            tries = visits[i]
            value = totals[i] / tries if tries else usual
            score = value + (liked * weights[i] + alike) * math.sqrt(float(offers[i])) / (1 + tries)
            if best < 0 or score > best_score:
                best = i
                best_score = score
        return best

    def _by_bound(self, places: list[int], explore: float, trust: float) -> int:
        visits, totals, weights, offers = self.visits, self.totals, self.weights, self.offers
        best = -1
        best_score = 0.0
        weight = 0.0
        for i in places:
            weight += weights[i]
            if visits[i] == 0 and (best < 0 or weights[i] > best_score):
                best = i
                best_score = weights[i]
        if best >= 0:
            return best
        for i in places:
            tries = visits[i]
            score = totals[i] / tries + explore * math.sqrt(math.log(float(offers[i])) / tries)
            if trust > 0.0:
                score += explore * trust * len(places) * (weights[i] / weight) / (1 + tries)
            if best < 0 or score > best_score:
                best = i
                best_score = score
        return best

    def learn(self, place: int, reward: float) -> None:
        """Add the reward of one try of an action."""
        self.visits[place] += 1
        self.totals[place] += reward
