"""Every refusal of the game, with the rule it points to and the values it tells."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from bottega.engine.people.rulebook import rulebook
from bottega.engine.refusal import IllegalAction, Refusal
from bottega.engine.types import Json
from bottega.games.leonardo.state import LeonardoState
from tests.games.leonardo.positions import GAME, assign, board, deal, idle, play, position

WORKING = board(works={"small": (8, 1)}, hand={"iron": 1, "rope": 1})


def at_favour() -> LeonardoState:
    return GAME.start(deal(4, start="expert"))


def at_pick() -> LeonardoState:
    return play(at_favour(), "favour components", "take iron", "take iron")


def at_laboratories() -> LeonardoState:
    mine = board(works={"small": (8, 1)}, hand={"iron": 1, "rope": 1}, large=4, cards=[12])
    return position(mine, board(cards=[9]), board(), board(), stage="laboratories")


def at_assign() -> LeonardoState:
    return position(WORKING, board())


def at_leonardo(codex: str = "off") -> LeonardoState:
    """Seat 0 is first in the Council and at the kiln, seat 1 second."""
    state = position(WORKING, board(), board(), codex=codex)
    return assign(state, ["place 2 in council", "place 1 in kiln"], ["place 1 in council", "place 1 in kiln"])


def at_benefit() -> LeonardoState:
    return play(at_leonardo(), "leonardo to seat 0")


def at_second_benefit() -> LeonardoState:
    return play(at_benefit(), "benefit 2")


def at_lift(codex: str = "off") -> LeonardoState:
    return play(at_leonardo(codex), "leonardo to seat 0", "benefit 1", "withdraw")


def at_codex_lift() -> LeonardoState:
    return at_lift("on")


def at_put() -> LeonardoState:
    return play(at_lift(), "lift seat 0 from kiln")


def at_codex_put() -> LeonardoState:
    """Seat 1 is first in the academy."""
    state = position(board(), board(), board(), codex="on")
    assign(state, ["place 1 in council"], ["place 1 in kiln", "place 1 in academy"])
    return play(state, "leonardo to seat 0", "benefit 1", "lift seat 1 from kiln")


def at_arrange() -> LeonardoState:
    return play(at_benefit(), "benefit 3", "withdraw")


def at_component() -> LeonardoState:
    state = assign(position(board(), board(), shops={"wood": 0}), ["place 1 in council"])
    return play(state, "leonardo to seat 0", "benefit 4")


def at_offer() -> LeonardoState:
    return assign(position(board(), board()), ["place 1 in kiln"])


def at_workshop() -> LeonardoState:
    state = position(board(works={"small": (8, 1)}, large=6, men={"large": 2}), board())
    return assign(state, [], ["place 1 in workshop"])


def at_busy_workshop() -> LeonardoState:
    return assign(position(board(works={"small": (8, 1)}), board()), ["place 1 in workshop"])


def at_full_workshop() -> LeonardoState:
    state = position(board(small=3, large=6, men={"large": 2}), board())
    return assign(state, ["place 1 in workshop"])


def at_bid() -> LeonardoState:
    mine = board(works={"small": (1, 3)})
    return assign(position(mine, mine), *[["place 1 in small"]] * 2)


def at_over() -> LeonardoState:
    state = position(board(), board(), stage="laboratories", turn=9)
    return play(state, "done", "done")


def in_turn_8() -> LeonardoState:
    return position(WORKING, board(), turn=8)


def with_the_academy_empty() -> LeonardoState:
    dump = at_favour().dump()
    dump["boards"][0].update(apprentices=9, free=9, academy=0)
    return GAME.load(dump)


def with_the_shops_empty(*names: str) -> LeonardoState:
    dump = at_favour().dump()
    for name in names or dump["shops"]:
        dump["boards"][3]["components"][name] += dump["shops"][name]
        dump["shops"][name] = 0
    return GAME.load(dump)


def after_two_favours() -> LeonardoState:
    state = at_favour()
    while sum(state.view(None)["boards"][0]["favours"].values()) < 2 or state.actors != (0,):
        if state.actors == (0,):
            play(state, "favour florins")
        else:
            idle(state)
    return state


def codex_first_everywhere() -> LeonardoState:
    areas = ("workshop", "academy", "blacksmith", "glassmaker", "joiner", "ropemaker")
    everywhere = [f"place 1 in {area}" for area in (*areas, "kiln")]
    state = position(board(), board(apprentices=7), board(), board(), codex="on")
    assign(state, ["place 1 in council"], everywhere, ["place 2 in kiln"])
    return play(state, "leonardo to seat 0", "benefit 1")


NONE = dict.fromkeys(("iron", "glass", "wood", "brick", "rope"), 0)

#: Where, what, and the refusal: code, rule, values.
CASES: list[tuple[Callable[[], LeonardoState], str, str, str, dict[str, Json]]] = [
    (at_over, "done", "match-over", "end", {}),
    # The wrong moment.
    (at_favour, "done", "now-favour", "favours", {}),
    (at_pick, "favour florins", "now-pick", "favours", {}),
    (at_laboratories, "pass", "now-laboratories", "phase-a", {}),
    (at_assign, "start 1 in small", "now-assign", "phase-b", {}),
    (at_leonardo, "benefit 1", "now-leonardo", "council", {}),
    (at_benefit, "leonardo to seat 1", "now-benefit", "council", {}),
    (at_lift, "put in academy", "now-lift", "council-move", {}),
    (at_put, "leave it", "now-put", "council-move", {}),
    (at_arrange, "leave it", "now-arrange", "council-deck", {}),
    (at_component, "accept", "now-component", "council-component", {}),
    (at_offer, "pass", "now-offer", "offer", {}),
    (at_bid, "done", "now-bid", "auction", {}),
    # Favours.
    (after_two_favours, "favour florins", "favour-letter", "favours", {"letter": "A"}),
    (with_the_academy_empty, "favour apprentice", "academy-empty", "academy", {}),
    (with_the_shops_empty, "favour components", "shops-empty", "shops", {}),
    (at_pick, "take iron", "two-of-a-kind", "favours", {"component": "iron"}),
    (
        lambda: play(with_the_shops_empty("rope"), "favour components"),
        "take rope",
        "shop-empty",
        "shops",
        {"component": "rope"},
    ),
    # Phase A.
    (at_assign, "place 1 in large", "lab-missing", "workshop", {}),
    (at_laboratories, "start 1 in small", "lab-working", "phase-a", {"lab": "small"}),
    (at_laboratories, "start 12 in large", "already-completed", "phase-a", {"invention": 12}),
    (at_laboratories, "start 9 in large", "never-requested", "phase-a", {"invention": 9}),
    (at_laboratories, "start 8 in large", "in-other-lab", "phase-a", {"invention": 8}),
    (
        at_laboratories,
        "start 19 in large",
        "lacks-components",
        "phase-a",
        {"invention": 19, "components": {**NONE, "brick": 2, "rope": 1}},
    ),
    (at_laboratories, "cancel large", "lab-idle", "cancel", {"lab": "large"}),
    (
        lambda: play(at_laboratories(), "start 1 in large"),
        "cancel large",
        "lab-fresh",
        "cancel",
        {"lab": "large"},
    ),
    # Phase B.
    (in_turn_8, "place 1 in kiln", "research-only", "research-turns", {"turn": 8}),
    (
        lambda: position(board(), board()),
        "master to small",
        "lab-not-working",
        "phase-b",
        {"lab": "small"},
    ),
    (at_assign, "place 4 in small", "lab-full", "phase-b", {"lab": "small", "left": 3}),
    (at_assign, "place 5 in kiln", "too-few-apprentices", "phase-b", {"count": 5, "left": 4}),
    (
        lambda: play(at_assign(), "place 1 in kiln", "pass"),
        "place 2 in kiln",
        "once-per-place",
        "phase-b",
        {"place": "kiln"},
    ),
    (
        lambda: play(at_assign(), "master to kiln", "pass"),
        "master to small",
        "master-placed",
        "phase-b",
        {"place": "kiln"},
    ),
    # The Council.
    (at_leonardo, "leonardo to seat 3", "no-such-seat", "council", {"count": 3}),
    (at_lift, "lift seat 4 from kiln", "no-such-seat", "council", {"count": 3}),
    (at_second_benefit, "benefit 2", "benefit-taken", "council", {"benefit": "2", "by_seat": 0}),
    (at_benefit, "withdraw", "first-must-choose", "council", {}),
    (at_lift, "lift seat 1 from kiln", "own-apprentice", "council-move", {}),
    (
        at_lift,
        "lift seat 0 from academy",
        "no-apprentice-there",
        "council-move",
        {"of_seat": 0, "place": "academy"},
    ),
    (
        at_codex_lift,
        "lift seat 2 from kiln",
        "no-apprentice-there",
        "council-move",
        {"of_seat": 2, "place": "kiln"},
    ),
    (at_codex_lift, "lift seat 0 from council", "codex-source", "codex", {"place": "council"}),
    (codex_first_everywhere, "lift seat 1 from kiln", "codex-first", "codex", {"of_seat": 1}),
    (at_codex_put, "put in academy", "codex-first", "codex", {"of_seat": 1}),
    (at_put, "put in kiln", "same-place", "council-move", {"place": "kiln"}),
    (at_arrange, "next 25", "not-looked-at", "council-deck", {"invention": 25}),
    (at_component, "take wood", "shop-empty", "shops", {"component": "wood"}),
    # The city.
    (at_workshop, "accept", "choose-improvement", "workshop", {}),
    (at_offer, "flip small", "not-workshop", "workshop", {"place": "kiln"}),
    (at_workshop, "flip large", "lab-missing", "workshop", {}),
    (at_full_workshop, "build large", "lab-built", "workshop", {}),
    (at_busy_workshop, "flip small", "lab-busy", "workshop", {"lab": "small"}),
    (at_full_workshop, "flip large", "lab-flipped", "workshop", {"spaces": 6}),
    (at_full_workshop, "man large", "man-no-space", "workshop", {"spaces": 6}),
    (at_full_workshop, "man small", "man-no-space", "workshop", {"spaces": 3}),
    # Phase D.
    (at_bid, "bid 9", "too-few-florins", "auction", {"florins": 9, "have": 8}),
]


@pytest.mark.parametrize(("where", "notation", "code", "rule", "values"), CASES)
def test_a_refusal_names_the_rule_and_the_values(
    where: Callable[[], LeonardoState], notation: str, code: str, rule: str, values: dict[str, Json]
) -> None:
    state = where()
    seat = state.actors[0] if state.actors else 0
    action = GAME.parse(notation)
    before = state.dump()
    assert state.why_not(seat, action) == Refusal(code, rule, values)
    assert action not in state.legal(seat)
    with pytest.raises(IllegalAction, match=rf"\(rule: {rule}\)$"):
        state.play(seat, action)
    assert state.dump() == before, "a refused action changes nothing"


def test_a_seat_whose_turn_it_is_not_is_told_whose_it_is() -> None:
    state = position(board(), board(), board(), leonardo=1)
    for seat in (0, 2):
        expected = Refusal("not-your-turn", "turn", {"seats": [1]})
        assert state.why_not(seat, GAME.parse("pass")) == expected
        assert state.legal(seat) == []


def test_every_refusal_in_the_code_is_tested_here() -> None:
    written = {code for code, _ in GAME.moments.reasons()} | {"match-over", "not-your-turn"}
    for file in files("bottega.games.leonardo.rules").iterdir():
        if file.name.endswith(".py"):
            written |= set(re.findall(r'Refusal\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8")))
    assert written == {case[2] for case in CASES} | {"not-your-turn"}


def test_every_rule_named_by_a_refusal_is_a_paragraph_of_the_rules() -> None:
    rules = rulebook(GAME.data, "en")
    assert [case[3] for case in CASES if case[3] not in rules] == []


@pytest.mark.parametrize("where", list(dict.fromkeys(case[0] for case in CASES)))
def test_legal_actions_are_those_without_a_refusal(where: Callable[[], LeonardoState]) -> None:
    state = where()
    for seat in range(state.players):
        allowed = [action for action in GAME.actions if state.why_not(seat, action) is None]
        assert state.legal(seat) == allowed
