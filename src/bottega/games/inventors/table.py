"""The table: everything that lies on it, and nothing about what it means."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from bottega.engine.action import Action
from bottega.engine.rows import put
from bottega.engine.state import State
from bottega.engine.types import Json, Seat
from bottega.games.inventors.components import FIELDS, KINDS, TEAM_SIZE, Box

# Stages: what kind of decision is open.
TEAM: Final = 0  # which team to lead
TURN: Final = 1  # work, rest, or a token before it
FLIP: Final = 2  # which token becomes a level 1
CUBE: Final = 3  # where an additional cube goes
MORE: Final = 4  # another additional-knowledge token on the same work?
REWARD: Final = 5  # the card or a token
FINAL: Final = 6  # tokens once more before the count
OVER: Final = 7
STAGES: Final[tuple[str, ...]] = ("team", "turn", "flip", "cube", "more", "reward", "final", "over")

NO_TEAM: Final = -1
#: An empty space: no invention, or a reward that is taken.
NONE: Final = -1

#: A coming age: inventions by index, and the two tokens on each.
Age: TypeAlias = tuple[tuple[int, ...], tuple[tuple[int, int], ...]]


class Table(State):
    """The data of a match. Rows with several places per seat are flat. What changes at nearly every
    decision is a list; the rest are tuples, which clones share (`bottega.engine.rows`).

    Public:
      age          1 to 3; 0 while teams are chosen
      current      whose turn it is; `statue` the seat that holds Leonardo
      team         by seat
      levels       sixteen per seat: four inventors by four disciplines
      knows        four per seat: the levels of an inventor as one code, see `knowledge`
      busy         by seat: its busy inventors, as a bit mask
      tokens       nine per seat: reward tokens by kind
      cards        by seat: inventions acquired, by index
      spaces       inventions on the table by index, NONE where one is gone
      empty        four per space: slots not yet filled; `wants` the same as a bit mask of disciplines
      seeking      by discipline: the spaces with an empty slot of it, as a bit mask
      cubes        per space and seat: cubes placed
      owners       four per space: the seats whose cubes fill it, the first cube first, see `owners_of`
      rewards      two per space: tokens lying there, NONE where one is taken
      inventor     the one at work, `space` where; `extra` additional cubes still to be put
      discipline   what is being raised from nothing, with `inventor`; -1 for none
      sharing      who still chooses a reward, the next one first
      card_left    the card being shared has not been taken
      boxed        inventions out of the game; `spent` tokens out of the game by kind

    Hidden:
      coming       the ages to come: inventions and their tokens
      bag          tokens that never come to the table, by kind
    """

    __slots__ = (
        "age",
        "bag",
        "box",
        "boxed",
        "busy",
        "card_left",
        "cards",
        "chosen_teams",
        "coming",
        "cubes",
        "current",
        "discipline",
        "empty",
        "extra",
        "final",
        "inventor",
        "knows",
        "levels",
        "owners",
        "rewards",
        "seeking",
        "sharing",
        "space",
        "spaces",
        "spent",
        "stage",
        "statue",
        "team",
        "tokens",
        "wants",
    )

    box: Box
    chosen_teams: bool
    stage: i64
    age: i64
    current: i64
    statue: i64
    team: tuple[i64, ...]
    levels: tuple[i64, ...]
    knows: tuple[i64, ...]
    busy: list[i64]
    tokens: list[i64]
    cards: tuple[tuple[i64, ...], ...]
    spaces: tuple[i64, ...]
    empty: list[i64]
    wants: list[i64]
    seeking: list[i64]
    cubes: list[i64]
    owners: list[i64]
    rewards: tuple[i64, ...]
    inventor: i64
    space: i64
    extra: i64
    discipline: i64
    sharing: tuple[Seat, ...]
    card_left: bool
    final: bool
    boxed: tuple[i64, ...]
    spent: tuple[i64, ...]
    coming: tuple[Age, ...]
    bag: tuple[i64, ...]

    def ask(self, seat: Seat, stage: int) -> None:
        """One seat decides next."""
        self.actors = ALONE[seat]
        self.stage = stage

    def level(self, seat: Seat, inventor: int, discipline: int) -> int:
        return self.levels[(seat * TEAM_SIZE + inventor) * FIELDS + discipline]

    def owners_of(self, space: int, discipline: int) -> list[Seat]:
        """The seats whose cubes fill the slots of a discipline, the first cube first.

        `owners` packs them into one number, an octal digit for each cube.
        """
        i = FIELDS * space + discipline
        slots = self.box.inventions[self.spaces[space]].slots[discipline]
        filled = slots - self.empty[i]
        return [self.owners[i] >> 3 * (filled - 1 - cube) & 7 for cube in range(filled)]

    def spend_from(self, seat: Seat, kind: int) -> None:
        """A seat's token leaves the game."""
        place = seat * KINDS + kind
        self.tokens[place] = self.tokens[place] - 1
        self.spend(kind)

    def spend(self, kind: int) -> None:
        """A token leaves the game."""
        self.spent = put(self.spent, kind, self.spent[kind] + 1)

    def emit(self, kind: str, values: dict[str, Json]) -> None:
        """Tell the log, if there is one: everything that happens here is public."""
        if self.log is not None:
            self.log.add(kind, values)


#: `actors` when one seat decides alone.
ALONE: Final[tuple[tuple[Seat, ...], ...]] = ((0,), (1,), (2,), (3,), (4,))

#: What `legal` appends to.
Offer = list[Action]
