"""Sealed records: the whole record of a match under way, such that nobody reads hidden things by chance.

A seal keeps out no one who wants to break it. It is for a match that one person keeps alone, in a page: its
file can be kept or brought elsewhere, and opened in an editor without giving away the next card.
"""

from __future__ import annotations

import base64
import binascii
import json
import textwrap
import zlib
from typing import Final

from bottega.engine.problem import DataError
from bottega.engine.records import Record

_TITLE: Final = "Bottega record 1, sealed: the match is under way"
#: The longest record that is sealed, in characters.
_LONGEST: Final = 2_000_000


#: Begins the line of a sealed record that says which bot plays at each seat; null for a person.
_BOTS: Final = "# bots: "


def sealed(record: Record, bots: list[str | None]) -> str:
    """A text that `opened` turns into that of the record. It says in clear which match it is. `bots` are
    those that play, by seat; None for a person."""
    text = f"{record}{_BOTS}{json.dumps(bots)}\n"
    packed = base64.b64encode(zlib.compress(text.encode(), 9)).decode()
    lines = [_TITLE, "", f"game: {record.game}", f"rules: {record.rules}"]
    lines += [f"seat {seat}: {name}" for seat, name in enumerate(record.names)]
    return "\n".join([*lines, "", *textwrap.wrap(packed, 100)]) + "\n"


def opened(text: str) -> str:
    """The text of a record, whether it was sealed or not. DataError if a seal is damaged."""
    title, _, rest = "\n".join(text.lstrip("\ufeff \r\n").splitlines()).partition("\n")
    if title.strip() != _TITLE:
        return text
    packed = "".join(rest.strip().rpartition("\n\n")[2].split())
    try:
        unpacking = zlib.decompressobj()
        plain = unpacking.decompress(base64.b64decode(packed, validate=True), _LONGEST)
        if not unpacking.eof:
            raise DataError("record-seal")
        return plain.decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError) as error:
        raise DataError("record-seal") from error


def bots_of(text: str, players: int) -> list[str | None] | None:
    """The bots of a record that was sealed, by seat; None where it does not say."""
    for each in text.splitlines():
        if each.startswith(_BOTS):
            try:
                bots = json.loads(each.removeprefix(_BOTS))
            except ValueError:
                return None
            if isinstance(bots, list) and len(bots) == players:
                return [bot if isinstance(bot, str) else None for bot in bots]
    return None
