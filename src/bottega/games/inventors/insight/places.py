"""The places of an action's row.

A row begins with the kind of the action and the moment of the match; then come blocks, of which an action
fills those that say something about it. A work, an additional cube and another token on the same work tell of
the invention in the same places; so do a raise, a flip and a progression token of the goal that they serve.
"""

from __future__ import annotations

from typing import Final

from bottega.engine.encoding import one_of
from bottega.games.inventors.components import DISCIPLINES
from bottega.games.inventors.insight.sheets import TOKEN_PLACES

# The kinds of actions, in the order of their marks.
WORK: Final = 1
HELPED: Final = 2
REST: Final = 3
USE: Final = 4
RAISE: Final = 5
FLIP: Final = 6
CUBE: Final = 7
MORE: Final = 8
ENOUGH: Final = 9
REWARD: Final = 10
TEAM_CHOICE: Final = 11
DONE: Final = 12
_KINDS: Final[tuple[str, ...]] = (
    "work",
    "work helped",
    "rest",
    "availability",
    "raise",
    "flip",
    "cube",
    "more",
    "enough",
    "reward",
    "team",
    "done",
)
MARKS: Final = one_of(len(_KINDS))

_MOMENT: Final[tuple[str, ...]] = ("players", "age", "busy", "open")
_STAKE: Final[tuple[str, ...]] = ("best", "next", "last", "card", "rival best", "same")
_PLACING: Final[tuple[str, ...]] = (
    "cubes",
    "left",
    "completes",
    "own",
    "ahead",
    "behind",
    "first",
    "spare",
    "others",
    "better",
    "own reach",
    "rival reach",
    "rival completes",
    "rival could",
    "absent",
    "emptier",
)
_WORKER: Final[tuple[str, ...]] = ("wasted", "elsewhere", "colleague")
_SLOT: Final[tuple[str, ...]] = ("known", "rival knows", "slots")
_GOAL: Final[tuple[str, ...]] = (
    "serves",
    "level",
    "goal",
    "missing",
    "lacking",
    "reaches",
    "wanted elsewhere",
    "held",
    "tired",
    "use",
    "cost",
)
_GAIN: Final[tuple[str, ...]] = (
    "gain",
    "other gain",
    "rival gain",
    "rival other gain",
    "choosing after",
    "is card",
    "run",
)
_PAUSE: Final[tuple[str, ...]] = (
    "best available",
    "best busy",
    "completions",
    "rival completions",
    "held availability",
)
_TEAM_PLACES: Final[tuple[str, ...]] = (*(f"start.{name}" for name in DISCIPLINES), "flips", "versatile")

ACTION_PLACES: Final[tuple[str, ...]] = (
    *_KINDS,
    *_MOMENT,
    *TOKEN_PLACES,
    *_STAKE,
    *_PLACING,
    *_WORKER,
    *_SLOT,
    *_GOAL,
    *_GAIN,
    *_PAUSE,
    *_TEAM_PLACES,
)

# What stands in blocks that an action does not fill.
NO_STAKE: Final = bytes(len(TOKEN_PLACES) + len(_STAKE))
NO_WORKER: Final = bytes(len(_WORKER))
NO_GOAL: Final = bytes(len(_GOAL))
NO_GAIN: Final = bytes(len(_GAIN))
NO_TEAM: Final = bytes(len(_TEAM_PLACES))
AFTER_GAIN: Final = bytes(len(_PAUSE)) + NO_TEAM
AFTER_GOAL: Final = NO_GAIN + AFTER_GAIN
AFTER_SLOT: Final = NO_GOAL + AFTER_GOAL
AFTER_PLACING: Final = bytes(len(_SLOT)) + AFTER_SLOT
TOKENS_TO_GOAL: Final = bytes(len(_STAKE) + len(_PLACING) + len(_WORKER) + len(_SLOT))
BEFORE_GOAL: Final = bytes(len(TOKEN_PLACES)) + TOKENS_TO_GOAL
BEFORE_PAUSE: Final = BEFORE_GOAL + NO_GOAL + NO_GAIN
TOKENS_TO_TEAM: Final = TOKENS_TO_GOAL + NO_GOAL + NO_GAIN + bytes(len(_PAUSE))
