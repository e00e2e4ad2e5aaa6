"""Running the site: a process that begins with one line and ends in good order."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bottega.server import logs
from bottega.server import serve as serving
from bottega.server.config import AskerLimits, Config, read_config
from bottega.server.making import make_store
from bottega.server.reaching import addresses, own_address
from bottega.server.security.origins import check_socket_origin
from bottega.server.site import Site
from bottega.server.store.base import Account, Store
from bottega.server.wire import wire_of
from bottega.table.problem import Problem
from bottega.table.types import SECOND
from tests import plain
from tests.server.house import CHEAP
from tests.server.services import run
from tests.terminal.running import PATIENCE, environment


@contextmanager
def process(
    home: Path, *arguments: str, files: int | None = None, **more: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`bottega` with these arguments on any free port, and the address it tells. `files`: how many it may
    open."""
    command = [sys.executable, "-m", "bottega.cli", *arguments, "--port", "0"]
    if files is not None:
        command = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *command]
    started = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(home, **more)
    )
    assert started.stdout is not None
    assert started.stderr is not None
    try:
        line = started.stdout.readline()
        assert "http://127.0.0.1:" in line, line + started.stderr.read()
        yield started, line
    finally:
        started.kill()
        started.wait(PATIENCE)
        started.stdout.close()
        started.stderr.close()


def address(line: str) -> str:
    return next(word for word in line.split() if word.startswith("http://"))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_plain_bottega_serves_until_it_is_told_to_stop(tmp_path: Path, number: signal.Signals) -> None:
    with process(tmp_path) as (running, line):
        assert line.startswith("Bottega is running at http://127.0.0.1:")
        answer = plain.post(f"{address(line)}api/guests", json={"name": "Anna"})
        assert answer.status_code == 201
        cookies = dict(answer.cookies)
        running.send_signal(number)
        assert running.wait(PATIENCE) == 0
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.read().startswith("Only this computer can reach it.")
        events = [json.loads(text)["event"] for text in running.stderr.read().splitlines()]
        assert events == ["request", "stopped"]
    # All is on disk: the guest is known to the next server.
    with process(tmp_path, "serve", "--lang", "it") as (_, line):
        assert line.startswith("Bottega è in funzione: http://127.0.0.1:")
        me = plain.get(f"{address(line)}api/me", cookies=cookies)
        assert me.json()["name"] == "Anna"


def test_two_servers_on_one_file_are_one_too_many(tmp_path: Path) -> None:
    with process(tmp_path, "serve"):
        second = subprocess.run(
            [sys.executable, "-m", "bottega.cli", "serve", "--port", "0"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env=environment(tmp_path),
        )
    assert second.returncode == 2
    assert second.stderr.startswith("bottega: Another server uses this database.")
    assert second.stdout == ""


def config(tmp_path: Path, **given: str) -> Config:
    return read_config({"data": str(tmp_path / "data"), "port": "0", **given}, {})


def test_a_taken_port_gets_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with pytest.raises(Problem) as caught:
            serving.listen(config(tmp_path, port=port))
    assert (caught.value.code, caught.value.values) == ("port-taken", {"port": port})


def test_an_address_that_is_not_here_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        serving.listen(config(tmp_path, host="192.0.2.1"))
    assert caught.value.code == "address-unusable"


@pytest.mark.parametrize(
    ("given", "opened"),
    [
        ({}, "http://127.0.0.1:{port}/"),
        ({"host": "0.0.0.0"}, "http://localhost:{port}/"),
        ({"origins": "https://games.example.org,http://localhost"}, "https://games.example.org/"),
    ],
)
def test_the_address_to_open(tmp_path: Path, given: dict[str, str], opened: str) -> None:
    chosen = config(tmp_path, **{**given, "host": "127.0.0.1"})
    with serving.listen(chosen) as listening:
        port = listening.getsockname()[1]
        address = serving.address_to_open(config(tmp_path, **given), listening)
    assert address == opened.format(port=port)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"database": "/nowhere/at/all.db"}, "store-away"),
        ({"data": "/proc/nowhere"}, "data-folder"),
        ({"database": "sqlite://"}, "setting-database"),
    ],
)
def test_a_store_that_cannot_be_is_told_before_anything_is_served(
    tmp_path: Path, given: dict[str, str], said: str
) -> None:
    with pytest.raises(Problem) as caught:
        serving.serve(config(tmp_path, **given), announce=lambda line: pytest.fail(line))
    assert caught.value.code == said


