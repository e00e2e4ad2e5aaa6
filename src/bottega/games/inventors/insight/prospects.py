"""What a seat's cards, tokens and levels will probably come to, and what a reward would add to that.

Only what lies open is read. `left` says how much is still to come: the inventions that will still be
completed in the match. With none left, everything here is the score itself.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from bottega.engine.types import Seat
from bottega.games.inventors.components import (
    AVAILABILITY,
    CLASSIFICATION,
    FIELDS,
    KINDS,
    KNOWLEDGE,
    PROGRESSION_2,
    PROGRESSION_4,
    TEAM_SIZE,
    TOP_LEVEL,
    Box,
    Inventor,
)
from bottega.games.inventors.rules import scoring
from bottega.games.inventors.rules.scoring import NUMBERS
from bottega.games.inventors.table import InventorsTable

#: Cards by number as one code, with this number of bits each; tokens stand for numbers above 5 as well.
_BITS: Final = 5
_MASK: Final = (1 << _BITS) - 1
_RUN_NUMBERS: Final = NUMBERS + 2
_RUNS: Final = 3

#: Cubes one may hope to place with a level, on the slots inventions have.
_USE: Final = [0.0, 0.85, 1.4, 1.7, 1.85]
#: Points for such a cube, by the works one inventor will still do.
_CUBE_WORTH: Final = 0.1
#: By kind of progression token: how likely one more comes, per reward still to come; then any token.
_FINDS: Final = [0.09, 0.07, 0.055, 0.35]
#: What else one might have had instead of a token that is still missing for a goal.
_EFFORT: Final = 1.0
#: What a token brings while the match is long.
_AVAILABILITY_WORTH: Final = 0.9
_KNOWLEDGE_WORTH: Final = 1.1
#: By number of players: the share of inventions one gets a reward of.
_REWARDED: Final = [0.0, 1.0, 0.95, 0.85, 0.7, 0.58]
#: A goal this unlikely reserves no token.
_HOPELESS: Final = 0.2
#: No inventor lacks more tokens of a kind, and no run more cards of a number.
_MOST_MISSING: Final = max(FIELDS, _RUNS)
_MOST_KEPT: Final = 60_000


class Holding:
    """The prospects of what a seat has: their worth in points, the cubes its team may place, and what
    one more card of each number (the points on it not counted) or token of each kind would add."""

    __slots__ = ("cards", "power", "tokens", "value")

    def __init__(self, value: float, power: float, cards: list[float], tokens: list[float]) -> None:
        self.value = value
        self.power = power
        self.cards = cards
        self.tokens = tokens


class _Need:
    """What separates an inventor from their goal: tokens by kind, and tokens to turn over."""

    __slots__ = ("flips", "points", "tokens")

    def __init__(self, tokens: list[i64], flips: int, points: int) -> None:
        self.tokens = tokens
        self.flips = flips
        self.points = points


class Prospects:
    """Holdings of one box, each judged once: they change seldom, and are asked for at every position."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._codes = [1 << _BITS * invention.classification for invention in box.inventions]
        self._holdings: dict[tuple[object, ...], Holding] = {}
        self._runs: dict[tuple[int, int, int], float] = {}

    def holding(self, table: InventorsTable, seat: Seat, left: int) -> Holding:
        key: tuple[object, ...] = (
            left * 8 + table.players,
            table.team[seat],
            table.knows[seat * TEAM_SIZE : seat * TEAM_SIZE + TEAM_SIZE],
            tuple(table.tokens[seat * KINDS : seat * KINDS + KINDS]),
            table.cards[seat],
        )
        holding = self._holdings.get(key)
        if holding is None:
            if len(self._holdings) >= _MOST_KEPT:
                self._holdings.clear()
            holding = self._judge(table, seat, left)
            self._holdings[key] = holding
        return holding

    def run_code(self, cards: tuple[int, ...]) -> int:
        """Cards by their numbers, as one code: the codes of single cards added up."""
        code = 0
        for index in cards:
            code += self._codes[index]
        return code

    def card_code(self, index: int) -> int:
        return self._codes[index]

    def _judge(self, table: InventorsTable, seat: Seat, left: int) -> Holding:
        box = self._box
        held = table.tokens[seat * KINDS : seat * KINDS + KINDS]
        levels = table.levels[seat * TEAM_SIZE * FIELDS : (seat + 1) * TEAM_SIZE * FIELDS]
        rewards = expected_rewards(left, table.players)
        code = self.run_code(table.cards[seat])
        stars = held[CLASSIFICATION]
        chance = round(rewards)
        runs = self.run_worth(code, stars, chance)
        power = team_power(levels)
        worth = cube_worth(left, table.players)
        team = box.teams[table.team[seat]]
        needs = [_need(team[i], levels[i * FIELDS : i * FIELDS + FIELDS]) for i in range(TEAM_SIZE)]
        worths = self._token_worths(rewards, worth)
        costs = worths[:]
        if stars:
            costs[CLASSIFICATION] = runs - self.run_worth(code, stars - 1, chance)
        finds = _powers([1.0 - math.exp(-rewards * each) for each in _FINDS])
        hand = _hand(held, needs, worths, costs, finds)
        value = float(sum([box.inventions[index].points for index in table.cards[seat]]))
        value += runs + hand + power * worth
        cards = [self.run_worth(code + (1 << _BITS * n), stars, chance) - runs for n in range(NUMBERS)]
        tokens = []
        for kind in range(KINDS):
            held[kind] += 1
            more = _hand(held, needs, worths, costs, finds) - hand
            held[kind] -= 1
            if kind == CLASSIFICATION:
                more = self.run_worth(code, stars + 1, chance) - runs
            tokens.append(max(0.0, more))
        return Holding(value, power, cards, tokens)

    def _token_worths(self, rewards: float, worth: float) -> list[float]:
        """By kind: what a token in hand is worth where it serves no goal and no run."""
        worths = [float(points) for points in self._box.token_points]
        long = min(1.0, rewards / 3.0)
        worths[PROGRESSION_2] = 0.30 * worth
        worths[PROGRESSION_2 + 1] = 0.15 * worth
        worths[PROGRESSION_4] = 0.05 * worth
        worths[AVAILABILITY] = _AVAILABILITY_WORTH * long
        worths[KNOWLEDGE] = _KNOWLEDGE_WORTH * long
        return worths

    def run_worth(self, code: int, stars: int, rewards: int) -> float:
        """The points of runs with these cards and classification tokens after some more rewards."""
        key = (code, stars, rewards)
        points = self._runs.get(key)
        if points is None:
            if len(self._runs) >= _MOST_KEPT:
                self._runs.clear()
            if rewards:
                points = self._hoped(code, stars, rewards)
            else:
                counts = tuple([code >> _BITS * n & _MASK for n in range(NUMBERS)])
                points = float(scoring.runs(counts, stars))
            self._runs[key] = points
        return points

    def _hoped(self, code: int, stars: int, rewards: int) -> float:
        """Each run reaches a number with the chance that all up to it are there: a card that is missing
        may still come. A token stands where it helps most."""
        if stars:
            best = 0.0
            for n in range(_RUN_NUMBERS):
                best = max(best, self.run_worth(code + (1 << _BITS * n), stars - 1, rewards))
            return best
        comes = _powers([1.0 - math.exp(-0.10 * rewards)])[0]
        total = 0.0
        for run in range(_RUNS):
            chance = 1.0
            for n in range(_RUN_NUMBERS):
                missing = run + 1 - (code >> _BITS * n & _MASK)
                if missing > 0:
                    if n >= NUMBERS:
                        break
                    chance *= comes[missing]
                if n:
                    total += chance
        return total


