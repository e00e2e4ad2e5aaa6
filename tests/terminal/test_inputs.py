"""Whatever is typed gets a sentence: no traceback, the right exit code, the reader's language."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.bots.test_registry import install
from tests.terminal.running import SOURCE, Terminal, environment, here

LONG = "x" * 2501


@pytest.mark.parametrize(
    "typed",
    [LONG, "9" * 5000, f"save {LONG}", "save ~nobody-at-all/x", f"why {LONG}", f"log {'9' * 5000}", "lang"],
)
def test_nothing_that_is_typed_ends_a_match(tmp_path: Path, typed: str) -> None:
    done = here(tmp_path, "play", "masters", "--seed", "3", typed=f"{typed}\nhelp\n")
    assert done.returncode == 0
    assert "Traceback" not in done.stdout + done.stderr
    assert "shows this help" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "masters", "--edition", LONG], "il nome è troppo lungo"),
        (["play", "masters", "--edition", "."], "è una cartella"),
        (["play", "masters", "--record", LONG], "il nome è troppo lungo"),
        (["replay", LONG], "il nome è troppo lungo"),
        (["verify", "."], "è una cartella"),
        (["play", "masters", "--opponents", "search:explore=abc"], "explore è un numero, non «abc»"),
        (["ladder", "masters", "--bots", "gredy"], "Intendevi «greedy»?"),
    ],
)
def test_errors_are_in_the_readers_language(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    done = here(tmp_path, *arguments, "--lang", "it")
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert "[Errno" not in done.stderr


def test_deeply_nested_data_is_no_record(tmp_path: Path) -> None:
    record = tmp_path / "deep.record"
    text = Path("docs/records/masters.record").read_text(encoding="utf-8")
    record.write_text(text.replace("deal options: {}", f"deal options: {'[' * 100_000}"), encoding="utf-8")
    done = here(tmp_path, "verify", str(record))
    assert done.returncode == 2
    assert "is not a valid record: line 15" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_reader_who_leaves_does_not_hide_a_failed_check(tmp_path: Path) -> None:
    good = Path("docs/records/masters.record").read_text(encoding="utf-8")
    bad = tmp_path / "bad.record"
    bad.write_text(good.replace('"total": 50', '"total": 51'), encoding="utf-8")
    assert bad.read_text(encoding="utf-8") != good
    process = subprocess.Popen(
        [sys.executable, "-m", "bottega", "verify", str(bad), "docs/records/masters.record"],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    process.stdout.close()  # long before the first line is written
    assert process.stderr is not None
    assert process.stderr.read() == b""
    assert process.wait() == 1
    process.stderr.close()


def test_a_reader_who_leaves_is_no_error(tmp_path: Path) -> None:
    done = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m bottega rules masters --all | head -1; exit ${{PIPESTATUS[0]}}"],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("typed", "near"),
    [("hnt", "“hint”"), ("quti", "“quit”"), ("keep leaders 49", "keep leaders")],
)
def test_suggestions_can_be_typed_now(tmp_path: Path, typed: str, near: str) -> None:
    done = here(tmp_path, "play", "masters", "--seed", "3", typed=f"{typed}\n")
    said = next(line for line in done.stdout.splitlines() if "Did you mean" in line)
    assert near in said
    for offered in said.split("Did you mean ")[1].rstrip("?").split(" / "):
        again = here(tmp_path, "play", "masters", "--seed", "3", typed=f"why {offered.strip('“”')}\n")
        assert "That is allowed now." in again.stdout or near in ("“hint”", "“quit”")


def test_an_unknown_option_suggests_only_what_is_like_it(tmp_path: Path) -> None:
    assert "Did you mean" not in here(tmp_path, "play", "--foo").stderr
    assert "“--players”" in here(tmp_path, "play", "--player").stderr


def test_the_log_says_when_it_is_empty(tmp_path: Path) -> None:
    done = here(tmp_path, "play", "masters", "--seed", "3", typed="log\n")
    assert "Nothing has happened yet." in done.stdout


@pytest.mark.parametrize(("answer", "made"), [("y", True), ("", False), ("n", False)])
def test_a_folder_is_made_only_after_a_question(tmp_path: Path, answer: str, made: bool) -> None:
    target = tmp_path / "new" / "mine.record"
    done = here(tmp_path, "play", "masters", "--seed", "3", typed=f"save {target}\n{answer}\n")
    assert "There is no folder" in done.stdout
    assert target.exists() == made
    assert ("Nothing was saved." in done.stdout) != made


def test_admin_alone_shows_its_help(tmp_path: Path) -> None:
    done = here(tmp_path, "admin")
    assert done.returncode == 2
    assert "reset-password" in done.stderr
    assert "--data" in done.stderr


def test_python_runs_the_package(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bottega", "--version"],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("bottega ")


def test_an_odd_number_of_matches_is_explained(tmp_path: Path) -> None:
    arguments = ["ladder", "masters", "--bots", "random,greedy:worlds=1", "--players", "2", "--matches", "1"]
    done = here(tmp_path, *arguments, "--jobs", "1")
    assert done.returncode == 0
    assert "each pair plays 2 matches at each size of table, not 1" in done.stderr


PATIENT = '''
import pathlib, time
from bottega.bots.random import RandomBot

HERE = pathlib.Path(__file__).parent

class Patient(RandomBot):
    """Thinks until it is told to answer."""

    def decide(self, outlook, budget):
        (HERE / "thinks").touch()
        while not (HERE / "answer").exists():
            time.sleep(0.01)
        return super().decide(outlook, budget)
'''


@pytest.mark.skipif(sys.platform == "win32", reason="its consoles echo only what a program reads")
def test_keys_typed_while_a_bot_thinks_are_not_echoed(tmp_path: Path) -> None:
    install(tmp_path, "patient_bot", PATIENT, {"patient": "patient_bot:Patient"})
    path = os.pathsep.join((str(SOURCE), str(tmp_path)))
    arguments = ["play", "masters", "--seed", "3", "--names", "Ada", "--opponents", "patient"]
    person = Terminal(tmp_path, arguments, PYTHONPATH=path)
    try:
        person.wait("Ada >")
        person.type("1")
        person.wait("is thinking …")
        while not (tmp_path / "thinks").exists():
            time.sleep(0.01)
        os.write(person.child.child_fd, b"help")  # the system echoes at once, or not at all
        (tmp_path / "answer").touch()
        person.wait("\x1b[2K")
        assert "help" not in str(person.child.before)
    finally:
        person.close()
