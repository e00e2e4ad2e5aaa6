"""The figures of all cards, typed again from the printed ones, and what they have in common."""

from __future__ import annotations

from collections import Counter

import pytest

from bottega.engine.types import Json
from bottega.games.masters.components import standard_figures
from tests.games.masters.positions import COLOURS, GAME, RESOURCES

FIGURES = standard_figures()
LETTERS = {"C": "coin", "T": "stone", "V": "servant", "H": "shield", "F": "faith"}

#: Id, colour, level; cost, input, output; points. Coin, sTone, serVant, sHield, Faith.
CARDS = """
 1 green  1  2H        1C     1F         1
 2 purple 1  2V        1T     1F         1
 3 blue   1  2C        1H     1F         1
 4 yellow 1  2T        1V     1F         1
 5 green  1  1T+1V+1H  1T     1V         2
 6 purple 1  1C+1V+1H  1C     1H         2
 7 blue   1  1C+1T+1V  1V     1T         2
 8 yellow 1  1C+1T+1H  1H     1C         2
 9 green  1  3H        2V     1C+1T+1H   3
10 purple 1  3V        2C     1T+1V+1H   3
11 blue   1  3C        2T     1C+1V+1H   3
12 yellow 1  3T        2H     1C+1T+1V   3
13 green  1  2C+2H     1T+1V  2C+1F      4
14 purple 1  2T+2V     1C+1H  2T+1F      4
15 blue   1  2C+2V     1T+1H  2V+1F      4
16 yellow 1  2T+2H     1C+1V  2H+1F      4
17 green  2  4H        1T     2F         5
18 purple 2  4V        1C     2F         5
19 blue   2  4C        1V     2F         5
20 yellow 2  4T        1H     2F         5
21 green  2  2V+3H     1V+1H  3T         6
22 purple 2  2C+3V     1C+1V  3H         6
23 blue   2  3C+2T     1C+1T  3V         6
24 yellow 2  3T+2H     1T+1H  3C         6
25 green  2  5H        2C     2T+2F      7
26 purple 2  5V        2T     2C+2F      7
27 blue   2  5C        2V     2H+2F      7
28 yellow 2  5T        2H     2V+2F      7
29 green  2  3C+3H     1C     2H+1F      8
30 purple 2  3V+3H     1T     2V+1F      8
31 blue   2  3C+3T     1V     2T+1F      8
32 yellow 2  3T+3V     1H     2C+1F      8
33 green  3  6H        2C     3T+2F      9
34 purple 3  6V        2T     3C+2F      9
35 blue   3  6C        2V     3H+2F      9
36 yellow 3  6T        2H     3V+2F      9
37 green  3  2V+5H     1C+1V  2T+2H+1F  10
38 purple 3  2C+5V     1T+1H  2C+2V+1F  10
39 blue   3  5C+2T     1C+1H  2T+2V+1F  10
40 yellow 3  5T+2V     1T+1V  2C+2H+1F  10
41 green  3  7H        1V     1C+3F     11
42 purple 3  7V        1C     1T+3F     11
43 blue   3  7C        1T     1H+3F     11
44 yellow 3  7T        1H     1V+3F     11
45 green  3  4C+4H     1T     3C+1H     12
46 purple 3  4V+4H     1C     3T+1V     12
47 blue   3  4C+4T     1V     1C+3H     12
48 yellow 3  4T+4V     1H     1T+3V     12
"""

#: Id, ability, its resource, points; what the leader asks for (``purple2``: of level 2).
LEADERS = """
49 discount   V  2  1 green,1 yellow
50 discount   H  2  1 blue,1 purple
51 discount   T  2  1 blue,1 green
52 discount   C  2  1 purple,1 yellow
53 depot      T  3  5C
54 depot      V  3  5T
55 depot      H  3  5V
56 depot      C  3  5H
57 marble     V  5  1 blue,2 yellow
58 marble     H  5  2 green,1 purple
59 marble     T  5  2 blue,1 yellow
60 marble     C  5  1 green,2 purple
61 production H  4  1 yellow2
62 production V  4  1 blue2
63 production T  4  1 purple2
64 production C  4  1 green2
"""

WORTH = [("discount", 2), ("depot", 3), ("marble", 5), ("production", 4)]

