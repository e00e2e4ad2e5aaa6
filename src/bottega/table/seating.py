"""Who is to sit at a table that has not begun: the chairs that the host wants.

Nothing changes here, and nobody's permission is asked: `commands` does that first.
"""

from __future__ import annotations

from typing import Final

from bottega.bots.registry import bots
from bottega.engine.types import Json, Seat
from bottega.table.chair import Chair
from bottega.table.problem import Problem
from bottega.table.table import Table

#: The names of bots at a table, by seat: people of Leonardo's own workshop.
PUPILS: Final = ("Salaì", "Melzi", "Boltraffio", "Zoroastro", "Cesare", "Marco")


def known_bot(name: Json) -> str:
    """The name of a bot; Problem if there is none of this name."""
    if name not in bots():
        raise Problem("no-such-bot", 404, bot=str(name)[:40])
    return str(name)


def planned(seat: Seat, plan: Json, command: dict[str, Json]) -> Chair:
    """`plan` is what the host wants at a seat: ``{"me": name}``, ``{"bot": level}``, ``{}`` for a free
    seat, or ``{"kept": account, "name": name}`` for a certain person."""
    if plan.get("bot"):
        return Chair(bot=known_bot(plan["bot"]), name=plan.get("name") or PUPILS[seat])
    if plan.get("me"):
        word = command.get("word", "")
        return Chair(account=command["by"], name=plan["me"], word=word, confirms=bool(plan.get("confirms")))
    if plan.get("kept"):
        return Chair(kept=plan["kept"], name=plan["name"])
    return Chair()


def taken_by(table: Table, seat: Seat, bot: Json) -> dict[str, Json]:
    """A bot for a seat, with a name that nobody else has there; None frees the seat."""
    if bot is None:
        return {"bot": None, "name": ""}
    if table.settings["ranked"]:
        raise Problem("ranked-people-only", 409)
    others = {chair.name for other, chair in enumerate(table.chairs) if other != seat}
    free = [name for name in PUPILS if name not in others]
    return {"bot": known_bot(bot), "name": PUPILS[seat] if PUPILS[seat] in free else free[0]}


def check_count(table: Table, players: int) -> None:
    """Problem if the match cannot be played by this number of players."""
    low, high = table.game.seats[0], table.game.seats[-1]
    if table.settings.get("fork") is not None:
        raise Problem("seats-fixed", 409)
    if table.settings["ranked"] and players < 2:
        raise Problem("ranked-online-only", 409)
    if players not in table.game.seats:
        raise Problem("seats-range", 409, low=low, high=high)


def check_vacant(table: Table, seat: Seat) -> None:
    """Problem if there is no such seat, or a person sits there."""
    if not 0 <= seat < table.players:
        raise Problem("no-such-seat", 404, seat=seat)
    if table.chairs[seat].account is not None:
        raise Problem("seat-taken", 409, seat=seat)
