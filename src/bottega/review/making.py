"""Making a set of positions to practise, from matches of bots.

Three steps for each decision of such a match: a quick look whether something was given away; a deep search,
and all choices compared in the same worlds, to be sure of the best and of how much the others lose; then
weaker bots are asked, and the weakest that finds a solution says how hard it is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from bottega.bots.bot import Budget, Outlook, outlook
from bottega.bots.greedy import Greedy
from bottega.bots.registry import bot
from bottega.bots.search.search import Search
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.types import Deal, Seat
from bottega.review.effort import Effort
from bottega.review.judging import CLEAR, Judge
from bottega.review.practice import (
    EASY,
    HARD,
    MEDIUM,
    Placed,
    PracticeMatch,
    PracticeSet,
    is_solution,
    options_of,
)
from bottega.review.report import INACCURACY
from bottega.review.sources import sources

#: The bots whose matches are used, one at each seat in turn.
PLAYERS: Final = ("journeyman", "apprentice")
#: The quick look, and the deep one.
_LOOK: Final = Effort(search=250, compare=100, sources=0, explained=0)
_DEEP: Final = Effort(search=4_000, compare=600, sources=300, explained=1)
#: The chance to win that must be given away to make a position worth while: at the first look, and for
#: certain.
_PROMISING: Final = 0.04
_WORTH: Final = 0.04
#: Maximum part of the choices that are solutions.
_SOLUTIONS: Final = 0.4
#: Maximum positions from one match, and decisions between two of them.
_EACH: Final = 4
_APART: Final = 8
#: The work of the bots that say how hard a position is.
_MASTER: Final = 1_200


def make(
    game: Game,
    matches: int,
    seed: str,
    command: str,
    count: int = 25,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> PracticeSet:
    """A set from this number of matches, with at most `count` positions. The same arguments give the same
    set."""
    used: list[PracticeMatch] = []
    placed: list[Placed] = []
    for number in range(matches):
        progress(number, matches)
        if len(placed) >= count:
            break
        players = 2
        own_seed = f"{seed}:{number}"
        deal = game.deal(players, own_seed)
        history = _play(game, deal, own_seed)
        found = positions(game, deal, history, own_seed, len(used), count - len(placed))
        if found:
            last = max(each.after for each in found)
            line = tuple((seat, str(action)) for seat, action in history[:last])
            used.append(PracticeMatch(players, own_seed, dict(deal["options"]), line))
            placed += found
    return PracticeSet(game.name, game.version, game.edition.name, command, tuple(used), tuple(placed))


def _play(game: Game, deal: Deal, seed: str) -> list[tuple[Seat, Action]]:
    """A match of the bots."""
    state, rng = game.start(deal), random.Random(f"practice:{seed}")
    first = rng.randrange(len(PLAYERS))
    bots = [
        bot(PLAYERS[(first + seat) % len(PLAYERS)], game, f"practice:{seed}:{seat}")
        for seat in range(state.players)
    ]
    history: list[tuple[Seat, Action]] = []
    while not state.over:
        seat = state.actors[0]
        advice = bots[seat].decide(outlook(state, seat, rng, history), Budget(iterations=_MASTER))
        state.apply(seat, advice.action)
        history.append((seat, advice.action))
    return history


def positions(
    game: Game, deal: Deal, history: Sequence[tuple[Seat, Action]], seed: str, match: int, count: int
) -> list[Placed]:
    """The positions of one match that are worth practising."""
    state = game.start(deal)
    looks = [Judge(game, seat, _LOOK, f"look:{seed}") for seat in range(state.players)]
    found: list[Placed] = []
    for place, (seat, action) in enumerate(history):
        near = bool(found) and place - found[-1].after < _APART
        if len(state.legal(seat)) > 2 and not near and len(found) < min(_EACH, count):
            view = looks[seat].outlook(state, history[:place])
            decision = looks[seat].judge(view, action, place + 1, place + 1)
            if decision.loss.chance >= _PROMISING and decision.grade != INACCURACY:
                position = _checked(game, view, action, match, place, seed)
                if position is not None:
                    found.append(position)
        state.apply(seat, action)
    return found


def _checked(game: Game, view: Outlook, played: Action, match: int, place: int, seed: str) -> Placed | None:
    """The position, if the deep look agrees that something was given away."""
    judge = Judge(game, view.seat, _DEEP, f"deep:{seed}:{place}")
    fresh = Outlook(view.world, view.seat)
    best = Search(game, f"deep:{seed}:{place}").decide(fresh, Budget(iterations=_DEEP.search)).action
    if best is played:
        return None
    options = options_of(judge, fresh, best)
    own = next(each for each in options if each.action == str(played))
    solutions = [each for each in options if is_solution(each)]
    if is_solution(own) or own.loss.chance < _WORTH or len(solutions) > _SOLUTIONS * len(options):
        return None
    if any(each.loss.chance < -CLEAR * each.loss.chance_error for each in options):
        return None  # the search did not find the best one
    why = sources(fresh, played, best, _DEEP.sources, f"{seed}:{place}")
    hard = _difficulty(game, fresh, {each.action for each in solutions}, f"{seed}:{place}")
    return Placed.of(match, place, view.seat, str(played), str(best), hard, options, why)


def _difficulty(game: Game, view: Outlook, solutions: set[str], seed: str) -> str:
    """By the weakest bot that finds a solution."""
    if str(Greedy(game, seed).decide(view, Budget(iterations=8)).action) in solutions:
        return EASY
    if str(Search(game, seed).decide(view, Budget(iterations=_MASTER)).action) in solutions:
        return MEDIUM
    return HARD