#: Green goes with shields, blue with coins, yellow with stones, purple with servants: the cards of the
#: four colours are alike but for the resources.
RESOURCE_OF = {"green": "shield", "blue": "coin", "yellow": "stone", "purple": "servant"}


def counts(text: str, names: tuple[str, ...] = RESOURCES) -> dict[str, int]:
    """``2C+1F`` as counts by name."""
    parts = [] if text == "-" else text.split("+")
    named = {LETTERS[part[-1]]: int(part[:-1]) for part in parts}
    return {name: named.get(name, 0) for name in names}


def cards_of(points: int) -> list[dict[str, Json]]:
    return [card for id, card in FIGURES["cards"].items() if id.isdigit() and card["points"] == points]


@pytest.mark.parametrize("line", CARDS.strip().splitlines(), ids=lambda line: f"card {line.split()[0]}")
def test_a_card_has_its_printed_figures(line: str) -> None:
    id, colour, level, cost, needs, gives, points = line.split()
    card = FIGURES["cards"][id]
    assert (card["colour"], card["level"], card["points"]) == (colour, int(level), int(points))
    assert card["cost"] == counts(cost)
    assert card["input"] == counts(needs)
    assert card["output"] == counts(gives, (*RESOURCES, "faith"))


@pytest.mark.parametrize("line", LEADERS.strip().splitlines(), ids=lambda line: f"leader {line.split()[0]}")
def test_a_leader_has_its_printed_figures(line: str) -> None:
    id, ability, resource, points, needs = line.split(maxsplit=4)
    leader = FIGURES["leaders"][id]
    assert (leader["ability"], leader["resource"]) == (ability, LETTERS[resource])
    assert leader["points"] == int(points)
    if ability == "depot":
        assert (leader["cards"], leader["resources"]) == ([], counts(needs))
        return
    assert leader["resources"] == counts("-")
    assert leader["cards"] == [
        {
            "colour": flag.rstrip("123"),
            "level": int(flag[-1]) if flag[-1].isdigit() else None,
            "count": int(count),
        }
        for count, flag in (need.split() for need in needs.split(","))
    ]


def test_there_are_48_cards_four_of_each_colour_and_level() -> None:
    ids = [id for id in FIGURES["cards"] if id != "provenance"]
    assert ids == [str(id) for id in range(1, 49)]
    stacks = Counter((FIGURES["cards"][id]["colour"], FIGURES["cards"][id]["level"]) for id in ids)
    assert stacks == {(colour, level): 4 for colour in COLOURS for level in (1, 2, 3)}


