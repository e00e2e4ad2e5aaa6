"""Reviews: whom they judge, from what they judge, and that they are data."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

import bottega
from bottega.bots.luck import Luck, MatchLuck
from bottega.engine.match import Match
from bottega.engine.people.text import LANGUAGES
from bottega.review import (
    ERRORS,
    GRADES,
    Decision,
    Estimate,
    Review,
    ReviewCancelled,
    ReviewError,
    Value,
    review,
    review_book,
    review_match,
    standing,
    why,
)
from bottega.review.effort import Effort, effort
from bottega.review.judging import Judge, grade
from bottega.review.luck import reveals
from bottega.review.summary import accuracy
from tests.review.matches import LITTLE, played


@pytest.fixture(scope="module")
def inventors() -> Review:
    game, deal, history = played("inventors", ("random", "greedy"), 3)
    return review(game, deal, history, work=LITTLE, seed=1)


@pytest.mark.parametrize("name", bottega.games())
@pytest.mark.parametrize("players", [1, 3])
def test_every_game_and_every_table_can_be_reviewed(name: str, players: int) -> None:
    if players not in bottega.game(name).seats:
        return
    game, deal, history = played(name, ("random",) * players, 1)
    work = Effort(search=4, compare=4, sources=2, explained=1)
    told = review(game, deal, history, seats=[players - 1], work=work)
    free = sum(each.seat == players - 1 for each in told.decisions)
    assert free == len(told.decisions) == told.table[-1].decisions > 5
    assert told.table[-1].forced + free == sum(seat == players - 1 for seat, _ in history)
    assert told.table[-1].accuracy is not None
    assert all(report.accuracy is None and report.skill is None for report in told.table[:-1])
    assert all(len(moment.chances) == len(moment.points) == players for moment in told.curve)


def test_the_same_seed_gives_the_same_review_and_it_survives_as_json(inventors: Review) -> None:
    game, deal, history = played("inventors", ("random", "greedy"), 3)
    assert review(game, deal, history, work=LITTLE, seed=1) == inventors
    assert Review.from_json(json.loads(json.dumps(inventors.to_json()))) == inventors
    assert review(game, deal, history, work=LITTLE, seed=2) != inventors


def test_a_seat_is_judged_the_same_whoever_else_is(inventors: Review) -> None:
    game, deal, history = played("inventors", ("random", "greedy"), 3)
    alone = review(game, deal, history, seats=[1], work=LITTLE, seed=1)
    bare = [replace(each, sources=()) for each in alone.decisions]
    assert bare == [replace(each, sources=()) for each in inventors.decisions if each.seat == 1]


def test_a_decision_names_its_position_and_legal_choices(inventors: Review) -> None:
    game = bottega.game("inventors")
    state = game.start(inventors.deal)
    judged = {each.number: each for each in inventors.decisions}
    for number, (seat, notation) in enumerate(inventors.history, 1):
        decision = judged.get(number)
        legal = {str(action) for action in state.legal(seat)}
        if decision is None:
            assert len(legal) == 1
        else:
            assert (decision.seat, decision.action, decision.legal) == (seat, notation, len(legal))
            assert decision.best in legal
            assert {choice.action for choice in decision.choices} <= legal
            assert notation in {choice.action for choice in decision.choices}
            assert decision.grade in GRADES
            assert decision.grade != "best" or decision.best == decision.action
        state.play(seat, game.parse(notation))
    assert state.over


def test_the_curve_begins_with_the_deal_and_ends_with_the_result(inventors: Review) -> None:
    numbers = [moment.number for moment in inventors.curve]
    assert numbers[0] == 0
    assert numbers[-1] == len(inventors.history)
    assert numbers == sorted(set(numbers))
    assert inventors.curve[-1].chances == tuple(report.result.chance for report in inventors.table)
    assert inventors.curve[-1].points == tuple(report.result.points for report in inventors.table)
    assert all(sum(moment.chances) == pytest.approx(1, abs=0.001) for moment in inventors.curve)


def test_turning_points_are_the_costliest_decisions_in_their_order(inventors: Review) -> None:
    points = inventors.turning_points
    assert 1 <= len(points) <= 5
    assert [point.number for point in points] == sorted(point.number for point in points)
    costliest = {each.number for each in inventors.errors()[: len(points)]}
    assert {point.number for point in points} == costliest


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_is_said_in_words(inventors: Review, lang: str) -> None:
    book = review_book(bottega.game("inventors"), lang, ["Ada", "Bruno"])
    told = [each for each in inventors.decisions if each.sources]
    assert len(told) == LITTLE.explained
    for decision in told:
        assert all(sentence.strip() for sentence in why(decision, book))
    others = [each for each in inventors.decisions if not each.sources]
    assert why(others[0], book) == []


# Only a match that is over.


@pytest.mark.parametrize("name", bottega.games())
def test_a_running_match_is_refused(name: str) -> None:
    game, deal, history = played(name, ("random", "random"), 1)
    for left in (1, len(history) // 2, len(history)):
        with pytest.raises(ReviewError, match="not over"):
            review(game, deal, history[:-left], work=LITTLE)
        match = Match(game, deal, ["Ada", "Bruno"])
        for seat, action in history[:-left]:
            match.play(seat, action)
        with pytest.raises(ValueError, match="not over"):
            review_match(match)


def test_wrong_arguments_are_refused() -> None:
    game, deal, history = played("inventors", ("random", "greedy"), 3)
    with pytest.raises(ReviewError, match="seat 2"):
        review(game, deal, history, seats=[2])
    with pytest.raises(ValueError, match="level"):
        review(game, deal, history, level="thorough")
    with pytest.raises(ReviewError, match="numbers"):
        review(game, deal, history, entries=[1])


def test_it_tells_how_far_it_is_and_can_be_cancelled() -> None:
    game, deal, history = played("inventors", ("random", "greedy"), 3)
    shares: list[float] = []
    review(game, deal, history, seats=[0], work=LITTLE, progress=shares.append)
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.1
    assert shares[-1] == 1.0
    asked = iter(range(10_000))
    with pytest.raises(ReviewCancelled):
        review(game, deal, history, work=LITTLE, cancelled=lambda: next(asked) > 200)


def test_what_was_taken_back_is_left_out_and_entries_keep_their_numbers() -> None:
    game, deal, history = played("masters", ("random", "random"), 2)
    match = Match(game, deal, ["Ada", "Bruno"])
    for place, (seat, action) in enumerate(history):
        match.play(seat, action)
        if place == 10:
            match.take_back(seat, 2)
            match.play(*history[9])
            match.play(*history[10])
    work = Effort(search=2, compare=2, sources=1, explained=1)
    entries = standing(match)
    assert entries[8:12] == [9, 13, 14, 15]
    told = review(game, deal, match.line, seats=[0], entries=entries, work=work)
    assert [seat for seat, _ in told.history] == [seat for seat, _ in history]
    for decision in told.decisions:
        assert match.entries[decision.entry - 1].notation == decision.action


# Only what the seat knew.


def judged_twice(name: str, leak: bool = False) -> list[tuple[Decision, Decision]]:
    """Decisions judged in the true state, and in another that their seat cannot tell apart. With `leak` the
    worlds are drawn by what is hidden in the state."""
    game, deal, history = played(name, ("greedy", "greedy"), 1)
    state = game.start(deal)
    pairs: list[tuple[Decision, Decision]] = []
    for place, (seat, action) in enumerate(history):
        other = state.imagine(seat, random.Random(place))
        if place % 25 == 20 and len(state.legal(seat)) > 1 and other.dump() != state.dump():
            judged = []
            for world in (state, other):
                judge = Judge(game, seat, LITTLE, str(world.dump()) if leak else "1")
                view = judge.outlook(world, history[:place])
                judged.append(judge.judge(view, action, place + 1, place + 1))
            pairs.append((judged[0], judged[1]))
        state.apply(seat, action)
    return pairs


@pytest.mark.parametrize("name", bottega.games())
def test_a_decision_is_judged_alike_in_all_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    pairs = judged_twice(name)
    assert len(pairs) >= 2
    assert all(one == other for one, other in pairs)


@pytest.mark.parametrize("name", bottega.games())
def test_a_leak_into_the_judgement_would_be_found(name: str) -> None:
    assert any(one != other for one, other in judged_twice(name, leak=True))


# Luck.


@pytest.fixture(scope="module")
def lucky() -> Review:
    game, deal, history = played("inventors", ("random", "greedy"), 3)
    work = Effort(search=4, compare=4, sources=2, explained=1, luck=12)
    return review(game, deal, history, seats=[0], work=work, seed=1)


def test_luck_is_told_for_every_seat_and_along_the_curve(lucky: Review) -> None:
    for report in lucky.table:
        assert report.luck is not None
        assert report.adjusted is not None
        assert report.luck.chance_error > 0
        assert report.adjusted.points == pytest.approx(report.result.points - report.luck.points, abs=0.002)
        assert report.adjusted.chance == pytest.approx(report.result.chance - report.luck.chance, abs=0.002)
        along = [moment.luck[report.seat] for moment in lucky.curve if moment.luck is not None]
        assert len(along) == len(lucky.curve)
        assert sum(each.points for each in along) == pytest.approx(report.luck.points, abs=0.1)
        assert sum(each.chance for each in along) == pytest.approx(report.luck.chance, abs=0.02)
    assert any(report.luck is not None and report.luck.points for report in lucky.table)
    assert Review.from_json(json.loads(json.dumps(lucky.to_json()))) == lucky


def test_luck_is_left_out_where_it_is_not_measured(inventors: Review) -> None:
    assert all(report.luck is None and report.adjusted is None for report in inventors.table)
    assert all(moment.luck is None for moment in inventors.curve)


def test_what_came_to_light_can_turn_a_match() -> None:
    none, great = Luck.none(2), Luck((6.0, -6.0), (0.3, -0.3), (0.1, 0.1), (0.01, 0.01))
    unclear = Luck((6.0, -6.0), (0.3, -0.3), (4.0, 4.0), (0.2, 0.2))
    luck = MatchLuck(great, (none, great, unclear))
    [point] = reveals(luck, [11, 12, 13], [1])
    assert (point.kind, point.number, point.entry, point.seat) == ("reveal", 2, 12, 1)
    assert point.change == Value(-0.3, -6.0)


# What counts as a mistake.


def test_only_what_is_clear_is_a_mistake() -> None:
    def loss(chance: float, error: float) -> str:
        return grade(Estimate(chance, 0.0, error, 0.0))

    assert loss(0.30, 0.01) == "blunder"
    assert loss(0.06, 0.01) == "mistake"
    assert loss(0.03, 0.01) == "inaccuracy"
    assert loss(0.01, 0.001) == "good"
    assert loss(0.30, 0.15) == "good"
    assert loss(-0.30, 0.01) == "good"


def test_effort_is_shared_by_the_decisions() -> None:
    assert effort("quick", 300).search < effort("quick", 100).search < effort("deep", 100).search
    assert effort("quick", 10**6).compare > 10


def test_accuracy_is_what_was_kept_of_what_was_at_stake(inventors: Review) -> None:
    assert accuracy([]) is None
    some = inventors.decisions[:20]
    nothing = Estimate(0.0, 0.0, 0.0, 0.0)
    assert accuracy([replace(each, loss=nothing) for each in some]) == 100
    assert accuracy([replace(each, loss=Estimate(each.stake.chance, 0, 0, 0)) for each in some]) == 0
    half = [replace(each, loss=Estimate(each.stake.chance / 2, 0, 0, 0)) for each in some]
    assert accuracy(half) == pytest.approx(50, abs=0.1)


def test_a_random_player_gives_away_more_than_a_sensible_one(inventors: Review) -> None:
    random_one, greedy = inventors.table
    assert random_one.skill is not None
    assert greedy.skill is not None
    assert random_one.skill.chance + 2 * random_one.skill.chance_error < greedy.skill.chance
    assert (random_one.accuracy or 0) + 20 < (greedy.accuracy or 0)
    assert all(each.grade in ERRORS for each in inventors.errors())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.pop("curve"), "review.curve is missing"),
        (lambda data: data.update(format=99), "format"),
        (lambda data: data.update(decisions=3), "review.decisions"),
        (lambda data: data["decisions"][0].update(seat="x"), r"decisions\[0\].seat"),
        (lambda data: data["table"][0]["result"].pop("points"), "result.points"),
    ],
)
def test_a_bad_file_is_refused_with_the_place(inventors: Review, change: object, said: str) -> None:
    data = json.loads(json.dumps(inventors.to_json()))
    assert callable(change)
    change(data)
    with pytest.raises(ReviewError, match=said):
        Review.from_json(data)


@pytest.mark.parametrize("data", [None, [], "review", {}, {"format": 1}])
def test_what_is_no_review_is_refused(data: object) -> None:
    with pytest.raises(ReviewError, match="no review"):
        Review.from_json(data)
