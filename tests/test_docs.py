"""The pages in README and docs/ are true: examples run, links lead somewhere, records are legal."""

from __future__ import annotations

import doctest
import importlib.util
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import bottega
from bottega import cli
from bottega.engine.editions import parse
from bottega.engine.records import Record
from bottega.engine.verify import verify
from tests.bots.test_registry import install

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


WITH_SESSIONS = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


def test_the_pages_with_examples_are_known() -> None:
    """An example that is no longer found is not run either."""
    assert names(WITH_SESSIONS) == [
        "README.md",
        "docs/bots.md",
        "docs/data.md",
        "docs/games.md",
        "docs/index.md",
        "docs/lessons.md",
        "docs/luck.md",
        "docs/researchers.md",
        "docs/review.md",
        "docs/start/researcher.md",
        "docs/studies.md",
        "docs/tutorial.md",
    ]


@pytest.mark.parametrize("page", WITH_SESSIONS, ids=names(WITH_SESSIONS))
def test_the_examples_of_a_page_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted > 3
    assert result.failed == 0


def commands(page: Path) -> Iterator[tuple[str, str]]:
    """The commands in the console blocks of a page, each with the output that stands below it."""
    text = page.read_text(encoding="utf-8")
    for indent, block in re.findall(r"^( *)```console\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE):
        lines = "".join(line.removeprefix(indent) for line in block.splitlines(keepends=True))
        for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", lines, re.MULTILINE):
            yield re.sub(r"\s+# .*", "", command), output


OF_BOTTEGA = [
    (page, command, output)
    for page in PAGES
    for command, output in commands(page)
    if re.search(r"(^|\| )bottega ", command)
]
WITH_OUTPUT = [(page, command, output) for page, command, output in OF_BOTTEGA if output]


def labels(found: list[tuple[Path, str, str]]) -> list[str]:
    return [f"{page.stem}: {command[:40]}" for page, command, _ in found]


def test_the_pages_show_commands_and_what_they_print() -> None:
    assert len(OF_BOTTEGA) > 15
    assert [command.split("bottega ")[1].split()[0] for _, command, _ in WITH_OUTPUT] == [
        "games",
        "verify",
        "play",
        "conform",
        "simulate",
        "ladder",
        "ladder",
    ]


@pytest.mark.parametrize(("page", "command", "output"), OF_BOTTEGA, ids=labels(OF_BOTTEGA))
def test_a_command_is_understood(
    page: Path, command: str, output: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With `--help` a command does nothing, but arguments it does not know are still refused."""
    arguments = shlex.split(command.split("| ")[-1])
    assert cli.main([*arguments[1:], "--help"]) == 0, capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="the commands are written for a POSIX shell")
@pytest.mark.parametrize(("page", "command", "output"), WITH_OUTPUT, ids=labels(WITH_OUTPUT))
def test_a_command_prints_what_the_page_shows(page: Path, command: str, output: str, tmp_path: Path) -> None:
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    bot = ROOT / "docs" / "tutorial" / "flat_bot.py"
    install(tmp_path, bot.stem, bot.read_text(encoding="utf-8"), {"flat": "flat_bot:Flat"})
    program = tmp_path / "bottega"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m bottega.cli "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    settings = {
        "PATH": f"{tmp_path}:{os.environ['PATH']}",
        "BOTTEGA_HOME": str(tmp_path / "home"),
        "BOTTEGA_LANG": "en",
        "COLUMNS": "200",
        "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(tmp_path))),
        "PYTHONUTF8": "1",
    }
    ran = subprocess.run(
        ["/bin/sh", "-c", command],
        cwd=tmp_path,
        env={**os.environ, **settings},
        capture_output=True,
        timeout=240,
    )
    assert ran.returncode == 0, ran.stderr.decode()
    printed = ran.stdout.decode().lstrip("\n").rstrip() + "\n"
    checker, options = doctest.OutputChecker(), doctest.ELLIPSIS | doctest.DONT_ACCEPT_BLANKLINE
    example = doctest.Example(command, output)
    assert checker.check_output(output, printed, options), checker.output_difference(
        example, printed, options
    )


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
    for target in re.findall(r"(?:`|\$ )make ([a-z]+)", text):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{page.name}: make {target}"
    known = [command.name for command in cli.COMMANDS]
    for command in re.findall(r"(?:`|\$ )bottega ([a-z]+)", text):
        assert command in known, f"{page.name}: bottega {command}"


def test_the_edition_shown_to_researchers_is_a_good_one() -> None:
    text = (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
    example = re.search(r"```yaml\n(.*?)```", text, re.DOTALL)
    assert example is not None
    game = bottega.game("leonardo")
    edition = parse(example[1], "example", game.edition.figures, game.figures, game.name)
    assert edition.changes == {"inventions.16.weeks": 13}


@pytest.mark.parametrize(("language", "file"), [("python", "flat_bot.py"), ("toml", "pyproject.toml")])
def test_the_tutorial_shows_the_files_beside_it(language: str, file: str) -> None:
    text = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
    example = re.search(rf"```{language}\n(.*?)```", text, re.DOTALL)
    assert example is not None
    assert example[1] == (ROOT / "docs" / "tutorial" / file).read_text(encoding="utf-8")


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
