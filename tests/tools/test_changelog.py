"""The changelog: its sections, and what a release makes of it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from tools import changelog
from tools.changelog import Wrong

ROOT = Path(__file__).parents[2]
HOME = changelog.HOME

TEXT = f"""# Changelog

Some words.

## [Unreleased]

### Added

- A game.
- A bot,
  in two lines.

## [0.1.0] - 2026-11-16

- Everything.

[Unreleased]: {HOME}/compare/v0.1.0...HEAD
[0.1.0]: {HOME}/releases/tag/v0.1.0
"""


def test_a_section_ends_before_the_next_heading_and_before_the_links() -> None:
    assert changelog.section(TEXT, "Unreleased") == "### Added\n\n- A game.\n- A bot,\n  in two lines."
    assert changelog.section(TEXT, "0.1.0") == "- Everything."
    assert changelog.entries(TEXT, "Unreleased") == ["- A game.", "- A bot,"]
    with pytest.raises(Wrong, match=r'no section "## \[0\.9\.0\]"'):
        changelog.section(TEXT, "0.9.0")


def test_only_a_released_section_has_a_date() -> None:
    assert changelog.dated(TEXT, "0.1.0")
    assert not changelog.dated(TEXT, "Unreleased")


def test_a_release_takes_what_was_unreleased() -> None:
    told = changelog.release(TEXT, "0.2.0", date(2027, 1, 31))
    assert changelog.versions(told) == ["Unreleased", "0.2.0", "0.1.0"]
    assert changelog.section(told, "Unreleased") == ""
    assert changelog.section(told, "0.2.0") == changelog.section(TEXT, "Unreleased")
    assert "## [0.2.0] - 2027-01-31\n" in told
    assert told.endswith(
        f"- Everything.\n\n[Unreleased]: {HOME}/compare/v0.2.0...HEAD\n"
        f"[0.2.0]: {HOME}/compare/v0.1.0...v0.2.0\n[0.1.0]: {HOME}/releases/tag/v0.1.0\n"
    )
    # And the next one goes on from there.
    again = told.replace("## [Unreleased]\n", "## [Unreleased]\n\n- More.\n", 1)
    assert f"[0.3.0]: {HOME}/compare/v0.2.0...v0.3.0\n" in changelog.release(again, "0.3.0", date(2027, 2, 1))


def test_nothing_new_is_no_release() -> None:
    with pytest.raises(Wrong, match="no entries"):
        changelog.release(changelog.release(TEXT, "0.2.0", date(2027, 1, 31)), "0.3.0", date(2027, 2, 1))
    with pytest.raises(Wrong, match=r"a section for 0\.1\.0 already"):
        changelog.release(TEXT, "0.1.0", date(2027, 1, 31))


def test_our_changelog_has_this_form() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    names = changelog.versions(text)
    assert names[0] == "Unreleased"
    assert names[-1] == "0.1.0"
    for name in names[1:]:
        assert changelog.dated(text, name)
        assert changelog.entries(text, name)
    # The links are those that a release would write.
    body, _, links = text.partition("\n[Unreleased]: ")
    assert "[Unreleased]: " + links == changelog._links(names)
    assert body
