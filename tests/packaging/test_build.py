"""The build on machines that are not this one, and in checkouts and sdists."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]

#: What stands at the top of a game's folder.
TOP = ("actions", "components", "game", "state", "table")


@pytest.fixture
def build() -> ModuleType:
    """hatch_build.py, fresh for each test."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without any program. Its headers of Python are in the folder."""
    for name in ("CC", "DISTUTILS_USE_SDK", "PROGRAMFILES(X86)", "PROGRAMFILES"):
        monkeypatch.delenv(name, raising=False)
    # Its own: where Windows is simulated, that of the standard library asks the system itself.
    monkeypatch.setattr(
        shutil, "which", lambda name: str(tmp_path / name) if (tmp_path / name).exists() else None
    )
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    monkeypatch.setattr(sysconfig, "get_config_var", {"CC": "gcc -pthread"}.get)
    (tmp_path / "Python.h").touch()
    return tmp_path


def program(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)


@pytest.mark.parametrize(
    ("platform", "remedy"),
    [
        ("linux", "apt install gcc"),
        ("darwin", "xcode-select --install"),
        ("win32", "Build Tools for Visual Studio"),
    ],
)
def test_without_a_compiler_it_says_what_to_install(
    build: ModuleType, bare: Path, monkeypatch: pytest.MonkeyPatch, platform: str, remedy: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    with pytest.raises(build.NotBuilt, match=f"there is no C compiler here .*{remedy}"):
        build.check_compiler()


def test_the_compiler_of_python_and_the_one_in_cc(
    build: ModuleType, bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    program(bare / "gcc")
    build.check_compiler()
    monkeypatch.setenv("CC", "clang -O2")
    with pytest.raises(build.NotBuilt, match="no C compiler"):
        build.check_compiler()
    program(bare / "clang")
    build.check_compiler()


def test_without_headers_it_says_which(
    build: ModuleType, bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    program(bare / "gcc")
    (bare / "Python.h").unlink()
    with pytest.raises(build.NotBuilt, match=r"the headers of this Python are missing: .*Python\.h"):
        build.check_compiler()


@pytest.mark.parametrize("found", ["C:\\VS\n", ""])
def test_microsofts_compiler_is_found_by_their_own_finder(
    build: ModuleType, bare: Path, monkeypatch: pytest.MonkeyPatch, found: str
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("PROGRAMFILES(X86)", str(bare))
    program(bare / "Microsoft Visual Studio" / "Installer" / "vswhere.exe")
    asked: list[list[str]] = []

    def run(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        return subprocess.CompletedProcess(command, 0, found, "")

    monkeypatch.setattr(subprocess, "run", run)
    if found:
        build.check_compiler()
    else:
        with pytest.raises(build.NotBuilt, match="Build Tools"):
            build.check_compiler()
    assert "Microsoft.VisualStudio.Component.VC.Tools.x86.x64" in asked[0]


@pytest.mark.parametrize(
    ("own", "target"),
    [("10.9", "11.0"), ("10.13", "11.0"), ("11.0", "11.0"), ("14.0", "14.0"), (None, "11.0")],
)
def test_the_oldest_macos_of_a_wheel(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, own: str | None, target: str
) -> None:
    monkeypatch.setattr(sysconfig, "get_config_var", {"MACOSX_DEPLOYMENT_TARGET": own}.get)
    assert build.deployment_target() == target


def test_pages_are_taken_from_an_sdist_and_never_from_a_checkout(build: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / build.PAGES / "index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    assert not build.shipped(tmp_path)
    (tmp_path / "PKG-INFO").touch()
    assert build.shipped(tmp_path)
    page.unlink()
    assert not build.shipped(tmp_path)


def test_a_wrong_wish_is_told(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_BUILD", "fast")
    with pytest.raises(ValueError, match="BOTTEGA_BUILD is auto, compiled or pure, not 'fast'"):
        build._wanted("BOTTEGA_BUILD", "compiled", "pure")


def test_what_is_compiled_follows_the_rooms(build: ModuleType) -> None:
    package = ROOT / "src" / "bottega"
    compiled = {
        name: {path.relative_to(package).as_posix() for path in paths}
        for name, paths in build.compiled_modules(package).items()
    }
    games = {path.parent.name for path in package.glob("games/*/__init__.py")}
    assert set(compiled) == {"bots", "engine", "table", *games}
    for game in games:
        assert {f"games/{game}/{name}.py" for name in TOP} <= compiled[game]
        for room in ("rules", "insight"):
            modules = {path.name for path in package.glob(f"games/{game}/{room}/*.py")} - {"__init__.py"}
            assert modules
            assert {f"games/{game}/{room}/{name}" for name in modules} <= compiled[game]
        assert not any("/people/" in file for file in compiled[game])
    assert {"engine/state.py", "engine/action.py", "engine/records.py"} <= compiled["engine"]
    assert {"bots/bot.py", "bots/search/search.py", "bots/search/tree.py"} <= compiled["bots"]
    assert {"table/table.py", "table/commands.py"} <= compiled["table"]
    every = [file for files in compiled.values() for file in files]
    assert len(every) == len(set(every))
    assert not any(Path(file).name == "__init__.py" for file in every)
    assert not any(file.startswith(("server/", "terminal/", "simulate/")) for file in every)


def test_links_of_the_readme_hold_elsewhere(build: ModuleType) -> None:
    text = "![p](docs/a.png) [b](b.md#c) [c](https://c.example/) [d](#here)"
    assert build.absolute_links(text, "https://host/us/it") == (
        "![p](https://host/us/it/raw/main/docs/a.png) [b](https://host/us/it/blob/main/b.md#c)"
        " [c](https://c.example/) [d](#here)"
    )
