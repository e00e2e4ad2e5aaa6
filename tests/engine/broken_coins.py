"""Coins with one fault each: what the conformance kit must catch, law by law."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import ClassVar

from bottega.engine.action import Action, ActionSpace
from bottega.engine.explanation import Explanation
from bottega.engine.game import Game, Option, Symbol
from bottega.engine.people.text import Book
from bottega.engine.refusal import IllegalAction, Refusal
from bottega.engine.state import Prompt, Score, ScorePart, State
from bottega.engine.types import Deal, Json, Seat, Viewer
from tests.coins.bottega_coins import COINS, OVER, PASS, Coins, CoinsState

# Faults of the game object


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


class ProgressTellsTheHand(CoinsState):
    def progress(self) -> Prompt | None:
        return Prompt("round", {"round": self.round, "highest": max(map(max, self.hands))})


class ProgressThatIsNotPlain(CoinsState):
    def progress(self) -> Prompt | None:
        return Prompt("round", {"round": (self.round,)})


# Faults of the state: what is offered and refused


class DecidesWhenOver(CoinsState):
    def next_round(self) -> None:
        super().next_round()
        self.actors = self.actors or (0,)


class EverybodyMayAct(CoinsState):
    def legal(self, seat: Seat) -> list[Action]:
        return super().legal(seat) or [PASS]


class LegalOutOfOrder(CoinsState):
    def legal(self, seat: Seat) -> list[Action]:
        return super().legal(seat)[::-1]


class LegalTwice(CoinsState):
    def legal(self, seat: Seat) -> list[Action]:
        legal = super().legal(seat)
        return [*legal, *legal[-1:]]


class OneListForAll(CoinsState):
    """Everybody gets the same list object as long as what is legal stays the same."""

    lists: ClassVar[dict[str, list[Action]]] = {}

    def legal(self, seat: Seat) -> list[Action]:
        legal = super().legal(seat)
        return self.lists.setdefault(f"{seat} {self.dump()}", legal)


class PromptsForAll(CoinsState):
    def prompt(self, seat: Seat) -> Prompt | None:
        return Prompt("bid", {"seat": seat})


class RefusesTheLegal(CoinsState):
    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        if action is PASS:
            return Refusal("no-pass", "turn", {})
        return super().why_not(seat, action)


class AllowsTheIllegal(CoinsState):
    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().why_not(seat, action)
        return None if refusal is not None and refusal.code == "not-in-hand" else refusal


class RefusalWithoutARule(CoinsState):
    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().why_not(seat, action)
        return refusal and Refusal(refusal.code, "", refusal.values)


class RefusalThatIsNotPlain(CoinsState):
    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().why_not(seat, action)
        return refusal and Refusal(refusal.code, refusal.rule, {"seats": self.actors})


class IllegalPlayChangesSomething(CoinsState):
    def play(self, seat: Seat, action: Action) -> None:
        try:
            super().play(seat, action)
        except IllegalAction:
            self.discard.reverse()
            raise


class IllegalPlayIsSilent(CoinsState):
    def play(self, seat: Seat, action: Action) -> None:
        if self.why_not(seat, action) is None:
            self.apply(seat, action)


class PlayRefusesOtherwise(CoinsState):
    def play(self, seat: Seat, action: Action) -> None:
        if self.why_not(seat, action) is not None:
            raise IllegalAction(Refusal("no", "turn", {}))
        self.apply(seat, action)


# Faults of the state: what a choice does


class MakesACoin(CoinsState):
    """A coin that was bid comes back below the pile."""

    def turn_over(self) -> None:
        super().turn_over()
        self.pile.append(self.discard[0])


class StumblesOverAPass(CoinsState):
    def apply(self, seat: Seat, action: Action) -> None:
        if action is PASS:
            raise KeyError("pass")
        super().apply(seat, action)


class LuckWhilePlaying(CoinsState):
    """The pile is shuffled when it is drawn from."""

    def turn_over(self) -> None:
        random.shuffle(self.pile)
        super().turn_over()


class RemembersOtherMatches(CoinsState):
    """Where the pile is drawn from depends on how many matches were played before."""

    finished: ClassVar[list[int]] = [0]

    def turn_over(self) -> None:
        if self.finished[0] % 2:
            self.pile.reverse()
        super().turn_over()

    def next_round(self) -> None:
        super().next_round()
        if self.over and self.log is not None and len(self.log.events) > 5:
            self.finished[0] += 1


class PlaysOtherwiseThanItApplies(CoinsState):
    def play(self, seat: Seat, action: Action) -> None:
        super().play(seat, action)
        self.discard.sort()


class StumblesInALongMatch(CoinsState):
    def play(self, seat: Seat, action: Action) -> None:
        super().play(seat, action)
        if self.log is not None and len(self.log.events) > 6:
            raise RuntimeError("too much has happened")


class ALogDecides(CoinsState):
    def turn_over(self) -> None:
        super().turn_over()
        if self.log is not None:
            self.discard.reverse()


class EventsThatAreNotPlain(CoinsState):
    def emit(self, kind: str, values: dict[str, Json], audience: tuple[Seat, ...] | None = None) -> None:
        super().emit(kind, {**values, "actors": self.actors}, audience)


class EventsForNobody(CoinsState):
    def emit(self, kind: str, values: dict[str, Json], audience: tuple[Seat, ...] | None = None) -> None:
        super().emit(kind, values, (self.players,))


class NeverEnds(CoinsState):
    def next_round(self) -> None:
        pass


# Faults of the state: what it is as data


class DumpsNotAll(CoinsState):
    """A seat that threw a coin away draws from below the pile, and no dump names the seat."""

    __slots__ = ("below",)

    below: bool

    def apply(self, seat: Seat, action: Action) -> None:
        super().apply(seat, action)
        self.below = action.type == "throw" or (self.below and action.type == "bid")

    def turn_over(self) -> None:
        if getattr(self, "below", False):
            self.pile.reverse()
        super().turn_over()

    def clone(self) -> CoinsState:
        other = super().clone()
        assert isinstance(other, DumpsNotAll)
        other.below = getattr(self, "below", False)
        return other


class DumpsTuples(CoinsState):
    def dump(self) -> dict[str, Json]:
        return {**super().dump(), "hands": tuple(self.hands)}


class DumpsNoPile(CoinsState):
    def dump(self) -> dict[str, Json]:
        return {key: value for key, value in super().dump().items() if key != "pile"}


class CloneKeepsTheLog(CoinsState):
    def clone(self) -> CoinsState:
        other = super().clone()
        other.log = self.log
        return other


class CloneForgets(CoinsState):
    def clone(self) -> CoinsState:
        other = super().clone()
        other.discard.sort()
        return other


class SharedClone(CoinsState):
    """The lists of coins won are not copied."""

    def clone(self) -> CoinsState:
        other = super().clone()
        other.won = list(self.won)
        return other


class HandsOutItsOwn(CoinsState):
    def public(self) -> dict[str, Json]:
        return {**super().public(), "discard": self.discard}


class ScoresDoNotAddUp(CoinsState):
    def scores(self) -> list[Score]:
        scores = super().scores()
        scores[0]["total"] += 1
        return scores


class PartsDoNotAddUp(CoinsState):
    def score_parts(self, seat: Seat) -> dict[str, list[ScorePart]]:
        line, points = next(iter(self.score(seat)["lines"].items()))
        return {line: [{"key": "coin", "value": 1, "points": points + 1}]}


class PartsOfNoLine(CoinsState):
    def score_parts(self, seat: Seat) -> dict[str, list[ScorePart]]:
        return {"nothing": [{"key": "coin", "value": 1, "points": 0}]}


class PartsCountTogetherAndAlone(CoinsState):
    def score_parts(self, seat: Seat) -> dict[str, list[ScorePart]]:
        line, points = next(iter(self.score(seat)["lines"].items()))
        known: ScorePart = {"key": "coin", "value": 1, "points": points}
        return {line: [known, {"key": "coin", "value": 2, "points": None}]}


class ScoresDrift(CoinsState):
    """Every time one asks, the scores are other ones."""

    asked: ClassVar[list[int]] = [0]

    def scores(self) -> list[Score]:
        self.asked[0] += 1
        scores = super().scores()
        for score in scores:
            score["lines"]["worth"] += self.asked[0]
            score["total"] += self.asked[0]
        return scores


class RanksTooEarly(CoinsState):
    def ranking(self) -> list[list[Seat]]:
        return [list(range(self.players))]


class RanksASeatTwice(CoinsState):
    def ranking(self) -> list[list[Seat]]:
        return [*super().ranking(), [0]]


# Faults of the state: what is hidden


class LeakInTheView(CoinsState):
    """Everybody sees the next coin of the pile."""

    def view(self, viewer: Viewer) -> dict[str, Json]:
        return {**super().view(viewer), "pile": self.pile[0]}


class LeakInTheEvents(CoinsState):
    """The events show everybody what was bid, face down."""

    def emit(self, kind: str, values: dict[str, Json], audience: tuple[Seat, ...] | None = None) -> None:
        super().emit(kind, values, None if kind == "bid" else audience)


class LeakInAPublicEvent(CoinsState):
    """The throw of a coin tells what lies on the pile."""

    def emit(self, kind: str, values: dict[str, Json], audience: tuple[Seat, ...] | None = None) -> None:
        super().emit(kind, {**values, "next": self.pile[0]} if kind == "throw" else values, audience)


class LeakAtABeat(CoinsState):
    """While the bids lie open, the coin after the next lies open as well."""

    def between(self) -> State:
        other = super().between()
        assert isinstance(other, CoinsState)
        other.discard.append(other.pile[1])
        return other


class ABeatForSomeOnly(CoinsState):
    """Whether there is a beat after a throw tells whether the coin on the pile is a high one."""

    def next_round(self) -> None:
        if self.log is not None and self.pile[0] > 10:
            self.beat()
        self.emit("round", {"round": self.round})
        super().next_round()


class ABeatThatIsNoView(CoinsState):
    def between(self) -> State:
        other = super().between()
        assert isinstance(other, CoinsState)
        other.round = -1
        return other


class ABeatInNoStage(CoinsState):
    """The view at a beat names a stage that there is not."""

    def between(self) -> State:
        other = super().between()
        other.stage = OVER + 1
        return other


class ABeatDecides(CoinsState):
    def between(self) -> State:
        self.discard.reverse()
        return super().between()


class LeakInARefusal(CoinsState):
    """The refusal of a coin that is not in hand names the seat that has it."""

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().why_not(seat, action)
        if refusal is not None and refusal.code == "not-in-hand":
            coin = refusal.values["coin"]
            refusal.values["seats"] = [other for other in range(self.players) if coin in self.hands[other]]
        return refusal


class ViewWithNumbersForKeys(CoinsState):
    def view(self, viewer: Viewer) -> dict[str, Json]:
        return {**super().view(viewer), "number": {seat: len(won) for seat, won in enumerate(self.won)}}


class ViewWithAFieldOfItsOwn(CoinsState):
    def view(self, viewer: Viewer) -> dict[str, Json]:
        return {**super().view(viewer), "length_of_pile": len(self.pile)}


class ViewOfAnothersHand(CoinsState):
    """Spectators see the first seat's hand, which only its owner may see."""

    def board(self, seat: Seat, viewer: Viewer) -> dict[str, Json]:
        return super().board(seat, seat if viewer is None and seat == 0 else viewer)


