"""What a viewer may know, and the whole table as plain data.

Florins, and which components a seat has altogether, are public with a perfect memory: every reward,
payment and purchase is made in the open. What lies under a laboratory, and so what is left in the
hand, is not; nor the deck, what was seen of it, and bids before they are shown.
"""

from __future__ import annotations

from typing import Final

from bottega.engine.types import Json, Seat, Viewer
from bottega.games.leonardo.actions import LETTERS
from bottega.games.leonardo.components import (
    AREAS,
    COMPONENTS,
    INVENTIONS,
    KINDS,
    LAB_NAMES,
    LABS,
    PLACES,
    PRICES,
    by_name,
)
from bottega.games.leonardo.rules import traces
from bottega.games.leonardo.rules.schema import BENEFIT_NAMES
from bottega.games.leonardo.table import (
    ARRANGE,
    AT_HOME,
    BENEFIT,
    COMPONENT,
    IDLE,
    LABORATORIES,
    LEONARDO,
    LIFT,
    NOBODY,
    OFFER,
    PUT,
    STAGES,
    LeonardoTable,
)

#: Stages in which the Council is settled; in the last four a benefit is carried out.
_COUNCIL: Final = (LEONARDO, BENEFIT, LIFT, PUT, ARRANGE, COMPONENT)
_CARRYING_OUT: Final = (LIFT, PUT, ARRANGE, COMPONENT)


