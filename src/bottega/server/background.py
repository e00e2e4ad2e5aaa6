"""A part of the site that works by itself while it is open."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod


class Background(ABC):
    """Runs as a task from `open` to `close`. It is healthy unless that task has ended by itself."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def run(self) -> None:
        """The work, which does not end by itself."""

    async def open(self) -> None:
        self._task = asyncio.create_task(self.run(), name=self._name)

    async def close(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.wait([task])

    @property
    def healthy(self) -> bool:
        return self._task is not None and not self._task.done()
