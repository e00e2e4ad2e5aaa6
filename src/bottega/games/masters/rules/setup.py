"""Set-up: the deal, and the decisions before the first turn (FR "Mise en place"; rulings 5-8)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from bottega.engine.chance import Stream
from bottega.engine.events import all_but, only
from bottega.engine.problem import DealError, shown
from bottega.engine.refusal import Refusal
from bottega.engine.rows import put
from bottega.engine.state import Offer
from bottega.engine.types import Deal, Json, Seat
from bottega.games.masters.actions import KEEP_LEADERS, KeepLeaders, StartWith
from bottega.games.masters.components import LEADER_IDS, MARBLES, RESOURCES, STACKS, TOKENS, Box
from bottega.games.masters.rules import faith, turn
from bottega.games.masters.table import START, MastersTable

LEADERS_DEALT: Final = 4
#: Lorenzo's first order and one for each reshuffle: 24 of them bring the black cross to the end.
SHUFFLES: Final = 25
_STACK_NAMES: Final = frozenset(STACKS)
#: Every order of Lorenzo's tokens: a match of 30 decisions has 25 of them drawn and checked.
_TOKEN_ORDERS: Final = list(permutations(TOKENS))
_IS_TOKEN_ORDER: Final = frozenset(_TOKEN_ORDERS)


def shuffle(box: Box, players: int, seed: int | str, options: dict[str, str]) -> Deal:
    """All the luck of a match."""
    stream = Stream(seed)
    leaders = stream.sample(LEADER_IDS, LEADERS_DEALT * players)
    deal: Deal = {
        "game": "masters",
        "players": players,
        "options": options,
        "market": [MARBLES[marble] for marble in stream.shuffled(box.marbles)],
        "decks": {STACKS[stack]: stream.shuffled(cards) for stack, cards in enumerate(box.stacks)},
        "leaders": [
            sorted(leaders[LEADERS_DEALT * s : LEADERS_DEALT * s + LEADERS_DEALT]) for s in range(players)
        ],
    }
    if players == 1:
        deal["tokens"] = [list(stream.pick(_TOKEN_ORDERS)) for _ in range(SHUFFLES)]
    return deal


def check(box: Box, deal: Deal) -> None:
    """DealError says what is wrong with a deal whose keys are already known to be there."""
    _check_same("market", deal["market"], box.marble_names)
    decks = deal["decks"]
    if not isinstance(decks, dict) or decks.keys() != _STACK_NAMES:
        raise DealError("deal-keys", part="decks", expected=", ".join(STACKS), value=shown(decks))
    for stack, name in enumerate(STACKS):
        _check_same(name, decks[name], box.stacks[stack])
    _check_leaders(deal["leaders"], deal["players"])
    if deal["players"] == 1:
        orders = deal["tokens"]
        if not isinstance(orders, list) or not 1 <= len(orders) <= SHUFFLES:
            raise DealError("deal-sizes", part="tokens", low=1, high=SHUFFLES, value=shown(orders))
        if not _are_token_orders(orders):
            for number, order in enumerate(orders):
                _check_same(f"tokens[{number}]", order, sorted(TOKENS))


def _check_leaders(hands: Json, players: int) -> None:
    if not isinstance(hands, list) or len(hands) != players:
        raise DealError("deal-size", part="leaders", count=players, value=shown(hands))
    dealt: set[int] = set()
    for seat, hand in enumerate(hands):
        part = f"leaders[{seat}]"
        if not isinstance(hand, list) or len(hand) != LEADERS_DEALT:
            raise DealError("deal-size", part=part, count=LEADERS_DEALT, value=shown(hand))
        for leader in hand:
            if type(leader) is not int or not LEADER_IDS[0] <= leader <= LEADER_IDS[-1]:
                raise DealError("deal-item", part=part, item=shown(leader))
            if leader in dealt:
                raise DealError("deal-times", part="leaders", item=str(leader), found=2, count=1)
            dealt.add(leader)


def _are_token_orders(orders: list[Json]) -> bool:
    try:
        return set(map(type, orders)) == {list} and _IS_TOKEN_ORDER.issuperset(map(tuple, orders))
    except TypeError:
        return False  # something in them cannot be a token


def _check_same(part: str, given: Json, expected: list[Json]) -> None:
    """The given list holds just what is expected (which is sorted), in any order."""
    if not isinstance(given, list):
        raise DealError("deal-list", part=part, value=shown(given))
    for item in given:
        if type(item) is not type(expected[0]):
            raise DealError("deal-item", part=part, item=shown(item))
    if sorted(given) == expected:
        return
    for item in given:
        if given.count(item) > expected.count(item):
            if item not in expected:
                raise DealError("deal-item", part=part, item=shown(item))
            found, count = given.count(item), expected.count(item)
            raise DealError("deal-times", part=part, item=shown(item), found=found, count=count)
    for item in expected:
        if item not in given or given.count(item) < expected.count(item):
            raise DealError("deal-missing", part=part, item=shown(item))


def offer_pairs(table: MastersTable, seat: Seat, offer: Offer) -> None:
    hand = table.hands[seat]
    for i in range(LEADERS_DEALT - 1):
        for j in range(i + 1, LEADERS_DEALT):
            offer.append(KEEP_LEADERS[hand[i], hand[j]])


def refuse_pair(table: MastersTable, seat: Seat, action: KeepLeaders) -> Refusal | None:
    for leader in action.leaders:
        if leader not in table.hands[seat]:
            return Refusal("leader-not-dealt", "setup-leaders", {"leader": leader})
    return None


def keep_leaders(table: MastersTable, seat: Seat, action: KeepLeaders) -> None:
    """Each seat keeps two of its four leaders; the others are put away unseen (rulings 5)."""
    first, second = action.leaders
    others = tuple([leader for leader in table.hands[seat] if leader != first and leader != second])
    table.rejected = put(table.rejected, seat, others)
    table.hands = put(table.hands, seat, action.leaders)
    if table.log is not None:
        table.emit("keep-leaders", {"seat": seat, "leaders": list(action.leaders)}, only(seat))
        table.emit("keep-two-leaders", {"seat": seat}, all_but(seat, table.players))
    table.actors = tuple([other for other in table.actors if other != seat])
    if not table.actors:
        if table.log is not None:
            table.beat()
        _starting_faith(table)
        _next_start(table, 0)


def _starting_faith(table: MastersTable) -> None:
    """The third and fourth seat begin with a faith (rulings 6, 7)."""
    for seat in range(table.players):
        if table.box.start_faith[seat]:
            faith.advance(table, seat, table.box.start_faith[seat])


def _next_start(table: MastersTable, seat: Seat) -> None:
    """Starting resources in turn order; the first player has none."""
    while seat < table.players and not table.box.start_resources[seat]:
        seat += 1
    if seat == table.players:
        turn.begin(table, 0)
        return
    table.current = seat
    table.ask(seat, START)
    table.gains = table.box.start_resources[seat]


def start_with(table: MastersTable, seat: Seat, action: StartWith) -> None:
    """A resource of one's choice into the warehouse, where two always fit (rulings 6)."""
    table.stored[4 * seat + action.resource] += 1
    table.touched |= 1 << seat
    table.gains -= 1
    if table.log is not None:
        table.emit("start", {"seat": seat, "resource": RESOURCES[action.resource]})
    if not table.gains:
        _next_start(table, seat + 1)
