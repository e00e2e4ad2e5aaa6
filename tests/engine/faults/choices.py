"""Coins with a fault in what is offered and refused."""

from __future__ import annotations

from operator import index
from typing import ClassVar, SupportsIndex

from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.refusal import IllegalAction, Refusal
from bottega.engine.state import Prompt
from bottega.engine.types import Seat
from tests.coins.bottega_coins import PASS, Coins, CoinsState


class DecidesWhenOver(CoinsState):
    def next_round(self) -> None:
        super().next_round()
        self.actors = self.actors or (0,)


class EverybodyMayAct(CoinsState):
    def legal(self, seat: Seat) -> list[Action]:
        return super().legal(seat) or [PASS]


class LegalOutOfOrder(CoinsState):
    def legal(self, seat: Seat) -> list[Action]:
        return super().legal(seat)[::-1]


class LegalTwice(CoinsState):
    def legal(self, seat: Seat) -> list[Action]:
        legal = super().legal(seat)
        return [*legal, *legal[-1:]]


class OneListForAll(CoinsState):
    """Everybody gets the same list object as long as what is legal stays the same."""

    lists: ClassVar[dict[str, list[Action]]] = {}

    def legal(self, seat: Seat) -> list[Action]:
        legal = super().legal(seat)
        return self.lists.setdefault(f"{seat} {self.dump()}", legal)


class PromptsForAll(CoinsState):
    def prompt(self, seat: SupportsIndex) -> Prompt | None:
        return Prompt("bid", {"seat": seat})


class RefusesTheLegal(CoinsState):
    def why_not(self, seat: SupportsIndex, action: Action) -> Refusal | None:
        if action is PASS:
            return Refusal("no-pass", "turn", {})
        return super().why_not(seat, action)


class AllowsTheIllegal(CoinsState):
    def why_not(self, seat: SupportsIndex, action: Action) -> Refusal | None:
        refusal = super().why_not(seat, action)
        return None if refusal is not None and refusal.code == "not-in-hand" else refusal


class RefusalWithoutARule(CoinsState):
    def why_not(self, seat: SupportsIndex, action: Action) -> Refusal | None:
        refusal = super().why_not(seat, action)
        return refusal and Refusal(refusal.code, "", refusal.values)


class RefusalThatIsNotPlain(CoinsState):
    def why_not(self, seat: SupportsIndex, action: Action) -> Refusal | None:
        refusal = super().why_not(seat, action)
        return refusal and Refusal(refusal.code, refusal.rule, {"seats": self.actors})


class IllegalPlayChangesSomething(CoinsState):
    def play(self, seat: SupportsIndex, action: Action) -> None:
        try:
            super().play(seat, action)
        except IllegalAction:
            self.discard.reverse()
            raise


class IllegalPlayIsSilent(CoinsState):
    def play(self, seat: SupportsIndex, action: Action) -> None:
        if self.why_not(seat, action) is None:
            self.apply(index(seat), action)


class PlayRefusesOtherwise(CoinsState):
    def play(self, seat: SupportsIndex, action: Action) -> None:
        if self.why_not(seat, action) is not None:
            raise IllegalAction(Refusal("no", "turn", {}))
        self.apply(index(seat), action)


#: The law that each of them breaks.
BROKEN: list[tuple[str, Game]] = [
    ("somebody_must_decide", Coins(DecidesWhenOver)),
    ("actors_alone_have_a_choice", Coins(EverybodyMayAct)),
    ("legal_actions_stand_in_order", Coins(LegalOutOfOrder)),
    ("legal_actions_stand_in_order", Coins(LegalTwice)),
    ("a_legal_list_is_the_callers", Coins(OneListForAll)),
    ("actors_alone_are_prompted", Coins(PromptsForAll)),
    ("legal_and_why_not_agree", Coins(RefusesTheLegal)),
    ("legal_and_why_not_agree", Coins(AllowsTheIllegal)),
    ("a_refusal_is_an_answer", Coins(RefusalWithoutARule)),
    ("a_refusal_is_an_answer", Coins(RefusalThatIsNotPlain)),
    ("an_illegal_play_changes_nothing", Coins(IllegalPlayChangesSomething)),
    ("an_illegal_play_changes_nothing", Coins(IllegalPlayIsSilent)),
    ("an_illegal_play_changes_nothing", Coins(PlayRefusesOtherwise)),
]
