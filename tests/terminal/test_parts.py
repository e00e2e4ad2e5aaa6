"""Small parts of the terminal, each by itself."""

from __future__ import annotations

import io
import json
import os
import random
from pathlib import Path
from typing import cast

import pytest

import bottega
from bottega import system
from bottega.bots.entrants import Entrant
from bottega.engine.match import Match
from bottega.engine.people.text import LANGUAGES
from bottega.engine.records import Record
from bottega.engine.state import Score, State
from bottega.engine.types import Viewer
from bottega.terminal import commands, saves, standings
from bottega.terminal.opponents import Opponents, decisions
from bottega.terminal.reading import Pipe
from bottega.terminal.saves import Save, Settings
from bottega.terminal.screen import PlainScreen, ScreenTable
from bottega.terminal.words import Trouble, Words, language


class Foggy:
    """A state in which seat 1 knows its own points, and everybody else may imagine any."""

    players = 2

    def __init__(self, points: int) -> None:
        self.points = points

    def imagine(self, viewer: Viewer, rng: random.Random) -> Foggy:
        return Foggy(self.points if viewer == 1 else rng.randrange(100))

    def scores(self) -> list[Score]:
        return [
            {"total": 3, "lines": {"cards": 3}, "ties": {}},
            {"total": self.points, "lines": {"cards": self.points}, "ties": {"coins": 1}},
        ]


def test_a_score_that_cannot_be_known_is_not_shown() -> None:
    state = cast(State, Foggy(7))
    known = ("3", {"cards": "3"}, dict[str, str]())
    assert standings.known_sheets(state, 1) == [known, ("7", {"cards": "7"}, {"coins": "1"})]
    for viewer in (0, None):
        assert standings.known_sheets(state, viewer) == [known, ("?", {"cards": "?"}, {"coins": "1"})]


def test_the_language_is_the_one_that_the_environment_asks_for() -> None:
    assert language({}) == "en"
    assert language({"LANG": "it_IT.UTF-8"}) == "it"
    assert language({"LANG": "it_IT", "LC_MESSAGES": "fr_CA"}) == "fr"
    assert language({"LC_ALL": "C", "LANG": "it"}) == "en"
    assert language({"BOTTEGA_LANG": "fr", "LC_ALL": "it"}) == "fr"
    assert language({"LANG": "de_DE"}) == "en"


def test_no_word_means_two_commands() -> None:
    for lang in LANGUAGES:
        for command in commands.COMMANDS:
            for word in Words(lang).say(command.words).split(","):
                assert commands.parse(word) == (command, "")


def test_no_command_hides_a_notation() -> None:
    for name in bottega.games():
        for action in bottega.game(name).actions:
            assert commands.parse(str(action)) is None


def test_every_command_explains_itself_by_a_word_it_understands() -> None:
    for lang in LANGUAGES:
        words = Words(lang)
        for command in commands.COMMANDS:
            found = commands.parse(words.say(command.usage))
            assert found is not None
            assert found[0] is command


def new_match(players: int = 2) -> Match:
    game = bottega.game("masters")
    return Match(game, game.deal(players=players, seed=1), ["Ada", "Bruno", "Chiara"][:players])


def test_a_save_is_a_record_with_a_comment(tmp_path: Path) -> None:
    match = new_match()
    match.play(0, match.state.legal(0)[0])
    save = Save(tmp_path / "deep" / "match.record")
    settings = Settings({1: "greedy:worlds=2"}, "fr", "luck", 0.5)
    save.write(match.record(), settings)
    save.write(match.record(), settings)
    assert saves.read_settings(save.path) == settings
    assert str(saves.read_record(save.path)) == str(match.record())
    assert [path.name for path in save.path.parent.iterdir()] == ["match.record"]


