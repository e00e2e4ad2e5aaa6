"""Extensions of an earlier build are used again where nothing has changed that they are made of, else not."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType

import pytest
from setuptools import Distribution, Extension

ROOT = Path(__file__).parents[2]

#: An extension whose constant stands in a header.
SOURCE = """\
#include <Python.h>
#include "answer.h"
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "answer"};
PyMODINIT_FUNC PyInit_answer(void) {
    PyObject *made = PyModule_Create(&module);
    PyModule_AddIntConstant(made, "ANSWER", ANSWER);
    return made;
}
"""

#: A package with the folders that the build compiles.
PACKAGE = {
    "__init__.py": "",
    "bots/__init__.py": "",
    "bots/bot.py": "def bot() -> int:\n    return 1\n",
    "table/__init__.py": "",
    "table/table.py": "def table() -> int:\n    return 1\n",
    "engine/__init__.py": "",
    "engine/number.py": """\
class Number:
    def __init__(self, value: int) -> None:
        self.value = value

def number() -> Number:
    return Number(1)
""",
    "games/__init__.py": "",
    "games/coins/__init__.py": "",
    "games/coins/game.py": """\
from bottega.engine.number import number

def play() -> int:
    return number().value
""",
}

pytestmark = pytest.mark.needs("compiler")


@pytest.fixture
def build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Workshop:
    """A folder with one extension; it counts how often the compiler is called."""

    def __init__(self, build: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.build, self.folder = build, folder
        self.calls = folder / "calls"
        self.calls.touch()
        self.flags: list[str] = []
        (folder / "answer.c").write_text(SOURCE)
        self.write(1)
        real = shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0])
        program = folder / "cc"
        program.write_text(f'#!/bin/sh\necho "$*" >>"{self.calls}"\nexec "{real}" "$@"\n')
        program.chmod(0o755)
        monkeypatch.setenv("CC", str(program))
        monkeypatch.setenv("LDSHARED", f"{program} -shared")
        monkeypatch.chdir(folder)

    def write(self, answer: int) -> None:
        (self.folder / "answer.h").write_text(f"#define ANSWER {answer}\n")

    def made(self, times: int) -> int:
        """Build once more, having built that many times; what the extension answers."""
        extension = Extension(
            "answer", ["answer.c"], depends=["answer.h"], extra_compile_args=self.flags, include_dirs=["."]
        )
        command = self.build._build_command(str(self.folder / "cache"))(
            Distribution({"ext_modules": [extension]})
        )
        command.build_lib = str(self.folder / f"built{times}")
        command.build_temp = str(self.folder / f"temp{times}")
        command.ensure_finalized()
        command.run()
        place = command.get_ext_fullpath("answer")
        code = (
            "import sys, importlib.machinery as m; l = m.ExtensionFileLoader('answer', sys.argv[1]);"
            "import importlib.util as u; print(u.module_from_spec(u.spec_from_loader('answer', l)).ANSWER)"
        )
        done = subprocess.run(
            [sys.executable, "-S", "-c", code, place], capture_output=True, text=True, check=True
        )
        return int(done.stdout)

    def compilations(self) -> int:
        return sum(" -c " in line for line in self.calls.read_text().splitlines())


@pytest.fixture
def workshop(build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(build, tmp_path, monkeypatch)


def test_what_has_not_changed_is_not_compiled_again(workshop: Workshop) -> None:
    assert [workshop.made(times) for times in range(3)] == [1, 1, 1]
    assert workshop.compilations() == 1


def test_a_changed_header_is_compiled_and_the_earlier_one_is_still_there(workshop: Workshop) -> None:
    assert workshop.made(0) == 1
    workshop.write(2)
    assert workshop.made(1) == 2
    workshop.write(1)
    assert workshop.made(2) == 1
    assert workshop.compilations() == 2


def test_changed_c_code_flags_or_compiler_are_compiled(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop.made(0)
    source = workshop.folder / "answer.c"
    source.write_text(SOURCE.replace(", ANSWER)", ", ANSWER + 5)"))
    assert workshop.made(1) == 6
    workshop.flags.append("-DMORE")
    assert workshop.made(2) == 6
    monkeypatch.setenv("CFLAGS", "-DYET_MORE")
    assert workshop.made(3) == 6
    assert workshop.compilations() == 4


def test_another_place_of_the_same_environment_compiles_nothing_anew(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop.flags.append(f"-DPLACE={sys.prefix}/include")
    workshop.made(0)
    workshop.flags[-1] = "-DPLACE=/elsewhere/include"
    monkeypatch.setattr(sys, "prefix", "/elsewhere")
    workshop.made(1)
    assert workshop.compilations() == 1


def test_few_versions_are_kept(workshop: Workshop) -> None:
    for answer in range(workshop.build.KEPT + 2):
        workshop.write(answer)
        assert workshop.made(answer) == answer
    assert len(list((workshop.folder / "cache" / "answer").iterdir())) == workshop.build.KEPT


@pytest.fixture
def package(build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a package that can be compiled. mypyc is not called: the cache has what it made."""
    root = tmp_path / "root"
    for name, text in {
        **PACKAGE,
        "bots/kinds.py": "",
        "server/app.py": "from bottega.bots import bot\n",
    }.items():
        path = root / "src" / "bottega" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setenv("BOTTEGA_CACHE", str(tmp_path / "cache"))
    kept = tmp_path / "cache" / "bottega.bots.bot" / "some hash"
    kept.parent.mkdir(parents=True)
    kept.write_text("an extension")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")

    def run(command: list[str], folder: Path) -> None:
        (folder / build.LIST).write_text(
            json.dumps({f"bottega/bots/bot{suffix}": "bottega.bots.bot/some hash"})
        )
        with (tmp_path / "runs").open("a") as runs:
            runs.write("one\n")

    monkeypatch.setattr(build, "_run", run)
    return root


