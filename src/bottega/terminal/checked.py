"""What was given on the command line, checked and in its right form; or Trouble in words."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from typing import Final

import bottega
from bottega.bots.entrants import BadEntrant, Entrant, parse_entrants
from bottega.bots.errors import BotError
from bottega.bots.ladder.sequential import Question
from bottega.engine.editions import STANDARD, EditionError
from bottega.engine.game import Game
from bottega.engine.types import Seat
from bottega.games import shipped_editions
from bottega.terminal.arguments import unknown
from bottega.terminal.words import Trouble
from bottega.workers.cluster import SCHEME

#: Longer names would not fit on a board.
LONGEST_NAME: Final = 16
#: Python refuses to read numbers of more than some thousand digits.
_LONGEST_NUMBER: Final = 9


def game(name: str | None, edition: str | None = None) -> Game:
    """The game of this name with this edition."""
    names = bottega.games()
    if name is None:
        if len(names) == 1:
            return game(names[0], edition)
        raise Trouble("error-which-game", games=", ".join(names))
    if name.lower() not in names:
        raise unknown("error-game", name, names)
    standard = bottega.game(name.lower())
    if edition is None:
        return standard
    shipped = (STANDARD, *shipped_editions(standard))
    chosen: str | Path = edition
    if edition not in shipped:
        chosen = path(edition)
        if not exists(chosen):
            raise Trouble("error-edition", edition=edition, editions=", ".join(shipped))
        if chosen.is_dir():
            raise Trouble("error-edition-folder", path=edition)
    try:
        return bottega.game(standard.name, chosen)
    except EditionError as error:
        raise Trouble("error-edition-file", problem=error) from error


def path(text: str) -> Path:
    """A path, with ``~`` for the home folder."""
    try:
        return Path(text).expanduser()
    except RuntimeError as error:  # there is no such user
        raise Trouble("error-home", path=text) from error


def exists(path: Path) -> bool:
    """Whether there is something at this path; Trouble if the system cannot say."""
    try:
        return path.exists()
    except (OSError, ValueError) as error:
        raise Trouble("error-read", path=str(path), reason=error) from error


def new_path(text: str) -> Path:
    """A path where nothing is yet: no file is overwritten."""
    wanted = path(text)
    if exists(wanted):
        raise Trouble("error-exists", path=str(wanted))
    return wanted


def choice(text: str, most: int) -> int | None:
    """A number from 1 to `most`, or None.

    >>> choice("3", 4), choice("0", 4), choice("9" * 5000, 4)
    (3, None, None)
    """
    if not text.isdecimal() or len(text) > _LONGEST_NUMBER:
        return None
    number = int(text)
    return number if 1 <= number <= most else None


def whole(text: str, option: str, low: int = 0, high: int | None = None) -> int:
    """A whole number from `low` to `high`."""
    try:
        number = int(text)
    except ValueError as error:
        raise Trouble("error-number", option=option, text=text) from error
    if number < low or (high is not None and number > high):
        if high is None:
            raise Trouble("error-number-low", option=option, text=text, low=low)
        raise Trouble("error-number-range", option=option, text=text, low=low, high=high)
    return number


def seconds(text: str | None, option: str) -> float | None:
    """A time above 0, with a decimal point if need be."""
    if text is None:
        return None
    try:
        number = float(text)
    except ValueError as error:
        raise Trouble("error-seconds", option=option, text=text) from error
    if not 0 < number < math.inf:
        raise Trouble("error-seconds", option=option, text=text)
    return number


def players(text: str, game: Game) -> int:
    """A number of players that the game seats."""
    number = whole(text, "--players")
    if number not in game.seats:
        raise Trouble(
            "error-players", game=game.name, text=text, low=str(game.seats[0]), high=str(game.seats[-1])
        )
    return number


def players_range(text: str | None, game: Game) -> list[int]:
    """``3``, ``2-4`` or ``2,4``; without a text, all that the game seats."""
    if text is None:
        return list(game.seats)
    numbers: set[int] = set()
    for part in text.split(","):
        low, dash, high = part.partition("-")
        first = players(low, game)
        numbers.update(range(first, (players(high, game) if dash else first) + 1))
    if not numbers:
        raise Trouble("error-number", option="--players", text=text)
    return sorted(numbers)


def options(given: list[str] | None, game: Game) -> dict[str, str]:
    """``name=choice`` each, as the game knows them."""
    chosen: dict[str, str] = {}
    for text in given or []:
        name, equals, choice = text.partition("=")
        if not equals:
            raise Trouble("error-option-form", text=text)
        if not game.options:
            raise Trouble("error-no-options", game=game.name, text=text)
        if name not in game.options:
            raise unknown("error-option-name", name, tuple(game.options))
        if choice not in game.options[name].choices:
            choices = ", ".join(game.options[name].choices)
            raise Trouble("error-option-choice", name=name, text=choice, choices=choices)
        chosen[name] = choice
    return chosen


def seats(text: str, players: int, option: str) -> list[Seat]:
    """``none``, ``all`` or seats with a comma between them."""
    if text == "none":
        return []
    if text == "all":
        return list(range(players))
    return sorted({whole(part.strip(), option, 0, players - 1) for part in text.split(",")})


def entrants(text: str, game: Game, option: str) -> list[Entrant]:
    """Bots with their settings, with commas between them, each of which can play this game."""
    try:
        parsed = parse_entrants(text)
        for entrant in parsed:
            entrant.budget()
            entrant.make(game, "")
    except BadEntrant as error:
        raise Trouble(
            f"error-entrant-{error.code}", option=option, text=error.text, part=error.part
        ) from error
    except BotError as error:
        raise Trouble("error-bot", option=option, problem=error) from error
    return list(parsed)


def question(text: str, error: str | None) -> Question:
    """Two win rates, ``0.5:0.55``, and how often the test between them may be wrong."""
    low, _, high = text.partition(":")
    try:
        found = Question(float(low), float(high))
    except ValueError as problem:
        raise Trouble("error-sprt", text=text) from problem
    try:
        return found if error is None else replace(found, error=float(error))
    except ValueError as problem:
        raise Trouble("error-sprt-error", text=error or "") from problem


def names(text: str) -> list[str]:
    """Names with a comma between them, all different."""
    given = [tidy_name(part) for part in text.split(",")]
    if not all(given):
        raise Trouble("error-name-empty", text=text)
    for i, name in enumerate(given):
        if len(name) > LONGEST_NAME:
            raise Trouble("error-name-long", name=name, most=LONGEST_NAME)
        if name.casefold() in (other.casefold() for other in given[:i]):
            raise Trouble("error-name-twice", name=name)
    return given


def tidy_name(text: str) -> str:
    """Without anything that would break a line."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def jobs(text: str | None) -> int | None:
    """A number of processes; None where it is left to the pool."""
    return None if text is None else whole(text, "--jobs", 1, 1024)


def place(text: str | None) -> str:
    """Where work is done: ``local``, ``ray`` or the address of a cluster."""
    if text is None or text in ("local", "ray"):
        return text or "local"
    if not text.startswith(SCHEME):
        raise Trouble("error-place", text=text)
    return text


def seed(text: str | None) -> str | None:
    """Any text, without what would break a line of a record."""
    return tidy_name(text or "") or None
