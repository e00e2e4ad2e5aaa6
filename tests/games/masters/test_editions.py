"""Editions: the cards as the rulebook pictures them, and a box with other figures."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given

import bottega
from bottega.engine.editions import EditionError, changed
from bottega.games.masters import Masters
from bottega.games.masters.state import MastersState
from tests.games.masters.positions import (
    GAME,
    board,
    deal,
    faith,
    legal,
    play,
    position,
    refusal,
    strongbox,
    tiles,
    totals,
    warehouse,
)
from tests.games.masters.strategies import often, positions


def edition(changes: Mapping[str, int]) -> Masters:
    """The game with some figures replaced."""
    return GAME.with_edition(changed(GAME.edition.figures, GAME.figures, "mine", dict(changes)))


def pictured() -> Masters:
    game = bottega.game("masters", edition="pictured")
    assert isinstance(game, Masters)
    return game


def test_two_cards_produce_as_the_rulebook_pictures_them() -> None:
    """Card 33 takes two servants, card 48 a coin."""
    own = board(warehouse={"servant": 2, "coin": 1}, slots=[[1, 17, 33], [4, 20, 48]])
    state = position(own, board(), game=pictured())
    play(state, "activate slot 1", "activate slot 2")
    assert warehouse(state) == {}
    assert strongbox(state) == {"stone": 4, "servant": 3}


def test_the_printed_cards_take_other_resources() -> None:
    """Card 33 takes two coins, card 48 a shield."""
    own = board(warehouse={"coin": 2, "shield": 1}, slots=[[1, 17, 33], [4, 20, 48]])
    state = play(position(own, board()), "activate slot 1", "activate slot 2")
    assert strongbox(state) == {"stone": 4, "servant": 3}


def test_the_pictured_edition_changes_nothing_else() -> None:
    assert pictured().edition.changes == {
        "cards.33.input.coin": 0,
        "cards.33.input.servant": 2,
        "cards.48.input.shield": 0,
        "cards.48.input.coin": 1,
    }
    assert pictured().edition.provenance("cards.33.input.servant") == "edition"
    assert pictured().edition.provenance("cards.33.cost.shield") == "found"


def test_editions_deal_alike_but_their_matches_are_not_mixed_up() -> None:
    assert pictured().deal(2, seed=3) == GAME.deal(2, seed=3)
    dump = pictured().start(deal(2)).dump()
    with pytest.raises(ValueError, match="edition"):
        GAME.load(dump)
    assert pictured().load(dump).dump() == dump


def test_a_file_of_ones_own_replaces_figures(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("name: My box\ngame: masters\ncards:\n  1: {points: 7}\ntrack:\n  tiles: {1: 5}\n")
    game = bottega.game("masters", edition=file)
    assert isinstance(game, Masters)
    assert game.edition.name == "My box"
    state = position(board(faith=8, slots=[[1]]), board(), game=game)
    assert totals(state)[0] == 7 + 5 + 2


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("cards:\n  49: {points: 1}", 4, "no figure “cards.49”"),
        ("cards:\n  1: {points: 21}", 4, "from 0 to 20"),
        ("cards:\n  1:\n    cost: {coin: 10}", 5, "from 0 to 9"),
        ("cards:\n  1: {level: 2}", 4, "the rules fix it"),
        ("track:\n  sections:\n    1: {pope: 9}", 5, "the rules fix it"),
        ("rules: {cards_to_end: 8}", 3, "the rules fix it"),
        ("start:\n  1: {faith: 3}", 4, "the rules fix it"),
    ],
)
def test_what_the_rules_fix_cannot_be_replaced(text: str, line: int, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(f"name: Bad\ngame: masters\n{text}\n")
    with pytest.raises(EditionError, match=problem) as error:
        bottega.game("masters", edition=file)
    assert error.value.line == line


@pytest.mark.parametrize(
    ("path", "high"),
    [
        ("cards.1.cost.coin", 9),
        ("cards.1.input.coin", 9),
        ("cards.1.output.faith", 9),
        ("cards.1.points", 20),
        ("leaders.49.points", 20),
        ("leaders.53.resources.coin", 9),
        ("track.points.3", 40),
        ("track.tiles.1", 20),
    ],
)
def test_figures_are_replaced_within_their_range(path: str, high: int) -> None:
    for value in (0, high):
        assert edition({path: value}).edition.changes == {path: value}
    for value in (-1, high + 1):
        with pytest.raises(ValueError, match=f"{path} is a number from 0 to {high}, not {value}"):
            edition({path: value})


def test_a_card_may_cost_nine_of_a_resource() -> None:
    game = edition({"cards.1.cost.shield": 9})
    own = board(warehouse={"shield": 3}, strongbox={"shield": 5})
    state = position(own, board(), game=game, tops=[1])
    assert refusal(state, "buy green1 slot 1").values == {"card": 1, "resources": {"shield": 1}}
    own = board(warehouse={"shield": 3}, strongbox={"shield": 8})
    state = position(own, board(), game=game, tops=[1])
    play(state, "pay by hand", "buy green1 slot 1")
    assert legal(state) == [f"pay {n} shield from warehouse" for n in (3, 2, 1)]


def test_a_discount_on_a_card_that_costs_nine() -> None:
    game = edition({"cards.1.cost.shield": 9})
    state = position(board(leaders=[50], strongbox={"shield": 8}), board(), game=game, tops=[1])
    play(state, "buy green1 slot 1")
    assert strongbox(state) == {}


def test_by_hand_nine_may_come_from_the_strongbox_alone() -> None:
    game = edition({"cards.1.cost.shield": 9})
    own = board(warehouse={"shield": 3}, strongbox={"shield": 30})
    state = position(own, board(), game=game, tops=[1])
    play(state, "pay by hand", "buy green1 slot 1", "pay 0 shield from warehouse")
    assert strongbox(state) == {"shield": 21}


def test_a_card_may_cost_nothing() -> None:
    state = position(board(), board(), game=edition({"cards.1.cost.shield": 0}), tops=[1])
    assert legal(state, "buy") == [f"buy green1 slot {slot}" for slot in (1, 2, 3)]


def test_a_discount_can_make_a_whole_card_free() -> None:
    game = edition({"cards.1.cost.shield": 1})
    state = position(board(leaders=[50]), board(), game=game, tops=[1])
    play(state, "buy green1 slot 1")
    assert state.actors == (1,)


def test_a_power_that_asks_for_nothing_works_with_empty_stores() -> None:
    game = edition({"cards.1.input.coin": 0})
    state = position(board(slots=[[1]]), board(), game=game)
    assert legal(state, "activate") == ["activate slot 1"]
    play(state, "activate slot 1")
    assert faith(state) == [1, 0]


def test_a_leader_may_ask_for_cards_and_resources() -> None:
    game = edition({"leaders.49.resources.coin": 3})
    own = board(slots=[[1], [4]], warehouse={"coin": 2}, hand=[49])
    state = position(own, board(), game=game)
    assert legal(state, "play") == []
    assert refusal(state, "play leader 49").code == "leader-resources"


def test_a_long_move_past_two_pope_spaces_holds_both_reports() -> None:
    """Rulings 29: the sections in ascending order, after the whole move."""
    game = edition({"cards.1.output.faith": 9})
    state = position(
        board(faith=7, warehouse={"coin": 1}, slots=[[1]]), board(faith=5), board(faith=4), game=game
    )
    play(state, "activate slot 1")
    assert faith(state) == [16, 5, 4]
    assert (tiles(state, 1), tiles(state, 2)) == (["kept", "kept", "lost"], ["kept", "lost", "lost"])


STRANGE = edition(
    {
        **{
            f"cards.{card}.input.{name}": 0
            for card in range(1, 49, 3)
            for name in ("coin", "stone", "servant")
        },
        **{f"cards.{card}.cost.coin": 9 for card in range(2, 49, 3)},
        **{f"leaders.{leader}.resources.shield": 2 for leader in range(49, 65)},
    }
)


@often
@given(positions(game=STRANGE))
def test_legal_actions_and_refusals_agree_in_any_edition(state: MastersState) -> None:
    seat = state.actors[0]
    assert state.legal(seat) == [action for action in GAME.actions if state.why_not(seat, action) is None]
