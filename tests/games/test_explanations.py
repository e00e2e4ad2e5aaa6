"""Whatever people may point at is explained: all targets of all kinds of positions, in three languages."""

from __future__ import annotations

import copy
import pickle
import random
from functools import cache
from importlib import import_module

import pytest

import bottega
from bottega.engine.editions import changed
from bottega.engine.explanation import Explanation
from bottega.engine.game import Game
from bottega.engine.people.rulebook import rulebook
from bottega.engine.people.text import LANGUAGES, Book
from bottega.engine.state import State
from bottega.engine.types import Json, Viewer
from tests.games.leonardo.positions import board as workshop
from tests.games.leonardo.positions import position as city
from tests.games.masters.positions import board, position

NAMES = ["Anna", "Bruno", "Chiara", "Dario", "Elena"]


def explained(state: State, viewer: Viewer, target: str, lang: str = "en") -> Explanation:
    told = state.game.explain(state.view(viewer), target, Book(state.game, lang, NAMES))
    assert told is not None, target
    return told


def text(told: Explanation) -> str:
    return "\n".join([told.title, *told.lines])


def scenes(name: str) -> list[State]:
    """Rare situations."""
    made: list[State] = import_module(f"tests.games.{name}.scenes").scenes()
    return made


@cache
def positions(name: str) -> list[State]:
    """Rare situations, and the first decision of each kind in random matches that begin there, or with every
    number of players and every option."""
    game, rng = bottega.game(name), random.Random(name)
    rare = scenes(name)
    found = [state.clone() for state in rare]
    for options in _options(game):
        rare += [game.start(game.deal(players, seed=players, **options)) for players in game.seats]
    for state in rare:
        seen: set[int] = set()
        while not state.over:
            if state.stage not in seen:
                seen.add(state.stage)
                found.append(state.clone())
            seat = rng.choice(state.actors)
            state.apply(seat, rng.choice(state.legal(seat)))
        found.append(state)
    return found


def _options(game: Game) -> list[dict[str, str]]:
    """The defaults, and each other choice."""
    others = [
        {name: choice} for name, option in game.options.items() for choice in option.choices[1:]
    ]  # fmt: skip
    return [{}, *others]


@pytest.mark.parametrize("name", bottega.games())
def test_positions_have_every_kind_of_decision(name: str) -> None:
    game = bottega.game(name)
    assert {game.stages[state.stage] for state in positions(name)} == set(game.stages)


#: On the sources one game in one language is enough.
CASES = [
    pytest.param(name, lang, marks=[] if (name, lang) == ("masters", "en") else [pytest.mark.exhaustive])
    for name in bottega.games()
    for lang in LANGUAGES
]


def share(states: list[State], rare: int, lang: str) -> list[State]:
    """What is told in a language in the gate: the rare situations, the first of each kind of decision, and
    every third of the others, which are not those of another language."""
    first = {state.stage: number for number, state in reversed(list(enumerate(states)))}
    return [
        state
        for number, state in enumerate(states)
        if number < rare or first[state.stage] == number or number % len(LANGUAGES) == LANGUAGES.index(lang)
    ]


@pytest.mark.parametrize(("name", "lang"), CASES)
def test_no_target_of_any_position_is_without_an_explanation(
    name: str, lang: str, pytestconfig: pytest.Config
) -> None:
    night = pytestconfig.getoption("--night")
    some = positions(name) if night else share(positions(name), len(scenes(name)), lang)
    game = bottega.game(name)
    book, rules = Book(game, lang, NAMES), rulebook(game.data, lang)
    kinds: set[str] = set()
    for state in some:
        for viewer in (None, *(state.actors or (0,))[:1]):
            view = state.view(viewer)
            targets = [target for seat in state.actors for a in state.legal(seat) for target in a.targets]
            for target in dict.fromkeys([*game.things(view), *(targets if viewer is not None else [])]):
                told = game.explain(view, target, book)
                assert told is not None, (target, view["stage"])
                assert told.title
                assert told.lines
                assert told.rule in rules
                for sentence in told.lines:
                    assert sentence[-1] == ".", (target, sentence)
                kinds.add(target.partition(":")[0])
    targets = [target for action in game.actions for target in action.targets]
    assert {target.partition(":")[0] for target in targets} <= kinds


@pytest.mark.parametrize("name", bottega.games())
def test_an_explanation_tells_nothing_that_the_viewer_does_not_see(name: str) -> None:
    """In every world that the viewer imagines, the same is told."""
    game, rng = bottega.game(name), random.Random(name)
    book = Book(game, "en", NAMES)
    for state in positions(name)[::4]:
        for viewer in (None, 0):
            world = state.imagine(viewer, rng)
            view, dream = state.view(viewer), world.view(viewer)
            assert game.things(view) == game.things(dream)
            for target in game.things(view):
                assert game.explain(view, target, book) == game.explain(dream, target, book)


@pytest.mark.parametrize(
    "target",
    ["", ":", "row", "row:9", "row:1 ", "seat:9", "seat:²", "card:0", "card:nobody", "no such thing"],
)
@pytest.mark.parametrize("name", bottega.games())
def test_what_is_no_thing_of_the_game_has_no_explanation(name: str, target: str) -> None:
    game = bottega.game(name)
    book = Book(game, "en", NAMES)
    assert game.explain(positions(name)[0].view(0), target, book) is None
    assert game.explain(None, target, book) is None


