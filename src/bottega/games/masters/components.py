"""The components of Masters of Renaissance as typed tables, read from the data of an edition.

What search needs fast is computed here once: which cards a seat can pay for as bit masks, and what
a set of played leaders is worth. Everything else reads the tables as a player reads the cards.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from bottega.engine.editions import Edition, Figure
from bottega.engine.types import Json

# Resources, in the order of every vector of four; a fifth place in a production output is faith.
COIN: Final = 0
STONE: Final = 1
SERVANT: Final = 2
SHIELD: Final = 3
FAITH: Final = 4
RESOURCES: Final[tuple[str, ...]] = ("coin", "stone", "servant", "shield")

COLOURS: Final[tuple[str, ...]] = ("green", "blue", "yellow", "purple")
LEVELS: Final[tuple[int, ...]] = (1, 2, 3)

#: The twelve stacks of the grid: a row of four colours per level, level 1 first.
STACKS: Final[tuple[str, ...]] = tuple(f"{colour}{level}" for level in LEVELS for colour in COLOURS)

MARBLES: Final[tuple[str, ...]] = ("white", "blue", "grey", "yellow", "purple", "red")
#: What a marble gives: a resource, FAITH, or -1 for nothing.
GIVES: Final[tuple[i64, ...]] = (-1, SHIELD, STONE, COIN, SERVANT, FAITH)

#: Lorenzo's tokens: a colour (two cards of it are discarded), two steps of the black cross, or one
#: step and a reshuffle.
TOKENS: Final[tuple[str, ...]] = ("green", "blue", "yellow", "purple", "cross", "cross", "shuffle")

CARD_IDS: Final = range(1, 49)
FIRST_LEADER_ID: Final = 49
LEADER_IDS: Final = range(FIRST_LEADER_ID, 65)
LAST_SPACE: Final = 24
SECTIONS: Final = 3
SLOTS: Final = 3
CARDS_TO_END: Final = 7
RESOURCES_PER_POINT: Final = 5
SPECIAL_DEPOT: Final = 2
#: A cost or an input never asks for more of one resource than this (an edition is held to it).
MOST: Final = 9

#: What an edition may replace.
FIGURES: Final[tuple[Figure, ...]] = (
    Figure("cards.*.cost.*", 0, MOST),
    Figure("cards.*.input.*", 0, MOST),
    Figure("cards.*.output.*", 0, MOST),
    Figure("cards.*.points", 0, 20),
    Figure("leaders.*.points", 0, 20),
    Figure("leaders.*.resources.*", 0, MOST),
    Figure("track.points.*", 0, 40),
    Figure("track.tiles.*", 0, 20),
)


class Card:
    """A development card. `stack` is its place in the grid, `mask` its bit in sets of cards."""

    __slots__ = ("colour", "cost", "id", "input", "level", "mask", "output", "points", "stack")

    def __init__(
        self,
        id: int,
        colour: i64,
        level: i64,
        cost: tuple[i64, ...],
        input: tuple[i64, ...],
        output: tuple[i64, ...],
        points: i64,
    ) -> None:
        self.id = id
        self.colour = colour
        self.level = level
        self.stack = stack_of(colour, level)
        self.mask: i64 = 1 << id  # a shift of int: mypyc makes one by an i64 in 32 bits
        self.cost = cost
        self.input = input
        self.output = output
        self.points = points


class Need:
    """Development cards a leader asks for: a number of a colour, of one level or (0) of any."""

    __slots__ = ("colour", "count", "level")

    def __init__(self, colour: i64, level: i64, count: i64) -> None:
        self.colour = colour
        self.level = level
        self.count = count


class LeaderCard:
    """A leader card: its ability, the resource it is about, its points and requirements."""

    __slots__ = ("ability", "id", "needs", "points", "resource", "resources")

    def __init__(
        self,
        id: i64,
        ability: str,
        resource: i64,
        points: i64,
        needs: tuple[Need, ...],
        resources: tuple[i64, ...],
    ) -> None:
        self.id = id
        self.ability = ability
        self.resource = resource
        self.points = points
        self.needs = needs
        self.resources = resources


class Perks:
    """What the played leaders of a seat do for it, all together.

    There is one object for each set of played leaders; `after` leads to the one with a leader more.
    `discount` and `depots` are vectors by resource, `marbles` the resources a white marble may
    become, `powers` the resources that production leaders take in. `room` is the share of special
    depots in the code that `warehouse.fits` reads.
    """

    __slots__ = ("after", "depots", "discount", "leaders", "marbles", "points", "powers", "room")

    def __init__(self, leaders: tuple[LeaderCard, ...]) -> None:
        self.leaders = tuple(leader.id for leader in leaders)
        self.points = sum(leader.points for leader in leaders)
        self.discount = _vector(leaders, "discount", 1)
        self.depots = _vector(leaders, "depot", SPECIAL_DEPOT)
        self.marbles = _resources(leaders, "marble")
        self.powers = _resources(leaders, "production")
        self.room: i64 = sum((SPECIAL_DEPOT - self.depots[r]) * 10**r for r in range(4))
        self.after: dict[i64, Perks] = {}


def _resources(leaders: tuple[LeaderCard, ...], ability: str) -> tuple[i64, ...]:
    return tuple(sorted(leader.resource for leader in leaders if leader.ability == ability))


def _vector(leaders: tuple[LeaderCard, ...], ability: str, amount: i64) -> tuple[i64, ...]:
    return tuple(
        sum(amount for leader in leaders if leader.ability == ability and leader.resource == r)
        for r in range(4)
    )


class Box:
    """Everything in the box, with the figures of one edition.

    `cards` and `leaders` are indexed by id (index 0 is unused). `payable[r][n]` is the set of cards
    (a bit mask) that ask for at most n of resource r, `feedable` the same for production inputs: the
    cards a seat can pay for are four look-ups and three ANDs, whatever is on the table.
    """

    def __init__(self, edition: Edition) -> None:
        figures = edition.figures
        self.edition = edition
        self.cards = [_card(id, figures["cards"][str(id or 1)]) for id in range(49)]
        self.leaders = [_leader(id, figures["leaders"][str(max(id, 49))]) for id in range(65)]
        self.stacks = [
            [card.id for card in self.cards[1:] if card.stack == stack] for stack in range(len(STACKS))
        ]
        self.payable = [_at_most(self.cards, [card.cost[r] for card in self.cards]) for r in range(4)]
        self.feedable = [_at_most(self.cards, [card.input[r] for card in self.cards]) for r in range(4)]
        self.track_points = _track_points(figures["track"]["points"])
        self.tile_points: tuple[i64, ...] = tuple(
            figures["track"]["tiles"][str(s)] for s in range(1, SECTIONS + 1)
        )
        sections = figures["track"]["sections"]
        self.section_first: tuple[i64, ...] = tuple(sections[str(s)]["first"] for s in range(1, SECTIONS + 1))
        self.pope_spaces: tuple[i64, ...] = tuple(sections[str(s)]["pope"] for s in range(1, SECTIONS + 1))
        starts = figures["start"]
        self.start_resources: tuple[i64, ...] = tuple(starts[str(n)]["resources"] for n in range(1, 5))
        self.start_faith: tuple[i64, ...] = tuple(starts[str(n)]["faith"] for n in range(1, 5))
        self.marbles = tuple(
            MARBLES.index(name) for name, count in figures["market"]["marbles"].items() for _ in range(count)
        )
        self.marble_names = sorted(MARBLES[marble] for marble in self.marbles)
        self.no_perks = Perks(())
        self._fill_perks()

    def _fill_perks(self) -> None:
        """All sets of up to two leaders; the order of playing does not matter but is remembered."""
        for a in LEADER_IDS:
            one = self.no_perks.after[a] = Perks((self.leaders[a],))
            for b in LEADER_IDS:
                if b != a:
                    one.after[b] = Perks((self.leaders[a], self.leaders[b]))

    def perks(self, leaders: list[i64]) -> Perks:
        """What these played leaders do, by their ids in the order they were played."""
        perks = self.no_perks
        for leader in leaders:
            perks = perks.after[leader]
        return perks


def by_name(counts: tuple[int, ...] | list[int]) -> dict[str, int]:
    """A vector of four as clients and catalogues read it."""
    return {RESOURCES[r]: counts[r] for r in range(4)}


def stack_of(colour: int, level: int) -> int:
    return (level - 1) * len(COLOURS) + colour


def stack_level(stack: int) -> int:
    return stack // len(COLOURS) + 1


def stack_colour(stack: int) -> int:
    return stack % len(COLOURS)


def _card(id: int, data: dict[str, Json]) -> Card:
    return Card(
        id,
        COLOURS.index(data["colour"]),
        data["level"],
        _four(data["cost"]),
        _four(data["input"]),
        (*_four(data["output"]), data["output"]["faith"]),
        data["points"],
    )


def _leader(id: int, data: dict[str, Json]) -> LeaderCard:
    needs = tuple(Need(COLOURS.index(n["colour"]), n["level"] or 0, n["count"]) for n in data["cards"])
    return LeaderCard(
        id,
        data["ability"],
        RESOURCES.index(data["resource"]),
        data["points"],
        needs,
        _four(data["resources"]),
    )


def _four(data: dict[str, int]) -> tuple[i64, ...]:
    return tuple(data[name] for name in RESOURCES)


def _at_most(cards: list[Card], asked: list[i64]) -> list[i64]:
    """For n = 0, 1, ... the set of cards that ask for at most n."""
    return [sum(card.mask for card in cards[1:] if asked[card.id] <= n) for n in range(MOST + 1)]


def _track_points(marked: dict[str, int]) -> tuple[i64, ...]:
    """Points by space: the value of the last marked space at or before it (rulings 1)."""
    points, best = [], 0
    for space in range(LAST_SPACE + 1):
        best = marked.get(str(space), best)
        points.append(best)
    return tuple(points)


def standard_figures() -> dict[str, Json]:
    text = files("bottega.games.masters").joinpath("data", "components.json").read_text(encoding="utf-8")
    figures: dict[str, Json] = json.loads(text)
    return figures
