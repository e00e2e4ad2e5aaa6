"""What nets look at: rows of the right form, seen from each seat, of nothing that it may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.games.leonardo import leonardo
from bottega.games.leonardo.insight.action_places import MARKS
from bottega.games.leonardo.insight.features import LeonardoFeatures
from tests.games.leonardo.positions import board, play, position
from tests.games.leonardo.scenes import scenes

GAME = leonardo()
FEATURES = GAME.features()
KINDS = [name for name, _ in FEATURES.kinds]
CASES = [
    (players, start, codex)
    for players in GAME.seats
    for start in ("beginner", "expert")
    for codex in ("off", "on")
]


def a_match(players: int, start: str, codex: str, seed: int) -> Iterator[State]:
    """The decisions of a match in which half of the choices are those of the policy."""
    rng = random.Random(seed)
    insight = GAME.insight()
    state = GAME.start(GAME.deal(players, seed, start=start, codex=codex))
    while not state.over:
        yield state
        seat = rng.choice(state.actors)
        legal = state.legal(seat)
        weights = insight.weights(state, seat, legal) if rng.random() < 0.5 else None
        state.apply(seat, rng.choices(legal, weights)[0])
    yield state


def named(row: bytes) -> dict[str, int]:
    """The places of a row of a position, by name."""
    return dict(zip(FEATURES.kinds[row[0]][1], row[1:], strict=True))


def rows_of(state: State, seat: Seat, kind: str) -> list[dict[str, int]]:
    return [named(row) for row in FEATURES.positions(state)[seat] if KINDS[row[0]] == kind]


def row_of(state: State, notation: str) -> dict[str, int]:
    """The row of a legal action, by name."""
    seat = state.actors[0]
    legal = state.legal(seat)
    rows = FEATURES.actions(state, seat, legal)
    [row] = [row for action, row in zip(legal, rows, strict=True) if str(action) == notation]
    return dict(zip(FEATURES.action, row, strict=True))


def mark(row: bytes) -> str:
    """The one kind of action that a row says it is."""
    places = dict(zip(FEATURES.action, row, strict=True))
    [one] = [name for name in MARKS if places[f"kind.{name}"]]
    return one


def test_the_game_offers_its_own_features() -> None:
    assert isinstance(FEATURES, LeonardoFeatures)


def test_places_have_names_of_their_own() -> None:
    assert len(set(FEATURES.action)) == len(FEATURES.action)
    assert len(set(KINDS)) == len(KINDS)
    for _, places in FEATURES.kinds:
        assert len(set(places)) == len(places)


@pytest.mark.parametrize(("players", "start", "codex"), CASES)
def test_rows_have_the_form_that_is_promised(players: int, start: str, codex: str) -> None:
    for state in a_match(players, start, codex, 3):
        positions = FEATURES.positions(state)
        assert len(positions) == players
        for rows in positions:
            for row in rows:
                assert len(row) == 1 + len(FEATURES.kinds[row[0]][1])
        for seat in state.actors:
            legal = state.legal(seat)
            rows = FEATURES.actions(state, seat, legal)
            assert len(rows) == len(legal)
            assert {len(row) for row in rows} == {len(FEATURES.action)}


def test_every_kind_of_action_has_a_mark_of_its_own() -> None:
    """An action's type and the stage in which it is chosen say its kind, and no two share one."""
    kinds: dict[tuple[str, str], set[str]] = {}
    states = [*scenes()]
    for case in CASES:
        states += [state.clone() for state in a_match(*case, 5)]
    for state in states:
        for seat in state.actors:
            legal = state.legal(seat)
            for action, row in zip(legal, FEATURES.actions(state, seat, legal), strict=True):
                in_lab = str(action).endswith(("small", "large")) and action.type in ("place", "master")
                where = " in laboratory" if in_lab else ""
                kinds.setdefault((GAME.stages[state.stage], action.type + where), set()).add(mark(row))
    assert all(len(marks) == 1 for marks in kinds.values())
    marks = [name for found in kinds.values() for name in found]
    assert sorted(marks) == sorted(MARKS)


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("seed", range(4))
def test_rows_tell_nothing_that_the_seat_may_not_know(players: int, seed: int) -> None:
    rng = random.Random(seed)
    start, codex = CASES[seed][1:]
    differ = 0
    for state in a_match(players, start, codex, seed):
        for seat in range(players):
            one, other = state.imagine(seat, rng), state.imagine(seat, rng)
            differ += one.dump() != other.dump()
            expected = FEATURES.positions(state)[seat]
            assert FEATURES.positions(one)[seat] == expected
            assert FEATURES.positions(other)[seat] == expected
            legal = state.legal(seat)
            assert FEATURES.actions(one, seat, legal) == FEATURES.actions(state, seat, legal)
    assert differ > 100


def test_in_rare_situations_too() -> None:
    rng = random.Random(1)
    for state in scenes():
        for seat in range(state.players):
            world = state.imagine(seat, rng)
            assert FEATURES.positions(world)[seat] == FEATURES.positions(state)[seat]
            legal = state.legal(seat)
            assert FEATURES.actions(world, seat, legal) == FEATURES.actions(state, seat, legal)


@pytest.mark.parametrize("players", GAME.seats)
def test_rows_that_are_kept_are_those_that_would_be_made(players: int) -> None:
    for seed in range(3):
        for number, state in enumerate(a_match(players, "beginner", "off", seed)):
            if number % 5:
                continue
            anew = GAME.features()
            assert FEATURES.positions(state) == anew.positions(state)
            for seat in state.actors:
                legal = state.legal(seat)
                assert FEATURES.actions(state, seat, legal) == anew.actions(state, seat, legal)


def test_positions_are_seen_from_each_seat() -> None:
    """Turned by one seat, a table looks the same to each as it did to the one before."""
    boards = [board(florins=3, apprentices=5), board(florins=8, apprentices=4), board(florins=1)]
    state = position(*boards, leonardo=0)
    turned = position(*boards[2:], *boards[:2], leonardo=1)
    before, after = FEATURES.positions(state), FEATURES.positions(turned)
    for seat in range(3):
        assert sorted(before[seat]) == sorted(after[(seat + 1) % 3])
    assert sorted(before[0]) != sorted(before[1])


@pytest.mark.parametrize("players", GAME.seats)
def test_others_are_one_kind_and_shown_as_they_see_themselves(players: int) -> None:
    for state in a_match(players, "beginner", "off", 8):
        positions = FEATURES.positions(state)
        for kind in ("board", "now"):
            own = [[row[1:] for row in rows if KINDS[row[0]] == kind] for rows in positions]
            for seat, rows in enumerate(positions):
                others = [row[1:] for row in rows if KINDS[row[0]] == f"other {kind}"]
                assert sorted(others) == sorted(own[other][0] for other in range(players) if other != seat)


def test_a_placement_tells_the_rank_it_gives() -> None:
    state = play(position(board(florins=1), board(florins=1)), "place 2 in kiln")
    weaker, equal, stronger = (row_of(state, f"place {n} in kiln") for n in (1, 2, 3))
    assert [row["placing.first"] for row in (weaker, equal, stronger)] == [0, 0, 1]
    assert [row["placing.price of rank"] for row in (weaker, equal, stronger)] == [2, 2, 0]
    assert [row["placing.cannot pay"] for row in (weaker, equal, stronger)] == [1, 1, 0]
    assert [row["area.strongest"] for row in (weaker, equal, stronger)] == [2, 2, 2]
    empty = row_of(state, "place 1 in academy")
    assert (empty["area.rivals"], empty["placing.first"]) == (0, 1)
