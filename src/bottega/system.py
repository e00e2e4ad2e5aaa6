"""What differs between Linux, macOS and Windows, each thing in one place.

The branches ask `sys.platform`, which type checkers know: ``mypy --platform win32`` finds a name that Windows
does not have, wherever it is used without such a branch.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

if sys.platform == "win32":
    import subprocess

    #: Arguments for a child process that Ctrl-C at our keyboard must not reach. Ctrl-Break still does:
    #: the child calls `ignore_interrupts`.
    APART: Final[dict[str, Any]] = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    #: Requests to end, besides Ctrl-C. Windows never sends SIGTERM by itself; Ctrl-Break is SIGBREAK.
    ENDING: Final = (signal.SIGTERM, signal.SIGBREAK)
else:
    APART: Final[dict[str, Any]] = {"start_new_session": True}
    ENDING: Final = (signal.SIGTERM,)


def ignore_interrupts() -> None:
    """For a child process: its parent decides what Ctrl-C means. (On Windows Ctrl-Break, too.)"""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        signal.signal(signal.SIGBREAK, signal.SIG_IGN)


def give_way() -> None:
    """For a child process whose work has time: on Linux it runs when no other process wants to, elsewhere
    with the lowest priority. (Windows has no such priorities.)"""
    if sys.platform != "win32":
        os.nice(19)
    if sys.platform == "linux":
        # Some containers forbid it; then the priority has to do.
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def end_with_parent() -> None:
    """For a process that `multiprocessing` has started: it ends when its parent is gone, also when that was
    killed, and also in the middle of its work. A pool alone does not see to that: each of its processes holds
    both ends of its queues, so that none of them ever sees an end."""
    threading.Thread(target=_await_parent, daemon=True).start()


def _await_parent() -> None:
    import multiprocessing  # here, because most programs that import this module start no processes

    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def enter_pool() -> None:
    """What a process of a pool does first."""
    ignore_interrupts()
    end_with_parent()


def raise_file_limit() -> None:
    """Let this process open as many files, sockets among them, as the system allows it."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            # macOS says that it allows any number, and then does not.
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def file_limit() -> int | None:
    """How many files this process may open; None where there is no limit to speak of."""
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def cores() -> int:
    """The number of processor cores this process may use."""
    if sys.platform == "linux":  # elsewhere a process cannot ask
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def keep_private(path: Path) -> int | None:
    """Let only the owner read a file, or enter a folder; the mode it had if that was wider, else None. What
    belongs to another user stays as it is. On Windows the folder of the user decides who may, and a mode
    says nothing."""
    if sys.platform == "win32":
        return None
    status = path.stat()
    mode = status.st_mode & 0o7777
    if not mode & 0o077 or os.geteuid() not in (0, status.st_uid):
        return None
    path.chmod(mode & ~0o077)
    return mode


def make_private_file(path: Path) -> None:
    """A file that only its owner can read, whatever the umask is. One that exists keeps what is in it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    keep_private(path)


def write_whole(path: Path, content: bytes | memoryview, lasting: bool = True) -> None:
    """Write a file such that there is always a whole one at the path: what was there before, or this. With
    `lasting` it is on the disk when this returns, and a power cut does not take it away."""
    fresh = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with open(fresh, "xb") as file:
            file.write(content)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        os.replace(fresh, path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    if lasting and sys.platform != "win32":  # which cannot open a folder, and needs no such call
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def home(environ: Mapping[str, str] = os.environ) -> Path:
    """The folder for what belongs to the user: saved matches, and in ``server`` what a server keeps."""
    if environ.get("BOTTEGA_HOME"):
        return Path(environ["BOTTEGA_HOME"])
    if sys.platform == "win32":
        data = environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    else:
        data = environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "bottega"


def display_language() -> str:
    """The language of the desktop, such as ``fr_CH``; empty where the environment has it."""
    if sys.platform == "win32":
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""


def understands_escapes(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether the terminal at our standard output draws colours and clears its screen when it is sent escape
    sequences. A console of Windows does so once it is asked to."""
    if sys.platform == "win32":
        import ctypes

        standard_output, process_escapes = -11, 0x0004
        kernel = ctypes.windll.kernel32
        console, mode = kernel.GetStdHandle(standard_output), ctypes.c_ulong()
        known = kernel.GetConsoleMode(console, ctypes.byref(mode))
        return bool(known and kernel.SetConsoleMode(console, mode.value | process_escapes))
    return environ.get("TERM", "") not in ("", "dumb")
