"""Several people at one keyboard: nobody ever sees another's hand."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console
from rich.theme import Theme

import bottega
from bottega.engine.match import Match
from bottega.engine.types import Seat
from bottega.terminal.colour import ColourScreen
from bottega.terminal.reading import Reader
from bottega.terminal.saves import Save, Settings
from bottega.terminal.screen import PlainScreen, Screen
from bottega.terminal.session import TerminalSession
from bottega.terminal.styles import STYLES
from tests.terminal.running import Terminal

NAMES = ["Ada", "Bruno", "Chiara"]
#: Leaders have numbers that nothing else has.
LEADER = re.compile(r"(?<![\d;\[])(49|5\d|6[0-4])(?!\d)")


class People(Reader):
    """Three people who choose at random, and look at what is on the screen each time they are asked."""

    def __init__(self, out: io.StringIO, seed: int) -> None:
        self.out = out
        self.rng = random.Random(seed)
        self.session: TerminalSession | None = None
        self.curtains = 0
        self.remembered = 0
        self.asked: set[Seat] = set()
        self._looked = 0

    def read(self, question: str) -> str:
        assert self.session is not None
        state = self.session.state
        shown = self.out.getvalue()[self._looked :]
        self._looked = len(self.out.getvalue())
        if question.startswith("Press Enter"):
            self.curtains += 1
            assert self.remembered == 0
            # What stands before the curtain was for the person before.
            assert not LEADER.search(shown.split("Pass the keyboard to")[1])
            return ""
        seat = self.session.seat
        assert question.startswith(NAMES[seat])
        self._look(seat, shown)
        self.asked.add(seat)
        self.remembered += 1
        extra = ["score", "log 50", "board", "why play leader 50"]
        if self.rng.random() < 0.2:
            return self.rng.choice(extra)
        return str(self.rng.randrange(len(state.legal(seat))) + 1)

    def _look(self, seat: Seat, shown: str) -> None:
        view = self.session.state.view(seat) if self.session else {}
        known = {str(leader) for board in view["boards"] for leader in board["leaders"]}
        for key in ("hand", "rejected", "dropped"):
            known |= {str(leader) for leader in view["boards"][seat][key]}
        known.add("50")  # asked about above
        assert {found[0] for found in LEADER.finditer(shown)} <= known

    def forget(self) -> None:
        self.remembered = 0

    def offer(self, completions: Sequence[str]) -> None:
        legal = set(map(str, self.session.state.legal(self.session.seat))) if self.session else set()
        asking = "what "  # and a thing that this seat may see
        assert all(text in legal for text in completions if " " in text and not text.startswith(asking))


def screens(out: io.StringIO, people: People, colour: bool) -> Screen:
    if not colour:
        return PlainScreen(out, people)
    console = Console(
        file=out, force_terminal=True, width=100, height=50, theme=Theme(STYLES), highlight=False
    )
    return ColourScreen(console, people)


@pytest.mark.parametrize("colour", [False, True])
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_sees_anothers_hand(tmp_path: Path, colour: bool, seed: int) -> None:
    game = bottega.game("masters")
    out = io.StringIO()
    people = People(out, seed)
    match = Match(game, game.deal(players=3, seed=seed), NAMES)
    session = TerminalSession(
        match, screens(out, people, colour), Settings({}, "en", "x"), Save(tmp_path / "m.record")
    )
    people.session = session
    session.run()
    assert match.state.over
    assert people.asked == {0, 1, 2}
    assert people.curtains > 10
    shown = out.getvalue()
    if colour:
        # Before each curtain but the first, and before the end that all may see.
        assert shown.count("\x1b[2J\x1b[3J") == people.curtains


def test_the_curtain_clears_the_screen_and_waits(tmp_path: Path) -> None:
    person = Terminal(tmp_path, ["play", "masters", "--names", "Ada,Bruno", "--seed", "3"])
    try:
        shown = person.wait("Press Enter to continue.")
        assert "Pass the keyboard to Ada." in shown
        assert "keep leaders" not in shown
        person.type("")
        person.wait("Ada >")
        person.type("keep leaders 49 53")
        shown = person.wait("Press Enter to continue.")
        assert "\x1b[2J\x1b[3J" in shown
        assert "Pass the keyboard to Bruno." in shown
        after = shown.split("\x1b[3J")[-1]
        assert not LEADER.search(after)
        person.type("")
        shown = person.wait("Bruno >")
        assert "Ada has chosen two leaders." in shown
        # The arrow keys bring back nothing of what Ada typed.
        person.child.send("\x1b[A\x1b[A\r")
        assert "53" not in person.wait("Bruno >")
    finally:
        person.close()


def test_one_person_alone_sees_no_curtain(tmp_path: Path) -> None:
    person = Terminal(tmp_path, ["play", "masters", "--players", "3"])
    try:
        assert "Pass the keyboard" not in person.wait("Player 1 >")
    finally:
        person.close()
