"""The components of Leonardo da Vinci as typed tables, read from the data of an edition."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from bottega.engine.editions import Edition, EditionError, Figure
from bottega.engine.types import Json

#: The package that has the texts and figures of this game.
PACKAGE: Final = "bottega.games.leonardo"

#: Components in the order of their shops, D to H.
COMPONENTS: Final[tuple[str, ...]] = ("iron", "glass", "wood", "brick", "rope")
KINDS: Final = len(COMPONENTS)
#: The five types of invention bear the components' symbols.
TYPES: Final[tuple[str, ...]] = COMPONENTS
METALS: Final[tuple[str, ...]] = ("bronze", "copper", "silver", "gold")

LAST_INVENTION: Final = 25
INVENTIONS: Final = range(1, LAST_INVENTION + 1)

# Places for workers: the city's areas A to H, then one's own laboratories.
COUNCIL: Final = 0
WORKSHOP: Final = 1
ACADEMY: Final = 2
FIRST_SHOP: Final = 3
AREAS: Final = 8
SMALL: Final = 8
LARGE: Final = 9
PLACES: Final[tuple[str, ...]] = (
    "council",
    "workshop",
    "academy",
    "blacksmith",
    "glassmaker",
    "joiner",
    "kiln",
    "ropemaker",
    "small",
    "large",
)

#: A player's laboratories: the small one (3 or 5 spaces) and the large one (4 or 6).
LABS: Final = 2
LAB_NAMES: Final[tuple[str, ...]] = ("small", "large")

#: The price of a benefit in an area, as the money marker moves (§8).
PRICES: Final[tuple[int, ...]] = (0, 2, 3, 4)
LAST_TURN: Final = 9
#: From this turn on there is only research (§10).
RESEARCH_TURN: Final = 8
#: Weeks a card of the same type saves (§9).
DISCOUNT: Final = 2
#: What a master and a mechanical man count in a laboratory, and a master in a ranking.
MASTER: Final = 2
MAN: Final = 2
#: Cards one looks at in the Council (§8 A 3).
LOOK: Final = 4

#: What an edition may replace.
FIGURES: Final[tuple[Figure, ...]] = (
    Figure("inventions.*.weeks", 1, 30),
    Figure("inventions.*.components.*", 0, 4),
    Figure("inventions.*.first", 0, 40),
    Figure("inventions.*.later", 0, 40),
    Figure("inventions.*.metal", choices=METALS),
    Figure("inventions.*.type", choices=TYPES),
    Figure("sets.*.components.*", 0, 4),
    Figure("sets.*.florins", 0, 40),
    Figure("sets.*.apprentices", 2, 9),
    Figure("sets.*.small", choices=(3, 5)),
    Figure("sets.*.large", choices=(0, 4, 6)),
    Figure("sets.*.men", 0, 3),
)


class Invention:
    """A card: what it takes and what it gives. `mask` is its bit in sets of inventions."""

    __slots__ = ("components", "first", "later", "mask", "metal", "name", "number", "type", "weeks")

    def __init__(self, number: int, data: dict[str, Json]) -> None:
        self.number = number
        self.mask = 1 << number
        self.name: dict[str, str] = data["name"]
        self.metal = METALS.index(data["metal"])
        self.type = TYPES.index(data["type"])
        self.weeks: int = data["weeks"]
        self.components: tuple[int, ...] = tuple(data["components"][name] for name in COMPONENTS)
        self.first: int = data["first"]
        self.later: int = data["later"]


class Outfit:
    """What a seat starts with."""

    __slots__ = ("apprentices", "components", "florins", "large", "men", "small")

    def __init__(
        self, apprentices: int, florins: int, small: int, large: int, men: int, components: tuple[int, ...]
    ) -> None:
        self.apprentices = apprentices
        self.florins = florins
        self.small = small
        self.large = large
        self.men = men
        self.components = components


def numbers_in(mask: int) -> list[int]:
    """The inventions of a set (a bit mask), in order."""
    return [number for number in range(1, LAST_INVENTION + 1) if mask >> number & 1]


class Box:
    """Everything in the box, with the figures of one edition.

    `inventions` is indexed by number (index 0 is unused). `buildable[c][n]` is the set of inventions
    that ask for at most n of component c, as a bit mask.
    """

    def __init__(self, edition: Edition) -> None:
        figures = edition.figures
        self.edition = edition
        data = figures["inventions"]
        self.inventions = [Invention(n, data[str(max(n, 1))]) for n in range(len(INVENTIONS) + 1)]
        self.most = max(max(i.components) for i in self.inventions)
        self.buildable = [
            [sum(i.mask for i in self.inventions[1:] if i.components[c] <= n) for n in range(self.most + 1)]
            for c in range(KINDS)
        ]
        self.sets = [_outfit(figures["sets"][letter]) for letter in "abcde"]
        expert = figures["expert"]
        self.expert = Outfit(expert["apprentices"], expert["florins"], expert["small"], 0, 0, (0,) * KINDS)
        self.favours: dict[int, int] = dict(_numbered(expert["favours"]))
        self.favour_florins: int = expert["favour_florins"]
        self.favour_components: int = expert["favour_components"]
        self.same_letter: int = expert["same_letter"]
        self.first_requested: dict[int, list[int]] = dict(_numbered(figures["first_requested"]))
        self.removed: dict[int, int] = dict(_numbered(figures["removed_apprentices"]))
        self.requested: dict[int, int] = dict(_numbered(figures["requested"]))
        self.spaces: dict[int, int] = {n: lab["spaces"] for n, lab in _numbered(figures["labs"])}
        self.man_spaces: dict[int, int] = {n: lab["mechanical_men"] for n, lab in _numbered(figures["labs"])}
        supply = figures["supply"]
        self.components: int = supply["components"]
        self.apprentices: int = supply["apprentices"]
        self.men: int = supply["men"]
        self.council: int = supply["council"]
        self.bonus: list[int] = [figures["bonus"].get(str(n), 0) for n in range(KINDS + 1)]
        self.bottom: list[int] = figures["deck"]["bottom"]
        middle = figures["deck"]["middle"]
        self.middle_gold: list[int] = middle["gold"]
        #: How many inventions of bronze, copper and silver the middle part of the deck holds.
        self.middle: tuple[int, ...] = tuple(middle[metal] for metal in METALS[:3])
        self._check(edition.id)

    def _check(self, edition: str) -> None:
        """EditionError for figures with which no match could be set up."""
        if self.of_metal(METALS.index("gold")) != sorted([*self.middle_gold, *self.bottom]):
            raise EditionError(
                "edition-gold", source=edition, texts=PACKAGE, low=self.middle_gold[0], high=self.bottom[-1]
            )
        for metal, needed in enumerate(self.middle):
            there = set(self.of_metal(metal))
            # Two experts set one aside; beginners start with some on display.
            left = min(len(there) - 1, *(len(there - set(first)) for first in self.first_requested.values()))
            if left < needed:
                raise EditionError(
                    "edition-metal", source=edition, texts=PACKAGE, metal=METALS[metal], count=needed
                )
        for letter, outfit in zip("abcde", self.sets, strict=True):
            room = self.man_spaces[outfit.small] + self.man_spaces.get(outfit.large, 0)
            if outfit.men > room:
                raise EditionError(
                    "edition-men", source=edition, texts=PACKAGE, set=letter, men=outfit.men, room=room
                )
        for c, name in enumerate(COMPONENTS):
            if sum(outfit.components[c] for outfit in self.sets) > self.components:
                raise EditionError(
                    "edition-components",
                    source=edition,
                    texts=PACKAGE,
                    component=name,
                    count=self.components,
                )

    def of_metal(self, metal: int) -> list[int]:
        return [i.number for i in self.inventions[1:] if i.metal == metal]


def _outfit(data: dict[str, Json]) -> Outfit:
    return Outfit(
        data["apprentices"],
        data["florins"],
        data["small"],
        data["large"],
        data["men"],
        tuple(data["components"][name] for name in COMPONENTS),
    )


def _numbered(data: dict[str, Json]) -> list[tuple[int, Json]]:
    """The entries under a number, e.g. of players."""
    return [(int(key), value) for key, value in data.items() if key.isdigit()]


def by_name(counts: tuple[int, ...] | list[int]) -> dict[str, int]:
    """A vector of five components as clients and catalogues read it."""
    return {COMPONENTS[c]: counts[c] for c in range(KINDS)}


def standard_figures() -> dict[str, Json]:
    text = files(PACKAGE).joinpath("data", "components.json").read_text(encoding="utf-8")
    figures: dict[str, Json] = json.loads(text)
    return figures
