"""make release: every check can fail, a rehearsal changes nothing, a tag holds what was tried."""

from __future__ import annotations

import subprocess
import sys
import venv
from collections.abc import Callable
from importlib.metadata import distribution
from pathlib import Path

import pytest

from tools import artefacts, changelog, release
from tools.changelog import Wrong
from tools.release import faults, git, image_tags, main, order

pytestmark = pytest.mark.needs("git", "make")

#: Makes what `make dist` makes, for a package that is one file.
MAKE_DIST = """
import io, re, tarfile, zipfile
text = open("src/bottega/__init__.py").read()
version = re.search(r'__version__ = "(.*)"', text)[1]
import os
os.makedirs("dist", exist_ok=True)
with zipfile.ZipFile(f"dist/bottega-{version}-py3-none-any.whl", "w") as wheel:
    info = f"bottega-{version}.dist-info"
    files = {
        "bottega/__init__.py": text,
        "bottega/web/index.html": "",
        f"{info}/METADATA": f"Metadata-Version: 2.4\\nName: bottega\\nVersion: {version}\\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
        f"{info}/licenses/LICENSE": "MIT",
    }
    for name, content in files.items():
        wheel.writestr(name, content)
    wheel.writestr(f"{info}/RECORD", "".join(f"{name},,\\n" for name in [*files, f"{info}/RECORD"]))
with tarfile.open(f"dist/bottega-{version}.tar.gz", "w:gz") as sdist:
    sdist.addfile(tarfile.TarInfo(f"bottega-{version}/LICENSE"), io.BytesIO())
"""

#: A library with one game, which is over before it begins.
PACKAGE = """
from types import SimpleNamespace

__version__ = "0.1.0"


def game(name):
    return SimpleNamespace(deal=lambda **how: None, start=lambda deal: SimpleNamespace(over=True))
"""

CHANGELOG = f"""# Changelog

## [Unreleased]

- A bot.

## [0.1.0] - 2026-11-16

- Everything.

[Unreleased]: {changelog.HOME}/compare/v0.1.0...HEAD
[0.1.0]: {changelog.HOME}/releases/tag/v0.1.0
"""

