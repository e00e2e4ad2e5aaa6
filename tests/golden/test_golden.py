"""Golden records replay to the same result for ever: a change of rules is a new version of them."""

from __future__ import annotations

from pathlib import Path

import pytest

import bottega
from bottega.engine import editions
from bottega.engine.conformance import check_record
from bottega.engine.game import Game
from bottega.engine.records import Record

RECORDS = sorted(Path(__file__).parent.glob("*/*.record"))


def game_of(record: Record) -> Game:
    game = bottega.game(record.game)
    if not record.changes:
        return game
    figures = game.edition.figures
    return game.with_edition(editions.changed(figures, game.figures, record.edition, record.changes))


@pytest.mark.parametrize("name", bottega.games())
def test_every_number_of_players_has_two_golden_records(name: str) -> None:
    records = [Record.parse(file.read_text(encoding="utf-8")) for file in RECORDS if file.parent.name == name]
    players = sorted(len(record.names) for record in records)
    assert players == sorted([*bottega.game(name).seats] * 2)


@pytest.mark.parametrize("file", RECORDS, ids=[f"{file.parent.name}-{file.stem}" for file in RECORDS])
def test_a_golden_record_holds(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert str(record) == text
    check_record(game_of(record), text)
