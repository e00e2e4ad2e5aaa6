"""Editions: a box with other figures."""

from __future__ import annotations

from pathlib import Path

import pytest

import bottega
from bottega.engine.editions import EditionError, Value, changed
from bottega.games.inventors import Inventors
from tests.games.inventors.positions import (
    GAME,
    card,
    deal,
    empty,
    on_table,
    play,
    position,
    rewards,
    score,
    seat_board,
    stage,
    team,
    token,
)


def edition(changes: dict[str, Value]) -> Inventors:
    """The game with some figures replaced."""
    return GAME.with_edition(changed(GAME.edition.figures, GAME.figures, "mine", changes))


def from_file(file: Path, text: str) -> Inventors:
    file.write_text(f"name: My box\ngame: inventors\n{text}\n", encoding="utf-8")
    game = bottega.game("inventors", edition=file)
    assert isinstance(game, Inventors)
    return game


def test_a_file_of_ones_own_replaces_figures(tmp_path: Path) -> None:
    game = from_file(
        tmp_path / "mine.yaml",
        "inventions:\n  bow: {points: 4, classification: 1, slots: {chemistry: 1}}\n"
        "inventors:\n  watt: {points: 7, goal: {mechanics: 2}}",
    )
    assert game.edition.name == "My box"
    mine = team("purple", levels={"watt": "P1 M2"}, cards=["bow", "axe"])
    state = position(mine, team(), stage="over", game=game)
    assert score(state) == {"inventions": 5, "runs": 1, "tokens": 0, "goals": 7, "total": 13}
    state = position(team(), team(), inventions=[card("bow")], game=game)
    assert empty(state, "bow") == "PCMMAA"


def test_a_team_may_start_with_other_knowledge() -> None:
    game = edition({"inventors.archimedes.start.chemistry": 3})
    state = game.start(deal(2))
    assert list(seat_board(state)["inventors"][0]["levels"].values()) == [1, 3, 1, 0]


def test_a_bag_may_hold_other_tokens() -> None:
    game = edition({"tokens.availability.count": 30, "tokens.progression_2.count": 0})
    pairs = [[token("availability")] * 2] * 5
    state = game.start(deal(2, tokens=[pairs, pairs, pairs]))
    assert rewards(state, str(on_table(state)[0])) == ["availability", "availability"]
    assert state.dump()["bag"]["availability"] == 0
    with pytest.raises(ValueError, match="times, not 4"):
        GAME.start(deal(2, tokens=[pairs, pairs, pairs]))


def test_a_goal_met_from_the_start_counts() -> None:
    game = edition({f"inventors.tesla.goal.{name}": 0 for name in ("physics", "mechanics")})
    state = game.start(deal(2, teams=["red", "blue"]))
    assert score(state)["goals"] == 3


def test_editions_are_not_mixed_up() -> None:
    mine = edition({"inventions.bow.points": 2})
    dump = mine.start(deal(2)).dump()
    assert mine.load(dump).dump() == dump
    with pytest.raises(ValueError, match="edition"):
        GAME.load(dump)


def test_an_edition_says_what_it_replaced() -> None:
    mine = edition({"inventions.bow.slots.physics": 2})
    assert mine.edition.provenance("inventions.bow.slots.physics") == "edition"
    assert mine.edition.provenance("inventions.bow.slots.mechanics") == "found"


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("inventions:\n  gun: {points: 1}", 4, "no figure “inventions.gun”"),
        ("inventions:\n  bow: {points: 21}", 4, "from 0 to 20"),
        ("inventions:\n  bow: {classification: 6}", 4, "from 0 to 5"),
        ("inventions:\n  bow:\n    slots: {physics: 10}", 5, "from 0 to 9"),
        ("inventions:\n  bow: {age: 2}", 4, "the rules fix it"),
        ("inventors:\n  watt: {team: red}", 4, "the rules fix it"),
        ("inventors:\n  watt:\n    start: {physics: 5}", 5, "from 0 to 4"),
        ("inventors:\n  watt:\n    goal: {physics: five}", 5, "a whole number"),
        ("tokens:\n  availability: {count: 31}", 4, "from 0 to 30"),
        ("tokens:\n  victory_points_3: {value: 4}", 4, "the rules fix it"),
        ("rules: {max_level: 5}", 3, "the rules fix it"),
    ],
)
def test_what_the_rules_fix_cannot_be_replaced(text: str, line: int, problem: str, tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=problem) as error:
        from_file(tmp_path / "bad.yaml", text)
    assert error.value.line == line


def test_an_invention_without_slots_could_never_be_completed() -> None:
    """Rulings Turn 7: with it a match could come to a standstill."""
    nothing: dict[str, Value] = {f"inventions.bow.slots.{name}": 0 for name in ("physics", "mechanics")}
    with pytest.raises(ValueError, match="“bow” has no slot"):
        edition({**nothing, "inventions.bow.slots.mathematics": 0})


def test_a_team_that_lacks_a_discipline_could_be_of_no_use() -> None:
    """Rulings Turn 7."""
    with pytest.raises(ValueError, match="nobody in the green team knows chemistry"):
        edition({"inventors.hippocrates.start.chemistry": 0})


def test_the_bag_must_last_for_five_players() -> None:
    """Rulings Ages 3."""
    assert edition({"tokens.progression_2.count": 8}).deal(5, seed=1)["players"] == 5
    with pytest.raises(ValueError, match="too few tokens"):
        edition({"tokens.progression_2.count": 7})


def test_a_match_of_an_edition_is_played_to_its_end() -> None:
    game = edition({"inventions.bow.slots.chemistry": 9, "tokens.additional_knowledge.count": 30})
    state = game.start(game.deal(3, seed=4))
    while not state.over:
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[-1 if stage(state) == "more" else 0])
        assert state.audit() == []


def test_nine_slots_of_a_discipline_are_filled_in_several_works() -> None:
    game = edition({"inventions.bow.slots.chemistry": 9})
    state = position(team(levels={"hippocrates": "C4"}), team(), inventions=[card("bow")], game=game)
    play(state, "work hippocrates on bow")
    assert empty(state, "bow") == "PCCCCCMMAA"