def expected_rewards(left: int, players: int) -> float:
    """How many of the inventions still to be completed reward a seat."""
    return left * _REWARDED[players]


def cube_worth(left: int, players: int) -> float:
    return _CUBE_WORTH * left / players


def team_power(levels: tuple[int, ...]) -> float:
    power = 0.0
    for level in levels:
        power += _USE[level]
    return power


def _need(inventor: Inventor, levels: tuple[int, ...]) -> _Need:
    tokens: list[i64] = [0] * (PROGRESSION_4 + 1)
    flips = 0
    for d in range(FIELDS):
        if inventor.goal[d] > levels[d]:
            if not levels[d]:
                flips += 1
            for level in range(max(levels[d], 1), min(inventor.goal[d], TOP_LEVEL)):
                tokens[PROGRESSION_2 + level - 1] += 1
    return _Need(tokens, flips, inventor.points)


def _powers(chances: list[float]) -> list[list[float]]:
    """Each chance to the power of all that may be missing."""
    return [[chance**count for count in range(_MOST_MISSING + 1)] for chance in chances]


def _hand(
    held: list[i64], needs: list[_Need], worths: list[float], costs: list[float], finds: list[list[float]]
) -> float:
    """Tokens in hand and the goals they may help to reach, the likeliest goal first. `costs`: what is lost
    with a token that is turned over; `finds`: how likely tokens that are missing come, by kind and number."""
    total = 0.0
    for kind in range(KINDS):
        total += float(held[kind]) * worths[kind]
    spare = held[:]
    open_goals = needs[:]
    while open_goals:
        best = -1.0
        chosen = 0
        for i in range(len(open_goals)):
            gain = _goal(open_goals[i], spare, costs, finds, False)
            if gain > best:
                best = gain
                chosen = i
        total += best
        need = open_goals.pop(chosen)
        if open_goals:
            _goal(need, spare, costs, finds, True)
    return total


def _goal(need: _Need, spare: list[i64], costs: list[float], finds: list[list[float]], take: bool) -> float:
    """What a goal is worth in expectation, less the tokens turned over for it; `take`: they are gone."""
    left = spare
    if take or need.flips:
        left = spare[:]  # only then anything is taken away
    chance = 1.0
    cost = 0.0
    for kind in range(len(need.tokens)):
        wanted: i64 = need.tokens[kind]
        if wanted:
            over = spare[kind] - wanted
            if over < 0:
                chance *= finds[kind][-over]
                cost -= _EFFORT * float(over)
                over = 0
            if left is not spare:
                left[kind] = over
    for _ in range(need.flips):
        cheapest = -1
        least = 0.0
        for kind in range(KINDS):
            if left[kind] and (cheapest < 0 or costs[kind] < least):
                cheapest = kind
                least = costs[kind]
        if cheapest < 0:
            chance *= finds[-1][1]
            cost += _EFFORT
        else:
            left[cheapest] -= 1
            cost += costs[cheapest]
    if cost >= need.points:
        return 0.0
    if take and chance > _HOPELESS:
        for kind in range(KINDS):
            spare[kind] = left[kind]
    return chance * (need.points - cost)
