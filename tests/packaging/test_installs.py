"""What people install works: each archive in an empty environment.

An environment sees the packages of a lock and nothing else. Then Bottega is installed with no index to ask:
all that it says it needs must be there already. The packages of a lock are put together once, beside the
environments that see them.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from functools import cache
from importlib.metadata import Distribution, distribution
from importlib.util import cache_from_source
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import bottega

ROOT = Path(__file__).parents[2]
SMOKE = Path(__file__).with_name("smoke.py")
#: Seconds to wait for anything; far more than it takes.
PATIENCE = 300
#: Variables that would change what an installed Bottega does.
FOREIGN = ("BOTTEGA_", "PYTHON", "VIRTUAL_ENV", "LC_", "LANG")


class Environment:
    """A virtual environment, and a home for what is played in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        #: What an installed Bottega should be.
        self.build = ""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)}
        self.env = {**kept, "LC_ALL": "C.UTF-8", "BOTTEGA_HOME": str(self.home)}
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)

    def program(self, name: str) -> str:
        return str(self.folder / ("Scripts" if os.name == "nt" else "bin") / name)

    def install(self, *arguments: str, **more: str) -> None:
        pip = [sys.executable, "-m", "pip", "--python", self.program("python"), "--disable-pip-version-check"]
        done = subprocess.run(
            [*pip, "install", "--no-compile", *arguments],
            env={**self.env, **more},
            cwd=self.folder,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def see(self, packages: Path) -> None:
        """Find what is installed in that folder, too."""
        [own] = self.folder.glob("Lib/site-packages" if os.name == "nt" else "lib/python*/site-packages")
        (own / "packages.pth").write_text(f"{packages}\n", encoding="utf-8")

    def run(self, *command: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.program(command[0]), *command[1:]],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={**self.env, **more},
            cwd=self.folder,
            timeout=PATIENCE,
        )


