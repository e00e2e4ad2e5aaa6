"""Phase C, area A: the Council (§8 A; rulings 14-19, 33-35)."""

from __future__ import annotations

from typing import Final

from bottega.engine.events import all_but, only
from bottega.engine.refusal import Refusal
from bottega.engine.state import Offer
from bottega.engine.types import Seat
from bottega.games.leonardo.actions import (
    ARRANGE as ARRANGE_ACTIONS,
)
from bottega.games.leonardo.actions import (
    BENEFIT as BENEFITS,
)
from bottega.games.leonardo.actions import (
    GIVE_LEONARDO,
    LEAVE_IT,
    TAKE,
    WITHDRAW,
    Arrange,
    Benefit,
    GiveLeonardo,
    Lift,
    Put,
    Take,
)
from bottega.games.leonardo.actions import (
    LIFT as LIFTS,
)
from bottega.games.leonardo.actions import (
    PUT as PUTS,
)
from bottega.games.leonardo.components import (
    AREAS,
    COMPONENTS,
    COUNCIL,
    KINDS,
    LABS,
    LOOK,
    PLACES,
    SMALL,
)
from bottega.games.leonardo.rules import assignment, deck
from bottega.games.leonardo.rules.favours import take_component
from bottega.games.leonardo.table import (
    ARRANGE,
    BENEFIT,
    COMPONENT,
    LEONARDO,
    LIFT,
    NOBODY,
    PUT,
    TO_CITY,
    TOUCHED_AREA,
    LeonardoTable,
)

MOVE: Final = 0
FLORINS: Final = 1
DECK: Final = 2
BUY: Final = 3
BENEFITS_COUNT: Final = 4
#: What benefit 4 costs (rulings 19).
COMPONENT_PRICE: Final = 1


def begin(table: LeonardoTable) -> None:
    """If all are there, the last in the ranking leaves with nothing - but not of two (rulings 14).

    Nobody there: Leonardo stays where he is and the florins too (rulings 15).
    """
    line = assignment.ranking(table, COUNCIL)
    if len(line) == table.players and table.players > 2:
        last = line[-1]
        line = line[:-1]
        assignment.go_home(table, COUNCIL, last)
        table.emit("council-last", {"seat": last})
    if not line:
        table.stage = TO_CITY
        return
    table.area = COUNCIL
    table.line = line
    table.at = 0
    if table.log is not None:
        table.emit("area", {"place": PLACES[COUNCIL], "seats": list(line)})
    table.chosen = (NOBODY,) * BENEFITS_COUNT
    table.ask(line[0], LEONARDO)


def offer_leonardo(table: LeonardoTable, offer: Offer) -> None:
    offer.extend(GIVE_LEONARDO[: table.players])


def refuse_leonardo(table: LeonardoTable, action: GiveLeonardo) -> Refusal | None:
    if action.owner >= table.players:
        return Refusal("no-such-seat", "council", {"count": table.players})
    return None


def give_leonardo(table: LeonardoTable, seat: Seat, action: GiveLeonardo) -> None:
    """The first in the ranking names a player, themselves and the holder included; it counts at once."""
    table.leonardo = action.owner
    if table.log is not None:
        table.emit("leonardo", {"seat": seat, "to_seat": action.owner})
    table.stage = BENEFIT


def offer_benefits(table: LeonardoTable, offer: Offer) -> None:
    for space in range(BENEFITS_COUNT):
        if table.chosen[space] == NOBODY:
            offer.append(BENEFITS[space])
    if table.at:
        offer.append(WITHDRAW)


def refuse_benefit(table: LeonardoTable, action: Benefit) -> Refusal | None:
    taken = table.chosen[action.space]
    if taken != NOBODY:
        return Refusal("benefit-taken", "council", {"benefit": str(action.space + 1), "by_seat": taken})
    return None


def refuse_withdraw(table: LeonardoTable) -> Refusal | None:
    """The first takes one of the four; the others may withdraw (rulings 18)."""
    return None if table.at else Refusal("first-must-choose", "council", {})


