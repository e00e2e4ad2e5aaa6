"""The chaos trial finds what it looks for: a store that has lost, doubled or changed something."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bench.chaos.ledger import Answer, Audit, check
from bottega.server.referee.process import Referee
from bottega.server.store.opening import open_store
from bottega.table.rows import Append, StoredEntry
from tests.server.referee.test_referees import CREATE
from tests.server.table.desk import START


def match() -> tuple[list[Append], list[Answer]]:
    """A short match, and what its player remembers of it."""
    referee, answers = Referee(1), []

    def do(**command: object) -> Append:
        return referee.propose("m", command, START, [])[0]

    seats = [{"me": "Ada"}, {"me": "Bruno"}]
    appends = [do(**{**CREATE, "seats": seats}), do(op="start", by="ada")]
    for number in range(6):
        table = referee.table("m")
        seat, decision = min(table.opened.items())
        action = table.choices[seat][0]
        answer = {"op": "answer", "seat": seat, "decision": decision, "action": action}
        appends.append(do(by="ada", key=f"key {number}", **answer))
        answers.append(Answer("m", seat, f"key {number}", decision, action, 1, table.number))
    return appends, answers


def found(tmp_path: Path, appends: list[Append], answers: list[Answer]) -> Audit:
    async def go() -> Audit:
        store = open_store(str(tmp_path / "bottega.db"))
        await store.open()
        for append in appends:
            assert await store.append(append)
        await store.close()
        return await check(str(tmp_path / "bottega.db"), answers, tmp_path / "wrong")

    return asyncio.run(go())


def test_a_store_that_kept_everything_is_right(tmp_path: Path) -> None:
    appends, answers = match()
    answers[-1].number = None  # the last was written, but its player did not hear of it
    told = found(tmp_path, appends, answers)
    assert told.wrong == []
    assert (told.acknowledged, told.unheard, told.verified) == (5, 1, 1)
    assert not (tmp_path / "wrong").exists()


def _lost(appends: list[Append]) -> list[Append]:
    return appends[:-1]


def _doubled(appends: list[Append]) -> list[Append]:
    """The last entry again, under the next number."""
    last = appends[-1]
    entry = replace(last.entry, number=last.entry.number + 1)
    return [*appends, replace(last, entry=entry, row=replace(last.row, number=entry.number))]


def _changed(appends: list[Append]) -> list[Append]:
    """Another action in the place of one that was played."""
    last = appends[-1]
    data = json.loads(last.entry.data) | {"action": "no such action"}
    entry = StoredEntry(last.entry.number, last.entry.at, json.dumps(data))
    return [*appends[:-1], replace(last, entry=entry)]


@pytest.mark.parametrize(
    ("harm", "said"), [(_lost, "is lost"), (_doubled, "2 times"), (_changed, "cannot be read")]
)
def test_harm_to_the_store_is_found(
    tmp_path: Path, harm: Callable[[list[Append]], list[Append]], said: str
) -> None:
    appends, answers = match()
    told = found(tmp_path, harm(appends), answers)
    assert any(said in what for _, what in told.wrong), told.wrong
