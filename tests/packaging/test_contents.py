"""What is in the archives that people install: all that is needed, and nothing else."""

from __future__ import annotations

import email
import re
import tarfile
import zipfile
from email.message import Message
from pathlib import Path

import pytest

import bottega

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "bottega"
JUNK = re.compile(
    r"__pycache__|\.pyc$|\.pyo$|node_modules|schema\.d\.ts$|\.map$|\.(mypy|ruff|pytest)_cache|\.venv"
)


class Contents:
    """An archive by the paths in it: those of a wheel, those of an sdist below its folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.wheel = path.suffix == ".whl"
        self.files: dict[str, bytes] = {}
        if self.wheel:
            with zipfile.ZipFile(path) as opened:
                self.files = {name: opened.read(name) for name in opened.namelist()}
        else:
            with tarfile.open(path) as packed:
                for member in packed.getmembers():
                    read = packed.extractfile(member)
                    assert read is not None, member.name
                    self.files[member.name.partition("/")[2]] = read.read()

    @property
    def package(self) -> str:
        return "bottega/" if self.wheel else "src/bottega/"

    @property
    def info(self) -> str:
        return f"bottega-{bottega.__version__}.dist-info/" if self.wheel else ""

    def metadata(self) -> Message:
        name = f"{self.info}METADATA" if self.wheel else "PKG-INFO"
        return email.message_from_bytes(self.files[name])


@pytest.fixture(scope="module")
def contents(request: pytest.FixtureRequest) -> Contents:
    return Contents(request.param)


def test_the_whole_package_is_there(contents: Contents) -> None:
    wanted = {
        contents.package + path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*")
        if path.is_file()
        and path.suffix in (".py", ".json", ".yaml", ".ftl", ".md", ".typed")
        and "web" not in path.relative_to(SOURCE).parts
    }
    assert len(wanted) > 300
    assert contents.package + "py.typed" in wanted
    assert wanted - set(contents.files) == set()


def test_the_built_pages_are_there_with_their_licences(contents: Contents) -> None:
    page = contents.files[f"{contents.package}web/index.html"].decode()
    scripts = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    assert scripts
    for name in [*scripts, "sw.js", "manifest.webmanifest", "icon.svg"]:
        assert f"{contents.package}web/{name}" in contents.files
    notice = (ROOT / "licenses" / "web.txt").read_bytes()
    assert contents.files[f"{contents.package}web/licences.txt"] == notice


def test_there_is_no_junk(contents: Contents) -> None:
    assert [name for name in contents.files if JUNK.search(name)] == []
    if contents.wheel:
        tops = {name.partition("/")[0] for name in contents.files}
        extensions = {top for top in tops if re.fullmatch(r"bottega_[a-z]+__mypyc\..*\.(so|pyd)", top)}
        assert tops - extensions == {"bottega", f"bottega-{bottega.__version__}.dist-info"}
        assert [name for name in contents.files if "/tests/" in name or "test_" in name] == []


def test_the_sdist_has_the_sources_of_everything(contents: Contents) -> None:
    wanted = ["web/src/main.ts", "web/package-lock.json", "tests/conftest.py", "Makefile", "hatch_build.py"]
    if not contents.wheel:
        assert [name for name in wanted if name not in contents.files] == []


def test_a_wheel_for_this_machine_has_its_extensions(contents: Contents) -> None:
    extensions = [name for name in contents.files if name.endswith((".so", ".pyd"))]
    assert bool(extensions) == (contents.wheel and not contents.path.name.endswith("-none-any.whl"))
    if extensions:
        tag = contents.path.stem.split("-")[2]
        assert all(tag.removeprefix("cp") in name for name in extensions)
        for module in ("engine/state", "bots/search/search", "table/table"):
            assert any(name.startswith(f"bottega/{module}.") for name in extensions), module


def test_the_licences_are_there(contents: Contents) -> None:
    folder = f"{contents.info}licenses/" if contents.wheel else ""
    for name in ("LICENSE", "licenses/web.txt", "licenses/mypyc.txt"):
        assert contents.files[folder + name] == (ROOT / name).read_bytes(), name


def test_the_metadata_say_what_it_is(contents: Contents) -> None:
    data = contents.metadata()
    assert data["Version"] == bottega.__version__
    assert data["Requires-Python"] == ">=3.11"
    assert data["License-Expression"] == "MIT AND Apache-2.0 AND OFL-1.1 AND PSF-2.0"
    assert data["Description-Content-Type"] == "text/markdown"
    assert set(data.get_all("Provides-Extra", [])) == {"server", "research", "learn", "cluster"}
    labels = {entry.partition(",")[0] for entry in data.get_all("Project-URL", [])}
    assert labels == {"Homepage", "Documentation", "Source", "Issues", "Changelog"}
    description = str(data.get_payload())
    assert "# Bottega" in description
    relative = [link for link in re.findall(r"\]\(([^)]+)\)", description) if not link.startswith("https://")]
    assert relative == []
