"""How Masters of Renaissance calls things: nouns for its sentences, and the contents of the box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bottega.engine.action import Action
from bottega.engine.types import Json
from bottega.games.masters.actions import Buy
from bottega.games.masters.components import (
    CARD_IDS,
    COLOURS,
    FAITH,
    GIVES,
    LEADER_IDS,
    MARBLES,
    RESOURCES,
    SECTIONS,
    STACKS,
    TOKENS,
    Box,
    Card,
    LeaderCard,
    by_name,
)

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

#: Levels as they stand on the cards.
ROMAN: Final[tuple[str, ...]] = ("", "I", "II", "III")

#: A table: its title, its heads, its rows.
Sheet = tuple[str, list[str], list[list[str]]]


def noun(box: Box, key: str, value: Json, book: Book) -> str | None:
    """How people call a value that a message mentions under this key; None: as it is."""
    match key:
        case "card":
            return card_name(box.cards[value], book)
        case "leader":
            return leader_name(box.leaders[value], book)
        case "leaders" if isinstance(value, int):
            return leader_name(box.leaders[value], book)
        case "stack":
            return stack_name(value, book)
        case "tile":
            return book.say("tile-name", {"section": value})
        case "power":
            return _power(value, book)
        case "warehouse" | "strongbox" | "stored" | "cost" | "input" | "output":
            return str(book.word("resources", value))
        case _:
            return None


def card_name(card: Card, book: Book) -> str:
    """``green II card (6 points)``: no other card has these three."""
    values: dict[str, str | int] = {"level": ROMAN[card.level], "points": card.points}
    return book.say(f"card-{COLOURS[card.colour]}", values)


def leader_name(leader: LeaderCard, book: Book) -> str:
    """``the discount leader (servant)``: no other leader has both."""
    return book.sentence(f"leader-{leader.ability}", {"resource": RESOURCES[leader.resource]})


def ability(leader: LeaderCard, book: Book) -> str:
    """``discount: servant``"""
    return book.sentence(f"ability-{leader.ability}", {"resource": RESOURCES[leader.resource]})


def stack_name(stack: str, book: Book) -> str:
    """``green II``: the stack that notation calls ``green2``."""
    return book.say(f"stack-{stack[:-1]}", {"level": ROMAN[int(stack[-1])]})


def _power(power: str, book: Book) -> str:
    kind, _, which = power.partition(" ")
    match kind:
        case "slot":
            return book.say("power-slot", {"slot": int(which)})
        case "leader":
            return book.sentence("power-leader", {"resource": which})
        case _:
            return book.say("power-base")


def output(card: Card) -> dict[str, int]:
    """What a card's power gives, by name."""
    return {**by_name(card.output[:FAITH]), "faith": card.output[FAITH]}


def requirements(leader: LeaderCard, book: Book) -> str:
    """``2 green cards and 1 purple card``, ``5 coins``"""
    parts = []
    for need in leader.needs:
        cards = book.say(f"cards-{COLOURS[need.colour]}", {"count": need.count})
        parts.append(
            book.say("cards-of-level", {"cards": cards, "level": need.level}) if need.level else cards
        )
    if any(leader.resources):
        parts.append(str(book.word("resources", by_name(leader.resources))))
    return book.join(parts) if parts else book.say("resources-none")


def named(box: Box, action: Action, view: dict[str, Json]) -> dict[str, Json] | None:
    """The card one would buy."""
    if not isinstance(action, Buy):
        return None
    card = view["stacks"][STACKS[action.stack]]["top"]
    return {"card": card, "slot": action.slot + 1} if card else None


def components(box: Box, book: Book) -> list[Sheet]:
    """Everything in the box as tables; the last column says where the figures of a row come from."""
    return [
        _sheet(
            "cards",
            ["number", "colour", "level", "cost", "input", "output", "points"],
            _cards(box, book),
            book,
        ),
        _sheet("leaders", ["number", "ability", "requires", "points"], _leaders(box, book), book),
        _sheet("track", ["space", "points"], _track(box, book), book),
        _sheet("tiles", ["report", "first", "pope", "points"], _tiles(box, book), book),
        _sheet("start", ["place", "resources", "faith"], _start(box, book), book),
        _sheet("market", ["marble", "number-of", "gives"], _market(box, book), book),
        _sheet("solo", ["token", "number-of"], _solo(box, book), book),
    ]


