"""From plain data to a table: the start of a match, and a match that was saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.engine.types import Deal, Json
from bottega.games.leonardo.components import AREAS, COMPONENTS, KINDS, LABS, PLACES
from bottega.games.leonardo.rules import favours, turn
from bottega.games.leonardo.state import LeonardoState
from bottega.games.leonardo.table import (
    AT_HOME,
    FAVOUR,
    IDLE,
    NO_GRASP,
    NOBODY,
    STAGES,
    TO_TURN,
    LeonardoTable,
    Trace,
)

if TYPE_CHECKING:
    from bottega.games.leonardo.game import Leonardo


def from_deal(game: Leonardo, deal: Deal) -> LeonardoState:
    """The table before the first decision, from a deal that has been checked.

    Seat 0 holds Leonardo. Beginners take the sets a to e, with fewer apprentices for two and three
    players (rulings 1); experts choose favours first.
    """
    options = deal["options"]
    state = _empty(game, deal["players"], options["start"] == "expert", options["codex"] == "on")
    state.requested = tuple(deal["requested"])
    state.deck = tuple(deal["deck"])
    state.boxed = tuple(deal["removed"])
    _count_inventions(state)
    _equip(state)
    if state.expert:
        favours.next_favour(state)
    else:
        state.stage = TO_TURN
        turn.go_on(state)
    return state


def _equip(state: LeonardoTable) -> None:
    box = state.box
    outfits = [box.expert if state.expert else box.sets[seat] for seat in range(state.players)]
    removed = 0 if state.expert else box.removed[state.players]
    state.free = [outfit.apprentices - removed for outfit in outfits]
    state.apprentices = tuple(state.free)
    state.pool = tuple([box.apprentices - outfit.apprentices for outfit in outfits])
    state.florins = [outfit.florins for outfit in outfits]
    state.small = tuple([outfit.small for outfit in outfits])
    state.large = tuple([outfit.large for outfit in outfits])
    men: list[int] = []
    for outfit in outfits:
        in_small = min(outfit.men, box.man_spaces[outfit.small])
        men += [in_small, outfit.men - in_small]
    state.men = tuple(men)
    state.goods = [count for outfit in outfits for count in outfit.components]
    for c in range(KINDS):
        for outfit in outfits:
            state.shops[c] -= outfit.components[c]


def from_dump(game: Leonardo, dump: dict[str, Json]) -> LeonardoState:
    players = dump["players"]
    options = game.complete_options(dump["options"])
    state = _empty(game, players, options["start"] == "expert", options["codex"] == "on")
    state.stage = STAGES.index(dump["stage"])
    state.turn = int(dump["turn"])
    state.current = int(dump["current"])
    state.actors = tuple(int(seat) for seat in dump["actors"])
    state.over = bool(dump["over"])
    state.leonardo = int(dump["leonardo"])
    state.council = int(dump["council"])
    state.requested = tuple(int(n) for n in dump["requested"])
    state.deck = tuple(int(n) for n in dump["deck"])
    state.boxed = tuple(int(n) for n in dump["boxed"])
    _count_inventions(state)
    state.shops = [int(dump["shops"][name]) for name in COMPONENTS]
    for key, each in (
        ("boards", 1),
        ("grasp", 1),
        ("sight", 1),
        ("bids", 1),
        ("traces", LABS),
        ("under", LABS),
    ):
        if len(dump[key]) != each * players:
            raise ValueError(f"{len(dump[key])} {key} for {players} players")
    _read_boards(state, dump["boards"])
    for area in range(AREAS):
        for there in dump["city"][PLACES[area]]:
            seat = int(there["seat"])
            if seat not in range(players):
                raise ValueError(f"there is no seat {seat}")
            state.queue[area] = (*state.queue[area], seat)
            state.crew[area * players + seat] = int(there["apprentices"])
    _read_pending(state, dump["pending"])
    state.auctions = tuple(
        (int(lot["invention"]), tuple(int(bid) for bid in lot["bids"])) for lot in dump["auctions"]
    )
    state.looked = int(dump["looked"])
    state.grasp = tuple((bool(a), int(b), int(c)) for a, b, c in dump["grasp"])
    state.traces = tuple(_read_trace(trace) for trace in dump["traces"])
    state.started = int(dump["started"])
    state.under = tuple(int(n) for n in dump["under"])
    state.sight = tuple(tuple(int(n) for n in cards) for cards in dump["sight"])
    state.bids = tuple(int(n) for n in dump["bids"])
    return state


def _read_boards(state: LeonardoTable, boards: list[dict[str, Json]]) -> None:
    state.apprentices = tuple(int(board["apprentices"]) for board in boards)
    state.pool = tuple(int(board["academy"]) for board in boards)
    labs = []
    for board in boards:
        small, large = board["labs"]
        labs += [small, large]
    state.small = tuple(int(lab["spaces"]) for lab in labs[0::LABS])
    state.large = tuple(int(lab["spaces"]) for lab in labs[1::LABS])
    state.men = tuple(int(lab["men"]) for lab in labs)
    state.weeks = tuple(IDLE if lab["weeks"] is None else int(lab["weeks"]) for lab in labs)
    state.hired = [int(lab["apprentices"]) for lab in labs]
    state.shown = tuple(int(lab["shown"]) for lab in labs)
    state.fresh = sum(1 << place for place, lab in enumerate(labs) if lab["fresh"])
    state.cards = tuple(tuple(int(n) for n in board["cards"]) for board in boards)
    state.types = tuple(_of_type(state, cards, kind) for cards in state.cards for kind in range(KINDS))
    state.done = tuple(sum(1 << n for n in board["done"]) for board in boards)
    state.favours = tuple(int(n) for board in boards for n in board["favours"])
    for seat, board in enumerate(boards):
        state.florins[seat] = int(board["florins"])
        for c, name in enumerate(COMPONENTS):
            state.goods[KINDS * seat + c] = int(board["components"][name])
        state.free[seat] = int(board["free"])
        state.master_at[seat] = AT_HOME if board["master"] is None else PLACES.index(board["master"])
        state.placed[seat] = sum(1 << PLACES.index(place) for place in board["placed"])
        state.passed |= bool(board["passed"]) << seat


def _of_type(state: LeonardoTable, cards: tuple[int, ...], kind: int) -> int:
    return sum(1 for number in cards if state.box.inventions[number].type == kind)


def _read_pending(state: LeonardoTable, pending: dict[str, Json]) -> None:
    state.area = int(pending["area"])
    state.price = int(pending["price"])
    state.line = tuple(int(seat) for seat in pending["line"])
    state.at = int(pending["at"])
    state.chosen = tuple(int(seat) for seat in pending["chosen"])
    state.lifted = tuple(int(n) for n in pending["lifted"])
    state.lots = tuple(int(n) for n in pending["lots"])
    state.bidders = tuple(tuple(int(seat) for seat in seats) for seats in pending["bidders"])
    state.arranged = int(pending["arranged"])
    state.picks = int(pending["picks"])
    state.picked = tuple(int(n) for n in pending["picked"])


def _read_trace(trace: Json) -> Trace | None:
    if trace is None:
        return None
    number, mask, most = trace
    return int(number), int(mask), tuple(int(n) for n in most)


def _count_inventions(state: LeonardoTable) -> None:
    state.on_display = sum(1 << n for n in state.requested if n)
    state.in_deck = sum(1 << n for n in state.deck)


def _empty(game: Leonardo, players: int, expert: bool, codex: bool) -> LeonardoState:
    state = LeonardoState.__new__(LeonardoState)
    state._game = game
    state.box = game.box
    state.expert = expert
    state.codex = codex
    state.players = players
    state.over = False
    state.actors = ()
    state.log = None
    state.stage = FAVOUR
    state.turn = 0
    state.current = 0
    state.leonardo = 0
    state.council = game.box.council
    state.requested = ()
    state.on_display = 0
    state.in_deck = 0
    state.boxed = ()
    state.shops = [game.box.components] * KINDS
    state.florins = [0] * players
    state.goods = [0] * (KINDS * players)
    state.apprentices = (0,) * players
    state.free = [0] * players
    state.pool = (0,) * players
    state.master_at = [AT_HOME] * players
    state.small = (0,) * players
    state.large = (0,) * players
    state.men = (0,) * (LABS * players)
    state.weeks = (IDLE,) * (LABS * players)
    state.shown = (0,) * (LABS * players)
    state.fresh = 0
    state.cards = ((),) * players
    state.types = (0,) * (KINDS * players)
    state.done = (0,) * players
    state.crew = [0] * (AREAS * players)
    state.hired = [0] * (LABS * players)
    state.queue = [()] * AREAS
    state.placed = [0] * players
    state.passed = 0
    state.favours = (0,) * (4 * players)
    state.picks = 0
    state.picked = favours.NOTHING
    state.area = 0
    state.price = 0
    state.line = ()
    state.at = 0
    state.chosen = (NOBODY,) * 4
    state.lifted = ()
    state.lots = ()
    state.bidders = ()
    state.auctions = ()
    state.looked = 0
    state.arranged = 0
    state.traces = (None,) * (LABS * players)
    state.started = 0
    state.grasp = (NO_GRASP,) * players
    state.under = (0,) * (LABS * players)
    state.deck = ()
    state.sight = ((),) * players
    state.bids = (-1,) * players
    return state
