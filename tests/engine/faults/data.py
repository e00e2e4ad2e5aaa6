"""Coins with a fault in what a state is as data: dumps, copies, scores."""

from __future__ import annotations

from typing import ClassVar

from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.state import Score, ScorePart, loaded
from bottega.engine.types import Json, Seat
from tests.coins.bottega_coins import Coins, CoinsState


class DumpsNotAll(CoinsState):
    """A seat that threw a coin away draws from below the pile, and no dump names the seat."""

    __slots__ = ("below",)

    below: bool

    def apply(self, seat: Seat, action: Action) -> None:
        super().apply(seat, action)
        self.below = action.type == "throw" or (self.below and action.type == "bid")

    def turn_over(self) -> None:
        if getattr(self, "below", False):
            self.pile.reverse()
        super().turn_over()

    def clone(self) -> CoinsState:
        other = super().clone()
        assert isinstance(other, DumpsNotAll)
        other.below = getattr(self, "below", False)
        return other


class DumpsTuples(CoinsState):
    def dump(self) -> dict[str, Json]:
        return {**super().dump(), "hands": tuple(self.hands)}


class DumpsNoPile(CoinsState):
    def dump(self) -> dict[str, Json]:
        return {key: value for key, value in super().dump().items() if key != "pile"}


class CloneKeepsTheLog(CoinsState):
    def clone(self) -> CoinsState:
        other = super().clone()
        other.log = self.log
        return other


class CloneForgets(CoinsState):
    def clone(self) -> CoinsState:
        other = super().clone()
        other.discard.sort()
        return other


class SharedClone(CoinsState):
    """The lists of coins won are not copied."""

    def clone(self) -> CoinsState:
        other = super().clone()
        other.won = list(self.won)
        return other


class HandsOutItsOwn(CoinsState):
    def public(self) -> dict[str, Json]:
        return {**super().public(), "discard": self.discard}


class ScoresDoNotAddUp(CoinsState):
    def scores(self) -> list[Score]:
        scores = super().scores()
        scores[0]["total"] += 1
        return scores


class PartsDoNotAddUp(CoinsState):
    def score_parts(self, seat: Seat) -> dict[str, list[ScorePart]]:
        line, points = next(iter(self.score(seat)["lines"].items()))
        return {line: [{"key": "coin", "value": 1, "points": points + 1}]}


class PartsOfNoLine(CoinsState):
    def score_parts(self, seat: Seat) -> dict[str, list[ScorePart]]:
        return {"nothing": [{"key": "coin", "value": 1, "points": 0}]}


class PartsCountTogetherAndAlone(CoinsState):
    def score_parts(self, seat: Seat) -> dict[str, list[ScorePart]]:
        line, points = next(iter(self.score(seat)["lines"].items()))
        known: ScorePart = {"key": "coin", "value": 1, "points": points}
        return {line: [known, {"key": "coin", "value": 2, "points": None}]}


class ScoresDrift(CoinsState):
    """Every time one asks, the scores are other ones."""

    asked: ClassVar[list[int]] = [0]

    def scores(self) -> list[Score]:
        self.asked[0] += 1
        scores = super().scores()
        for score in scores:
            score["lines"]["worth"] += self.asked[0]
            score["total"] += self.asked[0]
        return scores


class RanksTooEarly(CoinsState):
    def ranking(self) -> list[list[Seat]]:
        return [list(range(self.players))]


class RanksASeatTwice(CoinsState):
    def ranking(self) -> list[list[Seat]]:
        return [*super().ranking(), [0]]


class CopySharesTheHands(CoinsState):
    def __copy__(self) -> CoinsState:
        other = self.clone()
        other.hands = self.hands
        return other


class PickleForgetsTheDiscard(CoinsState):
    def __reduce__(self) -> tuple[object, ...]:
        return loaded, (self.game, {**self.dump(), "discard": []})


#: The law that each of them breaks.
BROKEN: list[tuple[str, Game]] = [
    ("a_loaded_state_goes_on_alike", Coins(DumpsNotAll)),
    ("a_dump_is_plain", Coins(DumpsTuples)),
    ("a_dump_is_plain", Coins(DumpsNoPile)),
    ("a_clone_is_the_same", Coins(CloneKeepsTheLog)),
    ("a_clone_is_the_same", Coins(CloneForgets)),
    ("a_clone_shares_nothing", Coins(SharedClone)),
    ("what_is_handed_out_is_a_copy", Coins(HandsOutItsOwn)),
    ("scores_add_up", Coins(ScoresDoNotAddUp)),
    ("scores_add_up", Coins(PartsDoNotAddUp)),
    ("scores_add_up", Coins(PartsOfNoLine)),
    ("scores_add_up", Coins(PartsCountTogetherAndAlone)),
    ("a_finished_match_is_proved", Coins(ScoresDrift)),
    ("a_ranking_comes_with_the_end", Coins(RanksTooEarly)),
    ("a_ranking_comes_with_the_end", Coins(RanksASeatTwice)),
    ("a_copy_is_the_same", Coins(CopySharesTheHands)),
    ("a_copy_is_the_same", Coins(PickleForgetsTheDiscard)),
]
