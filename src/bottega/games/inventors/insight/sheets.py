"""What a seat has, as rows of features: its team, its hand, and what a reward would add to them.

All of it changes seldom and is asked for at every position, so it is made once and kept. The keys are whole
numbers that tell all that is read: compiled, they cost less than slices of the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.encoding import MOST, numbers
from bottega.games.inventors.components import (
    CLASSIFICATION,
    DISCIPLINES,
    FIELDS,
    KINDS,
    PROGRESSION_2,
    PROGRESSION_4,
    TEAM_SIZE,
    TOKENS,
    Box,
    Inventor,
)
from bottega.games.inventors.insight.prospects import Prospects
from bottega.games.inventors.rules import scoring
from bottega.games.inventors.rules.knowledge import levels_of
from bottega.games.inventors.rules.scoring import NUMBERS
from bottega.games.inventors.table import NONE, InventorsTable

# The kinds of rows of a position. Rivals' rows tell the same as one's own.
INVENTION: Final = 0
TEAM: Final = 1
HAND: Final = 2
RIVAL_TEAM: Final = 3
RIVAL_HAND: Final = 4
COURSE: Final = 5

#: Worths are told in quarters of a point.
QUARTERS: Final = 4
#: Goals not yet reached that a hand tells of, the nearest first.
_GOALS: Final = 2
#: Numbers of an aim: see `_aim`.
AIM: Final = 7
SERVES: Final = 0
MISSING: Final = 1
LACKING: Final = 2
GOAL: Final = 3
NEEDS: Final = 4

#: Bits of a key: for tokens of a kind or cards of a number, for what an inventor knows, for a team.
_COUNT_BITS: Final = 5
_KNOWS_BITS: Final = 10
_TEAM_BITS: Final = 3
_MOST_KEPT: Final = 20_000

TOKEN_PLACES: Final[tuple[str, ...]] = (
    *(f"token.{name}" for name in TOKENS[: CLASSIFICATION + 1]),
    "token.points",
)
TEAM_PLACES: Final[tuple[str, ...]] = (
    *(f"available.{name}" for name in DISCIPLINES),
    "levels",
    "busy",
)
HAND_PLACES: Final[tuple[str, ...]] = (
    *TOKENS[: CLASSIFICATION + 1],
    "runs",
    "reached",
    "sure",
    "expected",
    "power",
    *(f"goal {n + 1}.{name}" for n in range(_GOALS) for name in ("points", "missing", "lacking")),
)

#: By code: the levels of an inventor.
LEVELS: Final = [bytes(levels) for levels in levels_of()]


class Team:
    """The rows of a team, by its busy inventors as a bit mask; for its owner and for the others."""

    __slots__ = ("own", "rival")

    def __init__(self, codes: list[int]) -> None:
        self.own: list[bytes] = []
        self.rival: list[bytes] = []
        for busy in range(1 << TEAM_SIZE):
            row = _team(codes, busy)
            self.own.append(bytes([TEAM]) + row)
            self.rival.append(bytes([RIVAL_TEAM]) + row)


class Sheet:
    """What a seat has. `cards`: by number, what one more card would add, the points on it not counted;
    `tokens`: by kind; both in quarters of a point. `aims`: `AIM` numbers for each inventor."""

    __slots__ = ("aims", "cards", "hand", "rival_hand", "runs", "team", "tokens")

    def __init__(
        self, team: Team, hand: bytes, cards: bytes, tokens: bytes, aims: bytes, runs: bytes
    ) -> None:
        self.team = team
        self.hand = bytes([HAND]) + hand
        self.rival_hand = bytes([RIVAL_HAND]) + hand
        self.cards = cards
        self.tokens = tokens
        self.aims = aims
        #: By number: what one more card adds to the runs as they are, in points.
        self.runs = runs


class Sheets:
    """The sheets of one box."""

    def __init__(self, box: Box, prospects: Prospects) -> None:
        self._box = box
        self._prospects = prospects
        self._numbers = bytes([invention.classification for invention in box.inventions])
        self._points = bytes([invention.points for invention in box.inventions])
        self._teams: dict[int, Team] = {}
        self._sheets: dict[tuple[int, int, int], Sheet] = {}

    def sheet(self, table: InventorsTable, seat: i64, left: i64) -> Sheet:
        """Of a seat that has a team; `left`: the inventions that will still be completed."""
        knows, tokens = table.knows, table.tokens
        at = seat * TEAM_SIZE
        levels: i64 = knows[at]
        for i in range(1, TEAM_SIZE):
            levels = levels << _KNOWS_BITS | knows[at + i]
        held: i64 = (left << _TEAM_BITS | table.players) << _TEAM_BITS | table.team[seat]
        at = seat * KINDS
        for kind in range(KINDS):
            held = held << _COUNT_BITS | tokens[at + kind]
        cards: i64 = 0
        points: i64 = 0
        for index in table.cards[seat]:
            number: i64 = self._numbers[index]
            one: i64 = 1
            cards += one << _COUNT_BITS * number
            points += self._points[index]
        key = (held, levels, points << _COUNT_BITS * NUMBERS | cards)
        sheet = self._sheets.get(key)
        if sheet is None:
            if len(self._sheets) >= _MOST_KEPT:
                self._sheets.clear()
            sheet = self._made(table, seat, left, levels)
            self._sheets[key] = sheet
        return sheet

    def _made(self, table: InventorsTable, seat: int, left: int, levels: int) -> Sheet:
        box = self._box
        team = self._teams.get(levels)
        codes = list(table.knows[seat * TEAM_SIZE : seat * TEAM_SIZE + TEAM_SIZE])
        if team is None:
            if len(self._teams) >= _MOST_KEPT:
                self._teams.clear()
            team = Team(codes)
            self._teams[levels] = team
        held = list(table.tokens[seat * KINDS : seat * KINDS + KINDS])
        members = box.teams[table.team[seat]]
        aims = [_aim(members[i], LEVELS[codes[i]], held) for i in range(TEAM_SIZE)]
        holding = self._prospects.holding(table, seat, left)
        counts = [0] * NUMBERS
        sure = 0
        for index in table.cards[seat]:
            counts[box.inventions[index].classification] += 1
            sure += box.inventions[index].points
        stars = held[CLASSIFICATION]
        runs = scoring.runs(tuple(counts), stars)
        more = []
        for n in range(NUMBERS):
            counts[n] += 1
            more.append(scoring.runs(tuple(counts), stars) - runs)
            counts[n] -= 1
        reached = 0
        for i in range(TEAM_SIZE):
            if not aims[i][MISSING]:
                reached += members[i].points
        sure += runs + reached
        for kind in range(KINDS):
            sure += held[kind] * box.token_points[kind]
        goals = sorted([(aim[LACKING], aim[MISSING], -aim[GOAL]) for aim in aims if aim[MISSING]])[:_GOALS]
        nearest = [n for lacking, missing, points in goals for n in (-points, missing, lacking)]
        nearest += [0] * (3 * _GOALS - len(nearest))
        hand = [
            *held[: CLASSIFICATION + 1],
            runs,
            reached,
            sure,
            round(holding.value),
            round(holding.power),
            *nearest,
        ]
        return Sheet(
            team,
            numbers(hand),
            quarters(holding.cards),
            quarters(holding.tokens),
            b"".join(aims),
            numbers(more),
        )


def tokens(box: Box, one: int, two: int) -> bytes:
    """Two tokens, or one and NONE: how many of each kind, and the points on them."""
    kinds = [int(one == kind) + int(two == kind) for kind in range(CLASSIFICATION + 1)]
    points = sum([box.token_points[kind] for kind in (one, two) if kind != NONE])
    return numbers([*kinds, points])


def quarters(worths: list[float]) -> bytes:
    return bytes([min(MOST, max(0, round(QUARTERS * worth))) for worth in worths])


def _aim(inventor: Inventor, levels: bytes, held: list[int]) -> bytes:
    """How far an inventor is from their goal: the disciplines to be raised as a bit mask, by how many levels,
    the tokens that are not in hand for that, the points (0 for a goal that is reached), and the progression
    tokens needed by kind."""
    serves = missing = flips = 0
    needs = [0] * (PROGRESSION_4 + 1)
    for d in range(FIELDS):
        level, goal = levels[d], inventor.goal[d]
        if level < goal:
            serves |= 1 << d
            missing += goal - level
            if not level:
                flips += 1
            for higher in range(max(level, 1), goal):
                needs[PROGRESSION_2 + higher - 1] += 1
    lacking = 0
    spare = sum(held)
    for kind in range(PROGRESSION_4 + 1):
        lacking += max(0, needs[kind] - held[kind])
        spare -= min(needs[kind], held[kind])
    lacking += max(0, flips - spare)
    return numbers([serves, missing, lacking, inventor.points if missing else 0, *needs])


def _team(codes: list[int], busy: int) -> bytes:
    """What is available, and the sum of all levels. More would tell which team it is: with the few matches
    that one trains with, nets learn that, and it helps no choice."""
    available = [0] * FIELDS
    levels = 0
    for i in range(TEAM_SIZE):
        for d in range(FIELDS):
            level = LEVELS[codes[i]][d]
            levels += level
            if not busy >> i & 1:
                available[d] += level
    return bytes([*available, levels, busy.bit_count()])