class ViewsOfTheLast(CoinsState):
    """All who look together see what the last of them may see."""

    def views(self, viewers: list[Viewer]) -> list[dict[str, Json]]:
        return [{**self.view(viewers[-1]), "seat": viewer} for viewer in viewers]


class ViewsWithOneHandAfterTheOther(CoinsState):
    """What the seats alone know is written into the part that all of them share."""

    def views(self, viewers: list[Viewer]) -> list[dict[str, Json]]:
        public = self.view(None)
        for viewer in viewers:
            if viewer is not None:
                public["boards"][viewer].update(self.board(viewer, viewer))
        return [{**public, "seat": viewer} for viewer in viewers]


class ViewsInAnotherOrder(CoinsState):
    def views(self, viewers: list[Viewer]) -> list[dict[str, Json]]:
        return [dict(reversed(view.items())) for view in super().views(viewers)]


class ViewWithABidOfZero(CoinsState):
    """A seat that has not bid sees a bid of 0 instead of null."""

    def board(self, seat: Seat, viewer: Viewer) -> dict[str, Json]:
        board = super().board(seat, viewer)
        return {**board, "bid": board["bid"] or 0} if "bid" in board else board


class PassIsNotSeen(CoinsState):
    """The view does not show whether the winner still has to decide."""

    def view(self, viewer: Viewer) -> dict[str, Json]:
        return {**super().view(viewer), "round": 0, "stage": "bid", "over": False, "actors": []}