def test_the_browser_is_opened_when_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def browser(page: str) -> bool:
        opened.append(page)
        return True

    monkeypatch.setattr("webbrowser.open", browser)
    said: list[str] = []

    def announce(line: str) -> None:
        said.append(line)
        signal.raise_signal(signal.SIGTERM)

    serving.serve(config(tmp_path), browser=True, announce=announce)
    assert said == [
        f"Bottega is running at {opened[0]} (Ctrl-C stops it)",
        "Only this computer can reach it. To let others in your network play, start it with --host 0.0.0.0",
    ]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, []),
        ({"host": "localhost"}, []),
        ({"host": "::1"}, []),
        ({"host": "0.0.0.0"}, ["http://192.168.1.7:8000"]),
        ({"host": "::"}, ["http://[fd00::7]:8000"]),
        ({"host": "10.0.0.3"}, ["http://10.0.0.3:8000"]),
        ({"origins": "https://games.example.org,https://other.example.org"}, ["https://games.example.org"]),
        ({"origins": "http://localhost:8000"}, []),
    ],
)
def test_where_others_find_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: dict[str, str], said: list[str]
) -> None:
    own = {socket.AF_INET: "192.168.1.7", socket.AF_INET6: "fd00::7"}
    monkeypatch.setattr("bottega.server.reaching.own_address", own.get)
    assert addresses(config(tmp_path, **given), 8000) == said


