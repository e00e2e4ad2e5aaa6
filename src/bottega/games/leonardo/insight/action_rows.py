"""The rows of legal actions, for nets: see `bottega.engine.features`.

A row is made of parts: the moment, the area, the mark of its kind, and what placing, working, choosing and
paying are about. What an action has nothing to do with is left empty.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.action import Action
from bottega.engine.encoding import FLAG, four, number, pair
from bottega.games.leonardo.actions import (
    FAVOURS,
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
    PRICES,
    RESEARCH_TURN,
    SMALL,
)
from bottega.games.leonardo.insight.action_places import (
    CHOICE_ROW,
    IS_ACCEPT,
    IS_ARRANGE,
    IS_BENEFIT,
    IS_BID,
    IS_BUY,
    IS_BUY_NOTHING,
    IS_CANCEL,
    IS_DONE,
    IS_FAVOUR,
    IS_IMPROVE,
    IS_LEONARDO,
    IS_LIFT,
    IS_LIFT_NOBODY,
    IS_NO_BENEFIT,
    IS_PICK,
    IS_PUT,
    IS_START,
    IS_WITHDRAW,
    MARK,
    NO_AREA,
    NO_CHANGE,
    NO_CHOICE,
    NO_CHOICE_TO_END,
    NO_LEONARDO,
    NO_PAYING,
    NO_PLACING,
    NO_WORK,
    OWN,
)
from bottega.games.leonardo.insight.outlook import Needs, Public, Work, code_of, most
from bottega.games.leonardo.insight.placing_rows import PlacingRows, Stand, area_part, work_part
from bottega.games.leonardo.insight.worth import Worth, rounds_left
from bottega.games.leonardo.rules.assignment import strength
from bottega.games.leonardo.rules.council import BUY, COMPONENT_PRICE, FLORINS
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

#: The gain of what is never done.
NO_GAIN: Final = -4.0
#: The part of a card's worth around which it is bid for.
BID_PART: Final = 0.6


class ActionRows:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.placing = PlacingRows(worth)

    def of(self, table: LeonardoTable, seat: i64, legal: list[Action]) -> list[bytes]:
        stage = table.stage
        left = rounds_left(table)
        moment = self._moment(table, seat, left)
        if stage == ASSIGN:
            return self.placing.of(table, seat, legal, left, moment)
        if stage == LABORATORIES:
            return self._works(table, seat, legal, left, moment)
        if stage == OFFER:
            return self._offer(table, seat, legal, left, moment)
        if stage == BID:
            return self._bids(table, seat, legal, left, moment)
        if stage in (COMPONENT, PICK):
            return self._components(table, seat, legal, left, moment)
        needs = Needs(table, seat, self.worth, left)
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
        gains: list[float] = []
        best = NO_GAIN
        for action in legal:
            gain = NO_GAIN
            if isinstance(action, Start):
                gain = self.worth.start_gain(table, own, action.invention, capacity[action.lab], kinds, left)
                if gain > best:
                    best = gain
            gains.append(gain)
        head = b"%b%b" % (moment, NO_AREA)
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
                        MARK[IS_START],
                        NO_PLACING,
                        work_part(table, seat, action.lab, n, need, left, public, self.worth),
                        NO_CHANGE,
                        pair(1 if idle > 1 else 0, self._known(table, seat, n)),
                        number(0),
                        pair(_half(gains[i]), _half(best - gains[i] + NO_GAIN)),
                        NO_CHOICE_TO_END,
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
                        MARK[IS_CANCEL],
                        NO_PLACING,
                        work_part(table, seat, lab, n, need, left, public, self.worth),
                        NO_CHANGE,
                        pair(1 if idle > 0 else 0, self._known(table, seat, n)),
                        b"\x00\x00\x00",
                        NO_CHOICE_TO_END,
                    )
                )
            else:
                rows.append(
                    b"%b%b%b%b%b%b%b%b"
                    % (
                        head,
                        MARK[IS_DONE],
                        NO_PLACING,
                        NO_WORK[:-5],
                        number(idle),
                        b"\x00\x00",
                        pair(_half(best), 0),
                        NO_CHOICE_TO_END,
                    )
                )
        return rows

    def _area(
        self, table: LeonardoTable, seat: i64, area: int, want: float, needs: Needs, left: int
    ) -> bytes:
        plan = want if area < FIRST_SHOP else needs.planned(table, self.worth, area - FIRST_SHOP, left)
        stand = Stand(table, seat, area, plan, 0)
        return area_part(table, area, stand, code_of(want), needs, None)

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
            NO_PAYING[4:],
        )
        needs = Needs(table, seat, worth, left)
        if area == ACADEMY:
            want = worth.apprentice(table, int(seat), left - 1)
        elif area >= FIRST_SHOP:
            want = needs.component(table, worth, area - FIRST_SHOP, left)
        else:
            want = 0.0
        rows: list[bytes] = []
        for action in legal:
            mark: i64 = IS_WITHDRAW
            choice: i64 = 0
            wanted = want
            if isinstance(action, Improve):
                mark = IS_IMPROVE
                choice = action.improvement + 1
                wanted = worth.improvement(action.improvement, left - 1)
            elif isinstance(action, Accept):
                mark = IS_ACCEPT
            rows.append(
                b"%b%b%b%b%b%b%b%b"
                % (
                    moment,
                    self._area(table, seat, area, wanted, needs, left),
                    MARK[mark],
                    NO_PLACING,
                    NO_WORK,
                    CHOICE_ROW[choice],
                    NO_LEONARDO,
                    paying,
                )
            )
        return rows

    def _components(
        self, table: LeonardoTable, seat: i64, legal: list[Action], left: int, moment: bytes
    ) -> list[bytes]:
        worth = self.worth
        needs = Needs(table, seat, worth, left)
        price: i64 = COMPONENT_PRICE if table.stage == COMPONENT else 0
        paying = pair(price, most(table.florins[seat] - price, 31)) + NO_PAYING[2:]
        rows: list[bytes] = []
        for action in legal:
            area = NO_AREA
            mark: i64 = IS_BUY_NOTHING
            if isinstance(action, Take):
                mark = IS_BUY if price else IS_PICK
                want = needs.component(table, worth, action.component, left)
                area = self._area(table, seat, FIRST_SHOP + action.component, want, needs, left)
            rows.append(
                b"%b%b%b%b%b%b%b" % (moment, area, MARK[mark], NO_PLACING, NO_WORK, NO_CHOICE, paying)
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
            NO_AREA,
            MARK[IS_BID],
            NO_PLACING,
            four(0, fresh_type, 0, 0),
            NO_WORK[4:],
            NO_CHOICE,
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
        area = NO_AREA
        placing = NO_PLACING
        work = NO_WORK
        choice = CHOICE_ROW[0]
        leonardo = NO_LEONARDO
        paying = NO_PAYING
        mark: i64 = IS_NO_BENEFIT
        if isinstance(action, Benefit):
            mark = IS_BENEFIT
            choice = CHOICE_ROW[len(FAVOURS) + 1 + action.space]
            area, paying = self._benefit(table, seat, action.space, left, needs)
        elif isinstance(action, GiveLeonardo):
            mark = IS_LEONARDO
            owner: i64 = action.owner
            leonardo = bytes(
                [
                    int(owner == seat),
                    int(owner == table.leonardo),
                    (action.owner - own) % table.players,
                ]
            )
        elif isinstance(action, Favour):
            mark = IS_FAVOUR
            choice = CHOICE_ROW[action.favour + 1]
        elif isinstance(action, Arrange):
            mark = IS_ARRANGE
            work = self._arranged(table, seat, action.invention, left, needs)
            placing = pair(table.arranged + 1, 0) + NO_PLACING[2:]
        elif isinstance(action, Lift):
            mark = IS_LIFT
            mine = action.owner == own
            leonardo = OWN if mine else NO_LEONARDO
            if action.place < AREAS:
                want = needs.want(table, seat, self.worth, action.place, left)
                area = self._area(table, seat, action.place, want, needs, left)
                placing = self._standing(table, action.owner, action.place, -1)
            else:
                n = table.under[LABS * seat + action.place - SMALL]
                held = Work(table, seat, action.place - SMALL, n, self.worth)
                head = work_part(table, seat, held.lab, n, held.need, left, Public(table), self.worth)
                spare: i64 = 1 if held.need < 0 else 0
                work = b"%b%b%b" % (head, number(spare), NO_WORK[14:])
        elif isinstance(action, Put):
            mark = IS_PUT
            who: int = table.lifted[0]
            leonardo = OWN if who == own else NO_LEONARDO
            want = needs.want(table, seat, self.worth, action.place, left)
            area = self._area(table, seat, action.place, want, needs, left)
            placing = self._standing(table, who, action.place, 1)
        elif isinstance(action, LeaveIt):
            mark = IS_LIFT_NOBODY
        return b"%b%b%b%b%b%b%b%b" % (moment, area, MARK[mark], placing, work, choice, leonardo, paying)

    def _benefit(
        self, table: LeonardoTable, seat: i64, space: int, left: int, needs: Needs
    ) -> tuple[bytes, bytes]:
        """For a component the one that is wanted most; for florins how many there are."""
        area = NO_AREA
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
            area = self._area(table, seat, most_wanted, best, needs, left)
        waiting = len(table.line) - table.at
        return area, b"%b%b%b" % (pair(0, most(gain, 31)), number(waiting), NO_PAYING[3:])

    def _arranged(self, table: LeonardoTable, seat: i64, n: i64, left: int, needs: Needs) -> bytes:
        need: i64 = self.worth.need(table, int(seat), int(n))
        lab: i64 = 1 if table.large[seat] else 0
        return b"%b%b%b%b%b" % (
            work_part(table, seat, lab, n, need, left, Public(table), self.worth),
            NO_CHANGE,
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
            four(most(table.free[owner], 7), 0, 0, 0)[:3],
        )


def _half(gain: float) -> i64:
    """A gain as a small number: half florins above `NO_GAIN`."""
    halves = int(2.0 * (gain - NO_GAIN) + 0.5)
    return most(halves, 63)