def choose_benefit(table: LeonardoTable, seat: Seat, action: Benefit) -> None:
    table.chosen = tuple(seat if s == action.space else who for s, who in enumerate(table.chosen))
    if table.log is not None:
        table.emit("benefit", {"seat": seat, "benefit": str(action.space + 1)})
    _next_choice(table)


def withdraw(table: LeonardoTable, seat: Seat) -> None:
    assignment.go_home(table, COUNCIL, seat)
    if table.log is not None:
        table.emit("withdraw", {"seat": seat, "place": PLACES[COUNCIL]})
    _next_choice(table)


def _next_choice(table: LeonardoTable) -> None:
    table.at += 1
    if table.at < len(table.line):
        table.ask(table.line[table.at], BENEFIT)
    else:
        table.price = 0
        carry_out(table)


def carry_out(table: LeonardoTable) -> None:
    """After all have chosen: benefit 1, then 2, 3 and 4. In the Council, `price` is the number of
    benefits already carried out."""
    while table.price < BENEFITS_COUNT:
        space = table.price
        seat = table.chosen[space]
        table.price += 1
        if seat == NOBODY:
            continue
        if table.log is not None:
            table.beat()
        if _carry_out(table, seat, space):
            return
    for seat in table.queue[COUNCIL]:
        assignment.go_home(table, COUNCIL, seat)
    if table.log is not None:
        table.beat()
    table.stage = TO_CITY


def _carry_out(table: LeonardoTable, seat: Seat, space: int) -> bool:
    """One benefit; True when its owner has something to decide."""
    if space == MOVE:
        if not liftable(table, seat):
            return _unused(table, seat)
        table.ask(seat, LIFT)
        return True
    if space == FLORINS:
        table.florins[seat] += table.council
        table.touched |= 1 << seat
        if table.log is not None:
            table.emit("council-florins", {"seat": seat, "florins": table.council})
        table.council = 0
        return False
    if space == DECK:
        return _look(table, seat)
    if table.florins[seat] < COMPONENT_PRICE or not any(table.shops):
        return _unused(table, seat)
    table.ask(seat, COMPONENT)
    return True


def liftable(table: LeonardoTable, seat: Seat) -> list[tuple[Seat, int]]:
    """(owner, place) of every apprentice that may be moved.

    By the standard rule any of one's own that is placed, the Council's and the laboratories'
    included (rulings 16). By Codex I only those in B to H, but anybody's (rulings 33).
    """
    players = table.players
    places = []
    if table.codex:
        for owner in range(players):
            for place in range(1, AREAS):
                if table.crew[place * players + owner] and _targets(table, seat, owner, place):
                    places.append((owner, place))
        return places
    for place in range(AREAS):
        if table.crew[place * players + seat]:
            places.append((seat, place))
    for lab in range(LABS):
        if table.hired[LABS * seat + lab]:
            places.append((seat, SMALL + lab))
    return places


def _targets(table: LeonardoTable, seat: Seat, owner: Seat, source: int) -> list[int]:
    """B to H only (rulings 17, 34); another player's not where that player is first now (35)."""
    return [
        area
        for area in range(1, AREAS)
        if area != source and (owner == seat or assignment.ranking(table, area)[:1] != (owner,))
    ]


def offer_lift(table: LeonardoTable, seat: Seat, offer: Offer) -> None:
    for owner, place in liftable(table, seat):
        offer.append(LIFTS[owner][place])
    offer.append(LEAVE_IT)


def refuse_lift(table: LeonardoTable, seat: Seat, action: Lift) -> Refusal | None:
    if (action.owner, action.place) in liftable(table, seat):
        return None
    if action.owner >= table.players:
        return Refusal("no-such-seat", "council", {"count": table.players})
    if not table.codex and action.owner != seat:
        return Refusal("own-apprentice", "council-move", {})
    if table.codex and not 1 <= action.place < AREAS:
        return Refusal("codex-source", "codex", {"place": PLACES[action.place]})
    if action.place < AREAS and table.crew[action.place * table.players + action.owner]:
        return Refusal("codex-first", "codex", {"of_seat": action.owner})
    return Refusal(
        "no-apprentice-there", "council-move", {"of_seat": action.owner, "place": PLACES[action.place]}
    )


def lift(table: LeonardoTable, action: Lift) -> None:
    table.lifted = (action.owner, action.place)
    table.stage = PUT


