"""Problems: why a request was refused.

A problem is data: a code (the catalogues have its sentence as ``problem-<code>``), the values that matter,
and the HTTP status. It must not reveal what the client may not know.
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
