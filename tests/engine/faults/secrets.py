"""Coins with a fault in what is hidden: views, events, imagined and reshuffled worlds."""

from __future__ import annotations

import random
from typing import SupportsIndex

from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.refusal import Refusal
from bottega.engine.state import Prompt, State
from bottega.engine.types import Json, Seat, Viewer
from tests.coins.bottega_coins import COINS, OVER, Coins, CoinsState


class LeakInTheView(CoinsState):
    """Everybody sees the next coin of the pile."""

    def view(self, viewer: Viewer) -> dict[str, Json]:
        return {**super().view(viewer), "pile": self.pile[0]}


class LeakInTheEvents(CoinsState):
    """The events show everybody what was bid, face down."""

    def emit(self, kind: str, values: dict[str, Json], audience: tuple[Seat, ...] | None = None) -> None:
        super().emit(kind, values, None if kind == "bid" else audience)


class LeakInAPublicEvent(CoinsState):
    """The throw of a coin tells what lies on the pile."""

    def emit(self, kind: str, values: dict[str, Json], audience: tuple[Seat, ...] | None = None) -> None:
        super().emit(kind, {**values, "next": self.pile[0]} if kind == "throw" else values, audience)


class LeakAtABeat(CoinsState):
    """While the bids lie open, the coin after the next lies open as well."""

    def between(self) -> State:
        other = super().between()
        assert isinstance(other, CoinsState)
        other.discard.append(other.pile[1])
        return other


class ABeatForSomeOnly(CoinsState):
    """Whether there is a beat after a throw tells whether the coin on the pile is a high one."""

    def next_round(self) -> None:
        if self.log is not None and self.pile[0] > 10:
            self.beat()
        self.emit("round", {"round": self.round})
        super().next_round()


class ABeatThatIsNoView(CoinsState):
    def between(self) -> State:
        other = super().between()
        assert isinstance(other, CoinsState)
        other.round = -1
        return other


class ABeatInNoStage(CoinsState):
    """The view at a beat names a stage that there is not."""

    def between(self) -> State:
        other = super().between()
        other.stage = OVER + 1
        return other


class ABeatDecides(CoinsState):
    def between(self) -> State:
        self.discard.reverse()
        return super().between()


class LeakInARefusal(CoinsState):
    """The refusal of a coin that is not in hand names the seat that has it."""

    def why_not(self, seat: SupportsIndex, action: Action) -> Refusal | None:
        refusal = super().why_not(seat, action)
        if refusal is not None and refusal.code == "not-in-hand":
            coin = refusal.values["coin"]
            refusal.values["seats"] = [other for other in range(self.players) if coin in self.hands[other]]
        return refusal


class ViewWithNumbersForKeys(CoinsState):
    def view(self, viewer: Viewer) -> dict[str, Json]:
        return {**super().view(viewer), "number": {seat: len(won) for seat, won in enumerate(self.won)}}


class ViewWithAFieldOfItsOwn(CoinsState):
    def view(self, viewer: Viewer) -> dict[str, Json]:
        return {**super().view(viewer), "length_of_pile": len(self.pile)}


class ViewOfAnothersHand(CoinsState):
    """Spectators see the first seat's hand, which only its owner may see."""

    def board(self, seat: Seat, viewer: Viewer) -> dict[str, Json]:
        return super().board(seat, seat if viewer is None and seat == 0 else viewer)


class ViewsOfTheLast(CoinsState):
    """All who look together see what the last of them may see."""

    def views(self, viewers: list[Viewer]) -> list[dict[str, Json]]:
        return [{**self.view(viewers[-1]), "seat": viewer} for viewer in viewers]


class ViewsWithOneHandAfterTheOther(CoinsState):
    """What the seats alone know is written into the part that all of them share."""

    def views(self, viewers: list[Viewer]) -> list[dict[str, Json]]:
        public = self.view(None)
        for viewer in viewers:
            if viewer is not None:
                public["boards"][viewer].update(self.board(viewer, viewer))
        return [{**public, "seat": viewer} for viewer in viewers]


