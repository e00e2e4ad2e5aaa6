"""Names: what people may call themselves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.server.names import LONGEST, RESERVED, clean_name, is_reserved
from bottega.table.problem import Problem
from bottega.table.seating import PUPILS


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna   Maria ", "Anna Maria"),
        ("Zoe\u0308", "Zoë"),
        ("李明", "李明"),
        ("Đorđe", "Đorđe"),
        ("O'Neil-42_", "O'Neil-42_"),
        ("x" * 24, "x" * 24),
    ],
)
def test_names_of_people(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "name-length"),
        (" A ", "name-length"),
        ("x" * 25, "name-length"),
        ("x" * 5000, "name-length"),
        ("A\u0301", "name-length"),
        ("An\tna", "name-signs"),
        ("An\nna", "name-signs"),
        ("An\x00na", "name-signs"),
        ("An\u200bna", "name-signs"),
        ("An\u202ena", "name-signs"),
        ("An\u2066na", "name-signs"),
        ("An\u00a0na", "name-signs"),
        ("\u3164\u3164", "name-signs"),
        ("\u2800\u2800", "name-signs"),
        ("Anna\ufe0f", "name-signs"),
        ("\ue000\ue001", "name-signs"),
        ("\u0301Anna", "name-signs"),
        ("Z\u0335\u0336\u0337algo", "name-signs"),
        ("Bottega", "name-reserved"),
        ("ÁDMIN", "name-reserved"),
        ("b o t", "name-reserved"),
        ("\u0430dmin", "name-reserved"),  # Cyrillic a
        ("\u041c\u0430ster", "name-reserved"),  # Cyrillic M and a
        ("adrnin", "name-reserved"),
        ("Adm1n", "name-reserved"),
        ("r00t", "name-reserved"),
        ("admin.", "name-reserved"),
        ("-bot-", "name-reserved"),
        ("Player 2", "name-reserved"),
        ("Giocatore 12", "name-reserved"),
        ("\uff32oot", "name-reserved"),
    ],
)
def test_what_is_no_name(typed: str, said: str) -> None:
    with pytest.raises(Problem) as caught:
        clean_name(typed)
    assert caught.value.code == said


@given(st.text(max_size=60))
def test_a_clean_name_stays_as_it_is(typed: str) -> None:
    try:
        name = clean_name(typed)
    except Problem:
        return
    assert clean_name(name) == name
    assert 2 <= len(name) <= 3 * LONGEST
    assert name.isprintable()
    assert not is_reserved(name)


def test_the_levels_of_bots_are_reserved() -> None:
    assert {"apprentice", "journeyman", "master", "maestro"} <= RESERVED


def test_leonardo_is_a_level_and_still_a_name_for_people() -> None:
    """Many are called so, and bots at a table have other names."""
    assert clean_name("Leonardo") == "Leonardo"
    assert "Leonardo" not in PUPILS
