"""What `make fields` writes is checked in as it writes it."""

from __future__ import annotations

import pytest

from tools import fields


@pytest.mark.parametrize("source", fields.sources(), ids=lambda source: source.game)
def test_tables_follow_from_their_fields(source: fields.Sources) -> None:
    for path, text in source.files().items():
        assert path.read_text(encoding="utf-8") == text, f"run `make fields`: {path}"


def test_every_field_of_a_table_is_declared_once() -> None:
    for source in fields.sources():
        names = [field.name for field in source.fields]
        assert sorted(names) == sorted(set(names)), source.game
