"""Drafts of encodings: a row is the same, whatever was kept of the last one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import bottega
from bottega.engine.encoding import Draft, Encoding
from bottega.engine.game import Game
from bottega.engine.playout import Dice, step
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.engine.writing import BytesWriter

TABLES = [
    (name, players, options)
    for name, choices in (
        ("inventors", [{"teams": "dealt"}, {"teams": "chosen"}]),
        ("leonardo", [{"start": "beginner"}, {"start": "expert", "codex": "on"}]),
        ("masters", [{}]),
    )
    for players in bottega.game(name).seats
    for options in choices
]


def begun(game: Game, players: int, options: dict[str, str], seed: int) -> State:
    return game.start(game.deal(players, seed, **options))


def written(encoding: Encoding, state: State, seat: Seat, draft: Draft) -> bytes:
    writer = BytesWriter()
    encoding.write(state, seat, draft, writer)
    return writer.getvalue()


def go_on(state: State, dice: Dice) -> None:
    """A decision: every type of action is as likely as any other, so that what is rare is played too."""
    seat = state.actors[0]
    legal = state.legal(seat)
    types = sorted({action.type for action in legal})
    chosen = types[dice.below(len(types))]
    alike = [action for action in legal if action.type == chosen]
    state.apply(seat, alike[dice.below(len(alike))])


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_draft_follows_one_match_after_another(name: str, players: int, options: dict[str, str]) -> None:
    """What the rules change and do not mark would stay in the row as it was. The seat that decides observes,
    as in a batch, and now and then all of them."""
    game = bottega.game(name)
    encoding, afresh = game.encoding(players), game.encoding(players)
    draft, dice = encoding.draft(), Dice(players)
    for seed in range(4):
        state = begun(game, players, options, seed)
        while not state.over:
            seats = range(players) if dice.below(4) == 0 else state.actors[:1]
            for seat in seats:
                row = written(encoding, state, seat, draft)
                assert row == afresh.encode(state, seat)
                assert len(row) == encoding.size
            go_on(state, dice)


@pytest.mark.parametrize("name", bottega.games())
def test_an_observation_takes_nothing_from_the_draft_of_a_batch(name: str) -> None:
    """Who observes a match in between does not change what its draft is told."""
    game = bottega.game(name)
    encoding, afresh = game.encoding(2), game.encoding(2)
    state, draft, dice = begun(game, 2, {}, 1), encoding.draft(), Dice(1)
    while not state.over:
        encoding.observe(state, 1)
        assert written(encoding, state, 0, draft) == afresh.encode(state, 0)
        step(state, dice)
        encoding.observe(state, 0)


@pytest.mark.parametrize("name", bottega.games())
def test_threads_may_share_an_encoding(name: str) -> None:
    game = bottega.game(name)
    encoding = game.encoding(3)
    matches = [begun(game, 3, {}, seed) for seed in range(4)]

    def rows(state: State) -> list[bytes]:
        state, dice, seen = state.clone(), Dice(1), []
        while not state.over:
            seen.append(encoding.observe(state, state.actors[0]))
            step(state, dice)
        return seen

    alone = [rows(state) for state in matches]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(rows, matches)) == alone
