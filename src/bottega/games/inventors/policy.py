"""A cheap policy: for every decision, how likely a sensible player would choose each action.

It looks at one work, one token, one reward at a time, and at no later turn.
"""

from __future__ import annotations

from typing import Final

from bottega.engine.action import Action
from bottega.engine.types import Seat
from bottega.games.inventors.actions import (
    CARD,
    ChooseTeam,
    Done,
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
    EXTRA_CUBES,
    FIELDS,
    KINDS,
    KNOWLEDGE,
    PROGRESSION_2,
    PROGRESSION_4,
    TEAM_SIZE,
    TOKENS_EACH,
    Box,
    Inventor,
)
from bottega.games.inventors.fits import HIGH, LOW
from bottega.games.inventors.prospects import Prospects, expected_rewards
from bottega.games.inventors.table import CUBE, FINAL, FLIP, MORE, NONE, REWARD, TEAM, TURN, Table

#: What a token is worth to somebody of whom nothing is known, by kind; a points token its points.
_TOKEN_WORTH: Final = (2.0, 1.6, 1.0, 1.0, 1.3, 1.8, 0.0, 0.0, 0.0)
#: What a card is worth above its points.
_RUN_WORTH: Final = 1.0
#: With so many tokens missing, what of a goal a token is worth that brings it nearer.
_NEARER: Final = (0.0, 0.9, 0.5, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02)
#: No action is impossible.
_LEAST: Final = 0.02
#: A token that can be laid at no cost is laid first.
_AT_ONCE: Final = 400.0
#: By busy inventors: how inviting a rest is.
_REST: Final = (0.0, 0.02, 0.4, 6.0, 20.0)
_AVAILABILITY: Final = (0.0, 0.01, 0.3, 9.0, 200.0)
_COUNT: Final = [mask.bit_count() for mask in range(1 << TEAM_SIZE)]
#: Which team one would choose, in the order of `components.TEAMS`.
_TEAM: Final = (1.0, 1.0, 1.0, 1.0, 1.0)


class _Aim:
    """What an inventor still needs for his goal."""

    __slots__ = ("disciplines", "flips", "kinds", "missing", "points", "tokens")

    def __init__(self, inventor: Inventor, code: int) -> None:
        self.disciplines = 0  # to be raised, as a bit mask
        self.kinds = 0  # tokens that can be laid now for the goal, as a bit mask
        self.flips = 0
        self.tokens = [0] * (PROGRESSION_4 + 1)
        self.points = inventor.points
        missing = 0
        for d in range(FIELDS):
            level = code // 5**d % 5
            goal = inventor.goal[d]
            if level < goal:
                self.disciplines |= 1 << d
                missing += goal - level
                if level:
                    self.kinds |= 1 << (PROGRESSION_2 + level - 1)
                else:
                    self.flips += 1
                for higher in range(max(level, 1), goal):
                    self.tokens[PROGRESSION_2 + higher - 1] += 1
        self.missing = missing


