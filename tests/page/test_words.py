"""The sentences of the host in a page."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bottega.page
from bottega.engine.people.text import LANGUAGES
from bottega.page.host import catalogue, problem_text
from bottega.table.problem import Problem

SOURCE = Path(bottega.page.__file__).parent.parent


def raised() -> set[str]:
    """The codes of all problems that a page may have."""
    found = set()
    for folder in ("page", "table", "lessons", "review"):
        for path in sorted((SOURCE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id == "Problem"
                ):
                    if node.args and isinstance(node.args[0], ast.Constant):
                        found.add(str(node.args[0].value))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_can_be_told(lang: str) -> None:
    codes = raised()
    assert len(codes) > 40
    assert not {code for code in codes if f"problem-{code}" not in catalogue(lang)}


@pytest.mark.parametrize("code", ["storage-full", "storage-failed"])
def test_a_disk_that_fails_is_told(code: str) -> None:
    assert all(problem_text(Problem(code, 507), lang) for lang in LANGUAGES)
