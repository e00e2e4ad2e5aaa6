"""`bottega ladder`: tables, JSON and a picture; stopped by force, it goes on where it was."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bottega.cli import main
from bottega.engine.people.text import LANGUAGES
from tests.bots.test_registry import install
from tests.signals import heed_interrupts
from tests.terminal.running import PATIENCE, SOURCE, environment

Captured = pytest.CaptureFixture[str]

SHORT = ["ladder", "masters", "--bots", "random,greedy:worlds=1", "--matches", "4", "--jobs", "1"]


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("BOTTEGA_LANG", "en")


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_a_tournament_is_told_in_tables(capsys: Captured) -> None:
    assert main([*SHORT, "--players", "1,2,4"]) == 0
    shown = capsys.readouterr().out
    for text in (
        "Masters of Renaissance: ladder",
        "All tables together",
        "Alone: 4 matches each",
        "2 players: 2 deals, 4 matches each",
        "4 players: 2 deals, 4 matches each",
        "Rating  95% interval",
        "s/decision",
    ):
        assert text in shown
    first, second = [line for line in shown.splitlines() if line.startswith(("greedy", "random"))][:2]
    assert first.startswith("greedy:worlds=1")
    assert second.startswith("random")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(capsys: Captured, lang: str) -> None:
    assert main([*SHORT, "--players", "1,2", "--lang", lang]) == 0
    assert {"en": "against", "fr": "contre", "it": "contro"}[lang] in capsys.readouterr().out


def test_two_seats_and_the_largest_table_are_usual(capsys: Captured) -> None:
    assert main([*SHORT, "--json", "-"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["players"] == [2, 4]
    assert [table["deals"] for table in data["tables"]] == [2, 2]
    assert data["entrants"] == ["random", "greedy:worlds=1"]
    assert set(data["ratings"]) == {"random", "greedy:worlds=1"}
    versus = {(each["entrant"], each["opponent"]): each for each in data["tables"][0]["versus"]}
    one, two = versus["random", "greedy:worlds=1"], versus["greedy:worlds=1", "random"]
    assert one["value"] + two["value"] == 1
    assert two["low"] <= two["value"] <= two["high"]
    assert data["tables"][0]["entrants"][1]["seconds_per_decision"] > 0


def test_a_picture_is_drawn(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "ladder.svg"
    assert main([*SHORT, "--players", "2", "--plot", str(file)]) == 0
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    assert "Masters of Renaissance: ladder" in [each.text for each in root.iter()]


def test_the_same_command_plays_nothing_twice(capsys: Captured, tmp_path: Path) -> None:
    assert main(SHORT) == 0
    first = capsys.readouterr()
    [path] = (tmp_path / "home" / "ladders").iterdir()
    before = path.read_bytes()
    assert main(SHORT) == 0
    second = capsys.readouterr()
    assert path.read_bytes() == before
    assert f"8 of 8 matches are already played: {path}" in second.err
    tables = [shown.out.split("The matches are in")[0] for shown in (first, second)]
    assert tables[0] == tables[1]


def test_a_tournament_is_made_longer(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    assert main([*SHORT, "--file", str(file)]) == 0
    before = file.read_text(encoding="utf-8")
    longer = [*SHORT, "--file", str(file), "--matches", "6"]
    assert main(longer) == 0
    assert file.read_text(encoding="utf-8").startswith(before)
    assert len(lines(file)) == 1 + 12


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seed", "b"], "is of another tournament (seed: 0, not b)."),
        (["--players", "2"], "is of another tournament (players: 2,4, not 2)."),
        (["--bots", "random,greedy"], "(entrants: random,greedy:worlds=1, not random,greedy)."),
    ],
)
def test_the_file_of_another_command_is_refused(
    capsys: Captured, tmp_path: Path, arguments: list[str], said: str
) -> None:
    file = tmp_path / "a.jsonl"
    assert main([*SHORT, "--matches", "2", "--file", str(file)]) == 0
    before = file.read_bytes()
    capsys.readouterr()
    assert main([*SHORT, "--matches", "2", "--file", str(file), *arguments]) == 2
    assert said in capsys.readouterr().err
    assert file.read_bytes() == before


def test_a_file_that_is_no_tournament_is_refused(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary\n", encoding="utf-8")
    assert main([*SHORT, "--file", str(file)]) == 2
    assert "is not the file of a tournament. It is not changed" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "Dear diary\n"
    assert main([*SHORT, "--file", str(tmp_path)]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_a_line_that_cannot_be_read_is_told(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    assert main([*SHORT, "--file", str(file)]) == 0
    file.write_text(file.read_text(encoding="utf-8").replace('"seats"', '"places"', 1), encoding="utf-8")
    capsys.readouterr()
    assert main([*SHORT, "--file", str(file)]) == 2
    assert "line 2 cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--bots random", "A tournament needs two bots, not “random” alone."),
        ("--table random,greedy --players 2", "Leave --players out."),
        ("--table random,random", "Only “random” sits at this table"),
        ("--table random,greedy,random,random,random", "masters is for 1 to 4 players, not for 5."),
        ("--table random,nobody", "--table: There is no bot “nobody”"),
        ("--bots random,greedy --players 2 --sprt 0.6:0.5", "“0.6:0.5” is not"),
        ("--bots random,greedy --players 2 --sprt half", "“half” is not"),
        ("--bots random,greedy --players 2 --sprt 0.5:0.6 --error 2", "below 0.5, not “2”"),
        ("--bots random,greedy --error 0.01", "--error belongs to --sprt"),
        ("--bots random,greedy --sprt 0.5:0.6", "--sprt asks one question"),
        ("--bots random,greedy,search --players 2 --sprt 0.5:0.6", "--sprt asks one question"),
        ("--bots search:b=1:a=2,search:a=2:b=1", "bot “search” has no setting"),
        ("--bots random,nobody", "--bots: There is no bot “nobody”"),
        ("--bots random,search:seconds=x", "must be a number above 0, not “x”"),
        ("--players 9", "masters is for 1 to 4 players, not for 9."),
        ("--matches 0", "--matches is at least 1, not 0."),
    ],
)
def test_what_cannot_be_played_is_told_in_a_line(capsys: Captured, arguments: str, said: str) -> None:
    assert main(["ladder", "masters", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert said in err


def test_one_bot_may_play_alone(capsys: Captured) -> None:
    assert main(["ladder", "masters", "--bots", "random", "--players", "1", "--matches", "3"]) == 0
    assert "Alone: 3 matches each" in capsys.readouterr().out


def test_equal_bots_play_each_other(capsys: Captured) -> None:
    bots = "greedy:worlds=1,greedy:worlds=1"
    assert main(["ladder", "masters", "--bots", bots, "--players", "2", "--matches", "2"]) == 0
    shown = capsys.readouterr().out
    assert "greedy:worlds=1 #2" in shown
    assert [line.split()[0] for line in shown.splitlines() if line.startswith(("Seat", "0 ", "1 "))] == [
        "Seat",
        "0",
        "1",
    ]


def test_a_table_is_seated_as_one_says(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    table = "greedy:worlds=1,random,random"
    assert main(["ladder", "masters", "--table", table, "--matches", "4", "--json", str(file)]) == 0
    out, err = capsys.readouterr()
    assert "Every deal is played 3 times, with the table turned: 6 matches are played, not 4." in err
    assert "3 players: 2 deals, 6 matches each" in out
    assert "Seats held" in out
    assert "Rating" not in out
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["table"] == ["greedy:worlds=1", "random", "random"]
    assert [row["seats_held"] for row in data["tables"][0]["entrants"]] == pytest.approx([1 / 3, 2 / 3])


def test_a_question_ends_a_tournament_and_more_processes_change_nothing(
    capsys: Captured, tmp_path: Path
) -> None:
    asked = ["ladder", "masters", "--bots", "greedy:worlds=1,random", "--players", "2", "--sprt", "0.5:0.8"]
    found = []
    for jobs in ("1", "2"):
        file, kept = tmp_path / f"{jobs}.json", tmp_path / f"{jobs}.jsonl"
        assert main([*asked, "--jobs", jobs, "--json", str(file), "--file", str(kept)]) == 0
        out = capsys.readouterr().out
        assert "greedy:worlds=1 wins 80.0% or more, rather than 50.0% or less: decided after 20 deals." in out
        data = json.loads(file.read_text(encoding="utf-8"))
        assert data["sprt"]["decision"] == "high"
        assert 40 <= len(lines(kept)) - 1 < 80
        found.append(data["tables"][0]["versus"])
    assert found[0] == found[1]
    before = (tmp_path / "1.jsonl").read_bytes()
    assert main([*asked, "--file", str(tmp_path / "1.jsonl")]) == 0
    assert (tmp_path / "1.jsonl").read_bytes() == before, "what is decided needs no more matches"


def test_a_question_may_stay_open(capsys: Captured) -> None:
    asked = ["ladder", "masters", "--bots", "random,random", "--players", "2", "--sprt", "0.5:0.6"]
    assert main([*asked, "--matches", "4"]) == 0
    shown = capsys.readouterr().out
    assert "is not decided after 2 deals. Log-likelihood ratio" in shown
    assert "bounds ±2.94" in shown


def test_ctrl_c_while_processes_are_started_is_met_like_any_other(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    bots = "random,search:seconds=3600:hurry=false"
    arguments = ["ladder", "masters", "--bots", bots, "--matches", "4", "--jobs", "2", "--file", str(file)]
    process = subprocess.Popen(
        [sys.executable, "-m", "bottega.cli", *arguments],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    while not (file.exists() and file.read_bytes().count(b"\n")):
        time.sleep(0.01)
    time.sleep(0.3)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert b"of 8 matches." in err
    assert b"nothing to report" in out


HELD = '''
import os, time
from bottega.bots.bot import Bot
from bottega.bots.random import RandomBot

class Held(Bot):
    """Plays at random. With HELD, it plays the first deal and waits for ever in the others."""

    def __init__(self, game, seed):
        self.bot = RandomBot(game, seed)
        self.deal = int(seed.split("/")[2]) if seed else 0

    def decide(self, outlook, budget):
        while self.deal and "HELD" in os.environ:
            time.sleep(0.01)
        return self.bot.decide(outlook, budget)
'''


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_was_stopped_goes_on_and_comes_to_the_same(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    """Two processes play and the first of all is stopped; nothing that was over is played again."""
    install(tmp_path, "held_bot", HELD, {"held": "held_bot:Held"})
    monkeypatch.syspath_prepend(tmp_path)
    path = os.pathsep.join((str(SOURCE), str(tmp_path)))
    file = tmp_path / "a.jsonl"
    arguments = ["ladder", "masters", "--bots", "random,held", "--players", "2", "--matches", "12"]
    process = subprocess.Popen(
        [sys.executable, "-m", "bottega.cli", *arguments, "--jobs", "2", "--file", str(file)],
        env=environment(tmp_path, PYTHONPATH=path, HELD="yes"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    while not (file.exists() and file.read_bytes().count(b"\n") == 3):  # the plan, and the deal both ways
        assert process.poll() is None
        time.sleep(0.01)
    if number == signal.SIGINT:  # as at a keyboard: for all processes
        os.killpg(process.pid, number)
    else:
        os.kill(process.pid, number)
    _, err = process.communicate(timeout=PATIENCE)
    if number == signal.SIGINT:
        assert process.returncode == 130
        assert b"The same command continues from here." in err
        assert b"Traceback" not in err
    whole = file.read_bytes()
    assert whole.count(b"\n") == 3

    assert main([*arguments, "--jobs", "1", "--file", str(file)]) == 0
    assert "2 of 12 matches are already played" in capsys.readouterr().err
    assert file.read_bytes().startswith(whole)
    assert len(lines(file)) == 1 + 12

    other = tmp_path / "b.jsonl"
    assert main([*arguments, "--jobs", "1", "--file", str(other)]) == 0
    assert _without_times(file) == _without_times(other)


def _without_times(path: Path) -> list[str]:
    return sorted(
        json.dumps({key: value for key, value in line.items() if key != "seconds"}) for line in lines(path)
    )


def test_processes_end_with_the_one_that_was_killed(tmp_path: Path) -> None:
    """One of them has played a match; then both are at one that takes hours."""
    file = tmp_path / "a.jsonl"
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "bottega.cli", "ladder", "masters", "--players", "1", "--matches", "3"),
            *("--bots", "random,search:seconds=3600:hurry=false", "--jobs", "2", "--file", str(file)),
        ],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    for _ in range(PATIENCE * 20):
        if file.exists() and file.read_bytes().count(b"\n") > 1:
            break
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGKILL)
    # The pipe is closed when the last process that has it is gone.
    out, _ = process.communicate(timeout=PATIENCE)
    assert out == b""
    assert process.returncode == -signal.SIGKILL
