"""`bottega learn`: lessons at the keyboard and through a pipe."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest

import bottega
from bottega import cli
from bottega.engine.game import Game
from bottega.engine.people.text import LANGUAGES
from bottega.engine.records import Record
from bottega.lessons import Lesson, LessonError, Tutor, all_lessons, parse, read
from bottega.terminal import commands
from bottega.terminal.lesson import COMMANDS
from bottega.terminal.words import Words
from tests.terminal.running import Terminal, records


@dataclass
class Done:
    """What a command printed, and how it ended."""

    returncode: int
    stdout: str
    stderr: str


Run: TypeAlias = Callable[..., Done]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process, with something typed into its pipe."""
    monkeypatch.setenv("BOTTEGA_HOME", str(tmp_path))
    monkeypatch.setenv("BOTTEGA_LANG", "en")

    def command(*arguments: str, typed: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = cli.main(arguments)
        return Done(code, *capsys.readouterr())

    return command


def answers(game: str, name: str = "first") -> list[str]:
    """What somebody types who does as the lesson says."""
    tutor = Tutor(read(bottega.game(game), name))
    while not tutor.over:
        tutor.skip()
    return tutor.answers


def typed(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def kept(home: Path) -> dict[str, dict[str, dict[str, object]]]:
    data: dict[str, dict[str, dict[str, object]]] = json.loads(
        (home / "lessons.json").read_text(encoding="utf-8")
    )
    return data


def test_a_pipe_gets_the_list_of_lessons(run: Run) -> None:
    done = run("learn")
    assert done.returncode == 0
    assert re.search(
        r"^\d+\. Masters of Renaissance: Your first match – 10 minutes, new \(masters first\)$",
        done.stdout,
        re.M,
    )
    only = run("learn", "leonardo")
    assert "Masters" not in only.stdout
    assert "(leonardo first)" in only.stdout


@pytest.mark.parametrize("game", bottega.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_does_as_the_lesson_says_comes_to_its_end_and_plays_on(
    run: Run, game: str, lang: str, tmp_path: Path
) -> None:
    lines = answers(game)
    done = run("learn", game, "first", "--lang", lang, typed=typed([*lines, ""]))
    assert (done.returncode, done.stderr) == (0, "")
    assert kept(tmp_path)[game]["first"] == {"answers": lines, "done": True}
    [path] = records(tmp_path)
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert record.game == game
    assert len(record.entries) >= sum(line != "" for line in lines)
    assert '"apprentice"' in path.read_text(encoding="utf-8")


def test_who_wants_to_leave_at_the_end_does_not_play_on(run: Run, tmp_path: Path) -> None:
    done = run("learn", "masters", "first", typed=typed([*answers("masters"), "quit"]))
    assert done.returncode == 0
    assert done.stdout.rstrip().endswith("[Y/n] quit")
    assert not records(tmp_path)


def test_a_wrong_choice_is_explained_and_tried_again(run: Run, tmp_path: Path) -> None:
    lines = ["", "", "keep leaders 52 55", "market row 1", "keep leaders 52 58"]
    done = run("learn", "masters", "first", typed=typed(lines))
    assert "A fine pair too. But this lesson needs" in done.stdout
    assert "Rules: Choosing your leaders [setup-leaders]" in done.stdout
    assert "First choose the two leaders you keep." in done.stdout
    assert kept(tmp_path)["masters"]["first"]["answers"] == ["", "", "keep leaders 52 58"]


def test_one_may_go_back_skip_leave_and_come_again(run: Run, tmp_path: Path) -> None:
    lines = ["continue", "", "skip", "back", "back", "", "2", "quit"]
    done = run("learn", "masters", "first", typed=typed(lines))
    assert re.findall(r"^Step (\d+) of", done.stdout, re.M) == ["1", "2", "3", "4", "3", "2", "3", "4"]
    assert "the same command continues it" in done.stdout
    listed = run("learn", "masters")
    assert re.search(r"first match – 10 minutes, at step 4 of \d+", listed.stdout)
    again = run("learn", "masters", "first", typed=typed(["start with coin"]))
    assert re.findall(r"^Step (\d+) of", again.stdout, re.M) == ["4", "5"]
    anew = run("learn", "masters", "first", "--again")
    assert re.findall(r"^Step (\d+) of", anew.stdout, re.M) == ["1"]


def test_what_cannot_be_done_here_is_said(run: Run) -> None:
    lines = ["back", "hello", "", "", "continue", "hint", "what leader 52", "help", "lang it", "quit"]
    done = run("learn", "masters", "first", typed=typed(lines))
    assert "This is the first step." in done.stdout
    assert "There is nothing to choose here, so “hello” is not understood." in done.stdout
    assert "Here it is your choice." in done.stdout
    assert "“hint” is neither a move nor a command." in done.stdout
    assert "goes on: the lesson chooses for you" in done.stdout
    assert "Hai ricevuto quattro leader e ne tieni due." in done.stdout
    assert "Scegli i due leader da tenere." in done.stdout


def test_no_word_means_two_things_in_a_lesson() -> None:
    for lang in LANGUAGES:
        for command in COMMANDS:
            for word in Words(lang).say(command.words).split(","):
                assert commands.parse(word, COMMANDS) == (command, "")
    for name in bottega.games():
        for action in bottega.game(name).actions:
            assert commands.parse(str(action), COMMANDS) is None


def test_a_lesson_that_is_not_there_is_refused(run: Run) -> None:
    done = run("learn", "masters", "frist")
    assert done.returncode == 2
    assert "There is no lesson “frist”. Did you mean “first”?" in done.stderr
    assert run("learn", "chess").returncode == 2


def test_a_broken_lesson_hinders_only_those_who_want_its_game(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: Game) -> list[Lesson]:
        if game.name == "leonardo":
            raise LessonError("lesson-steps", line=3, source="leonardo/lessons/first.yaml")
        return all_lessons(game)

    monkeypatch.setattr("bottega.terminal.learn.all_lessons", broken)
    problem = "This lesson cannot be used: leonardo/lessons/first.yaml, line 3: “steps” is a list"
    listed = run("learn")
    assert problem in listed.stdout
    assert "(masters first)" in listed.stdout
    refused = run("learn", "leonardo")
    assert refused.returncode == 2
    assert problem in refused.stderr


def test_a_lesson_that_plays_something_illegal_is_refused_in_words(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = bottega.game("masters")
    text = "minutes: 1\nseat: 0\ndeal: {players: 2, seed: 1}\nbefore: [0 end turn]\nsteps: [{say: tip}]"
    monkeypatch.setattr("bottega.terminal.learn.all_lessons", lambda _: [parse(game, "first", text)])
    refused = run("learn", "masters", "first")
    assert refused.returncode == 2
    assert "This lesson cannot be used: First choose the two leaders you keep." in refused.stderr


def test_a_broken_file_of_progress_counts_as_none(run: Run, tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_text('{"masters": {"first": 3}, "leonardo": []', encoding="utf-8")
    done = run("learn", "masters", "first", typed="\n")
    assert done.returncode == 0
    assert kept(tmp_path)["masters"]["first"]["answers"] == [""]


def test_a_person_at_a_terminal_chooses_a_lesson_and_sees_the_board(tmp_path: Path) -> None:
    person = Terminal(tmp_path, ["learn", "masters"])
    person.wait("Which lesson? [1]:")
    person.type("")
    person.wait("Step 1 of")
    person.wait("Enter goes on >")
    person.type("")
    person.wait("Step 2 of")
    person.type("")
    shown = person.wait("Choose the two leaders you keep.")
    assert "Look at: Leader (discount: coin)" in shown
    person.type("quit")
    assert person.wait_end() == 0
    assert kept(tmp_path)["masters"]["first"]["answers"] == ["", ""]


def test_what_a_lesson_says_stays_in_sight_below_a_long_list_of_choices(tmp_path: Path) -> None:
    person = Terminal(tmp_path, ["learn", "leonardo", "first"], rows=24, columns=80)
    for answer in ["", "", "", "start 1 in small", ""]:
        person.wait(">")
        person.type(answer)
    shown = person.wait("Send one apprentice there")
    assert "place 1 in workshop" in shown
    assert "Step 6 of 30" in shown[shown.index("Pass and place nobody else this turn") :]
    person.type("quit")
    assert person.wait_end() == 0
