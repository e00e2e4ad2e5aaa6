"""Phase C, area A: the Council (§8 A) and the Codex."""

from __future__ import annotations

import pytest

import bottega
from bottega.engine.refusal import Refusal
from bottega.games.leonardo.state import LeonardoState
from tests.games.leonardo.positions import (
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

BENEFITS = ["benefit 1", "benefit 2", "benefit 3", "benefit 4"]
ELSEWHERE = [
    f"put in {area}"
    for area in ("workshop", "academy", "blacksmith", "glassmaker", "joiner", "kiln", "ropemaker")
]


def in_council(*counts: int, players: int | None = None, codex: str = "off") -> LeonardoState:
    """The given number of apprentices of each seat in the Council, before any seat chooses."""
    state = position(*(board() for _ in range(players or len(counts))), codex=codex)
    return assign(state, *([f"place {n} in council"] if n else [] for n in counts))


def choosers(state: LeonardoState) -> list[int]:
    """Who chooses a benefit, one after the other; each takes the first that is left."""
    order = []
    while stage(state) in ("leonardo", "benefit"):
        if stage(state) == "leonardo":
            play(state, "leonardo to seat 0")
        else:
            order.append(asked(state))
            play(state, legal(state, "benefit")[0])
    return order


def at_lift(*orders: list[str], codex: str = "off") -> LeonardoState:
    """Seat 0 alone is in the Council and has chosen to move an apprentice."""
    state = position(*(board() for _ in range(max(3, len(orders)))), codex=codex)
    assign(state, *orders)
    return play(state, "leonardo to seat 0", "benefit 1")


# Who chooses.


def test_the_strongest_in_the_council_chooses_first() -> None:
    assert choosers(in_council(1, 3, 2, players=4)) == [1, 2, 0]


def test_a_tie_in_the_council_goes_to_the_one_nearer_to_the_arrow() -> None:
    state = position(board(), board(), board(), board(), leonardo=2)
    assign(state, ["place 1 in council"], [], ["place 1 in council"])
    assert choosers(state) == [2, 0]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_if_all_are_in_the_council_the_last_goes_home_with_nothing(players: int) -> None:
    """Rulings 14; edge case: so two, three or four benefits are given."""
    state = position(*(board() for _ in range(players)))
    written = log(state)
    assign(state, *([f"place {min(seat + 1, 4)} in council"] for seat in range(players)))
    assert ("council-last", {"seat": 0}) in events_of(written)
    assert there(state, "council") == list(range(1, players)), "its workers leave at once"
    assert seat_board(state, 0)["free"] == 4
    assert len(choosers(state)) == players - 1


def test_the_last_is_the_last_in_the_ranking_the_arrow_breaks_ties() -> None:
    """Rulings 14."""
    assert choosers(in_council(1, 1, 1)) == [0, 1]


def test_a_master_alone_can_be_last() -> None:
    state = position(board(), board(), board())
    assign(state, ["master to council"], ["place 3 in council"], ["place 3 in council"])
    assert choosers(state) == [1, 2]
    assert seat_board(state, 0)["master"] is None


@pytest.mark.parametrize("counts", [(1, 1, 1, 0), (0, 2, 2, 2)])
def test_if_somebody_is_not_in_the_council_nobody_is_excluded(counts: tuple[int, ...]) -> None:
    """Rulings 14: "all players" counts everybody in the game."""
    assert len(choosers(in_council(*counts))) == 3


def test_of_two_players_both_have_a_benefit() -> None:
    """Rulings 14; §8, special rule for two players."""
    assert choosers(in_council(1, 2)) == [1, 0]


def test_of_two_players_one_alone_has_first_choice_and_leonardo() -> None:
    """Edge case."""
    state = in_council(0, 1)
    assert (stage(state), asked(state)) == ("leonardo", 1)
    assert choosers(state) == [1]


def test_with_nobody_in_the_council_nothing_changes() -> None:
    """Rulings 15; edge case: Leonardo and the florins stay."""
    state = position(board(), board(), board(), leonardo=1, council=4)
    assign(state)
    assert (public(state, "turn"), public(state, "leonardo"), public(state, "council")) == (4, 1, 5)


# Leonardo.


def test_the_first_names_who_takes_leonardo_before_choosing() -> None:
    """Rulings 15: any player, the present holder and oneself included."""
    state = in_council(0, 2, 1)
    assert legal(state) == ["leonardo to seat 0", "leonardo to seat 1", "leonardo to seat 2"]
    assert refusal(state, "benefit 1") == Refusal("now-leonardo", "council", {})
    assert refusal(state, "leonardo to seat 3") == Refusal("no-such-seat", "council", {"count": 3})
    play(state, "leonardo to seat 2")
    assert public(state, "leonardo") == 2
    assert (stage(state), asked(state)) == ("benefit", 1)


def test_only_the_first_names_somebody() -> None:
    state = play(in_council(2, 1, 0), "leonardo to seat 1", "benefit 2")
    assert (stage(state), asked(state)) == ("benefit", 1)


def test_the_new_holder_of_leonardo_begins_the_next_turn() -> None:
    """Rulings 15."""
    state = play(in_council(2, 1, 0), "leonardo to seat 1", "benefit 2", "withdraw")
    idle_to(state, "laboratories", turn=4)
    assert asked(state) == 1
    idle_to(state, "assign")
    assert asked(state) == 1


# Choosing.


def test_every_benefit_is_chosen_once() -> None:
    """§8 A: the second chooses one of the spaces that are left."""
    state = play(in_council(2, 1, 0), "leonardo to seat 0")
    assert legal(state) == BENEFITS
    play(state, "benefit 3")
    assert legal(state) == ["benefit 1", "benefit 2", "benefit 4", "withdraw"]
    taken = Refusal("benefit-taken", "council", {"benefit": "3", "by_seat": 0})
    assert refusal(state, "benefit 3") == taken


def test_the_first_takes_one_of_the_four_spaces() -> None:
    """Decided; rulings 18: the seat may leave its benefit unused."""
    state = play(in_council(1, 0), "leonardo to seat 0")
    assert refusal(state, "withdraw") == Refusal("first-must-choose", "council", {})


def test_the_others_may_take_their_workers_back_instead() -> None:
    """Rulings 18."""
    state = play(in_council(2, 1, 0), "leonardo to seat 0", "benefit 3")
    play(state, "withdraw")
    assert seat_board(state, 1)["free"] == 4
    assert there(state, "council") == [0]
    assert stage(state) == "arrange"


def test_benefits_are_carried_out_in_order_once_all_have_chosen() -> None:
    """§8 A: 1, then 2, 3 and 4, in whatever order they were chosen."""
    state = play(in_council(1, 2, 3, 4, players=5), "leonardo to seat 0")
    play(state, "benefit 4", "benefit 3", "benefit 2")
    assert florins(state) == [3, 3, 3, 3, 3], "not before all have chosen"
    play(state, "benefit 1")
    seen = []
    while stage(state) in ("lift", "arrange", "component"):
        seen.append((stage(state), asked(state), florins(state)[1]))
        play(state, legal(state)[-1])
    assert [s for i, s in enumerate(seen) if s not in seen[:i]] == [
        ("lift", 0, 3),
        ("arrange", 2, 4),
        ("component", 3, 4),
    ]


def test_after_the_council_all_take_their_workers_back() -> None:
    state = in_council(2, 1, 0)
    choosers(state)
    idle_to(state, "laboratories")
    assert [b["free"] for b in public(state, "boards")] == [4, 4, 4]


# Benefit 1: an apprentice moves.


def test_an_own_apprentice_moves_from_one_area_to_another() -> None:
    state = at_lift(["place 1 in council", "place 2 in kiln"])
    play(state, "lift seat 0 from kiln", "put in academy")
    assert public(state, "city")["kiln"] == [{"seat": 0, "apprentices": 1, "master": False}]
    assert public(state, "city")["academy"] == [{"seat": 0, "apprentices": 1, "master": False}]


def test_any_apprentice_of_ones_own_that_is_placed_may_move() -> None:
    """Rulings 16: from the Council, from B to H, from an own laboratory; never the master."""
    mine = board(works={"small": (8, 1)})
    state = position(mine, board(), board())
    orders = ["place 1 in council", "master to kiln", "place 1 in small", "place 1 in joiner"]
    assign(state, orders, ["place 1 in academy"])
    play(state, "leonardo to seat 0", "benefit 1")
    assert legal(state) == [
        "lift seat 0 from council",
        "lift seat 0 from joiner",
        "lift seat 0 from small",
        "leave it",
    ]
    absent = Refusal("no-apprentice-there", "council-move", {"of_seat": 0, "place": "kiln"})
    assert refusal(state, "lift seat 0 from kiln") == absent
    assert refusal(state, "lift seat 1 from academy") == Refusal("own-apprentice", "council-move", {})


def test_even_the_only_piece_in_the_council_may_move() -> None:
    """Rulings 16."""
    state = at_lift(["place 1 in council"])
    play(state, "lift seat 0 from council", "put in kiln")
    assert there(state, "council") == []
    assert (stage(state), pending(state, "area")) == ("offer", "kiln")


def test_an_apprentice_taken_from_a_laboratory_no_longer_works_there() -> None:
    """Rulings 16; edge case."""
    state = position(board(works={"small": (8, 1)}), board())
    assign(state, ["place 1 in council", "place 2 in small"])
    play(state, "leonardo to seat 0", "benefit 1", "lift seat 0 from small", "put in kiln")
    assert lab(state, 0, "small")["apprentices"] == 1
    idle_to(state, "laboratories")
    assert weeks(state, 0, "small") == 2


def test_an_apprentice_moves_to_another_area_of_b_to_h_only() -> None:
    """Rulings 17: never into the Council (FAQ 3), never into a laboratory."""
    state = position(board(works={"small": (8, 1)}), board())
    assign(state, ["place 1 in council", "place 1 in kiln"])
    play(state, "leonardo to seat 0", "benefit 1", "lift seat 0 from kiln")
    assert legal(state) == [put for put in ELSEWHERE if put != "put in kiln"]
    assert refusal(state, "put in kiln") == Refusal("same-place", "council-move", {"place": "kiln"})
    for place in ("council", "small"):
        with pytest.raises(ValueError, match=f"put in {place}"):
            state.game.parse(f"put in {place}")


def test_the_moved_apprentice_joins_ones_own_workers() -> None:
    """Rulings 17."""
    orders = ["place 1 in kiln", "place 1 in council"]
    state = at_lift(orders, ["place 1 in kiln"])
    play(state, "lift seat 0 from council", "put in kiln")
    assert there(state, "kiln") == [0, 1]
    assert asked(state) == 0


def test_the_moved_apprentice_stands_to_the_right_of_all_others() -> None:
    """Rulings 17."""
    state = at_lift(["place 1 in council"], ["place 1 in kiln"])
    play(state, "lift seat 0 from council", "put in kiln")
    assert there(state, "kiln") == [1, 0]
    assert asked(state) == 1


def test_a_seat_that_moves_its_only_worker_away_loses_its_place_in_the_queue() -> None:
    state = at_lift(["place 1 in kiln", "place 1 in council", "place 1 in academy"], ["place 1 in kiln"])
    play(state, "lift seat 0 from kiln", "put in joiner")
    assert there(state, "kiln") == [1]


def test_a_master_keeps_the_place_in_the_queue() -> None:
    state = at_lift(["place 1 in kiln", "master to kiln", "place 1 in council"], ["place 1 in kiln"])
    play(state, "lift seat 0 from kiln", "put in joiner")
    assert there(state, "kiln") == [0, 1]


def test_the_move_takes_effect_before_the_areas_are_resolved() -> None:
    """Rulings 17."""
    state = at_lift(["place 2 in council"], ["place 1 in workshop"])
    play(state, "lift seat 0 from council", "put in workshop")
    assert pending(state, "ranking") == [1, 0]


def test_the_benefit_of_moving_may_be_left_unused() -> None:
    """Rulings 18."""
    state = at_lift(["place 1 in council"])
    written = log(state)
    play(state, "leave it")
    assert events_of(written, "leave") == [("leave", {"seat": 0, "benefit": "1"})]
    assert public(state, "turn") == 4


def test_a_seat_with_only_its_master_out_has_nothing_to_move() -> None:
    """Decided: the seat is not asked, and the events say so."""
    state = position(board(), board())
    assign(state, ["master to council"])
    written = log(state)
    play(state, "leonardo to seat 0", "benefit 1")
    assert events_of(written, "leave") == [("leave", {"seat": 0, "benefit": "1"})]
    assert stage(state) == "laboratories"


# Benefit 2: florins.


def test_the_second_benefit_is_all_florins_of_the_council() -> None:
    state = position(board(), board(), council=5)
    assign(state, ["place 1 in council"])
    play(state, "leonardo to seat 0", "benefit 2")
    assert florins(state) == [8, 3]
    assert public(state, "council") == 1, "the one that is added at the end of the turn"


# Benefit 3: the deck.

DECK = [2, 4, 6, 7, 9, 5, 10, 13, 11, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]


def looking(deck: list[int]) -> LeonardoState:
    state = position(board(), board(), board(), deck=deck)
    assign(state, ["place 1 in council"])
    return play(state, "leonardo to seat 0", "benefit 3")


def test_the_third_benefit_shows_the_top_four_inventions() -> None:
    state = looking(DECK)
    assert legal(state) == ["next 2", "next 4", "next 6", "next 7"]
    assert state.view(0)["deck"] == {"left": 21, "looked": 4, "known": [2, 4, 6, 7]}
    refused = Refusal("not-looked-at", "council-deck", {"invention": 9})
    assert refusal(state, "next 9") == refused


def test_they_are_put_back_in_any_order() -> None:
    state = play(looking(DECK), "next 7", "next 2")
    assert legal(state) == ["next 4", "next 6"]
    play(state, "next 6")
    assert state.dump()["deck"][:5] == [7, 2, 6, 4, 9], "the last one follows by itself"
    assert state.view(0)["deck"]["known"] == [7, 2, 6, 4]


def test_to_look_without_changing_anything_is_the_same_order() -> None:
    """Decided; rulings 18."""
    state = play(looking(DECK), "next 2", "next 4", "next 6")
    assert state.dump()["deck"] == DECK


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Benefits 1 and 4 may be left unused"),
        ("fr", "renoncer aux privilèges 1 et 4"),
        ("it", "Ai vantaggi 1 e 4"),
    ],
)
def test_the_rules_say_which_benefits_may_be_left_unused(language: str, said: str) -> None:
    """Ruling L7: florins are taken and the deck is looked at, whatever the owner wants."""
    text = bottega.game("leonardo").data.joinpath(f"rules.{language}.md").read_text(encoding="utf-8")
    council = text.partition("{#council}")[2].partition("\n## ")[0]
    assert said in " ".join(council.split())


