"""The table: everything that lies on it and in the players' hands, and nothing about what it means."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from bottega.engine.game import Game
from bottega.engine.state import ALONE, EVERYTHING, State
from bottega.engine.types import Seat
from bottega.games.leonardo.components import AREAS, KINDS, LABS, PRICES, Box

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
#: By stage: the one that stands for its phase at a beat, where nobody decides.
PHASE_OF: Final[tuple[int, ...]] = (
    *(FAVOUR, FAVOUR, LABORATORIES, ASSIGN),
    *(BENEFIT, BENEFIT, BENEFIT, BENEFIT, BENEFIT, BENEFIT, OFFER, BID, OVER),
    *(LABORATORIES, ASSIGN, BENEFIT, OFFER, BID, BID, BID),
)

IDLE: Final = -1  # weeks of a laboratory that works on nothing
AT_HOME: Final = -1  # place of a master who is not placed
NOBODY: Final = -1
NO_BID: Final = -1  # no florins are offered yet

#: What has changed (`State.touched`): a bit for each seat, for its `florins`, `goods`, `free`, `master_at`,
#: `hired` and `placed`; then one for each area, for its `queue` and `crew`.
TOUCHED_AREA: Final = 8
TOUCHED_BOARDS: Final = (1 << TOUCHED_AREA) - 1

#: What is public of a laboratory's work: a number for the order of starting, the inventions
#: it may hold (a bit mask), and the components its owner had then.
Trace: TypeAlias = tuple[int, int, tuple[int, ...]]

#: A laboratory (2 * seat + lab) and the invention that it completed.
Completion: TypeAlias = tuple[int, int]

#: An invention and what each seat has offered for its card, -1 for those that did not take part.
Auction: TypeAlias = tuple[int, tuple[int, ...]]

#: What is public of a seat's knowledge of the deck's top: whether it knows the order, and the fewest and the
#: most cards it can still know there.
Grasp: TypeAlias = tuple[bool, int, int]
NO_GRASP: Final[Grasp] = (False, 0, 0)


class LeonardoTable(State):
    """The data of a match; `fields` says how each is saved. Rows with several places per seat are
    flat. What changes at nearly every decision is a list; the rest are tuples, which clones share
    (`bottega.engine.rows`)."""

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
        "completed",
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
    #: The option `start`: experts choose favours first.
    expert: bool
    #: The option `codex`.
    codex: bool
    #: 0 to 9; turn 0 is for favours.
    turn: i64
    #: The seat that was asked last.
    current: i64
    #: The seat that holds Leonardo.
    leonardo: i64
    #: Florins lying in the Council.
    council: i64
    #: By space: the invention on display, 0 for an empty space.
    requested: tuple[i64, ...]
    #: Inventions out of the game.
    boxed: tuple[i64, ...]
    #: Components left, by kind.
    shops: list[i64]
    #: By seat: its florins.
    florins: list[i64]
    #: Five per seat: its components, in hand and under laboratories together.
    goods: list[i64]
    #: By seat: its apprentices, placed or not.
    apprentices: tuple[i64, ...]
    #: By seat: apprentices not placed.
    free: list[i64]
    #: By seat: apprentices that wait in the Academy.
    pool: tuple[i64, ...]
    #: By seat: the place of its master, or AT_HOME.
    master_at: list[i64]
    #: By seat: spaces of its small laboratory.
    small: tuple[i64, ...]
    #: By seat: spaces of its large laboratory, 0 before it is built.
    large: tuple[i64, ...]
    #: Two per seat: mechanical men in each laboratory.
    men: tuple[i64, ...]
    #: Two per seat: the work counter of each laboratory, IDLE when it does not work.
    weeks: tuple[i64, ...]
    #: Two per seat: apprentices in each laboratory.
    hired: list[i64]
    #: Two per seat: the invention of a laboratory that had to be revealed, else 0.
    shown: tuple[i64, ...]
    #: Laboratories that started this turn, as a bit mask of 2 * seat + lab.
    fresh: i64
    #: By seat: inventions in front of it.
    cards: tuple[tuple[i64, ...], ...]
    #: By seat: inventions it has completed, as a bit mask.
    done: tuple[i64, ...]
    #: By seat: where it has placed apprentices this turn, as a bit mask of places.
    placed: list[i64]
    #: Seats that have passed in phase B, as a bit mask.
    passed: i64
    #: Four per seat: how often it chose each letter.
    favours: tuple[i64, ...]
    #: By area: seats in order of arrival.
    queue: list[tuple[Seat, ...]]
    #: By area and seat: apprentices there.
    crew: list[i64]
    #: The area being resolved.
    area: i64
    #: In the city, the place of the price marker; in the Council, the benefits already carried out.
    price: i64
    #: The seats to be asked, in order.
    line: tuple[Seat, ...]
    #: The place in `line` of the seat that is asked.
    at: i64
    #: By space of the Council: the seat that chose it.
    chosen: tuple[Seat, ...]
    #: The apprentice being moved: (owner, place).
    lifted: tuple[i64, ...]
    #: Inventions to be auctioned, the present one first.
    lots: tuple[i64, ...]
    #: By lot: the seats that bid.
    bidders: tuple[tuple[Seat, ...], ...]
    #: Cards looked at that are laid back.
    arranged: i64
    #: Components still to pick.
    picks: i64
    #: Components picked with this favour, by kind.
    picked: tuple[i64, ...]
    #: In the last phase D: the laboratory (2 * seat + lab) and the invention that was uncovered in it.
    completed: tuple[Completion, ...]
    #: Those of the last phase D: the invention, and the bids by seat that were shown.
    auctions: tuple[Auction, ...]
    #: Places at the top of the deck whose order some seat may have changed.
    looked: i64
    #: By seat: what is public of its `sight`.
    grasp: tuple[Grasp, ...]
    #: Two per seat: what can be inferred about a laboratory's work.
    traces: tuple[Trace | None, ...]
    #: Works started since the match began.
    started: i64
    #: Two per seat: the invention a laboratory works on, 0 for none.
    under: tuple[i64, ...]
    #: The inventions to come, top first.
    deck: tuple[i64, ...]
    #: By seat: cards it knows to lie in the `looked` top places, in order if it knows the order.
    sight: tuple[tuple[i64, ...], ...]
    #: By seat: florins offered, NO_BID for none.
    bids: tuple[i64, ...]
    #: The inventions of `requested`, as a bit mask.
    on_display: i64
    #: The inventions of `deck`, as a bit mask.
    in_deck: i64
    #: Five per seat: its `cards` of each type.
    types: tuple[i64, ...]

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
        self.expert = False
        self.codex = False
        self.turn = 0
        self.current = 0
        self.leonardo = 0
        self.council = self.box.council
        self.requested = ()
        self.boxed = ()
        self.shops = [self.box.components] * KINDS
        self.florins = [0] * players
        self.goods = [0] * (KINDS * players)
        self.apprentices = (0,) * players
        self.free = [0] * players
        self.pool = (0,) * players
        self.master_at = [AT_HOME] * players
        self.small = (0,) * players
        self.large = (0,) * players
        self.men = (0,) * (LABS * players)
        self.weeks = (IDLE,) * (LABS * players)
        self.hired = [0] * (LABS * players)
        self.shown = (0,) * (LABS * players)
        self.fresh = 0
        self.cards = ((),) * players
        self.done = (0,) * players
        self.placed = [0] * players
        self.passed = 0
        self.favours = (0,) * (4 * players)
        self.queue = [()] * AREAS
        self.crew = [0] * (AREAS * players)
        self.area = 0
        self.price = 0
        self.line = ()
        self.at = 0
        self.chosen = (NOBODY,) * len(PRICES)
        self.lifted = ()
        self.lots = ()
        self.bidders = ()
        self.arranged = 0
        self.picks = 0
        self.picked = (0,) * KINDS
        self.completed = ()
        self.auctions = ()
        self.looked = 0
        self.grasp = (NO_GRASP,) * players
        self.traces = (None,) * (LABS * players)
        self.started = 0
        self.under = (0,) * (LABS * players)
        self.deck = ()
        self.sight = ((),) * players
        self.bids = (NO_BID,) * players
        self.on_display = 0
        self.in_deck = 0
        self.types = (0,) * (KINDS * players)

    def copy_to(self, other: LeonardoTable) -> None:
        """Make the other table equal to this one, without its log."""
        other._game = self._game
        other.box = self.box
        other.players = self.players
        other.over = self.over
        other.actors = self.actors
        other.stage = self.stage
        other.log = None
        other.touched = EVERYTHING
        other.expert = self.expert
        other.codex = self.codex
        other.turn = self.turn
        other.current = self.current
        other.leonardo = self.leonardo
        other.council = self.council
        other.requested = self.requested
        other.boxed = self.boxed
        other.shops = self.shops[:]
        other.florins = self.florins[:]
        other.goods = self.goods[:]
        other.apprentices = self.apprentices
        other.free = self.free[:]
        other.pool = self.pool
        other.master_at = self.master_at[:]
        other.small = self.small
        other.large = self.large
        other.men = self.men
        other.weeks = self.weeks
        other.hired = self.hired[:]
        other.shown = self.shown
        other.fresh = self.fresh
        other.cards = self.cards
        other.done = self.done
        other.placed = self.placed[:]
        other.passed = self.passed
        other.favours = self.favours
        other.queue = self.queue[:]
        other.crew = self.crew[:]
        other.area = self.area
        other.price = self.price
        other.line = self.line
        other.at = self.at
        other.chosen = self.chosen
        other.lifted = self.lifted
        other.lots = self.lots
        other.bidders = self.bidders
        other.arranged = self.arranged
        other.picks = self.picks
        other.picked = self.picked
        other.completed = self.completed
        other.auctions = self.auctions
        other.looked = self.looked
        other.grasp = self.grasp
        other.traces = self.traces
        other.started = self.started
        other.under = self.under
        other.deck = self.deck
        other.sight = self.sight
        other.bids = self.bids
        other.on_display = self.on_display
        other.in_deck = self.in_deck
        other.types = self.types

    # Up to here by `make fields`.

    def clockwise(self) -> list[Seat]:
        """The seats in turn order, from the holder of Leonardo."""
        return [(self.leonardo + i) % self.players for i in range(self.players)]

    def spaces(self, seat: Seat, lab: int) -> int:
        return self.large[seat] if lab else self.small[seat]

    def in_hand(self, seat: Seat) -> list[i64]:
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
        # Not by super(): this runs at nearly every decision, and the sources would take 2 % longer.
        self.current = seat
        self.actors = ALONE[seat]
        self.stage = stage
