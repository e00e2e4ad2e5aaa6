"""Opponents that choose at random. They see what their seat may do, and nothing else."""

from __future__ import annotations

import random

from bottega.engine.action import Action
from bottega.engine.match import Match
from bottega.engine.types import Seat


def choose(match: Match, seat: Seat, luck: str) -> Action:
    """One of the seat's legal actions. `luck` and the place in the history decide which, so that a
    match goes on after a break as it would have without."""
    rng = random.Random(f"{luck}:{seat}:{len(match.entries)}")
    return rng.choice(match.state.legal(seat))
