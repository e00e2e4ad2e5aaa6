"""The table in sentences, for a screen reader or a pipe: what matters most comes first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bottega.engine.types import Json, Seat
from bottega.games.inventors.components import (
    DISCIPLINES,
    EXTRA_INVENTIONS,
    TEAMS,
    TOKENS_EACH,
    Box,
    Inventor,
)
from bottega.games.inventors.people import tally
from bottega.games.inventors.people.names import invention, inventor, members, quoted

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]


def describe(box: Box, view: View, book: Book) -> list[str]:
    """Everything in the view, a sentence or two per line: what is to be decided, the viewer's own team,
    the inventions, the others, what is out of sight."""
    own = focus(view)
    lines = [*status(box, view, book), *pending(box, view, book)]
    for colour in free_colours(view):
        lines += _free_team(box, colour, book)
    lines += _team(box, view, own, book)
    lines += [_invention(box, view, space, book) for space in range(len(view["inventions"]))]
    for seat in range(view["players"]):
        if seat != own:
            lines += _team(box, view, seat, book)
    return [*lines, *_out_of_sight(view, book)]


def focus(view: View) -> Seat:
    """The seat whose team is shown first and in full: the viewer's, or the one whose turn it is."""
    seat: Seat = view["turn"] if view["seat"] is None else view["seat"]
    return seat


def free_colours(view: View) -> list[str]:
    """The teams that may still be chosen; none once everybody has one."""
    taken = [board["team"] for board in view["boards"]]
    return [team for team in TEAMS if team not in taken] if None in taken else []


def still_to_come(view: View) -> int:
    """How many tokens the coming ages will bring to the table."""
    count: int = view["coming"] * TOKENS_EACH * (view["players"] + EXTRA_INVENTIONS)
    return count


def status(box: Box, view: View, book: Book) -> list[str]:
    """Where the match stands."""
    lines = []
    if view["over"]:
        lines.append(book.say("about-over"))
    elif view["final"]:
        lines.append(book.sentence("about-final", {"seat": view["turn"]}))
    elif view["stage"] == "team":
        lines.append(book.sentence("about-choosing", {"seat": view["turn"]}))
    else:
        lines.append(book.sentence("about-turn", {"age": view["age"], "seat": view["turn"]}))
        lines.append(book.say("about-age", {"count": _left(view)}))
    lines.append(book.sentence("about-statue", {"seat": view["statue"]}))
    if box.edition.changes:
        lines.append(book.say("about-edition", {"name": box.edition.name}))
    return lines


def _left(view: View) -> int:
    """How many inventions are still to be completed in this age: all but the last."""
    there = sum(item is not None for item in view["inventions"])
    return there - (2 if view["stage"] == "reward" else 1)


def pending(box: Box, view: View, book: Book) -> list[str]:
    """What is under way: a work, a level, a sharing."""
    held = view["pending"]
    values: dict[str, Json] = {"seat": view["turn"]}
    if held["inventor"] is not None:
        values["inventor"] = view["boards"][view["turn"]]["inventors"][held["inventor"] - 1]["id"]
    if held["space"] is not None:
        values["invention"] = view["inventions"][held["space"] - 1]["id"]
    match view["stage"]:
        case "flip":
            return [book.sentence("about-flip", {**values, "discipline": held["discipline"]})]
        case "cube":
            return [book.sentence("about-cubes", {**values, "count": held["extra"]})]
        case "more":
            return [book.sentence("about-more", values)]
        case "reward":
            return [_sharing(view, values["invention"], book)]
        case _:
            return []


def _sharing(view: View, shared: str, book: Book) -> str:
    """Who chooses, and from what."""
    held = view["pending"]
    item = view["inventions"][held["space"] - 1]
    left = [book.say("reward-invention")] if held["card_left"] else []
    left += [book.sentence("token-a", {"token": token}) for token in item["rewards"] if token is not None]
    first, *after = held["sharing"]
    values = {"invention": shared, "seat": first, "rewards": book.join(left)}
    if not after:
        return book.sentence("about-sharing-last", values)
    return book.sentence("about-sharing", {**values, "seats": after})


def _free_team(box: Box, colour: str, book: Book) -> list[str]:
    name = book.say(f"team-{colour}")
    lines = [book.say("about-free-team", {"team": name})]
    for number, member in enumerate(members(box, colour), 1):
        start = dict(zip(DISCIPLINES, member.start, strict=True))
        values = {"number": number, **_knowledge(member, start)}
        lines.append(book.sentence("about-free-inventor", values))
    return lines


