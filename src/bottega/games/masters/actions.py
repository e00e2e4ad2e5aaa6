"""Every action of Masters of Renaissance, enumerated once. Rules read their fields, not their ids."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import Final

from mypy_extensions import i64

from bottega.engine.action import Action, ActionSpace
from bottega.engine.types import Json
from bottega.games.masters.components import COLOURS, LEADER_IDS, MOST, RESOURCES, SLOTS, STACKS

ROWS: Final = 3
COLUMNS: Final = 4
#: The market's lines: the rows from top to bottom, then the columns from left to right. Each lists
#: its cells from the end where a marble drops out to the end where the slide's marble enters.
LINES: Final[tuple[tuple[i64, ...], ...]] = (
    *(tuple(range(4 * row, 4 * row + 4)) for row in range(ROWS)),
    *(tuple(range(column, 12, 4)) for column in range(COLUMNS)),
)
#: The place of the slide's marble in the market, after the twelve cells.
SLIDE: Final = 12

# Production powers: the base power, the three slots, and the four production leaders by resource.
BASE: Final = 0
FIRST_SLOT: Final = 1
FIRST_LEADER: Final = 4
POWERS: Final = 8


class TakeLine(Action):
    """Take the marbles of a row or column of the market."""

    __slots__ = ("axis", "line", "number")

    def __init__(self, line: i64) -> None:
        self.line = line
        self.axis = "row" if line < ROWS else "column"
        self.number = line + 1 if line < ROWS else line - ROWS + 1
        super().__init__("market", f"market {self.axis} {self.number}", (f"{self.axis}:{self.number}",))

    def fields(self) -> dict[str, Json]:
        return {"axis": self.axis, "number": self.number}


class Buy(Action):
    """Buy the top card of a stack and lay it on a slot."""

    __slots__ = ("slot", "stack")

    def __init__(self, stack: i64, slot: i64) -> None:
        self.stack = stack
        self.slot = slot
        name = STACKS[stack]
        super().__init__("buy", f"buy {name} slot {slot + 1}", (f"stack:{name}", f"slot:{slot + 1}"))

    def fields(self) -> dict[str, Json]:
        return {"stack": STACKS[self.stack], "slot": self.slot + 1}


class Activate(Action):
    """Activate one production power; the first one makes production the turn's main action."""

    __slots__ = ("power",)

    def __init__(self, power: i64) -> None:
        self.power = power
        name = power_name(power)
        super().__init__("activate", f"activate {name}", (f"power:{name}",))

    def fields(self) -> dict[str, Json]:
        return {"power": power_name(self.power)}


class FinishProduction(Action):
    """Activate no more powers; what was produced goes to the strongbox."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("finish", "finish production", ("finish",))


class LeaderAction(Action):
    """Play or discard a leader from the hand."""

    __slots__ = ("leader",)

    def __init__(self, type: str, verb: str, leader: i64) -> None:
        self.leader = leader
        super().__init__(type, f"{verb} leader {leader}", (f"leader:{leader}",))

    def fields(self) -> dict[str, Json]:
        return {"leader": self.leader}


class PlayLeader(LeaderAction):
    __slots__ = ()

    def __init__(self, leader: i64) -> None:
        super().__init__("play-leader", "play", leader)


class DiscardLeader(LeaderAction):
    __slots__ = ()

    def __init__(self, leader: i64) -> None:
        super().__init__("discard-leader", "discard", leader)


class PayByHand(Action):
    """Choose oneself, for the rest of this turn, what is paid from where."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("by-hand", "pay by hand", ("strongbox",))


class EndTurn(Action):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("end-turn", "end turn", ("end-turn",))


class KeepLeaders(Action):
    """Keep two of the four leaders dealt; the others are put away."""

    __slots__ = ("leaders",)

    def __init__(self, first: i64, second: i64) -> None:
        self.leaders = (first, second)
        super().__init__(
            "keep-leaders", f"keep leaders {first} {second}", (f"leader:{first}", f"leader:{second}")
        )

    def fields(self) -> dict[str, Json]:
        return {"leaders": list(self.leaders)}


class ResourceAction(Action):
    """A choice of one resource."""

    __slots__ = ("resource",)

    def __init__(self, type: str, verb: str, resource: i64) -> None:
        self.resource = resource
        name = RESOURCES[resource]
        super().__init__(type, f"{verb} {name}", (f"resource:{name}",))

    def fields(self) -> dict[str, Json]:
        return {"resource": RESOURCES[self.resource]}


class StartWith(ResourceAction):
    """Take a resource of one's choice before the first turn."""

    __slots__ = ()

    def __init__(self, resource: i64) -> None:
        super().__init__("start", "start with", resource)


class TurnWhite(ResourceAction):
    """Let a white marble be one of the resources of one's two marble leaders."""

    __slots__ = ()

    def __init__(self, resource: i64) -> None:
        super().__init__("white", "white", resource)


class Spend(ResourceAction):
    """Spend a resource in the base power."""

    __slots__ = ()

    def __init__(self, resource: i64) -> None:
        super().__init__("spend", "spend", resource)


