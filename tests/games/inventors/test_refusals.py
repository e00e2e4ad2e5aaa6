"""Every refusal of the game, with the rule it points to and the values it tells."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from bottega.engine.people.rulebook import rulebook
from bottega.engine.refusal import IllegalAction, Refusal
from bottega.engine.types import Json
from bottega.games.inventors.state import InventorsState
from tests.games.inventors.positions import GAME, card, play, position, refusal, team

HELP = "additional_knowledge"


def at_team() -> InventorsState:
    return play(GAME.start(GAME.deal(2, seed=1, teams="chosen")), "team red")


def at_turn() -> InventorsState:
    """Green to play, without tokens; Archimedes is busy."""
    return position(team(busy=["archimedes"]), team(), inventions=[card("bow", {1: "PM"}), card("axe")])


def nobody_busy() -> InventorsState:
    return position(team(tokens=["availability"]), team())


def at_cube() -> InventorsState:
    state = position(team(tokens=[HELP] * 2), team(), age=2)
    return play(state, "work archimedes on crossbow with knowledge")


def at_more() -> InventorsState:
    return play(at_cube(), "cube mechanics", "cube mechanics")


def at_reward() -> InventorsState:
    state = position(team(), team(), inventions=[card("bow", {1: "PMM", 0: "A"})])
    return play(state, "work hypatia on bow")


def after(text: str) -> Callable[[], InventorsState]:
    return lambda: play(at_reward(), text)


def at_flip() -> InventorsState:
    state = position(team(tokens=["progression_2", "availability"]), team())
    return play(state, "raise hypatia physics")


def at_final() -> InventorsState:
    return position(team(tokens=["progression_3"]), team(), stage="final")


def at_over() -> InventorsState:
    return position(team(), team(), stage="over")


def with_help() -> InventorsState:
    return position(team(tokens=[HELP]), team(), inventions=[card("bow", {1: "MAA"})])


def with_tokens(*held: str) -> Callable[[], InventorsState]:
    return lambda: position(team(levels={"archimedes": "P1 M4", "hypatia": "M1 A2"}, tokens=held), team())


#: Where, what, and the refusal: code, rule, values.
CASES: list[tuple[Callable[[], InventorsState], str, str, str, dict[str, Json]]] = [
    (at_over, "rest", "match-over", "end", {}),
    # The wrong moment.
    (at_team, "rest", "now-team", "setup", {}),
    (at_turn, "take invention", "now-turn", "turn", {}),
    (at_turn, "done", "now-turn", "turn", {}),
    (at_turn, "flip progression_2", "now-turn", "turn", {}),
    (at_turn, "team red", "now-turn", "turn", {}),
    (at_flip, "rest", "now-flip", "progression", {}),
    (at_cube, "enough", "now-cube", "additional-knowledge", {}),
    (at_more, "cube physics", "now-more", "additional-knowledge", {}),
    (at_reward, "rest", "now-reward", "sharing", {}),
    (at_final, "use availability", "now-final", "final-placing", {}),
    # Setting up.
    (at_team, "team red", "team-taken", "setup", {"team": "red", "by_seat": 0}),
    # Working and resting.
    (at_turn, "work 1 on 8", "no-invention-there", "work", {"space": 8}),
    (at_turn, "work archimedes on bow", "inventor-busy", "work", {"inventor": "archimedes"}),
    (
        at_turn,
        "work hippocrates on bow",
        "no-cube",
        "work",
        {"inventor": "hippocrates", "invention": "bow", "disciplines": ["mechanics", "mathematics"]},
    ),
    (nobody_busy, "rest", "nobody-busy", "rest", {}),
    # Tokens.
    (nobody_busy, "use availability", "nobody-busy", "availability", {}),
    (at_turn, "use availability", "no-availability-token", "availability", {}),
    (at_turn, "work aristotle on bow with knowledge", "no-knowledge-token", "additional-knowledge", {}),
    (
        with_help,
        "work archimedes on bow with knowledge",
        "knowledge-no-slot",
        "additional-knowledge",
        {"inventor": "archimedes", "invention": "bow"},
    ),
    (at_cube, "cube chemistry", "slots-full", "additional-knowledge", {"discipline": "chemistry"}),
    (at_turn, "raise archimedes chemistry", "no-token", "progression", {}),
    (
        with_tokens("availability"),
        "raise archimedes physics",
        "no-progression",
        "progression",
        {"inventor": "archimedes", "discipline": "physics", "next": 2},
    ),
    (
        with_tokens("progression_4"),
        "raise hypatia mathematics",
        "level-skipped",
        "progression",
        {"inventor": "hypatia", "discipline": "mathematics", "level": 2, "next": 3},
    ),
    (
        with_tokens("progression_4"),
        "raise archimedes mechanics",
        "level-top",
        "progression",
        {"inventor": "archimedes", "discipline": "mechanics", "level": 4},
    ),
    (at_flip, "flip classification", "token-not-held", "progression", {"token": "classification"}),
    # Sharing.
    (after("take invention"), "take invention", "reward-taken", "sharing", {"reward": "invention"}),
    (after("take token 2"), "take token 2", "reward-taken", "sharing", {"reward": "token-2"}),
]


@pytest.mark.parametrize(("where", "text", "code", "rule", "values"), CASES)
def test_a_refusal_names_the_rule_and_the_values(
    where: Callable[[], InventorsState], text: str, code: str, rule: str, values: dict[str, Json]
) -> None:
    state = where()
    before = state.dump()
    seat = 0 if state.over else state.actors[0]
    assert refusal(state, text, seat) == Refusal(code, rule, values)
    if not state.over:
        with pytest.raises(IllegalAction, match=rf"\(rule: {rule}\)$"):
            play(state, text)
    assert state.dump() == before, "a refused action changes nothing"


def test_a_space_whose_invention_is_gone_is_as_empty_as_one_that_never_was() -> None:
    state = position(team(), team(), inventions=[card("bow"), card("axe")], gone=3)
    for space in (3, 5, 6):
        assert refusal(state, f"work 1 on {space}") == Refusal("no-invention-there", "work", {"space": space})


def test_a_seat_whose_turn_it_is_not_is_told_whose_it_is() -> None:
    state = position(team(), team(), team(), turn=1)
    for seat in (0, 2):
        assert refusal(state, "rest", seat) == Refusal("not-your-turn", "turn", {"seats": [1]})
        assert state.legal(seat) == []


def test_the_refusal_of_a_waiting_seat_names_the_seat_that_chooses() -> None:
    state = at_reward()
    assert refusal(state, "take invention", 0) == Refusal("not-your-turn", "turn", {"seats": [1]})


def test_every_refusal_in_the_code_is_tested_here() -> None:
    written = {code for code, _ in GAME.moments.reasons()} | {"match-over", "not-your-turn"}
    for file in files("bottega.games.inventors.rules").iterdir():
        if file.name.endswith(".py"):
            written |= set(re.findall(r'Refusal\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8")))
    assert written == {case[2] for case in CASES} | {"not-your-turn"}


def test_every_rule_named_by_a_refusal_is_a_paragraph_of_the_rules() -> None:
    rules = rulebook(GAME.data, "en")
    assert [case[3] for case in CASES if case[3] not in rules] == []