@pytest.mark.parametrize("points", range(1, 13))
def test_each_number_of_points_is_on_one_card_of_each_colour(points: int) -> None:
    """1 to 4 points on level 1, 5 to 8 on level 2, 9 to 12 on level 3."""
    alike = cards_of(points)
    assert sorted(card["colour"] for card in alike) == sorted(COLOURS)
    assert {card["level"] for card in alike} == {(points + 3) // 4}


@pytest.mark.parametrize("points", range(1, 13))
def test_cards_of_the_same_points_cost_take_and_give_as_much(points: int) -> None:
    for key in ("cost", "input", "output"):
        amounts = {
            (tuple(sorted(card[key][name] for name in RESOURCES)), card[key].get("faith"))
            for card in cards_of(points)
        }
        assert len(amounts) == 1, (key, amounts)


def test_all_resources_are_worth_the_same_over_all_cards() -> None:
    """Only card 40 breaks the pattern: it costs two servants where shields would be in turn."""
    cards = [card for points in range(1, 13) for card in cards_of(points)]
    sums = {
        key: {name: sum(card[key][name] for card in cards) for name in RESOURCES}
        for key in ("cost", "input", "output")
    }
    assert sums == {
        "cost": {"coin": 60, "stone": 60, "servant": 60 + 2, "shield": 60 - 2},
        "input": dict.fromkeys(RESOURCES, sums["input"]["coin"]),
        "output": dict.fromkeys(RESOURCES, sums["output"]["coin"]),
    }


def test_a_card_costs_most_of_its_colours_resource() -> None:
    for points in range(1, 13):
        for card in cards_of(points):
            if points not in (2, 4, 8, 12):  # these cost as much of another resource
                assert max(card["cost"], key=card["cost"].get) == RESOURCE_OF[card["colour"]]


def test_there_are_sixteen_leaders_one_of_each_ability_and_resource() -> None:
    ids = [id for id in FIGURES["leaders"] if id != "provenance"]
    assert ids == [str(id) for id in range(49, 65)]
    kinds = {(FIGURES["leaders"][id]["ability"], FIGURES["leaders"][id]["resource"]) for id in ids}
    assert kinds == {(a, r) for a in ("discount", "depot", "marble", "production") for r in RESOURCES}


@pytest.mark.parametrize(("ability", "points"), WORTH)
def test_leaders_of_an_ability_are_worth_the_same(ability: str, points: int) -> None:
    leaders = [leader for id, leader in FIGURES["leaders"].items() if id != "provenance"]
    assert {leader["points"] for leader in leaders if leader["ability"] == ability} == {points}


def test_leaders_of_an_ability_ask_for_all_colours_and_resources_alike() -> None:
    asked: Counter[tuple[str, str]] = Counter()
    for id in range(49, 65):
        leader = FIGURES["leaders"][str(id)]
        for need in leader["cards"]:
            asked[leader["ability"], need["colour"]] += need["count"]
        for name, count in leader["resources"].items():
            asked[leader["ability"], name] += count
    asked = +asked
    assert asked == {
        **{("discount", colour): 2 for colour in COLOURS},
        **{("marble", colour): 3 for colour in COLOURS},
        **{("production", colour): 1 for colour in COLOURS},
        **{("depot", name): 5 for name in RESOURCES},
    }


def test_the_track_and_the_tiles() -> None:
    """Rulings 1, 26."""
    track = FIGURES["track"]
    assert track["points"] == {"3": 1, "6": 2, "9": 4, "12": 6, "15": 9, "18": 12, "21": 16, "24": 20}
    assert track["tiles"] == {"1": 2, "2": 3, "3": 4}
    sections = [(section["first"], section["pope"]) for section in track["sections"].values()]
    assert sections == [(5, 8), (12, 16), (19, 24)]


def test_the_thirteen_marbles() -> None:
    """FR "13 billes pour le Marché"."""
    marbles = {"white": 4, "blue": 2, "grey": 2, "yellow": 2, "purple": 2, "red": 1}
    assert FIGURES["market"]["marbles"] == marbles
    assert len(GAME.box.marbles) == 13


def test_the_seven_tokens() -> None:
    """Rulings 36."""
    assert sum(FIGURES["solo"]["tokens"].values()) == 7
    assert FIGURES["solo"]["tokens"] == {
        "green": 1,
        "blue": 1,
        "yellow": 1,
        "purple": 1,
        "cross": 2,
        "shuffle": 1,
    }


def test_what_each_seat_starts_with() -> None:
    """Rulings 6."""
    starts = [FIGURES["start"][str(seat)] for seat in (1, 2, 3, 4)]
    assert [(start["resources"], start["faith"]) for start in starts] == [(0, 0), (1, 0), (1, 1), (2, 1)]


@pytest.mark.parametrize(
    "path",
    [
        "cards.33.input.coin",
        "cards.1.points",
        "leaders.64.points",
        "leaders.53.resources.coin",
        "track.points.24",
        "track.tiles.1",
        "market.marbles.red",
        "start.4.faith",
        "solo.tokens.cross",
        "rules.cards_to_end",
    ],
)
def test_every_figure_says_where_it_comes_from(path: str) -> None:
    assert GAME.edition.provenance(path) in ("printed", "found", "inferred", "reconstructed")


def test_the_typed_tables_are_the_data() -> None:
    """`components` computes what search needs; it must not change a figure on the way."""
    for id in range(1, 49):
        card, figures = GAME.box.cards[id], FIGURES["cards"][str(id)]
        assert (card.id, COLOURS[card.colour], card.level) == (id, figures["colour"], figures["level"])
        assert card.cost == tuple(figures["cost"].values())
        assert card.input == tuple(figures["input"].values())
        assert card.output == tuple(figures["output"].values())
        assert card.points == figures["points"]
    for id in range(49, 65):
        leader, figures = GAME.box.leaders[id], FIGURES["leaders"][str(id)]
        assert (leader.id, leader.ability) == (id, figures["ability"])
        assert RESOURCES[leader.resource] == figures["resource"]
