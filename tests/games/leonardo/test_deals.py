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
from bottega.games.leonardo.state import LeonardoState
from tests.games.leonardo.positions import GAME, assign, bid, board, deal, play, position
from tests.profiles import examples

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


def swapped(numbers: list[int], one: int, other: int) -> list[int]:
    """The same list with two numbers in each other's place."""
    return [other if n == one else one if n == other else n for n in numbers]


DEALT = GAME.deal(3, 1)
DECK: list[int] = DEALT["deck"]


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("game",), "masters", "of 'masters', not of leonardo"),
        (("players",), 6, "2 to 5 players, not 6"),
        (("players",), 1, "2 to 5 players, not 1"),
        (("players",), "3", "2 to 5 players, not '3'"),
        (("players",), 4, "“requested” is a list of 5 items"),
        (("options",), {"start": "beginner"}, "must give every option"),
        (("options",), {"start": "beginner", "codex": "off", "speed": "high"}, "no option 'speed'"),
        (("options", "start"), "novice", "“start” is one of beginner, expert"),
        (("options",), None, "“options” is a mapping"),
        (("leaders",), [], "a deal of leonardo has no 'leaders'"),
        (("requested",), [1, 12, 8], "removed”: 3 is missing"),
        (("requested",), "1, 12, 8, 3", "“requested” is a list"),
        (("requested",), [12, 1, 8, 3], r"“requested” is \[1, 12, 8, 3\]"),
        (("requested", 0), 26, "“requested”: 26 does not"),
        (("requested", 0), True, "“requested”: True does not"),
        (("requested", 0), 1.0, "“requested”: 1.0 does not"),
        (("requested", 0), DECK[0], f"removed”: {min(1, DECK[0])} is missing"),
        (("deck",), DECK[1:], "removed”: .* is missing"),
        (("deck",), [*DECK, 25], "removed”: 25 is there 2 times"),
        (("deck",), [], "removed”: .* is missing"),
        (("deck",), None, "“deck” is a list"),
        (("deck", 0), [2], r"“deck”: \[2\] does not"),
        (("deck",), swapped(DECK, 20, 21), r"“deck\[-5:\]” holds"),
        (("deck",), DECK[-1:] + DECK[:-1], r"“deck\[-5:\]” holds"),
        (("removed",), [2, 6, 11], "removed”: 2 is there 2 times"),
        (("removed",), {}, "“removed” is a list"),
    ],
)
def test_a_bad_deal_is_refused_with_its_reason(path: Path, value: Json, problem: str) -> None:
    assert GAME.start(DEALT).audit() == []
    with pytest.raises(ValueError, match=problem):
        GAME.start(changed(DEALT, path, value))


def test_the_middle_part_of_a_deal_is_checked() -> None:
    """Rulings 3: one bronze, two copper, three silver and 16 to 20."""
    top, middle = DECK[:5], DECK[5:16]
    bronze = next(n for n in middle if n <= 5)
    copper = next(n for n in top if n in (6, 7, 9, 10, 13))
    with pytest.raises(ValueError, match=r"“deck\[-16:-5\]” holds 1 of “bronze”, not 0"):
        GAME.start({**DEALT, "deck": swapped(DECK, bronze, copper)})
    with pytest.raises(ValueError, match=r"“deck\[-16:-5\]”"):
        GAME.start({**DEALT, "deck": swapped(DECK, 16, copper)})


def test_the_cards_two_experts_set_aside_are_checked() -> None:
    """Rulings 36."""
    dealt = GAME.deal(2, 1, start="expert")
    bronze, copper, silver = dealt["removed"]
    top = next(n for n in dealt["deck"] if n <= 5)
    for removed, put_back in (([bronze, copper], [silver]), ([bronze, copper, top], [silver])):
        deck = [*put_back, *(n for n in dealt["deck"] if n != top or top not in removed)]
        with pytest.raises(ValueError, match=r"“removed” holds [01] of “(bronze|copper|silver)”"):
            GAME.start({**dealt, "removed": removed, "deck": deck})
    assert GAME.start({**dealt, "removed": [silver, bronze, copper]}).audit() == []


