"""Problems: the answer to somebody who cannot have what they asked for.

A problem is data: a code (``problem-<code>`` in the catalogues says it), the values that matter, and the
HTTP status. Nothing in it may tell what the asker is not allowed to know.
"""

from __future__ import annotations

from bottega.engine.types import Json


class Problem(Exception):
    """Raised anywhere below a request or command; the host makes it a sentence in the reader's language."""

    def __init__(self, code: str, status: int = 400, **values: Json) -> None:
        super().__init__(f"{code}: {values}")
        self.code = code
        self.status = status
        self.values = values
