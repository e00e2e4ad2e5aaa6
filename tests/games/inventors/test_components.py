"""The figures of all components, typed again from what is known of them, and what they have in common."""

from __future__ import annotations

from collections import Counter

import pytest

from bottega.engine.types import Json
from bottega.games.inventors import components
from bottega.games.inventors.components import standard_figures
from tests.games.inventors.positions import COLOURS, DISCIPLINES, GAME, TOKENS

FIGURES = standard_figures()
INVENTIONS = FIGURES["inventions"]
INVENTORS = FIGURES["inventors"]
PROVENANCE = {"f": "found", "i": "inferred", "r": "reconstructed"}

#: Id, age, slots of physics, chemistry, mechanics and mathematics, classification, points; and whether
#: name, age, slots, classification and points were found, inferred or reconstructed.
CARDS = """
axe               1 2021 0 1 fffif
bow               1 1022 0 1 fffif
canoe             1 2012 1 1 fffif
wheel             1 1031 1 1 rrrrf
smoke_signals     1 1301 2 1 fffif
papyrus           1 0311 2 1 firif
flute             1 1220 3 1 rrrrf
dice              1 0122 3 1 rrrrf
sundial           1 2012 4 1 firif
water_clock       1 1202 4 1 rrrrf
fire              1 3101 5 1 fffif
oil_lamp          1 1310 5 1 firif
crossbow          2 1042 0 2 fffif
pistol            2 2311 0 2 fffif
hot_air_balloon   2 1312 1 2 fffif
caravel           2 1132 1 2 fffif
printing_press    2 0241 2 2 rrrrf
optical_telegraph 2 2023 2 2 rrrrf
fireworks         2 3400 3 2 fffif
piano             2 2122 3 2 rrrrf
hourglass         2 3202 4 2 firif
pendulum_clock    2 2023 4 2 rrrrf
windmill          2 2122 5 2 rrrrf
gas_lighting      2 2401 5 2 rrrrf
gatling           3 1242 0 3 fffif
revolver          3 1233 0 3 fffif
automobile        3 1341 1 3 fffif
zeppelin          3 2412 1 3 fffif
telephone         3 3123 2 3 fffif
radio             3 4113 2 3 rrrrf
photography       3 2412 3 3 fffff
phonograph        3 3222 3 3 rrrrf
pocket_watch      3 1143 4 3 firif
stopwatch         3 2133 4 3 rrrrf
light_bulb        3 4212 5 3 firif
battery           3 3411 5 3 rrrrf
"""

#: Id, team, levels at the start and levels of the goal by discipline, points of the goal; and whether start,
#: goal and points were found, inferred or reconstructed.
TILES = """
archimedes  green  1010 2022 9 irr
aristotle   green  1001 2012 6 rrr
hippocrates green  0200 0400 3 rrr
hypatia     green  0002 0013 3 rrr
fibonacci   blue   0002 0004 3 rrr
gutenberg   blue   0020 0240 9 rrr
hildegard   blue   0200 1300 3 rrr
oresme      blue   1001 2003 6 rrr
boyle       yellow 0200 1300 3 frr
galileo     yellow 1100 2102 6 frr
newton      yellow 1010 3012 9 frr
pascal      yellow 0011 0022 3 frr
franklin    purple 1100 2210 6 rif
lavoisier   purple 0101 1302 9 rrr
lovelace    purple 0011 0013 3 fff
watt        purple 1010 1030 3 rif
curie       red    1100 2300 6 frr
edison      red    1010 2020 3 frr
einstein    red    1001 3003 9 fff
tesla       red    0020 1030 3 frr
"""

#: Kind and number of the reward tokens (rulings Conflicts 3).
COUNTS = {
    "progression_2": 12,
    "progression_3": 8,
    "progression_4": 6,
    "availability": 4,
    "additional_knowledge": 4,
    "classification": 4,
    "victory_points_1": 4,
    "victory_points_2": 6,
    "victory_points_3": 4,
}


def four(digits: str) -> dict[str, int]:
    return {name: int(digit) for name, digit in zip(DISCIPLINES, digits, strict=True)}


def origins(keys: tuple[str, ...], letters: str) -> dict[str, str]:
    return {key: PROVENANCE[letter] for key, letter in zip(keys, letters, strict=True)}


@pytest.mark.parametrize("line", CARDS.strip().splitlines(), ids=lambda line: str(line.split()[0]))
def test_an_invention_has_its_figures(line: str) -> None:
    id, age, slots, classification, points, letters = line.split()
    card = INVENTIONS[id]
    assert (card["age"], card["classification"]) == (int(age), int(classification))
    assert (card["slots"], card["points"]) == (four(slots), int(points))
    assert card["provenance"] == origins(("name", "age", "slots", "classification", "points"), letters)


@pytest.mark.parametrize("line", TILES.strip().splitlines(), ids=lambda line: str(line.split()[0]))
def test_an_inventor_has_the_printed_figures(line: str) -> None:
    id, colour, start, goal, points, letters = line.split()
    tile = INVENTORS[id]
    assert (tile["team"], tile["points"]) == (colour, int(points))
    assert (tile["start"], tile["goal"]) == (four(start), four(goal))
    assert tile["provenance"].items() >= origins(("start", "goal", "points"), letters).items()


