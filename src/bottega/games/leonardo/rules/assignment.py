"""Phase B: placing workers (§7; rulings 10-12), round and round from Leonardo until all have passed."""

from __future__ import annotations

from typing import Final

from bottega.engine.action import Action
from bottega.engine.refusal import Refusal
from bottega.engine.state import Offer
from bottega.engine.types import Seat
from bottega.games.leonardo.actions import MASTER_TO, MOST_APPRENTICES, PASS, PLACE, Place, PlaceMaster
from bottega.games.leonardo.components import (
    AREAS,
    LAB_NAMES,
    LABS,
    LARGE,
    MASTER,
    PLACES,
    RESEARCH_TURN,
    SMALL,
)
from bottega.games.leonardo.table import (
    ASSIGN,
    AT_HOME,
    IDLE,
    TO_COUNCIL,
    TOUCHED_AREA,
    TOUCHED_BOARDS,
    LeonardoTable,
)


def _city_groups() -> list[list[list[Action]]]:
    """By the areas one has placed apprentices in (a bit mask) and by free apprentices: what is left."""
    return [
        [
            [action for area in range(AREAS) if not mask >> area & 1 for action in PLACE[area][:free]]
            for free in range(MOST_APPRENTICES + 1)
        ]
        for mask in range(1 << AREAS)
    ]


#: Placing apprentices in the city is the most frequent decision: its lists are made once.
_CITY: Final = _city_groups()
_EVERYWHERE: Final = (1 << AREAS) - 1


def begin(table: LeonardoTable) -> None:
    table.passed = 0
    table.placed = [0] * table.players
    table.touched |= TOUCHED_BOARDS
    _next(table, table.leonardo)


def _next(table: LeonardoTable, seat: Seat) -> None:
    """The first seat from here on that has not passed. A seat that can place nothing passes without being
    asked: all of that is public."""
    players = table.players
    for i in range(players):
        other = (seat + i) % players
        if table.passed >> other & 1:
            continue
        if can_place(table, other):
            table.ask(other, ASSIGN)
            return
        pass_on(table, other, True)
    if table.log is not None:
        table.beat()
    table.stage = TO_COUNCIL


def can_place(table: LeonardoTable, seat: Seat) -> bool:
    at_home = table.master_at[seat] == AT_HOME
    if not table.free[seat] and not at_home:
        return False
    placed = table.placed[seat]
    if table.turn < RESEARCH_TURN and (at_home or placed & _EVERYWHERE != _EVERYWHERE):
        return True
    return any(room(table, seat, lab) and (at_home or not placed >> SMALL + lab & 1) for lab in range(LABS))


def room(table: LeonardoTable, seat: Seat, lab: int) -> int:
    """Empty spaces of a working laboratory; none in an idle one (rulings 10)."""
    place = LABS * seat + lab
    if table.weeks[place] == IDLE:
        return 0
    taken = table.men[place] + table.hired[place] + (table.master_at[seat] == SMALL + lab)
    return table.box.spaces[table.spaces(seat, lab)] - taken


def offer_places(table: LeonardoTable, seat: Seat, offer: Offer) -> None:
    free = table.free[seat]
    in_city = table.turn < RESEARCH_TURN
    weeks = table.weeks
    small = room(table, seat, 0) if weeks[LABS * seat] != IDLE else 0
    large = room(table, seat, 1) if weeks[LABS * seat + 1] != IDLE else 0
    if free:
        placed = table.placed[seat]
        if in_city:
            offer.extend(_CITY[placed & _EVERYWHERE][free])
        if small and not placed >> SMALL & 1:
            offer.extend(PLACE[SMALL][: min(free, small)])
        if large and not placed >> LARGE & 1:
            offer.extend(PLACE[LARGE][: min(free, large)])
    if table.master_at[seat] == AT_HOME:
        if in_city:
            offer.extend(MASTER_TO[:AREAS])
        if small:
            offer.append(MASTER_TO[SMALL])
        if large:
            offer.append(MASTER_TO[LARGE])
    offer.append(PASS)


