"""Actions: every choice a game can ever offer, enumerated once and never built again."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Final, TypeVar, overload

from mypy_extensions import mypyc_attr

from bottega.engine.problem import SHOWN, DataError
from bottega.engine.types import Json

#: Characters of a text that are compared with the notations; no notation is that long.
_LONGEST: Final = 200


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One choice of a player, as an immutable, interned object.

    Games derive one class per type of action and add typed fields to it. `id` is the action's index
    in its game's space, `str(action)` its notation, `targets` the things on the table that a client
    may let a person click to choose it. Copied or pickled, it stays the very object of its space.
    """

    __slots__ = ("address", "id", "notation", "targets", "type")

    def __init__(self, type: str, notation: str, targets: tuple[str, ...]) -> None:
        self.id = -1  # set once, by ActionSpace.add, as is the address
        self.address = ""
        self.type = type
        self.notation = notation
        self.targets = targets

    def fields(self) -> dict[str, Json]:
        """What the action says beyond its type, ready for JSON."""
        return {}

    def to_json(self) -> dict[str, Json]:
        """The action's structure for clients; `type` names its class."""
        return {"type": self.type, "id": self.id, **self.fields(), "targets": list(self.targets)}

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.type} {self.id}: {self.notation}>"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if not self.address:
            raise TypeError(f"{self!r} cannot be pickled: its ActionSpace has no address")
        return interned, (self.address, self.notation)


class UnknownNotation(DataError):
    """A text that is not the notation of any action, with the notations most like it."""

    def __init__(self, text: str, suggestions: list[str], forms: list[str]) -> None:
        shown, known = text[:SHOWN], ", ".join(forms)
        if suggestions:
            super().__init__("notation-near", text=shown, forms=known, near=suggestions[0])
        else:
            super().__init__("notation", text=shown, forms=known)
        self.text = text
        self.suggestions = suggestions
        self.forms = forms

    def __reduce__(self) -> tuple[object, ...]:
        return UnknownNotation, (self.text, self.suggestions, self.forms)


AnyAction = TypeVar("AnyAction", bound=Action)


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSpace:
    """All actions of a game by id, and the way from notation back to them.

    `forms` says for a person which notations there are, e.g. ``market row 1-3``. `address` says where the
    space itself stands, as ``package.module:NAME``: another process finds pickled actions there.
    """

    def __init__(self, address: str = "") -> None:
        self.address = address
        self._actions: list[Action] = []
        self._by_notation: dict[str, Action] = {}
        #: Other ways to write an action, such as its parts in another order.
        self._also: dict[str, Action] = {}
        self.forms: list[str] = []

    def add(self, action: AnyAction, also: Sequence[str] = ()) -> AnyAction:
        """Intern an action under the next id; its notation must be new. `parse` understands what is in `also`
        too, where that is not a notation."""
        if action.notation in self._by_notation:
            raise ValueError(f"two actions are written {action.notation!r}")
        action.id = len(self._actions)
        action.address = self.address
        self._actions.append(action)
        self._by_notation[action.notation] = action
        for text in also:
            self._also.setdefault(text, action)
        return action

    def parse(self, text: str) -> Action:
        """The action of this notation; upper case and extra spaces are forgiven, and so is the order where
        the game says so."""
        plain = " ".join(text.lower().split())
        action = self._by_notation.get(plain) or self._also.get(plain)
        if action is None:
            raise UnknownNotation(text, self._near(plain[:_LONGEST]), self.forms)
        return action

    def _near(self, plain: str) -> list[str]:
        """Up to three notations that are like this text, the one most like it first."""
        written = {**self._also, **self._by_notation}
        alike = difflib.get_close_matches(plain, written, n=3, cutoff=0.6)
        return list(dict.fromkeys([written[text].notation for text in alike]))

    def holds(self, action: Action) -> bool:
        """Whether this very action is in the space."""
        id = action.id
        return 0 <= id < len(self._actions) and self._actions[id] is action

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        return self._actions[index]

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __repr__(self) -> str:
        return f"<{len(self._actions)} actions{self.address and f' of {self.address}'}>"

    def __copy__(self) -> ActionSpace:
        return self

    def __deepcopy__(self, memo: object) -> ActionSpace:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if not self.address:
            raise TypeError("an ActionSpace without an address cannot be pickled")
        return space_at, (self.address,)


def space_at(address: str) -> ActionSpace:
    """The space that stands there, as ``package.module:NAME``."""
    module, _, name = address.partition(":")
    space: ActionSpace = getattr(import_module(module), name)
    return space


def interned(address: str, notation: str) -> Action:
    """The action of this notation in the space that stands there."""
    return space_at(address).parse(notation)


def places_of(legal: list[Action], wanted: list[Action]) -> list[int]:
    """Where these actions stand in a list in which they come in the same order."""
    places: list[int] = []
    place = 0
    for action in wanted:
        while legal[place] is not action:
            place += 1
        places.append(place)
    return places
