"""The forms that clients send and the answers they get about matches. The description of the API and the
types of the web client are made from them. Views are described by the games (`views`); what a game puts into
an event or an action stays open here."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from bottega.server.texts import ChatText, Notation, Note, RecordText, SeatName, ShuffleWord, Thing, Word


class Form(BaseModel):
    """What a client sends. An unknown field and a value of another type are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


#: No store keeps a greater number, and no JavaScript client either.
LARGEST: Final = 2**53 - 1
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=9)]
EntryNumber: TypeAlias = Annotated[int, Field(ge=0, le=LARGEST)]
#: A command that is sent again with the same key counts once.
LONGEST_KEY: Final = 64
Key: TypeAlias = Annotated[str, Field(min_length=1, max_length=LONGEST_KEY, pattern=r"^[\x20-\x7e]*$")]
#: An action by its id or its notation.
ActionName: TypeAlias = EntryNumber | Notation

# What clients send


class TempoForm(Form):
    """How long people may think: no clock; minutes for the match and an increment in seconds for each turn;
    days for each decision."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Field(ge=1, le=600)] = 20
    increment: Annotated[int, Field(ge=0, le=600)] = 20
    days: Annotated[int, Field(ge=1, le=30)] = 3


class SeatForm(Form):
    """Who is to sit here: the host (``me``, with the name to show around one device), a bot, or anybody who
    comes (neither)."""

    me: bool = False
    name: SeatName | None = None
    bot: Word | None = Field(None, examples=["master"])


class TableForm(Form):
    game: Word = Field(examples=["masters"])
    edition: Word | None = None
    options: dict[Word, Word] = Field(default_factory=dict, max_length=10)
    seats: list[SeatForm] = Field(min_length=1, max_length=6)
    public: bool = Field(False, description="Listed for everybody; otherwise people come by the link.")
    spectators: bool = True
    ranked: bool = False
    hints: bool = Field(True, description="Whether people may ask a bot for advice.")
    device: bool = Field(False, description="Everybody sits around one device: all people are the host.")
    order: Literal["fixed", "drawn"] = "fixed"
    tempo: TempoForm = TempoForm()
    confirms: bool = Field(False, description="Whether the host's turns wait for confirmation.")
    word: ShuffleWord = Field("", description="A word of the player's own that goes into the shuffle.")
    start: bool = Field(False, description="Begin at once; only if no seat is free.")


class SitForm(Form):
    seat: SeatNumber | None = None
    confirms: bool = False
    word: ShuffleWord = ""


class ArrangeForm(Form):
    """A bot for a seat; without one the seat is free again."""

    bot: Word | None = None


class AnswerForm(Form):
    decision: Word = Field(examples=["17.0"])
    action: ActionName = Field(union_mode="left_to_right", description="The id of a choice, or its notation.")
    key: Key | None = Field(None, description="Sent again with the same key, it counts once.")


class UndoForm(Form):
    seat: SeatNumber | None = None
    count: int = Field(1, ge=1, le=1000)
    key: Key | None = None


class ConfirmForm(Form):
    seat: SeatNumber | None = None
    key: Key | None = None


class WhyForm(Form):
    """An action (by id or notation), or a thing on the table: one of the two."""

    # The HTTP API reads it from a query, where everything is text.
    model_config = ConfigDict(strict=False)

    action: ActionName | None = Field(None, union_mode="left_to_right")
    target: Thing | None = None
    seat: SeatNumber | None = None


class SeatOnlyForm(Form):
    seat: SeatNumber | None = None


class RequestForm(Form):
    what: Literal["takeback", "abandon"]
    seat: SeatNumber | None = None


class ConsentForm(Form):
    agree: bool
    seat: SeatNumber | None = None


class StandInForm(Form):
    """Let a bot play on for a seat whose person is away, or for one's own seat."""

    seat: SeatNumber
    bot: Word = "journeyman"


class OrderForm(Form):
    """Pass for the rest of this phase, or stop passing."""

    passing: bool
    seat: SeatNumber | None = None


class PreferenceForm(Form):
    confirms: bool
    seat: SeatNumber | None = None


class ForkForm(Form):
    count: int = Field(ge=0, le=100_000)
    seat: SeatNumber
    bot: Word = "master"


class BringForm(Form):
    """A record, as `GET /matches/{match}/record` gives it, or a page without a server."""

    text: RecordText


