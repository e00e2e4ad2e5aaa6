"""An audience: those who watch a match at one host, and how the match stood when they were last told."""

from __future__ import annotations

from typing import Protocol

from mypy_extensions import mypyc_attr

from bottega.engine.types import Viewer
from bottega.table.brief import Brief
from bottega.table.hosting import Eyes
from bottega.table.seeing import may_look_on
from bottega.table.types import AccountId


class Ear(Protocol):
    """Where messages go, such as a socket. Sending never blocks and never fails; a slow socket closes
    itself. `away`: nobody looks at it now."""

    account: AccountId | None
    away: bool

    def send(self, message: bytes) -> None: ...


class Watcher:
    """A client that watches, through the eyes of a seat or as a spectator, in its language. `presence`: it
    wants to know who is there."""

    __slots__ = ("ear", "lang", "presence", "viewer")

    def __init__(self, ear: Ear, viewer: Viewer, lang: str | None, presence: bool = False) -> None:
        self.ear = ear
        self.viewer = viewer
        self.lang = lang
        self.presence = presence


@mypyc_attr(allow_interpreted_subclasses=True)
class Audience:
    """Those who watch one match."""

    __slots__ = ("brief", "watchers")

    def __init__(self) -> None:
        self.brief: Brief | None = None
        self.watchers: dict[tuple[Ear, Viewer], Watcher] = {}

    def eyes(self) -> list[Eyes]:
        """Each kind of watcher once."""
        after = 0 if self.brief is None else self.brief.number
        kinds = {(watcher.viewer, watcher.lang) for watcher in self.watchers.values()}
        return [(viewer, lang, after) for viewer, lang in kinds]

    def reseat(self, brief: Brief) -> None:
        """Seats have changed hands: from now on each watcher sees through the eyes of its own seat. A
        watcher that may not watch any more is removed."""
        watchers, self.watchers = self.watchers, {}
        for watcher in watchers.values():
            own = brief.seats_of(watcher.ear.account)
            if watcher.viewer not in own:
                watcher.viewer = own[0] if own else None
            if watcher.viewer is not None or may_look_on(brief):
                self.watchers[watcher.ear, watcher.viewer] = watcher

    def send(self, eyes: list[Eyes], news: list[bytes]) -> None:
        messages = {(viewer, lang): message for (viewer, lang, _), message in zip(eyes, news, strict=True)}
        for watcher in list(self.watchers.values()):
            message = messages.get((watcher.viewer, watcher.lang))
            if message is not None:
                watcher.ear.send(message)

    def changed_hands(self, brief: Brief) -> bool:
        """Whether seats have changed hands or the match has begun since those who watch were told: then news
        that was made for the old seats must not reach them."""
        before = self.brief
        return (
            before is not None
            and bool(self.watchers)
            and (brief.accounts, brief.status) != (before.accounts, before.status)
        )
