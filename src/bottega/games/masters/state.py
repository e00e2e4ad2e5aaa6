"""A match of Masters of Renaissance: which rule applies when. The rules themselves are in `rules`."""

from __future__ import annotations

import random
from typing import SupportsIndex

from mypy_extensions import i64

from bottega.engine.action import Action
from bottega.engine.refusal import Refusal
from bottega.engine.state import Belief, Prompt, Score, ScorePart
from bottega.engine.types import Json, Seat, Viewer
from bottega.games.masters.actions import (
    END_TURN,
    START_WITH,
    TAKE_LINE,
    Activate,
    Buy,
    DiscardLeader,
    EndTurn,
    FinishProduction,
    Gain,
    Keep,
    KeepLeaders,
    Pay,
    PayByHand,
    PlayLeader,
    Spend,
    StartWith,
    TakeLine,
    TurnWhite,
)
from bottega.games.masters.actions import (
    GAIN as GAIN_ACTIONS,
)
from bottega.games.masters.components import RESOURCES, by_name
from bottega.games.masters.rules import (
    belief,
    buying,
    laws,
    leaders,
    market,
    payment,
    production,
    saved,
    scoring,
    setup,
    turn,
    view,
)
from bottega.games.masters.table import (
    DONE,
    END,
    GAIN,
    KEEP,
    LEADERS,
    NO_OUTCOME,
    PAY,
    PRODUCE,
    SPEND,
    START,
    TURN,
    WHITE,
    MastersTable,
)


class MastersState(MastersTable):
    """See `bottega.engine.state.State` for what each method promises."""

    __slots__ = ()

    def offer(self, seat: Seat) -> list[Action]:
        offer: list[Action] = []
        stage = self.stage
        if stage == TURN:
            offer = TAKE_LINE[:]
            buying.offer_buy(self, seat, offer)
            production.offer_powers(self, seat, offer)
            if self.hands[seat]:
                leaders.offer_leaders(self, seat, offer)
            payment.offer_by_hand(self, seat, offer)
        elif stage == KEEP:
            market.offer_keep(self, seat, offer)
        elif stage == END:
            leaders.offer_leaders(self, seat, offer)
            offer.append(END_TURN)
        elif stage == PRODUCE:
            production.offer_produce(self, seat, offer)
        elif stage == SPEND:
            production.offer_spend(self, seat, offer)
        elif stage == GAIN:
            offer = GAIN_ACTIONS[:]
        elif stage == WHITE:
            market.offer_white(self, seat, offer)
        elif stage == PAY:
            payment.offer_pay(self, seat, offer)
        elif stage == LEADERS:
            setup.offer_pairs(self, seat, offer)
        elif stage == START:
            offer = START_WITH[:]
        return offer

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Buy():
                return buying.refuse_buy(self, seat, action)
            case Activate():
                return production.refuse_power(self, seat, action)
            case PlayLeader():
                return leaders.refuse_play(self, seat, action)
            case DiscardLeader():
                return leaders.refuse_leader(self, seat, action)
            case PayByHand():
                return payment.refuse_by_hand(self, seat)
            case KeepLeaders():
                return setup.refuse_pair(self, seat, action)
            case TurnWhite():
                return market.refuse_white(self, seat, action)
            case Spend():
                return production.refuse_spend(self, seat, action)
            case Pay():
                return payment.refuse_pay(self, seat, action)
            case Keep():
                return market.refuse_keep(self, seat, action)
            case _:
                return None  # in their moment, all of the others are legal

    def apply(self, seat: i64, action: Action) -> None:
        seat = int(seat)  # no number of another kind goes into the table
        # The most frequent first: this is the hot path.
        if isinstance(action, TakeLine):
            market.take_line(self, seat, action)
        elif isinstance(action, Keep):
            market.keep(self, seat, action)
        elif isinstance(action, Activate):
            production.activate(self, seat, action)
        elif isinstance(action, Spend):
            production.spend(self, seat, action)
        elif isinstance(action, Gain):
            production.gain(self, seat, action)
        elif isinstance(action, FinishProduction):
            production.finish(self, seat)
        elif isinstance(action, Buy):
            buying.buy(self, seat, action)
        elif isinstance(action, EndTurn):
            turn.end(self, seat)
        elif isinstance(action, DiscardLeader):
            leaders.discard_leader(self, seat, action)
        elif isinstance(action, PlayLeader):
            leaders.play_leader(self, seat, action)
        elif isinstance(action, TurnWhite):
            market.turn_white(self, seat, action)
        elif isinstance(action, KeepLeaders):
            setup.keep_leaders(self, seat, action)
        elif isinstance(action, StartWith):
            setup.start_with(self, seat, action)
        elif isinstance(action, PayByHand):
            self.by_hand = True
        elif isinstance(action, Pay):
            self._pay(seat, action)
        else:
            raise TypeError(f"not an action of Masters of Renaissance: {action!r}")
        if self.stage == DONE:
            turn.main_action_done(self, seat)

    def _pay(self, seat: Seat, action: Pay) -> None:
        if not payment.pay_from(self, seat, action):
            return
        if self.buying >= 0:
            buying.complete_purchase(self, seat)
        else:
            production.proceed(self, seat)

    def clone(self) -> MastersState:
        other = MastersState.__new__(MastersState)
        self.copy_to(other)
        return other

    def between(self) -> MastersState:
        other = self.clone()
        other.actors = ()
        if other.stage == DONE:
            other.stage = END
        return other

    def dump(self) -> dict[str, Json]:
        return saved.dump(self)

    def view(self, viewer: SupportsIndex | None) -> dict[str, Json]:
        return view.seen_by(self, self.check_viewer(viewer), view.public(self))

    def views(self, viewers: list[Viewer]) -> list[dict[str, Json]]:
        public = view.public(self)
        return [view.seen_by(self, self.check_viewer(viewer), public) for viewer in viewers]

    def imagine(self, viewer: SupportsIndex | None, rng: random.Random) -> MastersState:
        world = self.belief(viewer, rng).draw()
        assert isinstance(world, MastersState)
        return world

    def belief(self, viewer: SupportsIndex | None, rng: random.Random) -> Belief:
        return belief.MastersBelief(self, self.check_viewer(viewer), rng)

    def reshuffle(self, rng: random.Random) -> MastersState:
        world = self.clone()
        belief.reshuffle(world, rng)
        return world

    def prompt_values(self, seat: Seat) -> dict[str, Json]:
        values: dict[str, Json] = {}
        if self.stage in (START, GAIN):
            values["count"] = self.gains
        elif self.stage == SPEND:
            values["count"] = self.spends
        elif self.stage == WHITE:
            values["count"] = self.whites
        elif self.stage == KEEP:
            values["resources"] = by_name(market.gained_counts(self))
        elif self.stage == PAY:
            due = payment.due_now(self)
            values.update(resource=RESOURCES[due], count=self.debt[due])
        return values

    def progress(self) -> Prompt | None:
        if self.over:
            return None
        if self.stage == LEADERS or self.stage == START:
            return Prompt("start", {})
        return Prompt("last-round" if self.ending else "round", {"round": self.round})

    def score(self, seat: i64) -> Score:
        return scoring.score(self, self.check_seat(seat))

    def score_parts(self, seat: i64) -> dict[str, list[ScorePart]]:
        return scoring.parts(self, self.check_seat(seat))

    def places(self) -> list[list[Seat]]:
        if self.outcome == NO_OUTCOME:
            return super().places()
        return scoring.solo_places(self)

    def audit(self) -> list[str]:
        return laws.broken(self)
