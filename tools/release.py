"""Prepare a release: ``make release VERSION=0.2.0``.

Without ``--tag`` it is a rehearsal: everything is checked and built in a copy of the repository, and nothing
changes here. With ``--tag`` the commit and the tag of a rehearsal without faults are taken over from the
copy. You push the tag yourself; that starts the workflow which publishes it.

The workflow uses ``--check-tag TAG``, ``--notes TAG`` and ``--image-tags``.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tools import artefacts, changelog
from tools.changelog import Wrong

_VERSION: Final = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:(a|b|rc)(\d+))?")
_LINE: Final = re.compile(r'^__version__ = "([^"]*)"$', re.MULTILINE)
#: The one place where the version stands.
SOURCE: Final = Path("src", "bottega", "__init__.py")

Say = Callable[[str], None]


# Versions


def order(version: str) -> tuple[int, int, int, str, int]:
    """By which versions are sorted: 0.2.0a1, 0.2.0rc1, 0.2.0. Wrong where it is no version."""
    found = _VERSION.fullmatch(version)
    if found is None or any(len(part) > 1 and part[0] == "0" for part in re.findall(r"\d+", version)):
        raise Wrong(
            f'"{version}" is no version. Write it as 0.2.0, or as 0.2.0a1, 0.2.0b1, 0.2.0rc1 before that.'
        )
    major, minor, patch, kind, number = found.groups()
    return int(major), int(minor), int(patch), kind or "z", int(number or 0)


def current(root: Path) -> str:
    """The version of the sources."""
    found = _LINE.search((root / SOURCE).read_text(encoding="utf-8"))
    if found is None:
        raise Wrong(
            f'{SOURCE.as_posix()} has no line __version__ = "...". Add it: the version stands there alone.'
        )
    return found[1]


def image_tags(version: str) -> list[str]:
    """What the container image of a version is called. A version before the release is not the latest."""
    major, minor, _, kind, _ = order(version)
    return [version, f"{major}.{minor}", "latest"] if kind == "z" else [version]


# Git


def git(root: Path, *arguments: str) -> str:
    """What git says; Wrong where it fails."""
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Wrong(f"git {' '.join(arguments)} failed: {done.stderr.strip()}")
    return done.stdout.strip()


def tags(root: Path) -> list[str]:
    """The versions that have a tag, oldest first."""
    found = [tag.removeprefix("v") for tag in git(root, "tag", "--list", "v*").splitlines()]
    return sorted((version for version in found if _VERSION.fullmatch(version)), key=order)


# What must hold before anything is built. Each check raises Wrong.


def check_tree(root: Path) -> None:
    if changed := git(root, "status", "--porcelain"):
        names = ", ".join(line.split(maxsplit=1)[1] for line in changed.splitlines()[:5])
        raise Wrong(f"There are changes that are not committed ({names}). Commit or stash them.")


def check_branch(root: Path) -> None:
    branch = git(root, "rev-parse", "--abbrev-ref", "HEAD")
    if branch != "main":
        raise Wrong(f"This is the branch {branch}. Releases are made on main: git switch main.")
    if git(root, "for-each-ref", "refs/remotes/origin/main"):
        behind = git(root, "rev-list", "--count", "HEAD..origin/main")
        if behind != "0":
            raise Wrong(f"origin/main has {behind} commits that are not here: git pull --ff-only.")


def check_version(root: Path, version: str) -> None:
    order(version)
    latest = max([current(root), *tags(root)], key=order)
    if order(version) <= order(latest):
        raise Wrong(f"{version} is not newer than {latest}. Choose a later version.")


def check_single_source(root: Path) -> None:
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    if not re.search(r'^dynamic = \[.*"version".*\]$', text, re.MULTILINE):
        raise Wrong(
            f'pyproject.toml has a version of its own. Replace it by dynamic = ["version"], and let '
            f"[tool.hatch.version] read {SOURCE.as_posix()}."
        )


def check_changelog(root: Path, version: str) -> None:
    changelog.release(read_changelog(root), version, datetime.now(UTC).date())


def check_golden(root: Path) -> None:
    """Old matches must end as they did. A changed record needs a word in the changelog."""
    changed = _since_last(root, "--diff-filter=MDR", "tests/golden/**/*.record")
    if changed and not re.search(r"(?i)rules version", changelog.section(read_changelog(root), "Unreleased")):
        raise Wrong(
            f"Golden records changed since v{tags(root)[-1]}: {', '.join(changed)}. If the rules did not "
            "change, restore them. If they did, raise the rules version and say so in the changelog, with "
            'the words "rules version".'
        )


def check_schema(root: Path) -> None:
    """docs/hosting.md promises that the changelog tells when the database changes."""
    changed = _since_last(root, "--diff-filter=AMDR", "src/bottega/server/store/migrations")
    if changed and not re.search(r"(?i)schema", changelog.section(read_changelog(root), "Unreleased")):
        raise Wrong(
            f"The schema of the database changed since v{tags(root)[-1]} ({', '.join(changed)}). Hosts must "
            'stop all servers for it: say so in the changelog, with the word "schema".'
        )


def check_licences(root: Path) -> None:
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r"^license-files = \[(.*?)\]", text, re.MULTILINE | re.DOTALL)
    patterns = re.findall(r'"([^"]+)"', found[1]) if found else []
    missing = [pattern for pattern in patterns if not list(root.glob(pattern))]
    if not patterns or missing:
        raise Wrong(
            f"license-files in pyproject.toml names no file with {', '.join(missing) or 'any pattern'}. "
            "Add the licence, or correct the pattern."
        )


def read_changelog(root: Path) -> str:
    return (root / "CHANGELOG.md").read_text(encoding="utf-8")


def _since_last(root: Path, kinds: str, *paths: str) -> list[str]:
    """The files that changed since the last tag; none where there is no tag yet."""
    known = tags(root)
    if not known:
        return []
    specs = [f":(glob){path}" if "*" in path else path for path in paths]
    return git(root, "diff", "--name-only", kinds, f"v{known[-1]}", "HEAD", "--", *specs).splitlines()


# The rehearsal


def faults(root: Path, version: str) -> list[str]:
    """Everything that stands in the way of this version, found without building it."""
    checks: list[Callable[[], None]] = [
        lambda: check_tree(root),
        lambda: check_branch(root),
        lambda: check_version(root, version),
        lambda: check_single_source(root),
        lambda: check_changelog(root, version),
        lambda: check_golden(root),
        lambda: check_schema(root),
        lambda: check_licences(root),
    ]
    found = []
    for check in checks:
        try:
            check()
        except Wrong as wrong:
            found.append(str(wrong))
    return found


def prepare(root: Path, version: str) -> None:
    """Write the version and the changelog, commit them, and tag the commit."""
    source = root / SOURCE
    text = source.read_text(encoding="utf-8")
    source.write_text(_LINE.sub(f'__version__ = "{version}"', text), encoding="utf-8")
    told = changelog.release(read_changelog(root), version, datetime.now(UTC).date())
    (root / "CHANGELOG.md").write_text(told, encoding="utf-8")
    git(root, "commit", "--quiet", "--all", "--message", f"release: Bottega {version}")
    notes = changelog.section(told, version)
    git(
        root,
        "tag",
        "--annotate",
        f"v{version}",
        "--cleanup=verbatim",
        "--message",
        f"Bottega {version}\n\n{notes}\n",
    )


def build(copy: Path, version: str, say: Say) -> None:
    """Lock, document, build and try the release in its copy. Wrong with the first thing that fails."""
    say("make lock: are the locks up to date?")
    make(copy, "lock")
    if changed := git(copy, "diff", "--name-only"):
        raise Wrong(
            f"make lock changes {', '.join(changed.splitlines())}. Run it, look at the difference, commit it."
        )
    say("make docs: does the site build, without broken links?")
    make(copy, "docs")
    say("make dist: sdist and wheels, with their metadata checked and their installs tried")
    make(copy, "dist")
    artefacts.check_artefacts(copy / "dist", version, say)


def make(copy: Path, target: str) -> None:
    done = subprocess.run(
        ["make", "--no-print-directory", target],
        cwd=copy,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Wrong(f"make {target} failed. Mend that first. Its last lines:\n{done.stdout[-3000:].rstrip()}")


def release(root: Path, version: str, tag: bool, say: Say) -> None:
    """Rehearse a release; with `tag`, take its commit and its tag over. Wrong with all that is missing."""
    found = faults(root, version)
    if found:
        raise Wrong("\n".join(f"- {fault}" for fault in found))
    with tempfile.TemporaryDirectory(prefix="bottega-release-") as folder:
        copy = Path(folder, "bottega")
        git(root, "clone", "--quiet", "--local", "--branch", "main", str(root), str(copy))
        for name in ("user.name", "user.email"):
            if known := git(root, "config", "--default", "", "--get", name):
                git(copy, "config", name, known)
        prepare(copy, version)
        build(copy, version, say)
        say(f"\nThe commit and the tag v{version}:\n" + git(copy, "show", "--stat", f"v{version}"))
        if not tag:
            say(f"\nNothing was changed here. To make them: make release VERSION={version} ARGS=--tag")
            return
        git(root, "pull", "--quiet", "--ff-only", str(copy), "main")
        git(root, "fetch", "--quiet", str(copy), f"refs/tags/v{version}:refs/tags/v{version}")
    say(f"\nBottega {version} is committed and tagged here. To publish it: git push origin main v{version}")


# What the workflow asks


def check_tag(root: Path, tag: str) -> None:
    """Wrong unless the tag is that of the version of these sources, and the changelog tells of it."""
    version = tag.removeprefix("v")
    if tag == version:
        raise Wrong(f'The tag "{tag}" does not begin with v. Delete it, and make it with make release.')
    order(version)
    if version != current(root):
        raise Wrong(
            f"The tag is {tag}, but the sources are version {current(root)}. Make it with make release."
        )
    text = read_changelog(root)
    if not changelog.entries(text, version) or not changelog.dated(text, version):
        raise Wrong(
            f"The section {version} of CHANGELOG.md has no date or no entries. Make it with make release."
        )


def main(arguments: Sequence[str] | None = None, root: Path | None = None) -> int:
    """Exit codes: 0 success, 1 something is missing, 2 bad usage."""
    parser = argparse.ArgumentParser(
        prog="make release", description=__doc__.split("\n")[0] if __doc__ else None
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("version", nargs="?", help="rehearse this version")
    what.add_argument("--check-tag", metavar="TAG", help="does this tag fit the sources and the changelog?")
    what.add_argument("--notes", metavar="TAG", help="print what the changelog says of this version")
    what.add_argument("--current", action="store_true", help="print the version of the sources")
    what.add_argument("--image-tags", action="store_true", help="print the tags of the container image")
    parser.add_argument("--tag", action="store_true", help="make the commit and the tag, after the rehearsal")
    asked = parser.parse_args(arguments)
    root = root or Path(__file__).parents[1]
    try:
        if asked.check_tag:
            check_tag(root, asked.check_tag)
            print(f"{asked.check_tag} fits.")
        elif asked.notes:
            print(changelog.section(read_changelog(root), asked.notes.removeprefix("v")))
        elif asked.current:
            print(current(root))
        elif asked.image_tags:
            print(*image_tags(current(root)))
        else:
            release(root, asked.version, asked.tag, lambda line: print(line, flush=True))
    except Wrong as wrong:
        print(f"This release is not ready.\n{wrong}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