def built(build: ModuleType, root: Path) -> tuple[int, list[str]]:
    """Build once more: how often mypyc was called so far, and what is in the extensions from the cache."""
    work = Path(tempfile.mkdtemp(dir=root.parent))
    extensions = build.compile_all(root, work)
    return (root.parent / "runs").read_text().count("one"), [path.read_text() for path in extensions]


def test_without_a_change_to_what_mypyc_reads_it_is_not_called(build: ModuleType, package: Path) -> None:
    assert built(build, package) == (1, [])
    assert built(build, package) == (1, ["an extension"])
    (package / "src" / "bottega" / "server" / "app.py").write_text("A = 1\n")
    assert built(build, package) == (1, ["an extension"])


@pytest.mark.parametrize("name", ["bots/bot.py", "games/__init__.py", "bots/kinds.py"])
def test_a_change_to_what_mypyc_reads_is_compiled(build: ModuleType, package: Path, name: str) -> None:
    bot = package / "src" / "bottega" / "bots" / "bot.py"
    bot.write_text("from bottega.bots import kinds\n" + bot.read_text())
    built(build, package)
    path = package / "src" / "bottega" / name
    path.write_text(path.read_text() + "A = 1\n")
    assert built(build, package) == (2, [])


def test_with_other_flags_or_other_packages_it_is_compiled_anew(
    build: ModuleType, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built(build, package)
    monkeypatch.setenv("CFLAGS", "-DMORE")
    assert built(build, package)[0] == 2
    monkeypatch.setattr(importlib.metadata, "distributions", lambda: [])
    assert built(build, package)[0] == 3


def test_an_extension_that_is_gone_is_compiled_again(
    build: ModuleType, package: Path, tmp_path: Path
) -> None:
    built(build, package)
    shutil.rmtree(tmp_path / "cache" / "bottega.bots.bot")
    assert built(build, package) == (2, [])


def test_imports_of_every_form_are_followed(build: ModuleType, tmp_path: Path) -> None:
    files = {
        **PACKAGE,
        "bots/bot.py": "import bottega.a.b\nif True:\n    from . import kinds\n"
        "from ..c import d\nfrom bottega import e\n",
        "bots/kinds.py": "def f() -> None:\n    from bottega.late import g\n",
        **dict.fromkeys(
            ("a/__init__.py", "a/b.py", "a/unused.py", "c.py", "e.py", "late.py", "unused.py"), ""
        ),
    }
    for name, text in files.items():
        path = tmp_path / "bottega" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    found = build.with_imports(build.compiled_modules(tmp_path / "bottega"), tmp_path)
    seen = {path.relative_to(tmp_path / "bottega").as_posix() for path in found}
    assert seen == {name for name in files if not name.endswith("unused.py")}


def test_pages_are_built_again_where_something_of_theirs_has_changed(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "root"
    for name in ("licenses/web.txt", "web/package.json", "web/package-lock.json", "web/src/a.ts"):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    for name in ("web/e2e/a.ts", "web/node_modules/.package-lock.json"):
        (root / name).parent.mkdir(parents=True)
        (root / name).touch()
    calls: list[list[str]] = []

    def run(command: list[str], folder: Path) -> None:
        calls.append(command)
        target = Path(command[-1])
        target.mkdir()
        (target / "index.html").write_text(f"build {len(calls)}")

    monkeypatch.setattr(build, "_run", run)
    monkeypatch.setattr(build, "_npm", lambda: ["true"])
    monkeypatch.delenv("BOTTEGA_CACHE", raising=False)

    def page(times: int) -> str:
        pages: Path = build.build_pages(root, tmp_path / str(times))
        return (pages / "index.html").read_text()

    assert [page(0), page(1)] == ["build 1", "build 2"]  # without a cache, as for a release
    monkeypatch.setenv("BOTTEGA_CACHE", str(tmp_path / "cache"))
    assert [page(2), page(3)] == ["build 3", "build 3"]
    (root / "web/e2e/a.ts").write_text("a test")
    assert page(4) == "build 3"
    (root / "web/src/a.ts").write_text("a change")
    assert page(5) == "build 4"
    (root / "licenses/web.txt").write_text("a change")
    assert page(6) == "build 5"


@pytest.mark.night
def test_a_game_is_compiled_again_where_a_class_of_the_engine_has_another_shape(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "root"
    for name, text in PACKAGE.items():
        path = root / "src" / "bottega" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    cache = tmp_path / "cache"
    monkeypatch.setenv("BOTTEGA_CACHE", str(cache))

    def played(times: int) -> str:
        work = tmp_path / str(times)
        work.mkdir()
        build.compile_all(root, work)
        (work / "built" / "bottega" / "__init__.py").touch()
        return subprocess.run(
            [sys.executable, "-S", "-c", "from bottega.games.coins.game import play; print(play())"],
            env={**os.environ, "PYTHONPATH": str(work / "built")},
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    def versions(name: str) -> int:
        [folder] = cache.glob(f"bottega_{name}*")
        return len(list(folder.iterdir()))

    assert played(1) == "1\n"
    number = root / "src" / "bottega" / "engine" / "number.py"
    number.write_text(number.read_text().replace("Number(1)", "Number(2)"))
    assert played(2) == "2\n"
    assert (versions("engine"), versions("coins"), versions("table")) == (2, 1, 1)
    number.write_text(number.read_text().replace("self.value", "self.first = 7\n        self.value"))
    assert played(3) == "2\n"
    assert (versions("engine"), versions("coins"), versions("table")) == (3, 2, 1)
