"""Public objects are compared, copied, pickled and shown by what they are."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.bots.bot import Advice, Bot, Budget, Outlook, Reason, outlook
from bottega.bots.registry import bot, bots
from bottega.engine.encoding import Encoding
from bottega.engine.events import Event, Log
from bottega.engine.game import Game, Option
from bottega.engine.match import Match, UndoRefused
from bottega.engine.plain import Plain
from bottega.engine.playout import Dice, play_out, step
from bottega.engine.records import Entry, Proof, Record, Result
from bottega.engine.refusal import IllegalAction, Refusal
from bottega.engine.state import Prompt, State
from bottega.workers import LocalPool

GAMES = bottega.games()
WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "first pickle": lambda thing: pickle.loads(pickle.dumps(thing, protocol=0)),
}


def midgame(name: str, decisions: int = 40, seed: int = 5) -> State:
    game = bottega.game(name)
    state, dice = game.start(game.deal(players=3, seed=seed)), Dice(seed)
    for _ in range(decisions):
        step(state, dice)
    return state


def edited() -> Game:
    game = bottega.game("masters")
    changes: dict[str, int | str] = {"cards.1.points": 7}
    from bottega.games import edited as with_changes

    return with_changes(game.name, "Mine", changes)


def slots(thing: object) -> list[str]:
    """The attributes of an object, also of a compiled one."""
    named = [
        name
        for kind in type(thing).__mro__
        for where in ("__slots__", "__mypyc_attrs__")
        for name in getattr(kind, where, ())
    ]
    return named or list(vars(thing))


def plain_objects() -> list[Plain]:
    state = midgame("masters")
    game, seat = state.game, state.actors[0]
    view = outlook(state, seat, random.Random(1), [])
    advice = bot("greedy", game, 1).decide(view, Budget(iterations=2))
    match = Match(game, game.deal(2, 1), ["Ada", "Bruno"], Proof("c", "n", "p", "s", ("a", "b"), "seed"))
    prompt = state.prompt(seat)
    assert prompt is not None
    log = Log(beats=True)
    log.add("kind", {"seat": 0})
    log.beat(state)
    return [
        *(Event("kind", {"seat": 1}, (0, 2)), log, prompt, Option(("a", "b"), "a"), view, advice),
        *(advice.reasons[0], Budget(1.5, 20), match.record(), Proof("c", words=("a",)), game.edition),
    ]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_copied_by_its_content(name: str, way: str) -> None:
    state = midgame(name)
    state.log = Log()
    other: State = WAYS[way](state)
    assert other == state
    assert other is not state
    assert type(other) is type(state)
    assert other.log is None
    assert other.game is state.game
    before = state.dump()
    play_out(other, Dice(1))
    assert state.dump() == before
    assert other != state


def test_states_are_equal_by_game_and_content() -> None:
    state = midgame("masters")
    assert state == state.clone()
    assert state != midgame("masters", 41)
    assert state != midgame("masters", seed=6)
    assert state != 5
    game = edited()
    assert game.start(game.deal(3, 5)) != bottega.game("masters").start(game.deal(3, 5))
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_stays_the_same(name: str, way: str) -> None:
    game = bottega.game(name)
    assert WAYS[way](game) is game


def test_a_game_travels_with_its_edition() -> None:
    game = edited()
    other: Game = pickle.loads(pickle.dumps(game))
    assert other == game
    assert hash(other) == hash(game)
    assert other.edition == game.edition
    assert other.box.cards[1].points == 7
    assert other != bottega.game("masters")
    state = game.start(game.deal(2, 1))
    assert pickle.loads(pickle.dumps(state)) == state
    assert len(pickle.dumps(game)) < 500, "figures that did not change stay at home"


def test_an_edition_from_a_file_travels_without_the_file(tmp_path: Path) -> None:
    file = tmp_path / "cheaper.yaml"
    file.write_text("name: Cheaper gold\ngame: leonardo\ninventions:\n  16: {weeks: 13}\n", encoding="utf-8")
    data = pickle.dumps(bottega.game("leonardo", edition=file))
    file.unlink()
    assert pickle.loads(data).box.inventions[16].weeks == 13


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_an_action_stays_the_object_of_its_space(name: str, way: str) -> None:
    game = bottega.game(name)
    assert WAYS[way](game.actions) is game.actions
    for action in game.actions:
        assert WAYS[way](action) is action


@pytest.mark.parametrize("way", WAYS)
def test_plain_objects_are_copied_with_all_that_is_in_them(way: str) -> None:
    for thing in plain_objects():
        other = WAYS[way](thing)
        assert other == thing, thing
        assert other is not thing
        for name in slots(thing):
            if name not in ("started", "__dict__"):
                assert getattr(other, name) == getattr(thing, name), (thing, name)
        assert (other == 5) is False


def test_objects_are_shown_in_words() -> None:
    for thing in plain_objects():
        assert " object at " not in repr(thing)
    for name in GAMES:
        state = midgame(name)
        assert repr(state).startswith(f"<State of {name}: 3 players; ")
        assert f"seat {state.actors[0]}" in repr(state)
        play_out(state, Dice(1))
        assert repr(state) == f"<State of {name}: 3 players; over>"
    assert repr(bottega.game("masters")) == "<Game masters, rules 1>"
    assert repr(edited()) == "<Game masters, rules 1, edition Mine>"


def test_refusals_and_errors_are_pickled() -> None:
    state = midgame("masters", 0)
    action = state.game.parse("market row 3")
    with pytest.raises(IllegalAction) as caught:
        state.play(0, action)
    for way in WAYS.values():
        other = way(caught.value)
        assert other.refusal == caught.value.refusal
        assert (
            str(other) == str(caught.value) == "First choose the two leaders you keep. (rule: setup-leaders)"
        )
        assert way(Refusal("a", "b", {"c": 1})) == Refusal("a", "b", {"c": 1})
    assert pickle.loads(pickle.dumps(UndoRefused("acted"))).reason == "acted"


@pytest.mark.parametrize("way", WAYS)
def test_a_match_is_copied_with_its_history(way: str) -> None:
    game = bottega.game("masters")
    match = Match(game, game.deal(2, 3), ["Ada", "Bruno"])
    for _ in range(30):
        seat = match.state.actors[0]
        match.play(seat, match.state.legal(seat)[0])
    other: Match = WAYS[way](match)
    assert other == match
    assert str(other.record()) == str(match.record())
    assert other.state.log is other.log
    assert [event.to_json() for event in other.log.events] == [event.to_json() for event in match.log.events]
    seat = match.state.actors[0]
    assert other.undo_depth(seat) == match.undo_depth(seat)
    other.play(seat, other.state.legal(seat)[0])
    assert other != match
    assert len(match.entries) == 30
    assert WAYS[way](match.entries) == match.entries
    assert WAYS[way](Result([[0]], [])) == Result([[0]], [])
    assert Record.parse(str(match.record())) == match.record()
    assert WAYS[way](Entry(1, "undo 2", 2)).undo == 2


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_a_copied_bot_goes_on_alike_and_alone(name: str, way: str) -> None:
    state = midgame("masters")
    seat, settings = state.actors[0], {"keep": False} if name == "search" else {}
    one = bot(name, state.game, seed=1, **settings)
    one.decide(outlook(state, seat, random.Random(1)), Budget(iterations=20))
    two: Bot = WAYS[way](one)
    first = [one.decide(outlook(state, seat, random.Random(i)), Budget(iterations=20)) for i in range(3)]
    second = [two.decide(outlook(state, seat, random.Random(i)), Budget(iterations=20)) for i in range(3)]
    assert [each.action for each in first] == [each.action for each in second]
    assert [each.reasons for each in first] == [each.reasons for each in second]


def test_every_bot_can_be_pickled_after_it_has_thought() -> None:
    state = midgame("masters")
    seat = state.actors[0]
    for name in bots():
        thinker = bot(name, state.game, seed=1)
        thinker.decide(outlook(state, seat, random.Random(1), []), Budget(iterations=20))
        data = pickle.dumps(thinker)
        assert len(data) < 20_000, "trees stay behind"
        again = pickle.loads(data).decide(outlook(state, seat, random.Random(1), []), Budget(iterations=20))
        assert again.action in state.legal(seat)


def test_encodings_are_pickled() -> None:
    encoding = bottega.game("masters").encoding(3)
    other: Encoding = pickle.loads(pickle.dumps(encoding))
    assert other == encoding
    assert hash(other) == hash(encoding)
    assert copy.deepcopy(encoding) is encoding
    assert repr(encoding) == f"<Encoding 1 of masters: 3 players, {encoding.size} numbers>"
    state = midgame("masters")
    assert other.observe(state, 1) == encoding.observe(state, 1)


def next_state(state: State) -> State:
    step(state, Dice(1))
    return state


def test_states_go_to_other_processes_as_they_are() -> None:
    states = [midgame(name) for name in GAMES]
    for state, other in zip(states, LocalPool(2).run(next_state, states), strict=True):
        assert other == next_state(state)


def test_the_two_builds_and_a_new_process_read_each_other(tmp_path: Path) -> None:
    state = midgame("leonardo")
    file = tmp_path / "state"
    file.write_bytes(pickle.dumps((state, state.legal(state.actors[0])[0])))
    program = "import pickle, sys; state, action = pickle.load(open(sys.argv[1], 'rb'));"
    program += "assert action is state.legal(state.actors[0])[0]; print(state)"
    done = subprocess.run(
        [sys.executable, "-c", program, str(file)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == repr(state)


# Numbers and arguments at the door


class Whole:
    """A whole number of another kind, as numpy has them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@pytest.mark.parametrize("name", GAMES)
