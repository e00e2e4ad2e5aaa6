"""`bottega study`: what designers ask of a game, as a page, as JSON, and in short on the screen."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from typing import Final

from bottega.engine.game import Game
from bottega.engine.people.text import Book
from bottega.research.study import (
    MatchFacts,
    Study,
    StudyPlan,
    jobs,
    naming,
    page,
    seats_plot,
    study_book,
    work,
)
from bottega.research.study.findings import Section
from bottega.research.study.plot import STUDY_STYLE
from bottega.simulate import Crash
from bottega.terminal import checked, saves
from bottega.terminal.crash import show_crash
from bottega.terminal.pools import open_pool
from bottega.terminal.progress import progress
from bottega.terminal.screen import Screen, ScreenTable, open_screen
from bottega.terminal.words import Trouble, Words
from bottega.workers import Pool

#: The bot that plays where none is named, and the matches of each bot at each size of table.
_USUAL: Final = "greedy"
_MATCHES: Final = 200


def study(args: Namespace, words: Words) -> int:
    """Play and report; after Ctrl-C, what there is so far."""
    editions = args.edition or []
    if len(editions) > 2:
        raise Trouble("error-study-editions", count=len(editions))
    game = checked.game(args.game, editions[0] if editions else None)
    plan = _plan(args, game, editions)
    start = time.perf_counter()
    facts: list[MatchFacts] = []
    with open_pool(args) as pool:
        code = _work(plan, pool, facts, words)
    found = Study(plan, facts)
    book = study_book(game, words.lang)
    if args.json != "-":
        screen = open_screen(args.plain)
        _report(screen, found, book, words)
        seconds = words.decimal(time.perf_counter() - start, 1)
        screen.line(words("study-done", seed=plan.seed, seconds=seconds), "quiet")
    if args.json:
        text = json.dumps(found.to_json(), indent=2, ensure_ascii=False) + "\n"
        if args.json == "-":
            sys.stdout.write(text)
        else:
            saves.write_file(checked.path(args.json), text)
    if args.out and found.sections:
        saves.write_file(checked.path(args.out), page(found, book))
    if args.plot and any(section.players > 1 for section in found.sections):
        saves.write_file(checked.path(args.plot), seats_plot(found, book, style=STUDY_STYLE))
    return code


def _plan(args: Namespace, game: Game, editions: list[str]) -> StudyPlan:
    bots = checked.entrants(args.bots or _USUAL, game, "--bots")
    games = [game, *(checked.game(game.name, edition) for edition in editions[1:])]
    return StudyPlan(
        game=game.name,
        bots=tuple(dict.fromkeys(str(bot) for bot in bots)),
        players=tuple(checked.players_range(args.players, game)),
        matches=checked.whole(args.matches or str(_MATCHES), "--matches", 1),
        seed=checked.seed(args.seed) or "0",
        options=tuple(sorted(game.complete_options(checked.options(args.option, game)).items())),
        editions=tuple((each.edition.name, tuple(each.edition.changes.items())) for each in games),
    )


def _work(plan: StudyPlan, pool: Pool, facts: list[MatchFacts], words: Words) -> int:
    """Play all matches; the exit code."""
    try:
        with progress(words("progress-matches"), plan.total) as show:
            for match in work(plan, jobs(plan), pool):
                facts.append(match)
                show(len(facts), plan.total)
    except KeyboardInterrupt:
        print(words("simulate-stopped", done=len(facts), total=plan.total), file=sys.stderr)
        return 130
    except Crash as crash:
        return show_crash(crash, plan.game, words)
    return 0


def _report(screen: Screen, found: Study, book: Book, words: Words) -> None:
    if not found.sections:
        screen.paragraph(words("study-nothing"))
        return
    for section in found.sections:
        screen.table(_seats(section, found, book, words))
    held = {"intervals": len(found.findings), "holding": found.holding}
    screen.paragraph(book.say("study-holding", held), style="quiet")


def _seats(section: Section, found: Study, book: Book, words: Words) -> ScreenTable:
    title = words(
        "study-section",
        bot=section.bot,
        edition=section.edition,
        players=section.players,
        matches=words.decimal(len(section.matches)),
        decisions=words.decimal(section.decisions.value, 1),
        interval=naming.interval(book, section.decisions),
    )
    heads = [
        words("column-seat"),
        words("column-wins"),
        words("column-interval"),
        book.say("study-column-holds"),
        words("column-points"),
        words("column-interval"),
    ]
    rows = [
        [
            str(seat),
            words.percent(row.victories.estimate.value),
            naming.share_interval(book, row.victories.estimate),
            book.say("study-yes") if row.victories.holds else "",
            words.decimal(row.points.value, 1),
            naming.interval(book, row.points),
        ]
        for seat, row in enumerate(section.seats)
    ]
    return ScreenTable(title, heads, rows)
