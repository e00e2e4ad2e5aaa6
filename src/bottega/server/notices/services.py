"""Webhooks of well-known chat services: the JSON that each of them expects.

The request goes out like that of any other webhook, through `guard`. Only the address that the service itself
gives out is used: what else a query holds is dropped.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from yarl import URL

#: A player's name is not a command: "@everyone" and "<!channel>" call nobody.
_HARMLESS: Final = str.maketrans({"@": "@\u200b", "<": "‹", ">": "›"})
#: The longest message that Discord takes; the others take more.
_LONGEST: Final = 2_000


def _discord(title: str, text: str) -> dict[str, Any]:
    return {"content": f"**{title}**\n{text}"[:_LONGEST], "allowed_mentions": {"parse": []}}


def _slack(title: str, text: str) -> dict[str, Any]:
    return {"text": f"*{title}*\n{text}", "link_names": 0}


def _google(title: str, text: str) -> dict[str, Any]:
    return {"text": f"*{title}*\n{text}"}


@dataclass(frozen=True, slots=True)
class ChatService:
    """How a chat service is called: the paths of its webhooks, which part of the query belongs to the
    address, and the JSON it takes."""

    path: re.Pattern[str]
    query: tuple[str, ...]
    message: Callable[[str, str], dict[str, Any]]


_DISCORD: Final = ChatService(re.compile(r"/api/webhooks/[0-9]+/[A-Za-z0-9_-]+/?"), (), _discord)
_SERVICES: Final = {
    "discord.com": _DISCORD,
    "discordapp.com": _DISCORD,
    "hooks.slack.com": ChatService(
        re.compile(r"/services/[A-Z0-9]+/[A-Z0-9]+/[A-Za-z0-9]+/?", re.IGNORECASE), (), _slack
    ),
    "chat.googleapis.com": ChatService(
        re.compile(r"/v1/spaces/[A-Za-z0-9_-]+/messages"), ("key", "token"), _google
    ),
}


def chat_message(address: str, title: str, text: str) -> tuple[str, dict[str, Any]] | None:
    """Where to post a message, and the JSON; None for an address that is no webhook of a service."""
    url = URL(address)
    service = _SERVICES.get(url.host or "")
    if service is None or not service.path.fullmatch(url.path):
        return None
    url = url.with_query({key: url.query[key] for key in service.query if key in url.query})
    return str(url), service.message(title.translate(_HARMLESS), text.translate(_HARMLESS))
