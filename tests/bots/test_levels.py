"""Levels for people: their budgets, their styles, their names and ratings."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence

import pytest

import bottega
from bottega.bots import levels
from bottega.bots.beginner import Beginner
from bottega.bots.bot import Advice, Bot, Budget, Outlook, outlook
from bottega.bots.errors import TEXTS
from bottega.bots.levels import LEVELS, BotRating, Level, LevelBot, answers_at_once, level, rating, title
from bottega.bots.registry import bot, bots, usual_seconds
from bottega.engine.people.text import LANGUAGES, Catalogue
from tests.bots.scenes import real_decision


def winners(name: str, seats: Sequence[str], deal: int) -> list[int]:
    game = bottega.game(name)
    state, rng = game.start(game.deal(players=len(seats), seed=deal)), random.Random(deal)
    at_table = [bot(each, game, f"{deal}:{seat}") for seat, each in enumerate(seats)]
    while not state.over:
        seat = state.actors[0]
        view = outlook(state, seat, rng)
        state.play(seat, at_table[seat].decide(view, Budget(seconds=60, iterations=2)).action)
    return state.ranking()[0]


def test_the_levels_are_there_from_the_easiest_to_the_hardest() -> None:
    names = ["apprentice", "journeyman", "master", "maestro", "leonardo"]
    assert [each.name for each in LEVELS] == names
    assert [each for each in bots() if each in names] == names
    assert level("leonardo") is LEVELS[-1]
    with pytest.raises(ValueError, match=rf"no level 'doge' \(levels: {', '.join(names)}\)"):
        level("doge")


def test_a_harder_level_never_thinks_less() -> None:
    assert [each.seconds for each in LEVELS] == sorted(each.seconds for each in LEVELS)
    counted = [each.iterations for each in LEVELS if each.iterations is not None]
    assert len(counted) == 3
    assert counted == sorted(counted)
    assert {each.name for each in LEVELS if answers_at_once(each.name)} == {"apprentice", "journeyman"}


class Listener(Bot):
    def __init__(self) -> None:
        self.budget: Budget | None = None

    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        self.budget = budget
        return Advice(outlook.legal[0], [], 0, 0.0)


def test_a_level_thinks_no_longer_than_it_may_nor_than_it_does() -> None:
    state, _, view = real_decision("masters", 2, seed=1, after=5)
    listener = Listener()
    playing = LevelBot(Level("master", 2.0), state.game, 1)
    playing._bot = listener
    for allowed, used in ((Budget(seconds=9), 2.0), (Budget(seconds=1), 1.0), (Budget(iterations=5), 2.0)):
        playing.decide(view, allowed)
        assert listener.budget is not None
        assert listener.budget.seconds == used
        assert listener.budget.iterations == allowed.iterations
    counting = LevelBot(Level("master", 2.0, 100), state.game, 1)
    counting._bot = listener
    budgets = ((Budget(seconds=9), 100), (Budget(iterations=5), 5), (Budget(iterations=500), 100))
    for allowed, used_up in budgets:
        counting.decide(view, allowed)
        assert listener.budget is not None
        assert listener.budget.iterations == used_up
    assert usual_seconds("maestro") == level("maestro").seconds
    assert usual_seconds("leonardo") == 10.0
    assert usual_seconds("greedy") == 1.0


@pytest.mark.parametrize("name", bottega.games())
def test_an_apprentice_does_not_play_at_random(name: str) -> None:
    won = sum(0 in winners(name, ("apprentice", "random"), deal) for deal in range(3))
    assert won == 3


def test_an_apprentice_sees_what_lies_near_and_overlooks_the_rest() -> None:
    state, _, view = real_decision("inventors", 2, seed=1, after=4)
    assert len(view.legal) >= 8
    beginner = Beginner(state.game, 1, noticed=0.25)
    seen = [tuple(beginner._notice(view)) for _ in range(40)]
    assert {len(places) for places in seen} == {max(2, -(-len(view.legal) // 4))}
    assert len(set(seen)) > 5
    everything = Beginner(state.game, 1, noticed=1.0)
    assert everything._notice(view) == list(range(len(view.legal)))
    with pytest.raises(ValueError, match="noticed is above 0, not 0"):
        Beginner(state.game, 1, noticed=0.0)


def test_an_apprentice_counts_its_own_points_and_nobody_else_s() -> None:
    state, seat, _ = real_decision("inventors", 2, seed=1, after=30)
    points = state.scores()[seat]["total"]
    assert Beginner(state.game, 1, foresight=0.0)._worth(state, seat) == points
    assert (
        Beginner(state.game, 1, foresight=1.0)._worth(state, seat) == state.game.insight().points(state)[seat]
    )


def test_a_rating_stands_beside_the_name_once_it_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogues = {lang: Catalogue([TEXTS], lang) for lang in LANGUAGES}
    monkeypatch.setattr(levels, "_ratings", dict)
    assert rating("maestro", "masters") is None
    assert title("maestro", "masters", catalogues["en"]) == "maestro"
    measured = {"masters": {"master": {"rating": 31.6, "low": 30.0, "high": 33.0}}}
    monkeypatch.setattr(levels, "_ratings", lambda: measured)
    assert rating("master", "masters") == BotRating(31.6, 30.0, 33.0)
    assert [title("master", "masters", each) for each in catalogues.values()] == [
        "master (32)",
        "maître (32)",
        "mastro (32)",
    ]
    assert title("master", "leonardo", catalogues["fr"]) == "maître"
    assert {title("leonardo", "masters", each) for each in catalogues.values()} == {"Leonardo"}
    assert title("from-outside", "masters", catalogues["it"]) == "from-outside"


def test_ratings_are_of_bots_and_games_that_exist() -> None:
    ratings = json.loads(TEXTS.joinpath("ratings.json").read_text(encoding="utf-8"))
    for game, measured in ratings.items():
        assert game in bottega.games()
        for name in measured:
            assert name in bots()
            found = rating(name, game)
            assert found is not None
            assert found.low <= found.rating <= found.high


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name_and_a_description_in_every_language(lang: str) -> None:
    text = TEXTS.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^([a-z-]+) =", text, re.MULTILINE)
    wanted = [id for name in bots() for id in (f"bot-{name}", f"bot-{name}-about")]
    assert [id for id in ids if not id.startswith("error-")] == [*wanted, "bot-rated"]
    assert not re.search(r" [:;?!]", text) or lang != "fr"
