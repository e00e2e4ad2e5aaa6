"""`bottega review`: what each decision of a match was worth, and how the chances went."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from bottega.engine.game import Game
from bottega.engine.match import Match
from bottega.engine.records import Record
from bottega.engine.types import Seat
from bottega.games import games
from bottega.review.errors import ReviewError
from bottega.review.report import LEVELS, QUICK, Review
from bottega.review.reviewing import replayed as replayed_review
from bottega.review.reviewing import review_match
from bottega.review.texts import TEXTS
from bottega.terminal import checked, saves
from bottega.terminal.arguments import unknown
from bottega.terminal.findings import show_review
from bottega.terminal.play import INTERRUPTED, TERMINATED, Terminated, terminable
from bottega.terminal.progress import progress
from bottega.terminal.replay import Replay
from bottega.terminal.screen import Screen, open_screen
from bottega.terminal.voice import Voice
from bottega.terminal.words import Trouble, Words


def review(args: Namespace, words: Words) -> int:
    """Review a record, or show a review that was written before (``--json``); the exit code."""
    if args.file is None:
        raise Trouble("error-which-file")
    with terminable():
        try:
            return _review(args, words)
        except KeyboardInterrupt:
            return INTERRUPTED
        except Terminated:
            return TERMINATED


def _review(args: Namespace, words: Words) -> int:
    path = checked.path(args.file)
    screen = open_screen(args.plain)
    level = args.level or QUICK
    if level not in LEVELS:
        raise unknown("error-level", level, LEVELS)
    found, game, names = read_or_make(path, args.seat, level, checked.seed(args.seed), screen, words)
    if args.json != "-":
        show_review(screen, Voice(game, words.lang, names, [TEXTS]), found)
    if args.json:
        text = json.dumps({**found.to_json(), "names": names}, indent=1) + "\n"
        if args.json == "-":
            sys.stdout.write(text)
        else:
            saves.write_file(checked.path(args.json), text)
    return 0


def read_or_make(
    path: Path, seat: str | None, level: str, seed: str | None, screen: Screen, words: Words
) -> tuple[Review, Game, list[str]]:
    """The review in this file, or one of the record in it; with its game and the names of the players."""
    text = saves.read_text(path)
    if text.lstrip().startswith("{"):
        return _read(path, text)
    record = saves.read_record(path)
    game = saves.game_of(record, path)
    match = replayed(record, game, path, screen, words.lang)
    return make(match, path, _seats(path, seat, len(record.names)), level, seed, words), game, record.names


def _read(path: Path, text: str) -> tuple[Review, Game, list[str]]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Trouble("error-review", path=str(path), problem=ReviewError("review-none")) from error
    try:
        found = Review.from_json(data)
        if found.game not in games():
            raise Trouble("error-record-game", path=str(path), game=found.game, games=", ".join(games()))
        match = replayed_review(found, [str(seat) for seat in range(len(found.table))])
    except ReviewError as error:
        raise Trouble("error-review", path=str(path), problem=error) from error
    names = data.get("names")
    fits = isinstance(names, list) and len(names) == len(match.names)
    fits = fits and all(isinstance(each, str) for each in names)
    return found, match.game, [checked.tidy_name(each) for each in names] if fits else match.names


def replayed(record: Record, game: Game, path: Path, screen: Screen, lang: str) -> Match:
    """The match of a record, played to its last entry; Trouble if one is not legal."""
    replay = Replay(record, game, path, screen, lang, None)
    replay.go_to(len(record.entries))
    return replay.match


def _seats(path: Path, seat: str | None, players: int) -> list[Seat]:
    """The seat that was asked for; otherwise the people of a match that was played in this terminal, or
    all."""
    if seat is not None:
        return [checked.whole(seat, "--seat", 0, players - 1)]
    bots = saves.read_settings(path).bots
    return [each for each in range(players) if each not in bots] or list(range(players))


def make(
    match: Match, path: Path, seats: Sequence[Seat], level: str, seed: str | None, words: Words
) -> Review:
    """The review of a match, with a progress bar; Trouble if there is none."""
    try:
        with progress(words("progress-review"), 100) as show:
            return review_match(
                match, seats, level, seed or "0", lambda share: show(min(100, int(100 * share)), 100)
            )
    except ReviewError as error:
        raise Trouble("error-review", path=str(path), problem=error) from error
