"""A brief: what a host must know of a table, without knowing a rule."""

from __future__ import annotations

from dataclasses import dataclass

from bottega.engine.types import Json, Seat
from bottega.table.asking import passing
from bottega.table.rows import MatchRow, ResultRow, SeatRow
from bottega.table.table import Table
from bottega.table.types import OVER, PLAYING, AccountId, MatchId, Millis


@dataclass(slots=True)
class Brief:
    """A table after an entry. `bots` are the open decisions of bots: seat, bot, decision; `orders` are the
    answers of orders."""

    id: MatchId
    number: int
    status: str
    game: str
    accounts: tuple[AccountId | None, ...]
    names: tuple[str, ...]
    host: AccountId | None
    public: bool
    spectators: bool
    hints: bool
    device: bool
    bots: tuple[tuple[Seat, str, str], ...]
    orders: tuple[dict[str, Json], ...]
    opened: dict[Seat, str]
    row: MatchRow

    def seats_of(self, account: AccountId | None) -> list[Seat]:
        if account is None:
            return []
        return [seat for seat, owner in enumerate(self.accounts) if owner == account]


def brief(table: Table) -> Brief:
    settings = table.settings
    bots = tuple(table.minds()) if table.status == PLAYING else ()
    orders = tuple(passing(table)["answers"]) if table.orders else ()
    return Brief(
        id=table.id,
        number=table.number,
        status=table.status,
        game=settings["game"],
        accounts=tuple([chair.account for chair in table.chairs]),
        names=tuple([chair.name for chair in table.chairs]),
        host=table.host,
        public=settings["public"],
        spectators=settings["spectators"],
        hints=settings["hints"],
        device=table.device,
        bots=bots,
        orders=orders,
        opened=dict(table.opened),
        row=_row(table, table.changed if bots or orders else None),
    )


def _row(table: Table, bots: Millis | None) -> MatchRow:
    settings = table.settings
    waiting = 0
    if table.status == PLAYING:
        for seat in table.people():
            waiting |= 1 << seat
    return MatchRow(
        id=table.id,
        game=settings["game"],
        status=table.status,
        players=table.players,
        public=settings["public"],
        spectators=settings["spectators"],
        ranked=settings["ranked"],
        tempo=table.clock.tempo.kind,
        number=table.number,
        created=table.created,
        changed=table.changed,
        waiting=waiting,
        due=table.due(),
        bots=bots,
        summary=_summary(table),
    )


def _summary(table: Table) -> dict[str, Json]:
    settings = table.settings
    summary: dict[str, Json] = {
        "edition": settings.get("edition"),
        "options": settings["options"],
        "tempo": settings["tempo"],
        "device": table.device,
        "seats": [
            {"name": chair.name, "bot": chair.bot, "free": chair.empty, "stand_in": chair.stand_in}
            for chair in table.chairs
        ],
        "host": next((c.name for c in table.chairs if c.account and c.account == table.host), ""),
    }
    if table.started:
        summary["started"] = table.started
    if table.status == PLAYING:
        summary["asked"] = _asked(table)
        progress = table.play.state.progress()
        summary["progress"] = None if progress is None else progress.to_json()
    if table.status == OVER:
        summary["places"] = table.places()
    return summary


def _asked(table: Table) -> list[list[Json] | None]:
    """For each seat whose person must decide: since which entry without a break, since when, and until when
    (None without a clock)."""
    clock, people = table.clock, table.people()
    timed = clock.tempo.kind != "none"
    return [
        [clock.asked[seat], clock.since[seat], clock.deadline(seat) if timed else None]
        if seat in people
        else None
        for seat in range(table.players)
    ]


def seat_rows(table: Table) -> tuple[SeatRow, ...]:
    """The accounts to which this match belongs: also those for which a chair is kept, so that they find the
    table."""
    return tuple(SeatRow(seat, chair.account or chair.kept) for seat, chair in enumerate(table.chairs))


def result_rows(table: Table) -> tuple[ResultRow, ...]:
    """The result of each seat."""
    places, scores = table.places(), table.play.state.scores()
    return tuple(
        ResultRow(
            match=table.id,
            seat=seat,
            account=chair.account,
            name=chair.name,
            game=table.settings["game"],
            players=table.players,
            place=places[seat],
            score=scores[seat]["total"],
            ranked=table.settings["ranked"],
            finished=table.changed,
            decisions=table.decided.get(seat, 0),
        )
        for seat, chair in enumerate(table.chairs)
    )
