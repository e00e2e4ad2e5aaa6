"""The rows of placements, the most frequent decision of all, and parts that other rows share with them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.action import Action
from bottega.engine.encoding import Memory, four, number, pair
from bottega.games.leonardo.actions import Place, PlaceMaster
from bottega.games.leonardo.components import (
    AREAS,
    FIRST_SHOP,
    KINDS,
    LABS,
    MASTER,
    PRICES,
    RESEARCH_TURN,
    SMALL,
)
from bottega.games.leonardo.insight.action_places import (
    GROUP_ROW,
    IS_GROUP,
    IS_GROUP_LAB,
    IS_MASTER,
    IS_MASTER_LAB,
    IS_PASS,
    MARK,
    NEAR_ROW,
    NO_AREA,
    NO_START_TO_END,
    NO_WORK_TO_END,
)
from bottega.games.leonardo.insight.outlook import (
    GROUP,
    Needs,
    Public,
    Rivals,
    Work,
    code_of,
    improvable,
    most,
    rounds_of,
)
from bottega.games.leonardo.insight.worth import Worth
from bottega.games.leonardo.rules.assignment import strength
from bottega.games.leonardo.table import AT_HOME, LeonardoTable

#: What remains of an area's benefit for those who may still be overtaken there.
CONTESTED: Final = 0.85


class Stand:
    """How a seat stands in an area: its strength, that of the others (twice, and one more for those who win a
    tie), that of the strongest who may come, what the area is worth, and the first parts of the rows."""

    __slots__ = ("force", "head", "others", "plan", "strongest", "threat")

    force: i64
    threat: i64
    strongest: i64

    def __init__(self, table: LeonardoTable, seat: i64, area: int, plan: float, threat: i64) -> None:
        self.plan = plan
        self.threat = 2 * threat
        self.head = b""
        self.force = 0
        self.strongest = 0
        self.others: list[i64] = []
        tie: i64 = 1
        for other in table.queue[area]:
            force: i64 = strength(table, area, other)
            if other == seat:
                self.force = force
                tie = 0
            else:
                self.others.append(2 * force + tie)
                if force > self.strongest:
                    self.strongest = force

    def price(self, force: i64) -> i64:
        """What the rank of this force will pay; 5 where nothing is left."""
        rank: i64 = 0
        for other in self.others:
            if other > 2 * force:
                rank += 1
        return PRICES[rank] if rank < len(PRICES) else 5

    def gain(self, force: i64, price: i64) -> float:
        """What the area brings at this price."""
        if not force or price > PRICES[-1]:
            return 0.0
        value = self.plan - float(price)
        if value <= 0.0:
            return 0.0
        return value if 2 * force >= self.threat else CONTESTED * value


class PlacingRows:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        #: What follows the area in the row of a placement there, by a number into which it is packed.
        self._tails = Memory(20_000)

    def of(
        self, table: LeonardoTable, seat: i64, legal: list[Action], left: int, moment: bytes
    ) -> list[bytes]:
        worth = self.worth
        stands: list[Stand] = []
        if table.turn < RESEARCH_TURN:
            needs = Needs(table, seat, worth, left)
            rivals = Rivals(table, seat, worth)
            for area in range(AREAS):
                want = needs.want(table, seat, worth, area, left)
                plan = want if area < FIRST_SHOP else needs.planned(table, worth, area - FIRST_SHOP, left)
                stand = Stand(table, seat, area, plan, rivals.force[area])
                stand.head = moment + area_part(table, area, stand, code_of(want), needs, rivals)
                stands.append(stand)
        works: list[Work | None] = [None, None]
        heads = [b"", b""]
        reserve: i64 = 0
        for lab in range(LABS):
            n = table.under[LABS * seat + lab]
            if n:
                work = Work(table, seat, lab, n, worth)
                works[lab] = work
                if work.need > 0 and work.need <= work.extra(table, seat):
                    if table.on_display >> n & 1 or table.shown[work.place]:
                        reserve += work.need
                heads[lab] = work_part(table, seat, lab, n, work.need, left, Public(table), worth)
        home: i64 = MASTER if table.master_at[seat] == AT_HOME else 0
        force_left = table.free[seat] + home
        no_area = moment + NO_AREA
        wage = worth.unplaced[left]
        rows: list[bytes] = []
        for action in legal:
            count: i64 = 0
            place: i64 = -1
            master = False
            if isinstance(action, Place):
                count = action.count
                place = action.place
            elif isinstance(action, PlaceMaster):
                count = MASTER
                place = action.place
                master = True
            if place < 0:
                rows.append(_pass_row(no_area, force_left, reserve))
            elif place < AREAS:
                stand = stands[place]
                florins = table.florins[seat]
                rows.append(self._city_row(stand, count, master, force_left, reserve, florins, wage))
            else:
                lab_work = works[place - SMALL]
                assert lab_work is not None
                head = heads[place - SMALL]
                rows.append(_lab_row(no_area, head, lab_work, count, master, force_left, reserve, home))
        return rows

    def _city_row(
        self,
        stand: Stand,
        count: i64,
        master: bool,
        force_left: i64,
        reserve: i64,
        florins: i64,
        wage: float,
    ) -> bytes:
        force = stand.force + count
        price = stand.price(force)
        gain = stand.gain(force, price) - wage * float(count)
        if stand.force:
            gain -= stand.gain(stand.force, stand.price(stand.force))
        halves = most(int(2.0 * gain + 8.5), 31)
        lead, behind = most(force - stand.strongest, 4), most(stand.strongest - force, 4)
        force_left -= count
        spare, short = most(force_left - reserve, 7), most(reserve - force_left, 7)
        count = most(count, 7)
        mark: i64 = IS_MASTER if master else IS_GROUP
        unpayable: i64 = 1 if florins < price else 0
        safe: i64 = 1 if price == 0 and 2 * force >= stand.threat else 0
        key = (((mark << 3 | count) << 3 | price) << 1 | unpayable) << 3 | lead
        key = (((key << 3 | behind) << 3 | spare) << 3 | short) << 4 | force_left
        key = (key << 1 | safe) << 5 | halves
        tail = self._tails.get(key)
        if tail is None:
            tail = b"%b%b%b%b%b%b" % (
                MARK[mark],
                four(count, 0 if price else 1, price, unpayable),
                four(lead, behind, spare, short),
                pair(force_left, safe),
                number(halves),
                NO_WORK_TO_END,
            )
            self._tails.keep(key, tail)
        return stand.head + tail


def _pass_row(head: bytes, force_left: i64, reserve: i64) -> bytes:
    spare = force_left - reserve
    return b"%b%b%b%b%b%b" % (
        head,
        MARK[IS_PASS],
        b"\x00\x00\x00\x00\x00\x00",
        pair(most(spare, 7), most(-spare, 7)),
        four(most(force_left, 7), 0, 0, 0)[:3],
        NO_WORK_TO_END,
    )


def _lab_row(
    head: bytes,
    work_head: bytes,
    work: Work,
    count: i64,
    master: bool,
    force_left: i64,
    reserve: i64,
    home: i64,
) -> bytes:
    need = work.need
    taken = count
    if master:
        taken = 1
        home = 0
    room = work.room - taken
    complete: i64 = 1 if 0 < need <= count else 0
    with_master: i64 = 1 if not complete and home and room > 0 and 0 < need <= count + home else 0
    # What the laboratory lacks for its work is reserved before; this is a part of it.
    spare = force_left - count - (reserve - most(need, count) if reserve else 0)
    return b"%b%b%b%b%b%b%b%b%b" % (
        head,
        MARK[IS_MASTER_LAB] if master else MARK[IS_GROUP_LAB],
        four(most(count, 7), 0, 0, 0),
        four(0, 0, most(spare, 7), most(-spare, 7)),
        four(most(force_left - count, 7), 0, 0, 0)[:3],
        work_head,
        pair(most(need - count, 31), most(count - most(need, 31), 31)),
        four(most(room, 7), complete, with_master, 1 if need <= 0 else 0),
        NO_START_TO_END,
    )


def area_part(
    table: LeonardoTable, area: int, stand: Stand, want: i64, needs: Needs, rivals: Rivals | None
) -> bytes:
    """What a row says of an area: what it gives, what that is worth, who is there and who may come."""
    near: i64 = 0
    held: i64 = 0
    shop: i64 = 0
    if area >= FIRST_SHOP:
        c: i64 = area - FIRST_SHOP
        near = needs.near[c]
        held = most(needs.hand[c], 7)
        shop = most(table.shops[c], 7)
    come: i64 = 0
    threat: i64 = 0
    lack: i64 = 0
    if rivals is not None:
        come = rivals.come[area]
        threat = most(rivals.force[area], 7)
        lack = rivals.lack[area]
    return b"%b%b%b%b%b%b" % (
        GROUP_ROW[GROUP[area] + 1],
        pair(want, code_of(stand.plan)),
        four(most(stand.force, 7), len(stand.others), most(stand.strongest, 7), 0)[:3],
        NEAR_ROW[near],
        pair(held, shop),
        four(come, threat, lack, 0)[:3],
    )


def work_part(
    table: LeonardoTable, seat: i64, lab: i64, n: i64, need: i64, left: int, public: Public, worth: Worth
) -> bytes:
    """An invention that a laboratory works on, or might, and that still needs this number of weeks."""
    rounds = rounds_of(need, worth.capacity(table, int(seat), int(lab), table.turn))
    return b"%b%b%b%b%b" % (
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
        number(improvable(table, seat, lab)),
    )
