"""A match of Leonardo da Vinci: which rule applies when. The rules themselves are in `rules`."""

from __future__ import annotations

import random
from typing import SupportsIndex

from mypy_extensions import i64

from bottega.engine.action import Action
from bottega.engine.refusal import Refusal
from bottega.engine.state import Belief, Prompt, Score, ScorePart
from bottega.engine.types import Json, Seat, Viewer
from bottega.games.leonardo.actions import (
    Accept,
    Arrange,
    Benefit,
    Bid,
    Cancel,
    Done,
    Favour,
    GiveLeonardo,
    Improve,
    LeaveIt,
    Lift,
    Pass,
    Place,
    PlaceMaster,
    Put,
    Start,
    Take,
    Withdraw,
)
from bottega.games.leonardo.components import PLACES, PRICES
from bottega.games.leonardo.rules import (
    assignment,
    belief,
    city,
    council,
    favours,
    laboratories,
    laws,
    research,
    saved,
    scoring,
    turn,
    view,
)
from bottega.games.leonardo.table import (
    ARRANGE,
    ASSIGN,
    BENEFIT,
    BID,
    COMPONENT,
    FAVOUR,
    LABORATORIES,
    LEONARDO,
    LIFT,
    OFFER,
    OVER,
    PHASE_OF,
    PICK,
    PUT,
    LeonardoTable,
)


