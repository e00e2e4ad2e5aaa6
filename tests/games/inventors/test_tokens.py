"""Reward tokens: progression, availability, additional knowledge. (Classification and points: scoring.)"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.engine.events import Log
from bottega.games.inventors.state import InventorsState
from tests.games.inventors.positions import (
    TOKENS,
    busy,
    card,
    cards,
    cubes,
    empty,
    empty_slots,
    knows,
    legal,
    members,
    play,
    position,
    refusal,
    score,
    seen,
    spent,
    stage,
    team,
    tokens,
)
from tests.games.inventors.strategies import often, positions

HELP = "additional_knowledge"


# Progression.


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_progression_token_covers_the_level_just_below(level: int) -> None:
    """Rulings Tokens 1; Decided 6: what is laid down leaves the player's hands for ever."""
    token = f"progression_{level + 1}"
    state = position(team(levels={"archimedes": f"P{level} M1"}, tokens=[token]), team())
    play(state, "raise archimedes physics")
    assert knows(state, "archimedes") == f"P{level + 1} M1"
    assert (tokens(state), spent(state)) == ([], [token])


@pytest.mark.parametrize(("level", "value"), [(1, 3), (1, 4), (2, 4), (2, 2)])
def test_no_level_is_skipped(level: int, value: int) -> None:
    """Rulings Tokens 1."""
    held = [f"progression_{value}"]
    state = position(team(levels={"archimedes": f"P{level} M{level}"}, tokens=held), team())
    assert "raise archimedes physics" not in legal(state)
    refused = refusal(state, "raise archimedes physics")
    assert refused.code == "level-skipped"
    assert (refused.values["level"], refused.values["next"]) == (level, level + 1)


def test_a_4_is_the_top() -> None:
    """Rulings Tokens 3."""
    held = ["progression_2", "progression_3", "progression_4", "availability"]
    state = position(team(levels={"archimedes": "P4 M1"}, tokens=held), team())
    assert "raise archimedes physics" not in legal(state)
    assert refusal(state, "raise archimedes physics").code == "level-top"


def test_several_levels_are_climbed_in_one_turn_which_goes_on() -> None:
    """Rulings Tokens 1 and heading: using a token is never an action."""
    held = ["progression_2", "progression_3", "progression_4"]
    state = position(team(tokens=held), team(), inventions=[card("fire")])
    play(state, *["raise archimedes physics"] * 3)
    assert knows(state, "archimedes") == "P4 M1"
    assert state.actors == (0,)
    play(state, "work archimedes on fire")
    assert empty(state, "fire") == "CA"
    assert state.actors == (1,)


def test_disciplines_outside_the_goal_and_levels_beyond_it_are_allowed() -> None:
    """Rulings Tokens 1: Hippocrates strives for chemistry 4, Hypatia for mathematics 3."""
    held = ["progression_2", "progression_4", "victory_points_1"]
    state = position(team(levels={"hypatia": "M1 A3"}, tokens=held), team())
    play(state, "raise hypatia mathematics")
    assert score(state)["goals"] == 3
    play(state, "raise hippocrates physics", "flip victory_points_1", "raise hippocrates physics")
    assert knows(state, "hippocrates") == "P2 C2"
    assert score(state)["goals"] == 3


def test_a_busy_inventor_progresses_too() -> None:
    """Rulings Tokens 1: at any moment."""
    state = position(team(busy=["archimedes"], tokens=["progression_2"]), team())
    play(state, "raise archimedes physics")
    assert knows(state, "archimedes") == "P2 M1"
    assert busy(state) == ["archimedes"]


def test_tokens_are_used_on_ones_own_turn_before_the_action() -> None:
    """Rulings Decided 2: nobody is asked in another's turn or after their own action."""
    state = position(team(tokens=["progression_2"]), team(tokens=["progression_2"]))
    assert state.legal(1) == []
    assert refusal(state, "raise oresme physics", seat=1).code == "not-your-turn"
    play(state, "work archimedes on axe")
    assert refusal(state, "raise archimedes physics", seat=0).code == "not-your-turn"


def test_a_token_just_won_waits_for_the_next_turn() -> None:
    """Rulings Decided 2, Tokens heading: tokens may be kept."""
    nearly = card("bow", {0: "PMMA"}, ("progression_2", "availability"))
    state = position(team(), team(), inventions=[nearly])
    play(state, "work aristotle on bow", "take token 1")
    assert (state.actors, tokens(state)) == ((1,), ["progression_2"])
    play(state, "work oresme on axe")
    assert "raise archimedes physics" in legal(state)


