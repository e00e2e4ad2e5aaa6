"""The notices, built into a site."""

from __future__ import annotations

from bottega.server.http import notices as routes
from bottega.server.notices.service import Hooks, Notices, Setup
from bottega.server.notices.sweep import Online
from bottega.server.site import Site


def add_notices(site: Site, online: Online) -> Notices:
    """Before the site opens. `online` says whether somebody has the site open now, in any process."""

    def count(kind: str, outcome: str) -> None:
        site.metrics.notices.labels(kind, outcome).inc()

    hooks = Hooks(online=online, changed=site.sessions.forget, count=count)
    notices = Notices(site.store, Setup.of(site.config), hooks, site.now, site.clock.ticks)
    site.add("notices", notices, needed=False)
    site.routers.extend((routes.router, routes.links))
    return notices
