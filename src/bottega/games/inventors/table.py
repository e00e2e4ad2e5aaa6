"""The table: everything that lies on it, and nothing about what it means."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from bottega.engine.game import Game
from bottega.engine.rows import put
from bottega.engine.state import EVERYTHING, State
from bottega.engine.types import Seat
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

#: The cubes of a seat on an invention are one number: 8 bits for their sum, then 8 bits for each discipline.
CUBE_BITS: Final = 8
ALL_CUBES: Final = 255
#: What one cube adds to that number, by discipline.
PLACED: Final[tuple[int, ...]] = tuple([1 + (1 << CUBE_BITS * (d + 1)) for d in range(FIELDS)])

#: What has changed (`State.touched`): a bit for each seat, for its `busy` and `tokens`; then one for each
#: space, for its `empty` and `cubes`.
TOUCHED_WORK: Final = 8
TOUCHED_BOARDS: Final = (1 << TOUCHED_WORK) - 1

#: A coming age: inventions by index, and the two tokens on each.
Age: TypeAlias = tuple[tuple[int, ...], tuple[tuple[int, int], ...]]


class InventorsTable(State):
    """The data of a match; `fields` says how each is saved. Rows with several places per seat are
    flat. What changes at nearly every decision is a list; the rest are tuples, which clones share
    (`bottega.engine.rows`)."""

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
        "rewards",
        "seeking",
        "sharing",
        "space",
        "spaces",
        "spent",
        "statue",
        "team",
        "tokens",
        "wants",
    )

    box: Box
    #: The option `teams`: players choose their teams.
    chosen_teams: bool
    #: 1 to 3; 0 while teams are chosen.
    age: i64
    #: The seat whose turn it is.
    current: i64
    #: The seat that holds Leonardo.
    statue: i64
    #: The round of tokens before the count is under way.
    final: bool
    #: By space: the invention there by index, NONE where it is gone.
    spaces: tuple[i64, ...]
    #: Four per space: slots not yet filled.
    empty: list[i64]
    #: Per space and seat: cubes placed, in all (`& ALL_CUBES`) and by discipline (see `PLACED`).
    cubes: list[i64]
    #: Two per space: tokens lying there, NONE where one is taken.
    rewards: tuple[i64, ...]
    #: By seat: the team it leads.
    team: tuple[i64, ...]
    #: Sixteen per seat: four inventors by four disciplines.
    levels: tuple[i64, ...]
    #: By seat: its busy inventors, as a bit mask.
    busy: list[i64]
    #: Nine per seat: reward tokens by kind.
    tokens: list[i64]
    #: By seat: inventions acquired, by index.
    cards: tuple[tuple[i64, ...], ...]
    #: The inventor at work or being raised.
    inventor: i64
    #: Where the inventor works.
    space: i64
    #: Additional cubes still to be put.
    extra: i64
    #: What `inventor` learns from nothing; -1 for none.
    discipline: i64
    #: Seats still to choose a reward, the next first.
    sharing: tuple[Seat, ...]
    #: The card being shared has not been taken.
    card_left: bool
    #: Inventions out of the game.
    boxed: tuple[i64, ...]
    #: Tokens out of the game, by kind.
    spent: tuple[i64, ...]
    #: The ages to come: inventions and their tokens.
    coming: tuple[Age, ...]
    #: Tokens that never come to the table, by kind.
    bag: tuple[i64, ...]
    #: Four per seat: the levels of an inventor as one code, see `knowledge`.
    knows: tuple[i64, ...]
    #: By space: the disciplines with an empty slot, as a bit mask.
    wants: list[i64]
    #: By discipline: the spaces with an empty slot of it, as a bit mask.
    seeking: list[i64]

    def clear(self, game: Game, players: int) -> None:
        """Every field as it is before the deal."""
        self._game = game
        self.box = game.box
        self.players = players
        self.over = False
        self.actors = ()
        self.stage = 0
        self.log = None
        self.touched = EVERYTHING
        self.chosen_teams = False
        self.age = 0
        self.current = 0
        self.statue = 0
        self.final = False
        self.spaces = ()
        self.empty = []
        self.cubes = []
        self.rewards = ()
        self.team = (NO_TEAM,) * players
        self.levels = (0,) * (TEAM_SIZE * FIELDS * players)
        self.busy = [0] * players
        self.tokens = [0] * (KINDS * players)
        self.cards = ((),) * players
        self.inventor = NONE
        self.space = NONE
        self.extra = 0
        self.discipline = NONE
        self.sharing = ()
        self.card_left = False
        self.boxed = ()
        self.spent = (0,) * KINDS
        self.coming = ()
        self.bag = (0,) * KINDS
        self.knows = (0,) * (TEAM_SIZE * players)
        self.wants = []
        self.seeking = [0] * FIELDS

    def copy_to(self, other: InventorsTable) -> None:
        """Make the other table equal to this one, without its log."""
        other._game = self._game
        other.box = self.box
        other.players = self.players
        other.over = self.over
        other.actors = self.actors
        other.stage = self.stage
        other.log = None
        other.touched = EVERYTHING
        other.chosen_teams = self.chosen_teams
        other.age = self.age
        other.current = self.current
        other.statue = self.statue
        other.final = self.final
        other.spaces = self.spaces
        other.empty = self.empty[:]
        other.cubes = self.cubes[:]
        other.rewards = self.rewards
        other.team = self.team
        other.levels = self.levels
        other.busy = self.busy[:]
        other.tokens = self.tokens[:]
        other.cards = self.cards
        other.inventor = self.inventor
        other.space = self.space
        other.extra = self.extra
        other.discipline = self.discipline
        other.sharing = self.sharing
        other.card_left = self.card_left
        other.boxed = self.boxed
        other.spent = self.spent
        other.coming = self.coming
        other.bag = self.bag
        other.knows = self.knows
        other.wants = self.wants[:]
        other.seeking = self.seeking[:]

    # Up to here by `make fields`.

    def level(self, seat: Seat, inventor: int, discipline: int) -> int:
        return self.levels[(seat * TEAM_SIZE + inventor) * FIELDS + discipline]

    def owners_of(self, space: int, discipline: int) -> list[Seat]:
        """The seats whose cubes fill the slots of a discipline, in seat order."""
        shift = CUBE_BITS * (discipline + 1)
        at = space * self.players
        return [
            seat
            for seat in range(self.players)
            for _ in range(int(self.cubes[at + seat]) >> shift & ALL_CUBES)
        ]

    def cubes_on(self, space: int) -> list[int]:
        """By seat: its cubes on an invention."""
        at = space * self.players
        return [cubes & ALL_CUBES for cubes in self.cubes[at : at + self.players]]

    def spend_from(self, seat: Seat, kind: int) -> None:
        """A seat's token leaves the game."""
        place = seat * KINDS + kind
        self.tokens[place] = self.tokens[place] - 1
        self.touched |= 1 << seat
        self.spend(kind)

    def spend(self, kind: int) -> None:
        """A token leaves the game."""
        self.spent = put(self.spent, kind, self.spent[kind] + 1)
