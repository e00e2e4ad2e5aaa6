"""`bottega ladder`: a tournament of bots that can be stopped and continued, and its results."""

from __future__ import annotations

import contextlib
import hashlib
import json
import math
import sys
import time
from argparse import Namespace
from pathlib import Path
from typing import Final

from bottega.bots.entrants import Entrant
from bottega.bots.ladder import (
    Question,
    SequentialTest,
    Standings,
    TournamentFile,
    TournamentFileError,
    TournamentPlan,
    fixtures,
    work,
)
from bottega.bots.ladder.adjusting import AdjustedShare
from bottega.bots.ladder.plot import Labels, draw
from bottega.bots.ladder.sequential import Answer
from bottega.bots.ladder.standings import TableStandings, results
from bottega.bots.ladder.tournament_file import head
from bottega.engine.game import Game
from bottega.engine.types import canonical_json
from bottega.simulate import Crash
from bottega.simulate.intervals import IntervalEstimate
from bottega.system import home
from bottega.terminal import checked, saves
from bottega.terminal.crash import show_crash
from bottega.terminal.pools import open_pool
from bottega.terminal.progress import progress
from bottega.terminal.screen import Screen, ScreenTable, open_screen
from bottega.terminal.voice import Voice
from bottega.terminal.words import Trouble, Words
from bottega.workers import Pool

#: The bots that play where none are named.
_USUAL: Final = "random,greedy,search"
_MATCHES: Final = 100
#: The most matches of a run that goes on until a question is answered.
_MOST: Final = 10_000


def ladder(args: Namespace, words: Words) -> int:
    """Play what has not been played, and report; after Ctrl-C, what there is so far."""
    game = checked.game(args.game, args.edition)
    plan = _plan(args, game)
    question = _question(args, plan)
    each = plan.matches_of_deal(plan.players[-1])
    if plan.matches % each:
        played = plan.deals(plan.players[-1]) * each
        said = "ladder-rounded-table" if plan.table else "ladder-rounded"
        print(words(said, asked=plan.matches, matches=played, times=each), file=sys.stderr)
    path = checked.path(args.file) if args.file else _usual_path(plan)
    start = time.perf_counter()
    try:
        with TournamentFile(path, plan) as ledger, open_pool(args) as pool:
            code = _work(plan, pool, ledger, question, words)
    except TournamentFileError as error:
        raise _trouble(error) from error
    except OSError as error:
        raise Trouble("error-write", path=str(path), reason=error) from error
    standings = Standings(plan, ledger.outcomes, question)
    if args.json != "-":
        screen = open_screen(args.plain)
        _report(screen, Voice(game, words.lang), standings)
        seconds = words.decimal(time.perf_counter() - start, 1)
        screen.line(words("ladder-kept", path=str(path), seed=plan.seed, seconds=seconds), "quiet")
    if args.json:
        text = json.dumps(standings.to_json(), indent=2) + "\n"
        if args.json == "-":
            sys.stdout.write(text)
        else:
            saves.write_file(checked.path(args.json), text)
    if args.plot:
        picture = draw(standings, _labels(Voice(game, words.lang)))
        saves.write_file(checked.path(args.plot), picture)
    return code


def _plan(args: Namespace, game: Game) -> TournamentPlan:
    table: tuple[int, ...] = ()
    if args.table:
        entrants, table = _table(args, game)
        players = [len(table)]
    else:
        entrants = checked.entrants(args.bots or _USUAL, game, "--bots")
        if args.players is None:
            players = sorted({2 if 2 in game.seats else game.seats[0], game.seats[-1]})
        else:
            players = checked.players_range(args.players, game)
        if players[-1] > 1 and len(entrants) < 2:
            raise Trouble("error-entrants-few", text=str(entrants[0]))
    usual = _MOST if args.sprt else _MATCHES
    return TournamentPlan(
        game=game.name,
        entrants=tuple(str(entrant) for entrant in entrants),
        players=tuple(players),
        matches=checked.whole(args.matches or str(usual), "--matches", 1),
        seed=checked.seed(args.seed) or "0",
        options=tuple(sorted(game.complete_options(checked.options(args.option, game)).items())),
        edition=game.edition.name,
        changes=tuple(game.edition.changes.items()),
        table=table,
    )


