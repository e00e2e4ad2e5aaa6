"""Pages with the rules of every game in every language, with an address for each paragraph."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import bottega
from bottega.engine.game import Game
from bottega.engine.people.rulebook import Rulebook, rulebook
from bottega.engine.people.text import LANGUAGES

LANGUAGE_NAMES: Final = {"en": "English", "fr": "Français", "it": "Italiano"}


def pages() -> dict[str, str]:
    found = {"rules/index.md": _overview()}
    for name in bottega.games():
        game = bottega.game(name)
        for lang in LANGUAGES:
            found[f"rules/{name}/{lang}.md"] = _page(game, lang, rulebook(game.data, lang))
    return found


def sources(root: Path) -> dict[str, str]:
    """By path in the repository: the page that shows these rules."""
    found = {"src/bottega/games": "rules/index.md"}
    for name in bottega.games():
        for lang in LANGUAGES:
            found[f"src/bottega/games/{name}/data/rules.{lang}.md"] = f"rules/{name}/{lang}.md"
    missing = [source for source in found if not (root / source).exists()]
    if missing:
        raise FileNotFoundError(f"there are no rules in {', '.join(missing)}")
    return found


def _page(game: Game, lang: str, book: Rulebook) -> str:
    others = (
        f"**{LANGUAGE_NAMES[other]}**" if other == lang else f"[{LANGUAGE_NAMES[other]}]({other}.md)"
        for other in LANGUAGES
    )
    lines = [f"# {book.title}", "", " · ".join(others) + "\n{ .languages }", ""]
    for paragraph in book.paragraphs:
        lines += [f"## {paragraph.title} {{#{paragraph.id}}}", "", paragraph.text, ""]
    return "\n".join(lines)


def _overview() -> str:
    lines = [
        "# The rules",
        "",
        "The rules of each game in our own words. Every paragraph has an address: when a move is not",
        "allowed, the game names the paragraph that forbids it. Where a rulebook is silent, the",
        "[rulings](../rulings.md) say what we do.",
        "",
        "| game | players | |",
        "| --- | --- | --- |",
    ]
    for name in bottega.games():
        game = bottega.game(name)
        links = " · ".join(f"[{LANGUAGE_NAMES[lang]}]({name}/{lang}.md)" for lang in LANGUAGES)
        title = rulebook(game.data, "en").title
        lines.append(f"| {title} | {game.seats[0]} to {game.seats[-1]} | {links} |")
    lines += [
        "",
        "`bottega rules GAME WORDS` finds words in the rules from the command line.",
    ]
    return "\n".join(lines) + "\n"
