"""Events: what happened, as facts with an audience. The catalogues make sentences of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bottega.engine.plain import Plain
from bottega.engine.types import SPECTATOR, Json, Seat, Viewer

if TYPE_CHECKING:
    from bottega.engine.state import State


class Event(Plain):
    """A fact: `kind`, `values`, and who may know it (None: everybody, spectators included)."""

    __slots__ = ("audience", "kind", "values")

    def __init__(self, kind: str, values: dict[str, Json], audience: tuple[Seat, ...] | None = None) -> None:
        self.kind = kind
        self.values = values
        self.audience = audience

    def seen_by(self, viewer: Viewer) -> bool:
        if self.audience is None:
            return True
        return (SPECTATOR if viewer is None else viewer) in self.audience

    def to_json(self) -> dict[str, Json]:
        """The fact without its audience, which the audience need not know."""
        return {"kind": self.kind, "values": self.values}

    def parts(self) -> tuple[object, ...]:
        return self.kind, self.values, self.audience


class Beat(Plain):
    """How things stood within a decision, after one thing had happened and before the next: `state` after the
    first `count` events of the log. `state` is for views alone; nobody decides there."""

    __slots__ = ("count", "state")

    def __init__(self, count: int, state: State) -> None:
        self.count = count
        self.state = state

    def parts(self) -> tuple[object, ...]:
        return self.count, self.state


class Log(Plain):
    """The events of a match, in order. Attach one with ``state.log = Log()``.

    With ``Log(beats=True)`` it keeps the beats as well: a decision may carry a whole phase, and a person
    follows it thing by thing. Such a log is emptied (`take`) after each decision.
    """

    __slots__ = ("beats", "events")

    def __init__(self, beats: bool = False, events: Sequence[Event] = (), kept: Sequence[Beat] = ()) -> None:
        self.events = list(events)
        #: The beats in order, each after more events than the one before; None where they are not kept.
        self.beats: list[Beat] | None = list(kept) if beats else None

    def parts(self) -> tuple[object, ...]:
        return self.beats is not None, self.events, self.beats or ()

    def add(self, kind: str, values: dict[str, Json], audience: tuple[Seat, ...] | None = None) -> None:
        self.events.append(Event(kind, values, audience))

    def seen_by(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """The events from number `since` on that this viewer may know."""
        return [event for event in self.events[since:] if event.seen_by(viewer)]

    def take(self) -> tuple[list[Event], list[Beat]]:
        """The events and the beats kept so far; the log is empty afterwards."""
        events, beats = self.events, self.beats
        self.events = []
        if beats is None:
            return events, []
        self.beats = []
        return events, beats

    def beat(self, state: State) -> None:
        """Keep the state after the events so far. If nothing has been told since the beat before, this one
        takes its place."""
        beats, count = self.beats, len(self.events)
        if beats is None or not count:
            return
        if beats and beats[-1].count == count:
            beats.pop()
        beats.append(Beat(count, state))


def beats_for(viewer: Viewer, beats: list[Beat], events: list[Event]) -> list[Beat]:
    """The beats that a viewer is told, each with its number of events that this viewer sees. There is
    something to see before each of them, and after the last: `events` end where the decision does, and what
    it leads to is told anyway."""
    told: list[Beat] = []
    counted = seen = 0
    for beat in beats:
        while counted < beat.count:
            seen += events[counted].seen_by(viewer)
            counted += 1
        if told and told[-1].count == seen:
            told.pop()
        if seen:
            told.append(Beat(seen, beat.state))
    if told and not any(event.seen_by(viewer) for event in events[counted:]):
        told.pop()
    return told


def only(seat: Seat) -> tuple[Seat, ...]:
    """The audience of one seat."""
    return (seat,)


def all_but(seat: Seat, players: int) -> tuple[Seat, ...]:
    """Everybody except one seat: the other seats and the spectators."""
    return (SPECTATOR, *(s for s in range(players) if s != seat))
