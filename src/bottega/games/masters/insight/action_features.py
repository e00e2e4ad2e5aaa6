"""The rows of actions of Masters of Renaissance: see `bottega.engine.features`.

A row says what kind of action it is, what it gives and takes, and how the seat would stand then (`outlook`);
then what is particular to a card, a power, a leader or a payment. What has nothing to say is 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.action import Action
from bottega.engine.encoding import FLAG, four, number, one_of, pair
from bottega.engine.types import Seat
from bottega.games.masters.actions import (
    BASE,
    FIRST_LEADER,
    FIRST_SLOT,
    LINES,
    Activate,
    Buy,
    DiscardLeader,
    EndTurn,
    FinishProduction,
    Gain,
    Keep,
    KeepLeaders,
    Pay,
    PayByHand,
    PlayLeader,
    Spend,
    StartWith,
    TakeLine,
    TurnWhite,
)
from bottega.games.masters.components import (
    CARDS_TO_END,
    COLOURS,
    LAST_SPACE,
    RESOURCES,
    SECTIONS,
    SLOTS,
    stack_level,
)
from bottega.games.masters.insight.card_figures import ABILITIES
from bottega.games.masters.insight.feature_tables import (
    BITS,
    LOW,
    NIBBLES,
    FeatureTables,
    Lacking,
    between,
    in_halves,
)
from bottega.games.masters.insight.outlook import Outlook, short_of
from bottega.games.masters.rules.buying import affordable
from bottega.games.masters.rules.production import BASE_INPUT, LEADER_FAITH
from bottega.games.masters.rules.warehouse import FITS, KEEP_OF, room_code
from bottega.games.masters.table import MastersTable

#: What kinds of actions there are.
_TYPES: Final = (
    *("market", "buy", "activate", "finish", "play-leader", "discard-leader", "by-hand", "end-turn"),
    *("keep-leaders", "start", "white", "spend", "gain", "pay", "keep"),
)
_CONTEXT: Final = ("alone", "last round", "rounds left", "cards", "most cards of others", "hand", "powers")
_AFTER: Final = (
    *("rise", "fall", "lacks", "beyond", "payable", "one short", "two short", "ready"),
    *("helps", "helps all", "input missing", "leaders' resources missing", "shelved", "kinds shelved"),
)
_FAITH: Final = (
    *("steps", "tile won", "report", "track points", "steps of others", "report by others"),
    *("steps to section", "others' steps to pope"),
)
_CARD: Final = (
    *("level", "points", "cost", "input", "output", "faith"),
    *("covered.input", "covered.output", "covered.faith", "worth"),
    *("leaders helped", "leaders completed", "seventh", "input missing", "rivals", "colour left"),
)
_POWER: Final = (
    *("base", "card", "leader", "input", "output", "faith"),
    *("all.powers", "all.input", "all.output", "all.faith"),
)
_LEADER: Final = (
    *ABILITIES,
    *("points", "cards missing", "cards of a level missing", "resources missing", "colours shared"),
)
_PAY: Final = ("from the warehouse", "from the strongbox")
#: The names of the places.
ACTION: Final = (
    *(f"is.{name}" for name in _TYPES),
    *_CONTEXT,
    *(f"gained.{name}" for name in RESOURCES),
    *(f"spent.{name}" for name in RESOURCES),
    *(f"after.{name}" for name in _AFTER),
    *(f"faith.{name}" for name in _FAITH),
    *(f"card.{name}" for name in _CARD),
    *(f"power.{name}" for name in _POWER),
    *(f"leader.{name}" for name in _LEADER),
    *(f"pay.{name}" for name in _PAY),
)

_MARKS: Final = one_of(len(_TYPES))
_MARKET: Final = _MARKS[1]
_BUY: Final = _MARKS[2]
_ACTIVATE: Final = _MARKS[3]
_FINISH: Final = _MARKS[4]
_PLAY: Final = _MARKS[5]
_DISCARD: Final = _MARKS[6]
_BY_HAND: Final = _MARKS[7]
_END: Final = _MARKS[8]
_KEEP_LEADERS: Final = _MARKS[9]
_START: Final = _MARKS[10]
_WHITE: Final = _MARKS[11]
_SPEND: Final = _MARKS[12]
_GAIN: Final = _MARKS[13]
_PAY_MARK: Final = _MARKS[14]
_KEEP: Final = _MARKS[15]

_NO_FOUR: Final = bytes(4)
_NO_CARD: Final = bytes(len(_CARD))
_NO_POWER: Final = bytes(len(_POWER))
_NO_LEADER: Final = bytes(len(_LEADER))
_NO_PAY: Final = bytes(len(_PAY))
#: The places from the card on, where there is none of it.
_NO_REST: Final = _NO_CARD + _NO_POWER + _NO_LEADER + _NO_PAY
_ONE: Final[list[bytes]] = [four(1, 0, 0, 0), four(0, 1, 0, 0), four(0, 0, 1, 0), four(0, 0, 0, 1)]
_ABILITY: Final = one_of(len(ABILITIES))

_MARKS_3: Final = one_of(3)

_DISTANCE: Final = 8
_CHANGE: Final = 31
_ROUNDS: Final = 20
#: What a resource adds to a line: see `NIBBLES`.
_NIBBLE: Final[tuple[i64, ...]] = (1, 1 << 4, 1 << 8, 1 << 12)
#: The place of a resource in a code of the warehouse.
_DIGIT: Final[tuple[i64, ...]] = (1, 10, 100, 1000)


class ActionFeatures:
    """Rows for the actions of one edition."""

    def __init__(self, tables: FeatureTables) -> None:
        self._tables = tables

    def rows(self, table: MastersTable, seat: Seat, legal: list[Action], wanted: list[Action]) -> list[bytes]:
        """A row for each of these actions, which are some of the legal ones of the seat."""
        return Rows(self._tables, table, seat, legal).of(wanted)


class Rows:
    """The rows of one decision."""

    __slots__ = (
        "before",
        "context",
        "extra",
        "faith",
        "helps_0",
        "helps_1",
        "helps_2",
        "helps_3",
        "missing",
        "no_faith",
        "others",
        "outlook",
        "pope_gap",
        "seat",
        "section_gap",
        "stand",
        "table",
        "tables",
    )

    def __init__(self, tables: FeatureTables, table: MastersTable, seat: Seat, legal: list[Action]) -> None:
        self.tables = tables
        self.table = table
        self.seat: i64 = seat
        outlook = Outlook(tables, table, seat)
        self.outlook = outlook
        self.extra: i64 = outlook.extra
        outlook.look(
            outlook.h0,
            outlook.h1,
            outlook.h2,
            outlook.h3,
            outlook.b0,
            outlook.b1,
            outlook.b2,
            outlook.b3,
            outlook.extra,
        )
        self.before = outlook.best
        self.missing: i64 = outlook.missing
        self.helps_0: i64 = outlook.best_lacks_0
        self.helps_1: i64 = outlook.best_lacks_1
        self.helps_2: i64 = outlook.best_lacks_2
        self.helps_3: i64 = outlook.best_lacks_3
        most: i64 = 0
        furthest = table.cross
        faith = table.faith
        owned = table.owned
        for other in range(table.players):
            if other != seat:
                if owned[other] > most:
                    most = owned[other]
                if faith[other] > furthest:
                    furthest = faith[other]
        self.others: i64 = furthest
        self.faith: i64 = faith[seat]
        self.section_gap: i64 = 0
        self.pope_gap: i64 = 0
        if table.reports < SECTIONS:
            self.section_gap = between(0, table.box.section_first[table.reports] - self.faith, _DISTANCE)
            self.pope_gap = between(0, table.box.pope_spaces[table.reports] - furthest, _DISTANCE)
        powers: i64 = 0
        for action in legal:
            if isinstance(action, Activate):
                powers += 1
        left: i64 = int(outlook.rounds)
        self.context = b"%b%b%b%b%b" % (
            FLAG[table.players == 1],
            FLAG[table.ending],
            pair(between(0, left, _ROUNDS), owned[seat]),
            pair(most, len(table.hands[seat])),
            number(powers),
        )
        self.no_faith = self._faith(0, 0)
        self.stand = self._after(
            outlook.h0, outlook.h1, outlook.h2, outlook.h3, outlook.s0, outlook.s1, outlook.s2, outlook.s3, 0
        )

    def of(self, wanted: list[Action]) -> list[bytes]:
        rows: list[bytes] = []
        lines: list[bytes] = []
        rivals: list[i64] = []
        turn = b""
        for action in wanted:
            if isinstance(action, TakeLine):
                if not lines:
                    lines = self._lines()
                row = lines[action.line]
            elif isinstance(action, Keep):
                row = self._keep(action)
            elif isinstance(action, Activate):
                if not turn:
                    turn = self._whole()
                row = self._activate(action.power, turn)
            elif isinstance(action, Buy):
                if not rivals:
                    rivals = self._rivals()
                row = self._buy(action, rivals)
            elif isinstance(action, Spend):
                row = self._spend(action.resource)
            elif isinstance(action, Gain):
                row = self._choose(_GAIN, action.resource)
            elif isinstance(action, DiscardLeader):
                row = self._leader(_DISCARD, action.leader, self._faith(1, 0))
            elif isinstance(action, PlayLeader):
                row = self._leader(_PLAY, action.leader, self.no_faith)
            elif isinstance(action, EndTurn):
                row = self._plain(_END)
            elif isinstance(action, FinishProduction):
                row = self._plain(_FINISH)
            elif isinstance(action, PayByHand):
                row = self._plain(_BY_HAND)
            elif isinstance(action, Pay):
                row = self._pay(action)
            elif isinstance(action, TurnWhite):
                row = self._white(action.resource)
            elif isinstance(action, StartWith):
                row = self._choose(_START, action.resource)
            elif isinstance(action, KeepLeaders):
                row = self._pair(action.leaders[0], action.leaders[1])
            else:
                raise TypeError(f"not an action of Masters of Renaissance: {action!r}")
            rows.append(row)
        return rows

    def _plain(self, mark: bytes) -> bytes:
        return b"%b%b%b%b%b%b%b" % (
            mark,
            self.context,
            _NO_FOUR,
            _NO_FOUR,
            self.stand,
            self.no_faith,
            _NO_REST,
        )

    def _faith(self, steps: i64, others: i64) -> bytes:
        """What steps of one's own, and of all the others, bring about."""
        table = self.table
        faith = self.faith
        after = between(0, faith + steps, LAST_SPACE)
        track = table.box.track_points
        tile: i64 = 0
        report: i64 = 0
        by_others: i64 = 0
        reports = table.reports
        if reports < SECTIONS:
            first, pope = table.box.section_first[reports], table.box.pope_spaces[reports]
            if faith < first <= after:
                tile = 1
            if after >= pope:
                report = 1
            if others and self.others + others >= pope:
                by_others = 1
        return b"%b%b%b%b" % (
            pair(steps, tile),
            pair(report, track[after] - track[faith]),
            pair(others, by_others),
            pair(self.section_gap, self.pope_gap),
        )

    def _after(
        self, h0: i64, h1: i64, h2: i64, h3: i64, s0: i64, s1: i64, s2: i64, s3: i64, helps: i64
    ) -> bytes:
        """How the seat would stand, as `Outlook.look` has just found, with this in all and on the shelves."""
        outlook = self.outlook
        halves: i64 = int(2.0 * (outlook.best - self.before))
        return b"%b%b%b%b%b%b%b" % (
            pair(between(0, halves, _CHANGE), between(0, -halves, _CHANGE)),
            pair(outlook.lacks, outlook.beyond),
            pair(outlook.payable, outlook.one_short),
            pair(outlook.two_short, in_halves(outlook.ready)),
            pair(helps, between(0, self.missing - outlook.missing, _CHANGE)),
            pair(short_of(outlook.inputs, h0, h1, h2, h3), short_of(outlook.asked, h0, h1, h2, h3)),
            pair(
                s0 + s1 + s2 + s3,
                (1 if s0 else 0) + (1 if s1 else 0) + (1 if s2 else 0) + (1 if s3 else 0),
            ),
        )

    def _with(self, g0: i64, g1: i64, g2: i64, g3: i64, extra: i64) -> bytes:
        """How the seat would stand with this more on its shelves, and `extra` of its choice."""
        o = self.outlook
        h0, h1, h2, h3 = o.h0 + g0, o.h1 + g1, o.h2 + g2, o.h3 + g3
        o.look(h0, h1, h2, h3, o.b0, o.b1, o.b2, o.b3, extra)
        helps = min(g0, self.helps_0) + min(g1, self.helps_1) + min(g2, self.helps_2) + min(g3, self.helps_3)
        return self._after(h0, h1, h2, h3, o.s0 + g0, o.s1 + g1, o.s2 + g2, o.s3 + g3, helps)

    def _without(self, p0: i64, p1: i64, p2: i64, p3: i64, extra: i64) -> bytes:
        """How the seat would stand without this, from its shelves first, and with `extra` of its choice."""
        o = self.outlook
        h0, h1, h2, h3 = o.h0 - p0, o.h1 - p1, o.h2 - p2, o.h3 - p3
        s0, s1 = between(0, o.s0 - p0, _CHANGE), between(0, o.s1 - p1, _CHANGE)
        s2, s3 = between(0, o.s2 - p2, _CHANGE), between(0, o.s3 - p3, _CHANGE)
        o.look(h0, h1, h2, h3, h0 - s0, h1 - s1, h2 - s2, h3 - s3, extra)
        return self._after(h0, h1, h2, h3, s0, s1, s2, s3, 0)

    def _lines(self) -> list[bytes]:
        """The lines of the market, with as much of each as there is room for."""
        table = self.table
        market = table.market
        room = room_code(table, self.seat)
        marbles = table.perks[self.seat].marbles
        white: i64 = 0
        if marbles:
            white = self._nibble(marbles)
        rows: list[bytes] = []
        for cells in LINES:
            line: i64 = 0
            for cell in cells:
                line += NIBBLES[market[cell]]
            line += (line >> 16 & 15) * white
            g0, g1, g2, g3 = line & 15, line >> 4 & 15, line >> 8 & 15, line >> 12 & 15
            code = g0 + 10 * g1 + 100 * g2 + 1000 * g3
            lost: i64 = 0
            if not FITS[room + code]:
                lost = g0 + g1 + g2 + g3
                for keep in KEEP_OF[code]:
                    if FITS[room + keep.code]:
                        counts = keep.counts
                        g0, g1, g2, g3 = counts[0], counts[1], counts[2], counts[3]
                        break
                lost -= g0 + g1 + g2 + g3
            rows.append(
                b"%b%b%b%b%b%b%b"
                % (
                    _MARKET,
                    self.context,
                    four(g0, g1, g2, g3),
                    _NO_FOUR,
                    self._with(g0, g1, g2, g3, self.extra),
                    self._faith(line >> 20, lost) if line >> 20 or lost else self.no_faith,
                    _NO_REST,
                )
            )
        return rows

    def _nibble(self, marbles: tuple[i64, ...]) -> i64:
        """What a white marble adds to a line: the resource that is missed most."""
        best = marbles[0]
        most = self._missed(best)
        for r in marbles:
            if self._missed(r) > most:
                best, most = r, self._missed(r)
        return _NIBBLE[best]

    def _missed(self, r: i64) -> i64:
        """How many of a resource the card to go for lacks."""
        if r < 2:
            return self.helps_0 if r == 0 else self.helps_1
        return self.helps_2 if r == 2 else self.helps_3

    def _keep(self, action: Keep) -> bytes:
        counts = action.counts
        gained = self.table.gained
        g0, g1, g2, g3 = counts[0], counts[1], counts[2], counts[3]
        taken = gained % 10 + gained // 10 % 10 + gained // 100 % 10 + gained // 1000
        return b"%b%b%b%b%b%b%b" % (
            _KEEP,
            self.context,
            four(g0, g1, g2, g3),
            _NO_FOUR,
            self._with(g0, g1, g2, g3, self.extra),
            self._faith(0, taken - g0 - g1 - g2 - g3),
            _NO_REST,
        )

    def _white(self, r: i64) -> bytes:
        """What is taken already counts as kept; if it does not fit with the white one, something is lost."""
        table = self.table
        gained = table.gained + _DIGIT[r]
        fits = FITS[room_code(table, self.seat) + gained]
        return b"%b%b%b%b%b%b%b" % (
            _WHITE,
            self.context,
            _ONE[r],
            _NO_FOUR,
            self._with(gained % 10, gained // 10 % 10, gained // 100 % 10, gained // 1000, table.whites - 1),
            self.no_faith if fits else self._faith(0, 1),
            _NO_REST,
        )

    def _choose(self, mark: bytes, r: i64) -> bytes:
        """A resource of one's choice, at the start or from a power."""
        extra = self.extra - 1
        if r < 2:
            after = self._with(1, 0, 0, 0, extra) if r == 0 else self._with(0, 1, 0, 0, extra)
        else:
            after = self._with(0, 0, 1, 0, extra) if r == 2 else self._with(0, 0, 0, 1, extra)
        return b"%b%b%b%b%b%b%b" % (mark, self.context, _ONE[r], _NO_FOUR, after, self.no_faith, _NO_REST)

    def _spend(self, r: i64) -> bytes:
        extra = self.extra + 1
        if r < 2:
            after = self._without(1, 0, 0, 0, extra) if r == 0 else self._without(0, 1, 0, 0, extra)
        else:
            after = self._without(0, 0, 1, 0, extra) if r == 2 else self._without(0, 0, 0, 1, extra)
        return b"%b%b%b%b%b%b%b" % (_SPEND, self.context, _NO_FOUR, _ONE[r], after, self.no_faith, _NO_REST)

    def _pay(self, action: Pay) -> bytes:
        """What is due is the same whatever one chooses; what counts is which places become free."""
        due = self.table.debt[action.resource]
        o = self.outlook
        count = action.count
        r = action.resource
        s0 = o.s0 - count if r == 0 else o.s0
        s1 = o.s1 - count if r == 1 else o.s1
        s2 = o.s2 - count if r == 2 else o.s2
        s3 = o.s3 - count if r == 3 else o.s3
        h0 = o.h0 - due if r == 0 else o.h0
        h1 = o.h1 - due if r == 1 else o.h1
        h2 = o.h2 - due if r == 2 else o.h2
        h3 = o.h3 - due if r == 3 else o.h3
        o.look(h0, h1, h2, h3, h0 - s0, h1 - s1, h2 - s2, h3 - s3, self.extra)
        return b"%b%b%b%b%b%b%b%b%b%b" % (
            _PAY_MARK,
            self.context,
            _NO_FOUR,
            _NO_FOUR,
            self._after(h0, h1, h2, h3, s0, s1, s2, s3, 0),
            self.no_faith,
            _NO_CARD,
            _NO_POWER,
            _NO_LEADER,
            pair(count, due - count),
        )

    def _rivals(self) -> list[i64]:
        """By seat: the cards in sight that it can pay; none for the seat itself."""
        table = self.table
        rivals: list[i64] = []
        for other in range(table.players):
            rivals.append(affordable(table, other) & table.visible if other != self.seat else 0)
        return rivals

    def _buy(self, action: Buy, rivals: list[i64]) -> bytes:
        table, tables, o = self.table, self.tables, self.outlook
        stack, slot = action.stack, action.slot
        top = table.tops[stack]
        card = table.box.cards[top]
        perks = table.perks[self.seat]
        cost, off = card.cost, perks.discount
        p0, p1 = between(0, cost[0] - off[0], _CHANGE), between(0, cost[1] - off[1], _CHANGE)
        p2, p3 = between(0, cost[2] - off[2], _CHANGE), between(0, cost[3] - off[3], _CHANGE)
        seen, worths, fed = o.cards, o.worths, o.inputs
        o.see(stack, slot)
        after = self._without(p0, p1, p2, p3, self.extra)
        o.cards, o.worths, o.inputs = seen, worths, fed
        level = stack_level(stack)
        height: i64 = level - 1
        able: i64 = 0
        slots = table.slots
        for other in range(table.players):
            if rivals[other] >> top & 1:
                i = SLOTS * other
                if len(slots[i]) == height or len(slots[i + 1]) == height or len(slots[i + 2]) == height:
                    able += 1
        cards = slots[SLOTS * self.seat + slot]
        covered: i64 = cards[-1] if cards else 0
        engine = tables.figures.engine
        worth = float(card.points) + o.rounds * (engine[top] - engine[covered])
        helped: i64 = 0
        completed: i64 = 0
        for leader in table.hands[self.seat]:
            lacking = self._lacking(leader)
            missing = lacking.cards + lacking.levels
            if missing:
                for need in tables.figures.leaders[leader].needs:
                    if need.colour == card.colour and (not need.level or need.level == level):
                        helped += 1
                        if missing == 1:
                            completed += 1
        inputs = card.input
        lacks = (
            between(0, inputs[0] - o.h0 + p0, _CHANGE)
            + between(0, inputs[1] - o.h1 + p1, _CHANGE)
            + between(0, inputs[2] - o.h2 + p2, _CHANGE)
            + between(0, inputs[3] - o.h3 + p3, _CHANGE)
        )
        return b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            _BUY,
            self.context,
            _NO_FOUR,
            four(p0, p1, p2, p3),
            after,
            self.no_faith,
            pair(level, card.points),
            pair(tables.cost[top], tables.input[top]),
            pair(tables.output[top], tables.faith[top]),
            pair(tables.input[covered], tables.output[covered]),
            pair(tables.faith[covered], in_halves(worth)),
            pair(helped, completed),
            pair(1 if table.owned[self.seat] == CARDS_TO_END - 1 else 0, lacks),
            pair(able, self._left(card.colour)),
            _NO_POWER,
            _NO_LEADER,
            _NO_PAY,
        )

    def _left(self, colour: i64) -> i64:
        """The cards of a colour that are left, against Lorenzo, who takes them away."""
        table = self.table
        if table.players > 1:
            return 0
        left: i64 = 0
        for level in range(3):
            stack = len(COLOURS) * level + colour
            left += len(table.decks[stack]) - table.taken[stack]
        return left

    def _whole(self) -> bytes:
        """All powers of cards and leaders that can be fed one after the other: how the seat would stand after
        them, and what they take and give together."""
        table, tables, o = self.table, self.tables, self.outlook
        h0, h1, h2, h3 = o.h0, o.h1, o.h2, o.h3
        output = table.output
        h0, h1, h2, h3 = h0 - output[0], h1 - output[1], h2 - output[2], h3 - output[3]
        made: i64 = 0
        taken: i64 = 0
        count: i64 = 0
        extra: i64 = self.extra
        faith: i64 = 0
        used = table.used
        for slot in range(SLOTS):
            cards = table.slots[SLOTS * self.seat + slot]
            if cards and not used >> slot + FIRST_SLOT & 1:
                power = tables.power[cards[-1]]
                i0, i1 = power & LOW, power >> BITS & LOW
                i2, i3 = power >> 2 * BITS & LOW, power >> 3 * BITS & LOW
                if i0 <= h0 and i1 <= h1 and i2 <= h2 and i3 <= h3:
                    h0, h1, h2, h3 = h0 - i0, h1 - i1, h2 - i2, h3 - i3
                    taken += i0 + i1 + i2 + i3
                    made += power >> 4 * BITS
                    count += 1
        for r in table.perks[self.seat].powers:
            if not used >> r + FIRST_LEADER & 1:
                have = h0 if r == 0 else h1 if r == 1 else h2 if r == 2 else h3
                if have > 0:
                    if r == 0:
                        h0 -= 1
                    elif r == 1:
                        h1 -= 1
                    elif r == 2:
                        h2 -= 1
                    else:
                        h3 -= 1
                    taken += 1
                    extra += 1
                    faith += LEADER_FAITH
                    count += 1
        m0, m1 = made & LOW, made >> BITS & LOW
        m2, m3 = made >> 2 * BITS & LOW, made >> 3 * BITS & LOW
        faith += made >> 4 * BITS
        # What is left of the shelves: they pay first.
        s0, s1 = between(0, h0 - o.b0 + output[0], _CHANGE), between(0, h1 - o.b1 + output[1], _CHANGE)
        s2, s3 = between(0, h2 - o.b2 + output[2], _CHANGE), between(0, h3 - o.b3 + output[3], _CHANGE)
        h0, h1 = h0 + m0 + output[0], h1 + m1 + output[1]
        h2, h3 = h2 + m2 + output[2], h3 + m3 + output[3]
        o.look(h0, h1, h2, h3, h0 - s0, h1 - s1, h2 - s2, h3 - s3, extra)
        made = m0 + m1 + m2 + m3 + extra - self.extra
        return b"%b%b%b%b" % (
            self._after(h0, h1, h2, h3, s0, s1, s2, s3, 0),
            self._faith(faith, 0),
            pair(count, taken),
            pair(made, faith),
        )

    def _activate(self, power: i64, whole: bytes) -> bytes:
        """One power. How the seat would stand is told for all powers together: one leads to the next."""
        tables = self.tables
        spent = gained = _NO_FOUR
        if power == BASE:
            kind = _MARKS_3[1] + pair(BASE_INPUT, 1) + b"\x00"
        elif power < FIRST_LEADER:
            card = self.table.slots[SLOTS * self.seat + power - FIRST_SLOT][-1]
            figures = tables.power[card]
            spent = four(
                figures & LOW, figures >> BITS & LOW, figures >> 2 * BITS & LOW, figures >> 3 * BITS & LOW
            )
            gained = four(
                figures >> 4 * BITS & LOW,
                figures >> 5 * BITS & LOW,
                figures >> 6 * BITS & LOW,
                figures >> 7 * BITS & LOW,
            )
            kind = b"%b%b%b" % (
                _MARKS_3[2],
                pair(tables.input[card], tables.output[card]),
                number(tables.faith[card]),
            )
        else:
            spent = _ONE[power - FIRST_LEADER]
            kind = _MARKS_3[3] + pair(1, 1) + number(LEADER_FAITH)
        return b"%b%b%b%b%b%b%b%b%b%b" % (
            _ACTIVATE,
            self.context,
            gained,
            spent,
            whole[: len(_AFTER) + len(_FAITH)],
            _NO_CARD,
            kind,
            whole[len(_AFTER) + len(_FAITH) :],
            _NO_LEADER,
            _NO_PAY,
        )

    def _lacking(self, leader: i64) -> Lacking:
        o = self.outlook
        return Lacking(self.tables.figures, self.table, self.seat, leader, o.h0, o.h1, o.h2, o.h3)

    def _leader(self, mark: bytes, leader: i64, faith: bytes) -> bytes:
        lacking = self._lacking(leader)
        figures = self.tables.figures
        return b"%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            mark,
            self.context,
            _NO_FOUR,
            _NO_FOUR,
            self.stand,
            faith,
            _NO_CARD,
            _NO_POWER,
            _ABILITY[figures.ability[leader] + 1],
            pair(figures.leaders[leader].points, lacking.cards),
            pair(lacking.levels, lacking.resources),
            b"\x00",
            _NO_PAY,
        )

    def _pair(self, first: i64, second: i64) -> bytes:
        """Two leaders together: their figures added up."""
        figures = self.tables.figures
        one, two = self._lacking(first), self._lacking(second)
        a, b = figures.leaders[first], figures.leaders[second]
        shared: i64 = 0
        for need in a.needs:
            for other in b.needs:
                if need.colour == other.colour:
                    shared += 1
        x, y = figures.ability[first], figures.ability[second]
        return b"%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            _KEEP_LEADERS,
            self.context,
            _NO_FOUR,
            _NO_FOUR,
            self.stand,
            self.no_faith,
            _NO_CARD,
            _NO_POWER,
            four(
                (1 if x == 0 else 0) + (1 if y == 0 else 0),
                (1 if x == 1 else 0) + (1 if y == 1 else 0),
                (1 if x == 2 else 0) + (1 if y == 2 else 0),
                (1 if x == 3 else 0) + (1 if y == 3 else 0),
            ),
            pair(a.points + b.points, one.cards + two.cards),
            pair(one.levels + two.levels, one.resources + two.resources),
            number(shared),
            _NO_PAY,
        )
