"""What a worker process does with a question, without the process."""

from __future__ import annotations

import asyncio
import io
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.bots import considering
from bottega.bots.bot import Budget
from bottega.bots.considering import KeptBots, game_of
from bottega.bots.worker import Inbox
from bottega.engine.types import Json
from bottega.server.thinking import mind
from bottega.server.thinking.mind import Room, answer_to
from bottega.server.thinking.process import GONE, Process
from bottega.server.thinking.worker import _read, surroundings
from tests.server.thinking.odd import asked, plant


@pytest.fixture(autouse=True)
def _planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(plant(tmp_path))


def who(match: str = "m", seat: int = 0, bot: str = "odd", **values: Json) -> dict[str, Json]:
    usual: dict[str, Json] = {
        "match": match,
        "seat": seat,
        "bot": bot,
        "game": "masters",
        "edition": "standard",
        "changes": {},
        "rules": None,
        "seed": "luck",
        "settings": {},
    }
    return usual | values


def question(about: dict[str, Json], number: int = 1) -> dict[str, Json]:
    return {**asked()[1], "who": about, "question": number, "seconds": 60.0, "iterations": None}


class Silent:
    """An inbox to which nothing comes while the bot thinks."""

    def cancels(self, question: dict[str, Json]) -> Callable[[], bool]:
        return lambda: False


def answered(about: dict[str, Json], minds: KeptBots) -> dict[str, Any]:
    return answer_to(question(about), minds, Silent())  # type: ignore[arg-type]


def test_a_bot_is_kept_for_its_seat_whatever_the_seed() -> None:
    minds = KeptBots(9)
    assert minds.get(who()) is minds.get(who(seed="another"))
    others = [minds.get(who(match="n")), minds.get(who(seat=1)), minds.get(who(bot="random"))]
    assert len({id(bot) for bot in [minds.get(who()), *others]}) == 4


def test_a_bot_with_other_settings_or_figures_is_another() -> None:
    minds = KeptBots(9)
    before = minds.get(who())
    assert minds.get(who(settings={"mode": "print"})) is not before
    assert minds.get(who()) is not before, "and the first one was forgotten for it"
    assert len(minds) == 1


def test_the_bot_that_was_not_asked_for_longest_is_forgotten_first() -> None:
    minds = KeptBots(2)
    first, second = minds.get(who("a")), minds.get(who("b"))
    minds.get(who("a"))
    minds.get(who("c"))
    assert minds.get(who("a")) is first
    assert minds.get(who("b")) is not second


def test_an_answer_tells_the_memory_and_the_bots_that_are_kept() -> None:
    minds = KeptBots(9)
    answer = answered(who(), minds)
    assert answer["action"]
    assert answer["minds"] == 1
    assert answer["memory"] > 1 << 20


def test_where_the_memory_runs_short_the_bots_unused_for_longest_are_forgotten() -> None:
    minds, room = KeptBots(9), Room(160)
    kept = {match: minds.get(who(match)) for match in "abcde"}
    room.keep(minds, 120)
    assert len(minds) == 5
    room.keep(minds, 121)
    assert len(minds) == 3
    assert [minds.get(who(match)) is kept[match] for match in "cde"] == [True, True, True]
    room.keep(minds, 131)
    assert len(minds) == 3, "what they left is used again, and never given back"
    for used in (132, 143, 154):
        room.keep(minds, used)
    assert len(minds) == 1, "the bot that has just answered stays"


def test_an_answer_tells_how_many_bots_are_left() -> None:
    minds = KeptBots(9)
    for match in "abc":
        minds.get(who(match))
    answer = answer_to(question(who("d")), minds, Silent(), room=Room(0))  # type: ignore[arg-type]
    assert answer["minds"] == len(minds) == 2


@pytest.mark.parametrize(
    ("mode", "text"), [("raise", "RuntimeError: no idea"), ("illegal", "which is not legal")]
)
def test_a_bot_that_failed_is_forgotten(mode: str, text: str) -> None:
    minds = KeptBots(9)
    answer = answered(who(settings={"mode": mode}), minds)
    assert text in answer["error"]
    assert "action" not in answer
    assert answer["minds"] == 0


