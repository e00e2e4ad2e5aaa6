"""What matches add up to: seats, choices, luck, editions, and how many of the intervals hold together."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from bottega.research.study import Study, StudyJob
from bottega.research.study.findings import LEAST
from bottega.simulate import intervals
from tests.research.study.made import LEADER, OTHER, PLAN, anybody, last, made, taker


def test_a_seat_that_always_wins_is_found() -> None:
    study = Study(PLAN, made(PLAN, last))
    [section] = study.sections
    assert [row.victories.estimate.value for row in section.seats] == [0.0, 1.0]
    assert [row.victories.holds for row in section.seats] == [True, True]
    assert section.seats[1].points.value == 30
    assert section.even == 0.5


def test_where_nothing_matters_nothing_holds() -> None:
    """Eight studies; that one of them finds something is still unlikely, and the seeds are fixed."""
    for players in (2, 3, 4, 5):
        for matches in (100, 300):
            plan = replace(PLAN, players=(players,), matches=matches)
            study = Study(plan, made(plan, anybody))
            assert len(study.findings) == players + 2
            assert study.holding == 0
            for row in study.sections[0].seats:
                assert row.victories.estimate.low < 1 / players < row.victories.estimate.high


def test_the_win_rate_of_a_thing_is_that_of_those_who_chose_it() -> None:
    facts = made(PLAN, taker)
    [section] = Study(PLAN, facts).sections
    rows = {row.thing: row for row in section.things}
    seats = [(match, seat) for match in facts for seat in (0, 1)]
    took = [match.victories[seat] for match, seat in seats if LEADER in match.chosen[seat]]
    left = [
        match.victories[seat]
        for match, seat in seats
        if LEADER in match.offered[seat] and LEADER not in match.chosen[seat]
    ]
    row = rows[LEADER]
    assert (row.offered, row.chosen) == (len(took) + len(left), len(took))
    assert row.victories is not None
    assert row.victories.estimate.value == pytest.approx(sum(took) / len(took))
    assert row.victories.holds
    assert row.passed is not None
    assert row.passed.value == pytest.approx(sum(left) / len(left))
    other = rows[OTHER].victories
    assert other is not None
    assert other.estimate.high < 0.5


def test_a_thing_that_few_have_chosen_has_no_interval() -> None:
    plan = replace(PLAN, matches=25)
    facts = made(plan, anybody)
    chosen = sum(LEADER in seat for match in facts for seat in match.chosen)
    assert 0 < chosen < LEAST
    [section] = Study(plan, facts).sections
    row = next(row for row in section.things if row.thing == LEADER)
    assert row.chosen == chosen
    assert row.victories is None
    assert row.adjusted is None


def test_luck_is_taken_out_of_what_a_thing_won() -> None:
    """Those who took it won because they were lucky: without luck nothing is left of it."""
    [section] = Study(PLAN, made(PLAN, taker, luck=0.5)).sections
    row = next(row for row in section.things if row.thing == LEADER)
    assert row.victories is not None
    assert row.adjusted is not None
    assert row.victories.estimate.low > 0.6
    assert abs(row.adjusted.value - 0.5) < 0.03


def test_the_match_is_the_unit() -> None:
    """At a table of four who all choose the same, four players are no more than one match."""
    groups = [(float(winner < 2), 2.0) for winner in (0, 1, 2, 3) * 25]
    estimate, matches = intervals.share_of(groups)
    assert estimate.value == 0.25
    alone, many = intervals.share_of([(part / 2, 1.0) for part, _ in groups])
    assert (estimate.low, estimate.high, matches) == pytest.approx((alone.low, alone.high, many))


def test_an_interval_of_players_holds_the_truth_as_often_as_it_says() -> None:
    """Each player of a match of three chooses something with a chance of its own, and so wins more often."""
    rng = random.Random(5)
    held = 0
    for _ in range(400):
        groups = []
        for _ in range(60):
            took = [rng.random() < 0.4 for _ in range(3)]
            weights = [1.0 + taken for taken in took]
            best = rng.choices(range(3), weights)[0]
            if any(took):
                groups.append((float(took[best]), float(sum(took))))
        estimate, _ = intervals.share_of(groups)
        # Of those who took it: the mean over what the others did, by hand.
        truth = sum(chance * 2 / (4 + more) for more, chance in ((0, 0.36), (1, 0.48), (2, 0.16)))
        held += estimate.low <= truth <= estimate.high
    assert 0.92 < held / 400 < 0.98


def test_lengths_and_ends_are_counted() -> None:
    [section] = Study(PLAN, made(PLAN, anybody)).sections
    assert section.decisions.value == pytest.approx(124.5)
    assert section.asked.value == 60
    # "The last round" and "a round" count the same; the more frequent name stands for both.
    assert section.ended == {("last-round", '{"round":20}'): 200, ("last-round", '{"round":21}'): 200}


def test_lines_of_the_score_of_winners_and_others() -> None:
    [section] = Study(PLAN, made(PLAN, anybody)).sections
    cards, track = section.lines
    assert (cards.line, cards.winners, cards.others) == ("cards", 9.0, 6.0)
    assert cards.difference is not None
    assert cards.difference.value == 3.0
    assert track.difference is not None
    assert track.difference.value == 0.0


# Editions

BOTH = replace(PLAN, editions=(("standard", ()), ("Mine", (("track.tiles.1", 9),))))


def second_helps(job: StudyJob, took: list[bool], rng: random.Random) -> int:
    """The same dice in both editions; in the second, the last seat wins a part of what it would lose."""
    best, turned = rng.randrange(job.players), rng.random() < 0.3
    return job.players - 1 if job.edition == 1 and turned else best


def test_editions_are_compared_deal_by_deal() -> None:
    study = Study(BOTH, made(BOTH, second_helps))
    assert [section.edition for section in study.sections] == ["standard", "Mine"]
    [comparison] = study.comparisons
    first, second = comparison.seats
    assert second.estimate.value == pytest.approx(0.15, abs=0.05)
    assert first.estimate.value == pytest.approx(-second.estimate.value)
    assert second.holds
    plain = [section.seats[1].victories.estimate for section in study.sections]
    unpaired = sum((each.high - each.low) ** 2 for each in plain) ** 0.5
    assert second.estimate.high - second.estimate.low < 0.8 * unpaired, (
        "what the deals have in common cancels"
    )
    assert comparison.decisions.estimate.value == 0.0
    assert not comparison.decisions.holds


def test_editions_that_do_not_differ_do_not_differ() -> None:
    study = Study(BOTH, made(BOTH, anybody))
    [comparison] = study.comparisons
    assert [finding.estimate.value for finding in comparison.seats] == [0.0, 0.0]
    assert not any(finding.holds for finding in comparison.findings())
    assert {change.difference.estimate.value for change in comparison.things} == {0.0}


def test_a_study_that_was_stopped_compares_what_both_have_played() -> None:
    facts = made(BOTH, second_helps)[:-1]
    [comparison] = Study(BOTH, facts).comparisons
    even = [match for match in facts if match.job.deal < BOTH.matches - 1]
    assert comparison.seats == Study(BOTH, even).comparisons[0].seats
    assert len(comparison.things) == 2


def test_the_order_of_the_matches_changes_nothing() -> None:
    facts = made(BOTH, second_helps)
    shuffled = random.Random(1).sample(facts, len(facts))
    assert Study(BOTH, shuffled).to_json() == Study(BOTH, facts).to_json()


def test_all_of_it_is_json() -> None:
    plan = replace(BOTH, players=(1, 2), matches=3)
    text = json.dumps(Study(plan, made(plan, anybody)).to_json(), allow_nan=False)
    data = json.loads(text)
    assert data["editions"][1] == {"name": "Mine", "changes": {"track.tiles.1": 9}}
    assert [section["players"] for section in data["sections"]] == [1, 1, 2, 2]
    alone = data["sections"][0]["seats"][0]["victories"]
    assert (alone["even"], alone["p"]) == (None, None)
    assert data["intervals"] == len(list(data["sections"][2]["seats"])) * 2 + 2 * 2 + 2
    assert Study(plan, []).to_json()["sections"] == []


def test_holm_is_stricter_than_each_alone_and_milder_than_bonferroni() -> None:
    surprises = [0.012, 0.013, 0.016, 0.04]
    assert intervals.holm(surprises) == [True, True, True, True]
    assert [each <= 0.05 / 4 for each in surprises] == [True, False, False, False]
    assert intervals.holm([0.04, 0.04]) == [False, False]
    assert intervals.holm([]) == []
