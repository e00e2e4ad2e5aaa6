"""What a seat of Masters of Renaissance knows, as a row of numbers: see `bottega.engine.encoding`.

A row tells all that a view tells, but for this: cards are told by their figures, so two cards with the same
figures are the same, and of a covered card only colour, level and points are told, which are all that count.
Of the cards that Lorenzo took away, it tells which, and not in which order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.encoding import (
    FLAG,
    Encoding,
    Memory,
    Part,
    Recall,
    clockwise,
    four,
    number,
    numbers,
    one_of,
    pair,
    some_of,
)
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Json, Seat
from bottega.games.masters.actions import COLUMNS, POWERS, ROWS, power_name
from bottega.games.masters.components import (
    CARD_IDS,
    COLOURS,
    LEVELS,
    MARBLES,
    RESOURCES,
    SECTIONS,
    SLOTS,
    STACKS,
    TOKENS,
    Card,
    LeaderCard,
)
from bottega.games.masters.table import (
    LOST_COLOUR,
    LOST_CROSS,
    NO_OUTPUT,
    NOTHING,
    STAGES,
    WON,
    MastersTable,
)

#: The version of the rows: raise it when a row changes.
VERSION: Final = 1

#: Cards in a stack, leaders dealt to a seat, leaders it keeps, most seats at a table.
_CARDS: Final = len(CARD_IDS) // len(STACKS)
_DEALT: Final = 4
_KEPT: Final = 2
_MOST_SEATS: Final = 4
_ABILITIES: Final = ("discount", "depot", "marble", "production")
_TOKENS: Final = tuple(dict.fromkeys(TOKENS))
_OUTCOMES: Final = (WON, LOST_COLOUR, LOST_CROSS)

_STAGE: Final = one_of(len(STAGES))
#: Two marbles, by 6 * the first + the second.
_KINDS: Final = len(MARBLES)
_MARBLE: Final = one_of(_KINDS)[1:]
_MARBLES: Final = [a + b for a in _MARBLE for b in _MARBLE]
#: Three tiles, by 1, 3 and 9 * what became of each.
_TILE: Final = one_of(2)
_TILES: Final = [_TILE[n % 3] + _TILE[n // 3 % 3] + _TILE[n // 9] for n in range(27)]
_USED: Final = some_of(POWERS)
_PURCHASES: Final = [
    stack + slot for stack in one_of(len(STACKS))[1:] for slot in one_of(SLOTS)[1:]
]  # by stack and slot
_NO_PURCHASE: Final = bytes(len(STACKS) + SLOTS)
_NO_OUTPUT: Final = bytes(len(NO_OUTPUT))
_NO_GAIN: Final = bytes(len(RESOURCES))
_NO_LEADERS: Final = bytes(_KEPT * (len(_ABILITIES) + len(RESOURCES) + 1))
_NO_DEBT: Final = bytes(len(NOTHING))

# The names of the places.
_RESOURCES: Final = list(RESOURCES)
_OUTPUT: Final = [*RESOURCES, "faith"]
_FIGURES: Final = [
    *(f"cost.{name}" for name in RESOURCES),
    *(f"input.{name}" for name in RESOURCES),
    *(f"output.{name}" for name in _OUTPUT),
    "points",
]
_SLOT: Final = [
    *(f"level {level}.{name}" for level in LEVELS for name in (*COLOURS, "points")),
    *(f"top.input.{name}" for name in RESOURCES),
    *(f"top.output.{name}" for name in _OUTPUT),
]
_LEADER: Final = [*_ABILITIES, *RESOURCES, "points"]
_NEEDS: Final = [
    *(f"needs.{colour}.{what}" for colour in COLOURS for what in ("cards", "level")),
    *(f"needs.{name}" for name in RESOURCES),
]
_BOARD: Final = [
    "faith",
    *(f"tile {n + 1}.{what}" for n in range(SECTIONS) for what in ("kept", "lost")),
    *(f"warehouse.{name}" for name in RESOURCES),
    *(f"strongbox.{name}" for name in RESOURCES),
    *(f"slot {n + 1}.{name}" for n in range(SLOTS) for name in _SLOT),
    *(f"leader {n + 1}.{name}" for n in range(_KEPT) for name in _LEADER),
    "hand",
    "dropped",
]


def _parts(players: int) -> list[Part]:
    seats = range(players)
    cells = [f"row {row + 1} column {column + 1}" for row in range(ROWS) for column in range(COLUMNS)]
    parts: list[Part] = [
        ("stage", STAGES),
        ("actors", [f"seat {seat}" for seat in seats]),
        ("turn", [f"seat {seat}" for seat in seats]),
        ("course", ["round", "last round", "reports"]),
        ("market", [f"{cell}.{name}" for cell in [*cells, "slide"] for name in MARBLES]),
        ("stacks", [f"{stack}.{name}" for stack in STACKS for name in ("left", *_FIGURES)]),
        ("boards", [f"seat {seat}.{name}" for seat in seats for name in _BOARD]),
        ("hand", [f"{n + 1}.{name}" for n in range(_DEALT) for name in (*_LEADER, *_NEEDS)]),
        ("rejected", [f"{n + 1}.{name}" for n in range(_KEPT) for name in _LEADER]),
        ("dropped", [f"{n + 1}.{name}" for n in range(_KEPT) for name in _LEADER]),
        (
            "pending",
            [
                "whites",
                *(f"gained.{name}" for name in RESOURCES),
                *(f"used.{power_name(power)}" for power in range(POWERS)),
                *(f"output.{name}" for name in _OUTPUT),
                *("spends", "gains"),
                *(f"buying.{stack}" for stack in STACKS),
                *(f"buying.slot {n + 1}" for n in range(SLOTS)),
                *(f"debt.{name}" for name in RESOURCES),
                "by hand",
            ],
        ),
    ]
    if players == 1:
        parts.append(
            (
                "solo",
                [
                    "cross",
                    *(f"removed.{stack} {n + 1}" for stack in STACKS for n in range(_CARDS)),
                    *(f"token {n + 1}.{name}" for n in range(len(TOKENS)) for name in _TOKENS),
                    *_OUTCOMES,
                ],
            )
        )
    return parts


class MastersEncoding(Encoding):
    """See `bottega.engine.encoding.Encoding`."""

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players, VERSION, _parts(players))
        box = game.box
        self._cards: list[Card] = box.cards
        self._leaders: list[LeaderCard] = box.leaders
        self._box_stacks: list[list[int]] = box.stacks
        self._seats = one_of(players)
        self._actors = some_of(players)
        #: By (cards in a stack + 1) * the card on top + cards left.
        self._stacks: list[bytes] = [
            bytes(1 + len(_FIGURES)) if not card or not left else number(left) + _figures(self._cards[card])
            for card in range(len(self._cards))
            for left in range(_CARDS + 1)
        ]
        self._slots = Memory()
        self._bought = Recall()
        self._orders = clockwise(players, _MOST_SEATS)
        self._perks = Memory()
        self._hands = Memory()
        self._away = Memory()

    def encode(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, MastersTable)
        table: MastersTable = state
        players: i64 = table.players
        own: i64 = seat
        acting: i64 = 0
        for actor in table.actors:
            place: i64 = actor
            acting |= 1 << (place - own + players) % players
        cards = self._cards_of(table.slots)
        order = self._orders[own]
        row = b"%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            _STAGE[table.stage + 1],
            self._actors[acting],
            self._seats[(table.current - own + players) % players + 1],
            number(table.round),
            FLAG[table.ending],
            number(table.reports),
            _market(table.market),
            self._grid(table),
            # Written out for the largest table: a list and a join take longer.
            b"%b%b%b%b"
            % (
                self._board(table, order[0], cards),
                self._board(table, order[1], cards),
                self._board(table, order[2], cards),
                self._board(table, order[3], cards),
            ),
            self._hand(table.hands[seat]),
            self._set_aside(table.rejected[seat]),
            self._set_aside(table.dropped[seat]),
            _pending(table),
        )
        return row + self._solo(table) if players == 1 else row

    def _grid(self, table: MastersTable) -> bytes:
        rows, size = self._stacks, _CARDS + 1
        tops, taken, decks = table.tops, table.taken, table.decks
        return b"%b%b%b%b%b%b%b%b%b%b%b%b" % (
            rows[size * tops[0] + len(decks[0]) - taken[0]],
            rows[size * tops[1] + len(decks[1]) - taken[1]],
            rows[size * tops[2] + len(decks[2]) - taken[2]],
            rows[size * tops[3] + len(decks[3]) - taken[3]],
            rows[size * tops[4] + len(decks[4]) - taken[4]],
            rows[size * tops[5] + len(decks[5]) - taken[5]],
            rows[size * tops[6] + len(decks[6]) - taken[6]],
            rows[size * tops[7] + len(decks[7]) - taken[7]],
            rows[size * tops[8] + len(decks[8]) - taken[8]],
            rows[size * tops[9] + len(decks[9]) - taken[9]],
            rows[size * tops[10] + len(decks[10]) - taken[10]],
            rows[size * tops[11] + len(decks[11]) - taken[11]],
        )

    def _cards_of(self, slots: tuple[tuple[i64, ...], ...]) -> list[bytes]:
        """By seat: the cards it has bought."""
        rows = self._bought.get(slots)
        if rows is not None:
            return rows
        each = [self._slot(slot) for slot in slots]
        seats = [b"".join(each[first : first + SLOTS]) for first in range(0, len(each), SLOTS)]
        return self._bought.keep(slots, seats)

    def _board(self, table: MastersTable, seat: i64, cards: list[bytes]) -> bytes:
        """What is public of a seat; nothing for one that this table has not."""
        if seat < 0:
            return b""
        stored, strongbox, tiles = table.stored, table.strongbox, table.tiles
        at, three = 4 * seat, SECTIONS * seat
        return b"%b%b%b%b%b%b%b" % (
            number(table.faith[seat]),
            _TILES[tiles[three] + 3 * tiles[three + 1] + 9 * tiles[three + 2]],
            four(stored[at], stored[at + 1], stored[at + 2], stored[at + 3]),
            four(strongbox[at], strongbox[at + 1], strongbox[at + 2], strongbox[at + 3]),
            cards[seat],
            self._played(table.perks[seat].leaders),
            pair(len(table.hands[seat]), len(table.dropped[seat])),
        )

    def _slot(self, slot: tuple[i64, ...]) -> bytes:
        row = self._slots.get(slot)
        if row is not None:
            return row
        cards = [self._cards[card] for card in slot]
        levels = [*cards, *[None] * (len(LEVELS) - len(cards))]
        kinds = one_of(len(COLOURS))
        covered = [
            kinds[0] + b"\x00" if card is None else kinds[card.colour + 1] + number(card.points)
            for card in levels
        ]
        top = (
            numbers([*cards[-1].input, *cards[-1].output]) if cards else bytes(len(_RESOURCES) + len(_OUTPUT))
        )
        return self._slots.keep(slot, b"".join([*covered, top]))

    def _played(self, leaders: tuple[i64, ...]) -> bytes:
        if not leaders:
            return _NO_LEADERS
        row = self._perks.get(leaders)
        return row if row is not None else self._perks.keep(leaders, self._some_leaders(leaders))

    def _set_aside(self, leaders: tuple[i64, ...]) -> bytes:
        if not leaders:
            return _NO_LEADERS
        row = self._away.get(leaders)
        return row if row is not None else self._away.keep(leaders, self._some_leaders(leaders))

    def _some_leaders(self, leaders: tuple[i64, ...]) -> bytes:
        rows = [_leader(self._leaders[leader]) for leader in leaders]
        return b"".join(rows).ljust(_KEPT * len(_LEADER), b"\x00")

    def _hand(self, leaders: tuple[i64, ...]) -> bytes:
        row = self._hands.get(leaders)
        if row is not None:
            return row
        rows = [_leader(self._leaders[leader]) + _needs(self._leaders[leader]) for leader in leaders]
        empty = _DEALT * (len(_LEADER) + len(_NEEDS))
        return self._hands.keep(leaders, b"".join(rows).ljust(empty, b"\x00"))

    def _solo(self, table: MastersTable) -> bytes:
        removed = set(table.removed)
        seen = table.tokens[0][: table.drawn]
        kinds = one_of(len(_TOKENS))
        tokens = b"".join([kinds[_TOKENS.index(token) + 1] for token in seen])
        outcome = _OUTCOMES.index(table.outcome) + 1 if table.outcome in _OUTCOMES else 0
        return b"".join(
            [
                number(table.cross),
                bytes([int(card in removed) for stack in self._box_stacks for card in stack]),
                tokens.ljust(len(TOKENS) * len(_TOKENS), b"\x00"),
                one_of(len(_OUTCOMES))[outcome],
            ]
        )

    def told(self, view: dict[str, Json]) -> Json:
        told = {**view, "edition": None, "boards": [self._board_told(board) for board in view["boards"]]}
        told["stacks"] = {
            name: [stack["left"], stack["top"] and [*_figures(self._cards[stack["top"]])]]
            for name, stack in view["stacks"].items()
        }
        buying = view["pending"]["buying"]
        told["pending"] = {**view["pending"], "buying": buying and [buying["stack"], buying["slot"]]}
        if view["solo"] is not None:
            told["solo"] = {**view["solo"], "removed": sorted(view["solo"]["removed"])}
        return told

    def _board_told(self, board: dict[str, Json]) -> Json:
        told = {**board, "slots": [[*self._slot(tuple(slot))] for slot in board["slots"]]}
        for key in ("leaders", "rejected", "dropped"):
            told[key] = [[*_leader(self._leaders[leader])] for leader in board.get(key, ())]
        hand = [self._leaders[leader] for leader in board.get("hand", ())]
        told["hand"] = [[*_leader(leader), *_needs(leader)] for leader in hand]
        return told


def _market(market: list[i64]) -> bytes:
    return b"%b%b%b%b%b%b%b" % (
        _MARBLES[_KINDS * market[0] + market[1]],
        _MARBLES[_KINDS * market[2] + market[3]],
        _MARBLES[_KINDS * market[4] + market[5]],
        _MARBLES[_KINDS * market[6] + market[7]],
        _MARBLES[_KINDS * market[8] + market[9]],
        _MARBLES[_KINDS * market[10] + market[11]],
        _MARBLE[market[12]],
    )


def _pending(table: MastersTable) -> bytes:
    gained, output, debt = table.gained, table.output, table.debt
    return b"%b%b%b%b%b%b%b%b" % (
        number(table.whites),
        _NO_GAIN if not gained else _gain(gained),
        _USED[table.used],
        _NO_OUTPUT if output is NO_OUTPUT else numbers(output),
        pair(table.spends, table.gains),
        _PURCHASES[table.buying] if table.buying >= 0 else _NO_PURCHASE,
        _NO_DEBT if debt is NOTHING else numbers(debt),
        FLAG[table.by_hand],
    )


def _gain(gained: i64) -> bytes:
    """Resources of a kind, each a decimal digit."""
    return four(gained % 10, gained // 10 % 10, gained // 100 % 10, gained // 1000)


def _figures(card: Card) -> bytes:
    return numbers([*card.cost, *card.input, *card.output, card.points])


def _leader(leader: LeaderCard) -> bytes:
    ability = one_of(len(_ABILITIES))[_ABILITIES.index(leader.ability) + 1]
    return ability + one_of(len(RESOURCES))[leader.resource + 1] + number(leader.points)


def _needs(leader: LeaderCard) -> bytes:
    cards = [0] * (2 * len(COLOURS))
    for need in leader.needs:
        cards[2 * need.colour] += need.count
        cards[2 * need.colour + 1] = need.level
    return numbers([*cards, *leader.resources])