class ViewThatLacksSomething(CoinsState):
    def view(self, viewer: Viewer) -> dict[str, Json]:
        return {key: value for key, value in super().view(viewer).items() if key != "won"}


class ImagineSortsTheTruth(CoinsState):
    def imagine(self, viewer: Viewer, rng: random.Random) -> CoinsState:
        self.pile.sort()
        return super().imagine(viewer, rng)


class ImagineMakesCoins(CoinsState):
    def imagine(self, viewer: Viewer, rng: random.Random) -> CoinsState:
        world = super().imagine(viewer, rng)
        world.pile = rng.sample(COINS, len(self.pile))
        return world


class ImagineKeepsThePile(CoinsState):
    """The order of the pile is the true one: a bot that imagines worlds learns it."""

    def imagine(self, viewer: Viewer, rng: random.Random) -> CoinsState:
        world = self.clone()
        others = [seat for seat in range(self.players) if seat != viewer]
        coins = sorted(coin for seat in others for coin in (*self.hands[seat], self.bids[seat]) if coin)
        rng.shuffle(coins)
        for seat in others:
            world.hands[seat] = sorted(coins.pop() for _ in self.hands[seat])
            world.bids[seat] = coins.pop() if self.bids[seat] else 0
        return world


class ImagineStartsFromTheTruth(CoinsState):
    """The unknown coins are shuffled from where they truly lie, so that the draw depends on it."""

    def imagine(self, viewer: Viewer, rng: random.Random) -> CoinsState:
        world = super().imagine(viewer, rng)
        world.pile = [coin for coin in self.pile if coin in world.pile] + [
            coin for coin in world.pile if coin not in self.pile
        ]
        return world


