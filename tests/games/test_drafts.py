"""Drafts of encodings: a row is the same, whatever the draft was used for before."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import bottega
from bottega.engine.game import Game
from bottega.engine.playout import Dice, step
from bottega.engine.state import State

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


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_draft_serves_one_match_after_another_and_all_seats(
    name: str, players: int, options: dict[str, str]
) -> None:
    """The same draft for every decision of a match, then of another that it is in the middle of."""
    game = bottega.game(name)
    encoding = game.encoding(players)
    draft, dice = encoding.draft(), Dice(players)
    matches = [begun(game, players, options, seed) for seed in (1, 2)]
    turn = 0
    while not all(state.over for state in matches):
        turn += 1
        state = matches[turn // 10 % 2]
        if state.over:
            continue
        step(state, dice)
        for seat in range(players):
            row = encoding.encode_from(state, seat, draft)
            assert row == encoding.encode_from(state, seat, encoding.draft())
            assert len(row) == encoding.size


@pytest.mark.parametrize("name", bottega.games())
def test_threads_may_share_an_encoding(name: str) -> None:
    game = bottega.game(name)
    encoding = game.encoding(3)
    matches = [begun(game, 3, {}, seed) for seed in range(4)]

    def rows(state: State) -> list[bool]:
        state, dice, same = state.clone(), Dice(1), []
        while not state.over:
            row = encoding.observe(state, state.actors[0])
            same.append(row == encoding.encode_from(state, state.actors[0], encoding.draft()))
            step(state, dice)
        return same

    with ThreadPoolExecutor(4) as pool:
        for same in pool.map(rows, matches):
            assert all(same)
