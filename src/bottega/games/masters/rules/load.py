"""From plain data to a table: the start of a match, and a match that was saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bottega.engine.types import Deal, Json
from bottega.games.masters.actions import POWERS, power_name
from bottega.games.masters.components import (
    MARBLES,
    RESOURCES,
    SECTIONS,
    SLOTS,
    STACKS,
)
from bottega.games.masters.state import MastersState
from bottega.games.masters.table import LEADERS, NO_OUTCOME, NO_OUTPUT, NOTHING, STAGES, TILES, MastersTable

if TYPE_CHECKING:
    from bottega.games.masters.game import Masters


def from_deal(game: Masters, deal: Deal) -> MastersState:
    """The table before the first decision, from a deal that has been checked."""
    players = deal["players"]
    state = _empty(game, players)
    state.stage = LEADERS
    state.actors = tuple(range(players))
    state.market = [MARBLES.index(name) for name in deal["market"]]
    _lay_decks(state, [deal["decks"][name] for name in STACKS])
    state.hands = tuple([tuple(sorted(leaders)) for leaders in deal["leaders"]])
    state.tokens = tuple(tuple(order) for order in deal.get("tokens", ()))
    return state


def from_dump(game: Masters, dump: dict[str, Json]) -> MastersState:
    boards = dump["boards"]
    players = dump["players"]
    for key in ("boards", "hands", "rejected", "dropped"):
        if len(dump[key]) != players:
            raise ValueError(f"{len(dump[key])} {key} for {players} players")
    for board in boards:
        if len(board["slots"]) != SLOTS or len(board["tiles"]) != SECTIONS:
            raise ValueError(f"a board has {SLOTS} slots and {SECTIONS} tiles")
    state = _empty(game, players)
    state.stage = STAGES.index(dump["stage"])
    state.round = int(dump["round"])
    state.current = int(dump["turn"])
    state.actors = tuple(int(seat) for seat in dump["actors"])
    state.over = bool(dump["over"])
    state.ending = bool(dump["ending"])
    state.market = [MARBLES.index(name) for name in dump["market"]]
    state.faith = [int(board["faith"]) for board in boards]
    state.tiles = tuple([TILES.index(tile) for board in boards for tile in board["tiles"]])
    state.stored = [n for board in boards for n in _four(board["warehouse"])]
    state.strongbox = [n for board in boards for n in _four(board["strongbox"])]
    state.slots = tuple([tuple(slot) for board in boards for slot in board["slots"]])
    state.perks = tuple([game.box.perks(board["leaders"]) for board in boards])
    _count_cards(state)
    state.reports = int(dump["reports"])
    _read_pending(state, dump["pending"])
    state.cross = int(dump["cross"])
    state.removed = tuple(dump["removed"])
    state.outcome = str(dump["outcome"])
    _lay_decks(state, [dump["decks"][name] for name in STACKS])
    state.hands = tuple([tuple(sorted(leaders)) for leaders in dump["hands"]])
    state.rejected = tuple([tuple(leaders) for leaders in dump["rejected"]])
    state.dropped = tuple([tuple(leaders) for leaders in dump["dropped"]])
    state.tokens = tuple(tuple(order) for order in dump["tokens"])
    state.drawn = int(dump["drawn"])
    return state


def _read_pending(state: MastersTable, pending: dict[str, Json]) -> None:
    state.whites = int(pending["whites"])
    gained = _four(pending["gained"])
    if not all(0 <= count < 10 for count in gained):
        raise ValueError(f"nobody takes {max(gained)} of a resource from the market")
    state.gained = sum(count * 10**r for r, count in enumerate(gained))
    state.used = sum(1 << power for power in range(POWERS) if power_name(power) in pending["used"])
    state.output = (*_four(pending["output"]), int(pending["output"]["faith"]))
    state.spends = int(pending["spends"])
    state.gains = int(pending["gains"])
    buying = pending["buying"]
    if buying is not None:
        state.buying = SLOTS * STACKS.index(buying[0]) + range(1, SLOTS + 1).index(buying[1])
    state.debt = _four(pending["debt"])
    state.by_hand = bool(pending["by_hand"])


def _four(counts: dict[str, int]) -> tuple[int, ...]:
    return tuple(int(counts[name]) for name in RESOURCES)


def _lay_decks(state: MastersTable, decks: Sequence[Sequence[int]]) -> None:
    state.decks = tuple(tuple(deck) for deck in decks)
    state.taken = (0,) * len(STACKS)
    state.tops = tuple([deck[0] if deck else 0 for deck in state.decks])
    state.visible = sum(state.box.cards[top].mask for top in state.tops if top)


def _count_cards(state: MastersTable) -> None:
    owned, banners = list(state.owned), list(state.banners)
    for place, slot in enumerate(state.slots):
        seat = place // SLOTS
        owned[seat] += len(slot)
        for card in slot:
            banners[len(STACKS) * seat + state.box.cards[card].stack] += 1
    state.owned, state.banners = tuple(owned), tuple(banners)


def _empty(game: Masters, players: int) -> MastersState:
    state = MastersState.__new__(MastersState)
    state._game = game
    state.box = game.box
    state.players = players
    state.over = False
    state.actors = ()
    state.log = None
    state.stage = LEADERS
    state.round = 0
    state.current = 0
    state.market = []
    state.faith = [0] * players
    state.tiles = (0,) * (SECTIONS * players)
    state.reports = 0
    state.stored = [0] * (len(RESOURCES) * players)
    state.strongbox = [0] * (len(RESOURCES) * players)
    state.slots = ((),) * (SLOTS * players)
    state.banners = (0,) * (len(STACKS) * players)
    state.owned = (0,) * players
    state.perks = (game.box.no_perks,) * players
    state.cross = 0
    state.removed = ()
    state.outcome = NO_OUTCOME
    state.ending = False
    state.whites = 0
    state.gained = 0
    state.used = 0
    state.output = NO_OUTPUT
    state.spends = 0
    state.gains = 0
    state.buying = -1
    state.debt = NOTHING
    state.by_hand = False
    state.hands = ((),) * players
    state.rejected = ((),) * players
    state.dropped = ((),) * players
    state.tokens = ()
    state.drawn = 0
    return state
