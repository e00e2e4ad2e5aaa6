"""The rows of actions: what a net looks at to say how likely each would be chosen.

`places` says what stands where.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.action import Action
from bottega.engine.encoding import four, number, numbers, pair
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
    CLASSIFICATION,
    EXTRA_CUBES,
    FIELDS,
    KINDS,
    PROGRESSION_2,
    TEAM_SIZE,
    TOKENS_EACH,
    Box,
)
from bottega.games.inventors.insight.fits import HIGH, LOW
from bottega.games.inventors.insight.goals import done, raise_row, serving
from bottega.games.inventors.insight.insight import completions_left
from bottega.games.inventors.insight.places import (
    AFTER_GAIN,
    AFTER_PLACING,
    BEFORE_GOAL,
    CUBE,
    DONE,
    ENOUGH,
    FLIP,
    HELPED,
    MARKS,
    MORE,
    NO_GAIN,
    NO_GOAL,
    NO_WORKER,
    RAISE,
    REST,
    REWARD,
    TEAM_CHOICE,
    TOKENS_TO_GOAL,
    TOKENS_TO_TEAM,
    USE,
    WORK,
)
from bottega.games.inventors.insight.sheets import (
    QUARTERS,
    Sheet,
    Sheets,
    tokens,
)
from bottega.games.inventors.insight.spots import (
    Mate,
    Spot,
    available,
    cube,
    foe_at,
    pause,
    placing,
    reach_of,
    work,
)
from bottega.games.inventors.table import NONE, TEAM, TURN, InventorsTable

#: Inventors in a set of them (a bit mask).
_COUNT: Final = bytes([mask.bit_count() for mask in range(1 << TEAM_SIZE)])


class Choosing:
    """The rows of actions for one box."""

    def __init__(self, box: Box, sheets: Sheets) -> None:
        self._box = box
        self._sheets = sheets
        self._numbers = bytes([invention.classification for invention in box.inventions])
        self._points = numbers([QUARTERS * invention.points for invention in box.inventions])
        #: Tokens, by one kind and another, each counted from 1.
        self._tokens: list[bytes] = [
            tokens(box, one, two) for one in range(-1, KINDS) for two in range(-1, KINDS)
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
        sheet = self._sheets.sheet(table, seat, completions_left(table))
        result: list[bytes] = []
        if table.stage == TURN:
            self._turn(table, seat, legal, moment, sheet, result)
            return result
        for action in legal:
            if isinstance(action, TakeReward):
                result.append(self._reward(table, seat, action, MARKS[REWARD] + moment, sheet))
            elif isinstance(action, Flip):
                result.append(self._flip(table, seat, action, MARKS[FLIP] + moment, sheet))
            elif isinstance(action, PutCube):
                result.append(cube(table, seat, action, MARKS[CUBE] + moment))
            elif isinstance(action, MoreKnowledge):
                result.append(self._more(table, seat, EXTRA_CUBES, MARKS[MORE] + moment, sheet))
            elif isinstance(action, Enough):
                result.append(self._more(table, seat, 0, MARKS[ENOUGH] + moment, sheet))
            elif isinstance(action, Raise):
                head = b"%b%b%b" % (MARKS[RAISE], moment, BEFORE_GOAL)
                result.append(raise_row(table, seat, action, head, sheet))
            else:
                assert isinstance(action, Done)
                result.append(done(MARKS[DONE] + moment, sheet))
        return result

    def _turn(
        self,
        table: InventorsTable,
        seat: i64,
        legal: list[Action],
        moment: bytes,
        sheet: Sheet,
        result: list[bytes],
    ) -> None:
        rivals = available(table, (seat + 1) % table.players)
        mates: list[Mate] = []
        for i in range(TEAM_SIZE):
            mates.append(Mate(table.knows[seat * TEAM_SIZE + i]))
        spots = self._spots(table, seat, sheet, mates, rivals)
        work_head = MARKS[WORK] + moment
        helped_head = MARKS[HELPED] + moment
        raise_head = b"%b%b%b" % (MARKS[RAISE], moment, BEFORE_GOAL)
        for action in legal:
            if isinstance(action, Work):
                head = helped_head if action.helped else work_head
                result.append(work(table, seat, action, head, spots, mates, rivals))
            elif isinstance(action, Raise):
                result.append(raise_row(table, seat, action, raise_head, sheet))
            elif isinstance(action, Rest):
                result.append(pause(table, seat, MARKS[REST] + moment, spots, mates))
            else:
                assert isinstance(action, UseAvailability)
                result.append(pause(table, seat, MARKS[USE] + moment, spots, mates))

    def _team_rows(self, moment: bytes, legal: list[Action]) -> list[bytes]:
        head = MARKS[TEAM_CHOICE] + moment
        rows: list[bytes] = []
        for action in legal:
            assert isinstance(action, ChooseTeam)
            rows.append(head + self._teams[action.team])
        return rows

    def _spots(
        self, table: InventorsTable, seat: i64, sheet: Sheet, mates: list[Mate], rivals: list[i64]
    ) -> list[Spot]:
        """By space. Those that are gone have no slots left."""
        spots: list[Spot] = []
        spaces: i64 = len(table.wants)
        players: i64 = table.players
        busy: i64 = table.busy[seat]
        left: i64 = completions_left(table)
        foes: list[Sheet] = []
        for each in range(players):
            foes.append(sheet if each == seat else self._sheets.sheet(table, each, left))
        for space in range(spaces):
            spots.append(Spot(table, seat, space))
        for spot in spots:
            if not spot.left:
                continue
            emptier: i64 = 0
            for other in spots:
                if other.left > spot.left:
                    emptier += 1
            spot.emptier = emptier
            low = LOW[spot.physics][spot.chemistry]
            high = HIGH[spot.mechanics][spot.mathematics]
            spot.threat = 1 if reach_of(rivals, low, high) >= spot.left else 0
            for i in range(TEAM_SIZE):
                mate = mates[i]
                fit: i64 = low[mate.code] + high[mate.code]
                if fit > mate.best:
                    mate.second = mate.best
                    mate.best = fit
                    mate.where = spot.space
                elif fit > mate.second:
                    mate.second = fit
                if not busy >> i & 1:
                    if fit > spot.fit:
                        spot.second_fit = spot.fit
                        spot.fit = fit
                        spot.fittest = i
                    elif fit > spot.second_fit:
                        spot.second_fit = fit
            spot.stake = self._stake(table, spot.space, sheet, foes[foe_at(table, seat, spot.space)])
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

    def _more(self, table: InventorsTable, seat: i64, most: i64, head: bytes, sheet: Sheet) -> bytes:
        """Another token on the same work brings up to `most` cubes; 0 for no other token."""
        spot = Spot(table, seat, table.space)
        foe = self._sheets.sheet(table, foe_at(table, seat, spot.space), completions_left(table))
        cubes: i64 = most if spot.left > most else spot.left
        low = LOW[spot.physics][spot.chemistry]
        high = HIGH[spot.mechanics][spot.mathematics]
        own = reach_of(available(table, seat), low, high)
        rival = reach_of(available(table, (seat + 1) % table.players), low, high)
        return b"%b%b%b%b%b" % (
            head,
            self._stake(table, spot.space, sheet, foe),
            placing(table, seat, spot, cubes, spot.left - cubes, own, rival),
            NO_WORKER,
            AFTER_PLACING,
        )

    def _flip(self, table: InventorsTable, seat: i64, action: Flip, head: bytes, sheet: Sheet) -> bytes:
        kind: i64 = action.kind
        return b"%b%b%b%b%b%b" % (
            head,
            self._tokens[kind + 1],
            TOKENS_TO_GOAL,
            serving(table, seat, kind, sheet),
            number(sheet.tokens[kind]) + NO_GAIN[1:],
            AFTER_GAIN,
        )

    def _reward(
        self, table: InventorsTable, seat: i64, action: TakeReward, head: bytes, sheet: Sheet
    ) -> bytes:
        left: i64 = completions_left(table)
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
            TOKENS_TO_GOAL,
            NO_GOAL if token == NONE else serving(table, seat, token, sheet),
            gain,
            AFTER_GAIN,
        )


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
        TOKENS_TO_TEAM,
        numbers([*start, flips, versatile]),
    )
