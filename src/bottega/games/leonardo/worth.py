"""What things are worth to a seat, in florins: the prices by which bots judge and choose.

A worker's week has a price that falls towards the end; an invention is worth its reward and its card
less the weeks it still takes; a component is worth what it brings nearer. Nothing here reads what the
deck's order hides, nor another seat's secrets.
"""

from __future__ import annotations

from typing import Final

from bottega.games.leonardo.actions import (
    BUILD_LARGE,
    FLIP_LARGE,
    FLIP_SMALL,
)
from bottega.games.leonardo.components import DISCOUNT, KINDS, LABS, LAST_TURN, RESEARCH_TURN, Box
from bottega.games.leonardo.table import BID, IDLE, Table

#: What a worker's turn is worth, by the rounds of work that are left with this one.
WAGE: Final[list[float]] = [0.0, 0.0, 0.35, 0.8, 0.95, 1.0, 1.0, 1.0, 1.0, 1.0]
#: What a unit of a laboratory is worth over the rounds left, and how many units there are in a second
#: laboratory, in a space, in a space for a man and in a man.
RENT: Final[list[float]] = [0.0, 0.0, 0.5, 1.2, 2.0, 2.8, 3.6, 4.4, 5.2, 6.0]
SECOND_LAB: Final = 1.2
SPACE: Final = 0.25
MAN_SPACE: Final = 0.25
MAN_UNITS: Final = 1.9
#: The first, second ... component of a kind in hand, and how that fades over the rounds left.
COMPONENT: Final[list[float]] = [1.3, 1.1, 0.5, 0.2, 0.1]
FADE: Final[list[float]] = [0.0, 0.0, 0.1, 0.45, 0.8, 1.0, 1.0, 1.0, 1.0, 1.0]
#: How far one believes in a plan that lacks so many components.
BELIEF: Final[list[float]] = [
    0.9,
    0.55,
    0.3,
    0.15,
    0.1,
    0.05,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
]
#: How likely a round brings the card of a new type to whoever has none yet.
NEW_TYPE: Final = 0.45
#: Further inventions of a type that one may hope for in each round left.
SAME_TYPE: Final = 0.08
#: The part of one's workers that goes to the laboratories while the city is open.
AT_WORK: Final = 0.75
#: How useful the next apprentice is to somebody who has so many.
HELP: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 1.0, 0.95, 0.85, 0.7, 0.5, 0.0]
#: What remains of a reward that can just be had in time.
SHORT: Final = 0.8
#: What remains of a worker's turn while he is not placed yet.
UNPLACED: Final = 0.9
#: An area's benefit taken once more in the same turn is worth this part of the last.
AGAIN: Final = 0.7
#: Leonardo himself; a look at the deck; moving an apprentice.
LEAD: Final = 0.4
LOOK: Final = 0.5
MOVE: Final = 0.4
#: How likely each one who can still place workers overtakes a single worker in an area.
OVERTAKEN: Final = 0.25
#: The part of a card one may hope for when somebody else completes the invention in the same turn.
TIE: Final = 0.4


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
        self.bottom: int = sum(1 << n for n in box.bottom)
        self.wage: list[float] = WAGE[:]
        self.wages: list[float] = running(WAGE)
        self.rent: list[float] = RENT[:]
        self.second_lab: float = SECOND_LAB
        self.space: float = SPACE
        self.man_space: float = MAN_SPACE
        self.man: float = MAN_UNITS
        self.component_at: list[float] = COMPONENT[:]
        self.fade: list[float] = FADE[:]
        self.belief: list[float] = BELIEF[:]
        self.same_type: float = SAME_TYPE
        self.at_work: float = AT_WORK
        self.helpers: list[float] = [2.0 + sum(HELP[:a]) for a in range(len(HELP))]
        self.help: list[float] = HELP[:]
        self.short: float = SHORT
        self.unplaced: float = UNPLACED
        self.again: float = AGAIN
        self.lead: float = LEAD
        self.look: float = LOOK
        self.move: float = MOVE
        self.overtaken: float = OVERTAKEN
        self.tie: float = TIE
        self.variety: list[list[float]] = variety([float(n) for n in box.bonus], NEW_TYPE)

    def kinds(self, table: Table, seat: int) -> int:
        """Different types in front of a seat."""
        found = 0
        types = table.types
        for i in range(KINDS * seat, KINDS * seat + KINDS):
            if types[i]:
                found += 1
        return found

    def card(self, table: Table, seat: int, type: int, kinds: int, left: int) -> float:
        """One more card of this type with so many rounds left."""
        value = 2.0 * DISCOUNT * self.same_type * self.wage[left] * left
        if not table.types[KINDS * seat + type]:
            value += self.variety[left][kinds + 1] - self.variety[left][kinds]
        return value

    def need(self, table: Table, seat: int, number: int) -> int:
        """The weeks an invention takes this seat, with the discount of its cards."""
        return self.weeks[number] - DISCOUNT * table.types[KINDS * seat + self.type[number]]

    def profit(self, reward: float, need: int, capacity: float, left: int) -> float:
        """A reward that still takes so many weeks, less their price. A quarter of it remains where
        time is short, nothing where it is too short."""
        if need <= 0:
            return reward if left else 0.0
        rounds = int((need - 0.01) / capacity) + 1
        if rounds > left:
            return (
                0.1 * reward - need * self.wage[left]
                if need <= left * (capacity + 2.0)
                else -need * self.wage[left]
            )
        sure = 0.97 if rounds < left or left <= 2 else self.short
        return sure * reward - need * (self.wages[left] - self.wages[left - rounds]) / rounds

    def capacity(self, table: Table, seat: int, lab: int, turn: int) -> float:
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
        wanted = room + 1.0
        if workers < wanted + rival:
            wanted *= workers / (wanted + rival)
        return wanted + 2.0 * men

    def laboratories(self, table: Table, seat: int, left: int) -> float:
        """Spaces and men, for the rounds that are left."""
        i = LABS * seat
        small, large = table.small[seat], table.large[seat]
        spaces = self.box.man_spaces
        units = self.space * (small + large) + self.man * (table.men[i] + table.men[i + 1])
        units += self.man_space * (spaces[small] - table.men[i])
        if large:
            units += self.second_lab + self.man_space * (spaces[large] - table.men[i + 1])
        return self.rent[left] * units

    def improvement(self, improvement: int, left: int) -> float:
        """What an improvement adds to that, with so many rounds left after this one."""
        if improvement == BUILD_LARGE:
            return self.rent[left] * (self.second_lab + 4 * self.space)
        if improvement == FLIP_SMALL:
            return self.rent[left] * (2 * self.space + self.man_space)
        if improvement == FLIP_LARGE:
            return self.rent[left] * (2 * self.space + 2 * self.man_space)
        return self.rent[left] * (self.man - self.man_space)

    def apprentice(self, table: Table, seat: int, left: int) -> float:
        """One more apprentice for so many rounds after this one."""
        return self.wages[left] * self.help[table.apprentices[seat]]

    def component(self, count: int, left: int) -> float:
        """One more of a kind of which one has so many."""
        return self.component_at[count if count < 4 else 4] * self.fade[left]


def rounds_left(table: Table) -> int:
    """Rounds of work still to come, with that of this turn."""
    if table.turn == 0:
        return LAST_TURN
    if table.stage >= BID:
        return LAST_TURN - table.turn
    return LAST_TURN + 1 - table.turn


def running(wage: list[float]) -> list[float]:
    """By rounds left: the wages of all of them together."""
    return [sum(wage[: left + 1]) for left in range(len(wage))]


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
