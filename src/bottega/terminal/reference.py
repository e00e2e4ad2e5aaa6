"""`bottega games`, `bottega rules`, `bottega cards`: things to look up."""

from __future__ import annotations

from argparse import Namespace

import bottega
from bottega.engine.editions import STANDARD
from bottega.games import shipped_editions
from bottega.terminal import checked
from bottega.terminal.screen import ScreenTable, open_screen
from bottega.terminal.voice import Voice
from bottega.terminal.words import Trouble, Words


def games(args: Namespace, words: Words) -> int:
    """Every game in a line."""
    rows = []
    for title in bottega.games():
        game = bottega.game(title)
        low, high = str(game.seats[0]), str(game.seats[-1])
        options = [f"{name}={'|'.join(option.choices)}" for name, option in game.options.items()]
        rows.append(
            [
                title,
                Voice(game, words.lang).rules.title,
                words("players-range", low=low, high=high),
                ", ".join(options) or "–",
                ", ".join((STANDARD, *shipped_editions(game))),
            ]
        )
    heads = [
        words("column-name"),
        words("column-game"),
        words("column-players"),
        words("column-options"),
        words("column-editions"),
    ]
    open_screen(args.plain).table(ScreenTable("", heads, rows, figures=False))
    return 0


def rules(args: Namespace, words: Words) -> int:
    """The contents, one paragraph by its address, all that hold some words, or everything."""
    voice = Voice(checked.game(args.game), words.lang)
    screen = open_screen(args.plain)
    wanted = " ".join(args.words)
    if args.all or wanted in voice.rules:
        paragraphs = voice.rules.paragraphs if args.all else [voice.rules[wanted]]
    elif wanted:
        paragraphs = voice.rules.search(wanted)
        if not paragraphs:
            raise Trouble("rules-none", text=wanted)
    else:
        screen.heading(voice.rules.title)
        for paragraph in voice.rules.paragraphs:
            screen.line(words("rule-title", title=paragraph.title, id=paragraph.id))
        screen.line(words("rules-contents", game=voice.book.game.name), "quiet")
        return 0
    for paragraph in paragraphs:
        voice.show_rule(screen, paragraph)
    return 0


def cards(args: Namespace, words: Words) -> int:
    """Everything in the box with its figures, and where each comes from."""
    game = checked.game(args.game, args.edition)
    screen = open_screen(args.plain)
    for title, heads, rows in game.components(Voice(game, words.lang).book):
        screen.table(ScreenTable(title, heads, rows, figures=False))
    return 0
