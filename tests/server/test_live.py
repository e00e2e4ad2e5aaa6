"""The WebSocket without a wire: every message is answered, and a client that goes leaves nothing behind."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import Message
from starlette.websockets import WebSocket

from bottega.server import live as module
from bottega.server.security.asking import Asker
from bottega.server.store.base import Account, Busy, SessionRow
from tests.profiles import examples
from tests.server.near import ADA, BRUNO, CARLA, Near, inside


class Wire:
    """Where a socket's messages go, and where they come from once somebody listens. `full`: the client does
    not read. `held`: nothing is read from the client."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.full = False
        self.was_cut = False
        self.heard: Callable[[str], None] | None = None
        self.held = False

    def listen(self, heard: Callable[[str], None] | None) -> None:
        self.heard = heard

    def hold(self) -> None:
        self.held = True

    def go_on(self) -> None:
        self.held = False

    def push(self, message: bytes) -> bool:
        if self.full:
            return False
        self.sent.append(json.loads(message))
        return True

    def cut(self) -> None:
        self.was_cut = True


class Client:
    """Somebody with a socket. What is sent is read in order; `closed` is the code it was closed with."""

    def __init__(self, near: Near, account: Account | None, session: str | None, lang: str) -> None:
        self.wire = Wire()
        self.closed: int | None = None
        #: What was sent before it was closed, without the wire.
        self.told: list[dict[str, Any]] = []
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        known = None
        if account is not None:
            known = SessionRow(session or f"key-{account.id}", account.id, 1, 1, None, None)
        scope: dict[str, Any] = {
            "type": "websocket",
            "path": "/api/live",
            "headers": [(b"host", b"play.test")],
            "query_string": b"",
            "app": SimpleNamespace(state=SimpleNamespace(site=near.site)),
            "extensions": {"bottega.wire": {"wire": self.wire}},
            "bottega.asker": Asker(account, known, lang, ip_address("203.0.113.5")),
        }
        websocket = WebSocket(scope, self._inbox.get, self._sent)
        self.serving = asyncio.create_task(near.live._serve(websocket))

    async def _sent(self, message: Message) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]
        elif message["type"] == "websocket.send":
            self.told.append(json.loads(message["text"]))

    def say(self, text: str) -> None:
        if self.wire.heard is None or not self._inbox.empty():
            self._inbox.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self.wire.heard(text)

    def send(self, **message: Any) -> None:
        self.say(json.dumps(message))

    async def received(self, count: int = 1) -> list[dict[str, Any]]:
        """The next messages."""
        while len(self.wire.sent) < count and not self.serving.done():
            await asyncio.sleep(0)
        message, self.wire.sent[:] = self.wire.sent[:count], self.wire.sent[count:]
        assert len(message) == count, message
        return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """A message and its answer; what else comes meanwhile stays."""
        key = message.setdefault("key", "k")
        self.send(**message)
        while True:
            for message in self.wire.sent:
                if message.get("key") == key:
                    self.wire.sent.remove(message)
                    return message
            assert not self.serving.done(), "the socket was closed"
            await asyncio.sleep(0)

    async def go(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.serving


def client(near: Near, account: Account | None = ADA, session: str | None = None, lang: str = "en") -> Client:
    return Client(near, account, session, lang)


# Every kind


@inside()
async def test_every_kind_of_message_is_answered(near: Near) -> None:
    match = await near.begun()
    ada = client(near)
    assert await ada.ask(op="ping") == {"op": "pong", "at": near.clock.at, "key": "k"}
    assert await ada.ask(op="watch", match=match) == {"op": "done", "key": "k"}
    (news,) = await ada.received()
    assert (news["op"], news["number"], news["seat"]) == ("news", 3, 0)
    decision = news["decision"]
    first = decision["choices"][0]
    why = await ada.ask(op="why", match=match, action="end turn")
    assert why["op"] == "why"
    assert why["refusals"], "it is not her turn to end"
    done = await ada.ask(op="answer", match=match, decision=decision["id"], action=first["id"])
    assert done == {"op": "done", "number": 4, "key": "k"}
    undone = await ada.ask(op="undo", match=match, key="u")
    assert undone == {"op": "done", "number": 5, "key": "u"}
    said = await ada.ask(op="say", match=match, text="Ciao")
    assert (said["op"], said["line"]["text"]) == ("done", "Ciao")
    assert [message["op"] for message in await ada.received(3)] == ["news", "news", "chat"]
    confirmed = await ada.ask(op="confirm", match=match, key="c")
    assert (confirmed["op"], confirmed["code"]) == ("problem", "nothing-to-confirm")
    hurried = await ada.ask(op="hurry", match=match)
    assert (hurried["op"], hurried["code"]) == ("problem", "hurry-nobody")
    assert await ada.ask(op="away", away=True) == {"op": "done", "key": "k"}
    assert await ada.ask(op="unwatch", match=match) == {"op": "done", "key": "k"}
    await near.answer(match, BRUNO)
    assert ada.wire.sent == []
    await ada.go()


@inside()
async def test_an_action_may_be_named_by_its_notation(near: Near) -> None:
    match = await near.begun()
    ada = client(near)
    decision = await near.decision(match, ADA)
    table = near.referees.referee.table(match)
    notation = str(table.game.actions[decision["choices"][0]["id"]])
    message = await ada.ask(op="answer", match=match, decision=decision["id"], action=notation)
    assert message["number"] == 4
    await ada.go()


@inside()
async def test_a_refusal_comes_with_its_rule_and_the_key(near: Near) -> None:
    match = await near.begun()
    ada = client(near, lang="it")
    decision = await near.decision(match, ADA)
    message = await ada.ask(op="answer", match=match, decision=decision["id"], action="end turn", key="x")
    assert (message["op"], message["key"]) == ("refused", "x")
    assert message["refusal"]["rule"]
    await ada.go()


@inside()
async def test_news_come_without_words_where_nobody_wants_them(near: Near) -> None:
    match = await near.begun()
    ada = client(near)
    await ada.ask(op="watch", match=match, words=False)
    await ada.ask(op="watch", match=match, after=3, key="again")
    without, with_words = await ada.received(2)
    assert "text" not in without["events"][0]
    assert with_words["events"] == [], "nothing came after the third"
    await ada.go()


# What is no message


#: Values that no client of ours sends.
ODD = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**30, -(10**30), 2**63, 2**64, 1e400, -1e400])
    | st.floats(allow_nan=True)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
    | st.sampled_from(["x" * 5_000, "\x00", "\u202e", "{ $code }", "0.0", "1.0"]),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=5), part, max_size=3),
    max_leaves=5,
)
FIELDS = st.sampled_from(
    ["match", "seat", "after", "words", "decision", "action", "target", "count", "text", "x" * 20_000]
)
OPS = ["watch", "unwatch", "answer", "undo", "confirm", "why", "say", "ping"]


