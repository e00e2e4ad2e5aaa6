"""Coins with a fault of the game object: its actions, deals, explanations, phases."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bottega.engine.action import Action, ActionSpace
from bottega.engine.explanation import Explanation
from bottega.engine.game import Game, Option, Symbol
from bottega.engine.people.text import Book
from bottega.engine.types import Deal, Json, Seat
from tests.coins.bottega_coins import PASS, Coins, CoinsState


class ReversedSpace(ActionSpace):
    def __iter__(self) -> Iterator[Action]:
        return reversed(list(super().__iter__()))


def _space(*actions: Action, space: ActionSpace | None = None) -> ActionSpace:
    space = ActionSpace() if space is None else space
    for action in actions:
        space.add(action)
    return space


class IdsOutOfPlace(Coins):
    def __init__(self) -> None:
        super().__init__()
        self.actions = _space(Action("bid", "bid", ()), Action("pass", "pass", ()), space=ReversedSpace())


class NotationLikeAnUndo(Coins):
    def __init__(self) -> None:
        super().__init__()
        self.actions = _space(Action("redo", "undo 2", ()))


class EverythingIsAPass(Coins):
    def parse(self, text: str) -> Action:
        return PASS


class ActionsThatLookAlike(Coins):
    def __init__(self) -> None:
        super().__init__()
        self.actions = _space(Action("bid", "bid 1", ()), Action("bid", "bid 2", ()))


class DefaultThatIsNoChoice(Coins):
    def __init__(self) -> None:
        super().__init__()
        self.options = {"length": Option(("short", "long"), "endless")}


class LuckInTheDeal(Coins):
    """The seed does not decide."""

    def shuffle(self, players: int, seed: int | str, options: dict[str, str]) -> Deal:
        return super().shuffle(players, random.random().hex(), options)


class StartsFromHalfADeal(Coins):
    def start(self, deal: Deal) -> CoinsState:
        return super().start({**self.deal(2, 0), **deal})


class SymbolWithoutAnExplanation(Coins):
    def legend(self, book: Book) -> list[Symbol]:
        return [("pile", ""), ("inkwell", "")]


class PileWithoutAnExplanation(Coins):
    """It is on the table, and nobody says what it is once a match has begun."""

    def explain(self, view: dict[str, Json] | None, target: str, book: Book) -> Explanation | None:
        return None if target == "pile" and view is not None else super().explain(view, target, book)


class PassWithoutAnExplanation(Coins):
    """An action touches it, and nobody says what it is."""

    def explain(self, view: dict[str, Json] | None, target: str, book: Book) -> Explanation | None:
        return None if target == "pass" else super().explain(view, target, book)


class NothingToSayInItalian(Coins):
    def explain(self, view: dict[str, Json] | None, target: str, book: Book) -> Explanation | None:
        told = super().explain(view, target, book)
        if told is not None and view is not None and book.lang == "it":
            told.lines = []
        return told


class ParagraphThatIsNotThere(Coins):
    def explain(self, view: dict[str, Json] | None, target: str, book: Book) -> Explanation | None:
        told = super().explain(view, target, book)
        if told is not None and target.startswith("coin:"):
            told.rule = "coins"
        return told


class ThingsTwice(Coins):
    def things(self, view: dict[str, Json]) -> list[str]:
        return ["pile", *super().things(view)]


class TurnsTheDiscardToDescribeIt(Coins):
    def describe(self, view: dict[str, Json], book: Book) -> list[str]:
        view["discard"].reverse()
        return super().describe(view, book)


class NotesThePhaseInTheView(Coins):
    def phase(self, view: dict[str, Json], seat: Seat) -> str | None:
        return view.setdefault("phase", {}).setdefault(seat, super().phase(view, seat))  # type: ignore[no-any-return]


class PlaysWithTheDealItself(Coins):
    """The pile of the match is the very list in the deal."""

    def start(self, deal: Deal) -> CoinsState:
        state = super().start(deal)
        state.pile = deal["pile"]
        return state


class LossyLoad(Coins):
    def load(self, dump: dict[str, Json]) -> CoinsState:
        state = super().load(dump)
        state.discard.sort()
        return state


class LoadFillsIn(Coins):
    def load(self, dump: dict[str, Json]) -> CoinsState:
        return super().load({"round": 0, **dump})


class PassesOutOfTurn(Coins):
    def passing(self, view: dict[str, Json], seat: Seat) -> Action | None:
        return PASS if view["stage"] == "throw" else None


class PassesInSecret(Coins):
    """A pass is not shown to the others, although every view names it."""

    def __init__(self) -> None:
        super().__init__()
        self.concealed = ("pass",)


class PassesForNoPhase(Coins):
    def phase(self, view: dict[str, Json], seat: Seat) -> str | None:
        return None

    def passing(self, view: dict[str, Json], seat: Seat) -> Action | None:
        return PASS if view["stage"] == "throw" and seat in view["actors"] else None


class PassTellsTheHand(Coins):
    """A seat that sees its own hand gets another answer."""

    def passing(self, view: dict[str, Json], seat: Seat) -> Action | None:
        return None if "hand" in view["boards"][seat] else super().passing(view, seat)


class PhaseTellsTheHand(Coins):
    def phase(self, view: dict[str, Json], seat: Seat) -> str | None:
        phase = super().phase(view, seat)
        return phase and f"{phase} {view['boards'][seat]}"


#: The law that each of them breaks.
BROKEN: list[tuple[str, Game]] = [
    ("every_action_has_its_place", IdsOutOfPlace()),
    ("notation_leads_back", NotationLikeAnUndo()),
    ("notation_leads_back", EverythingIsAPass()),
    ("actions_are_ready_for_clients", ActionsThatLookAlike()),
    ("options_have_a_default", DefaultThatIsNoChoice()),
    ("every_symbol_is_explained", SymbolWithoutAnExplanation()),
    ("every_thing_is_explained", PileWithoutAnExplanation()),
    ("every_thing_is_explained", PassWithoutAnExplanation()),
    ("every_thing_is_explained", NothingToSayInItalian()),
    ("every_thing_is_explained", ParagraphThatIsNotThere()),
    ("every_thing_is_explained", ThingsTwice()),
    ("to_tell_of_a_view_changes_nothing", TurnsTheDiscardToDescribeIt()),
    ("to_tell_of_a_view_changes_nothing", NotesThePhaseInTheView()),
    ("a_deal_is_plain_and_repeatable", LuckInTheDeal()),
    ("a_deal_with_a_key_missing_is_refused", StartsFromHalfADeal()),
    ("the_deal_is_left_alone", PlaysWithTheDealItself()),
    ("load_restores_everything", LossyLoad()),
    ("a_dump_with_a_key_missing_is_refused", LoadFillsIn()),
    ("a_pass_is_legal", PassesOutOfTurn()),
    ("a_pass_is_legal", PassesInSecret()),
    ("a_pass_is_legal", PassesForNoPhase()),
    ("an_order_to_pass_is_public", PassTellsTheHand()),
    ("an_order_to_pass_is_public", PhaseTellsTheHand()),
]
