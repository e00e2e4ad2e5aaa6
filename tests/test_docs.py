"""The pages in README and docs/ are true: examples run, links lead somewhere, records are legal."""

from __future__ import annotations

import doctest
import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

import bottega
from bottega import cli
from bottega.engine.editions import parse
from bottega.engine.records import Record
from bottega.engine.verify import verify

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
RECORDS = sorted((ROOT / "docs" / "records").glob("*.record"))


def names(paths: list[Path]) -> list[str]:
    return [path.relative_to(ROOT).as_posix() for path in paths]


def script(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "docs" / "researchers.md"], ids=lambda p: p.stem)
def test_the_examples_of_a_page_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted > 3
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_the_commands_a_page_names_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`make ([a-z]+)", text):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{page.name}: make {target}"
    known = [command.name for command in cli.COMMANDS]
    for command in re.findall(r"`bottega ([a-z]+)", text):
        assert command in known, f"{page.name}: bottega {command}"


def test_the_edition_shown_to_researchers_is_a_good_one() -> None:
    text = (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
    example = re.search(r"```yaml\n(.*?)```", text, re.DOTALL)
    assert example is not None
    game = bottega.game("leonardo")
    edition = parse(example[1], "example", game.edition.figures, game.figures, game.name)
    assert edition.changes == {"inventions.16.weeks": 13}


def test_there_is_a_recorded_match_of_every_game() -> None:
    assert tuple(path.stem for path in RECORDS) == bottega.games()


@pytest.mark.parametrize("path", RECORDS, ids=names(RECORDS))
def test_a_recorded_match_is_proved_and_told(path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert [check.name for check in verify(record, bottega.game(record.game)) if check.ok is not True] == []
    make = script(path.parent / "make.py")
    assert path.with_suffix(".md").read_text(encoding="utf-8") == make.told(path)


def test_the_picture_shows_the_recorded_match() -> None:
    picture = script(ROOT / "docs" / "picture.py")
    assert (ROOT / "docs" / "board.svg").read_text(encoding="utf-8") == picture.draw()
