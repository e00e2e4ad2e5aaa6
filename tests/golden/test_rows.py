"""Rows of an encoding stay for ever what they are: a change of one is a new version of the encoding."""

from __future__ import annotations

import hashlib

import pytest

import bottega
from bottega.engine.match import Match
from bottega.engine.records import Record
from tests.golden.test_golden import RECORDS, game_of

#: By game and version: the beginning of the SHA-256 of all rows of all seats in its golden records.
ROWS = {
    ("inventors", 1): "40f857513c65e2a3",
    ("leonardo", 1): "fe9474a7a4dc8bb0",
    ("masters", 1): "149271374bc866f4",
}


def rows_of(name: str) -> str:
    digest = hashlib.sha256()
    for file in RECORDS:
        if file.parent.name == name:
            record = Record.parse(file.read_text(encoding="utf-8"))
            game = game_of(record)
            match = Match(game, record.deal, record.names)
            encoding = game.encoding(match.state.players)
            for entry in record.entries:
                for seat in range(match.state.players):
                    digest.update(encoding.observe(match.state, seat))
                match.repeat(entry)
            digest.update("\n".join(encoding.names).encode())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("name", bottega.games())
def test_rows_of_golden_records_are_those_of_their_version(name: str) -> None:
    version = bottega.game(name).encoding(2).version
    assert rows_of(name) == ROWS[name, version], "raise the version of the encoding"