def test_a_save_says_for_everybody_which_seats_are_bots(tmp_path: Path) -> None:
    save = Save(tmp_path / "match.record")
    save.write(new_match().record(), Settings({1: "search:seconds=2"}))
    assert "# seat 1 is a bot: search:seconds=2" in save.path.read_text(encoding="utf-8").splitlines()


def test_opponents_of_an_old_save_choose_at_random(tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    file.write_text(f'# bottega-terminal: {{"bots": [1]}}\n{new_match().record()}', encoding="utf-8")
    assert saves.read_settings(file).bots == {1: "random"}


NONSENSE = [
    "nonsense",
    "[]",
    '{"bots": "x", "lang": "de", "luck": 3, "seconds": "long"}',
    '{"bots": {"x": "random"}, "seconds": -1}',
    '{"bots": {"1": 3}, "seconds": true}',
]


@pytest.mark.parametrize("comment", NONSENSE)
def test_a_comment_that_says_nonsense_is_passed_over(tmp_path: Path, comment: str) -> None:
    file = tmp_path / "match.record"
    file.write_text(f"# bottega-terminal: {comment}\n{new_match().record()}", encoding="utf-8")
    assert saves.read_settings(file) == Settings()
    assert Record.parse(file.read_text(encoding="utf-8")).names == ["Ada", "Bruno"]


def test_the_latest_unfinished_match_is_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_HOME", str(tmp_path))
    match = new_match()
    while not match.state.over:
        seat = match.state.actors[0]
        match.play(seat, match.state.legal(seat)[0])
    Save(saves.new_path("masters")).write(match.record(), Settings())
    assert saves.unfinished() == []
    first, second = saves.new_path("masters"), saves.new_path("masters")
    for path in (first, second):
        Save(path).write(new_match().record(), Settings())
    os.utime(second, (1, 1))
    assert saves.unfinished() == [first, second]
    assert saves.unfinished("masters") == [first, second]
    assert saves.unfinished("leonardo") == []


def test_saves_go_where_the_environment_says(tmp_path: Path) -> None:
    assert system.home({"BOTTEGA_HOME": "/b", "XDG_DATA_HOME": "/x"}) == Path("/b")
    assert system.home({"XDG_DATA_HOME": "/x"}) == Path("/x/bottega")
    assert system.home({}) == Path.home() / ".local" / "share" / "bottega"


def test_opponents_choose_the_same_for_the_same_luck() -> None:
    histories = []
    for luck in ("a", "a", "b"):
        match, minds = new_match(), Opponents(luck)
        for _ in range(30):
            seat = match.state.actors[0]
            match.play(seat, minds.ask(Entrant("random"), match, seat).action)
        histories.append(match.entries)
    assert histories[0] == histories[1] != histories[2]


def test_what_was_taken_back_is_no_decision_any_more() -> None:
    match = new_match(1)
    keep = match.state.legal(0)[0]
    match.play(0, keep)
    for text in ("market row 1", "market row 2"):
        match.play(0, match.game.parse(text))
        match.undo(0)
    market = match.game.parse("market column 1")
    match.play(0, market)
    assert len(match.entries) == 6
    assert decisions(match) == [(0, keep), (0, market)]


def test_a_plain_table_is_aligned_by_columns() -> None:
    out = io.StringIO()
    screen = PlainScreen(out, Pipe(io.StringIO(), out))
    screen.table(ScreenTable("Title", ["", "Ada"], [["été", "7"], ["x", "10"]]))
    assert out.getvalue() == "\nTitle\n     Ada\nété    7\nx     10\n"


def test_trouble_speaks_every_language() -> None:
    said = {Trouble("error-no-file", path="x").sentence(Words(lang)) for lang in LANGUAGES}
    assert len(said) == 3


def test_numbers_are_written_as_people_write_them() -> None:
    assert Words("en").decimal(1234.5, 1) == "1,234.5"
    assert Words("it").decimal(1234.5, 1) == "1.234,5"
    assert json.dumps(Words("fr").decimal(1234.5, 1)) == '"1\\u202f234,5"'