FILES = {
    "CHANGELOG.md": CHANGELOG,
    "LICENSE": "MIT\n",
    "Makefile": f"lock docs:\n\ndist:\n\t@{sys.executable} make_dist.py\n",
    "make_dist.py": MAKE_DIST,
    "pyproject.toml": '[project]\nname = "bottega"\ndynamic = ["version"]\nlicense-files = ["LICENSE"]\n',
    "requirements/run.txt": "rich==1\n",
    "src/bottega/__init__.py": PACKAGE,
    "src/bottega/server/store/migrations/0001.sql": "CREATE\n",
    "tests/golden/masters/2.record": "a record\n",
    ".gitignore": "/dist/\n",
}


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with everything a release needs, on main, with 0.1.0 tagged."""
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", str(tmp_path / "nobody"))
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    folder = tmp_path / "bottega"
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
    git(folder, "init", "--quiet", "--initial-branch", "main")
    git(folder, "config", "user.name", "Ada")
    git(folder, "config", "user.email", "ada@example.org")
    commit(folder)
    git(folder, "tag", "v0.1.0")
    return folder


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "a change")


def change(root: Path, name: str, content: str) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(content, encoding="utf-8")
    commit(root)


def only(found: list[str]) -> str:
    """There is one fault; its text."""
    assert len(found) == 1, found
    return found[0]


def test_a_good_repository_has_no_faults(root: Path) -> None:
    assert faults(root, "0.2.0") == []


def test_what_is_not_committed_is_not_released(root: Path) -> None:
    (root / "new.py").write_text("", encoding="utf-8")
    (root / "LICENSE").write_text("another", encoding="utf-8")
    assert "not committed (LICENSE, new.py)" in only(faults(root, "0.2.0"))


def test_another_branch_is_not_released(root: Path) -> None:
    git(root, "switch", "--quiet", "--create", "idea")
    assert "This is the branch idea" in only(faults(root, "0.2.0"))


def test_main_must_have_what_its_origin_has(root: Path, tmp_path: Path) -> None:
    git(root, "clone", "--quiet", str(root), str(tmp_path / "other"))
    other = tmp_path / "other"
    assert faults(other, "0.2.0") == []
    change(root, "news", "")
    git(other, "fetch", "--quiet")
    assert "origin/main has 1 commits that are not here" in only(faults(other, "0.2.0"))


@pytest.mark.parametrize("version", ["0.1.0", "0.0.9", "0.1.0rc1"])
def test_a_version_must_be_newer_than_the_last(root: Path, version: str) -> None:
    assert f"{version} is not newer than 0.1.0" in faults(root, version)[0]


def test_a_tag_is_never_made_twice(root: Path) -> None:
    git(root, "tag", "v0.2.0")
    assert "0.2.0 is not newer than 0.2.0" in only(faults(root, "0.2.0"))


@pytest.mark.parametrize("version", ["1", "0.2", "v0.2.0", "0.2.0-rc.1", "0.02.0", "0.2.0.dev1", "new", ""])
def test_a_version_has_one_form(version: str) -> None:
    with pytest.raises(Wrong, match="is no version"):
        order(version)


def test_versions_are_ordered() -> None:
    versions = [
        "0.9.0",
        "0.10.0a1",
        "0.10.0a2",
        "0.10.0b1",
        "0.10.0rc1",
        "0.10.0",
        "0.10.1",
        "1.0.0rc1",
        "1.0.0",
    ]
    assert sorted(sorted(versions), key=order) == versions


def test_the_version_stands_in_one_place(root: Path) -> None:
    change(root, "pyproject.toml", '[project]\nversion = "0.1.0"\nlicense-files = ["LICENSE"]\n')
    assert "pyproject.toml has a version of its own" in only(faults(root, "0.2.0"))
    change(root, "src/bottega/__init__.py", "")
    with pytest.raises(Wrong, match="no line __version__"):
        release.current(root)


def test_a_release_tells_what_is_new(root: Path) -> None:
    change(root, "CHANGELOG.md", CHANGELOG.replace("- A bot.\n", ""))
    assert "no entries under" in only(faults(root, "0.2.0"))


def test_a_changed_golden_record_needs_a_new_rules_version(root: Path) -> None:
    change(root, "tests/golden/masters/3.record", "a new one is no change")
    assert faults(root, "0.2.0") == []
    change(root, "tests/golden/masters/2.record", "another end")
    fault = only(faults(root, "0.2.0"))
    assert "Golden records changed since v0.1.0: tests/golden/masters/2.record" in fault
    change(root, "CHANGELOG.md", CHANGELOG.replace("- A bot.", "- Rules version 2 of Masters."))
    assert faults(root, "0.2.0") == []


def test_a_lost_golden_record_is_a_fault(root: Path) -> None:
    (root / "tests/golden/masters/2.record").unlink()
    commit(root)
    assert "Golden records changed" in only(faults(root, "0.2.0"))


def test_hosts_are_told_of_a_new_schema(root: Path) -> None:
    change(root, "src/bottega/server/store/migrations/0002.sql", "ALTER")
    assert "0002.sql" in only(faults(root, "0.2.0"))
    change(root, "CHANGELOG.md", CHANGELOG.replace("- A bot.", "- A new schema: stop all servers."))
    assert faults(root, "0.2.0") == []


def test_licences_are_there(root: Path) -> None:
    change(
        root,
        "pyproject.toml",
        FILES["pyproject.toml"].replace('["LICENSE"]', '["LICENSE", "licenses/*.txt"]'),
    )
    assert "no file with licenses/*.txt" in only(faults(root, "0.2.0"))


def test_all_faults_are_told_at_once(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(root, "CHANGELOG.md", CHANGELOG.replace("- A bot.\n", ""))
    (root / "new.py").write_text("", encoding="utf-8")
    assert main(["0.1.0"], root) == 1
    told = capsys.readouterr().err
    assert told.startswith("This release is not ready.\n- There are changes")
    assert told.count("\n- ") == 3


# The rehearsal


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Wheels that would have been installed and played."""
    found: list[str] = []
    monkeypatch.setattr(artefacts, "play", lambda wheel, version: found.append(wheel.name))
    return found


def state(root: Path) -> tuple[str, str, str]:
    return git(root, "rev-parse", "HEAD"), git(root, "tag"), git(root, "status", "--porcelain", "--ignored")


