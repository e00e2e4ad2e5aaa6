"""Checks the rendered site: links and anchors lead somewhere, and no page loads anything from elsewhere."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urljoin, urlsplit

#: Attributes by which a browser loads something when it shows a page.
_LOADS: Final = {("img", "src"), ("script", "src"), ("iframe", "src"), ("source", "src"), ("use", "href")}
#: Kinds of `<link>` that a browser loads.
_LOADED: Final = ("stylesheet", "icon", "preconnect", "preload", "prefetch", "modulepreload", "manifest")


class Page(HTMLParser):
    """The addresses of a page: where it leads, what it loads, and what can be linked to in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.leads: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = {""}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.leads.append(found["href"])
        if tag == "link" and found.get("rel") in _LOADED:
            self.loads.append(found["href"])
        self.loads += [found[name] for kind, name in _LOADS if tag == kind and name in found]


#: Published beside the documentation by the workflow: the games themselves (`make site`).
BESIDE: Final = ("play/",)


def problems(site: Path, address: str) -> list[str]:
    """What is wrong with the site in this folder, a line each. `address` is where it is published."""
    pages = {
        file.relative_to(site).as_posix(): Page(file.read_text(encoding="utf-8"))
        for file in sorted(site.rglob("*.html"))
    }
    if not pages:
        return [f"{site} has no pages"]
    found = []
    for name, page in pages.items():
        # The page for addresses that do not exist is shown anywhere: its links are absolute.
        base = urljoin(address, name)
        for link in page.leads + page.loads:
            target = urljoin(base, link)
            if target.startswith(address):
                inside, fragment = (
                    unquote(target[len(address) :].split("#")[0].split("?")[0]),
                    urlsplit(target).fragment,
                )
                found += [f"{name}: {link}: {reason}" for reason in _missing(site, pages, inside, fragment)]
            elif link in page.loads and urlsplit(target).scheme != "data":
                found.append(f"{name}: loads {link} from elsewhere")
            elif urlsplit(target).netloc == urlsplit(address).netloc:
                found.append(f"{name}: {link} leads out of the site")
    return found


def _missing(site: Path, pages: dict[str, Page], inside: str, fragment: str) -> list[str]:
    if inside in BESIDE:
        return []
    file = inside + "index.html" if inside == "" or inside.endswith("/") else inside
    if file in pages:
        if unquote(fragment) not in pages[file].anchors:
            return [f"there is no {fragment!r} on {file}"]
        return []
    return [] if (site / file).is_file() else [f"there is no {file}"]
