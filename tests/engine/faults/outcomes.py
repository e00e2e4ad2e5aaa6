"""Coins with a fault in what a choice does, and in what is told of it."""

from __future__ import annotations

import random
from typing import ClassVar, SupportsIndex

from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.types import Json, Seat
from tests.coins.bottega_coins import PASS, Coins, CoinsState


class MakesACoin(CoinsState):
    """A coin that was bid comes back below the pile."""

    def turn_over(self) -> None:
        super().turn_over()
        self.pile.append(self.discard[0])


class StumblesOverAPass(CoinsState):
    def apply(self, seat: Seat, action: Action) -> None:
        if action is PASS:
            raise KeyError("pass")
        super().apply(seat, action)


class LuckWhilePlaying(CoinsState):
    """The pile is shuffled when it is drawn from."""

    def turn_over(self) -> None:
        random.shuffle(self.pile)
        super().turn_over()


class RemembersOtherMatches(CoinsState):
    """Where the pile is drawn from depends on how many matches were played before."""

    finished: ClassVar[list[int]] = [0]

    def turn_over(self) -> None:
        if self.finished[0] % 2:
            self.pile.reverse()
        super().turn_over()

    def next_round(self) -> None:
        super().next_round()
        if self.over and self.log is not None and len(self.log.events) > 5:
            self.finished[0] += 1


class PlaysOtherwiseThanItApplies(CoinsState):
    def play(self, seat: SupportsIndex, action: Action) -> None:
        super().play(seat, action)
        self.discard.sort()


class StumblesInALongMatch(CoinsState):
    def play(self, seat: SupportsIndex, action: Action) -> None:
        super().play(seat, action)
        if self.log is not None and len(self.log.events) > 6:
            raise RuntimeError("too much has happened")


class ALogDecides(CoinsState):
    def turn_over(self) -> None:
        super().turn_over()
        if self.log is not None:
            self.discard.reverse()


class EventsThatAreNotPlain(CoinsState):
    def emit(self, kind: str, values: dict[str, Json], audience: tuple[Seat, ...] | None = None) -> None:
        super().emit(kind, {**values, "actors": self.actors}, audience)


class EventsForNobody(CoinsState):
    def emit(self, kind: str, values: dict[str, Json], audience: tuple[Seat, ...] | None = None) -> None:
        super().emit(kind, values, (self.players,))


class NeverEnds(CoinsState):
    def next_round(self) -> None:
        pass


#: The law that each of them breaks.
BROKEN: list[tuple[str, Game]] = [
    ("nothing_is_made_or_lost", Coins(MakesACoin)),
    ("a_legal_action_can_be_applied", Coins(StumblesOverAPass)),
    ("the_same_choice_has_the_same_outcome", Coins(LuckWhilePlaying)),
    ("a_record_replays", Coins(RemembersOtherMatches)),
    ("play_and_apply_agree", Coins(PlaysOtherwiseThanItApplies)),
    ("a_match_goes_on", Coins(StumblesInALongMatch)),
    ("a_log_changes_nothing", Coins(ALogDecides)),
    ("events_are_facts", Coins(EventsThatAreNotPlain)),
    ("events_are_facts", Coins(EventsForNobody)),
    ("a_match_ends", Coins(NeverEnds)),
]
