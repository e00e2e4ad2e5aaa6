"""Matches that are made of others: a rematch, a match that goes on from a moment of another or of a lesson.
And the seats of a new table. These are the settings and the seats for the command that makes it."""

from __future__ import annotations

import base64
import hashlib

from bottega.engine.types import Json, Seat
from bottega.table.problem import Problem
from bottega.table.types import AccountId, MatchId


def check_settings(settings: dict[str, Json]) -> None:
    """Problem for settings of a new table that do not go together."""
    if settings["device"] and (settings["public"] or settings["tempo"]["kind"] != "none"):
        raise Problem("device-private", 422)


def plan(seat: dict[str, Json], name: str, device: bool, confirms: bool) -> dict[str, Json]:
    """Who is to sit at a seat of a new table (`seating.planned`), as its host `name` wants it: ``me``, a
    ``bot``, or anybody who comes. Around one device a seat of people has a name of its own."""
    if seat["bot"] is not None:
        return {"bot": seat["bot"], "name": seat["name"]}
    if seat["me"]:
        return {"me": (seat["name"] if device else None) or name, "confirms": confirms}
    return {}


def fork_settings(settings: dict[str, Json], match: MatchId, count: int) -> dict[str, Json]:
    """A match with these settings, from its first `count` decisions on."""
    return {
        **settings,
        "fork": {"match": match, "count": count},
        "order": "fixed",
        "ranked": False,
        "public": False,
        "device": False,
        "hints": True,
        "tempo": {"kind": "none"},
    }


def lesson_settings(game: str, lesson: str, options: dict[str, Json]) -> dict[str, Json]:
    """A match that goes on from a lesson."""
    return {
        "game": game,
        "edition": None,
        "options": options,
        "public": False,
        "spectators": True,
        "ranked": False,
        "hints": True,
        "device": False,
        "fork": {"lesson": lesson},
        "order": "fixed",
        "tempo": {"kind": "none"},
    }


def against_bots(players: int, own: Seat, name: str, bot: str) -> list[dict[str, Json]]:
    """One person, and bots at all other seats. Problem if there is no such seat."""
    if not 0 <= own < players:
        raise Problem("no-such-seat", 404, seat=own)
    return [{"me": name} if seat == own else {"bot": bot} for seat in range(players)]


def rematch_settings(settings: dict[str, Json], match: MatchId) -> dict[str, Json]:
    return {**settings, "order": "fixed", "rematch": match, "fork": None}


def rematch_seats(
    chairs: list[dict[str, Json]], account: AccountId, name: str, device: bool
) -> list[dict[str, Json]]:
    """Everybody one seat further; the account that asks is the host, and a seat is kept for the others."""
    return [_again(chair, account, name, device) for chair in [*chairs[1:], chairs[0]]]


def _again(chair: dict[str, Json], account: AccountId, name: str, device: bool) -> dict[str, Json]:
    if chair["bot"] is not None:
        return {"bot": chair["bot"], "name": chair["name"]}
    if chair["account"] == account:
        return {"me": chair["name"] if device else name, "confirms": chair["confirms"]}
    return {"kept": chair["account"], "name": chair["name"]}


def rematch_id(match: MatchId, tried: int) -> MatchId:
    """The id of the rematch of a match; `tried` counts those that were abandoned."""
    text = f"bottega rematch:{match}" + (f":{tried}" if tried else "")
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:9]).decode()


def answering_seat(decision: str) -> Seat | None:
    """The seat of a decision by its id: around one device it says who answers."""
    _, _, tail = decision.partition(".")
    return int(tail) if tail.isdecimal() and len(tail) < 3 else None