@st.composite
def odd_messages(draw: st.DrawFn) -> str:
    """Anything, but mostly something like a message. MATCH stands for a match that there is."""
    if draw(st.integers(0, 4)) == 0:
        return draw(st.text(st.characters(exclude_categories=["Cs"])) | ODD.map(json.dumps))
    message = draw(st.dictionaries(FIELDS, ODD, max_size=4))
    message["op"] = draw(st.sampled_from(OPS) | ODD)
    if draw(st.booleans()):
        message["match"] = "MATCH"
    if draw(st.booleans()):
        message["key"] = draw(st.text("abc", min_size=1, max_size=3) | ODD)
    return json.dumps(message)


def key_of(text: str) -> str | None:
    """The key by which the sender will know the answer."""
    try:
        data = json.loads(text)
    except ValueError:
        return None
    key = data.get("key") if isinstance(data, dict) else None
    return key[:64] if isinstance(key, str) else None


@examples(40)
@given(st.lists(odd_messages(), min_size=1, max_size=12))
def test_every_message_whatever_it_is_gets_one_answer_with_its_key(texts: list[str]) -> None:
    @inside(rate_limits=False)
    async def scene(near: Near) -> None:
        match = await near.begun()
        ada = client(near)
        sent = [text.replace("MATCH", match) for text in texts]
        for text in sent:
            ada.say(text)
        answers: list[dict[str, Any]] = []
        while len(answers) < len(sent):
            (message,) = await ada.received()
            if message["op"] not in ("news", "chat"):
                answers.append(message)
        assert (await ada.ask(op="ping", key="the last"))["op"] == "pong"
        assert [message["op"] for message in ada.wire.sent if message["op"] not in ("news", "chat")] == []
        assert Counter(answer.get("key") for answer in answers) == Counter(map(key_of, sent))
        failures = near.site.metrics.registry.get_sample_value("bottega_failures_total")
        assert failures == 0, "what a client sends is no failure of ours"
        await ada.go()

    with TemporaryDirectory() as folder:
        scene(Path(folder))


