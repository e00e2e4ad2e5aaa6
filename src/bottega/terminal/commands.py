"""What people may type besides their decisions. The words of every language are understood in all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bottega.engine.match import UndoRefused
from bottega.engine.people.text import LANGUAGES, package_catalogue
from bottega.terminal import checked, standings, things
from bottega.terminal.advice import show_advice
from bottega.terminal.coach import Coach
from bottega.terminal.saves import Save
from bottega.terminal.screen import ScreenTable
from bottega.terminal.words import Trouble, Words, plain

if TYPE_CHECKING:
    from bottega.terminal.session import TerminalSession

#: The number of events that `log` shows without an argument.
_LOG: Final = 20
#: The largest number that `log` and `undo` take.
MOST: Final = 1_000_000
#: A search of the rules shows this number of paragraphs in full; of more, the first and the other titles.
_FULL: Final = 2


class Next(Enum):
    """What follows an answer."""

    DONE = "something changed"
    SHOW = "show the choices again"
    ASK = "ask again"


@dataclass(frozen=True)
class TypedCommand:
    """`words` names the message with its words (comma between them, the usual one first), `usage`
    how it is typed, `help` what it does."""

    words: str
    usage: str
    help: str
    run: Callable[[TerminalSession, str], Next]


def parse(text: str, known: tuple[TypedCommand, ...] | None = None) -> tuple[TypedCommand, str] | None:
    """The command a line starts with, and the rest of the line. `known` are the commands there are: without
    it, those of a match."""
    first, _, rest = text.strip().partition(" ")
    command = _by_word(COMMANDS if known is None else known).get(plain(first))
    return None if command is None else (command, rest.strip())


def names(words: Words, known: Sequence[TypedCommand]) -> list[str]:
    """The usual word for each of these commands in this language."""
    return [name(command, words) for command in known]


def name(command: TypedCommand, words: Words) -> str:
    return _split(words.say(command.words))[0]


@cache
def _by_word(known: tuple[TypedCommand, ...]) -> dict[str, TypedCommand]:
    return {
        plain(word): command
        for lang in LANGUAGES
        for command in known
        for word in _split(package_catalogue("bottega.terminal", lang).say(command.words))
    }


def _split(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def _undo(session: TerminalSession, rest: str) -> Next:
    count = checked.choice(rest, MOST) if rest else 1
    if count is None:
        session.screen.line(session.words("number-wanted", text=rest), "problem")
        return Next.ASK
    try:
        session.match.undo(session.seat, count)
    except UndoRefused as refused:
        message = {
            "nothing": session.words("undo-nothing"),
            "acted": session.words("undo-acted"),
            "revealed": session.words("undo-revealed"),
        }[refused.reason]
        session.screen.paragraph(message, style="problem")
        return Next.ASK
    return Next.DONE


def _why(session: TerminalSession, rest: str) -> Next:
    if not rest:
        session.screen.line(session.words("why-what"), "problem")
        return Next.ASK
    legal = session.state.legal(session.seat)
    if checked.choice(rest, len(legal)) is not None:
        session.explain(None)
        return Next.ASK
    action = session.parse(rest)
    if action is None:
        session.unknown(rest)
    else:
        session.explain(session.state.why_not(session.seat, action))
    return Next.ASK


def _what(session: TerminalSession, rest: str) -> Next:
    if rest:
        things.show_thing(session, rest)
    else:
        things.show_all(session)
    return Next.ASK


def _legend(session: TerminalSession, rest: str) -> Next:
    things.show_legend(session)
    return Next.ASK


def _rules(session: TerminalSession, rest: str) -> Next:
    voice, screen = session.voice, session.screen
    if rest in voice.rules:
        voice.show_rule(screen, voice.rules[rest])
        return Next.ASK
    paragraphs = voice.rules.search(rest)
    if not paragraphs:
        screen.line(session.words("rules-none", text=rest), "problem")
        return Next.ASK
    full = 0 if not rest else _FULL if len(paragraphs) <= _FULL else 1
    for paragraph in paragraphs[:full]:
        voice.show_rule(screen, paragraph)
    if paragraphs[full:]:
        screen.heading(session.words("rules-others") if full else voice.rules.title)
        for paragraph in paragraphs[full:]:
            screen.line(session.words("rule-title", title=paragraph.title, id=paragraph.id))
        screen.line(session.words("rules-more"), "quiet")
    return Next.ASK


def _score(session: TerminalSession, rest: str) -> Next:
    sheets = standings.known_sheets(session.state, session.seat)
    standings.show_sheets(session.screen, session.voice, session.words("standings-now"), sheets)
    return Next.ASK


def _hint(session: TerminalSession, rest: str) -> Next:
    show_advice(session, session.hint())
    return Next.ASK


def _coach(session: TerminalSession, rest: str) -> Next:
    if not rest:
        session.show_card()
        return Next.ASK
    wanted = _on_or_off().get(plain(rest))
    if wanted is None:
        session.screen.line(session.words("coach-which", text=rest), "problem")
        return Next.ASK
    coach = session.coach or Coach()
    coach.wanted = wanted
    try:
        coach.keep()
    except Trouble as trouble:
        session.screen.line(trouble.sentence(session.words), "problem")
    else:
        session.screen.line(session.words("coach-back" if wanted else "coach-gone"), "good")
    return Next.ASK


@cache
def _on_or_off() -> dict[str, bool]:
    """The words that call the coach and that send it away."""
    return {
        plain(word): wanted
        for lang in LANGUAGES
        for id, wanted in (("coach-on", True), ("coach-off", False))
        for word in _split(package_catalogue("bottega.terminal", lang).say(id))
    }


def _save(session: TerminalSession, rest: str) -> Next:
    session.keep()
    path = session.save.path
    if rest:
        try:
            path = checked.new_path(rest)
            if not path.parent.is_dir() and not _may_make(session, path.parent):
                session.screen.line(session.words("not-saved"), "quiet")
                return Next.ASK
            Save(path).write(session.match.record(), session.settings)
        except Trouble as trouble:
            session.screen.line(trouble.sentence(session.words), "problem")
            return Next.ASK
    session.screen.line(session.words("saved", path=str(path)), "good")
    return Next.ASK


def _may_make(session: TerminalSession, folder: Path) -> bool:
    question = session.words("ask-folder", folder=str(folder))
    return session.screen.confirm(question, _split(session.words("yes-words")))


def _log(session: TerminalSession, rest: str) -> Next:
    count = checked.choice(rest, MOST) if rest else _LOG
    if count is None:
        session.screen.line(session.words("number-wanted", text=rest), "problem")
        return Next.ASK
    events = session.match.events(session.seat)[-count:]
    if not events:
        session.screen.line(session.words("log-empty"), "quiet")
    session.show_events(events)
    return Next.ASK


def _board(session: TerminalSession, rest: str) -> Next:
    session.show_board()
    return Next.SHOW if session.screen.draws else Next.ASK


def _choices(session: TerminalSession, rest: str) -> Next:
    return Next.SHOW


def _help(session: TerminalSession, rest: str) -> Next:
    words = session.words
    rows = [[words.say(command.usage), words.say(command.help)] for command in session.commands]
    heads = [words("help-you-type"), words("help-it-does")]
    rows.insert(0, [words("usage-move"), words("help-move")])
    session.screen.table(ScreenTable("", heads, rows, figures=False))
    return Next.ASK


def _lang(session: TerminalSession, rest: str) -> Next:
    if rest.lower() not in LANGUAGES:
        session.screen.line(session.words("error-lang", lang=rest, languages=", ".join(LANGUAGES)), "problem")
        return Next.ASK
    session.speak(rest.lower())
    session.keep()
    return Next.SHOW


def _quit(session: TerminalSession, rest: str) -> Next:
    session.leave()


WHAT: Final = TypedCommand("command-what", "usage-what", "help-what", _what)
QUIT: Final = TypedCommand("command-quit", "usage-quit", "help-quit", _quit)

#: What can be looked up, in every kind of session.
LOOKING: Final = (
    TypedCommand("command-board", "usage-board", "help-board", _board),
    TypedCommand("command-choices", "usage-choices", "help-choices", _choices),
    TypedCommand("command-why", "usage-why", "help-why", _why),
    WHAT,
    TypedCommand("command-legend", "usage-legend", "help-legend", _legend),
    TypedCommand("command-rules", "usage-rules", "help-rules", _rules),
    TypedCommand("command-score", "usage-score", "help-score", _score),
    TypedCommand("command-log", "usage-log", "help-log", _log),
)
#: How a session speaks.
SPEAKING: Final = (
    TypedCommand("command-lang", "usage-lang", "help-lang", _lang),
    TypedCommand("command-help", "usage-help", "help-help", _help),
)

#: The commands of a match, in the order of the help.
COMMANDS: Final = (
    *LOOKING,
    TypedCommand("command-hint", "usage-hint", "help-hint", _hint),
    TypedCommand("command-coach", "usage-coach", "help-coach", _coach),
    TypedCommand("command-undo", "usage-undo", "help-undo", _undo),
    TypedCommand("command-save", "usage-save", "help-save", _save),
    *SPEAKING,
    QUIT,
)
