"""Names of styles, and how they look. A colour never says anything that the words beside it do not say."""

from __future__ import annotations

from typing import Final

#: The terminal's own. Boards name theirs as rich does: ``bold yellow``.
STYLES: Final = {
    "heading": "bold",
    "prompt": "bold",
    "number": "bold cyan",
    "notation": "dim",
    "quiet": "dim",
    "problem": "bold red",
    "good": "bold green",
    "total": "bold",
}