@pytest.mark.parametrize(
    "message",
    [
        {"op": "ping", "x" * 20_000: 1},
        {"op": "watch", "match": "m", "seat": 10**30},
        {"op": "answer", "match": "m", "decision": "1.0", "action": 10**30},
        {"op": "why", "match": "m", "action": -(10**30)},
        {"op": "why", "match": "m", "action": "x" * 100_000},
        {"op": "ping", "\ud800": 1},
        {"op": "say", "match": "m", "text": "\ud800"},
    ],
)
def test_what_no_sentence_could_hold_is_answered(tmp_path: Path, message: dict[str, Any]) -> None:
    @inside()
    async def scene(near: Near) -> None:
        ada = client(near)
        ada.send(**message, key="k")
        (answer,) = await ada.received()
        assert (answer["op"], answer["code"] in ("invalid", "not-json")) == ("problem", True)
        assert len(answer["text"]) < 2_000
        assert near.site.metrics.registry.get_sample_value("bottega_failures_total") == 0
        await ada.go()

    scene(tmp_path)


@inside()
async def test_an_answer_that_cannot_be_written_is_a_failure_and_answered(near: Near) -> None:
    """Whatever goes wrong while an answer is made, its client does not wait in vain."""
    ada = client(near)

    async def unwritable(*_: object) -> dict[str, Any]:
        return {"op": "pong", "at": object()}

    near.live._do = unwritable  # type: ignore[method-assign, assignment]
    answer = await ada.ask(op="ping")
    assert (answer["op"], answer["code"]) == ("problem", "failed")
    assert near.site.metrics.registry.get_sample_value("bottega_failures_total") == 1
    await ada.go()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "not-json"),
        ("", "not-json"),
        ("nonsense", "not-json"),
        ('{"op": "ping"', "not-json"),
        ("[]", "invalid"),
        ("null", "invalid"),
        ("7", "invalid"),
        ('"ping"', "invalid"),
        ("{}", "invalid"),
        ('{"op": null}', "invalid"),
        ('{"op": "dance"}', "invalid"),
        ('{"op": ["ping"]}', "invalid"),
        ('{"op": "ping", "more": 1}', "invalid"),
        ('{"op": "watch"}', "invalid"),
        ('{"op": "watch", "match": 7}', "invalid"),
        ('{"op": "watch", "match": "' + "x" * 41 + '"}', "invalid"),
        ('{"op": "watch", "match": "m", "after": -1}', "invalid"),
        ('{"op": "watch", "match": "m", "after": 9007199254740992}', "invalid"),
        ('{"op": "watch", "match": "m", "after": "1"}', "invalid"),
        ('{"op": "watch", "match": "m", "seat": "0"}', "invalid"),
        ('{"op": "watch", "match": "m", "words": 1}', "invalid"),
        ('{"op": "answer", "match": "m", "decision": "1.0", "action": 1}', "invalid"),
        ('{"op": "answer", "match": "m", "decision": "1.0", "action": 1.5, "key": "k"}', "invalid"),
        ('{"op": "answer", "match": "m", "decision": "1.0", "action": true, "key": "k"}', "invalid"),
        ('{"op": "answer", "match": "m", "decision": "1.0", "action": 1, "key": ""}', "invalid"),
        ('{"op": "undo", "match": "m", "count": 0, "key": "k"}', "invalid"),
        ('{"op": "undo", "match": "m", "count": 1001, "key": "k"}', "invalid"),
        ('{"op": "say", "match": "m", "text": "", "key": "k"}', "invalid"),
        ('{"op": "say", "match": "m", "text": "' + "x" * 501 + '", "key": "k"}', "invalid"),
        ('{"op": "why", "match": "m", "target": "' + "x" * 81 + '", "key": "k"}', "invalid"),
    ],
)
def test_what_is_no_message_gets_a_problem_and_the_socket_stays(tmp_path: Path, text: str, code: str) -> None:
    @inside()
    async def scene(near: Near) -> None:
        ada = client(near)
        ada.say(text)
        (message,) = await ada.received()
        assert (message["op"], message["code"]) == ("problem", code), message
        assert message["text"].strip()
        assert (await ada.ask(op="ping", key="still there"))["op"] == "pong"
        await ada.go()

    scene(tmp_path)


