"""`what THING` and `legend` in a session: things found by what a person types, and explained."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import bottega
from bottega.engine.match import Match
from bottega.terminal.reading import Pipe
from bottega.terminal.saves import Save, Settings
from bottega.terminal.screen import PlainScreen
from bottega.terminal.session import TerminalSession


class Offers(PlainScreen):
    """A screen that remembers what Tab completes."""

    offered: list[str]

    def offer(self, completions: list[str]) -> None:  # type: ignore[override]
        self.offered = list(completions)


def session(folder: Path, typed: str, lang: str = "en") -> tuple[TerminalSession, Offers, io.StringIO]:
    game = bottega.game("masters")
    match = Match(game, game.deal(players=2, seed=1), ["Ada", "Bruno"])
    out = io.StringIO()
    screen = Offers(out, Pipe(io.StringIO(typed), out))
    settings = Settings({1: "random"}, lang, "luck")
    return TerminalSession(match, screen, settings, Save(folder / "match.record")), screen, out


def answer(folder: Path, typed: str, lang: str = "en") -> str:
    """What is written after something is typed."""
    opened, _, out = session(folder, f"{typed}\n", lang)
    with pytest.raises(EOFError):
        opened.run()
    return out.getvalue().split(f"> {typed}\n", 1)[1].rpartition("\n")[0]


@pytest.mark.parametrize(
    "typed", ["what space:8", "what space 8", "WHAT Space  8", "what space 8 of the faith track"]
)
def test_a_thing_is_named_by_its_target_or_by_its_title(tmp_path: Path, typed: str) -> None:
    shown = answer(tmp_path, typed)
    assert "Space 8 of the faith track" in shown
    assert "sets off the first Vatican report" in shown
    assert "Rules: Vatican reports [vatican]" in shown


def test_figures_stand_below_the_sentences(tmp_path: Path) -> None:
    lines = answer(tmp_path, "what tile:1").splitlines()
    assert lines[-3:-1] == ["Points: 2", "Rules: Vatican reports [vatican]"]


def test_the_beginnings_of_words_are_enough_and_several_things_are_listed(tmp_path: Path) -> None:
    shown = answer(tmp_path, "what marb")
    assert "marble:white: White marble" in shown
    assert shown.count("marble:") == 6
    assert "Gives" not in shown
    assert "straight onto the track" in answer(tmp_path, "what re marb")


def test_what_nothing_is_called_gets_suggestions(tmp_path: Path) -> None:
    assert "Did you mean “strongbox”" in answer(tmp_path, "what strongbx")
    assert "“what” alone lists everything" in answer(tmp_path, "what xyzzy")
    assert "“what” alone lists everything" in answer(tmp_path, "what !")


def test_what_alone_lists_everything_on_the_table(tmp_path: Path) -> None:
    shown = answer(tmp_path, "what")
    assert "row:1, row:2, row:3" in shown
    assert "space:0 … space:24" in shown
    assert "Row 1 of the market" in shown


@pytest.mark.parametrize(("lang", "typed"), [("fr", "quoi bille rouge"), ("it", "cosa biglia rossa")])
def test_it_is_explained_in_the_language_of_the_session(tmp_path: Path, lang: str, typed: str) -> None:
    shown = answer(tmp_path, typed, lang)
    assert {"fr": "Bille rouge", "it": "Biglia rossa"}[lang] in shown
    assert {"fr": "point de foi", "it": "punto fede"}[lang] in shown


def test_tab_completes_the_things_on_the_table(tmp_path: Path) -> None:
    opened, screen, _ = session(tmp_path, "")
    with pytest.raises(EOFError):
        opened.run()
    assert "what strongbox" in screen.offered
    assert "legend" in screen.offered
    hand = opened.state.view(0)["boards"][0]["hand"]
    assert {f"what leader:{leader}" for leader in hand} <= set(screen.offered)
    assert len([each for each in screen.offered if each.startswith("what leader:")]) == len(hand)


@pytest.mark.parametrize("word", ["legend", "symbols", "légende", "simboli"])
def test_the_legend_has_every_symbol_with_its_sign_and_meaning(tmp_path: Path, word: str) -> None:
    shown = answer(tmp_path, word)
    for sign, name in (("●", "Coin"), ("†", "Faith"), ("?", "Any resource"), ("×", "Cards in the stack")):
        line = next(line for line in shown.splitlines() if line.startswith(sign))
        assert name in line
    assert "it stands for one resource of your choice" in shown.casefold()
