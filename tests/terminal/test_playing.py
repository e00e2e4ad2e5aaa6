"""A person plays in a real terminal: choosing, asking, taking back, leaving, coming back, finishing."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import bottega
from bottega.engine.records import Record
from bottega.engine.verify import verify
from tests.terminal.running import Terminal, records, without_coach

Start = Callable[..., Terminal]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts Bottega in terminals that are closed in the end."""
    opened: list[Terminal] = []

    def begin(*arguments: str, rows: int = 40, columns: int = 100) -> Terminal:
        opened.append(Terminal(tmp_path, arguments, rows, columns))
        return opened[-1]

    yield begin
    for terminal in opened:
        terminal.close()


def read(path: Path) -> Record:
    return Record.parse(path.read_text(encoding="utf-8"))


def test_without_arguments_it_asks_and_enter_is_the_usual_answer(start: Start, tmp_path: Path) -> None:
    person = start("play", "--seed", "3")
    if len(bottega.games()) > 1:
        person.wait("Which game? [1]:")
        person.type("masters")
    person.wait("How many play? 1–4 [2]:")
    person.type("9")
    person.wait("“9” is not valid. Type a number from 1 to 4.")
    person.wait("[2]:")
    person.type("")
    person.wait("How many of them are people at this keyboard? 1–2 [1]:")
    person.type("")
    person.wait("Who plays against you? [")
    person.type("99")
    person.wait("There is no choice 99.")
    person.type("greedy")
    person.wait("Name of player 1 [Player 1]:")
    person.type("Ada")
    person.wait("Choose the two leaders you keep.")
    person.wait("Ada >")
    assert "Seat 1: Bianca, a bot (greedy)" in person.seen
    assert "commitment" in person.seen
    assert read(records(tmp_path)[0]).names == ["Ada", "Bianca"]


def test_the_prompt_and_the_choices_come_last(start: Start, tmp_path: Path) -> None:
    without_coach(tmp_path)
    person = start("play", "masters", "--seed", "3", rows=24, columns=80)
    shown = person.wait("Player 1 >")
    assert shown.index("Market") < shown.index("Choose the two leaders you keep.")
    assert shown.index("Choose the two leaders you keep.") < shown.index("keep leaders 49 50")
    assert "\x1b[" in shown


def test_choices_are_made_by_number_and_by_notation(start: Start, tmp_path: Path) -> None:
    person = start("play", "masters", "--seed", "3")
    person.wait("Player 1 >")
    person.type("2")
    person.wait("Player 1 keeps the discount leader (servant)")
    person.wait("Player 1 >")
    person.type("  MARKET   row 2 ")
    person.wait("Player 1 takes the marbles of row 2")
    person.wait("Player 1 >")
    notations = [entry.notation for entry in read(records(tmp_path)[0]).entries if entry.seat == 0]
    assert notations == ["keep leaders 49 53", "market row 2"]


def test_what_is_no_choice_is_answered(start: Start) -> None:
    person = start("play", "masters", "--seed", "3")
    person.wait("Player 1 >")
    person.type("99")
    person.wait("There is no choice 99. The numbers go from 1 to 6.")
    person.type("keep leader 49 53")
    person.wait("Did you mean “keep leaders 49 53”")
    person.type("xyzzy")
    person.wait("“xyzzy” is neither a move nor a command.")


def test_a_refusal_comes_with_its_rule(start: Start) -> None:
    person = start("play", "masters", "--seed", "3")
    person.wait("Player 1 >")
    person.type("1")
    person.wait("Player 1 >")
    for asked in ("why end turn", "end turn"):
        person.type(asked)
        person.wait("You cannot end your turn before your main action")
        person.wait("Your turn [turn]")
        person.wait("exactly one")
        person.wait("Player 1 >")
    person.type("why market row 1")
    person.wait("That is allowed now.")


def test_undo_takes_back_and_says_why_not(start: Start, tmp_path: Path) -> None:
    person = start("play", "masters", "--seed", "3")
    person.wait("Player 1 >")
    person.type("undo")
    person.wait("There is no decision of yours to take back.")
    person.type("1")
    person.wait("Your turn: take from the market")
    person.wait("Player 1 >")
    person.type("undo")
    person.wait("Another player has decided since.")
    person.type("market row 1")
    person.wait("Choose what to keep")
    person.wait("Player 1 >")
    person.type("undo")
    person.wait("Player 1 takes back the last decision.")
    person.wait("Your turn: take from the market")
    person.wait("Player 1 >")
    assert read(records(tmp_path)[0]).entries[-1].undo == 1