def _refuse_place(table: LeonardoTable, seat: Seat, place: int, count: int) -> Refusal | None:
    """What holds for apprentices and master alike."""
    if place < AREAS:
        if table.turn >= RESEARCH_TURN:
            return Refusal("research-only", "research-turns", {"turn": table.turn})
        return None
    lab = place - SMALL
    if not table.spaces(seat, lab):
        return Refusal("lab-missing", "workshop", {})
    if table.weeks[LABS * seat + lab] == IDLE:
        return Refusal("lab-not-working", "phase-b", {"lab": LAB_NAMES[lab]})
    left = room(table, seat, lab)
    if count > left:
        return Refusal("lab-full", "phase-b", {"lab": LAB_NAMES[lab], "left": left})
    return None


def refuse_group(table: LeonardoTable, seat: Seat, action: Place) -> Refusal | None:
    """Apprentices go to each place once, in one group (§7)."""
    if action.count > table.free[seat]:
        return Refusal("too-few-apprentices", "phase-b", {"count": action.count, "left": table.free[seat]})
    refusal = _refuse_place(table, seat, action.place, action.count)
    if refusal is not None:
        return refusal
    if table.placed[seat] >> action.place & 1:
        return Refusal("once-per-place", "phase-b", {"place": PLACES[action.place]})
    return None


def refuse_master(table: LeonardoTable, seat: Seat, action: PlaceMaster) -> Refusal | None:
    if table.master_at[seat] != AT_HOME:
        return Refusal("master-placed", "phase-b", {"place": PLACES[table.master_at[seat]]})
    return _refuse_place(table, seat, action.place, 1)


def place_group(table: LeonardoTable, seat: Seat, action: Place) -> None:
    table.touched |= 1 << seat | 1 << action.place + TOUCHED_AREA
    table.free[seat] -= action.count
    table.placed[seat] |= 1 << action.place
    if action.place < AREAS:
        join(table, action.place, seat)
        table.crew[action.place * table.players + seat] += action.count
    else:
        table.hired[LABS * seat + action.place - SMALL] += action.count
    if table.log is not None:
        table.emit("place", {"seat": seat, "place": PLACES[action.place], "count": action.count})
    _next(table, (seat + 1) % table.players)


def place_master(table: LeonardoTable, seat: Seat, action: PlaceMaster) -> None:
    table.touched |= 1 << seat | 1 << action.place + TOUCHED_AREA
    table.master_at[seat] = action.place
    if action.place < AREAS:
        join(table, action.place, seat)
    if table.log is not None:
        table.emit("master", {"seat": seat, "place": PLACES[action.place]})
    _next(table, (seat + 1) % table.players)


def pass_on(table: LeonardoTable, seat: Seat, forced: bool) -> None:
    """Out for the rest of the phase."""
    table.passed |= 1 << seat
    if table.log is not None:
        table.emit("pass-forced" if forced else "pass", {"seat": seat})


def pass_turn(table: LeonardoTable, seat: Seat) -> None:
    pass_on(table, seat, False)
    _next(table, (seat + 1) % table.players)


def join(table: LeonardoTable, area: int, seat: Seat) -> None:
    """One's place in the queue is that of the first piece placed there (rulings 11)."""
    if seat not in table.queue[area]:
        table.queue[area] = (*table.queue[area], seat)
        table.touched |= 1 << area + TOUCHED_AREA


def strength(table: LeonardoTable, area: int, seat: Seat) -> int:
    """Apprentices there, the master counted as two (§8)."""
    workers = table.crew[area * table.players + seat]
    return workers + MASTER if table.master_at[seat] == area else workers


def ranking(table: LeonardoTable, area: int) -> tuple[Seat, ...]:
    """The seats in an area, strongest first; the one nearer to the arrow breaks ties (§8)."""
    queue = table.queue[area]
    if len(queue) < 2:
        return queue
    if len(queue) == 2:
        first, second = queue
        before = strength(table, area, first) >= strength(table, area, second)
        return queue if before else (second, first)
    # sorted() is stable: among equals the order of arrival stays.
    return tuple(sorted(queue, key=lambda seat: -strength(table, area, seat)))


def go_home(table: LeonardoTable, area: int, seat: Seat) -> None:
    """A seat takes its workers back from an area."""
    table.touched |= 1 << seat | 1 << area + TOUCHED_AREA
    i = area * table.players + seat
    table.free[seat] += table.crew[i]
    table.crew[i] = 0
    if table.master_at[seat] == area:
        table.master_at[seat] = AT_HOME
    table.queue[area] = tuple(other for other in table.queue[area] if other != seat)
