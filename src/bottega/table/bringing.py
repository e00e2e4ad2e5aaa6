"""A record that somebody brings along, as the beginning of a match at this host."""

from __future__ import annotations

from typing import Final

from bottega.bots.registry import bots
from bottega.engine.match import Match
from bottega.engine.people.text import engine_catalogue
from bottega.engine.problem import DataError
from bottega.engine.records import Record
from bottega.engine.refusal import IllegalAction
from bottega.engine.types import Json
from bottega.games import shipped_editions
from bottega.table.commands import CARETAKER
from bottega.table.problem import Problem
from bottega.table.sealing import bots_of, opened
from bottega.table.shelf import game_of, label
from bottega.table.texts import line

#: The longest name at a seat, in characters.
_LONGEST_NAME: Final = 24


def brought(text: str, name: str, lang: str) -> dict[str, Json]:
    """What a record, sealed or not, means for a new match: its ``settings``; the ``names`` at its seats; the
    ``bots`` at them, where it says so, with None for people; the seat of the person called `name` (``own``),
    or else the first of people; what the match begins with (``origin``, as in `asking.origin`); whether it is
    ``over``. Problem if the record cannot be read or played here."""
    try:
        plain = opened(text)
        record = Record.parse(plain)
        edition = _edition(record)
        match = Match.resume(record, game_of(label(record.game, edition, record.rules)))
    except DataError as error:
        problem = error.say(engine_catalogue(lang))
        raise Problem("record-unreadable", 422, problem=problem) from error
    except (IllegalAction, ValueError) as error:
        raise Problem("record-unreadable", 422, problem=str(error)) from error
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
    names = [line(each)[:_LONGEST_NAME] for each in record.names]
    minds = bots_of(plain, len(names))
    people = [seat for seat in range(len(names)) if minds is None or minds[seat] is None] or [0]
    own = next((seat for seat in people if names[seat] == name), people[0])
    moves: list[Json] = [[by, action.id] for by, action in match.line]
    return {
        "settings": settings,
        "names": names,
        "bots": minds,
        "own": own,
        "origin": {"rules": record.rules, "deal": record.deal, "line": moves},
        "over": match.state.over,
    }


def among_bots(found: dict[str, Json], name: str) -> tuple[dict[str, Json], list[dict[str, Json]]]:
    """The settings and the seats of such a match (`found`) at one device: the person called `name` at their
    seat. Where the record says who plays, its people and its bots; else a bot at each other seat."""
    minds: list[str | None] = found["bots"] or [CARETAKER] * len(found["names"])
    device = sum(mind is None for mind in minds) > 1
    seats: list[dict[str, Json]] = []
    for seat, (mind, called) in enumerate(zip(minds, found["names"], strict=True)):
        if seat == found["own"]:
            seats.append({"me": (called if device else "") or name})
        elif mind is None:
            seats.append({"me": called or name})
        else:
            seats.append({"bot": mind if mind in bots() else CARETAKER, "name": called or None})
    return {**found["settings"], "device": device}, seats


def among_friends(found: dict[str, Json], name: str) -> list[dict[str, Json]]:
    """The same with free seats for others."""
    return [{"me": name} if seat == found["own"] else {} for seat in range(len(found["names"]))]


def _edition(record: Record) -> str | None:
    """The edition that has the figures of a record, by the name of its file; None: the standard. Problem if
    none has them."""
    if not record.changes:
        return None
    for edition in shipped_editions(game_of(label(record.game, None, record.rules))):
        if game_of(label(record.game, edition, record.rules)).edition.changes == record.changes:
            return edition
    raise Problem("no-such-edition", 404, edition=record.edition[:40])
