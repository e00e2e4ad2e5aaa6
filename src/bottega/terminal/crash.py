"""A match that failed in the middle of a command that plays many."""

from __future__ import annotations

import sys

from bottega.simulate import Crash
from bottega.terminal import saves
from bottega.terminal.words import Words


def show_crash(crash: Crash, game: str, words: Words) -> int:
    """Keep the match in a file and say what happened; the exit code."""
    path = saves.new_path(game, "failures")
    saves.write_file(path, crash.record)
    print(words("simulate-crash", seed=crash.seed, problem=crash.problem), file=sys.stderr)
    print(crash.trace, file=sys.stderr)
    print(words("failure-saved", path=str(path)), file=sys.stderr)
    return 1
