"""Production (FR "Activer la Production"; rulings 22-24).

All powers work at once: inputs are what was owned before, outputs come when the seat activates no
more. So each power is paid when it is chosen, and what it gives waits in `output` until the end.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.refusal import Refusal
from bottega.engine.state import Offer
from bottega.engine.types import Seat
from bottega.games.masters.actions import (
    ACTIVATE,
    BASE,
    FINISH,
    FIRST_LEADER,
    FIRST_SLOT,
    Activate,
    Gain,
    Spend,
    power_name,
)
from bottega.games.masters.actions import SPEND as SPEND_ACTIONS
from bottega.games.masters.components import FAITH, MOST, RESOURCES, SLOTS, by_name
from bottega.games.masters.rules import faith
from bottega.games.masters.rules.payment import missing, offer_by_hand, pay
from bottega.games.masters.table import DONE, GAIN, NO_OUTPUT, PRODUCE, SPEND, MastersTable

#: The base power: two resources of any kind for one of any kind, no faith on either side.
BASE_INPUT: Final = 2
#: A leader's power: one of the leader's resource for one of any kind and one faith.
LEADER_FAITH: Final = 1
#: One of a resource, as a cost.
_ONE: Final[tuple[tuple[i64, ...], ...]] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))


def offer_powers(table: MastersTable, seat: Seat, offer: Offer) -> None:
    """Every power in sight that is not yet used and whose inputs the seat owns."""
    i: i64 = 4 * seat
    stored, strongbox = table.stored, table.strongbox
    coins: i64 = stored[i] + strongbox[i]
    stones: i64 = stored[i + 1] + strongbox[i + 1]
    servants: i64 = stored[i + 2] + strongbox[i + 2]
    shields: i64 = stored[i + 3] + strongbox[i + 3]
    total = coins + stones + servants + shields
    if not total and not table.owned[seat]:
        return  # only a card's power may ask for nothing, in an edition
    used = table.used
    if total >= BASE_INPUT and not used & 1:
        offer.append(ACTIVATE[BASE])
    if table.owned[seat]:
        feedable = table.box.feedable
        fed = (
            feedable[0][coins if coins < MOST else MOST]
            & feedable[1][stones if stones < MOST else MOST]
            & feedable[2][servants if servants < MOST else MOST]
            & feedable[3][shields if shields < MOST else MOST]
        )
        for slot in range(SLOTS):
            cards = table.slots[SLOTS * seat + slot]
            if cards and fed >> cards[-1] & 1 and not used >> slot + FIRST_SLOT & 1:
                offer.append(ACTIVATE[slot + FIRST_SLOT])
    powers = table.perks[seat].powers
    if powers:
        for r in powers:
            if stored[i + r] + strongbox[i + r] and not used >> r + FIRST_LEADER & 1:
                offer.append(ACTIVATE[r + FIRST_LEADER])


def refuse_power(table: MastersTable, seat: Seat, action: Activate) -> Refusal | None:
    power = action.power
    cost: tuple[i64, ...] = ()
    if FIRST_SLOT <= power < FIRST_LEADER:
        cards = table.slots[SLOTS * seat + power - FIRST_SLOT]
        if not cards:
            return Refusal("slot-empty", "production", {"slot": power - FIRST_SLOT + 1})
        cost = table.box.cards[cards[-1]].input
    elif power >= FIRST_LEADER:
        if power - FIRST_LEADER not in table.perks[seat].powers:
            values = {"resource": RESOURCES[power - FIRST_LEADER]}
            return Refusal("power-no-leader", "leader-production", values)
        cost = _ONE[power - FIRST_LEADER]
    if table.used >> power & 1:
        return Refusal("power-used", "production", {"power": power_name(power)})
    if power == BASE:
        total = sum(table.held(seat, r) for r in range(4))
        if total < BASE_INPUT:
            return Refusal("base-needs-two", "production-base", {"count": total})
        return None
    lacks = missing(table, seat, cost)
    if lacks:
        return Refusal("cannot-produce", "production", {"power": power_name(power), "resources": lacks})
    return None


def activate(table: MastersTable, seat: Seat, action: Activate) -> None:
    """Use a power: once a turn, the first of them makes production the main action."""
    power = action.power
    table.used |= 1 << power
    if table.log is not None:
        table.emit("activate", {"seat": seat, "power": power_name(power)})
    cost: tuple[i64, ...] = ()
    if power == BASE:
        table.spends = BASE_INPUT
        table.gains = 1
        table.stage = SPEND
        return
    if power < FIRST_LEADER:
        card = table.box.cards[table.slots[SLOTS * seat + power - FIRST_SLOT][-1]]
        _add(table, card.output)
        cost = card.input
    else:
        _add(table, (0, 0, 0, 0, LEADER_FAITH))
        table.gains = 1
        cost = _ONE[power - FIRST_LEADER]
    if pay(table, seat, cost):
        proceed(table, seat)


def _add(table: MastersTable, more: tuple[i64, ...]) -> None:
    a, b, c, d, e = table.output
    table.output = (a + more[0], b + more[1], c + more[2], d + more[3], e + more[4])


def proceed(table: MastersTable, seat: Seat) -> None:
    """What the power just paid for still asks for; else the next power; else the end of production."""
    if table.spends:
        table.stage = SPEND
    elif table.gains:
        table.stage = GAIN
    else:
        more: Offer = []
        offer_powers(table, seat, more)
        if more:
            table.stage = PRODUCE
        else:
            finish(table, seat)


def offer_produce(table: MastersTable, seat: Seat, offer: Offer) -> None:
    offer_powers(table, seat, offer)
    offer.append(FINISH)
    offer_by_hand(table, seat, offer)


def offer_spend(table: MastersTable, seat: Seat, offer: Offer) -> None:
    for r in range(4):
        if table.held(seat, r):
            offer.append(SPEND_ACTIONS[r])


def refuse_spend(table: MastersTable, seat: Seat, action: Spend) -> Refusal | None:
    if table.held(seat, action.resource):
        return None
    return Refusal("spend-none", "production-base", {"resource": RESOURCES[action.resource]})


def spend(table: MastersTable, seat: Seat, action: Spend) -> None:
    table.spends -= 1
    if pay(table, seat, _ONE[action.resource]):
        proceed(table, seat)


def gain(table: MastersTable, seat: Seat, action: Gain) -> None:
    table.gains -= 1
    _add(table, (*_ONE[action.resource], 0))
    proceed(table, seat)


def finish(table: MastersTable, seat: Seat) -> None:
    """What was produced goes to the strongbox, faith to the track (rulings 22)."""
    if table.log is not None:
        table.beat()
    output = table.output
    table.output = NO_OUTPUT
    i = 4 * seat
    strongbox = table.strongbox
    table.touched |= 1 << seat
    for r in range(4):
        strongbox[i + r] = strongbox[i + r] + output[r]
    if table.log is not None and any(output[:FAITH]):
        table.emit("produce", {"seat": seat, "resources": by_name(output[:FAITH])})
    if output[FAITH]:
        faith.advance(table, seat, output[FAITH])
    table.stage = DONE
