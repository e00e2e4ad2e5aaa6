"""Names for the plain values that travel between the layers."""

from __future__ import annotations

import json
from typing import Any, Final, TypeAlias

#: A place at the table, counted from 0; seat 0 is the first player.
Seat: TypeAlias = int

#: Who looks on: a seat, or None for a spectator.
Viewer: TypeAlias = int | None

#: Plain data as the json module writes it. `Any` because a recursive alias buys nothing here:
#: what comes from outside is validated where it enters. A compiled function refuses an argument of
#: another type by itself, in words of its own, so what people hand in is `Json` there too.
Json: TypeAlias = Any

#: All the luck of one match, as plain data.
Deal: TypeAlias = dict[str, Any]

#: Why an action is refused: the code of the message and the paragraph of the rules.
Reason: TypeAlias = tuple[str, str]

#: The spectators' number in the audience of an event.
SPECTATOR: Final = -1


def canonical_json(value: Json) -> str:
    """The one way to write a value as JSON: what hashes are made from."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