class LeonardoState(LeonardoTable):
    """See `bottega.engine.state.State` for what each method promises."""

    __slots__ = ()

    def offer(self, seat: Seat) -> list[Action]:
        offer: list[Action] = []
        stage = self.stage
        if stage == ASSIGN:
            assignment.offer_places(self, seat, offer)
        elif stage == OFFER:
            city.offer_benefit(self, seat, offer)
        elif stage == LABORATORIES:
            laboratories.offer_works(self, seat, offer)
        elif stage == BENEFIT:
            council.offer_benefits(self, offer)
        elif stage == LEONARDO:
            council.offer_leonardo(self, offer)
        elif stage == LIFT:
            council.offer_lift(self, seat, offer)
        elif stage == PUT:
            council.offer_put(self, seat, offer)
        elif stage == ARRANGE:
            council.offer_arrange(self, offer)
        elif stage == COMPONENT:
            council.offer_component(self, offer)
        elif stage == BID:
            research.offer_bids(self, seat, offer)
        elif stage == FAVOUR:
            favours.offer_favours(self, seat, offer)
        elif stage == PICK:
            favours.offer_pick(self, offer)
        return offer

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Start():
                return laboratories.refuse_start(self, seat, action)
            case Cancel():
                return laboratories.refuse_cancel(self, seat, action)
            case Place():
                return assignment.refuse_group(self, seat, action)
            case PlaceMaster():
                return assignment.refuse_master(self, seat, action)
            case GiveLeonardo():
                return council.refuse_leonardo(self, action)
            case Benefit():
                return council.refuse_benefit(self, action)
            case Withdraw():
                return council.refuse_withdraw(self) if self.stage == BENEFIT else None
            case Lift():
                return council.refuse_lift(self, seat, action)
            case Put():
                return council.refuse_put(self, seat, action)
            case Arrange():
                return council.refuse_arrange(self, action)
            case Take():
                if self.stage == PICK:
                    return favours.refuse_pick(self, action)
                return council.refuse_component(self, action)
            case Accept():
                return city.refuse_accept(self)
            case Improve():
                return city.refuse_improve(self, seat, action)
            case Bid():
                return research.refuse_bid(self, seat, action)
            case Favour():
                return favours.refuse_favour(self, seat, action)
            case _:
                return None  # in their moment, all of the others are legal

    def apply(self, seat: i64, action: Action) -> None:
        seat = int(seat)  # no number of another kind goes into the table
        # The most frequent first: this is the hot path.
        if isinstance(action, Place):
            assignment.place_group(self, seat, action)
        elif isinstance(action, PlaceMaster):
            assignment.place_master(self, seat, action)
        elif isinstance(action, Withdraw):
            self._withdraw(seat)
        elif isinstance(action, Accept):
            city.accept(self, seat)
        elif isinstance(action, Done):
            laboratories.done(self)
        elif isinstance(action, Pass):
            assignment.pass_turn(self, seat)
        elif isinstance(action, Start):
            laboratories.start(self, seat, action)
        elif isinstance(action, Cancel):
            laboratories.cancel(self, seat, action)
        elif isinstance(action, Improve):
            city.improve(self, seat, action)
        elif isinstance(action, Benefit):
            council.choose_benefit(self, seat, action)
        elif isinstance(action, GiveLeonardo):
            council.give_leonardo(self, seat, action)
        elif isinstance(action, Arrange):
            council.arrange(self, seat, action)
        elif isinstance(action, Lift):
            council.lift(self, action)
        elif isinstance(action, Put):
            council.put(self, seat, action)
        elif isinstance(action, LeaveIt):
            council.leave_it(self, seat)
        elif isinstance(action, Take):
            self._take(seat, action)
        elif isinstance(action, Bid):
            research.bid(self, seat, action)
        elif isinstance(action, Favour):
            favours.favour(self, seat, action)
        else:
            raise TypeError(f"not an action of Leonardo da Vinci: {action!r}")
        if self.stage > OVER:
            turn.go_on(self)

    def _withdraw(self, seat: Seat) -> None:
        if self.stage == BENEFIT:
            council.withdraw(self, seat)
        else:
            city.withdraw(self, seat)

    def _take(self, seat: Seat, action: Take) -> None:
        if self.stage == PICK:
            favours.pick(self, seat, action)
        else:
            council.buy_component(self, seat, action)

    def clone(self) -> LeonardoState:
        other = LeonardoState.__new__(LeonardoState)
        self.copy_to(other)
        return other

    def between(self) -> LeonardoState:
        other = self.clone()
        other.actors = ()
        other.stage = PHASE_OF[self.stage]
        return other

    def dump(self) -> dict[str, Json]:
        return saved.dump(self)

    def view(self, viewer: SupportsIndex | None) -> dict[str, Json]:
        return view.seen_by(self, self.check_viewer(viewer), view.public(self))

    def views(self, viewers: list[Viewer]) -> list[dict[str, Json]]:
        public = view.public(self)
        return [view.seen_by(self, self.check_viewer(viewer), public) for viewer in viewers]

    def imagine(self, viewer: SupportsIndex | None, rng: random.Random) -> LeonardoState:
        world = self.belief(viewer, rng).draw()
        assert isinstance(world, LeonardoState)
        return world

    def belief(self, viewer: SupportsIndex | None, rng: random.Random) -> Belief:
        return belief.LeonardoBelief(self, self.check_viewer(viewer), rng)

    def reshuffle(self, rng: random.Random) -> LeonardoState:
        world = self.clone()
        belief.reshuffle(world, rng)
        return world

    def prompt_values(self, seat: Seat) -> dict[str, Json]:
        values: dict[str, Json] = {"turn": self.turn}
        if self.stage == OFFER:
            values.update(place=PLACES[self.area], price=PRICES[self.price], florins=self.florins[seat])
        elif self.stage == BID:
            values.update(invention=self.lots[0], florins=self.florins[seat])
        elif self.stage == PICK:
            values["count"] = self.picks
        elif self.stage == ARRANGE:
            values["count"] = self.arranged + 1
        elif self.stage == ASSIGN:
            values["count"] = self.free[seat]
        elif self.stage == PUT:
            values.update(of_seat=self.lifted[0], place=PLACES[self.lifted[1]])
        elif self.stage == FAVOUR:
            taken = sum(self.favours[4 * seat : 4 * seat + 4])
            values["count"] = self.box.favours[self.players] - taken
        return values

    def progress(self) -> Prompt | None:
        return None if self.over else Prompt("turn", {"turn": self.turn})

    def score(self, seat: i64) -> Score:
        return scoring.score(self, self.check_seat(seat))

    def score_parts(self, seat: i64) -> dict[str, list[ScorePart]]:
        return scoring.parts(self, self.check_seat(seat))

    def audit(self) -> list[str]:
        return laws.broken(self)