@inside()
async def test_the_key_of_what_could_not_be_read_is_told_where_it_has_one(near: Near) -> None:
    ada = client(near)
    for text, key in (
        ('{"op": "dance", "key": "k"}', "k"),
        ('{"op": "dance", "key": "' + "k" * 99 + '"}', "k" * 64),
        ('{"op": "dance", "key": 7}', None),
        ('["key"]', None),
        ("{", None),
    ):
        ada.say(text)
        (message,) = await ada.received()
        assert message.get("key") == key
    await ada.go()


@inside()
async def test_bytes_are_no_message(near: Near) -> None:
    ada = client(near)
    ada._inbox.put_nowait({"type": "websocket.receive", "bytes": b"\x00\x01"})
    (message,) = await ada.received()
    assert (message["op"], message["code"]) == ("problem", "not-json")
    await ada.go()


@inside()
async def test_problems_are_told_in_the_language_of_the_client(near: Near) -> None:
    texts = set()
    for lang in ("en", "fr", "it"):
        visitor = client(near, None, lang=lang)
        texts.add((await visitor.ask(op="watch", match="nowhere"))["text"])
        await visitor.go()
    assert len(texts) == 3


# Matches that are not there, and people who are not


MESSAGES: dict[str, dict[str, Any]] = {
    "watch": {},
    "answer": {"decision": "1.0", "action": 1},
    "undo": {},
    "confirm": {},
    "why": {"action": 1},
    "say": {"text": "Hello?"},
}


@pytest.mark.parametrize("op", MESSAGES)
def test_a_match_that_is_not_there_is_a_problem_for_every_kind(tmp_path: Path, op: str) -> None:
    @inside()
    async def scene(near: Near) -> None:
        ada = client(near)
        message = await ada.ask(op=op, match="nowhere", **MESSAGES[op])
        assert (message["op"], message["code"]) == ("problem", "no-such-match")
        count = near.site.metrics.registry.get_sample_value(
            "bottega_problems_total", {"code": "no-such-match"}
        )
        assert count == 1
        await ada.go()

    scene(tmp_path)


@inside()
async def test_to_leave_a_match_that_one_does_not_watch_is_no_problem(near: Near) -> None:
    ada = client(near)
    assert (await ada.ask(op="unwatch", match="nowhere"))["op"] == "done"
    await ada.go()


