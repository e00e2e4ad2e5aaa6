"""Every refusal of the game, with the rule it points to and the values it tells."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from bottega.engine.people.rulebook import rulebook
from bottega.engine.refusal import IllegalAction, Refusal
from bottega.engine.types import Json
from bottega.games.masters.state import MastersState
from tests.games.masters.positions import GAME, board, deal, play, position

BOTH_STORES = board(warehouse={"coin": 2}, strongbox={"coin": 2, "shield": 9}, slots=[[8]], hand=[49, 61])


def at_leaders() -> MastersState:
    return GAME.start(deal(2))


def at_start() -> MastersState:
    return play(at_leaders(), "keep leaders 49 50", "keep leaders 53 54")


def at_turn() -> MastersState:
    return position(BOTH_STORES, board(), tops=[5])


def at_white() -> MastersState:
    return play(position(board(leaders=[59, 60]), board()), "market row 1")


def at_keep() -> MastersState:
    return play(position(board(warehouse={"stone": 3}), board()), "market row 3")


def at_produce() -> MastersState:
    return play(at_turn(), "activate slot 1")


def at_spend() -> MastersState:
    return play(position(board(warehouse={"coin": 2, "stone": 1}), board()), "activate base")


def at_gain() -> MastersState:
    return play(at_spend(), "spend coin", "spend coin")


def at_pay() -> MastersState:
    return play(at_turn(), "pay by hand", "activate base", "spend coin")


def at_end() -> MastersState:
    return play(at_turn(), "market row 1")


def at_over() -> MastersState:
    return play(position(board(faith=24), board(), turn=1), "market row 1")


def with_green_1_empty() -> MastersState:
    return position(board(), board(), decks={"green1": []})


COIN_AND_STONE = {"coin": 2, "stone": 0, "servant": 2, "shield": 0}
THREE_STONES = {"coin": 0, "stone": 3, "servant": 0, "shield": 0}

#: Where, what, and the refusal: code, rule, values.
CASES: list[tuple[Callable[[], MastersState], str, str, str, dict[str, Json]]] = [
    (at_over, "market row 1", "match-over", "end", {}),
    # The wrong moment.
    (at_leaders, "market row 1", "first-leaders", "setup-leaders", {}),
    (at_start, "market row 1", "first-start", "setup-start", {}),
    (at_white, "market row 1", "first-white", "market-white", {}),
    (at_keep, "market row 1", "first-keep", "discard", {}),
    (at_spend, "finish production", "first-spend", "production-base", {}),
    (at_gain, "spend coin", "first-gain", "production", {}),
    (at_pay, "spend coin", "first-pay", "buy-payment", {}),
    (at_turn, "keep leaders 49 61", "leaders-kept", "setup-leaders", {}),
    (at_turn, "start with coin", "start-over", "setup-start", {}),
    (at_turn, "white coin", "no-white", "market-white", {}),
    (at_produce, "spend coin", "no-spend", "production-base", {}),
    (at_end, "gain coin", "no-gain", "production", {}),
    (at_turn, "pay 1 coin from warehouse", "no-pay", "buy-payment", {}),
    (at_produce, "keep nothing", "no-keep", "discard", {}),
    (at_end, "finish production", "no-production", "production", {}),
    (at_turn, "end turn", "main-action-owed", "turn", {}),
    (at_produce, "market row 1", "production-under-way", "turn", {}),
    (at_end, "activate base", "main-action-done", "turn", {}),
    (at_end, "pay by hand", "main-action-done", "turn", {}),
    # Setting up.
    (at_leaders, "keep leaders 49 60", "leader-not-dealt", "setup-leaders", {"leader": 60}),
    # The market.
    (
        at_white,
        "white shield",
        "white-resource",
        "market-white",
        {"resource": "shield", "resources": {"stone": 1, "coin": 1}},
    ),
    (at_keep, "keep 1 shield", "keep-not-taken", "discard", {"resources": COIN_AND_STONE}),
    (
        at_keep,
        "keep 2 coin 2 servant",
        "keep-no-room",
        "warehouse",
        {"resources": COIN_AND_STONE, "stored": THREE_STONES},
    ),
    # Buying and paying.
    (with_green_1_empty, "buy green1 slot 1", "stack-empty", "buy", {"stack": "green1"}),
    (at_turn, "buy green3 slot 1", "slot-level", "buy-slots", {"slot": 1, "level": 3, "height": 1}),
    (
        at_turn,
        "buy green1 slot 2",
        "cannot-afford",
        "buy-payment",
        {"card": 5, "resources": {"stone": 1, "servant": 1}},
    ),
    (
        at_pay,
        "pay 2 coin from warehouse",
        "pay-range",
        "buy-payment",
        {"resource": "coin", "due": 1, "low": 0, "high": 1},
    ),
    (lambda: play(at_turn(), "pay by hand"), "pay by hand", "by-hand-already", "buy-payment", {}),
    (with_green_1_empty, "pay by hand", "by-hand-pointless", "buy-payment", {}),
    # Production.
    (at_turn, "activate slot 3", "slot-empty", "production", {"slot": 3}),
    (at_turn, "activate leader shield", "power-no-leader", "leader-production", {"resource": "shield"}),
    (at_produce, "activate slot 1", "power-used", "production", {"power": "slot 1"}),
    (with_green_1_empty, "activate base", "base-needs-two", "production-base", {"count": 0}),
    (
        lambda: position(board(slots=[[9]], warehouse={"servant": 1}), board()),
        "activate slot 1",
        "cannot-produce",
        "production",
        {"power": "slot 1", "resources": {"servant": 1}},
    ),
    (at_spend, "spend shield", "spend-none", "production-base", {"resource": "shield"}),
    # Leaders.
    (
        lambda: position(board(leaders=[49]), board()),
        "play leader 49",
        "leader-played",
        "leaders",
        {"leader": 49},
    ),
    (at_turn, "discard leader 50", "leader-not-in-hand", "leaders", {"leader": 50}),
    (
        at_turn,
        "play leader 49",
        "leader-cards",
        "leader-requirements",
        {"leader": 49, "colour": "green", "count": 1, "have": 0},
    ),
    (
        at_turn,
        "play leader 61",
        "leader-level",
        "leader-requirements",
        {"leader": 61, "colour": "yellow", "level": 2, "count": 1, "have": 0},
    ),
    (
        lambda: position(board(warehouse={"coin": 3}, hand=[53]), board()),
        "play leader 53",
        "leader-resources",
        "leader-requirements",
        {"leader": 53, "resource": "coin", "count": 5, "have": 3},
    ),
]


@pytest.mark.parametrize(("where", "notation", "code", "rule", "values"), CASES)
def test_a_refusal_names_the_rule_and_the_values(
    where: Callable[[], MastersState], notation: str, code: str, rule: str, values: dict[str, Json]
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
    state = position(board(), board(), board(), turn=1)
    for seat in (0, 2):
        expected = Refusal("not-your-turn", "turn", {"seats": [1]})
        assert state.why_not(seat, GAME.parse("market row 1")) == expected
        assert state.legal(seat) == []


def test_a_seat_that_has_kept_its_leaders_waits_for_the_others() -> None:
    state = GAME.start(deal(3))
    state.play(1, GAME.parse("keep leaders 53 54"))
    refused = state.why_not(1, GAME.parse("keep leaders 53 55"))
    assert refused == Refusal("not-your-turn", "turn", {"seats": [0, 2]})


def test_every_refusal_in_the_code_is_tested_here() -> None:
    written = {code for code, _ in GAME.moments.reasons()} | {"match-over", "not-your-turn"}
    for file in files("bottega.games.masters.rules").iterdir():
        if file.name.endswith(".py"):
            written |= set(re.findall(r'Refusal\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8")))
    assert written == {case[2] for case in CASES} | {"not-your-turn"}


def test_every_rule_named_by_a_refusal_is_a_paragraph_of_the_rules() -> None:
    rules = rulebook(GAME.data, "en")
    assert [case[3] for case in CASES if case[3] not in rules] == []
