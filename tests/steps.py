"""A decision as a viewer follows it: step by step, with the view after each."""

from __future__ import annotations

from typing import NamedTuple

from bottega.engine.action import Action
from bottega.engine.events import Event, Log, beats_for
from bottega.engine.state import State
from bottega.engine.types import Json, Seat, Viewer


class Step(NamedTuple):
    """What happened up to a beat, and how things stood there. The last step ends with the decision."""

    events: list[Event]
    view: dict[str, Json]

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]


def steps(state: State, seat: Seat, action: Action, viewer: Viewer = None) -> list[Step]:
    """Carry out the decision; the steps that this viewer (else a spectator) is told."""
    log = state.log = Log(beats=True)
    state.play(seat, action)
    state.log = None
    events, beats = log.take()
    seen = [event for event in events if event.seen_by(viewer)]
    told, first = [], 0
    for beat in beats_for(viewer, beats, events):
        told.append(Step(seen[first : beat.count], beat.state.view(viewer)))
        first = beat.count
    return [*told, Step(seen[first:], state.view(viewer))]
