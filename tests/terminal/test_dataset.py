"""`bottega selfplay` and `bottega export`: rows on the disk; stopped by force, it goes on where it was."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import bottega
from bottega import research
from bottega.cli import main
from bottega.engine.match import Match
from bottega.engine.people.text import LANGUAGES
from bottega.engine.records import Record
from tests.bots.test_registry import install
from tests.signals import heed_interrupts
from tests.terminal.running import PATIENCE, SOURCE, environment

Captured = pytest.CaptureFixture[str]

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "docs" / "records" / "masters.record"
SHORT = ["selfplay", "masters", "--bots", "random", "--matches", "3", "--shard", "2", "--jobs", "1"]


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("BOTTEGA_LANG", "en")


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "rows"


def contents(path: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() if each.is_file() else b"" for each in path.rglob("*")}


def refused(capsys: Captured, *arguments: str) -> str:
    """The one line on the error output."""
    capsys.readouterr()
    assert main(arguments) == 2
    shown, said = capsys.readouterr()
    assert shown == ""
    assert said.count("\n") == 1
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_matches_are_played_into_a_folder(capsys: Captured, out: Path, lang: str) -> None:
    assert main([*SHORT, "--out", str(out), "--lang", lang]) == 0
    rows = research.read(out).to_table()
    shown = capsys.readouterr().out
    start = {"en": "rows in", "fr": "lignes dans", "it": "righe in"}[lang]
    assert f"{rows.num_rows} {start} {out} (" in shown
    assert rows["match"].unique().to_pylist() == [0, 1, 2]
    assert set(rows["player"].to_pylist()) == {"random"}
    assert set(rows["players"].to_pylist()) == {2}
    assert main([*SHORT, "--out", str(out), "--lang", lang]) == 0
    there = {"en": "already there", "fr": "déjà là", "it": "c’erano già"}[lang]
    assert there in capsys.readouterr().err


def test_the_table_the_options_and_the_edition_can_be_chosen(out: Path) -> None:
    bots = "random,greedy:worlds=1,random"
    arguments = ["selfplay", "leonardo", "--bots", bots, "--matches", "1", "--seed", "a b", "--jobs", "1"]
    assert main([*arguments, "--option", "start=expert", "--out", str(out)]) == 0
    rows = research.read(out).to_table().to_pylist()
    assert {(row["players"], row["options"], row["seed"]) for row in rows} == {
        (3, "codex=off,start=expert", "a b/3/0")
    }
    assert {row["seat"]: row["player"] for row in rows} == {0: "random", 1: "greedy:worlds=1", 2: "random"}


def test_it_is_what_the_library_plays(out: Path) -> None:
    assert main([*SHORT, "--out", str(out), "--seed", "9", "--players", "3"]) == 0
    played = research.play("masters", ["random"], matches=3, seed=9, players=3)
    assert research.read(out).to_table()["choice"].to_pylist() == [row.choice for row in played]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--bots gredy", "--bots: There is no bot “gredy”. Did you mean “greedy”?"),
        ("--bots search:seconds=x", "must be a number above 0, not “x”"),
        ("--players 9", "masters is for 1 to 4 players, not for 9."),
        ("--bots random,random,random,random,random", "masters is for 1 to 4 players, not for 5."),
        ("--matches 0", "--matches is at least 1, not 0."),
        ("--shard 0", "--shard is at least 1, not 0."),
        ("--option start=expert", "masters has no options"),
        ("--edition nowhere.yaml", "There is no edition “nowhere.yaml”"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_line(
    capsys: Captured, out: Path, arguments: str, said: str
) -> None:
    assert said in refused(capsys, "selfplay", "masters", *arguments.split(), "--out", str(out))
    assert not out.exists()


def test_a_folder_is_wanted(capsys: Captured) -> None:
    assert "Where to? Name a folder with --out." in refused(capsys, *SHORT)
    assert "Where to? Name a folder with --out." in refused(capsys, "export", str(RECORD))


def test_a_folder_with_something_else_is_refused(capsys: Captured, out: Path) -> None:
    assert main([*SHORT, "--out", str(out)]) == 0
    before = contents(out)
    said = refused(capsys, *SHORT, "--seed", "b", "--out", str(out))
    assert "holds rows of another command (seed: 0, not b). Name another folder" in said
    assert "(by: selfplay, not export)" in refused(capsys, "export", str(RECORD), "--out", str(out))
    assert contents(out) == before
    file = out / "matches-00000000.parquet"
    file.write_bytes(b"?")
    said = refused(capsys, *SHORT, "--out", str(out))
    assert f"“{file}” cannot be read. Delete the file" in said
    (out / "_bottega.json").unlink()
    assert "holds no rows of ours. It is not changed" in refused(capsys, *SHORT, "--out", str(out))


def test_a_full_disk_is_told(capsys: Captured, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("bottega.system.os.fsync", full)
    assert f"“{out}” cannot be written: the disk is full." in refused(capsys, *SHORT, "--out", str(out))


@pytest.mark.parametrize("command", ["selfplay masters", "export any.record"])
def test_without_pyarrow_one_sentence_says_what_to_install(tmp_path: Path, command: str) -> None:
    program = "import sys\nsys.modules['pyarrow'] = None\nfrom bottega.cli import main\nsys.exit(main())"
    ran = subprocess.run(
        [sys.executable, "-c", program, *command.split(), "--out", str(tmp_path / "rows")],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert f"“bottega {command.split()[0]}” needs packages" in ran.stderr
    assert 'pyarrow for one: install them with pip install "bottega[research]".' in ran.stderr


HELD = '''
import os, time
from bottega.bots.bot import Bot
from bottega.bots.random import RandomBot

class Held(Bot):
    """Plays at random. With HELD, it plays the first three matches and waits for ever in the others."""

    def __init__(self, game, seed):
        self.bot = RandomBot(game, seed)
        self.match = int(seed.split("/")[2]) if seed else 0

    def decide(self, outlook, budget):
        while self.match > 2 and "HELD" in os.environ:
            time.sleep(0.01)
        return self.bot.decide(outlook, budget)
'''


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_was_stopped_goes_on_and_comes_to_the_same(
    out: Path, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    """Stopped once a file is there and a match waits for the next: nothing that was over is played again."""
    install(tmp_path, "held_bot", HELD, {"held": "held_bot:Held"})
    monkeypatch.syspath_prepend(tmp_path)
    path = os.pathsep.join((str(SOURCE), str(tmp_path)))
    arguments = ["selfplay", "masters", "--bots", "held", "--matches", "7", "--shard", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "bottega.cli", *arguments, "--jobs", "2", "--out", str(out)],
        env=environment(tmp_path, PYTHONPATH=path, HELD="yes"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    there = ["00000002.arrow", "matches-00000000.parquet"]
    while found(out) != there:
        assert process.poll() is None
        time.sleep(0.01)
    if number == signal.SIGINT:  # as at a keyboard: for all processes
        os.killpg(process.pid, number)
    else:
        os.kill(process.pid, number)
    _, err = process.communicate(timeout=PATIENCE)
    if number == signal.SIGINT:
        assert process.returncode == 130
        assert b"of 7 matches." in err
        assert b"The same command continues from here." in err
        assert b"Traceback" not in err
    assert found(out) == there

    assert main([*arguments, "--jobs", "1", "--out", str(out)]) == 0
    assert "3 of 7 matches are already there" in capsys.readouterr().err
    other = tmp_path / "other"
    assert main([*arguments, "--jobs", "1", "--out", str(other)]) == 0
    assert contents(out) == contents(other)


def found(folder: Path) -> list[str]:
    """The files of matches, and the matches that wait for one."""
    return sorted(file.name for file in (*folder.glob("matches-*"), *folder.glob(".pending/*.arrow")))


# Records


def finished(path: Path, seed: int, players: int = 2) -> Path:
    """The record of a match in which everybody takes the last action that is legal."""
    game = bottega.game("masters")
    match = Match(game, game.deal(players, seed), [f"P{seat}" for seat in range(players)])
    while not match.state.over:
        seat = match.state.actors[0]
        match.play(seat, match.state.legal(seat)[-1])
    path.write_text(str(match.record()), encoding="utf-8")
    return path


def test_records_become_the_same_rows(out: Path, tmp_path: Path, capsys: Captured) -> None:
    second = tmp_path / "second.record"
    shutil.copy(RECORD, second)
    assert main(["export", str(RECORD), str(second), "--shard", "1", "--out", str(out)]) == 0
    rows = research.read(out).to_table().to_pylist()
    record = Record.parse(RECORD.read_text(encoding="utf-8"))
    game = bottega.game("masters")
    match = Match.resume(record, game)
    assert [(row["seat"], row["choice"]) for row in rows if row["match"] == 1] == [
        (seat, action.id) for seat, action in match.line
    ]
    assert record.proof is not None
    assert {row["seed"] for row in rows} == {record.proof.seed}
    assert {row["seat"]: row["player"] for row in rows} == dict(enumerate(record.names))
    assert {row["seat"]: row["points"] for row in rows} == {
        seat: score["total"] for seat, score in enumerate(match.state.scores())
    }
    assert {(row["visits"] is None, row["value"] is None, row["prior"] is None) for row in rows} == {
        (True, True, True)
    }
    first = game.start(record.deal)
    assert rows[0]["observation"] == game.encoding(first.players).observe(first, rows[0]["seat"])
    capsys.readouterr()
    assert main(["export", str(RECORD), str(second), "--shard", "1", "--out", str(out)]) == 0
    assert "2 of 2 matches are already there" in capsys.readouterr().err
    assert "(records: masters.record,second.record, not masters.record)" in refused(
        capsys, "export", str(RECORD), "--shard", "1", "--out", str(out)
    )


def test_what_was_taken_back_is_not_in_the_rows(out: Path, tmp_path: Path) -> None:
    game = bottega.game("masters")
    match = Match(game, game.deal(2, 5), ["a", "b"])
    match.play(0, match.state.legal(0)[0])
    match.undo(0)
    while not match.state.over:
        seat = match.state.actors[0]
        match.play(seat, match.state.legal(seat)[-1])
    file = tmp_path / "undone.record"
    file.write_text(str(match.record()), encoding="utf-8")
    assert main(["export", str(file), "--out", str(out)]) == 0
    rows = research.read(out).to_table()
    assert rows["choice"].to_pylist() == [action.id for _, action in match.line]
    assert rows["seed"].null_count == rows.num_rows == len(match.entries) - 2


def test_a_running_match_is_not_exported(out: Path, tmp_path: Path, capsys: Captured) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    running = tmp_path / "running.record"
    running.write_text("\n".join(lines[: lines.index("") + 40]), encoding="utf-8")
    text = running.read_text(encoding="utf-8")
    assert "result:" not in text
    said = refused(capsys, "export", str(RECORD), str(running), "--out", str(out))
    assert f"The match in “{running}” is not over: its rows would show what is still hidden." in said
    assert not out.exists()


def test_a_result_that_a_record_only_claims_is_not_believed(
    out: Path, tmp_path: Path, capsys: Captured
) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    last = max(number for number, line in enumerate(lines) if line[:1].isdigit())
    false = tmp_path / "false.record"
    false.write_text("\n".join([*lines[: last - 10], *lines[last + 1 :]]), encoding="utf-8")
    assert "is not over" in refused(capsys, "export", str(false), "--out", str(out))


def test_records_that_do_not_go_together_are_refused(out: Path, tmp_path: Path, capsys: Captured) -> None:
    two, three = finished(tmp_path / "two.record", 1), finished(tmp_path / "three.record", 1, players=3)
    said = refused(capsys, "export", str(two), str(three), "--out", str(out))
    assert f"“{three}” does not go into one folder with “{two}” (players: 3, not 2)." in said
    leonardo = ROOT / "docs" / "records" / "leonardo.record"
    assert "(game: leonardo, not masters)" in refused(
        capsys, "export", str(two), str(leonardo), "--out", str(out)
    )
    assert "Which record? Name a file." in refused(capsys, "export", "--out", str(out))
    assert "There is no file" in refused(capsys, "export", "nowhere.record", "--out", str(out))
    assert not out.exists()