def _knowledge(member: Inventor, levels: Mapping[str, int]) -> dict[str, Json]:
    """What an inventor knows and strives for, as values of a message."""
    return {
        "inventor": member.id,
        "levels": dict(levels),
        "goal": dict(zip(DISCIPLINES, member.goal, strict=True)),
        "points": member.points,
    }


def _team(box: Box, view: View, seat: Seat, book: Book) -> list[str]:
    """A seat's points, inventors, tokens, inventions and runs."""
    board = view["boards"][seat]
    if not board["team"]:
        return [book.sentence("about-no-team", {"seat": seat})]
    scored = tally.points(box, board)
    name = book.say(f"team-{board['team']}")
    values = {"seat": seat, "name": name, "points": sum(scored.values()), **scored}
    lines = [book.sentence("about-team", values)]
    for number, shown in enumerate(board["inventors"], 1):
        member, levels = inventor(box, shown["id"]), shown["levels"]
        values = {"seat": seat, "number": number, **_knowledge(member, levels)}
        values["busy"] = shown["busy"]
        reached = tally.reached(member, levels)
        lines.append(book.sentence("about-inventor-done" if reached else "about-inventor", values))
    lines.append(book.sentence("about-tokens", {"seat": seat, "tokens": board["tokens"]}))
    return [*lines, *_cards(box, board, seat, book)]


def _cards(box: Box, board: View, seat: Seat, book: Book) -> list[str]:
    cards = [_card(box, id, book) for id in board["cards"]]
    if not cards:
        return [book.sentence("about-no-cards", {"seat": seat})]
    lines = [book.sentence("about-acquired", {"seat": seat, "cards": _list(cards, book)})]
    token = book.say("about-run-token")
    runs = []
    for run in tally.runs_of(box, board):
        numbers = [token if starred else str(number) for number, starred in enumerate(run)]
        runs.append(book.say("about-run", {"numbers": ", ".join(numbers), "points": len(run) - 1}))
    if runs:
        lines.append(book.sentence("about-runs", {"seat": seat, "runs": _list(runs, book)}))
    return lines


def _list(parts: Sequence[str], book: Book) -> str:
    """Parts that have commas of their own."""
    text = parts[0]
    for part in parts[1:]:
        text = book.say("about-list", {"list": text, "next": part})
    return text


def _card(box: Box, id: str, book: Book) -> str:
    """``“Bow”, number 0 (weapons), 1 point``"""
    card = invention(box, id)
    theme = book.say(f"theme-{card.classification}")
    values: dict[str, str | int] = {"name": quoted(card, book), "theme": theme}
    return book.say("about-card", {**values, "number": card.classification, "points": card.points})


def _invention(box: Box, view: View, space: int, book: Book) -> str:
    """An invention on the table: what it is, its slots, the cubes, the tokens."""
    item = view["inventions"][space]
    if not item:
        return book.say("about-completed", {"space": space + 1})
    slots = [
        book.sentence(
            "about-slots",
            {"discipline": name, "filled": len(owners) - owners.count(None), "total": len(owners)},
        )
        for name, owners in item["slots"].items()
        if owners
    ]
    cubes = [
        book.say("about-cubes-of", {"name": book.names[seat], "count": count})
        for seat, count in enumerate(item["cubes"])
        if count
    ]
    tokens = [book.sentence("token-a", {"token": token}) for token in item["rewards"] if token is not None]
    return book.say(
        "about-invention",
        {
            "space": space + 1,
            "card": _card(box, item["id"], book),
            "slots": ", ".join(slots),
            "cubes": ", ".join(cubes) or book.say("cubes-none"),
            "tokens": book.join(tokens) if tokens else book.say("tokens-none"),
        },
    )


def _out_of_sight(view: View, book: Book) -> list[str]:
    """The tokens nobody has seen, and what has left the game."""
    lines = [book.sentence("about-unseen", {"tokens": view["bag"], "coming": still_to_come(view)})]
    if view["boxed"]:
        lines.append(book.sentence("about-boxed", {"inventions": view["boxed"]}))
    if any(view["spent"].values()):
        lines.append(book.sentence("about-spent", {"tokens": view["spent"]}))
    return lines
