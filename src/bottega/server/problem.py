"""Problems: what the server tells people who cannot have what they asked for.

A problem is data: a code (``problem-<code>`` in the catalogues says it), the values that matter, and the
HTTP status. Nothing in it may tell what the asker is not allowed to know.
"""

from __future__ import annotations

from bottega.engine.types import Json


class Problem(Exception):
    """Raised anywhere below a request; the answer is made of it, in the language of whoever asked."""

    def __init__(self, code: str, status: int = 400, **values: Json) -> None:
        super().__init__(f"{code}: {values}")
        self.code = code
        self.status = status
        self.values = values
