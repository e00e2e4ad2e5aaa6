"""One side of a duel (`bench.duel`): it answers questions until there are no more.

Another Bottega runs it as well, so it uses only what 0.1.0 has: settings beyond that are for our own side.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import bottega
from bottega.bots.bot import Bot, Budget, outlook
from bottega.bots.registry import bot


def answer(name: str, *net: str) -> None:
    """For each line with a question, the action and the processor time that it took."""
    game = bottega.game(name)
    settings: dict[str, Any] = {"net": net[0]} if net else {}
    match = ""
    bots: dict[int, Bot] = {}
    for line in sys.stdin:
        question = json.loads(line)
        if question["match"] != match:
            match, bots = question["match"], {}
        seat = question["seat"]
        if seat not in bots:
            bots[seat] = bot("search", game, f"{match}/{seat}", **settings)
        state = game.start(question["deal"])
        history = [(by, game.parse(notation)) for by, notation in question["history"]]
        for by, action in history:
            state.apply(by, action)
        seen = outlook(state, seat, random.Random(f"{match}/{len(history)}"), history)
        start = time.process_time()
        chosen = bots[seat].decide(seen, Budget(iterations=question["iterations"])).action
        print(f"{chosen};{time.process_time() - start:.6f}", flush=True)


if __name__ == "__main__":
    answer(*sys.argv[1:])