def test_any_whole_number_is_a_seat_a_seed_and_an_id(name: str) -> None:
    game = bottega.game(name)
    deal = game.deal(players=Whole(3), seed=Whole(7))
    assert deal == game.deal(players=3, seed=7)
    state = game.start(deal)
    seat = state.actors[0]
    twin, number = state.clone(), Whole(seat)
    action = state.legal(seat)[0]
    assert game.actions[Whole(action.id)] is action  # type: ignore[call-overload]
    assert state.why_not(number, action) is None
    assert state.view(number) == state.view(seat)  # type: ignore[arg-type]
    assert state.information_string(number) == state.information_string(seat)
    assert state.prompt(number) == state.prompt(seat)
    world = state.imagine(number, random.Random(1))  # type: ignore[arg-type]
    assert world == state.imagine(seat, random.Random(1))
    assert game.encoding(Whole(3)).observe(state, number) == game.encoding(3).observe(state, seat)
    state.log, twin.log = Log(), Log()
    state.play(number, action)
    twin.play(seat, action)
    assert state == twin
    assert state.log == twin.log
    assert Dice(Whole(5)).below(1000) == Dice(5).below(1000)
    assert Budget(iterations=Whole(5)).iterations == 5
    assert type(bot("search", game, Whole(3))) is type(bot("search", game, 3))


