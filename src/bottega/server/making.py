"""A site as its configuration says: which store, which bus, which parts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bottega.server.bus import Bus, NoBus
from bottega.server.config import Config
from bottega.server.http import games, lessons, lists, matches, moderation, players, recovery, reviews
from bottega.server.logs import ServerLog
from bottega.server.notices.part import add_notices
from bottega.server.parts import Parts
from bottega.server.rating import Rater
from bottega.server.recovery import Recovery
from bottega.server.site import Site
from bottega.server.store.base import Store
from bottega.server.store.opening import open_store
from bottega.system import keep_private
from bottega.table.problem import Problem

_LOG: Final = ServerLog("site")


def make_site(config: Config) -> Site:
    """A site that is not open yet. Problem if a setting cannot be used."""
    site = Site(config, make_store(config), make_bus(config))
    parts = Parts(site)
    site.add("matches", parts)
    routes = (games, lessons, lists, matches, players, moderation, reviews)
    site.routers.extend([each.router for each in routes] + [parts.live.router])
    site.add("ratings", Rater(site.store, site.now), needed=False)
    notices = add_notices(site, parts.live.online)
    site.add("recovery", Recovery(site, notices))
    site.routers.append(recovery.router)
    parts.matches.followers.append(notices.follow)
    parts.talk.followers.append(notices.chatted)
    return site


def make_store(config: Config, exclusive: bool = True, create: bool = True) -> Store:
    """The configured database, or a file in the data directory, which only its owner may enter. `exclusive`:
    for the server itself, not for a command beside it. `create`: make what does not exist."""
    if create and not config.database:
        _make_folder(config.data)
    url = config.database or str(config.data / "bottega.db")
    try:
        return open_store(url, exclusive=exclusive, create=create)
    except ValueError as error:
        raise Problem("setting-database", setting="--database") from error


def _make_folder(folder: Path) -> None:
    """Deals, hashes of passwords and notes are in there."""
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
        before = keep_private(folder)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Problem("data-folder", path=str(folder), reason=reason) from error
    if before is not None:
        _LOG.warning("data-folder-private", path=str(folder), before=f"{before:04o}", now="0700")


def make_bus(config: Config) -> Bus:
    if not config.redis:
        return NoBus()
    # Loading the client takes time that a server without Redis saves.
    from bottega.server.redis_bus import open_bus

    try:
        return open_bus(config.redis)
    except ValueError as error:
        raise Problem("setting-redis", setting="--redis") from error