def test_a_rehearsal_changes_nothing(
    root: Path, played: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    before = state(root)
    assert main(["0.2.0"], root) == 0
    assert state(root) == before
    assert played == ["bottega-0.2.0-py3-none-any.whl"]
    told = capsys.readouterr().out
    assert "Nothing was changed here" in told
    assert "release: Bottega 0.2.0" in told


def test_a_tag_holds_the_version_and_the_changelog(
    root: Path, played: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    before = git(root, "rev-parse", "HEAD")
    assert main(["0.2.0rc1", "--tag"], root) == 0
    assert "git push origin main v0.2.0rc1" in capsys.readouterr().out
    assert git(root, "rev-parse", "HEAD^") == before
    assert git(root, "rev-parse", "v0.2.0rc1^{commit}") == git(root, "rev-parse", "main")
    assert git(root, "cat-file", "-t", "v0.2.0rc1") == "tag"
    assert "- A bot." in git(root, "tag", "--list", "--format=%(contents)", "v0.2.0rc1")
    assert git(root, "diff", "--name-only", before, "HEAD").split() == [
        "CHANGELOG.md",
        "src/bottega/__init__.py",
    ]
    assert release.current(root) == "0.2.0rc1"
    assert changelog.section(release.read_changelog(root), "0.2.0rc1") == "- A bot."
    assert git(root, "status", "--porcelain") == ""
    assert main(["--check-tag", "v0.2.0rc1"], root) == 0
    assert "0.2.0 is not" not in "".join(faults(root, "0.2.0"))


@pytest.mark.parametrize(
    ("makefile", "told"),
    [
        ("lock:\n\techo rich==2 > requirements/run.txt\n", "make lock changes requirements/run.txt"),
        ("lock:\ndocs:\n\t@echo a broken link; exit 1\n", "make docs failed. Mend that first."),
        ("lock docs:\ndist:\n\tfalse\n", "make dist failed"),
        ("lock docs dist:\n", "make dist made no bottega-0.2.0.tar.gz and no bottega-0.2.0-py3"),
        (
            f"lock docs:\ndist:\n\t{sys.executable} make_dist.py\n\t"
            "touch dist/bottega-0.1.0-py3-none-any.whl\n",
            "wheels of another version: bottega-0.1.0-py3-none-any.whl",
        ),
    ],
)
def test_what_fails_in_the_copy_stops_the_release(
    root: Path, played: list[str], capsys: pytest.CaptureFixture[str], makefile: str, told: str
) -> None:
    change(root, "Makefile", makefile)
    before = state(root)
    assert main(["0.2.0", "--tag"], root) == 1
    assert told in capsys.readouterr().err
    assert state(root) == before
    assert played == []


@pytest.mark.parametrize(
    ("left_out", "told"),
    [
        ('f"{info}/licenses/LICENSE": "MIT",', "holds no licence"),
        ('"bottega/web/index.html": "",', "holds no pages"),
        ('sdist.addfile(tarfile.TarInfo(f"bottega-{version}/LICENSE"), io.BytesIO())', "holds no LICENSE"),
    ],
)
def test_packages_hold_licences_and_pages(
    root: Path, played: list[str], capsys: pytest.CaptureFixture[str], left_out: str, told: str
) -> None:
    assert left_out in MAKE_DIST
    change(root, "make_dist.py", MAKE_DIST.replace(left_out, "pass" if "sdist" in left_out else ""))
    assert main(["0.2.0"], root) == 1
    assert told in capsys.readouterr().err


def borrow_pip(folder: Path, with_pip: bool, create: Callable[..., None] = venv.create) -> None:
    """What `venv.create` does, in a fraction of the time: pip is a link to ours and not installed anew."""
    assert with_pip
    create(folder, with_pip=False)
    [packages] = folder.glob("[Ll]ib/**/site-packages")
    (packages / "pip").symlink_to(Path(str(distribution("pip").locate_file("pip"))))


def test_a_wheel_must_be_installed_and_play(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(venv, "create", borrow_pip)
    python = artefacts.new_environment(tmp_path / "empty")
    subprocess.run([sys.executable, "make_dist.py"], cwd=root, check=True)
    wheel = root / "dist" / "bottega-0.1.0-py3-none-any.whl"
    artefacts.play_in(python, wheel, "0.1.0")
    with pytest.raises(Wrong, match=r"says that it is version 0\.1\.0"):
        artefacts.play_in(python, wheel, "0.2.0")
    next((tmp_path / "empty").glob("**/bottega/__init__.py")).write_text("", encoding="utf-8")
    with pytest.raises(Wrong, match="cannot play a match"):
        artefacts.play_in(python, wheel, "0.1.0")
    wheel.write_bytes(b"")
    with pytest.raises(Wrong, match="cannot be installed"):
        artefacts.play_in(python, wheel, "0.1.0")


# What the workflow asks


@pytest.mark.parametrize(
    ("tag", "told"),
    [
        ("0.1.0", "does not begin with v"),
        ("v0.2.0", "the sources are version 0.1.0"),
        ("vnew", "is no version"),
    ],
)
def test_a_tag_that_does_not_fit_is_refused(
    root: Path, capsys: pytest.CaptureFixture[str], tag: str, told: str
) -> None:
    assert main(["--check-tag", tag], root) == 1
    assert told in capsys.readouterr().err


def test_a_tag_needs_its_section(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check-tag", "v0.1.0"], root) == 0
    (root / "CHANGELOG.md").write_text(CHANGELOG.replace(" - 2026-11-16", ""), encoding="utf-8")
    assert main(["--check-tag", "v0.1.0"], root) == 1
    assert "has no date or no entries" in capsys.readouterr().err


def test_the_notes_are_the_section(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--notes", "v0.1.0"], root) == 0
    assert capsys.readouterr().out == "- Everything.\n"


def test_a_version_before_the_release_is_not_the_latest_image() -> None:
    assert image_tags("0.2.1") == ["0.2.1", "0.2", "latest"]
    assert image_tags("0.2.1rc1") == ["0.2.1rc1"]


def test_nothing_asked_is_bad_usage(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([], root)
    assert ended.value.code == 2
    assert "usage: make release" in capsys.readouterr().err