@pytest.mark.parametrize(
    ("op", "code"),
    [*((op, "come-in") for op in ("answer", "undo", "confirm", "say")), ("why", "not-at-table")],
)
def test_visitors_without_an_account_may_look_on_and_nothing_else(tmp_path: Path, op: str, code: str) -> None:
    @inside()
    async def scene(near: Near) -> None:
        match = await near.begun()
        visitor = client(near, None)
        assert (await visitor.ask(op="watch", match=match))["op"] == "done"
        assert (await visitor.received())[0]["seat"] is None
        message = await visitor.ask(op=op, match=match, **MESSAGES[op])
        assert (message["op"], message["code"]) == ("problem", code)
        assert await near.numbers(match) == [1, 2, 3]
        await visitor.go()

    scene(tmp_path)


@inside()
async def test_nobody_acts_or_looks_for_another(near: Near) -> None:
    match = await near.begun()
    carla = client(near, CARLA)
    decision = await near.decision(match, ADA)
    message = await carla.ask(op="answer", match=match, decision=decision["id"], action=0)
    assert message["code"] == "not-at-table"
    for op in ("watch", "why", "undo"):
        message = await client(near, BRUNO).ask(op=op, match=match, seat=0)
        assert message["code"] == "not-your-seat", op
    await carla.go()


# Limits


@inside()
async def test_one_socket_watches_a_limited_number_of_matches(near: Near) -> None:
    match = await near.begun()
    ada = client(near)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_MOST_WATCHED", 1)
        assert (await ada.ask(op="watch", match=match))["op"] == "done"
        message = await ada.ask(op="watch", match=await near.begun())
        assert (message["code"], message["values"]["count"]) == ("too-many-watched", 1)
        again = await ada.ask(op="watch", match=match, after=2)
        assert again["op"] == "done", "it is watched already"
        assert (await ada.ask(op="unwatch", match=match))["op"] == "done"
        assert (await ada.ask(op="watch", match=match))["op"] == "done"
    await ada.go()


@inside(rate_limits=True)
async def test_a_client_that_sends_too_much_must_wait_and_others_need_not(near: Near) -> None:
    ada, bruno = client(near), client(near, BRUNO)
    rate = module._RATE
    for _ in range(rate.burst):
        ada.send(op="ping")
    ada.send(op="ping", key="one more")
    message = await ada.received(rate.burst + 1)
    assert [each["op"] for each in message] == ["pong"] * rate.burst + ["problem"]
    assert (message[-1]["code"], message[-1]["values"].keys()) == ("too-often", {"seconds"})
    assert (await bruno.ask(op="ping"))["op"] == "pong"
    near.clock.pass_by(60_000)
    assert (await ada.ask(op="ping"))["op"] == "pong"
    await ada.go()
    await bruno.go()


@inside()
async def test_the_number_of_messages_of_one_socket_at_once_is_limited(near: Near) -> None:
    match = await near.begun()
    go_on, under_way = asyncio.Event(), 0

    async def held(match: str) -> Any:
        nonlocal under_way
        under_way += 1
        await go_on.wait()
        raise Busy("the disk")

    near.matches.brief = held  # type: ignore[method-assign]
    for at_once in (False, True):  # before anybody listens to the wire, and then
        ada = client(near)
        if at_once:
            await ada.ask(op="ping")
        for number in range(module._AT_ONCE + 5):
            ada.send(op="say", match=match, text="x", key=str(number))
        for _ in range(200):
            await asyncio.sleep(0)
        assert under_way == module._AT_ONCE
        assert ada.wire.held, "nothing more is read"
        go_on.set()
        assert len(await ada.received(module._AT_ONCE + 5)) == module._AT_ONCE + 5
        assert not ada.wire.held
        await ada.go()
        go_on.clear()
        under_way = 0


