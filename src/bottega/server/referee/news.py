"""News as bytes: what a viewer may know of a table, encoded with orjson.

Most of a referee's time goes into news, so parts that many viewers share are encoded once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import orjson

from bottega.engine.types import Json
from bottega.table.comparing import SAME
from bottega.table.hosting import Tongue
from bottega.table.table import Table
from bottega.table.telling import Teller, Told, action_data

_SORTED: Final = orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS


@lru_cache(maxsize=20_000)
def _choice(game: str, id: int, text: str | None, doubt: str | None) -> orjson.Fragment:
    """A choice, encoded. Most of them come again and again, at every table."""
    said = {"text": text, "doubt": doubt}
    told = {name: words for name, words in said.items() if words is not None}
    return orjson.Fragment(orjson.dumps({"id": id, "action": action_data(game, id), **told}))


class EncodingTeller(Teller):
    """A teller whose shared parts are encoded already."""

    def __init__(self, table: Table, told: Told | None = None) -> None:
        super().__init__(table, told)
        self._encoded: dict[str | None, orjson.Fragment] = {}
        self._encoded_changes: dict[str | None, Json] = {}

    def choice(self, id: int, text: str | None, doubt: str | None) -> Json:
        return _choice(self.table.label, id, text, doubt)

    def everybody(self, lang: str | None) -> Json:
        if lang not in self._encoded:
            self._encoded[lang] = orjson.Fragment(_encoded(self.everybody_data(lang)))
        return self._encoded[lang]

    def everybody_change(self, lang: str | None, before: Told) -> Json:
        if lang not in self._encoded_changes:
            change = super().everybody_change(lang, before)
            self._encoded_changes[lang] = change if change is SAME else orjson.Fragment(_encoded(change))
        return self._encoded_changes[lang]

    def values_key(self, values: dict[str, Json]) -> str | bytes:
        return orjson.dumps(values, option=_SORTED)


def _encoded(data: Json) -> bytes:
    return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS)


class QuickTongue(Tongue):
    """Writes and reads JSON with orjson."""

    def teller(self, table: Table, told: Told | None = None) -> Teller:
        return EncodingTeller(table, told)

    def encode(self, data: Json) -> bytes:
        return _encoded(data)

    def decode(self, text: str) -> Json:
        return orjson.loads(text)


QUICK: Final = QuickTongue()
