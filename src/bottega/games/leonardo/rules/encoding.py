"""What a seat of Leonardo da Vinci knows, as a row of numbers: see `bottega.engine.encoding`.

The figures of all inventions stand in every row; the rest of it says of each, in the order of the figures,
where it is. A row tells all that a view tells, but for what has no effect any more: what was completed in the
last phase D and its auctions, and in which order somebody got their cards. Florins count up to 255.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from bottega.engine.encoding import (
    FLAG,
    MOST,
    Draft,
    DraftedEncoding,
    Memory,
    Part,
    number,
    numbers,
    one_of,
    places,
    replaced,
    some_of,
    write_number,
)
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Json, Seat
from bottega.engine.writing import BytesWriter, read_i16_le, read_i64_le, write_i16_le, write_i64_le
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
    TOUCHED_AREA,
    TOUCHED_BOARDS,
    Grasp,
    LeonardoTable,
    Trace,
)

#: The version of the rows: raise it when a row changes.
VERSION: Final = 1

#: Most weeks of a work that are told apart.
_WEEKS: Final = 62
_NO_SIGHT: Final = bytes(LAST_INVENTION)
#: No work, and no weeks.
_IDLE: Final = bytes(2)
#: Bytes for a seat in an area: its apprentices, and when it came.
_ARRIVAL: Final = 2

_STAGE: Final = one_of(len(STAGES))
_MASTER: Final = one_of(len(PLACES))
_PLACED: Final = some_of(len(PLACES))
#: A set of inventions, in two halves.
_HALF: Final = 13
_LOW: Final = some_of(_HALF)
_HIGH: Final = some_of(LAST_INVENTION - _HALF)
#: What is public of a seat's knowledge of the deck, by in_order, fewest and most.
_GRASP: Final = [
    bytes([in_order, fewest, most])
    for in_order in range(2)
    for fewest in range(LOOK + 1)
    for most in range(LOOK + 1)
]
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
    """The pieces of the last row, and what they show."""

    def __init__(self, players: int) -> None:
        # By seat; `inventions` are a piece of the boards. What only its owner knows is made when it is asked
        # for: till then it is empty.
        self.boards: list[bytes] = [b""] * players
        self.inventions: list[bytes] = [b""] * players
        self.owns: list[bytes] = [b""] * players
        # By area: see `_crew_of`. No crew where nobody is.
        self.crews: list[bytes] = [b""] * AREAS
        self.display = b""
        self.picks = b""
        self.fresh: i64 = 0
        self.passed: i64 = 0
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
        self.picked: tuple[i64, ...] = ()


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
        #: By invention, KINDS places each: the components under a laboratory that works on it.
        self._needs = bytes(KINDS) + b"".join([bytes(box.inventions[n].components) for n in INVENTIONS])
        self._possible = Memory()
        #: By (LAST_INVENTION + 1) * the work of the small laboratory + that of the large one.
        self._works: list[bytes] = [b""] * (LAST_INVENTION + 1) ** LABS
        self._nobody = bytes(_ARRIVAL * players)
        self._no_line = bytes(players)
        self._no_benefits = bytes(players * len(BENEFIT_NAMES))
        self._not_lifted = bytes(players + len(PLACES))
        self._no_lots = bytes(LAST_INVENTION + players * players)
        self._quiet = bytes(AREAS + len(PRICES) + players * (1 + len(BENEFIT_NAMES)) + len(BENEFIT_NAMES))

    def draft(self) -> Draft:
        return LeonardoDraft(self.players)

    def follow(self, state: State, touched: i64, draft: Draft) -> None:
        assert isinstance(state, LeonardoTable)
        assert isinstance(draft, LeonardoDraft)
        table: LeonardoTable = state
        kept: LeonardoDraft = draft
        if table.requested is not kept.requested or table.boxed is not kept.boxed or not kept.display:
            kept.requested, kept.boxed = table.requested, table.boxed
            kept.display = self._display(table)
        if table.picked is not kept.picked:
            kept.picked = table.picked
            kept.picks = numbers(table.picked) if table.picked else bytes(KINDS)
        self._follow_boards(table, touched & TOUCHED_BOARDS, kept)
        areas = touched >> TOUCHED_AREA
        area: i64 = 0
        while areas and area < AREAS:
            if areas & 1:
                kept.crews[area] = self._crew_of(table, area)
            areas >>= 1
            area += 1

    def _follow_boards(self, table: LeonardoTable, touched: i64, kept: LeonardoDraft) -> None:
        boards = touched | (table.passed ^ kept.passed)
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
        owns: i64 = 0
        if table.bids is not kept.bids:
            owns = replaced(table.bids, kept.bids, 1)
            boards |= owns
            kept.bids = table.bids
        if table.under is not kept.under:
            owns |= replaced(table.under, kept.under, LABS)
            kept.under = table.under
        if table.sight is not kept.sight:
            owns |= replaced(table.sight, kept.sight, 1)
            kept.sight = table.sight
        changed = boards | owns
        players: i64 = table.players
        seat: i64 = 0
        while changed >> seat and seat < players:
            if inventions >> seat & 1:
                kept.inventions[seat] = self._inventions_of(table, seat)
            if boards >> seat & 1:
                kept.boards[seat] = self._board(table, seat, kept.inventions[seat])
            if owns >> seat & 1:
                kept.owns[seat] = b""
            seat += 1

    def join(self, state: State, seat: Seat, draft: Draft, writer: BytesWriter) -> None:
        assert isinstance(state, LeonardoTable)
        assert isinstance(draft, LeonardoDraft)
        table: LeonardoTable = state
        kept: LeonardoDraft = draft
        players: i64 = table.players
        own: i64 = seat
        self._write_course(table, own, writer)
        writer.write(kept.display)
        boards = kept.boards
        at = own
        while at < players:
            writer.write(boards[at])
            at += 1
        at = 0
        while at < own:
            writer.write(boards[at])
            at += 1
        self._write_hand(table, own, writer)
        mine = kept.owns[own]
        if len(mine) == 0:
            mine = self._own_of(table, own)
            kept.owns[own] = mine
        writer.write(mine)
        first = _ARRIVAL * own
        end = first + _ARRIVAL * players
        for crew in kept.crews:
            if len(crew) > 0:
                at = first
                while at <= end - 8:
                    write_i64_le(writer, read_i64_le(crew, at))
                    at += 8
                while at < end:
                    write_i16_le(writer, read_i16_le(crew, at))
                    at += _ARRIVAL
            else:
                writer.write(self._nobody)
        if table.stage == ASSIGN:
            writer.write(self._quiet)
        else:
            self._write_asked(table, own, writer)
        writer.write(self._lifted(table, own) if table.lifted else self._not_lifted)
        writer.append(u8(table.arranged))
        writer.append(u8(table.picks))
        writer.write(kept.picks)
        writer.write(self._auctions(table, own) if table.lots else self._no_lots)

    def _write_course(self, table: LeonardoTable, own: i64, writer: BytesWriter) -> None:
        players: i64 = table.players
        acting: i64 = 0
        for actor in table.actors:
            place: i64 = actor
            acting |= 1 << (place - own + players) % players
        writer.append(table.expert)
        writer.append(table.codex)
        writer.write(_STAGE[table.stage + 1])
        writer.write(self._sets[acting])
        writer.write(self._seats[(table.current - own + players) % players + 1])
        writer.write(self._seats[(table.leonardo - own + players) % players + 1])
        writer.append(u8(table.turn))
        write_number(writer, table.council)
        for left in table.shops:
            writer.append(u8(left))
        writer.append(len(table.deck))
        writer.append(u8(table.looked))

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
        writer = self.writer()
        write_number(writer, table.florins[seat])
        at = KINDS * seat
        end = at + KINDS
        while at < end:
            writer.append(u8(goods[at]))
            at += 1
        writer.append(u8(table.apprentices[seat]))
        writer.append(u8(table.free[seat]))
        writer.append(u8(table.pool[seat]))
        writer.write(_MASTER[table.master_at[seat] + 1])
        _write_lab(table, LABS * seat, table.small[seat], writer)
        _write_lab(table, LABS * seat + 1, table.large[seat], writer)
        writer.write(inventions)
        writer.write(_PLACED[table.placed[seat]])
        writer.append(u8(table.passed >> seat & 1))
        writer.append(table.bids[seat] >= 0)
        at = len(LETTERS) * seat
        end = at + len(LETTERS)
        while at < end:
            writer.append(u8(favours[at]))
            at += 1
        writer.write(_grasp_of(table.grasp[seat]))
        return self.written(writer)

    def _write_hand(self, table: LeonardoTable, seat: i64, writer: BytesWriter) -> None:
        """The components that a seat holds: what it has less what lies under its laboratories."""
        goods, needs = table.goods, self._needs
        small = KINDS * table.under[LABS * seat]
        large = KINDS * table.under[LABS * seat + 1]
        first = KINDS * seat
        c: i64 = 0
        while c < KINDS:
            under: i64 = needs[small + c] + needs[large + c]
            writer.append(u8(goods[first + c] - under))
            c += 1

    def _own_of(self, table: LeonardoTable, seat: i64) -> bytes:
        """What only this seat knows, but for its hand."""
        bid = table.bids[seat]
        sight = table.sight[seat]
        return b"%b%b%b%b" % (
            self._works_of(table.under[LABS * seat], table.under[LABS * seat + 1]),
            FLAG[bid >= 0],
            number(bid) if bid >= 0 else FLAG[0],
            places(sight, 1, LAST_INVENTION) if sight else _NO_SIGHT,
        )

    def _works_of(self, small: i64, large: i64) -> bytes:
        key = (LAST_INVENTION + 1) * small + large
        row = self._works[key]
        if row:
            return row
        rows = [places([small, large], 1, LAST_INVENTION), self._figures[small], self._figures[large]]
        self._works[key] = b"".join(rows)
        return self._works[key]

    def _crew_of(self, table: LeonardoTable, area: i64) -> bytes:
        """Who works in an area, and who came when: by seat, and once more without the last seat. For any
        seat, those in the order in which it sees them stand side by side."""
        line = table.queue[area]
        if not line:
            return b""
        arrivals = _arrivals(line)
        crew = table.crew
        writer = self.writer()
        players: i64 = table.players
        first = area * players
        place: i64 = 0
        while place < 2 * players - 1:
            seat = place if place < players else place - players
            writer.append(u8(crew[first + seat]))
            writer.append(u8(arrivals >> _PLACE * seat & _LAST_PLACE))
            place += 1
        return self.written(writer)

    def _write_asked(self, table: LeonardoTable, own: i64, writer: BytesWriter) -> None:
        """Where an area of the city is settled: how far that is, and who is asked in which order."""
        stage = table.stage
        offered = stage == OFFER
        carrying_out = stage in (LIFT, PUT, ARRANGE, COMPONENT)
        in_council = carrying_out or stage in (LEONARDO, BENEFIT)
        writer.write(_AREA[table.area + 1] if in_council or offered else _AREA[0])
        writer.write(_PRICE[table.price + 1] if offered and table.price < len(PRICES) else _PRICE[0])
        first: i64 = len(writer)
        writer.write(self._no_line)
        if in_council or offered or stage == LABORATORIES:
            line = table.line
            players: i64 = table.players
            for place in range(len(line)):
                other: i64 = line[place]
                writer[first + (other - own + players) % players] = u8(place + 1)
        writer.write(self._benefits(table, own) if in_council else self._no_benefits)
        writer.write(_BENEFIT[table.price] if carrying_out else _BENEFIT[0])

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


def _write_lab(table: LeonardoTable, lab: i64, spaces: i64, writer: BytesWriter) -> None:
    writer.append(u8(spaces))
    writer.append(u8(table.men[lab]))
    writer.append(u8(table.fresh >> lab & 1))
    writer.append(table.shown[lab] != 0)
    writer.append(u8(table.hired[lab]))
    weeks = table.weeks[lab]
    if weeks < 0:
        writer.write(_IDLE)
    else:
        writer.append(1)
        if weeks < _WEEKS:
            writer.append(u8(weeks))
        else:
            writer.append(_WEEKS)


def _grasp_of(grasp: Grasp) -> bytes:
    in_order, fewest, most = grasp
    return _GRASP[(in_order * (LOOK + 1) + fewest) * (LOOK + 1) + most]


def _arrivals(line: tuple[Seat, ...]) -> i64:
    """For each seat its place in a line, counted from 1, or 0: `_PLACE` bits each, the first seat lowest."""
    arrivals: i64 = 0
    place: i64 = 0
    while place < len(line):
        seat: i64 = line[place]
        place += 1
        arrivals |= place << _PLACE * seat
    return arrivals