def test_the_other_commands_answer(start: Start, tmp_path: Path) -> None:
    person = start("play", "masters", "--seed", "3")
    person.wait("Player 1 >")
    person.type("help")
    person.wait("says which rule forbids a move")
    person.type("score")
    person.wait("The scores as they stand")
    person.wait("Total")
    person.type("rules vatican")
    person.wait("Vatican reports [vatican]")
    person.type("rules zzz")
    person.wait("The rules say nothing about “zzz”.")
    person.type(f"save {tmp_path}/copy.record")
    person.wait("Saved:")
    person.type(f"save {tmp_path}/copy.record")
    person.wait("overwritten")
    person.type("board")
    person.wait("Faith track")
    person.type("1")
    person.wait("Your turn: take")
    person.type("log")
    person.wait("Bianca has chosen two leaders.")
    assert read(tmp_path / "copy.record").names == ["Player 1", "Bianca"]


def test_the_language_changes_in_the_middle(start: Start, tmp_path: Path) -> None:
    person = start("play", "masters", "--seed", "3")
    person.wait("Player 1 >")
    person.type("lang de")
    person.wait("There is no language “de”.")
    person.type("lang it")
    person.wait("Scegli i due leader")
    person.type("annulla")
    person.wait("Non hai decisioni da ritirare.")
    person.type("langue fr")
    person.wait("Player 1 >")
    person.type("RÈGLES tour")
    person.wait("[turn]")
    person.type("quitter")
    person.wait("La partie est enregistrée")
    assert person.wait_end() == 0
    assert '"lang": "fr"' in records(tmp_path)[0].read_text(encoding="utf-8")


def test_ctrl_c_saves_and_resume_goes_on(start: Start, tmp_path: Path) -> None:
    person = start("play", "masters", "--players", "3", "--bots", "0,2", "--lang", "it")
    person.wait("Giocatore 2 >")
    person.type("1")
    person.wait("Giocatore 2 >")
    person.signal(signal.SIGINT, "La partita è salvata:")
    assert person.wait_end() == 130
    [path] = records(tmp_path)
    before = read(path)

    person = start("play", "--resume")
    person.wait(f"dopo {len(before.entries)} decisioni")
    person.wait("Giocatore 2 >")
    person.type("1")
    person.wait("Giocatore 2 >")
    person.type("esci")
    assert person.wait_end() == 0
    after = read(path)
    assert records(tmp_path) == [path]
    assert after.deal == before.deal
    assert after.entries[: len(before.entries)] == before.entries
    assert len(after.entries) > len(before.entries)


def test_of_several_saved_matches_one_is_chosen(start: Start, tmp_path: Path) -> None:
    for name in ("Ada", "Bruno"):
        person = start("play", "masters", "--names", name)
        person.wait(f"{name} >")
        person.type("quit")
        assert person.wait_end() == 0
    person = start("play", "--resume")
    person.wait("Which match do you want to continue? [1]:")
    person.type("2")
    person.wait("Ada >")


def test_a_request_to_end_saves(start: Start, tmp_path: Path) -> None:
    person = start("play", "masters")
    person.wait("Player 1 >")
    person.signal(signal.SIGTERM, "The match is saved:")
    assert person.wait_end() == 143
    assert read(records(tmp_path)[0]).result is None


def test_a_match_is_played_to_its_end_and_proved(start: Start, tmp_path: Path) -> None:
    person = start("play", "masters", "--players", "1", "--seed", "5")
    for _ in range(400):
        if person.child.expect_exact(["Player 1 >", "Final scores"]) == 1:
            break
        person.type("1")
    person.wait("Player 1 has lost.")
    person.wait("The record of the match:")
    assert person.wait_end() == 0
    record = read(records(tmp_path)[0])
    assert record.result is not None
    assert not [check for check in verify(record, bottega.game("masters")) if check.ok is False]


def test_everybody_adds_a_word_to_a_fair_shuffle(start: Start, tmp_path: Path) -> None:
    person = start("play", "masters", "--names", "Ada,Bruno", "--fair")
    person.wait("The promise for this shuffle:")
    person.wait("Ada, your word")
    person.type("giglio")
    person.wait("Bruno, your word")
    person.type("")
    person.wait("Its commitment:")
    person.wait("Pass the keyboard to Ada.")
    record = read(records(tmp_path)[0])
    assert record.proof is not None
    assert record.proof.words[0] == "giglio"
    assert len(record.proof.words[1]) == 16
    checks = {check.name: check.ok for check in verify(record, bottega.game("masters"))}
    assert checks["commitment"]
    assert checks["words"]
    assert checks["shuffle"]


@pytest.mark.parametrize(
    ("lang", "asked"), [("en", "Choose the two"), ("fr", "Choisissez"), ("it", "Scegli i due")]
)
def test_it_speaks_three_languages(start: Start, lang: str, asked: str) -> None:
    person = start("play", "masters", "--lang", lang, "--names", "Ada")
    person.wait(asked)
    person.wait("Ada >")
    person.type("")
    person.wait("Ada >")
