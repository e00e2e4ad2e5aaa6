"""The count: inventions, runs, points tokens, goals; and who has won."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

import pytest

from bottega.games.inventors.rules.scoring import runs
from tests.games.inventors.positions import play, position, score, team

#: One invention per number of classification and age.
NUMBERED = {
    1: ("axe", "canoe", "papyrus", "flute", "sundial", "fire"),
    2: ("pistol", "caravel", "printing_press", "piano", "hourglass", "windmill"),
    3: ("gatling", "zeppelin", "radio", "phonograph", "stopwatch", "battery"),
}


def run_points(numbers: str, stars: int = 0) -> int:
    """What the runs of a seat are worth, with inventions of these numbers and classification tokens."""
    left = {n: [NUMBERED[age][n] for age in (1, 2, 3)] for n in range(6)}
    owned = [left[int(n)].pop(i % len(left[int(n)])) for i, n in enumerate(numbers)]
    state = position(team(cards=owned, tokens=["classification"] * stars), team(), stage="over")
    return score(state)["runs"]


def test_a_run_starts_at_0() -> None:
    """Rulings Scoring 2."""
    assert run_points("0123") == 3
    assert run_points("123") == 0


def test_a_run_has_no_gap() -> None:
    """Rulings Scoring 2."""
    assert run_points("01345") == 1


def test_a_run_is_worth_its_highest_number_and_not_the_sum() -> None:
    """Rulings Scoring 2, Decided 8: the rulebook's "0 + 1 + 2 + 3 = 6" is a slip."""
    assert run_points("012345") == 5


def test_a_0_alone_is_worth_nothing() -> None:
    """Rulings Scoring 2."""
    assert run_points("0") == 0
    assert run_points("000") == 0


def test_several_runs_count_and_each_invention_is_in_one_of_them() -> None:
    """Rulings Scoring 2."""
    assert run_points("0012") == 2
    assert run_points("0101") == 1 + 1
    assert run_points("0101233") == 3 + 1


def test_a_classification_token_fills_a_gap() -> None:
    """Rulings Tokens 6."""
    assert run_points("0134", stars=1) == 4


def test_a_classification_token_may_be_the_0() -> None:
    """Rulings Tokens 6."""
    assert run_points("12", stars=1) == 2


def test_classification_tokens_go_beyond_5() -> None:
    """Rulings Tokens 6: 0 to 5 and a star are 6; with two stars, 7."""
    assert run_points("012345", stars=1) == 6
    assert run_points("012345", stars=2) == 7


def test_a_run_may_consist_of_classification_tokens_alone() -> None:
    """Rulings Decided 5: two of them are 0 and 1."""
    assert run_points("", stars=2) == 1
    assert run_points("", stars=1) == 0
    assert run_points("", stars=4) == 3


def test_a_classification_token_that_is_of_no_use_costs_nothing() -> None:
    """Rulings Decided 5."""
    assert run_points("345", stars=1) == 0
    assert run_points("0", stars=1) == 1


def test_a_classification_token_is_in_one_run() -> None:
    """Rulings Scoring 2: 0 and 1 twice; the star lengthens one of them, or is a second 1."""
    assert run_points("0101", stars=1) == 2 + 1
    assert run_points("001", stars=1) == 2


def one_run(
    counts: tuple[int, ...], stars: int, number: int = 0
) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Every way to lay a run from `number` on: how far it goes, and what is left."""
    ways = []
    if number < len(counts) and counts[number]:
        ways.append((tuple(n - (i == number) for i, n in enumerate(counts)), stars))
    if stars:
        ways.append((counts, stars - 1))
    for cards, others in ways:
        yield number, cards, others
        yield from one_run(cards, others, number + 1)


@cache
def by_hand(counts: tuple[int, ...], stars: int) -> int:
    """The best of all ways to lay a run and then others."""
    return max((end + by_hand(cards, others) for end, cards, others in one_run(counts, stars)), default=0)


@pytest.mark.parametrize("stars", range(5))
def test_the_best_runs_are_found_among_all_ways_to_lay_them(stars: int) -> None:
    """Every collection of up to eight inventions with up to four classification tokens: all there are."""
    for size in range(9):
        for numbers in combinations_with_replacement(range(6), size):
            counts = tuple(numbers.count(n) for n in range(6))
            assert runs(counts, stars) == by_hand(counts, stars), (numbers, stars)


def test_inventions_are_worth_more_in_each_age() -> None:
    """FR "Acquérir des inventions"."""
    for age, points in ((1, 1), (2, 2), (3, 3)):
        state = position(team(cards=[NUMBERED[age][5]]), team(), stage="over")
        assert score(state)["inventions"] == points


def test_points_tokens_count_and_other_tokens_left_over_do_not() -> None:
    """Rulings Tokens 7."""
    state = position(
        team(tokens=["victory_points_1", "victory_points_3", "victory_points_3"]),
        team(tokens=["availability", "additional_knowledge", "progression_4", "classification"]),
        stage="over",
    )
    assert score(state, 0)["tokens"] == score(state, 0)["total"] == 7
    assert score(state, 1)["total"] == 0


def test_a_points_token_turned_over_is_worth_nothing_any_more() -> None:
    """Rulings Tokens 7: counted if not flipped."""
    state = position(team(tokens=["victory_points_3"]), team())
    assert score(state)["tokens"] == 3
    play(state, "raise archimedes chemistry")
    assert score(state)["tokens"] == 0


@pytest.mark.parametrize(
    ("newton", "points"),
    [("P3 M1 A2", 9), ("P2 M1 A2", 0), ("P3 M1 A1", 0), ("P4 M4 A4", 9), ("P3 C1 M1 A2", 9), ("P4 C4 M4", 0)],
)
def test_a_goal_is_met_in_every_discipline_of_the_box_or_exceeded(newton: str, points: int) -> None:
    """Rulings Scoring 1, Tokens 1: Isaac Newton's goal is physics 3, mechanics 1, mathematics 2."""
    state = position(team("yellow", levels={"newton": newton}), team(), stage="over")
    assert score(state)["goals"] == points


