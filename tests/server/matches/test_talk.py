"""Chat: who may say something, who hears it, and that nobody misses a line."""

from __future__ import annotations

import asyncio

import pytest

from bottega.server.bus import BusNews
from bottega.table.problem import Problem
from tests.server.near import ADA, BRUNO, CARLA, Ear, Near, inside


def said(ear: Ear) -> list[str]:
    return [message["line"]["text"] for message in ear.of("chat")]


@pytest.mark.parametrize("account", [ADA, BRUNO])
def test_those_who_play_may_say_something(tmp_path: object, account: object) -> None:
    @inside()
    async def scene(near: Near) -> None:
        match = await near.begun()
        line = await near.talk.say(match, account, "Good luck")  # type: ignore[arg-type]
        assert line == {"number": 1, "at": near.clock.at, "name": line["name"], "text": "Good luck"}
        assert near.bus.published[-1] == BusNews("chat", match, 1), "the other processes hear of it"

    scene(tmp_path)  # type: ignore[arg-type]


@inside()
async def test_those_who_look_on_may_not_until_the_match_is_over(near: Near) -> None:
    match = await near.begun()
    with pytest.raises(Problem) as refused:
        await near.talk.say(match, CARLA, "Sell the horse")
    assert (refused.value.code, refused.value.status) == ("chat-players-only", 403)
    await near.play.command(match, ADA, {"op": "resign"}, "en")
    assert (await near.talk.say(match, CARLA, "Well played"))["name"] == "Carla"
    assert [line["text"] for line in await near.talk.lines(match, None, 0)] == ["Well played"]


@inside()
async def test_at_a_table_without_spectators_others_may_say_nothing_even_afterwards(near: Near) -> None:
    match = await near.begun(spectators=False)
    await near.play.command(match, ADA, {"op": "resign"}, "en")
    with pytest.raises(Problem, match="no-such-match"):
        await near.talk.say(match, CARLA, "Boo")


@inside()
async def test_a_line_without_anything_visible_is_not_said(near: Near) -> None:
    match = await near.begun()
    with pytest.raises(Problem) as refused:
        await near.talk.say(match, ADA, "")
    assert (refused.value.code, refused.value.status) == ("chat-empty", 422)
    assert await near.talk.lines(match, "ada", 0) == []


@inside()
async def test_everybody_at_the_table_is_told_once(near: Near) -> None:
    match = await near.begun()
    ada, bruno, looker = Ear("ada"), Ear("bruno"), Ear()
    for ear in (ada, bruno, looker):
        await near.matches.watch(match, ear, None, None, 0)
    await near.matches.watch(match, looker, None, "it", 0)
    await near.talk.say(match, ADA, "Hello")
    await near.talk.say(match, BRUNO, "Hello yourself")
    for ear in (ada, bruno, looker):
        assert said(ear) == ["Hello", "Hello yourself"]
    assert ada.of("chat")[0]["match"] == match


@inside()
async def test_nobody_hears_those_they_have_muted_and_is_heard_by_them(near: Near) -> None:
    match = await near.begun()
    ada, bruno = Ear("ada"), Ear("bruno")
    for ear in (ada, bruno):
        await near.matches.watch(match, ear, None, None, 0)
    await near.talk.mute("bruno", "ada", True)
    await near.talk.say(match, ADA, "Can you hear me?")
    await near.talk.say(match, BRUNO, "Nice weather")
    assert said(bruno) == ["Nice weather"]
    assert said(ada) == ["Can you hear me?", "Nice weather"]
    await near.talk.mute("bruno", "ada", False)
    await near.talk.say(match, ADA, "And now?")
    assert said(bruno) == ["Nice weather", "And now?"]
    assert len(await near.talk.lines(match, "bruno", 0)) == 3, "what was said meanwhile can be read again"


@inside()
async def test_lines_can_be_read_from_where_one_knows_them(near: Near) -> None:
    match = await near.begun()
    for text in "abc":
        await near.talk.say(match, ADA, text)
    assert [line["number"] for line in await near.talk.lines(match, "bruno", 1)] == [2, 3]
    assert await near.talk.lines(match, None, 3) == []


