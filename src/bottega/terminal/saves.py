"""Saved matches: records in the player's own folder, written so that a crash loses nothing.

What the terminal needs besides the match (which seats are bots, which language) stands in a comment of the
record, which every other reader ignores.
"""

from __future__ import annotations

import contextlib
import json
import secrets
from dataclasses import asdict, dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final

from bottega.engine.game import Game
from bottega.engine.people.text import LANGUAGES
from bottega.engine.records import Record, RecordError
from bottega.engine.types import Json, Seat
from bottega.games import VersionError, edited, games
from bottega.system import home, write_whole
from bottega.terminal.checked import tidy_name
from bottega.terminal.words import Trouble

SUFFIX: Final = ".record"
_MARK: Final = "# bottega-terminal:"


@dataclass
class Settings:
    """What a record does not say and the terminal needs to go on: all of it has a default."""

    #: The seats that bots play, and by seat which bot with which settings; the others are people.
    bots: dict[Seat, str] = field(default_factory=dict)
    lang: str = ""
    #: What the opponents' choices are drawn from.
    luck: str = ""
    #: Seconds for a decision of any bot, and for a hint; None for the usual time of each.
    seconds: float | None = None


class Save:
    """The file of one match."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, record: Record, settings: Settings) -> None:
        """The match so far; the file is always complete, the old one or the new."""
        title, rest = str(record).split("\n", 1)
        comments = [f"{_MARK} {json.dumps(asdict(settings))}"]
        comments += [f"# seat {seat} is a bot: {name}" for seat, name in sorted(settings.bots.items())]
        write_file(self.path, "\n".join([title, *comments, rest]))


def new_path(name: str, folder: str = "matches") -> Path:
    """A new file's name: the game, when, and a few letters that no other has."""
    now = datetime.now().strftime("%Y%m%d-%H%M%S")
    return home() / folder / f"{name}-{now}-{secrets.token_hex(2)}{SUFFIX}"


def write_file(path: Path, text: str) -> None:
    """The whole text or nothing, and on the disk when this returns; Trouble if that cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text.encode())
    except (OSError, ValueError) as error:
        raise Trouble("error-write", path=str(path), reason=error) from error


def unfinished(name: str | None = None) -> list[Path]:
    """The matches that can be continued, the latest first; of one game, if it is named."""
    waiting: list[tuple[float, Path]] = []
    for path in (home() / "matches").glob(f"{name or '*'}-*{SUFFIX}"):
        with contextlib.suppress(OSError, UnicodeDecodeError):
            if "\nresult: " not in path.read_text(encoding="utf-8"):
                waiting.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(waiting, reverse=True)]


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Trouble("error-no-file", path=str(path)) from error
    except OSError as error:
        raise Trouble("error-read", path=str(path), reason=error) from error
    except UnicodeDecodeError as error:
        raise Trouble("error-not-text", path=str(path)) from error
    except ValueError as error:  # a name that no file can have
        raise Trouble("error-no-file", path=str(path)) from error


def read_record(path: Path) -> Record:
    """The record in a file, or Trouble with the line that is wrong. Names come without anything that would
    move the cursor: the file may be from anywhere."""
    try:
        record = Record.parse(read_text(path))
    except RecordError as error:
        raise Trouble("error-record", path=str(path), problem=error) from error
    record.names = [tidy_name(name) for name in record.names]
    return record


def read_settings(path: Path) -> Settings:
    """The terminal's comment in a record; defaults where it is missing or says nonsense."""
    settings = Settings()
    for line in read_text(path).splitlines():
        if line.startswith(_MARK):
            with contextlib.suppress(ValueError):
                _fill(settings, json.loads(line.removeprefix(_MARK)))
    return settings


def _fill(settings: Settings, data: Json) -> None:
    if not isinstance(data, dict):
        return
    bots, lang, luck, seconds = (data.get(key) for key in ("bots", "lang", "luck", "seconds"))
    if isinstance(bots, dict) and all(seat.isdecimal() and isinstance(bots[seat], str) for seat in bots):
        settings.bots = {int(seat): name for seat, name in bots.items()}
    elif isinstance(bots, list) and all(type(seat) is int for seat in bots):
        # Before there were others, all opponents chose at random.
        settings.bots = dict.fromkeys(bots, "random")
    if lang in LANGUAGES:
        settings.lang = lang
    if isinstance(luck, str):
        settings.luck = luck
    if isinstance(seconds, int | float) and not isinstance(seconds, bool) and seconds > 0:
        settings.seconds = seconds


def game_of(record: Record, path: Path) -> Game:
    """The game that a record is of, with its edition and the version of its rules."""
    if record.game not in games():
        raise Trouble("error-record-game", path=str(path), game=record.game, games=", ".join(games()))
    try:
        return edited(record.game, record.edition, record.changes, record.rules)
    except VersionError as error:
        raise Trouble("error-record-rules", path=str(path), problem=error) from error
    except ValueError as error:
        raise Trouble("error-record", path=str(path), problem=error) from error