def offer_put(table: LeonardoTable, seat: Seat, offer: Offer) -> None:
    owner, source = table.lifted
    for area in _targets(table, seat, owner, source):
        offer.append(PUTS[area - 1])


def refuse_put(table: LeonardoTable, seat: Seat, action: Put) -> Refusal | None:
    owner, source = table.lifted
    if action.place in _targets(table, seat, owner, source):
        return None
    if action.place == source:
        return Refusal("same-place", "council-move", {"place": PLACES[source]})
    return Refusal("codex-first", "codex", {"of_seat": owner})


def put(table: LeonardoTable, seat: Seat, action: Put) -> None:
    """The apprentice joins their owner's workers there, or stands to the right of all (rulings 17)."""
    owner, source = table.lifted
    table.lifted = ()
    players = table.players
    table.touched |= 1 << owner | 1 << source + TOUCHED_AREA | 1 << action.place + TOUCHED_AREA
    if source < AREAS:
        table.crew[source * players + owner] -= 1
        if not assignment.strength(table, source, owner):
            table.queue[source] = tuple(other for other in table.queue[source] if other != owner)
    else:
        table.hired[LABS * owner + source - SMALL] -= 1
    assignment.join(table, action.place, owner)
    table.crew[action.place * players + owner] += 1
    if table.log is not None:
        values = {"seat": seat, "of_seat": owner, "source": PLACES[source], "place": PLACES[action.place]}
        table.emit("move", values)
    carry_out(table)


def leave_it(table: LeonardoTable, seat: Seat) -> None:
    """Benefits 1 and 4 are a "may" (rulings 18)."""
    _unused(table, seat)
    carry_out(table)


def _unused(table: LeonardoTable, seat: Seat) -> bool:
    """Nothing comes of the benefit, by choice or because there is nothing to move, see or buy."""
    if table.log is not None:
        table.emit("leave", {"seat": seat, "benefit": str(table.price)})
    return False


def _look(table: LeonardoTable, seat: Seat) -> bool:
    """The top four of the deck, or what is left of it; put back in any order (§8 A 3)."""
    places = min(LOOK, len(table.deck))
    if not places:
        return _unused(table, seat)
    deck.look(table, seat)
    if table.log is not None:
        table.emit("look", {"seat": seat, "inventions": list(table.deck[:places])}, only(seat))
        table.emit("look-secret", {"seat": seat, "count": places}, all_but(seat, table.players))
    if places == 1:
        return False
    table.ask(seat, ARRANGE)
    return True


def offer_arrange(table: LeonardoTable, offer: Offer) -> None:
    for card in sorted(table.deck[table.arranged : table.looked]):
        offer.append(ARRANGE_ACTIONS[card - 1])


def refuse_arrange(table: LeonardoTable, action: Arrange) -> Refusal | None:
    if action.invention in table.deck[table.arranged : table.looked]:
        return None
    return Refusal("not-looked-at", "council-deck", {"invention": action.invention})


def arrange(table: LeonardoTable, seat: Seat, action: Arrange) -> None:
    deck.lay_next(table, seat, action.invention)
    if table.arranged >= table.looked - 1:
        table.arranged = 0
        if table.log is not None:
            table.emit("arrange", {"seat": seat, "inventions": list(table.deck[: table.looked])}, only(seat))
            table.emit("arrange-secret", {"seat": seat}, all_but(seat, table.players))
        carry_out(table)


def offer_component(table: LeonardoTable, offer: Offer) -> None:
    for c in range(KINDS):
        if table.shops[c]:
            offer.append(TAKE[c])
    offer.append(LEAVE_IT)


def refuse_component(table: LeonardoTable, action: Take) -> Refusal | None:
    if table.shops[action.component]:
        return None
    return Refusal("shop-empty", "shops", {"component": COMPONENTS[action.component]})


def buy_component(table: LeonardoTable, seat: Seat, action: Take) -> None:
    table.florins[seat] -= COMPONENT_PRICE
    table.touched |= 1 << seat
    if table.log is not None:
        table.emit("pay", {"seat": seat, "florins": COMPONENT_PRICE})
    take_component(table, seat, action.component)
    carry_out(table)
