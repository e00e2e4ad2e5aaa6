"""Things on the table: what they are, found by what a person types, and the legend of the symbols."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Final

from bottega.engine.explanation import Explanation
from bottega.engine.people.rulebook import rulebook
from bottega.terminal.screen import ScreenTable
from bottega.terminal.words import plain

if TYPE_CHECKING:
    from bottega.terminal.session import TerminalSession

#: Of more things of one kind, the list shows the first and the last.
_MANY: Final = 4
#: Longer texts are cut before they are compared with the names of things.
_LONGEST: Final = 60


def targets(session: TerminalSession) -> list[str]:
    """Everything that can be explained to the seat that is asked."""
    legal = session.state.legal(session.seat)
    here = session.match.game.things(session.state.view(session.seat))
    return list(dict.fromkeys([*here, *(target for action in legal for target in action.targets)]))


def show_thing(session: TerminalSession, text: str) -> None:
    """The explanation of the thing that a text names, or those that it may mean."""
    explained = _explained(session)
    found = _found(explained, " ".join(plain(text).split()))
    if not found:
        _unknown(session, text, explained)
    elif len(found) > 1:
        session.screen.line(session.words("what-several"), "quiet")
        for target in found:
            session.screen.line(session.words("what-thing", target=target, title=explained[target].title))
    else:
        show(session, explained[found[0]])


def show(session: TerminalSession, told: Explanation) -> None:
    """Title, sentences, figures, and where to read on."""
    screen, words, rules = session.screen, session.words, session.voice.rules
    screen.heading(told.title)
    for line in told.lines:
        screen.paragraph(line)
    for name, value in told.figures:
        screen.paragraph(words("what-figure", name=name, value=value), "· " if screen.draws else "")
    screen.line(words("what-rule", title=rules[told.rule].title, id=told.rule), "quiet")


def show_all(session: TerminalSession) -> None:
    """Everything on the table, kind by kind, as it can be typed."""
    explained, words = _explained(session), session.words
    kinds: dict[str, list[str]] = {}
    for target in explained:
        kinds.setdefault(target.partition(":")[0], []).append(target)
    rows = []
    for alike in kinds.values():
        few = alike if len(alike) <= _MANY else [alike[0], "…", alike[-1]]
        titles = [explained[target].title if target in explained else target for target in few]
        rows.append([", ".join(few).replace(", …, ", " … "), " · ".join(titles).replace("· … ·", "…")])
    heads = [words("what-you-type"), words("what-it-is")]
    session.screen.table(ScreenTable("", heads, rows, figures=False))
    example = next(iter(explained.values())).title.lower()
    session.screen.line(words("what-how", example=example), "quiet")


def show_legend(session: TerminalSession) -> None:
    """Every symbol: its sign on the drawn board, its name, what it means."""
    game, book, words = session.match.game, session.voice.book, session.words
    rows = []
    for target, sign in game.legend(book):
        told = game.explain(None, target, book)
        if told is not None:
            rows.append([sign, told.title, " ".join(told.lines)])
    heads = [words("legend-sign"), words("legend-name"), words("legend-meaning")]
    session.screen.table(ScreenTable(rulebook(game.data, words.lang).title, heads, rows, figures=False))


def _explained(session: TerminalSession) -> dict[str, Explanation]:
    game, book = session.match.game, session.voice.book
    view = session.state.view(session.seat)
    told = {target: game.explain(view, target, book) for target in targets(session)}
    return {target: each for target, each in told.items() if each is not None}


def _found(explained: dict[str, Explanation], wanted: str) -> list[str]:
    """The things of this name: by their target, with a space for the colon too, by their title, or by the
    beginnings of words in it."""
    by_target = [target for target in explained if wanted in (target, target.replace(":", " "))]
    if by_target:
        return by_target
    titles = {target: _words(told.title) for target, told in explained.items()}
    parts = _words(wanted)
    exact = [target for target, title in titles.items() if title == parts]
    return exact or [
        target
        for target, title in titles.items()
        if parts and all(any(word.startswith(part) for word in title) for part in parts)
    ]


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", plain(text))


def _unknown(session: TerminalSession, text: str, explained: dict[str, Explanation]) -> None:
    names = {plain(told.title): told.title for told in explained.values()} | {
        name: name for name in explained
    }
    near = difflib.get_close_matches(plain(text)[:_LONGEST], names, n=3)
    if near:
        quoted = [session.words("quoted", text=names[name]) for name in near]
        session.screen.line(session.words("what-near", text=text, near=" / ".join(quoted)), "problem")
    else:
        session.screen.line(session.words("what-unknown", text=text), "problem")