def _table(args: Namespace, game: Game) -> tuple[list[Entrant], tuple[int, ...]]:
    """The bots of a table, each once, and by seat the number of one."""
    for option, given in (("--bots", args.bots), ("--players", args.players)):
        if given is not None:
            raise Trouble("error-table-with", option=option)
    seated = checked.entrants(args.table, game, "--table")
    if len(seated) not in game.seats:
        checked.players(str(len(seated)), game)
    entrants = list(dict.fromkeys(seated))
    if len(entrants) < 2:
        raise Trouble("error-table-alike", text=str(entrants[0]))
    return entrants, tuple(entrants.index(each) for each in seated)


def _question(args: Namespace, plan: TournamentPlan) -> Question | None:
    if not args.sprt:
        if args.error is not None:
            raise Trouble("error-error-alone")
        return None
    question = checked.question(args.sprt, args.error)
    entrants = 1 if plan.players == (1,) else 2
    if len(plan.players) > 1 or (not plan.table and len(plan.entrants) != entrants):
        raise Trouble("error-sprt-pair")
    return question


def _usual_path(plan: TournamentPlan) -> Path:
    """The same command finds the same file, whatever else has been played."""
    mark = hashlib.sha256(canonical_json(head(plan)).encode()).hexdigest()[:12]
    return home() / "ladders" / f"{plan.game}-{mark}.jsonl"


def _work(
    plan: TournamentPlan, pool: Pool, ledger: TournamentFile, question: Question | None, words: Words
) -> int:
    """Play what the ledger does not have, up to the answer to the question; the exit code."""
    wanted = list(fixtures(plan))
    missing = [fixture for fixture in wanted if fixture not in ledger.outcomes]
    total = len(wanted)
    done = total - len(missing)
    if done:
        print(words("ladder-resumed", done=done, total=total, path=str(ledger.path)), file=sys.stderr)
    test = None if question is None else SequentialTest(question)
    try:
        with (
            progress(words("progress-matches"), total) as show,
            contextlib.closing(work(plan, missing, pool)) as playing,
        ):
            show(done, total)
            while not _answered(test, plan, ledger):
                outcome = next(playing, None)
                if outcome is None:
                    break
                ledger.add(outcome)
                done += 1
                show(done, total, "" if test is None else _ratio(words, test.answer))
    except KeyboardInterrupt:
        print(words("simulate-stopped", done=done, total=total), file=sys.stderr)
        print(words("ladder-again"), file=sys.stderr)
        return 130
    except Crash as crash:
        return show_crash(crash, plan.game, words)
    return 0


def _answered(test: SequentialTest | None, plan: TournamentPlan, ledger: TournamentFile) -> bool:
    """Give the test the deals that are complete now, in their order; whether it has come to an end."""
    if test is None:
        return False
    for result in results(plan, ledger.outcomes, test.answer.deals):
        test.add(result)
    return test.answer.decision is not None


def _ratio(words: Words, answer: Answer) -> str:
    ratio, bound = words.decimal(answer.ratio, 2), words.decimal(answer.question.bound, 2)
    return words("ladder-sprt-ratio", ratio=ratio, bound=bound)


def _trouble(error: TournamentFileError) -> Trouble:
    path = str(error.path)
    match error.code:
        case "other":
            return Trouble(
                "error-ladder-other", path=path, key=error.key, theirs=error.theirs, ours=error.ours
            )
        case "line":
            return Trouble("error-ladder-line", path=path, line=error.key)
        case _:
            return Trouble("error-ladder-foreign", path=path)


# The report


def _report(screen: Screen, voice: Voice, standings: Standings) -> None:
    words = voice.words
    if not standings.tables:
        screen.paragraph(words("ladder-nothing"))
        return
    screen.heading(words("ladder-title", game=voice.rules.title))
    if standings.answer is not None:
        screen.paragraph(_decision(words, standings, standings.answer))
    order = standings.order()
    if len([table for table in standings.tables if table.players > 1]) > 1:
        rows = [[standings.entrants[i], *_figures(words, standings.ratings[i])] for i in order]
        heads = [words("column-bot"), words("column-rating"), words("column-interval")]
        screen.table(ScreenTable(words("ladder-overall"), heads, rows))
    for table in standings.tables:
        screen.table(_entrants(words, table, order))
        if table.versus:
            screen.table(_versus(words, standings, table, order))
        if table.by_seat:
            screen.table(_by_seat(words, table))
    screen.paragraph(words("ladder-note-table" if standings.plan.table else "ladder-note"), style="quiet")
    if standings.answer is not None:
        screen.paragraph(words("ladder-sprt-note"), style="quiet")
    if any(table.adjusted or table.rows[0].adjusted for table in standings.tables):
        screen.paragraph(words("ladder-luck"), style="quiet")


