"""The trees of a search: for each seat, the results of its own choices.

Every seat goes down by what it sees: its own actions, those of the others, and for a concealed action only
that there was one. So a node stands for all states that the seats which are there cannot tell apart. No
choice depends on a secret choice of another seat. Seats that decide at once decide one after the other here,
and none sees the choice of another.

A card that is turned up does not branch the tree: the worlds differ from visit to visit, and a node collects
results from all of them. An action that is possible only in some worlds is compared by how often it was on
offer.

This is hot code, compiled.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from bottega.engine.action import Action
from bottega.engine.types import Seat

# How the next action to try is selected.
UCB: Final = 0  # every action once, then by upper confidence bound
BIAS: Final = 1  # the same, with a bonus for what the policy likes that fades with the tries
PUCT: Final = 2  # the policy decides how much of the attention an action deserves
RULES: Final = ("ucb", "bias", "puct")

#: More seats than any table has; the keys of links are made with it.
_SEATS: Final = 8


def link_key(seat: Seat, id: int) -> int:
    """What was seen of a decision, as one number; `id` is that of the action, or UNSEEN (-1)."""
    return (id + 1) * _SEATS + seat


class TreeNode:
    """What is known at one moment: seats that have seen the same share a node. `links` lead on, by what is
    seen next; `choice` has the results of the actions of the seat that decides here. It is made on the second
    visit: the first one only judges the moment, and most moments are never met again."""

    __slots__ = ("choice", "links", "seat", "visited")

    seat: i64

    def __init__(self) -> None:
        self.links: dict[int, TreeNode] = {}
        self.choice: NodeActions | None = None
        self.visited = False
        self.seat = -1

    def of(self, seat: Seat) -> TreeNode:
        """Where the results of this seat are. What is hidden may say who decides next: this node is that of
        the seat that came first, and another one has a node beside it."""
        if self.seat < 0:
            self.seat = seat
        return self if self.seat == seat else self.follow(-1 - seat)

    def follow(self, key: int) -> TreeNode:
        """The node after this was seen; a new one, if it is seen for the first time."""
        node = self.links.get(key)
        if node is None:
            node = TreeNode()
            self.links[key] = node
        return node


def follow_all(at: list[TreeNode], seat: Seat, seen: int, hidden: int) -> None:
    """Lead all viewers on after a decision of this seat, which itself has seen another key than the others.
    Of those who were together and see the same, one looks the way up."""
    here = at[0]
    key = seen if seat == 0 else hidden
    there = here.follow(key)
    at[0] = there
    for viewer in range(1, len(at)):
        sees = seen if viewer == seat else hidden
        if at[viewer] is not here or sees != key:
            here = at[viewer]
            key = sees
            there = here.follow(key)
        at[viewer] = there


class Option:
    """An action that a seat may choose at a node. `offers` is the number of worlds in which it was possible,
    `visits` that of its tries, `total` the sum of their rewards, and `weight` what the policy gives it.

    One object for each action rather than a list for each figure: compiled, an attribute that is a number is
    read and written as such, while every number in a list is an object.
    """

    __slots__ = ("action", "offers", "total", "visits", "weight")

    offers: i64
    visits: i64

    def __init__(self, action: Action, weight: float) -> None:
        self.action = action
        self.weight = weight
        self.visits = 0
        self.offers = 0
        self.total = 0.0

    def learn(self, reward: float) -> None:
        """Add the reward of one try."""
        self.visits += 1
        self.total += reward


class NodeActions:
    """The actions a seat may choose from at a node, in ascending order of id as in all legal lists."""

    __slots__ = ("options",)

    def __init__(self, legal: list[Action], weights: list[float]) -> None:
        self.options = [Option(legal[i], weights[i]) for i in range(len(legal))]

    def matching(self, legal: list[Action]) -> list[Option]:
        """The options of these actions; fewer, where some were never on offer here before."""
        options = self.options
        count: i64 = len(options)
        found: list[Option] = []
        alike = len(legal) == count
        i: i64 = 0
        for action in legal:
            if alike:
                if options[i].action is action:
                    i += 1
                    continue
                # Not the same list after all, but up to here.
                alike = False
                found = options[:i]
            while i < count and options[i].action.id < action.id:
                i += 1
            if i < count and options[i].action is action:
                found.append(options[i])
                i += 1
        return options if alike else found

    def lacking(self, legal: list[Action]) -> list[Action]:
        """Those of these actions that were never on offer here before."""
        options = self.options
        count: i64 = len(options)
        found: list[Action] = []
        at: i64 = 0
        for action in legal:
            while at < count and options[at].action.id < action.id:
                at += 1
            if at == count or options[at].action is not action:
                found.append(action)
        return found

    def admit(self, new: list[Action], weights: list[float]) -> None:
        """Add actions that are lacking, as another world offers them."""
        merged: list[Option] = []
        at = 0
        for i in range(len(new)):
            while at < len(self.options) and self.options[at].action.id < new[i].id:
                merged.append(self.options[at])
                at += 1
            merged.append(Option(new[i], weights[i]))
        self.options = merged + self.options[at:]


def select(options: list[Option], rule: int, explore: float, trust: float, doubt: float) -> Option:
    """The option to try next, among these. `explore` is the weight of exploration, in units of the reward;
    `trust` is the share of it that follows the policy. What was never tried is expected to be worse than the
    rest by `doubt`, in the same units (by `PUCT` alone)."""
    for option in options:
        option.offers += 1
    if rule == PUCT:
        return _by_policy(options, explore, trust, doubt)
    return _by_bound(options, explore, trust if rule == BIAS else 0.0)


def _by_policy(options: list[Option], explore: float, trust: float, doubt: float) -> Option:
    weight = 0.0
    total = 0.0
    count: i64 = 0
    for option in options:
        weight += option.weight
        total += option.total
        count += option.visits
    usual = total / float(count) - doubt if count else 0.0
    liked = explore * trust / weight
    alike = explore * (1.0 - trust) / len(options)
    best = options[0]
    best_score = -math.inf
    offers: i64 = -1
    root = 0.0
    for option in options:
        if option.offers != offers:  # most were on offer equally often
            offers = option.offers
            root = math.sqrt(float(offers))
        tries = option.visits
        value = option.total / float(tries) if tries else usual
        bonus = (liked * option.weight + alike) * root / float(1 + tries)
        if value + bonus > best_score:
            best = option
            best_score = value + bonus
    return best


def _by_bound(options: list[Option], explore: float, trust: float) -> Option:
    best = options[0]
    best_score = -math.inf
    weight = 0.0
    for option in options:
        weight += option.weight
        if option.visits == 0 and option.weight > best_score:
            best = option
            best_score = option.weight
    if best_score > -math.inf:
        return best
    for option in options:
        tries = float(option.visits)
        score = option.total / tries + explore * math.sqrt(math.log(float(option.offers)) / tries)
        if trust > 0.0:
            score += explore * trust * len(options) * (option.weight / weight) / (1.0 + tries)
        if score > best_score:
            best = option
            best_score = score
    return best
