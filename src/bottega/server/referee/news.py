"""News as bytes: what a viewer may know of a table, encoded with orjson.

Most of a referee's time goes into news, so parts that many viewers share are encoded once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import orjson

from bottega.engine.types import Json, Viewer
from bottega.table.table import Table
from bottega.table.telling import Teller, action_data

#: A viewer with their language, and the number of the last entry they know.
Eyes = tuple[Viewer, str | None, int]

_SORTED: Final = orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS


@lru_cache(maxsize=20_000)
def _action_json(game: str, id: int) -> orjson.Fragment:
    return orjson.Fragment(orjson.dumps(action_data(game, id)))


class EncodingTeller(Teller):
    """A teller whose shared parts are encoded already."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._encoded: dict[str | None, orjson.Fragment] = {}

    def action_json(self, id: int) -> Json:
        return _action_json(self.table.label, id)

    def everybody(self, lang: str | None) -> Json:
        if lang not in self._encoded:
            self._encoded[lang] = orjson.Fragment(orjson.dumps(self.everybody_data(lang)))
        return self._encoded[lang]

    def values_key(self, values: dict[str, Json]) -> str | bytes:
        return orjson.dumps(values, option=_SORTED)


def news_for(table: Table, eyes: list[Eyes]) -> list[bytes]:
    """The news for each of these viewers, as JSON."""
    teller = EncodingTeller(table)
    return [
        orjson.dumps(teller.news(viewer, lang, after), option=orjson.OPT_NON_STR_KEYS)
        for viewer, lang, after in eyes
    ]
