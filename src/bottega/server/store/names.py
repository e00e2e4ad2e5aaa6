"""What tells the names of two people apart, and which names are kept for somebody.

Names that people would confuse have the same key. It is the skeleton of Unicode's Technical Standard 39:
every character becomes what it looks like. Capitals and accents do not count, nor do spaces and punctuation.

An account of an older version may have a name whose key another account has now. Both keep their names: the
key of the later one gets its id added, after a space, which no key has otherwise.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from bottega.server.store.sql import Sql, Work
from bottega.table.types import AccountId, Millis

#: Keys of this form begin with this; a move (see `moves`) makes those of another form anew. As a range: from
#: the first to before the second.
KEY_FORM: Final = "=2="
_FORM_END: Final = "=2>"
#: What is still alike after capitals are gone: I is a capital of i and looks like l.
_ALIKE: Final = {"i": "l", "1": "l", "|": "l", "0": "o", "m": "rn"}


@cache
def _looks() -> dict[int, str]:
    """Each character that looks like others, and those."""
    text = files("bottega.server").joinpath("data", "confusables.txt").read_text(encoding="utf-8")
    pairs = (row.split("\t") for row in text.split("\n") if row)
    return {ord(sign): target for target, signs in pairs for sign in signs}


def name_key(name: str) -> str:
    """The same for names that people would confuse.

    >>> name_key("  Éléonore  d'Este") == name_key("eleonore D'ESTE")
    True
    >>> name_key("V ICTIM") == name_key("Victim") == name_key("Vісtim")  # the last with Cyrillic letters
    True
    >>> name_key("Anna") == name_key("Hanna")
    False
    """
    # Looks first: a Greek capital N looks like ours, its small letter like v. Once more after folding: a few
    # letters fold to one with an accent.
    name = _base(name).translate(_looks())
    for _ in range(2):
        name = _base(name).casefold()
    letters = [sign for sign in name if unicodedata.category(sign)[0] not in "PZC"]
    return KEY_FORM + "".join(_ALIKE.get(sign, sign) for sign in letters or name.replace(" ", ""))


def _base(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))


def rekey_work() -> Work[None]:
    """Give every account a key of the present form."""
    stale = yield (
        "SELECT id, name FROM accounts WHERE name_key < ?1 OR name_key >= ?2 ORDER BY created, id",
        (KEY_FORM, _FORM_END),
    )
    for id, name in stale:
        key = name_key(name)
        done = yield (
            "UPDATE accounts SET name_key = ?2 WHERE id = ?1"
            " AND NOT EXISTS (SELECT 1 FROM accounts WHERE name_key = ?2) RETURNING 1",
            (id, key),
        )
        if not done:
            yield "UPDATE accounts SET name_key = ?2 WHERE id = ?1", (id, f"{key} {id}")


class Names(Sql):
    """Names that accounts had before. They are kept for them for a while, and counted."""

    async def name_kept(self, name: str, account: AccountId | None, now: Millis) -> bool:
        """Whether this was the name of another account until lately."""
        rows = await self._read(
            "SELECT account FROM renames WHERE name_key = ?1 AND until > ?2", name_key(name), now
        )
        return any(row[0] != account for row in rows)

    async def renames(self, account: AccountId, since: Millis) -> list[Millis]:
        """When this account changed its name since then, the oldest first."""
        rest = "FROM renames WHERE account = ?1 AND at > ?2 ORDER BY at"
        return [row[0] for row in await self._list("at", rest, account, since)]

    async def add_rename(self, account: AccountId, name: str, at: Millis, until: Millis) -> None:
        """The account gives up this name, which is kept for it until then."""
        await self._do(
            "INSERT INTO renames (account, at, name_key, until) VALUES (?1, ?2, ?3, ?4)"
            " ON CONFLICT (account, at) DO UPDATE SET name_key = excluded.name_key, until = excluded.until",
            account,
            at,
            name_key(name),
            until,
        )

    async def delete_rename(self, account: AccountId, at: Millis) -> None:
        """It did not happen."""
        await self._do("DELETE FROM renames WHERE account = ?1 AND at = ?2", account, at)

    async def forget_renames(self, before: Millis) -> int:
        """Delete those that count no more: made and kept until before this time."""
        return len(await self._do("DELETE FROM renames WHERE at < ?1 AND until < ?1 RETURNING 1", before))
