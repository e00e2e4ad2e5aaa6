"""`bottega conform`: a game held to the laws of the conformance kit."""

from __future__ import annotations

import sys
from argparse import Namespace
from functools import partial

from bottega.engine.conformance import ConformanceFailure, check, laws
from bottega.simulate.matches import edited_game
from bottega.terminal import checked, saves
from bottega.terminal.pools import open_pool
from bottega.terminal.progress import progress
from bottega.terminal.screen import open_screen
from bottega.terminal.words import Words


def conform(args: Namespace, words: Words) -> int:
    """0 when every law holds; otherwise 1, and the match that broke one is saved."""
    game = checked.game(args.game, args.edition)
    matches = checked.whole(args.matches or "200", "--matches", 1)
    examined = checked.whole(args.examine or "100", "--examine", 1, 100)
    edition = game.edition
    try:
        with progress(words("progress-matches"), matches) as show, open_pool(args) as pool:
            report = check(
                # By its changes, so that a worker does not need the file.
                partial(edited_game, game.name, edition.name, tuple(edition.changes.items())),
                matches,
                checked.seed(args.seed) or "0",
                examined=examined / 100,
                run=pool.run,
                on_progress=show,
            )
    except ConformanceFailure as failure:
        print(words("conform-failed", game=failure.game, law=failure.law, seed=failure.seed), file=sys.stderr)
        print(f"  {failure.statement}\n  {failure.detail}", file=sys.stderr)
        if failure.record:
            path = saves.new_path(game.name, "failures")
            saves.write_file(path, failure.record)
            print(words("failure-saved", path=str(path)), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(words("conform-stopped"), file=sys.stderr)
        return 130
    screen = open_screen(args.plain)
    screen.line(
        words(
            "conform-held",
            game=game.name,
            laws=len(laws()),
            matches=report.matches,
            decisions=report.decisions,
            examined=report.examined,
        ),
        "good",
    )
    return 0
