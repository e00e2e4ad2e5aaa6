"""A fixed amount of play for counting and profiling: ``python -m bench.workload GAME PLAYERS MATCHES``.

Everything in it is determined: seeds from 0 on, choices by the engine's own dice. So the same rules do the
same work, on every machine and with every build; the last line it prints says how much, with a checksum.

With ``--search N`` no match is played to its end: in the middle of each, `search` thinks for N iterations,
and an iteration counts as a decision.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import zlib

import bottega
from bench.thinking import think
from bottega.engine.game import Game
from bottega.engine.learnt import AUTO, JUDGEMENTS
from bottega.engine.playout import Dice, play_out


def play(game: Game, players: int, seed: int) -> tuple[int, int]:
    """One match: the number of its decisions, and a checksum of how it ended."""
    state = game.begin(game.deal(players, seed))
    decisions = play_out(state, Dice(seed))
    totals = [score["total"] for score in state.scores()]
    return decisions, zlib.crc32(repr(totals).encode())


def run(game: Game, players: int, matches: int, search: int = 0, judgement: str = AUTO) -> dict[str, int]:
    """This number of matches, with seeds from 0 on: a longer run begins as a shorter one does."""
    decisions = checksum = 0
    for seed in range(matches):
        count, chosen = think(game, players, seed, search, judgement) if search else play(game, players, seed)
        decisions += count
        checksum = zlib.crc32(chosen.to_bytes(4, "little"), checksum)
    return {"matches": matches, "decisions": decisions, "checksum": checksum}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.workload")
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("matches", type=int)
    parser.add_argument("--profile", metavar="FILE", help="where to write what cProfile sees")
    parser.add_argument("--search", type=int, default=0, metavar="N", help="iterations in each match")
    parser.add_argument("--judgement", choices=JUDGEMENTS, default=AUTO, help="what a search asks")
    args = parser.parse_args()
    game = bottega.game(args.game)
    # What was imported is out of the collector's sight, so that its rounds cost the same in a long run and
    # in a short one.
    gc.collect()
    gc.freeze()
    profile = cProfile.Profile()
    if args.profile:
        profile.enable()
    done = run(game, args.players, args.matches, args.search, args.judgement)
    if args.profile:
        profile.disable()
        profile.dump_stats(args.profile)
    print(json.dumps(done))


if __name__ == "__main__":
    main()
