"""Deals and dumps: what is wrong with a bad one is said, not played."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.engine.types import Json
from tests.games.masters.positions import GAME, RESOURCES, TOKENS, board, deal, play, position
from tests.games.masters.strategies import often

Path = tuple[str | int, ...]


def changed(data: dict[str, Json], path: Path, value: Json) -> dict[str, Json]:
    """A copy with one value replaced."""
    copied: Any = copy.deepcopy(data)
    node = copied
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    result: dict[str, Json] = copied
    return result


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("game",), "leonardo", "of 'leonardo', not of masters"),
        (("players",), 5, "1 to 4 players, not 5"),
        (("players",), "2", "1 to 4 players, not '2'"),
        (("options",), {"start": "expert"}, "no option 'start'"),
        (("options",), None, "“options” is a mapping"),
        (("tokens",), [], "a deal of masters has no 'tokens'"),
        (("market",), "white", "“market” is a list"),
        (("market", 0), "green", "“market”: 'green' does not belong there"),
        (("market",), ["white"] * 5, "“market”: 'white' is there 5 times, not 4"),
        (("market", 0), 3, "“market”: 3 "),
        (("market", 0), ["white"], "“market”: "),
        (("decks",), [], "“decks” has the keys green1, blue1"),
        (("decks", "red1"), [], "“decks” has the keys green1, blue1"),
        (("decks", "green1"), [1, 5, 9], "“green1”: 13 is missing"),
        (("decks", "green1"), [1, 5, 9, 9], "“green1”: 9 is there 2 times"),
        (("decks", "green1"), [1, 5, 9, 2], "“green1”: 2 does not belong"),
        (("decks", "green1"), [1.0, 5, 9, 13], "“green1”: 1.0 "),
        (("decks", "green1"), [True, 5, 9, 13], "“green1”: True "),
        (("decks", "green1"), None, "“green1” is a list"),
        (("leaders",), [[49, 50, 51, 52]], "“leaders” is a list of 2 items"),
        (("leaders",), {}, "“leaders” is a list of 2 items"),
        (("leaders", 0), [49, 50, 51], r"“leaders\[0\]” is a list of 4 items, not \[49, 50, 51\]"),
        (("leaders", 0), 49, r"“leaders\[0\]” is a list of 4 items, not 49"),
        (("leaders", 0, 0), 48, r"“leaders\[0\]”: 48 does not"),
        (("leaders", 0, 0), "49", r"“leaders\[0\]”: '49' does not"),
        (("leaders", 0, 0), 49.0, r"“leaders\[0\]”: 49.0 does not"),
        (("leaders", 0, 0), 50, "“leaders”: 50 is there 2 times"),
        (("leaders", 0, 0), 53, "“leaders”: 53 is there 2 times"),
    ],
)
def test_a_bad_deal_is_refused_with_its_reason(path: Path, value: Json, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.start(changed(deal(2), path, value))


@pytest.mark.parametrize("key", ["game", "players", "options", "market", "decks", "leaders"])
def test_a_deal_lacks_nothing(key: str) -> None:
    bad = deal(2)
    del bad[key]
    with pytest.raises(ValueError, match=f"the deal has no “{key}”"):
        GAME.start(bad)


@pytest.mark.parametrize(
    ("tokens", "problem"),
    [
        ([], "a list of 1 to 25 items"),
        ([list(TOKENS)] * 26, "a list of 1 to 25 items"),
        ("green", "a list of 1 to 25 items"),
        ([list(TOKENS), list(TOKENS[:6])], r"“tokens\[1\]”: 'shuffle' is missing"),
        ([[*TOKENS[:6], "cross"]], r"“tokens\[0\]”: 'cross' is there 3 times, not 2"),
        ([[*TOKENS[:6], 7]], r"“tokens\[0\]”: 7 "),
        ([[*TOKENS[:6], ["shuffle"]]], r"“tokens\[0\]”: "),
        (["shuffle"], r"“tokens\[0\]” is a list"),
    ],
)
def test_a_bad_pile_of_tokens_is_refused_with_its_reason(tokens: Json, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.start(deal(1, tokens=tokens))


def test_a_solo_deal_needs_tokens() -> None:
    bad = deal(1)
    del bad["tokens"]
    with pytest.raises(ValueError, match="the deal has no “tokens”"):
        GAME.start(bad)


@pytest.mark.parametrize("count", [1, 2, 25])
def test_a_solo_deal_may_hold_fewer_orders_of_tokens(count: int) -> None:
    assert GAME.start(deal(1, tokens=[list(TOKENS)] * count)).actors == (0,)


@pytest.mark.parametrize("bad", [None, [], "deal", 7])
def test_what_is_no_mapping_is_no_deal_and_no_dump(bad: Any) -> None:
    with pytest.raises(ValueError, match="a deal is a mapping"):
        GAME.start(bad)
    with pytest.raises(ValueError, match="no dump"):
        GAME.load(bad)


def test_a_deal_may_be_written_by_hand_in_any_order_of_leaders() -> None:
    state = GAME.start(deal(2, leaders=[[52, 51, 50, 49], [56, 53, 55, 54]]))
    assert state.view(0)["boards"][0]["hand"] == [49, 50, 51, 52]


@pytest.mark.parametrize("players", GAME.seats)
def test_deals_and_dumps_are_plain_json(players: int) -> None:
    dealt = GAME.deal(players, seed=2)
    assert json.loads(json.dumps(dealt)) == dealt
    dump = GAME.start(dealt).dump()
    assert json.loads(json.dumps(dump)) == dump


@pytest.mark.parametrize("players", [0, 5, -1])
def test_there_are_one_to_four_players(players: int) -> None:
    with pytest.raises(ValueError, match="1 to 4 players"):
        GAME.deal(players, seed=1)


SITUATION = position(
    board(warehouse={"coin": 2}, slots=[[1]], hand=[49, 50]), board(faith=8, leaders=[53])
).dump()


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("game",), "inventors", "no dump of a match of masters"),
        (("edition",), "other", "edition 'other', not 'standard'"),
        (("players",), 3, "2 boards for 3 players"),
        (("players",), 9, "1 to 4 players, not 9"),
        (("hands",), [[49, 50]], "1 hands for 2 players"),
        (("stage",), "lunch", "cannot be read"),
        (("market", 0), "red", "the market holds its 13 marbles"),
        (("market", 0), "pink", "cannot be read"),
        (("boards", 0, "slots", 0), [2], "every development card is in one place"),
        (("boards", 0, "slots", 0), [1, 33], "every development card is in one place"),
        (("boards", 0, "slots"), [[1], [], [], []], "3 slots"),
        (("boards", 0, "slots"), [[], [], [17]], "cards lie on the level below"),
        (("removed",), [1], "every development card is in one place"),
        (("decks", "green1"), [], "every development card is in one place"),
        (("boards", 0, "leaders"), [49], "no leader is in two places"),
        (("hands", 0), [49, 48], "no leader is in two places"),
        (("hands", 0), [49], "every seat has its leaders"),
        (("hands", 0), [[49], [50]], "cannot be read"),
        (("hands", 0), [50, 49], "would write hands in another way"),
        (("boards", 0, "faith"), 1.5, "would write boards in another way"),
        (("boards", 0, "tiles", 0), "waiting", "reports are counted by the tiles"),
        (("boards", 0, "tiles", 0), "kept", "reports are counted by the tiles"),
        (("boards", 0, "tiles"), [], "3 tiles"),
        (("reports",), 2, "reports are counted by the tiles"),
        (("ending",), True, "the last round has been announced when it is due"),
        (("boards", 0, "faith"), 25, "the markers stand on the track"),
        (("boards", 0, "faith"), -1, "the markers stand on the track"),
        (("boards", 0, "warehouse", "coin"), 4, "the depots hold what lies there"),
        (("boards", 0, "warehouse", "coin"), 10, "the depots hold what lies there"),
        (("boards", 0, "warehouse", "coin"), -1, "nothing is owed to the stores"),
        (("boards", 0, "strongbox", "coin"), -1, "nothing is owed to the stores"),
        (("boards", 0, "strongbox"), {}, "cannot be read: KeyError"),
        (("tokens",), [list(TOKENS)], "Lorenzo's pile"),
        (("cross",), 3, "Lorenzo plays against one seat"),
        (("outcome",), "won", "Lorenzo plays against one seat"),
        (("over",), True, "the seats asked"),
        (("actors",), [], "the seats asked"),
        (("actors",), [1], "the seats asked"),
        (("actors",), [0, 1], "the seats asked"),
        (("turn",), 2, "cannot be read"),
        (("stage",), "leaders", "the seats asked"),
        (("stage",), "over", "the seats asked"),
        (("stage",), "white", "white marbles wait for two marble leaders"),
        (("pending", "whites"), 1, "white marbles wait for two marble leaders"),
        (("stage",), "keep", "what was taken from the market"),
        (("pending", "gained", "coin"), 1, "what was taken from the market"),
        (("pending", "gained", "coin"), 10, "nobody takes 10 of a resource"),
        (("stage",), "produce", "production begins with a power"),
        (("pending", "used"), ["base"], "production begins with a power"),
        (("pending", "output", "coin"), 1, "production begins with a power"),
        (("pending", "output", "coin"), -1, "production takes nothing away"),
        (("stage",), "pay", "what is paid by hand is there"),
        (("pending", "debt", "coin"), 1, "what is paid by hand is there"),
        (("pending", "buying"), ["green1", 2], "a card being paid has its place"),
        (("pending", "buying"), ["green1", 4], "cannot be read"),
        (("stage",), "spend", "choices of resources are open"),
        (("stage",), "gain", "choices of resources are open"),
        (("stage",), "start", "choices of resources are open"),
        (("pending", "gains"), 1, "choices of resources are open"),
        (("pending", "spends"), 1, "choices of resources are open"),
    ],
)
def test_a_bad_dump_is_refused_with_its_reason(path: Path, value: Json, problem: str) -> None:
    assert GAME.load(SITUATION).dump() == SITUATION
    with pytest.raises(ValueError, match=problem):
        GAME.load(changed(SITUATION, path, value))


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("tokens",), [], "cannot be read"),
        (("tokens", 0, 0), "cross", "Lorenzo's pile"),
        (("drawn",), 7, "Lorenzo's pile"),
        (("drawn",), -1, "Lorenzo's pile"),
        (("cross",), 25, "the markers stand on the track"),
        (("outcome",), "won", "the seats asked"),
    ],
)
def test_a_bad_dump_of_a_solo_match_is_refused_with_its_reason(path: Path, value: Json, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.load(changed(position(board()).dump(), path, value))


@pytest.mark.parametrize("store", ["warehouse", "strongbox"])
@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize("seat", [0, 1])
def test_no_store_holds_less_than_nothing(seat: int, resource: str, store: str) -> None:
    with pytest.raises(ValueError, match=f"seat {seat}: nothing is owed to the stores"):
        GAME.load(changed(position(board(), board()).dump(), ("boards", seat, store, resource), -1))


def test_a_line_has_no_more_than_four_marbles() -> None:
    dump = play(position(board(leaders=[59, 60]), board()), "market row 1").dump()
    assert GAME.load(dump).dump() == dump
    with pytest.raises(ValueError, match="at most a line"):
        GAME.load(changed(dump, ("pending", "gained", "coin"), 1))


@pytest.mark.parametrize("spends", [0, 3])
def test_the_base_power_asks_for_what_is_there(spends: int) -> None:
    dump = play(position(board(warehouse={"coin": 2}), board()), "activate base").dump()
    with pytest.raises(ValueError, match="choices of resources are open"):
        GAME.load(changed(dump, ("pending", "spends"), spends))


def test_what_is_being_paid_cannot_be_spent_again() -> None:
    own = board(warehouse={"coin": 1}, strongbox={"coin": 1})
    dump = play(position(own, board()), "pay by hand", "activate base", "spend coin").dump()
    with pytest.raises(ValueError, match="choices of resources are open"):
        GAME.load(changed(dump, ("pending", "spends"), 2))


def test_somebody_is_asked_as_long_as_leaders_are_kept() -> None:
    dump = play(GAME.start(deal(2)), "keep leaders 49 50").dump()
    dump["hands"][1], dump["rejected"][1], dump["actors"] = [53, 54], [55, 56], []
    with pytest.raises(ValueError, match="the seats asked"):
        GAME.load(dump)


def test_a_turn_does_not_wait_for_leader_actions_without_leaders() -> None:
    dump = play(position(board(hand=[49]), board()), "market row 1").dump()
    dump["hands"][0], dump["dropped"][0] = [], [49, *dump["dropped"][0]]
    with pytest.raises(ValueError, match="the seats asked"):
        GAME.load(dump)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_has_resources_that_they_have_not_chosen_yet(seat: int) -> None:
    keeps = ["keep leaders 49 50", "keep leaders 53 54", "keep leaders 57 58"]
    for notations in ([], keeps, [*keeps, "start with coin"]):
        dump = play(GAME.start(deal(3)), *notations).dump()
        assert GAME.load(dump).dump() == dump
        with pytest.raises(ValueError, match="seats start with the resources they have chosen"):
            GAME.load(changed(dump, ("boards", seat, "warehouse", "stone"), 1))


def test_a_card_in_the_stack_of_another_is_refused() -> None:
    dump = position(board(), board()).dump()
    dump["decks"]["green1"], dump["decks"]["green2"] = dump["decks"]["green2"], dump["decks"]["green1"]
    with pytest.raises(ValueError, match="every stack holds its own cards"):
        GAME.load(dump)


def test_a_card_that_is_being_paid_for_must_have_a_place() -> None:
    own = board(warehouse={"shield": 2}, strongbox={"shield": 2}, slots=[[2]])
    dump = play(position(own, board(), tops=[1]), "pay by hand", "buy green1 slot 2").dump()
    assert GAME.load(dump).dump() == dump
    for elsewhere in (["green1", 1], ["green2", 2]):
        with pytest.raises(ValueError, match="a card being paid has its place"):
            GAME.load(changed(dump, ("pending", "buying"), elsewhere))


JUNK: list[Json] = [None, True, -1, 0, 1, 2, 3, 5, 9, 12, 25, 1.5, "", "x", [], {}, [1], [[1]], ["base"]]
JUNK += ["turn", "keep", "white", "pay", "produce", "gain", "spend", "end", "leaders", "start", "over"]


def paths(node: Json, path: Path = ()) -> Iterator[Path]:
    for key, value in node.items() if isinstance(node, dict) else enumerate(node):
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from paths(value, (*path, key))


@often
@given(st.data())
def test_a_damaged_dump_is_refused_or_can_be_played_on(data: st.DataObject) -> None:
    """Nothing but ValueError comes of it, and what loads keeps to the rules."""
    players = data.draw(st.integers(1, 4))
    rng = random.Random(data.draw(st.integers(0, 10**6)))
    state = GAME.start(GAME.deal(players, seed=rng.randrange(99)))
    for _ in range(data.draw(st.integers(0, 60))):
        if not state.over:
            seat = rng.choice(state.actors)
            state.apply(seat, rng.choice(state.legal(seat)))
    dump = state.dump()
    damaged = changed(dump, data.draw(st.sampled_from(list(paths(dump)))), data.draw(st.sampled_from(JUNK)))
    try:
        state = GAME.load(damaged)
    except ValueError:
        return
    for _ in range(20):
        if state.over:
            break
        seat = state.actors[0]
        state.play(seat, rng.choice(state.legal(seat)))
        assert state.audit() == []
