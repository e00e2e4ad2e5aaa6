"""What `make fields` writes is checked in as it writes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import fields

WRITTEN = [(path, text) for source in fields.sources() for path, text in source.files().items()]


@pytest.mark.parametrize(
    ("path", "text"), WRITTEN, ids=[str(path.relative_to(fields.GAMES)) for path, _ in WRITTEN]
)
def test_tables_follow_from_their_fields(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "run `make fields`"


def test_every_field_of_a_table_is_declared_once() -> None:
    for source in fields.sources():
        names = [field.name for field in source.fields]
        assert sorted(names) == sorted(set(names)), source.game
