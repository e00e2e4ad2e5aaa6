"""Phase B: placing the master and the apprentices (§7)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.engine.refusal import Refusal
from bottega.games.leonardo.rules.assignment import ranking
from tests.games.leonardo.positions import (
    CITY,
    GAME,
    asked,
    assign,
    board,
    events_of,
    idle_to,
    lab,
    legal,
    log,
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

WORKING = board(works={"small": (8, 1)})


def test_players_place_in_turn_from_leonardo_until_all_have_passed() -> None:
    """§7."""
    state = position(board(), board(), board(), leonardo=1)
    order = []
    for notation in ("place 1 in kiln", "place 1 in kiln", "pass", "pass", "master to kiln", "pass"):
        order.append(asked(state))
        play(state, notation)
    assert order == [1, 2, 0, 1, 2, 2]
    assert stage(state) == "offer"


def test_who_has_passed_is_out_for_the_rest_of_the_phase() -> None:
    """§7; edge case: one may pass with workers left."""
    state = position(board(), board())
    play(state, "pass", "place 1 in kiln", "place 1 in academy")
    assert asked(state) == 1
    assert seat_board(state, 0)["passed"] is True
    assert seat_board(state, 0)["free"] == 4


def test_a_move_is_one_or_more_apprentices_in_one_place_or_the_master_or_to_pass() -> None:
    """Edge case: placing nobody is not a move."""
    state = position(board(apprentices=2), board())
    groups = [f"place {n} in {area}" for area in CITY for n in (1, 2)]
    masters = [f"master to {area}" for area in CITY]
    assert legal(state) == [*groups, *masters, "pass"]


def test_one_places_only_apprentices_one_has() -> None:
    state = position(board(apprentices=2), board())
    assert refusal(state, "place 3 in kiln") == Refusal(
        "too-few-apprentices", "phase-b", {"count": 3, "left": 2}
    )


def test_apprentices_go_to_a_place_only_once() -> None:
    """§7: none are added with a later move."""
    state = position(board(), board())
    play(state, "place 1 in kiln", "pass")
    assert legal(state, "place 1 in kiln", "place 2 in kiln") == []
    assert refusal(state, "place 1 in kiln") == Refusal("once-per-place", "phase-b", {"place": "kiln"})


def test_apprentices_go_to_a_laboratory_only_once() -> None:
    state = position(WORKING, board())
    play(state, "place 1 in small", "pass")
    assert refusal(state, "place 1 in small") == Refusal("once-per-place", "phase-b", {"place": "small"})
    assert "master to small" in legal(state)


@pytest.mark.parametrize(
    ("first", "second"), [("place 1 in kiln", "master to kiln"), ("master to kiln", "place 1 in kiln")]
)
def test_master_and_apprentices_join_each_other_in_the_queue(first: str, second: str) -> None:
    """Rulings 11: one's place in the queue is that of the first piece."""
    state = position(board(), board())
    play(state, first, "place 4 in kiln", second)
    assert there(state, "kiln") == [0, 1]
    assert public(state, "city")["kiln"][0] == {"seat": 0, "apprentices": 1, "master": True}


def test_the_master_is_placed_once() -> None:
    state = position(board(), board())
    play(state, "master to kiln", "pass")
    assert refusal(state, "master to academy") == Refusal("master-placed", "phase-b", {"place": "kiln"})


def test_no_workers_go_into_an_idle_laboratory() -> None:
    """Rulings 10."""
    state = position(board(), board())
    assert refusal(state, "place 1 in small") == Refusal("lab-not-working", "phase-b", {"lab": "small"})
    assert refusal(state, "master to small") == Refusal("lab-not-working", "phase-b", {"lab": "small"})
    assert refusal(state, "master to large") == Refusal("lab-missing", "workshop", {})


def test_every_worker_and_every_mechanical_man_takes_a_space() -> None:
    """Rulings 12; edge case: the master takes one space, although counted as two."""
    mine = board(works={"small": (8, 1)}, small=5, men={"small": 1}, apprentices=5)
    state = position(mine, board())
    full = Refusal("lab-full", "phase-b", {"lab": "small", "left": 4})
    assert refusal(state, "place 5 in small") == full
    play(state, "master to small", "pass")
    assert legal(state, "place 3 in small", "place 4 in small") == ["place 3 in small"]
    play(state, "place 3 in small")
    assert lab(state, 0, "small")["apprentices"] == 3


@pytest.mark.parametrize(("small", "large"), [(3, 4), (5, 6)])
def test_a_laboratory_has_as_many_spaces_as_its_side_says(small: int, large: int) -> None:
    """Rulings 12: workers may use the free spaces of mechanical men."""
    mine = board(works={"small": (8, 1), "large": (1, 1)}, small=small, large=large, apprentices=7)
    state = position(mine, board())
    for name, spaces in (("small", small), ("large", large)):
        assert legal(state, f"place {spaces} in {name}") == [f"place {spaces} in {name}"]
        assert refusal(state, f"place {spaces + 1} in {name}").values == {"lab": name, "left": spaces}


