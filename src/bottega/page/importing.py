"""A record that somebody brings along, as the beginning of a match in this page."""

from __future__ import annotations

from bottega.engine.match import Match
from bottega.engine.problem import DataError
from bottega.engine.records import Record
from bottega.engine.refusal import IllegalAction
from bottega.engine.types import Json
from bottega.games import shipped_editions
from bottega.table.commands import CARETAKER
from bottega.table.problem import Problem
from bottega.table.shelf import game_of, label


def of_record(
    text: str, me: dict[str, Json]
) -> tuple[dict[str, Json], list[dict[str, Json]], dict[str, Json]]:
    """The settings and seats of a new match, and what it begins with (`asking.origin`). The person sits at
    the seat that has their name, or else the first; bots sit at the others. Problem if the record cannot be
    read or played."""
    try:
        record = Record.parse(text)
        edition = _edition(record)
        match = Match.resume(record, game_of(label(record.game, edition, record.rules)))
    except (DataError, IllegalAction, ValueError) as error:
        raise Problem("record-unreadable", 422, problem=str(error)) from error
    own = record.names.index(me["name"]) if me["name"] in record.names else 0
    settings: dict[str, Json] = {
        "game": record.game,
        "edition": edition,
        "options": record.deal["options"],
        "public": False,
        "spectators": True,
        "ranked": False,
        "hints": True,
        "device": False,
        "fork": {"record": True},
        "order": "fixed",
        "tempo": {"kind": "none"},
    }
    seats: list[dict[str, Json]] = [
        {"me": name} if at == own else {"bot": CARETAKER, "name": name}
        for at, name in enumerate(record.names)
    ]
    line: list[Json] = [[by, action.id] for by, action in match.line]
    return settings, seats, {"rules": record.rules, "deal": record.deal, "line": line}


def _edition(record: Record) -> str | None:
    """The edition that has the figures of a record, by the name of its file; None: the standard. Problem if
    none has them."""
    if not record.changes:
        return None
    for edition in shipped_editions(game_of(label(record.game, None, record.rules))):
        if game_of(label(record.game, edition, record.rules)).edition.changes == record.changes:
            return edition
    raise Problem("no-such-edition", 404, edition=record.edition[:40])
