"""Masters of Renaissance obeys the laws of every game, and its old records hold."""

from __future__ import annotations

from pathlib import Path

import pytest

import bottega
from bottega.engine import editions
from bottega.engine.conformance import check, check_record
from bottega.engine.game import Game
from bottega.engine.records import Record

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "masters").glob("*.record"))


def game_of(record: Record) -> Game:
    standard = bottega.game(record.game)
    figures = standard.edition.figures
    return standard.with_edition(editions.changed(figures, standard.figures, record.edition, record.changes))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_matches_obey_every_law(players: int) -> None:
    report = check(bottega.game("masters"), 11, seed="masters", players=players)
    assert report.matches == 11
    assert report.decisions > 11 * 20


def test_everything_hidden_varies() -> None:
    report = check(bottega.game("masters"), 16, seed="hidden", thorough=0)
    assert {key for key, _ in report.varied} == set(bottega.game("masters").hidden)


def test_an_edition_obeys_every_law() -> None:
    check(bottega.game("masters", "pictured"), 4, seed="pictured")


def test_a_match_looked_at_from_all_sides_obeys_every_law() -> None:
    check(bottega.game("masters"), 1, seed="all sides", players=2, thorough=1)


def test_there_are_two_golden_records_for_each_number_of_players() -> None:
    players = [len(Record.parse(file.read_text(encoding="utf-8")).names) for file in GOLDEN]
    assert sorted(players) == [1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: str(file.stem))
def test_a_golden_record_holds(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert str(record) == text
    check_record(game_of(record), text)
