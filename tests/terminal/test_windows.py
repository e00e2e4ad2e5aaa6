"""Windows from 40 columns on: nothing is wider than the window, no word is broken, the table fits."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import bottega
from bottega.engine.game import Game
from bottega.engine.match import Match
from bottega.engine.people.lines import cells, length
from bottega.engine.people.text import LANGUAGES, Book
from bottega.engine.playout import Dice
from tests.terminal.running import Terminal, without_coach

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
SIZES = [(24, 40), (24, 60), (24, 80), (40, 120)]


def plain(text: str) -> list[str]:
    """The lines that stay on the screen, but for the commitment to the deal, which is one long word."""
    kept = re.sub(r"[^\n]*\r\x1b\[2K", "", text)
    return [line for line in _ESCAPES.sub("", kept).split("\n") if not re.fullmatch("[0-9a-f]{64}", line)]


@pytest.mark.parametrize(("rows", "columns"), SIZES)
@pytest.mark.parametrize("game", bottega.games())
def test_a_decision_fits_its_window(tmp_path: Path, game: str, rows: int, columns: int) -> None:
    """The table and the choices are in sight together, as long as the choices leave room for it."""
    without_coach(tmp_path)
    person = Terminal(
        tmp_path, ["play", game, "--seed", "3", "--opponents", "random"], rows=rows, columns=columns
    )
    try:
        for _ in range(8):
            shown = plain(person.wait("Player 1 >"))
            assert max(map(cells, shown)) <= columns
            table = [number for number, line in enumerate(shown) if line.startswith(("Round", "Turn", "Age"))]
            choices = [number for number, line in enumerate(shown) if re.match(r" *1 [A-Z]", line)]
            if table and choices and len(shown) - choices[-1] < rows - 10:
                assert len(shown) - table[-1] <= rows
            person.type("1")
    finally:
        person.close()


@pytest.mark.parametrize("columns", [40, 60])
def test_everything_that_can_be_typed_fits_a_narrow_window(tmp_path: Path, columns: int) -> None:
    person = Terminal(
        tmp_path, ["play", "leonardo", "--seed", "3", "--opponents", "random"], rows=24, columns=columns
    )
    words = {
        word
        for text in (bottega.game("leonardo").data / "en.ftl").read_text(encoding="utf-8").splitlines()
        for word in re.findall(r"[a-z]{6,}", text)
    }
    try:
        person.wait("Player 1 >")
        for command in ("board", "help", "score", "rules", "rules florins", "log", "choices", "nonsense"):
            person.type(command)
            shown = plain(person.wait("Player 1 >"))[1:]
            assert max(map(cells, shown)) <= columns, command
            broken = [
                end + begin
                for above, below in pairwise(shown)
                for end, begin in [(above.split(" ")[-1], (below.split() or [""])[0])]
                if end and len(above) == columns and end + begin in words and end not in words
            ]
            assert not broken, command
    finally:
        person.close()


@pytest.mark.parametrize(
    "arguments", [["--help"], ["ladder", "--help"], ["play", "masters", "--opponents", "gredy:a=1"]]
)
def test_the_command_line_wraps_at_words(tmp_path: Path, arguments: list[str]) -> None:
    person = Terminal(tmp_path, arguments, columns=40)
    person.wait_end()
    lines = plain(person.seen)
    # An option with its metavar is one word to argparse.
    assert all(cells(line) <= 40 for line in lines if not line.lstrip().startswith(("--", "[")))
    assert len(lines) > 2


def random_match(game: Game, players: int, decisions: int) -> Match:
    names = ["Alessandra", "Bartolomeo", "Cosimo", "Donatella", "Ed"]
    match = Match(game, game.deal(players, 5), names[:players])
    dice = Dice(7)
    for _ in range(decisions):
        if match.state.over:
            break
        seat = match.state.actors[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", bottega.games())
def test_compact_tables_are_no_wider_than_they_may_be(name: str, lang: str) -> None:
    game = bottega.game(name)
    for players in (game.seats[0], game.seats[-1]):
        for decisions in (0, 30, 90, 200):
            match = random_match(game, players, decisions)
            book = Book(game, lang, match.names)
            for viewer in (None, players - 1):
                view = match.state.view(viewer)
                for width in (40, 60, 120):
                    parts = game.compact(view, book, width)
                    assert max(length(line) for part in parts for line in part) <= width
                    # What happens, and the middle of the table, leave room for some choices.
                    assert len(parts[0]) + len(parts[1]) <= 20 or width < 60


def test_markers_on_one_space_stand_below_each_other() -> None:
    game = bottega.game("masters")
    match = random_match(game, 4, 8)
    view = match.state.view(0)
    for seat in range(4):
        view["boards"][seat]["faith"] = 3
    drawn = game.board(view, Book(game, "en", match.names), 80)
    lines = ["".join(text for text, _ in line) for line in drawn]
    marks = [line.strip() for line in lines if line.strip() in "1234" and line.strip()]
    assert marks == ["1", "2", "3", "4"]
