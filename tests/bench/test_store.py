"""The benchmark of the stores runs, and has a line for each."""

from __future__ import annotations

import pytest

from bench import store


@pytest.mark.needs("postgresql")
def test_both_stores_are_measured_against_the_bare_loop(capsys: pytest.CaptureFixture[str]) -> None:
    assert store.main(["--seconds", "0.05", "--rounds", "1", "--matches", "5"]) == 0
    shown = capsys.readouterr().out
    for name in ("bare sqlite3 loop", "SQLite store", "SQLite store, busy", "PostgreSQL store, busy"):
        assert name in shown