@pytest.mark.parametrize("left", [2, 3])
def test_of_a_short_deck_one_sees_what_is_there(left: int) -> None:
    """Edge case."""
    deck = [21, 22, 23][:left]
    state = looking(deck)
    play(state, *[f"next {n}" for n in sorted(deck, reverse=True)[:-1]])
    assert state.dump()["deck"] == sorted(deck, reverse=True)


def test_a_single_card_is_seen_and_has_but_one_order() -> None:
    """Decided: there is nothing to ask."""
    state = looking([21])
    assert state.view(0)["deck"] == {"left": 1, "looked": 1, "known": [21]}
    assert stage(state) == "laboratories"


def test_of_an_empty_deck_nothing_is_seen() -> None:
    state = position(board(), board(), deck=[])
    assign(state, ["place 1 in council"])
    written = log(state)
    play(state, "leonardo to seat 0", "benefit 3")
    assert events_of(written, "leave", "look-secret") == [("leave", {"seat": 0, "benefit": "3"})]


# Benefit 4: a component.


def test_the_fourth_benefit_is_a_component_for_a_florin() -> None:
    """Rulings 19: only this one costs something."""
    state = play(in_council(1, 0), "leonardo to seat 0", "benefit 4")
    assert legal(state) == [f"take {name}" for name in ("iron", "glass", "wood", "brick", "rope")] + [
        "leave it"
    ]
    play(state, "take wood")
    assert florins(state) == [2, 3]
    assert components(state) == {"wood": 1}
    assert public(state, "shops")["wood"] == 11


