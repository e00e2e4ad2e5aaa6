"""Which programs the tests need beside Python and Node, and which of them this machine lacks.

A test says what it needs with ``@pytest.mark.needs("redis")``, or by using a fixture of that name. Where the
program is missing the test is left out, and the run says at its end what to install. With BOTTEGA_TEST_ALL=1,
as in CI, leaving a test out is a failure.

The standard library is all that this module imports: `tools/gate.py` asks it before any package is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final

#: Where distributions put PostgreSQL's programs when they are not on the path.
_POSTGRES_PLACES: Final = (
    "/usr/lib/postgresql",
    "/usr/local",
    "/opt/homebrew/opt",
    "/usr/pgsql-17",
    "/usr/pgsql-16",
)
_POSTGRES_PROGRAMS: Final = ("initdb", "pg_isready", "postgres", "psql")


def postgresql() -> str | None:
    """The folder with PostgreSQL's programs: some distributions put only a few of them on the path."""
    found = [Path(each).resolve() for each in map(shutil.which, ("initdb", "postgres")) if each]
    for place in _POSTGRES_PLACES:
        found += sorted(Path(place).glob("**/bin/initdb"), reverse=True)
    for program in found:
        if all((program.parent / name).exists() for name in _POSTGRES_PROGRAMS):
            return str(program.parent)
    return None


def chromium() -> str | None:
    """The one that CHROMIUM names, or the one on the path."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def compiler() -> str | None:
    """A C compiler with the headers of this Python; on Windows the build finds Microsoft's by itself."""
    if sys.platform == "win32":
        return "msvc"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    return shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0])


def mounts() -> str | None:
    """Whether this process may have mounts of its own, as a container does."""
    if sys.platform != "linux" or not all(map(shutil.which, ("unshare", "setpriv"))):
        return None
    tried = ["unshare", "--mount", "--pid", "--fork", "mount", "-t", "tmpfs", "tmpfs", "/tmp"]
    done = subprocess.run(tried, capture_output=True, check=False)
    return "unshare" if done.returncode == 0 else None


def learning() -> str | None:
    """sb3-contrib, which brings torch: large, so it has an environment of its own."""
    found = find_spec("sb3_contrib")
    return None if found is None else str(found.origin)


def archives() -> str | None:
    """The folder that BOTTEGA_DIST names, with an sdist and a wheel."""
    named = os.environ.get("BOTTEGA_DIST", "")
    return named if named and any(Path(named).glob("bottega-*.tar.gz")) else None


def ray() -> str | None:
    """The package, which has no release for the newest Python."""
    return "ray" if find_spec("ray") else None


@dataclass(frozen=True)
class Need:
    """`find` gives the place of the program, or None; `install` is what to do then."""

    title: str
    install: str
    find: Callable[[], str | None]


NEEDS: Final = {
    "archives": Need("an sdist and a wheel", "make dist", archives),
    "caddy": Need("Caddy", "apt install caddy", partial(shutil.which, "caddy")),
    "chromium": Need("Chromium", "apt install chromium", chromium),
    "compiler": Need("a C compiler", "apt install gcc python3-dev", compiler),
    "git": Need("git", "apt install git", partial(shutil.which, "git")),
    "learning": Need("sb3-contrib and torch", "make learn-packages, then make test-learn", learning),
    "make": Need("make", "apt install make", partial(shutil.which, "make")),
    "mounts": Need("the right to mount", "apt install util-linux, and run the tests as root", mounts),
    "nginx": Need("nginx", "apt install nginx-light", partial(shutil.which, "nginx")),
    "postgresql": Need("PostgreSQL", "apt install postgresql", postgresql),
    "ray": Need("Ray", "a Python before 3.14", ray),
    "redis": Need("Redis", "apt install redis-server", partial(shutil.which, "redis-server")),
    "shellcheck": Need("ShellCheck", "apt install shellcheck", partial(shutil.which, "shellcheck")),
}


def missing(names: Iterable[str]) -> list[str]:
    """Those of the programs that are not here."""
    return [name for name in names if NEEDS[name].find() is None]


def sentence(name: str, count: int) -> str:
    """The line for a person.

    >>> sentence("redis", 14)
    'left out: 14 tests need Redis: apt install redis-server'
    """
    need = NEEDS[name]
    tests = "1 test needs" if count == 1 else f"{count} tests need"
    return f"left out: {tests} {need.title}: {need.install}"


def all_wanted() -> bool:
    """Whether leaving a test out is a failure."""
    return os.environ.get("BOTTEGA_TEST_ALL") == "1"
