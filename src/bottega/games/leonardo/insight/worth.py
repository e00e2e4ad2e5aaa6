"""What things are worth to a seat, in florins: the prices by which bots judge and choose.

Most prices stand in tables by the rounds of work that are left; they were fitted to the results of
many matches. Nothing here reads what the deck's order hides, nor another seat's secrets.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.games.leonardo.actions import BUILD_LARGE, FLIP_LARGE, FLIP_SMALL
from bottega.games.leonardo.components import DISCOUNT, KINDS, LABS, LAST_TURN, RESEARCH_TURN, Box
from bottega.games.leonardo.table import BID, IDLE, LeonardoTable

# By the rounds of work that are left, with this one.
#: One more apprentice from now on.
APPRENTICE: Final[list[float]] = [0.0, 0.0, 0.45, 2.47, 3.51, 4.81, 6.24, 7.15, 7.8, 8.32]
#: One more mechanical man from now on.
MAN: Final[list[float]] = [0.0, 0.3, 0.9, 2.25, 3.22, 4.2, 4.72, 5.1, 5.4, 5.55]
#: A week of work in this round, and a worker who is not placed yet.
WEEK: Final[list[float]] = [0.0, 0.05, 0.4, 0.8, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]
UNPLACED: Final[list[float]] = [0.0, 0.04, 0.28, 0.56, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7]
#: A free laboratory, by the rounds for which it is free.
FREE: Final[list[float]] = [0.0, 0.0, 0.3, 0.7, 1.1, 1.5, 1.9, 2.3, 2.7, 3.1]
#: A component in hand, as long as there are few; and how many are of use.
COMPONENT: Final[list[float]] = [0.0, 0.0, 0.5, 1.3, 1.5, 1.7, 1.8, 1.8, 1.8, 1.8]
USEFUL: Final[list[float]] = [0.5, 1.0, 2.5, 5.0, 6.5, 8.0, 9.0, 10.0, 10.0, 10.0]
#: The chance that a plan succeeds, by the number of components it lacks.
BELIEF: Final[list[float]] = [0.95, 0.45, 0.2]

#: Improvements, measured in men: a second laboratory, the other side of the small and of the large.
SECOND_LAB: Final = 1.0
SMALL_SIDE: Final = 0.3
LARGE_SIDE: Final = 0.9
#: How useful an apprentice beyond the sixth is.
CROWD: Final = 0.88
#: How likely a round brings a card of a type that the seat does not have yet.
NEW_TYPE: Final = 0.5
#: Further inventions of a type that one may hope for in each round left.
SAME_TYPE: Final = 0.12
#: The part of one's workers that goes to the laboratories while the city is open.
AT_WORK: Final = 0.75
#: What remains of a reward that can just be had in time.
SHORT: Final = 0.85
#: An area's benefit taken once more in the same turn is worth this part of the last.
AGAIN: Final = 0.7
#: Holding Leonardo; a look at the deck; moving an apprentice.
LEAD: Final = 0.4
LOOK: Final = 0.5
MOVE: Final = 0.4
#: How likely each one who can still place workers overtakes a single worker in an area.
OVERTAKEN: Final = 0.22
#: The part of a card one may hope for when somebody else completes the invention in the same turn.
TIE: Final = 0.3
#: How many inventions each player lets turn up in a turn.
DRAWS: Final = 0.22
#: The part of their worth in hand that a plan pays for its components.
USED: Final = 0.6


class Worth:
    """The tables of one box, and prices read from them."""

    def __init__(self, box: Box) -> None:
        inventions = box.inventions
        self.box = box
        self.first: list[float] = [float(card.first) for card in inventions]
        self.later: list[float] = [float(card.later) for card in inventions]
        self.weeks: list[int] = [card.weeks for card in inventions]
        self.type: list[int] = [card.type for card in inventions]
        self.components: list[tuple[int, ...]] = [card.components for card in inventions]
        self.size: list[int] = [sum(card.components) for card in inventions]
        #: `lacks[c][have][number]`: how many of a component an invention asks for beyond what one has.
        #: Compiled, a number is read from bytes without an object for it.
        self.lacks: list[list[bytes]] = [
            [
                bytes([max(0, card.components[c] - have) for card in inventions])
                for have in range(box.most + 1)
            ]
            for c in range(KINDS)
        ]
        #: What completing an invention brings that one may still start.
        self.hoped: list[float] = [0.9 * card.first + 0.1 * card.later for card in inventions]
        self.bottom: int = sum(1 << n for n in box.bottom)
        self.variety: list[list[float]] = variety([float(n) for n in box.bonus], NEW_TYPE)
        self.apprentice_for: list[float] = APPRENTICE[:]
        self.man: list[float] = MAN[:]
        self.week: list[float] = WEEK[:]
        self.weeks_until: list[float] = running(WEEK)
        self.unplaced: list[float] = UNPLACED[:]
        self.free: list[float] = FREE[:]
        self.component_in: list[float] = COMPONENT[:]
        self.useful: list[float] = USEFUL[:]
        self.belief: list[float] = BELIEF[:]
        #: By the number of components a plan lacks: how much likelier one of them makes it.
        self.nearer: list[float] = [0.0, BELIEF[0] - BELIEF[1], BELIEF[1] - BELIEF[2], BELIEF[2]]
        self.second_lab: float = SECOND_LAB
        self.small_side: float = SMALL_SIDE
        self.large_side: float = LARGE_SIDE
        self.crowd: float = CROWD
        self.same_type: float = SAME_TYPE
        self.at_work: float = AT_WORK
        self.short: float = SHORT
        self.again: float = AGAIN
        self.lead: float = LEAD
        self.look: float = LOOK
        self.move: float = MOVE
        self.overtaken: float = OVERTAKEN
        self.tie: float = TIE
        self.draws: float = DRAWS
        self.used: float = USED

    def kinds(self, table: LeonardoTable, seat: int) -> int:
        """Different types in front of a seat."""
        count = 0
        types = table.types
        for i in range(KINDS * seat, KINDS * seat + KINDS):
            if types[i]:
                count += 1
        return count

    def card(self, table: LeonardoTable, seat: int, type: int, kinds: int, left: int) -> float:
        """One more card of this type, with `left` rounds to come."""
        value = self.discount(left)
        if not table.types[KINDS * seat + type]:
            value += self.variety[left][kinds + 1] - self.variety[left][kinds]
        return value

    def discount(self, left: int) -> float:
        """The worth of the weeks that a card may save in `left` rounds."""
        return DISCOUNT * self.same_type * self.week[left] * left

    def need(self, table: LeonardoTable, seat: int, number: int) -> int:
        """The weeks an invention takes this seat, with the discount of its cards."""
        return self.weeks[number] - DISCOUNT * table.types[KINDS * seat + self.type[number]]

    def profit(self, reward: float, need: int, capacity: float, left: int) -> float:
        """A reward that still takes `need` weeks, less their price and the time of the laboratory."""
        if left <= 0:
            return 0.0
        if need <= 0:
            return reward + self.free[left - 1]
        exact = need / capacity
        rounds = int(exact - 0.001) + 1
        if rounds > left:
            # With more workers than usual it may still be done.
            late = 0.3 * reward - need * self.week[left] if need <= left * (capacity + 2.0) else 0.0
            return late if late > 0.0 else 0.0
        if rounds == left and left > 2:
            reward *= self.short
        if rounds > 1:
            after = left - 0.5 * (rounds + exact)
            whole = int(after)
            reward += self.free[whole] + (after - whole) * (self.free[whole + 1] - self.free[whole])
        else:
            reward += self.free[left - 1]
        return reward - need * (self.weeks_until[left] - self.weeks_until[left - rounds]) / rounds

    def capacity(self, table: LeonardoTable, seat: int, lab: int, turn: int) -> float:
        """Weeks a laboratory may hope for in a turn."""
        men = table.men[LABS * seat + lab]
        room = (table.large[seat] if lab else table.small[seat]) - men
        other = 1 - lab
        rival = 0
        if table.weeks[LABS * seat + other] != IDLE:
            rival = (table.large[seat] if other else table.small[seat]) - table.men[LABS * seat + other]
        workers = float(table.apprentices[seat] + 2)
        if turn < RESEARCH_TURN:
            workers *= self.at_work
        wanted = float(room) + 1.0
        if workers < wanted + rival:
            wanted *= workers / (wanted + rival)
        return wanted + 2.0 * float(men)

    def start_gain(
        self, table: LeonardoTable, seat: int, number: int, capacity: float, kinds: int, left: int
    ) -> float:
        """What is gained by starting an invention in a laboratory of this capacity."""
        reward = self.first[number]
        if not table.on_display >> number & 1:
            sight = table.sight[seat]
            if not table.grasp[seat][0] or number not in sight or sight.index(number) > table.players:
                return -2.0
            reward *= 0.7
        reward += 0.8 * self.card(table, seat, self.type[number], kinds, left // 2)
        need = self.need(table, seat, number)
        return self.profit(reward, need, capacity, left) - 0.6 * self.size[number] * self.component_in[left]

    def equipment(self, table: LeonardoTable, seat: int, left: int) -> float:
        """Apprentices and laboratories for the rounds that are left."""
        apprentices = float(table.apprentices[seat])
        if apprentices > 6.0:
            apprentices = 6.0 + (apprentices - 6.0) * self.crowd
        men = float(table.men[LABS * seat] + table.men[LABS * seat + 1])
        if table.small[seat] > 3:
            men += self.small_side
        if table.large[seat]:
            men += self.second_lab
            if table.large[seat] > 4:
                men += self.large_side
        return apprentices * self.apprentice_for[left] + men * self.man[left]

    def improvement(self, improvement: int, left: int) -> float:
        """What an improvement adds to that, with `left` rounds after this one."""
        value = self.man[left]
        if improvement == BUILD_LARGE:
            value *= self.second_lab
        elif improvement == FLIP_SMALL:
            value *= self.small_side
        elif improvement == FLIP_LARGE:
            value *= self.large_side
        return value

    def apprentice(self, table: LeonardoTable, seat: int, left: int) -> float:
        """What one more apprentice adds to that."""
        value = self.apprentice_for[left]
        return value if table.apprentices[seat] < 6 else value * self.crowd

    def hand(self, code: i64, left: int) -> float:
        """The components in hand (as `hand_code` gives them): the more there are, the less each is of use."""
        count = COUNTS[code]
        useful = self.useful[left]
        return self.component_in[left] * useful * count / (useful + count)

    def component(self, code: i64, c: int, left: int) -> float:
        """What one more of a kind adds to that."""
        more = DIGIT[c]
        after = code + more if code // more % BASE < BASE - 1 else code
        return self.hand(after, left) - self.hand(code, left)

    def lack(self, hand: list[i64], number: int) -> int:
        """How many components an invention asks for that are not in hand."""
        lack = 0
        for c in range(KINDS):
            rows = self.lacks[c]
            have = hand[c]
            if have < len(rows):
                lack += rows[have][number]
        return lack


#: What components of a kind are worth together, by their number; beyond, more is the same.
COUNT: Final[list[float]] = [0.0, 1.0, 1.85, 2.1, 2.2, 2.2]
#: The components of a hand as one code: a digit to this base for each kind.
BASE: Final = 6
DIGIT: Final[list[i64]] = [BASE**c for c in range(KINDS)]


def _counts() -> list[float]:
    """By code of a hand: what its components are worth together."""
    counts = [0.0]
    for _ in range(KINDS):
        counts = [before + each for each in COUNT for before in counts]
    return counts


COUNTS: Final[list[float]] = _counts()


def hand_code(hand: list[i64]) -> i64:
    """The code of a hand, to look it up."""
    code: i64 = 0
    for c in range(KINDS - 1, -1, -1):
        have = hand[c]
        code = code * BASE + (have if have < BASE else BASE - 1)
    return code


def running(week: list[float]) -> list[float]:
    """By rounds left: the prices of all of them together."""
    return [sum(week[: left + 1]) for left in range(len(week))]


def rounds_left(table: LeonardoTable) -> int:
    """Rounds of work still to come, with that of this turn."""
    if table.turn == 0:
        return LAST_TURN
    if table.stage >= BID:
        return LAST_TURN - table.turn
    return LAST_TURN + 1 - table.turn


def variety(bonus: list[float], new_type: float) -> list[list[float]]:
    """By rounds left and types: the bonus for variety one may expect. One type more than there are
    stands for all of them."""
    rows = [[*bonus, bonus[-1]]]
    for _ in range(LAST_TURN + 1):
        last = rows[-1]
        row = []
        for kinds in range(KINDS):
            chance = new_type * (KINDS - kinds) / KINDS
            row.append(chance * last[kinds + 1] + (1.0 - chance) * last[kinds])
        rows.append([*row, bonus[-1], bonus[-1]])
    return rows
