"""The places of the rows of actions, and the rows of those parts of them that an action leaves empty."""

from __future__ import annotations

from typing import Final

from bottega.engine.encoding import one_of
from bottega.games.leonardo.actions import FAVOURS, IMPROVEMENTS
from bottega.games.leonardo.insight.outlook import GROUPS
from bottega.games.leonardo.rules.council import BENEFITS_COUNT

#: The kinds of actions, a place for each.
MARKS: Final[tuple[str, ...]] = (
    *("start", "cancel", "done"),
    *("group in city", "group in laboratory", "master in city", "master in laboratory", "pass"),
    *("leonardo", "benefit", "no benefit", "lift", "put", "lift nobody", "arrange"),
    *("buy component", "buy nothing", "improve", "accept", "withdraw"),
    *("bid", "favour", "pick"),
)
MARK: Final = one_of(len(MARKS))
# Where they stand in this list.
IS_START: Final = 1
IS_CANCEL: Final = 2
IS_DONE: Final = 3
IS_GROUP: Final = 4
IS_GROUP_LAB: Final = 5
IS_MASTER: Final = 6
IS_MASTER_LAB: Final = 7
IS_PASS: Final = 8
IS_LEONARDO: Final = 9
IS_BENEFIT: Final = 10
IS_NO_BENEFIT: Final = 11
IS_LIFT: Final = 12
IS_PUT: Final = 13
IS_LIFT_NOBODY: Final = 14
IS_ARRANGE: Final = 15
IS_BUY: Final = 16
IS_BUY_NOTHING: Final = 17
IS_IMPROVE: Final = 18
IS_ACCEPT: Final = 19
IS_WITHDRAW: Final = 20
IS_BID: Final = 21
IS_FAVOUR: Final = 22
IS_PICK: Final = 23

#: The parts of a row, in their order.
MOMENT_PLACES: Final[tuple[str, ...]] = (
    *("left", "players", "research only", "master at home", "florins", "active rivals", "free", "expert"),
)
AREA_PLACES: Final[tuple[str, ...]] = (
    *GROUPS,
    *("want", "plan", "mine", "rivals", "strongest"),
    *("last one", "one of two", "one of more", "in hand", "left in shop"),
    *("to come", "threat", "rivals lack"),
)
PLACING_PLACES: Final[tuple[str, ...]] = (
    *("count", "first", "price of rank", "cannot pay"),
    *("lead", "behind", "spare", "short", "force left", "safe", "gain"),
)
WORK_PLACES: Final[tuple[str, ...]] = (
    *("large", "new type", "requested", "shown"),
    *("may", "sure", "could", "late"),
    *("reward", "need", "rounds", "size", "can be improved"),
    *("remaining", "waste", "room", "complete", "with master", "complete before"),
    *("other is free", "known", "lacks", "gain", "below best"),
)
CHOICE_PLACES: Final[tuple[str, ...]] = (
    *IMPROVEMENTS,
    *FAVOURS[len(IMPROVEMENTS) :],
    *(f"benefit {n + 1}" for n in range(BENEFITS_COUNT)),
    *("own", "holder", "distance"),
)
PAYING_PLACES: Final[tuple[str, ...]] = (
    *("price", "florins left", "waiting", "next price"),
    *("bid", "worth", "over", "below aim", "sure to win", "ties to me", "richest", "bidders"),
)
ACTION_PLACES: Final[tuple[str, ...]] = (
    *(f"moment.{name}" for name in MOMENT_PLACES),
    *(f"area.{name}" for name in AREA_PLACES),
    *(f"kind.{name}" for name in MARKS),
    *(f"placing.{name}" for name in PLACING_PLACES),
    *(f"work.{name}" for name in WORK_PLACES),
    *(f"choice.{name}" for name in CHOICE_PLACES),
    *(f"paying.{name}" for name in PAYING_PLACES),
)
NO_AREA: Final = bytes(len(AREA_PLACES))
NO_PLACING: Final = bytes(len(PLACING_PLACES))
NO_WORK: Final = bytes(len(WORK_PLACES))
NO_CHOICE: Final = bytes(len(CHOICE_PLACES))
NO_PAYING: Final = bytes(len(PAYING_PLACES))
#: What a placement says of a work, and what a start says.
NO_CHANGE: Final = bytes(6)
NO_START: Final = bytes(5)
NO_WORK_TO_END: Final = NO_WORK + NO_CHOICE + NO_PAYING
NO_CHOICE_TO_END: Final = NO_CHOICE + NO_PAYING
NO_START_TO_END: Final = NO_START + NO_CHOICE_TO_END
GROUP_ROW: Final = one_of(len(GROUPS))
NEAR_ROW: Final = one_of(3)
CHOICE_ROW: Final = one_of(len(FAVOURS) + BENEFITS_COUNT)
NO_LEONARDO: Final = b"\x00\x00\x00"
OWN: Final = b"\x01\x00\x00"
