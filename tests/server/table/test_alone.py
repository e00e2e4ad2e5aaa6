"""The table needs no network and no compiled extension: a page without a server can use it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

#: Imports every module of the table with extensions of other packages forbidden, and prints what was loaded.
PROGRAM = """
import importlib.machinery, json, sys

class NoExtensions(importlib.machinery.PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        spec = super().find_spec(name, path, target)
        if name.partition(".")[0] in sys.stdlib_module_names or spec is None or spec.origin is None:
            return None
        if spec.origin.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES)):
            raise ImportError(f"{name} is a compiled extension")
        return None

sys.meta_path.insert(0, NoExtensions)
import importlib.metadata
before = set(sys.modules)
import pkgutil
for name in sys.argv[1:]:
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(getattr(package, "__path__", []), f"{name}."):
        importlib.import_module(module.name)
print(json.dumps(sorted(set(sys.modules) - before)))
"""
#: Modules of the standard library that open connections or start processes.
NETWORK = {
    "asyncio",
    "ftplib",
    "http",
    "multiprocessing",
    "select",
    "selectors",
    "smtplib",
    "socket",
    "socketserver",
}
NETWORK |= {"sqlite3", "ssl", "subprocess", "telnetlib", "xmlrpc"}
#: What the library itself depends on, all of it pure Python or with a pure fallback, and what those bring.
PURE = {"attr", "attrs", "babel", "bottega", "fluent", "librt", "mypy_extensions", "pytz"}
PURE |= {"typing_extensions", "yaml"}


def loaded(*packages: str) -> set[str]:
    """The top-level modules that importing these packages loads, with `importlib.metadata` loaded before."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *packages],
        env={**os.environ, "BOTTEGA_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    names = {name.partition(".")[0] for name in json.loads(done.stdout)}
    # How this Python was built: a module of the standard library with a name of its own on each system.
    return {name for name in names if not name.startswith("_sysconfigdata")}


def test_the_table_needs_no_network_and_no_extension() -> None:
    names = loaded("bottega.table")
    assert names & NETWORK == set()
    assert names - set(sys.stdlib_module_names) - PURE == set()


@pytest.mark.parametrize("line", ["import orjson", "from pydantic import BaseModel"])
def test_a_module_with_an_extension_is_caught(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "planted.py").write_text(line, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(subprocess.CalledProcessError) as failed:
        loaded("planted")
    assert "is a compiled extension" in failed.value.stderr


def test_a_module_of_the_network_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "planted.py").write_text("import asyncio", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "asyncio" in loaded("planted") & NETWORK
