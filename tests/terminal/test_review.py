"""`bottega review` and `bottega practice`, as people use them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bottega.cli import main
from bottega.engine.match import Match
from bottega.engine.people.text import LANGUAGES
from bottega.review import review, reviewing
from bottega.review.effort import Effort
from bottega.terminal.saves import Save, Settings
from tests.review.matches import played
from tests.terminal.running import Terminal, here

WORK = Effort(search=12, compare=10, sources=4, explained=5, luck=6)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a record of a finished match, one of a running match, and a review."""
    folder = tmp_path_factory.mktemp("review")
    game, deal, history = played("inventors", ("random", "greedy"), 3)
    match = Match(game, deal, ["Ada", "Bruno"])
    for seat, action in history[:-1]:
        match.play(seat, action)
    Save(folder / "running.record").write(match.record(), Settings(bots={1: "greedy"}))
    match.play(*history[-1])
    Save(folder / "over.record").write(match.record(), Settings(bots={1: "greedy"}))
    told = review(game, deal, history, work=WORK, seed=1)
    data = {**told.to_json(), "names": ["Ada", "Bru\x1bno"]}
    (folder / "review.json").write_text(json.dumps(data), encoding="utf-8")
    flawless = replace(told, decisions=(), turning_points=())
    (folder / "clean.json").write_text(json.dumps(flawless.to_json()), encoding="utf-8")
    return folder


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_is_shown_in_every_language(files: Path, tmp_path: Path, lang: str) -> None:
    done = here(tmp_path, "review", str(files / "review.json"), "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    for said in (
        "Ada",
        "Bru no",
        {"en": "The chance to win", "fr": "La chance", "it": "La probabilità"}[lang],
    ):
        assert said in done.stdout
    assert "\x1b" not in done.stdout


def test_a_record_is_reviewed_and_the_review_kept(
    files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """People are judged; the bot is not."""
    monkeypatch.setattr(reviewing, "effort", lambda level, decisions: WORK)
    file = tmp_path / "review.json"
    assert main(["review", str(files / "over.record"), "--json", str(file)]) == 0
    shown = capsys.readouterr().out
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["seats"] == [0]
    assert data["names"] == ["Ada", "Bruno"]
    assert data["table"][0]["accuracy"] is not None
    assert data["table"][1]["accuracy"] is None
    assert data["table"][1]["luck"] is not None
    assert "Turning point" in shown
    assert main(["review", str(file)]) == 0
    assert capsys.readouterr().out == shown
    assert main(["review", str(files / "over.record"), "--seat", "1", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == [1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Which record?"),
        (["nowhere.record"], "There is no file"),
        (["running.record"], "this match is not over"),
        (["over.record", "--level", "deeper"], "Did you mean “deep”?"),
        (["over.record", "--seat", "2"], "--seat goes from 0 to 1"),
        (["bad.record"], "is not a valid record"),
        (["illegal.record"], "illegal.record”, decision 3"),
        (["bad.json"], "this is no review"),
        (["odd.json"], "does not fit its match"),
        (["cut.json"], "does not fit its match"),
        (["binary.record"], "is not a text file"),
    ],
    ids=str,
)
def test_bad_files_are_refused_with_a_sentence(
    files: Path, tmp_path: Path, arguments: list[str], said: str
) -> None:
    (files / "bad.record").write_text("hello\n", encoding="utf-8")
    (files / "bad.json").write_text('{"a": 1}', encoding="utf-8")
    (files / "binary.record").write_bytes(b"\xff\xfe\x00")
    lines = (files / "over.record").read_text(encoding="utf-8").split("\n")
    illegal = [
        f"{line.split(' ')[0]} {line.split(' ')[1]} fly" if line.startswith("3. ") else line for line in lines
    ]
    (files / "illegal.record").write_text("\n".join(illegal), encoding="utf-8")
    data = json.loads((files / "review.json").read_text(encoding="utf-8"))
    data["history"] = data["history"][5:]
    (files / "odd.json").write_text(json.dumps(data), encoding="utf-8")
    data = json.loads((files / "review.json").read_text(encoding="utf-8"))
    data["decisions"][0]["best"] = "fly"
    (files / "cut.json").write_text(json.dumps(data), encoding="utf-8")
    done = here(tmp_path, "review", *arguments, cwd=files)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


# Practice.


def test_positions_are_practised_one_after_the_other(tmp_path: Path) -> None:
    done = here(
        tmp_path, "practice", "inventors", "--difficulty", "easy", "--seed", "1", typed="solution\n\nquit\n"
    )
    assert done.returncode == 0, done.stderr
    assert "Position 1 of" in done.stdout
    assert "The bot prefers" in done.stdout
    assert "Position 2 of" in done.stdout
    assert "Found at once: 0 of 1." in done.stdout


def test_own_mistakes_are_practised(files: Path, tmp_path: Path) -> None:
    data = json.loads((files / "review.json").read_text(encoding="utf-8"))
    wrong = [each for each in data["decisions"] if each["grade"] in ("inaccuracy", "mistake", "blunder")]
    worst = max(wrong, key=lambda each: (each["loss"]["chance"], -each["number"]))
    typed = f"{worst['action']}\n{worst['best']}\nquit\n"
    done = here(tmp_path, "practice", "--file", str(files / "review.json"), typed=typed)
    assert done.returncode == 0, done.stderr
    assert "of the chance to win" in done.stdout
    assert "That is it: best." in done.stdout
    assert "Found at once: 0 of 1." in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "There is no game"),
        (["inventors", "--difficulty", "hrd"], "Did you mean “hard”?"),
        (["--file", "clean.json"], "found no mistakes"),
        (["--file", "running.record"], "this match is not over"),
        (["inventors", "--make"], "--out needs a value"),
        (["inventors", "--make", "--out", "over.record"], "exists and is not overwritten"),
        (["inventors", "--make", "--count", "0", "--out", "new.json"], "--count goes from 1"),
    ],
    ids=str,
)
def test_what_cannot_be_practised_is_refused(
    files: Path, tmp_path: Path, arguments: list[str], said: str
) -> None:
    done = here(tmp_path, "practice", *arguments, cwd=files)
    assert done.returncode == 2
    assert said in done.stderr


def test_ctrl_c_leaves_a_review_and_writes_nothing(files: Path, tmp_path: Path) -> None:
    file = tmp_path / "review.json"
    arguments = ["review", str(files / "over.record"), "--level", "deep", "--json", str(file)]
    terminal = Terminal(tmp_path, arguments)
    terminal.wait("Reviewing")
    terminal.child.sendintr()
    assert terminal.wait_end() == 130
    assert "Traceback" not in terminal.seen
    assert not file.exists()


def test_ctrl_c_leaves_a_position(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ["practice", "inventors"])
    terminal.wait(" > ")
    terminal.child.sendintr()
    assert terminal.wait_end() == 130
    assert "Traceback" not in terminal.seen