def test_a_machine_without_a_network_has_no_address_to_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreachable(probe: socket.socket, there: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert own_address(socket.AF_INET) is None
    assert addresses(config(tmp_path, host="0.0.0.0"), 8000) == []


def test_the_address_that_is_told_is_one_of_this_machine() -> None:
    own = own_address(socket.AF_INET)
    if own is not None:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as here:
            here.bind((own, 0))  # an address of another machine cannot be bound


# In this very process, so that a test can hold a request half way.


def served(
    tmp_path: Path,
    router: APIRouter,
    visit: Callable[[str, Site], Awaitable[None]],
    limits: AskerLimits = CHEAP,
) -> None:
    """Serve a site with these routes; it stops by the signal that the visit sends, or after it."""
    # Requests have more time to end than any machine is busy.
    config = Config(data=tmp_path, limits=limits, port=0, shutdown=10 * PATIENCE * SECOND)
    site = Site(config, make_store(config))
    site.routers.append(router)

    async def go() -> None:
        with serving.listen(site.config) as listening:
            begun = asyncio.Event()
            server = asyncio.create_task(serving.run(site, listening, begun.set), name="server")
            await begun.wait()
            try:
                await visit(f"127.0.0.1:{listening.getsockname()[1]}", site)
            finally:
                if not server.done():
                    signal.raise_signal(signal.SIGTERM)
                await server

    asyncio.run(go())
    assert not site.is_open


def test_requests_are_finished_and_nobody_new_comes_in(tmp_path: Path) -> None:
    router = APIRouter()
    inside, go_on = asyncio.Event(), asyncio.Event()

    @router.get("/api/long")
    async def long() -> str:
        inside.set()
        await go_on.wait()
        return "done"

    async def visit(host: str, site: Site) -> None:
        async with plain.AsyncClient(timeout=None) as browser:
            asked = asyncio.create_task(browser.get(f"http://{host}/api/long"))
            await inside.wait()
            signal.raise_signal(signal.SIGTERM)
            await closed(host)
            go_on.set()
            answer = await asked
            assert (answer.status_code, answer.json()) == (200, "done")
            assert site.is_open

    served(tmp_path, router, visit)


def test_what_a_request_writes_after_the_signal_is_on_disk(tmp_path: Path) -> None:
    inside, go_on = asyncio.Event(), asyncio.Event()

    async def visit(host: str, site: Site) -> None:
        async with plain.AsyncClient(timeout=None) as browser:
            add, site.store.add_account = site.store.add_account, held  # type: ignore[method-assign]
            adding.append(add)
            asked = asyncio.create_task(browser.post(f"http://{host}/api/guests", json={"name": "Anna"}))
            await inside.wait()
            signal.raise_signal(signal.SIGTERM)
            await closed(host)
            go_on.set()
            answer = await asked
            assert answer.status_code == 201
            names.append(answer.json()["name"])

    adding: list[Callable[[Account], Awaitable[None]]] = []
    names: list[str] = []

    async def held(account: Account) -> None:
        inside.set()
        await go_on.wait()
        await adding[0](account)

    served(tmp_path, APIRouter(), visit)

    async def look(store: Store) -> Account | None:
        return await store.account_named("Anna")

    found = run(make_store(Config(data=tmp_path)), look)
    assert found is not None
    assert [found.name] == names


def test_a_second_ctrl_c_does_not_wait_for_requests(tmp_path: Path) -> None:
    router = APIRouter()
    inside = asyncio.Event()
    ended: list[str] = []

    @router.get("/api/endless")
    async def endless() -> None:
        inside.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("endless")

    async def visit(host: str, site: Site) -> None:
        async with plain.AsyncClient(timeout=None) as browser:
            asked = asyncio.create_task(browser.get(f"http://{host}/api/endless"))
            await inside.wait()
            signal.raise_signal(signal.SIGINT)
            await closed(host)
            assert site.is_open
            signal.raise_signal(signal.SIGINT)
            (server,) = [task for task in asyncio.all_tasks() if task.get_name() == "server"]
            await asyncio.wait([server])
            assert ended == [], "nobody waited until the request came to an end"
            asked.cancel()
            with suppress(asyncio.CancelledError, httpx.TransportError):
                await asked

    served(tmp_path, router, visit)
    assert ended == ["endless"]


async def closed(host: str) -> None:
    """Returns when nobody listens there any more. The system may still take a connection that the server
    never sees: that is a hang-up, not an answer."""
    while True:
        try:
            _, writer = await asyncio.open_connection(*host.split(":"))
        except ConnectionRefusedError:
            return
        except ConnectionError:
            continue
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
        await asyncio.sleep(0.01)


async def raw(host: str, *parts: bytes) -> bytes:
    """All that comes back for these bytes, until the server hangs up (perhaps in the middle of them)."""
    reader, writer = await asyncio.open_connection(*host.split(":"))
    answer = b""
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
        while more := await reader.read(65_536):
            answer += more
    except ConnectionError:
        pass
    finally:
        writer.close()
    return answer


def test_an_idle_connection_is_kept_longer_than_a_proxy_keeps_it(tmp_path: Path) -> None:
    """What Caddy and nginx do where a host sets nothing else: two minutes and one."""
    config = Config(data=tmp_path, limits=CHEAP, port=0)
    assert serving._settings(Site(config, make_store(config))).timeout_keep_alive > 2 * 60


def test_a_head_that_does_not_end_is_given_up(tmp_path: Path) -> None:
    async def visit(host: str, site: Site) -> None:
        whole = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
        assert await raw(host, b"GET /healthz HTTP/1.1\r\nhost: ") == b""
        assert await raw(host) == b""
        # Also the second on one connection, while a whole one is answered.
        answer = await raw(host, whole, b"GET /healthz")
        assert answer.count(b"HTTP/1.1 200 OK") == 1

    served(tmp_path, APIRouter(), visit, replace(CHEAP, receiving=200))


def test_a_head_has_a_size(tmp_path: Path) -> None:
    async def visit(host: str, site: Site) -> None:
        first, last = b"GET /healthz HTTP/1.1\r\nhost: x\r\n", b"connection: close\r\n\r\n"
        line = b"x: " + b"y" * 1000 + b"\r\n"
        assert (await raw(host, first, *([line] * 20), last)).startswith(b"HTTP/1.1 200")
        refused = await raw(host, first, *([line] * 1000), last)
        assert refused.startswith(b"HTTP/1.1 400") or refused == b""
        # A body is not a head: it may be larger.
        body = b'{"name": "Anna", "settings": "' + b"x" * 40_000 + b'"}'
        head = f"POST /api/guests HTTP/1.1\r\nhost: {host}\r\ncontent-length: {len(body)}\r\n"
        kind = b"content-type: application/json\r\nconnection: close\r\n\r\n"
        answer = await raw(host, head.encode(), kind, body)
        assert answer.startswith(b"HTTP/1.1 422")

    served(tmp_path, APIRouter(), visit)


def echo() -> APIRouter:
    router = APIRouter()

    @router.websocket("/api/echo")
    async def socket(websocket: WebSocket) -> None:
        check_socket_origin(websocket, websocket.app.state.site.config)
        await websocket.accept()
        while True:
            await websocket.send_text(await websocket.receive_text())

    return router


def test_sockets_are_told_to_come_back(tmp_path: Path) -> None:
    async def visit(host: str, site: Site) -> None:
        async with connect(f"ws://{host}/api/echo", origin=f"http://{host}") as socket:  # type: ignore[arg-type]
            await socket.send("hello")
            assert await socket.recv() == "hello"
            assert "Sec-WebSocket-Extensions" not in socket.response.headers  # type: ignore[union-attr]
            signal.raise_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as caught:
                await socket.recv()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1012

    served(tmp_path, echo(), visit)


def test_sockets_have_a_size_and_an_origin(tmp_path: Path) -> None:
    async def visit(host: str, site: Site) -> None:
        async with connect(f"ws://{host}/api/echo") as socket:
            await socket.send("x" * 70_000)
            with pytest.raises(ConnectionClosed) as caught:
                await socket.recv()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1009
        with pytest.raises(InvalidStatus) as refused:
            async with connect(f"ws://{host}/api/echo", origin="http://evil.example"):  # type: ignore[arg-type]
                pytest.fail("it was let in")
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body or b"")["code"] == "origin"
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://{host}/api/nothing"):
                pytest.fail("it was let in")

    served(tmp_path, echo(), visit)


