"""A bot cannot know what its seat may not know: the true state is planted out of its reach."""

from __future__ import annotations

import gc
import random
from dataclasses import replace
from types import BuiltinFunctionType, CodeType, FrameType, FunctionType, ModuleType

import pytest

import bottega
from bottega.bots.bot import UNSEEN, Advice, Bot, Budget, Outlook, outlook, sightings
from bottega.bots.levels import LevelBot
from bottega.bots.registry import bot, bots
from bottega.engine.state import State
from tests.bots.scenes import TABLES, real_decision

#: What is the same for everybody, and leads to all of Python.
COMMON = (ModuleType, type, FunctionType, BuiltinFunctionType, CodeType, FrameType)


def reachable(thing: object) -> list[object]:
    """Everything one can get at from here, by whatever way."""
    found = {id(thing): thing}
    new = [thing]
    while new:
        parts = {id(part): part for part in gc.get_referents(*new) if not isinstance(part, COMMON)}
        new = [part for key, part in parts.items() if key not in found]
        found.update(parts)
    return list(found.values())


class Spy(Bot):
    """Looks at everything it can get at, and remembers the states it has found."""

    def __init__(self) -> None:
        self.found: list[State] = []

    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        self.found = [thing for thing in reachable(outlook) if isinstance(thing, State)]
        return Advice(outlook.legal[0], [], 0, 0.0)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_spy_finds_worlds_but_never_the_state(name: str, players: int) -> None:
    spy = Spy()
    for after in (0, 12):
        state, seat, view = real_decision(name, players, seed=8, after=after)
        spy.decide(view, Budget(iterations=1))
        assert any(found is view.world for found in spy.found)
        assert all(found is not state for found in spy.found)
        leaking = outlook(state, seat, random.Random(1))
        leaking.view["by mistake"] = [{"state": state}]
        spy.decide(leaking, Budget(iterations=1))
        assert any(found is state for found in spy.found), "the spy must be able to find it"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_two_states_that_a_seat_cannot_tell_apart_are_played_alike(name: str, players: int) -> None:
    """By all bots, with the same seed: the same action for the same reasons."""
    differed = 0
    for after in (0, 12):
        state, seat, first = real_decision(name, players, seed=5, after=after)
        other = state.imagine(seat, random.Random("another"))
        differed += other.dump() != state.dump()
        for bot_name in bots():
            answers = []
            for truth in (state, other):
                view = outlook(truth, seat, random.Random(3))
                view.seen = first.seen
                thinking = bot(bot_name, truth.game, 7)
                if isinstance(thinking, LevelBot):
                    # Its iterations decide, not the time that a busy machine takes for them.
                    thinking.level = replace(thinking.level, seconds=3600.0)
                advice = thinking.decide(view, Budget(seconds=3600, iterations=6))
                answers.append((str(advice.action), [reason.to_json() for reason in advice.reasons]))
            assert answers[0] == answers[1], bot_name
    assert differed


class Cheat(Bot):
    """Chooses by what is hidden."""

    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        hidden = [outlook.world.dump()[key] for key in outlook.game.hidden]
        return Advice(random.Random(str(hidden)).choice(outlook.legal), [], 0, 0.0)


@pytest.mark.parametrize("name", bottega.games())
def test_a_cheat_who_was_given_the_state_would_be_caught(name: str) -> None:
    """So the test above can fail; and given an outlook, even a cheat plays alike."""
    alike: list[bool] = []
    cheated: list[bool] = []
    for seed in range(10):
        state, seat, _ = real_decision(name, 2, seed=seed, after=10)
        other = state.imagine(seat, random.Random("another"))
        fair = [outlook(truth, seat, random.Random(3)) for truth in (state, other)]
        unfair = [Outlook(truth, seat) for truth in (state, other)]
        for views, same in ((fair, alike), (unfair, cheated)):
            answers = [Cheat().decide(view, Budget(iterations=1)).action for view in views]
            same.append(answers[0] is answers[1])
    assert all(alike)
    assert not all(cheated)


def test_of_a_concealed_action_only_its_own_seat_sees_which() -> None:
    game = bottega.game("masters")
    kept = game.parse("keep leaders 51 52")
    market = game.parse("market row 1")
    history = [(0, kept), (1, kept), (0, market)]
    assert sightings(game, 0, history) == [(0, kept.id), (1, UNSEEN), (0, market.id)]
    assert sightings(game, 1, history) == [(0, UNSEEN), (1, kept.id), (0, market.id)]


def test_who_has_nothing_to_decide_has_no_outlook() -> None:
    state, seat, _ = real_decision("inventors", 2, seed=1, after=3)
    with pytest.raises(ValueError, match=f"seat {1 - seat} has nothing to decide now"):
        outlook(state, 1 - seat, random.Random(1))
