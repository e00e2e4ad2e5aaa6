"""Work that is kept on the disk and goes on where it stopped: only the same work may go on with it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bottega.engine.types import Json

#: Maximum number of characters of a setting that an error shows.
_SHOWN: Final = 80


class KeptWorkError(ValueError):
    """What lies on the disk is nothing that this work can go on with. `code` is ``foreign`` for something of
    another kind, ``other`` for work with other settings (`key` differs: `theirs`, not `ours`). Each kind of
    work may have codes of its own."""

    def __init__(self, code: str, path: Path, key: str = "", theirs: str = "", ours: str = "") -> None:
        super().__init__(code, path, key, theirs, ours)
        self.code = code
        self.path = path
        self.key = key
        self.theirs = theirs
        self.ours = ours

    def __str__(self) -> str:
        match self.code:
            case "foreign":
                return f"{self.path} holds something else"
            case "other":
                return f"{self.path} has other settings ({self.key}: {self.theirs}, not {self.ours})"
            case _:
                return f"{self.path} cannot be read ({self.code} {self.key})".replace(" )", ")")


def check_head(
    error: type[KeptWorkError], path: Path, theirs: Json, ours: dict[str, Json], kind: str
) -> None:
    """Raise this error unless the settings that lie at the path are ours. `kind` is the setting that names
    the kind of work and the version of its form."""
    if not isinstance(theirs, dict) or theirs.get(kind) != ours[kind]:
        raise error("foreign", path)
    for key in {**ours, **theirs}:
        if theirs.get(key) != ours.get(key):
            raise error("other", path, key, _as_text(theirs.get(key)), _as_text(ours.get(key)))


def _as_text(value: Json) -> str:
    if value is None:
        return "–"
    if isinstance(value, list):
        text = ",".join(map(str, value))
    elif isinstance(value, dict):
        text = ",".join(f"{key}={each}" for key, each in value.items()) or "–"
    else:
        text = str(value)
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
