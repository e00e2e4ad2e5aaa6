"""The build: rules and search are compiled with mypyc where there is a C compiler.

The sources stay the reference and go into every wheel. A wheel with extensions holds them beside the
sources, and Python prefers them; BOTTEGA_PURE=1 in the environment of a program turns that off. Where
they cannot be built, the wheel comes without them and the build says so. BOTTEGA_BUILD says what is
wanted: ``auto`` (the default), ``compiled`` (or fail) or ``pure``.
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

#: One extension each: they are compiled side by side, and a call inside one is a C call.
GROUPS = {
    "bots": [f"bots/{name}.py" for name in ("aim", "bot", "playout", "policy", "search", "tally", "tree")],
    "engine": ["engine/*.py"],
    "inventors": ["games/inventors/*.py"],
    "leonardo": ["games/leonardo/*.py"],
    "masters": ["games/masters/*.py"],
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

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("BOTTEGA_BUILD", "auto")
        if wanted not in ("auto", "compiled", "pure"):
            raise ValueError(f"BOTTEGA_BUILD is auto, compiled or pure, not {wanted!r}")
        if version == "editable" or wanted == "pure":
            return  # extensions beside sources that are being edited would soon be stale
        work = Path(tempfile.mkdtemp(prefix="bottega-build-"))
        atexit.register(shutil.rmtree, work, ignore_errors=True)  # the wheel is made from what lies there
        try:
            built = compile_all(Path(self.root), work)
        except NotBuilt as reason:
            if wanted == "compiled":
                raise
            self.app.display_warning(f"Bottega is built without extensions, and works: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): inside for path, inside in built.items()})


class NotBuilt(Exception):
    """Why there are no extensions."""


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
