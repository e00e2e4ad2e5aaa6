"""The table: everything that lies on it and in the players' hands, and nothing about what it means."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.games.leonardo.components import KINDS, LABS, Box

# Stages: what kind of decision is open.
FAVOUR: Final = 0  # turn 0: a favour
PICK: Final = 1  # turn 0: a component that comes with a favour
LABORATORIES: Final = 2  # phase A: start, cancel, or done
ASSIGN: Final = 3  # phase B: a group, the master, or pass
LEONARDO: Final = 4  # Council: who takes Leonardo
BENEFIT: Final = 5  # Council: which space
LIFT: Final = 6  # Council 1: which apprentice to move
PUT: Final = 7  # Council 1: where to
ARRANGE: Final = 8  # Council 3: which of the cards looked at comes next
COMPONENT: Final = 9  # Council 4: which component, for a florin
OFFER: Final = 10  # phase C: the benefit of an area, or withdraw
BID: Final = 11  # phase D: all who completed the same invention, at once
OVER: Final = 12
# Never open decisions: what comes next; `turn` goes on at once.
TO_TURN: Final = 13
TO_ASSIGN: Final = 14
TO_COUNCIL: Final = 15
TO_CITY: Final = 16
TO_RESEARCH: Final = 17
TO_AUCTIONS: Final = 18
TO_END: Final = 19
STAGES: Final[tuple[str, ...]] = (
    "favour",
    "pick",
    "laboratories",
    "assign",
    "leonardo",
    "benefit",
    "lift",
    "put",
    "arrange",
    "component",
    "offer",
    "bid",
    "over",
)

IDLE: Final = -1  # weeks of a laboratory that works on nothing
AT_HOME: Final = -1  # place of a master who is not placed
NOBODY: Final = -1

#: What everybody could see of a laboratory's work: a number for the order of starting, the inventions
#: it may hold (a bit mask), and the components its owner had then.
Trace: TypeAlias = tuple[int, int, tuple[int, ...]]

#: An invention and what each seat has offered for its card, -1 for those that did not take part.
Auction: TypeAlias = tuple[int, tuple[int, ...]]

#: What everybody knows of somebody's knowledge of the deck's top: whether he knows the order, and the
#: fewest and the most cards he can still know there.
Grasp: TypeAlias = tuple[bool, int, int]
NO_GRASP: Final[Grasp] = (False, 0, 0)


class LeonardoTable(State):
    """The data of a match. Rows with several places per seat are flat. What changes at nearly every
    decision is a list; the rest are tuples, which clones share (`bottega.engine.rows`).

    Public (with a perfect memory of what was seen):
      turn         0 to 9
      leonardo     the seat that holds him
      council      florins lying in the Council
      requested    inventions on display by space, 0 for an empty one; `on_display` as a bit mask
      in_deck      the inventions still in the deck, as a bit mask
      boxed        inventions out of the game
      shops        components left, by kind
      florins      by seat: every payment and reward is seen
      goods        five per seat: its components, in hand and under laboratories together
      apprentices  by seat: how many it has; `free` of them are not placed; `pool` wait in the Academy
      master_at    by seat: a place, or AT_HOME
      small/large  by seat: spaces of its laboratories; large 0 before it is built
      men          two per seat: mechanical men in each laboratory
      weeks        two per seat: the work counter, IDLE when the laboratory does not work
      shown        two per seat: the invention of a laboratory that had to be revealed, else 0
      fresh        laboratories that started this turn, as a bit mask of 2 * seat + lab
      cards        by seat: inventions in front of it; `types` counts them by type, five per seat
      done         by seat: inventions it has completed, as a bit mask
      crew         by area and seat: apprentices there; `hired` two per seat: in its laboratories
      queue        by area: seats in order of arrival
      placed       by seat: where it has placed apprentices this turn, as a bit mask of places
      passed       seats that have passed in phase B, as a bit mask
      favours      four per seat: how often it chose each letter; `picks` components still to pick,
                   `picked` those picked with this favour
      area         the area being resolved; `price` the marker's place; `line` the seats still there in
                   the order of their ranking; `at` the one who is asked
      chosen       by space of the Council: who took it
      lifted       the apprentice being moved: (owner, place)
      lots         inventions to be auctioned, the present one first; `bidders` for each
      auctions     those of the last phase D: the invention, and the bids by seat that were shown
      looked       places at the top of the deck whose order somebody may have changed
      arranged     how many of the cards looked at are laid back
      grasp        by seat: what everybody knows of its `sight`
      traces       two per seat: what can be inferred about a laboratory's work
      started      how many works were started so far

    Hidden:
      under        two per seat: the invention a laboratory works on, 0 for none
      deck         top first
      sight        by seat: cards it knows to lie in the `looked` top places, in order if it knows it
      bids         by seat: florins offered, -1 for none
    """

    __slots__ = (
        "apprentices",
        "area",
        "arranged",
        "at",
        "auctions",
        "bidders",
        "bids",
        "box",
        "boxed",
        "cards",
        "chosen",
        "codex",
        "council",
        "crew",
        "current",
        "deck",
        "done",
        "expert",
        "favours",
        "florins",
        "free",
        "fresh",
        "goods",
        "grasp",
        "hired",
        "in_deck",
        "large",
        "leonardo",
        "lifted",
        "line",
        "looked",
        "lots",
        "master_at",
        "men",
        "on_display",
        "passed",
        "picked",
        "picks",
        "placed",
        "pool",
        "price",
        "queue",
        "requested",
        "shops",
        "shown",
        "sight",
        "small",
        "started",
        "traces",
        "turn",
        "types",
        "under",
        "weeks",
    )

    box: Box
    expert: bool
    codex: bool
    turn: i64
    current: i64
    leonardo: i64
    council: i64
    requested: tuple[i64, ...]
    on_display: i64
    in_deck: i64
    boxed: tuple[i64, ...]
    shops: list[i64]
    florins: list[i64]
    goods: list[i64]
    apprentices: tuple[i64, ...]
    free: list[i64]
    pool: tuple[i64, ...]
    master_at: list[i64]
    small: tuple[i64, ...]
    large: tuple[i64, ...]
    men: tuple[i64, ...]
    weeks: tuple[i64, ...]
    shown: tuple[i64, ...]
    fresh: i64
    cards: tuple[tuple[i64, ...], ...]
    types: tuple[i64, ...]
    done: tuple[i64, ...]
    crew: list[i64]
    hired: list[i64]
    queue: list[tuple[Seat, ...]]
    placed: list[i64]
    passed: i64
    favours: tuple[i64, ...]
    picks: i64
    picked: tuple[i64, ...]
    area: i64
    price: i64
    line: tuple[Seat, ...]
    at: i64
    chosen: tuple[Seat, ...]
    lifted: tuple[i64, ...]
    lots: tuple[i64, ...]
    bidders: tuple[tuple[Seat, ...], ...]
    auctions: tuple[Auction, ...]
    looked: i64
    arranged: i64
    traces: tuple[Trace | None, ...]
    started: i64
    grasp: tuple[Grasp, ...]
    under: tuple[i64, ...]
    deck: tuple[i64, ...]
    sight: tuple[tuple[i64, ...], ...]
    bids: tuple[i64, ...]

    def clockwise(self) -> list[Seat]:
        """The seats in turn order, from the holder of Leonardo."""
        return [(self.leonardo + i) % self.players for i in range(self.players)]

    def spaces(self, seat: Seat, lab: int) -> int:
        return self.large[seat] if lab else self.small[seat]

    def in_hand(self, seat: Seat) -> list[int]:
        """The components a seat holds: what it has less what lies under its laboratories."""
        hand = self.goods[KINDS * seat : KINDS * seat + KINDS]
        for lab in range(LABS):
            invention = self.under[LABS * seat + lab]
            if invention:
                needed = self.box.inventions[invention].components
                for c in range(KINDS):
                    hand[c] -= needed[c]
        return hand

    def ask(self, seat: Seat, stage: int) -> None:
        self.current = seat
        super().ask(seat, stage)