@pytest.fixture(scope="session")
def locked(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """A folder with the packages of a lock and no others. The environment that runs the tests has them all:
    the lock for development holds the others."""

    @cache
    def gather(name: str) -> Path:
        folder = tmp_path_factory.mktemp("packages")
        for line in (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines():
            if line[:1] in ("", " ", "#"):
                continue
            wanted = Requirement(line.removesuffix("\\"))
            if wanted.marker is None or wanted.marker.evaluate():
                found = distribution(wanted.name)
                assert wanted.specifier.contains(found.version, prereleases=True), (
                    f"{wanted}: {found.version}"
                )
                link(found, folder)
        return folder

    return gather


def link(package: Distribution, folder: Path) -> None:
    """Put the files of an installed package into the folder, with their bytecode."""
    for file in package.files or ():
        if ".." in file.parts:  # a program
            continue
        here = Path(str(package.locate_file(file)))
        pairs = [(here, folder / file)]
        if here.suffix == ".py":
            pairs.append((Path(cache_from_source(here)), Path(cache_from_source(folder / file))))
        for source, target in pairs:
            if source.exists() and not target.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                try:
                    target.hardlink_to(source)
                except OSError:  # on another disk
                    shutil.copy2(source, target)


@pytest.fixture(scope="module")
def library(
    request: pytest.FixtureRequest, locked: Callable[[str], Path], tmp_path_factory: pytest.TempPathFactory
) -> Environment:
    """``pip install bottega``"""
    archive: Path = request.param
    made = Environment(tmp_path_factory.mktemp("library"))
    made.build = "pure" if archive.name.endswith("-none-any.whl") else "compiled"
    made.see(locked("library.txt"))
    made.install("--no-index", str(archive))
    return made


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, locked: Callable[[str], Path], tmp_path_factory: pytest.TempPathFactory
) -> Environment:
    """``pip install "bottega[server]"``. An sdist is built with what the lock has for that, and with a Node
    that fails if it is called. It is not compiled: that was done for the wheel."""
    archive: Path = request.param
    made = Environment(tmp_path_factory.mktemp("server"))
    made.build = "pure" if archive.name.endswith(("-none-any.whl", ".tar.gz")) else "compiled"
    made.see(locked("run.txt"))
    blocked = made.folder / "blocked"
    blocked.mkdir()
    for name in ("node", "npm"):
        program = blocked / name
        program.write_text("#!/bin/sh\necho 'Node is not to be called' >&2\nexit 1\n", encoding="utf-8")
        program.chmod(0o755)
    made.install(
        *("--no-index", "--no-build-isolation", f"{archive}[server]"),
        BOTTEGA_BUILD="pure",
        BOTTEGA_PAGES="yes",
        PATH=os.pathsep.join([str(blocked), made.env["PATH"]]),
    )
    return made


def check_version(made: Environment) -> None:
    said = {"compiled": "compiled", "pure": "pure Python"}[made.build]
    assert made.run("bottega", "--version").stdout == f"bottega {bottega.__version__} ({said})\n"


def check_library(made: Environment) -> None:
    done = made.run("python", "-W", "error", str(SMOKE), made.build)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == len(bottega.games())


def check_terminal(made: Environment) -> None:
    done = made.run("bottega", "play", "masters", "--seed", "3", typed="1\nmarket row 1\n")
    assert done.stderr == ""
    assert done.returncode == 0
    assert "Player 1 takes the marbles of row 1: 1 white, 1 grey and 2 purple." in done.stdout
    assert len(list((made.home / "matches").glob("*.record"))) == 1


def test_the_library_and_the_terminal_need_no_more_than_they_say(library: Environment) -> None:
    check_version(library)
    check_library(library)
    check_terminal(library)


@pytest.mark.parametrize(
    ("arguments", "command"), [((), "serve"), (("serve",), "serve"), (("admin", "list"), "admin")]
)
def test_without_the_extra_the_server_says_how_to_get_it(
    library: Environment, arguments: tuple[str, ...], command: str
) -> None:
    done = library.run("bottega", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"bottega: “bottega {command}” needs packages that are not installed, ")
    assert done.stderr.endswith('install them with pip install "bottega[server]".\n')
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [("--help",), ("help",), ("serve", "--help"), ("admin", "--help")])
def test_without_the_extra_there_is_help_all_the_same(
    library: Environment, arguments: tuple[str, ...]
) -> None:
    done = library.run("bottega", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Usage: bottega" in done.stdout


def test_with_the_extra_there_are_pages(server: Environment) -> None:
    check_version(server)
    check_library(server)
    check_terminal(server)
    process = subprocess.Popen(
        [server.program("bottega"), "serve", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=server.env,
        cwd=server.folder,
    )
    try:
        assert process.stdout is not None
        assert process.stderr is not None
        line = process.stdout.readline()
        assert "http://127.0.0.1:" in line, process.stderr.read()
        address = next(word for word in line.split() if word.startswith("http://"))
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            assert '<div id="app">' in answer.read().decode()
        with urllib.request.urlopen(f"{address}licences.txt", timeout=PATIENCE) as answer:
            assert answer.read() == (ROOT / "licenses" / "web.txt").read_bytes()
        with urllib.request.urlopen(f"{address}api/games", timeout=PATIENCE) as answer:
            assert {game["name"] for game in json.load(answer)["games"]} == set(bottega.games())
        process.terminate()
        process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
    finally:
        process.kill()
        process.communicate()


def test_the_bot_of_the_tutorial_is_installed_and_plays(server: Environment, tmp_path: Path) -> None:
    """``pip install .`` in a folder with the two files of the tutorial; then it is on the ladder."""
    folder = tmp_path / "flat"
    folder.mkdir()
    for name in ("flat_bot.py", "pyproject.toml"):
        shutil.copy(ROOT / "docs" / "tutorial" / name, folder)
    server.install("--no-index", "--no-build-isolation", str(folder))
    ladder = ["ladder", "masters", "--bots", "flat:worlds=1,random", "--players", "2", "--matches", "2"]
    done = server.run("bottega", *ladder, "--seed", "1", "--file", str(tmp_path / "flat.ladder"), "--plain")
    assert (done.returncode, done.stderr) == (0, "")
    assert "flat:worlds=1" in done.stdout
