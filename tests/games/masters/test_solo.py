"""FR solo rules: Lorenzo's tokens, the black cross, winning and losing (rulings 2, 8, 36-43)."""

from __future__ import annotations

from collections import Counter

import pytest

from bottega.engine.events import Log
from bottega.engine.types import Json
from bottega.games.masters.state import MastersState
from tests.games.masters.positions import (
    COLOURS,
    GAME,
    RESOURCES,
    TOKENS,
    board,
    faith,
    outcome,
    play,
    position,
    seat_board,
    stage,
    tiles,
    warehouse,
)

RICH = dict.fromkeys(RESOURCES, 12)
RED_FIRST = "RWWW BBGG YYPP W"
RED_AND_MORE = "RYYP BBGG PWWW W"
PASS = "market row 1"


def order(*first: str) -> list[str]:
    """Lorenzo's seven tokens, these first."""
    rest = list(TOKENS)
    for token in first:
        rest.remove(token)
    return [*first, *rest]


def solo(*first: str, own: dict[str, Json] | None = None, **more: Json) -> MastersState:
    return position(own or board(), tokens=[order(*first)], **more)


def decks(state: MastersState, colour: str) -> list[int]:
    """How many cards lie in the three stacks of a colour, level 1 first."""
    shown = state.view(None)["stacks"]
    return [shown[f"{colour}{level}"]["left"] for level in (1, 2, 3)]


def test_lorenzo_has_seven_tokens() -> None:
    """Rulings 36: one of each colour, two double steps, one step with a reshuffle."""
    for tokens in GAME.deal(1, seed=5)["tokens"]:
        assert Counter(tokens) == {"green": 1, "blue": 1, "yellow": 1, "purple": 1, "cross": 2, "shuffle": 1}


def test_a_token_is_revealed_after_each_turn() -> None:
    """Rulings 37."""
    state = solo("cross", "green")
    assert state.view(None)["solo"]["tokens"] == []
    play(state, PASS)
    assert state.view(None)["solo"]["tokens"] == ["cross"]
    assert (stage(state), state.actors) == ("turn", (0,))
    play(state, "market row 2", "keep nothing")
    assert state.view(None)["solo"]["tokens"] == ["cross", "green"]


def test_the_token_comes_after_the_leader_actions() -> None:
    """Rulings 37."""
    state = solo("cross", own=board(hand=[49]))
    play(state, PASS)
    assert (stage(state), state.view(None)["solo"]["cross"]) == ("end", 0)
    play(state, "end turn")
    assert state.view(None)["solo"]["cross"] == 2


def test_the_token_comes_when_the_last_leader_is_gone_after_the_main_action() -> None:
    state = solo("cross", own=board(hand=[49]))
    play(state, PASS, "discard leader 49")
    assert state.view(None)["solo"]["cross"] == 2


def test_a_leader_discarded_before_the_main_action_reveals_no_token() -> None:
    state = play(solo("cross", own=board(hand=[49])), "discard leader 49")
    assert state.view(None)["solo"]["cross"] == 0


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_token_takes_away_two_cards_of_the_lowest_level(colour: str) -> None:
    """Rulings 2."""
    state = play(solo(colour), PASS)
    assert {c: decks(state, c) for c in COLOURS} == {c: [2 if c == colour else 4, 4, 4] for c in COLOURS}


def test_a_colour_token_goes_on_with_the_next_level() -> None:
    """Rulings 2: one card of level 1, then one of level 2."""
    state = play(solo("green", decks={"green1": [1]}), PASS)
    assert decks(state, "green") == [0, 3, 4]


def test_a_colour_token_skips_empty_levels() -> None:
    """Rulings 2."""
    state = play(solo("green", decks={"green1": [], "green2": []}), PASS)
    assert decks(state, "green") == [0, 0, 2]


def test_the_cards_taken_away_are_the_top_ones() -> None:
    """Rulings 43."""
    state = play(solo("green", decks={"green1": [13, 1, 9, 5]}), PASS)
    assert state.view(None)["solo"]["removed"] == [13, 1]
    assert state.view(None)["stacks"]["green1"] == {"top": 9, "left": 2}


def test_a_cross_token_moves_the_black_cross_two_spaces() -> None:
    """Rulings 36."""
    state = play(solo("cross", "cross"), PASS, PASS)
    assert state.view(None)["solo"]["cross"] == 4


def test_the_shuffle_token_moves_the_cross_one_space_and_brings_all_tokens_back() -> None:
    """Rulings 37: revealed ones stay out until then."""
    state = position(board(), tokens=[order("cross", "shuffle"), order("shuffle"), order("green")])
    play(state, PASS)
    assert state.view(None)["solo"]["tokens"] == ["cross"]
    play(state, "market row 2", "keep 2 stone 2 shield")
    assert state.view(None)["solo"]["cross"] == 3
    assert state.view(None)["solo"]["tokens"] == []
    play(state, "market row 1")
    assert state.view(None)["solo"]["cross"] == 4


