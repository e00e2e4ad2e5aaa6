"""Events: what happened, as facts with an audience. The catalogues make sentences of them."""

from __future__ import annotations

from bottega.engine.types import SPECTATOR, Json, Seat, Viewer


class Event:
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

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.values!r}, {self.audience!r})"


class Log:
    """The events of a match, in order. Attach one with ``state.log = Log()``."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: str, values: dict[str, Json], audience: tuple[Seat, ...] | None = None) -> None:
        self.events.append(Event(kind, values, audience))

    def seen_by(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """The events from number `since` on that this viewer may know."""
        return [event for event in self.events[since:] if event.seen_by(viewer)]


def only(seat: Seat) -> tuple[Seat, ...]:
    """The audience of one seat."""
    return (seat,)


def all_but(seat: Seat, players: int) -> tuple[Seat, ...]:
    """Everybody except one seat: the other seats and the spectators."""
    return (SPECTATOR, *(s for s in range(players) if s != seat))
