"""Links of the repository's pages, turned into links of the site."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath
from typing import Final

#: Where files are shown that are not on the site.
SOURCE: Final = "https://github.com/bottega-games/bottega/blob/main/"

_FENCE: Final = re.compile(r"^ {0,3}(`{3,}|~{3,})")
#: Code stands first, so that a link inside it is left alone. Groups: text, target, fragment.
_LINK: Final = re.compile(r"`[^`\n]*`|(!?\[[^\]]*\]\()([^)\s#]*)(#[^)\s]*)?(\))")


class BrokenLink(ValueError):
    """A page links to something that is not in the repository."""


def rewrite(text: str, source: str, page: str, places: Mapping[str, str], root: Path) -> str:
    """The text of a page with the links it has on the site.

    `source` is the path of the file in the repository, `page` its path on the site, `places` gives the
    path on the site for every file that is there. Links to other files of the repository lead to its
    source; BrokenLink for a file that does not exist.
    """

    def replace(match: re.Match[str]) -> str:
        if match[1] is None:
            return match[0]
        target, fragment = match[2], match[3] or ""
        if not target or re.match(r"[a-z]+:", target):
            return match[0]
        file = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        return f"{match[1]}{_address(file, page, places, root, source)}{fragment}{match[4]}"

    return outside_code(text, lambda line: _LINK.sub(replace, line))


def _address(file: str, page: str, places: Mapping[str, str], root: Path, source: str) -> str:
    if file in places:
        return posixpath.relpath(places[file], posixpath.dirname(page) or ".")
    if file.startswith("..") or not (root / file).exists():
        raise BrokenLink(f"{source}: the link to {file} leads nowhere")
    return SOURCE + str(PurePosixPath(file))


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """The text with every stretch of lines outside fenced code blocks changed."""
    out: list[str] = []
    stretch: list[str] = []
    fence = ""
    for line in text.splitlines(keepends=True):
        match = _FENCE.match(line)
        if fence:
            out.append(line)
            if match and match[1].startswith(fence) and line.strip() == match[1]:
                fence = ""
        elif match:
            out.append(change("".join(stretch)))
            stretch.clear()
            out.append(line)
            fence = match[1]
        else:
            stretch.append(line)
    out.append(change("".join(stretch)))
    return "".join(out)
