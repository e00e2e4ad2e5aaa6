"""`bottega study`: a page, JSON, a picture and a few tables."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bottega.cli import main
from bottega.engine.people.text import LANGUAGES

Captured = pytest.CaptureFixture[str]

SHORT = ["study", "inventors", "--bots", "random", "--matches", "3", "--players", "2", "--jobs", "1"]


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("BOTTEGA_LANG", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_study_is_written_and_told(capsys: Captured, tmp_path: Path, lang: str) -> None:
    out, data, plot = (tmp_path / name for name in ("a.html", "a.json", "a.svg"))
    files = ["--out", str(out), "--json", str(data), "--plot", str(plot), "--lang", lang]
    assert main([*SHORT, *files]) == 0
    shown = capsys.readouterr().out
    assert {"en": "2 players", "fr": "2 joueurs", "it": "2 giocatori"}[lang] in shown
    assert f'<html lang="{lang}">' in out.read_text(encoding="utf-8")
    assert json.loads(data.read_text(encoding="utf-8"))["sections"][0]["matches"] == 3
    assert ElementTree.fromstring(plot.read_text(encoding="utf-8")).tag.endswith("svg")


def test_more_processes_change_nothing(capsys: Captured) -> None:
    found = []
    for jobs in ("1", "2"):
        assert main([*SHORT[:-1], jobs, "--json", "-"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]


def test_two_editions_are_compared(capsys: Captured, tmp_path: Path) -> None:
    mine, out = tmp_path / "mine.yaml", tmp_path / "a.html"
    mine.write_text("name: Mine\ngame: masters\ntrack:\n  tiles:\n    1: 9\n", encoding="utf-8")
    asked = ["study", "masters", "--bots", "random", "--matches", "2", "--players", "2", "--jobs", "1"]
    assert main([*asked, "--edition", "standard", str(mine), "--json", "-", "--out", str(out)]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [edition["name"] for edition in data["editions"]] == ["standard", "Mine"]
    assert data["comparisons"][0]["editions"] == ["standard", "Mine"]
    assert "“Mine” compared with “standard”" in out.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--bots nobody", "--bots: There is no bot “nobody”"),
        ("--edition standard standard standard", "--edition takes one edition or two, not 3."),
        ("--edition nowhere", "nowhere"),
        ("--players 9", "inventors is for 2 to 5 players, not for 9."),
        ("--matches none", "--matches"),
    ],
)
def test_what_cannot_be_studied_is_told_in_a_line(capsys: Captured, arguments: str, said: str) -> None:
    assert main(["study", "inventors", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert said in err
