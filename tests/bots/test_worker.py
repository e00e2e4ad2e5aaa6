"""Thinking in another process: the same answers, and never longer than one wants."""

from __future__ import annotations

import itertools
import os
import random

import pytest

import bottega
from bottega.bots.bot import Budget, Outlook, outlook
from bottega.bots.considering import read_advice, write_advice
from bottega.bots.errors import BotError
from bottega.bots.registry import bot
from bottega.bots.worker import Thinker
from bottega.engine.action import Action
from bottega.engine.types import Json, Seat
from tests.bots.scenes import random_match, random_state
from tests.bots.test_registry import install

ODD = '''
import os, time
from bottega.bots.bot import Advice, Bot

class Odd(Bot):
    """What it does depends on the budget it is given."""

    def __init__(self, game, seed): self.asked = 0

    def decide(self, outlook, budget):
        self.asked += 1
        print("thinking aloud")
        if budget.iterations == 1: time.sleep(3600)
        if budget.iterations == 2: os._exit(3)
        if budget.iterations == 3: raise RuntimeError("no idea")
        return Advice(outlook.legal[0], [], self.asked, 0.0)
'''


def view_of(name: str = "masters", seed: int = 3, decisions: int = 10) -> Outlook:
    state = random_state(name, 2, seed, decisions)
    return outlook(state, state.actors[0], random.Random(1))


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("odd")
    install(folder, "stubborn_bot", ODD, {"odd": "stubborn_bot:Odd"})
    return str(folder)


def test_it_plays_as_the_bot_itself_would() -> None:
    """With an edition, a history, and a memory from one decision to the next."""
    game = bottega.game("leonardo", "owner")
    state, rng = game.start(game.deal(players=2, seed=1)), random.Random(5)
    history: list[tuple[Seat, Action]] = []
    with Thinker("search", game, 4, {"rule": "ucb"}) as thinker:
        itself = bot("search", game, 4, rule="ucb")
        for _ in range(6):
            seat = state.actors[0]
            luck = rng.getrandbits(32)
            views = [outlook(state, seat, random.Random(luck), history) for _ in range(2)]
            there, here = (
                each.decide(view, Budget(iterations=12))
                for each, view in zip((thinker, itself), views, strict=True)
            )
            assert there.action is here.action
            assert [r.to_json() for r in there.reasons] == [r.to_json() for r in here.reasons]
            state.play(seat, here.action)
            history.append((seat, here.action))


def test_an_advice_survives_as_plain_data() -> None:
    view = view_of()
    advice = bot("greedy", view.game, 1).decide(view, Budget(iterations=2))
    again = read_advice(view.game, write_advice(advice))
    assert write_advice(again) == write_advice(advice)
    assert again.action is advice.action
    assert len(again.reasons) > 1


def test_it_can_be_cancelled_and_answers_with_what_it_has() -> None:
    state, _ = random_match("inventors", 2, 1, 6)
    view = outlook(state, state.actors[0], random.Random(1))
    with Thinker("search", view.game, 1) as thinker:
        looks = itertools.count()
        advice = thinker.decide(view, Budget(iterations=10**9, cancelled=lambda: next(looks) > 3))
        assert advice.action in view.legal
        thinker.ask(view, Budget(iterations=10**9))
        assert not thinker.ready()
        with pytest.raises(BotError, match="still thinking about another decision"):
            thinker.ask(view, Budget(iterations=1))
        thinker.cancel()
        assert thinker.answer().iterations < 10**9
        with pytest.raises(BotError, match="was not asked anything"):
            thinker.answer()


def test_one_that_hangs_is_stopped_and_replaced(odd: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(odd)
    view = view_of()
    with Thinker("odd", view.game, 1) as thinker:
        assert thinker.decide(view, Budget(iterations=9)).iterations == 1
        assert thinker.decide(view, Budget(iterations=9)).iterations == 2
        pid = thinker.pid
        assert pid is not None
        thinker.grace = 0.2
        with pytest.raises(BotError, match="bot “odd” did not answer in time, and its process was stopped"):
            thinker.decide(view, Budget(seconds=0.1, iterations=1))
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        thinker.grace = 60
        assert thinker.decide(view, Budget(seconds=60, iterations=9)).iterations == 1, (
            "a new one has no memory"
        )
        assert thinker.pid != pid


def test_one_that_fails_or_ends_is_told(odd: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(odd)
    view = view_of()
    with Thinker("odd", view.game, 1) as thinker:
        said = r"“odd” \(from stubborn_bot.* failed at a decision: RuntimeError: no"
        with pytest.raises(BotError, match=said):
            thinker.decide(view, Budget(iterations=3))
        with pytest.raises(BotError, match="process of the bot “odd” ended unexpectedly, with exit code 3"):
            thinker.decide(view, Budget(iterations=2))
        assert thinker.decide(view, Budget(iterations=9)).iterations == 1
        pid = thinker.pid
        assert pid is not None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_bot_that_is_not_there_is_told_before_anything_is_started() -> None:
    with pytest.raises(BotError, match="There is no bot “nobody”"):
        Thinker("nobody", bottega.game("masters"), 1)


def test_it_is_given_an_imagined_world_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes to the process is the same for two states that the seat cannot tell apart."""
    state, history = random_match("masters", 2, 3, 10)
    seat = state.actors[0]
    other = state.imagine(seat, random.Random("another"))
    assert other.dump() != state.dump()
    sent: list[dict[str, Json]] = []
    with Thinker("random", state.game, 1) as thinker:
        thinker.decide(outlook(state, seat, random.Random(1)), Budget(iterations=1))
        assert thinker._process is not None
        send = thinker._process.send

        def listen(message: dict[str, Json]) -> None:
            sent.append({**message, "question": 0})
            send(message)

        monkeypatch.setattr(thinker._process, "send", listen)
        for truth in (state, other):
            thinker.decide(outlook(truth, seat, random.Random(2), history), Budget(iterations=1))
    assert len(sent) == 2
    assert sent[0] == sent[1]
