"""Reviews: what a match could have been. Nothing here knows a game, a terminal or a server.

`review` judges every decision of a match that is over, each from what its seat knew at that moment, and
answers with a `Review`: plain data that every client can show with what it has (``docs/review.md``).
"""

from bottega.review.errors import ReviewCancelled, ReviewError
from bottega.review.report import (
    DEEP,
    ERRORS,
    GRADES,
    LEVELS,
    QUICK,
    Choice,
    Decision,
    Estimate,
    Moment,
    Review,
    SeatReport,
    Source,
    TurningPoint,
    Value,
)
from bottega.review.reviewing import replayed, review, review_match, standing
from bottega.review.texts import review_book, why

__all__ = [
    "DEEP",
    "ERRORS",
    "GRADES",
    "LEVELS",
    "QUICK",
    "Choice",
    "Decision",
    "Estimate",
    "Moment",
    "Review",
    "ReviewCancelled",
    "ReviewError",
    "SeatReport",
    "Source",
    "TurningPoint",
    "Value",
    "replayed",
    "review",
    "review_book",
    "review_match",
    "standing",
    "why",
]
