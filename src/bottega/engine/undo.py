"""Undo: how far an actor may go back without anybody unlearning something.

Nothing is declared move by move. A decision may be taken back as long as nobody else has decided
since, and as long as it has told nobody anything hidden. That is asked of the game itself: would a
viewer have seen the same from every world that he could not tell apart before? If in one of them he
would not have, he has learnt something, and there the way back ends.
"""

from __future__ import annotations

import random
from typing import Final

from bottega.engine.action import Action
from bottega.engine.state import State
from bottega.engine.types import Json, Seat, Viewer

#: Imagined worlds per viewer and decision. A secret with two equally likely values slips through
#: with probability 2 ** -WORLDS.
WORLDS: Final = 24


def reveals(before: State, seat: Seat, action: Action, after: State) -> bool:
    """Did this decision bring anything hidden to light, for anybody at the table or looking on?"""
    viewers: list[Viewer] = [None, *range(before.players)]
    return any(learns(before, seat, action, after, viewer) for viewer in viewers)


def learns(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> bool:
    """Did this decision bring anything hidden to light for this viewer?"""
    return _learns(before, seat, action, after.view(viewer), viewer, random.Random(0))


def _learns(
    before: State, seat: Seat, action: Action, seen: dict[str, Json], viewer: Viewer, rng: random.Random
) -> bool:
    for _ in range(WORLDS):
        world = before.imagine(viewer, rng)
        legal = world.legal(seat)
        if action in legal:
            legal.remove(action)
            legal.insert(0, action)
        # The actor knows what he chose. The others only saw what came of it, and in this world
        # another action may have looked the same to them.
        tries = legal[:1] if viewer == seat else legal
        if viewer == seat and (not tries or tries[0] is not action):
            return True
        if not any(_looks(world, seat, choice, viewer) == seen for choice in tries):
            return True
    return False


def _looks(world: State, seat: Seat, choice: Action, viewer: Viewer) -> dict[str, Json]:
    world = world.clone()
    world.apply(seat, choice)
    return world.view(viewer)
