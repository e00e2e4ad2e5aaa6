"""An outcome: everything that a request brings about, for the surroundings to carry out.

First `writes` are stored, all or nothing. Then the answers, the messages and the questions are delivered. If
the writes fail, nothing is delivered, and the host is told with ``{"op": "failed"}``.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field

from bottega.engine.types import Json
from bottega.table.rows import Append
from bottega.table.types import AccountId, MatchId


@dataclass
class Writes:
    """`entries` are (match, number, at, data). `rows` are the matches by their ids. `kept` is anything else
    by its name (None: delete it). `deleted` are matches that go with all their entries."""

    entries: list[tuple[MatchId, int, int, str]] = field(default_factory=list)
    rows: dict[MatchId, Json] = field(default_factory=dict)
    kept: dict[str, Json] = field(default_factory=dict)
    deleted: list[MatchId] = field(default_factory=list)

    def append(self, match: MatchId, append: Append, accounts: list[AccountId | None]) -> None:
        entry = append.entry
        self.entries.append((match, entry.number, entry.at, entry.data))
        self.rows[match] = {"row": asdict(append.row), "accounts": accounts}

    def __bool__(self) -> bool:
        return bool(self.entries or self.rows or self.kept or self.deleted)


@dataclass
class Reply:
    """The answer to the request of this number: a status as in HTTP, and a body, which is JSON unless it is
    `plain`."""

    request: int
    status: int
    body: str
    plain: bool = False


@dataclass
class Outcome:
    """`load`: nothing has happened yet; the host needs the entries of this match (``{"op": "load"}``) and
    then the same request again. `told` are messages by socket. `think` are questions for `thinking`, each
    with a number; `withdraw` are numbers of questions whose answers nobody wants any more."""

    load: MatchId | None = None
    replies: list[Reply] = field(default_factory=list)
    told: list[tuple[int, str]] = field(default_factory=list)
    writes: Writes = field(default_factory=Writes)
    think: list[dict[str, Json]] = field(default_factory=list)
    withdraw: list[int] = field(default_factory=list)

    def text(self) -> str:
        # Not `asdict`: it would copy the questions down to their last number.
        data = {**vars(self), "replies": [vars(reply) for reply in self.replies]}
        data["writes"] = vars(self.writes) if self.writes else None
        return written(data)


def written(data: Json) -> str:
    """Data as JSON; keys may be whole numbers."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
