"""Each entrant has one spelling, and what is no entrant gets an error."""

from __future__ import annotations

import pytest

import bottega
from bottega.bots.entrants import BadEntrant, Entrant, parse_entrants
from bottega.bots.errors import BotError, SettingError
from bottega.bots.greedy import Greedy
from bottega.bots.registry import usual_seconds

GAME = bottega.game("masters")


def test_settings_are_numbers_truth_values_or_words() -> None:
    entrant = Entrant.parse("Search : Limit=3:explore=0.5 : keep=false:aim=chance")
    assert entrant.bot == "search"
    assert dict(entrant.settings) == {"Limit": 3, "explore": 0.5, "keep": False, "aim": "chance"}
    assert Entrant.parse(str(entrant)) == entrant
    assert str(Entrant.parse("search:b=1:a=2")) == str(Entrant.parse("search:a=2:b=1"))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        ("greedy,,random", "empty"),
        (":seconds=1", "empty"),
        ("search:1", "setting"),
        ("search:seconds", "setting"),
        ("search:seconds=", "setting"),
        ("search:=1", "setting"),
        ("search:seconds=1:seconds=2", "setting-twice"),
    ],
)
def test_a_text_that_is_no_entrant_is_told(text: str, code: str) -> None:
    with pytest.raises(BadEntrant) as caught:
        parse_entrants(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("search:seconds=0", "seconds"),
        ("search:seconds=fast", "seconds"),
        ("search:iterations=0.5", "iterations"),
        ("search:iterations=true", "iterations"),
    ],
)
def test_a_limit_is_a_number_above_zero(text: str, code: str) -> None:
    with pytest.raises(BadEntrant) as caught:
        Entrant.parse(text).budget()
    assert caught.value.code == code


def test_limits_go_to_the_budget_and_the_rest_to_the_bot() -> None:
    entrant = Entrant.parse("greedy:worlds=3:iterations=7:seconds=0.25")
    bot = entrant.make(GAME, "x")
    assert isinstance(bot, Greedy)
    assert bot.worlds == 3
    assert (entrant.budget().seconds, entrant.budget().iterations) == (0.25, 7)
    for name in ("greedy", "maestro", "leonardo"):
        assert Entrant(name).budget().seconds == usual_seconds(name)
    assert Entrant.parse("greedy:iterations=7").budget().seconds is None
    assert str(entrant.limited(2.0)) == "greedy:iterations=7:seconds=2.0:worlds=3"


def test_a_bot_that_is_not_there_or_cannot_take_a_setting() -> None:
    with pytest.raises(BotError, match=r"no bot “gredy”\. Did you mean “greedy”"):
        Entrant.parse("gredy").make(GAME, "x")
    with pytest.raises(BotError, match="has no setting “wrlds”"):
        Entrant.parse("greedy:wrlds=3").make(GAME, "x")
    with pytest.raises(SettingError, match="worlds is a whole number, not “many”"):
        Entrant.parse("greedy:worlds=many").make(GAME, "x")
    with pytest.raises(SettingError, match="explore is a number, not “abc”"):
        Entrant.parse("search:explore=abc").make(GAME, "x")
