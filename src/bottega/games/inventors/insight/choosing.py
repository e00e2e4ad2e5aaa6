"""The rows of actions: what a net looks at to say how likely each would be chosen.

A row begins with the kind of the action and the moment of the match; then come blocks, of which an action
fills those that say something about it. A work, an additional cube and another token on the same work tell of
the invention in the same places; so do a raise, a flip and a progression token of the goal that they serve.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.action import Action
from bottega.engine.encoding import four, number, numbers, one_of, pair
from bottega.engine.types import Seat
from bottega.games.inventors.actions import (
    CARD,
    ChooseTeam,
    Done,
    Enough,
    Flip,
    MoreKnowledge,
    PutCube,
    Raise,
    Rest,
    TakeReward,
    UseAvailability,
    Work,
)
from bottega.games.inventors.components import (
    AVAILABILITY,
    CLASSIFICATION,
    DISCIPLINES,
    EXTRA_CUBES,
    FIELDS,
    KINDS,
    PROGRESSION_2,
    PROGRESSION_4,
    TEAM_SIZE,
    TOKENS,
    TOKENS_EACH,
    Box,
)
from bottega.games.inventors.insight.fits import HIGH, LOW
from bottega.games.inventors.insight.insight import completions_left
from bottega.games.inventors.insight.sheets import (
    AIM,
    GOAL,
    LACKING,
    LEVELS,
    MISSING,
    NEEDS,
    QUARTERS,
    SERVES,
    Sheet,
    Sheets,
)
from bottega.games.inventors.table import ALL_CUBES, NONE, TEAM, InventorsTable

# The kinds of actions, in the order of their marks.
_WORK: Final = 1
_HELPED: Final = 2
_REST: Final = 3
_AVAILABILITY: Final = 4
_RAISE: Final = 5
_FLIP: Final = 6
_CUBE: Final = 7
_MORE: Final = 8
_ENOUGH: Final = 9
_REWARD: Final = 10
_TEAM: Final = 11
_DONE: Final = 12
_KINDS: Final[tuple[str, ...]] = (
    "work",
    "work helped",
    "rest",
    "availability",
    "raise",
    "flip",
    "cube",
    "more",
    "enough",
    "reward",
    "team",
    "done",
)
_MARKS: Final = one_of(len(_KINDS))

_MOMENT: Final[tuple[str, ...]] = ("players", "age", "busy", "open")
_TOKEN: Final[tuple[str, ...]] = (
    *(f"token.{name}" for name in TOKENS[: CLASSIFICATION + 1]),
    "token.points",
)
_STAKE: Final[tuple[str, ...]] = ("best", "next", "last", "card", "rival best", "same")
_PLACING: Final[tuple[str, ...]] = (
    "cubes",
    "left",
    "completes",
    "own",
    "ahead",
    "behind",
    "first",
    "spare",
    "others",
    "better",
    "own reach",
    "rival reach",
    "rival completes",
    "wasted",
    "elsewhere",
    "colleague",
    "emptier",
    "absent",
)
_SLOT: Final[tuple[str, ...]] = ("known", "rival knows", "slots")
_GOAL: Final[tuple[str, ...]] = (
    "serves",
    "level",
    "goal",
    "missing",
    "lacking",
    "reaches",
    "wanted elsewhere",
    "held",
    "tired",
    "use",
)
_GAIN: Final[tuple[str, ...]] = (
    "gain",
    "other gain",
    "rival gain",
    "rival other gain",
    "choosing after",
    "is card",
    "run",
)
_PAUSE: Final[tuple[str, ...]] = (
    "best available",
    "best busy",
    "completions",
    "rival completions",
    "held availability",
)
_TEAM_PLACES: Final[tuple[str, ...]] = (*(f"start.{name}" for name in DISCIPLINES), "flips", "versatile")

ACTION_PLACES: Final[tuple[str, ...]] = (
    *_KINDS,
    *_MOMENT,
    *_TOKEN,
    *_STAKE,
    *_PLACING,
    *_SLOT,
    *_GOAL,
    *_GAIN,
    *_PAUSE,
    *_TEAM_PLACES,
)

#: Inventors in a set of them (a bit mask).
_COUNT: Final = bytes([mask.bit_count() for mask in range(1 << TEAM_SIZE)])

# What stands in blocks that an action does not fill.
_NO_TOKEN: Final = bytes(len(_TOKEN))
_NO_STAKE: Final = bytes(len(_TOKEN) + len(_STAKE))
_NO_PLACING: Final = bytes(len(_PLACING))
_NO_SLOT: Final = bytes(len(_SLOT))
_NO_GOAL: Final = bytes(len(_GOAL))
_NO_GAIN: Final = bytes(len(_GAIN))
_AFTER_GAIN: Final = bytes(len(_PAUSE) + len(_TEAM_PLACES))
_AFTER_GOAL: Final = _NO_GAIN + _AFTER_GAIN
_AFTER_SLOT: Final = _NO_GOAL + _AFTER_GOAL
_AFTER_PLACING: Final = _NO_SLOT + _AFTER_SLOT
_BEFORE_SLOT: Final = _NO_STAKE + _NO_PLACING
_BEFORE_GOAL: Final = _BEFORE_SLOT + _NO_SLOT
_BEFORE_PAUSE: Final = _BEFORE_GOAL + _NO_GOAL + _NO_GAIN
_NO_TEAM: Final = bytes(len(_TEAM_PLACES))


class _Side:
    """What a seat can do now: by available inventor, what they know."""

    __slots__ = ("codes",)

    def __init__(self, table: InventorsTable, seat: i64) -> None:
        self.codes: list[i64] = []
        busy: i64 = table.busy[seat]
        for i in range(TEAM_SIZE):
            if not busy >> i & 1:
                self.codes.append(table.knows[seat * TEAM_SIZE + i])


class _Spot:
    """An invention as a seat looks at it before it places cubes there."""

    __slots__ = (
        "chemistry",
        "emptier",
        "lead",
        "left",
        "mathematics",
        "mechanics",
        "most",
        "others",
        "own",
        "physics",
        "space",
        "stake",
    )

    def __init__(self, table: InventorsTable, seat: i64, space: i64) -> None:
        empty = table.empty
        at = FIELDS * space
        self.space: i64 = space
        self.physics: i64 = empty[at]
        self.chemistry: i64 = empty[at + 1]
        self.mechanics: i64 = empty[at + 2]
        self.mathematics: i64 = empty[at + 3]
        self.left: i64 = self.physics + self.chemistry + self.mechanics + self.mathematics
        players: i64 = table.players
        first = space * players
        own: i64 = table.cubes[first + seat] & ALL_CUBES
        most: i64 = 0
        others: i64 = 0
        for other in range(players):
            if other != seat:
                cubes: i64 = table.cubes[first + other] & ALL_CUBES
                if cubes:
                    others += 1
                    if cubes > most:
                        most = cubes
        self.own: i64 = own
        self.most: i64 = most
        self.lead: i64 = own - most
        self.others: i64 = others
        #: Inventions with more empty slots.
        self.emptier: i64 = 0
        #: Its tokens and what they are worth: the rows of two blocks.
        self.stake: bytes = _NO_STAKE


class Choosing:
    """The rows of actions for one box."""

    def __init__(self, box: Box, sheets: Sheets) -> None:
        self._box = box
        self._sheets = sheets
        self._numbers = bytes([invention.classification for invention in box.inventions])
        self._points = numbers([QUARTERS * invention.points for invention in box.inventions])
        #: Tokens, by one kind and another, each counted from 1.
        self._tokens: list[bytes] = [
            _tokens(box, one, two) for one in range(-1, KINDS) for two in range(-1, KINDS)
        ]
        self._teams: list[bytes] = [_team(box, team) for team in range(len(box.teams))]

    def rows(self, table: InventorsTable, seat: Seat, legal: list[Action]) -> list[bytes]:
        """For each of these actions of a seat, its row."""
        players: i64 = table.players
        busy: i64 = table.busy[seat]
        open_count: i64 = 0
        for wants in table.wants:
            if wants:
                open_count += 1
        moment = four(players - 2, table.age, _COUNT[busy], open_count)
        if table.stage == TEAM:
            return self._team_rows(moment, legal)
        left: i64 = completions_left(table)
        sheet = self._sheets.sheet(table, seat, left)
        own = _Side(table, seat)
        rival = _Side(table, (seat + 1) % players)
        spots: list[_Spot] = []
        works: i64 = 0
        result: list[bytes] = []
        work_head = _MARKS[_WORK] + moment
        for action in legal:
            if isinstance(action, Work):
                if not works:
                    works = 1
                    spots = self._spots(table, seat, sheet, left)
                head = _MARKS[_HELPED] + moment if action.helped else work_head
                result.append(self._work(table, seat, action, head, spots, own, rival))
            elif isinstance(action, Raise):
                result.append(_raise(table, seat, action, _MARKS[_RAISE] + moment, sheet))
            elif isinstance(action, Rest):
                if not works:
                    works = 1
                    spots = self._spots(table, seat, sheet, left)
                result.append(_pause(table, seat, _MARKS[_REST] + moment, spots, rival))
            elif isinstance(action, UseAvailability):
                if not works:
                    works = 1
                    spots = self._spots(table, seat, sheet, left)
                result.append(_pause(table, seat, _MARKS[_AVAILABILITY] + moment, spots, rival))
            elif isinstance(action, TakeReward):
                result.append(self._reward(table, seat, action, _MARKS[_REWARD] + moment, sheet, left))
            elif isinstance(action, Flip):
                result.append(self._flip(table, seat, action, _MARKS[_FLIP] + moment, sheet))
            elif isinstance(action, PutCube):
                result.append(self._cube(table, seat, action, _MARKS[_CUBE] + moment, own, rival))
            elif isinstance(action, MoreKnowledge):
                result.append(self._more(table, seat, True, _MARKS[_MORE] + moment, own, rival))
            elif isinstance(action, Enough):
                result.append(self._more(table, seat, False, _MARKS[_ENOUGH] + moment, own, rival))
            else:
                assert isinstance(action, Done)
                result.append(_done(table, seat, _MARKS[_DONE] + moment, sheet))
        return result

    def _team_rows(self, moment: bytes, legal: list[Action]) -> list[bytes]:
        head = _MARKS[_TEAM] + moment
        rows: list[bytes] = []
        for action in legal:
            assert isinstance(action, ChooseTeam)
            rows.append(head + self._teams[action.team])
        return rows

    def _spots(self, table: InventorsTable, seat: i64, sheet: Sheet, left: i64) -> list[_Spot]:
        """By space. Those that are gone have no slots left."""
        spots: list[_Spot] = []
        spaces: i64 = len(table.wants)
        for space in range(spaces):
            spots.append(_Spot(table, seat, space))
        foes = [self._sheets.sheet(table, each, left) for each in range(table.players)]
        for spot in spots:
            if spot.left:
                emptier: i64 = 0
                for each in spots:
                    if each.left > spot.left:
                        emptier += 1
                spot.emptier = emptier
                spot.stake = self._stake(table, spot.space, sheet, foes[_foe(table, seat, spot.space)])
        return spots

    def _stake(self, table: InventorsTable, space: i64, sheet: Sheet, foe: Sheet) -> bytes:
        """The tokens of an invention, what the three rewards are worth to the seat, and to a rival."""
        two = TOKENS_EACH * space
        one_token: i64 = table.rewards[two]
        other_token: i64 = table.rewards[two + 1]
        index: i64 = table.spaces[space]
        classification: i64 = self._numbers[index]
        points: i64 = self._points[index]
        a: i64 = points + sheet.cards[classification]
        b: i64 = sheet.tokens[one_token]
        c: i64 = sheet.tokens[other_token]
        card_worth = a
        favourite: i64 = 0
        if b > a:
            favourite = 1
            a, b = b, a
        if c > a:
            favourite = 2
            a, b, c = c, a, b
        elif c > b:
            b, c = c, b
        x: i64 = points + foe.cards[classification]
        y: i64 = foe.tokens[one_token]
        z: i64 = foe.tokens[other_token]
        theirs: i64 = 0
        if y > x:
            theirs = 1
            x = y
        if z > x:
            theirs = 2
            x = z
        return b"%b%b%b%b" % (
            self._tokens[(one_token + 1) * (KINDS + 1) + other_token + 1],
            pair(a, b),
            pair(c, card_worth),
            pair(x, 1 if favourite == theirs else 0),
        )

    def _work(
        self,
        table: InventorsTable,
        seat: i64,
        action: Work,
        head: bytes,
        spots: list[_Spot],
        own: _Side,
        rival: _Side,
    ) -> bytes:
        spot = spots[action.space]
        inventor: i64 = action.inventor
        code: i64 = table.knows[seat * TEAM_SIZE + inventor]
        levels = LEVELS[code]
        physics: i64 = spot.physics - levels[0]
        chemistry: i64 = spot.chemistry - levels[1]
        mechanics: i64 = spot.mechanics - levels[2]
        mathematics: i64 = spot.mathematics - levels[3]
        wasted: i64 = 0
        if physics < 0:
            wasted -= physics
            physics = 0
        if chemistry < 0:
            wasted -= chemistry
            chemistry = 0
        if mechanics < 0:
            wasted -= mechanics
            mechanics = 0
        if mathematics < 0:
            wasted -= mathematics
            mathematics = 0
        left: i64 = physics + chemistry + mechanics + mathematics
        if action.helped:
            left = left - EXTRA_CUBES if left > EXTRA_CUBES else 0
        cubes: i64 = spot.left - left
        low = LOW[physics][chemistry]
        high = HIGH[mechanics][mathematics]
        reach: i64 = 0
        here: i64 = 0
        low_now = LOW[spot.physics][spot.chemistry]
        high_now = HIGH[spot.mechanics][spot.mathematics]
        passed: i64 = 0
        for each in own.codes:
            fit: i64 = low[each] + high[each]
            if each == code and not passed:
                passed = 1  # the one who works
                continue
            if fit > reach:
                reach = fit
            fit = low_now[each] + high_now[each]
            if fit > here:
                here = fit
        elsewhere: i64 = 0
        for other in spots:
            if other is not spot and other.left > elsewhere:
                fit = (
                    LOW[other.physics][other.chemistry][code] + HIGH[other.mechanics][other.mathematics][code]
                )
                if fit > elsewhere:
                    elsewhere = fit
        return b"%b%b%b%b%b" % (
            head,
            spot.stake,
            _placing(table, seat, spot, cubes, left, reach, _reach(rival, low, high)),
            b"%b%b" % (four(wasted, elsewhere, here, spot.emptier), number(0 if spot.own else 1)),
            _AFTER_PLACING,
        )

    def _cube(
        self, table: InventorsTable, seat: i64, action: PutCube, head: bytes, own: _Side, rival: _Side
    ) -> bytes:
        spot = _Spot(table, seat, table.space)
        d: i64 = action.discipline
        slots = [spot.physics, spot.chemistry, spot.mechanics, spot.mathematics]
        there: i64 = slots[d]
        slots[d] = there - 1
        low = LOW[slots[0]][slots[1]]
        high = HIGH[slots[2]][slots[3]]
        return b"%b%b%b%b%b%b" % (
            head,
            _NO_STAKE,
            _placing(table, seat, spot, 1, spot.left - 1, _reach(own, low, high), _reach(rival, low, high)),
            bytes(5),
            number(_known(own, d)) + pair(_known(rival, d), there),
            _AFTER_SLOT,
        )

    def _more(
        self, table: InventorsTable, seat: i64, more: bool, head: bytes, own: _Side, rival: _Side
    ) -> bytes:
        left: i64 = completions_left(table)
        spot = _Spot(table, seat, table.space)
        sheet = self._sheets.sheet(table, seat, left)
        foe = self._sheets.sheet(table, _foe(table, seat, spot.space), left)
        cubes: i64 = 0
        if more:
            cubes = EXTRA_CUBES if spot.left > EXTRA_CUBES else spot.left
        low = LOW[spot.physics][spot.chemistry]
        high = HIGH[spot.mechanics][spot.mathematics]
        return b"%b%b%b%b%b" % (
            head,
            self._stake(table, spot.space, sheet, foe),
            _placing(
                table,
                seat,
                spot,
                cubes,
                spot.left - cubes,
                _reach(own, low, high),
                _reach(rival, low, high),
            ),
            bytes(5),
            _AFTER_PLACING,
        )

    def _flip(self, table: InventorsTable, seat: i64, action: Flip, head: bytes, sheet: Sheet) -> bytes:
        kind: i64 = action.kind
        return b"%b%b%b%b%b%b" % (
            head,
            self._tokens[kind + 1],
            _BEFORE_GOAL[len(_TOKEN) :],
            _serving(table, seat, kind, sheet),
            number(sheet.tokens[kind]) + _NO_GAIN[1:],
            _AFTER_GAIN,
        )

    def _reward(
        self, table: InventorsTable, seat: i64, action: TakeReward, head: bytes, sheet: Sheet, left: i64
    ) -> bytes:
        space: i64 = table.space
        index: i64 = table.spaces[space]
        after: i64 = len(table.sharing) - 1
        heir = self._sheets.sheet(table, table.sharing[1], left) if after > 0 else sheet
        gains = [0, 0, 0]
        theirs = [0, 0, 0]
        if table.card_left:
            number_of: int = self._numbers[index]
            gains[0] = self._points[index] + sheet.cards[number_of]
            theirs[0] = self._points[index] + heir.cards[number_of]
        for n in range(TOKENS_EACH):
            kind = table.rewards[TOKENS_EACH * space + n]
            if kind != NONE:
                gains[n + 1] = sheet.tokens[kind]
                theirs[n + 1] = heir.tokens[kind]
        chosen = action.reward
        other = their_other = 0
        for n in range(1 + TOKENS_EACH):
            if n != chosen:
                other = max(other, gains[n])
                their_other = max(their_other, theirs[n])
        if not after:
            theirs[chosen] = their_other = 0
        token = NONE if chosen == CARD else table.rewards[TOKENS_EACH * space + chosen - 1]
        run = sheet.runs[self._numbers[index]] if chosen == CARD else 0
        gain = numbers([gains[chosen], other, theirs[chosen], their_other, after, int(chosen == CARD), run])
        return b"%b%b%b%b%b%b" % (
            head,
            self._tokens[token + 1],
            _BEFORE_GOAL[len(_TOKEN) :],
            _NO_GOAL if token == NONE else _serving(table, seat, token, sheet),
            gain,
            _AFTER_GAIN,
        )


def _foe(table: InventorsTable, seat: i64, space: i64) -> i64:
    """The rival with most cubes on an invention; the next to move among equals."""
    players: i64 = table.players
    if players == 2:
        return 1 - seat
    found: i64 = (seat + 1) % players
    most: i64 = table.cubes[space * players + found] & ALL_CUBES
    for n in range(2, players):
        other: i64 = (seat + n) % players
        cubes: i64 = table.cubes[space * players + other] & ALL_CUBES
        if cubes > most:
            most = cubes
            found = other
    return found


def _reach(side: _Side, low: bytes, high: bytes) -> i64:
    """The most cubes one of them could place on these slots."""
    best: i64 = 0
    for code in side.codes:
        fit: i64 = low[code] + high[code]
        if fit > best:
            best = fit
    return best


def _known(side: _Side, discipline: i64) -> i64:
    """The levels of a discipline of all who are available."""
    known: i64 = 0
    for code in side.codes:
        known += LEVELS[code][discipline]
    return known


def _placing(
    table: InventorsTable, seat: i64, spot: _Spot, cubes: i64, left: i64, reach: i64, rival: i64
) -> bytes:
    """How an invention stands after so many cubes: the first places of the block."""
    lead = spot.lead + cubes
    better: i64 = 0
    if spot.others > 1:
        players: i64 = table.players
        mine = spot.own + cubes
        for other in range(players):
            if other != seat and (table.cubes[spot.space * players + other] & ALL_CUBES) > mine:
                better += 1
    elif lead < 0:
        better = 1
    if reach > left:
        reach = left
    if rival > left:
        rival = left
    return b"%b%b%b%b" % (
        four(cubes, left, 0 if left else 1, spot.own),
        four(
            lead if lead > 0 else 0,
            -lead if lead < 0 else 0,
            1 if lead > left or (not left and not lead) else 0,
            1 if spot.lead > spot.left else 0,
        ),
        four(spot.others, better, reach, rival),
        number(1 if left and rival >= left else 0),
    )


def _pause(table: InventorsTable, seat: i64, head: bytes, spots: list[_Spot], rival: _Side) -> bytes:
    """A rest: what those who are available could do instead, and those who are busy could do after it."""
    busy: i64 = table.busy[seat]
    available: i64 = 0
    tired: i64 = 0
    completions: i64 = 0
    threats: i64 = 0
    for spot in spots:
        if spot.left:
            low = LOW[spot.physics][spot.chemistry]
            high = HIGH[spot.mechanics][spot.mathematics]
            completes: i64 = 0
            for i in range(TEAM_SIZE):
                code: i64 = table.knows[seat * TEAM_SIZE + i]
                fit: i64 = low[code] + high[code]
                if busy >> i & 1:
                    if fit > tired:
                        tired = fit
                else:
                    if fit > available:
                        available = fit
                    if fit >= spot.left:
                        completes = 1
            completions += completes
            if _reach(rival, low, high) >= spot.left:
                threats += 1
    return b"%b%b%b%b%b" % (
        head,
        _BEFORE_PAUSE,
        four(available, tired, completions, threats),
        number(table.tokens[seat * KINDS + AVAILABILITY]),
        _NO_TEAM,
    )


def _raise(table: InventorsTable, seat: i64, action: Raise, head: bytes, sheet: Sheet) -> bytes:
    inventor: i64 = action.inventor
    d: i64 = action.discipline
    level: i64 = LEVELS[table.knows[seat * TEAM_SIZE + inventor]][d]
    aims = sheet.aims
    at = AIM * inventor
    serves: i64 = aims[at + SERVES] >> d & 1
    missing: i64 = aims[at + MISSING]
    wanted: i64 = 0
    held: i64 = 0
    if level:
        kind = PROGRESSION_2 + level - 1
        held = table.tokens[seat * KINDS + kind]
        for i in range(TEAM_SIZE):
            if i != inventor:
                wanted += aims[AIM * i + NEEDS + kind]
    else:
        for kind in range(KINDS):
            held += table.tokens[seat * KINDS + kind]
    use: i64 = 0
    for space in range(len(table.wants)):
        if table.empty[FIELDS * space + d] > level:
            use += 1
    return b"%b%b%b%b%b%b" % (
        head,
        _BEFORE_GOAL,
        four(serves, level, aims[at + GOAL], missing),
        four(aims[at + LACKING], 1 if serves and missing == 1 else 0, wanted, held),
        pair(table.busy[seat] >> inventor & 1, use),
        _AFTER_GOAL,
    )


def _serving(table: InventorsTable, seat: i64, kind: i64, sheet: Sheet) -> bytes:
    """The goal that a token serves best: the one that lacks least. Of tokens that serve none, how many the
    seat holds."""
    held: i64 = table.tokens[seat * KINDS + kind]
    aims = sheet.aims
    best: i64 = -1
    wanted: i64 = 0
    least: i64 = 99
    if kind <= PROGRESSION_4:
        for i in range(TEAM_SIZE):
            needs: i64 = aims[AIM * i + NEEDS + kind]
            wanted += needs
            if needs and aims[AIM * i + LACKING] < least:
                least = aims[AIM * i + LACKING]
                best = i
    if best < 0:
        return four(0, 0, 0, 0) + four(0, 0, 0, held) + pair(0, 0)
    at = AIM * best
    code: i64 = table.knows[seat * TEAM_SIZE + best]
    now: i64 = 0
    for d in range(FIELDS):
        if aims[at + SERVES] >> d & 1 and LEVELS[code][d] == kind - PROGRESSION_2 + 1:
            now = 1
    missing: i64 = aims[at + MISSING]
    return b"%b%b%b" % (
        four(1, now, aims[at + GOAL], missing),
        four(aims[at + LACKING], 1 if missing == 1 else 0, wanted, held),
        pair(table.busy[seat] >> best & 1, 0),
    )


def _done(table: InventorsTable, seat: i64, head: bytes, sheet: Sheet) -> bytes:
    """To lay no more tokens: the best goal that could still be reached."""
    aims = sheet.aims
    best: i64 = 0
    count: i64 = 0
    for i in range(TEAM_SIZE):
        at = AIM * i
        if aims[at + MISSING] and not aims[at + LACKING]:
            count += 1
            if aims[at + GOAL] > best:
                best = aims[at + GOAL]
    return b"%b%b%b%b%b%b" % (
        head,
        _BEFORE_GOAL,
        four(0, 0, best, 0),
        four(0, count, 0, 0),
        pair(0, 0),
        _AFTER_GOAL,
    )


def _tokens(box: Box, one: int, two: int) -> bytes:
    kinds = [int(one == kind) + int(two == kind) for kind in range(CLASSIFICATION + 1)]
    points = sum([box.token_points[kind] for kind in (one, two) if kind != NONE])
    return numbers([*kinds, points])


def _team(box: Box, team: int) -> bytes:
    """The row of a team after its head: what its goals take, and what it knows at the start."""
    needs = [0] * (CLASSIFICATION + 1)
    start = [0] * FIELDS
    flips = versatile = 0
    for member in box.teams[team]:
        known = 0
        for d in range(FIELDS):
            start[d] += member.start[d]
            known += int(member.start[d] > 0)
            if member.goal[d] > member.start[d] and not member.start[d]:
                flips += 1
            for level in range(max(member.start[d], 1), member.goal[d]):
                needs[PROGRESSION_2 + level - 1] += 1
        versatile += int(known > 1)
    return b"%b%b%b" % (
        numbers([*needs, 0]),
        bytes(len(_BEFORE_PAUSE) - len(_TOKEN) + len(_PAUSE)),
        numbers([*start, flips, versatile]),
    )
