"""Leader actions (FR "Action Leader"; rulings 4, 20, 21, 25)."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.engine.events import all_but, only
from bottega.engine.refusal import Refusal
from bottega.engine.rows import put
from bottega.engine.state import Offer
from bottega.engine.types import Seat
from bottega.games.masters.actions import DISCARD_LEADER, PLAY_LEADER, DiscardLeader, LeaderAction, PlayLeader
from bottega.games.masters.components import COLOURS, FIRST_LEADER_ID, RESOURCES, STACKS, LeaderCard, Need
from bottega.games.masters.rules import faith, solo, turn
from bottega.games.masters.table import END, MastersTable


def offer_leaders(table: MastersTable, seat: Seat, offer: Offer) -> None:
    hand = table.hands[seat]
    for leader in hand:
        if requirements_met(table, seat, table.box.leaders[leader]):
            offer.append(PLAY_LEADER[leader - FIRST_LEADER_ID])
    for leader in hand:
        offer.append(DISCARD_LEADER[leader - FIRST_LEADER_ID])


def requirements_met(table: MastersTable, seat: Seat, leader: LeaderCard) -> bool:
    """Cards on the board, covered ones too, and resources wherever they lie; nothing is spent."""
    for need in leader.needs:
        if _cards(table, seat, need) < need.count:
            return False
    resources = leader.resources
    return all(table.held(seat, r) >= resources[r] for r in range(4))


def _cards(table: MastersTable, seat: Seat, need: Need) -> int:
    """How many cards of the colour the seat owns, of exactly this level where one is named (rulings 20)."""
    banners = table.banners
    i: i64 = len(STACKS) * seat + need.colour
    n: i64 = len(COLOURS)
    if need.level:
        return banners[i + n * (need.level - 1)]
    return banners[i] + banners[i + n] + banners[i + 2 * n]


def refuse_leader(table: MastersTable, seat: Seat, action: LeaderAction) -> Refusal | None:
    """Only from the hand (rulings 25)."""
    if action.leader in table.perks[seat].leaders:
        return Refusal("leader-played", "leaders", {"leader": action.leader})
    if action.leader not in table.hands[seat]:
        return Refusal("leader-not-in-hand", "leaders", {"leader": action.leader})
    return None


def refuse_play(table: MastersTable, seat: Seat, action: PlayLeader) -> Refusal | None:
    refusal = refuse_leader(table, seat, action)
    if refusal is not None:
        return refusal
    leader = table.box.leaders[action.leader]
    for need in leader.needs:
        have = _cards(table, seat, need)
        if have < need.count:
            values = {"leader": leader.id, "colour": COLOURS[need.colour], "count": need.count, "have": have}
            if need.level:
                return Refusal("leader-level", "leader-requirements", {**values, "level": need.level})
            return Refusal("leader-cards", "leader-requirements", values)
    for r in range(4):
        have = table.held(seat, r)
        if have < leader.resources[r]:
            values = {
                "leader": leader.id,
                "resource": RESOURCES[r],
                "count": leader.resources[r],
                "have": have,
            }
            return Refusal("leader-resources", "leader-requirements", values)
    return None


def play_leader(table: MastersTable, seat: Seat, action: PlayLeader) -> None:
    _leave_hand(table, seat, action.leader)
    table.perks = put(table.perks, seat, table.perks[seat].after[action.leader])
    if table.log is not None:
        table.emit("play-leader", {"seat": seat, "leader": action.leader})
    _go_on(table, seat)


def discard_leader(table: MastersTable, seat: Seat, action: DiscardLeader) -> None:
    """A faith at once, which can bring about a report. The card is laid aside face down."""
    leader = action.leader
    _leave_hand(table, seat, leader)
    table.dropped = put(table.dropped, seat, tuple(sorted((*table.dropped[seat], leader))))
    if table.log is not None:
        table.emit("discard-leader", {"seat": seat, "leader": leader}, only(seat))
        table.emit("discard-a-leader", {"seat": seat}, all_but(seat, table.players))
    faith.advance(table, seat, 1)
    _go_on(table, seat)


def _leave_hand(table: MastersTable, seat: Seat, leader: int) -> None:
    hand = table.hands[seat]
    table.hands = put(table.hands, seat, tuple([other for other in hand if other != leader]))


def _go_on(table: MastersTable, seat: Seat) -> None:
    """Before the main action the turn goes on; after it, it ends with the last leader."""
    if table.players == 1 and solo.decided(table):
        turn.finish(table)
    elif table.stage == END and not table.hands[seat]:
        turn.end(table, seat)
