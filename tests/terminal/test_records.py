"""Looking back at matches: replay tells them, verify proves them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.running import Terminal, here


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a match of one person and one opponent."""
    folder = tmp_path_factory.mktemp("finished")
    file = folder / "match.record"
    done = here(
        folder,
        "play",
        "masters",
        "--names",
        "Ada",
        "--opponents",
        "random",
        "--record",
        str(file),
        typed="1\n" * 900,
    )
    assert done.returncode == 0
    assert "Final scores" in done.stdout
    return file


def test_a_good_record_is_proved(finished: Path, tmp_path: Path) -> None:
    done = here(tmp_path, "verify", str(finished))
    assert done.returncode == 0
    lines = done.stdout.split("\n")
    assert [line.split(":")[0] for line in lines[2:9]] == ["ok"] * 7
    assert "Nothing is wrong with this record." in done.stdout


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r"^3\. (\d) .*$", r"3. \1 end turn", "Decision 3 by"),
        (r"^nonce: .*$", "nonce: 00", "not the one that was committed to"),
        (r"^secret: .*$", "secret: 00", "not mixed from the promised secret"),
        (r"^word 1: .*$", "word 1: chosen", "not mixed from the promised secret"),
        (r"^seed: .*$", "seed: 7", "The seed does not give this deal."),
    ],
)
def test_a_tampered_record_fails(finished: Path, tmp_path: Path, old: str, new: str, said: str) -> None:
    fails(finished, tmp_path, old, new, said)


def test_another_winner_fails(finished: Path, tmp_path: Path) -> None:
    won = "result: [[0], [1]]" in finished.read_text(encoding="utf-8")
    other = "result: [[1], [0]]" if won else "result: [[0], [1]]"
    fails(finished, tmp_path, r"^result: .*$", other, "The result does not follow")


def fails(finished: Path, tmp_path: Path, old: str, new: str, said: str) -> None:
    """Assert that the record is refused, and why, once what stands for `old` is written as `new`."""
    text, count = re.subn(old, new, finished.read_text(encoding="utf-8"), flags=re.M)
    assert count == 1
    file = tmp_path / "tampered.record"
    file.write_text(text, encoding="utf-8")
    done = here(tmp_path, "verify", str(finished), str(file))
    assert done.returncode == 1
    assert "FAILED" in done.stdout
    assert said in done.stdout
    assert "This record is not valid." in done.stdout


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r"^3\. (\d) .*$", r"3. \1 end trun", "nessuna azione si scrive «end trun»; intendevi «end turn»?"),
        (r'^deal market: \["\w+"', 'deal market: ["pink"', "«market»: 'pink' non c’entra"),
        (r"^1\. 0 .*$", "1. 0 undo 1", "Non hai decisioni da ritirare."),
    ],
)
def test_what_is_wrong_is_said_in_the_language_of_the_reader(
    finished: Path, tmp_path: Path, command: str, old: str, new: str, said: str
) -> None:
    text, count = re.subn(old, new, finished.read_text(encoding="utf-8"), flags=re.M)
    assert count == 1
    file = tmp_path / "bad.record"
    file.write_text(text, encoding="utf-8")
    done = here(tmp_path, command, str(file), "--lang", "it")
    assert done.returncode == (1 if command == "verify" else 2)
    assert said in " ".join((done.stdout + done.stderr).split())


def test_an_edition_with_which_no_match_can_be_set_up_is_refused_in_every_language(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("name: Mine\ngame: leonardo\nsets: {a: {men: 1}}\n", encoding="utf-8")
    for lang, said in (("en", "and room for 0"), ("fr", "et de la place pour 0"), ("it", "e posto per 0")):
        done = here(tmp_path, "cards", "leonardo", "--edition", str(file), "--lang", lang)
        assert done.returncode == 2
        assert said in done.stderr
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "version 99 of the rules of “masters” is needed; installed here: 1. A newer release of"),
        ("fr", "il faut la version 99 des règles de «\u202fmasters\u202f»\u202f; installées ici\u202f: 1."),
        ("it", "serve la versione 99 delle regole di «masters»; installate qui: 1. Un pacchetto"),
    ],
)
def test_a_record_of_rules_that_are_not_installed_is_refused(
    finished: Path, tmp_path: Path, command: str, lang: str, said: str
) -> None:
    file = tmp_path / "later.record"
    text = finished.read_text(encoding="utf-8")
    file.write_text(text.replace("\nrules: 1\n", "\nrules: 99\n"), encoding="utf-8")
    done = here(tmp_path, command, str(file), "--lang", lang)
    assert (done.returncode, done.stdout) == (2, ""), "nothing of it is shown"
    assert said in done.stderr


def test_a_missing_file_does_not_keep_the_others_from_being_looked_at(finished: Path, tmp_path: Path) -> None:
    done = here(tmp_path, "verify", "no.record", str(finished))
    assert done.returncode == 2
    assert done.stderr == "bottega: There is no file “no.record”.\n"
    assert "Nothing is wrong with this record." in done.stdout


