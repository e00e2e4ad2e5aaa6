"""Practice: positions to play again, those that come with the games and one's own."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import bottega
from bottega.engine.people.text import LANGUAGES
from bottega.review import ReviewError, review, review_book, why
from bottega.review.making import make
from bottega.review.practice import (
    DIFFICULTIES,
    FILE,
    Option,
    Position,
    PracticeSet,
    answer,
    is_solution,
    of_review,
    shipped,
)
from tests.review.matches import LITTLE, played

NAMES = ["Ada", "Bruno"]


@pytest.mark.parametrize("name", bottega.games())
def test_the_positions_of_a_game_can_be_played_and_solved(name: str) -> None:
    game = bottega.game(name)
    positions = shipped(game)
    assert 20 <= len(positions) <= 30
    assert {each.difficulty for each in positions} <= set(DIFFICULTIES)
    assert len({each.difficulty for each in positions}) > 1
    for position in positions:
        state = position.match(NAMES).state
        legal = {str(action) for action in state.legal(position.seat)}
        assert {option.action for option in position.options} == legal
        assert position.options[0].action == position.best in legal
        assert position.played in legal
        wrong = position.option(position.played)
        assert wrong is not None
        assert not is_solution(wrong)
        assert wrong.loss.chance >= 0.04
        assert sum(map(is_solution, position.options)) <= 0.4 * len(position.options)
        assert position.sources


@pytest.mark.parametrize("name", bottega.games())
def test_a_set_says_what_made_it(name: str) -> None:
    game = bottega.game(name)
    data = json.loads(game.data.joinpath(FILE).read_text(encoding="utf-8"))
    found = PracticeSet.from_json(data)
    assert found.command.startswith(f"bottega practice {name} --make --matches ")
    assert "--seed" in found.command
    assert json.loads(json.dumps(found.to_json())) == data
    assert all(match.seed.startswith("1:") for match in found.matches)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_is_judged_and_explained(lang: str) -> None:
    game = bottega.game("inventors")
    position = shipped(game)[0]
    state = position.match(NAMES).state
    found = answer(position, state, position.best)
    assert found.solved
    assert found.sources == ()
    wrong = answer(position, state, position.played)
    assert not wrong.solved
    assert wrong.best == position.best
    book = review_book(game, lang, NAMES)
    assert all(sentence.strip() for sentence in why(wrong.decision(position), book))
    assert why(wrong.decision(position), book)


def _mistake(position: Position) -> Option:
    """What was played, which was compared with the best for longer than the rest."""
    return next(each for each in position.options if each.action == position.played)


def test_a_choice_that_was_not_judged_is_judged_now() -> None:
    """A position of a review knows two choices only; the others are compared with the best when asked for."""
    position = max(shipped(bottega.game("inventors")), key=lambda each: _mistake(each).loss.chance)
    worst = _mistake(position)
    assert worst.loss.chance > 0.1
    few = replace(position, options=position.options[:1])
    state = position.match(NAMES).state
    judged = answer(few, state, worst.action)
    assert not judged.solved
    assert judged.option.loss.chance == pytest.approx(worst.loss.chance, abs=0.1)
    assert answer(few, state, worst.action) == judged


def test_mistakes_of_a_review_become_positions() -> None:
    game, deal, history = played("inventors", ("random", "greedy"), 3)
    told = review(game, deal, history, work=LITTLE, seed=1)
    positions = of_review(told, 0)
    assert len(positions) == len(told.errors(0)) > 0
    for position, decision in zip(positions, told.errors(0), strict=True):
        assert len(position.history) == decision.number - 1
        assert position.match(NAMES).state.actors
        assert (position.seat, position.played, position.best) == (0, decision.action, decision.best)
        assert Position.from_json(json.loads(json.dumps(position.to_json()))) == position


@pytest.mark.parametrize(
    "change",
    [
        {"played": "fly"},
        {"best": "end turn"},
        {"seat": 7},
        {"game": "chess"},
        {"rules": 99},
        {"history": ((0, "fly"),)},
        {"deal": {}},
    ],
    ids=str,
)
def test_a_position_that_cannot_be_played_is_refused(change: dict[str, object]) -> None:
    position = shipped(bottega.game("inventors"))[0]
    with pytest.raises(ReviewError, match="cannot be played"):
        replace(position, **change).match(NAMES)  # type: ignore[arg-type]


@pytest.mark.parametrize("data", [None, {}, {"format": 9, "positions": []}, {"format": 1, "positions": 3}])
def test_what_is_no_set_is_refused(data: object) -> None:
    with pytest.raises(ReviewError):
        PracticeSet.from_json(data)


def test_other_rules_have_no_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bottega.game("inventors")
    monkeypatch.setattr(
        PracticeSet, "from_json", lambda data: PracticeSet("inventors", 99, "standard", "", (), ())
    )
    assert shipped(game) == []


@pytest.mark.night
def test_a_set_can_be_made_again() -> None:
    """The first matches, up to one with mistakes, give the same positions as in the file of Inventors."""
    game = bottega.game("inventors")
    data = json.loads(game.data.joinpath(FILE).read_text(encoding="utf-8"))
    there = PracticeSet.from_json(data)
    first = int(there.matches[0].seed.split(":")[1])
    here = make(game, first + 1, "1", there.command)
    assert here.positions
    assert here.positions == tuple(each for each in there.positions if each.match == 0)
    assert here.matches == there.matches[:1]
