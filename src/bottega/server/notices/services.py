"""Webhooks of well-known chat services, in the form that each of them expects: apprise knows it.

Such an address leads to one host that we know by name, whatever else is in it, so that apprise may make
the request by itself. It logs addresses, follows redirects and takes orders from the query of an address
unless kept from it: it is kept from it. Every other address goes through `guard`.
"""

from __future__ import annotations

import logging
from importlib import import_module
from typing import Any, Final

from yarl import URL

#: The host of a service, where apprise speaks its language, and what of the query belongs to the address.
_SERVICES: Final = {
    "discord.com": ("discord", "NotifyDiscord", ()),
    "discordapp.com": ("discord", "NotifyDiscord", ()),
    "hooks.slack.com": ("slack", "NotifySlack", ()),
    "chat.googleapis.com": ("google_chat", "NotifyGoogleChat", ("key", "token")),
}
#: No pictures, no advertisement of the library.
_PLAIN: Final = {"avatar": False, "include_image": False, "include_footer": False, "footer": False}
#: A player's name is no command: nobody is called by "@everyone" or "<!channel>".
_HARMLESS: Final = str.maketrans({"@": "@\u200b", "<": "‹", ">": "›"})


class Service:
    """One webhook of a service we know."""

    def __init__(self, plugin: Any) -> None:
        self._plugin = plugin

    def send(self, title: str, text: str) -> bool:
        """Blocks; whether it was taken."""
        body = text.translate(_HARMLESS)
        return bool(self._plugin.notify(title=title.translate(_HARMLESS), body=body))


def service(address: str) -> Service | None:
    """None for an address of no service we know, or that the service would not know."""
    url = URL(address)
    known = _SERVICES.get(url.host or "")
    if known is None:
        return None
    module, name, kept = known
    # Imported when it is first needed: a server whose players use none of this need not hold it.
    plugin: Any = getattr(import_module(f"apprise.plugins.{module}"), name)
    logging.getLogger("apprise").setLevel(logging.CRITICAL + 1)
    parts = plugin.parse_native_url(
        str(url.with_query({key: url.query[key] for key in kept if key in url.query}))
    )
    if parts is None:
        return None
    asset: Any = import_module("apprise").AppriseAsset(
        app_id="Bottega", app_desc="Bottega", http_redirects=False
    )
    parts |= {key: value for key, value in _PLAIN.items() if key in parts}
    return Service(plugin(**parts, asset=asset))
