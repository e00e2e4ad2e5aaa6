"""What a build of Bottega does, as a stream of lines that two builds must agree on.

Run as a program, ``python -m tests.compiled.transcript GAME FIRST LAST``: every match with a seed from
FIRST to LAST, for each number of players and every option in turn. At every decision the legal list of
every seat is written; at some also the dump, a view, an imagined world, a reshuffled one, the features, and
the refusal of every action of the space. Long things are written as their hash.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator
from itertools import product

import bottega
from bottega.engine.events import Log
from bottega.engine.game import Game
from bottega.engine.playout import Dice
from bottega.engine.state import State
from bottega.engine.types import canonical_json

#: The number of decisions between two full looks; in between, only what is legal is written.
OFTEN = 7


def matches(game: Game, seeds: range) -> Iterator[tuple[int, int, dict[str, str]]]:
    """Seeds spread over all numbers of players and options."""
    choices = [option.choices for option in game.options.values()]
    kinds = [
        (players, dict(zip(game.options, picked, strict=True)))
        for players, picked in product(game.seats, product(*choices))
    ]
    for seed in seeds:
        players, options = kinds[seed % len(kinds)]
        yield seed, players, options


def transcript(game: Game, seed: int, players: int, options: dict[str, str]) -> Iterator[str]:
    """One match of random choices, told in full."""
    deal = game.deal(players, seed, **options)
    yield f"deal {_hash(deal)}"
    state = game.start(deal)
    state.log = Log()
    dice = Dice(seed)
    number = 0
    while not state.over:
        for seat in range(players):
            yield f"{number} legal {seat} {[action.id for action in state.legal(seat)]}"
        if (number + seed) % OFTEN == 0:
            yield from _everything(game, state, number)
        seat = state.actors[dice.below(len(state.actors))]
        legal = state.legal(seat)
        state.play(seat, legal[dice.below(len(legal))])
        number += 1
    yield from _everything(game, state, number)
    yield f"events {_hash([[e.kind, e.values, e.audience] for e in state.log.events])}"
    yield f"ranking {state.ranking()}"


def _everything(game: Game, state: State, number: int) -> Iterator[str]:
    yield f"{number} dump {_hash(state.dump())}"
    yield f"{number} load {_hash(game.load(state.dump()).dump())}"
    yield f"{number} clone {_hash(state.clone().dump())}"
    yield f"{number} scores {canonical_json(state.scores())}"
    yield f"{number} audit {state.audit()}"
    for viewer in (None, *range(state.players)):
        yield f"{number} view {viewer} {_hash(state.view(viewer))}"
        world = state.imagine(viewer, random.Random(number))
        yield f"{number} imagine {viewer} {_hash(world.dump())}"
    yield f"{number} reshuffle {_hash(state.reshuffle(random.Random(number)).dump())}"
    insight = game.insight()
    yield f"{number} points {insight.points(state)} {insight.chances(state)}"
    for seat in state.actors:
        yield f"{number} weights {seat} {insight.weights(state, seat, state.legal(seat))}"
    features = game.features()
    if features is not None:
        for seat, rows in enumerate(features.positions(state)):
            yield f"{number} positions {seat} {_hash([row.hex() for row in rows])}"
        for seat in state.actors:
            rows = features.actions(state, seat, state.legal(seat))
            yield f"{number} actions {seat} {_hash([row.hex() for row in rows])}"
    known = state.view(None)
    for seat in range(state.players):
        yield f"{number} passing {seat} {game.phase(known, seat)} {game.passing(known, seat)}"
        refusals = []
        for action in game.actions:
            refusal = state.why_not(seat, action)
            refusals.append(None if refusal is None else [refusal.code, refusal.rule, refusal.values])
        yield f"{number} refusals {seat} {_hash(refusals)}"


def _hash(value: object) -> str:
    return hashlib.sha256(canonical_json(value).encode()).hexdigest()[:16]


def main() -> None:
    name, first, last = sys.argv[1:]
    game = bottega.game(name)
    print("compiled" if bottega.compiled() else "pure")
    for seed, players, options in matches(game, range(int(first), int(last) + 1)):
        print(f"match {seed} players {players} {canonical_json(options)}")
        for line in transcript(game, seed, players, options):
            print(line)


if __name__ == "__main__":
    main()
