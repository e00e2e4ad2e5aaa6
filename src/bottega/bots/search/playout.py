"""Playing on by a game's policy, to a moment at which its insight can judge. Hot code, compiled."""

from __future__ import annotations

import random
from typing import Final

from bottega.bots.search import policy
from bottega.engine.action import Action
from bottega.engine.insight import Insight
from bottega.engine.state import State
from bottega.engine.types import Seat

# Where playing on stops.
LEAF: Final = 0  # at once
TURN: Final = 1  # when the turn under way is over
ROUND: Final = 2  # when the seat that decided last is to decide again, others having decided between
END: Final = 3  # when the match is over
CUTOFFS: Final = ("leaf", "turn", "round", "end")

#: No turn and no round takes as many decisions; no match takes as many as the second.
_LONGEST: Final = 100
_ENDLESS: Final = 1_000_000


def is_under_way(insight: Insight, state: State, seat: Seat, before: tuple[Seat, ...]) -> bool:
    """Whether something is half done after a decision of this seat: its turn goes on, or others that were
    to decide at the same time (`before` it, these were) have not done so yet."""
    after = state.actors
    if len(after) == 0:
        return False
    if state.players > 1 and seat in after:
        return True
    if len(before) > 1:
        for other in after:
            if other not in before:
                return not insight.quiet(state)
        return True
    return not insight.quiet(state)


def play_on(
    insight: Insight,
    state: State,
    last: Seat,
    under_way: bool,
    cutoff: int,
    limit: int,
    likeliest: bool,
    rng: random.Random,
) -> None:
    """Play on to the cut-off, at most `limit` decisions (0 for as many as it takes). `last` is the seat
    that has decided last, and `under_way` whether its turn goes on."""
    if cutoff == LEAF:
        return
    left = limit
    if left == 0:
        left = _ENDLESS if cutoff == END else _LONGEST
    first = last
    others = False
    played = False
    while left > 0 and not state.over:
        if not under_way:
            if cutoff == TURN:
                return
            if cutoff == ROUND and played and (state.players == 1 or (others and first in state.actors)):
                return
        before = state.actors
        seat = before[0]
        if likeliest:
            action = policy.likeliest(insight, state, seat)
        else:
            action = policy.drawn(insight, state, seat, rng)
        state.apply(seat, action)
        under_way = is_under_way(insight, state, seat, before)
        others = others or seat != first
        played = True
        left -= 1


def finish_turn(insight: Insight, state: State, seat: Seat, action: Action, luck: int) -> None:
    """Play an action and, by the policy, the rest of the turn. Where several decide at once, what the
    others choose is drawn with the same luck, whatever the action."""
    before = state.actors
    rng = random.Random(luck) if len(before) > 1 else None
    state.apply(seat, action)
    left = _LONGEST
    by = seat
    while left > 0 and is_under_way(insight, state, by, before):
        before = state.actors
        by = seat if seat in before else before[0]
        if by == seat or rng is None:
            state.apply(by, policy.likeliest(insight, state, by))
        else:
            state.apply(by, policy.drawn(insight, state, by, rng))
        left -= 1
