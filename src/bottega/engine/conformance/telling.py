"""Laws about what people are told: whatever they point at has an explanation, in every language, and to tell
of a view does not change it."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from bottega.engine.conformance.failure import Broken
from bottega.engine.conformance.look import Look, difference
from bottega.engine.game import Game
from bottega.engine.people.rulebook import Rulebook, rulebook
from bottega.engine.people.text import LANGUAGES, Book
from bottega.engine.types import Json, Viewer

#: How often a kind of things is explained at a kind of decision, outside of thorough looks.
_ENOUGH: Final = 3

#: How many things are explained to see what that does to a view.
_SOME: Final = 3

#: The columns of a terminal in which boards are drawn.
_WIDTH: Final = 80

#: How a game speaks in a language, and its rules.
_Voice: TypeAlias = tuple[Book, Rulebook]

#: A kind of things, a stage, and whether a spectator looks on.
_Moment: TypeAlias = tuple[str, int, bool]


@lru_cache(maxsize=2)
def _often(game: Game) -> Counter[_Moment]:
    """How often kinds of things were explained so far in this process."""
    return Counter()


@lru_cache(maxsize=2)
def _voices(game: Game) -> list[_Voice]:
    """All languages."""
    names = [f"Seat {seat}" for seat in range(game.seats[-1])]
    return [(Book(game, lang, names), rulebook(game.data, lang)) for lang in LANGUAGES]


def every_symbol_is_explained(game: Game) -> None:
    """Every symbol of the legend stands there once and has an explanation in every language, without a
    match: a title, sentences, and a paragraph of the rules."""
    for book, _ in _voices(game):
        targets = [target for target, _ in game.legend(book)]
        if len(set(targets)) != len(targets):
            raise Broken(f"{book.lang}: a symbol stands in the legend twice: {targets!r}")
        for target in targets:
            _explained(game, None, target, _voices(game))


def every_thing_is_explained(look: Look) -> None:
    """Every target of a legal action, and every thing that `things` lists for a viewer, has an explanation in
    every language: a title, sentences, and a paragraph of the rules."""
    viewer = look.rng.choice(look.viewers)
    view = look.state.view(viewer)
    things = look.game.things(view)
    if len(set(things)) != len(things):
        raise Broken(f"a thing is on the table twice: {things!r}")
    _explain_some(look, viewer, view, things)
    for seat in look.state.actors:
        targets = {target: None for action in look.state.legal(seat) for target in action.targets}
        _explain_some(look, seat, look.state.view(seat), list(targets))


def to_tell_of_a_view_changes_nothing(look: Look) -> None:
    """What a game says about a view leaves all views as they are: viewers share their parts."""
    if not look.thorough:
        return
    everybody: list[Viewer] = [*range(look.state.players), None]
    views = look.state.views(everybody)
    before = copy.deepcopy(views)
    book, _ = look.rng.choice(_voices(look.game))
    teller = look.rng.randrange(len(everybody))
    for name in _tell(look, everybody[teller], views[teller], book):
        if views != before:
            raise Broken(f"`{name}` changed a view: {difference(before, views)}")


def _tell(look: Look, viewer: Viewer, view: dict[str, Json], book: Book) -> Iterator[str]:
    """What a game has to say about a view: the name of each method after it was called."""
    game, state = look.game, look.state
    for seat in range(state.players):
        game.phase(view, seat)
        yield "phase"
        game.passing(view, seat)
        yield "passing"
    for action in [] if viewer is None else state.legal(viewer):
        game.named(action, view)
        yield "named"
        game.doubt(action, view)
        yield "doubt"
    things = game.things(view)
    yield "things"
    for target in look.rng.sample(things, min(_SOME, len(things))):
        game.explain(view, target, book)
        yield "explain"
    game.describe(view, book)
    yield "describe"
    game.board(view, book, _WIDTH)
    yield "board"
    game.compact(view, book, _WIDTH)
    yield "compact"


def _explain_some(look: Look, viewer: Viewer, view: dict[str, Json], targets: list[str]) -> None:
    """One of each kind that was not explained often enough at such decisions; in a thorough look all of them,
    in one of the languages. Sentences take longer than everything else that is looked at."""
    often = _often(look.game)
    # How much is drawn here depends on what this process has explained before; nothing else may.
    rng = random.Random(look.rng.getrandbits(32))
    voices = _voices(look.game)
    by_kind: dict[str, list[str]] = {}
    for target in targets:
        by_kind.setdefault(target.partition(":")[0], []).append(target)
    for kind, alike in by_kind.items():
        moment = (kind, look.state.stage, viewer is None)
        if often[moment] < _ENOUGH:
            _explained(look.game, view, rng.choice(alike), voices)
            often[moment] += 1
    for target in targets if look.thorough else ():
        _explained(look.game, view, target, [rng.choice(voices)])


def _explained(game: Game, view: dict[str, Json] | None, target: str, voices: Sequence[_Voice]) -> None:
    for book, rules in voices:
        explanation = game.explain(view, target, book)
        if explanation is None:
            raise Broken(f"{book.lang}: {target!r} has no explanation")
        figures = [text for figure in explanation.figures for text in figure]
        if not explanation.lines or not all([explanation.title, *explanation.lines, *figures]):
            raise Broken(f"{book.lang}: the explanation of {target!r} lacks something: {explanation!r}")
        if explanation.rule not in rules:
            raise Broken(f"{book.lang}: {target!r} points to {explanation.rule!r}, which is no paragraph")
