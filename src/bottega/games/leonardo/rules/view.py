"""What a viewer may know, and the whole table as plain data.

Florins, and which components a seat has altogether, are public with a perfect memory: every reward,
payment and purchase is made in the open. What lies under a laboratory, and so what is left in the
hand, is not; nor the deck, what was seen of it, and bids before they are shown.
"""

from __future__ import annotations

from bottega.engine.types import Json, Seat, Viewer
from bottega.games.leonardo.components import AREAS, KINDS, LABS, PLACES, by_name
from bottega.games.leonardo.rules import traces
from bottega.games.leonardo.table import AT_HOME, IDLE, STAGES, LeonardoTable, Trace


def public(table: LeonardoTable) -> dict[str, Json]:
    return {
        "game": "leonardo",
        "edition": table.box.edition.id,
        "options": {
            "start": "expert" if table.expert else "beginner",
            "codex": "on" if table.codex else "off",
        },
        "players": table.players,
        "stage": STAGES[table.stage],
        "turn": table.turn,
        "current": table.current,
        "actors": list(table.actors),
        "over": table.over,
        "leonardo": table.leonardo,
        "council": table.council,
        "requested": list(table.requested),
        "boxed": list(table.boxed),
        "shops": by_name(table.shops),
        "boards": [_board(table, seat) for seat in range(table.players)],
        "city": {PLACES[area]: _area(table, area) for area in range(AREAS)},
        "pending": _pending(table),
        "auctions": [{"invention": number, "bids": list(bids)} for number, bids in table.auctions],
        "looked": table.looked,
        "grasp": [list(grasp) for grasp in table.grasp],
        "traces": [_trace(trace) for trace in table.traces],
        "started": table.started,
    }


def _board(table: LeonardoTable, seat: Seat) -> dict[str, Json]:
    i = LABS * seat
    return {
        "florins": table.florins[seat],
        "components": by_name(table.goods[KINDS * seat : KINDS * seat + KINDS]),
        "apprentices": table.apprentices[seat],
        "free": table.free[seat],
        "academy": table.pool[seat],
        "master": None if table.master_at[seat] == AT_HOME else PLACES[table.master_at[seat]],
        "labs": [
            {
                "spaces": table.spaces(seat, lab),
                "men": table.men[i + lab],
                "weeks": None if table.weeks[i + lab] == IDLE else table.weeks[i + lab],
                "apprentices": table.hired[i + lab],
                "shown": table.shown[i + lab],
                "fresh": bool(table.fresh >> i + lab & 1),
            }
            for lab in range(LABS)
        ],
        "cards": list(table.cards[seat]),
        "done": [n for n in range(1, 26) if table.done[seat] >> n & 1],
        "placed": [PLACES[place] for place in range(len(PLACES)) if table.placed[seat] >> place & 1],
        "passed": bool(table.passed >> seat & 1),
        "favours": list(table.favours[4 * seat : 4 * seat + 4]),
    }


def _area(table: LeonardoTable, area: int) -> list[Json]:
    """Who stands there in order of arrival: seat, apprentices, whether the master is there."""
    return [
        {
            "seat": seat,
            "apprentices": table.crew[area * table.players + seat],
            "master": table.master_at[seat] == area,
        }
        for seat in table.queue[area]
    ]


def _pending(table: LeonardoTable) -> dict[str, Json]:
    """What the phase under way still holds."""
    return {
        "area": table.area,
        "price": table.price,
        "line": list(table.line),
        "at": table.at,
        "chosen": list(table.chosen),
        "lifted": list(table.lifted),
        "lots": list(table.lots),
        "bidders": [list(seats) for seats in table.bidders],
        "arranged": table.arranged,
        "picks": table.picks,
        "picked": list(table.picked),
    }


def _trace(trace: Trace | None) -> Json:
    if trace is None:
        return None
    number, mask, most = trace
    return [number, mask, list(most)]


def view(table: LeonardoTable, viewer: Viewer) -> dict[str, Json]:
    """`under`: one's own works, else None where a laboratory works on something unknown. `hand`: one's
    own components not under a laboratory. `possible`: what the others' laboratories may hold. `deck`:
    how many lie there, and which cards one knows to lie in the `looked` top places (in order or not:
    `grasp`)."""
    own = range(0) if viewer is None else range(LABS * viewer, LABS * viewer + LABS)
    return {
        **public(table),
        "seat": viewer,
        "hand": None if viewer is None else by_name(table.in_hand(viewer)),
        "under": [
            invention if place in own or table.weeks[place] == IDLE else table.shown[place] or None
            for place, invention in enumerate(table.under)
        ],
        "possible": [works for seat in range(table.players) for works in _possible(table, seat, viewer)],
        "deck": {
            "left": len(table.deck),
            "known": [] if viewer is None else list(table.sight[viewer]),
        },
        "bids": [bid if seat == viewer or bid < 0 else "hidden" for seat, bid in enumerate(table.bids)],
    }


def _possible(table: LeonardoTable, seat: Seat, viewer: Viewer) -> tuple[list[int], ...]:
    """What each of a seat's laboratories may hold; nothing for an idle one, or for one's own."""
    if seat == viewer:
        return [], []
    pairs = traces.pairs(table.box, table.traces[LABS * seat], table.traces[LABS * seat + 1])
    return tuple(sorted({pair[lab] for pair in pairs} - {0}) for lab in range(LABS))
