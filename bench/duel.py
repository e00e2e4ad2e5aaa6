"""``python -m bench duel GAME --against PATH``: our `search` against that of another Bottega.

PATH is a folder with the other package `bottega`, such as the site-packages of an environment with an earlier
release. Each of the two thinks in a process of its own, which is told the deal and the decisions so far, and
asks its bot from what the seat may know; the rules must be the same. Both think for a number of iterations,
share the table, and exchange all seats on every deal. The report tells the processor time that each took for
a decision: for a match at equal time, choose `--theirs` so that both take the same.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from typing import Any, Final

import bottega
from bench.builds import ROOT, environment
from bottega.engine.game import Game
from bottega.engine.insight import shares

#: 95 % of a normal distribution.
_WIDTH: Final = 1.96


def main(arguments: Sequence[str]) -> int:
    args = _arguments(arguments)
    game = bottega.game(args.game)
    players = args.players
    theirs = args.theirs or args.iterations
    duellists = [
        Duellist("", args.game, args.iterations, args.net),
        Duellist(args.against, args.game, theirs),
    ]
    found: list[float] = []
    try:
        for deal in range(args.deals):
            found.append(play_deal(game, players, f"{args.seed}/{deal}", duellists))
            if len(found) % 10 == 0:
                print(_told(found, duellists), flush=True)
    finally:
        for duellist in duellists:
            duellist.close()
    budgets = f"{args.iterations} against {theirs} iterations"
    print(f"{args.game}, {players} players, {budgets}: {_told(found, duellists)}")
    return 0


class Duellist:
    """A Bottega in a process of its own."""

    def __init__(self, path: str, game: str, iterations: int, net: str = "") -> None:
        self.iterations = iterations
        #: Decisions so far, and the processor time that they took.
        self.decisions = 0
        self.seconds = 0.0
        env = environment()
        if path:
            env["PYTHONPATH"] = os.pathsep.join([path, env.get("PYTHONPATH", "")])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.duellist", game, *([net] if net else [])],
            cwd=ROOT,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def ask(self, question: dict[str, Any]) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({**question, "iterations": self.iterations}) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError("one of the two processes ended; what it said is above")
        action, seconds = answer.rsplit(";", 1)
        self.decisions += 1
        self.seconds += float(seconds)
        return action

    def close(self) -> None:
        """The end of its input is the end of the process."""
        self._process.communicate()


def play_deal(game: Game, players: int, seed: str, duellists: Sequence[Duellist]) -> float:
    """Both matches on a deal, with the seats exchanged: the part of the victories that went to the first."""
    share = 0.0
    for first in (0, 1):
        seats = [duellists[(seat + first) % 2] for seat in range(players)]
        share += _play(game, seed, f"{seed}/{first}", seats)[first]
    return share / 2


def _play(game: Game, seed: str, match: str, seats: Sequence[Duellist]) -> list[float]:
    """The parts of the victory that went to the even and to the odd seats."""
    deal = game.deal(len(seats), seed)
    state = game.start(deal)
    history: list[tuple[int, Any]] = []
    while not state.over:
        seat = state.actors[0]
        action = state.legal(seat)[0]
        if len(state.legal(seat)) > 1:
            told = [[by, str(each)] for by, each in history]
            question = {"match": match, "deal": deal, "history": told, "seat": seat}
            action = game.parse(seats[seat].ask(question))
        state.play(seat, action)
        history.append((seat, action))
    won = shares(state)
    return [sum(won[0::2]), sum(won[1::2])]


def interval(found: Sequence[float]) -> tuple[float, float, float]:
    """The mean with its interval; deals are independent, the two matches on one are not."""
    mean = statistics.fmean(found)
    error = statistics.stdev(found) / len(found) ** 0.5 if len(found) > 1 else 0.5
    return mean, max(0.0, mean - _WIDTH * error), min(1.0, mean + _WIDTH * error)


def _told(found: Sequence[float], duellists: Sequence[Duellist]) -> str:
    times = " and ".join(f"{1000 * each.seconds / max(1, each.decisions):.2f}" for each in duellists)
    mean, low, high = interval(found)
    return f"{mean:.1%} ({low:.1%} to {high:.1%}) of {2 * len(found)} matches; {times} ms a decision"


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench duel", description="Search against that of another Bottega."
    )
    parser.add_argument("game", choices=bottega.games(), metavar="GAME")
    parser.add_argument("--against", required=True, metavar="PATH", help="a folder with another bottega")
    parser.add_argument("--players", type=int, default=2, help="(default: %(default)s)")
    parser.add_argument("--iterations", type=int, default=200, help="for a decision (default: %(default)s)")
    parser.add_argument("--theirs", type=int, help="iterations of the other (default: the same)")
    parser.add_argument(
        "--net", default="", metavar="FILE", help="weights for ours (default: the game's own)"
    )
    parser.add_argument("--deals", type=int, default=100, help="two matches on each (default: %(default)s)")
    parser.add_argument("--seed", default="duel", help="of the deals (default: %(default)s)")
    return parser.parse_args(arguments)
