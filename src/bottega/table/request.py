"""A request of one seat to the others, and whose consent is still missing."""

from __future__ import annotations

from dataclasses import dataclass, field

from bottega.engine.types import Json, Seat


@dataclass(slots=True)
class ConsentRequest:
    """`what` is ``takeback`` (of the last `count` decisions) or ``abandon``. `number` is that of the entry
    that asked: it is the request's name."""

    number: int
    what: str
    seat: Seat
    count: int = 0
    needed: set[Seat] = field(default_factory=set)

    def dump(self) -> dict[str, Json]:
        return {
            "number": self.number,
            "what": self.what,
            "seat": self.seat,
            "count": self.count,
            "needed": sorted(self.needed),
        }

    @classmethod
    def load(cls, data: dict[str, Json]) -> ConsentRequest:
        return cls(data["number"], data["what"], data["seat"], data["count"], set(data["needed"]))
