"""The server starts only with versions of uvicorn and websockets that were tested."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bottega.server import versions
from bottega.server.config import Config
from bottega.server.serve import serve
from bottega.server.words import problem_text
from bottega.table.problem import Problem


def test_what_is_installed_was_tested() -> None:
    versions.check_versions()


@pytest.mark.parametrize("installed", ["0.52.0", "0.55", "0.55.1", "1.0", "0.9"])
def test_an_untested_version_ends_the_start_with_a_sentence(
    installed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(versions, "version", lambda package: installed)
    with pytest.raises(Problem) as problem:
        serve(Config(data=tmp_path / "data"))
    assert problem.value.code == "untested-version"
    sentence = problem_text(problem.value, "en")
    assert installed in sentence
    assert "uvicorn" in sentence
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("installed", ["0.52.1", "0.53", "0.54.9"])
def test_every_tested_version_of_uvicorn_is_taken(installed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "version", {"uvicorn": installed, "websockets": "16.0"}.__getitem__)
    versions.check_versions()


def test_the_packages_are_declared_with_the_same_ranges() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    declared = project["project"]["optional-dependencies"]["server"]
    for package, (first, end) in versions.TESTED.items():
        low, high = (".".join(map(str, release)) for release in (first, end))
        assert f"{package}>={low},<{high}" in declared