class Gain(ResourceAction):
    """Choose what a power produces."""

    __slots__ = ()

    def __init__(self, resource: i64) -> None:
        super().__init__("gain", "gain", resource)


class Pay(Action):
    """Pay this number of the resource now due from the warehouse, the rest from the strongbox."""

    __slots__ = ("count", "resource")

    def __init__(self, resource: i64, count: i64) -> None:
        self.resource = resource
        self.count = count
        name = RESOURCES[resource]
        super().__init__("pay", f"pay {count} {name} from warehouse", (f"resource:{name}",))

    def fields(self) -> dict[str, Json]:
        return {"resource": RESOURCES[self.resource], "count": self.count}


class Keep(Action):
    """Store these of the resources just taken; discard the others.

    `code` has a decimal digit per resource, like every code of the warehouse.
    """

    __slots__ = ("code", "counts", "total")

    def __init__(self, counts: tuple[i64, ...]) -> None:
        self.counts = counts
        self.total = sum(counts)
        self.code: i64 = sum(count * 10**r for r, count in enumerate(counts))
        held = [(count, RESOURCES[r]) for r, count in enumerate(counts) if count]
        text = " ".join(f"{count} {name}" for count, name in held) or "nothing"
        super().__init__("keep", f"keep {text}", tuple(f"resource:{name}" for _, name in held))

    def fields(self) -> dict[str, Json]:
        return {"resources": {name: self.counts[r] for r, name in enumerate(RESOURCES)}}


def power_name(power: int) -> str:
    """``base``, ``slot 1`` or ``leader coin``."""
    if power == BASE:
        return "base"
    if power < FIRST_LEADER:
        return f"slot {power - FIRST_SLOT + 1}"
    return f"leader {RESOURCES[power - FIRST_LEADER]}"


def in_any_order(counts: tuple[i64, ...]) -> list[str]:
    """The ways to write a `Keep`: ``keep 2 servant 1 coin``, too."""
    held = [f"{count} {RESOURCES[r]}" for r, count in enumerate(counts) if count]
    return [f"keep {' '.join(order)}" for order in permutations(held)]


ACTIONS: Final = ActionSpace("bottega.games.masters.actions:ACTIONS")

TAKE_LINE: Final[list[Action]] = [ACTIONS.add(TakeLine(line)) for line in range(len(LINES))]
BUY: Final = [[ACTIONS.add(Buy(stack, slot)) for slot in range(SLOTS)] for stack in range(len(STACKS))]
ACTIVATE: Final = [ACTIONS.add(Activate(power)) for power in range(POWERS)]
FINISH: Final = ACTIONS.add(FinishProduction())
#: By leader, counted from the first.
PLAY_LEADER: Final = [ACTIONS.add(PlayLeader(leader)) for leader in LEADER_IDS]
DISCARD_LEADER: Final = [ACTIONS.add(DiscardLeader(leader)) for leader in LEADER_IDS]
PAY_BY_HAND: Final = ACTIONS.add(PayByHand())
END_TURN: Final = ACTIONS.add(EndTurn())
KEEP_LEADERS: Final = {
    (one, two): ACTIONS.add(KeepLeaders(one, two), also=[f"keep leaders {two} {one}"])
    for one, two in combinations(LEADER_IDS, 2)
}
START_WITH: Final[list[Action]] = [ACTIONS.add(StartWith(r)) for r in range(4)]
TURN_WHITE: Final = [ACTIONS.add(TurnWhite(r)) for r in range(4)]
SPEND: Final = [ACTIONS.add(Spend(r)) for r in range(4)]
GAIN: Final[list[Action]] = [ACTIONS.add(Gain(r)) for r in range(4)]
#: By resource: what comes from the warehouse, most first, as it is paid by default.
PAY: Final = [[ACTIONS.add(Pay(r, n)) for n in range(MOST, -1, -1)] for r in range(4)]
#: Everything that four marbles can be kept as, the most first.
KEEP: Final = [
    ACTIONS.add(Keep(counts), also=in_any_order(counts))
    for counts in sorted(
        (counts for counts in product(range(5), repeat=4) if sum(counts) <= 4),
        key=lambda counts: (-sum(counts), [-n for n in counts]),
    )
]

ACTIONS.forms = [
    f"market row 1-{ROWS}",
    f"market column 1-{COLUMNS}",
    f"buy {COLOURS[0]}1 slot 1-{SLOTS}",
    "activate base",
    f"activate slot 1-{SLOTS}",
    f"activate leader {RESOURCES[0]}",
    "finish production",
    f"play leader {LEADER_IDS[0]}-{LEADER_IDS[-1]}",
    "discard leader N",
    "pay by hand",
    "end turn",
    "keep leaders N N",
    f"start with {RESOURCES[0]}",
    f"white {RESOURCES[0]}",
    f"spend {RESOURCES[0]}",
    f"gain {RESOURCES[0]}",
    f"pay N {RESOURCES[0]} from warehouse",
    f"keep N {RESOURCES[0]} N {RESOURCES[1]}",
    "keep nothing",
]
