"""What a seat of Leonardo da Vinci knows, as a row of numbers: see `bottega.engine.encoding`.

The figures of all inventions stand in every row; the rest of it says of each, in the order of the figures,
where it is. A row tells all that a view tells, but for what has no effect any more: what was completed in the
last phase D and its auctions, and in which order somebody got their cards. Florins count up to 255.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.encoding import (
    MOST,
    Encoding,
    Memory,
    Part,
    number,
    numbers,
    one_of,
    pair,
    places,
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
_FLAG: Final = (b"\x00", b"\x01")
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
#: By weeks + 1: whether a laboratory works, and the weeks done.
_WORK: Final = [bytes([int(weeks >= 0), max(0, weeks)]) for weeks in range(-1, _WEEKS + 1)]
#: What is public of a seat's knowledge of the deck, by in_order, fewest and most.
_GRASP: Final = [
    bytes([in_order, fewest, most])
    for in_order in range(2)
    for fewest in range(LOOK + 1)
    for most in range(LOOK + 1)
]
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


class LeonardoEncoding(Encoding):
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
        self._requested = Memory()
        self._boxed = Memory()
        self._cards = Memory()
        self._possible = Memory()
        self._works = Memory()
        self._known = Memory()
        self._nobody = bytes(2 * players)
        self._no_line = bytes(players)
        self._no_benefits = bytes(players * len(BENEFIT_NAMES))
        self._not_lifted = bytes(players + len(PLACES))
        self._no_lots = bytes(LAST_INVENTION + players * players)
        self._quiet = bytes(AREAS + len(PRICES) + players * (1 + len(BENEFIT_NAMES)) + len(BENEFIT_NAMES))

    def encode(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, LeonardoTable)
        table: LeonardoTable = state
        players: i64 = table.players
        own: i64 = seat
        acting: i64 = 0
        for actor in table.actors:
            place: i64 = actor
            acting |= 1 << (place - own + players) % players
        boards: list[bytes] = []
        at: i64 = own
        for _ in range(table.players):
            boards.append(self._board(table, at))
            at += 1
            if at == players:
                at = 0
        shops = table.shops
        return b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            _FLAG[table.expert],
            _FLAG[table.codex],
            _STAGE[table.stage + 1],
            self._sets[acting],
            self._seats[(table.current - own + players) % players + 1],
            self._seats[(table.leonardo - own + players) % players + 1],
            number(table.turn),
            number(table.council),
            pair(shops[0], shops[1]),
            pair(shops[2], shops[3]),
            number(shops[4]),
            number(len(table.deck)),
            number(table.looked),
            self._all_figures,
            self._display(table.requested),
            self._away(table.boxed),
            b"".join(boards),
            self._own(table, seat),
            self._city(table, own),
            self._pending(table, own),
            self._auctions(table, own) if table.lots else self._no_lots,
        )

    def _display(self, requested: tuple[i64, ...]) -> bytes:
        row = self._requested.get(requested)
        if row is not None:
            return row
        rows = [places(requested, 1, LAST_INVENTION), *(self._figures[n] for n in requested)]
        return self._requested.keep(requested, b"".join(rows))

    def _away(self, boxed: tuple[i64, ...]) -> bytes:
        row = self._boxed.get(boxed)
        return row if row is not None else self._boxed.keep(boxed, _is_in(boxed))

    def _board(self, table: LeonardoTable, seat: i64) -> bytes:
        goods = table.goods
        five = KINDS * seat
        small = LABS * seat
        four = 4 * seat
        done = table.done[seat] >> 1
        favours = table.favours
        return b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            number(table.florins[seat]),
            pair(goods[five], goods[five + 1]),
            pair(goods[five + 2], goods[five + 3]),
            number(goods[five + 4]),
            pair(table.apprentices[seat], table.free[seat]),
            number(table.pool[seat]),
            _MASTER[table.master_at[seat] + 1],
            _lab(table, small, table.small[seat]),
            number(table.hired[small]),
            _work(table.weeks[small]),
            _lab(table, small + 1, table.large[seat]),
            number(table.hired[small + 1]),
            _work(table.weeks[small + 1]),
            self._may_hold(table.traces[small], table.traces[small + 1]),
            self._cards_of(table.cards[seat]),
            _LOW[done & (1 << _HALF) - 1],
            _HIGH[done >> _HALF],
            _PLACED[table.placed[seat]],
            _state_of(table, seat),
            pair(favours[four], favours[four + 1]) + pair(favours[four + 2], favours[four + 3]),
            self._grasp(table, seat),
        )

    def _grasp(self, table: LeonardoTable, seat: i64) -> bytes:
        in_order, fewest, most = table.grasp[seat]
        return _GRASP[(in_order * (LOOK + 1) + fewest) * (LOOK + 1) + most]

    def _may_hold(self, small: Trace | None, large: Trace | None) -> bytes:
        """What the two laboratories of a seat may work on, as far as everybody knows."""
        if small is None and large is None:
            return _NOTHING_POSSIBLE
        key = (small, large)
        row = self._possible.get(key)
        if row is not None:
            return row
        pairs = traces.pairs(self._box, small, large)
        return self._possible.keep(key, _is_in([a for a, _ in pairs]) + _is_in([b for _, b in pairs]))

    def _cards_of(self, cards: tuple[i64, ...]) -> bytes:
        row = self._cards.get(cards)
        return row if row is not None else self._cards.keep(cards, _is_in(cards))

    def _own(self, table: LeonardoTable, seat: Seat) -> bytes:
        hand = table.in_hand(seat)
        bid = table.bids[seat]
        return b"%b%b%b%b%b%b%b" % (
            pair(hand[0], hand[1]),
            pair(hand[2], hand[3]),
            number(hand[4]),
            self._works_of(table.under[LABS * seat], table.under[LABS * seat + 1]),
            _FLAG[bid >= 0],
            number(bid) if bid >= 0 else b"\x00",
            self._known_cards(table.sight[seat]),
        )

    def _works_of(self, small: i64, large: i64) -> bytes:
        key = (LAST_INVENTION + 1) * small + large
        row = self._works.get(key)
        if row is not None:
            return row
        rows = [places([small, large], 1, LAST_INVENTION), self._figures[small], self._figures[large]]
        return self._works.keep(key, b"".join(rows))

    def _known_cards(self, sight: tuple[i64, ...]) -> bytes:
        row = self._known.get(sight)
        return row if row is not None else self._known.keep(sight, places(sight, 1, LAST_INVENTION))

    def _city(self, table: LeonardoTable, own: i64) -> bytes:
        rows: list[bytes] = []
        players: i64 = table.players
        crew = table.crew
        at: i64 = 0
        for line in table.queue:
            if not line:
                rows.append(self._nobody)
            else:
                seat: i64 = own
                for _ in range(table.players):
                    rows.append(pair(crew[at + seat], _arrival(line, seat)))
                    seat += 1
                    if seat == players:
                        seat = 0
            at += players
        return b"".join(rows)

    def _pending(self, table: LeonardoTable, own: i64) -> bytes:
        picked = table.picked
        return b"%b%b%b%b%b%b%b" % (
            self._quiet if table.stage == ASSIGN else self._asked(table, own),
            self._lifted(table, own) if table.lifted else self._not_lifted,
            number(table.arranged),
            number(table.picks),
            pair(picked[0], picked[1]) if picked else b"\x00\x00",
            pair(picked[2], picked[3]) if picked else b"\x00\x00",
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
        row = bytearray(table.players)
        for place, seat in enumerate(table.line, 1):
            row[(seat - own) % table.players] = place
        return bytes(row)

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
    there = set(inventions)
    return bytes([int(n in there) for n in INVENTIONS])


def _lab(table: LeonardoTable, lab: i64, spaces: i64) -> bytes:
    fresh = table.fresh >> lab & 1
    shown: i64 = 1 if table.shown[lab] else 0
    return _LAB[((spaces * (_MEN + 1) + table.men[lab]) * 2 + fresh) * 2 + shown]


def _work(weeks: i64) -> bytes:
    return _WORK[weeks + 1 if weeks < _WEEKS else _WEEKS + 1]


def _state_of(table: LeonardoTable, seat: i64) -> bytes:
    """Whether a seat has passed, and whether it has bid."""
    return pair(table.passed >> seat & 1, 1 if table.bids[seat] >= 0 else 0)


def _arrival(line: tuple[Seat, ...], seat: i64) -> i64:
    """The place of a seat in a line, counted from 1; 0 if it is not there."""
    place: i64 = 0
    while place < len(line):
        if line[place] == seat:
            return place + 1
        place += 1
    return 0
