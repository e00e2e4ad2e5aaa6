"""A hint: the best few choices in the judgement of a bot, as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.bot import Advice, Reason
from bottega.terminal.screen import ScreenTable

if TYPE_CHECKING:
    from bottega.terminal.session import TerminalSession

#: The number of choices that are shown.
_BEST: Final = 4


def show_advice(session: TerminalSession, advice: Advice) -> None:
    """The best first, by the numbers they have among the choices; for every seat the chance to win and
    the points it may expect."""
    words = session.words
    reasons = advice.best(_BEST)
    if not reasons:
        session.screen.line(words("advice-none"))
        return
    heads = [words("column-choice"), *session.match.names]
    rows = [
        [
            _choice(session, reason),
            *(
                words("advice-seat", chance=words.decimal(100 * chance), points=words.decimal(points, 1))
                for chance, points in zip(reason.chances, reason.points, strict=True)
            ),
        ]
        for reason in reasons
    ]
    session.screen.table(ScreenTable(words("advice-title"), heads, rows))
    session.screen.paragraph(words("advice-note"), style="quiet")


def _choice(session: TerminalSession, reason: Reason) -> str:
    state, seat = session.state, session.seat
    number = state.legal(seat).index(reason.action) + 1
    action = session.voice.book.action(reason.action, state.view(seat))
    return session.words("advice-choice", number=number, action=action, notation=str(reason.action))
