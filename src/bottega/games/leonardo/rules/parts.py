"""Parts of a dump of Leonardo da Vinci that hold several fields, and what is counted again on loading."""

from __future__ import annotations

from bottega.engine.types import Json, Seat
from bottega.games.leonardo.components import AREAS, KINDS, LABS, PLACES
from bottega.games.leonardo.table import IDLE, LeonardoTable, Trace


def labs_data(table: LeonardoTable, seat: Seat) -> list[Json]:
    """The laboratories of a seat: small, large, men, weeks, hired, shown, fresh."""
    return [
        {
            "spaces": table.spaces(seat, place % LABS),
            "men": table.men[place],
            "weeks": None if table.weeks[place] == IDLE else table.weeks[place],
            "apprentices": table.hired[place],
            "shown": table.shown[place],
            "fresh": bool(table.fresh >> place & 1),
        }
        for place in range(LABS * seat, LABS * seat + LABS)
    ]


def read_labs(table: LeonardoTable, boards: list[dict[str, Json]]) -> None:
    labs: list[dict[str, Json]] = []
    for board in boards:
        small, large = board["labs"]
        labs += [small, large]
    table.small = tuple([int(lab["spaces"]) for lab in labs[0::LABS]])
    table.large = tuple([int(lab["spaces"]) for lab in labs[1::LABS]])
    table.men = tuple([int(lab["men"]) for lab in labs])
    table.weeks = tuple([IDLE if lab["weeks"] is None else int(lab["weeks"]) for lab in labs])
    table.hired = [int(lab["apprentices"]) for lab in labs]
    table.shown = tuple([int(lab["shown"]) for lab in labs])
    table.fresh = sum([1 << place for place, lab in enumerate(labs) if lab["fresh"]])


def city_data(table: LeonardoTable) -> dict[str, Json]:
    """By area, the seats there in order of arrival: queue, crew, and whether the master is there."""
    return {
        PLACES[area]: [
            {
                "seat": seat,
                "apprentices": table.crew[area * table.players + seat],
                "master": table.master_at[seat] == area,
            }
            for seat in table.queue[area]
        ]
        for area in range(AREAS)
    }


def read_city(table: LeonardoTable, city: dict[str, Json]) -> None:
    for area in range(AREAS):
        for there in city[PLACES[area]]:
            seat = int(there["seat"])
            if seat not in range(table.players):
                raise ValueError(f"there is no seat {seat}")
            table.queue[area] = (*table.queue[area], seat)
            table.crew[area * table.players + seat] = int(there["apprentices"])


def trace_data(trace: Trace | None) -> Json:
    if trace is None:
        return None
    number, mask, most = trace
    return [number, mask, list(most)]


def read_trace(trace: Json) -> Trace | None:
    if trace is None:
        return None
    number, mask, most = trace
    return int(number), int(mask), tuple([int(n) for n in most])


def count_again(table: LeonardoTable) -> None:
    """Everything that follows from the display, the deck and the cards."""
    table.on_display = sum([1 << n for n in table.requested if n])
    table.in_deck = sum([1 << n for n in table.deck])
    types = []
    for cards in table.cards:
        kinds = [table.box.inventions[number].type for number in cards]
        types += [kinds.count(kind) for kind in range(KINDS)]
    table.types = tuple(types)
