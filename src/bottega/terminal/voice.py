"""Everything that is said about one game in one language: the terminal's words, the game's, its rules."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Final

from bottega.engine.game import Game
from bottega.engine.people.rulebook import Paragraph, rulebook
from bottega.engine.people.text import Book
from bottega.terminal.screen import Screen
from bottega.terminal.words import Words

_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_STRESS: Final = re.compile(r"(\*\*|__|\*|`)(?=\S)(.+?)(?<=\S)\1")


class Voice:
    """How Bottega speaks about one game in one language."""

    def __init__(
        self, game: Game, lang: str, names: Sequence[str] = (), more: Sequence[Traversable] = ()
    ) -> None:
        self.lang = lang
        self.words = Words(lang)
        self.book = Book(game, lang, names, more)
        self.rules = rulebook(game.data, lang)

    def show_rule(self, screen: Screen, paragraph: Paragraph) -> None:
        """Show a paragraph of the rules: title, address, text."""
        screen.heading(self.words("rule-title", title=paragraph.title, id=paragraph.id))
        for block in blocks(paragraph.text):
            screen.paragraph(block)


def blocks(text: str) -> list[str]:
    """Markdown as plain text: a string for each paragraph, item of a list or row of a table.

    >>> blocks("One [rule](#turn)\\nis **enough**:\\n\\n- for\\n  you;\\n- for me.")
    ['One rule is enough:', '- for you;', '- for me.']
    """
    result: list[str] = []
    fresh = True
    for raw in text.splitlines():
        line = _STRESS.sub(r"\2", _LINK.sub(r"\1", raw)).strip()
        if not line:
            fresh = True
        elif fresh or line.startswith(("- ", "|", "#")):
            result.append(line)
            fresh = line.startswith("|")
        else:
            result[-1] += f" {line}"
    return result
