"""The file of a tournament: only ever longer, whole after any interruption, nobody else's."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bottega.bots.ladder import Fixture, MatchOutcome, TournamentFile, TournamentFileError, TournamentPlan

PLAN = TournamentPlan("masters", ("random", "greedy:worlds=1"), (2, 4), 4, "s")


def outcome(deal: int, seats: tuple[int, ...] = (0, 1)) -> MatchOutcome:
    fixture = Fixture(len(seats), deal, seats)
    return MatchOutcome(fixture, ((1,), (0,)), (3, 12), (20, 21), (0.5, 0.25), (0.125, -0.125))


def written(path: Path, *outcomes: MatchOutcome, plan: TournamentPlan = PLAN) -> None:
    with TournamentFile(path, plan) as ledger:
        for each in outcomes:
            ledger.add(each)


def read(path: Path, plan: TournamentPlan = PLAN) -> list[MatchOutcome]:
    with TournamentFile(path, plan) as ledger:
        return list(ledger.outcomes.values())


def test_what_was_added_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "a.jsonl"
    written(path, outcome(0), outcome(0, (1, 0)))
    written(path, outcome(1))
    assert read(path) == [outcome(0), outcome(0, (1, 0)), outcome(1)]


def test_a_match_is_in_the_file_as_soon_as_it_is_over(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    with TournamentFile(path, PLAN) as ledger:
        ledger.add(outcome(0))
        head, line = path.read_text(encoding="utf-8").splitlines()
    assert json.loads(head)["entrants"] == ["random", "greedy:worlds=1"]
    assert json.loads(line)["seats"] == ["random", "greedy:worlds=1"]


@pytest.mark.parametrize("cut", [1, 10, 60])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "a.jsonl"
    written(path, outcome(0), outcome(1))
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert read(path) == [outcome(0)]
    written(path, outcome(1))
    assert path.read_bytes() == whole


def test_a_head_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    written(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:20])
    assert read(path) == []
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "key", "theirs"),
    [
        (replace(PLAN, seed="t"), "seed", "s"),
        (replace(PLAN, game="leonardo"), "game", "masters"),
        (replace(PLAN, entrants=("random", "greedy")), "entrants", "random,greedy:worlds=1"),
        (replace(PLAN, players=(2,)), "players", "2,4"),
        (replace(PLAN, players=(2,), table=(0, 1)), "players", "2,4"),
        (replace(PLAN, table=(0, 1)), "table", "–"),
        (replace(PLAN, edition="Mine", changes=(("track.tiles.1", 9),)), "edition", "standard"),
    ],
)
def test_the_file_of_another_tournament_is_refused_and_stays_as_it_is(
    tmp_path: Path, other: TournamentPlan, key: str, theirs: str
) -> None:
    path = tmp_path / "a.jsonl"
    written(path, outcome(0))
    before = path.read_bytes()
    with pytest.raises(TournamentFileError) as caught:
        read(path, other)
    assert (caught.value.code, caught.value.key, caught.value.theirs) == ("other", key, theirs)
    assert path.read_bytes() == before


def test_equal_entrants_are_kept_apart(tmp_path: Path) -> None:
    plan = replace(PLAN, entrants=("greedy", "greedy"))
    path = tmp_path / "a.jsonl"
    written(path, outcome(0), outcome(0, (1, 0)), plan=plan)
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[2])["seats"] == ["greedy #2", "greedy"]
    assert read(path, plan) == [outcome(0), outcome(0, (1, 0))]


def test_the_file_of_a_table_is_not_that_of_pairs(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    written(path, plan=replace(PLAN, table=(0, 1, 1, 1)))
    with pytest.raises(TournamentFileError) as caught:
        read(path)
    assert (caught.value.key, caught.value.ours) == ("table", "–")


def test_a_tournament_may_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    written(path, outcome(0))
    assert read(path, replace(PLAN, matches=400)) == [outcome(0)]


@pytest.mark.parametrize("text", ["hello\n", "[]\n", '{"game": "masters"}\n', "\x00\n"])
def test_a_file_of_another_kind_is_refused_and_stays_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(TournamentFileError) as caught:
        read(path)
    assert caught.value.code == "foreign"
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "line", ["{", "3", '{"players": 2}', '{"players": 2, "deal": 0, "seats": ["nobody", "random"]}']
)
def test_a_bad_line_in_the_middle_is_told_by_its_number(tmp_path: Path, line: str) -> None:
    path = tmp_path / "a.jsonl"
    written(path, outcome(0))
    with open(path, "a", encoding="utf-8") as file:
        file.write(f"{line}\n")
    with pytest.raises(TournamentFileError) as caught:
        read(path)
    assert (caught.value.code, caught.value.key) == ("line", "3")


def test_matches_of_a_file_without_luck_are_read(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    written(path, outcome(0))
    path.write_text(
        path.read_text(encoding="utf-8").replace(', "luck": [0.125, -0.125]', ""), encoding="utf-8"
    )
    assert read(path) == [replace(outcome(0), luck=None)]
