"""The table: everything that lies on it and in the players' hands, and nothing about what it means."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.game import Game
from bottega.engine.state import EVERYTHING, State
from bottega.engine.types import Seat
from bottega.games.masters.components import SECTIONS, SLOTS, STACKS, Box, Perks

# Stages: what kind of decision is open.
LEADERS: Final = 0  # all seats at once: which two leaders to keep
START: Final = 1  # a resource of one's choice before the first turn
TURN: Final = 2  # the main action, or a leader action before it
WHITE: Final = 3  # what a white marble becomes
KEEP: Final = 4  # which of the resources taken to store
PRODUCE: Final = 5  # another power, or finish
SPEND: Final = 6  # a resource for the base power
GAIN: Final = 7  # what a power gives
PAY: Final = 8  # how much of a resource comes from the warehouse
END: Final = 9  # a leader action after the main action, or the end of the turn
OVER: Final = 10
DONE: Final = 11  # the main action is complete; never an open decision, `turn` goes on at once
STAGES: Final[tuple[str, ...]] = (
    "leaders",
    "start",
    "turn",
    "white",
    "keep",
    "produce",
    "spend",
    "gain",
    "pay",
    "end",
    "over",
)

# A pope's favour tile.
TILE_WAITS: Final = 0
TILE_KEPT: Final = 1
TILE_LOST: Final = 2
TILES: Final[tuple[str, ...]] = ("waiting", "kept", "lost")

# How a solo match ended.
NO_OUTCOME: Final = ""
WON: Final = "won"
LOST_COLOUR: Final = "lost-colour"
LOST_CROSS: Final = "lost-cross"

#: What has changed (`State.touched`): a bit for each seat, for its `faith`, `stored` and `strongbox`; then
#: one for the market.
TOUCHED_MARKET: Final = 1 << 8

NOTHING: Final[tuple[int, ...]] = (0, 0, 0, 0)
NO_OUTPUT: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)


class MastersTable(State):
    """The data of a match; `fields` says how each is saved. Rows with several places per seat are
    flat. What changes at nearly every decision is a list; the rest are tuples, which clones share
    (`bottega.engine.rows`)."""

    __slots__ = (
        "banners",
        "box",
        "buying",
        "by_hand",
        "cross",
        "current",
        "debt",
        "decks",
        "drawn",
        "dropped",
        "ending",
        "faith",
        "gained",
        "gains",
        "hands",
        "market",
        "outcome",
        "output",
        "owned",
        "perks",
        "rejected",
        "removed",
        "reports",
        "round",
        "slots",
        "spends",
        "stored",
        "strongbox",
        "taken",
        "tiles",
        "tokens",
        "tops",
        "used",
        "visible",
        "whites",
    )

    box: Box
    #: Rounds that have begun.
    round: i64
    #: The seat whose turn it is.
    current: i64
    #: The round under way is the last.
    ending: bool
    #: 13 marbles: the cells row by row, then the slide.
    market: list[i64]
    #: By seat: the space of its faith marker.
    faith: list[i64]
    #: Three per seat: its pope's favour tiles.
    tiles: tuple[i64, ...]
    #: Four per seat: resources in its depots; `warehouse.arrange` says which lies where.
    stored: list[i64]
    #: Four per seat: resources in its strongbox.
    strongbox: list[i64]
    #: Three per seat: the cards there, covered ones first.
    slots: tuple[tuple[i64, ...], ...]
    #: By seat: its played leaders.
    perks: tuple[Perks, ...]
    #: Vatican reports that have taken place.
    reports: i64
    #: White marbles still to be turned into something.
    whites: i64
    #: Resources taken and not yet stored, as a code with a decimal digit per resource.
    gained: i64
    #: Powers activated this turn, as a bit mask.
    used: i64
    #: What the powers give when production ends: four resources and faith.
    output: tuple[i64, ...]
    #: Resources the base power still asks for.
    spends: i64
    #: Resources still to be chosen.
    gains: i64
    #: The card being paid by hand, as an index of (stack, slot); -1 for none.
    buying: i64
    #: What is being paid by hand.
    debt: tuple[i64, ...]
    #: The seat chooses what it pays from where.
    by_hand: bool
    #: The space of Lorenzo's marker.
    cross: i64
    #: The cards that Lorenzo took away.
    removed: tuple[i64, ...]
    #: Tokens of the present order that are revealed.
    drawn: i64
    #: How a solo match ended.
    outcome: str
    #: By stack, top first, as dealt; the first `taken` of each are gone.
    decks: tuple[tuple[i64, ...], ...]
    #: By seat: leaders in hand, in ascending order.
    hands: tuple[tuple[i64, ...], ...]
    #: By seat: leaders put away at the start.
    rejected: tuple[tuple[i64, ...], ...]
    #: By seat: leaders discarded later, face down.
    dropped: tuple[tuple[i64, ...], ...]
    #: The orders of Lorenzo's tokens, the present one first.
    tokens: tuple[tuple[str, ...], ...]
    #: By stack: cards gone from the top.
    taken: tuple[i64, ...]
    #: By stack: the card that lies face up, 0 when the stack is empty.
    tops: tuple[i64, ...]
    #: The cards face up, as a bit mask.
    visible: i64
    #: Twelve per seat: its cards of each stack.
    banners: tuple[i64, ...]
    #: By seat: its development cards.
    owned: tuple[i64, ...]

    def clear(self, game: Game, players: int) -> None:
        """Every field as it is before the deal."""
        self._game = game
        self.box = game.box
        self.players = players
        self.over = False
        self.actors = ()
        self.stage = 0
        self.log = None
        self.touched = EVERYTHING
        self.round = 0
        self.current = 0
        self.ending = False
        self.market = []
        self.faith = [0] * players
        self.tiles = (TILE_WAITS,) * (SECTIONS * players)
        self.stored = [0] * (4 * players)
        self.strongbox = [0] * (4 * players)
        self.slots = ((),) * (SLOTS * players)
        self.perks = (self.box.no_perks,) * players
        self.reports = 0
        self.whites = 0
        self.gained = 0
        self.used = 0
        self.output = NO_OUTPUT
        self.spends = 0
        self.gains = 0
        self.buying = -1
        self.debt = NOTHING
        self.by_hand = False
        self.cross = 0
        self.removed = ()
        self.drawn = 0
        self.outcome = NO_OUTCOME
        self.decks = ()
        self.hands = ((),) * players
        self.rejected = ((),) * players
        self.dropped = ((),) * players
        self.tokens = ()
        self.taken = (0,) * len(STACKS)
        self.tops = (0,) * len(STACKS)
        self.visible = 0
        self.banners = (0,) * (len(STACKS) * players)
        self.owned = (0,) * players

    def copy_to(self, other: MastersTable) -> None:
        """Make the other table equal to this one, without its log."""
        other._game = self._game
        other.box = self.box
        other.players = self.players
        other.over = self.over
        other.actors = self.actors
        other.stage = self.stage
        other.log = None
        other.touched = EVERYTHING
        other.round = self.round
        other.current = self.current
        other.ending = self.ending
        other.market = self.market[:]
        other.faith = self.faith[:]
        other.tiles = self.tiles
        other.stored = self.stored[:]
        other.strongbox = self.strongbox[:]
        other.slots = self.slots
        other.perks = self.perks
        other.reports = self.reports
        other.whites = self.whites
        other.gained = self.gained
        other.used = self.used
        other.output = self.output
        other.spends = self.spends
        other.gains = self.gains
        other.buying = self.buying
        other.debt = self.debt
        other.by_hand = self.by_hand
        other.cross = self.cross
        other.removed = self.removed
        other.drawn = self.drawn
        other.outcome = self.outcome
        other.decks = self.decks
        other.hands = self.hands
        other.rejected = self.rejected
        other.dropped = self.dropped
        other.tokens = self.tokens
        other.taken = self.taken
        other.tops = self.tops
        other.visible = self.visible
        other.banners = self.banners
        other.owned = self.owned

    # Up to here by `make fields`.

    def held(self, seat: Seat, resource: int) -> i64:
        """How many of a resource the seat has, wherever they lie."""
        i: i64 = 4 * seat + resource
        return self.stored[i] + self.strongbox[i]
