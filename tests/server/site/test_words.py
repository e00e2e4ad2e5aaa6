"""The server's catalogues: what the source can say is there, in all languages, and nothing else is."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bottega.server
from bottega.engine.people.text import LANGUAGES, MissingText
from bottega.server.http.invalid import _EXPECTED, invalid
from bottega.server.words import areas, catalogue, preferred, problem_text, say
from bottega.table.problem import Problem

SOURCE = Path(bottega.server.__file__).parent


def messages(lang: str) -> list[str]:
    """The ids of all areas."""
    found = []
    for area in areas():
        text = area.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
        found += [
            entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)
        ]
    return found


def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]


def raised() -> set[str]:
    """The codes of all problems that the source names."""
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem":
                found |= {part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)}
    return {str(code) for code in found}


def test_every_problem_can_be_told() -> None:
    codes = raised()
    assert len(codes) > 30
    known = {id.removeprefix("problem-") for id in messages("en") if id.startswith("problem-")}
    # A code that ends in a hyphen is the beginning of several.
    begun = {code for code in codes if code.endswith("-")}
    assert not codes - known - begun
    assert all(any(id.startswith(code) for id in known) for code in begun)


def test_no_problem_is_told_that_nobody_has() -> None:
    strings = {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for area in areas():
        if area.name not in ("site", "accounts"):
            continue
        text = area.joinpath("en.ftl").read_text(encoding="utf-8")
        for id in re.findall(r"^([a-z-]+) =", text, re.M):
            assert id.removeprefix("problem-").removeprefix("expected-") in strings or id in strings, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_id_stands_in_one_area_only(lang: str) -> None:
    assert not [id for id, count in Counter(messages(lang)).items() if count > 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_was_expected_is_said_with_its_values(lang: str) -> None:
    values = {
        "min_length": 2,
        "max_length": 1,
        "gt": 0,
        "ge": 0,
        "lt": 9.5,
        "le": 9,
        "expected": "'a' or 'b'",
    }
    for kind in (*_EXPECTED, "something_new"):
        problem = invalid([{"type": kind, "loc": ("body", "a", 3), "ctx": values}], lang)
        assert problem.values["field"] == "a.3"
        text = problem_text(problem, lang)
        assert "a.3" in text
        assert not re.search(r"[{}]|  ", text)
        assert text.count(catalogue(lang).say("expected-other")) == (kind == "something_new")


def test_values_are_put_into_words() -> None:
    choices = Problem("setting-choice", setting="--x", value="y", choices=["a", "b", "c"])
    assert problem_text(choices, "en") == "--x must be one of a, b and c, not “y”."
    assert problem_text(choices, "fr") == "--x doit être l’un de a, b et c, et non «\u202fy\u202f»."
    with pytest.raises(MissingText):
        say("en", "problem-nobody-wrote-this")


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("de-CH,de;q=0.9,it;q=0.8,en;q=0.7", "it"),
        ("en;q=0.1, fr;q=0.2", "fr"),
        ("it;q=0, fr;q=x", "en"),
        (";;;,,,=", "en"),
        ("fr," * 10_000, "fr"),
    ],
)
def test_the_language_that_a_browser_likes_best(header: str, lang: str) -> None:
    assert preferred(header) == lang
