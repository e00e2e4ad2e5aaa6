"""The example proxies in front of two real servers: Redis may be away, a server that cannot write is left
out, and all requests about one match go to one server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

import httpx
import pytest
from websockets.sync.client import connect

from tests import plain
from tests.deploy.container import PATIENCE, ROOT, started
from tests.server import services
from tests.terminal.running import environment

if sys.platform != "linux":
    pytest.skip("only there the limits of another process can be set", allow_module_level=True)

import resource

HOSTING: Final = ROOT / "docs" / "hosting"
#: How many requests in a row show that a server is left out: by chance alone it would get none of them once
#: in a million times.
ENOUGH: Final = 20


def wait_for(what: str, condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.1)


class Server:
    """A process with a database of its own, and with a Redis that is not there."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.port = services.free_port()
        self.log = folder / "log"
        folder.mkdir()
        command = [sys.executable, "-m", "bottega.cli", "serve", "--port", str(self.port), "--thinkers", "0"]
        command += ["--rate-limits", "off", "--trusted-proxies", "127.0.0.1", "--log-level", "debug"]
        env = environment(folder, BOTTEGA_REDIS=f"redis://127.0.0.1:{services.free_port()}/0")
        self.process = stack.enter_context(started(command, env, self.log))
        wait_for("the server starts", lambda: self.ready() is not None)

    def ready(self) -> httpx.Response | None:
        with suppress(httpx.TransportError):
            return plain.get(f"http://127.0.0.1:{self.port}/readyz")
        return None

    def watched(self) -> int:
        """How often /readyz was asked."""
        return sum('"route":"/readyz"' in line for line in self.log.read_text("utf-8").splitlines())

    def asked(self) -> int:
        """How many requests about a match it has had."""
        lines = self.log.read_text("utf-8").splitlines()
        return sum('"route":"/api/matches/{match}' in line for line in lines)

    def sockets(self) -> int:
        page = plain.get(f"http://127.0.0.1:{self.port}/metrics").text
        found = re.search(r"^bottega_sockets (\S+)$", page, re.MULTILINE)
        assert found is not None, page
        return int(float(found[1]))

    def fill_disk(self) -> None:
        """From now on none of its files can grow."""
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (4_096, resource.RLIM_INFINITY))
        wait_for(
            "it is not ready", lambda: (answer := self.ready()) is not None and answer.status_code == 503
        )


@contextmanager
def caddy(folder: Path, text: str) -> Iterator[None]:
    config, log, env = folder / "Caddyfile", folder / "caddy.log", {"PATH": os.environ["PATH"]}
    env |= {"HOME": str(folder)}
    config.write_text(text, encoding="utf-8")
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)]
    with started(command, env, log):
        yield


def documented_caddy(folder: Path, port: int, servers: list[int]) -> Iterator[None]:
    text = (HOSTING / "Caddyfile").read_text(encoding="utf-8")
    text = replaced(text, "games.example.org {", f"http://127.0.0.1:{port} {{\n\tbind 127.0.0.1")
    text = replaced(text, "127.0.0.1:8000", " ".join(f"127.0.0.1:{each}" for each in servers))
    with caddy(folder, "{\n\tadmin off\n}\n" + text):
        yield


def deployed_caddy(folder: Path, port: int, servers: list[int]) -> Iterator[None]:
    text = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    text = replaced(text, "{$DOMAIN} {", f"http://127.0.0.1:{port} {{\n\tbind 127.0.0.1")
    text = replaced(text, "{$SERVERS}", " ".join(f"127.0.0.1:{each}" for each in servers))
    with caddy(folder, text):
        yield


