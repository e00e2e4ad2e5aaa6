"""The examples that the rulebook of Masters of Renaissance pictures, one test each."""

from __future__ import annotations

from tests.games.masters.positions import (
    board,
    faith,
    legal,
    market,
    pending,
    play,
    position,
    refusal,
    strongbox,
    tiles,
    totals,
    warehouse,
)


def test_a_row_with_one_grey_and_two_yellow_marbles_gives_a_stone_and_two_coins() -> None:
    """FR "Prendre des Ressources du Marché": the white marble gives nothing; the blue one of the slide
    is pushed in and the white one drops out (rulings 9)."""
    state = position(board(), board(), market="PBPG WRWW WGYY B")
    play(state, "market row 3")
    assert pending(state)["gained"] == {"coin": 2, "stone": 1, "servant": 0, "shield": 0}
    play(state, "keep 2 coin 1 stone")
    assert warehouse(state) == {"coin": 2, "stone": 1}
    assert market(state) == "PBPG WRWW GYYB W"


def test_a_warehouse_with_a_servant_a_coin_and_three_stones_takes_one_coin_or_one_servant() -> None:
    """FR "Règle des Entrepôts": only one more coin or one more servant fits (rulings 14)."""
    full = board(warehouse={"servant": 1, "coin": 1, "stone": 3})
    state = position(full, board(), market="PYGB YPGB WWWW R")
    play(state, "market row 1")
    assert legal(state) == ["keep 1 coin", "keep 1 servant", "keep nothing"]


def test_a_warehouse_without_room_still_lets_faith_in() -> None:
    """FR "Règle des Entrepôts", the same picture: faith needs no shelf, and each resource that cannot
    be stored is a faith for all the others (rulings 13)."""
    full = board(warehouse={"servant": 1, "coin": 1, "stone": 3})
    state = position(full, board(), board(), market="PYRG YPGB BWWW W")
    play(state, "market row 1")
    assert faith(state) == [1, 0, 0]
    play(state, "keep 1 servant")
    assert faith(state) == [1, 2, 2]


def test_three_cards_can_be_paid_for_but_only_two_can_be_laid_down() -> None:
    """FR "Acheter une carte Développement": the blue level I card in either free slot, or the green
    level II card on the level I card; the blue level III card has no level II card to lie on
    (rulings 19)."""
    state = position(
        board(
            warehouse={"coin": 3, "shield": 2}, strongbox={"coin": 3, "shield": 1, "stone": 2}, slots=[[6]]
        ),
        board(),
        tops=[33, 35, 40, 42, 29, 31, 32, 30, 5, 11, 12, 14],
    )
    assert legal(state, "buy") == ["buy blue1 slot 2", "buy blue1 slot 3", "buy green2 slot 1"]
    for slot, height in ((1, 1), (2, 0), (3, 0)):
        refused = refusal(state, f"buy blue3 slot {slot}")
        assert refused.code == "slot-level"
        assert refused.values == {"slot": slot, "level": 3, "height": height}


def test_three_cards_produce_at_once() -> None:
    """FR "Activer la Production", pictures 1 and 2; the two stones left over could have fed the base
    power (rulings 22)."""
    state = position(
        board(
            warehouse={"stone": 1, "shield": 2, "coin": 3},
            strongbox={"servant": 1, "stone": 1},
            slots=[[1, 21], [14], [10]],
        ),
        board(),
    )
    play(state, "activate slot 1", "activate slot 2", "activate slot 3")
    assert legal(state, "activate") == ["activate base"]
    play(state, "finish production")
    assert warehouse(state) == {"stone": 1}
    assert strongbox(state) == {"stone": 7, "servant": 1, "shield": 1}
    assert faith(state) == [1, 0]


def test_the_first_report_is_for_those_who_have_come_to_its_section() -> None:
    """FR "Le Rapport du Vatican": A reaches the first pope space; A and B turn their tiles, C discards
    his (rulings 26)."""
    state = position(board(faith=7), board(faith=6), board(faith=4), market="WWWR BBGG YYPP W")
    play(state, "market row 1")
    assert faith(state) == [8, 6, 4]
    assert tiles(state, 1) == ["kept", "kept", "lost"]


def test_a_final_score_of_52_points() -> None:
    """FR "Fin de la partie": 31 for cards, 5 for tiles, 9 for the track, 5 for leaders, 2 for twelve
    resources, two of them in a special depot (rulings 1, 33)."""
    state = position(
        board(
            faith=17,
            slots=[[2, 22], [14, 20, 45], [9]],
            leaders=[53, 49],
            warehouse={"stone": 5, "coin": 2, "shield": 1},
            strongbox={"servant": 3, "coin": 1},
        ),
        board(),
    )
    score = state.scores()[0]
    assert score["lines"] == {"cards": 31, "track": 9, "tiles": 5, "leaders": 5, "resources": 2}
    assert score["ties"] == {"resources": 12}
    assert totals(state)[0] == 52
