"""What a seat of Leonardo da Vinci knows, as a row of numbers: see `bottega.engine.encoding`.

The figures of all inventions stand in every row; the rest of it says of each, in the order of the figures,
where it is. A row tells all that a view tells, but for what has no effect any more: what was completed in the
last phase D and its auctions, and in which order somebody got their cards. Florins count up to 255.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.encoding import (
    FLAG,
    MOST,
    Draft,
    DraftedEncoding,
    Memory,
    Part,
    Seen,
    clockwise,
    four,
    number,
    numbers,
    one_of,
    pair,
    places,
    replaced,
    some_of,
)
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Json, Seat
from bottega.games.leonardo.actions import LETTERS
from bottega.games.leonardo.components import (
    AREAS,
    COMPONENTS,
    INVENTIONS,
    KINDS,
    LAB_NAMES,
    LABS,
    LAST_INVENTION,
    LOOK,
    METALS,
    PLACES,
    PRICES,
    TYPES,
    Box,
)
from bottega.games.leonardo.rules import traces
from bottega.games.leonardo.rules.schema import BENEFIT_NAMES
from bottega.games.leonardo.table import (
    ARRANGE,
    ASSIGN,
    BENEFIT,
    COMPONENT,
    LABORATORIES,
    LEONARDO,
    LIFT,
    NOBODY,
    OFFER,
    PUT,
    STAGES,
    Grasp,
    LeonardoTable,
    Trace,
)

#: The version of the rows: raise it when a row changes.
VERSION: Final = 1

#: Most spaces in a laboratory, most mechanical men in one, most weeks of a work that are told apart.
_SPACES: Final = 6
_MEN: Final = 3
_WEEKS: Final = 62

_STAGE: Final = one_of(len(STAGES))
_MASTER: Final = one_of(len(PLACES))
_PLACED: Final = some_of(len(PLACES))
#: A set of inventions, in two halves.
_HALF: Final = 13
_LOW: Final = some_of(_HALF)
_HIGH: Final = some_of(LAST_INVENTION - _HALF)
#: Spaces, men, whether the work is fresh and whether it was shown: see `_lab`.
_LAB: Final = [
    bytes([spaces, men, fresh, shown])
    for spaces in range(_SPACES + 1)
    for men in range(_MEN + 1)
    for fresh in range(2)
    for shown in range(2)
]
#: By (_WEEKS + 2) * the apprentices in a laboratory + weeks + 1: these, whether it works, the weeks done.
_HIRED: Final = 16
_WORK: Final = [
    bytes([hired, int(weeks >= 0), max(0, weeks)])
    for hired in range(_HIRED)
    for weeks in range(-1, _WEEKS + 1)
]
#: What is public of a seat's knowledge of the deck, by in_order, fewest and most.
_GRASP: Final = [
    bytes([in_order, fewest, most])
    for in_order in range(2)
    for fewest in range(LOOK + 1)
    for most in range(LOOK + 1)
]
#: Most seats at a table.
_MOST_SEATS: Final = 5
#: Bits for a place in a line of seats.
_PLACE: Final = 3
_LAST_PLACE: Final = (1 << _PLACE) - 1
_AREA: Final = one_of(AREAS)
_PRICE: Final = one_of(len(PRICES))
_BENEFIT: Final = one_of(len(BENEFIT_NAMES))
_NOTHING_POSSIBLE: Final = bytes(LABS * LAST_INVENTION)

# The names of the places.
_FIGURES: Final = [
    *METALS,
    *(f"type {name}" for name in TYPES),
    "weeks",
    *(f"needs {name}" for name in COMPONENTS),
    "first",
    "later",
]
_NUMBERED: Final = [str(n) for n in INVENTIONS]
_BOARD: Final = [
    "florins",
    *(f"components.{name}" for name in COMPONENTS),
    *("apprentices", "free", "academy"),
    *(f"master.{place}" for place in PLACES),
    *(
        f"{lab}.{what}"
        for lab in LAB_NAMES
        for what in ("spaces", "men", "fresh", "shown", "apprentices", "at work", "weeks")
    ),
    *(f"{lab}.possible {n}" for lab in LAB_NAMES for n in INVENTIONS),
    *(f"card {n}" for n in INVENTIONS),
    *(f"done {n}" for n in INVENTIONS),
    *(f"placed.{place}" for place in PLACES),
    *("passed", "bid made"),
    *(f"favour.{letter}" for letter in LETTERS),
    *(f"deck.{what}" for what in ("in order", "fewest", "most")),
]


def _parts(box: Box, players: int) -> list[Part]:
    seats = [f"seat {seat}" for seat in range(players)]
    spaces = range(box.requested[players])
    return [
        ("options", ["expert", "codex"]),
        ("stage", STAGES),
        ("actors", seats),
        ("current", seats),
        ("leonardo", seats),
        ("course", ["turn", "council"]),
        ("shops", COMPONENTS),
        ("deck", ["left", "looked"]),
        ("inventions", [f"{n}.{name}" for n in INVENTIONS for name in _FIGURES]),
        (
            "requested",
            [*_NUMBERED, *(f"space {n + 1}.{name}" for n in spaces for name in _FIGURES)],
        ),
        ("boxed", _NUMBERED),
        ("boards", [f"{seat}.{name}" for seat in seats for name in _BOARD]),
        (
            "own",
            [
                *(f"hand.{name}" for name in COMPONENTS),
                *(f"work {n}" for n in INVENTIONS),
                *(f"{lab}.{name}" for lab in LAB_NAMES for name in _FIGURES),
                *("bid made", "bid"),
                *(f"known {n}" for n in INVENTIONS),
            ],
        ),
        (
            "city",
            [
                f"{place}.{seat}.{what}"
                for place in PLACES[:AREAS]
                for seat in seats
                for what in ("apprentices", "arrival")
            ],
        ),
        (
            "pending",
            [
                *(f"area.{place}" for place in PLACES[:AREAS]),
                *(f"price.{price}" for price in PRICES),
                *(f"ranking.{seat}" for seat in seats),
                *(f"benefit {name}.{seat}" for name in BENEFIT_NAMES for seat in seats),
                *(f"carried out.{name}" for name in BENEFIT_NAMES),
                *(f"lifted.{seat}" for seat in seats),
                *(f"lifted.{place}" for place in PLACES),
                *("arranged", "picks"),
                *(f"picked.{name}" for name in COMPONENTS),
            ],
        ),
        (
            "lots",
            [
                *_NUMBERED,
                *(f"lot {n + 1}.{seat}" for n in range(players) for seat in seats),
            ],
        ),
    ]


class LeonardoDraft(Draft):
    """The parts of a row that change rarely, or that seldom change all at once."""

    def __init__(self, players: int) -> None:
        # What is empty is still to be made. Boards stand by seat, and behind them one that stays empty: see
        # `clockwise`. What only its owner knows stands by seat, crews by the seat that looks on and by area.
        self.boards: list[bytes] = [b""] * (players + 1)
        self.owns: list[bytes] = [b""] * players
        self.inventions: list[bytes] = [b""] * players
        self.crews: list[bytes] = [b""] * (AREAS * players)
        self.display = b""
        # What they were made of. Tuples are known by their identity: they are replaced and never changed.
        self.florins = Seen()
        self.goods = Seen()
        self.free = Seen()
        self.master_at = Seen()
        self.hired = Seen()
        self.placed = Seen()
        self.crew = Seen()
        self.fresh: i64 = 0
        self.passed: i64 = 0
        self.queue: list[tuple[Seat, ...]] = []
        self.requested: tuple[i64, ...] = ()
        self.boxed: tuple[i64, ...] = ()
        self.apprentices: tuple[i64, ...] = ()
        self.pool: tuple[i64, ...] = ()
        self.small: tuple[i64, ...] = ()
        self.large: tuple[i64, ...] = ()
        self.men: tuple[i64, ...] = ()
        self.weeks: tuple[i64, ...] = ()
        self.shown: tuple[i64, ...] = ()
        self.traces: tuple[Trace | None, ...] = ()
        self.cards: tuple[tuple[i64, ...], ...] = ()
        self.done: tuple[i64, ...] = ()
        self.favours: tuple[i64, ...] = ()
        self.grasp: tuple[Grasp, ...] = ()
        self.bids: tuple[i64, ...] = ()
        self.under: tuple[i64, ...] = ()
        self.sight: tuple[tuple[i64, ...], ...] = ()


class LeonardoEncoding(DraftedEncoding):
    """See `bottega.engine.encoding.Encoding`."""

    def __init__(self, game: Game, players: int) -> None:
        game.check_players(players)
        box: Box = game.box
        super().__init__(game, players, VERSION, _parts(box, players))
        self._box = box
        self._seats = one_of(players)
        self._sets = some_of(players)
        self._figures: list[bytes] = [bytes(len(_FIGURES)), *(_figures(box, n) for n in INVENTIONS)]
        self._all_figures: bytes = b"".join(self._figures[1:])
        self._possible = Memory()
        self._orders = clockwise(players, _MOST_SEATS)
        #: By the places of the seats in a line, see `_arrivals`, the own seat lowest.
        self._lines: list[bytes] = [b""] * (1 << _PLACE * players)
        #: By (LAST_INVENTION + 1) * the work of the small laboratory + that of the large one.
        self._works: list[bytes] = [b""] * (LAST_INVENTION + 1) ** LABS
        self._nobody = bytes(2 * players)
        self._no_line = bytes(players)
        self._no_benefits = bytes(players * len(BENEFIT_NAMES))
        self._not_lifted = bytes(players + len(PLACES))
        self._no_lots = bytes(LAST_INVENTION + players * players)
        self._quiet = bytes(AREAS + len(PRICES) + players * (1 + len(BENEFIT_NAMES)) + len(BENEFIT_NAMES))

    def draft(self) -> Draft:
        return LeonardoDraft(self.players)

    def encode_from(self, state: State, seat: Seat, draft: Draft) -> bytes:
        assert isinstance(state, LeonardoTable)
        assert isinstance(draft, LeonardoDraft)
        table: LeonardoTable = state
        kept: LeonardoDraft = draft
        players: i64 = table.players
        own: i64 = seat
        acting: i64 = 0
        for actor in table.actors:
            place: i64 = actor
            acting |= 1 << (place - own + players) % players
        self._follow_boards(table, kept)
        self._follow_city(table, kept)
        if table.requested is not kept.requested or table.boxed is not kept.boxed or not kept.display:
            kept.requested, kept.boxed = table.requested, table.boxed
            kept.display = self._display(table)
        order = self._orders[own]
        shops, boards = table.shops, kept.boards
        # Boards and areas are written out for the largest table: lists and joins take longer.
        return b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            FLAG[table.expert],
            FLAG[table.codex],
            _STAGE[table.stage + 1],
            self._sets[acting],
            self._seats[(table.current - own + players) % players + 1],
            self._seats[(table.leonardo - own + players) % players + 1],
            number(table.turn),
            number(table.council),
            four(shops[0], shops[1], shops[2], shops[3]),
            number(shops[4]),
            number(len(table.deck)),
            number(table.looked),
            kept.display,
            boards[order[0]],
            boards[order[1]],
            boards[order[2]],
            boards[order[3]],
            boards[order[4]],
            self._own(table, kept, own),
            self._crew(table, kept, own, 0),
            self._crew(table, kept, own, 1),
            self._crew(table, kept, own, 2),
            self._crew(table, kept, own, 3),
            self._crew(table, kept, own, 4),
            self._crew(table, kept, own, 5),
            self._crew(table, kept, own, 6),
            self._crew(table, kept, own, 7),
            self._pending(table, own),
            self._auctions(table, own) if table.lots else self._no_lots,
        )

    def _follow_boards(self, table: LeonardoTable, kept: LeonardoDraft) -> None:
        """Make anew the boards of the seats for which something has changed since the draft was used last."""
        goods = kept.goods.changed(table.goods, KINDS)
        boards = goods | kept.florins.changed(table.florins, 1) | kept.free.changed(table.free, 1)
        boards |= kept.master_at.changed(table.master_at, 1) | kept.placed.changed(table.placed, 1)
        boards |= kept.hired.changed(table.hired, LABS) | (table.passed ^ kept.passed)
        kept.passed = table.passed
        if table.fresh != kept.fresh:
            boards |= _owners(table.fresh ^ kept.fresh)
            kept.fresh = table.fresh
        if table.apprentices is not kept.apprentices:
            boards |= replaced(table.apprentices, kept.apprentices, 1)
            kept.apprentices = table.apprentices
        if table.pool is not kept.pool:
            boards |= replaced(table.pool, kept.pool, 1)
            kept.pool = table.pool
        if table.small is not kept.small:
            boards |= replaced(table.small, kept.small, 1)
            kept.small = table.small
        if table.large is not kept.large:
            boards |= replaced(table.large, kept.large, 1)
            kept.large = table.large
        if table.men is not kept.men:
            boards |= replaced(table.men, kept.men, LABS)
            kept.men = table.men
        if table.weeks is not kept.weeks:
            boards |= replaced(table.weeks, kept.weeks, LABS)
            kept.weeks = table.weeks
        if table.shown is not kept.shown:
            boards |= replaced(table.shown, kept.shown, LABS)
            kept.shown = table.shown
        inventions: i64 = 0
        if table.traces is not kept.traces:
            inventions = replaced(table.traces, kept.traces, LABS)
            kept.traces = table.traces
        if table.cards is not kept.cards:
            inventions |= replaced(table.cards, kept.cards, 1)
            kept.cards = table.cards
        if table.done is not kept.done:
            inventions |= replaced(table.done, kept.done, 1)
            kept.done = table.done
        boards |= inventions
        if table.favours is not kept.favours:
            boards |= replaced(table.favours, kept.favours, len(LETTERS))
            kept.favours = table.favours
        if table.grasp is not kept.grasp:
            boards |= replaced(table.grasp, kept.grasp, 1)
            kept.grasp = table.grasp
        owns = goods
        if table.bids is not kept.bids:
            owns |= replaced(table.bids, kept.bids, 1)
            boards |= owns
            kept.bids = table.bids
        if table.under is not kept.under:
            owns |= replaced(table.under, kept.under, LABS)
            kept.under = table.under
        if table.sight is not kept.sight:
            owns |= replaced(table.sight, kept.sight, 1)
            kept.sight = table.sight
        if not (boards | owns):
            return
        seats: i64 = self.players
        for seat in range(seats):
            if inventions >> seat & 1:
                kept.inventions[seat] = self._inventions_of(table, seat)
            if boards >> seat & 1:
                kept.boards[seat] = self._board(table, seat, kept.inventions[seat])
            if owns >> seat & 1:
                kept.owns[seat] = b""

    def _follow_city(self, table: LeonardoTable, kept: LeonardoDraft) -> None:
        """The same for the areas of the city."""
        areas = kept.crew.changed(table.crew, self.players)
        if table.queue != kept.queue:
            areas |= replaced(tuple(table.queue), tuple(kept.queue), 1)
            kept.queue = table.queue[:]
        if not areas:
            return
        area: i64 = 0
        while area < AREAS:
            if areas >> area & 1:
                for at in range(area, len(kept.crews), AREAS):
                    kept.crews[at] = b""
            area += 1

    def _display(self, table: LeonardoTable) -> bytes:
        """The figures of all inventions, and which of them are requested or out of the game."""
        rows = [self._all_figures, places(table.requested, 1, LAST_INVENTION)]
        rows += [self._figures[n] for n in table.requested]
        return b"".join([*rows, _is_in(table.boxed)])

    def _possible_works(self, small: Trace | None, large: Trace | None) -> bytes:
        """What the two laboratories of a seat may work on, as far as everybody knows."""
        if small is None and large is None:
            return _NOTHING_POSSIBLE
        key = (small, large)
        row = self._possible.get(key)
        if row is not None:
            return row
        pairs = traces.pairs(self._box, small, large)
        return self._possible.keep(key, _is_in([a for a, _ in pairs]) + _is_in([b for _, b in pairs]))

    def _inventions_of(self, table: LeonardoTable, seat: i64) -> bytes:
        """What a seat may work on, the cards in front of it, and what it has completed."""
        return b"%b%b%b" % (
            self._possible_works(table.traces[LABS * seat], table.traces[LABS * seat + 1]),
            _is_in(table.cards[seat]),
            _inventions(table.done[seat]),
        )

    def _board(self, table: LeonardoTable, seat: i64, inventions: bytes) -> bytes:
        """What is public of a seat."""
        goods, favours = table.goods, table.favours
        five, letters = KINDS * seat, len(LETTERS) * seat
        small = LABS * seat
        return b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            number(table.florins[seat]),
            four(goods[five], goods[five + 1], goods[five + 2], goods[five + 3]),
            number(goods[five + 4]),
            pair(table.apprentices[seat], table.free[seat]),
            number(table.pool[seat]),
            _MASTER[table.master_at[seat] + 1],
            _lab(table, small, table.small[seat]),
            _work(table.hired[small], table.weeks[small]),
            _lab(table, small + 1, table.large[seat]),
            _work(table.hired[small + 1], table.weeks[small + 1]),
            inventions,
            _PLACED[table.placed[seat]],
            _state_of(table, seat),
            four(favours[letters], favours[letters + 1], favours[letters + 2], favours[letters + 3]),
            _grasp_of(table.grasp[seat]),
        )

    def _own(self, table: LeonardoTable, kept: LeonardoDraft, seat: i64) -> bytes:
        """What only this seat knows."""
        row = kept.owns[seat]
        if not row:
            row = self._own_of(table, seat)
            kept.owns[seat] = row
        return row

    def _own_of(self, table: LeonardoTable, seat: i64) -> bytes:
        hand = table.in_hand(seat)
        bid = table.bids[seat]
        return b"%b%b%b%b%b%b" % (
            four(hand[0], hand[1], hand[2], hand[3]),
            number(hand[4]),
            self._works_of(table.under[LABS * seat], table.under[LABS * seat + 1]),
            FLAG[bid >= 0],
            number(bid) if bid >= 0 else b"\x00",
            places(table.sight[seat], 1, LAST_INVENTION),
        )

    def _works_of(self, small: i64, large: i64) -> bytes:
        key = (LAST_INVENTION + 1) * small + large
        row = self._works[key]
        if row:
            return row
        rows = [places([small, large], 1, LAST_INVENTION), self._figures[small], self._figures[large]]
        self._works[key] = b"".join(rows)
        return self._works[key]

    def _crew(self, table: LeonardoTable, kept: LeonardoDraft, own: i64, area: i64) -> bytes:
        """Who works in an area, and who came when."""
        at = AREAS * own + area
        row = kept.crews[at]
        if not row:
            row = self._crew_of(table, area, self._orders[own])
            kept.crews[at] = row
        return row

    def _crew_of(self, table: LeonardoTable, area: i64, order: list[i64]) -> bytes:
        line = table.queue[area]
        if not line:
            return self._nobody
        first = area * table.players
        arrivals = _arrivals(line)
        crew = table.crew
        return b"%b%b%b%b%b" % (
            _arrived(crew, first, arrivals, order[0]),
            _arrived(crew, first, arrivals, order[1]),
            _arrived(crew, first, arrivals, order[2]),
            _arrived(crew, first, arrivals, order[3]),
            _arrived(crew, first, arrivals, order[4]),
        )

    def _pending(self, table: LeonardoTable, own: i64) -> bytes:
        picked = table.picked
        return b"%b%b%b%b%b" % (
            self._quiet if table.stage == ASSIGN else self._asked(table, own),
            self._lifted(table, own) if table.lifted else self._not_lifted,
            pair(table.arranged, table.picks),
            four(picked[0], picked[1], picked[2], picked[3]) if picked else b"\x00\x00\x00\x00",
            number(picked[4]) if picked else b"\x00",
        )

    def _asked(self, table: LeonardoTable, own: i64) -> bytes:
        """Where an area of the city is settled: how far that is, and who is asked in which order."""
        stage = table.stage
        offered = stage == OFFER
        carrying_out = stage in (LIFT, PUT, ARRANGE, COMPONENT)
        in_council = carrying_out or stage in (LEONARDO, BENEFIT)
        return b"%b%b%b%b%b" % (
            _AREA[table.area + 1] if in_council or offered else _AREA[0],
            _PRICE[table.price + 1] if offered and table.price < len(PRICES) else _PRICE[0],
            self._line(table, own) if in_council or offered or stage == LABORATORIES else self._no_line,
            self._benefits(table, own) if in_council else self._no_benefits,
            _BENEFIT[table.price] if carrying_out else _BENEFIT[0],
        )

    def _line(self, table: LeonardoTable, own: i64) -> bytes:
        arrivals = _arrivals(table.line)
        players: i64 = table.players
        turned = arrivals >> _PLACE * own
        turned |= (arrivals & (1 << _PLACE * own) - 1) << _PLACE * (players - own)
        row = self._lines[turned]
        if not row:
            row = bytes([turned >> _PLACE * seat & _LAST_PLACE for seat in range(table.players)])
            self._lines[turned] = row
        return row

    def _benefits(self, table: LeonardoTable, own: i64) -> bytes:
        players = table.players
        return b"".join(
            [self._seats[0 if seat == NOBODY else (seat - own) % players + 1] for seat in table.chosen]
        )

    def _lifted(self, table: LeonardoTable, own: i64) -> bytes:
        seat, place = table.lifted
        return self._seats[(seat - own) % table.players + 1] + _MASTER[place + 1]

    def _auctions(self, table: LeonardoTable, own: i64) -> bytes:
        rows = [places(table.lots, 1, LAST_INVENTION)]
        for bidders in table.bidders:
            rows.append(self._sets[sum([1 << (seat - own) % table.players for seat in bidders])])
        return b"".join(rows).ljust(len(self._no_lots), b"\x00")

    def told(self, view: dict[str, Json]) -> Json:
        told = {**view, "edition": None, "completed": None, "auctions": None}
        told["boards"] = [
            {
                **board,
                "florins": min(board["florins"], MOST),
                "cards": sorted(board["cards"]),
                "bid": None if board.get("bid") is None else min(board["bid"], MOST),
            }
            for board in view["boards"]
        ]
        return told


def _figures(box: Box, invention: int) -> bytes:
    card = box.inventions[invention]
    kinds = one_of(len(METALS))[card.metal + 1] + one_of(len(TYPES))[card.type + 1]
    return kinds + numbers([card.weeks, *card.components, card.first, card.later])


def _is_in(inventions: tuple[i64, ...] | list[int]) -> bytes:
    """For each invention, whether it is one of these."""
    there: i64 = 0
    for n in inventions:
        invention: i64 = n
        there |= 1 << invention
    return _inventions(there)


def _inventions(there: i64) -> bytes:
    """The same for a bit mask."""
    return _LOW[there >> 1 & (1 << _HALF) - 1] + _HIGH[there >> _HALF + 1]


def _owners(laboratories: i64) -> i64:
    """The seats of some laboratories, both as bit masks."""
    seats: i64 = 0
    seat: i64 = 0
    while laboratories:
        if laboratories & (1 << LABS) - 1:
            seats |= 1 << seat
        laboratories >>= LABS
        seat += 1
    return seats


def _lab(table: LeonardoTable, lab: i64, spaces: i64) -> bytes:
    fresh = table.fresh >> lab & 1
    shown: i64 = 1 if table.shown[lab] else 0
    return _LAB[((spaces * (_MEN + 1) + table.men[lab]) * 2 + fresh) * 2 + shown]


def _work(hired: i64, weeks: i64) -> bytes:
    """The apprentices in a laboratory, whether it works, and the weeks done."""
    done = weeks + 1 if weeks < _WEEKS else _WEEKS + 1
    if hired < _HIRED:
        return _WORK[(_WEEKS + 2) * hired + done]
    return number(hired) + _WORK[done][1:]


def _grasp_of(grasp: Grasp) -> bytes:
    in_order, fewest, most = grasp
    return _GRASP[(in_order * (LOOK + 1) + fewest) * (LOOK + 1) + most]


def _state_of(table: LeonardoTable, seat: i64) -> bytes:
    """Whether a seat has passed, and whether it has bid."""
    return pair(table.passed >> seat & 1, 1 if table.bids[seat] >= 0 else 0)


def _arrived(crew: list[i64], first: i64, arrivals: i64, seat: i64) -> bytes:
    return b"" if seat < 0 else pair(crew[first + seat], arrivals >> _PLACE * seat & _LAST_PLACE)


def _arrivals(line: tuple[Seat, ...]) -> i64:
    """For each seat its place in a line, counted from 1, or 0: `_PLACE` bits each, the first seat lowest."""
    arrivals: i64 = 0
    place: i64 = 0
    while place < len(line):
        seat: i64 = line[place]
        place += 1
        arrivals |= place << _PLACE * seat
    return arrivals
