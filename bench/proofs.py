"""``python -m bench proofs --against PATH [NAME ...]``: the duels against 0.1.0 that docs/bots.md tells of.

PATH is the site-packages of that release, as in `bench.duel`. Each budget is a number of iterations, ours and
theirs, chosen so that both searches take about the same processor time; what they took is told beside the
result. What came of each deal is kept in ``bench/strength/proof-NAME.json`` as soon as it is played, and a
proof that was stopped goes on where it was. `python -m bench ladders write` makes the table.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import bottega
from bench import ladders
from bench.duel import Duellist, play_deal

#: Deals that are used for nothing else.
SEED: Final = "proof"


#: What a search that never settles early can do in these seconds, with two seats and at the largest tables.
BUDGETS: Final = {0.1: (1_200, 800), 1.0: (12_000, 8_000), 4.0: (48_000, 32_000)}
#: By game and number of players: iterations of 0.1.0 in the time of one of ours, by budget. Only those of the
#: least budget are measured; the others are to be put right by a few deals before they are played.
THEIRS: Final[dict[tuple[str, int], tuple[float, float, float]]] = {
    ("masters", 2): (1.03, 1.03, 1.03),
    ("leonardo", 2): (1.03, 1.03, 1.03),
    ("inventors", 2): (1.15, 1.15, 1.15),
    ("masters", 4): (1.1, 1.1, 1.1),
    ("leonardo", 5): (1.0, 1.0, 1.0),
    ("inventors", 5): (1.2, 1.2, 1.2),
}
#: By budget: the deals at tables of two and at the largest. Each is played twice.
DEALS: Final = {0.1: (60, 40), 1.0: (30, 20), 4.0: (20, 20)}


@dataclass(frozen=True)
class Proof:
    """Both searches may think for `budget` seconds, in their own numbers of iterations."""

    game: str
    players: int
    budget: float
    ours: int
    theirs: int
    deals: int

    @property
    def name(self) -> str:
        return f"proof-{self.game}-{self.players}-{self.budget:g}"


def proofs() -> list[Proof]:
    """All of them, the quick ones first."""
    found: list[Proof] = []
    for place, (budget, iterations) in enumerate(BUDGETS.items()):
        for (game, players), ratios in THEIRS.items():
            large = int(players > 2)
            ours = iterations[large]
            theirs = 10 * round(ours * ratios[place] / 10)
            found.append(Proof(game, players, budget, ours, theirs, DEALS[budget][large]))
    return found


def ledger(proof: Proof) -> dict[str, Any]:
    """What was kept of a proof with the nets of today, or a new ledger."""
    head = {
        "game": proof.game,
        "players": proof.players,
        "budget": proof.budget,
        "iterations": [proof.ours, proof.theirs],
        "seed": SEED,
        "nets": ladders.nets(proof.game),
    }
    file = ladders.KEPT / f"{proof.name}.json"
    if file.exists():
        kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        if all(kept.get(name) == value for name, value in head.items()):
            return kept
    return {**head, "bottega": bottega.__version__, "decisions": [0, 0], "seconds": [0.0, 0.0], "deals": []}


def play(proof: Proof, against: str) -> None:
    """Play the deals that are missing."""
    kept = ledger(proof)
    if len(kept["deals"]) >= proof.deals:
        return
    duellists = [Duellist("", proof.game, proof.ours), Duellist(against, proof.game, proof.theirs)]
    game = bottega.game(proof.game)
    before = [kept["decisions"], kept["seconds"]]
    try:
        for deal in range(len(kept["deals"]), proof.deals):
            seed = f"{SEED}/{proof.game}/{proof.players}/{proof.budget}/{deal}"
            kept["deals"].append(play_deal(game, proof.players, seed, duellists))
            kept["decisions"] = [was + each.decisions for was, each in zip(before[0], duellists, strict=True)]
            kept["seconds"] = [
                round(was + each.seconds, 3) for was, each in zip(before[1], duellists, strict=True)
            ]
            (ladders.KEPT / f"{proof.name}.json").write_text(json.dumps(kept) + "\n", encoding="utf-8")
    finally:
        for duellist in duellists:
            duellist.close()


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench proofs", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="the first letters of proofs; all")
    parser.add_argument("--against", required=True, metavar="PATH", help="a folder with the bottega of 0.1.0")
    chosen = parser.parse_args(arguments)
    wanted = [each for each in proofs() if each.name.startswith(tuple(chosen.names or [""]))]
    if not wanted:
        print(f"No proof begins with {' or '.join(chosen.names)}.", file=sys.stderr)
        return 2
    for proof in wanted:
        print(f"== {proof.name}", flush=True)
        play(proof, chosen.against)
    ladders.write()
    return 0
