"""`bottega play`: a match at this keyboard, and a way out that loses nothing."""

from __future__ import annotations

import contextlib
import signal
from argparse import Namespace
from collections.abc import Iterator
from types import FrameType
from typing import Final, NoReturn

from bottega.system import ENDING
from bottega.terminal import checked, starting
from bottega.terminal.reading import at_terminal
from bottega.terminal.screen import open_screen
from bottega.terminal.session import Leave, TerminalSession
from bottega.terminal.words import Words

INTERRUPTED: Final = 130
TERMINATED: Final = 143


class Terminated(BaseException):
    """The process was asked to end."""


def play(args: Namespace, words: Words) -> int:
    """Play to the end or to a pause; the exit code."""
    screen = open_screen(args.plain, asks=True)
    wish = starting.Wish(
        args.game,
        args.edition,
        args.players,
        args.names,
        args.bots,
        checked.seed(args.seed),
        args.fair,
        args.record,
        args.option,
        args.opponents,
        checked.seconds(args.bot_seconds, "--bot-seconds"),
    )
    with terminable():
        try:
            if args.resume is None:
                session = starting.new_session(wish, screen, words, ask=at_terminal())
            else:
                session = starting.resumed_session(
                    args.resume, wish, screen, words, args.lang, ask=at_terminal()
                )
        except EOFError:
            return 0
        except KeyboardInterrupt:
            screen.line()
            return INTERRUPTED
        except Terminated:
            return TERMINATED
        return run_session(session)


def run_session(session: TerminalSession) -> int:
    """Play. At the end, however it comes, the match is saved and its place is shown."""
    code = 0
    try:
        session.run()
    except (Leave, EOFError):
        pass
    except KeyboardInterrupt:
        session.screen.line()
        code = INTERRUPTED
    except Terminated:
        session.screen.line()
        code = TERMINATED
    finally:
        session.close()
    if not session.keep():
        return 2
    path = str(session.save.path)
    words = session.words
    session.screen.line()
    if session.state.over:
        session.screen.line(words("left-over", path=path))
        session.screen.line(words("left-proof"), "quiet")
    else:
        session.screen.line(words("left-paused", path=path))
        session.screen.line(words("left-resume"), "quiet")
    return code


@contextlib.contextmanager
def terminable() -> Iterator[None]:
    """A request to end (SIGTERM, on Windows Ctrl-Break) is treated like Ctrl-C: the match is saved first."""

    def stop(number: int, frame: FrameType | None) -> NoReturn:
        raise Terminated

    # A shell may start a program in the background with Ctrl-C ignored; here it always saves.
    interrupt = signal.signal(signal.SIGINT, signal.default_int_handler)
    before = {number: signal.signal(number, stop) for number in ENDING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        signal.signal(signal.SIGINT, interrupt)
