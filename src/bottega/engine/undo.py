"""Undo: how far an actor may go back.

A decision may be taken back until another seat has decided, unless it revealed something hidden. No game
declares which decisions do. We ask its states: would a viewer see the same after this decision in every
world that looked the same to them before it? If one world would look different, they have learnt something,
and the decision stands.
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
    """Whether this decision revealed anything hidden to any seat or to spectators."""
    return _reveals(before, seat, action, after, WORLDS)


def would_reveal(before: State, seat: Seat, action: Action, after: State) -> bool:
    """A quick guess at `reveals`: `WORLDS` worlds for all viewers together instead of each. It is meant for a
    decision that is not made yet, where it does no harm if a secret slips through."""
    return _reveals(before, seat, action, after, WORLDS // (before.players + 1))


def _reveals(before: State, seat: Seat, action: Action, after: State, worlds: int) -> bool:
    viewers: list[Viewer] = [None, *range(before.players)]
    return any(_learns(before, seat, action, after.view(viewer), viewer, worlds) for viewer in viewers)


def learns(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> bool:
    """Whether this decision revealed anything hidden to this viewer."""
    return _learns(before, seat, action, after.view(viewer), viewer, WORLDS)


def _learns(
    before: State, seat: Seat, action: Action, seen: dict[str, Json], viewer: Viewer, worlds: int
) -> bool:
    rng = random.Random(0)
    for _ in range(worlds):
        world = before.imagine(viewer, rng)
        legal = world.legal(seat)
        if action in legal:
            legal.remove(action)
            legal.insert(0, action)
        # The actor knows which action it was. The others only see its outcome, and in this world another
        # action may have the same outcome.
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