class ImagineForgetsWhatLies(CoinsState):
    """A seat does not see the discard, and imagines it in any order; and yet it is not hidden."""

    def view(self, viewer: Viewer) -> dict[str, Json]:
        view = super().view(viewer)
        return view if viewer is None else {**view, "discard": sorted(self.discard)}

    def imagine(self, viewer: Viewer, rng: random.Random) -> CoinsState:
        world = super().imagine(viewer, rng)
        if viewer is not None:
            world.discard.sort()
            rng.shuffle(world.discard)
        return world


class ReshuffleSortsTheTruth(CoinsState):
    def reshuffle(self, rng: random.Random) -> CoinsState:
        self.pile.sort()
        return super().reshuffle(rng)


class ReshuffleDealsHandsAnew(CoinsState):
    """It draws what a spectator does not know, and seats know more."""

    def reshuffle(self, rng: random.Random) -> CoinsState:
        return self.imagine(None, rng)


class ReshuffleMakesCoins(CoinsState):
    def reshuffle(self, rng: random.Random) -> CoinsState:
        world = super().reshuffle(rng)
        world.pile = rng.sample(COINS, len(self.pile))
        return world


class ReshuffleCutsThePile(CoinsState):
    """What comes after a coin is what truly came after it."""

    def reshuffle(self, rng: random.Random) -> CoinsState:
        world = self.clone()
        cut = rng.randrange(len(self.pile))
        world.pile = self.pile[cut:] + self.pile[:cut]
        return world


class ReshuffleKeepsTheTop(CoinsState):
    """The coin that comes next is the true one: luck would never be seen."""

    def reshuffle(self, rng: random.Random) -> CoinsState:
        world = self.clone()
        rest = sorted(self.pile[1:])
        rng.shuffle(rest)
        world.pile = [self.pile[0], *rest]
        return world


class ReshuffleStacksThePile(CoinsState):
    """The lowest coin lies on top."""

    def reshuffle(self, rng: random.Random) -> CoinsState:
        world = super().reshuffle(rng)
        world.pile.sort()
        return world


