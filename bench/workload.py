"""A fixed amount of play for counting and profiling: ``python -m bench.workload GAME PLAYERS MATCHES``.

Everything in it is determined: seeds from 0 on, choices by a generator of its own. So the same rules do the
same work, on every machine and with every build; the last line it prints says how much, with a checksum.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import zlib
from typing import Final

import bottega
from bottega.engine.game import Game

#: Knuth's linear congruential generator (MMIX); its high bits choose.
_FACTOR: Final = 6364136223846793005
_SUMMAND: Final = 1442695040888963407
_MASK: Final = (1 << 64) - 1


def play(game: Game, players: int, seed: int) -> tuple[int, int]:
    """One match: the number of its decisions, and a checksum of what was chosen."""
    state = game.start(game.deal(players, seed))
    x = seed
    decisions = chosen = 0
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        x = (x * _FACTOR + _SUMMAND) & _MASK
        action = legal[(x >> 33) % len(legal)]
        state.apply(seat, action)
        chosen = (chosen * 31 + action.id) & 0xFFFFFFFF
        decisions += 1
    return decisions, chosen


def run(game: Game, players: int, matches: int) -> dict[str, int]:
    """So many matches, with seeds from 0 on: a longer run begins as a shorter one does."""
    decisions = checksum = 0
    for seed in range(matches):
        count, chosen = play(game, players, seed)
        decisions += count
        checksum = zlib.crc32(chosen.to_bytes(4, "little"), checksum)
    return {"matches": matches, "decisions": decisions, "checksum": checksum}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.workload")
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("matches", type=int)
    parser.add_argument("--profile", metavar="FILE", help="where to write what cProfile sees")
    args = parser.parse_args()
    game = bottega.game(args.game)
    # What was imported is out of the collector's sight, so that its rounds cost the same in a long run and
    # in a short one.
    gc.collect()
    gc.freeze()
    profile = cProfile.Profile()
    if args.profile:
        profile.enable()
    done = run(game, args.players, args.matches)
    if args.profile:
        profile.disable()
        profile.dump_stats(args.profile)
    print(json.dumps(done))


if __name__ == "__main__":
    main()
