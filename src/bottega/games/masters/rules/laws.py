"""What never changes, whatever is played: nothing is made, nothing is lost."""

from __future__ import annotations

from collections import Counter

from bottega.engine.types import Seat
from bottega.games.masters.components import (
    CARD_IDS,
    CARDS_TO_END,
    LAST_SPACE,
    LEADER_IDS,
    SECTIONS,
    SLOTS,
    STACKS,
    TOKENS,
    stack_level,
)
from bottega.games.masters.rules.warehouse import KEEP_OF, fits_depots
from bottega.games.masters.table import (
    END,
    GAIN,
    KEEP,
    LEADERS,
    LOST_COLOUR,
    LOST_CROSS,
    NO_OUTCOME,
    NO_OUTPUT,
    NOTHING,
    OVER,
    PAY,
    PRODUCE,
    SPEND,
    START,
    TILE_KEPT,
    TILE_WAITS,
    TURN,
    WHITE,
    WON,
    MastersTable,
)


def broken(table: MastersTable) -> list[str]:
    """The laws that do not hold here, in words."""
    laws = {
        "the market holds its 13 marbles": sorted(table.market) == sorted(table.box.marbles),
        "every development card is in one place": _cards(table) == Counter(CARD_IDS),
        "every stack holds its own cards": all(
            table.box.cards[card].stack == i for i, deck in enumerate(table.decks) for card in deck
        ),
        "the cards face up are the tops of their stacks": _tops_agree(table),
        "no leader is in two places": max(_leaders(table).values(), default=0) <= 1
        and set(_leaders(table)) <= set(LEADER_IDS),
        "every seat has its leaders": all(_leader_count(table, seat) == 4 for seat in range(table.players)),
        "reports are counted by the tiles turned or lost": _tiles_agree(table),
        "the last round has been announced when it is due": table.ending
        == (table.players > 1 and (LAST_SPACE in table.faith or CARDS_TO_END in table.owned)),
        "the markers stand on the track": all(
            0 <= space <= LAST_SPACE for space in [*table.faith, table.cross]
        ),
        "Lorenzo's pile holds his seven tokens": _tokens(table),
        "Lorenzo plays against one seat": table.players == 1 or (not table.cross and not table.outcome),
        "the seats asked are those that can answer": _actors_agree(table),
    }
    laws.update(_pending(table))
    for seat in range(table.players):
        laws[f"seat {seat}: nothing is owed to the stores"] = _stores(table, seat)
        laws[f"seat {seat}: the depots hold what lies there"] = _depots(table, seat)
        laws[f"seat {seat}: cards lie on the level below"] = _slots(table, seat)
    return [law for law, holds in laws.items() if not holds]


def _cards(table: MastersTable) -> Counter[int]:
    in_decks = [card for i, deck in enumerate(table.decks) for card in deck[table.taken[i] :]]
    return Counter([*in_decks, *(card for slot in table.slots for card in slot), *table.removed])


def _tops_agree(table: MastersTable) -> bool:
    taken = table.taken
    tops = tuple([deck[taken[i]] if taken[i] < len(deck) else 0 for i, deck in enumerate(table.decks)])
    return table.tops == tops and table.visible == sum(table.box.cards[top].mask for top in tops if top)


def _leaders(table: MastersTable) -> Counter[int]:
    held = [*table.hands, *table.rejected, *table.dropped, *(perks.leaders for perks in table.perks)]
    return Counter(leader for leaders in held for leader in leaders)


def _leader_count(table: MastersTable, seat: Seat) -> int:
    played = table.perks[seat].leaders
    return len(table.hands[seat]) + len(table.rejected[seat]) + len(table.dropped[seat]) + len(played)


def _tiles_agree(table: MastersTable) -> bool:
    for seat in range(table.players):
        tiles = table.tiles[SECTIONS * seat : SECTIONS * seat + SECTIONS]
        if [tile != TILE_WAITS for tile in tiles] != [section < table.reports for section in range(SECTIONS)]:
            return False
        for section, tile in enumerate(tiles):
            if tile == TILE_KEPT and table.faith[seat] < table.box.section_first[section]:
                return False
    return True


def _tokens(table: MastersTable) -> bool:
    """Only the reshuffle brings revealed tokens back, so it is never among them."""
    if table.players > 1:
        return not table.tokens and not table.drawn
    piles = all(sorted(order) == sorted(TOKENS) for order in table.tokens)
    return piles and 0 <= table.drawn <= table.tokens[0].index("shuffle")


