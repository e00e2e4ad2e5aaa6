"""Plays the matches of this folder and tells them: ``python docs/records/make.py [GAME ...]``.

The players are no masters, but they look ahead: each choice is tried in imagined worlds that are played
on more or less sensibly, and the one that did best is made. Seeds are fixed, so the same files come out.
"""

from __future__ import annotations

import contextlib
import io
import random
import sys
from pathlib import Path

import bottega
from bottega import cli
from bottega.engine.action import Action
from bottega.engine.chance import mix
from bottega.engine.match import Match
from bottega.engine.records import Proof
from bottega.engine.state import State
from bottega.engine.types import Seat

HERE = Path(__file__).parent
ROLLOUTS = 240
#: In imagined worlds: how much likelier than others an action of this type is chosen.
TASTE: dict[str, float] = {
    "buy": 20,
    "activate": 4,
    "play-leader": 20,
    "discard-leader": 0.1,
    "end-turn": 3,
    "by-hand": 0,
    "start": 30,
    "cancel": 0.02,
    "done": 0.5,
    "place": 1,
    "master": 2,
    "pass": 0.1,
    "accept": 6,
    "improve": 6,
    "leave": 0.2,
    "rest": 2,
    "raise": 2,
    "flip": 1,
}
#: Of these the first is the natural one: keep the most, pay as usual.
FIRST = ("keep", "pay")
#: Nobody bids much in an imagined world.
FEW_BIDS = 4
MATCHES = {
    "masters": (["Ada", "Bruno"], {}),
    "leonardo": (["Ada", "Bruno", "Chiara"], {"start": "expert"}),
    "inventors": (["Ada", "Bruno", "Chiara"], {}),
}


def main(names: list[str]) -> None:
    for name in names or list(MATCHES):
        players, options = MATCHES[name]
        game = bottega.game(name)
        words = tuple(f"{player}'s word" for player in players)
        secret = f"the secret of the recorded match of {name}"
        deal = game.deal(len(players), mix(secret, words), **options)
        match = Match(game, deal, players, Proof.of_deal(deal, "a nonce", secret, words))
        rng = random.Random(name)
        while not match.state.over:
            seat = match.state.actors[0]
            match.play(seat, choose(match.state, seat, rng))
        file = HERE / f"{name}.record"
        file.write_text(str(match.record()), encoding="utf-8")
        (HERE / f"{name}.md").write_text(told(file), encoding="utf-8")
        print(name, len(match.entries), match.state.ranking(), [s["total"] for s in match.state.scores()])


def told(file: Path) -> str:
    """The page that tells a recorded match, as `bottega replay` does."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        cli.main(["replay", str(file), "--lang", "en"])
    told = out.getvalue().strip()
    title = told.splitlines()[0]
    return f"# A match of {title}\n\nThe record is [{file.name}]({file.name}).\n\n```\n{told}\n```\n"


def choose(state: State, seat: Seat, rng: random.Random) -> Action:
    """The choice with the best mean lead over the best opponent."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    worlds = max(6, ROLLOUTS // len(legal))
    leads = [0.0] * len(legal)
    for _ in range(worlds):
        world = state.imagine(seat, rng)
        for i, action in enumerate(legal):
            trial = world.clone()
            trial.apply(seat, action)
            leads[i] += lead(play_out(trial, rng), seat)
    return legal[max(range(len(legal)), key=lambda i: leads[i])]


def play_out(state: State, rng: random.Random) -> State:
    while not state.over:
        seat = state.actors[0]
        state.apply(seat, likely(state.legal(seat), rng))
    return state


def likely(legal: list[Action], rng: random.Random) -> Action:
    kind = legal[0].type
    if len(legal) == 1 or (kind in FIRST and rng.random() < 0.9):
        return legal[0]
    if kind == "bid":
        return rng.choice(legal[:FEW_BIDS])
    total = 0.0
    sums = []
    for action in legal:
        total += TASTE.get(action.type, 1.0)
        sums.append(total)
    at = rng.random() * total
    return next(action for action, up_to in zip(legal, sums, strict=True) if at < up_to)


def lead(state: State, seat: Seat) -> float:
    totals = [score["total"] for score in state.scores()]
    others = [total for other, total in enumerate(totals) if other != seat]
    return totals[seat] - max(others, default=0)


if __name__ == "__main__":
    main(sys.argv[1:])