def documented_nginx(folder: Path, port: int, servers: list[int]) -> Iterator[None]:
    text = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    line = re.search(r"^ +server 127\.0\.0\.1:8000(.*;)$", text, re.MULTILINE)
    assert line is not None
    every = "\n".join(f"server 127.0.0.1:{each}{line[1]}" for each in servers)
    text = replaced(text, line[0], every)
    # One address without TLS: certificates and ports below 1024 are not for tests.
    text = re.sub(r"^ *(ssl_.*|listen \[::\].*|listen 80;)$", "", text, flags=re.MULTILINE)
    text = replaced(
        text, "    return 301 https://$host$request_uri;", f"    listen 127.0.0.1:{services.free_port()};"
    )
    text = replaced(text, "listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    places = "".join(
        f"{kind}_temp_path {folder / kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config, log = folder / "nginx.conf", folder / "nginx.log"
    config.write_text(
        f"daemon off;\npid {folder / 'pid'};\nerror_log stderr;\nevents {{}}\nhttp {{\n{places}{text}\n}}\n",
        encoding="utf-8",
    )
    command = ["nginx", "-p", str(folder), "-e", "stderr", "-c", str(config)]
    with started(command, {"PATH": os.environ["PATH"]}, log):
        yield


def replaced(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


PROXIES: Final = [
    pytest.param(documented_caddy, True, id="caddy", marks=pytest.mark.needs("caddy")),
    # It differs from the other by addresses alone.
    pytest.param(
        *(deployed_caddy, True),
        id="caddy-compose",
        marks=[pytest.mark.needs("caddy"), pytest.mark.night],
    ),
    pytest.param(documented_nginx, False, id="nginx", marks=pytest.mark.needs("nginx")),
]


@contextmanager
def in_front(
    proxy: Callable[[Path, int, list[int]], Iterator[None]], folder: Path, servers: list[Server]
) -> Iterator[str]:
    """The address of a proxy in front of these servers, once it serves."""
    front = services.free_port()
    site = f"http://127.0.0.1:{front}"

    def serves() -> bool:
        with suppress(httpx.TransportError):
            return plain.get(f"{site}/api/games").status_code == 200
        return False

    with contextmanager(proxy)(folder, front, [server.port for server in servers]):
        wait_for("the proxy starts", serves)
        yield site


@contextmanager
def talking(url: str) -> Iterator[None]:
    """An open WebSocket that answers."""
    with connect(url.replace("http", "ws", 1)) as socket:
        socket.send('{"op": "ping"}')
        assert '"pong"' in str(socket.recv(PATIENCE))
        yield


@pytest.mark.parametrize(("proxy", "asks"), PROXIES)
def test_all_of_a_match_goes_to_one_server(
    tmp_path: Path, proxy: Callable[[Path, int, list[int]], Iterator[None]], asks: bool
) -> None:
    """`asks` has no part in it."""
    with ExitStack() as stack:
        servers = [Server(tmp_path / f"server{number}", stack) for number in (1, 2)]
        site = stack.enter_context(in_front(proxy, tmp_path, servers))
        chosen: list[int] = []
        for number in range(ENOUGH):
            path, before = f"/api/matches/match-{number:06}", [server.asked() for server in servers]
            for more in ("", "/history", "/chat?after=3", "/record"):
                assert plain.get(f"{site}{path}{more}").status_code == 404
            wait_for("they are logged", lambda: sum(each.asked() for each in servers) == 4 * len(chosen) + 4)
            counts = [server.asked() - count for server, count in zip(servers, before, strict=True)]
            assert sorted(counts) == [0, 4]
            chosen.append(counts.index(4))
            with talking(f"{site}{path}/live"):
                # The one before may still be closing.
                wait_for("one is open", lambda: sum(server.sockets() for server in servers) == 1)
                assert servers[chosen[-1]].sockets() == 1
        assert set(chosen) == {0, 1}
        with talking(f"{site}/api/live"):
            wait_for("one is open", lambda: sum(server.sockets() for server in servers) == 1)


@pytest.mark.parametrize(("proxy", "asks"), PROXIES)
def test_a_site_without_redis_is_served_and_a_process_that_cannot_write_is_left_out(
    tmp_path: Path, proxy: Callable[[Path, int, list[int]], Iterator[None]], asks: bool
) -> None:
    """`asks`: the proxy asks for /readyz by itself."""
    with ExitStack() as stack:
        servers = [Server(tmp_path / f"server{number}", stack) for number in (1, 2)]
        for server in servers:
            answer = server.ready()
            assert answer is not None
            assert answer.status_code == 200
            assert answer.json()["parts"]["bus"] is False
        before = [server.watched() for server in servers]
        site = stack.enter_context(in_front(proxy, tmp_path, servers))
        if asks:
            checked = list(zip(servers, before, strict=True))
            wait_for(
                "the proxy asks both servers twice",
                lambda: all(server.watched() >= count + 2 for server, count in checked),
            )
        with plain.Client(base_url=site) as client:
            for _ in range(ENOUGH):
                assert client.get("/api/games").status_code == 200
            assert client.get("/readyz").status_code == 404

        servers[0].fill_disk()
        names = (f"Guest {number}" for number in range(100_000))

        def comes_in() -> bool:
            answer = plain.post(f"{site}/api/guests", json={"name": next(names)})
            assert answer.status_code in (201, 503), answer.text
            return answer.status_code == 201

        wait_for("the full one is left out", lambda: all(comes_in() for _ in range(ENOUGH)))


@pytest.mark.needs("nginx")
def test_the_nginx_example_is_valid(tmp_path: Path) -> None:
    text = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    # Not the certificates of example.org, which are not here.
    text = re.sub(r"^ *ssl_certificate.*$", "", text, flags=re.MULTILINE).replace(" ssl http2", "")
    config = tmp_path / "nginx.conf"
    config.write_text(f"pid {tmp_path / 'pid'};\nevents {{}}\nhttp {{\n{text}\n}}\n", encoding="utf-8")
    command = ["nginx", "-t", "-e", "stderr", "-p", str(tmp_path), "-c", str(config)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
