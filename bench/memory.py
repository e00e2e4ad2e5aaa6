"""How much memory a process and its children take, from /proc (so on Linux only)."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Final

#: Seconds between two looks.
_PAUSE: Final = 0.1


@dataclass(frozen=True)
class Memory:
    """In MiB. `rss` counts what a process shares with others in full, `pss` only its part of it."""

    rss: float
    pss: float

    def most(self, other: Memory) -> Memory:
        return Memory(max(self.rss, other.rss), max(self.pss, other.pss))


def read(text: str) -> Memory:
    """From the text of a ``smaps_rollup``."""
    sizes = {}
    for line in text.splitlines():
        name, _, rest = line.partition(":")
        if name in ("Rss", "Pss"):
            sizes[name] = int(rest.split()[0]) / 1024
    return Memory(sizes["Rss"], sizes["Pss"])


def of(pid: int) -> Memory | None:
    """None where it cannot be told: the process has ended, or this is no Linux."""
    try:
        return read(Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8"))
    except (OSError, KeyError):
        return None


def children(pid: int) -> list[int]:
    try:
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")
    except OSError:
        return []
    return [int(child) for child in text.split()]


class Watch:
    """Looks at a process and its children until it is told to stop; keeps the most that each took."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._seen: dict[int, Memory] = {}
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def stop(self) -> tuple[Memory | None, list[Memory]]:
        """The process's own, and its children's."""
        self._over.set()
        self._thread.join()
        own = self._seen.pop(self._pid, None)
        return own, list(self._seen.values())

    def _look(self) -> None:
        while not self._over.wait(_PAUSE):
            for pid in (self._pid, *children(self._pid)):
                memory = of(pid)
                if memory is not None:
                    self._seen[pid] = memory.most(self._seen.get(pid, memory))
