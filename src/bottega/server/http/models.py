"""What a client is told about matches, as models: the API's description and the client's types are made
from them. Views are described by the games (`views`); events and actions of a game stay open here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Form(BaseModel):
    """What is sent here; a field that is not known is refused rather than overlooked, and so is a value of
    another kind than expected."""

    model_config = ConfigDict(extra="forbid", strict=True)


# What is sent


class TempoForm(Form):
    """How long people may think: no clock; minutes for the match and an increment in seconds for each turn;
    days for each decision."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Field(ge=1, le=600)] = 20
    increment: Annotated[int, Field(ge=0, le=600)] = 20
    days: Annotated[int, Field(ge=1, le=30)] = 3


class SeatForm(Form):
    """Who is to sit here: the host (``me``, with the name to show around one device), a bot, or whoever
    comes (neither)."""

    me: bool = False
    name: str | None = Field(None, min_length=1, max_length=24)
    bot: str | None = Field(None, max_length=40, examples=["master"])


class NewTable(Form):
    game: str = Field(max_length=40, examples=["masters"])
    edition: str | None = Field(None, max_length=40)
    options: dict[str, str] = Field(default_factory=dict, max_length=10)
    seats: list[SeatForm] = Field(min_length=1, max_length=6)
    public: bool = Field(False, description="Listed for everybody; otherwise whoever has the link may come.")
    spectators: bool = True
    ranked: bool = False
    hints: bool = Field(True, description="Whether people may ask a bot for advice.")
    device: bool = Field(False, description="Everybody sits around one device: all people are the host.")
    order: Literal["fixed", "drawn"] = "fixed"
    tempo: TempoForm = TempoForm()
    confirms: bool = Field(False, description="Whether the host's turns wait for his confirmation.")
    word: str = Field("", max_length=100, description="A word of one's own that goes into the shuffle.")
    start: bool = Field(False, description="Begin at once; only where no seat is free.")


class Sit(Form):
    seat: int | None = Field(None, ge=0, le=9)
    confirms: bool = False
    word: str = Field("", max_length=100)


class Arrange(Form):
    """A bot for a seat, or nobody: then it is free again."""

    bot: str | None = Field(None, max_length=40)


class AnswerForm(Form):
    decision: str = Field(max_length=40, examples=["17.0"])
    action: int | str = Field(union_mode="left_to_right", description="The id of a choice, or its notation.")
    key: str | None = Field(
        None, min_length=1, max_length=64, description="Sent again with the same key, it counts once."
    )


class UndoForm(Form):
    seat: int | None = Field(None, ge=0, le=9)
    count: int = Field(1, ge=1, le=1000)
    key: str | None = Field(None, min_length=1, max_length=64)


class SeatOnly(Form):
    seat: int | None = Field(None, ge=0, le=9)


class RequestForm(Form):
    what: Literal["takeback", "abandon"]
    seat: int | None = Field(None, ge=0, le=9)


class Consent(Form):
    agree: bool
    seat: int | None = Field(None, ge=0, le=9)


class StandIn(Form):
    """Let a bot play on for a seat whose person is away, or for oneself."""

    seat: int = Field(ge=0, le=9)
    bot: str = Field("journeyman", max_length=40)


class OrderForm(Form):
    """Pass for the rest of this phase, or take that back."""

    passing: bool
    seat: int | None = Field(None, ge=0, le=9)


class Preference(Form):
    confirms: bool
    seat: int | None = Field(None, ge=0, le=9)


class ForkForm(Form):
    count: int = Field(ge=0, le=100_000)
    seat: int = Field(ge=0, le=9)
    bot: str = Field("master", max_length=40)


class ChatForm(Form):
    text: str = Field(min_length=1, max_length=500)


class NoteForm(Form):
    text: str = Field(max_length=10_000)


class MuteForm(Form):
    muted: bool


# What is told


class Done(BaseModel):
    """It is written down, as the entry of this number."""

    number: int


class Tempo(BaseModel):
    kind: Literal["none", "live", "days"]
    minutes: int | None = None
    increment: int | None = None
    days: int | None = None


class ClockTold(BaseModel):
    """Milliseconds left, since when it runs, and when it runs out."""

    bank: int
    since: int | None
    deadline: int | None


class Chair(BaseModel):
    name: str
    person: bool
    bot: str | None
    stand_in: str | None
    resigned: bool
    deciding: bool
    flagged: bool
    clock: ClockTold | None = None


