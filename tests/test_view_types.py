"""The types of the views that the web client uses are those that the games describe."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega.engine.schema import Field, Fields, ListOf, Number, Word
from tools import view_types


@pytest.mark.parametrize("path", view_types.types(), ids=lambda path: path.parent.name)
def test_the_types_of_a_view_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == view_types.types()[path], "run `npm run types` in web/"


def test_there_are_types_for_every_board() -> None:
    folders = {path.name for path in view_types.BOARDS.iterdir() if (path / "Board.svelte").exists()}
    assert {path.parent.name for path in view_types.types()} == folders


def test_two_parts_of_a_view_cannot_have_one_name() -> None:
    inner = Fields("View", Field("count", Number(), "A number."))
    with pytest.raises(ValueError, match="are called View"):
        view_types.interfaces(Fields("View", Field("inner", inner, "An object.")))


def test_a_line_that_prettier_would_break_is_refused() -> None:
    words = Word([f"word {number}" for number in range(20)])
    with pytest.raises(ValueError, match="give the words a name"):
        view_types.interfaces(Fields("View", Field("words", ListOf(words), "Words.")))
