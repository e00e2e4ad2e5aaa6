"""Makes Bottega believe that it runs on Windows or macOS. Python imports this file at the start of every
process that has its folder on PYTHONPATH, child processes included; PYTHON_PRETEND names the system
(``win32`` or ``darwin``).

Only the modules of Bottega are deceived. What they import from the standard library lacks the names that the
other system does not have, and behaves as it does there where that can be had: see `_windows`. The standard
library itself and the packages of others know Windows and macOS by themselves, and go on as they are.
"""

from __future__ import annotations

import asyncio
import builtins
import ctypes
import errno
import fcntl
import multiprocessing
import os
import pathlib
import signal
import socket
import subprocess
import sys
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


#: Modules that are not there.
_NOT_ON_WINDOWS = _names(
    "fcntl grp posix pty pwd readline resource syslog termios tty uvloop _posixsubprocess"
)
#: Names that are not there, as the documentation of Python tells.
_NOT_IN_OS_OF_MACOS = _names(
    "eventfd getrandom memfd_create posix_fadvise sched_getaffinity sched_setaffinity"
)
_NOT_IN_OS_OF_WINDOWS = _NOT_IN_OS_OF_MACOS | _names(
    """
    O_CLOEXEC O_DIRECTORY O_DSYNC O_NOCTTY O_NOFOLLOW O_NONBLOCK O_SYNC WEXITSTATUS WIFEXITED WNOHANG chown
    chroot confstr ctermid fchdir fchown fork forkpty fstatvfs getegid geteuid getgid getgroups getloadavg
    getpgid getpgrp getpriority getresuid getsid getuid initgroups killpg lchown lockf mkfifo mknod nice
    openpty pathconf posix_fadvise posix_spawn pread preadv pwrite pwritev readv register_at_fork
    sched_yield sendfile setegid seteuid setgid setgroups setpgid setpriority setsid setuid statvfs sync
    sysconf tcgetpgrp tcsetpgrp ttyname uname wait wait3 wait4 waitid writev
    """
)
_NOT_IN_SIGNAL = _names(
    """
    ITIMER_REAL SIGALRM SIGBUS SIGCHLD SIGCONT SIGHUP SIGIO SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGTSTP SIGTTIN
    SIGTTOU SIGUSR1 SIGUSR2 SIGWINCH SIG_BLOCK SIG_SETMASK SIG_UNBLOCK alarm getitimer pause pthread_kill
    pthread_sigmask setitimer siginterrupt sigpending sigtimedwait sigwait sigwaitinfo
    """
)
_NOT_IN_SOCKET = _names("AF_UNIX MSG_DONTWAIT SO_REUSEPORT recv_fds send_fds sethostname")
_NOT_IN_TIME = _names("clock_gettime clock_settime pthread_getcpuclockid tzset")
_NOT_IN_SELECT = _names("devpoll epoll kqueue poll")

#: SIGBREAK is 21 on Windows. Here that is a signal too, so that a test can send it.
SIGBREAK = 21
#: The signals that Windows lets a program handle.
_HANDLED = {
    *(signal.SIGABRT, signal.SIGFPE, signal.SIGILL, signal.SIGINT, signal.SIGSEGV, signal.SIGTERM),
    SIGBREAK,
}
#: Windows forbids these in the names of files.
_FORBIDDEN = frozenset('<>:"|?*')


class _View(types.ModuleType):
    """A module without some of its names, and with others."""

    def __init__(self, real: types.ModuleType, without: Iterable[str] = (), **others: Any) -> None:
        super().__init__(real.__name__)
        self.__dict__.update(_real=real, _without=frozenset(without), **others)

    def __getattr__(self, name: str) -> Any:
        if name in self.__dict__["_without"]:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        return getattr(self.__dict__["_real"], name)


def _is_ours(scope: Mapping[str, Any] | None) -> bool:
    return str((scope or {}).get("__package__") or "").split(".")[0] == "bottega"