def test_nothing_is_set_aside_otherwise() -> None:
    deck, gone = DECK[1:], DECK[:1]
    with pytest.raises(ValueError, match="“removed” is an empty list"):
        GAME.start({**DEALT, "deck": deck, "removed": gone})


@pytest.mark.parametrize("key", ["game", "players", "options", "requested", "deck", "removed"])
def test_a_deal_says_everything(key: str) -> None:
    with pytest.raises(ValueError, match=f"no “{key}”"):
        GAME.start({name: value for name, value in DEALT.items() if name != key})


def test_a_deal_is_a_mapping() -> None:
    with pytest.raises(ValueError, match="a deal is a mapping"):
        GAME.start([])


@pytest.mark.parametrize("players", [0, 1, 6, -1])
def test_there_are_two_to_five_players(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 players"):
        GAME.deal(players, seed=1)


@pytest.mark.parametrize("start", ["beginner", "expert"])
@pytest.mark.parametrize("players", GAME.seats)
def test_deals_and_dumps_are_plain_json(players: int, start: str) -> None:
    dealt = GAME.deal(players, seed=2, start=start)
    assert json.loads(json.dumps(dealt)) == dealt
    dump = GAME.start(dealt).dump()
    assert json.loads(json.dumps(dump)) == dump


# Dumps, at decisions of every kind.


def at_laboratories() -> LeonardoState:
    mine = board(works={"small": (8, 5), "large": (1, 1)}, large=4, hand={"iron": 2}, cards=[12])
    return position(mine, board(works={"small": (9, 2)}, shown=["small"]), board(), stage="laboratories")


def at_assign() -> LeonardoState:
    state = position(board(works={"small": (8, 5)}), board(), board())
    return play(state, "place 2 in kiln", "master to kiln", "place 1 in council", "place 1 in small")


def at_benefit() -> LeonardoState:
    state = assign(position(board(), board(), board()), *[[f"place {n} in council"] for n in (3, 2, 1)])
    return play(state, "leonardo to seat 1", "benefit 3")


def at_arrange() -> LeonardoState:
    return play(at_benefit(), "withdraw", "next 4")


def at_offer() -> LeonardoState:
    return play(assign(position(board(), board(), board()), *[["place 1 in kiln"]] * 3), "accept")


def at_bid() -> LeonardoState:
    mine = board(works={"small": (8, 9)})
    return bid(assign(position(mine, mine, mine), *[["master to small"]] * 3), {1: 4})


def at_pick() -> LeonardoState:
    return play(GAME.start(deal(3, start="expert")), "favour components", "take iron")


Case = tuple[Path, Json, str]
DUMPS: list[tuple[LeonardoState, list[Case]]] = [
    (
        at_laboratories(),
        [
            (("game",), "masters", "no dump of a match of leonardo"),
            (("edition",), "other", "edition 'other', not 'standard'"),
            (("players",), 4, "3 boards for 4 players"),
            (("players",), 9, "2 to 5 players, not 9"),
            (("stage",), "lunch", "cannot be read"),
            (("options", "codex"), "maybe", "“codex” is one of off, on"),
            (("turn",), 0, "the turn has come to this decision"),
            (("turn",), 10, "the turn has come to this decision"),
            (("current",), 1, "the seats asked are those that decide"),
            (("current",), 3, "the seats asked are those that decide"),
            (("leonardo",), 3, "the seats asked are those that decide"),
            (("leonardo",), 1, "what this decision is about"),
            (("actors",), [], "the seats asked"),
            (("actors",), [0, 1], "the seats asked"),
            (("over",), True, "the seats asked"),
            (("council",), -1, "no florin is owed"),
            (("requested",), [1, 8, 3], "every requested invention has its space"),
            (("requested", 0), 12, "every invention is in one place"),
            (("boxed",), [25], "every invention is in one place"),
            (("deck",), [], "every invention is in one place"),
            (("deck", 0), "x", "cannot be read"),
            (("shops", "iron"), 12, "component 0: none is made or lost"),
            (("shops",), {}, "cannot be read: KeyError"),
            (("boards", 0, "florins"), -1, "no florin is owed"),
            (("boards", 0, "florins"), 1.5, "would write boards in another way"),
            (("boards", 0, "components", "brick"), 9, "component 3: none is made or lost"),
            (("boards", 0, "free"), 3, "seat 0: its apprentices are where they are"),
            (("boards", 0, "academy"), 9, "seat 0: its apprentices are where they are"),
            (("boards", 0, "apprentices"), 9, "seat 0: its apprentices are where they are"),
            (("boards", 0, "master"), "kiln", "the queues hold those who stand there"),
            (("boards", 0, "master"), "small", "workers are out only while they are needed"),
            (("boards", 0, "labs", 0, "spaces"), 4, "seat 0: its laboratories hold what they can"),
            (("boards", 0, "labs", 0, "weeks"), None, "seat 0: its laboratories hold what they can"),
            (("boards", 0, "labs", 0, "weeks"), -2, "seat 0: its laboratories hold what they can"),
            (("boards", 0, "labs", 0, "men"), 1, "seat 0: its laboratories hold what they can"),
            (("boards", 0, "labs", 0, "men"), -1, "seat 0: its laboratories hold what they can"),
            (("boards", 0, "labs", 0, "shown"), 3, "seat 0: its works are among the possible ones"),
            (("boards", 0, "labs", 0, "fresh"), True, "what this decision is about"),
            (("boards", 0, "cards"), [], "every invention is in one place"),
            (("boards", 0, "done"), [], "seat 0: it has completed what it owns"),
            (("boards", 0, "done"), [1, 12], "seat 0: it has completed what it owns"),
            (("boards", 0, "favours"), [1, 0, 0, 0], "favours are chosen in turn"),
            (("boards",), [], "0 boards for 3 players"),
            (("city", "kiln"), [{"seat": 0, "apprentices": 1, "master": False}], "where they are"),
            (("city", "kiln"), [{"seat": 0, "apprentices": 0, "master": False}], "the queues hold"),
            (("city",), {}, "cannot be read"),
            (("pending", "line"), [0, 2, 1], "what this decision is about"),
            (("pending", "at"), 1, "what this decision is about"),
            (("pending", "lots"), [8], "nothing is left open"),
            (("pending", "arranged"), 1, "nothing is left open"),
            (("pending",), {}, "cannot be read"),
            (("completed",), [{"seat": 1, "lab": "small", "invention": 12}], "has been completed"),
            (("completed",), [{"seat": 3, "lab": "small", "invention": 12}], "has been completed"),
            (("completed",), [{"seat": -1, "lab": "small", "invention": 12}], "has been completed"),
            (("completed",), [{"seat": 0, "lab": "huge", "invention": 12}], "cannot be read"),
            (("auctions",), [{"invention": 12, "bids": [1, 2]}], "auctions are of inventions"),
            (("auctions",), [{"invention": 12, "bids": [1, 2, -1]}], "auctions are of inventions"),
            (("looked",), 5, "what is known of the deck is true"),
            (("grasp", 0), [False, 0, 2], "what is known of the deck is true"),
            (("grasp",), [], "0 grasp for 3 players"),
            (("traces", 0), None, "seat 0: its works are among the possible ones"),
            (("traces", 0, 0), 2, "seat 0: its works are among the possible ones"),
            (("traces", 0, 1), 2, "seat 0: its works are among the possible ones"),
            (("traces", 0, 1), (1 << 8) | (1 << 12), "seat 0: its works are among the possible ones"),
            (("traces", 1, 2), [9, 9, 9, 9, 9], "seat 0: its works are among the possible ones"),
            (("traces", 5), [3, 2, [0, 0, 0, 0, 0]], "seat 2: its works are among the possible ones"),
            (("traces",), [], "0 traces for 3 players"),
            (("started",), 0, "seat 0: its works are among the possible ones"),
            (("under", 0), 0, "seat 0: its laboratories hold what they can"),
            (("under", 0), 1, "seat 0: its works are among the possible ones"),
            (("under", 2), 3, "seat 1: its works are among the possible ones"),
            (("under",), [], "0 under for 3 players"),
            (("sight", 0), [2], "what is known of the deck is true"),
            (("bids", 0), 3, "nothing is left open"),
            (("bids",), [-1], "1 bids for 3 players"),
        ],
    ),
    (
        at_assign(),
        [
            (("boards", 0, "placed"), [], "what this decision is about"),
            (("boards", 0, "placed"), ["lunch"], "cannot be read"),
            (("boards", 1, "passed"), True, "what this decision is about"),
            (("boards", 0, "labs", 0, "apprentices"), 3, "where they are"),
            (("city", "kiln", 0, "seat"), 2, "where they are"),
            (("city", "kiln", 0, "seat"), 3, "there is no seat 3"),
            (("city", "kiln", 0, "seat"), -1, "there is no seat -1"),
            (("city", "kiln", 0, "apprentices"), -2, "where they are"),
            (("city", "kiln", 0, "master"), True, "would write city in another way"),
            (("turn",), 8, "workers are out only while they are needed"),
        ],
    ),
    (
        at_benefit(),
        [
            (("pending", "chosen"), [-1, -1, -1, -1], "what this decision is about"),
            (("pending", "chosen"), [-1, -1, 1, -1], "what this decision is about"),
            (("pending", "chosen"), [0, -1, 0, -1], "what this decision is about"),
            (("pending", "chosen"), [], "what this decision is about"),
            (("pending", "line"), [0], "what this decision is about"),
            (("pending", "line"), [0, 1, 1], "what this decision is about"),
            (("pending", "area"), 1, "what this decision is about"),
            (("stage",), "leonardo", "what this decision is about"),
            (("stage",), "lift", "what this decision is about"),
            (("stage",), "put", "what this decision is about"),
            (("stage",), "component", "what this decision is about"),
            (("stage",), "offer", "workers are out|what this decision is about"),
            (("stage",), "over", "the turn has come|the seats asked"),
            (("stage",), "favour", "the turn has come"),
            (("turn",), 8, "the turn has come to this decision"),
        ],
    ),
    (
        at_arrange(),
        [
            (("pending", "arranged"), 3, "what this decision is about"),
            (("pending", "arranged"), -1, "what this decision is about"),
            (("pending", "price"), 2, "what this decision is about"),
            (("pending", "chosen", 2), 1, "what this decision is about"),
            (("looked",), 3, "what is known of the deck is true"),
            (("grasp", 0, 0), False, "what this decision is about|what is known"),
            (("sight", 0), [], "what is known of the deck is true"),
            (("sight", 0, 0), 9, "what is known of the deck is true"),
            (("deck", 4), 25, "every invention is in one place"),
        ],
    ),
    (
        at_offer(),
        [
            (("pending", "price"), 4, "what this decision is about"),
            (("pending", "price"), -1, "what this decision is about"),
            (("pending", "area"), 7, "what this decision is about|workers are out"),
            (("pending", "at"), 2, "what this decision is about"),
            (("pending", "line"), [2, 1, 0], "what this decision is about"),
            (("boards", 1, "florins"), 1, "what this decision is about"),
            (("pending", "lifted"), [0, 6], "nothing is left open"),
        ],
    ),
    (
        at_bid(),
        [
            (("pending", "lots"), [], "what this decision is about|the seats asked|cannot be read"),
            (("pending", "lots"), [9], "what this decision is about"),
            (("pending", "bidders"), [[0]], "what this decision is about"),
            (("pending", "bidders"), [[0, 0]], "what this decision is about"),
            (("pending", "bidders"), [[0, 1, 3]], "what this decision is about"),
            (("bids", 1), 40, "what this decision is about"),
            (("bids", 1), -2, "what this decision is about"),
            (("bids", 0), 3, "the seats asked"),
            (("boards", 0, "florins"), 0, "what this decision is about"),
            (("boards", 0, "done"), [], "what this decision is about"),
            (("requested", 2), 0, "every invention is in one place"),
        ],
    ),
    (
        at_pick(),
        [
            (("pending", "picks"), 0, "what this decision is about"),
            (("pending", "picks"), 4, "what this decision is about"),
            (("pending", "picked"), [3, 0, 0, 0, 0], "what this decision is about"),
            (("pending", "picked"), [], "what this decision is about"),
            (("boards", 0, "favours"), [0, 0, 0, 0], "favours are chosen in turn"),
            (("boards", 1, "favours"), [0, 1, 0, 0], "favours are chosen in turn"),
            (("options", "start"), "beginner", "the turn has come"),
            (("turn",), 1, "the turn has come|favours are chosen"),
        ],
    ),
]
CASES = [(state.dump(), *case) for state, cases in DUMPS for case in cases]


@pytest.mark.parametrize(
    ("dump", "path", "value", "problem"),
    CASES,
    ids=[f"{dump['stage']}-{'-'.join(map(str, path))}-{i}" for i, (dump, path, _, _) in enumerate(CASES)],
)
def test_a_bad_dump_is_refused_with_its_reason(
    dump: dict[str, Json], path: Path, value: Json, problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.load(changed(dump, path, value))


@pytest.mark.parametrize("state", [state for state, _ in DUMPS], ids=lambda state: str(state.dump()["stage"]))
def test_a_good_dump_is_loaded_and_goes_on_alike(state: LeonardoState) -> None:
    loaded = GAME.load(state.dump())
    assert loaded.dump() == state.dump()
    for seat in range(state.players):
        assert loaded.legal(seat) == state.legal(seat)


def test_a_dump_is_a_mapping() -> None:
    junk: list[Json] = [[], None, "leonardo"]
    for value in junk:
        with pytest.raises(ValueError, match="no dump"):
            GAME.load(value)


def test_a_deck_out_of_its_parts_is_no_deck() -> None:
    """Rulings 3: nobody has looked at it, so it lies as it was built."""
    dump = GAME.start(DEALT).dump()
    for one, other in ((16, 21), (16, DECK[0])):
        with pytest.raises(ValueError, match="the deck lies in its three parts"):
            GAME.load({**dump, "deck": swapped(dump["deck"], one, other)})


JUNK: list[Json] = [None, True, -1, 0, 1, 2, 3, 5, 9, 12, 25, 26, 1.5, "", "x", [], {}, [1], [[1]], [0, 1]]
JUNK += ["laboratories", "assign", "leonardo", "benefit", "lift", "put", "arrange", "component", "offer"]
JUNK += ["bid", "over", "favour", "pick", "council", "small"]


def paths(node: Json, path: Path = ()) -> Iterator[Path]:
    for key, value in node.items() if isinstance(node, dict) else enumerate(node):
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from paths(value, (*path, key))


@examples(150)
@given(st.data())
def test_a_damaged_dump_is_refused_or_can_be_played_on(data: st.DataObject) -> None:
    """Nothing but ValueError comes of it, and what loads keeps to the rules and to its secrets."""
    rng = random.Random(data.draw(st.integers(0, 10**6)))
    options = {"start": rng.choice(["beginner", "expert"]), "codex": rng.choice(["off", "on"])}
    state = GAME.start(GAME.deal(rng.randint(2, 5), seed=rng.randrange(99), **options))
    for _ in range(data.draw(st.integers(0, 150))):
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
        assert state.imagine(seat, rng).audit() == []
        state.play(seat, rng.choice(state.legal(seat)))
        assert state.audit() == []