class ChatForm(Form):
    text: ChatText


class NoteForm(Form):
    text: Note


#: The id of a match.
MatchName: TypeAlias = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,24}$", examples=["k3vJx0aPq2Zw"])]


class OwnMatchesForm(Form):
    """Some of one's own matches."""

    matches: list[MatchName] = Field(min_length=1, max_length=50)


class MuteForm(Form):
    muted: bool


# What clients get


class EntryAnswer(BaseModel):
    """The command was carried out and is stored as the entry of this number."""

    number: int


class TempoAnswer(BaseModel):
    kind: Literal["none", "live", "days"]
    minutes: int | None = None
    increment: int | None = None
    days: int | None = None


class ClockAnswer(BaseModel):
    """Milliseconds left, since when the clock runs, and when it runs out."""

    bank: int
    since: int | None
    deadline: int | None


class ChairAnswer(BaseModel):
    name: str
    person: bool
    bot: str | None
    stand_in: str | None
    resigned: bool
    deciding: bool
    flagged: bool
    clock: ClockAnswer | None = None


class RequestAnswer(BaseModel):
    number: int
    what: Literal["takeback", "abandon"]
    seat: int
    count: int
    needed: list[int]


class ProofAnswer(BaseModel):
    """The proof that nobody chose the shuffle. Some of it comes only after the match."""

    commitment: str | None = None
    promise: str | None = None
    nonce: str | None = None
    secret: str | None = None
    seed: str | None = None
    words: list[str] | None = None


class ScorePartAnswer(BaseModel):
    """Something that a line is made of, such as `card:21`. No points: several things count together."""

    mark: str
    points: int | None
    text: str | None = None


class ScoreAnswer(BaseModel):
    total: int
    lines: dict[str, int]
    ties: dict[str, int]
    parts: dict[str, list[ScorePartAnswer]]
    texts: dict[str, str] | None = None
    tie_texts: dict[str, str] | None = None


class TableResultAnswer(BaseModel):
    """The place of each seat, the seats that resigned, and the points."""

    places: list[int]
    resigned: list[int]
    scores: list[ScoreAnswer]


class TableAnswer(BaseModel):
    """What everybody may know of a table."""

    id: str
    game: str
    edition: str | None
    rules: int = Field(description="The version of the rules with which the match began.")
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
    tempo: TempoAnswer
    host: int | None
    seats: list[ChairAnswer]
    held: int | None
    request: RequestAnswer | None
    promise: str
    proof: ProofAnswer | None = None
    decisions: int | None = None
    result: TableResultAnswer | None = None


class ToldEventAnswer(BaseModel):
    """What happened. `chapter` says that it begins a part of the match, and how deep that part lies (1 is the
    largest); an `aside` only follows from other events. `marks` say what is named in the text: the first
    character and the one after the last, and the thing (`seat:0`, `card:21`, `resources-coin`)."""

    kind: str
    values: dict[str, Any]
    chapter: int | None = None
    aside: bool = False
    text: str | None = None
    marks: list[tuple[int, int, str]] | None = None


class EventAnswer(ToldEventAnswer):
    """With its entry, and the number of decisions that stood after it."""

    number: int
    at: int
    step: int


class BeatAnswer(BaseModel):
    """How the game stood in between, after the first `events` of the events."""

    events: int
    view: dict[str, Any]


class PromptAnswer(BaseModel):
    kind: str
    values: dict[str, Any]
    text: str | None = None


class ActionAnswer(BaseModel):
    """The structure of an action: its type, its own fields, and the things on the table that it touches."""

    model_config = ConfigDict(extra="allow")
    type: str
    id: int
    notation: str
    targets: list[str]


class ChoiceAnswer(BaseModel):
    id: int
    action: ActionAnswer
    text: str | None = None
    #: What to read before choosing this: it gives up something that may be overlooked.
    doubt: str | None = None


class DecisionAnswer(BaseModel):
    id: str
    prompt: PromptAnswer
    choices: list[ChoiceAnswer]


class OwnAnswer(BaseModel):
    confirms: bool
    order: str | None
    undo: bool | None = None
    takeback: bool | None = None
    phase: str | None = None


