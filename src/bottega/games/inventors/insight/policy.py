"""A cheap policy: for every decision, how likely a sensible player would choose each action.

It looks at one work, one token, one reward at a time, and at no later turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
from bottega.games.inventors.insight.fits import HIGH, LOW
from bottega.games.inventors.insight.prospects import Prospects, expected_rewards
from bottega.games.inventors.table import (
    ALL_CUBES,
    CUBE,
    FINAL,
    FLIP,
    MORE,
    NONE,
    REWARD,
    TEAM,
    TURN,
    InventorsTable,
)

#: What a token is worth to somebody of whom nothing is known, by kind; a points token its points.
_TOKEN_WORTH: Final = [2.5, 1.6, 1.0, 1.2, 1.3, 1.8, 0.0, 0.0, 0.0]
#: What a card is worth above its points.
_RUN_WORTH: Final = 0.75
#: By the number of tokens missing: the part of a goal's points that the next token is worth.
_NEARER: Final = [0.0, 0.9, 0.4, 0.33, 0.07, 0.03, 0.01, 0.01, 0.01, 0.01]
#: No action is impossible.
_LEAST: Final = 0.02
#: A token that can be laid at no cost is laid first.
_AT_ONCE: Final = 400.0
#: A token is laid where it only makes a team stronger; one without a use is turned over.
_STRENGTHEN: Final = 20.0
_UNUSED: Final = 2.0
#: What counts in a work, per point of the best reward: a cube; one that is not needed to be first; to be
#: first for sure; to be there at all. Against it: to leave few slots to a seat that is ahead.
_CUBE: Final = [0.0, 0.0, 0.08, 0.2, 0.25, 0.25]
_SPARE_CUBE: Final = 0.12
_FIRST: Final = 0.75
_PRESENCE: Final = [0.0, 0.0, 0.67, 0.85, 1.0, 1.0]
_GIFT: Final = 0.3
_NEARLY: Final = 2
_HELP_COST: Final = -1.5
_NOTHING: Final = LOW[0][0]
#: What a level is worth for each age to come; what availability or knowledge.
_LEVEL: Final = 0.28
_TOOL: Final = 1.1
#: By busy inventors: how inviting a rest is.
_REST: Final = [0.0, 0.02, 0.4, 6.0, 20.0]
_AVAILABILITY: Final = [0.0, 0.01, 0.3, 9.0, 200.0]
_COUNT: Final = [mask.bit_count() for mask in range(1 << TEAM_SIZE)]
#: Which team one would choose, in the order of `components.TEAMS`.
_TEAM: Final = [3.0, 0.9, 2.0, 1.3, 0.8]


class _Aim:
    """What an inventor still needs for their goal."""

    __slots__ = ("disciplines", "flips", "kinds", "missing", "points", "tokens", "worth")

    def __init__(self, inventor: Inventor, levels: tuple[int, ...]) -> None:
        self.disciplines = 0  # to be raised, as a bit mask
        self.kinds = 0  # tokens that can be laid now for the goal, as a bit mask
        self.flips = 0
        self.tokens = [0] * (PROGRESSION_4 + 1)
        self.points = inventor.points
        missing = 0
        for d in range(FIELDS):
            level = levels[d]
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
        #: What a token is worth that brings the goal nearer.
        self.worth = inventor.points * _NEARER[min(missing, len(_NEARER) - 1)]


class Policy:
    """The policy for one box."""

    def __init__(self, box: Box, prospects: Prospects) -> None:
        self._box = box
        self._prospects = prospects
        self._worth = [box.token_points[kind] + _TOKEN_WORTH[kind] for kind in range(KINDS)]
        #: Of two tokens, what the better one is worth.
        self._pair_worth = [[max(one, two) for two in self._worth] for one in self._worth]
        self._card_worth = [invention.points + _RUN_WORTH for invention in box.inventions]
        self._aims: dict[int, _Aim] = {}

    def weights(self, table: InventorsTable, seat: Seat, actions: list[Action]) -> list[float]:
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

    def _aim(self, table: InventorsTable, seat: Seat, inventor: int) -> _Aim:
        code = table.knows[seat * TEAM_SIZE + inventor]
        key = (table.team[seat] * TEAM_SIZE + inventor) * 1024 + code
        aim = self._aims.get(key)
        if aim is None:
            at = (seat * TEAM_SIZE + inventor) * FIELDS
            levels = table.levels[at : at + FIELDS]
            aim = _Aim(self._box.teams[table.team[seat]][inventor], levels)
            self._aims[key] = aim
        return aim

    def _turn(self, table: InventorsTable, seat: Seat, actions: list[Action]) -> list[float]:
        players = table.players
        each = _CUBE[players]
        presence = _PRESENCE[players]
        mates = seat * TEAM_SIZE
        knows = table.knows[mates : mates + TEAM_SIZE]
        count = len(table.wants)
        empties = [-1] * count  # not yet looked at
        worths = [0.0] * count
        owns = [0] * count
        leads = [0] * count
        lows = [_NOTHING] * count
        highs = [_NOTHING] * count
        aims: list[_Aim] = []
        cheapest = 0.0
        result: list[float] = []
        for action in actions:
            if isinstance(action, Work):
                space = action.space
                empty = empties[space]
                if empty < 0:
                    at = FIELDS * space
                    slots = table.empty[at : at + FIELDS]
                    lows[space] = LOW[slots[0]][slots[1]]
                    highs[space] = HIGH[slots[2]][slots[3]]
                    empty = slots[0] + slots[1] + slots[2] + slots[3]
                    empties[space] = empty
                    worth = self._card_worth[table.spaces[space]]
                    tokens = self._pair_worth[table.rewards[TOKENS_EACH * space]]
                    best_token = tokens[table.rewards[TOKENS_EACH * space + 1]]
                    worths[space] = worth if worth > best_token else best_token
                    own = table.cubes[space * players + seat] & ALL_CUBES
                    owns[space] = own
                    leads[space] = own - _most_of_others(table, space, seat)
                code = knows[action.inventor]
                cubes = lows[space][code] + highs[space][code]
                score = 0.0
                if action.helped:
                    cubes = min(cubes + EXTRA_CUBES, empty)
                    score = _HELP_COST
                left = empty - cubes
                ahead = leads[space] + cubes
                worth = worths[space]
                if leads[space] > empty:
                    score += _SPARE_CUBE * worth * cubes
                else:
                    score += each * worth * cubes
                    if ahead > left or (not left and not ahead):
                        score += _FIRST * worth
                    elif left and left <= _NEARLY and ahead < 0:
                        score -= _GIFT * worth
                    if not owns[space]:
                        score += presence * worth
                result.append(score * score * score if score > 0.3 else _LEAST)
            elif isinstance(action, Rest):
                result.append(_REST[_COUNT[table.busy[seat]]])
            elif isinstance(action, UseAvailability):
                result.append(_AVAILABILITY[_COUNT[table.busy[seat]]])
            elif isinstance(action, Raise):
                if not aims:
                    aims = [self._aim(table, seat, i) for i in range(TEAM_SIZE)]
                    cheapest = self._cheapest(table, seat)
                result.append(self._raise(table, seat, action, aims, cheapest))
            else:
                result.append(_LEAST)
        return result

    def _raise(
        self, table: InventorsTable, seat: Seat, action: Raise, aims: list[_Aim], cheapest: float
    ) -> float:
        """A progression token is laid at once, where it serves a goal if it can; a token that has a use is
        turned over only for a goal."""
        aim = aims[action.inventor]
        level = table.levels[(seat * TEAM_SIZE + action.inventor) * FIELDS + action.discipline]
        if aim.disciplines >> action.discipline & 1:
            worth = aim.worth if level else aim.worth - 0.8 * cheapest
            return _AT_ONCE * worth + _LEAST if level or worth > 0.3 else _LEAST
        if not level:
            return _UNUSED if cheapest < 0.3 else _LEAST
        kind = PROGRESSION_2 + level - 1
        for other in aims:
            if other.tokens[kind]:
                return _LEAST
        return _STRENGTHEN

    def _cheapest(self, table: InventorsTable, seat: Seat) -> float:
        """The least a token in hand is worth."""
        least = 99.0
        for kind in range(KINDS):
            if table.tokens[seat * KINDS + kind]:
                worth = self._kept(table, seat, kind)
                if worth < least:
                    least = worth
        return least

    def _kept(self, table: InventorsTable, seat: Seat, kind: int) -> float:
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
                best = max(best, aim.worth)
        return best

    def _star(self, table: InventorsTable, seat: Seat) -> float:
        """What the last classification token in hand adds to the runs."""
        code = self._prospects.run_code(table.cards[seat])
        stars = table.tokens[seat * KINDS + CLASSIFICATION]
        if not stars:
            return 0.0
        return self._prospects.run_worth(code, stars, 0) - self._prospects.run_worth(code, stars - 1, 0)

    def _reward(self, table: InventorsTable, seat: Seat, actions: list[Action]) -> list[float]:
        result: list[float] = []
        ages = 3 - table.age
        rewards = round(expected_rewards(ages * (table.players + 2), table.players)) + 1
        for action in actions:
            assert isinstance(action, TakeReward)
            if action.reward == CARD:
                invention = self._box.inventions[table.spaces[table.space]]
                code = self._prospects.run_code(table.cards[seat])
                stars = table.tokens[seat * KINDS + CLASSIFICATION]
                more = self._prospects.run_worth(
                    code + self._prospects.card_code(invention.index), stars, rewards
                )
                worth = invention.points + more - self._prospects.run_worth(code, stars, rewards)
            else:
                kind = table.rewards[TOKENS_EACH * table.space + action.reward - 1]
                worth = self._token(table, seat, kind, rewards)
            worth *= worth
            worth *= worth
            result.append(worth * worth + _LEAST)
        return result

    def _token(self, table: InventorsTable, seat: Seat, kind: int, rewards: int) -> float:
        if kind <= PROGRESSION_4:
            best = 0.0
            held = table.tokens[seat * KINDS + kind]
            for i in range(TEAM_SIZE):
                aim = self._aim(table, seat, i)
                if aim.tokens[kind] > held and aim.missing <= rewards + 1:
                    worth = aim.worth
                    if not aim.kinds >> kind & 1:
                        worth *= 0.7
                    best = max(best, worth)
            return best + _LEVEL * float(3 - table.age) + 0.1
        if kind == CLASSIFICATION:
            code = self._prospects.run_code(table.cards[seat])
            stars = table.tokens[seat * KINDS + CLASSIFICATION]
            runs = self._prospects.run_worth(code, stars, rewards)
            return self._prospects.run_worth(code, stars + 1, rewards) - runs
        if kind in (AVAILABILITY, KNOWLEDGE):
            return _TOOL if rewards > 2 else 0.6 * _TOOL
        return float(self._box.token_points[kind])

    def _flip(self, table: InventorsTable, seat: Seat, actions: list[Action]) -> list[float]:
        result: list[float] = []
        for action in actions:
            assert isinstance(action, Flip)
            worth = 0.1 + self._kept(table, seat, action.kind)
            result.append(1.0 / (worth * worth))
        return result

    def _final(self, table: InventorsTable, seat: Seat, actions: list[Action]) -> list[float]:
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

    def _pays(self, table: InventorsTable, seat: Seat, inventor: int) -> float:
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

    def _cube(self, table: InventorsTable, seat: Seat, actions: list[Action]) -> list[float]:
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

    def _more(self, table: InventorsTable, actions: list[Action]) -> list[float]:
        """Another token where it completes the invention."""
        at = FIELDS * table.space
        left = sum(table.empty[at : at + FIELDS])
        likely = 2.0 if left <= EXTRA_CUBES else 0.2
        return [likely if isinstance(action, MoreKnowledge) else 1.0 for action in actions]


def _most_of_others(table: InventorsTable, space: int, seat: Seat) -> int:
    players = table.players
    if players == 2:
        return table.cubes[space * 2 + 1 - seat] & ALL_CUBES
    most: i64 = 0
    at = space * players
    for other in range(players):
        if other != seat:
            cubes: i64 = table.cubes[at + other] & ALL_CUBES
            if cubes > most:
                most = cubes
    return most