class Policy:
    """The policy for one box."""

    def __init__(self, box: Box, prospects: Prospects) -> None:
        self._box = box
        self._prospects = prospects
        self._worth = [
            box.token_points[kind] + _TOKEN_WORTH[kind] if kind < len(_TOKEN_WORTH) else 1.0
            for kind in range(KINDS)
        ]
        self._aims: dict[int, _Aim] = {}

    def weights(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        stage = table.stage
        if stage == TURN:
            return self._turn(table, seat, actions)
        if stage == REWARD:
            return self._reward(table, seat, actions)
        if stage == FLIP:
            return self._flip(table, seat, actions)
        if stage == FINAL:
            return self._final(table, seat, actions)
        if stage == CUBE:
            return self._cube(table, seat, actions)
        if stage == MORE:
            return self._more(table, actions)
        if stage == TEAM:
            return [_TEAM[a.team] if isinstance(a, ChooseTeam) else _LEAST for a in actions]
        return [1.0] * len(actions)

    def _aim(self, table: Table, seat: Seat, inventor: int) -> _Aim:
        code = table.knows[seat * TEAM_SIZE + inventor]
        key = (table.team[seat] * TEAM_SIZE + inventor) * 1024 + code
        found = self._aims.get(key)
        if found is None:
            found = _Aim(self._box.teams[table.team[seat]][inventor], code)
            self._aims[key] = found
        return found

    def _turn(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        players = table.players
        spaces = len(table.wants)
        empties = [0] * spaces
        worths = [0.0] * spaces
        mine = [0] * spaces
        tops = [0] * spaces
        lows = [LOW[0][0]] * spaces
        highs = [HIGH[0][0]] * spaces
        empty, cubes, rewards = table.empty, table.cubes, table.rewards
        token_worth = self._worth
        for space in range(spaces):
            if table.wants[space]:
                at = FIELDS * space
                a, b, c, d = empty[at], empty[at + 1], empty[at + 2], empty[at + 3]
                lows[space] = LOW[a][b]
                highs[space] = HIGH[c][d]
                empties[space] = a + b + c + d
                worth = self._box.inventions[table.spaces[space]].points + _RUN_WORTH
                one = token_worth[rewards[TOKENS_EACH * space]]
                two = token_worth[rewards[TOKENS_EACH * space + 1]]
                if one > worth:
                    worth = one
                if two > worth:
                    worth = two
                worths[space] = worth
                own = cubes[space * players + seat]
                mine[space] = own
                if players == 2:
                    tops[space] = cubes[space * 2 + 1 - seat]
                else:
                    cubes_there = cubes[space * players : space * players + players]
                    cubes_there[seat] = 0
                    tops[space] = max(cubes_there)
        knows = table.knows
        at = seat * TEAM_SIZE
        result: list[float] = []
        for action in actions:
            if isinstance(action, Work):
                space = action.space
                code = knows[at + action.inventor]
                count = lows[space][code] + highs[space][code]
                left = empties[space] - count
                score = 0.0
                if action.helped:
                    more = left if left < EXTRA_CUBES else EXTRA_CUBES
                    count += more
                    left -= more
                    score = -1.2
                own = mine[space]
                top = tops[space]
                worth = worths[space]
                if own > top + empties[space]:
                    score += 0.1 * worth * count
                else:
                    score += 0.25 * worth * count
                    if own + count > top + left or (not left and own + count == top):
                        score += 0.7 * worth
                    elif left and left <= 2 and own + count < top:
                        score -= 0.3 * worth
                    if not own:
                        score += 0.5 * worth
                result.append(score * score * score if score > 0.3 else _LEAST)
            elif isinstance(action, Raise):
                result.append(self._raise(table, seat, action))
            elif isinstance(action, Rest):
                result.append(_REST[_COUNT[table.busy[seat]]])
            elif isinstance(action, UseAvailability):
                result.append(_AVAILABILITY[_COUNT[table.busy[seat]]])
            else:
                result.append(_LEAST)
        return result

    def _raise(self, table: Table, seat: Seat, action: Raise) -> float:
        """A progression token is laid at once, where it serves a goal if it can; a token that has a use
        is turned over only for a goal."""
        inventor = action.inventor
        aim = self._aim(table, seat, inventor)
        level = table.levels[(seat * TEAM_SIZE + inventor) * FIELDS + action.discipline]
        serves = aim.disciplines >> action.discipline & 1
        if serves:
            worth = aim.points * _NEARER[aim.missing]
            if level:
                return _AT_ONCE * worth
            worth -= 0.8 * self._cheapest(table, seat)
            return _AT_ONCE * worth if worth > 0.3 else _LEAST
        if not level:
            return _LEAST if self._cheapest(table, seat) > 0.3 else 2.0
        kind = PROGRESSION_2 + level - 1
        for other in range(TEAM_SIZE):
            if self._aim(table, seat, other).tokens[kind]:
                return _LEAST
        return 20.0

    def _cheapest(self, table: Table, seat: Seat) -> float:
        """The least a token in hand is worth."""
        least = 99.0
        for kind in range(KINDS):
            if table.tokens[seat * KINDS + kind]:
                worth = self._kept(table, seat, kind)
                if worth < least:
                    least = worth
        return least

    def _kept(self, table: Table, seat: Seat, kind: int) -> float:
        """What a token in hand is worth as it lies."""
        if kind > PROGRESSION_4:
            if kind in (AVAILABILITY, KNOWLEDGE):
                return 0.0 if table.final else 1.0
            if kind == CLASSIFICATION:
                return self._star(table, seat) if table.final else 1.5
            return float(self._box.token_points[kind])
        best = 0.1
        for i in range(TEAM_SIZE):
            aim = self._aim(table, seat, i)
            if aim.tokens[kind]:
                best = max(best, aim.points * _NEARER[aim.missing])
        return best

    def _star(self, table: Table, seat: Seat) -> float:
        """What the last classification token in hand adds to the runs."""
        code = self._prospects.run_code(table.cards[seat])
        stars = table.tokens[seat * KINDS + CLASSIFICATION]
        if not stars:
            return 0.0
        return self._prospects.run_worth(code, stars, 0) - self._prospects.run_worth(code, stars - 1, 0)

    def _reward(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        result: list[float] = []
        ages = 3 - table.age
        rewards = round(expected_rewards(ages * (table.players + 2), table.players)) + 1
        for action in actions:
            assert isinstance(action, TakeReward)
            if action.reward == CARD:
                invention = self._box.inventions[table.spaces[table.space]]
                code = self._prospects.run_code(table.cards[seat])
                stars = table.tokens[seat * KINDS + CLASSIFICATION]
                worth = self._prospects.run_worth(
                    code + (1 << 4 * invention.classification), stars, rewards
                ) - self._prospects.run_worth(code, stars, rewards)
                worth += invention.points
            else:
                kind = table.rewards[TOKENS_EACH * table.space + action.reward - 1]
                worth = self._token(table, seat, kind, rewards)
            result.append(worth * worth * worth * worth + _LEAST)
        return result

    def _token(self, table: Table, seat: Seat, kind: int, rewards: int) -> float:
        if kind <= PROGRESSION_4:
            best = 0.0
            held = table.tokens[seat * KINDS + kind]
            for i in range(TEAM_SIZE):
                aim = self._aim(table, seat, i)
                if aim.tokens[kind] > held and aim.missing <= rewards + 1:
                    worth = aim.points * _NEARER[aim.missing]
                    if not aim.kinds >> kind & 1:
                        worth *= 0.7
                    best = max(best, worth)
            return best + 0.15 * (3 - table.age) + 0.1
        if kind == CLASSIFICATION:
            code = self._prospects.run_code(table.cards[seat])
            stars = table.tokens[seat * KINDS + CLASSIFICATION]
            runs = self._prospects.run_worth(code, stars, rewards)
            return self._prospects.run_worth(code, stars + 1, rewards) - runs
        if kind in (AVAILABILITY, KNOWLEDGE):
            return 1.1 if rewards > 2 else 0.6
        return float(self._box.token_points[kind])

    def _flip(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        result: list[float] = []
        for action in actions:
            assert isinstance(action, Flip)
            worth = 0.1 + self._kept(table, seat, action.kind)
            result.append(1.0 / (worth * worth))
        return result

    def _final(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        """A token is laid where it completes a goal together with others at hand, and pays."""
        pays = [self._pays(table, seat, i) for i in range(TEAM_SIZE)]
        result: list[float] = []
        for action in actions:
            if isinstance(action, Raise):
                good = pays[action.inventor]
                aim = self._aim(table, seat, action.inventor)
                serves = aim.disciplines >> action.discipline & 1
                result.append(10.0 * good if serves and good > 0.0 else _LEAST)
            elif isinstance(action, Done):
                result.append(1.0)
            else:
                result.append(_LEAST)
        return result

    def _pays(self, table: Table, seat: Seat, inventor: int) -> float:
        """The points of a goal that can be reached at once, less the tokens turned over; 0 or less: no."""
        aim = self._aim(table, seat, inventor)
        if not aim.missing:
            return 0.0
        held = table.tokens[seat * KINDS : seat * KINDS + KINDS]
        for kind in range(PROGRESSION_4 + 1):
            held[kind] -= aim.tokens[kind]
            if held[kind] < 0:
                return 0.0
        worth = float(aim.points)
        worths = [self._kept(table, seat, kind) for kind in range(KINDS)]
        for _ in range(aim.flips):
            cheapest = NONE
            for kind in range(KINDS):
                if held[kind] and (cheapest == NONE or worths[kind] < worths[cheapest]):
                    cheapest = kind
            if cheapest == NONE:
                return 0.0
            held[cheapest] -= 1
            worth -= worths[cheapest] if cheapest > PROGRESSION_4 else 0.0
        return worth

    def _cube(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        """Where one's own inventors cannot help."""
        result: list[float] = []
        for action in actions:
            assert isinstance(action, PutCube)
            known = 0
            for i in range(TEAM_SIZE):
                if not table.busy[seat] >> i & 1:
                    known += table.levels[(seat * TEAM_SIZE + i) * FIELDS + action.discipline]
            result.append(1.0 / (0.5 + known))
        return result

    def _more(self, table: Table, actions: list[Action]) -> list[float]:
        """Another token where it completes the invention."""
        at = FIELDS * table.space
        left = sum(table.empty[at : at + FIELDS])
        likely = 2.0 if left <= EXTRA_CUBES else 0.2
        return [likely if isinstance(action, MoreKnowledge) else 1.0 for action in actions]
