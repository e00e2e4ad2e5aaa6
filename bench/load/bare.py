"""What the machine gives at best: the framework's bare echo to four receivers, and a bare append with group
commit. Our figures are shown as ratios to these, measured in the same run."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import threading
import time
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import uvicorn
from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect

from bench.load.player import quantiles
from bench.load.wire import Wire

#: Four people at each of the tables.
_FOUR = 4


# The echo: a server that sends every message to the four of its table. Nothing is read, kept or decided.


def serve_echo(port: int) -> None:
    app = FastAPI()
    tables: dict[str, list[WebSocket]] = {}

    @app.websocket("/echo/{table}")
    async def echo(socket: WebSocket, table: str) -> None:
        await socket.accept()
        tables.setdefault(table, []).append(socket)
        try:
            while True:
                text = await socket.receive_text()
                for each in tables[table]:
                    await each.send_text(text)
        except WebSocketDisconnect:
            tables[table].remove(socket)

    uvicorn.run(
        app,
        port=port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
    )


class _Table:
    """Sends the next message when all four have the last one."""

    def __init__(self, size: int) -> None:
        self._message = {"text": "x" * max(1, size - 11)}
        self._wires: list[Wire] = []
        self._heard = 0
        self._turn = 0
        self._sent = 0.0
        self.times: list[float] = []

    async def open(self, port: int, table: int) -> None:
        for _ in range(_FOUR):
            self._wires.append(await Wire.connect(port, f"/echo/{table}", None, self._hear))

    def go(self) -> None:
        self._heard = 0
        self._sent = time.perf_counter()
        self._turn += 1
        self._wires[self._turn % _FOUR].send(self._message)

    def _hear(self, message: bytes) -> None:
        self._heard += 1
        if self._heard == _FOUR:
            self.times.append(time.perf_counter() - self._sent)
            self.go()


async def echo(port: int, tables: int, size: int, seconds: float) -> dict[str, Any]:
    """Messages a second through an echo server that runs on this port."""
    made = [_Table(size) for _ in range(tables)]
    for number, table in enumerate(made):
        await table.open(port, number)
    for table in made:
        table.go()
    await asyncio.sleep(1)
    for table in made:
        table.times.clear()
    await asyncio.sleep(seconds)
    times = [each for table in made for each in table.times]
    return {"per_second": len(times) / seconds, "delivered_ms": quantiles(times), "message_bytes": size}


# The append: one thread writes all that waits and commits once.


def _write(path: Path, queue: SimpleQueue[Any], loop: asyncio.AbstractEventLoop) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE entries (match TEXT, number INT, data, PRIMARY KEY (match, number))")
    while (job := queue.get()) is not None:
        batch = [job]
        while not queue.empty() and (job := queue.get()) is not None:
            batch.append(job)
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", [row for row, _ in batch])
        connection.execute("COMMIT")
        loop.call_soon_threadsafe(lambda done: [future.set_result(None) for _, future in done], batch)
        if job is None:
            break
    connection.close()


async def append(path: Path, matches: int, seconds: float) -> dict[str, Any]:
    """Appends a second, each match waiting for its last one."""
    loop = asyncio.get_running_loop()
    queue: SimpleQueue[Any] = SimpleQueue()
    writer = threading.Thread(target=_write, args=(path, queue, loop))
    writer.start()
    data, times = '{"kind":"play","by":"' + "x" * 100 + '"}', []
    end = time.perf_counter() + seconds

    async def keep(match: str) -> None:
        number = 0
        while (begun := time.perf_counter()) < end:
            number += 1
            future: asyncio.Future[None] = loop.create_future()
            queue.put(((match, number, data), future))
            await future
            times.append(time.perf_counter() - begun)

    await asyncio.gather(*(keep(f"match {number}") for number in range(matches)))
    queue.put(None)
    await asyncio.to_thread(writer.join)
    return {"per_second": len(times) / seconds, "committed_ms": quantiles(times)}


if __name__ == "__main__":
    serve_echo(int(sys.argv[1]))
