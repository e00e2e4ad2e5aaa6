"""The text of a notice: which game, with whom, and a link. Never what the decision is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

from babel.dates import format_datetime

import bottega
from bottega.engine.people.rulebook import rulebook
from bottega.engine.people.text import LANGUAGES
from bottega.server.notices.preferences import Kind, Preferences
from bottega.server.store.base import Account
from bottega.server.words import USUAL, catalogue, say
from bottega.table.rows import MatchRow
from bottega.table.types import MatchId, Millis

#: Maximum matches that a notice names; the others are counted.
_NAMED: Final = 10


@dataclass(frozen=True, slots=True)
class Item:
    """One piece of news about one match, for the account with these seats."""

    kind: Kind
    row: MatchRow
    seats: tuple[int, ...]
    deadline: Millis | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """A message for any channel. `tag` is the match it is about: on a device that supports it, a later
    notice of the same match replaces an earlier one."""

    title: str
    text: str
    url: str
    lang: str
    tag: str = ""


@cache
def title_of(game: str, lang: str) -> str:
    """The title of a game."""
    return rulebook(bottega.game(game).data, lang).title


def spoken(account: Account) -> str:
    return account.lang if account.lang in LANGUAGES else USUAL


def match_url(origin: str, match: MatchId) -> str:
    return f"{origin}/match/{match}"


def notice(account: Account, wishes: Preferences, items: Sequence[Item], waiting: int, origin: str) -> Notice:
    """One message for all of these items; `waiting` is how many matches wait for this account."""
    lang = spoken(account)
    lines = [_line(item, lang, wishes) for item in items[:_NAMED]]
    if len(items) == 1:
        (item,) = items
        title = say(lang, f"notice-title-{item.kind}")
        return Notice(title, lines[0], match_url(origin, item.row.id), lang, item.row.id)
    if len(items) > _NAMED:
        lines.append(say(lang, "notice-line-more", {"count": len(items) - _NAMED}))
    return Notice(say(lang, "notice-title-many", {"count": waiting}), "\n".join(lines), f"{origin}/", lang)


def _line(item: Item, lang: str, wishes: Preferences) -> str:
    match = _match(item, lang)
    if item.kind == "reminder" and item.deadline is not None:
        return say(
            lang, "notice-line-deadline", {"match": match, "deadline": _when(item.deadline, lang, wishes)}
        )
    return say(lang, f"notice-line-{item.kind}", {"match": match})


def _match(item: Item, lang: str) -> str:
    """The game, and with whom."""
    names = [seat["name"] for seat in item.row.summary.get("seats", [])]
    others = [name for seat, name in enumerate(names) if name and seat not in item.seats]
    values = {"game": title_of(item.row.game, lang), "count": len(others)}
    return say(lang, "notice-match", {**values, "others": catalogue(lang).join(others)})


def _when(at: Millis, lang: str, wishes: Preferences) -> str:
    """A time in the time zone of the reader."""
    wall = datetime.fromtimestamp(at / 1_000, ZoneInfo(wishes.zone))
    return str(format_datetime(wall, "EEE d MMM, HH:mm", locale=lang))
