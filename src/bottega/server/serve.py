"""Running the site: a socket, uvicorn, and an orderly shutdown.

SIGTERM or SIGINT (on Windows Ctrl-Break or Ctrl-C) stop it: no new connection is accepted, requests are
finished, WebSockets are closed with 1012 (service restart), and everything is on disk. A second SIGINT does
not wait for requests.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Final

import uvicorn

from bottega.server import logs
from bottega.server.app import create_app
from bottega.server.config import Config
from bottega.server.making import make_site
from bottega.server.reaching import EVERYWHERE, addresses
from bottega.server.security.heads import impatient
from bottega.server.site import Site
from bottega.server.store.base import Busy
from bottega.server.store.lock import InUse
from bottega.server.versions import check_versions
from bottega.server.wire import Wire
from bottega.server.words import say
from bottega.system import ENDING, raise_file_limit
from bottega.table.problem import Problem
from bottega.table.types import SECOND

_LOG: Final = logs.ServerLog("site")
_SOCKET: Final = 64 * 1024
#: Seconds an idle connection is kept: longer than proxies keep theirs (Caddy two minutes, nginx one).
#: A proxy that sends a request just when we close gets no answer, and cannot know whether it was carried out.
_KEPT_ALIVE: Final = 150
#: Seconds between checks for a second Ctrl-C while the server stops.
_INTERVAL: Final = 0.1
if sys.platform == "win32":
    # SO_REUSEADDR would let any other program take our port while we listen on it.
    _ADDRESS_OPTION: Final = socket.SO_EXCLUSIVEADDRUSE
else:
    # A server that starts again need not wait for the connections of the one before.
    _ADDRESS_OPTION: Final = socket.SO_REUSEADDR


def _print(line: str) -> None:
    """Print at once, also into a pipe."""
    print(line, flush=True)


def serve(
    config: Config,
    lang: str = "en",
    browser: bool = False,
    announce: Callable[[str], None] = _print,
) -> None:
    """Serve until a signal comes. Problem if it cannot start."""
    check_versions()
    logs.configure(config.log_level, config.log_json)
    raise_file_limit()
    site = make_site(config)
    listening = listen(config)
    address = address_to_open(config, listening)

    def started() -> None:
        announce(say(lang, "serving", {"address": address}))
        if not config.origins:
            announce(_how_others_come(lang, addresses(config, listening.getsockname()[1])))
        if browser:
            # A browser may take a while to start, and must not delay the first request.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with listening, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(run(site, listening, started))


def _how_others_come(lang: str, found: list[str]) -> str:
    if found:
        return say(lang, "serving-others", {"addresses": found})
    return say(lang, "serving-alone")


def listen(config: Config) -> socket.socket:
    """The socket, bound; Problem if the port is taken or the address is not of this machine."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, _ADDRESS_OPTION, 1)
        listening.bind((config.host, config.port))
        listening.listen(2048)
        listening.setblocking(False)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise Problem("port-taken", port=str(config.port)) from error
        if error.errno == errno.EACCES:
            raise Problem("port-forbidden", port=str(config.port)) from error
        raise Problem("address-unusable", address=config.host, reason=error.strerror or str(error)) from error
    return listening


def address_to_open(config: Config, listening: socket.socket) -> str:
    """What to type into a browser."""
    if config.origins:
        return config.origins[0] + "/"
    host, port = config.host, listening.getsockname()[1]
    if host in EVERYWHERE:
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


async def run(site: Site, listening: socket.socket, started: Callable[[], None]) -> None:
    """Open the site, serve it on a socket until a signal comes, and close it."""
    asyncio.get_running_loop().set_exception_handler(logs.log_loop_error)
    try:
        await site.open()
    except InUse as error:
        raise Problem("store-in-use") from error
    except (Busy, ValueError) as error:
        raise Problem("store-away", reason=str(error).rstrip(".")) from error
    _spare_collector()
    try:
        server = _Server(_settings(site), started)
        await server.serve([listening])
        _LOG.info("stopped")
    finally:
        await site.close()


def _spare_collector() -> None:
    """Freeze all objects that exist now, since they stay, and collect garbage less often: nearly all new
    objects are freed without the collector."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def _settings(site: Site) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(site),
        http=impatient(site.config.limits),
        ws=Wire,
        ws_max_size=_SOCKET,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        # `security.addresses` reads these headers.
        proxy_headers=False,
        timeout_keep_alive=_KEPT_ALIVE,
        timeout_graceful_shutdown=site.config.shutdown // SECOND,
    )


class _Server(uvicorn.Server):
    """Calls `started` once it listens, and stops on a signal in good order."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._begun = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._begun()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        aborting = asyncio.create_task(self._abort_when_forced())
        try:
            await super().shutdown(sockets)
        finally:
            aborting.cancel()

    async def _abort_when_forced(self) -> None:
        """Since Python 3.12 the server of asyncio waits until its connections have ended, even after a second
        signal."""
        while not self.force_exit:
            await asyncio.sleep(_INTERVAL)
        for connection in list(self.server_state.connections):
            if connection.transport is not None:
                connection.transport.abort()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self._stop) for number in (signal.SIGINT, *ENDING)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.force_exit = self.force_exit or (self.should_exit and number == signal.SIGINT)
        self.should_exit = True


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None  # uvloop does not exist there; asyncio's own loop for Windows can start processes
    import uvloop

    return uvloop.new_event_loop
