"""Phase C, areas B to H: the offer goes round (§8)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.engine.refusal import Refusal
from bottega.games.leonardo.state import LeonardoState
from tests.games.leonardo.positions import (
    CITY,
    asked,
    assign,
    board,
    components,
    events_of,
    florins,
    idle_to,
    lab,
    legal,
    log,
    pending,
    play,
    position,
    public,
    refusal,
    seat_board,
    stage,
    there,
    weeks,
)
from tests.profiles import examples

PRICES = (0, 2, 3, 4)
IMPROVEMENTS = ("flip small", "build large", "flip large", "man small", "man large")


def price(state: LeonardoState) -> int:
    florins: int = pending(state, "price")
    return florins


def in_kiln(*counts: int, florins: int = 20) -> LeonardoState:
    """The given number of apprentices of each seat at the kiln."""
    state = position(*(board(florins=florins) for _ in counts))
    return assign(state, *([f"place {n} in kiln"] if n else [] for n in counts))


def in_workshop(*boards: dict[str, object]) -> LeonardoState:
    """Everybody has one apprentice in the Workshop, and seat 0 is nearest to the arrow."""
    state = position(*boards)
    return assign(state, *(["place 1 in workshop"] for _ in boards))


# The order of things.


def test_the_areas_are_resolved_in_order_then_the_laboratories_work() -> None:
    """§8; rulings 13: the Lord of the City only marks where one is."""
    state = position(board(apprentices=7, works={"small": (8, 0)}), board())
    assign(state, ["master to small", *(f"place 1 in {area}" for area in reversed(CITY[1:]))])
    written = log(state)
    order = ["workshop"]
    while stage(state) == "offer":
        assert weeks(state, 0, "small") == 0
        play(state, "withdraw")
    order += [values["place"] for _, values in events_of(written, "area")]
    assert order == list(CITY[1:])
    assert weeks(state, 0, "small") == 2


def test_an_area_without_workers_is_passed_over() -> None:
    state = position(board(), board())
    assign(state, ["place 1 in kiln"])
    assert pending(state, "area") == "kiln"


def test_the_strongest_is_offered_first() -> None:
    assert asked(in_kiln(1, 3, 2)) == 1


def test_a_master_counts_as_two_in_the_ranking() -> None:
    """§8."""
    state = position(board(), board(), board())
    assign(state, ["place 1 in kiln"], ["place 3 in kiln"], ["master to kiln", "place 2 in kiln"])
    assert pending(state, "ranking") == [2, 1, 0]


def test_a_tie_goes_to_the_workers_nearest_to_the_arrow() -> None:
    state = position(board(), board(), board(), leonardo=1)
    assign(state, ["place 2 in kiln"], ["place 2 in kiln"], ["master to kiln"])
    assert pending(state, "ranking") == [1, 2, 0]


def test_the_first_benefit_is_free_the_next_cost_2_3_and_4() -> None:
    state = in_kiln(2, 1)
    for expected, seat in ((0, 0), (2, 1), (3, 0), (4, 1)):
        assert (price(state), asked(state)) == (expected, seat)
        play(state, "accept")
    assert florins(state) == [20 - 3, 20 - 6]
    assert stage(state) == "laboratories", "who pays 4 ends the area"


def test_a_seat_that_passes_takes_all_its_workers_back_and_the_marker_stays() -> None:
    """Rulings 21."""
    state = position(board(), board())
    assign(state, ["place 2 in kiln", "master to kiln"], ["place 1 in kiln"])
    play(state, "withdraw")
    assert (seat_board(state, 0)["free"], seat_board(state, 0)["master"]) == (4, None)
    assert there(state, "kiln") == [1]
    assert (price(state), asked(state)) == (0, 1)


def test_after_the_last_has_taken_the_offer_goes_back_to_the_first() -> None:
    """Rulings 20: as the printed example has it, not only when the last one renounces."""
    state = play(in_kiln(2, 1), "accept", "accept")
    assert (asked(state), price(state)) == (0, 3)


def test_after_the_last_has_passed_the_offer_goes_back_to_the_first() -> None:
    """Rulings 20."""
    state = play(in_kiln(3, 2, 1), "accept", "accept", "withdraw")
    assert (asked(state), price(state)) == (0, 3)
    play(state, "withdraw")
    assert (asked(state), price(state)) == (1, 3), "the ranking changes as workers leave"


def test_one_player_alone_may_take_all_four() -> None:
    state = play(in_kiln(1, 0), "accept", "accept", "accept", "accept")
    assert florins(state) == [20 - 9, 20]
    assert components(state) == {"brick": 4}
    assert stage(state) == "laboratories"


def test_the_area_is_done_when_nobody_is_left() -> None:
    """Rulings 21."""
    state = play(in_kiln(2, 1), "accept", "withdraw", "withdraw")
    assert stage(state) == "laboratories"


def test_when_4_are_paid_everybody_goes_home() -> None:
    state = play(in_kiln(1, 1, 1), "accept", "accept", "accept", "accept")
    assert stage(state) == "laboratories"
    assert [b["free"] for b in public(state, "boards")] == [4, 4, 4]


def test_the_marker_starts_anew_in_every_area() -> None:
    state = position(board(), board())
    assign(state, ["place 1 in kiln", "place 1 in ropemaker"])
    play(state, "accept", "withdraw")
    assert (pending(state, "area"), price(state)) == ("ropemaker", 0)


@pytest.mark.parametrize(("purse", "prices"), [(0, [0]), (1, [0]), (2, [0, 2]), (4, [0, 2]), (5, [0, 2, 3])])
def test_who_cannot_pay_has_to_pass(purse: int, prices: list[int]) -> None:
    """Rulings 21; decided: florins are public, so the seat is not asked."""
    state = in_kiln(1, 0, florins=purse)
    written = log(state)
    paid = []
    while stage(state) == "offer":
        paid.append(price(state))
        play(state, "accept")
    assert paid == prices
    assert events_of(written, "withdraw-forced") == [("withdraw-forced", {"seat": 0, "place": "kiln"})]


def test_a_forced_pass_leaves_the_offer_to_the_next() -> None:
    state = position(board(florins=0), board(florins=9), board(florins=9))
    assign(state, ["place 3 in kiln"], ["place 2 in kiln"], ["place 1 in kiln"])
    play(state, "accept", "accept", "accept")
    assert asked(state) == 1, "seat 0 cannot pay 4 and goes home"
    assert there(state, "kiln") == [1, 2]


# Shops and Academy.


@pytest.mark.parametrize(
    ("shop", "component"),
    [
        ("blacksmith", "iron"),
        ("glassmaker", "glass"),
        ("joiner", "wood"),
        ("kiln", "brick"),
        ("ropemaker", "rope"),
    ],
)
def test_every_shop_sells_its_component(shop: str, component: str) -> None:
    state = position(board(), board())
    assign(state, [f"place 1 in {shop}"])
    play(state, "accept")
    assert components(state) == {component: 1}
    assert public(state, "shops")[component] == 11


def test_an_empty_shop_gives_nothing_and_costs_nothing() -> None:
    """Rulings 24: a forced pass."""
    state = position(board(), board(), shops={"brick": 0})
    written = log(state)
    assign(state, ["place 1 in kiln"])
    assert ("withdraw-forced", {"seat": 0, "place": "kiln"}) in events_of(written)
    assert stage(state) == "laboratories"
    assert florins(state) == [3, 3]


def test_a_shop_that_runs_out_sends_everybody_home() -> None:
    """Rulings 24."""
    state = position(board(), board(), shops={"brick": 1})
    assign(state, ["place 2 in kiln"], ["place 1 in kiln"])
    play(state, "accept")
    assert stage(state) == "laboratories"
    assert components(state) == {"brick": 1}


def test_components_of_a_completed_invention_are_back_in_the_next_turn() -> None:
    """Edge case."""
    state = position(board(works={"small": (1, 3)}), board(), shops={"iron": 0})
    assign(state, ["place 1 in small"])
    idle_to(state, "assign", turn=4)
    assert public(state, "shops")["iron"] == 1
    assign(state, ["place 1 in blacksmith"])
    assert legal(state) == ["accept", "withdraw"]


def test_the_academy_gives_an_apprentice_of_ones_own_colour() -> None:
    state = position(board(), board(), board(), board())
    assign(state, ["place 1 in academy"])
    play(state, "accept")
    assert (seat_board(state)["apprentices"], seat_board(state)["academy"]) == (5, 4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_exhausted_academy_is_a_forced_pass(players: int) -> None:
    """Rulings 24 and 1: with nine (of four players), eight or seven apprentices nobody is left."""
    state = position(*(board() for _ in range(players)), academy={0: 0})
    assert seat_board(state)["apprentices"] == {2: 7, 3: 8, 4: 9}[players]
    assign(state, ["place 1 in academy"], ["place 1 in academy"])
    assert asked(state) == 1
    assert price(state) == 0


def test_in_a_shop_one_accepts_and_does_not_improve() -> None:
    refused = Refusal("not-workshop", "workshop", {"place": "kiln"})
    assert refusal(in_kiln(1, 0), "build large") == refused


# The Workshop.


def test_the_workshop_offers_what_one_can_still_improve() -> None:
    """§8."""
    state = in_workshop(board(), board())
    assert legal(state) == ["flip small", "build large", "withdraw"]
    assert refusal(state, "accept") == Refusal("choose-improvement", "workshop", {})


def test_the_small_laboratory_turns_to_its_side_of_five() -> None:
    state = play(in_workshop(board(), board()), "flip small")
    assert lab(state, 0, "small")["spaces"] == 5


def test_the_large_laboratory_is_taken_with_its_side_of_four() -> None:
    state = play(in_workshop(board(), board()), "build large")
    assert lab(state, 0, "large")["spaces"] == 4


def test_the_large_laboratory_turns_to_its_side_of_six() -> None:
    state = play(in_workshop(board(large=4), board()), "flip large")
    assert lab(state, 0, "large")["spaces"] == 6


def test_a_mechanical_man_takes_a_free_space_for_men() -> None:
    """Rulings 12: one in a laboratory of five, two in one of six, none elsewhere."""
    state = in_workshop(board(small=5, large=6, florins=20), board())
    play(state, "man small", "withdraw")
    assert refusal(state, "man small") == Refusal("man-no-space", "workshop", {"spaces": 5})
    play(state, "man large", "man large")
    assert [lab(state, 0, name)["men"] for name in ("small", "large")] == [1, 2]
    state = in_workshop(board(large=4), board())
    assert refusal(state, "man small") == Refusal("man-no-space", "workshop", {"spaces": 3})
    assert refusal(state, "man large") == Refusal("man-no-space", "workshop", {"spaces": 4})


def test_nobody_has_more_than_three_mechanical_men() -> None:
    """§8. The spaces allow no more either."""
    full = board(small=5, large=6, men={"small": 1, "large": 2})
    state = in_workshop(full, board())
    assert asked(state) == 1, "and with everything improved one has to pass (rulings 21)"
    assert refusal(in_workshop(board(), full), "man large", seat=0).code == "lab-missing"


def test_a_working_laboratory_is_not_improved() -> None:
    """Rulings 23; edge case: not even when it started this very turn."""
    mine = board(hand={"iron": 1}, small=5)
    state = position(mine, board(), stage="laboratories")
    play(state, "start 1 in small", "done")
    assign(state, ["place 1 in workshop"])
    assert refusal(state, "man small") == Refusal("lab-busy", "workshop", {"lab": "small"})
    assert legal(state) == ["build large", "withdraw"]


def test_a_working_laboratory_is_not_turned_over() -> None:
    """Rulings 23."""
    mine = board(works={"small": (8, 1), "large": (1, 1)}, large=4)
    state = position(mine, board())
    assign(state, ["place 1 in workshop"], ["place 1 in workshop"])
    assert asked(state) == 1, "there is nothing seat 0 could improve"
    state = position(board(works={"large": (1, 1)}, large=4), board())
    assign(state, ["place 1 in workshop"])
    assert refusal(state, "flip large") == Refusal("lab-busy", "workshop", {"lab": "large"})


def test_the_large_laboratory_may_be_taken_while_the_small_one_works() -> None:
    """Rulings 23."""
    state = in_workshop(board(works={"small": (8, 1)}), board())
    assert legal(state) == ["build large", "withdraw"]


def test_nothing_is_turned_over_or_built_twice() -> None:
    state = in_workshop(board(small=5, large=4), board())
    assert refusal(state, "flip small") == Refusal("lab-flipped", "workshop", {"spaces": 5})
    assert refusal(state, "build large") == Refusal("lab-built", "workshop", {})
    assert refusal(in_workshop(board(), board()), "flip large") == Refusal("lab-missing", "workshop", {})


def test_a_laboratory_just_built_may_be_improved_in_the_same_resolution() -> None:
    """Rulings 23."""
    state = position(board(florins=20), board())
    assign(state, ["place 1 in workshop"])
    play(state, "build large", "flip large", "man large", "man large")
    assert (lab(state, 0, "large")["spaces"], lab(state, 0, "large")["men"]) == (6, 2)
    assert florins(state) == [20 - 9, 3]


def test_a_laboratory_just_turned_over_takes_a_mechanical_man_at_once() -> None:
    state = position(board(), board())
    assign(state, ["place 1 in workshop"])
    play(state, "flip small")
    assert "man small" in legal(state)


# Against naive play.


@examples(120)
@given(
    groups=st.lists(st.integers(0, 4), min_size=2, max_size=5).filter(any),
    purses=st.lists(st.integers(0, 9), min_size=5, max_size=5),
    stock=st.integers(0, 5),
    wishes=st.lists(st.booleans(), min_size=20, max_size=20),
)
def test_the_offer_goes_round_as_the_rulebook_tells(
    groups: list[int], purses: list[int], stock: int, wishes: list[bool]
) -> None:
    """§8 word for word: down the ranking, take or pass, then again from the top (rulings 20, 21, 24)."""
    seats = range(len(groups))
    purse = purses[: len(groups)]
    expected = []
    ranked = sorted((seat for seat in seats if groups[seat]), key=lambda seat: -groups[seat])
    prices, left, stocked = list(PRICES), list(wishes), stock
    while ranked and prices:
        for seat in tuple(ranked):
            if not prices:
                break
            if purse[seat] >= prices[0] and stocked and left.pop(0):
                expected.append((seat, prices[0]))
                purse[seat] -= prices.pop(0)
                stocked -= 1
            else:
                ranked.remove(seat)

    boards = [board(florins=florin) for florin, _ in zip(purses, groups, strict=False)]
    state = position(*boards, shops={"brick": stock})
    written = log(assign_all(state, groups))
    left = list(wishes)
    while stage(state) == "offer":
        play(state, "accept" if left.pop(0) else "withdraw")
    assert [values["seat"] for _, values in events_of(written, "component")] == [seat for seat, _ in expected]
    paid = [(values["seat"], values["florins"]) for _, values in events_of(written, "pay")]
    assert paid == [(seat, price) for seat, price in expected if price], (
        "what is free is not told as a payment"
    )
    assert florins(state) == purse
    assert public(state, "shops")["brick"] == stocked


def assign_all(state: LeonardoState, groups: list[int]) -> LeonardoState:
    return assign(state, *([f"place {n} in kiln"] if n else [] for n in groups))


@examples(60)
@given(
    small=st.sampled_from([3, 5]),
    large=st.sampled_from([0, 4, 6]),
    men=st.tuples(st.integers(0, 1), st.integers(0, 2)),
    working=st.tuples(st.booleans(), st.booleans()),
)
def test_what_can_be_improved_is_what_the_rulebook_lists(
    small: int, large: int, men: tuple[int, int], working: tuple[bool, bool]
) -> None:
    """§8; rulings 12, 23: said once more in other words."""
    men = (men[0] if small == 5 else 0, men[1] if large == 6 else 0)
    works = {"small": (8, 1)} if working[0] else {}
    if working[1] and large:
        works["large"] = (1, 1)
    mine = board(small=small, large=large, men={"small": men[0], "large": men[1]}, works=works)
    state = position(mine, board())
    assign(state, ["place 1 in workshop"])
    idle_small, idle_large = "small" not in works, large > 0 and "large" not in works
    expected = {
        "flip small": idle_small and small == 3,
        "build large": large == 0,
        "flip large": idle_large and large == 4,
        "man small": idle_small and small == 5 and men[0] == 0 and sum(men) < 3,
        "man large": idle_large and large == 6 and men[1] < 2 and sum(men) < 3,
    }
    if not any(expected.values()):
        assert stage(state) == "laboratories"
        return
    assert legal(state) == [name for name in IMPROVEMENTS if expected[name]] + ["withdraw"]