@inside()
async def test_nothing_is_begun_for_a_client_that_is_gone(near: Near) -> None:
    match = await near.begun()
    go_on, under_way = asyncio.Event(), 0

    async def held(match: str) -> Any:
        nonlocal under_way
        under_way += 1
        await go_on.wait()
        raise Busy("the disk")

    near.matches.brief = held  # type: ignore[method-assign]
    ada = client(near)
    await ada.ask(op="ping")
    for number in range(module._AT_ONCE + 5):
        ada.send(op="say", match=match, text="x", key=str(number))
    await ada.go()
    assert ada.wire.heard is None
    go_on.set()
    for _ in range(200):
        await asyncio.sleep(0)
    assert under_way == module._AT_ONCE


# Trouble


@inside()
async def test_a_store_that_is_away_is_told_as_such(near: Near) -> None:
    match = await near.begun()
    command = await near.answering(match, ADA)

    async def away(row: Any) -> bool:
        raise Busy("the disk")

    near.store.append = away  # type: ignore[assignment, method-assign]
    ada = client(near)
    message = await ada.ask(**command, match=match)
    assert (message["op"], message["code"], message["values"]) == ("problem", "busy", {"seconds": 2})
    await ada.go()


def test_what_nobody_has_thought_of_is_told_with_a_reference_and_is_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @inside()
    async def scene(near: Near) -> None:
        async def broken(match: str) -> Any:
            raise ZeroDivisionError("a secret")

        near.matches.brief = broken  # type: ignore[method-assign]
        ada = client(near)
        message = await ada.ask(op="why", match="m", action=1, key="x")
        assert (message["op"], message["code"], message["key"]) == ("problem", "failed", "x")
        assert "reference" in message["values"]
        assert "secret" not in json.dumps(message)
        assert near.site.metrics.registry.get_sample_value("bottega_failures_total") == 1
        assert (await ada.ask(op="ping"))["op"] == "pong"
        await ada.go()

    scene(tmp_path)
    assert [(record.levelno, record.getMessage()) for record in caplog.records] == [
        (logging.ERROR, "message-failed")
    ]


# Coming and going


@inside()
async def test_a_client_that_disconnects_watches_nothing_and_is_not_online_any_more(near: Near) -> None:
    match = await near.begun()
    first, second = client(near), client(near)
    for each in (first, second):
        await each.ask(op="watch", match=match)
    assert near.live.online("ada")
    assert near.site.metrics.registry.get_sample_value("bottega_sockets") == 2
    await first.go()
    assert near.live.online("ada"), "with the other socket"
    assert len(near.matches.watchers(match)) == 1
    await second.go()
    assert not near.live.online("ada")
    assert near.matches.watchers(match) == []
    assert near.site.metrics.registry.get_sample_value("bottega_sockets") == 0
    assert not near.live._sockets


@inside()
async def test_a_client_that_disconnects_while_a_table_is_read_watches_nothing(near: Near) -> None:
    match = await near.begun()
    reading, go_on, watch = asyncio.Event(), asyncio.Event(), near.matches.watch

    async def slowly(*args: Any) -> None:
        reading.set()
        await go_on.wait()
        await watch(*args)

    near.matches.watch = slowly  # type: ignore[assignment, method-assign]
    ada = client(near)
    ada.send(op="watch", match=match)
    await reading.wait()
    await ada.go()
    go_on.set()
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        if "Live._handle" in repr(task):
            await task
    assert near.matches.watchers(match) == []


@inside()
async def test_an_answer_is_written_though_the_client_goes_meanwhile(near: Near) -> None:
    match = await near.begun()
    command = await near.answering(match, ADA)
    writing, go_on, append = asyncio.Event(), asyncio.Event(), near.store.append

    async def slowly(row: Any) -> bool:
        writing.set()
        await go_on.wait()
        return await append(row)

    near.store.append = slowly  # type: ignore[assignment, method-assign]
    ada = client(near)
    ada.send(**command, match=match, key="k")
    await writing.wait()
    await ada.go()
    go_on.set()
    near.store.append = append  # type: ignore[method-assign]
    assert await near.answer(match, BRUNO) == 5
    assert await near.numbers(match) == [1, 2, 3, 4, 5]


