"""Private PostgreSQL and Redis servers for tests: on a free loopback port, in a temporary directory.

They are real programs, to be stopped, killed and started again by a test, and end with it.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import count, islice
from pathlib import Path
from typing import Any, TypeVar

from bottega.server.store.base import Store
from tests import needs

T = TypeVar("T")

_FIRST_PORT, _LAST_PORT = 20_000, 31_999
_QUICK = tuple(word for name in ("fsync", "full_page_writes", "autovacuum") for word in ("-c", f"{name}=off"))
#: How many empty databases are made at once: each call of psql takes as long as a test.
_EMPTY = 50
#: Each test process begins elsewhere, so that it rarely meets a port of another.
_PORTS = (
    _FIRST_PORT + (os.getpid() * 97 + step) % (_LAST_PORT + 1 - _FIRST_PORT)
    for step in range(_LAST_PORT + 1 - _FIRST_PORT)
)


def run(store: Store, use: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, use it, close it: in an event loop of its own."""

    async def session() -> T:
        await store.open()
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(session())


def free_port() -> int:
    """A TCP port for a server of a test: nobody listens on it, and no other test process gets it while this
    one runs, so that a server may be stopped and started there again.

    The UDP port of the same number is the lock: the system gives it to one process, and takes it back when
    that process ends. The ports are below those that a system hands out by itself (32768 and more on Linux,
    49152 and more elsewhere), so no connection of any other program can take one by chance.
    """
    for port in _PORTS:
        lock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            lock.bind(("127.0.0.1", port))
            with socket.socket() as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(("127.0.0.1", port))
        except OSError:
            lock.close()
            continue
        atexit.register(lock.close)
        return port
    raise RuntimeError(f"no port from {_FIRST_PORT} to {_LAST_PORT} is free for a test")


class Server:
    """A program that a test may stop, kill and start."""

    def __init__(self, directory: Path, owner: dict[str, Any]) -> None:
        self.directory = directory
        self.port = free_port()
        self._owner = owner
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def ready(self) -> bool:
        raise NotImplementedError

    @property
    def pid(self) -> int:
        assert self._process is not None, "it does not run"
        return self._process.pid

    def start(self) -> None:
        """Returns when it answers."""
        for _ in range(40):
            with open(self.directory / "log", "ab") as log:
                self._process = subprocess.Popen(
                    self.command(), stdout=log, stderr=log, cwd=self.directory, **self._owner
                )
            while self._process.poll() is None:
                if self.ready():
                    return
                time.sleep(0.02)
            # What a killed server left behind may still be on its way out.
            time.sleep(0.25)
        log_text = (self.directory / "log").read_text("utf-8", "replace")
        raise RuntimeError(f"{self.command()[0]} does not start:\n{log_text[-2000:]}")

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def discard(self) -> None:
        """As quickly as it goes without leaving processes behind: nobody needs its data any more."""
        self.kill()

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None and process.poll() is None:
            process.send_signal(how)
            process.wait()


class Postgres(Server):
    def __init__(self, directory: Path, owner: dict[str, Any], *options: str) -> None:
        super().__init__(directory, owner)
        self._programs = postgres_programs()
        self._options = options
        self._numbers = count(1)
        self._empty: list[str] = []
        self._call("initdb", "-D", "data", "-U", "bottega", "-A", "trust", "-E", "UTF8", "--no-sync")

    def discard(self) -> None:
        self._end(signal.SIGQUIT)  # it ends its own processes first

    def command(self) -> list[str]:
        settings = ("-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "port=")
        return [
            str(self._programs / "postgres"),
            "-D",
            "data",
            *settings[:-1],
            settings[-1] + str(self.port),
            *self._options,
        ]

    def ready(self) -> bool:
        asked = self._run("pg_isready", *self._address, "-q")
        return asked.returncode == 0

    def new_database(self) -> str:
        """The address of an empty one. It is a schema, really: that is made, and thrown away, at once."""
        if not self._empty:
            self._empty = [f"bottega{number}" for number in islice(self._numbers, _EMPTY)]
            create = ";".join(f"CREATE SCHEMA {name}" for name in self._empty)
            self._call("psql", *self._address, "-U", "bottega", "-d", "postgres", "-qc", create)
        name = self._empty.pop()
        return f"postgresql://bottega@127.0.0.1:{self.port}/postgres?search_path={name}"

    @property
    def _address(self) -> tuple[str, ...]:
        return ("-h", "127.0.0.1", "-p", str(self.port))

    def _run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self._programs / program), *arguments],
            capture_output=True,
            text=True,
            cwd=self.directory,
            check=False,
            **self._owner,
        )

    def _call(self, program: str, *arguments: str) -> None:
        done = self._run(program, *arguments)
        assert done.returncode == 0, f"{program} failed: {done.stderr}"


class Redis(Server):
    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        return [redis_program(), "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]

    def ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False


def postgres_programs() -> Path:
    """The folder with all of its programs."""
    return Path(_place_of("postgresql"))


def redis_program() -> str:
    return _place_of("redis")


def _place_of(name: str) -> str:
    if place := needs.NEEDS[name].find():
        return str(place)
    need = needs.NEEDS[name]
    raise FileNotFoundError(f"There is no {need.title} here: {need.install}")


@contextmanager
def postgres(*options: str) -> Iterator[Postgres]:
    """A running PostgreSQL. Without options it does not wait for the disk: no test pulls the plug; and it
    does not tidy up, since it is soon thrown away."""
    with _place("postgres") as (directory, owner):
        server = Postgres(directory, owner, *(options or _QUICK))
        with _running(server):
            yield server


@contextmanager
def redis() -> Iterator[Redis]:
    with _place(None) as (directory, owner):
        server = Redis(directory, owner)
        with _running(server):
            yield server


@contextmanager
def _running(server: Server) -> Iterator[None]:
    try:
        server.start()
        yield
    finally:
        server.discard()


@contextmanager
def _place(user: str | None) -> Iterator[tuple[Path, dict[str, Any]]]:
    """A directory, and as whom to run there: PostgreSQL refuses to be run by root."""
    directory = Path(tempfile.mkdtemp(prefix="bottega-"))
    owner: dict[str, Any] = {}
    try:
        if user is not None and os.geteuid() == 0:
            shutil.chown(directory, user, user)
            owner = {"user": user, "group": user, "extra_groups": []}
        yield directory, owner
    finally:
        shutil.rmtree(directory)
