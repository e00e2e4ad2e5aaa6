"""Luck: what the cards did in a match, apart from what the players did.

All luck is in the deal, and it comes to light bit by bit. At each decision we know what all seats together
have seen. What nobody has seen yet is as likely in one order as in another (`State.reshuffle`), whatever has
been played: choices follow from what was seen. So a decision that uncovers something is a draw whose odds are
known. The luck of a seat at a decision is the value of what came of it, less the mean value of what would
have come of the same decision in reshuffled worlds. A value is what the game's insight expects: points and
the chance to win.

**Luck is zero on average, whatever the value.** Given what all seats know and the decision, the true state
is one draw from the worlds, and the worlds that we draw for the mean are others, drawn independently with the
same odds. Both sides of the difference have the same expectation, also where the mean is of a few worlds and
where the value is a poor estimate. So a result less its luck has the expectation of the result itself. The
better the value foresees the result, the less it varies.

Two precautions keep that exact. Whether a decision uncovers anything is judged from worlds that are used for
nothing else, and never from the true state. And the true state is judged after a reshuffle as well, so that a
value that reads what nobody has seen yet does not count the same card twice.

`docs/luck.md` has the proof, and what was measured.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.insight import Insight
from bottega.engine.state import State
from bottega.engine.types import Deal, Seat

#: Worlds that what happened is compared with.
WORLDS: Final = 64
#: Worlds by which we see whether a decision uncovers anything.
_PROBES: Final = 3
#: How often the true state is judged, each time with what is still unseen shuffled anew.
_JUDGED: Final = 4

#: By seat the points, then by seat the chances.
_Values = list[float]


@dataclass(frozen=True)
class Luck:
    """The luck of each seat, in points and in chance to win; above 0 it is good. The errors are standard
    errors: they say how far off the figures are because only some worlds were drawn. How well the insight
    foresees the result, they do not say."""

    points: tuple[float, ...]
    chances: tuple[float, ...]
    points_errors: tuple[float, ...]
    chances_errors: tuple[float, ...]

    @classmethod
    def none(cls, players: int) -> Luck:
        """Where nothing came to light."""
        zeros = (0.0,) * players
        return cls(zeros, zeros, zeros, zeros)

    @classmethod
    def total(cls, players: int, parts: Sequence[Luck]) -> Luck:
        """The sum of several; their errors are independent."""
        return cls(
            tuple(math.fsum(part.points[seat] for part in parts) for seat in range(players)),
            tuple(math.fsum(part.chances[seat] for part in parts) for seat in range(players)),
            tuple(math.hypot(*(part.points_errors[seat] for part in parts)) for seat in range(players)),
            tuple(math.hypot(*(part.chances_errors[seat] for part in parts)) for seat in range(players)),
        )

    def __bool__(self) -> bool:
        """Whether anything came to light that makes a difference to anybody."""
        return any(self.points) or any(self.chances) or any(self.points_errors) or any(self.chances_errors)


@dataclass(frozen=True)
class MatchLuck:
    """The luck of a match: of the first deal, as far as the seats have seen it when they begin, and of each
    decision in turn."""

    deal: Luck
    decisions: tuple[Luck, ...]

    @property
    def play(self) -> Luck:
        """That of all decisions together."""
        return Luck.total(len(self.deal.points), self.decisions)

    @property
    def total(self) -> Luck:
        return Luck.total(len(self.deal.points), (self.deal, *self.decisions))


def luck_of_match(
    game: Game,
    deal: Deal,
    history: Sequence[tuple[Seat, Action]],
    worlds: int = WORLDS,
    seed: int | str = 0,
) -> MatchLuck:
    """The luck in these decisions, from the first on, and in the deal before them. The seed draws the worlds;
    it must not be the one that the deal was made from."""
    first = luck_of_deal(game, game.insight(), deal, worlds, f"{seed}/deal")
    return MatchLuck(first, tuple(luck_of_decisions(game, deal, history, worlds, seed)))


def luck_of_decisions(
    game: Game, deal: Deal, history: Sequence[tuple[Seat, Action]], worlds: int, seed: int | str
) -> Iterator[Luck]:
    """The luck in these decisions, one after the other."""
    insight = game.insight()
    state = game.start(deal)
    for number, (seat, action) in enumerate(history):
        rng = random.Random(f"luck:{seed}/{number}")
        yield luck_of_decision(insight, state, seat, action, worlds, rng)
        state.apply(seat, action)


def luck_of_decision(
    insight: Insight, state: State, seat: Seat, action: Action, worlds: int, rng: random.Random
) -> Luck:
    """The luck in one decision, which is not played yet: `state` stays as it is."""
    first = _outcome(insight, state, seat, action, rng)
    if all(_outcome(insight, state, seat, action, rng) == first for _ in range(_PROBES - 1)):
        return Luck.none(state.players)
    after = state.clone()
    after.apply(seat, action)
    came = [_values(insight, after.reshuffle(rng)) for _ in range(_JUDGED)]
    might = [_outcome(insight, state, seat, action, rng) for _ in range(worlds)]
    return _compare(came, might, state.players)


def luck_of_deal(game: Game, insight: Insight, deal: Deal, deals: int, seed: str) -> Luck:
    """What the seats see before the first decision, compared with this number of other deals."""
    rng = random.Random(f"luck:{seed}")
    start = game.start(deal)
    players = start.players
    came = [_values(insight, start.reshuffle(rng)) for _ in range(_JUDGED)]
    others = (game.deal(players, f"luck:{seed}/{number}", **deal["options"]) for number in range(deals))
    return _compare(came, [_values(insight, game.start(other)) for other in others], players)


def _outcome(insight: Insight, state: State, seat: Seat, action: Action, rng: random.Random) -> _Values:
    """What the decision comes to in a world that nobody can tell apart from the true one."""
    world = state.reshuffle(rng)
    world.apply(seat, action)
    return _values(insight, world)


def _values(insight: Insight, state: State) -> _Values:
    points, chances = insight.judge(state)
    return [*points, *chances]


def _compare(came: list[_Values], might: list[_Values], players: int) -> Luck:
    differences: list[float] = []
    errors: list[float] = []
    for of_one, of_other in zip(zip(*came, strict=True), zip(*might, strict=True), strict=True):
        one, other = _mean(of_one), _mean(of_other)
        differences.append(one[0] - other[0])
        errors.append(math.sqrt(one[1] + other[1]))
    return Luck(
        tuple(differences[:players]),
        tuple(differences[players:]),
        tuple(errors[:players]),
        tuple(errors[players:]),
    )


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and the square of its standard error."""
    count = len(values)
    if min(values) == max(values):
        return values[0], 0.0
    mean = math.fsum(values) / count
    return mean, math.fsum((value - mean) ** 2 for value in values) / (count * (count - 1))
