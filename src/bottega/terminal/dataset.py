"""`bottega selfplay` and `bottega export`: decisions as rows in parquet files, of bots' matches and of
records."""

from __future__ import annotations

import hashlib
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from bottega.engine.game import Game
from bottega.engine.records import Record
from bottega.engine.types import Json
from bottega.research.dataset.columns import Contents, columns, packed
from bottega.research.dataset.files import SHARD
from bottega.research.dataset.filling import contents_of, fill
from bottega.research.dataset.folder import DataFolder, DataFolderError
from bottega.research.dataset.rows import Decision, replayed_rows
from bottega.research.dataset.selfplay import SelfPlayPlan
from bottega.simulate import Crash
from bottega.terminal import checked, saves
from bottega.terminal.crash import show_crash
from bottega.terminal.pools import open_pool
from bottega.terminal.progress import progress
from bottega.terminal.review import replayed
from bottega.terminal.screen import Screen, open_screen
from bottega.terminal.words import Trouble, Words

#: The bot that plays where none is named: limited by iterations, so that the seed decides everything.
_USUAL: Final = "search:iterations=200"
_MATCHES: Final = 100


def selfplay(args: Namespace, words: Words) -> int:
    """Play what is not in the folder yet; after Ctrl-C, the same command goes on."""
    game = checked.game(args.game, args.edition)
    plan = _plan(args, game)
    matches = checked.whole(args.matches or str(_MATCHES), "--matches", 1)

    def play(folder: DataFolder) -> int:
        try:
            with open_pool(args) as pool:
                return _fill(folder, fill(plan, folder, pool), words)
        except Crash as crash:
            return show_crash(crash, game.name, words)

    return _make(args, contents_of(plan), matches, play, words)


def _plan(args: Namespace, game: Game) -> SelfPlayPlan:
    entrants = checked.entrants(args.bots or _USUAL, game, "--bots")
    players = checked.players(args.players or str(max(2, len(entrants))), game)
    options = checked.options(args.option, game)
    return SelfPlayPlan.of(
        game, [str(each) for each in entrants], checked.seed(args.seed) or "0", players, options
    )


def export(args: Namespace, words: Words) -> int:
    """Write the rows of records. All of them are checked before anything is written."""
    if not args.file:
        raise Trouble("error-which-file")
    paths = [checked.path(file) for file in args.file]
    screen = open_screen(args.plain)
    with progress(words("progress-records"), len(paths)) as show:
        contents = _contents(paths, screen, words, lambda done: show(done, len(paths)))
    schema = columns(contents.game, contents.players)

    def write(folder: DataFolder) -> int:
        def matches() -> Iterator[int]:
            for match in folder.missing:
                rows = _rows(paths[match], match, screen, words)
                folder.add(match, packed(rows, schema))
                yield match

        return _fill(folder, matches(), words)

    return _make(args, contents, len(paths), write, words)


def _make(
    args: Namespace, contents: Contents, matches: int, work: Callable[[DataFolder], int], words: Words
) -> int:
    """Open the folder, do the work, and say what is in it; the exit code."""
    if not args.out:
        raise Trouble("error-which-folder")
    path = checked.path(args.out)
    shard = checked.whole(args.shard or str(SHARD), "--shard", 1)
    start = time.perf_counter()
    try:
        with DataFolder(path, contents, matches, shard) as folder:
            code = work(folder)
            rows, size = folder.rows, folder.size
    except DataFolderError as error:
        raise _trouble(error) from error
    except OSError as error:
        raise Trouble("error-write", path=str(path), reason=error) from error
    seconds = words.decimal(time.perf_counter() - start, 1)
    megabytes = words.decimal(size / 1e6, 1)
    open_screen(args.plain).line(
        words("data-kept", rows=rows, megabytes=megabytes, path=str(path), seconds=seconds), "quiet"
    )
    return code


def _fill(folder: DataFolder, matches: Iterator[int], words: Words) -> int:
    """Do what is missing, with a progress bar; the exit code."""
    total = folder.matches
    done = total - len(folder.missing)
    if done:
        print(words("data-resumed", done=done, total=total, path=str(folder.path)), file=sys.stderr)
    try:
        with progress(words("progress-matches"), total) as show:
            show(done, total)
            for _ in matches:
                done += 1
                show(done, total)
    except KeyboardInterrupt:
        print(words("simulate-stopped", done=done, total=total), file=sys.stderr)
        print(words("ladder-again"), file=sys.stderr)
        return 130
    return 0


def _trouble(error: DataFolderError) -> Trouble:
    path = str(error.path)
    match error.code:
        case "other":
            return Trouble("error-data-other", path=path, key=error.key, theirs=error.theirs, ours=error.ours)
        case "file":
            return Trouble("error-data-file", path=path)
        case _:
            return Trouble("error-data-foreign", path=path)


# Records


def _contents(
    paths: list[Path], screen: Screen, words: Words, on_progress: Callable[[int], None]
) -> Contents:
    """What these records have in common; Trouble if one of them cannot be exported, or not with the
    others."""
    first: Contents | None = None
    digest = hashlib.sha256()
    for number, path in enumerate(paths):
        record = saves.read_record(path)
        game = saves.game_of(record, path)
        contents = Contents(game, len(record.names), {})
        if first is None:
            first = contents
        _check_alike(first.head(), contents.head(), paths[0], path)
        _rows_of(record, game, path, number, screen, words)
        digest.update(hashlib.sha256(str(record).encode()).digest())
        on_progress(number + 1)
    assert first is not None
    made: dict[str, Json] = {"by": "export", "records": [path.name for path in paths]}
    return Contents(first.game, first.players, {**made, "digest": digest.hexdigest()})


def _check_alike(ours: dict[str, Json], theirs: dict[str, Json], first: Path, path: Path) -> None:
    """All rows of a folder are of one game, with one edition and one number of players."""
    for key, value in ours.items():
        if theirs[key] != value:
            other, own = str(theirs[key]), str(value)
            raise Trouble(
                "error-export-mixed", path=str(path), key=key, theirs=other, first=str(first), ours=own
            )


def _rows(path: Path, match: int, screen: Screen, words: Words) -> list[Decision]:
    record = saves.read_record(path)
    return _rows_of(record, saves.game_of(record, path), path, match, screen, words)


def _rows_of(
    record: Record, game: Game, path: Path, match: int, screen: Screen, words: Words
) -> list[Decision]:
    """The rows of a record, or Trouble if it is not legal or not over."""
    played = replayed(record, game, path, screen, words.lang)
    if not played.state.over:
        raise Trouble("error-export-running", path=str(path))
    seed = (record.proof.seed if record.proof is not None else "") or None
    return replayed_rows(game, record.deal, played.line, match, seed, record.names)
