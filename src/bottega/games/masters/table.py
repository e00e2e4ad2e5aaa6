"""The table: everything that lies on it and in the players' hands, and nothing about what it means."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.games.masters.components import Box, Perks

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

NOTHING: Final[tuple[int, ...]] = (0, 0, 0, 0)
NO_OUTPUT: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)


class MastersTable(State):
    """The data of a match. Rows with several places per seat are flat. What changes at nearly every
    decision is a list; the rest are tuples, which clones share (`bottega.engine.rows`).

    Public:
      market       13 marbles: the cells row by row, then the slide
      tops         by stack: the card that lies face up, 0 when the stack is empty
      visible      the same cards as a bit mask
      faith        by seat; `tiles` three per seat; `reports` that have taken place
      stored       what lies in the depots, four per seat; the arrangement is `warehouse.arrange`'s
      strongbox    four per seat
      slots        three per seat: the cards there, covered ones first
      banners      twelve per seat: how many cards of each stack the seat owns (a count of `slots`)
      owned        by seat: the number of its development cards
      perks        by seat: its played leaders
      cross        Lorenzo's marker; `removed` the cards he took away; `outcome` of a solo match
      ending       somebody has brought about the last round

    Of the turn under way:
      whites       white marbles still to be turned into something
      gained       resources taken and not yet stored, as a code with a decimal digit per resource
      used         powers activated this turn, as a bit mask
      output       what they give when production ends: four resources and faith
      spends/gains resources the base power still asks for / choices of output still open
      buying       the card being paid by hand, as an index of (stack, slot); -1 for none
      debt         what is being paid by hand
      by_hand      the seat chooses what it pays from where

    Hidden:
      decks        by stack, top first, as dealt; `taken` of each are gone from the top
      hands        leaders in hand; `rejected` at the start; `dropped` later, face down
      tokens       Lorenzo's shuffles, the present one first; `drawn` of it are revealed
    """

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
    round: i64
    current: i64
    market: list[i64]
    tops: tuple[i64, ...]
    visible: i64
    faith: list[i64]
    tiles: tuple[i64, ...]
    reports: i64
    stored: list[i64]
    strongbox: list[i64]
    slots: tuple[tuple[i64, ...], ...]
    banners: tuple[i64, ...]
    owned: tuple[i64, ...]
    perks: tuple[Perks, ...]
    cross: i64
    removed: tuple[i64, ...]
    outcome: str
    ending: bool
    whites: i64
    gained: i64
    used: i64
    output: tuple[i64, ...]
    spends: i64
    gains: i64
    buying: i64
    debt: tuple[i64, ...]
    by_hand: bool
    decks: tuple[tuple[i64, ...], ...]
    taken: tuple[i64, ...]
    hands: tuple[tuple[i64, ...], ...]
    rejected: tuple[tuple[i64, ...], ...]
    dropped: tuple[tuple[i64, ...], ...]
    tokens: tuple[tuple[str, ...], ...]
    drawn: i64

    def held(self, seat: Seat, resource: int) -> i64:
        """How many of a resource the seat has, wherever they lie."""
        i: i64 = 4 * seat + resource
        return self.stored[i] + self.strongbox[i]