# Any token turned over.


@pytest.mark.parametrize("token", TOKENS)
def test_any_token_turned_over_is_a_1_in_an_empty_discipline(token: str) -> None:
    """Rulings Tokens 2, Conflicts 1: its front is lost, and its points with it."""
    state = position(team(tokens=[token]), team())
    play(state, "raise hypatia physics")
    assert knows(state, "hypatia") == "P1 A2"
    assert (tokens(state), spent(state)) == ([], [token])
    assert score(state)["tokens"] == 0
    assert state.actors == (0,)
    assert stage(state) == "turn"


def test_a_1_lies_in_an_empty_discipline_only() -> None:
    """Rulings Tokens 2: on a 1 there is room for a 2 alone."""
    state = position(team(tokens=["availability", "victory_points_3"]), team())
    assert legal(state, "raise archimedes") == ["raise archimedes chemistry", "raise archimedes mathematics"]
    assert refusal(state, "raise archimedes physics").code == "no-progression"


def test_a_seat_with_several_kinds_says_which_is_turned_over() -> None:
    """Rulings Tokens 2."""
    state = position(team(tokens=["progression_2", "classification", "classification"]), team())
    state.log = log = Log()
    play(state, "raise hypatia physics")
    assert stage(state) == "flip"
    assert legal(state) == ["flip progression_2", "flip classification"]
    assert knows(state, "hypatia") == "A2", "nothing is laid down yet"
    play(state, "flip classification")
    assert knows(state, "hypatia") == "P1 A2"
    assert tokens(state) == ["progression_2", "classification"]
    [event] = log.events
    assert event.kind == "raise"
    assert (event.values["discipline"], event.values["level"]) == ("physics", 1)
    assert event.values["token"] == "classification"
    assert (state.actors, stage(state)) == ((0,), "turn")


def test_a_seat_with_one_kind_is_not_asked_which() -> None:
    state = position(team(tokens=["classification", "classification"]), team())
    play(state, "raise hypatia physics")
    assert stage(state) == "turn"
    assert tokens(state) == ["classification"]


def test_there_is_no_front_of_1() -> None:
    """Rulings Conflicts 1, Tokens 2: the fronts are 2, 3 and 4."""
    assert [name for name in TOKENS if name.startswith("progression")] == [
        "progression_2",
        "progression_3",
        "progression_4",
    ]


def test_without_tokens_nobody_progresses() -> None:
    """Rulings Decided 2: a seat without a usable token is asked nothing."""
    state = position(team(), team())
    assert legal(state, "raise", "use", "flip") == []
    assert refusal(state, "raise hypatia physics").code == "no-token"


def test_knowledge_from_a_token_works_at_once() -> None:
    state = position(team(tokens=["victory_points_1"]), team(), inventions=[card("bow")])
    assert "work hippocrates on bow" not in legal(state)
    play(state, "raise hippocrates physics", "work hippocrates on bow")
    assert empty(state, "bow") == "MMAA"


# Availability.


def test_an_availability_token_stands_all_inventors_up_and_the_turn_goes_on() -> None:
    """Rulings Tokens 4, Decided 6."""
    state = position(team(busy=["archimedes", "hypatia"], tokens=["availability"]), team(busy=["oresme"]))
    play(state, "use availability")
    assert (busy(state), busy(state, 1)) == ([], ["oresme"])
    assert (tokens(state), spent(state)) == ([], ["availability"])
    assert state.actors == (0,)
    play(state, "work archimedes on axe")
    assert state.actors == (1,)


def test_an_availability_token_needs_a_busy_inventor() -> None:
    """Rulings Tokens 4, Decided 3."""
    state = position(team(tokens=["availability"]), team())
    assert legal(state, "use") == []
    assert refusal(state, "use availability").code == "nobody-busy"


def test_several_availability_tokens_are_used_one_by_one_but_never_in_vain() -> None:
    """Rulings Tokens 4, Decided 3: after the first nobody is busy, so the second one waits; it may follow
    in the next turn."""
    state = position(team(busy=members("green"), tokens=["availability"] * 2), team())
    play(state, "use availability")
    assert legal(state, "use", "rest") == []
    assert tokens(state) == ["availability"]
    play(state, "work archimedes on axe", "work oresme on axe", "use availability")
    assert (tokens(state), busy(state)) == ([], [])


def test_after_an_availability_token_rest_is_no_action_any_more() -> None:
    """Rulings Turn 1: nobody is busy, so an inventor works."""
    state = position(team(busy=members("green"), tokens=["availability"]), team())
    play(state, "use availability")
    assert {text.split()[0] for text in legal(state)} == {"work"}


