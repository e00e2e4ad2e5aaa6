"""Why a choice is better: the points to expect at the end by source.

The lines of a score (cards, faith, goals ...) are the game's own. After each of the two choices some imagined
worlds are played to the end by the game's policy, and the lines of the final scores are compared. That needs
no rule of any game.
"""

from __future__ import annotations

import random

from bottega.bots.bot import Outlook
from bottega.bots.search.playout import END, play_on
from bottega.engine.action import Action
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.review.judging import mean_and_error
from bottega.review.report import Source


def sources(view: Outlook, played: Action, best: Action, worlds: int, seed: str) -> tuple[Source, ...]:
    """By seat and line of the score, the points to expect after each of the two. Both meet the same
    worlds."""
    rng = random.Random(f"sources:{seed}")
    after_played: list[State] = []
    after_best: list[State] = []
    for _ in range(worlds):
        world = view.imagine(rng)
        luck = rng.getrandbits(64)
        after_played.append(_end(world, view.seat, played, luck))
        after_best.append(_end(world, view.seat, best, luck))
    found: list[Source] = []
    for seat in range(view.players):
        mine = [state.score(seat)["lines"] for state in after_played]
        better = [state.score(seat)["lines"] for state in after_best]
        for line in dict.fromkeys(name for lines in (*mine, *better) for name in lines):
            with_played = [float(lines.get(line, 0)) for lines in mine]
            with_best = [float(lines.get(line, 0)) for lines in better]
            pairs = [one - other for one, other in zip(with_best, with_played, strict=True)]
            _, error = mean_and_error(pairs)
            found.append(
                Source(
                    seat,
                    line,
                    round(sum(with_played) / worlds, 3),
                    round(sum(with_best) / worlds, 3),
                    round(error, 3),
                )
            )
    return tuple(found)


def _end(world: State, seat: Seat, action: Action, luck: int) -> State:
    """The end of the match in this world, played by the policy after this action."""
    state = world.clone()
    state.apply(seat, action)
    play_on(world.game.insight(), state, seat, True, END, 0, False, random.Random(luck))
    return state
