"""The rows of a position, for nets: see `bottega.engine.features`.

What changes together stands together: the board of a seat, its money and workers of the moment, its
laboratories, its hand, each invention on display, each area of the city where it has workers. Of the
other seats there are the board, the moment and the laboratories, by what is public of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.encoding import FLAG, Memory, four, number, one_of, pair
from bottega.engine.features import SeatRows
from bottega.games.leonardo.components import (
    AREAS,
    COMPONENTS,
    KINDS,
    LABS,
    MAN,
    METALS,
    PRICES,
    RESEARCH_TURN,
    SMALL,
)
from bottega.games.leonardo.insight.outlook import (
    GROUP,
    GROUPS,
    Needs,
    Public,
    Work,
    code_of,
    most,
    rounds_of,
)
from bottega.games.leonardo.insight.worth import Worth, rounds_left
from bottega.games.leonardo.rules.assignment import strength
from bottega.games.leonardo.table import (
    ASSIGN,
    AT_HOME,
    BID,
    IDLE,
    LABORATORIES,
    OFFER,
    LeonardoTable,
)

_PHASES: Final[tuple[str, ...]] = ("favours", "laboratories", "assign", "council", "city", "auctions", "end")
#: By stage.
_PHASE: Final = b"\x00\x00\x01\x02\x03\x03\x03\x03\x03\x03\x04\x05\x06"
_BOARD: Final = (
    *("left", "apprentices", "academy", "small of five", "large", "large of six"),
    *("men in small", "men in large", "small is free", "large is free"),
    *(f"types {n}" for n in range(KINDS + 1)),
    *("cards", "most of a type", "completed", "equipment"),
)
_NOW: Final = (
    *("few florins", "florins", "free", "master at home", "passed", "acting"),
    *("first in areas", "second in areas", "later in areas"),
)
#: The kinds of rows and their places, in the order of their numbers.
KIND_PLACES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (
        "course",
        (
            *("three players", "four players", "five players"),
            *(f"left {n}" for n in range(10)),
            *_PHASES,
            *(f"place {n}" for n in range(5)),
            *("council florins", "codex"),
        ),
    ),
    ("board", _BOARD),
    ("other board", _BOARD),
    ("now", _NOW),
    ("other now", _NOW),
    (
        "work",
        (
            *("large", "left", "weeks", "need", "rounds", "room"),
            *("complete", "within reach", "late", "requested", "shown", "new type"),
            *("may", "sure", "first", *METALS),
        ),
    ),
    (
        "other work",
        (
            *("large", "left", "weeks", "workers", "men", "room", "shown"),
            *("possible", "best", "complete"),
        ),
    ),
    (
        "request",
        (
            *("left", "need", "rounds", "late"),
            *("lacks none", "lacks one", "lacks two", "lacks more"),
            *("new type", "may", "sure", "could", "free laboratories", "gain", "first", *METALS),
        ),
    ),
    ("hand", (*COMPONENTS, "components", "pairs", "left", "worth")),
    (
        "area",
        (
            *GROUPS,
            *("first", "second", "third", "later"),
            *("workers", "rivals", "lead", "behind", "to come", "want", "open", "payable"),
        ),
    ),
    ("auction", ("worth", "bidders", "bid made", "bid", "richest", "lots", "ties to me")),
)
_COURSE_ROW: Final = b"\x00"
_BOARD_ROWS: Final[list[bytes]] = [b"\x01", b"\x02"]
_NOW_ROWS: Final[list[bytes]] = [b"\x03", b"\x04"]
_WORK_ROW: Final = b"\x05"
_OTHER_WORK_ROW: Final = b"\x06"
_REQUEST_ROW: Final = b"\x07"
_HAND_ROW: Final = b"\x08"
_AREA_ROW: Final = b"\x09"
_AUCTION_ROW: Final = b"\x0a"

_PLAYERS: Final[list[bytes]] = [b"\0\0\0", b"\0\0\0", b"\0\0\0", b"\1\0\0", b"\0\1\0", b"\0\0\1"]
_LEFT: Final = one_of(10)
_PHASE_IS: Final = one_of(len(_PHASES))
_PLACE: Final = one_of(5)
_TYPES: Final = one_of(KINDS + 1)
_FOUR: Final = one_of(4)
#: Rows of a kind that are kept.
_KEPT: Final = 20_000
#: The least ranks in an area.
_LAST_RANK: Final = 3


class City:
    """Who stands where in the areas that are not resolved yet: by seat the areas in which it is first, second
    and later; and by area and seat its place in the ranking, -1 where it has no worker."""

    __slots__ = ("counts", "rank")

    def __init__(self, table: LeonardoTable) -> None:
        players: i64 = table.players
        self.counts: list[i64] = [0] * int(3 * players)
        self.rank: list[i64] = [-1] * int(AREAS * players)
        for area in range(AREAS):
            queue = table.queue[area]
            if not queue:
                continue
            first: i64 = area * players
            if len(queue) == 1:
                seat: i64 = queue[0]
                self.rank[first + seat] = 0
                self.counts[3 * seat] += 1
                continue
            for place in range(len(queue)):
                seat = queue[place]
                force: i64 = strength(table, area, queue[place])
                rank: i64 = 0
                for other in range(len(queue)):
                    if other != place:
                        theirs: i64 = strength(table, area, queue[other])
                        if theirs > force or (theirs == force and other < place):
                            rank += 1
                self.rank[first + seat] = rank
                self.counts[3 * seat + (rank if rank < 2 else 2)] += 1


class PositionRows:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        # Rows that were made once, each by a number into which all that it shows is packed.
        self._boards = Memory(_KEPT)
        self._nows = Memory(_KEPT)
        self._works = Memory(_KEPT)
        self._others = Memory(_KEPT)
        self._requests = Memory(_KEPT)
        self._areas = Memory(_KEPT)
        self._hands = Memory(_KEPT)
        metals = one_of(len(METALS))
        #: By invention: its reward and its metal.
        self._card: list[bytes] = [
            bytes([min(card.first, 255)]) + metals[card.metal + 1] for card in worth.box.inventions
        ]

    def of(self, table: LeonardoTable) -> SeatRows:
        left = rounds_left(table)
        public = Public(table)
        city = City(table)
        rows: list[list[bytes]] = []
        others: list[list[bytes]] = []
        for seat in range(table.players):
            board = self._board(table, seat, left)
            now = self._now(table, seat, city)
            rows.append([self._course(table, seat, left), _BOARD_ROWS[0] + board, _NOW_ROWS[0] + now])
            theirs = [_BOARD_ROWS[1] + board, _NOW_ROWS[1] + now]
            self._other_works(table, seat, left, public, theirs)
            others.append(theirs)
            self._own(table, seat, left, public, city, rows[seat])
        return SeatRows(rows, others)

    def _course(self, table: LeonardoTable, seat: i64, left: i64) -> bytes:
        players: i64 = table.players
        return b"%b%b%b%b%b%b%b" % (
            _COURSE_ROW,
            _PLAYERS[players],
            _LEFT[left + 1],
            _PHASE_IS[_PHASE[table.stage] + 1],
            _PLACE[(seat - table.leonardo + players) % players + 1],
            number(table.council),
            FLAG[table.codex],
        )

    def _board(self, table: LeonardoTable, seat: i64, left: i64) -> bytes:
        small = LABS * seat
        large = table.large[seat]
        kinds: i64 = 0
        same: i64 = 0
        for i in range(KINDS * seat, KINDS * seat + KINDS):
            count = table.types[i]
            if count:
                kinds += 1
                if count > same:
                    same = count
        completed = most(_bits(table.done[seat]), 7)
        cards = most(len(table.cards[seat]), 7)
        same = most(same, 7)
        pool = most(table.pool[seat], 7)
        small_five: i64 = 1 if table.small[seat] > 3 else 0
        idle: i64 = 1 if table.weeks[small] == IDLE else 0
        large_idle: i64 = 1 if large and table.weeks[small + 1] == IDLE else 0
        key = (left << 4 | table.apprentices[seat]) << 3 | pool
        key = (((key << 1 | small_five) << 3 | large) << 2 | table.men[small]) << 2 | table.men[small + 1]
        key = ((key << 1 | idle) << 1 | large_idle) << 3 | kinds
        key = ((key << 3 | cards) << 3 | same) << 3 | completed
        row = self._boards.get(key)
        if row is not None:
            return row
        equipment = int(0.25 * self.worth.equipment(table, int(seat), int(left)) + 0.5)
        row = b"%b%b%b%b%b%b" % (
            pair(left, table.apprentices[seat]),
            four(pool, small_five, 1 if large else 0, 1 if large > 4 else 0),
            four(table.men[small], table.men[small + 1], idle, large_idle),
            _TYPES[kinds + 1],
            four(cards, same, completed, 0)[:3],
            number(equipment),
        )
        return self._boards.keep(key, row)

    def _now(self, table: LeonardoTable, seat: i64, city: City) -> bytes:
        florins = table.florins[seat]
        acting: i64 = 0
        for actor in table.actors:
            if actor == seat:
                acting = 1
        home: i64 = 1 if table.master_at[seat] == AT_HOME else 0
        passed = table.passed >> seat & 1
        first, second, later = city.counts[3 * seat], city.counts[3 * seat + 1], city.counts[3 * seat + 2]
        key = (((most(florins, 255) << 4 | table.free[seat]) << 1 | home) << 1 | passed) << 1 | acting
        key = ((key << 4 | first) << 4 | second) << 4 | later
        row = self._nows.get(key)
        if row is not None:
            return row
        row = b"%b%b%b%b" % (
            pair(most(florins, 8), most(florins >> 2, 31)),
            number(table.free[seat]),
            four(home, passed, acting, first),
            pair(second, later),
        )
        return self._nows.keep(key, row)

    def _other_works(
        self, table: LeonardoTable, seat: i64, left: i64, public: Public, rows: list[bytes]
    ) -> None:
        """What is public of the laboratories that work."""
        worth = self.worth
        for lab in range(LABS):
            place: i64 = LABS * seat + lab
            weeks = table.weeks[place]
            if weeks == IDLE:
                continue
            men = table.men[place]
            workers = table.hired[place]
            room = (table.large[seat] if lab else table.small[seat]) - men - workers
            if table.master_at[seat] == SMALL + lab:
                workers += 2
                room -= 1
            possible: i64 = 0
            best: i64 = 0
            complete: i64 = 0
            held = public.held[place]
            after = weeks + workers + MAN * men
            if table.shown[place]:
                shown = table.shown[place]
                best = int(worth.later[shown])
                complete = 1 if worth.need(table, int(seat), int(shown)) <= after else 0
            else:
                for n in table.requested:
                    if n and held >> n & 1:
                        possible += 1
                        first: i64 = int(worth.first[n])
                        if first > best:
                            best = first
                        if worth.need(table, int(seat), int(n)) <= after:
                            complete = 1
            is_shown: i64 = 1 if table.shown[place] else 0
            weeks = most(weeks, 31)
            key: i64 = ((left << 1 | lab) << 5 | weeks) << 4 | workers
            key = (((key << 2 | men) << 3 | room) << 1 | is_shown) << 3 | possible
            key = (key << 6 | best) << 1 | complete
            row = self._others.get(key)
            if row is None:
                row = b"%b%b%b%b%b%b" % (
                    _OTHER_WORK_ROW,
                    pair(lab, left),
                    pair(weeks, workers),
                    four(men, room, is_shown, possible),
                    number(best),
                    FLAG[complete],
                )
                self._others.keep(key, row)
            rows.append(row)

    def _own(
        self, table: LeonardoTable, seat: i64, left: int, public: Public, city: City, rows: list[bytes]
    ) -> None:
        """What the seat knows of its own laboratories, its hand, and what it may do with it."""
        worth = self.worth
        needs = Needs(table, seat, worth, left)
        capacities = [
            worth.capacity(table, int(seat), 0, table.turn),
            worth.capacity(table, int(seat), 1, table.turn) if table.large[seat] else 0.0,
        ]
        idle: i64 = 0
        for lab in range(LABS):
            if table.weeks[LABS * seat + lab] != IDLE:
                rows.append(self._work(table, seat, lab, left, public, capacities[lab]))
            elif table.large[seat] if lab else table.small[seat]:
                idle += 1
        capacity = capacities[0] if capacities[0] > capacities[1] else capacities[1]
        rows.append(self._hand(needs, left))
        for place in range(len(table.requested)):
            if needs.lacks[place] >= 0:
                rows.append(self._request(table, seat, place, left, public, needs, capacity, idle))
        if ASSIGN <= table.stage <= OFFER and table.turn < RESEARCH_TURN:
            players: i64 = table.players
            for area in range(AREAS):
                rank = city.rank[area * players + seat]
                if rank >= 0:
                    rows.append(self._area(table, seat, area, rank, left, needs))
        elif table.stage == BID:
            self._auctions(table, seat, left, rows)

    def _work(
        self, table: LeonardoTable, seat: i64, lab: i64, left: i64, public: Public, capacity: float
    ) -> bytes:
        worth = self.worth
        n = table.under[LABS * seat + lab]
        work = Work(table, seat, lab, n, worth)
        need = work.need
        placing = LABORATORIES < table.stage < BID
        reach: i64 = 0
        rounds: i64 = 0
        if need > 0:
            rounds = rounds_of(need, capacity)
            if placing:
                if table.stage == ASSIGN and not table.passed >> seat & 1 and need <= work.extra(table, seat):
                    reach = 1
                else:
                    rounds += 1
        requested = table.on_display >> n & 1
        shown: i64 = 1 if table.shown[work.place] else 0
        fresh_type: i64 = 0 if table.types[KINDS * seat + worth.type[n]] else 1
        weeks = most(table.weeks[work.place], 31)
        need = most(need, 31)
        may, sure = public.may(seat, n), public.sure(seat, n, table.on_display)
        key = (((n << 1 | lab) << 4 | left) << 5 | weeks) << 5 | need
        key = (((key << 4 | rounds) << 3 | work.room) << 1 | reach) << 1 | requested
        key = (((key << 1 | shown) << 1 | fresh_type) << 4 | may) << 4 | sure
        row = self._works.get(key)
        if row is not None:
            return row
        row = b"%b%b%b%b%b%b%b%b" % (
            _WORK_ROW,
            pair(lab, left),
            pair(weeks, need),
            pair(rounds, work.room),
            four(0 if need else 1, reach, 1 if rounds > left else 0, requested),
            pair(shown, fresh_type),
            pair(may, sure),
            self._card[n],
        )
        return self._works.keep(key, row)

    def _request(
        self,
        table: LeonardoTable,
        seat: i64,
        place: i64,
        left: i64,
        public: Public,
        needs: Needs,
        capacity: float,
        idle: i64,
    ) -> bytes:
        """An invention on display that the seat has not completed and does not work on."""
        worth = self.worth
        n = table.requested[place]
        lack = needs.lacks[place]
        need: i64 = worth.need(table, int(seat), int(n))
        rounds = rounds_of(need, capacity)
        fresh_type: i64 = 0 if table.types[KINDS * seat + worth.type[n]] else 1
        need = most(need, 31)
        lack = most(lack, 3)
        may, sure = public.may(seat, n), public.sure(seat, n, table.on_display)
        could = public.could(seat, n)
        gain = code_of(needs.gains[place])
        key = (((n << 4 | left) << 5 | need) << 4 | rounds) << 2 | lack
        key = (((key << 1 | fresh_type) << 4 | may) << 4 | sure) << 3 | could
        key = (key << 2 | idle) << 5 | gain
        row = self._requests.get(key)
        if row is not None:
            return row
        row = b"%b%b%b%b%b%b%b" % (
            _REQUEST_ROW,
            pair(left, need),
            pair(rounds, 1 if rounds > left else 0),
            _FOUR[lack + 1],
            four(fresh_type, may, sure, could),
            pair(idle, gain),
            self._card[n],
        )
        return self._requests.keep(key, row)

    def _hand(self, needs: Needs, left: int) -> bytes:
        hand = needs.hand
        total: i64 = 0
        pairs: i64 = 0
        key: i64 = left
        for c in range(KINDS):
            total += hand[c]
            if hand[c] > 1:
                pairs += 1
            key = key << 6 | hand[c]
        row = self._hands.get(key)
        if row is not None:
            return row
        row = b"%b%b%b%b%b" % (
            _HAND_ROW,
            four(hand[0], hand[1], hand[2], hand[3]),
            pair(hand[4], total),
            pair(pairs, left),
            number(code_of(self.worth.hand(needs.code, left))),
        )
        return self._hands.keep(key, row)

    def _area(self, table: LeonardoTable, seat: i64, area: int, rank: i64, left: int, needs: Needs) -> bytes:
        own = int(seat)
        queue = table.queue[area]
        force: i64 = strength(table, area, own)
        best: i64 = 0
        for other in queue:
            if other != own:
                theirs: i64 = strength(table, area, other)
                if theirs > best:
                    best = theirs
        here = table.stage == OFFER and area == table.area
        if here:
            # The price rises with each benefit that is taken.
            rank = table.price
        price: i64 = PRICES[rank] if rank < len(PRICES) else 99
        rank = rank if rank < _LAST_RANK else _LAST_RANK
        rivals: i64 = len(queue) - 1
        lead, behind = most(force - best, 7), most(best - force, 7)
        force = most(force, 7)
        come = self._to_come(table, seat, area)
        want = code_of(needs.want(table, seat, self.worth, area, left))
        open_now: i64 = 1 if here else 0
        payable: i64 = 1 if table.florins[seat] >= price else 0
        group: i64 = GROUP[area]
        key = ((group << 2 | rank) << 3 | force) << 3 | rivals
        key = ((key << 3 | lead) << 3 | behind) << 3 | come
        key = ((key << 5 | want) << 1 | open_now) << 1 | payable
        row = self._areas.get(key)
        if row is not None:
            return row
        row = b"%b%b%b%b%b%b%b" % (
            _AREA_ROW,
            _FOUR[group + 1],
            _FOUR[rank + 1],
            four(force, rivals, lead, behind),
            number(come),
            number(want),
            pair(open_now, payable),
        )
        return self._areas.keep(key, row)

    def _to_come(self, table: LeonardoTable, seat: i64, area: int) -> i64:
        """Other seats that may still place workers here."""
        if table.stage != ASSIGN:
            return 0
        count: i64 = 0
        for other in range(table.players):
            if other == seat or table.passed >> other & 1:
                continue
            if table.master_at[other] == AT_HOME or (
                table.free[other] and not table.placed[other] >> area & 1
            ):
                count += 1
        return count

    def _auctions(self, table: LeonardoTable, seat: i64, left: int, rows: list[bytes]) -> None:
        """The cards for which this seat bids; of the bids only its own."""
        worth = self.worth
        own = int(seat)
        for i in range(len(table.lots)):
            bidders = table.bidders[i]
            if own not in bidders:
                continue
            bid: i64 = table.bids[seat] if i == 0 else -1
            richest: i64 = 0
            ties: i64 = 1
            for other in bidders:
                if other == own:
                    continue
                if table.florins[other] > richest:
                    richest = table.florins[other]
                if (other - table.leonardo) % table.players < (own - table.leonardo) % table.players:
                    ties = 0
            value = worth.card(table, own, worth.type[table.lots[i]], worth.kinds(table, own), left)
            rows.append(
                b"%b%b%b%b%b%b"
                % (
                    _AUCTION_ROW,
                    pair(code_of(value), len(bidders)),
                    FLAG[1 if bid >= 0 else 0],
                    number(most(bid, 255)),
                    number(most(richest, 31)),
                    pair(len(table.lots), ties),
                )
            )


def _bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