#: Law by law: what breaks it.
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
    ("a_loaded_state_goes_on_alike", Coins(DumpsNotAll)),
    ("a_dump_with_a_key_missing_is_refused", LoadFillsIn()),
    ("somebody_must_decide", Coins(DecidesWhenOver)),
    ("actors_alone_have_a_choice", Coins(EverybodyMayAct)),
    ("legal_actions_stand_in_order", Coins(LegalOutOfOrder)),
    ("legal_actions_stand_in_order", Coins(LegalTwice)),
    ("a_legal_list_is_the_callers", Coins(OneListForAll)),
    ("actors_alone_are_prompted", Coins(PromptsForAll)),
    ("a_pass_is_legal", PassesOutOfTurn()),
    ("a_pass_is_legal", PassesInSecret()),
    ("a_pass_is_legal", PassesForNoPhase()),
    ("an_order_to_pass_is_public", PassTellsTheHand()),
    ("an_order_to_pass_is_public", PhaseTellsTheHand()),
    ("progress_is_public", Coins(ProgressTellsTheHand)),
    ("progress_is_public", Coins(ProgressThatIsNotPlain)),
    ("legal_and_why_not_agree", Coins(RefusesTheLegal)),
    ("legal_and_why_not_agree", Coins(AllowsTheIllegal)),
    ("a_refusal_is_an_answer", Coins(RefusalWithoutARule)),
    ("a_refusal_is_an_answer", Coins(RefusalThatIsNotPlain)),
    ("an_illegal_play_changes_nothing", Coins(IllegalPlayChangesSomething)),
    ("an_illegal_play_changes_nothing", Coins(IllegalPlayIsSilent)),
    ("an_illegal_play_changes_nothing", Coins(PlayRefusesOtherwise)),
    ("nothing_is_made_or_lost", Coins(MakesACoin)),
    ("a_legal_action_can_be_applied", Coins(StumblesOverAPass)),
    ("the_same_choice_has_the_same_outcome", Coins(LuckWhilePlaying)),
    ("a_record_replays", Coins(RemembersOtherMatches)),
    ("play_and_apply_agree", Coins(PlaysOtherwiseThanItApplies)),
    ("a_match_goes_on", Coins(StumblesInALongMatch)),
    ("a_log_changes_nothing", Coins(ALogDecides)),
    ("events_are_facts", Coins(EventsThatAreNotPlain)),
    ("events_are_facts", Coins(EventsForNobody)),
    ("a_match_ends", Coins(NeverEnds)),
    ("a_dump_is_plain", Coins(DumpsTuples)),
    ("a_dump_is_plain", Coins(DumpsNoPile)),
    ("a_clone_is_the_same", Coins(CloneKeepsTheLog)),
    ("a_clone_is_the_same", Coins(CloneForgets)),
    ("a_clone_shares_nothing", Coins(SharedClone)),
    ("what_is_handed_out_is_a_copy", Coins(HandsOutItsOwn)),
    ("scores_add_up", Coins(ScoresDoNotAddUp)),
    ("scores_add_up", Coins(PartsDoNotAddUp)),
    ("scores_add_up", Coins(PartsOfNoLine)),
    ("scores_add_up", Coins(PartsCountTogetherAndAlone)),
    ("a_finished_match_is_proved", Coins(ScoresDrift)),
    ("a_ranking_comes_with_the_end", Coins(RanksTooEarly)),
    ("a_ranking_comes_with_the_end", Coins(RanksASeatTwice)),
    ("an_imagined_world_looks_the_same", Coins(LeakInTheView)),
    ("events_tell_no_more_than_views", Coins(LeakInTheEvents)),
    ("events_tell_no_more_than_views", Coins(LeakInAPublicEvent)),
    ("beats_fit_and_tell_no_more", Coins(LeakAtABeat)),
    ("beats_fit_and_tell_no_more", Coins(ABeatForSomeOnly)),
    ("beats_fit_and_tell_no_more", Coins(ABeatThatIsNoView)),
    ("beats_fit_and_tell_no_more", Coins(ABeatInNoStage)),
    ("a_log_changes_nothing", Coins(ABeatDecides)),
    ("an_imagined_world_offers_the_same", Coins(LeakInARefusal)),
    ("views_are_plain", Coins(ViewWithNumbersForKeys)),
    ("views_fit_their_schema", Coins(ViewThatLacksSomething)),
    ("views_fit_their_schema", Coins(ViewWithAFieldOfItsOwn)),
    ("views_fit_their_schema", Coins(ViewOfAnothersHand)),
    ("views_fit_their_schema", Coins(ViewWithABidOfZero)),
    ("views_together_are_the_same", Coins(ViewsOfTheLast)),
    ("views_together_are_the_same", Coins(ViewsWithOneHandAfterTheOther)),
    ("views_together_are_the_same", Coins(ViewsInAnotherOrder)),
    ("what_is_not_hidden_is_seen", Coins(PassIsNotSeen)),
    ("to_imagine_changes_nothing", Coins(ImagineSortsTheTruth)),
    ("an_imagined_world_is_possible", Coins(ImagineMakesCoins)),
    ("every_hidden_key_varies", Coins(ImagineKeepsThePile)),
    ("imagine_knows_only_the_view", Coins(ImagineStartsFromTheTruth)),
    ("only_what_is_hidden_varies", Coins(ImagineForgetsWhatLies)),
    ("to_reshuffle_changes_nothing", Coins(ReshuffleSortsTheTruth)),
    ("a_reshuffled_world_looks_the_same_to_all", Coins(ReshuffleDealsHandsAnew)),
    ("a_reshuffled_world_is_possible", Coins(ReshuffleMakesCoins)),
    ("reshuffle_does_not_know_the_truth", Coins(ReshuffleCutsThePile)),
    ("what_no_seat_knows_is_reshuffled", Coins(ReshuffleKeepsTheTop)),
    ("what_comes_to_light_has_the_odds_of_a_reshuffle", Coins(ReshuffleStacksThePile)),
]