def test_the_component_may_be_left() -> None:
    """Rulings 18, 19."""
    state = play(in_council(1, 0), "leonardo to seat 0", "benefit 4")
    written = log(state)
    play(state, "leave it")
    assert florins(state) == [3, 3]
    assert events_of(written, "leave") == [("leave", {"seat": 0, "benefit": "4"})]


def test_the_component_must_be_in_its_shop() -> None:
    """Rulings 19."""
    state = position(board(), board(), shops={"wood": 0})
    assign(state, ["place 1 in council"])
    play(state, "leonardo to seat 0", "benefit 4")
    assert refusal(state, "take wood") == Refusal("shop-empty", "shops", {"component": "wood"})


@pytest.mark.parametrize(
    ("florin", "shops"), [(0, {}), (3, dict.fromkeys(("iron", "glass", "wood", "brick", "rope"), 0))]
)
def test_without_a_florin_or_a_component_the_space_may_be_chosen_for_nothing(
    florin: int, shops: dict[str, int]
) -> None:
    """Edge case: the player may choose the space and do nothing."""
    state = position(board(florins=florin), board(), shops=shops)
    assign(state, ["place 1 in council"])
    written = log(state)
    play(state, "leonardo to seat 0", "benefit 4")
    assert events_of(written, "leave") == [("leave", {"seat": 0, "benefit": "4"})]
    assert stage(state) == "laboratories"


