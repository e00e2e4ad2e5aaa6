"""A match keeps the version of the rules with which it began."""

from __future__ import annotations

import hashlib
import json

import pytest

import bottega
from bottega.engine.types import Json
from bottega.server.words import problem_text
from bottega.table.problem import Problem
from bottega.table.table import SNAPSHOT_FORMAT, Table
from tests.server.table.desk import START, Desk


def created(rules: Json) -> dict[str, Json]:
    """The first entry of a table, with another version, or none."""
    entry: dict[str, Json] = json.loads(Desk().entries[0][2])
    del entry["rules"]
    return entry if rules is None else {**entry, "rules": rules}


def test_the_first_entry_names_the_version() -> None:
    desk = Desk().begin()
    assert json.loads(desk.entries[0][2])["rules"] == bottega.game("masters").version
    assert desk.table.snapshot()["rules"] == desk.table.rules == 1
    assert desk.news(0)["table"]["rules"] == 1


def test_an_entry_of_0_1_0_names_none_and_means_the_rules_of_then() -> None:
    table = Table("old")
    table.apply(1, START, created(None))
    assert (table.rules, table.game) == (1, bottega.game("masters", version=1))


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_version_that_is_not_here_is_refused_with_a_sentence(lang: str) -> None:
    snapshot = Desk().begin().table.snapshot()
    with pytest.raises(Problem) as from_snapshot:
        Table.restore("m", {**snapshot, "rules": 7})
    with pytest.raises(Problem) as from_entry:
        Table("m").apply(1, START, created(7))
    for problem in (from_entry.value, from_snapshot.value):
        assert (problem.code, problem.status) == ("rules-version", 409)
        sentence = problem_text(problem, lang)
        for part in ("7", "masters", "bottega"):
            assert part in sentence


#: What snapshots of the present format hold, beside the state of the game.
TABLE = (
    "acted chairs changed clock created decided flagged held host keys left match nonce number opened orders"
    " origin promise request rules secret settings started status"
)
MATCH = "deal entries line names state steps"
#: A fingerprint of the keys of a state and of its boards.
STATES = {"inventors": "1600750d2196", "leonardo": "4766f60b76c7", "masters": "699c76e26f22"}


@pytest.mark.parametrize("game", STATES)
def test_what_a_snapshot_holds_has_the_number_of_its_format(game: str) -> None:
    """If this fails, snapshots are written in another way than before: raise SNAPSHOT_FORMAT, and write the
    new form down here."""
    snapshot = Desk(game).begin().table.snapshot()
    assert SNAPSHOT_FORMAT == 5
    assert " ".join(sorted(snapshot)) == TABLE
    assert " ".join(sorted(snapshot["match"])) == MATCH
    state = snapshot["match"]["state"]
    keys = " ".join([*sorted(state), *sorted(state["boards"][0])])
    assert hashlib.sha256(keys.encode()).hexdigest()[:12] == STATES[game], keys
