"""The answer that the tutorial gives to a question of balance is the one that its command gives."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Final

import pytest

from bottega import cli

PAGE: Final = Path(__file__).parents[3] / "docs" / "tutorial.md"


@pytest.mark.night
@pytest.mark.timeout(1800)
def test_the_study_of_the_tutorial_says_what_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = PAGE.read_text(encoding="utf-8")
    shown = re.search(r"```console\n\$ bottega (study .*)\n```\n\n```text\n(.*?)```", text, re.DOTALL)
    assert shown is not None
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    assert cli.main(shlex.split(shown[1])) == 0
    printed = capsys.readouterr().out.strip()
    # The last line has the seconds.
    assert printed.splitlines()[:-1] == shown[2].strip().splitlines()[:-1]
    assert (tmp_path / "study.html").exists()