def test_an_availability_token_used_after_the_action_would_come_to_the_same() -> None:
    """Rulings Decided 2: the inventor who works now stands again before the owner's next action."""
    state = position(team(busy=members("green")[1:], tokens=["availability"]), team())
    play(state, "work archimedes on axe", "work oresme on axe")
    assert legal(state, "work") == []
    play(state, "use availability")
    assert {text.split()[1] for text in legal(state, "work")} >= {"archimedes", "aristotle", "hypatia"}


# Additional knowledge.


def helped(*, held: int = 1, filled: str = "", levels: str = "P1 M1", id: str = "bow") -> InventorsState:
    """Green, with tokens of additional knowledge, before a bow; blue has filled some slots."""
    return position(
        team(levels={"archimedes": levels}, tokens=[HELP] * held),
        team(),
        inventions=[card(id, {1: filled} if filled else {})],
        age=2 if id == "crossbow" else 1,
    )


def test_additional_knowledge_brings_two_more_cubes_of_any_discipline() -> None:
    """Rulings Tokens 5, Decided 4 and 6: also of one the inventor lacks; they count as the inventor's."""
    state = helped()
    play(state, "work archimedes on bow with knowledge")
    assert empty(state, "bow") == "MAA", "own cubes come first"
    assert legal(state) == ["cube mechanics", "cube mathematics"]
    play(state, "cube mathematics")
    assert (stage(state), seen(state, "pending")["extra"]) == ("cube", 1)
    play(state, "cube mechanics")
    assert empty(state, "bow") == "A"
    assert cubes(state, "bow") == [4, 0]
    assert busy(state) == ["archimedes"]
    assert (tokens(state), spent(state)) == ([], [HELP])
    assert state.actors == (1,)


def test_the_choice_of_slots_is_the_players_while_there_is_one() -> None:
    """Rulings Decided 4: with one discipline left there is nothing to ask."""
    state = helped(filled="MM")
    play(state, "work archimedes on bow with knowledge", "take token 1", "take invention")
    assert cards(state, 1) == ["bow"]
    assert state.actors == (1,)


def test_additional_knowledge_goes_on_empty_slots_only() -> None:
    """Rulings Tokens 5: on the same invention, where a slot is empty."""
    state = helped()
    play(state, "work archimedes on bow with knowledge")
    assert refusal(state, "cube physics").values == {"discipline": "physics"}
    assert refusal(state, "cube chemistry").code == "slots-full"


def test_both_cubes_must_be_placed() -> None:
    """Rulings Decided 4: fewer only when slots run out."""
    state = helped()
    play(state, "work archimedes on bow with knowledge", "cube mathematics")
    assert state.actors == (0,)
    assert legal(state) == ["cube mechanics", "cube mathematics"]


def test_with_one_slot_left_one_cube_is_placed_and_the_other_is_lost() -> None:
    """Rulings Tokens 5, Decided 4."""
    state = helped(filled="MMA")
    play(state, "work archimedes on bow with knowledge")
    assert cubes(state, "bow") == [2, 3]
    assert stage(state) == "reward"
    assert spent(state) == [HELP]


def test_a_token_that_could_place_no_cube_is_not_played() -> None:
    """Rulings Decided 4: at least one. Here Archimedes fills all that is left."""
    state = helped(filled="MAA")
    assert legal(state, "work archimedes on bow") == ["work archimedes on bow"]
    assert refusal(state, "work archimedes on bow with knowledge").code == "knowledge-no-slot"


def test_the_inventor_may_bring_no_cube_of_their_own() -> None:
    """Rulings Tokens 5: Hippocrates knows chemistry, which the bow does not need; he becomes busy."""
    state = helped()
    assert legal(state, "work hippocrates on bow") == ["work hippocrates on bow with knowledge"]
    play(state, "work hippocrates on bow with knowledge")
    assert empty(state, "bow") == "PMMAA"
    play(state, "cube physics", "cube mathematics")
    assert cubes(state, "bow") == [2, 0]
    assert busy(state) == ["hippocrates"]


def test_a_busy_inventor_is_not_helped() -> None:
    """Rulings Tokens 5: while an inventor works."""
    state = position(team(busy=members("green"), tokens=[HELP]), team())
    assert legal(state, "work", "rest") == ["rest"]