def test_no_benefit_but_the_fourth_costs_anything() -> None:
    """Rulings 19."""
    state = position(*(board(florins=0) for _ in range(5)))
    assign(state, *([f"place {n} in council"] for n in (4, 3, 2, 1)))
    assert len(choosers(state)) == 4


# Codex Leonardi I.

CODEX = [
    ["place 1 in council", "place 1 in academy"],
    ["place 2 in kiln", "place 1 in council"],
    ["place 1 in kiln"],
]


def codex_lift(*orders: list[str]) -> LeonardoState:
    """Seat 0 is first in the Council, has the first benefit, and may move anybody's apprentice."""
    state = position(*(board(apprentices=5) for _ in range(4)), codex="on")
    assign(state, *orders)
    play(state, "leonardo to seat 0", "benefit 1")
    while stage(state) == "benefit":
        play(state, "withdraw")
    return state


def test_with_the_codex_anybodys_apprentice_in_b_to_h_may_move() -> None:
    """Rulings 33: not from the Council, not from a laboratory, never a master."""
    state = codex_lift(*CODEX)
    assert legal(state) == [
        "lift seat 0 from academy",
        "lift seat 1 from kiln",
        "lift seat 2 from kiln",
        "leave it",
    ]
    source = Refusal("codex-source", "codex", {"place": "council"})
    assert refusal(state, "lift seat 0 from council") == source
    assert refusal(state, "lift seat 1 from council") == source
    assert refusal(state, "lift seat 0 from small") == Refusal("codex-source", "codex", {"place": "small"})
    assert refusal(state, "lift seat 4 from kiln") == Refusal("no-such-seat", "council", {"count": 4})


