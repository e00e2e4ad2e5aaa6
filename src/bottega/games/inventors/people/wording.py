"""How Legendary Inventors is shown to people: its nouns, its table, and the contents of the box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from bottega.games.inventors.components import DISCIPLINES, TEAMS, TOKENS, Box
from bottega.games.inventors.people.names import ROMAN

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

#: A table: its title, its heads, its rows.
Sheet: TypeAlias = tuple[str, list[str], list[list[str]]]


def components(box: Box, book: Book) -> list[Sheet]:
    """Everything in the box as tables; the last column says where the figures of a row come from."""
    return [
        _sheet(
            "inventions",
            ["invention", "age", "slots", "classification", "points"],
            _inventions(box, book),
            book,
        ),
        _sheet(
            "inventors",
            ["team", "number", "inventor", "start", "goal", "points"],
            _inventors(box, book),
            book,
        ),
        _sheet("tokens", ["token", "number-of"], _tokens(box, book), book),
    ]


def _sheet(name: str, heads: Sequence[str], rows: list[list[str]], book: Book) -> Sheet:
    titles = [book.say(f"head-{head}") for head in (*heads, "provenance")]
    return book.say(f"sheet-{name}"), titles, rows


def _inventions(box: Box, book: Book) -> list[list[str]]:
    return [
        [
            card.name[book.lang],
            ROMAN[card.age],
            str(book.word("levels", dict(zip(DISCIPLINES, card.slots, strict=True)))),
            f"{card.classification} {book.say(f'theme-{card.classification}')}",
            str(card.points),
            _provenance(
                box, f"inventions.{card.id}", ["name", "age", "slots", "classification", "points"], book
            ),
        ]
        for card in box.inventions
    ]


def _inventors(box: Box, book: Book) -> list[list[str]]:
    """Team by team, in the order of the numbers by which actions call them."""
    return [
        [
            book.say(f"team-{colour}"),
            str(number),
            member.name[book.lang],
            str(book.word("levels", dict(zip(DISCIPLINES, member.start, strict=True)))),
            str(book.word("levels", dict(zip(DISCIPLINES, member.goal, strict=True)))),
            str(member.points),
            _provenance(box, f"inventors.{member.id}", ["name", "team", "start", "goal", "points"], book),
        ]
        for colour, team in zip(TEAMS, box.teams, strict=True)
        for number, member in enumerate(team, 1)
    ]


def _tokens(box: Box, book: Book) -> list[list[str]]:
    rows = []
    for name, count in zip(TOKENS, box.token_counts, strict=True):
        figures = ["kind", "value", "count"] if name[-1].isdigit() else ["kind", "count"]
        provenance = _provenance(box, f"tokens.{name}", figures, book)
        rows.append([book.say(f"token-{name}"), str(count), provenance])
    return rows


def _provenance(box: Box, path: str, figures: Sequence[str], book: Book) -> str:
    """Where the figures of a row come from. Those by discipline are named one by one where they differ."""
    named = []
    for figure in figures:
        name = book.say(f"figure-{figure}")
        if figure not in ("slots", "start", "goal"):
            named.append((name, f"{path}.{figure}"))
            continue
        paths = {discipline: f"{path}.{figure}.{discipline}" for discipline in DISCIPLINES}
        if len({box.edition.provenance(part) for part in paths.values()}) == 1:
            named.append((name, paths[DISCIPLINES[0]]))
            continue
        for discipline, part in paths.items():
            named.append((book.sentence("figure-of", {"figure": name, "discipline": discipline}), part))
    return book.provenance(named)
