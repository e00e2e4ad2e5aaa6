"""What a match brings each seat, once for all environments. Before the end of a match, every reward is 0.

- **win**: 1 for the winner. Winners who are tied share it: half for each of two. 0 for everybody else.
- **rank**: 1 for the first place, 0 for the last, and the others at equal distances between. Seats that are
  tied get the mean of their places: the share of the others that a seat has left behind, a tie counting half.
- **margin**: the points of a seat less those of the best other seat. Who wins by a tie-break has 0, as have
  all who are tied with the best.

Alone at the table, as in Masters against Lorenzo, there is nobody to be compared with: win and rank are 1 for
a victory and 0 for a defeat, margin is the points for a victory and 0 for a defeat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bottega.engine.insight import shares
from bottega.engine.state import State

Reward = Callable[[State], list[float]]

#: No margin is greater: what OpenSpiel is told, which wants to know.
MOST_MARGIN: Final = 1000.0


def win(state: State) -> list[float]:
    """By seat, for a match that is over."""
    return shares(state)


def rank(state: State) -> list[float]:
    """By seat, for a match that is over."""
    if state.players == 1:
        return shares(state)
    result = [0.0] * state.players
    behind = state.players
    for group in state.ranking():
        behind -= len(group)
        for seat in group:
            result[seat] = (behind + (len(group) - 1) / 2) / (state.players - 1)
    return result


def margin(state: State) -> list[float]:
    """By seat, for a match that is over."""
    points = [float(score["total"]) for score in state.scores()]
    if state.players == 1:
        return [points[0] * shares(state)[0]]
    return [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


REWARDS: Final[dict[str, Reward]] = {"win": win, "rank": rank, "margin": margin}


def reward_of(name: str) -> Reward:
    """The reward of this name; ValueError if there is none."""
    if name not in REWARDS:
        raise ValueError(f"a reward is {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]


def bounds(name: str) -> tuple[float, float]:
    """The least and the greatest that a seat can get."""
    return (-MOST_MARGIN, MOST_MARGIN) if name == "margin" else (0.0, 1.0)


def total(name: str, players: int) -> float | None:
    """What all seats get together; None where that differs from match to match."""
    if players == 1:
        return None
    if name == "margin":
        return 0.0 if players == 2 else None
    return 1.0 if name == "win" else players / 2
