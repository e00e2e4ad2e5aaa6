"""The command line: every command answers in three languages, and bad input gets one readable line."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bottega
from bottega.cli import COMMANDS, main
from bottega.engine.conformance import ConformanceFailure
from bottega.engine.people.text import LANGUAGES
from bottega.terminal import bench, conformity
from tests.terminal.running import environment, run

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """English, and a home of one's own."""
    monkeypatch.setenv("BOTTEGA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("BOTTEGA_LANG", "en")
    monkeypatch.delenv("NO_COLOR", raising=False)


def failing(capsys: Captured, *arguments: str) -> str:
    """The one line on the error output of a command that fails with 2."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("bottega: ")
    assert err.count("\n") == 1
    return err.removeprefix("bottega: ").rstrip("\n")


def test_the_version(capsys: Captured) -> None:
    assert main(["--version"]) == 0
    build = "compiled" if bottega.compiled() else "pure Python"
    assert capsys.readouterr().out == f"bottega {bottega.__version__} ({build})\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_every_command(capsys: Captured, lang: str) -> None:
    assert main(["--help", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert all(f"\n  {command.name} " in shown for command in COMMANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [command.name for command in COMMANDS])
def test_every_command_has_help_without_a_word_of_argparse(capsys: Captured, lang: str, name: str) -> None:
    assert main(["--lang", lang, name, "--help"]) == 0
    shown = capsys.readouterr().out
    assert f"bottega {name}" in shown
    assert "--lang" in shown
    for word in ("usage:", "optional arguments", "options:", "positional", "show this help message and exit"):
        assert word not in shown


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("play chess", "There is no game “chess”. The games are "),
        ("rules mastrs", "There is no game “mastrs”. Did you mean “masters”?"),
        ("simulat", "There is no command “simulat”. Did you mean “simulate”?"),
        ("frobnicate", "There is no command “frobnicate”. The commands are serve, admin,"),
        ("play masters --players 9", "masters is for 1 to 4 players, not for 9."),
        ("play masters --players two", "--players is a whole number, not “two”."),
        ("play masters --plyers 2", "“--plyers” is not understood here. Did you mean “--players”?"),
        ("play masters 17", "“17” is not understood here."),
        ("play masters --players", "--players needs a value."),
        ("play masters --plain=yes", "--plain takes no value."),
        ("play masters --bots 2", "--bots goes from 0 to 1; “2” is not valid."),
        ("play masters --names Ada,ada", "Two players cannot both be called “ada”."),
        ("play masters --names Ada,,Bruno", "A name is missing in “Ada,,Bruno”."),
        ("play masters --names Ada,Bruno,Carla --players 2", "3 names for 2 players are too many."),
        ("play masters --names Bartholomaeuswinkel", "“Bartholomaeuswinkel” is too long"),
        ("play masters --names A,B,C,D,E", "masters is for 1 to 4 players, not for 5."),
        ("play masters --option speed=fast", "masters has no options, so “speed=fast” is not valid."),
        ("play masters --edition nowhere.yaml", "There is no edition “nowhere.yaml”"),
        ("play --resume nowhere.record", "There is no file “nowhere.record”."),
        ("replay", "Which record? Name a file."),
        ("verify", "Which record? Name a file."),
        ("replay nowhere.record", "There is no file “nowhere.record”."),
        ("simulate masters --matches 0", "--matches is at least 1, not 0."),
        ("simulate masters --matches x", "--matches is a whole number, not “x”."),
        ("simulate masters --players 4-2", "--players is a whole number, not “4-2”."),
        ("simulate masters --players 2-9", "masters is for 1 to 4 players, not for 9."),
        ("simulate masters --jobs 0", "--jobs goes from 1 to"),
        ("rules masters xyzzy", "The rules say nothing about “xyzzy”."),
        ("games --lang de", "There is no language “de”. Choose one of en, fr, it."),
        ("games --lang", "--lang needs a value."),
    ],
)
def test_bad_input_gets_one_readable_line(capsys: Captured, arguments: str, said: str) -> None:
    assert said in failing(capsys, *arguments.split())


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_trouble_is_told_in_the_readers_language(capsys: Captured, lang: str) -> None:
    said = failing(capsys, "play", "chess", "--lang", lang)
    assert said.startswith({"fr": "Le jeu «\u202fchess\u202f»", "it": "Il gioco «chess»"}[lang])


def test_a_bad_edition_is_told_with_its_line(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("name: Mine\ngame: masters\ncards:\n  33:\n    points: 999\n", encoding="utf-8")
    said = failing(capsys, "cards", "masters", "--edition", str(file))
    assert "mine.yaml, line 5: cards.33.points is a number from" in said


def test_a_folder_is_no_record(capsys: Captured, tmp_path: Path) -> None:
    assert "cannot be read" in failing(capsys, "replay", str(tmp_path))
    file = tmp_path / "binary"
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in failing(capsys, "replay", str(file))


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Masters of Renaissance"), ("it", "Maestri del Rinascimento")]
)
def test_games_are_listed_by_their_titles(capsys: Captured, lang: str, title: str) -> None:
    assert main(["games", "--lang", lang]) == 0
    assert re.search(rf"^masters +{title} +1–4 ", capsys.readouterr().out, re.M)


def test_rules_are_found_by_id_by_words_and_listed(capsys: Captured) -> None:
    assert main(["rules", "masters"]) == 0
    contents = capsys.readouterr().out
    assert "Your turn [turn]" in contents
    assert "clockwise" not in contents
    assert main(["rules", "masters", "turn"]) == 0
    assert "play goes clockwise" in capsys.readouterr().out
    assert main(["rules", "masters", "black", "cross"]) == 0
    assert "The black cross [solo-cross]" in capsys.readouterr().out
    assert main(["rules", "masters", "--all"]) == 0
    assert capsys.readouterr().out.count("[") == contents.count("[")


def test_cards_tell_where_each_figure_comes_from(capsys: Captured) -> None:
    assert main(["cards", "masters"]) == 0
    standard = capsys.readouterr().out
    assert main(["cards", "masters", "--edition", "pictured"]) == 0
    pictured = capsys.readouterr().out
    assert "set by this edition" in pictured
    assert "set by this edition" not in standard


def test_a_simulation_is_the_same_for_a_seed(capsys: Captured, tmp_path: Path) -> None:
    results = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.json"
        arguments = ["simulate", "masters", "--matches", "60", "--players", "2,4", "--seed", "a"]
        assert main([*arguments, "--jobs", jobs, "--json", str(file)]) == 0
        data = json.loads(file.read_text(encoding="utf-8"))
        assert data.pop("timing")["jobs"] == int(jobs)
        results.append(data)
        shown = capsys.readouterr().out
        assert "2 players: wins and points" in shown
        assert "4 players: wins and points" in shown
    assert results[0] == results[1]
    assert results[0]["seed"] == "a"
    assert [result["players"] for result in results[0]["results"]] == [2, 4]
    assert results[0]["results"][1]["seats"][3]["score"]["max"] > 0


def test_json_may_go_to_the_output_alone(capsys: Captured) -> None:
    assert (
        main(["simulate", "masters", "--matches", "3", "--players", "1", "--json", "-", "--jobs", "1"]) == 0
    )
    assert json.loads(capsys.readouterr().out)["results"][0]["matches"] == 3


def test_an_edition_reaches_every_process(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("name: Mine\ngame: masters\ntrack:\n  tiles:\n    1: 9\n", encoding="utf-8")
    means = []
    for edition in ("standard", str(file)):
        arguments = ["simulate", "masters", "--matches", "60", "--players", "2", "--jobs", "2"]
        assert main([*arguments, "--json", "-", "--edition", edition]) == 0
        data = json.loads(capsys.readouterr().out)
        means.append(data["results"][0]["seats"][0]["lines"]["tiles"])
    assert data["edition"] == "Mine"
    assert data["changes"] == {"track.tiles.1": 9}
    assert means[0] < means[1]


def test_a_crash_in_a_simulation_is_saved(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = bottega.game("masters")

    def fail(self: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(type(game.start(game.deal(players=2, seed=1))), "scores", fail)
    assert main(["simulate", "masters", "--matches", "5", "--jobs", "1", "--players", "2"]) == 1
    err = capsys.readouterr().err
    assert "The match with seed 0/2/0 failed: RuntimeError: planted" in err
    [path] = (tmp_path / "home" / "failures").iterdir()
    assert str(path) in err
    monkeypatch.undo()
    assert main(["verify", str(path)]) == 0


def test_a_quick_measurement(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_SECONDS", 0.01)
    assert main(["bench", "masters"]) == 0
    shown = capsys.readouterr().out
    assert "Decisions/s" in shown
    assert "make bench" in shown


def test_a_game_that_conforms(capsys: Captured) -> None:
    assert main(["conform", "masters", "--matches", "4", "--jobs", "1"]) == 0
    assert "masters keeps all" in capsys.readouterr().out


def test_a_game_that_does_not_conform_leaves_a_record(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(*args: object, **options: object) -> None:
        raise ConformanceFailure("a_law", "It says so.", "seen", "masters", seed="0/3", record="the match")

    monkeypatch.setattr(conformity, "check", broken)
    assert main(["conform", "masters", "--matches", "1"]) == 1
    err = capsys.readouterr().err
    assert "masters breaks the law a_law (seed 0/3)." in err
    [path] = (tmp_path / "home" / "failures").iterdir()
    assert path.read_text(encoding="utf-8") == "the match"
    assert str(path) in err


def test_a_reader_who_leaves_gets_no_complaint(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "bottega.cli", "cards", "masters"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(60) == 0
    process.stderr.close()


def test_the_environment_names_the_language(tmp_path: Path) -> None:
    assert "Utilisation" in run(tmp_path, "--help", LC_ALL="fr_FR.UTF-8").stdout
    assert "Uso:" in run(tmp_path, "--help", LC_ALL="fr_FR.UTF-8", BOTTEGA_LANG="it").stdout
