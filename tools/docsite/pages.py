"""All pages of the site, and the files that go with them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from tools.docsite import commands, library, look, operations, rules, views
from tools.docsite.links import rewrite

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"

#: Pages that stand outside of docs/ in the repository, and their paths on the site.
ELSEWHERE: Final = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "web/README.md": "web.md",
}
#: Sources whose contents a generated page shows: a link to one leads there.
SHOWN: Final = {
    "src/bottega/cli.py": "reference/commands.md",
    "src/bottega/engine/conformance/__init__.py": "reference/library/conformance.md",
    "src/bottega/engine/game.py": "reference/library/game.md",
    "src/bottega/server/openapi.py": "reference/http.md",
}
#: All of them but the README: the home page has a text of its own.
TAKEN: Final = tuple(source for source in ELSEWHERE if source != "README.md")
PICTURES: Final = (".svg", ".png")

_SESSION: Final = re.compile(r"```python\n(>>> .*?)\n*```", re.DOTALL)


def places() -> dict[str, str]:
    """By path in the repository: the path on the site."""
    found = {**ELSEWHERE, **SHOWN, **rules.sources(ROOT)}
    for file in sorted(DOCS.rglob("*")):
        inside = file.relative_to(DOCS).as_posix()
        if file.suffix == ".md":
            found[f"docs/{inside}"] = inside.replace("README.md", "index.md")
        elif file.suffix in PICTURES:
            found[f"docs/{inside}"] = inside
    return found


def written() -> dict[str, str]:
    """By path on the site: the pages that somebody wrote, as they are in the repository."""
    known = places()
    pages = {}
    for source, page in known.items():
        if (source.startswith("docs/") and page.endswith(".md")) or source in TAKEN:
            text = (ROOT / source).read_text(encoding="utf-8")
            pages[page] = _SESSION.sub(r"```pycon\n\1\n```", rewrite(text, source, page, known, ROOT))
    return pages


def generated() -> dict[str, str]:
    """By path on the site: the pages made from what the code says."""
    makers: tuple[Callable[[], Mapping[str, str]], ...] = (
        rules.pages,
        commands.pages,
        operations.pages,
        views.pages,
        library.pages,
    )
    return {path: text for maker in makers for path, text in maker().items()}


def texts(made: Mapping[str, str]) -> dict[str, str]:
    """By path on the site: the written pages, the generated ones (`made`), and the web client's colours."""
    return {**written(), **made, "assets/tokens.css": look.tokens(ROOT)}


def files() -> dict[str, Path]:
    """By path on the site: the files that are copied."""
    pictures = {page: ROOT / source for source, page in places().items() if page.endswith(PICTURES)}
    return {**pictures, **look.files(ROOT)}