def test_messages_go_to_the_one_who_listens(tmp_path: Path) -> None:
    """Those that came before are received as usual, and so is the end."""
    heard: list[str] = []
    ended = asyncio.Event()
    router = APIRouter()

    @router.websocket("/api/heard")
    async def socket(websocket: WebSocket) -> None:
        await websocket.accept()
        wire = wire_of(websocket)

        def hear(text: str) -> None:
            heard.append(text)
            if text == "hold":
                wire.hold()
                assert not wire.transport.is_reading()
                wire.go_on()
                assert wire.transport.is_reading()

        while wire.queue.empty():
            await asyncio.sleep(0.01)
        wire.listen(hear)
        hear(await websocket.receive_text())
        await websocket.send_text("listening")
        with pytest.raises(WebSocketDisconnect) as end:
            await websocket.receive_text()
        heard.append(str(end.value.code))
        ended.set()

    async def visit(host: str, site: Site) -> None:
        async with connect(f"ws://{host}/api/heard", origin=f"http://{host}") as socket:  # type: ignore[arg-type]
            await socket.send("before")
            assert await socket.recv() == "listening"
            await socket.send(b"bytes")
            await socket.send(["in ", "parts"])
            await socket.send("hold")
            await socket.send(b"\xff", text=True)
            with pytest.raises(ConnectionClosed) as caught:
                await socket.recv()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1007, "that is no text"
        await ended.wait()

    served(tmp_path, router, visit)
    assert heard[:4] == ["before", "", "in parts", "hold"]
    assert len(heard) == 5


def test_a_client_that_leaves_during_the_handshake_is_no_error(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Whether the socket would have been accepted or refused."""
    logs.configure("debug", json=True, stream=sys.stderr)
    asked, answered = asyncio.Event(), asyncio.Event()
    router = APIRouter()

    @router.websocket("/api/{kind}")
    async def socket(websocket: WebSocket, kind: str) -> None:
        asked.set()
        wire = wire_of(websocket)
        while not wire.disconnected:
            await asyncio.sleep(0.01)
        try:
            if kind == "refused":
                raise Problem("not-found", 404)
            await websocket.accept()
        finally:
            answered.set()

    async def visit(host: str, site: Site) -> None:
        name, port = host.split(":")
        for kind in ("accepted", "refused"):
            asked.clear()
            answered.clear()
            _, writer = await asyncio.open_connection(name, int(port))
            lines = (
                f"GET /api/{kind} HTTP/1.1",
                f"Host: {host}",
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            )
            writer.write("\r\n".join([*lines, "", ""]).encode())
            await asked.wait()
            writer.transport.abort()
            await answered.wait()
        assert site.metrics.registry.get_sample_value("bottega_failures_total") == 0

    served(tmp_path, router, visit)
    told = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert [line["event"] for line in told].count("socket-left") == 2
    assert [line for line in told if line["level"] in ("warning", "error", "critical")] == []


def test_those_who_only_look_on_leave_room_for_players(tmp_path: Path) -> None:
    """A process with 200 files: sockets without an account take some of them, and nobody is shut out."""

    async def crowd(port: str, cookie: str) -> tuple[int, int]:
        url = f"ws://127.0.0.1:{port}/api/live"
        origin = f"http://127.0.0.1:{port}"
        open_, refused = [], 0
        for _ in range(180):
            socket = await connect(url)
            with suppress(ConnectionClosed):  # one that is refused is closed at once
                await socket.send('{"op": "ping"}')
            if json.loads(await socket.recv())["op"] == "pong":
                open_.append(socket)
            else:
                refused += 1
                await socket.wait_closed()
                assert socket.close_code == 1013
        async with connect(url, additional_headers={"cookie": cookie, "origin": origin}) as player:
            await player.send('{"op": "ping"}')
            assert json.loads(await player.recv())["op"] == "pong"
        for socket in open_:
            await socket.close()
        return len(open_), refused

    given = ("serve", "--address-sockets", "1000", "--thinkers", "0")
    with process(tmp_path, *given, files=200) as (running, line):
        answer = plain.post(f"{address(line)}api/guests", json={"name": "Anna"})
        cookie = f"bottega={answer.cookies['bottega']}"
        port = address(line).rstrip("/").rpartition(":")[2]
        count, refused = asyncio.run(crowd(port, cookie))
        assert 20 < count < 150
        assert count + refused == 180
        assert plain.get(f"{address(line)}healthz").status_code == 200
        running.send_signal(signal.SIGTERM)
        running.wait(PATIENCE)
        assert running.stderr is not None
        assert running.stderr.read().count("sockets-refused") == 1
