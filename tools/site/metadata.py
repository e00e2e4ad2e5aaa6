"""What an installed Bottega tells about itself: by this, its games are found where only its sources are."""

from __future__ import annotations

import tomllib
from pathlib import Path

import bottega

_PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def metadata() -> dict[str, bytes]:
    """The files of its ``.dist-info``, by their paths."""
    project = tomllib.loads(_PROJECT.read_text(encoding="utf-8"))["project"]
    games, version = project["entry-points"]["bottega.games"], bottega.__version__
    points = "".join(f"{name} = {value}\n" for name, value in sorted(games.items()))
    folder = f"bottega-{version}.dist-info"
    return {
        f"{folder}/METADATA": f"Metadata-Version: 2.1\nName: bottega\nVersion: {version}\n".encode(),
        f"{folder}/entry_points.txt": f"[bottega.games]\n{points}".encode(),
    }


def write(folder: str) -> None:
    """Write them into a folder, which then belongs on Python's path."""
    for name, content in metadata().items():
        path = Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
