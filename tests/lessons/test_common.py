"""What players commonly do in a match, they have done in a lesson. Bots say what is common."""

from __future__ import annotations

from collections import Counter

import pytest

import bottega
from bottega.bots.entrants import Entrant
from bottega.bots.playing import BotDecision, play_bots
from bottega.engine.game import Game
from bottega.lessons import Tutor, read

#: Iterations, not seconds: the same matches on every machine.
BOT = Entrant.parse("greedy:iterations=4")
#: Players whose decisions are counted, at each size of table.
PLAYERS = 20
#: What this share of them does at least once in a match is common.
COMMON = 0.5

#: Common types of action that a first lesson only tells of, and the short lesson in which the learner tries
#: them. The last tokens are placed after the third age; a choice of tokens to turn over needs several; to
#: move an apprentice needs another benefit of the Council than the first lesson takes.
LATER = {
    "inventors": {"done": "final", "flip": "final"},
    "leonardo": {"lift": "council", "put": "council"},
    "masters": {},
}
#: Looking into the deck is common at the largest table only; the coach explains it.
RARE = {"leonardo": {"arrange"}}


def common(game: Game, players: int) -> set[str]:
    """The types of action that at least half of the players choose in a match, where they have a choice."""
    matches = -(-PLAYERS // players)
    count: Counter[str] = Counter()
    for number in range(matches):
        chosen: set[tuple[int, str]] = set()

        def watch(decision: BotDecision, chosen: set[tuple[int, str]] = chosen) -> None:
            if len(decision.legal) > 1:
                chosen.add((decision.seat, decision.action.type))

        play_bots(game, game.deal(players, number), [BOT] * players, str(number), watch)
        count.update(type for _, type in chosen)
    return {type for type, times in count.items() if times >= COMMON * matches * players}


def taught(game: Game, lesson: str) -> set[str]:
    """The types of action that a learner chooses who does as the lesson says."""
    tutor = Tutor(read(game, lesson))
    types = set()
    while not tutor.over:
        if tutor.expected is not None:
            types.add(tutor.expected[0].type)
        tutor.skip()
    return types


@pytest.mark.parametrize("name", LATER)
def test_a_lesson_lets_the_learner_do_what_is_common_in_a_match(name: str) -> None:
    game = bottega.game(name)
    seen = common(game, 2) | common(game, game.seats[-1])
    assert len(seen) > 5
    first = taught(game, "first")
    later = {type for type, lesson in LATER[name].items() if type in taught(game, lesson)}
    assert later == LATER[name].keys()
    assert not later & first, "the first lesson has it by now"
    assert seen - first - later == RARE.get(name, set())
