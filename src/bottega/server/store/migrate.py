"""The schema, as numbered files that are carried out once each, in order, never backwards.

The files are written in what SQLite and PostgreSQL have in common. The one difference is made here: in
PostgreSQL texts compare by code point (``COLLATE "C"``), as they do in SQLite anyway. What must be computed
row by row is in `moves`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

#: Where a store keeps which files it has seen. Made before the first of them.
VERSION_TABLE: Final = (
    "CREATE TABLE IF NOT EXISTS schema_version"
    " (version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, applied BIGINT NOT NULL)"
)

_NAME: Final = re.compile(r"(\d{4})_\w+\.sql")


@dataclass(frozen=True, slots=True)
class Migration:
    version: int
    name: str
    statements: tuple[str, ...]

    def for_postgres(self) -> tuple[str, ...]:
        return tuple(re.sub(r"\bTEXT\b", 'TEXT COLLATE "C"', each) for each in self.statements)


@cache
def migrations() -> tuple[Migration, ...]:
    """All there are, in order; their numbers have no gap."""
    migrations = []
    for file in files("bottega.server.store").joinpath("migrations").iterdir():
        if match := _NAME.fullmatch(file.name):
            migrations.append(Migration(int(match[1]), file.name, _statements(file.read_text("utf-8"))))
    migrations.sort(key=lambda each: each.version)
    assert [each.version for each in migrations] == list(range(1, len(migrations) + 1)), "a number is missing"
    return tuple(migrations)


def pending(version: int, where: str) -> tuple[Migration, ...]:
    """What a store at this version lacks. ValueError where it is ahead of this program."""
    known = migrations()
    if version > len(known):
        raise ValueError(
            f"{where} was written by a newer Bottega: its schema has version {version}, this program knows"
            f" {len(known)}. Install the newer Bottega, or restore a backup made before the update."
        )
    return known[version:]


def _statements(text: str) -> tuple[str, ...]:
    without_comments = re.sub(r"^\s*--.*\n", "", text, flags=re.MULTILINE)
    return tuple(each.strip() for each in re.split(r";\s*(?:\n|$)", without_comments) if each.strip())
