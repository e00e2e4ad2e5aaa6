"""How Legendary Inventors calls things: the nouns of its sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bottega.engine.action import Action
from bottega.engine.types import Json
from bottega.games.inventors.actions import Raise, Work
from bottega.games.inventors.components import TEAMS, Box, Invention, Inventor

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

#: Ages as they stand on the cards.
ROMAN: Final[tuple[str, ...]] = ("", "I", "II", "III")


def noun(box: Box, key: str, value: Json, book: Book) -> str | None:
    """How people call a value that a message mentions under this key; None: as it is.

    Inventors go by their ids in events, prompts and refusals, and by their numbers in actions, which
    are the same for every team.
    """
    match key:
        case "invention":
            return quoted(invention(box, value), book)
        case "inventions" if isinstance(value, str):
            return quoted(invention(box, value), book)
        case "inventor" if isinstance(value, str):
            return inventor(box, value).name[book.lang]
        case "disciplines" if isinstance(value, str):
            return book.say(f"discipline-{value}")
        case "levels" | "goal":
            return knowledge(value, book)
        case "team":
            return team_with_members(box, value, book)
        case "age":
            return ROMAN[value]
        case "run":
            return book.say("run-name", {"number": value})
        case _:
            return None


def named(box: Box, action: Action, view: dict[str, Json]) -> dict[str, Json] | None:
    """Who would work on what, or be raised: the viewer's inventor, and the invention in its space."""
    if not isinstance(action, Work | Raise) or view["seat"] is None:
        return None
    board = view["boards"][view["seat"]]
    if board["team"] is None:
        return None
    values = action.fields()
    values["number"] = action.inventor + 1
    values["inventor"] = board["inventors"][action.inventor]["id"]
    if isinstance(action, Work):
        there = view["inventions"][action.space : action.space + 1]
        if not there or there[0] is None:
            return None
        values["invention"] = there[0]["id"]
    return values


def invention(box: Box, id: str) -> Invention:
    return box.inventions[box.index[id]]


def inventor(box: Box, id: str) -> Inventor:
    return next(member for team in box.teams for member in team if member.id == id)


def members(box: Box, team: str) -> list[Inventor]:
    """The four inventors of a colour, in the order of their numbers."""
    return box.teams[TEAMS.index(team)]


def knowledge(levels: Mapping[str, int], book: Book) -> str:
    """``physics 1 and mechanics 2``: levels by discipline, or slots, or what a goal asks."""
    parts = [book.say(f"levels-{name}", {"count": count}) for name, count in levels.items() if count]
    return book.join(parts) if parts else "0"


def quoted(card: Invention, book: Book) -> str:
    """``“Stone axe”``"""
    return book.say("invention-name", {"name": card.name[book.lang]})


def team_with_members(box: Box, team: str, book: Book) -> str:
    """``green team (Archimedes, Aristotle, Hippocrates and Hypatia)``"""
    names = [member.name[book.lang] for member in members(box, team)]
    return book.say("team-members", {"team": book.say(f"team-{team}"), "inventors": book.join(names)})
