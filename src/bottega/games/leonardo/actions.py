"""Every action of Leonardo da Vinci, enumerated once. Rules read their fields, not their ids."""

from __future__ import annotations

from typing import Final

from bottega.engine.action import Action, ActionSpace
from bottega.engine.types import Json, Seat
from bottega.games.leonardo.components import (
    AREAS,
    COMPONENTS,
    INVENTIONS,
    LAB_NAMES,
    LABS,
    LARGE,
    PLACES,
    SMALL,
)

SEATS: Final = 5
MOST_APPRENTICES: Final = 9
#: No bid is higher than this: nine turns with both laboratories full never earn as much.
MOST_FLORINS: Final = 300


class Start(Action):
    """Lay the components of an invention under an idle laboratory."""

    __slots__ = ("invention", "lab")

    def __init__(self, lab: int, invention: int) -> None:
        self.lab = lab
        self.invention = invention
        name = LAB_NAMES[lab]
        super().__init__("start", f"start {invention} in {name}", (f"invention:{invention}", f"lab:{name}"))

    def fields(self) -> dict[str, Json]:
        return {"lab": LAB_NAMES[self.lab], "invention": self.invention}


class Cancel(Action):
    """Give up what a laboratory works on; its components go back to the hand."""

    __slots__ = ("lab",)

    def __init__(self, lab: int) -> None:
        self.lab = lab
        super().__init__("cancel", f"cancel {LAB_NAMES[lab]}", (f"lab:{LAB_NAMES[lab]}",))

    def fields(self) -> dict[str, Json]:
        return {"lab": LAB_NAMES[self.lab]}


class Plain(Action):
    """An action that says everything by its type."""

    __slots__ = ()

    def __init__(self, type: str, notation: str) -> None:
        super().__init__(type, notation, (type,))


class Done(Plain):
    """The laboratories are settled for this turn."""

    __slots__ = ()


class Pass(Plain):
    """Place no more workers this turn."""

    __slots__ = ()


class Withdraw(Plain):
    """Take one's workers back from the area instead of a benefit."""

    __slots__ = ()


class LeaveIt(Plain):
    """Make no use of a benefit of the Council."""

    __slots__ = ()


class Accept(Plain):
    """Take the benefit that is offered, for the price the marker shows."""

    __slots__ = ()


class Place(Action):
    """Place a group of apprentices."""

    __slots__ = ("count", "place")

    def __init__(self, place: int, count: int) -> None:
        self.place = place
        self.count = count
        super().__init__("place", f"place {count} in {PLACES[place]}", (f"place:{PLACES[place]}",))

    def fields(self) -> dict[str, Json]:
        return {"place": PLACES[self.place], "count": self.count}


class PlaceMaster(Action):
    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place
        super().__init__("master", f"master to {PLACES[place]}", (f"place:{PLACES[place]}", "master"))

    def fields(self) -> dict[str, Json]:
        return {"place": PLACES[self.place]}


class GiveLeonardo(Action):
    """The first in the Council says who takes Leonardo."""

    __slots__ = ("owner",)

    def __init__(self, owner: Seat) -> None:
        self.owner = owner
        super().__init__("leonardo", f"leonardo to seat {owner}", (f"seat:{owner}",))

    def fields(self) -> dict[str, Json]:
        return {"to_seat": self.owner}