def test_a_bot_that_is_not_there_and_settings_that_do_not_fit_are_told() -> None:
    minds = KeptBots(9)
    assert "There is no bot “nobody”" in answered(who(bot="nobody"), minds)["error"]
    assert "has no setting “depth”" in answered(who(bot="greedy", settings={"depth": 3}), minds)["error"]
    assert len(minds) == 0


def test_a_bot_from_outside_gives_a_limited_number_of_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    def talkative(*_: object) -> dict[str, Json]:
        return {"action": "x", "reasons": [{"action": str(i), "attention": 0.1} for i in range(50)]}

    monkeypatch.setattr(considering, "consider", talkative)
    answer = answered(who(), KeptBots(9))
    assert [reason["action"] for reason in answer["reasons"]] == [str(i) for i in range(5)]


def test_the_figures_of_a_match_are_those_of_its_edition() -> None:
    standard = game_of(who())
    assert game_of(who("n")) is standard, "a game is made once"
    changes = dict(bottega.game("leonardo", "owner").edition.changes)
    other = game_of(who(game="leonardo", edition="owner", changes=changes))
    assert dict(other.edition.changes) == changes


def test_where_the_system_does_not_tell_the_memory_is_zero(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mind, "_STATM", tmp_path / "nothing")
    assert mind.used_memory() == 0
    (tmp_path / "odd").write_text("nonsense")
    monkeypatch.setattr(mind, "_STATM", tmp_path / "odd")
    assert mind.used_memory() == 0


# The inbox


class Ended(BaseException):
    pass


def test_what_comes_while_a_bot_thinks_is_read_and_the_end_ends_the_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended = threading.Event()

    def leave(code: int) -> None:
        assert code == 0
        ended.set()

    monkeypatch.setattr("os._exit", leave)
    messages: list[dict[str, Json]] = [{"question": 1}, {"cancel": 1}, {"question": 2}]
    inbox = Inbox(io.BytesIO(b"".join(json.dumps(each).encode() + b"\n" for each in messages)))
    assert inbox.next() == {"question": 1}
    assert inbox.next() == {"question": 2}
    assert ended.wait(60), "nobody is left to ask"
    assert inbox.cancelled == 1


def test_only_the_question_that_was_cancelled_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Budget] = []
    state, about = asked()

    class Bot:
        def decide(self, outlook: Any, budget: Budget) -> Any:
            budgets.append(budget)
            raise Ended

    monkeypatch.setattr("os._exit", lambda code: None)
    inbox = Inbox(io.BytesIO())
    inbox.cancelled = 2
    for number in (2, 3):
        question = {**about, "question": number, "seconds": None, "iterations": 9}
        with pytest.raises(Ended):
            considering.consider(
                Bot(),  # type: ignore[arg-type]
                state.game,
                question,
                inbox.cancels(question),
            )
    assert [budget.spent(0) for budget in budgets] == [True, False]


# What a process says


@pytest.mark.parametrize("line", [b"", b"{", b"[]", b"null", b"7", b'"text"', b"\xff"])
def test_a_line_that_is_no_answer_is_none(line: bytes) -> None:
    assert _read(line) is None
    assert _read(b'{"ready": true}') == {"ready": True}


def test_a_process_gets_to_know_only_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BOTTEGA_DATABASE", "BOTTEGA_REDIS", "PGPASSWORD", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "secret")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("PYTHONHASHSEED", "0")
    known = surroundings()
    assert "secret" not in known.values()
    assert {"PATH", "LC_ALL", "PYTHONHASHSEED"} <= known.keys()


def test_lines_are_read_as_they_come_and_what_is_cut_off_is_none() -> None:
    async def scene() -> None:
        process = Process()
        process.pipe_data_received(1, b"one\ntw")
        process.pipe_data_received(1, b"o\nthr")
        assert await process.line() == b"one"
        assert await process.line() == b"two"
        waiting = asyncio.create_task(process.line())
        await asyncio.sleep(0)
        assert not waiting.done()
        process.pipe_connection_lost(1, None)
        assert await waiting == GONE
        assert not process.alive

    asyncio.run(scene())


def test_a_process_that_says_too_much_is_given_up() -> None:
    async def scene() -> None:
        process = Process()
        process.pipe_data_received(1, b"x" * ((1 << 20) + 1))
        assert not process.alive
        assert await process.line() == GONE
        process.pipe_data_received(1, b"late\n")
        assert await process.line() == GONE

    asyncio.run(scene())
