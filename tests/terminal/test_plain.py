"""Line mode: through a pipe, for a screen reader, without anything that is not words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bottega.engine.records import Record
from tests.terminal.running import Terminal, here, records, run


def test_a_pipe_gets_lines_of_words_and_nothing_else(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "masters", "--seed", "3", typed="1\nboard\nmarket row 1\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert not re.search(r"[\x00-\x09\x0b-\x1f│─╭╮╰╯●■]", done.stdout)
    lines = done.stdout.splitlines()
    assert (
        "1. Keep the discount leader (servant) and the discount leader (shield) (keep leaders 49 50)" in lines
    )
    assert "Player 1 > 1" in lines
    assert "Market, row 1: grey, white, purple, purple." in lines
    assert "Player 1 takes the marbles of row 1: 1 white, 1 grey and 2 purple." in lines


def test_the_end_of_the_input_saves_and_leaves_politely(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "masters", typed="1\n")
    assert done.returncode == 0
    [path] = records(tmp_path)
    assert str(path) in done.stdout
    again = run(tmp_path, "play", "--resume", typed="1\n")
    assert "after" in again.stdout
    assert len(Record.parse(path.read_text(encoding="utf-8")).entries) > 1


def test_a_whole_match_goes_through_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "my.record"
    done = run(
        tmp_path,
        *("play", "masters", "--players", "2", "--opponents", "random", "--seed", "7"),
        *("--record", str(file)),
        typed="1\n" * 900,
    )
    assert done.returncode == 0
    assert "Final scores" in done.stdout
    assert re.search(r"^(Player 1|Bianca) wins\.$", done.stdout, re.M)
    assert Record.parse(file.read_text(encoding="utf-8")).result is not None
    assert not records(tmp_path)


def test_the_same_seed_and_the_same_answers_give_the_same_match(tmp_path: Path) -> None:
    texts = []
    for name in ("a", "b"):
        file = tmp_path / f"{name}.record"
        arguments = ["play", "masters", "--opponents", "random", "--seed", "9", "--record", str(file)]
        here(tmp_path, *arguments, typed="1\n" * 900)
        record = Record.parse(file.read_text(encoding="utf-8"))
        texts.append((record.deal, record.entries))
    assert texts[0] == texts[1]


def test_opponents_may_play_among_themselves(tmp_path: Path) -> None:
    done = here(tmp_path, "play", "masters", "--players", "3", "--bots", "all", "--opponents", "random")
    assert done.returncode == 0
    assert "Round 1." in done.stdout
    assert "Final scores" in done.stdout
    assert not re.search(r"keeps the .*leader", done.stdout)


def test_a_terminal_is_plain_if_one_wishes(tmp_path: Path) -> None:
    person = Terminal(tmp_path, ["play", "masters", "--plain"])
    shown = person.wait("Player 1 >")
    person.type("quit")
    assert person.wait_end() == 0
    assert "1. Keep the" in shown
    # Only the keyboard's own echo may control the cursor.
    assert not re.search(r"\x1b\[[0-9;]*m|[│─╭]", shown)


@pytest.mark.parametrize("answer", ["quit", "quitter", "esci", "Q"])
def test_commands_are_understood_in_every_language(tmp_path: Path, answer: str) -> None:
    done = here(tmp_path, "play", "masters", typed=f"{answer}\n1\n")
    assert done.returncode == 0
    [path] = records(tmp_path)
    assert Record.parse(path.read_text(encoding="utf-8")).entries == []


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "mine.record"
    file.write_text("precious", encoding="utf-8")
    done = here(tmp_path, "play", "masters", "--record", str(file))
    assert done.returncode == 2
    assert "exists and is not overwritten" in done.stderr
    assert file.read_text(encoding="utf-8") == "precious"


def test_where_nothing_can_be_saved_one_is_told_before_play(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file, not a folder", encoding="utf-8")
    done = here(tmp_path / "home", "play", "masters", typed="1\n")
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert "Traceback" not in done.stderr
