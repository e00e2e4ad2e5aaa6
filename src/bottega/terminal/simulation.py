"""`bottega simulate`: random matches in bulk, as tables or as JSON."""

from __future__ import annotations

import json
import os
import sys
import time
from argparse import Namespace

import bottega
from bottega.engine.types import Json
from bottega.simulate import Crash, MatchTally, SimulationPlan, work
from bottega.terminal import checked, saves
from bottega.terminal.crash import show_crash
from bottega.terminal.pools import open_pool
from bottega.terminal.progress import progress
from bottega.terminal.screen import Screen, ScreenTable, open_screen
from bottega.terminal.voice import Voice
from bottega.terminal.words import Words
from bottega.workers import Pool


def simulate(args: Namespace, words: Words) -> int:
    """Play and report; what is done when Ctrl-C comes is reported as well."""
    game = checked.game(args.game, args.edition)
    plan = SimulationPlan(
        game=game.name,
        players=tuple(checked.players_range(args.players, game)),
        matches=checked.whole(args.matches or "1000", "--matches", 1),
        seed=checked.seed(args.seed) or "0",
        options=tuple(sorted(game.complete_options(checked.options(args.option, game)).items())),
        edition=game.edition.name,
        changes=tuple(game.edition.changes.items()),
    )
    tallies = {players: MatchTally(players) for players in plan.players}
    with open_pool(args) as pool:
        jobs = pool.size
        start = time.perf_counter()
        code = _work(plan, pool, tallies, words)
        elapsed = time.perf_counter() - start
    if args.json != "-":
        screen = open_screen(args.plain)
        _report(screen, Voice(game, words.lang), plan, tallies, elapsed, jobs)
    if args.json:
        text = json.dumps(_json(plan, tallies, elapsed, jobs), indent=2) + "\n"
        if args.json == "-":
            sys.stdout.write(text)
        else:
            saves.write_file(checked.path(args.json), text)
    return code


def _work(plan: SimulationPlan, pool: Pool, tallies: dict[int, MatchTally], words: Words) -> int:
    """Fill the tallies; the exit code."""
    done = 0
    try:
        with progress(words("progress-matches"), plan.total) as show:
            for part in work(plan, pool):
                tallies[part.players].merge(part)
                done += part.matches
                show(done, plan.total)
    except KeyboardInterrupt:
        print(words("simulate-stopped", done=done, total=plan.total), file=sys.stderr)
        return 130
    except Crash as crash:
        return show_crash(crash, plan.game, words)
    return 0


def _report(
    screen: Screen,
    voice: Voice,
    plan: SimulationPlan,
    tallies: dict[int, MatchTally],
    elapsed: float,
    jobs: int,
) -> None:
    words = voice.words
    done = [tally for tally in tallies.values() if tally.matches]
    screen.table(_overview(words, voice.rules.title, done))
    for tally in done:
        screen.table(_by_seat(words, tally))
        screen.table(_by_line(voice, tally))
    decisions = sum(tally.decisions.total for tally in done)
    rate = words.decimal(decisions / elapsed if elapsed else 0.0)
    screen.line(
        words("simulate-speed", rate=rate, seconds=words.decimal(elapsed, 1), jobs=jobs, seed=plan.seed),
        "quiet",
    )


def _overview(words: Words, title: str, tallies: list[MatchTally]) -> ScreenTable:
    heads = [
        words("column-players"),
        words("column-matches"),
        words("column-decisions"),
        words("column-min"),
        words("column-max"),
        words("column-rate"),
    ]
    rows = [
        [
            str(tally.players),
            words.decimal(tally.matches),
            words.decimal(tally.decisions.mean, 1),
            words.decimal(tally.decisions.least or 0),
            words.decimal(tally.decisions.most or 0),
            words.decimal(tally.decisions.total / tally.seconds if tally.seconds else 0.0),
        ]
        for tally in tallies
    ]
    return ScreenTable(words("simulate-title", game=title), heads, rows)


def _by_seat(words: Words, tally: MatchTally) -> ScreenTable:
    """How often each seat wins, and what it scores."""
    heads = [
        words("column-seat"),
        words("column-wins"),
        words("column-interval"),
        words("column-mean"),
        words("column-sd"),
        words("column-min"),
        words("column-max"),
    ]
    rows = []
    for number, seat in enumerate(tally.seats):
        low, high = seat.interval
        rows.append(
            [
                str(number),
                words.percent(seat.share),
                words("interval", low=words.decimal(100 * low, 1), high=words.decimal(100 * high, 1)),
                words.decimal(seat.score.mean, 1),
                words.decimal(seat.score.deviation, 1),
                words.decimal(seat.score.least or 0),
                words.decimal(seat.score.most or 0),
            ]
        )
    return ScreenTable(words("simulate-seats", count=tally.players), heads, rows)


def _by_line(voice: Voice, tally: MatchTally) -> ScreenTable:
    """Where the points come from: a row for each line of the score, a column for each seat."""
    words = voice.words
    heads = [words("column-line"), *(words("column-seat-of", seat=seat) for seat in range(tally.players))]
    rows = [
        [voice.book.say(f"score-{line}"), *(words.decimal(seat.lines[line].mean, 1) for seat in tally.seats)]
        for line in tally.seats[0].lines
    ]
    return ScreenTable("", heads, rows)


def _json(plan: SimulationPlan, tallies: dict[int, MatchTally], elapsed: float, jobs: int) -> dict[str, Json]:
    """`results` follow from the rest of the head; `timing` is this run's."""
    return {
        "bottega": bottega.__version__,
        "game": plan.game,
        "rules": bottega.game(plan.game).version,
        "edition": plan.edition,
        "changes": dict(plan.changes),
        "options": dict(plan.options),
        "seed": plan.seed,
        "matches": plan.matches,
        "results": [tally.to_json() for tally in tallies.values()],
        "timing": {
            "seconds": elapsed,
            "jobs": jobs,
            "cpu_seconds": {str(tally.players): tally.seconds for tally in tallies.values()},
            "cpus": os.cpu_count(),
        },
    }