@inside()
async def test_a_client_that_does_not_read_is_cut_off_and_told_nothing_more(near: Near) -> None:
    match = await near.begun()
    ada = client(near)
    await ada.ask(op="watch", match=match)
    ada.wire.full = True
    await near.answer(match, BRUNO)
    await ada.serving
    assert ada.wire.was_cut
    assert ada.closed is None, "a farewell would wait as well"
    assert near.matches.watchers(match) == []


@inside()
async def test_a_client_that_is_logged_out_is_closed_with_1008_and_others_stay(near: Near) -> None:
    _, session = await near.site.sessions.start("ada")
    _, other = await near.site.sessions.start("bruno")
    await near.live.open()
    ada, bruno, visitor = (
        client(near, ADA, session.key),
        client(near, BRUNO, other.key),
        client(near, None),
    )
    for each in (ada, bruno, visitor):
        await each.ask(op="ping")
    await near.store.delete_session(session.key)
    near.site.sessions.forget("ada")
    await ada.serving
    assert ada.closed == 1008
    assert not ada.wire.was_cut
    for each in (bruno, visitor):
        assert (await each.ask(op="ping"))["op"] == "pong"
        await each.go()
    await near.live.close()


@inside()
async def test_logging_out_in_another_process_reaches_the_sockets_here_though_the_store_was_away(
    near: Near,
) -> None:
    _, session = await near.site.sessions.start("ada")
    living, calls = near.store.living_sessions, 0

    async def sometimes(keys: Any, now: int) -> Any:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise Busy("the disk")
        return await living(keys, now)

    near.store.living_sessions = sometimes  # type: ignore[method-assign]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_CHECK_SESSIONS", 0)
        ada = client(near, ADA, session.key)
        await ada.ask(op="ping")
        await near.store.delete_session(session.key)
        await near.live.open()
        await ada.serving
        await near.live.close()
    assert calls > 1
    assert ada.closed == 1008


def test_a_socket_that_fails_is_in_the_log_and_closed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @inside()
    async def scene(near: Near) -> None:
        ada = client(near)
        await ada.ask(op="ping")
        broken: Any = {"type": "no such message"}
        ada._inbox.put_nowait(broken)
        await ada.serving
        assert ada.closed == 1012
        assert not near.live.online("ada")

    scene(tmp_path)
    assert [record.getMessage() for record in caplog.records] == ["socket-failed"]


@inside(rate_limits=True)
async def test_an_account_opens_so_many_sockets_and_no_more(near: Near) -> None:
    most = near.site.config.limits.sockets
    clients = [Client(near, ADA, None, "en") for _ in range(most)]
    await asyncio.sleep(0)
    one_more = Client(near, ADA, None, "fr")
    await one_more.serving
    assert one_more.closed == 1013
    [told] = one_more.told
    assert (told["op"], told["code"]) == ("problem", "too-many-sockets")
    assert told["text"].startswith("Il y a trop de connexions ouvertes pour votre compte.")
    other = Client(near, BRUNO, None, "en")
    other.send(op="ping", key="1")
    assert (await other.received())[0]["op"] == "pong"
    await clients[0].go()
    again = Client(near, ADA, None, "en")
    again.send(op="ping", key="1")
    assert (await again.received())[0]["op"] == "pong"
    for client in (*clients[1:], other, again):
        await client.go()
    assert not near.live._crowd._accounts, "all have left"


@inside(rate_limits=True)
async def test_an_address_opens_so_many_sockets_and_no_more(near: Near) -> None:
    clients = [Client(near, None, None, "en") for _ in range(near.site.config.address_sockets)]
    await asyncio.sleep(0)
    one_more = Client(near, ADA, None, "en")
    await one_more.serving
    assert (one_more.closed, one_more.told[0]["values"]["by"]) == (1013, "address")
    for client in clients:
        await client.go()
