"""CHANGELOG.md as text with sections: what one says, and how a new one is made.

The form is that of Keep a Changelog: a heading ``## [Unreleased]``, then one ``## [0.2.0] - 2027-01-31`` for
each version, newest first, and at the end one link for each of these headings.
"""

from __future__ import annotations

import re
from datetime import date
from typing import Final

HOME: Final = "https://github.com/bottega-games/bottega"

_HEADING: Final = re.compile(r"^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?[ \t]*$", re.MULTILINE)
_LINK: Final = re.compile(r"^\[[^\]]+\]: \S+$", re.MULTILINE)


class Wrong(Exception):
    """What is wrong with a release, and what to do."""


def versions(text: str) -> list[str]:
    """The names of all sections, in their order; "Unreleased" is one."""
    return [heading[1] for heading in _HEADING.finditer(text)]


def section(text: str, version: str) -> str:
    """What the section of a version says, without its heading. Wrong where there is none."""
    for heading in _HEADING.finditer(text):
        if heading[1] == version:
            rest = text[heading.end() :]
            end = min(
                (match.start() for form in (_HEADING, _LINK) if (match := form.search(rest))), default=None
            )
            return rest[:end].strip()
    raise Wrong(f'CHANGELOG.md has no section "## [{version}]". Add it.')


def dated(text: str, version: str) -> bool:
    """Whether the section of a version has a date: it has been released."""
    return any(heading[1] == version and heading[2] is not None for heading in _HEADING.finditer(text))


def entries(text: str, version: str) -> list[str]:
    """The points of a section: lines that begin with a dash."""
    return [line for line in section(text, version).splitlines() if line.startswith("- ")]


def release(text: str, version: str, day: date) -> str:
    """The same changelog after the release: what was unreleased has a version, a date and a link."""
    if version in versions(text):
        raise Wrong(f"CHANGELOG.md has a section for {version} already. Choose a later version.")
    if not entries(text, "Unreleased"):
        raise Wrong(
            'CHANGELOG.md has no entries under "## [Unreleased]". Say what changed, a line with a dash each.'
        )
    heading = f"## [Unreleased]\n\n## [{version}] - {day.isoformat()}"
    body = _HEADING.sub(lambda found: heading if found[1] == "Unreleased" else found[0], text)
    return _LINK.sub("", body).rstrip() + "\n\n" + _links(versions(body))


def _links(names: list[str]) -> str:
    """Each version against the one before it; the first has its tag."""
    lines = []
    for name, before in zip(names, [*names[1:], None], strict=True):
        end = "HEAD" if name == "Unreleased" else f"v{name}"
        path = f"compare/v{before}...{end}" if before else f"releases/tag/{end}"
        lines.append(f"[{name}]: {HOME}/{path}\n")
    return "".join(lines)
