"""The rows of legal actions, for nets: see `bottega.engine.features`.

A row is made of parts: the moment, the area, the mark of its kind, and what placing, working, choosing and
paying are about. What an action has nothing to do with is left empty.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.action import Action
from bottega.engine.encoding import FLAG, four, number, one_of, pair
from bottega.games.leonardo.actions import (
    FAVOURS,
    IMPROVEMENTS,
    Accept,
    Arrange,
    Benefit,
    Bid,
    Cancel,
    Favour,
    GiveLeonardo,
    Improve,
    LeaveIt,
    Lift,
    Place,
    PlaceMaster,
    Put,
    Start,
    Take,
)
from bottega.games.leonardo.components import (
    ACADEMY,
    AREAS,
    FIRST_SHOP,
    KINDS,
    LABS,
    MASTER,
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
from bottega.games.leonardo.insight.policy import BID_PART, Policy
from bottega.games.leonardo.insight.worth import Worth, rounds_left
from bottega.games.leonardo.rules.assignment import strength
from bottega.games.leonardo.rules.council import BENEFITS_COUNT, BUY, COMPONENT_PRICE, FLORINS
from bottega.games.leonardo.table import (
    ASSIGN,
    AT_HOME,
    BID,
    COMPONENT,
    IDLE,
    LABORATORIES,
    OFFER,
    PICK,
    LeonardoTable,
)

#: The kinds of actions, a place for each.
MARKS: Final[tuple[str, ...]] = (
    *("start", "cancel", "done"),
    *("group in city", "group in laboratory", "master in city", "master in laboratory", "pass"),
    *("leonardo", "benefit", "no benefit", "lift", "put", "lift nobody", "arrange"),
    *("buy component", "buy nothing", "improve", "accept", "withdraw"),
    *("bid", "favour", "pick"),
)
_MARK: Final = one_of(len(MARKS))
# Where they stand in this list.
_START: Final = 1
_CANCEL: Final = 2
_DONE: Final = 3
_GROUP: Final = 4
_GROUP_LAB: Final = 5
_MASTER: Final = 6
_MASTER_LAB: Final = 7
_PASS: Final = 8
_LEONARDO: Final = 9
_BENEFIT: Final = 10
_NO_BENEFIT: Final = 11
_LIFT: Final = 12
_PUT: Final = 13
_LIFT_NOBODY: Final = 14
_ARRANGE: Final = 15
_BUY: Final = 16
_BUY_NOTHING: Final = 17
_IMPROVE: Final = 18
_ACCEPT: Final = 19
_WITHDRAW: Final = 20
_BID: Final = 21
_FAVOUR: Final = 22
_PICK: Final = 23

#: The parts of a row, in their order.
MOMENT_PLACES: Final[tuple[str, ...]] = (
    *("left", "players", "research only", "master at home", "florins", "active rivals", "free", "expert"),
)
AREA_PLACES: Final[tuple[str, ...]] = (
    *GROUPS,
    *("want", "mine", "rivals", "strongest"),
    *("last one", "one of two", "one of more", "in hand", "to come", "left in shop"),
)
PLACING_PLACES: Final[tuple[str, ...]] = (
    *("count", "first", "price of rank", "cannot pay"),
    *("lead", "behind", "spare", "short", "force left"),
)
WORK_PLACES: Final[tuple[str, ...]] = (
    *("large", "new type", "requested", "shown"),
    *("may", "sure", "could", "late"),
    *("reward", "need", "rounds", "size"),
    *("remaining", "waste", "room", "complete", "with master", "complete before"),
    *("other is free", "known", "lacks", "gain", "below best"),
)
CHOICE_PLACES: Final[tuple[str, ...]] = (
    *IMPROVEMENTS,
    *FAVOURS[len(IMPROVEMENTS) :],
    *(f"benefit {n + 1}" for n in range(BENEFITS_COUNT)),
    *("own", "holder", "distance"),
)
PAYING_PLACES: Final[tuple[str, ...]] = (
    *("price", "florins left", "waiting", "next price"),
    *("bid", "worth", "over", "below aim", "sure to win", "ties to me", "richest", "bidders"),
)
ACTION_PLACES: Final[tuple[str, ...]] = (
    *(f"moment.{name}" for name in MOMENT_PLACES),
    *(f"area.{name}" for name in AREA_PLACES),
    *(f"kind.{name}" for name in MARKS),
    *(f"placing.{name}" for name in PLACING_PLACES),
    *(f"work.{name}" for name in WORK_PLACES),
    *(f"choice.{name}" for name in CHOICE_PLACES),
    *(f"paying.{name}" for name in PAYING_PLACES),
)
_NO_AREA: Final = bytes(len(AREA_PLACES))
_NO_PLACING: Final = bytes(len(PLACING_PLACES))
_NO_WORK: Final = bytes(len(WORK_PLACES))
_NO_CHOICE: Final = bytes(len(CHOICE_PLACES))
_NO_PAYING: Final = bytes(len(PAYING_PLACES))
#: What a placement says of a work, and what a start says.
_NO_CHANGE: Final = bytes(6)
_NO_START: Final = bytes(5)
_NO_WORK_TO_END: Final = _NO_WORK + _NO_CHOICE + _NO_PAYING
_NO_CHOICE_TO_END: Final = _NO_CHOICE + _NO_PAYING
_NO_START_TO_END: Final = _NO_START + _NO_CHOICE_TO_END
_GROUP_IS: Final = one_of(len(GROUPS))
_NEAR: Final = one_of(3)
_CHOICE: Final = one_of(len(FAVOURS) + BENEFITS_COUNT)
_NO_LEONARDO: Final = b"\x00\x00\x00"
_OWN: Final = b"\x01\x00\x00"


class ActionRows:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.policy = Policy(worth)

    def of(self, table: LeonardoTable, seat: i64, legal: list[Action]) -> list[bytes]:
        stage = table.stage
        left = rounds_left(table)
        moment = self._moment(table, seat, left)
        if stage == ASSIGN:
            return self._places(table, seat, legal, left, moment)
        if stage == LABORATORIES:
            return self._works(table, seat, legal, left, moment)
        if stage == OFFER:
            return self._offer(table, seat, legal, left, moment)
        if stage == BID:
            return self._bids(table, seat, legal, left, moment)
        if stage in (COMPONENT, PICK):
            return self._components(table, seat, legal, left, moment)
        needs = Needs(table, seat, self.worth)
        return [self._other(table, seat, action, left, moment, needs) for action in legal]

    def _moment(self, table: LeonardoTable, seat: i64, left: i64) -> bytes:
        active: i64 = 0
        if table.stage == ASSIGN:
            for other in range(table.players):
                if other != seat and not table.passed >> other & 1:
                    if table.free[other] or table.master_at[other] == AT_HOME:
                        active += 1
        return b"%b%b%b%b" % (
            pair(left, table.players),
            four(
                1 if table.turn >= RESEARCH_TURN else 0,
                1 if table.master_at[seat] == AT_HOME else 0,
                most(table.florins[seat], 7),
                active,
            ),
            number(table.free[seat]),
            FLAG[table.expert],
        )

    # Placing workers.

    def _places(
        self, table: LeonardoTable, seat: i64, legal: list[Action], left: int, moment: bytes
    ) -> list[bytes]:
        worth = self.worth
        own = int(seat)
        needs = Needs(table, seat, worth)
        areas: list[bytes] = []
        codes: list[list[i64]] = []
        forces: list[i64] = []
        if table.turn < RESEARCH_TURN:
            for area in range(AREAS):
                want = code_of(needs.want(table, seat, worth, area, left))
                areas.append(moment + self._area(table, seat, area, want, needs))
                rivals: list[i64] = []
                tie: i64 = 1
                mine: i64 = 0
                for other in table.queue[area]:
                    force: i64 = strength(table, area, other)
                    if other == own:
                        mine = force
                        tie = 0
                    else:
                        rivals.append(2 * force + tie)
                codes.append(rivals)
                forces.append(mine)
        works: list[Work | None] = [None, None]
        heads = [b"", b""]
        public = Public(table)
        reserve: i64 = 0
        for lab in range(LABS):
            n = table.under[LABS * seat + lab]
            if n:
                work = Work(table, seat, lab, n, worth)
                works[lab] = work
                if work.need > 0 and work.need <= work.extra(table, seat):
                    if table.on_display >> n & 1 or table.shown[work.place]:
                        reserve += work.need
                heads[lab] = self._work(table, seat, lab, n, work.need, left, public)
        no_area = moment + _NO_AREA
        free = table.free[seat]
        home: i64 = MASTER if table.master_at[seat] == AT_HOME else 0
        force_left = free + home
        florins = table.florins[seat]
        rows: list[bytes] = []
        for action in legal:
            count: i64 = 0
            place: i64 = 0
            mark: i64 = _GROUP
            if isinstance(action, Place):
                count = action.count
                place = action.place
            elif isinstance(action, PlaceMaster):
                count = MASTER
                place = action.place
                mark = _MASTER
            else:
                spare = force_left - reserve
                rows.append(
                    b"%b%b%b%b%b%b"
                    % (
                        no_area,
                        _MARK[_PASS],
                        _NO_PLACING[:6],
                        pair(most(spare, 15), most(-spare, 15)),
                        number(force_left),
                        _NO_WORK_TO_END,
                    )
                )
                continue
            if place < AREAS:
                spare = force_left - count - reserve
                after = 2 * (forces[place] + count)
                rank: i64 = 0
                best: i64 = 0
                for code in codes[place]:
                    if code > after:
                        rank += 1
                    if code > best:
                        best = code
                price: i64 = PRICES[rank] if rank < len(PRICES) else 5
                lead = (after - best + 1) >> 1
                rows.append(
                    b"%b%b%b%b%b%b"
                    % (
                        areas[place],
                        _MARK[mark],
                        four(most(count, 7), 1 if rank == 0 else 0, price, 1 if florins < price else 0),
                        four(most(lead, 4), most(-lead, 4), most(spare, 7), most(-spare, 7)),
                        number(force_left - count),
                        _NO_WORK_TO_END,
                    )
                )
                continue
            lab_work = works[place - SMALL]
            assert lab_work is not None
            need = lab_work.need
            used = most(need, count)
            spare = force_left - count - (reserve - used if reserve else 0)
            rows.append(
                b"%b%b%b%b%b%b%b%b%b"
                % (
                    no_area,
                    _MARK[mark + 1],
                    four(most(count, 7), 0, 0, 0),
                    four(0, 0, most(spare, 7), most(-spare, 7)),
                    number(force_left - count),
                    heads[place - SMALL],
                    pair(most(need - count, 31), most(count - most(need, 31), 31)),
                    _change(lab_work, mark, count, home),
                    _NO_START_TO_END,
                )
            )
        return rows

    def _area(self, table: LeonardoTable, seat: i64, area: int, want: i64, needs: Needs) -> bytes:
        own = int(seat)
        queue = table.queue[area]
        mine: i64 = 0
        strongest: i64 = 0
        rivals: i64 = 0
        for other in queue:
            force: i64 = strength(table, area, other)
            if other == own:
                mine = force
            else:
                rivals += 1
                if force > strongest:
                    strongest = force
        to_come: i64 = 0
        if table.stage == ASSIGN:
            for other in range(table.players):
                if other == own or table.passed >> other & 1:
                    continue
                if table.master_at[other] == AT_HOME or (
                    table.free[other] and not table.placed[other] >> area & 1
                ):
                    to_come += 1
        near: i64 = 0
        held: i64 = 0
        shop: i64 = 0
        if area >= FIRST_SHOP:
            c: i64 = area - FIRST_SHOP
            near = needs.near[c]
            held = most(needs.hand[c], 7)
            shop = most(table.shops[c], 7)
        return b"%b%b%b%b%b" % (
            _GROUP_IS[GROUP[area] + 1],
            number(want),
            four(most(mine, 7), rivals, most(strongest, 7), 0)[:3],
            _NEAR[near],
            four(held, to_come, shop, 0)[:3],
        )

    def _work(
        self, table: LeonardoTable, seat: i64, lab: i64, n: i64, need: i64, left: int, public: Public
    ) -> bytes:
        """An invention that a laboratory works on, or might: it still needs so many weeks."""
        worth = self.worth
        rounds = rounds_of(need, worth.capacity(table, int(seat), int(lab), table.turn))
        return b"%b%b%b%b" % (
            four(
                lab,
                0 if table.types[KINDS * seat + worth.type[n]] else 1,
                table.on_display >> n & 1,
                1 if n == table.shown[LABS * seat + lab] else 0,
            ),
            four(
                public.may(seat, n),
                public.sure(seat, n, table.on_display),
                public.could(seat, n),
                1 if rounds > left else 0,
            ),
            pair(most(int(worth.first[n]), 31), most(need, 31)),
            pair(rounds, worth.size[n]),
        )

    # Works.

    def _works(
        self, table: LeonardoTable, seat: i64, legal: list[Action], left: int, moment: bytes
    ) -> list[bytes]:
        worth = self.worth
        own = int(seat)
        public = Public(table)
        kinds = worth.kinds(table, own)
        capacity = [worth.capacity(table, own, 0, table.turn), worth.capacity(table, own, 1, table.turn)]
        small = LABS * seat
        idle: i64 = 1 if table.weeks[small] == IDLE else 0
        if table.large[seat] and table.weeks[small + 1] == IDLE:
            idle += 1
        gains: list[i64] = []
        best: i64 = 0
        for action in legal:
            gain: i64 = 0
            if isinstance(action, Start):
                exact = self.policy.start_gain(
                    table, own, action.invention, capacity[action.lab], kinds, left
                )
                gain = most(int(exact + 5.0), 31)
                if gain > best:
                    best = gain
            gains.append(gain)
        head = b"%b%b" % (moment, _NO_AREA)
        rows: list[bytes] = []
        for i in range(len(legal)):
            action = legal[i]
            if isinstance(action, Start):
                n: i64 = action.invention
                need: i64 = worth.need(table, own, action.invention)
                rows.append(
                    b"%b%b%b%b%b%b%b%b%b"
                    % (
                        head,
                        _MARK[_START],
                        _NO_PLACING,
                        self._work(table, seat, action.lab, n, need, left, public),
                        _NO_CHANGE,
                        pair(1 if idle > 1 else 0, self._known(table, seat, n)),
                        number(0),
                        pair(gains[i], best - gains[i]),
                        _NO_CHOICE_TO_END,
                    )
                )
            elif isinstance(action, Cancel):
                lab: i64 = action.lab
                n = table.under[small + lab]
                need = worth.need(table, own, int(n)) - table.weeks[small + lab]
                rows.append(
                    b"%b%b%b%b%b%b%b%b"
                    % (
                        head,
                        _MARK[_CANCEL],
                        _NO_PLACING,
                        self._work(table, seat, lab, n, need, left, public),
                        _NO_CHANGE,
                        pair(1 if idle > 0 else 0, self._known(table, seat, n)),
                        b"\x00\x00\x00",
                        _NO_CHOICE_TO_END,
                    )
                )
            else:
                rows.append(
                    b"%b%b%b%b%b%b%b%b"
                    % (
                        head,
                        _MARK[_DONE],
                        _NO_PLACING,
                        _NO_WORK[:-5],
                        number(idle),
                        b"\x00\x00",
                        pair(best, 0),
                        _NO_CHOICE_TO_END,
                    )
                )
        return rows

    def _known(self, table: LeonardoTable, seat: i64, n: i64) -> i64:
        """How soon a card of the deck will come: 5 for the next, 0 if the seat does not know."""
        if not table.grasp[seat][0]:
            return 0
        place: i64 = 5
        for card in table.sight[seat]:
            if card == n:
                return place
            place -= 1
        return 0

    # What is offered, and what it costs.

    def _offer(
        self, table: LeonardoTable, seat: i64, legal: list[Action], left: int, moment: bytes
    ) -> list[bytes]:
        worth = self.worth
        area: int = table.area
        price: i64 = PRICES[table.price]
        after = table.price + 1
        paying = b"%b%b%b" % (
            pair(price, most(table.florins[seat] - price, 31)),
            pair(len(table.line), PRICES[after] if after < len(PRICES) else 5),
            _NO_PAYING[4:],
        )
        needs = Needs(table, seat, worth)
        if area == ACADEMY:
            want = code_of(worth.apprentice(table, int(seat), left - 1))
        elif area >= FIRST_SHOP:
            want = code_of(needs.component(table, worth, area - FIRST_SHOP, left))
        else:
            want = 0
        rows: list[bytes] = []
        for action in legal:
            mark: i64 = _WITHDRAW
            choice: i64 = 0
            wanted = want
            if isinstance(action, Improve):
                mark = _IMPROVE
                choice = action.improvement + 1
                wanted = code_of(worth.improvement(action.improvement, left - 1))
            elif isinstance(action, Accept):
                mark = _ACCEPT
            rows.append(
                b"%b%b%b%b%b%b%b%b"
                % (
                    moment,
                    self._area(table, seat, area, wanted, needs),
                    _MARK[mark],
                    _NO_PLACING,
                    _NO_WORK,
                    _CHOICE[choice],
                    _NO_LEONARDO,
                    paying,
                )
            )
        return rows

    def _components(
        self, table: LeonardoTable, seat: i64, legal: list[Action], left: int, moment: bytes
    ) -> list[bytes]:
        worth = self.worth
        needs = Needs(table, seat, worth)
        price: i64 = COMPONENT_PRICE if table.stage == COMPONENT else 0
        paying = pair(price, most(table.florins[seat] - price, 31)) + _NO_PAYING[2:]
        rows: list[bytes] = []
        for action in legal:
            area = _NO_AREA
            mark: i64 = _BUY_NOTHING
            if isinstance(action, Take):
                mark = _BUY if price else _PICK
                want = code_of(needs.component(table, worth, action.component, left))
                area = self._area(table, seat, FIRST_SHOP + action.component, want, needs)
            rows.append(
                b"%b%b%b%b%b%b%b" % (moment, area, _MARK[mark], _NO_PLACING, _NO_WORK, _NO_CHOICE, paying)
            )
        return rows

    def _bids(
        self, table: LeonardoTable, seat: i64, legal: list[Action], left: int, moment: bytes
    ) -> list[bytes]:
        worth = self.worth
        own = int(seat)
        lot: int = table.lots[0]
        value = worth.card(table, own, worth.type[lot], worth.kinds(table, own), left)
        aim = int(BID_PART * value + 0.5)
        whole = int(value)
        richest: i64 = 0
        ties: i64 = 1
        for other in table.bidders[0]:
            if other == own:
                continue
            if table.florins[other] > richest:
                richest = table.florins[other]
            if (other - table.leonardo) % table.players < (own - table.leonardo) % table.players:
                ties = 0
        bidders: i64 = len(table.bidders[0])
        fresh_type: i64 = 0 if table.types[KINDS * seat + worth.type[lot]] else 1
        head = b"%b%b%b%b%b%b%b" % (
            moment,
            _NO_AREA,
            _MARK[_BID],
            _NO_PLACING,
            four(0, fresh_type, 0, 0),
            _NO_WORK[4:],
            _NO_CHOICE,
        )
        tail = pair(most(richest, 31), bidders)
        rows: list[bytes] = []
        for action in legal:
            bid: i64 = action.florins if isinstance(action, Bid) else 0
            rows.append(
                b"%b%b%b%b%b%b%b"
                % (
                    head,
                    pair(0, most(table.florins[seat] - bid, 31)),
                    b"\x00\x00",
                    pair(most(bid, 31), code_of(value)),
                    pair(most(bid - whole, 31), most(aim - bid, 31)),
                    pair(1 if bid > richest or (ties and bid == richest) else 0, ties),
                    tail,
                )
            )
        return rows

    # The Council and the favours.

    def _other(
        self, table: LeonardoTable, seat: i64, action: Action, left: int, moment: bytes, needs: Needs
    ) -> bytes:
        own = int(seat)
        area = _NO_AREA
        placing = _NO_PLACING
        work = _NO_WORK
        choice = _CHOICE[0]
        leonardo = _NO_LEONARDO
        paying = _NO_PAYING
        mark: i64 = _NO_BENEFIT
        if isinstance(action, Benefit):
            mark = _BENEFIT
            choice = _CHOICE[len(FAVOURS) + 1 + action.space]
            area, paying = self._benefit(table, seat, action.space, left, needs)
        elif isinstance(action, GiveLeonardo):
            mark = _LEONARDO
            owner: i64 = action.owner
            leonardo = bytes(
                [
                    int(owner == seat),
                    int(owner == table.leonardo),
                    (action.owner - own) % table.players,
                ]
            )
        elif isinstance(action, Favour):
            mark = _FAVOUR
            choice = _CHOICE[action.favour + 1]
        elif isinstance(action, Arrange):
            mark = _ARRANGE
            work = self._arranged(table, seat, action.invention, left, needs)
            placing = pair(table.arranged + 1, 0) + _NO_PLACING[2:]
        elif isinstance(action, Lift):
            mark = _LIFT
            mine = action.owner == own
            leonardo = _OWN if mine else _NO_LEONARDO
            if action.place < AREAS:
                want = code_of(needs.want(table, seat, self.worth, action.place, left))
                area = self._area(table, seat, action.place, want, needs)
                placing = self._standing(table, action.owner, action.place, -1)
            else:
                n = table.under[LABS * seat + action.place - SMALL]
                held = Work(table, seat, action.place - SMALL, n, self.worth)
                head = self._work(table, seat, held.lab, n, held.need, left, Public(table))
                spare: i64 = 1 if held.need < 0 else 0
                work = b"%b%b%b" % (head, number(spare), _NO_WORK[13:])
        elif isinstance(action, Put):
            mark = _PUT
            who: int = table.lifted[0]
            leonardo = _OWN if who == own else _NO_LEONARDO
            want = code_of(needs.want(table, seat, self.worth, action.place, left))
            area = self._area(table, seat, action.place, want, needs)
            placing = self._standing(table, who, action.place, 1)
        elif isinstance(action, LeaveIt):
            mark = _LIFT_NOBODY
        return b"%b%b%b%b%b%b%b%b" % (moment, area, _MARK[mark], placing, work, choice, leonardo, paying)

    def _benefit(
        self, table: LeonardoTable, seat: i64, space: int, left: int, needs: Needs
    ) -> tuple[bytes, bytes]:
        """For a component the one that is wanted most; for florins how many there are."""
        area = _NO_AREA
        gain: i64 = 0
        if space == FLORINS:
            gain = table.council
        elif space == BUY and table.florins[seat]:
            best = -1.0
            most_wanted = FIRST_SHOP
            for c in range(KINDS):
                want = needs.component(table, self.worth, c, left)
                if want > best:
                    best, most_wanted = want, FIRST_SHOP + c
            area = self._area(table, seat, most_wanted, code_of(best), needs)
        waiting = len(table.line) - table.at
        return area, b"%b%b%b" % (pair(0, most(gain, 31)), number(waiting), _NO_PAYING[3:])

    def _arranged(self, table: LeonardoTable, seat: i64, n: i64, left: int, needs: Needs) -> bytes:
        need: i64 = self.worth.need(table, int(seat), int(n))
        lab: i64 = 1 if table.large[seat] else 0
        return b"%b%b%b%b%b" % (
            self._work(table, seat, lab, n, need, left, Public(table)),
            _NO_CHANGE,
            b"\x00\x00",
            number(self.worth.lack(needs.hand, int(n))),
            b"\x00\x00",
        )

    def _standing(self, table: LeonardoTable, owner: int, area: int, change: i64) -> bytes:
        """A seat's rank in an area with one apprentice more or less."""
        after: i64 = strength(table, area, owner) + change
        rank: i64 = 0
        best: i64 = 0
        tie: i64 = 1
        for other in table.queue[area]:
            if other == owner:
                tie = 0
                continue
            force: i64 = strength(table, area, other)
            if 2 * force + tie > 2 * after:
                rank += 1
            if force > best:
                best = force
        price: i64 = PRICES[rank] if rank < len(PRICES) else 5
        return b"%b%b%b" % (
            four(most(after, 7), 1 if rank == 0 else 0, price, 1 if table.florins[owner] < price else 0),
            four(most(after - best, 4), most(best - after, 4), 0, 0),
            number(table.free[owner]),
        )


def _change(work: Work, mark: i64, count: i64, home: i64) -> bytes:
    """The room a placement leaves, and whether it completes the work, at once or with the master."""
    taken = count
    if mark == _MASTER:
        taken = 1
        home = 0
    room = work.room - taken
    complete: i64 = 1 if 0 < work.need <= count else 0
    with_master: i64 = 1 if not complete and home and room > 0 and 0 < work.need <= count + home else 0
    return four(most(room, 7), complete, with_master, 1 if work.need <= 0 else 0)
