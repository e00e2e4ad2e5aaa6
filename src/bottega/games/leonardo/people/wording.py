"""How Leonardo da Vinci is shown to people: its nouns, its table, and the contents of the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from bottega.engine.action import Action
from bottega.engine.types import Json
from bottega.games.leonardo.actions import FAVOURS, LETTER_OF
from bottega.games.leonardo.components import (
    COMPONENTS,
    METALS,
    TYPES,
    Box,
    Invention,
    Outfit,
    by_name,
)

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

#: A table: its title, its heads, its rows.
Sheet = tuple[str, list[str], list[list[str]]]

#: The figures behind some favours.
_FAVOUR_FIGURES: Final = {"florins": "favour_florins", "components": "favour_components"}
_SETS: Final = "abcde"


def noun(box: Box, key: str, value: Json, book: Book) -> str | None:
    """How people call a value that a message mentions under this key; None: as it is."""
    match key:
        case "invention" | "inventions" if isinstance(value, int):
            return invention_name(box.inventions[value], book)
        case "source":
            return str(book.word("place", value))
        case "type":
            return book.say(f"component-{value}")
        case "hand":
            return str(book.word("components", value))
        case _:
            return None


def invention_name(invention: Invention, book: Book) -> str:
    """``13 Aiming crossbow``"""
    return book.say("invention-name", {"number": invention.number, "name": invention.name[book.lang]})


def named(box: Box, action: Action, view: dict[str, Json]) -> dict[str, Json] | None:
    """Every action says it all."""
    return None


def components(box: Box, book: Book) -> list[Sheet]:
    """Everything in the box as tables; the last column says where the figures of a row come from."""
    return [
        _sheet(
            "inventions",
            ["number", "name", "metal", "type", "weeks", "components", "first", "later"],
            [_invention(box, invention, book) for invention in box.inventions[1:]],
            book,
        ),
        _sheet(
            "sets",
            ["set", "apprentices", "florins", "small", "large", "men", "components"],
            [_set(box, letter, outfit, book) for letter, outfit in zip(_SETS, box.sets, strict=True)],
            book,
        ),
        _sheet(
            "players",
            ["players", "requested", "first-requested", "removed", "favours"],
            [_players(box, players, book) for players in sorted(box.requested)],
            book,
        ),
        _sheet("experts", ["thing", "amount"], _experts(box, book), book),
        _sheet("favours", ["favour"], _favours(book), book),
        _sheet("labs", ["lab", "spaces", "man-spaces"], _labs(box, book), book),
        _sheet("deck", ["inventions"], _deck(box, book), book),
        _sheet("supply", ["thing", "amount"], _supply(box, book), book),
        _sheet("variety", ["types", "florins"], _variety(box, book), book),
    ]


def _sheet(name: str, heads: Sequence[str], rows: list[list[str]], book: Book) -> Sheet:
    titles = [book.say(f"head-{head}") for head in (*heads, "provenance")]
    return book.say(f"sheet-{name}"), titles, rows


def _invention(box: Box, invention: Invention, book: Book) -> list[str]:
    path = f"inventions.{invention.number}"
    figures = [
        (book.say(f"figure-{figure}"), f"{path}.{figure}")
        for figure in ("name", "metal", "type", "weeks", "first", "later")
    ]
    return [
        str(invention.number),
        invention.name[book.lang],
        book.say(f"metal-{METALS[invention.metal]}"),
        book.say(f"component-{TYPES[invention.type]}"),
        str(invention.weeks),
        str(book.word("components", by_name(invention.components))),
        str(invention.first),
        str(invention.later),
        book.provenance([*figures, *_component_figures(box, path, book)]),
    ]


def _set(box: Box, letter: str, outfit: Outfit, book: Book) -> list[str]:
    path = f"sets.{letter}"
    figures = [
        (book.say(f"figure-{figure}"), f"{path}.{figure}")
        for figure in ("apprentices", "florins", "small", "large", "men")
    ]
    return [
        letter,
        str(outfit.apprentices),
        str(outfit.florins),
        book.say("spaces", {"spaces": outfit.small}),
        book.say("spaces", {"spaces": outfit.large}) if outfit.large else "–",
        str(outfit.men),
        str(book.word("components", by_name(outfit.components))),
        book.provenance([*figures, *_component_figures(box, path, book)]),
    ]


def _component_figures(box: Box, path: str, book: Book) -> list[tuple[str, str]]:
    """The components of an invention or a set: one figure, unless an edition has replaced some."""
    paths = {name: f"{path}.components.{name}" for name in COMPONENTS}
    sources = {box.edition.provenance(figure) for figure in paths.values()}
    if len(sources) == 1:
        return [(book.say("figure-components"), paths[COMPONENTS[0]])]
    return [
        (book.sentence("figure-component", {"component": name}), figure) for name, figure in paths.items()
    ]


def _players(box: Box, players: int, book: Book) -> list[str]:
    figures = {
        "requested": "requested",
        "first-requested": "first_requested",
        "removed": "removed_apprentices",
        "favours": "expert.favours",
    }
    paths = [(book.say(f"figure-{name}"), f"{path}.{players}") for name, path in figures.items()]
    return [
        str(players),
        str(box.requested[players]),
        ", ".join(map(str, box.first_requested[players])),
        str(box.removed[players]),
        str(box.favours[players]),
        book.provenance(paths),
    ]


def _experts(box: Box, book: Book) -> list[list[str]]:
    amounts = {
        "apprentices": str(box.expert.apprentices),
        "florins": str(box.expert.florins),
        "small": book.say("spaces", {"spaces": box.expert.small}),
    }
    rows = _amounts("expert", {key: (book.say(f"figure-{key}"), amounts[key]) for key in amounts}, book)
    limit = {"same_letter": (book.say("experts-same-letter"), str(box.same_letter))}
    return [*rows, *_amounts("expert", limit, book)]


def _favours(book: Book) -> list[list[str]]:
    """By their letters."""
    rows = []
    for favour in sorted(range(len(FAVOURS)), key=lambda favour: LETTER_OF[favour]):
        name = FAVOURS[favour].replace(" ", "-")
        path = f"expert.{_FAVOUR_FIGURES.get(name, 'favours')}"
        rows.append([book.say(f"favour-{name}"), book.provenance([("", path)])])
    return rows


def _labs(box: Box, book: Book) -> list[list[str]]:
    sides = [("small", 3), ("small", 5), ("large", 4), ("large", 6)]
    return [
        [
            book.say(f"lab-{lab}"),
            str(box.spaces[side]),
            str(box.man_spaces[side]),
            book.provenance(
                [
                    (book.say("head-spaces"), f"labs.{side}.spaces"),
                    (book.say("head-man-spaces"), f"labs.{side}.mechanical_men"),
                ]
            ),
        ]
        for lab, side in sides
    ]


def _deck(box: Box, book: Book) -> list[list[str]]:
    counts = {METALS[metal]: count for metal, count in enumerate(box.middle)}
    parts = [
        book.say("part-top"),
        book.say("part-middle", {**counts, "numbers": _range(box.middle_gold, book)}),
        _range(box.bottom, book),
    ]
    return [[part, book.provenance([("", "deck.bottom")])] for part in parts]


def _range(numbers: list[int], book: Book) -> str:
    return book.say("part-range", {"from": min(numbers), "to": max(numbers)})


def _supply(box: Box, book: Book) -> list[list[str]]:
    amounts = {
        "components": box.components,
        "apprentices": box.apprentices,
        "men": box.men,
        "council": box.council,
    }
    things = {key: (book.say(f"supply-{key}"), str(amounts[key])) for key in amounts}
    return _amounts("supply", things, book)


def _variety(box: Box, book: Book) -> list[list[str]]:
    things = {str(types): (str(types), str(florins)) for types, florins in enumerate(box.bonus) if florins}
    return _amounts("bonus", things, book)


def _amounts(path: str, things: Mapping[str, tuple[str, str]], book: Book) -> list[list[str]]:
    """Rows of a name and an amount, by the key of their figure."""
    return [
        [name, amount, book.provenance([("", f"{path}.{key}")])] for key, (name, amount) in things.items()
    ]
