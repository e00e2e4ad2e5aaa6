"""Which Bottega runs in a process, as one text: two processes with the same text give the same results."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

import bottega

#: Folders of the package that no result depends on.
_HOSTS: Final = frozenset({"server", "terminal", "web"})
_KINDS: Final = frozenset({".json", ".py", ".yaml"})
#: What other packages add to Bottega.
_GROUPS: Final = ("bottega.bots", "bottega.games")


@cache
def build() -> str:
    """The version, how it is built and a mark of its files; then the packages that bring games and bots."""
    how = "compiled" if bottega.compiled() else "pure"
    return ", ".join(
        [f"{bottega.__version__} ({how}, {_mark(Path(bottega.__file__).parent)})", *_additions()]
    )


def _mark(package: Path) -> str:
    """Files that differ have another mark, also where nobody has raised the version."""
    digest = hashlib.sha256()
    for path in sorted(package.rglob("*")):
        place = path.relative_to(package)
        if path.suffix in _KINDS and place.parts[0] not in _HOSTS:
            digest.update(f"{place.as_posix()} {path.stat().st_size}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:8]


def _additions() -> list[str]:
    found = {entry.dist for group in _GROUPS for entry in entry_points(group=group) if entry.dist is not None}
    return sorted({f"{dist.name} {dist.version}" for dist in found if dist.name != bottega.__name__})
