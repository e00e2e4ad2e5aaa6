"""Choosing by a game's own cheap policy: the weights its insight gives to legal actions."""

from __future__ import annotations

import random

from bottega.engine.action import Action
from bottega.engine.insight import Insight
from bottega.engine.state import State
from bottega.engine.types import Seat


def likeliest(insight: Insight, state: State, seat: Seat) -> Action:
    """What a sensible player would most likely do; the first of several equals."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    weights = insight.quick_weights(state, seat, legal)
    best = 0
    for i in range(1, len(weights)):
        if weights[i] > weights[best]:
            best = i
    return legal[best]


def drawn(insight: Insight, state: State, seat: Seat, rng: random.Random) -> Action:
    """What a sensible player might do, each action as often as it is likely."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    weights = insight.quick_weights(state, seat, legal)
    return legal[draw(weights, rng)]


def draw(weights: list[float], rng: random.Random) -> int:
    """An index, each as likely as it weighs."""
    total = 0.0
    for weight in weights:
        total += weight
    left = rng.random() * total
    last = len(weights) - 1
    for i in range(last):
        left -= weights[i]
        if left < 0.0:
            return i
    return last
