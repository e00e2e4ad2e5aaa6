"""What never changes, whatever is played: nothing is made, nothing is lost."""

from __future__ import annotations

from collections import Counter

from bottega.engine.types import Seat
from bottega.games.masters.actions import KEEP
from bottega.games.masters.components import CARD_IDS, LAST_SPACE, LEADER_IDS, SECTIONS, SLOTS, STACKS, TOKENS
from bottega.games.masters.table import TILE_KEPT, TILE_WAITS, Table
from bottega.games.masters.warehouse import fits

_KEEP_NOTHING = KEEP[-1]


def broken(table: Table) -> list[str]:
    """The laws that do not hold here, in words."""
    laws = {
        "the market holds its 13 marbles": sorted(table.market) == sorted(table.box.marbles),
        "every development card is in one place": _cards(table) == Counter(CARD_IDS),
        "the cards face up are the tops of their stacks": _tops_agree(table),
        "no leader is in two places": max(_leaders(table).values(), default=0) <= 1
        and set(_leaders(table)) <= set(LEADER_IDS),
        "every seat has its leaders": all(_leader_count(table, seat) == 4 for seat in range(table.players)),
        "reports are counted by the tiles turned or lost": _tiles_agree(table),
        "the markers stand on the track": all(
            0 <= space <= LAST_SPACE for space in [*table.faith, table.cross]
        ),
        "Lorenzo's pile holds his seven tokens": all(sorted(o) == sorted(TOKENS) for o in table.tokens),
        "actors are distinct seats, none when over": (not table.actors) == table.over,
    }
    for seat in range(table.players):
        laws[f"seat {seat}: nothing is owed to the stores"] = _stores(table, seat)
        laws[f"seat {seat}: the depots hold what lies there"] = fits(table, seat, _KEEP_NOTHING)
        laws[f"seat {seat}: cards lie on the level below"] = _slots(table, seat)
    return [law for law, holds in laws.items() if not holds]


def _cards(table: Table) -> Counter[int]:
    in_decks = [card for i, deck in enumerate(table.decks) for card in deck[table.taken[i] :]]
    return Counter([*in_decks, *(card for slot in table.slots for card in slot), *table.removed])


def _tops_agree(table: Table) -> bool:
    tops = [deck[table.taken[i]] if table.taken[i] < len(deck) else 0 for i, deck in enumerate(table.decks)]
    return table.tops == tops and table.visible == sum(1 << top for top in tops if top)


def _leaders(table: Table) -> Counter[int]:
    held = [*table.hands, *table.rejected, *table.dropped, *(perks.leaders for perks in table.perks)]
    return Counter(leader for leaders in held for leader in leaders)


def _leader_count(table: Table, seat: Seat) -> int:
    played = table.perks[seat].leaders
    return len(table.hands[seat]) + len(table.rejected[seat]) + len(table.dropped[seat]) + len(played)


def _tiles_agree(table: Table) -> bool:
    for seat in range(table.players):
        tiles = table.tiles[SECTIONS * seat : SECTIONS * seat + SECTIONS]
        if [tile != TILE_WAITS for tile in tiles] != [section < table.reports for section in range(SECTIONS)]:
            return False
        for section, tile in enumerate(tiles):
            if tile == TILE_KEPT and table.faith[seat] < table.box.section_first[section]:
                return False
    return True


def _stores(table: Table, seat: Seat) -> bool:
    counts = table.stored[4 * seat : 4 * seat + 4] + table.strongbox[4 * seat : 4 * seat + 4]
    return all(count >= 0 for count in counts)


def _slots(table: Table, seat: Seat) -> bool:
    slots = table.slots[SLOTS * seat : SLOTS * seat + SLOTS]
    cards = [table.box.cards[card] for slot in slots for card in slot]
    levels = all(table.box.cards[card].level == n for slot in slots for n, card in enumerate(slot, 1))
    banners = Counter(card.stack for card in cards)
    i = len(STACKS) * seat
    counted = all(table.banners[i + stack] == banners[stack] for stack in range(len(STACKS)))
    return levels and counted and table.owned[seat] == len(cards)