def _sheet(name: str, heads: Sequence[str], rows: list[list[str]], book: Book) -> Sheet:
    titles = [book.say(f"head-{head}") for head in (*heads, "provenance")]
    return book.say(f"sheet-{name}"), titles, rows


def _cards(box: Box, book: Book) -> list[list[str]]:
    rows = []
    for card in (box.cards[id] for id in CARD_IDS):
        figures = [
            (book.sentence("figure-of", {"figure": part, "resource": name}), f"cards.{card.id}.{part}.{name}")
            for part in ("cost", "input", "output")
            for name in (*RESOURCES, "faith")
            if part == "output" or name != "faith"
        ]
        figures.append((book.say("figure-points"), f"cards.{card.id}.points"))
        rows.append(
            [
                str(card.id),
                book.say(f"colour-{COLOURS[card.colour]}"),
                ROMAN[card.level],
                str(book.word("cost", by_name(card.cost))),
                str(book.word("input", by_name(card.input))),
                str(book.word("output", output(card))),
                str(card.points),
                book.provenance(figures),
            ]
        )
    return rows


def _leaders(box: Box, book: Book) -> list[list[str]]:
    rows = []
    for leader in (box.leaders[id] for id in LEADER_IDS):
        figures = [
            (
                book.sentence("figure-of", {"figure": "requires", "resource": name}),
                f"leaders.{leader.id}.resources.{name}",
            )
            for name in RESOURCES
        ]
        figures.append((book.say("figure-points"), f"leaders.{leader.id}.points"))
        rows.append(
            [
                str(leader.id),
                ability(leader, book),
                requirements(leader, book),
                str(leader.points),
                book.provenance(figures),
            ]
        )
    return rows


def _track(box: Box, book: Book) -> list[list[str]]:
    """The spaces where the value changes."""
    spaces = box.edition.figures["track"]["points"]
    return [
        [space, str(points), book.provenance([("", f"track.points.{space}")])]
        for space, points in spaces.items()
    ]


def _tiles(box: Box, book: Book) -> list[list[str]]:
    rows = []
    for section in range(1, SECTIONS + 1):
        figures = [
            (book.say("head-first"), f"track.sections.{section}.first"),
            (book.say("head-pope"), f"track.sections.{section}.pope"),
            (book.say("figure-points"), f"track.tiles.{section}"),
        ]
        rows.append(
            [
                str(section),
                str(box.section_first[section - 1]),
                str(box.pope_spaces[section - 1]),
                str(box.tile_points[section - 1]),
                book.provenance(figures),
            ]
        )
    return rows


def _start(box: Box, book: Book) -> list[list[str]]:
    return [
        [
            str(place),
            str(box.start_resources[place - 1]),
            str(box.start_faith[place - 1]),
            book.provenance(
                [
                    (book.say("head-resources"), f"start.{place}.resources"),
                    (book.say("head-faith"), f"start.{place}.faith"),
                ]
            ),
        ]
        for place in range(1, len(box.start_faith) + 1)
    ]


def _market(box: Box, book: Book) -> list[list[str]]:
    gives = [*RESOURCES, "faith", "none"]
    return [
        [
            book.say(f"marble-{name}"),
            str(box.marbles.count(marble)),
            book.say(f"resources-{gives[GIVES[marble]]}", {"count": 1}),
            book.provenance([("", f"market.marbles.{name}")]),
        ]
        for marble, name in enumerate(MARBLES)
    ]


def _solo(box: Box, book: Book) -> list[list[str]]:
    return [
        [
            book.say(f"token-{token}"),
            str(TOKENS.count(token)),
            book.provenance([("", f"solo.tokens.{token}")]),
        ]
        for token in dict.fromkeys(TOKENS)
    ]