def _deceive(views: dict[str, _View], absent: frozenset[str]) -> None:
    real = builtins.__import__

    def imported(
        name: str,
        globals: Mapping[str, Any] | None = None,
        locals: Mapping[str, Any] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> types.ModuleType:
        if level == 0 and _is_ours(globals) and name.split(".")[0] in absent:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        module = real(name, globals, locals, fromlist or (), level)
        if level or not _is_ours(globals):
            return module
        return views.get(name if fromlist else name.split(".")[0], module)

    builtins.__import__ = imported


def _macos() -> None:
    _deceive(
        {"sys": _View(sys, platform="darwin"), "os": _View(os, _NOT_IN_OS_OF_MACOS)}, frozenset({"readline"})
    )
    multiprocessing.set_start_method("spawn")


def _windows() -> None:
    import select
    import time
    from multiprocessing import connection as pipes

    console = types.SimpleNamespace(
        GetUserDefaultUILanguage=lambda: 0x040C,  # French, as in France
        GetStdHandle=lambda number: number,
        GetConsoleMode=lambda handle, mode: int(sys.stdout.isatty()),
        SetConsoleMode=lambda handle, mode: 1,
    )
    _deceive(
        {
            "sys": _View(sys, platform="win32"),
            "os": _View(os, _NOT_IN_OS_OF_WINDOWS, name="nt", fsync=_fsync, replace=_replace),
            "signal": _View(signal, _NOT_IN_SIGNAL, SIGBREAK=SIGBREAK, signal=_signal),
            # Its own option has no number here; it gets that of a harmless one, which a test can ask for.
            "socket": _View(socket, _NOT_IN_SOCKET, SO_EXCLUSIVEADDRUSE=socket.SO_KEEPALIVE),
            "subprocess": _View(subprocess, CREATE_NEW_PROCESS_GROUP=0x200),
            "time": _View(time, _NOT_IN_TIME),
            "select": _View(select, _NOT_IN_SELECT),
            "ctypes": _View(ctypes, windll=types.SimpleNamespace(kernel32=console)),
            "multiprocessing.connection": _View(pipes, {"Connection"}, PipeConnection=pipes.Connection),
        },
        _NOT_ON_WINDOWS,
    )
    multiprocessing.set_start_method("spawn")
    _change_processes()
    _change_files()
    _change_loops()


def _signal(number: int, handler: Any) -> Any:
    if number not in _HANDLED:
        raise ValueError("invalid signal value")
    return signal.signal(number, handler)


def _change_processes() -> None:
    """As `subprocess` for Windows does: it refuses to pass file descriptors, and ignores sessions."""
    real: Callable[..., None] = subprocess.Popen.__init__

    def begin(
        self: subprocess.Popen[Any],
        *args: Any,
        pass_fds: Any = (),
        preexec_fn: Any = None,
        creationflags: int = 0,
        start_new_session: bool = False,
        **rest: Any,
    ) -> None:
        assert not pass_fds, "pass_fds not supported on Windows."
        if preexec_fn is not None:
            raise ValueError("preexec_fn is not supported on Windows platforms")
        real(self, *args, **rest)

    subprocess.Popen.__init__ = begin  # type: ignore[method-assign]


def _change_files() -> None:
    """Texts have the line ends of Windows and one of its old encodings unless something else is asked for;
    some names are forbidden; a file that is open cannot be replaced."""
    real = builtins.open

    def opened(file: Any, mode: str = "r", *args: Any, **how: Any) -> Any:
        if _is_ours(sys._getframe(1).f_globals):
            if not isinstance(file, int):
                _check_name(file)
            if "b" not in mode and len(args) < 2:
                how.setdefault("encoding", "cp1252")
            if "b" not in mode and not set("wxa").isdisjoint(mode):
                how.setdefault("newline", "\r\n")
        return real(file, mode, *args, **how)

    builtins.open = opened

    def replaced(self: pathlib.Path, target: Any) -> pathlib.Path:
        _replace(self, target)
        return pathlib.Path(target)

    pathlib.Path.replace = replaced  # type: ignore[method-assign,assignment]


def _check_name(path: Any) -> None:
    if not _FORBIDDEN.isdisjoint(os.fspath(path)):
        raise OSError(errno.EINVAL, "Invalid argument", str(path))


def _replace(source: Any, target: Any) -> None:
    for path in (source, target):
        _check_name(path)
        for fd in os.listdir("/proc/self/fd"):
            try:
                if os.path.samefile(path, f"/proc/self/fd/{fd}"):
                    raise PermissionError(errno.EACCES, "Access is denied", str(path))
            except FileNotFoundError:
                continue  # there is no such file, or the descriptor was that of the list
    os.replace(source, target)


def _fsync(fd: int) -> None:
    if fcntl.fcntl(fd, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDONLY:
        raise OSError(errno.EBADF, "Bad file descriptor")
    os.fsync(fd)


def _change_loops() -> None:
    """The event loop for Windows has none of these."""

    def missing(*args: Any, **rest: Any) -> Any:
        raise NotImplementedError

    for name in (
        "add_reader",
        "add_signal_handler",
        "add_writer",
        "create_unix_connection",
        "create_unix_server",
        "remove_reader",
        "remove_writer",
    ):
        setattr(asyncio.SelectorEventLoop, name, missing)


match os.environ.get("PYTHON_PRETEND"):
    case "win32":
        _windows()
    case "darwin":
        _macos()
    case None:
        pass  # a test run looks through all files
    case other:
        raise ValueError(f"PYTHON_PRETEND is win32 or darwin, not {other!r}")
