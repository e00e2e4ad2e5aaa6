"""The figures of all inventions and sets, typed again, and what they have in common (§1, §4)."""

from __future__ import annotations

from collections import Counter

import pytest

from bottega.engine.types import Json
from bottega.games.leonardo.components import standard_figures
from tests.games.leonardo.positions import COMPONENTS, GAME, needs

FIGURES = standard_figures()
LETTERS = {"I": "iron", "G": "glass", "W": "wood", "B": "brick", "R": "rope"}

#: Number, metal, type, weeks, components (Iron, Glass, Wood, Brick, Rope), florins first and later.
INVENTIONS = """
 1 bronze iron   4  I     5  4
 2 bronze wood   4  W     5  4
 3 bronze rope   4  R     5  4
 4 bronze brick  4  B     5  4
 5 bronze glass  4  G     5  4
 6 copper iron   7  IW    8  6
 7 copper wood   7  WR    8  6
 8 silver rope  11  RRB  13 10
 9 copper brick  7  BG    8  6
10 copper glass  7  GI    8  6
11 silver iron  11  IIB  13 10
12 silver wood  11  WWG  13 10
13 copper rope   7  RI    8  6
14 silver brick 11  BBW  13 10
15 silver glass 11  GGR  13 10
16 gold   iron  15  IIGG 20 16
17 gold   wood  15  WWII 20 16
18 gold   rope  15  RRWW 20 16
19 gold   brick 15  BBRR 20 16
20 gold   glass 15  GGBB 20 16
21 gold   iron  15  IIRR 20 16
22 gold   wood  15  WWBB 20 16
23 gold   rope  15  RRGG 20 16
24 gold   brick 15  BBII 20 16
25 gold   glass 15  GGWW 20 16
"""
ROWS = [line.split() for line in INVENTIONS.strip().splitlines()]

#: Letter, apprentices, small and large laboratory, mechanical men, components, florins.
SETS = """
a 5 3 0 0 IRRB  3
b 5 3 4 0 I     3
c 4 5 0 1 R     3
d 3 3 4 0 W    13
e 3 3 6 0 BG    8
"""


def counts(letters: str) -> dict[str, int]:
    return dict(Counter(LETTERS[letter] for letter in letters))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
def test_an_invention_has_the_figures_of_its_card(row: list[str]) -> None:
    number, metal, type, weeks, components, first, later = row
    card: dict[str, Json] = FIGURES["inventions"][number]
    assert (card["metal"], card["type"], card["weeks"]) == (metal, type, int(weeks))
    assert needs(int(number)) == counts(components)
    assert (card["first"], card["later"]) == (int(first), int(later))


@pytest.mark.parametrize(
    "row", [line.split() for line in SETS.strip().splitlines()], ids=lambda row: str(row[0])
)
def test_a_set_holds_what_it_holds(row: list[str]) -> None:
    letter, apprentices, small, large, men, components, florins = row
    given: dict[str, Json] = FIGURES["sets"][letter]
    assert [given[key] for key in ("apprentices", "small", "large", "men", "florins")] == [
        int(n) for n in (apprentices, small, large, men, florins)
    ]
    assert {name: n for name, n in given["components"].items() if n} == counts(components)


def test_every_set_is_worth_the_experts_equipment_and_three_favours() -> None:
    """Beginners' sets are favours that somebody has chosen; so both starts are alike."""
    worth = {"florins": 5, "apprentices": 1, "components": 4}
    for letter in "abcde":
        given = FIGURES["sets"][letter]
        improved = (given["small"] == 5) + {0: 0, 4: 1, 6: 2}[given["large"]]
        apprentices = given["apprentices"] - 3
        florins, rest = divmod(given["florins"] - 3, worth["florins"])
        assert rest == 0
        components, rest = divmod(sum(given["components"].values()) - improved, worth["components"])
        assert rest == 0
        assert improved + given["men"] + apprentices + florins + components == 3


def test_there_are_25_inventions_five_of_each_type() -> None:
    assert [row[0] for row in ROWS] == [str(n) for n in range(1, 26)]
    assert Counter(row[2] for row in ROWS) == dict.fromkeys(COMPONENTS, 5)
    assert Counter(row[1] for row in ROWS) == {"bronze": 5, "copper": 5, "silver": 5, "gold": 10}


def test_weeks_and_components_grow_with_the_metal() -> None:
    """§4: 4, 7, 11 or 15 weeks; one, two, three or four components."""
    expected = {"bronze": (4, 1), "copper": (7, 2), "silver": (11, 3), "gold": (15, 4)}
    assert {(row[1], int(row[3]), len(row[4])) for row in ROWS} == {
        (metal, weeks, size) for metal, (weeks, size) in expected.items()
    }


def test_no_invention_needs_more_than_two_kinds_nor_two_of_a_kind() -> None:
    for row in ROWS:
        assert len(counts(row[4])) <= 2
        assert max(counts(row[4]).values()) <= 2


def test_later_pays_less_than_first() -> None:
    assert all(int(row[6]) < int(row[5]) for row in ROWS)


def test_every_invention_has_a_name_in_three_languages() -> None:
    for lang in ("en", "fr", "it"):
        names = [FIGURES["inventions"][str(n)]["name"][lang] for n in range(1, 26)]
        assert len(set(names)) == 25


def test_every_figure_says_where_it_comes_from() -> None:
    known = set(FIGURES["provenance_key"])
    for number in range(1, 26):
        for key in ("weeks", "metal", "type", "first", "later", "components.iron"):
            assert GAME.edition.provenance(f"inventions.{number}.{key}") in known
    for letter in "abcde":
        for key in ("florins", "apprentices", "small", "large", "men", "components.rope"):
            assert GAME.edition.provenance(f"sets.{letter}.{key}") in known
    for path in ("expert.florins", "bonus.5", "supply.components", "removed_apprentices.2", "labs.5.spaces"):
        assert GAME.edition.provenance(path) in known


def test_what_the_rulebooks_print_is_printed() -> None:
    assert GAME.edition.provenance("sets.d.florins") == "printed"
    assert GAME.edition.provenance("inventions.13.first") == "printed"
    assert GAME.edition.provenance("inventions.16.components.iron") == "reconstructed"
