"""What pyproject.toml declares is what the sources need, and what is shipped has its licence."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import bottega

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "bottega"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
#: The packages of Bottega that have an extra of their own.
EXTRAS = {"learning", "research", "server"}
#: What the server uses without an import statement: tzdata through the standard library, the others through
#: uvicorn.
BY_NAME = {"httptools", "tzdata", "websockets"}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(requirements: list[str]) -> set[str]:
    return {normal(re.split(r"[^A-Za-z0-9._-]", requirement)[0]) for requirement in requirements}


@cache
def imported(part: str = "") -> frozenset[str]:
    """The distributions that modules import: those of a part that has an extra of its own, or all others."""
    places = packages_distributions()
    found = set()
    for path in SOURCE.rglob("*.py"):
        first = path.relative_to(SOURCE).parts[0]
        if (first if first in EXTRAS else "") != part:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            for name in {name.partition(".")[0] for name in names} - {"bottega"} - sys.stdlib_module_names:
                assert name in places, f"{path.name} imports {name}, which is not installed"
                found |= {normal(place) for place in places[name]}
    return frozenset(found)


def test_the_lock_holds_all_that_its_packages_need() -> None:
    """The Makefile installs a lock without resolving it, so a package that it lacks would be missing here."""
    check = subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", "check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert check.returncode == 0, check.stdout


def test_what_is_imported_elsewhere_is_a_dependency_and_the_other_way_round() -> None:
    # The namespace `fluent` is shared with a dependency of fluent.runtime.
    assert imported() - {"fluent-syntax"} == declared(PROJECT["project"]["dependencies"])


def test_what_only_the_server_imports_is_in_its_extra_and_the_other_way_round() -> None:
    only = imported("server") | BY_NAME
    # pydantic requires one version of its core.
    only -= declared(PROJECT["project"]["dependencies"]) | {"fluent-syntax", "pydantic-core"}
    assert only == declared(PROJECT["project"]["optional-dependencies"]["server"])


def test_what_the_research_layer_imports_is_in_its_extra() -> None:
    known = declared(PROJECT["project"]["dependencies"])
    known |= declared(PROJECT["project"]["optional-dependencies"]["research"])
    assert {"numpy", "pyarrow"} <= imported("research") <= known


def test_what_training_imports_is_in_its_extra() -> None:
    known = declared(PROJECT["project"]["dependencies"])
    known |= declared(PROJECT["project"]["optional-dependencies"]["research"])
    learn = declared(PROJECT["project"]["optional-dependencies"]["learn"]) - {"bottega"}
    assert learn <= imported("learning") <= known | learn


def test_every_dependency_has_a_lower_bound_and_none_is_capped_without_need() -> None:
    project = PROJECT["project"]
    requirements = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    assert [requirement for requirement in requirements if ">=" not in requirement] == []
    assert declared([text for text in requirements if "<" in text]) == {"uvicorn", "websockets"}


def test_what_the_build_requires_is_in_the_locks() -> None:
    group = [text for text in PROJECT["dependency-groups"]["build"] if not text.startswith("editables")]
    assert group == PROJECT["build-system"]["requires"]


def test_the_version_stands_in_one_place() -> None:
    assert "version" in PROJECT["project"]["dynamic"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "src/bottega/__init__.py"
    text = (SOURCE / "__init__.py").read_text(encoding="utf-8")
    assert re.findall(r'^__version__ = "(.+)"$', text, re.MULTILINE) == [bottega.__version__]


def test_every_python_with_a_classifier_gets_a_compiled_wheel() -> None:
    line = "Programming Language :: Python :: 3."
    named = [text.removeprefix(line) for text in PROJECT["project"]["classifiers"] if text.startswith(line)]
    assert PROJECT["tool"]["cibuildwheel"]["build"].split() == [f"cp3{minor}-*" for minor in named]
    assert PROJECT["project"]["requires-python"] == f">=3.{named[0]}"


def licences() -> dict[str, str]:
    """The packages in licenses/web.txt with the texts of their licences."""
    text = (ROOT / "licenses" / "web.txt").read_text(encoding="utf-8")
    parts = re.split(r"^-{80}\n(.+) \((.+)\)\n-{80}\n", text, flags=re.MULTILINE)
    assert len(parts) > 4
    return {f"{name} ({kind})": body for name, kind, body in zip(*[iter(parts[1:])] * 3, strict=True)}


def test_every_package_in_the_pages_has_its_licence_in_the_wheel() -> None:
    """What is really bundled is compared with this file when the pages are built (web/scripts/notices.ts)."""
    told = licences()
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    # The compiler of Svelte is a tool; its run-time library is in the pages.
    for name in [*lock[""]["dependencies"], "svelte"]:
        kind = lock[f"node_modules/{name}"]["license"]
        assert f"{name} ({kind})" in told
        body = told[f"{name} ({kind})"]
        words = {
            "Apache-2.0": "Apache License",
            "MIT": "Permission is hereby granted",
            "OFL-1.1": "SIL OPEN FONT LICENSE",
        }
        assert words[kind] in body


def test_every_licence_of_the_pages_is_in_the_expression() -> None:
    kinds = {re.findall(r"\((.+)\)$", heading)[0] for heading in licences()}
    assert kinds <= set(PROJECT["project"]["license"].split(" AND "))


def test_every_font_is_from_a_package_with_a_licence() -> None:
    styles = (ROOT / "web" / "src" / "lib" / "fonts.css").read_text(encoding="utf-8")
    fonts = re.findall(r"url\('(@fontsource/[^/]+)/", styles)
    assert len(fonts) == styles.count("@font-face") > 0
    assert {f"{font} (OFL-1.1)" for font in fonts} <= set(licences())


def test_there_are_no_recordings_whose_licence_would_matter() -> None:
    kinds = (".mp3", ".ogg", ".opus", ".wav", ".m4a", ".flac", ".ttf", ".otf", ".woff", ".woff2")
    files = [*(ROOT / "web" / "src").rglob("*"), *(ROOT / "web" / "public").rglob("*")]
    assert len(files) > 50
    assert [path.name for path in files if path.suffix in kinds] == []


def test_the_licence_of_the_compilers_library_is_the_one_it_has_now() -> None:
    text = distribution("mypy").read_text("licenses/LICENSE")
    assert text == (ROOT / "licenses" / "mypyc.txt").read_text(encoding="utf-8")
