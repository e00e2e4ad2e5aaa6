"""Bottega as a process of its own: through pipes, and in a terminal."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pexpect

import bottega
from bottega import cli

SOURCE = Path(bottega.__file__).parents[1]
#: Seconds to wait for anything; far more than it takes.
PATIENCE = 240
#: Seconds after which a person presses Ctrl-C again.
SOON = 5


def environment(home: Path, **more: str) -> dict[str, str]:
    """As little as possible from outside: no language, no colours, no saved matches."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {
        **kept,
        "PYTHONPATH": str(SOURCE),
        "BOTTEGA_HOME": str(home),
        "TERM": "xterm-256color",
        "LC_ALL": "C.UTF-8",
        **more,
    }


def run(
    home: Path, *arguments: str, typed: str = "", cwd: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a command with this typed into its pipe."""
    return subprocess.run(
        [sys.executable, "-m", "bottega.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env=environment(home, **more),
        cwd=cwd,
    )


def here(
    home: Path, *arguments: str, typed: str = "", cwd: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """The same in this process, which takes a fraction of the time. Packages that are installed beside
    Bottega are not found."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with (
        patch.dict(os.environ, environment(home, **more), clear=True),
        patch.object(sys, "stdin", io.StringIO(typed)),
        chdir(cwd or Path.cwd()),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = cli.main(arguments)
    said = []
    for stream in (out, err):
        stream.seek(0)
        said.append(stream.read())
    return subprocess.CompletedProcess(arguments, code, *said)


class Terminal:
    """A person at a real terminal."""

    def __init__(
        self, home: Path, arguments: Sequence[str], rows: int = 40, columns: int = 100, **more: str
    ) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "bottega.cli", *arguments],
            env=environment(home, **more),
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.seen = ""

    def type(self, text: str) -> None:
        self.child.sendline(text)

    def signal(self, number: signal.Signals, answer: str) -> None:
        """Send a signal until it is answered, as a person presses Ctrl-C again: Python sees one that
        comes between the prompt and the wait for a key only with the next."""
        for _ in range(PATIENCE // SOON):
            self.child.kill(number)
            try:
                self.child.expect_exact(answer, timeout=SOON)
            except pexpect.TIMEOUT:
                continue
            return
        raise AssertionError(f"{number.name} is not answered by {answer!r}")

    def wait(self, text: str) -> str:
        """What is shown until this comes up, with it."""
        self.child.expect_exact(text)
        shown = str(self.child.before) + str(self.child.after)
        self.seen += shown
        return shown

    def wait_end(self) -> int:
        """The exit code."""
        self.child.expect_exact(pexpect.EOF)
        self.seen += str(self.child.before)
        # Its output has ended, not yet the process; to close it now might kill it on a busy machine.
        self.child.wait()
        self.child.close()
        if self.child.signalstatus is not None:
            return -int(self.child.signalstatus)
        return int(self.child.exitstatus or 0)

    def close(self) -> None:
        if self.child.isalive():
            self.child.kill(signal.SIGKILL)
            self.child.wait()
        self.child.close()


def without_coach(home: Path) -> None:
    """Send the coach away: its cards stand between the table and the choices."""
    (home / "coach.json").write_text('{"wanted": false}', encoding="utf-8")


def records(home: Path) -> list[Path]:
    """The saved matches, oldest first."""
    return sorted((home / "matches").glob("*.record"), key=lambda path: path.stat().st_mtime)