@pytest.mark.parametrize("name", bottega.games())
def test_the_signs_of_the_legend_are_those_of_the_drawn_board(name: str) -> None:
    game = bottega.game(name)
    book = Book(game, "en", NAMES)
    drawn = {
        text for state in positions(name) for line in game.board(state.view(0), book, 160) for text, _ in line
    }
    page = " ".join(drawn)
    signs = [sign for _, sign in game.legend(book) if sign]
    assert len(signs) > 8
    for sign in signs:
        assert sign in page, sign


def test_an_explanation_is_a_value() -> None:
    told = explained(positions("masters")[0], 0, "stack:green1")
    assert pickle.loads(pickle.dumps(told)) == told == copy.deepcopy(told)
    assert told != explained(positions("masters")[0], 0, "stack:green2")
    assert told.to_json()["figures"][0]["name"] == "Cost"
    assert told.to_json()["rule"] == "buy"
    assert told.title in repr(told)


# What is told, game by game.


def figures(told: Explanation) -> dict[str, str]:
    return dict(told.figures)


def edited(name: str, **changes: Json) -> Game:
    game = bottega.game(name)
    paths = {path.replace("__", "."): value for path, value in changes.items()}
    return game.with_edition(changed(game.edition.figures, game.figures, "Mine", paths))


def test_figures_are_those_of_the_edition() -> None:
    game = edited("masters", track__tiles__1=7, cards__1__points=9, leaders__53__points=11)
    view, book = position(board(slots=[[1]])).view(0), Book(game, "en", NAMES)
    told = [game.explain(view, target, book) for target in ("tile:1", "card:1", "leader:53", "space:5")]
    assert all(told)
    assert [figures(each)["Points"] for each in told[:3] if each] == ["7", "9", "11"]
    assert told[3] is not None
    assert "the tile worth 7 points" in text(told[3])


def test_a_leader_in_hand_tells_what_discarding_means_and_whether_it_can_be_played() -> None:
    own = board(hand=(49, 53), slots=[[1], [4]])
    state = position(own, board(hand=(50,), leaders=(51,), slots=[[3], [5]]))
    assert "You own what it requires." in text(explained(state, 0, "leader:49"))
    assert "You do not own what it requires yet." in text(explained(state, 0, "leader:53"))
    assert "discard it for 1 faith" in text(explained(state, 0, "leader:53"))
    assert "Bruno has it in play" in text(explained(state, 0, "leader:51"))


def test_where_a_hidden_leader_is_nobody_else_is_told() -> None:
    state = position(board(hand=(49,)), board(hand=(50,)))
    assert "leader:50" not in state.game.things(state.view(0))
    for viewer in (0, None):
        assert "hand" not in text(explained(state, viewer, "leader:50"))
    assert "It is in your hand." in text(explained(state, 1, "leader:50"))


def test_a_line_of_the_market_tells_what_it_gives_this_player() -> None:
    tray = "WWYR BBGP GYPW W"
    plain = position(board(), board(), market=tray)
    assert "They give 1 coin and 1 faith." in text(explained(plain, 0, "row:1"))
    turned = position(board(leaders=(57,), slots=[[4], [16], [3]]), board(), market=tray)
    assert "They give 1 coin, 2 servants and 1 faith." in text(explained(turned, 0, "row:1"))
    assert "They give 1 coin and 1 faith." in text(explained(turned, 1, "row:1"))


def test_a_discount_is_told_to_its_owner_alone() -> None:
    state = position(board(leaders=(50,), slots=[[3], [2]]), board(), tops=[1])
    assert "you pay 1 shield" in text(explained(state, 0, "stack:green1"))
    assert "you pay" not in text(explained(state, 1, "stack:green1"))
    assert figures(explained(state, 0, "stack:green1"))["Cost"] == "2 shields"


def test_an_invention_tells_the_weeks_that_cards_save() -> None:
    state = city(workshop(cards=(3,)), workshop())
    assert "save you 2 weeks" in text(explained(state, 0, "invention:13"))
    assert "save you" not in text(explained(state, 1, "invention:13"))


def test_a_working_laboratory_is_explained_to_others_without_its_secret() -> None:
    state = city(workshop(works={"small": (13, 3)}), workshop())
    assert "13 Aiming crossbow" in text(explained(state, 0, "lab:small"))
    told = text(explained(state, 1, "lab:0 small"))
    assert "The components under it are secret." in told
    assert "on one of " in told


def test_the_codex_changes_what_the_first_benefit_is() -> None:
    game = bottega.game("leonardo")
    told = [
        explained(game.start(game.deal(3, 1, codex=codex)), 0, "benefit:1") for codex in ("off", "on")
    ]  # fmt: skip
    assert [each.rule for each in told] == ["council-move", "codex"]
    assert told[0].lines != told[1].lines


def test_an_inventor_is_explained_with_levels_and_goal() -> None:
    game = bottega.game("inventors")
    state = game.start({**game.deal(2, 1), "teams": ["red", "blue"]})
    told = explained(state, 0, "inventor:3")
    assert told.title == "Albert Einstein"
    assert figures(told) == {
        "Knowledge": "physics 1 and mathematics 1",
        "Goal": "physics 3 and mathematics 3",
        "Points": "9",
    }
    assert told == explained(state, 0, "person:einstein")
