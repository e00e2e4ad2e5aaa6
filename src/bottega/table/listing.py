"""A table in a list, as one account sees it there."""

from __future__ import annotations

from bottega.engine.types import Json, Seat
from bottega.table.problem import Problem
from bottega.table.rows import MatchRow
from bottega.table.sentences import progress_text
from bottega.table.shelf import label
from bottega.table.types import OPEN


def invited(row: MatchRow, seats: tuple[Seat, ...]) -> bool:
    """Whether a seat is kept at this table for the account with these seats."""
    return row.status == OPEN and any(row.summary["seats"][seat]["free"] for seat in seats)


def listed(row: MatchRow, own: tuple[Seat, ...], lang: str) -> dict[str, Json]:
    """A table in a list, for an account with these seats."""
    summary: dict[str, Json] = dict(row.summary)
    summary.pop("started", None)
    summary.pop("asked", None)
    progress = summary.pop("progress", None)
    others = [seat for at, seat in enumerate(summary["seats"]) if at not in own]
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "players": row.players,
        "public": row.public,
        "spectators": row.spectators,
        "ranked": row.ranked,
        "number": row.number,
        "created": row.created,
        "changed": row.changed,
        "due": row.due,
        "own": list(own),
        "waiting": any(row.waiting >> seat & 1 for seat in own),
        "invited": invited(row, own),
        "alone": bool(own) and all(seat["bot"] or seat["free"] for seat in others),
        "progress": _progress(row, progress, lang),
        **summary,
    }


def _progress(row: MatchRow, progress: dict[str, Json] | None, lang: str) -> dict[str, Json] | None:
    """How far the match is, in words; None before it begins, and if its game is not installed any more."""
    if progress is None:
        return None
    try:
        game = label(row.game, row.summary["edition"])
    except Problem:
        return None
    return {**progress, "text": progress_text(game, progress, lang)}