def test_no_number_of_another_kind_stays_in_a_table() -> None:
    class Odd(int):
        """Stands for numpy's integers, which are compared and added like Python's."""

        def __add__(self, other: Any) -> Any:
            return Odd(int(self) + int(other))

    for name in GAMES:
        state = midgame(name)
        state.log = Log()
        while not state.over:
            seat = Odd(state.actors[0])
            state.apply(seat, state.legal(seat)[-1])
        kinds = {type(value) for event in state.log.events for value in event.values.values()}
        assert Odd not in kinds
        assert all(type(seat) is int for seat in state.actors)


def test_a_foreign_action_is_an_error() -> None:
    state = midgame("masters", 0)
    foreign = bottega.game("leonardo").actions[0]
    for ask in (state.why_not, state.play):
        with pytest.raises(ValueError, match="'start 1 in small' is an action of another game than masters"):
            ask(0, foreign)
    with pytest.raises(TypeError):
        state.play(0, "market row 1")  # type: ignore[arg-type]


def test_a_seat_that_is_not_there_is_an_error() -> None:
    state = midgame("masters")
    asked: list[Callable[[int], object]] = [
        *(state.legal, state.view, state.prompt, state.score, state.score_parts, state.information_string),
        lambda seat: state.why_not(seat, state.game.actions[0]),
        lambda seat: state.imagine(seat, random.Random(1)),
        lambda seat: state.game.encoding(3).observe(state, seat),
        lambda seat: outlook(state, seat, random.Random(1)),
    ]
    for ask in asked:
        for seat in (3, -1, 99):
            with pytest.raises(ValueError, match=rf"there is no seat {seat} here: the seats are 0 to 2"):
                ask(seat)


@pytest.mark.parametrize("seed", [None, 1.5, [1]])
def test_a_seed_of_another_kind_is_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number or a text, not"):
        bottega.game("masters").deal(2, seed)


@pytest.mark.parametrize(
    ("name", "option", "choices"),
    [
        ("inventors", "teams", "dealt, chosen"),
        ("leonardo", "codex", "off, on"),
        ("leonardo", "start", "beginner, expert"),
    ],
)
@pytest.mark.parametrize("choice", [True, 5, None, ["on"], {"on": 1}])
def test_an_option_of_another_kind_is_refused(name: str, option: str, choices: str, choice: Any) -> None:
    game = bottega.game(name)
    with pytest.raises(ValueError, match=f"the option “{option}” is one of {choices}, not "):
        game.deal(2, 1, **{option: choice})
    deal = game.deal(2, 1)
    with pytest.raises(ValueError, match=f"the option “{option}” is one of {choices}, not "):
        game.start({**deal, "options": {**deal["options"], option: choice}})


def test_the_package_of_a_game_is_imported_beside_the_function_of_that_name() -> None:
    program = (
        "import bottega, bottega.games.masters, bottega.games.masters as package; "
        "print(package.__name__, bottega.games.masters is package, bottega.games())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"bottega.games.masters True {GAMES}"


def test_notation_may_have_its_parts_in_any_order() -> None:
    game = bottega.game("masters")
    assert str(game.parse("keep 2 servant 1 coin")) == "keep 1 coin 2 servant"
    assert str(game.parse("Keep  leaders 52 49")) == "keep leaders 49 52"
    with pytest.raises(ValueError, match="did you mean “keep 1 coin 2 servant”"):
        game.parse("keep 2 servants 1 coin")


def test_a_reason_and_an_advice_have_their_own_values() -> None:
    action = bottega.game("masters").actions[0]
    reason = Reason(action, 0.5, [1.0], [0.5])
    assert reason != Reason(action, 0.25, [1.0], [0.5])
    assert Advice(action, [reason], 3, 0.1) == Advice(action, [reason], 3, 0.1)
    assert Prompt("a", {}) != Prompt("b", {})
    assert isinstance(plain_objects()[4], Outlook)
