"""The components of Legendary Inventors as typed tables, read from the data of an edition."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from bottega.engine.editions import Edition, EditionError, Figure
from bottega.engine.problem import DealError, shown
from bottega.engine.types import Json

#: The package that has the texts and figures of this game.
PACKAGE: Final = "bottega.games.inventors"

DISCIPLINES: Final[tuple[str, ...]] = ("physics", "chemistry", "mechanics", "mathematics")
FIELDS: Final = len(DISCIPLINES)
TEAMS: Final[tuple[str, ...]] = ("green", "blue", "yellow", "purple", "red")
TEAM_SIZE: Final = 4
AGES: Final = 3
#: Inventions on the table in an age: this many more than players.
EXTRA_INVENTIONS: Final = 3
MOST_SPACES: Final = 8
#: Maximum number of contributors that share the rewards: the card and two tokens.
REWARDS: Final = 3
TOKENS_EACH: Final = 2
#: Cubes an additional-knowledge token brings.
EXTRA_CUBES: Final = 2
TOP_LEVEL: Final = 4
LEVELS: Final = TOP_LEVEL + 1

# Reward tokens by kind and value.
PROGRESSION_2: Final = 0
PROGRESSION_4: Final = 2
AVAILABILITY: Final = 3
KNOWLEDGE: Final = 4
CLASSIFICATION: Final = 5
POINTS_1: Final = 6
TOKENS: Final[tuple[str, ...]] = (
    "progression_2",
    "progression_3",
    "progression_4",
    "availability",
    "additional_knowledge",
    "classification",
    "victory_points_1",
    "victory_points_2",
    "victory_points_3",
)
KINDS: Final = len(TOKENS)

#: What an edition may replace.
FIGURES: Final[tuple[Figure, ...]] = (
    Figure("inventions.*.slots.*", 0, 9),
    Figure("inventions.*.classification", 0, 5),
    Figure("inventions.*.points", 0, 20),
    Figure("inventors.*.start.*", 0, TOP_LEVEL),
    Figure("inventors.*.goal.*", 0, TOP_LEVEL),
    Figure("inventors.*.points", 0, 20),
    Figure("tokens.*.count", 0, 30),
)


class Invention:
    """A card: what it takes and what it gives."""

    __slots__ = ("age", "classification", "id", "index", "name", "points", "slots", "total")

    def __init__(self, index: int, id: str, data: dict[str, Json]) -> None:
        self.index = index
        self.id = id
        self.name: dict[str, str] = data["name"]
        self.age: int = data["age"]
        self.slots: tuple[int, ...] = tuple(data["slots"][name] for name in DISCIPLINES)
        self.total = sum(self.slots)
        self.classification: int = data["classification"]
        self.points: int = data["points"]


class Inventor:
    """A member of a team: knowledge at the start, and the goal that is worth points."""

    __slots__ = ("goal", "id", "name", "points", "start", "team")

    def __init__(self, id: str, data: dict[str, Json]) -> None:
        self.id = id
        self.name: dict[str, str] = data["name"]
        self.team = TEAMS.index(data["team"])
        self.start: tuple[int, ...] = tuple(data["start"][name] for name in DISCIPLINES)
        self.goal: tuple[int, ...] = tuple(data["goal"][name] for name in DISCIPLINES)
        self.points: int = data["points"]


class Box:
    """Everything in the box, with the figures of one edition."""

    def __init__(self, edition: Edition) -> None:
        figures = edition.figures
        self.edition = edition
        self.inventions = [
            Invention(i, id, data) for i, (id, data) in enumerate(figures["inventions"].items())
        ]
        self.index = {invention.id: invention.index for invention in self.inventions}
        everybody = [Inventor(id, data) for id, data in figures["inventors"].items()]
        #: By team: its four inventors.
        self.teams = [[i for i in everybody if i.team == team] for team in range(len(TEAMS))]
        #: By team: the levels they start with, all in a row, and as codes.
        self.start_levels = [tuple([n for i in team for n in i.start]) for team in self.teams]
        self.start_codes = [tuple([level_code(i.start) for i in team]) for team in self.teams]
        self.token_counts: tuple[int, ...] = tuple(figures["tokens"][name]["count"] for name in TOKENS)
        #: Points of a token by kind, and the level a progression token gives (0 for others).
        self.token_points = tuple(_value(name) if name.startswith("victory") else 0 for name in TOKENS)
        #: By age, counted from 1: its inventions by index.
        self.by_age = [[i.index for i in self.inventions if i.age == age] for age in range(AGES + 1)]
        self._check(edition.id)

    def _check(self, edition: str) -> None:
        """EditionError for figures with which a match could come to a standstill."""
        if sum(self.token_counts) < AGES * TOKENS_EACH * MOST_SPACES:
            raise EditionError(
                "edition-bag", source=edition, texts=PACKAGE, count=AGES * TOKENS_EACH * MOST_SPACES
            )
        for invention in self.inventions:
            if not invention.total:
                raise EditionError("edition-slots", source=edition, texts=PACKAGE, invention=invention.id)
        for colour, team in zip(TEAMS, self.teams, strict=True):
            for d, name in enumerate(DISCIPLINES):
                if not any(inventor.start[d] for inventor in team):
                    raise EditionError(
                        "edition-team", source=edition, texts=PACKAGE, team=colour, discipline=name
                    )

    def of_age(self, age: int) -> list[int]:
        """The inventions of an age (1 to 3), by index."""
        return self.by_age[age]


def level_code(levels: tuple[int, ...]) -> int:
    """Four levels as one number, digits to base 5: see `knowledge`."""
    physics, chemistry, mechanics, mathematics = levels
    return physics + LEVELS * (chemistry + LEVELS * (mechanics + LEVELS * mathematics))


def _value(name: str) -> int:
    return int(name.rsplit("_", 1)[1])


def _token_json(name: str) -> dict[str, Json]:
    if name[-1].isdigit():
        return {"kind": name[:-2], "value": _value(name)}
    return {"kind": name, "value": None}


_TOKEN_JSON: Final = [_token_json(name) for name in TOKENS]
_KIND_OF: Final = {(data["kind"], data["value"]): kind for kind, data in enumerate(_TOKEN_JSON)}


def token_json(kind: int) -> dict[str, Json]:
    """A token as deals and views write it: kind and value."""
    return dict(_TOKEN_JSON[kind])


def token_kind(data: Json) -> int:
    """The other way round; DealError for what is no token."""
    try:
        if len(data) == 2 and type(data["value"]) in (int, type(None)):  # not True, not 2.0
            return _KIND_OF[data["kind"], data["value"]]
    except (KeyError, TypeError, AttributeError):
        pass  # not a mapping of these two keys, or not to a token's values
    raise DealError("deal-item", part="tokens", item=shown(data))


def standard_figures() -> dict[str, Json]:
    text = files(PACKAGE).joinpath("data", "components.json").read_text(encoding="utf-8")
    figures: dict[str, Json] = json.loads(text)
    return figures
