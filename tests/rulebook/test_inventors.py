"""The examples of the rulebook of Legendary Inventors, one test each."""

from __future__ import annotations

from tests.games.inventors.positions import (
    busy,
    card,
    cubes,
    empty,
    knows,
    legal,
    play,
    position,
    score,
    seen,
    team,
)


def test_archimedes_works_on_the_bow() -> None:
    """FR "Faire travailler un inventeur": with physics 1 and mechanics 2 an inventor brings one cube of
    physics and two of mechanics, and is busy until stood up again."""
    marc = team("green", levels={"archimedes": "P1 M2"})
    state = position(marc, team(), inventions=[card("bow"), card("sundial")])
    assert empty(state, "bow") == "PMMAA"
    play(state, "work archimedes on bow")
    assert empty(state, "bow") == "AA"
    assert cubes(state, "bow") == [3, 0]
    assert busy(state) == ["archimedes"]
    play(state, "work oresme on sundial")
    assert legal(state, "work archimedes") == []


def test_three_busy_inventors_are_stood_up_though_a_fourth_could_work() -> None:
    """FR "Rendre disponible la totalité de ses inventeurs occupés": in his next turn Marc has the choice
    of his whole team."""
    marc = team("green", busy=["archimedes", "aristotle", "hippocrates"])
    state = position(marc, team(), inventions=[card("smoke_signals"), card("sundial")])
    assert legal(state, "work hypatia on smoke_signals", "rest") == ["work hypatia on smoke_signals", "rest"]
    play(state, "rest")
    assert busy(state) == []
    assert state.actors == (1,)
    play(state, "work oresme on sundial")
    assert {text.split()[1] for text in legal(state, "work")} == {
        "archimedes",
        "aristotle",
        "hippocrates",
        "hypatia",
    }


def test_four_inventions_and_a_run_of_four_are_worth_12() -> None:
    """FR "Réaliser une ou plusieurs suites": 3 + 3 + 1 + 2 = 9, and 0, 1, 2, 3 are 3 more. The picture
    says "0 + 1 + 2 + 3 = 6" and "= 12": the 6 is a slip (rulings Decided 8)."""
    state = position(team(cards=["gatling", "automobile", "papyrus", "piano"]), team(), age=3)
    assert score(state) == {"inventions": 3 + 3 + 1 + 2, "runs": 3, "tokens": 0, "goals": 0, "total": 12}


def test_a_final_count_of_24() -> None:
    """FR "Fin de partie et victoire": 7 for inventions, 3 for a run, 5 for tokens, 9 for James Watt and
    Benjamin Franklin."""
    state = position(
        team(
            "purple",
            levels={"watt": "P1 M3", "franklin": "P2 C2 M1"},
            tokens=["victory_points_2", "victory_points_3"],
            cards=["axe", "caravel", "telephone", "flute"],
        ),
        team(),
        stage="over",
    )
    assert score(state) == {"inventions": 1 + 2 + 3 + 1, "runs": 3, "tokens": 2 + 3, "goals": 9, "total": 24}
    assert state.ranking() == [[0], [1]]


def test_a_1_covers_an_empty_space_and_a_2_covers_a_1() -> None:
    """FR "Les pions Progression": "Ainsi un 1 peut être posé à la place d'un espace vide, un 2 peut
    recouvrir un 1 et ainsi de suite"."""
    state = position(team(tokens=["victory_points_1", "progression_2", "progression_3"]), team())
    assert knows(state, "hypatia") == "A2"
    play(state, "raise hypatia physics", "flip victory_points_1", "raise hypatia physics")
    assert knows(state, "hypatia") == "P2 A2"
    play(state, "raise hypatia physics")
    assert knows(state, "hypatia") == "P3 A2"


def test_a_classification_token_is_a_missing_0_or_a_number_above_5() -> None:
    """FR "Les pions Numéro de classification": "y compris un 0 ou une valeur supérieure à 5"."""
    star = ["classification"]
    without_0 = ["canoe", "papyrus", "flute"]  # 1, 2, 3
    state = position(team(tokens=star, cards=without_0), team(), stage="over")
    assert score(state)["runs"] == 3
    whole = ["axe", "caravel", "papyrus", "piano", "sundial", "fire"]  # 0 to 5
    state = position(team(tokens=star, cards=whole), team(), stage="over")
    assert score(state)["runs"] == 6


def test_the_turn_goes_on_where_it_was_interrupted() -> None:
    """FR "L'époque II": busy inventors stay busy, and the player to the left of the statue plays."""
    state = position(
        team(busy=["archimedes"]),
        team("blue", busy=["oresme"]),
        inventions=[card("bow", {1: "P", 0: "MMA"}), card("axe", {0: "PPM", 1: "M"})],
        gone=3,
        turn=1,
    )
    play(state, "work fibonacci on bow", "take invention", "take token 1")
    assert seen(state, "age") == 2
    assert seen(state, "statue") == 1
    assert (busy(state, 0), busy(state, 1)) == (["archimedes"], ["fibonacci", "oresme"])
    assert state.actors == (0,)