def test_with_the_codex_an_apprentice_moves_within_b_to_h() -> None:
    """Rulings 34."""
    state = play(codex_lift(*CODEX), "lift seat 2 from kiln")
    assert legal(state) == [put for put in ELSEWHERE if put != "put in kiln"]


def test_another_players_apprentice_does_not_go_where_that_player_is_first() -> None:
    """Rulings 35."""
    state = codex_lift(
        ["place 1 in council"],
        ["place 1 in kiln", "place 1 in academy", "place 1 in joiner"],
        ["place 2 in joiner"],
    )
    play(state, "lift seat 1 from kiln")
    assert "put in academy" not in legal(state)
    assert "put in joiner" in legal(state), "there the seat is second"
    assert refusal(state, "put in academy") == Refusal("codex-first", "codex", {"of_seat": 1})


def test_who_is_first_is_told_by_the_arrow_in_a_tie() -> None:
    """Rulings 35: rank 1 now."""
    orders = [
        ["place 1 in council"],
        ["place 1 in joiner", "place 1 in kiln"],
        ["place 1 in joiner", "place 1 in kiln"],
    ]
    state = play(codex_lift(*orders), "lift seat 1 from kiln")
    assert "put in joiner" not in legal(state)
    state = play(codex_lift(*orders), "lift seat 2 from kiln")
    assert "put in joiner" in legal(state)