def test_the_reshuffled_order_is_the_next_of_the_deal() -> None:
    """Rulings 37."""
    state = position(board(), tokens=[order("shuffle"), order("shuffle"), order("blue")])
    play(state, PASS, "market row 2", "keep 2 stone 2 shield")
    play(state, "market row 3", "keep nothing")
    assert state.view(None)["solo"]["tokens"] == ["blue"]


def test_when_a_deal_holds_no_further_order_the_last_one_is_used_again() -> None:
    state = position(board(), tokens=[order("shuffle", "blue")])
    for step in range(1, 6):
        play(state, "market row 1")
        assert (state.view(None)["solo"]["cross"], len(state.view(None)["solo"]["tokens"])) == (step, 0)


def test_a_dealt_solo_match_has_an_order_for_every_shuffle_there_can_be() -> None:
    """Every shuffle costs the cross a step, so that the 24th of them ends the match."""
    orders = len(GAME.deal(1, seed=5)["tokens"])
    state = position(board(), tokens=[order("shuffle")] * orders)
    for _ in range(24):
        assert not state.over
        play(state, PASS)
    assert outcome(state) == "lost-cross"
    assert len(state.dump()["tokens"]) == orders - 24


def test_discarded_resources_move_the_black_cross() -> None:
    """Rulings 38: Lorenzo is every other player."""
    state = play(solo("green"), "market row 3", "keep 1 coin")
    assert state.view(None)["solo"]["cross"] == 3
    assert faith(state) == [0]


def test_the_cross_brings_about_reports_by_token() -> None:
    """Rulings 39: only the player's own tiles are at stake."""
    state = play(solo("cross", own=board(faith=5), cross=6), PASS)
    assert state.view(None)["solo"]["cross"] == 8
    assert tiles(state, 1) == ["kept"]
    assert tiles(play(solo("cross", own=board(faith=4), cross=7), PASS), 1) == ["lost"]


def test_the_cross_brings_about_reports_by_discards() -> None:
    """Rulings 39."""
    state = play(solo("green", own=board(faith=4), cross=7), "market row 3", "keep 2 coin 1 servant")
    assert tiles(state, 1) == ["lost"]


def test_the_shuffle_token_brings_about_reports() -> None:
    """Rulings 39."""
    assert tiles(play(solo("shuffle", own=board(faith=5), cross=7), PASS), 1) == ["kept"]


def test_the_players_own_marker_brings_about_reports() -> None:
    """Rulings 39."""
    state = play(solo("green", own=board(faith=7), market=RED_FIRST), PASS)
    assert tiles(state, 1) == ["kept"]


def test_the_cross_on_24_loses_at_once() -> None:
    """Rulings 40: by a token, with the last report."""
    state = play(solo("cross", own=board(faith=19), cross=22), PASS)
    assert outcome(state) == "lost-cross"
    assert state.over
    assert tiles(state, 3) == ["kept"]


def test_the_cross_stops_at_24() -> None:
    """Rulings 30, 40."""
    state = play(solo("cross", cross=23), PASS)
    assert state.view(None)["solo"]["cross"] == 24


def test_discards_that_take_the_cross_to_24_lose_at_once() -> None:
    """Rulings 38, 40: no leader action and no token follow."""
    state = solo("green", own=board(hand=[49]), cross=21)
    play(state, "market row 3", "keep 1 coin")
    assert (state.over, outcome(state)) == (True, "lost-cross")
    assert len(state.view(None)["solo"]["tokens"]) == 0


def test_a_colour_that_lorenzo_takes_away_loses_at_once() -> None:
    """Rulings 40."""
    gone: dict[str, list[int]] = {"blue1": [], "blue2": []}
    state = play(solo("blue", decks={**gone, "blue3": [35, 39]}), PASS)
    assert (state.over, outcome(state)) == (True, "lost-colour")


def test_a_token_with_one_card_left_takes_it_and_wins() -> None:
    """Rulings 43."""
    gone: dict[str, list[int]] = {"blue1": [], "blue2": []}
    state = play(solo("blue", decks={**gone, "blue3": [35]}), PASS)
    assert outcome(state) == "lost-colour"
    assert state.view(None)["solo"]["removed"][-1] == 35


@pytest.mark.parametrize(("level", "cards"), [(1, [3, 7]), (2, [19, 23]), (3, [35, 39])])
def test_a_colour_with_cards_of_one_level_left_is_not_gone(level: int, cards: list[int]) -> None:
    """Rulings 40."""
    left = {f"blue{n}": cards if n == level else [] for n in (1, 2, 3)}
    assert not play(solo("cross", decks=left), PASS).over


def test_buying_the_last_card_of_a_colour_loses_at_once() -> None:
    """Rulings 40: bought or discarded; no leader action and no token follow."""
    state = solo(
        "cross",
        own=board(strongbox=RICH, hand=[49]),
        decks={"green1": [1], "green2": [], "green3": []},
    )
    play(state, "buy green1 slot 1")
    assert (state.over, outcome(state)) == (True, "lost-colour")
    assert state.view(None)["solo"]["cross"] == 0


