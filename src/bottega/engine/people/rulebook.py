"""Rules in people's languages: paragraphs with an address each, which refusals point to."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from typing import Final

_HEADING: Final = re.compile(r"## (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)\}")


class Paragraph:
    """A rule: its address, its title, its text (Markdown)."""

    __slots__ = ("id", "text", "title")

    def __init__(self, id: str, title: str, text: str) -> None:
        self.id = id
        self.title = title
        self.text = text


class Rulebook:
    """The paragraphs of one game in one language, in reading order."""

    def __init__(self, title: str, paragraphs: list[Paragraph]) -> None:
        self.title = title
        self.paragraphs = paragraphs
        self._by_id = {paragraph.id: paragraph for paragraph in paragraphs}

    def __getitem__(self, id: str) -> Paragraph:
        return self._by_id[id]

    def __contains__(self, id: str) -> bool:
        return id in self._by_id

    def search(self, words: str) -> list[Paragraph]:
        """The paragraphs that hold every word, those with all words in the title first. A straight
        apostrophe stands for a typographic one."""
        wanted = words.casefold().replace("'", "’").split()
        matching = [p for p in self.paragraphs if _has_all(f"{p.title}\n{p.text}", wanted)]
        return sorted(matching, key=lambda p: not _has_all(p.title, wanted))


def _has_all(text: str, wanted: list[str]) -> bool:
    return all(word in text.casefold() for word in wanted)


def rulebook(data: Traversable, lang: str, name: str = "rules") -> Rulebook:
    """The rules in a game's data folder (``rules.<lang>.md``), or another text that is written like them
    (``summary``)."""
    title, paragraphs = "", []
    id, heading, lines = "", "", list[str]()

    def close() -> None:
        if id:
            paragraphs.append(Paragraph(id, heading, "\n".join(lines).strip()))

    for line in data.joinpath(f"{name}.{lang}.md").read_text(encoding="utf-8").splitlines():
        if match := _HEADING.fullmatch(line):
            close()
            id, heading, lines = match["id"], match["title"], []
        elif line.startswith("# "):
            title = line[2:]
        else:
            lines.append(line)
    close()
    return Rulebook(title, paragraphs)
