"""Turn 0 for experts: favours (appendix)."""

from __future__ import annotations

import pytest

from bottega.engine.refusal import Refusal
from bottega.games.leonardo.state import LeonardoState
from tests.games.leonardo.positions import (
    GAME,
    asked,
    components,
    deal,
    events_of,
    florins,
    idle,
    lab,
    legal,
    log,
    play,
    public,
    refusal,
    seat_board,
    stage,
)

#: What everybody can choose at first.
FIRST = [
    "favour flip small",
    "favour build large",
    "favour florins",
    "favour components",
    "favour apprentice",
]


def experts(players: int) -> LeonardoState:
    return GAME.start(deal(players, start="expert"))


def with_shops_empty(state: LeonardoState, *names: str) -> LeonardoState:
    """The last seat holds all that was in these shops."""
    dump = state.dump()
    for name in names:
        dump["boards"][-1]["components"][name] += dump["shops"][name]
        dump["shops"][name] = 0
    return GAME.load(dump)


@pytest.mark.parametrize(("players", "favours"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_favours_are_chosen_round_after_round_from_leonardo(players: int, favours: int) -> None:
    """Rulings 37: clockwise, and clockwise again."""
    state = experts(players)
    order = []
    for round in range(favours):
        for _ in range(players):
            order.append(asked(state))
            play(state, "favour apprentice" if round else "favour florins")
    assert order == list(range(players)) * favours
    assert (stage(state), public(state, "turn")) == ("laboratories", 1)


def test_the_first_choice_is_among_all_letters_but_what_needs_a_better_laboratory() -> None:
    assert legal(experts(4)) == FIRST


def test_favour_a_is_five_florins() -> None:
    assert florins(play(experts(3), "favour florins")) == [8, 3, 3]


def test_favour_c_is_an_apprentice() -> None:
    state = play(experts(3), "favour apprentice")
    mine = seat_board(state)
    assert (mine["apprentices"], mine["free"], mine["academy"]) == (4, 4, 5)


def test_favour_b_is_four_components_of_ones_choice() -> None:
    state = play(experts(3), "favour components", "take iron", "take iron", "take rope", "take brick")
    assert components(state) == {"iron": 2, "rope": 1, "brick": 1}
    assert public(state, "shops") == {"iron": 10, "glass": 12, "wood": 12, "brick": 11, "rope": 11}
    assert asked(state) == 1


def test_favour_b_gives_at_most_two_of_a_kind() -> None:
    state = play(experts(3), "favour components", "take iron", "take iron")
    assert legal(state) == ["take glass", "take wood", "take brick", "take rope"]
    assert refusal(state, "take iron") == Refusal("two-of-a-kind", "favours", {"component": "iron"})


def test_a_second_favour_b_counts_its_kinds_anew() -> None:
    state = experts(3)
    play(state, "favour components", "take iron", "take iron", "take rope", "take rope")
    play(state, "favour florins", "favour florins")
    play(state, "favour components", "take iron", "take iron")
    assert components(state) == {"iron": 4, "rope": 2}


def test_favour_b_comes_from_the_other_shops_where_one_is_empty() -> None:
    """Decided: four components from the other shops."""
    state = with_shops_empty(experts(4), "iron", "glass")
    play(state, "favour components")
    assert refusal(state, "take iron") == Refusal("shop-empty", "shops", {"component": "iron"})
    play(state, "take wood", "take wood", "take brick", "take brick")
    assert asked(state) == 1


def test_favour_b_ends_where_the_shops_have_no_more_to_give() -> None:
    state = with_shops_empty(experts(4), "iron", "glass", "wood", "brick")
    play(state, "favour components", "take rope", "take rope")
    assert components(state) == {"rope": 2}
    assert asked(state) == 1


def test_favour_b_needs_something_in_the_shops() -> None:
    state = with_shops_empty(experts(4), "iron", "glass", "wood", "brick", "rope")
    assert refusal(state, "favour components") == Refusal("shops-empty", "shops", {})


def test_favour_d1_turns_the_small_laboratory_over_and_gives_a_component() -> None:
    """Rulings 39."""
    state = play(experts(3), "favour flip small")
    assert legal(state) == [f"take {name}" for name in ("iron", "glass", "wood", "brick", "rope")]
    play(state, "take glass")
    assert lab(state, 0, "small")["spaces"] == 5
    assert components(state) == {"glass": 1}
    assert asked(state) == 1


def test_favour_d2_is_the_large_laboratory_and_a_component() -> None:
    state = play(experts(3), "favour build large", "take wood")
    assert lab(state, 0, "large")["spaces"] == 4
    assert components(state) == {"wood": 1}


def test_favour_d3_needs_the_large_laboratory_from_an_earlier_favour() -> None:
    """Rulings 39."""
    state = experts(3)
    assert refusal(state, "favour flip large") == Refusal("lab-missing", "workshop", {})
    play(state, "favour build large", "take wood", "favour florins", "favour florins")
    play(state, "favour flip large", "take rope")
    assert lab(state, 0, "large")["spaces"] == 6
    assert components(state) == {"wood": 1, "rope": 1}


def test_favour_d4_needs_a_space_for_the_mechanical_man_and_gives_no_component() -> None:
    """Rulings 39."""
    state = experts(3)
    assert refusal(state, "favour man small") == Refusal("man-no-space", "workshop", {"spaces": 3})
    play(state, "favour flip small", "take iron", "favour florins", "favour florins")
    play(state, "favour man small")
    assert lab(state, 0, "small")["men"] == 1
    assert components(state) == {"iron": 1}
    assert asked(state) == 1


def test_a_mechanical_man_can_also_go_to_a_large_laboratory_of_six() -> None:
    state = experts(4)
    for favour, component in (("build large", "iron"), ("flip large", "iron")):
        play(state, f"favour {favour}", f"take {component}")
        for _ in range(3):
            play(state, "favour florins")
    assert refusal(state, "favour man large").code == "favour-letter", "d would be chosen three times"
    state = experts(3)
    play(state, "favour build large", "take iron", "favour florins", "favour florins")
    assert refusal(state, "favour man large") == Refusal("man-no-space", "workshop", {"spaces": 4})


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize(
    ("favours", "letter"),
    [
        (("florins", "florins"), "A"),
        (("components", "components"), "B"),
        (("apprentice", "apprentice"), "C"),
        (("flip small", "man small"), "D"),
        (("build large", "flip small"), "D"),
    ],
)
def test_of_four_or_five_nobody_takes_a_letter_three_times(
    players: int, favours: tuple[str, str], letter: str
) -> None:
    """Rulings 38: d counts as one letter whatever the improvement."""
    state = experts(players)
    for favour in favours:
        play(state, f"favour {favour}")
        while stage(state) == "pick":
            idle(state)
        for _ in range(players - 1):
            play(state, "favour florins" if favour == favours[0] else "favour apprentice")
    third = {"A": "florins", "B": "components", "C": "apprentice", "D": "man large"}[letter]
    assert refusal(state, f"favour {third}") == Refusal("favour-letter", "favours", {"letter": letter})
    free = [f for f in FIRST if f != f"favour {third}" and not (letter == "D" and f in FIRST[:2])]
    assert set(free) <= set(legal(state))


def test_of_three_both_favours_may_be_of_one_letter() -> None:
    """Rulings 38: the limit is for four or five players."""
    state = experts(3)
    play(state, *["favour florins"] * 6)
    assert florins(state) == [13, 13, 13]


def test_an_apprentice_must_be_left_in_the_academy() -> None:
    dump = experts(4).dump()
    dump["boards"][0].update(apprentices=9, free=9, academy=0)
    assert refusal(GAME.load(dump), "favour apprentice") == Refusal("academy-empty", "academy", {})


def test_everybody_sees_which_favours_are_chosen() -> None:
    state = experts(2)
    written = log(state)
    play(state, "favour flip small", "take rope", "favour florins")
    assert events_of(written)[:3] == [
        ("favour", {"seat": 0, "favour": "flip-small"}),
        ("component", {"seat": 0, "component": "rope"}),
        ("favour", {"seat": 1, "favour": "florins"}),
    ]