def _decision(words: Words, standings: Standings, answer: Answer) -> str:
    question = answer.question
    share = {"low": question.low, "high": question.high}.get(answer.decision or "", 0.0)
    return words(
        "ladder-sprt",
        decision=answer.decision or "none",
        bot=standings.entrants[0],
        share=words.percent(share),
        low=words.percent(question.low),
        high=words.percent(question.high),
        deals=answer.deals,
        error=words.percent(question.error),
        ratio=_ratio(words, answer),
    )


def _by_seat(words: Words, table: TableStandings) -> ScreenTable:
    """How often each seat wins, whoever sits there."""
    heads = [words("column-seat"), words("column-wins"), words("column-interval")]
    return ScreenTable(
        "", heads, [[str(seat), *_shares(words, each)] for seat, each in enumerate(table.by_seat)]
    )


def _entrants(words: Words, table: TableStandings, order: list[int]) -> ScreenTable:
    rated = table.rows[0].rating is not None
    uneven = table.players > 1 and not rated
    # Where there are pairs, what is adjusted stands beside them.
    adjusted = not rated and table.rows[0].adjusted is not None
    heads = [
        words("column-bot"),
        *([words("column-held")] if uneven else []),
        *([words("column-rating"), words("column-interval")] if rated else []),
        words("column-wins"),
        words("column-interval"),
        *(_adjusted_heads(words) if adjusted else []),
        words("column-points"),
        words("column-interval"),
        words("column-thinking"),
    ]
    rows = []
    for row in (table.rows[number] for number in order):
        rows.append(
            [
                row.entrant,
                *([words.percent(row.held)] if uneven else []),
                *(_figures(words, row.rating) if row.rating is not None else []),
                *_shares(words, row.victories),
                *(_adjusted(words, row.adjusted) if adjusted and row.adjusted else []),
                *_figures(words, row.points),
                words.decimal(row.seconds_per_decision, 3),
            ]
        )
    title = words("ladder-table", players=table.players, deals=table.deals, matches=table.rows[0].matches)
    return ScreenTable(title, heads, rows)


def _versus(words: Words, standings: Standings, table: TableStandings, order: list[int]) -> ScreenTable:
    """A row for each pair; the bot that wins more often is first."""
    heads = [words("column-bot"), words("column-against"), words("column-wins"), words("column-interval")]
    if table.adjusted:
        heads += _adjusted_heads(words)
    rows = []
    for place, one in enumerate(order):
        for two in order[place + 1 :]:
            best, other = (one, two) if table.versus[one, two].value >= 0.5 else (two, one)
            names = [standings.entrants[best], standings.entrants[other]]
            row = [*names, *_shares(words, table.versus[best, other])]
            if table.adjusted:
                row += _adjusted(words, table.adjusted[best, other])
            rows.append(row)
    return ScreenTable("", heads, rows)


def _adjusted_heads(words: Words) -> list[str]:
    return [words("column-adjusted"), words("column-interval"), words("column-worth")]


def _adjusted(words: Words, adjusted: AdjustedShare) -> list[str]:
    return [*_shares(words, adjusted.share), words.decimal(adjusted.worth)]


def _figures(words: Words, estimate: IntervalEstimate) -> list[str]:
    value = words.decimal(estimate.value, 1)
    if not math.isfinite(estimate.low):
        return [value, "–"]
    low, high = words.decimal(estimate.low, 1), words.decimal(estimate.high, 1)
    return [value, words("interval-figures", low=low, high=high)]


def _shares(words: Words, estimate: IntervalEstimate) -> list[str]:
    low, high = words.decimal(100 * estimate.low, 1), words.decimal(100 * estimate.high, 1)
    return [words.percent(estimate.value), words("interval", low=low, high=high)]


def _labels(voice: Voice) -> Labels:
    words = voice.words
    return Labels(
        title=words("ladder-title", game=voice.rules.title),
        rating=words("plot-rating"),
        seats=lambda players: words("plot-seats", count=players),
        beats=lambda players: words("plot-alone") if players == 1 else words("plot-versus", count=players),
        number=words.decimal,
        percent=lambda share: words("percent", value=words.decimal(100 * share)),
    )