class NewsAnswer(BaseModel):
    """What happened since the entry that the client knows, and how the table stands. The WebSocket sends the
    same."""

    op: Literal["news"]
    match: str
    number: int
    at: int
    seat: int | None
    after: int
    gap: bool
    events: list[EventAnswer]
    beats: list[BeatAnswer]
    table: TableAnswer
    view: dict[str, Any] | None
    decision: DecisionAnswer | None
    own: OwnAnswer | None


class ListedSeatAnswer(BaseModel):
    name: str
    bot: str | None
    free: bool
    stand_in: str | None


class ListedTableAnswer(BaseModel):
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
    tempo: TempoAnswer
    seats: list[ListedSeatAnswer]
    host: str
    number: int
    created: int
    changed: int
    due: int | None
    places: list[int] | None = None
    progress: PromptAnswer | None = Field(None, description="How far the match is, such as its turn.")
    #: The seats of the account, whether it must decide, and whether a seat is kept for it.
    own: list[int] = []
    waiting: bool = False
    invited: bool = False
    alone: bool = Field(False, description="Nobody but the account and bots sits there.")


class TablesAnswer(BaseModel):
    tables: list[ListedTableAnswer]
    next: str | None = Field(description="What to send as `before` for the tables that follow; null: none.")


class AddressesAnswer(BaseModel):
    addresses: list[str] = Field(
        description="Where others reach the site; empty if the server listens to its own machine only.",
        examples=[["http://192.168.1.7:8000"]],
    )


class MatchRefusedAnswer(BaseModel):
    match: str
    code: str
    text: str


class OwnMatchesAnswer(BaseModel):
    """What was done with some of one's own matches: with which, and why not with the others."""

    done: list[str]
    refused: list[MatchRefusedAnswer]


class EventsAnswer(BaseModel):
    events: list[EventAnswer]


class BoardAnswer(BaseModel):
    """How the game stood after an entry."""

    number: int
    view: dict[str, Any]


class RecapAnswer(EventsAnswer):
    """`boards`, where they are asked for: before the first of the events, and after each entry."""

    boards: list[BoardAnswer] | None = None


class ChatLineAnswer(BaseModel):
    number: int
    at: int
    name: str
    text: str


class ChatAnswer(BaseModel):
    lines: list[ChatLineAnswer]


class MutesAnswer(BaseModel):
    names: list[str]


class NoteAnswer(BaseModel):
    text: str


class ParagraphAnswer(BaseModel):
    id: str
    title: str
    text: str


class RefusalAnswer(BaseModel):
    code: str
    rule: str
    values: dict[str, Any]
    text: str | None = None
    paragraph: ParagraphAnswer | None = None


class WhyAnswer(BaseModel):
    """Why it is forbidden; empty if it is allowed."""

    refusals: list[RefusalAnswer]


class DescriptionAnswer(BaseModel):
    lines: list[str]


class FigureAnswer(BaseModel):
    name: str
    value: str


class RuleTitleAnswer(BaseModel):
    """A paragraph of the rules, by its address and its title."""

    id: str
    title: str


class ExplanationAnswer(BaseModel):
    """What a thing is: its name, sentences, the figures on it, and where to read on."""

    target: str = Field(examples=["stack:green1"])
    title: str
    lines: list[str]
    figures: list[FigureAnswer]
    rule: RuleTitleAnswer


class ThingsAnswer(BaseModel):
    """What things on the table are, as it stood after entry `number`. It holds until the next entry."""

    number: int
    things: list[ExplanationAnswer]


class ReasonAnswer(BaseModel):
    """An action that a bot considered: the points and chances that it expects for every seat, and the share
    of its time that it spent on this action."""

    action: str
    id: int
    text: str
    attention: float
    points: list[float]
    chances: list[float]


class HintAnswer(BaseModel):
    bot: str
    reasons: list[ReasonAnswer]
    seconds: float
    iterations: int


class ReplayEventAnswer(ToldEventAnswer):
    """An event of a finished match, and who knew of it then: seats, and -1 for spectators; null is
    everybody."""

    audience: list[int] | None


class ReplayStepAnswer(BaseModel):
    """A decision: how far the match was before it, and what happened."""

    seat: int
    action: ActionAnswer
    progress: PromptAnswer | None
    text: str | None = None
    events: list[ReplayEventAnswer]


class MomentsAnswer(BaseModel):
    steps: list[ReplayStepAnswer]


class MomentAnswer(BaseModel):
    count: int
    actors: list[int]
    views: list[dict[str, Any]]
