"""A perfect memory of what was public: an observer that gets the events and forgets nothing.

It works everything out anew and in the slowest way, from the rules alone; what the game infers is held
against it.
"""

from __future__ import annotations

from typing import Final

from bottega.engine.events import Event
from bottega.engine.types import Json, Seat
from tests.games.leonardo.positions import COMPONENTS, GAME, LABS

#: What the two laboratories of a seat work on, 0 for nothing.
Works = tuple[int, int]

_INVENTIONS: Final = {int(n): data for n, data in GAME.edition.figures["inventions"].items()}
_TYPES: Final = ("iron", "glass", "wood", "brick", "rope")
#: With one of these, or a new turn, all declarations of phase D are over.
_AFTER: Final = ("auction", "card", "boxed", "requested", "turn", "over")


class Memory:
    """What each seat's laboratories may hold, as a set of pairs."""

    def __init__(self, view: dict[str, Json]) -> None:
        """From the beginning of a match."""
        players = range(view["players"])
        self.works: list[set[Works]] = [{(0, 0)} for _ in players]
        self._turn = view["turn"]
        self._display = set(view["requested"])
        self._deck = set(_INVENTIONS) - self._display - set(view["boxed"])
        self._goods = [dict(board["components"]) for board in view["boards"]]
        self._weeks = [[0, 0] for _ in players]
        self._shown = [[False, False] for _ in players]
        self._done: list[set[int]] = [set() for _ in players]
        self._types = [dict.fromkeys(_TYPES, 0) for _ in players]
        self._finished: set[int] = set()
        self._declared = view["turn"] == 0

    def hear(self, events: list[Event]) -> None:
        for event in events:
            self._hear(event.kind, event.values)

    def _hear(self, kind: str, values: dict[str, Json]) -> None:
        if kind in _AFTER and not self._declared:
            self._conclude()
        seat: Seat = values.get("seat", 0)
        lab = LABS.index(values["lab"]) if "lab" in values else 0
        number: int = values.get("invention", 0)
        match kind:
            case "turn":
                self._turn, self._declared = values["turn"], False
            case "component":
                self._goods[seat][values["component"]] += 1
            case "start-secret":
                self._start(seat, lab)
            case "cancel":
                self.works[seat] = {_with(pair, lab, 0) for pair in self.works[seat]}
                self._shown[seat][lab] = False
            case "work":
                self._weeks[seat][lab] = values["weeks"]
            case "complete" | "complete-later":
                self._complete(seat, lab, number)
                if kind == "complete":
                    self._finished.add(number)
            case "still-working":
                self.works[seat] = {pair for pair in self.works[seat] if pair[lab] == number}
                self._shown[seat][lab] = True
            case "card":
                self._types[seat][_INVENTIONS[number]["type"]] += 1
                self._display.discard(number)
            case "boxed":
                self._display.discard(number)
            case "requested":
                self._display.add(number)
                self._deck.discard(number)

    def _start(self, seat: Seat, lab: int) -> None:
        """Anything that can still be requested, that is not done, and that the components allow."""
        sought = self._display | (self._deck if self._turn < 8 else set())
        self.works[seat] = {
            _with(pair, lab, number)
            for pair in self.works[seat]
            for number in sought - self._done[seat] - set(pair)
            if self._has(seat, _with(pair, lab, number))
        }
        self._weeks[seat][lab] = 0

    def _has(self, seat: Seat, pair: Works) -> bool:
        return all(
            sum(_INVENTIONS[number]["components"][name] for number in pair if number)
            <= self._goods[seat][name]
            for name in COMPONENTS
        )

    def _complete(self, seat: Seat, lab: int, number: int) -> None:
        self.works[seat] = {_with(pair, lab, 0) for pair in self.works[seat] if pair[lab] == number}
        for name in COMPONENTS:
            self._goods[seat][name] -= _INVENTIONS[number]["components"][name]
        self._done[seat].add(number)
        self._shown[seat][lab] = False

    def _conclude(self) -> None:
        """A seat that has shown nothing has nothing to show."""
        self._declared = True
        for seat, pairs in enumerate(self.works):
            self.works[seat] = {
                pair for pair in pairs if not any(self._shows(seat, lab, pair[lab]) for lab in (0, 1))
            }
        self._finished = set()

    def _shows(self, seat: Seat, lab: int, number: int) -> bool:
        """Would this have been completed, or revealed?"""
        if not number or self._shown[seat][lab] or number not in self._display:
            return False
        card = _INVENTIONS[number]
        weeks = self._weeks[seat][lab] + 2 * self._types[seat][card["type"]]
        return number in self._finished or weeks >= card["weeks"]


def _with(pair: Works, lab: int, number: int) -> Works:
    return (number, pair[1]) if lab == 0 else (pair[0], number)


class DeckMemory:
    """What one seat knows of the deck: `known` cards at the top, in order if `in_order`.

    `untouched` counts the cards from the bottom up that nobody has ever looked at: they lie as they
    were dealt.
    """

    def __init__(self, seat: Seat, left: int) -> None:
        self.known: list[int] = []
        self.in_order = False
        self.untouched = left
        self._seat = seat
        self._left = left

    def hear(self, events: list[Event]) -> None:
        for event in events:
            values = event.values
            match event.kind:
                case "look" | "arrange":
                    self.known, self.in_order = list(values["inventions"]), True
                    self.untouched = min(self.untouched, self._left - len(self.known))
                case "look-secret":
                    self.in_order = False
                    self.untouched = min(self.untouched, self._left - values["count"])
                case "requested":
                    self._left -= 1
                    if values["invention"] in self.known:
                        self.known.remove(values["invention"])
