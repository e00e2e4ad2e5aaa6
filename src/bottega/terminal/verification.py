"""`bottega verify`: the checks of a record, one by one."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from bottega.engine.match import UndoRefused
from bottega.engine.verify import Check
from bottega.engine.verify import verify as checks_of
from bottega.terminal import checked, saves
from bottega.terminal.screen import Screen, discard_output, open_screen
from bottega.terminal.voice import Voice
from bottega.terminal.words import Trouble, Words

_STYLES: Final = {True: "good", False: "problem", None: "quiet"}


#: The message for each check, by how it went.
_SENTENCES: Final[dict[str, dict[bool | None, str]]] = {
    "rules": {True: "verify-rules-ok", False: "verify-rules-bad"},
    "commitment": {
        True: "verify-commitment-ok",
        False: "verify-commitment-bad",
        None: "verify-commitment-unknown",
    },
    "words": {True: "verify-words-ok", False: "verify-words-bad", None: "verify-words-unknown"},
    "shuffle": {True: "verify-shuffle-ok", False: "verify-shuffle-bad", None: "verify-shuffle-unknown"},
    "deal": {True: "verify-deal-ok", False: "verify-deal-bad"},
    "decisions": {True: "verify-decisions-ok", False: "verify-decisions-bad"},
    "result": {True: "verify-result-ok", False: "verify-result-bad", None: "verify-result-unknown"},
}


def verify(args: Namespace, words: Words) -> int:
    """0 when nothing is wrong, 1 when a check fails, 2 when a file cannot be read or its rules are
    not installed."""
    if not args.file:
        raise Trouble("error-which-file")
    screen = open_screen(args.plain)
    code = 0
    for file in args.file:
        try:
            code = max(code, _verify_into(screen, checked.path(file), words))
        except Trouble as trouble:
            print(f"bottega: {trouble.sentence(words)}", file=sys.stderr)
            code = 2
    return code


def _verify_into(screen: Screen, path: Path, words: Words) -> int:
    """Verify a file. If the reader of our output has left, the exit code is still wanted."""
    try:
        return _verify(path, screen, words)
    except BrokenPipeError:
        discard_output()
        return _verify(path, screen, words)


def _verify(path: Path, screen: Screen, words: Words) -> int:
    record = saves.read_record(path)
    voice = Voice(saves.game_of(record, path), words.lang, record.names)
    checks = checks_of(record, voice.book.game)
    screen.heading(str(path))
    for check in checks:
        label = {True: words("check-ok"), False: words("check-failed"), None: words("check-unknown")}[
            check.ok
        ]
        screen.paragraph(
            words("check-line", label=label, text=_sentence(check, voice)), style=_STYLES[check.ok]
        )
    failed = any(check.ok is False for check in checks)
    screen.line(words("check-bad") if failed else words("check-good"), "problem" if failed else "good")
    return 1 if failed else 0


def _sentence(check: Check, voice: Voice) -> str:
    """The check in words; for an illegal decision, the rule in the game's own."""
    values = dict(check.detail)
    if check.refusal is not None:
        values["problem"] = voice.book.refusal(check.refusal)
    if isinstance(check.error, UndoRefused):
        values["problem"] = voice.words(f"undo-{check.error.reason}")
    elif check.error is not None:
        values["problem"] = voice.words.error(check.error)
    if "seat" in values:
        values["seat"] = _name(int(values["seat"]), voice)
    return voice.words.say(_SENTENCES[check.name][check.ok], values)


def _name(seat: int, voice: Voice) -> str:
    """A record may name a seat that nobody sits on."""
    return voice.book.names[seat] if seat < len(voice.book.names) else str(seat)
