"""The documentation site is sound: its pages, its links and what is generated. `make docs` builds it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import cli
from bottega.engine.people.rulebook import rulebook
from bottega.engine.people.text import LANGUAGES
from bottega.engine.schema import Counts, Fields, ListOf, Node, Nullable
from bottega.engine.types import Json
from tools.docsite import commands, library, look, operations, pages, rules, views
from tools.docsite.check import problems
from tools.docsite.links import SOURCE, BrokenLink, outside_code, rewrite

ROOT = Path(__file__).parent.parent
CONFIG = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
ADDRESS = "https://example.org/site/"


def entries(nav: list[Any]) -> list[str]:
    """The pages of the navigation, in reading order."""
    found = []
    for entry in nav:
        for value in [entry] if isinstance(entry, str) else entry.values():
            found += [value] if isinstance(value, str) else entries(value)
    return found


# Which pages there are


def paths() -> set[str]:
    """The pages of the site, without making those that take long."""
    made = {*rules.pages(), *library.pages(), "reference/commands.md", "reference/http.md"}
    made |= {f"reference/views/{name}.md" for name in ("index", *bottega.games())}
    return {*pages.written(), *made}


def test_the_navigation_has_every_page_once() -> None:
    assert sorted(entries(CONFIG["nav"])) == sorted(paths())


def test_no_page_is_both_written_and_generated() -> None:
    assert not set(pages.written()) & (paths() - set(pages.written()))


def test_the_site_is_built_where_the_makefile_says() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert CONFIG["site_dir"] == "build/site"
    assert re.search(r"^docs:.*## .*build/site", makefile, re.MULTILINE)


def test_a_reader_needs_no_other_server() -> None:
    """Fonts from elsewhere and the figures of a repository would be asked for by every page."""
    assert CONFIG["theme"]["font"] is False
    assert "repo_url" not in CONFIG
    assert "http" not in (ROOT / "docs" / "theme" / "site.css").read_text(encoding="utf-8")


def test_the_docstrings_name_no_file_that_is_not_here() -> None:
    for file in (ROOT / "src").rglob("*.py"):
        for name in re.findall(r"\b([A-Z]{3,}\.md)\b", file.read_text(encoding="utf-8")):
            assert (ROOT / name).exists(), f"{file.name}: {name}"


# Links


def test_links_lead_to_pages_pictures_or_the_source() -> None:
    places = {"docs/a.md": "a.md", "ARCHITECTURE.md": "architecture.md", "docs/p/x.png": "p/x.png"}
    text = (
        "[a](../a.md#top) ![x](../p/x.png) [b](../../ARCHITECTURE.md) [m](../../Makefile) [w](https://x.org/)"
    )
    assert rewrite(text, "docs/start/me.md", "start/me.md", places, ROOT) == (
        f"[a](../a.md#top) ![x](../p/x.png) [b](../architecture.md) [m]({SOURCE}Makefile) [w](https://x.org/)"
    )


def test_a_link_to_a_file_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BrokenLink, match=r"docs/a\.md: the link to docs/gone\.md leads nowhere"):
        rewrite("[gone](gone.md)", "docs/a.md", "a.md", {}, ROOT)


def test_a_link_out_of_the_repository_is_refused() -> None:
    with pytest.raises(BrokenLink):
        rewrite("[out](../../elsewhere.md)", "docs/a.md", "a.md", {}, ROOT)


def test_code_is_no_link() -> None:
    text = "`[a](gone.md)`\n\n```\n[a](gone.md)\n```\n"
    assert rewrite(text, "docs/a.md", "a.md", {}, ROOT) == text
    assert outside_code("a\n```\na\n```\na\n", str.upper) == "A\n```\na\n```\nA\n"


def test_every_written_page_has_one_title() -> None:
    for path, text in pages.written().items():
        prose = re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)
        assert len(re.findall(r"^# .+", prose, re.MULTILINE)) == 1, path


# The rendered site


def site(folder: Path, **files: str) -> list[str]:
    for name, text in files.items():
        file = folder / name.replace("__", "/")
        file = file.with_suffix(".html")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return problems(folder, ADDRESS)


def test_a_good_site_has_no_problems(tmp_path: Path) -> None:
    (tmp_path / "x.css").touch()
    one = (
        '<link rel="stylesheet" href="x.css"><a href="sub/#here">x</a><a href="https://elsewhere.org/">x</a>'
    )
    assert site(tmp_path, index=one, sub__index='<h2 id="here"></h2><a href="../">x</a>') == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('<a href="gone/">', "index.html: gone/: there is no gone/index.html"),
        ('<a href="#gone">', "index.html: #gone: there is no 'gone' on index.html"),
        ('<img src="gone.png">', "index.html: gone.png: there is no gone.png"),
        ('<img src="https://x.org/a.png">', "index.html: loads https://x.org/a.png from elsewhere"),
        ('<script src="//x.org/a.js"></script>', "index.html: loads //x.org/a.js from elsewhere"),
        ('<link rel="preconnect" href="https://x.org">', "index.html: loads https://x.org from elsewhere"),
        ('<a href="../../other/">', "index.html: ../../other/ leads out of the site"),
    ],
)
def test_what_is_wrong_with_a_site_is_told(tmp_path: Path, text: str, problem: str) -> None:
    assert site(tmp_path, index=text) == [problem]


def test_the_games_that_are_published_beside_the_documentation_can_be_linked(tmp_path: Path) -> None:
    workflow = (pages.ROOT / ".github/workflows/docs.yml").read_text(encoding="utf-8")
    assert "cp -r site build/site/play" in workflow
    assert site(tmp_path, index=f'<a href="{ADDRESS}play/">Try it now</a>') == []


def test_an_empty_site_is_a_problem(tmp_path: Path) -> None:
    assert len(problems(tmp_path, ADDRESS)) == 1


# What is generated


def test_every_paragraph_of_the_rules_has_its_address() -> None:
    made = rules.pages()
    for name in bottega.games():
        for lang in LANGUAGES:
            book = rulebook(bottega.game(name).data, lang)
            anchors = re.findall(r"^## .* \{#([a-z0-9-]+)\}$", made[f"rules/{name}/{lang}.md"], re.MULTILINE)
            assert anchors == [paragraph.id for paragraph in book.paragraphs]


def test_the_reference_has_every_command() -> None:
    text = commands.pages()["reference/commands.md"]
    for command in cli.COMMANDS:
        assert f"{{#{command.name}}}\n\n```text\nUsage: bottega {command.name}" in text


def test_the_reference_has_every_operation() -> None:
    described = operations.description()
    text = operations.page(described)
    for path, methods in described["paths"].items():
        for method in methods:
            assert f"```http\n{method.upper()} {path}\n```" in text
    anchors = re.findall(r"\{#([\w-]+)\}", text)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r"\]\(#([\w-]+)\)", text)) <= set(anchors)


def test_an_operation_of_an_unknown_kind_is_not_left_out() -> None:
    operation = {"tags": ["new"], "operationId": "x", "summary": "X", "responses": {}}
    with pytest.raises(ValueError, match="no title for: new"):
        operations.page({"paths": {"/x": {"get": operation}}, "components": {"schemas": {}}})


@pytest.mark.parametrize("name", bottega.games())
def test_the_page_of_a_view_names_every_field(name: str) -> None:
    game = bottega.game(name)
    text = views.page(game)
    state = game.start(game.deal(game.seats[-1], seed=1))
    for path in _paths(state.view(0), game.view_form):
        assert f"| `{path}` |" in text


def _paths(value: Json, form: Node, path: str = "") -> Iterator[str]:
    """The paths of all fields that a value has."""
    match form:
        case Fields():
            forms = {field.name: field.node for field in form.fields}
            for name, part in value.items():
                here = f"{path}.{name}" if path else name
                yield here
                yield from _paths(part, forms[name], here)
        case Nullable() if value is not None:
            yield from _paths(value, form.node, path)
        case ListOf():
            for part in value:
                yield from _paths(part, form.item, f"{path}[]")
        case Counts():
            for part in value.values():
                yield from _paths(part, form.node, f"{path}.*")


def test_the_page_of_a_view_says_form_meaning_and_audience() -> None:
    text = views.page(bottega.game("masters"))
    assert "| `boards[].faith` | number from 0 to 24 | The space of the faith marker. |" in text
    assert (
        "| `boards[].hand` | list: number from 1 | The leaders in hand. **Only its owner sees it.** |" in text
    )
    assert "`pay`" in text


def test_the_objects_of_the_reference_exist() -> None:
    for page in library.PAGES.values():
        for name in page.objects:
            assert _exists(name), name


def _exists(name: str) -> bool:
    """A module, or something in one."""
    file = ROOT / "src" / name.replace(".", "/")
    if file.with_suffix(".py").exists() or (file / "__init__.py").exists():
        return True
    module, _, inside = name.rpartition(".")
    return hasattr(__import__(module, fromlist=[inside]), inside)


def test_light_and_dark_come_from_the_web_client() -> None:
    text = look.tokens(ROOT)
    assert "body {" in text
    assert "body[data-md-color-scheme='slate'] {" in text
    assert ":root {" not in text