class ViewsInAnotherOrder(CoinsState):
    def views(self, viewers: list[Viewer]) -> list[dict[str, Json]]:
        return [dict(reversed(view.items())) for view in super().views(viewers)]


class ViewWithABidOfZero(CoinsState):
    """A seat that has not bid sees a bid of 0 instead of null."""

    def board(self, seat: Seat, viewer: Viewer) -> dict[str, Json]:
        board = super().board(seat, viewer)
        return {**board, "bid": board["bid"] or 0} if "bid" in board else board


class PassIsNotSeen(CoinsState):
    """The view does not show whether the winner still has to decide."""

    def view(self, viewer: Viewer) -> dict[str, Json]:
        return {**super().view(viewer), "round": 0, "stage": "bid", "over": False, "actors": []}


class ViewThatLacksSomething(CoinsState):
    def view(self, viewer: Viewer) -> dict[str, Json]:
        return {key: value for key, value in super().view(viewer).items() if key != "won"}


class ImagineSortsTheTruth(CoinsState):
    def imagine(self, viewer: Viewer, rng: random.Random) -> CoinsState:
        self.pile.sort()
        return super().imagine(viewer, rng)


class ImagineMakesCoins(CoinsState):
    def imagine(self, viewer: Viewer, rng: random.Random) -> CoinsState:
        world = super().imagine(viewer, rng)
        world.pile = rng.sample(COINS, len(self.pile))
        return world


class ImagineKeepsThePile(CoinsState):
    """The order of the pile is the true one: a bot that imagines worlds learns it."""

    def imagine(self, viewer: Viewer, rng: random.Random) -> CoinsState:
        world = self.clone()
        others = [seat for seat in range(self.players) if seat != viewer]
        coins = sorted(coin for seat in others for coin in (*self.hands[seat], self.bids[seat]) if coin)
        rng.shuffle(coins)
        for seat in others:
            world.hands[seat] = sorted(coins.pop() for _ in self.hands[seat])
            world.bids[seat] = coins.pop() if self.bids[seat] else 0
        return world


class ImagineStartsFromTheTruth(CoinsState):
    """The unknown coins are shuffled from where they truly lie, so that the draw depends on it."""

    def imagine(self, viewer: Viewer, rng: random.Random) -> CoinsState:
        world = super().imagine(viewer, rng)
        world.pile = [coin for coin in self.pile if coin in world.pile] + [
            coin for coin in world.pile if coin not in self.pile
        ]
        return world


class ImagineForgetsWhatLies(CoinsState):
    """A seat does not see the discard, and imagines it in any order; and yet it is not hidden."""

    def view(self, viewer: Viewer) -> dict[str, Json]:
        view = super().view(viewer)
        return view if viewer is None else {**view, "discard": sorted(self.discard)}

    def imagine(self, viewer: Viewer, rng: random.Random) -> CoinsState:
        world = super().imagine(viewer, rng)
        if viewer is not None:
            world.discard.sort()
            rng.shuffle(world.discard)
        return world


class ReshuffleSortsTheTruth(CoinsState):
    def reshuffle(self, rng: random.Random) -> CoinsState:
        self.pile.sort()
        return super().reshuffle(rng)


class ReshuffleDealsHandsAnew(CoinsState):
    """It draws what a spectator does not know, and seats know more."""

    def reshuffle(self, rng: random.Random) -> CoinsState:
        return self.imagine(None, rng)


class ReshuffleMakesCoins(CoinsState):
    def reshuffle(self, rng: random.Random) -> CoinsState:
        world = super().reshuffle(rng)
        world.pile = rng.sample(COINS, len(self.pile))
        return world