def test_there_are_36_inventions_and_20_inventors() -> None:
    """FR "Description du matériel"."""
    assert len(INVENTIONS) == len(CARDS.strip().splitlines()) == 36
    assert len(INVENTORS) == len(TILES.strip().splitlines()) == 20


def test_there_are_52_reward_tokens() -> None:
    """FR "52 pions Récompenses"; rulings Conflicts 3."""
    assert {name: FIGURES["tokens"][name]["count"] for name in FIGURES["tokens"]} == COUNTS
    assert tuple(COUNTS) == TOKENS
    assert sum(COUNTS.values()) == 52


def test_an_age_has_twelve_inventions_two_of_each_classification() -> None:
    kinds = Counter((card["age"], card["classification"]) for card in INVENTIONS.values())
    assert kinds == {(age, number): 2 for age in (1, 2, 3) for number in range(6)}


@pytest.mark.parametrize(("age", "slots", "points"), [(1, 5, 1), (2, 7, 2), (3, 9, 3)])
def test_inventions_take_and_bring_more_in_each_age(age: int, slots: int, points: int) -> None:
    """FR "Acquérir des inventions"."""
    cards = [card for card in INVENTIONS.values() if card["age"] == age]
    assert {sum(card["slots"].values()) for card in cards} == {slots}
    assert {card["points"] for card in cards} == {points}


def test_an_inventor_starts_with_two_levels() -> None:
    """FR "33 pions Compétences initiales": thirteen inventors with two 1s, seven with a 2."""
    starts = [sorted(tile["start"].values(), reverse=True)[:2] for tile in INVENTORS.values()]
    assert Counter(map(tuple, starts)) == {(1, 1): 13, (2, 0): 7}
    assert sum(bool(level) for tile in INVENTORS.values() for level in tile["start"].values()) == 33


def test_a_goal_of_more_levels_is_worth_more() -> None:
    for tile in INVENTORS.values():
        assert tile["points"] == 3 * (sum(tile["goal"].values()) - 3)


def test_a_goal_lies_beyond_the_start() -> None:
    for tile in INVENTORS.values():
        assert all(tile["goal"][d] >= tile["start"][d] for d in DISCIPLINES)
        assert tile["goal"] != tile["start"]
        assert max(tile["goal"].values()) <= 4


@pytest.mark.parametrize("colour", COLOURS)
def test_a_team_of_four_knows_all_disciplines(colour: str) -> None:
    """Rulings Turn 7: so somebody can always be of use."""
    team = [tile for tile in INVENTORS.values() if tile["team"] == colour]
    assert len(team) == 4
    assert all(any(tile["start"][d] for tile in team) for d in DISCIPLINES)


def test_the_bag_lasts_for_five_players() -> None:
    """Rulings Ages 3."""
    assert 3 * 2 * (5 + 3) == 48 <= sum(COUNTS.values())
    assert 5 + 3 <= 12


def paths(node: Json, path: tuple[str, ...] = ()) -> list[str]:
    """Every figure an edition may replace, as a path."""
    if not isinstance(node, dict):
        return [".".join(path)] if any(figure.covers(path) for figure in GAME.figures) else []
    return [found for key, value in node.items() for found in paths(value, (*path, key))]


def test_every_figure_says_where_it_comes_from() -> None:
    found = paths(FIGURES)
    assert len(found) == 36 * (4 + 2) + 20 * (4 + 4 + 1) + 9
    assert {GAME.edition.provenance(path) for path in found} == set(PROVENANCE.values())


def test_the_typed_tables_are_the_data() -> None:
    """`components` makes what search needs; it must not change a figure on the way."""
    box = GAME.box
    assert [invention.id for invention in box.inventions] == list(INVENTIONS)
    for invention in box.inventions:
        card = INVENTIONS[invention.id]
        assert invention.slots == tuple(card["slots"][d] for d in DISCIPLINES)
        assert (invention.age, invention.classification) == (card["age"], card["classification"])
        assert (invention.points, invention.total) == (card["points"], sum(card["slots"].values()))
    assert [[inventor.id for inventor in team] for team in box.teams] == [
        [id for id, tile in INVENTORS.items() if tile["team"] == colour] for colour in COLOURS
    ]
    for inventor in (inventor for team in box.teams for inventor in team):
        tile = INVENTORS[inventor.id]
        assert inventor.start == tuple(tile["start"][d] for d in DISCIPLINES)
        assert inventor.goal == tuple(tile["goal"][d] for d in DISCIPLINES)
        assert inventor.points == tile["points"]
    assert box.token_counts == tuple(COUNTS.values())
    assert box.token_points == (0, 0, 0, 0, 0, 0, 1, 2, 3)


def test_an_invention_and_an_inventor_have_a_name_in_every_language() -> None:
    for component in (*INVENTIONS.values(), *INVENTORS.values()):
        assert {"en", "fr", "it"} <= set(component["name"])
        assert all(component["name"].values())


def test_the_figures_that_the_rules_fix() -> None:
    """FR "Mise en place", "Partager les récompenses", "Les pions Récompenses"."""
    fixed = {"extra_inventions": 3, "rewards": 3, "max_level": 4, "extra_cubes": 2}
    assert FIGURES["rules"].items() >= fixed.items()
    assert fixed == {
        "extra_inventions": components.EXTRA_INVENTIONS,
        "rewards": components.REWARDS,
        "max_level": components.TOP_LEVEL,
        "extra_cubes": components.EXTRA_CUBES,
    }
