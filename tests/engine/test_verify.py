"""What a record claims is proved, refuted, or left open where the record does not say enough."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bottega.engine.chance import mix
from bottega.engine.match import Match
from bottega.engine.records import Entry, Proof, Record
from bottega.engine.verify import Check, verify
from tests.coins.bottega_coins import Coins

WORDS = ("sun", "moon")


def proved(seed: int = 3, undo: bool = False) -> Record:
    """A finished match whose deal is proved to be nobody's choice."""
    game = Coins()
    deal = game.deal(2, mix("secret", WORDS), length="short")
    match = Match(game, deal, ["Ada", "Bruno"], Proof.of_deal(deal, "nonce", "secret", WORDS))
    dice = random.Random(seed)
    while not match.state.over:
        seat = dice.choice(match.state.actors)
        match.play(seat, dice.choice(match.state.legal(seat)))
        if undo and len(match.entries) == 1:
            match.undo(seat)
    return Record.parse(str(match.record()))


def outcome(record: Record) -> dict[str, bool | None]:
    return {check.name: check.ok for check in verify(record, Coins())}


def failed(record: Record) -> list[Check]:
    return [check for check in verify(record, Coins()) if check.ok is False]


ALL_WELL = {
    "rules": True,
    "commitment": True,
    "words": True,
    "shuffle": True,
    "deal": True,
    "decisions": True,
    "result": True,
}


def test_an_honest_record_is_proved() -> None:
    assert outcome(proved()) == ALL_WELL


def test_an_honest_record_with_an_undo_is_proved() -> None:
    record = proved(undo=True)
    assert any(entry.undo for entry in record.entries)
    assert outcome(record) == ALL_WELL


def test_without_a_proof_the_shuffle_is_left_open() -> None:
    record = proved()
    record.proof = None
    assert outcome(record) == {**ALL_WELL, "commitment": None, "words": None, "shuffle": None}


def test_while_the_secret_is_kept_the_shuffle_is_left_open() -> None:
    record = proved()
    assert record.proof is not None
    record.proof = record.proof.public()
    assert outcome(record) == {**ALL_WELL, "commitment": None, "words": None, "shuffle": None}


def test_a_match_under_way_has_no_result_to_prove() -> None:
    record = proved()
    record.entries.pop()
    record.result = None
    assert outcome(record) == {**ALL_WELL, "result": None}


def test_a_finished_match_need_not_tell_its_result() -> None:
    record = proved()
    record.result = None
    assert outcome(record) == {**ALL_WELL, "result": None}


def test_an_illegal_decision_is_named_with_the_rule_that_forbids_it() -> None:
    record = proved()
    seat = record.entries[1].seat
    record.entries[1] = Entry(seat, "pass", 0)
    (check,) = failed(record)
    assert check.name == "decisions"
    assert check.refusal is not None
    assert (check.refusal.code, check.refusal.rule) == ("now-bid", "turn")
    assert check.detail == {"number": 2, "notation": "pass", "seat": seat, "problem": "now-bid"}


def test_a_decision_of_the_wrong_seat_is_named() -> None:
    record = proved()
    record.entries[1] = record.entries[0]
    (check,) = failed(record)
    assert check.refusal is not None
    assert check.refusal.code == "not-your-turn"


def test_a_decision_that_no_action_is_written_like_is_named() -> None:
    record = proved()
    record.entries[0] = Entry(0, "bidd 7", 0)
    (check,) = failed(record)
    assert (check.name, check.detail["number"], check.refusal) == ("decisions", 1, None)
    assert "did you mean “bid 7”" in str(check.detail["problem"])


@pytest.mark.parametrize(
    ("place", "count", "reason"), [(0, 1, "nothing"), (1, 2, "nothing"), (2, 9, "acted")]
)
def test_an_undo_that_the_rules_do_not_give_is_named(place: int, count: int, reason: str) -> None:
    record = proved()
    seat = record.entries[0].seat
    record.entries.insert(place, Entry.of_undo(seat, count))
    (check,) = failed(record)
    assert (check.name, check.detail["problem"]) == ("decisions", reason)


def test_an_undo_of_what_was_revealed_is_named() -> None:
    record = proved()
    second = record.entries[1].seat  # their bid turned both over
    record.entries.insert(2, Entry.of_undo(second, 1))
    (check,) = failed(record)
    assert (check.name, check.detail["problem"]) == ("decisions", "revealed")


def test_a_result_for_another_seat_is_refuted() -> None:
    record = proved()
    assert record.result is not None
    record.result.ranking = record.result.ranking[::-1]
    assert [check.name for check in failed(record)] == ["result"]


def test_a_score_that_was_touched_is_refuted() -> None:
    record = proved()
    assert record.result is not None
    record.result.scores[0]["lines"]["worth"] += 1
    assert [check.name for check in failed(record)] == ["result"]


def test_a_result_of_a_match_that_is_not_over_is_refuted() -> None:
    record = proved()
    record.entries.pop()
    assert [check.name for check in failed(record)] == ["result"]


def test_another_deal_than_the_one_promised_is_refuted() -> None:
    record = proved()
    record.deal["pile"] = [*record.deal["pile"][:-2], *record.deal["pile"][-2:][::-1]]
    assert [check.name for check in failed(record)] == ["commitment", "shuffle"]


def test_a_deal_that_is_none_is_refuted() -> None:
    record = proved()
    del record.deal["pile"]
    names = [check.name for check in failed(record)]
    assert names == ["commitment", "shuffle", "deal"]
    assert "pile" in str(failed(record)[-1].detail["problem"])


def _set(name: str, value: object) -> Callable[[Proof], None]:
    return lambda proof: setattr(proof, name, value)


@pytest.mark.parametrize(
    ("tamper", "refuted"),
    [
        (_set("commitment", "0" * 64), ["commitment"]),
        (_set("nonce", "another"), ["commitment"]),
        (_set("promise", "0" * 64), ["words"]),
        (_set("secret", "another"), ["words"]),
        (_set("words", ("sun", "mooN")), ["words"]),
        (_set("words", ("sun",)), ["words"]),
        (_set("seed", "0" * 64), ["words", "shuffle"]),
        (_set("seed", ""), ["words"]),
    ],
)
def test_a_proof_that_was_touched_is_refuted(tamper: Callable[[Proof], None], refuted: list[str]) -> None:
    record = proved()
    assert record.proof is not None
    tamper(record.proof)
    assert [check.name for check in failed(record)] == refuted


def test_words_of_fewer_seats_than_there_are_prove_nothing() -> None:
    record = proved()
    record.proof = Proof.of_deal(record.deal, "nonce", "secret", ("sun",))
    assert "words" in [check.name for check in failed(record)]


def test_rules_of_another_version_are_named() -> None:
    record = proved()
    record.rules = 2
    (check,) = failed(record)
    assert (check.name, check.detail) == ("rules", {"rules": 2, "known": 1})