def test_a_full_laboratory_takes_no_master() -> None:
    state = position(WORKING, board())
    play(state, "place 3 in small", "pass")
    assert refusal(state, "master to small") == Refusal("lab-full", "phase-b", {"lab": "small", "left": 0})


def test_there_is_no_limit_in_the_city() -> None:
    """§7."""
    state = position(board(apprentices=7), board(apprentices=7))
    play(state, "place 7 in kiln", "place 7 in kiln", "master to kiln", "master to kiln")
    assert [group["apprentices"] for group in public(state, "city")["kiln"]] == [7, 7]


def test_who_has_nobody_left_passes() -> None:
    """Edge case; decided: the seat is not asked, and the events say so."""
    state = position(board(apprentices=1), board())
    written = log(state)
    play(state, "place 1 in kiln", "place 1 in kiln", "master to kiln", "place 1 in academy")
    assert asked(state) == 1
    assert ("pass-forced", {"seat": 0}) in events_of(written)


def test_without_apprentices_left_one_may_place_the_master_or_pass() -> None:
    """Edge case."""
    state = position(board(apprentices=1), board())
    play(state, "place 1 in kiln", "pass")
    assert legal(state) == [f"master to {area}" for area in CITY] + ["pass"]


def test_with_apprentices_in_all_areas_the_ninth_has_nowhere_to_go() -> None:
    state = position(board(apprentices=9), board(), board(), board())
    play(state, "master to council", "pass", "pass", "pass")
    for area in CITY:
        play(state, f"place 1 in {area}")
    assert stage(state) != "assign"


@pytest.mark.parametrize("turn", [8, 9])
def test_in_turns_8_and_9_workers_go_only_to_laboratories(turn: int) -> None:
    """Rulings 31."""
    state = position(WORKING, board(), turn=turn)
    assert legal(state) == [*(f"place {n} in small" for n in (1, 2, 3)), "master to small", "pass"]
    expected = Refusal("research-only", "research-turns", {"turn": turn})
    assert refusal(state, "place 1 in kiln") == expected
    assert refusal(state, "master to council") == expected


def test_in_turn_8_who_has_no_working_laboratory_passes() -> None:
    state = position(WORKING, board(), board(), turn=7, stage="laboratories")
    idle_to(state, "laboratories", turn=8)
    written = log(state)
    play(state, "done", "done", "done", "place 1 in small")
    assert [values["seat"] for kind, values in events_of(written, "pass-forced")] == [1, 2]
    assert asked(state) == 0


def test_an_apprentice_from_the_academy_is_placed_in_the_next_turn() -> None:
    """Rulings 25."""
    state = position(board(apprentices=2), board())
    assign(state, ["place 1 in academy", "place 1 in kiln"])
    play(state, "accept")
    assert stage(state) == "offer", "the master stands nowhere in this turn"
    assert seat_board(state)["apprentices"] == 3
    idle_to(state, "assign", turn=4)
    assert "place 3 in kiln" in legal(state)


def test_a_mechanical_man_stays_where_it_is() -> None:
    """Edge case: workers go home; Leonardo never does."""
    mine = board(works={"small": (8, 1)}, small=5, men={"small": 1})
    state = position(mine, board())
    assign(state, ["master to small"])
    idle_to(state, "assign", turn=4)
    assert lab(state, 0, "small")["men"] == 1
    assert seat_board(state, 0)["master"] is None
    assert weeks(state, 0, "small") == 1 + 2 + 2


@examples(150)
@given(
    st.permutations(range(5)), st.lists(st.tuples(st.integers(0, 3), st.booleans()), min_size=5, max_size=5)
)
def test_the_ranking_is_by_strength_then_by_nearness_to_the_arrow(
    order: list[int], groups: list[tuple[int, bool]]
) -> None:
    """§8: a master counts as two; compared with a naive ranking, seat by seat."""
    dump = position(*(board(apprentices=4) for _ in range(5))).dump()
    queue = [seat for seat in order if groups[seat] != (0, False)]
    dump["city"]["kiln"] = [
        {"seat": seat, "apprentices": groups[seat][0], "master": groups[seat][1]} for seat in queue
    ]
    for seat in queue:
        count, master = groups[seat]
        mine = dump["boards"][seat]
        mine.update(free=4 - count, master="kiln" if master else None, placed=["kiln"] if count else [])
    state = GAME.load(dump)
    strength = {seat: groups[seat][0] + 2 * groups[seat][1] for seat in queue}
    naive = []
    left = list(queue)
    while left:
        best = left[0]
        for seat in left:
            if strength[seat] > strength[best]:
                best = seat
        left.remove(best)
        naive.append(best)
    assert list(ranking(state, CITY.index("kiln"))) == naive
