"""A match of Legendary Inventors: which rule applies when. The rules themselves are in `rules`."""

from __future__ import annotations

import random
from typing import SupportsIndex

from mypy_extensions import i64

from bottega.engine.action import Action
from bottega.engine.refusal import Refusal
from bottega.engine.state import Belief, Prompt, Score, ScorePart
from bottega.engine.types import Json, Seat, Viewer
from bottega.games.inventors.actions import (
    DONE,
    ChooseTeam,
    Done,
    Enough,
    Flip,
    MoreKnowledge,
    PutCube,
    Raise,
    Rest,
    TakeReward,
    UseAvailability,
    Work,
)
from bottega.games.inventors.components import DISCIPLINES
from bottega.games.inventors.rules import (
    belief,
    laws,
    progress,
    saved,
    scoring,
    setup,
    sharing,
    view,
    working,
)
from bottega.games.inventors.table import CUBE, FINAL, FLIP, MORE, REWARD, TEAM, TURN, InventorsTable


class InventorsState(InventorsTable):
    """See `bottega.engine.state.State` for what each method promises."""

    __slots__ = ()

    def offer(self, seat: Seat) -> list[Action]:
        offer: list[Action] = []
        stage = self.stage
        if stage == TURN:
            working.offer_works(self, seat, offer)
            progress.offer_raises(self, seat, offer)
        elif stage == REWARD:
            sharing.offer_rewards(self, offer)
        elif stage == FLIP:
            progress.offer_flips(self, seat, offer)
        elif stage == CUBE:
            working.offer_cubes(self, offer)
        elif stage == MORE:
            working.offer_more(offer)
        elif stage == FINAL:
            progress.offer_raises(self, seat, offer)
            offer.append(DONE)
        elif stage == TEAM:
            setup.offer_teams(self, offer)
        return offer

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Work():
                return working.refuse_work(self, seat, action)
            case Rest():
                return working.refuse_rest(self, seat)
            case UseAvailability():
                return working.refuse_availability(self, seat)
            case Raise():
                return progress.refuse_raise(self, seat, action)
            case Flip():
                return progress.refuse_flip(self, seat, action)
            case PutCube():
                return working.refuse_cube(self, action)
            case TakeReward():
                return sharing.refuse_reward(self, action)
            case ChooseTeam():
                return setup.refuse_team(self, action)
            case _:
                return None  # in their moment, all of the others are legal

    def apply(self, seat: i64, action: Action) -> None:
        seat = int(seat)  # no number of another kind goes into the table
        # The most frequent first: this is the hot path.
        if isinstance(action, Work):
            working.work(self, seat, action)
        elif isinstance(action, TakeReward):
            sharing.take_reward(self, seat, action)
        elif isinstance(action, Rest):
            working.rest(self, seat)
        elif isinstance(action, Raise):
            progress.raise_level(self, seat, action)
            sharing.after_raise(self, seat)
        elif isinstance(action, Flip):
            progress.flip(self, seat, action)
            sharing.after_raise(self, seat)
        elif isinstance(action, PutCube):
            working.put_cube(self, seat, action)
        elif isinstance(action, UseAvailability):
            working.use_availability(self, seat)
        elif isinstance(action, MoreKnowledge):
            working.play_knowledge(self, seat)
        elif isinstance(action, Enough):
            working.end_work(self, seat)
        elif isinstance(action, Done):
            sharing.final_done(self, seat)
        elif isinstance(action, ChooseTeam):
            setup.choose_team(self, seat, action)
        else:
            raise TypeError(f"not an action of Legendary Inventors: {action!r}")

    def clone(self) -> InventorsState:
        other = InventorsState.__new__(InventorsState)
        self.copy_to(other)
        return other

    def dump(self) -> dict[str, Json]:
        return saved.dump(self)

    def view(self, viewer: SupportsIndex | None) -> dict[str, Json]:
        return view.seen_by(self, self.check_viewer(viewer), view.public(self))

    def views(self, viewers: list[Viewer]) -> list[dict[str, Json]]:
        public = view.public(self)
        return [view.seen_by(self, self.check_viewer(viewer), public) for viewer in viewers]

    def imagine(self, viewer: SupportsIndex | None, rng: random.Random) -> InventorsState:
        world = self.belief(viewer, rng).draw()
        assert isinstance(world, InventorsState)
        return world

    def belief(self, viewer: SupportsIndex | None, rng: random.Random) -> Belief:
        return belief.InventorsBelief(self, self.check_viewer(viewer), rng)

    def reshuffle(self, rng: random.Random) -> InventorsState:
        # No seat knows more than a spectator.
        return self.imagine(None, rng)

    def prompt_values(self, seat: Seat) -> dict[str, Json]:
        values: dict[str, Json] = {}
        if self.stage == REWARD:
            values["invention"] = self.box.inventions[self.spaces[self.space]].id
        elif self.stage == CUBE:
            values.update(count=self.extra, invention=self.box.inventions[self.spaces[self.space]].id)
        elif self.stage == FLIP:
            inventor = self.box.teams[self.team[seat]][self.inventor]
            values.update(inventor=inventor.id, discipline=DISCIPLINES[self.discipline])
        return values

    def progress(self) -> Prompt | None:
        if self.over:
            return None
        if self.stage == TEAM:
            return Prompt("teams", {})
        if self.final:
            return Prompt("final", {})
        return Prompt("age", {"age": self.age})

    def score(self, seat: i64) -> Score:
        return scoring.score(self, self.check_seat(seat))

    def score_parts(self, seat: i64) -> dict[str, list[ScorePart]]:
        return scoring.parts(self, self.check_seat(seat))

    def audit(self) -> list[str]:
        return laws.broken(self)
