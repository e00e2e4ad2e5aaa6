"""The coach of each game has a card for every kind of decision, in every language."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bottega
from bottega.engine.people.text import LANGUAGES


def messages(game: str, *path: str) -> set[str]:
    text = bottega.game(game).data.joinpath(*path).read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["inventors", "leonardo", "masters"])
def test_every_kind_of_decision_has_a_card_and_no_card_is_for_nothing(game: str, lang: str) -> None:
    told = messages(game, f"{lang}.ftl")
    decisions = {id.removeprefix("prompt-") for id in told if id.startswith("prompt-")}
    events = {id for id in told if id.startswith("event-")}
    cards = {id.removeprefix("coach-") for id in messages(game, "coach", f"{lang}.ftl")}
    assert decisions
    assert decisions <= cards
    assert cards <= decisions | events
