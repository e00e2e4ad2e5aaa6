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
from bottega.games.inventors.state import InventorsState
from tests.games.inventors.positions import (
    DISCIPLINES,
    GAME,
    TOKENS,
    card,
    deal,
    of_age,
    on_table,
    play,
    position,
    rewards,
    seat_board,
    stage,
    team,
    token,
    token_name,
)
from tests.games.inventors.strategies import often

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


ONE = token("progression_2")


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("game",), "leonardo", "of 'leonardo', not of inventors"),
        (("players",), 6, "2 to 5 players, not 6"),
        (("players",), 1, "2 to 5 players, not 1"),
        (("players",), "2", "2 to 5 players, not '2'"),
        (("options",), {"start": "expert"}, "no option 'start'"),
        (("options",), {"teams": "stolen"}, "“teams” is one of dealt, chosen"),
        (("options",), {}, "must give every option"),
        (("options",), None, "“options” is a mapping"),
        (("options",), {"teams": "chosen"}, "a deal of inventors has no 'teams'"),
        (("market",), [], "a deal of inventors has no 'market'"),
        (("teams",), ["green"], "“teams” is a list of 2"),
        (("teams",), ["green", "pink"], "“teams”: 'pink' does not"),
        (("teams",), [["green"], "red"], "“teams”: .* does not"),
        (("teams",), "green", "“teams” is a list of 2"),
        (("teams",), ["green", "green"], "“teams”: green is there 2 times, not 1"),
        (("ages",), [], "“ages” is a list of 3"),
        (("ages",), None, "“ages” is a list of 3"),
        (("ages", 0), of_age(1)[:4], r"“ages\[0\]” is a list of 5"),
        (("ages", 1), of_age(2)[:6], r"“ages\[1\]” is a list of 5"),
        (("ages", 0), ["axe"] * 5, r"“ages\[0\]”: axe is there 5 times"),
        (("ages", 2), "revolver", r"“ages\[2\]” is a list of 5"),
        (("ages", 0, 0), "gun", r"“ages\[0\]”: 'gun' does not"),
        (("ages", 0, 0), ["axe"], r"“ages\[0\]”: \['axe'\] does not"),
        (("ages", 0, 0), 7, r"“ages\[0\]”: 7 does not"),
        (("ages", 0, 0), "crossbow", r"“ages\[0\]”: 'crossbow' does not"),
        (("tokens",), {}, "“tokens” is a list of 3"),
        (("tokens", 0), [[ONE, ONE]] * 4, r"“tokens\[0\]” is a list of 5"),
        (("tokens", 1), None, r"“tokens\[1\]” is a list of 5"),
        (("tokens", 0, 0), [ONE], r"“tokens\[0\]” is a list of 2"),
        (("tokens", 0, 0), None, r"“tokens\[0\]” is a list of 2"),
        (("tokens", 0, 0, 0), "progression_2", "“tokens”: 'progression_2' does not"),
        (("tokens", 0, 0, 0), {"kind": "progression"}, "“tokens”: .* does not"),
        (("tokens", 0, 0, 0), {"kind": "progression", "value": 1}, "“tokens”: .* does not"),
        (("tokens", 0, 0, 0), {"kind": "progression", "value": "2"}, "“tokens”: .* does not"),
        (("tokens", 0, 0, 0), {"kind": "progression", "value": 2.0}, "“tokens”: .* does not"),
        (("tokens", 0, 0, 0), {"kind": "progression_2", "value": None}, "“tokens”: .* does not"),
        (("tokens", 0, 0, 0), {"kind": "victory_points", "value": True}, "“tokens”: .* does not"),
        (("tokens", 0, 0, 0), {"kind": "availability", "value": 1}, "“tokens”: .* does not"),
        (("tokens", 0, 0, 0), {"kind": ["availability"], "value": None}, "“tokens”: .* does not"),
        (("tokens", 0), [[token("availability")] * 2] * 5, "“tokens”: availability is there 12 times, not 4"),
    ],
)
def test_a_bad_deal_is_refused_with_its_reason(path: Path, value: Json, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.start(changed(deal(2), path, value))


@pytest.mark.parametrize("key", ["game", "players", "options", "teams", "ages", "tokens"])
def test_a_deal_lacks_nothing(key: str) -> None:
    bad = deal(2)
    del bad[key]
    with pytest.raises(ValueError, match=f"the deal has no “{key}”"):
        GAME.start(bad)


@pytest.mark.parametrize("bad", [None, [], "deal", 7])
def test_what_is_no_mapping_is_no_deal_and_no_dump(bad: Any) -> None:
    with pytest.raises(ValueError, match="a deal is a mapping"):
        GAME.start(bad)
    with pytest.raises(ValueError, match="no dump"):
        GAME.load(bad)


def test_a_deal_may_be_written_by_hand() -> None:
    first = [token("availability"), token("victory_points_3")]
    by_hand = deal(
        2,
        teams=["red", "yellow"],
        ages=[["fire", "axe", "bow", "dice", "flute"], of_age(2)[:5], of_age(3)[7:]],
        tokens=[
            [first, *[[ONE, token("progression_4")]] * 4],
            [[ONE, token("progression_3")]] * 5,
            [[token("victory_points_2"), token("progression_3")]] * 3
            + [[token("classification"), token("additional_knowledge")]] * 2,
        ],
    )
    state = GAME.start(by_hand)
    assert on_table(state) == ["fire", "axe", "bow", "dice", "flute"]
    assert rewards(state, "fire") == ["availability", "victory_points_3"]
    assert [seat_board(state, seat)["team"] for seat in range(2)] == ["red", "yellow"]


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("teams", ["dealt", "chosen"])
def test_deals_and_dumps_are_plain_json(players: int, teams: str) -> None:
    dealt = GAME.deal(players, seed=2, teams=teams)
    assert json.loads(json.dumps(dealt)) == dealt
    dump = GAME.start(dealt).dump()
    assert json.loads(json.dumps(dump)) == dump


@pytest.mark.parametrize("players", [0, 1, 6, -2])
def test_there_are_two_to_five_players(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 players"):
        GAME.deal(players, seed=1)


HELP = "additional_knowledge"


def at_turn() -> InventorsState:
    return position(
        team(tokens=["progression_2", "availability"], busy=["hypatia"], cards=["bow"]),
        team(),
        inventions=[card("axe", {0: "P", 1: "M"}), card("fire")],
    )


def at_team() -> InventorsState:
    return play(GAME.start(GAME.deal(3, seed=1, teams="chosen")), "team red")


def at_flip() -> InventorsState:
    return play(at_turn(), "raise hypatia physics")


def at_cube() -> InventorsState:
    state = position(team(tokens=[HELP] * 2), team(), age=2)
    return play(state, "work archimedes on crossbow with knowledge")


def at_more() -> InventorsState:
    return play(at_cube(), "cube mechanics", "cube mechanics")


def at_reward() -> InventorsState:
    state = position(team(), team(), team(), inventions=[card("bow", {1: "PM", 2: "MA"})])
    return play(state, "work aristotle on bow", "take token 1")


def at_final() -> InventorsState:
    return position(team(), team(tokens=["progression_2"]), stage="final", turn=1)


def at_over() -> InventorsState:
    return play(at_final(), "done")


SCENES = {
    "turn": at_turn,
    "team": at_team,
    "flip": at_flip,
    "cube": at_cube,
    "more": at_more,
    "reward": at_reward,
    "final": at_final,
    "over": at_over,
}

LAW_TOKENS = "every reward token is in one place"
LAW_TWICE = "no invention is in two places"
LAW_AGES = "every age has its inventions"
LAW_CUBES = "cubes lie on the slots that are filled"
LAW_REWARDS = "rewards lie on the inventions that are not completed"
LAW_ASKED = "the seat asked is the one that can answer"
LAW_PLAYING = "the age or the match ends before the last invention is completed"
LAW_PENDING = "what is pending belongs to the decision that is open"
LAW_TEAMS = "each team is led by one seat"
LAW_LEVELS = "its inventors know what their tokens say"


@pytest.mark.parametrize("name", SCENES)
def test_every_decision_can_be_saved_and_loaded(name: str) -> None:
    dump = SCENES[name]().dump()
    state = GAME.load(dump)
    assert stage(state) == name
    assert state.dump() == dump


@pytest.mark.parametrize(
    ("name", "path", "value", "problem"),
    [
        ("turn", ("game",), "masters", "no dump of a match of inventors"),
        ("turn", ("edition",), "other", "edition 'other', not 'standard'"),
        ("turn", ("players",), 3, "2 boards for 3 players|cubes of 3 players"),
        ("turn", ("players",), 9, "2 to 5 players, not 9"),
        ("turn", ("options",), {"teams": "stolen"}, "one of dealt, chosen"),
        ("turn", ("stage",), "lunch", "cannot be read"),
        ("turn", ("boards",), [], "0 boards for 2 players"),
        ("turn", ("boards", 0, "team"), "pink", "cannot be read"),
        ("turn", ("boards", 0, "team"), "blue", LAW_TEAMS),
        ("turn", ("boards", 0, "team"), None, LAW_TEAMS),
        ("turn", ("boards", 0, "levels", 0, 0), 5, f"seat 0: {LAW_LEVELS}"),
        ("turn", ("boards", 0, "levels", 0, 0), 0, f"seat 0: {LAW_LEVELS}"),
        ("turn", ("boards", 1, "levels", 0), [0, 0, 2], "four|4 inventors"),
        ("turn", ("boards", 1, "levels"), [], "4 inventors"),
        ("turn", ("boards", 0, "busy"), [False] * 5, "4 inventors"),
        ("turn", ("boards", 0, "tokens", "availability"), 2, LAW_TOKENS),
        ("turn", ("boards", 0, "tokens"), {}, "cannot be read: KeyError"),
        ("turn", ("spent", "availability"), 1, LAW_TOKENS),
        ("turn", ("bag", "progression_2"), 0, LAW_TOKENS),
        ("turn", ("boards", 0, "cards"), [], LAW_AGES),
        ("turn", ("boards", 0, "cards"), ["axe"], LAW_TWICE),
        ("turn", ("boards", 0, "cards"), ["gun"], "cannot be read"),
        ("turn", ("boxed",), ["canoe"], LAW_AGES),
        ("turn", ("age",), 2, LAW_AGES),
        ("turn", ("coming",), [], LAW_AGES),
        ("turn", ("coming", 0, "inventions", 0), "gatling", LAW_AGES),
        ("turn", ("coming", 0, "tokens"), [], LAW_AGES),
        ("turn", ("inventions", 0, "id"), "bow", LAW_TWICE),
        ("turn", ("inventions", 0, "id"), "pistol", LAW_AGES),
        ("turn", ("inventions", 0), None, LAW_AGES),
        ("turn", ("inventions", 0, "empty", "physics"), 2, LAW_CUBES),
        ("turn", ("inventions", 0, "empty", "physics"), -1, LAW_CUBES),
        ("turn", ("inventions", 0, "empty", "chemistry"), 1, LAW_CUBES),
        ("turn", ("inventions", 0, "cubes"), [3, -1], "would write inventions in another way"),
        ("turn", ("inventions", 0, "cubes"), [2, 1], "would write inventions in another way"),
        ("turn", ("inventions", 0, "cubes"), [2], "cubes of 2 players"),
        ("turn", ("inventions", 0, "owners", "physics"), [2], "there is no seat 2"),
        ("turn", ("inventions", 0, "owners", "physics"), [], LAW_CUBES),
        ("turn", ("inventions", 0, "rewards"), [None, None], LAW_REWARDS),
        ("turn", ("inventions", 0, "rewards"), [], "2 rewards"),
        ("turn", ("inventions", 0, "rewards", 0), {"kind": "joker", "value": None}, "“tokens”: .* does not"),
        ("turn", ("actors",), [1], LAW_ASKED),
        ("turn", ("actors",), [0, 1], LAW_ASKED),
        ("turn", ("actors",), [], LAW_ASKED),
        ("turn", ("turn",), 2, "cannot be read|" + LAW_ASKED),
        ("turn", ("statue",), 2, LAW_ASKED),
        ("turn", ("over",), True, LAW_ASKED),
        ("turn", ("final",), True, LAW_PLAYING),
        ("turn", ("stage",), "final", LAW_PLAYING),
        ("turn", ("stage",), "team", LAW_TEAMS),
        ("turn", ("stage",), "cube", LAW_PENDING),
        ("turn", ("stage",), "more", LAW_PENDING),
        ("turn", ("stage",), "flip", LAW_PENDING),
        ("turn", ("stage",), "reward", LAW_PENDING),
        ("turn", ("pending", "inventor"), 0, LAW_PENDING),
        ("turn", ("pending", "space"), 0, LAW_PENDING),
        ("turn", ("pending", "extra"), 1, LAW_PENDING),
        ("turn", ("pending", "discipline"), 1, LAW_PENDING),
        ("turn", ("pending", "sharing"), [0], LAW_PENDING),
        ("turn", ("pending", "card_left"), True, LAW_PENDING),
        ("team", ("boards", 2, "team"), "blue", LAW_TEAMS),
        ("team", ("boards", 1, "levels", 0, 0), 1, f"seat 1: {LAW_LEVELS}"),
        ("team", ("turn",), 2, LAW_ASKED),
        ("team", ("options",), {"teams": "dealt"}, LAW_TEAMS),
        ("flip", ("pending", "inventor"), 4, LAW_PENDING),
        ("flip", ("pending", "discipline"), 3, LAW_PENDING),
        ("flip", ("pending", "discipline"), -1, LAW_PENDING),
        ("cube", ("pending", "space"), 9, "cannot be read|" + LAW_PENDING),
        ("cube", ("pending", "space"), -1, LAW_PENDING),
        ("cube", ("pending", "extra"), 0, LAW_PENDING),
        ("cube", ("pending", "extra"), 3, LAW_PENDING),
        ("cube", ("pending", "inventor"), 1, LAW_PENDING),
        ("more", ("pending", "extra"), 1, LAW_PENDING),
        ("reward", ("pending", "sharing"), [], LAW_ASKED),
        ("reward", ("pending", "sharing"), [0, 2], LAW_ASKED),
        ("reward", ("pending", "sharing"), [2], LAW_REWARDS),
        ("reward", ("pending", "sharing"), [2, 1], LAW_REWARDS),
        ("reward", ("pending", "sharing"), [2, 0, 0], LAW_REWARDS),
        ("reward", ("pending", "card_left"), False, LAW_REWARDS),
        ("reward", ("pending", "space"), 1, LAW_REWARDS),
        ("reward", ("inventions", 0, "rewards", 1), None, LAW_REWARDS),
        ("final", ("final",), False, LAW_PLAYING),
        ("final", ("age",), 2, LAW_AGES),
        ("over", ("over",), False, LAW_ASKED),
        ("over", ("actors",), [0], LAW_ASKED),
    ],
)
def test_a_bad_dump_is_refused_with_its_reason(name: str, path: Path, value: Json, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.load(changed(SCENES[name]().dump(), path, value))


#: Several changes at once, so that only one law is broken: where, what, and which law.
FORGERIES: list[tuple[str, dict[Path, Json], str]] = [
    ("turn", {("inventions", 4): None, ("boxed",): ["canoe", "wheel"]}, LAW_AGES),
    ("turn", {("turn",): 2, ("actors",): [2]}, LAW_ASKED),
    ("turn", {("stage",): "final", ("final",): True}, LAW_PLAYING),
    ("final", {("over",): True, ("actors",): []}, LAW_ASKED),
    (
        "turn",
        {("inventions", 0, "empty", "mathematics"): 0, ("inventions", 0, "empty", "chemistry"): 1},
        LAW_CUBES,
    ),
    (
        "turn",
        {("inventions", 0, "empty"): dict.fromkeys(DISCIPLINES, 0), ("inventions", 0, "cubes"): [2, 3]},
        LAW_REWARDS,
    ),
    (
        "reward",
        {
            ("inventions", 0, "empty", "mathematics"): 1,
            ("inventions", 0, "cubes"): [1, 1, 2],
            ("pending", "sharing"): [0, 1],
            ("actors",): [0],
        },
        LAW_REWARDS,
    ),
    (
        "turn",
        {
            ("options",): {"teams": "chosen"},
            ("stage",): "team",
            ("turn",): 1,
            ("actors",): [1],
            ("boards", 1, "team"): None,
            ("boards", 1, "levels"): [[0] * 4] * 4,
        },
        LAW_TEAMS,
    ),
    (
        "flip",
        {
            ("boards", 0, "tokens", "progression_2"): 0,
            ("boards", 0, "tokens", "availability"): 0,
            ("spent", "progression_2"): 1,
            ("spent", "availability"): 1,
        },
        LAW_PENDING,
    ),
    ("more", {("boards", 0, "tokens", HELP): 0, ("spent", HELP): 2}, LAW_PENDING),
]


@pytest.mark.parametrize(("name", "changes", "problem"), FORGERIES)
def test_a_careful_forgery_is_refused_too(name: str, changes: dict[Path, Json], problem: str) -> None:
    dump = SCENES[name]().dump()
    for path, value in changes.items():
        dump = changed(dump, path, value)
    with pytest.raises(ValueError, match=problem):
        GAME.load(dump)


def test_nobody_owes_a_token() -> None:
    dump = at_turn().dump()
    dump["boards"][1]["tokens"]["progression_2"] -= 1
    dump["bag"]["progression_2"] += 1
    with pytest.raises(ValueError, match=LAW_TOKENS):
        GAME.load(dump)


def test_there_are_as_many_spaces_as_inventions_were_drawn() -> None:
    dump = at_turn().dump()
    dump["inventions"].append(None)
    with pytest.raises(ValueError, match=LAW_AGES):
        GAME.load(dump)


def test_an_invention_of_an_age_that_is_past_lies_no_longer_on_the_table() -> None:
    dump = at_cube().dump()
    dump["inventions"][4]["id"], dump["boxed"][0] = dump["boxed"][0], dump["inventions"][4]["id"]
    old = GAME.edition.figures["inventions"][dump["inventions"][4]["id"]]
    dump["inventions"][4]["empty"] = dict(old["slots"])
    with pytest.raises(ValueError, match=LAW_AGES):
        GAME.load(dump)


def test_teams_are_chosen_in_seat_order() -> None:
    dump = at_team().dump()
    dump["boards"][0], dump["boards"][1] = dump["boards"][1], dump["boards"][0]
    with pytest.raises(ValueError, match=LAW_TEAMS):
        GAME.load(dump)


def test_a_turn_does_not_wait_at_the_last_invention() -> None:
    dump = position(team(), team(), inventions=[card("bow"), card("axe")], gone=3).dump()
    gone = dump["inventions"][1]
    dump["inventions"][1] = None
    dump["boxed"].append("axe")
    for data in gone["rewards"]:
        dump["spent"][token_name(data)] += 1
    with pytest.raises(ValueError, match=LAW_PLAYING):
        GAME.load(dump)


def test_seats_are_whole_numbers() -> None:
    dump = at_reward().dump()
    damaged = changed(dump, ("pending", "sharing"), [2.0, 0.0])
    assert str(GAME.load(damaged).dump()) == str(dump)


JUNK: list[Json] = [None, True, -1, 0, 1, 2, 3, 5, 9, 1.5, "", "x", [], {}, [1], [[1]], [0, 1], "axe", "red"]
JUNK += [*SCENES, *TOKENS, ONE]


def paths(node: Json, path: Path = ()) -> Iterator[Path]:
    for key, value in node.items() if isinstance(node, dict) else enumerate(node):
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from paths(value, (*path, key))


@often
@given(st.data())
def test_a_damaged_dump_is_refused_or_can_be_played_on(data: st.DataObject) -> None:
    """Nothing but ValueError comes of it, and what loads keeps to the rules."""
    rng = random.Random(data.draw(st.integers(0, 10**6)))
    dump = SCENES[data.draw(st.sampled_from(sorted(SCENES)))]().dump()
    damaged = changed(dump, data.draw(st.sampled_from(list(paths(dump)))), data.draw(st.sampled_from(JUNK)))
    try:
        state = GAME.load(damaged)
    except ValueError:
        return
    for _ in range(30):
        if state.over:
            break
        seat = state.actors[0]
        state.play(seat, rng.choice(state.legal(seat)))
        assert state.audit() == []