def public(table: LeonardoTable) -> dict[str, Json]:
    """What a spectator may know, in the form of `schema.VIEW`."""
    return {
        "game": "leonardo",
        "edition": table.box.edition.id,
        "options": {
            "start": "expert" if table.expert else "beginner",
            "codex": "on" if table.codex else "off",
        },
        "players": table.players,
        "seat": None,
        "stage": STAGES[table.stage],
        "actors": list(table.actors),
        "over": table.over,
        "turn": table.turn,
        "current": table.current,
        "leonardo": table.leonardo,
        "council": table.council,
        "requested": [invention or None for invention in table.requested],
        "boxed": list(table.boxed),
        "shops": by_name(table.shops),
        "boards": [_board_seen(table, seat) for seat in range(table.players)],
        "city": {PLACES[area]: _area_seen(table, area) for area in range(AREAS)},
        "deck": {"left": len(table.deck), "looked": table.looked},
        "completed": [
            {"seat": place // LABS, "lab": LAB_NAMES[place % LABS], "invention": number}
            for place, number in table.completed
        ],
        "auctions": [
            {"invention": number, "bids": [None if bid < 0 else bid for bid in bids]}
            for number, bids in table.auctions
        ],
        "pending": _pending_seen(table),
    }


def seen_by(table: LeonardoTable, viewer: Viewer, public: dict[str, Json]) -> dict[str, Json]:
    """What this viewer may know: what is `public`, which stays as it is, and what the seat alone knows: its
    hand, its bid, what its laboratories work on, and the cards of the deck it has looked at."""
    if viewer is None:
        return {**public, "seat": None}
    boards, labs = list(public["boards"]), public["boards"][viewer]["labs"]
    small, large = LABS * viewer, LABS * viewer + 1
    boards[viewer] = {
        **boards[viewer],
        "labs": {
            "small": {**labs["small"], "work": table.under[small] or None},
            "large": {**labs["large"], "work": table.under[large] or None},
        },
        "hand": by_name(table.in_hand(viewer)),
        "bid": None if table.bids[viewer] < 0 else table.bids[viewer],
    }
    deck = {**public["deck"], "known": list(table.sight[viewer])}
    return {**public, "seat": viewer, "boards": boards, "deck": deck}


def _board_seen(table: LeonardoTable, seat: Seat) -> dict[str, Json]:
    in_order, fewest, most = table.grasp[seat]
    small, large = _possible(table, seat)
    return {
        "florins": table.florins[seat],
        "components": by_name(table.goods[KINDS * seat : KINDS * seat + KINDS]),
        "apprentices": table.apprentices[seat],
        "free": table.free[seat],
        "academy": table.pool[seat],
        "master": None if table.master_at[seat] == AT_HOME else PLACES[table.master_at[seat]],
        "labs": {
            "small": _lab_seen(table, seat, 0, small),
            "large": _lab_seen(table, seat, 1, large),
        },
        "cards": list(table.cards[seat]),
        "done": [n for n in INVENTIONS if table.done[seat] >> n & 1],
        "placed": [PLACES[place] for place in range(len(PLACES)) if table.placed[seat] >> place & 1],
        "passed": bool(table.passed >> seat & 1),
        "favours": {letter: table.favours[4 * seat + i] for i, letter in enumerate(LETTERS)},
        "bid_made": table.bids[seat] >= 0,
        "deck_knowledge": {"in_order": in_order, "fewest": fewest, "most": most},
    }


def _lab_seen(table: LeonardoTable, seat: Seat, lab: int, possible: list[int]) -> dict[str, Json]:
    place = LABS * seat + lab
    return {
        "spaces": table.spaces(seat, lab) or None,
        "men": table.men[place],
        "apprentices": table.hired[place],
        "weeks": None if table.weeks[place] == IDLE else table.weeks[place],
        "fresh": bool(table.fresh >> place & 1),
        "shown": table.shown[place] or None,
        "possible": possible,
    }


def _possible(table: LeonardoTable, seat: Seat) -> tuple[list[int], list[int]]:
    """What each of a seat's laboratories may hold, as far as everybody knows."""
    pairs = traces.pairs(table.box, table.traces[LABS * seat], table.traces[LABS * seat + 1])
    return sorted({small for small, _ in pairs} - {0}), sorted({large for _, large in pairs} - {0})


def _area_seen(table: LeonardoTable, area: int) -> list[Json]:
    return [
        {
            "seat": seat,
            "apprentices": table.crew[area * table.players + seat],
            "master": table.master_at[seat] == area,
        }
        for seat in table.queue[area]
    ]


def _pending_seen(table: LeonardoTable) -> dict[str, Json]:
    in_council, offered = table.stage in _COUNCIL, table.stage == OFFER
    asked_in_line = table.stage in (LABORATORIES, OFFER) or in_council
    return {
        "area": PLACES[table.area] if in_council or offered else None,
        # At a beat the last price may have been paid.
        "price": PRICES[table.price] if offered and table.price < len(PRICES) else None,
        "ranking": list(table.line) if asked_in_line else [],
        "waiting": _waiting(table),
        "benefits": {
            name: table.chosen[i] if in_council and table.chosen[i] != NOBODY else None
            for i, name in enumerate(BENEFIT_NAMES)
        },
        # The price marker counts the benefits while they are carried out.
        "benefit": table.price if table.stage in _CARRYING_OUT else None,
        "lifted": {"seat": table.lifted[0], "place": PLACES[table.lifted[1]]} if table.lifted else None,
        "arranged": table.arranged,
        "lots": [
            {"invention": number, "bidders": list(bidders)}
            for number, bidders in zip(table.lots, table.bidders, strict=True)
        ],
        "picks": table.picks,
        "picked": by_name(table.picked) if table.picked else dict.fromkeys(COMPONENTS, 0),
    }


def _waiting(table: LeonardoTable) -> list[Json]:
    """The seats that can still be asked in this part of the turn, the next one first."""
    if table.stage == OFFER:
        return [*table.line[table.at :], *table.line[: table.at]]
    if table.stage in (LABORATORIES, LEONARDO):
        return list(table.line[table.at :])
    if table.stage == BENEFIT:
        # Those who have chosen are asked again when their benefit is carried out.
        return [*table.line[table.at :], *(seat for seat in table.chosen if seat != NOBODY)]
    if table.stage in _CARRYING_OUT:
        return [seat for seat in table.chosen[table.price - 1 :] if seat != NOBODY]
    return []
