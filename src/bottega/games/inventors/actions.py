"""Every action of Legendary Inventors, enumerated once. Rules read their fields, not their ids."""

from __future__ import annotations

from typing import Final

from bottega.engine.action import Action, ActionSpace
from bottega.engine.types import Json
from bottega.games.inventors.components import (
    DISCIPLINES,
    FIELDS,
    KINDS,
    MOST_SPACES,
    REWARDS,
    TEAM_SIZE,
    TEAMS,
    TOKENS,
)


class Work(Action):
    """Send an inventor to work on an invention; `helped`: with additional knowledge."""

    __slots__ = ("helped", "inventor", "space")

    def __init__(self, inventor: int, space: int, helped: bool) -> None:
        self.inventor = inventor
        self.space = space
        self.helped = helped
        text = f"work {inventor + 1} on {space + 1}" + (" with knowledge" if helped else "")
        targets = (f"inventor:{inventor + 1}", f"invention:{space + 1}")
        super().__init__(
            "work-helped" if helped else "work",
            text,
            (*targets, "token:additional_knowledge") if helped else targets,
        )

    def fields(self) -> dict[str, Json]:
        return {"inventor": self.inventor + 1, "space": self.space + 1}


class Plain(Action):
    """An action that says everything by its type."""

    __slots__ = ()

    def __init__(self, type: str, notation: str, target: str) -> None:
        super().__init__(type, notation, (target,))


class Rest(Plain):
    """All busy inventors become available; that is the turn."""

    __slots__ = ()


class UseAvailability(Plain):
    """The same by a token; the turn goes on."""

    __slots__ = ()


class MoreKnowledge(Plain):
    """Play another additional-knowledge token on the same work."""

    __slots__ = ()


class Enough(Plain):
    """Play no further token on this work."""

    __slots__ = ()


class Done(Plain):
    """Place no more tokens before the final count."""

    __slots__ = ()


class Raise(Action):
    """Raise an inventor's knowledge of a discipline by one level."""

    __slots__ = ("discipline", "inventor")

    def __init__(self, inventor: int, discipline: int) -> None:
        self.inventor = inventor
        self.discipline = discipline
        name = DISCIPLINES[discipline]
        super().__init__(
            "raise", f"raise {inventor + 1} {name}", (f"inventor:{inventor + 1}", f"discipline:{name}")
        )

    def fields(self) -> dict[str, Json]:
        return {"inventor": self.inventor + 1, "discipline": DISCIPLINES[self.discipline]}


class Flip(Action):
    """Turn this token over: it becomes the level 1 just asked for."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind
        super().__init__("flip", f"flip {TOKENS[kind]}", (f"token:{TOKENS[kind]}",))

    def fields(self) -> dict[str, Json]:
        return {"token": TOKENS[self.kind]}


class PutCube(Action):
    """Put an additional cube on an empty slot of this discipline."""

    __slots__ = ("discipline",)

    def __init__(self, discipline: int) -> None:
        self.discipline = discipline
        name = DISCIPLINES[discipline]
        super().__init__("cube", f"cube {name}", (f"discipline:{name}",))

    def fields(self) -> dict[str, Json]:
        return {"discipline": DISCIPLINES[self.discipline]}


#: The card itself, or one of the tokens on it.
CARD: Final = 0
REWARD_NAMES: Final[tuple[str, ...]] = ("invention", "token 1", "token 2")


class TakeReward(Action):
    """Choose a reward of a completed invention."""

    __slots__ = ("reward",)

    def __init__(self, reward: int) -> None:
        self.reward = reward
        super().__init__("reward", f"take {REWARD_NAMES[reward]}", (f"reward:{reward}",))

    def fields(self) -> dict[str, Json]:
        return {"reward": REWARD_NAMES[self.reward].replace(" ", "-")}


class ChooseTeam(Action):
    __slots__ = ("team",)

    def __init__(self, team: int) -> None:
        self.team = team
        super().__init__("team", f"team {TEAMS[team]}", (f"team:{TEAMS[team]}",))

    def fields(self) -> dict[str, Json]:
        return {"team": TEAMS[self.team]}


ACTIONS: Final = ActionSpace("bottega.games.inventors.actions:ACTIONS")

WORK: Final = [[ACTIONS.add(Work(i, s, False)) for s in range(MOST_SPACES)] for i in range(TEAM_SIZE)]
WORK_HELPED: Final = [[ACTIONS.add(Work(i, s, True)) for s in range(MOST_SPACES)] for i in range(TEAM_SIZE)]
REST: Final = ACTIONS.add(Rest("rest", "rest", "rest"))
USE_AVAILABILITY: Final = ACTIONS.add(
    UseAvailability("availability", "use availability", "token:availability")
)
RAISE: Final = [[ACTIONS.add(Raise(i, d)) for d in range(FIELDS)] for i in range(TEAM_SIZE)]
FLIP: Final = [ACTIONS.add(Flip(kind)) for kind in range(KINDS)]
PUT_CUBE: Final = [ACTIONS.add(PutCube(d)) for d in range(FIELDS)]
MORE: Final = ACTIONS.add(MoreKnowledge("more", "more knowledge", "token:additional_knowledge"))
ENOUGH: Final = ACTIONS.add(Enough("enough", "enough", "enough"))
TAKE: Final = [ACTIONS.add(TakeReward(r)) for r in range(REWARDS)]
TEAM: Final = [ACTIONS.add(ChooseTeam(t)) for t in range(len(TEAMS))]
DONE: Final = ACTIONS.add(Done("done", "done", "done"))

ACTIONS.forms = [
    f"work 1-{TEAM_SIZE} on 1-{MOST_SPACES}",
    "work N on N with knowledge",
    "rest",
    "use availability",
    f"raise N {DISCIPLINES[0]}",
    f"flip {TOKENS[0]}",
    f"cube {DISCIPLINES[0]}",
    "more knowledge",
    "enough",
    "take invention",
    "take token 1-2",
    f"team {TEAMS[0]}",
    "done",
]
