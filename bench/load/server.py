"""A real server as a child process, and what it costs: processor time and memory, from /proc."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.builds import ROOT, environment
from bench.memory import children, of

_TICKS: Final = os.sysconf("SC_CLK_TCK")
_SERVE: Final = "import sys; from bottega.cli import main; sys.exit(main())"


@dataclass(frozen=True)
class Cost:
    """Seconds of processor time since the start, and MiB."""

    cpu: float
    rss: float
    pss: float


class Server:
    """``bottega serve`` on a port of its own, without rate limits. It may be killed and started again."""

    def __init__(self, data: Path, port: int, *settings: str) -> None:
        self.data = data
        self.port = port
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None, "the server does not run"
        return self._process.pid

    def start(self, patience: float = 180) -> None:
        """Returns when it is ready to play."""
        command = [sys.executable, "-c", _SERVE, "serve", "--data", str(self.data), "--port", str(self.port)]
        command += ["--rate-limits", "off", "--log-level", "warning", *self._settings]
        with open(self.data / f"log-{self.port}", "ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT, env=environment())
        end = time.monotonic() + patience
        while not self._ready():
            if self._process.poll() is not None or time.monotonic() > end:
                text = (self.data / f"log-{self.port}").read_text("utf-8", "replace")
                self.kill()
                raise RuntimeError(f"the server does not start:\n{text[-3000:]}")
            time.sleep(0.05)

    def _ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def metric(self, name: str) -> float:
        """The sum of a counter over all its labels."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=10) as answer:
            lines = answer.read().decode().splitlines()
        found = [line.rpartition(" ") for line in lines if line.startswith((name + " ", name + "{"))]
        return sum(float(value) for _, _, value in found)

    def processes(self) -> dict[str, list[int]]:
        """The site's own process, and those of the referees and thinkers."""
        return {"site": [self.pid], "children": children(self.pid)}

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait()


def cost(pids: Sequence[int]) -> Cost:
    """What these processes have taken together."""
    memories = [memory for memory in (of(pid) for pid in pids) if memory is not None]
    return Cost(
        sum(_cpu(pid) for pid in pids),
        sum(memory.rss for memory in memories),
        sum(memory.pss for memory in memories),
    )


def _cpu(pid: int) -> float:
    try:
        text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    fields = text.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def stolen() -> float:
    """Seconds that this machine's processors wanted to work and did not get to: others on the same host had
    them. Where much is stolen, the figures say little about the server."""
    fields = Path("/proc/stat").read_text(encoding="utf-8").split("\n", 1)[0].split()
    return int(fields[8]) / _TICKS


def gone(pid: int, seconds: float) -> bool:
    """Whether a process ends within this time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if _state(pid) in ("", "Z"):
            return True
        time.sleep(0.05)
    return False


def _state(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return ""
