"""What an installed Bottega must do at least: be the build it should be, and play a whole match of each game.

It needs nothing but Bottega, and runs in any environment: ``python smoke.py compiled`` (or ``pure``).
"""

import random
import sys

import bottega


def main(build: str) -> None:
    assert build in ("compiled", "pure"), build
    assert bottega.compiled() == (build == "compiled"), f"this is not the {build} build: {bottega.__file__}"
    for name in bottega.games():
        game, rng = bottega.game(name), random.Random(7)
        state = game.start(game.deal(players=game.seats[-1], seed=7))
        while not state.over:
            seat = state.actors[0]
            state.play(seat, rng.choice(state.legal(seat)))
        print(name, [seat for place in state.ranking() for seat in place])


if __name__ == "__main__":
    main(sys.argv[1])
