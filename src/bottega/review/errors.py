"""What can be wrong with a review, a practice set, or what one asks of them."""

from __future__ import annotations

from bottega.engine.problem import DataError


class ReviewError(DataError):
    """A match that cannot be reviewed, or a file that is no review: ``error-<code>`` in the catalogues of
    this package says it."""

    def __init__(self, code: str, *, line: int = 0, source: str = "", **values: str | int) -> None:
        values.pop("texts", None)  # a copy of an error brings them along
        super().__init__(code, line=line, source=source, texts=__package__, **values)


class ReviewCancelled(Exception):
    """The function that was given as `cancelled` said so."""
