"""The form of a view of Legendary Inventors: every field, what it means, who sees it."""

from __future__ import annotations

from typing import Final

from bottega.engine.schema import (
    BySeat,
    Counts,
    Field,
    Fields,
    ListOf,
    Nullable,
    Number,
    Text,
    Truth,
    Word,
    head,
    seat,
)
from bottega.games.inventors.components import (
    AGES,
    DISCIPLINES,
    MOST_SPACES,
    TEAM_SIZE,
    TEAMS,
    TOKENS,
    TOKENS_EACH,
    TOP_LEVEL,
)
from bottega.games.inventors.table import STAGES

_TOKEN: Final = Word(TOKENS, "TokenName")
_TOKENS: Final = Counts(_TOKEN, Number())
_DISCIPLINE: Final = Word(DISCIPLINES, "Discipline")
_INVENTIONS: Final = ListOf(Text())

INVENTION: Final = Fields(
    "Plate",
    Field("id", Text(), "The id of the invention."),
    Field(
        "slots",
        Counts(_DISCIPLINE, ListOf(Nullable(seat()))),
        "By discipline, slot by slot: the seat whose cube fills it, in the order in which they came; null for"
        " an empty slot.",
    ),
    Field("cubes", BySeat(Number()), "Cubes that each seat has on it."),
    Field("rewards", ListOf(Nullable(_TOKEN), TOKENS_EACH), "The two tokens; null for one that is taken."),
)

INVENTOR: Final = Fields(
    "TeamMember",
    Field("id", Text(), "The id of the inventor. Actions call them by their place in the list, from 1 to 4."),
    Field("levels", Counts(_DISCIPLINE, Number(0, TOP_LEVEL)), "What they know."),
    Field("busy", Truth(), "They are at work until the team rests."),
)

BOARD: Final = Fields(
    "Camp",
    Field("team", Nullable(Word(TEAMS, "Team")), "The team's colour; null before it is chosen."),
    Field("inventors", ListOf(INVENTOR), f"The {TEAM_SIZE} inventors of the team; none before it is chosen."),
    Field("tokens", _TOKENS, "Reward tokens."),
    Field("cards", _INVENTIONS, "The inventions acquired."),
)

PENDING: Final = Fields(
    "Pending",
    Field(
        "inventor", Nullable(Number(1, TEAM_SIZE)), "The inventor at work, or whose level is being raised."
    ),
    Field("space", Nullable(Number(1, MOST_SPACES)), "The space of the invention worked on or shared."),
    Field("extra", Number(), "Cubes of an additional-knowledge token that are still to be placed."),
    Field("discipline", Nullable(_DISCIPLINE), "The discipline that is being raised to level 1."),
    Field("sharing", ListOf(seat()), "The seats that still choose a reward, the next one first."),
    Field("card_left", Truth(), "The invention that is being shared has not been taken."),
)

VIEW: Final = Fields(
    "InventorsView",
    *head(STAGES, [Field("teams", Word(("dealt", "chosen")), "How players get their teams.")]),
    Field("age", Nullable(Number(1, AGES)), "The age; null while teams are chosen."),
    Field("turn", seat(), "The seat whose turn it is."),
    Field("statue", seat(), "The seat that holds the statue of Leonardo."),
    Field("final", Truth(), "The ages are over; players may still use tokens before the count."),
    Field("inventions", ListOf(Nullable(INVENTION)), "By space: the invention; null where it is completed."),
    Field("boards", BySeat(BOARD), "What each seat has."),
    Field("pending", PENDING, "What the turn under way still holds."),
    Field("boxed", _INVENTIONS, "Inventions out of the game."),
    Field("spent", _TOKENS, "Tokens out of the game."),
    Field("coming", Number(0, AGES), "Number of ages to come."),
    Field("bag", _TOKENS, "Tokens that nobody has seen yet: in the bag, or on the inventions to come."),
)