def test_the_last_cube_of_a_token_completes_an_invention() -> None:
    """Rulings Completing 1: its owner takes the statue. Five cubes against none: that seat is alone."""
    state = helped(levels="P1 M1 A1", filled="M")
    play(state, "work archimedes on bow with knowledge")
    assert seen(state, "statue") == 0
    assert (stage(state), state.actors) == ("reward", (0,))
    assert cubes(state, "bow") == [4, 1]


def test_additional_cubes_count_in_the_sharing() -> None:
    """Rulings Tokens 5: three against two; without the token it were one against two."""
    state = position(
        team(busy=["archimedes"], tokens=[HELP]),
        team(),
        inventions=[card("bow", {1: "MM"})],
        turn=0,
    )
    play(state, "work hypatia on bow with knowledge")
    assert cubes(state, "bow") == [3, 2]
    assert state.actors == (0,), "most cubes choose first"


def test_the_statue_is_with_the_seat_that_placed_the_last_cube_by_a_token() -> None:
    """Rulings Completing 1."""
    nearly = card("bow", {0: "PMM"})
    state = position(team(), team("blue", tokens=[HELP]), inventions=[nearly], turn=1)
    play(state, "work hildegard on bow with knowledge")
    assert seen(state, "statue") == 1
    assert seen(state, "pending")["sharing"] == [0, 1]


def test_several_tokens_help_the_same_work() -> None:
    """Rulings Tokens 5, Decided 4: asked for one after the other."""
    state = helped(held=3, id="crossbow")
    play(state, "work archimedes on crossbow with knowledge", "cube mechanics", "cube mechanics")
    assert stage(state) == "more"
    assert legal(state) == ["more knowledge", "enough"]
    play(state, "more knowledge")
    assert empty(state, "crossbow") == "MAA"
    play(state, "cube mathematics", "cube mathematics", "enough")
    assert empty(state, "crossbow") == "M"
    assert cubes(state, "crossbow") == [6, 0]
    assert tokens(state) == [HELP]
    assert state.actors == (1,)


def test_the_second_token_may_complete_the_invention() -> None:
    """Rulings Decided 4: nothing is asked when no slot is left, and the third token stays."""
    state = helped(held=3)
    play(state, "work archimedes on bow with knowledge", "cube mechanics")
    assert (stage(state), empty(state, "bow")) == ("more", "A")
    play(state, "more knowledge")
    assert (stage(state), cubes(state, "bow")) == ("reward", [5, 0])
    assert tokens(state) == [HELP]


def test_nothing_more_is_asked_without_another_token() -> None:
    state = helped(held=1, id="crossbow")
    play(state, "work archimedes on crossbow with knowledge", "cube mechanics", "cube mechanics")
    assert (stage(state), state.actors) == ("turn", (1,))


def test_a_plain_work_is_not_asked_about_tokens() -> None:
    state = helped(held=3)
    play(state, "work archimedes on bow")
    assert state.actors == (1,)
    assert len(tokens(state)) == 3


def test_help_is_told() -> None:
    state = helped()
    state.log = log = Log()
    play(state, "work archimedes on bow with knowledge", "cube mathematics", "cube mechanics")
    assert [(event.kind, event.values) for event in log.events[1:]] == [
        ("knowledge", {"seat": 0}),
        ("cube", {"seat": 0, "discipline": "mathematics"}),
        ("cube", {"seat": 0, "discipline": "mechanics"}),
    ]


@often
@given(st.data())
def test_help_is_offered_wherever_an_inventor_leaves_a_slot_empty(data: st.DataObject) -> None:
    """Rulings Decided 4, for any position: and two cubes are placed, or all that is left."""
    state = data.draw(positions(hold=HELP))
    seat = state.actors[0]
    board, table = seen(state, "boards")[seat], seen(state, "inventions")
    left = {
        f"work {i + 1} on {s + 1} with knowledge": sum(
            max(0, empty - member["levels"][name]) for name, empty in empty_slots(shown).items()
        )
        for i, member in enumerate(board["inventors"])
        for s, shown in enumerate(table)
        if shown and board["tokens"][HELP] and not member["busy"]
    }
    offered = [action for action in state.legal(seat) if action.type == "work-helped"]
    assert [str(action) for action in offered] == [text for text, slots in left.items() if slots]
    if not offered:
        return
    action = data.draw(st.sampled_from(offered))
    space = action.fields()["space"] - 1
    state.play(seat, action)
    while stage(state) == "cube":
        state.play(seat, data.draw(st.sampled_from(state.legal(seat))))
    after = seen(state, "inventions")[space]
    assert sum(empty_slots(after).values()) == max(0, left[str(action)] - 2)
    assert state.audit() == []
