"""A client that keeps the news: it gets what has changed, and has the whole."""

from __future__ import annotations

from typing import Any

from bottega.table.changes import renewed


class Following:
    """The last news of each match and seat."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, int | None], dict[str, Any]] = {}

    def read(self, message: dict[str, Any]) -> dict[str, Any]:
        """The message; the whole news for one that has changes."""
        if message["op"] != "news":
            return message
        key = (message["match"], message["seat"])
        self._known[key] = renewed(self._known.get(key), message)
        return self._known[key]