def _actors_agree(table: MastersTable) -> bool:
    """A seat that still has four leaders chooses among them; later, the seat whose turn it is decides."""
    seats = range(table.players)
    hands = [len(hand) for hand in table.hands]
    kept = [len(rejected) == 2 for rejected in table.rejected]
    outcomes = (WON, LOST_COLOUR, LOST_CROSS) if table.players == 1 and table.over else (NO_OUTCOME,)
    if table.over != (table.stage == OVER) or table.outcome not in outcomes:
        return False
    if table.stage == LEADERS:
        return table.actors == tuple(s for s in seats if hands[s] == 4) and len(table.actors) > 0
    if not all(kept) or table.current not in seats or (table.stage == END and not hands[table.current]):
        return False
    return table.actors == (() if table.over else (table.current,))


def _pending(table: MastersTable) -> dict[str, bool]:
    """What the turn under way holds belongs to the decision that is open."""
    stage, seat = table.stage, table.current
    producing = stage in (PRODUCE, SPEND, GAIN) or (stage == PAY and table.buying < 0)
    held = [table.held(seat, r) for r in range(4)]
    gains = {START: (1, 2), SPEND: (1,), GAIN: (1,), PAY: (0, 1)}
    return {
        "white marbles wait for two marble leaders": (table.whites > 0) == (stage == WHITE)
        and (stage != WHITE or len(table.perks[seat].marbles) == 2),
        "what was taken from the market is at most a line, and waits to be kept": (
            stage == WHITE or (table.gained > 0) == (stage == KEEP)
        )
        and table.gained in KEEP_OF
        and sum(KEEP_OF[table.gained][0].counts) + table.whites <= 4,
        "production begins with a power": (table.used > 0 if producing else table.output == NO_OUTPUT)
        and (stage not in (LEADERS, START, TURN) or not table.used),
        "production takes nothing away": min(table.output) >= 0,
        "what is paid by hand is there": (table.debt != NOTHING) == (stage == PAY)
        and all(0 <= due <= there for due, there in zip(table.debt, held, strict=True))
        and (stage != PAY or table.by_hand),
        "a card being paid has its place": table.buying < 0 or (stage == PAY and _has_place(table)),
        "seats start with the resources they have chosen": stage not in (LEADERS, START)
        or all(sum(table.stored[4 * s : 4 * s + 4]) == _chosen(table, s) for s in range(table.players)),
        "choices of resources are open, and can be made": table.gains in gains.get(stage, (0,))
        and (table.spends > 0 if stage == SPEND else stage == PAY or table.spends == 0)
        and 0 <= table.spends <= sum(held) - sum(table.debt),
    }


def _chosen(table: MastersTable, seat: Seat) -> int:
    """How many starting resources a seat has chosen by now."""
    if table.stage == LEADERS or seat > table.current:
        return 0
    due: int = table.box.start_resources[seat]
    return due - table.gains if seat == table.current else due


def _has_place(table: MastersTable) -> bool:
    stack, slot = divmod(table.buying, SLOTS)
    height = len(table.slots[SLOTS * table.current + slot])
    return table.tops[stack] > 0 and height == stack_level(stack) - 1


def _stores(table: MastersTable, seat: Seat) -> bool:
    counts = table.stored[4 * seat : 4 * seat + 4] + table.strongbox[4 * seat : 4 * seat + 4]
    return all(count >= 0 for count in counts)


def _depots(table: MastersTable, seat: Seat) -> bool:
    depots = table.perks[seat].depots
    return fits_depots([table.stored[4 * seat + r] - depots[r] for r in range(4)])


def _slots(table: MastersTable, seat: Seat) -> bool:
    slots = table.slots[SLOTS * seat : SLOTS * seat + SLOTS]
    cards = [table.box.cards[card] for slot in slots for card in slot]
    levels = all(table.box.cards[card].level == n for slot in slots for n, card in enumerate(slot, 1))
    banners = Counter(card.stack for card in cards)
    i = len(STACKS) * seat
    counted = all(table.banners[i + stack] == banners[stack] for stack in range(len(STACKS)))
    return levels and counted and table.owned[seat] == len(cards)