def test_a_replay_tells_every_decision(finished: Path, tmp_path: Path) -> None:
    done = here(tmp_path, "replay", str(finished))
    assert done.returncode == 0
    decisions = re.findall(r"^\d+\. \d .*$", finished.read_text(encoding="utf-8"), re.M)
    decided = re.findall(r"^\d+\. (?:Ada|Bianca): .*$", done.stdout, re.M)
    assert len(decided) == len(decisions)
    assert re.search(r"^1\. Ada: keep leaders \d+ \d+\n   Ada keeps the", done.stdout, re.M)
    assert re.search(r"^2\. Bianca: keep leaders \d+ \d+\n   Bianca keeps the", done.stdout, re.M)
    assert "has chosen two leaders" not in done.stdout
    assert "Final scores" in done.stdout


@pytest.mark.parametrize(("viewer", "own"), [("none", []), ("0", ["Ada"]), ("1", ["Bianca"])])
def test_a_replay_through_somebodys_eyes(finished: Path, tmp_path: Path, viewer: str, own: list[str]) -> None:
    done = here(tmp_path, "replay", str(finished), "--viewer", viewer)
    decided = re.findall(r"^\d+\. (\w+): keep leaders", done.stdout, re.M)
    assert decided == own
    assert re.findall(r"(\w+) keeps the", done.stdout) == own
    assert len(re.findall(r": …\n", done.stdout)) >= 2 - len(own)


def test_a_running_match_is_told_as_spectators_see_it(tmp_path: Path) -> None:
    file = tmp_path / "running.record"
    here(tmp_path, "play", "masters", "--record", str(file), typed="1\n1\n")
    done = here(tmp_path, "replay", str(file))
    assert "keep leaders" not in done.stdout
    assert "the match is not over" in done.stdout
    # The comment that the terminal keeps in it disturbs nobody.
    assert "# bottega-terminal:" in file.read_text(encoding="utf-8")
    assert here(tmp_path, "verify", str(file)).returncode == 0


def test_the_board_at_a_decision(finished: Path, tmp_path: Path) -> None:
    done = here(tmp_path, "replay", str(finished), "--at", "0")
    assert "Ada and Bianca are choosing leaders." in done.stdout
    last = len(re.findall(r"^\d+\. \d .*$", finished.read_text(encoding="utf-8"), re.M))
    done = here(tmp_path, "replay", str(finished), "--at", str(last))
    assert "The match is over." in done.stdout
    done = here(tmp_path, "replay", str(finished), "--at", str(last + 1))
    assert done.returncode == 2
    assert f"--at goes from 0 to {last}" in done.stderr


def test_a_replay_goes_step_by_step_and_back(finished: Path, tmp_path: Path) -> None:
    person = Terminal(tmp_path, ["replay", str(finished), "--step"])
    try:
        person.wait("– Enter: next")
        person.type("")
        person.wait("1. Ada: keep leaders")
        person.wait("– Enter: next")
        person.type("5")
        person.wait("5. ")
        person.wait("– Enter: next")
        person.type("2")
        person.wait("2. Bianca: keep leaders")
        person.wait("– Enter: next")
        person.type("nonsense")
        person.wait("“nonsense” is not valid.")
        person.wait("– Enter: next")
        person.type("quit")
        assert person.wait_end() == 0
    finally:
        person.close()


def test_a_replay_stops_at_what_is_illegal(finished: Path, tmp_path: Path) -> None:
    text = re.sub(r"^3\. (\d) .*$", r"3. \1 end turn", finished.read_text(encoding="utf-8"), flags=re.M)
    file = tmp_path / "bad.record"
    file.write_text(text, encoding="utf-8")
    done = here(tmp_path, "replay", str(file))
    assert done.returncode == 2
    assert "decision 3 (end turn)" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    done = here(tmp_path, "play", "--resume", str(file))
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: a record starts with"),
        ("Bottega record 1\n\ngame: masters\nnonsense here\n", "line 4:"),
        ("Bottega record 1\n\ngame: chess\nrules: 1\nedition: standard\nseat 0: Ada\n", "“chess”"),
    ],
)
def test_a_corrupted_file_is_one_line_of_trouble(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "bad.record"
    file.write_text(text, encoding="utf-8")
    for command in (["replay", str(file)], ["verify", str(file)], ["play", "--resume", str(file)]):
        done = here(tmp_path, *command)
        assert done.returncode == 2
        assert said in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_match_that_is_over_is_not_resumed(finished: Path, tmp_path: Path) -> None:
    done = here(tmp_path, "play", "--resume", str(finished))
    assert done.returncode == 2
    assert "is over" in done.stderr
    done = here(tmp_path, "play", "--resume")
    assert done.returncode == 2
    assert "There is no unfinished match" in done.stderr


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"^seat 0: Ada$", r'seat 0: "Ada\\u001b[2J\\u202eEvil\\u0007"'),
        (r"^edition: standard$", r'edition: "\\u001b]0;title\\u0007"'),
        (r"^3\. (\d) .*$", "3. \\1 \x1b[2Jend turn"),
        (r"^rules: 1$", "rules: \x1b[31m1"),
        (r"^seed: .*$", "\x1b]8;;https://example.org\x07 seed"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_cannot_move_the_cursor(
    finished: Path, tmp_path: Path, old: str, new: str, command: str
) -> None:
    text, count = re.subn(old, new, finished.read_text(encoding="utf-8"), flags=re.M)
    assert count == 1
    file = tmp_path / "downloaded.record"
    file.write_text(text, encoding="utf-8")
    done = here(tmp_path, command, str(file), "--plain")
    shown = done.stdout + done.stderr
    assert shown.strip()
    assert not re.findall("[\x00-\x08\x0b-\x1f\x7f\u202e]", shown)
