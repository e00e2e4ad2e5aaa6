"""Make the golden records again: ``python -m tests.golden.regenerate [GAME ...]``.

They hold the rules still. They are made anew only together with a new version of the rules, or when a
record's format changes; otherwise a record that no longer replays is a fault in the rules.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import bottega
from bottega.engine.action import Action
from bottega.engine.chance import mix
from bottega.engine.game import Game
from bottega.engine.match import Match
from bottega.engine.records import Proof

HERE = Path(__file__).parent
NAMES = ("Ada", "Bruno", "Chiara", "Dante", "Elena")
WORDS = ("olive", "cypress", "laurel", "vine", "rosemary")


def at_random(dice: random.Random, legal: list[Action]) -> Action:
    return dice.choice(legal)


def eagerly(dice: random.Random, legal: list[Action]) -> Action:
    """What brings cards and faith: a lone player who decides at random never wins."""
    for wanted in ("discard-leader", "buy", "activate", "keep"):
        found = [action for action in legal if action.type == wanted and str(action) != "activate base"]
        if found:
            return found[0] if wanted == "keep" else found[-1]
    return dice.choice(legal)


def played(
    game: Game,
    players: int,
    seed: str,
    choose: Callable[[random.Random, list[Action]], Action] = at_random,
    proved: bool = False,
    undone: bool = False,
    **options: str,
) -> Match:
    """A match to its end; with `proved`, a proof of its deal; with `undone`, second thoughts."""
    words = WORDS[:players]
    deal = game.deal(players, mix(seed, words) if proved else seed, **options)
    proof = Proof.of_deal(deal, f"nonce of {seed}", seed, words) if proved else None
    match = Match(game, deal, list(NAMES[:players]), proof)
    dice = random.Random(seed)
    while not match.state.over:
        seat = dice.choice(match.state.actors)
        match.play(seat, choose(dice, match.state.legal(seat)))
        if undone and dice.random() < 0.2 and (depth := match.undo_depth(seat)):
            match.undo(seat, dice.randint(1, depth))
    return match


def won_alone(game: Game) -> Match:
    """The first of a row of solo matches that is won."""
    matches = (played(game, 1, f"golden solo {number}", eagerly) for number in count())
    return next(match for match in matches if match.state.ranking() == [[0]])


def masters() -> dict[str, Match]:
    """By name: two matches for each number of players."""
    game = bottega.game("masters")
    pictured = bottega.game("masters", "pictured")
    return {
        "1-lost": played(game, 1, "golden 1"),
        "1-won": won_alone(game),
        "2": played(game, 2, "golden 2"),
        "2-undo": played(game, 2, "golden 2 undo", undone=True),
        "3": played(game, 3, "golden 3"),
        "3-proof": played(game, 3, "golden 3 proof", proved=True),
        "4": played(game, 4, "golden 4"),
        "4-pictured": played(pictured, 4, "golden 4 pictured"),
    }


def leonardo() -> dict[str, Match]:
    """By name: both starts, with and without Codex, for each number of players."""
    game = bottega.game("leonardo")
    owner = bottega.game("leonardo", "owner")
    return {
        "2": played(game, 2, "golden 2"),
        "2-expert-undo": played(game, 2, "golden 2 expert", undone=True, start="expert"),
        "3-codex": played(game, 3, "golden 3 codex", codex="on"),
        "3-expert-proof": played(game, 3, "golden 3 expert", proved=True, start="expert"),
        "4-owner": played(owner, 4, "golden 4 owner"),
        "4-expert-codex": played(game, 4, "golden 4 expert", start="expert", codex="on"),
        "5": played(game, 5, "golden 5"),
        "5-expert": played(game, 5, "golden 5 expert", start="expert"),
    }


def inventors() -> dict[str, Match]:
    """By name: teams dealt and chosen for each number of players."""
    game = bottega.game("inventors")
    return {
        "2": played(game, 2, "golden 2"),
        "2-chosen-undo": played(game, 2, "golden 2 chosen", undone=True, teams="chosen"),
        "3-proof": played(game, 3, "golden 3", proved=True),
        "3-chosen": played(game, 3, "golden 3 chosen", teams="chosen"),
        "4": played(game, 4, "golden 4"),
        "4-chosen": played(game, 4, "golden 4 chosen", teams="chosen"),
        "5": played(game, 5, "golden 5"),
        "5-chosen": played(game, 5, "golden 5 chosen", teams="chosen"),
    }


GAMES: dict[str, Callable[[], dict[str, Match]]] = {
    "masters": masters,
    "leonardo": leonardo,
    "inventors": inventors,
}


def main(games: list[str]) -> None:
    for game in games or list(GAMES):
        for name, match in GAMES[game]().items():
            file = HERE / game / f"{name}.record"
            file.parent.mkdir(exist_ok=True)
            file.write_text(str(match.record()), encoding="utf-8")
            print(file.relative_to(HERE), len(match.entries), match.state.ranking())


if __name__ == "__main__":
    main(sys.argv[1:])