class Benefit(Action):
    """Choose one of the four spaces of the Council."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space
        super().__init__("benefit", f"benefit {space + 1}", (f"benefit:{space + 1}",))

    def fields(self) -> dict[str, Json]:
        return {"benefit": str(self.space + 1)}


class Lift(Action):
    """Pick up an apprentice to move them (the Council's first benefit)."""

    __slots__ = ("owner", "place")

    def __init__(self, owner: Seat, place: int) -> None:
        self.owner = owner
        self.place = place
        name = PLACES[place]
        super().__init__("lift", f"lift seat {owner} from {name}", (f"place:{name}", f"seat:{owner}"))

    def fields(self) -> dict[str, Json]:
        return {"of_seat": self.owner, "place": PLACES[self.place]}


class Put(Action):
    """Put the apprentice down in another area."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place
        super().__init__("put", f"put in {PLACES[place]}", (f"place:{PLACES[place]}",))

    def fields(self) -> dict[str, Json]:
        return {"place": PLACES[self.place]}


class Arrange(Action):
    """Lay this invention next on the deck, from the top down."""

    __slots__ = ("invention",)

    def __init__(self, invention: int) -> None:
        self.invention = invention
        super().__init__("arrange", f"next {invention}", (f"invention:{invention}",))

    def fields(self) -> dict[str, Json]:
        return {"invention": self.invention}


class Take(Action):
    """Take a component of one's choice from its shop."""

    __slots__ = ("component",)

    def __init__(self, component: int) -> None:
        self.component = component
        super().__init__("take", f"take {COMPONENTS[component]}", (f"component:{COMPONENTS[component]}",))

    def fields(self) -> dict[str, Json]:
        return {"component": COMPONENTS[self.component]}


# Improvements of one's laboratories.
FLIP_SMALL: Final = 0
BUILD_LARGE: Final = 1
FLIP_LARGE: Final = 2
MAN_SMALL: Final = 3
MAN_LARGE: Final = 4
IMPROVEMENTS: Final[tuple[str, ...]] = ("flip small", "build large", "flip large", "man small", "man large")


class Improve(Action):
    """Take a benefit of the Workshop."""

    __slots__ = ("improvement",)

    def __init__(self, improvement: int) -> None:
        self.improvement = improvement
        name = IMPROVEMENTS[improvement]
        super().__init__("improve", name, (f"lab:{name.split()[1]}",))

    def fields(self) -> dict[str, Json]:
        return {"improvement": IMPROVEMENTS[self.improvement].replace(" ", "-")}


# Favours of turn 0, with the letters that are limited.
FAVOUR_FLORINS: Final = 5
FAVOUR_COMPONENTS: Final = 6
FAVOUR_APPRENTICE: Final = 7
FAVOURS: Final[tuple[str, ...]] = (*IMPROVEMENTS, "florins", "components", "apprentice")
LETTERS: Final[tuple[str, ...]] = ("a", "b", "c", "d")
LETTER_OF: Final[tuple[int, ...]] = (3, 3, 3, 3, 3, 0, 1, 2)


class Favour(Action):
    """Choose a favour before the first turn; the first five are improvements of a laboratory."""

    __slots__ = ("favour", "letter")

    def __init__(self, favour: int) -> None:
        self.favour = favour
        self.letter = LETTER_OF[favour]
        super().__init__("favour", f"favour {FAVOURS[favour]}", (f"favour:{FAVOURS[favour]}",))

    def fields(self) -> dict[str, Json]:
        return {"favour": FAVOURS[self.favour].replace(" ", "-")}


class Bid(Action):
    """Offer florins for the card of an invention, secretly."""

    __slots__ = ("florins",)

    def __init__(self, florins: int) -> None:
        self.florins = florins
        super().__init__("bid", f"bid {florins}", ("bid",))

    def fields(self) -> dict[str, Json]:
        return {"florins": self.florins}


ACTIONS: Final = ActionSpace("bottega.games.leonardo.actions:ACTIONS")

START: Final = [[ACTIONS.add(Start(lab, n)) for n in INVENTIONS] for lab in range(LABS)]
CANCEL: Final = [ACTIONS.add(Cancel(lab)) for lab in range(LABS)]
DONE: Final = ACTIONS.add(Done("done", "done"))
#: By place: groups of one, two, ... apprentices.
PLACE: Final[list[list[Action]]] = [
    [ACTIONS.add(Place(place, n)) for n in range(1, MOST_APPRENTICES + 1)] for place in range(len(PLACES))
]
MASTER_TO: Final = [ACTIONS.add(PlaceMaster(place)) for place in range(len(PLACES))]
PASS: Final = ACTIONS.add(Pass("pass", "pass"))
GIVE_LEONARDO: Final[list[Action]] = [ACTIONS.add(GiveLeonardo(seat)) for seat in range(SEATS)]
BENEFIT: Final = [ACTIONS.add(Benefit(space)) for space in range(4)]
LIFT: Final = [
    [ACTIONS.add(Lift(owner, place)) for place in (*range(AREAS), SMALL, LARGE)] for owner in range(SEATS)
]
PUT: Final = [ACTIONS.add(Put(place)) for place in range(1, AREAS)]
ARRANGE: Final = [ACTIONS.add(Arrange(n)) for n in INVENTIONS]
TAKE: Final = [ACTIONS.add(Take(c)) for c in range(len(COMPONENTS))]
IMPROVE: Final = [ACTIONS.add(Improve(i)) for i in range(len(IMPROVEMENTS))]
ACCEPT: Final = ACTIONS.add(Accept("accept", "accept"))
WITHDRAW: Final = ACTIONS.add(Withdraw("withdraw", "withdraw"))
LEAVE_IT: Final = ACTIONS.add(LeaveIt("leave", "leave it"))
BID: Final[list[Action]] = [ACTIONS.add(Bid(n)) for n in range(MOST_FLORINS + 1)]
FAVOUR: Final = [ACTIONS.add(Favour(f)) for f in range(len(FAVOURS))]

ACTIONS.forms = [
    "start N in small",
    "start N in large",
    "cancel small",
    "done",
    "place N in council",
    f"master to {'|'.join(PLACES)}",
    "pass",
    "leonardo to seat N",
    "benefit 1-4",
    "withdraw",
    "lift seat N from kiln",
    "put in academy",
    "next N",
    f"take {COMPONENTS[0]}",
    "accept",
    *IMPROVEMENTS,
    "leave it",
    "bid N",
    f"favour {FAVOURS[FAVOUR_FLORINS]}",
]