def test_an_area_without_workers_is_open_to_anybodys_apprentice() -> None:
    """Rulings 35: nobody is first there already."""
    state = play(codex_lift(*CODEX), "lift seat 1 from kiln", "put in joiner")
    assert there(state, "joiner") == [1]
    assert seat_board(state, 1)["free"] == 3, "one stays in the kiln, and one was in the Council"


def test_ones_own_apprentices_may_go_where_one_is_first() -> None:
    """Rulings 35: no limit for one's own."""
    state = codex_lift(["place 1 in council", "place 1 in kiln", "place 1 in academy"])
    play(state, "lift seat 0 from kiln")
    assert "put in academy" in legal(state)


def test_a_player_first_everywhere_else_cannot_be_moved() -> None:
    """Rulings 35."""
    everywhere = [
        f"place 1 in {area}" for area in ("workshop", "academy", "blacksmith", "glassmaker", "joiner")
    ]
    state = position(board(), board(apprentices=7), board(), board(), codex="on")
    assign(
        state,
        ["place 1 in council"],
        [*everywhere, "place 1 in kiln", "place 1 in ropemaker"],
        ["place 2 in kiln"],
    )
    play(state, "leonardo to seat 0", "benefit 1")
    assert refusal(state, "lift seat 1 from kiln") == Refusal("codex-first", "codex", {"of_seat": 1})
    assert "lift seat 1 from academy" in legal(state), "to the kiln, where seat 2 is first"


def test_the_moved_apprentice_joins_the_owners_workers() -> None:
    orders = [
        ["place 1 in council"],
        ["place 1 in joiner", "place 1 in kiln"],
        ["place 2 in joiner"],
        ["place 1 in joiner"],
    ]
    state = play(codex_lift(*orders), "lift seat 1 from kiln", "put in joiner")
    assert public(state, "city")["joiner"][0] == {"seat": 1, "apprentices": 2, "master": False}
    assert pending(state, "ranking") == [1, 2, 3]


def test_with_the_codex_there_may_be_nobody_to_move() -> None:
    """Decided: it is public, so nobody is asked."""
    state = codex_lift(["place 2 in council"], ["place 1 in council"])
    assert stage(state) == "laboratories"


def test_without_the_codex_others_apprentices_stay_where_they_are() -> None:
    state = at_lift(["place 1 in council"], ["place 1 in kiln"])
    assert refusal(state, "lift seat 1 from kiln").code == "own-apprentice"