def test_each_inventor_who_meets_their_goal_counts() -> None:
    """Rulings Scoring 1."""
    levels = {"boyle": "P1 C3", "pascal": "M2 A2", "galileo": "P1 C1 A4"}
    state = position(team("yellow", levels=levels), team(), stage="over")
    assert score(state)["goals"] == 3 + 3


def test_the_count_adds_up() -> None:
    """Rulings Scoring 1: inventions, runs, points tokens, goals."""
    mine = team(
        "red",
        levels={"einstein": "P3 A3"},
        tokens=["victory_points_2"],
        cards=["axe", "canoe", "revolver"],
    )
    state = position(mine, team(), stage="over")
    assert score(state) == {"inventions": 5, "runs": 1, "tokens": 2, "goals": 9, "total": 17}


def test_most_points_win() -> None:
    state = position(
        team(tokens=["victory_points_1"]), team(tokens=["victory_points_3"]), team(), stage="over"
    )
    assert state.ranking() == [[1], [0], [2]]


def test_a_tie_goes_to_the_seat_with_more_inventions() -> None:
    """Rulings Scoring 3: 3 points by three inventions, by one, or by a token."""
    state = position(
        team(tokens=["victory_points_3"]),
        team(cards=["radio"]),
        team(cards=["axe", "papyrus", "sundial"]),
        stage="over",
    )
    assert {score(state, seat)["total"] for seat in range(3)} == {3}
    assert [result["ties"] for result in state.scores()] == [
        {"inventions": 0},
        {"inventions": 1},
        {"inventions": 3},
    ]
    assert state.ranking() == [[2], [1], [0]]


def test_who_is_still_tied_shares_the_victory() -> None:
    """Rulings Scoring 3."""
    state = position(team(cards=["axe"]), team(), team(cards=["bow"]), stage="over")
    assert state.ranking() == [[0, 2], [1]]


def test_lower_ranks_are_told_apart_in_the_same_way() -> None:
    """Rulings Decided 7."""
    state = position(
        team(tokens=["victory_points_1"]),
        team(cards=["axe"]),
        team(tokens=["victory_points_3"]),
        team(cards=["bow"]),
        team(tokens=["victory_points_1"]),
        stage="over",
    )
    assert state.ranking() == [[2], [1, 3], [0, 4]]


def test_there_is_no_ranking_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        position(team(), team()).ranking()


def test_inventions_runs_tokens_and_goals_are_counted_one_by_one() -> None:
    tokens = ["victory_points_2", "victory_points_2", "availability", "classification"]
    own = team("purple", cards=["axe", "canoe", "flute", "caravel"], tokens=tokens)
    state = position(own, team(), stage="over")
    parts = {
        line: [(part["key"], part["value"], part["points"]) for part in found]
        for line, found in state.score_parts(0).items()
    }
    assert parts["runs"] == [("run", 3, 3)], "the classification token stands for the 2"
    assert parts["tokens"] == [("token", "victory_points_2", 2)] * 2
    assert [(key, value) for key, value, _ in parts["inventions"]] == [
        ("invention", "axe"),
        ("invention", "canoe"),
        ("invention", "flute"),
        ("invention", "caravel"),
    ]
    for line, found in parts.items():
        assert sum(points for *_, points in found if points is not None) == score(state)[line]