@inside()
async def test_those_who_follow_are_called_after_each_line(near: Near) -> None:
    match = await near.begun()
    called = list[str]()
    near.talk.followers.append(called.append)
    await near.talk.say(match, ADA, "a")
    with pytest.raises(Problem):
        await near.talk.say(match, ADA, "")
    assert called == [match]


# With other processes


@inside(shared=True)
async def test_what_was_said_in_another_process_is_told_here(near: Near) -> None:
    match = await near.begun()
    other, ear = near.another(), Ear("bruno")
    await near.matches.watch(match, ear, None, None, 0)
    await other.talk.say(match, ADA, "first")
    await near.talk.heard(match, 1)
    await other.talk.say(match, ADA, "second")
    await near.talk.heard(match, 2)
    await near.talk.heard(match, 2)
    assert said(ear) == ["first", "second"]


@inside(shared=True)
async def test_a_line_of_which_nobody_here_has_heard_yet_is_told_before_ones_own(near: Near) -> None:
    """Somebody speaks here while the news of a line from another process is on its way."""
    match = await near.begun()
    other, ear = near.another(), Ear("bruno")
    await near.matches.watch(match, ear, None, None, 0)
    for number in (1, 2):
        await other.talk.say(match, ADA, f"from there {number}")
        await near.talk.say(match, BRUNO, f"from here {number}")
        await near.talk.heard(match, 2 * number - 1)
    assert said(ear) == ["from there 1", "from here 1", "from there 2", "from here 2"]


@inside(shared=True)
async def test_lines_that_are_heard_of_twice_at_once_are_told_once(near: Near) -> None:
    match = await near.begun()
    other, ear = near.another(), Ear("bruno")
    await near.matches.watch(match, ear, None, None, 0)
    await other.talk.say(match, ADA, "hello")
    await asyncio.gather(*(near.talk.heard(match, 1) for _ in range(3)), near.talk.say(match, BRUNO, "yes"))
    assert said(ear) == ["hello", "yes"]


@inside(shared=True)
async def test_a_line_is_not_told_before_an_earlier_one(near: Near) -> None:
    """While whom a watcher has muted is still being read for the first line, the next one comes."""
    match = await near.begun()
    other, ear = near.another(), Ear("bruno")
    await near.matches.watch(match, ear, None, None, 0)
    await other.talk.say(match, ADA, "hello")
    read, asked = near.store.muted_by, list[str]()

    async def slow_at_first(account: str) -> object:
        asked.append(account)
        while len(asked) == 1 and len(await near.store.chat(match, 0)) < 2:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05 if len(asked) == 1 else 0)
        return await read(account)

    near.store.muted_by = slow_at_first  # type: ignore[method-assign, assignment]
    await asyncio.gather(near.talk.heard(match, 1), near.talk.say(match, BRUNO, "yes"))
    assert said(ear) == ["hello", "yes"]


@inside(shared=True)
async def test_where_nobody_looks_on_nothing_is_read(near: Near) -> None:
    match = await near.begun()
    other = near.another()
    await other.talk.say(match, ADA, "first")

    async def read(match: str, after: int) -> list[object]:
        pytest.fail("there is nobody to hear it")

    near.store.chat = read  # type: ignore[method-assign, assignment]
    await near.talk.heard(match, 1)


@inside(shared=True)
async def test_a_line_of_chat_makes_nobody_look_for_a_rematch(near: Near) -> None:
    match = await near.begun()
    other, ear = near.another(), Ear("bruno")
    await near.matches.watch(match, ear, None, None, 0)
    await other.talk.say(match, ADA, "hello")
    (news,) = other.bus.published
    asked = list[str]()
    find = near.store.match

    async def listen(match: str) -> object:
        asked.append(match)
        return await find(match)

    near.store.match = listen  # type: ignore[method-assign, assignment]
    await near.site._heard(news)
    assert said(ear) == ["hello"]
    assert asked == [], "it reads the chat and nothing else"
