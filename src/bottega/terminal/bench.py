"""`bottega bench`: a quick look at how fast things are here."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

import bottega
from bottega.simulate import measure
from bottega.terminal import checked
from bottega.terminal.progress import progress
from bottega.terminal.screen import ScreenTable, open_screen
from bottega.terminal.voice import Voice
from bottega.terminal.words import Words

#: Random play for each number of players, in seconds of CPU time.
_SECONDS: Final = 0.7


def bench(args: Namespace, words: Words) -> int:
    """A table for each game, or for the one named."""
    names = [checked.game(args.game).name] if args.game else list(bottega.games())
    screen = open_screen(args.plain)
    for name in names:
        game = bottega.game(name)
        with progress(words("progress-bench"), len(game.seats)) as show:
            speeds = []
            for done, players in enumerate(game.seats, 1):
                speeds.append(measure(game, players, _SECONDS))
                show(done, len(game.seats))
        heads = [
            words("column-players"),
            words("column-rate"),
            words("column-matches-rate"),
            words("column-clone"),
            words("column-legal"),
            words("column-view"),
            words("column-imagine"),
            words("column-cpu"),
        ]
        rows = [
            [
                str(speed.players),
                words.decimal(speed.rate),
                words.decimal(speed.matches / speed.seconds),
                words.decimal(speed.clone, 2),
                words.decimal(speed.legal, 2),
                words.decimal(speed.view, 1),
                words.decimal(speed.imagine, 1),
                words.decimal(speed.seconds, 2),
            ]
            for speed in speeds
        ]
        title = Voice(game, words.lang).rules.title
        screen.table(ScreenTable(words("bench-title", game=title), heads, rows))
    screen.paragraph(words("bench-note"), style="quiet")
    return 0
