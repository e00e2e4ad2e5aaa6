"""The compiled build does what the sources do: the reference is the same text, run by the interpreter."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import pytest

import bottega
from bottega.engine import state

ROOT = Path(__file__).parents[2]

#: Matches of each game that both builds play here; ``make differ`` plays thousands.
MATCHES = int(os.environ.get("BOTTEGA_DIFFER", "16"))


def told(build: str, game: str, matches: int) -> Iterator[str]:
    """The lines of one build, as they come."""
    environment = {**os.environ, "BOTTEGA_PURE": "1" if build == "pure" else "0"}
    command = [sys.executable, "-m", "tests.compiled.transcript", game, "0", str(matches - 1)]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield from process.stdout
    assert process.returncode == 0


@pytest.mark.needs("compiler")
@pytest.mark.timeout(3600)  # a thousand matches by night
@pytest.mark.parametrize("name", bottega.games())
def test_both_builds_play_the_same(name: str) -> None:
    pure, compiled = told("pure", name, MATCHES), told("compiled", name, MATCHES)
    assert next(pure) == "pure\n"
    assert next(compiled) == "compiled\n"
    match = ""
    lines = 0
    for expected, found in zip_longest(pure, compiled):
        if expected is not None and expected.startswith("match"):
            match = expected
        assert found == expected, f"the builds part in {match}"
        lines += 1
    assert lines > 100 * MATCHES


def test_a_bad_wish_for_a_build_is_refused() -> None:
    environment = {**os.environ, "BOTTEGA_PURE": "yes"}
    command = [sys.executable, "-c", "import bottega"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode
    assert "BOTTEGA_PURE is 1 (the sources only) or 0, not 'yes'" in done.stderr


def test_the_sources_run_wherever_they_are_asked_for() -> None:
    environment = {**os.environ, "BOTTEGA_PURE": "1"}
    code = (
        "import bottega; from bottega.games.masters import state as s; print(bottega.compiled(), s.__file__)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    answer, file = done.stdout.split()
    assert answer == "False"
    assert file.endswith("state.py")


def test_bytecode_without_its_sources_is_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the rules are packed for a page."""
    monkeypatch.setattr(state, "__file__", "/lib/bottega/engine/state.pyc")
    assert not bottega.compiled()
