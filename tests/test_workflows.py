"""What stands in .github: valid, without logic of its own, and with no more rights than it needs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.deploy.container import ROOT, valid

GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")


def read(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return content


def jobs(path: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = read(path)["jobs"]
    return found


def commands(path: Path) -> list[str]:
    """What the steps of a workflow run."""
    return [step["run"] for job in jobs(path).values() for step in job["steps"] if "run" in step]


def test_the_files_follow_their_schemas() -> None:
    valid("vendor.github-workflows", *WORKFLOWS)
    valid("vendor.dependabot", GITHUB / "dependabot.yml")
    valid("vendor.github-issue-forms", *FORMS)
    valid("vendor.github-issue-config", GITHUB / "ISSUE_TEMPLATE" / "config.yml")


def test_there_are_the_workflows_and_forms_that_a_maintainer_expects() -> None:
    assert [path.stem for path in WORKFLOWS] == ["docs", "nightly", "release", "test"]
    assert [path.stem for path in FORMS] == ["bug", "feature", "rules"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_holds_no_logic(path: Path) -> None:
    assert commands(path)
    for command in commands(path):
        assert len(command.strip().splitlines()) <= 2, command
        assert not re.search(r"\b(if|for|while|case)\b .*;", command), command
        # What comes from outside is a variable of the shell, never part of its text.
        assert "${{" not in command, command


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_workflow_calls_exists(path: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in commands(path):
        for target in re.findall(r"\bmake (?:--silent )?([a-z]+)", command):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{path.name}: make {target}"
        for file in re.findall(r"(?:--requirement |^)((?:requirements|\.ci)/\S+)", command):
            assert (ROOT / file).exists(), f"{path.name}: {file}"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_has_the_rights_it_needs_and_ends(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert "concurrency" in workflow
    for name, job in workflow["jobs"].items():
        assert job["timeout-minutes"] <= 360, name
        for step in job["steps"]:
            if "uses" in step:
                assert re.search(r"@(v\d+|release/v1)$", step["uses"]), step
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"]["persist-credentials"] is False, name


def test_rights_to_write_are_few() -> None:
    given = {
        (path.stem, name, right)
        for path in WORKFLOWS
        for name, job in jobs(path).items()
        for right, kind in job.get("permissions", {}).items()
        if kind == "write"
    }
    assert given == {
        ("docs", "publish", "id-token"),
        ("docs", "publish", "pages"),
        ("release", "github", "contents"),
        ("release", "image", "attestations"),
        ("release", "image", "id-token"),
        ("release", "image", "packages"),
        ("release", "pypi", "attestations"),
        ("release", "pypi", "id-token"),
    }


def test_every_supported_python_is_tested() -> None:
    """Those that pyproject.toml names."""
    named = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', (ROOT / "pyproject.toml").read_text())
    for name, job in jobs(GITHUB / "workflows" / "test.yml").items():
        assert set(job["strategy"]["matrix"]["python"]) >= set(named), name


def test_nothing_is_published_before_everything_is_built() -> None:
    order = {name: job.get("needs", []) for name, job in jobs(GITHUB / "workflows" / "release.yml").items()}

    def before(name: str) -> set[str]:
        needed = [order[name]] if isinstance(order[name], str) else order[name]
        return set(needed).union(*map(before, needed))

    assert before("github") == set(order) - {"github"}
    for name in ("image", "pypi"):
        assert {"check", "sdist", "wheels", "wheels-windows"} <= before(name)