class ReshuffleCutsThePile(CoinsState):
    """What comes after a coin is what truly came after it."""

    def reshuffle(self, rng: random.Random) -> CoinsState:
        world = self.clone()
        cut = rng.randrange(len(self.pile))
        world.pile = self.pile[cut:] + self.pile[:cut]
        return world


class ReshuffleKeepsTheTop(CoinsState):
    """The coin that comes next is the true one: luck would never be seen."""

    def reshuffle(self, rng: random.Random) -> CoinsState:
        world = self.clone()
        rest = sorted(self.pile[1:])
        rng.shuffle(rest)
        world.pile = [self.pile[0], *rest]
        return world


class ReshuffleStacksThePile(CoinsState):
    """The lowest coin lies on top."""

    def reshuffle(self, rng: random.Random) -> CoinsState:
        world = super().reshuffle(rng)
        world.pile.sort()
        return world


class ProgressTellsTheHand(CoinsState):
    def progress(self) -> Prompt | None:
        return Prompt("round", {"round": self.round, "highest": max(map(max, self.hands))})


class ProgressThatIsNotPlain(CoinsState):
    def progress(self) -> Prompt | None:
        return Prompt("round", {"round": (self.round,)})


#: The law that each of them breaks.
BROKEN: list[tuple[str, Game]] = [
    ("progress_is_public", Coins(ProgressTellsTheHand)),
    ("progress_is_public", Coins(ProgressThatIsNotPlain)),
    ("an_imagined_world_looks_the_same", Coins(LeakInTheView)),
    ("events_tell_no_more_than_views", Coins(LeakInTheEvents)),
    ("events_tell_no_more_than_views", Coins(LeakInAPublicEvent)),
    ("beats_fit_and_tell_no_more", Coins(LeakAtABeat)),
    ("beats_fit_and_tell_no_more", Coins(ABeatForSomeOnly)),
    ("beats_fit_and_tell_no_more", Coins(ABeatThatIsNoView)),
    ("beats_fit_and_tell_no_more", Coins(ABeatInNoStage)),
    ("a_log_changes_nothing", Coins(ABeatDecides)),
    ("an_imagined_world_offers_the_same", Coins(LeakInARefusal)),
    ("views_are_plain", Coins(ViewWithNumbersForKeys)),
    ("views_fit_their_schema", Coins(ViewThatLacksSomething)),
    ("views_fit_their_schema", Coins(ViewWithAFieldOfItsOwn)),
    ("views_fit_their_schema", Coins(ViewOfAnothersHand)),
    ("views_fit_their_schema", Coins(ViewWithABidOfZero)),
    ("views_together_are_the_same", Coins(ViewsOfTheLast)),
    ("views_together_are_the_same", Coins(ViewsWithOneHandAfterTheOther)),
    ("views_together_are_the_same", Coins(ViewsInAnotherOrder)),
    ("what_is_not_hidden_is_seen", Coins(PassIsNotSeen)),
    ("to_imagine_changes_nothing", Coins(ImagineSortsTheTruth)),
    ("an_imagined_world_is_possible", Coins(ImagineMakesCoins)),
    ("every_hidden_key_varies", Coins(ImagineKeepsThePile)),
    ("imagine_knows_only_the_view", Coins(ImagineStartsFromTheTruth)),
    ("only_what_is_hidden_varies", Coins(ImagineForgetsWhatLies)),
    ("to_reshuffle_changes_nothing", Coins(ReshuffleSortsTheTruth)),
    ("a_reshuffled_world_looks_the_same_to_all", Coins(ReshuffleDealsHandsAnew)),
    ("a_reshuffled_world_is_possible", Coins(ReshuffleMakesCoins)),
    ("reshuffle_does_not_know_the_truth", Coins(ReshuffleCutsThePile)),
    ("what_no_seat_knows_is_reshuffled", Coins(ReshuffleKeepsTheTop)),
    ("what_comes_to_light_has_the_odds_of_a_reshuffle", Coins(ReshuffleStacksThePile)),
]
