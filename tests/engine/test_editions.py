"""Figures that an edition replaces: what can be read, and what is said of what cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

import bottega
from bottega.engine import editions
from bottega.engine.editions import Edition, EditionError, Figure, changed, parse, read, standard
from bottega.engine.types import Json
from tests.coins.bottega_coins import FIGURES, Coins

BASE: dict[str, Json] = {
    "provenance": "printed",
    "cards": {
        "provenance": "found",
        "1": {"cost": {"coin": 2, "stone": 0}, "points": 3},
        "2": {"cost": {"coin": 1, "stone": 1}, "points": 4, "provenance": {"cost": "inferred"}},
    },
    "track": {"spaces": [0, 1, 2], "colour": "red", "provenance": "reconstructed"},
}
ALLOWED = (
    Figure("cards.*.cost.*", 0, 9),
    Figure("cards.1.points", -2, 20),
    Figure("track.colour", choices=("red", "black")),
)

GOOD = """\
# What is printed in my box.
name: First printing
game: masters
cards:
  1:
    cost: {coin: 3}
    points: -1
  2:
    cost:
      stone: 0
"""


def edition(text: str = GOOD) -> Edition:
    return parse(text, "mine.yaml", BASE, ALLOWED, "masters")


def error_of(text: str) -> EditionError:
    with pytest.raises(EditionError) as caught:
        edition(text)
    assert str(caught.value).startswith(f"mine.yaml, line {caught.value.line}: ")
    return caught.value


# What can be read


def test_an_edition_replaces_its_figures_and_no_others() -> None:
    mine = edition()
    assert mine.name == "First printing"
    assert mine.changes == {"cards.1.cost.coin": 3, "cards.1.points": -1, "cards.2.cost.stone": 0}
    assert mine.figures["cards"]["1"] == {"cost": {"coin": 3, "stone": 0}, "points": -1}
    assert mine.figures["cards"]["2"]["cost"] == {"coin": 1, "stone": 0}
    assert mine.figures["track"] == BASE["track"]


def test_an_edition_replaces_a_word_by_another_of_its_choices() -> None:
    mine = edition("name: Mine\ngame: masters\ntrack: {colour: black}")
    assert mine.changes == {"track.colour": "black"}
    assert mine.figures["track"]["colour"] == "black"


def test_the_standard_figures_stay_as_they_are() -> None:
    edition()
    assert BASE["cards"]["1"]["cost"]["coin"] == 2


def test_the_changes_are_all_one_needs_to_have_the_edition_again() -> None:
    mine = edition()
    again = changed(BASE, ALLOWED, mine.name, mine.changes)
    assert (again.figures, again.id) == (mine.figures, mine.id)


def test_json_is_read_too() -> None:
    text = '{"name": "Mine", "game": "masters", "cards": {"1": {"cost": {"coin": 9}}}}'
    assert edition(text).changes == {"cards.1.cost.coin": 9}


def test_the_id_tells_who_plays_alike() -> None:
    assert standard(BASE).id == "standard"
    assert edition().id == edition(GOOD.replace("First printing", "Second printing")).id
    assert edition().id != edition(GOOD.replace("coin: 3", "coin: 4")).id
    assert len(edition().id) == 16


def test_an_edition_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(GOOD, encoding="utf-8")
    assert read(file, BASE, ALLOWED, "masters").changes == edition().changes


def test_a_game_plays_with_an_edition() -> None:
    game = Coins()
    mine = changed(FIGURES, game.figures, "Generous", {"points.coin": 5})
    state = game.with_edition(mine).start(game.deal(2, 0))
    state.won[0].append(state.pile.pop())
    assert state.scores()[0]["lines"]["number"] == 5
    with pytest.raises(ValueError, match="edition"):
        game.load(state.dump())


# What cannot


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("game: masters", "game: leonardo", 3, "this edition is for “leonardo”, not for “masters”"),
        ("name: First printing", "name: ''", 1, "an edition needs a “name:” of its own"),
        ("name: First printing\n", "", 1, "an edition needs a “name:” of its own"),
        ("name: First printing", "name: standard", 1, "an edition needs a “name:” of its own"),
        ("game: masters\n", "", 1, "an edition says which game it is for: “game: masters”"),
        ("points: -1", "pionts: 1", 7, "there is no figure “cards.1.pionts”; did you mean “points”?"),
        ("cards:", "crads:", 6, "there is no figure “crads”; did you mean “cards”?"),
        ("  2:", "  99:", 10, "there is no figure “cards.99” (there are: 1, 2, provenance)"),
        ("points: -1", "points: three", 7, "cards.1.points is a whole number, not 'three'"),
        ("points: -1", "points: 1.5", 7, "cards.1.points is a whole number, not '1.5'"),
        ("points: -1", "points: yes", 7, "cards.1.points is a whole number, not 'yes'"),
        ("points: -1", "points:", 7, "cards.1.points is a whole number, not ''"),
        ("points: -1", "points: !!int three", 7, "cards.1.points is a whole number, not 'three'"),
        ("points: -1", "points: 21", 7, "cards.1.points is a number from -2 to 20, not 21"),
        ("points: -1", "points: -3", 7, "cards.1.points is a number from -2 to 20, not -3"),
        ("points: -1", "points: [1, 2]", 7, "expected “key: value”, not a list"),
        ("points: -1", "cost: {coin: 1}", 7, "this key stands here twice"),
        ("stone: 0", "stone: 0\n    points: 5", 11, "cards.2.points cannot be replaced: the rules fix it"),
        ("stone: 0", "stone: {coin: 1}", 10, "there is no figure “cards.2.cost.stone.coin”"),
        ("cards:", "track: {colour: blue}\ncards:", 4, "track.colour is one of red, black, not 'blue'"),
        ("cards:", "track: {colour: 7}\ncards:", 4, "track.colour is one of red, black, not 7"),
        ("cards:", "track: {spaces: 7}\ncards:", 4, "track.spaces cannot be replaced: the rules fix it"),
        ("    cost: {coin: 3}", "    cost: 3", 6, "cards.1.cost cannot be replaced: the rules fix it"),
        ("    cost: {coin: 3}", "    cost: {coin: 3", 7, "this is not valid YAML"),
        ("    cost: {coin: 3}", "\tcost: {coin: 3}", 6, "this is not valid YAML"),
        ("    cost: {coin: 3}", "    cost: {coin: 3}\x00", 6, "this is not valid YAML"),
        ("    cost: {coin: 3}", "    cost: &a {coin: *a}", 6, "no figure lies as deep"),
        ("    cost: {coin: 3}", "    ? [1]\n    : 3", 6, "this key stands here twice or is no key"),
    ],
)
def test_a_bad_line_is_named_with_what_was_expected(old: str, new: str, line: int, problem: str) -> None:
    assert old in GOOD
    error = error_of(GOOD.replace(old, new, 1))
    assert problem in str(error)
    assert error.line == line


@pytest.mark.parametrize("text", ["", "# nothing", "- a\n- list", "just words"])
def test_what_is_no_mapping_is_no_edition(text: str) -> None:
    error = error_of(text)
    assert error.line == 1
    assert "expected “name:”, “game:” and the figures to replace" in str(error)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for file in (tmp_path / "missing.yaml", tmp_path, tmp_path / "latin.yaml"):
        (tmp_path / "latin.yaml").write_bytes(b"name: \xe9")
        with pytest.raises(EditionError, match="the file cannot be read"):
            read(file, BASE, ALLOWED, "masters")


def test_changes_that_are_not_allowed_are_refused_without_a_file_too() -> None:
    with pytest.raises(ValueError, match=r"edition “Mine”: cards\.1\.points is a number from -2 to 20"):
        changed(BASE, ALLOWED, "Mine", {"cards.1.points": 99})


# Provenance


@pytest.mark.parametrize(
    ("path", "word"),
    [
        ("cards.1.points", "found"),
        ("cards.1.cost.stone", "found"),
        ("cards.2.cost.coin", "inferred"),
        ("cards.2.points", "found"),
        ("track.spaces", "reconstructed"),
        ("track.spaces.1", "reconstructed"),
        ("cards.1.cost.coin", "edition"),
        ("cards.1", "found"),
    ],
)
def test_every_figure_says_where_it_comes_from(path: str, word: str) -> None:
    assert edition("name: A\ngame: masters\ncards: {1: {cost: {coin: 0}}}").provenance(path) == word


def test_a_figure_that_is_not_there_has_no_provenance() -> None:
    with pytest.raises(KeyError):
        standard(BASE).provenance("cards.3.points")
    with pytest.raises(KeyError, match="no provenance for cards"):
        standard({"cards": {"1": 2}}).provenance("cards.1")


# The editions of a game


def test_a_game_is_found_with_an_edition_by_name_or_by_file(tmp_path: Path) -> None:
    assert bottega.game("masters", "pictured").edition.changes["cards.33.input.coin"] == 0
    file = tmp_path / "mine.yaml"
    file.write_text("name: Mine\ngame: masters\ncards: {1: {points: 9}}", encoding="utf-8")
    assert bottega.game("masters", file).edition.changes == {"cards.1.points": 9}
    assert bottega.game("masters", editions.STANDARD) is bottega.game("masters")


def test_an_edition_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(ValueError, match="neither a file nor one of standard, pictured"):
        bottega.game("masters", "nowhere")