def test_reaching_24_wins_at_once_after_its_report() -> None:
    """Rulings 40: no leader action and no token follow the main action."""
    state = solo("cross", own=board(faith=23, hand=[49]), cross=23, market=RED_FIRST)
    play(state, PASS)
    assert (state.over, outcome(state)) == (True, "won")
    assert tiles(state, 3) == ["kept"]
    assert (state.view(None)["solo"]["cross"], len(state.view(None)["solo"]["tokens"])) == (23, 0)


def test_a_main_action_that_reaches_24_is_completed() -> None:
    """The red marble reaches 24; what else was taken is still stored, and may make a point."""
    state = solo("cross", own=board(faith=23, strongbox={"shield": 3}), market=RED_AND_MORE)
    play(state, PASS)
    assert not state.over
    play(state, "keep 2 coin 1 servant")
    assert (state.over, outcome(state)) == (True, "won")
    assert warehouse(state) == {"coin": 2, "servant": 1}


def test_the_seventh_card_wins_at_once() -> None:
    """Rulings 40."""
    state = solo("cross", own=board(slots=[[1, 17, 33], [2, 18, 34]], strongbox=RICH, hand=[49]), cross=22)
    play(state, "buy green1 slot 3")
    assert (state.over, outcome(state)) == (True, "won")
    assert (state.view(None)["solo"]["cross"], len(state.view(None)["solo"]["tokens"])) == (22, 0)


@pytest.mark.parametrize("before", [True, False])
def test_a_leader_discarded_to_reach_24_wins_at_once(before: bool) -> None:
    state = solo("cross", own=board(faith=23, hand=[49, 50]), cross=22)
    play(state, *([] if before else [PASS]), "discard leader 49")
    assert (state.over, outcome(state)) == (True, "won")
    assert state.view(None)["solo"]["cross"] == 22


def test_playing_a_leader_ends_nothing() -> None:
    state = solo("cross", own=board(faith=22, slots=[[1], [4]], hand=[49]))
    play(state, "play leader 49")
    assert stage(state) == "turn"


def test_a_seventh_card_that_empties_a_colour_wins() -> None:
    """Rulings 41."""
    state = solo(
        "cross",
        own=board(slots=[[2, 17, 33], [3, 18, 34]], strongbox=RICH),
        decks={"green1": [1], "green2": [], "green3": []},
    )
    play(state, "buy green1 slot 3")
    assert outcome(state) == "won"


def test_the_first_at_24_wins_though_their_discards_take_the_cross_there_too() -> None:
    """Rulings 42."""
    state = solo("green", own=board(faith=23), cross=23, market=RED_AND_MORE)
    play(state, PASS, "keep nothing")
    assert (faith(state), state.view(None)["solo"]["cross"]) == ([24], 24)
    assert outcome(state) == "won"


def test_a_winner_has_a_score_and_the_first_place() -> None:
    state = play(solo(own=board(faith=23), market=RED_FIRST), PASS)
    assert state.ranking() == [[0]]
    assert state.scores()[0]["lines"]["track"] == 20


def test_a_loser_comes_after_nobody() -> None:
    """The winners' group is empty."""
    assert play(solo("cross", cross=22), PASS).ranking() == [[], [0]]
    lost = solo("blue", decks={"blue1": [], "blue2": [], "blue3": [35]})
    assert play(lost, PASS).ranking() == [[], [0]]


def test_the_last_report_alone_ends_nothing_for_a_lone_player_before_24() -> None:
    state = play(solo("green", own=board(faith=22), market=RED_FIRST), PASS)
    assert not state.over


def test_the_order_of_the_tokens_is_hidden() -> None:
    shown = solo("cross", drawn=1).view(0)
    assert (shown["solo"]["tokens"], shown["solo"]["tokens_left"]) == (["cross"], 6)


def test_lorenzo_needs_no_last_round() -> None:
    state = solo("cross", own=board(faith=23, hand=[49]), market=RED_FIRST)
    state.log = log = Log()
    play(state, PASS)
    kinds = [event.kind for event in log.events]
    assert "last-round" not in kinds
    assert (log.events[-1].kind, log.events[-1].values) == ("solo-over", {"seat": 0, "outcome": "won"})


def test_lorenzos_turn_is_told() -> None:
    state = solo("green", decks={"green1": [1], "green2": [17, 21]})
    state.log = log = Log()
    play(state, PASS)
    told = [(event.kind, event.values) for event in log.events]
    assert told[told.index(("token", {"token": "green"})) :] == [
        ("token", {"token": "green"}),
        ("take-away", {"card": 1, "stack": "green1"}),
        ("stack-empty", {"stack": "green1"}),
        ("take-away", {"card": 17, "stack": "green2"}),
        ("uncover", {"card": 21}),
        ("round", {"round": 2}),
    ]
    assert seat_board(state)["slots"] == [[], [], []]
