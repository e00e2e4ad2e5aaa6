"""``python -m bench.load.sizes``: how large the news of a decision is, in one match of each game.

For each viewer the whole news is compared with what is sent to somebody who has the news before. The time is
that of a referee, in microseconds of its processor: to take a decision in, and for the news of it to all
viewers. With ``--no-beats`` nothing is kept and told of how things stood within a decision.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

import bottega
from bench.tables import show, table
from bottega.engine.types import Viewer
from bottega.server.referee.news import QUICK, EncodingTeller
from bottega.table.commands import propose
from bottega.table.hosting import Eyes
from bottega.table.table import Table
from bottega.table.telling import Told
from bottega.table.types import PLAYING, SECOND

SETTINGS: Final[dict[str, Any]] = {
    "edition": None,
    "options": {},
    "public": False,
    "spectators": True,
    "ranked": False,
    "hints": True,
    "device": False,
    "order": "fixed",
    "tempo": {"kind": "live", "minutes": 20, "increment": 20},
}


@dataclass
class Sizes:
    """Sums over a match: decisions, messages, bytes and seconds. `parts` are the bytes of each field of what
    is sent."""

    decisions: int = 0
    messages: int = 0
    whole: int = 0
    sent: int = 0
    whole_seconds: float = 0.0
    sent_seconds: float = 0.0
    taken_seconds: float = 0.0
    parts: Counter[str] = field(default_factory=Counter)


def play(game: str, players: int, seed: int, lang: str | None, beats: bool = True) -> Sizes:
    """Play a random match that all its players and a spectator watch, with `beats` or without."""
    rng, sizes, at = random.Random(seed), Sizes(), 1_800_000_000_000
    match = Table("k3vJx0aPq2Zw")

    def do(op: str, by: str, **values: Any) -> None:
        command = {"op": op, "by": by, **values}
        match.apply(match.number + 1, at, propose(match, command, at), checked=True)

    seats: list[Any] = [{"me": "Player 0"}, *({} for _ in range(players - 1))]
    do("create", "0", settings={**SETTINGS, "game": game}, seats=seats, word="")
    for seat in range(1, players):
        do("sit", str(seat), name=f"Player {seat}", word="")
    do("start", "0")
    viewers: list[Viewer] = [None, *range(players)]
    teller = EncodingTeller(match)
    QUICK.whole_news(teller, [(viewer, lang, 0) for viewer in viewers])
    before: Told = teller.told
    while match.status == PLAYING:
        at += 10 * SECOND
        seat = rng.choice(list(match.opened))
        answer = {"decision": match.opened[seat], "action": rng.choice(match.choices[seat])}
        eyes: list[Eyes] = [(viewer, lang, match.number) for viewer in viewers]
        match.beats = [] if beats else None
        asked = time.process_time()
        do("answer", str(seat), key=f"key {match.number}", **answer)
        sizes.taken_seconds += time.process_time() - asked
        sizes.decisions += 1
        QUICK.whole_news(EncodingTeller(match), eyes)  # sentences are made once, and kept
        begun = time.process_time()
        whole = QUICK.whole_news(EncodingTeller(match), eyes)
        turned = time.process_time()
        teller = EncodingTeller(match)
        sent = QUICK.news_since(teller, eyes, before)
        sizes.sent_seconds += time.process_time() - turned
        sizes.whole_seconds += turned - begun
        before = teller.told
        sizes.messages += len(eyes)
        sizes.whole += sum(map(len, whole))
        sizes.sent += sum(map(len, sent))
        for message in sent:
            news = orjson.loads(message)
            told = {name: news[name] for name in ("events", "beats") if name in news}
            for name, part in {**told, **news["changes"]}.items():
                sizes.parts[name] += len(orjson.dumps(part))
    return sizes


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.load.sizes", description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-beats", action="store_true", help="without how things stood in between")
    options = parser.parse_args(arguments)
    parts = ("events", "beats", "table", "view", "decision", "own")
    heads = ("decisions", "whole", "sent", "ratio", *parts, "us taken", "us whole", "us sent")
    shown = table(f"Bytes per message, {options.players} players and a spectator", "game", heads)
    for game in bottega.games():
        for lang in ("en", None):
            sizes = play(game, options.players, options.seed, lang, not options.no_beats)
            count = sizes.messages
            shown.add_row(
                f"{game}, {'words' if lang else 'no words'}",
                str(sizes.decisions),
                f"{sizes.whole / count:,.0f}",
                f"{sizes.sent / count:,.0f}",
                f"{sizes.sent / sizes.whole:.2f}",
                *(f"{sizes.parts[name] / count:,.0f}" for name in parts),
                f"{1e6 * sizes.taken_seconds / sizes.decisions:,.0f}",
                f"{1e6 * sizes.whole_seconds / sizes.decisions:,.0f}",
                f"{1e6 * sizes.sent_seconds / sizes.decisions:,.0f}",
            )
    show(shown)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
