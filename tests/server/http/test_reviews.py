"""Reviews over HTTP: who may have one, how it is made and left, and what can be practised."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bottega.server import reviewing
from bottega.server.app import create_app
from bottega.server.config import Config, Rate
from bottega.server.making import make_site
from bottega.server.parts import Parts
from bottega.table.types import MINUTE
from tests.server.house import CHEAP
from tests.server.http.test_lists import KEEP, Club, Player
from tests.terminal.running import PATIENCE

#: One percent of the usual work, and much more than a test waits for.
LITTLE, LONG = 1, 60
#: What a position must not tell before somebody has chosen.
WORTH = {"best", "loss", "chance", "points", "options", "preferred", "why", "value", "solved", "sources"}


class House(Club):
    def __init__(self, app: Any, parts: Parts) -> None:
        super().__init__(app)
        self.parts = parts


def visit(
    tmp_path: Path, test: Callable[[House], Awaitable[None]], percent: int = LITTLE, **settings: Any
) -> None:
    async def whole() -> None:
        # Other tests run on this machine: a request may take long, and a process that gives way to all of
        # them would never finish.
        limits = replace(CHEAP, answering=10 * MINUTE)
        given = {"limits": limits, "rate_limits": False, "retention": KEEP, "thinkers": 0, **settings}
        site = make_site(Config(data=tmp_path, reviews=percent, **given))
        reviewer = site.part(Parts).reviews._reviewer
        reviewer._limits = replace(reviewer._limits, idle=False, nice=0)
        await site.open()
        try:
            await test(House(create_app(site), site.part(Parts)))
        finally:
            await site.close()

    asyncio.run(whole())


async def played(player: Player, game: str = "masters", seats: int = 1, **settings: Any) -> str:
    """A match of one person at one device, played to its end at random."""
    rng = random.Random(f"{game} {seats}")
    others: list[Any] = [{"me": True, "name": f"Other {seat}"} for seat in range(1, seats)]
    match = await player.table(*others, game=game, device=True, start=True, **settings)
    while True:
        for seat in range(seats):
            news = await player.ask("GET", f"matches/{match}?seat={seat}")
            if news["table"]["status"] == "over":
                return match
            if news["decision"]:
                choice = rng.choice(news["decision"]["choices"])["id"]
                body = {"decision": news["decision"]["id"], "action": choice}
                await player.ask("POST", f"matches/{match}/answers", body)


async def done(player: Player, match: str, **form: Any) -> dict[str, Any]:
    """The review, once it is there."""
    answer = await player.ask("POST", f"matches/{match}/review", form)
    async with asyncio.timeout(PATIENCE):
        while answer["status"] in ("waiting", "running"):
            await asyncio.sleep(0.05)
            answer = await player.ask("GET", f"matches/{match}/review")
    assert answer["status"] == "done", answer
    return dict(answer)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def keys_in(data: Any) -> set[str]:
    if isinstance(data, dict):
        return set(data) | {key for value in data.values() for key in keys_in(value)}
    return {key for value in data for key in keys_in(value)} if isinstance(data, list) else set()


def test_a_review_is_made_kept_and_told_in_the_language_of_its_reader(tmp_path: Path) -> None:
    async def go(house: House) -> None:
        anna, bruno = await house.comes("Anna"), await house.comes("Bruno", "fr")
        match = await played(anna, "inventors", 2)
        assert (await anna.ask("GET", f"matches/{match}/review"))["status"] == "none"
        answer = await done(anna, match)
        review = answer["review"]
        assert answer["levels"] == ["quick"]
        assert review["seats"] == [0, 1]
        assert [each["seat"] for each in review["table"]] == [0, 1]
        assert len(review["curve"][0]["chances"]) == 2
        steps = (await anna.ask("GET", f"matches/{match}/moments"))["steps"]
        for decision in review["decisions"]:
            step = steps[decision["number"] - 1]
            assert (decision["seat"], decision["action"]["text"]) == (step["seat"], step["text"])
        assert any(each["grade"] in ("mistake", "blunder") for each in review["decisions"])
        assert any(each["why"] for each in review["decisions"])
        assert await anna.ask("POST", f"matches/{match}/review", {}) == answer
        # Bruno looks on, and reads the same report in French.
        told = (await bruno.ask("GET", f"matches/{match}/review"))["review"]
        assert [each["loss"] for each in told["decisions"]] == [each["loss"] for each in review["decisions"]]
        worst = next(each for each in told["decisions"] if each["grade"] == "blunder")
        assert worst["grade_text"] == "grosse erreur"
        assert house.parts.reviews._jobs == {}

    visit(tmp_path, go)


def test_only_the_seats_that_are_asked_for_are_judged_and_more_are_added(tmp_path: Path) -> None:
    async def go(house: House) -> None:
        anna = await house.comes("Anna")
        match = await played(anna, "inventors", 2)
        review = (await done(anna, match, seats=[1]))["review"]
        assert {each["seat"] for each in review["decisions"]} == {1}
        assert review["table"][0]["accuracy"] is None
        assert (await done(anna, match, seats=[0]))["review"]["seats"] == [0, 1]
        assert await anna.refused("POST", f"matches/{match}/review", {"seats": [4]}) == "no-such-seat"

    visit(tmp_path, go)


def test_a_match_that_is_not_over_tells_nothing(tmp_path: Path) -> None:
    async def go(house: House) -> None:
        anna = await house.comes("Anna")
        match = await anna.table({"bot": "random"}, game="masters", start=True)
        assert await anna.refused("POST", f"matches/{match}/review", {}) == "match-not-over"
        assert (await anna.ask("GET", f"matches/{match}/review"))["status"] == "none"
        assert await anna.refused("GET", f"games/masters/practice/{match}.1") == "no-such-position"
        assert await anna.refused("POST", f"games/masters/practice/{match}.1", {"action": "x"}) == (
            "no-such-position"
        )
        assert (await anna.ask("GET", "games/masters/practice"))["own"] == []
        assert house.parts.reviews._reviewer.pid is None

    visit(tmp_path, go)


def test_a_match_that_was_cut_short_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def go(house: House) -> None:
        anna, bruno = await house.comes("Anna"), await house.comes("Bruno")
        match = await anna.table({}, game="masters")
        await bruno.ask("POST", f"matches/{match}/seats", {})
        await anna.ask("POST", f"matches/{match}/start", {})
        await bruno.ask("POST", f"matches/{match}/resignation", {})
        answer = await anna.browser.post(f"/api/matches/{match}/review", json={})
        assert (answer.status_code, answer.json()["code"]) == (409, "match-cut-short")
        assert "not played to its end" in answer.json()["text"]

    visit(tmp_path, go)


def test_strangers_see_no_review_of_a_table_without_spectators(tmp_path: Path) -> None:
    async def go(house: House) -> None:
        anna, bruno = await house.comes("Anna"), await house.comes("Bruno")
        match = await played(anna, spectators=False)
        review = (await done(anna, match))["review"]
        assert review["decisions"]
        for method in ("GET", "POST", "DELETE"):
            assert await bruno.refused(method, f"matches/{match}/review", {}) == "no-such-match"
        position = (await anna.ask("GET", "games/masters/practice"))["own"][0]["id"]
        assert await bruno.refused("GET", f"games/masters/practice/{position}") == "no-such-match"
        assert (await bruno.ask("GET", "games/masters/practice"))["own"] == []

    visit(tmp_path, go)


def test_two_requests_at_once_make_one_review(tmp_path: Path) -> None:
    async def go(house: House) -> None:
        anna, bruno = await house.comes("Anna"), await house.comes("Bruno")
        match = await played(anna)
        asked = [
            each.ask("POST", f"matches/{match}/review", {"level": "deep"}) for each in (anna, bruno, anna)
        ]
        assert {each["status"] for each in await asyncio.gather(*asked)} <= {"waiting", "running"}
        (job,) = house.parts.reviews._jobs.values()
        # One leaves, the other still waits.
        assert (await anna.browser.delete(f"/api/matches/{match}/review")).status_code == 204
        assert house.parts.reviews._jobs
        assert (await bruno.browser.delete(f"/api/matches/{match}/review")).status_code == 204
        assert house.parts.reviews._jobs == {}
        await until(lambda: job.task is None or job.task.done())
        await until(lambda: house.parts.reviews._reviewer.pid is None)
        assert (await anna.ask("GET", f"matches/{match}/review"))["status"] == "none"

    visit(tmp_path, go, LONG)


def test_a_review_that_nobody_asks_about_is_cancelled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go(house: House) -> None:
        anna = await house.comes("Anna")
        match = await played(anna)
        await anna.ask("POST", f"matches/{match}/review", {"level": "deep"})
        reviews = house.parts.reviews
        await until(lambda: reviews._reviewer.pid is not None)
        await asyncio.sleep(1.5)
        assert reviews._jobs
        monkeypatch.setattr(reviewing, "LEFT", -1)
        await until(lambda: not reviews._jobs)
        await until(lambda: reviews._reviewer.pid is None)

    visit(tmp_path, go, LONG)


def test_progress_is_told_and_the_quick_ones_go_first(tmp_path: Path) -> None:
    async def go(house: House) -> None:
        anna, bruno, carla = [await house.comes(name) for name in ("Anna", "Bruno", "Carla")]
        match = await played(anna)
        other = await played(anna)
        await anna.ask("POST", f"matches/{match}/review", {"level": "quick"})
        async with asyncio.timeout(PATIENCE):
            while not (answer := await anna.ask("GET", f"matches/{match}/review"))["progress"]:
                await asyncio.sleep(0.05)
        assert 0 < answer["progress"] < 1
        assert answer["status"] == "running"
        deep = await bruno.ask("POST", f"matches/{other}/review", {"level": "deep"})
        quick = await carla.ask("POST", f"matches/{other}/review", {"level": "quick"})
        assert (deep["status"], deep["ahead"], quick["status"], quick["ahead"]) == (
            "waiting",
            1,
            "waiting",
            1,
        )
        assert (await bruno.ask("GET", f"matches/{other}/review?level=deep"))["ahead"] == 2

    visit(tmp_path, go, LONG)


def test_a_killed_process_fails_one_review_and_no_other(tmp_path: Path) -> None:
    async def go(house: House) -> None:
        anna = await house.comes("Anna")
        match = await played(anna)
        reviews = house.parts.reviews
        reviews._percent = LONG
        await anna.ask("POST", f"matches/{match}/review", {"level": "quick"})
        async with asyncio.timeout(PATIENCE):
            while not (await anna.ask("GET", f"matches/{match}/review"))["progress"]:
                await asyncio.sleep(0.05)
        assert reviews._reviewer.pid is not None
        os.kill(reviews._reviewer.pid, signal.SIGKILL)
        await until(lambda: all(job.status == "failed" for job in reviews._jobs.values()))
        assert (await anna.ask("GET", f"matches/{match}/review"))["status"] == "failed"
        reviews._percent = LITTLE
        assert (await done(anna, match))["levels"] == ["quick"]
        # The examiner, too: the next question starts another.
        position = (await anna.ask("GET", "games/masters/practice"))["own"][0]["id"]
        await anna.ask("GET", f"games/masters/practice/{position}")
        assert reviews._examiner.pid is not None
        os.kill(reviews._examiner.pid, signal.SIGKILL)
        await until(lambda: reviews._examiner.pid is None)
        await anna.ask("GET", f"games/masters/practice/{position}")

    visit(tmp_path, go)


def test_an_account_has_one_review_at_a_time_and_some_in_a_day(tmp_path: Path) -> None:
    async def go(house: House) -> None:
        anna, bruno = await house.comes("Anna"), await house.comes("Bruno")
        match, other = await played(anna), await played(anna)
        await anna.ask("POST", f"matches/{match}/review", {"level": "deep"})
        assert await anna.refused("POST", f"matches/{other}/review", {}) == "review-at-once"
        await bruno.ask("POST", f"matches/{other}/review", {"level": "deep"})
        await anna.browser.delete(f"/api/matches/{match}/review")
        assert await anna.refused("POST", f"matches/{match}/review", {"level": "deep"}) == "too-often"
        await anna.ask("POST", f"matches/{match}/review", {"level": "quick"})
        await anna.browser.delete(f"/api/matches/{match}/review")
        assert await anna.refused("POST", f"matches/{match}/review", {"level": "quick"}) == "too-often"

    plenty = Rate(10_000, 1)
    limits = replace(
        CHEAP,
        reviewing=Rate(3, 10**9),
        reviewing_deep=Rate(1, 10**9),
        writing_account=plenty,
        writing_address=plenty,
        reading_account=plenty,
        reading_address=plenty,
    )
    visit(tmp_path, go, LONG, limits=limits, rate_limits=True)


def test_a_server_without_reviews_says_so(tmp_path: Path) -> None:
    async def go(house: House) -> None:
        anna = await house.comes("Anna")
        match = await played(anna)
        assert await anna.refused("POST", f"matches/{match}/review", {}) == "no-reviews"
        assert await anna.refused("GET", "games/masters/practice") == "no-reviews"

    visit(tmp_path, go, 0)


def test_a_mistake_can_be_played_again_and_is_judged_afterwards(tmp_path: Path) -> None:
    async def go(house: House) -> None:
        anna = await house.comes("Anna", "it")
        match = await played(anna, "inventors", 2)
        review = (await done(anna, match))["review"]
        own = (await anna.ask("GET", "games/inventors/practice"))["own"]
        wrong = {
            each["number"]: each for each in review["decisions"] if each["grade"] not in ("best", "good")
        }
        assert {each["number"] for each in own} == set(wrong)
        for listed in own[:2]:
            decision = wrong[listed["number"]]
            path = f"games/inventors/practice/{listed['id']}"
            told = await anna.ask("GET", path)
            assert WORTH.isdisjoint(set(told) | keys_in(told["news"]["decision"]))
            moment = await anna.ask("GET", f"matches/{match}/moments/{decision['number'] - 1}")
            assert told["news"]["view"] == moment["views"][decision["seat"]]
            assert told["played"]["text"] == decision["action"]["text"]
            choices = [each["action"]["notation"] for each in told["news"]["decision"]["choices"]]
            assert len(choices) == decision["legal"]
            verdict = await anna.ask("POST", path, {"action": decision["best"]["notation"]})
            assert (verdict["solved"], verdict["grade"]) == (True, "best")
            verdict = await anna.ask("POST", path, {"action": decision["action"]["notation"]})
            assert (verdict["solved"], verdict["grade"]) == (False, decision["grade"])
            assert verdict["why"]
            assert verdict["best"] == decision["best"]
            target = told["news"]["decision"]["choices"][0]["action"]["targets"][0]
            things = await anna.ask("GET", f"{path}/things?target={target}")
            assert things["things"][0]["target"] == target
            assert await anna.ask("POST", f"{path}/why", {"target": "nothing"}) == {"refusals": []}
        assert await anna.refused("POST", path, {"action": "no such thing"}) == "no-such-action"
        elsewhere = f"games/inventors/practice/{match}.1"
        if 1 not in wrong:
            assert await anna.refused("GET", elsewhere) == "no-such-position"

    visit(tmp_path, go)
