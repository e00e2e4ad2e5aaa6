"""What a seat of Masters of Renaissance knows, as a row of numbers: see `bottega.engine.encoding`.

A row tells all that a view tells, but for this: cards are told by their figures, so two cards with the same
figures are the same, and of a covered card only colour, level and points are told, which are all that count.
Of the cards that Lorenzo took away, it tells which, and not in which order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from bottega.engine.encoding import (
    Draft,
    DraftedEncoding,
    Memory,
    Part,
    four,
    number,
    numbers,
    one_of,
    replaced,
    some_of,
    write_number,
)
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Json, Seat
from bottega.engine.writing import BytesWriter
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
    Perks,
)
from bottega.games.masters.table import (
    LOST_COLOUR,
    LOST_CROSS,
    NO_OUTPUT,
    NOTHING,
    STAGES,
    TOUCHED_MARKET,
    WON,
    MastersTable,
)

#: The version of the rows: raise it when a row changes.
VERSION: Final = 1

#: Cards in a stack, leaders dealt to a seat, leaders it keeps.
_CARDS: Final = len(CARD_IDS) // len(STACKS)
_DEALT: Final = 4
_KEPT: Final = 2
_ABILITIES: Final = ("discount", "depot", "marble", "production")
_TOKENS: Final = tuple(dict.fromkeys(TOKENS))
_OUTCOMES: Final = (WON, LOST_COLOUR, LOST_CROSS)

_STAGE: Final = one_of(len(STAGES))
_MARBLE: Final = one_of(len(MARBLES))[1:]
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
_NOTHING_PENDING: Final = bytes(
    1 + len(_NO_GAIN) + POWERS + len(_NO_OUTPUT) + 2 + len(_NO_PURCHASE) + len(_NO_DEBT) + 1
)

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


class MastersDraft(Draft):
    """The pieces of the last row, and the tuples that they show."""

    def __init__(self, players: int) -> None:
        self.boards: list[bytes] = [b""] * players
        #: By seat: what only this seat knows.
        self.secrets: list[bytes] = [b""] * players
        self.market = b""
        self.grid = b""
        self.tiles: tuple[i64, ...] = ()
        self.slots: tuple[tuple[i64, ...], ...] = ()
        self.perks: tuple[Perks, ...] = ()
        self.hands: tuple[tuple[i64, ...], ...] = ()
        self.rejected: tuple[tuple[i64, ...], ...] = ()
        self.dropped: tuple[tuple[i64, ...], ...] = ()
        self.decks: tuple[tuple[i64, ...], ...] = ()
        self.tops: tuple[i64, ...] = ()
        self.taken: tuple[i64, ...] = ()


class MastersEncoding(DraftedEncoding):
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
        self._perks = Memory()
        self._hands = Memory()
        self._away = Memory()

    def draft(self) -> Draft:
        return MastersDraft(self.players)

    def follow(self, state: State, touched: i64, draft: Draft) -> None:
        assert isinstance(state, MastersTable)
        assert isinstance(draft, MastersDraft)
        table: MastersTable = state
        kept: MastersDraft = draft
        boards = touched & TOUCHED_MARKET - 1
        secrets: i64 = 0
        if touched & TOUCHED_MARKET:
            kept.market = self._market(table.market)
        if table.tops is not kept.tops or table.taken is not kept.taken or table.decks is not kept.decks:
            kept.tops, kept.taken, kept.decks = table.tops, table.taken, table.decks
            kept.grid = self._grid(table)
        if table.tiles is not kept.tiles:
            boards |= replaced(table.tiles, kept.tiles, SECTIONS)
            kept.tiles = table.tiles
        if table.slots is not kept.slots:
            boards |= replaced(table.slots, kept.slots, SLOTS)
            kept.slots = table.slots
        if table.perks is not kept.perks:
            boards |= replaced(table.perks, kept.perks, 1)
            kept.perks = table.perks
        if table.hands is not kept.hands:
            secrets |= replaced(table.hands, kept.hands, 1)
            kept.hands = table.hands
        if table.rejected is not kept.rejected:
            secrets |= replaced(table.rejected, kept.rejected, 1)
            kept.rejected = table.rejected
        if table.dropped is not kept.dropped:
            secrets |= replaced(table.dropped, kept.dropped, 1)
            kept.dropped = table.dropped
        boards |= secrets
        players: i64 = table.players
        seat: i64 = 0
        while boards and seat < players:
            if boards & 1:
                kept.boards[seat] = self._board(table, seat)
            if secrets & 1:
                kept.secrets[seat] = self._secrets(table, seat)
            boards >>= 1
            secrets >>= 1
            seat += 1

    def join(self, state: State, seat: Seat, draft: Draft, writer: BytesWriter) -> None:
        assert isinstance(state, MastersTable)
        assert isinstance(draft, MastersDraft)
        table: MastersTable = state
        kept: MastersDraft = draft
        players: i64 = table.players
        own: i64 = seat
        acting: i64 = 0
        for actor in table.actors:
            place: i64 = actor
            acting |= 1 << (place - own + players) % players
        writer.write(_STAGE[table.stage + 1])
        writer.write(self._actors[acting])
        writer.write(self._seats[(table.current - own + players) % players + 1])
        write_number(writer, table.round)
        writer.append(table.ending)
        writer.append(u8(table.reports))
        writer.write(kept.market)
        writer.write(kept.grid)
        boards = kept.boards
        at = own
        while at < players:
            writer.write(boards[at])
            at += 1
        at = 0
        while at < own:
            writer.write(boards[at])
            at += 1
        writer.write(kept.secrets[seat])
        _write_pending(table, writer)
        if players == 1:
            writer.write(self._solo(table))

    def _market(self, market: list[i64]) -> bytes:
        writer = self.writer()
        for marble in market:
            writer.write(_MARBLE[marble])
        return self.written(writer)

    def _grid(self, table: MastersTable) -> bytes:
        rows, size = self._stacks, _CARDS + 1
        tops, taken, decks = table.tops, table.taken, table.decks
        return b"".join([rows[size * tops[n] + len(decks[n]) - taken[n]] for n in range(len(STACKS))])

    def _board(self, table: MastersTable, seat: i64) -> bytes:
        """What is public of a seat."""
        stored, strongbox, tiles, slots = table.stored, table.strongbox, table.tiles, table.slots
        writer = self.writer()
        writer.append(u8(table.faith[seat]))
        three = SECTIONS * seat
        writer.write(_TILES[tiles[three] + 3 * tiles[three + 1] + 9 * tiles[three + 2]])
        first = len(RESOURCES) * seat
        end = first + len(RESOURCES)
        at = first
        while at < end:
            writer.append(u8(stored[at]))
            at += 1
        at = first
        while at < end:
            write_number(writer, strongbox[at])
            at += 1
        at = SLOTS * seat
        writer.write(self._slot(slots[at]))
        writer.write(self._slot(slots[at + 1]))
        writer.write(self._slot(slots[at + 2]))
        writer.write(self._played(table.perks[seat].leaders))
        writer.append(len(table.hands[seat]))
        writer.append(len(table.dropped[seat]))
        return self.written(writer)

    def _secrets(self, table: MastersTable, seat: i64) -> bytes:
        """The leaders in hand, those put away at the start, and those discarded later."""
        return b"%b%b%b" % (
            self._hand(table.hands[seat]),
            self._set_aside(table.rejected[seat]),
            self._set_aside(table.dropped[seat]),
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


def _write_pending(table: MastersTable, writer: BytesWriter) -> None:
    gained, output, debt = table.gained, table.output, table.debt
    if (
        not (table.whites | gained | table.used | table.spends | table.gains)
        and table.buying < 0
        and output is NO_OUTPUT
        and debt is NOTHING
        and not table.by_hand
    ):
        writer.write(_NOTHING_PENDING)
        return
    writer.append(u8(table.whites))
    writer.write(_NO_GAIN if not gained else _gain(gained))
    writer.write(_USED[table.used])
    writer.write(_NO_OUTPUT if output is NO_OUTPUT else numbers(output))
    writer.append(u8(table.spends))
    writer.append(u8(table.gains))
    writer.write(_PURCHASES[table.buying] if table.buying >= 0 else _NO_PURCHASE)
    writer.write(_NO_DEBT if debt is NOTHING else numbers(debt))
    writer.append(table.by_hand)


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
