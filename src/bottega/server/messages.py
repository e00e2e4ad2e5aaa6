"""Messages of the WebSocket: the forms of the HTTP API, with what a path says there.

A field is defined once, in the form. A message adds `op`, the match, and a key by which its answer is known.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from bottega.server.http.models import (
    AnswerForm,
    ChatForm,
    ConfirmForm,
    EntryNumber,
    Form,
    Key,
    SeatNumber,
    UndoForm,
    WhyForm,
)
from bottega.server.texts import Word

MatchName: TypeAlias = Word


class WatchMessage(Form):
    """Watch a match. `seat` says through whose eyes, for an account with several seats; `after` is the last
    entry that the client knows. Without `words`, the news has no sentences. With `presence`, the client is
    also told which players are there, and how far bots have come."""

    op: Literal["watch"]
    match: MatchName
    seat: SeatNumber | None = None
    after: EntryNumber = 0
    words: bool = True
    presence: bool = False
    key: Key | None = None


class UnwatchMessage(Form):
    op: Literal["unwatch"]
    match: MatchName
    key: Key | None = None


class AnswerMessage(AnswerForm):
    op: Literal["answer"]
    match: MatchName
    key: Key


class UndoMessage(UndoForm):
    op: Literal["undo"]
    match: MatchName
    key: Key


class ConfirmMessage(ConfirmForm):
    op: Literal["confirm"]
    match: MatchName
    key: Key


class WhyMessage(WhyForm):
    op: Literal["why"]
    match: MatchName
    key: Key


class ChatMessage(ChatForm):
    op: Literal["say"]
    match: MatchName
    key: Key


class HurryMessage(Form):
    """Let the bots of a match answer now."""

    op: Literal["hurry"]
    match: MatchName
    key: Key


class AwayMessage(Form):
    """Whether nobody looks at this client now."""

    op: Literal["away"]
    away: bool
    key: Key | None = None


class PingMessage(Form):
    op: Literal["ping"]
    key: Key | None = None


Message: TypeAlias = (
    WatchMessage
    | UnwatchMessage
    | AnswerMessage
    | UndoMessage
    | ConfirmMessage
    | WhyMessage
    | ChatMessage
    | HurryMessage
    | AwayMessage
    | PingMessage
)
#: Reads a message by its `op`; without that, pydantic would try each kind in turn.
READ_MESSAGE: Final[TypeAdapter[Message]] = TypeAdapter(Annotated[Message, Field(discriminator="op")])