class RequestTold(BaseModel):
    number: int
    what: Literal["takeback", "abandon"]
    seat: int
    count: int
    needed: list[int]


class ProofTold(BaseModel):
    """What shows that nobody chose the shuffle; all of it only after the match."""

    commitment: str | None = None
    promise: str | None = None
    nonce: str | None = None
    secret: str | None = None
    seed: str | None = None
    words: list[str] | None = None


class ScoreTold(BaseModel):
    total: int
    lines: dict[str, int]
    ties: dict[str, int]
    texts: dict[str, str] | None = None


class ResultTold(BaseModel):
    """The place of each seat, who resigned, and the count."""

    places: list[int]
    resigned: list[int]
    scores: list[ScoreTold]


class TableTold(BaseModel):
    """What everybody may know of a table."""

    id: str
    game: str
    edition: str | None
    options: dict[str, str]
    status: Literal["open", "playing", "over", "abandoned"]
    created: int
    changed: int
    public: bool
    spectators: bool
    ranked: bool
    hints: bool
    device: bool
    fork: dict[str, Any] | None
    tempo: Tempo
    host: int | None
    seats: list[Chair]
    held: int | None
    request: RequestTold | None
    promise: str
    proof: ProofTold | None = None
    decisions: int | None = None
    result: ResultTold | None = None


class EventTold(BaseModel):
    number: int
    at: int
    kind: str
    values: dict[str, Any]
    text: str | None = None


class PromptTold(BaseModel):
    kind: str
    values: dict[str, Any]
    text: str | None = None


class ActionTold(BaseModel):
    """An action's structure: its type, what it says beyond that, and the things on the table it touches."""

    model_config = ConfigDict(extra="allow")
    type: str
    id: int
    notation: str
    targets: list[str]


class Choice(BaseModel):
    id: int
    action: ActionTold
    text: str | None = None


class Decision(BaseModel):
    id: str
    prompt: PromptTold
    choices: list[Choice]


class Own(BaseModel):
    confirms: bool
    order: str | None
    undo: bool | None = None
    takeback: bool | None = None
    phase: str | None = None


class News(BaseModel):
    """What happened since the entry one knew, and how things stand. The WebSocket sends the same."""

    op: Literal["news"]
    match: str
    number: int
    at: int
    seat: int | None
    after: int
    gap: bool
    events: list[EventTold]
    table: TableTold
    view: dict[str, Any] | None
    decision: Decision | None
    own: Own | None


class SeatListed(BaseModel):
    name: str
    bot: str | None
    free: bool
    stand_in: str | None


class Listed(BaseModel):
    """A table in a list."""

    id: str
    game: str
    edition: str | None
    options: dict[str, str]
    status: str
    players: int
    public: bool
    spectators: bool
    ranked: bool
    device: bool
    tempo: Tempo
    seats: list[SeatListed]
    host: str
    number: int
    created: int
    changed: int
    due: int | None
    places: list[int] | None = None
    #: One's own seats there, whether it is one's decision, and whether a chair is kept for one there.
    own: list[int] = []
    waiting: bool = False
    invited: bool = False


class Tables(BaseModel):
    tables: list[Listed]


class Events(BaseModel):
    events: list[EventTold]


class ChatLineTold(BaseModel):
    number: int
    at: int
    name: str
    text: str


class ChatTold(BaseModel):
    lines: list[ChatLineTold]


class Mutes(BaseModel):
    names: list[str]


class NoteTold(BaseModel):
    text: str


class ParagraphTold(BaseModel):
    id: str
    title: str
    text: str


class RefusalTold(BaseModel):
    code: str
    rule: str
    values: dict[str, Any]
    text: str | None = None
    paragraph: ParagraphTold | None = None


class WhyTold(BaseModel):
    """Why not; nothing where it is allowed."""

    refusals: list[RefusalTold]


class Description(BaseModel):
    lines: list[str]


class ReasonTold(BaseModel):
    """An action a bot thought about: points and chances it expects for every seat, and the share of its
    attention."""

    action: str
    id: int
    text: str
    attention: float
    points: list[float]
    chances: list[float]


class Hint(BaseModel):
    bot: str
    reasons: list[ReasonTold]
    seconds: float
    iterations: int


class Step(BaseModel):
    seat: int
    action: ActionTold
    text: str | None = None
    events: list[dict[str, Any]]


class Moments(BaseModel):
    steps: list[Step]


class Moment(BaseModel):
    count: int
    actors: list[int]
    views: list[dict[str, Any]]
