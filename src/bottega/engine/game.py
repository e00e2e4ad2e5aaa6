"""Game: one discoverable object per game, from which everything else follows."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Protocol, SupportsIndex, TypeVar

from mypy_extensions import mypyc_attr

from bottega.engine.action import Action, ActionSpace
from bottega.engine.choice import Choice
from bottega.engine.editions import Edition, Figure
from bottega.engine.explanation import Explanation
from bottega.engine.features import Features
from bottega.engine.insight import Insight
from bottega.engine.moments import Moments
from bottega.engine.numbers import seed_of, whole
from bottega.engine.plain import Plain
from bottega.engine.problem import DealError, shown
from bottega.engine.schema import Fields, json_schema
from bottega.engine.state import State
from bottega.engine.types import Deal, Json, Seat

if TYPE_CHECKING:
    from bottega.engine.encoding import Encoding
    from bottega.engine.people.text import Book

#: A line of a board in the terminal: pieces of text, each with the name of a style ("" for plain).
Line = list[tuple[str, str]]

#: A table of components: its title, its heads, its rows.
Sheet = tuple[str, list[str], list[list[str]]]

#: A symbol: its target, and the sign that boards in a terminal have for it ("" for none).
Symbol = tuple[str, str]


class Option(Plain):
    """A choice made before the deal, e.g. ``start`` = beginner or expert."""

    __slots__ = ("choices", "default")

    def __init__(self, choices: tuple[str, ...], default: str) -> None:
        self.choices = choices
        self.default = default

    def parts(self) -> tuple[object, ...]:
        return self.choices, self.default

    def __repr__(self) -> str:
        return f"Option({self.choices!r}, default={self.default!r})"


class People(Protocol):
    """What people see and hear of a game: functions of its package `people`, over its `box`. `Game` has
    methods of the same names and says what each returns (`draw` is its `board`)."""

    def noun(self, box: Any, key: str, value: Json, book: Book, /) -> str | None: ...
    def named(self, box: Any, action: Action, view: dict[str, Json], /) -> dict[str, Json] | None: ...
    def doubt(self, box: Any, action: Action, view: dict[str, Json], /) -> dict[str, Json] | None: ...
    def draw(self, box: Any, view: dict[str, Json], book: Book, width: int, /) -> list[Line]: ...
    def compact(self, box: Any, view: dict[str, Json], book: Book, width: int, /) -> list[list[Line]]: ...
    def describe(self, box: Any, view: dict[str, Json], book: Book, /) -> list[str]: ...
    def components(self, box: Any, book: Book, /) -> list[Sheet]: ...
    def explain(
        self, box: Any, view: dict[str, Json] | None, target: str, book: Book, /
    ) -> Explanation | None: ...
    def things(self, box: Any, view: dict[str, Json], /) -> list[str]: ...
    def legend(self, box: Any, book: Book, /) -> list[Symbol]: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """The rules of one game with one edition of its components.

    `hidden` names the keys of `State.dump` that hold anything a viewer may not know. Whatever changes
    under another key changes the spectator's view too, and the conformance kit checks it.
    `version` counts the rules: a change of rules is a new version that only new matches use.
    `earlier` has the versions before it that the package still plays: for each a function that makes the game
    with its standard edition.

    Two games are equal if their name, version and edition are. Nothing in a game changes, so a copy is the
    game itself. Pickled are its name, version and edition: it must be installed where it is loaded.
    """

    name: str
    seats: range
    version: int
    earlier: Mapping[int, Callable[[], Game]] = {}
    #: The version of a match that names none: servers wrote no version up to Bottega 0.1.0.
    unnamed_version: int = 1
    options: dict[str, Option]
    actions: ActionSpace
    #: The kinds of decisions, each with its message ``prompt-<stage>``; `State.stage` counts in them.
    stages: tuple[str, ...]
    #: In which stages each type of action can be legal.
    moments: Moments
    hidden: tuple[str, ...]
    #: Types of actions of which the other seats see that one was chosen, but not which.
    concealed: tuple[str, ...] = ()
    #: The kinds of events that begin a part of the match, and how deep the part lies: 1 for the largest (a
    #: turn, an age), 2 for a part of one of those. A log folds by them.
    chapters: Mapping[str, int] = {}
    #: The kinds of events that only follow from others: a log may fold them away.
    asides: frozenset[str] = frozenset()
    #: About how long a match takes people: our estimate, no rulebook prints it.
    minutes: int | None = None
    edition: Edition
    #: The form of a view: `schema` and the types of the web client are made from it.
    view_form: Fields
    #: The figures an edition may replace.
    figures: Sequence[Figure]
    #: The components of the edition, as tables of the game's own.
    box: Any
    people: People
    #: Folder with the message catalogues (``en.ftl`` ...; those of explanations may stand in a folder of
    #: their own, ``things``), the rules (``rules.en.md`` ...) and the lessons (``lessons``).
    data: Traversable

    @property
    def schema(self) -> dict[str, Json]:
        """JSON Schema (draft 2020-12) of what `State.view` returns, with a description of every field.

        Fields with ``"x-seen-by": "owner"`` are absent from the views of everybody else.
        """
        return json_schema(self.view_form, self.name)

    @property
    def lessons(self) -> tuple[str, ...]:
        """The names of the lessons that come with the game, in alphabetical order: the YAML files in the
        folder ``lessons`` of its data. `bottega.lessons` reads them."""
        folder = self.data.joinpath("lessons")
        if not folder.is_dir():
            return ()
        found = [file.name for file in folder.iterdir() if file.name.endswith(".yaml")]
        return tuple(sorted([name.removesuffix(".yaml") for name in found]))

    def parse(self, text: str) -> Action:
        """The action of this notation, or ValueError that says what was expected."""
        return self.actions.parse(text)

    def deal(self, players: SupportsIndex, seed: SupportsIndex | str, **options: str) -> Deal:
        """Every shuffle there will be in a match, as plain JSON-ready data.

        The same seed gives the same deal, on every machine and for ever. ValueError says what is wrong with
        the arguments.
        """
        count = whole(players)
        self.check_players(count)
        return self.shuffle(count, seed_of(seed), self.complete_options(options))

    @abstractmethod
    def shuffle(self, players: int, seed: int | str, options: dict[str, str]) -> Deal:
        """The deal for checked arguments."""

    @abstractmethod
    def start(self, deal: Json) -> State:
        """The first decision of a match; ValueError says what is wrong with a bad deal."""

    def begin(self, deal: Deal) -> State:
        """`start` for what `deal` has just returned: a game may leave out the checks."""
        return self.start(deal)

    @abstractmethod
    def load(self, dump: Json) -> State:
        """The state that was dumped; ValueError says what is wrong with a bad dump. See `restore`."""

    @abstractmethod
    def with_edition(self, edition: Edition) -> Game:
        """The same rules with other figures."""

    def noun(self, key: str, value: Json, book: Book) -> str | None:
        """How people call a value that messages mention under this key; None: as it is."""
        return self.people.noun(self.box, key, value, book)

    def named(self, action: Action, view: dict[str, Json]) -> dict[str, Json] | None:
        """The values of ``action-<type>-named`` for an action on the table of this view: actions are the
        same objects in every match and do not know it. None where ``action-<type>`` says it all."""
        return self.people.named(self.box, action, view)

    def doubt(self, action: Action, view: dict[str, Json]) -> dict[str, Json] | None:
        """The values of ``doubt-<type>``: what a person should read before this action, because it gives
        up something they may have overlooked, such as a pass with workers left. None for most actions. A
        client asks once more; the rules do not."""
        # A game that draws its board by itself has no `people`, and need not have doubts.
        people: People | None = getattr(self, "people", None)
        return None if people is None else people.doubt(self.box, action, view)

    def board(self, view: dict[str, Json], book: Book, width: int) -> list[Line]:
        """The table as seen in this view, drawn for a terminal of this width."""
        return self.people.draw(self.box, view, book, width)

    def compact(self, view: dict[str, Json], book: Book, width: int) -> list[list[Line]]:
        """Parts of the table for a small window, each in a few lines of at most this width (40 or more), the
        most important first. A client shows as many as it has room for. Empty: there is no such form."""
        # A game that draws its board by itself has no `people`, and need not have a compact form.
        people: People | None = getattr(self, "people", None)
        return [] if people is None else people.compact(self.box, view, book, width)

    def describe(self, view: dict[str, Json], book: Book) -> list[str]:
        """The same in words, line by line, for a screen reader or a pipe."""
        return self.people.describe(self.box, view, book)

    def components(self, book: Book) -> list[Sheet]:
        """Every component with its figures and provenance, as tables."""
        return self.people.components(self.box, book)

    def explain(self, view: dict[str, Json] | None, target: str, book: Book) -> Explanation | None:
        """What a thing on the table is and does, its figures, and the paragraph of the rules about it.

        Things go by their targets: those of actions, those that `things` lists, and the symbols of `legend`.
        Everything is told from the components and the view, so nothing is told that the view does not show.
        Without a view, it is what holds in every match. None where the game knows of no such thing.
        """
        return self.people.explain(self.box, view, target, book)

    def things(self, view: dict[str, Json]) -> list[str]:
        """The targets of everything on the table in this view, none of them twice. `explain` has an answer
        for each, and so for whatever a client draws and lets people point at."""
        return self.people.things(self.box, view)

    def legend(self, book: Book) -> list[Symbol]:
        """The symbols of the game, in the order in which people learn them. `explain` has an answer for each
        without a view."""
        return self.people.legend(self.box, book)

    def phase(self, view: dict[str, Json], seat: Seat) -> str | None:
        """A name for the part of the match until whose end this seat may pass; None where there is no such
        part, or where this seat has no more decisions in it.

        An order to pass ends when this name changes. It is the same in every view, a spectator's too.
        """
        return None

    def passing(self, view: dict[str, Json], seat: Seat) -> Action | None:
        """The action by which this seat passes at its present decision; None where it must choose.

        It is the same in every view, and so never an action that is chosen in secret.
        """
        return None

    def encoding(self, players: SupportsIndex) -> Encoding:
        """How what a seat knows becomes a row of numbers, at a table of this size. Ask once and keep it.

        NoEncoding, a ValueError, where the game has none.
        """
        from bottega.engine.encoding import NoEncoding

        raise NoEncoding(f"{self.name} has no encoding")

    def insight(self) -> Insight:
        """What a bot may ask of this game: the plain answers, unless the game has better ones."""
        return Insight()

    def features(self) -> Features | None:
        """What a net of this game looks at; None where none can be made for it."""
        return None

    def weights(self) -> bytes | None:
        """The weights of its nets, as `bottega train` writes them (``net.bin`` in its data); None where the
        game comes without."""
        file = self.data.joinpath("net.bin")
        return file.read_bytes() if file.is_file() else None

    def choices(self, state: State, seat: Seat, action: Action) -> list[Choice]:
        """What is worth counting in this legal action, before it is played: the things that the seat takes or
        begins by it. None for actions that say nothing, such as the end of a turn. Studies ask it for every
        legal action, so it must not change the state.

        A game that says nothing else has its actions counted one by one, by their types.
        """
        return [Choice(action.type, "action", action.notation)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.identity() == other.identity()

    def __hash__(self) -> int:
        return hash(self.identity())

    def identity(self) -> tuple[object, ...]:
        """What makes two games equal. A game that is made of more than its edition adds that."""
        return type(self), self.name, self.version, self.edition.id

    def __repr__(self) -> str:
        edition = f", edition {self.edition.name}" if self.edition.changes else ""
        return f"<Game {self.name}, rules {self.version}{edition}>"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return installed, (self.name, self.version, self.edition.name, self.edition.changes)

    def check_players(self, players: Json) -> None:
        if type(players) is not int or players not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise DealError("deal-players", game=self.name, low=low, high=high, value=shown(players))

    def complete_options(self, options: Mapping[str, Json]) -> dict[str, str]:
        """Options with their defaults filled in; ValueError for a name or choice that is not there."""
        for name, choice in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "—"
                raise DealError("deal-option", game=self.name, option=shown(name), known=known)
            if choice not in self.options[name].choices:
                choices = ", ".join(self.options[name].choices)
                raise DealError("deal-choice", option=name, choices=choices, value=shown(choice))
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    def check_deal(self, deal: Json, keys: Sequence[str]) -> None:
        """The part of a deal that all games share; `keys` are the game's own."""
        if not isinstance(deal, dict):
            raise DealError("deal-mapping", value=shown(deal))
        wanted = ("game", "players", "options", *keys)
        for key in wanted:
            if key not in deal:
                raise DealError("deal-key", key=key, keys=", ".join(wanted))
        for key in deal:
            if key not in wanted:
                raise DealError("deal-key-unknown", key=shown(key), game=self.name)
        if deal["game"] != self.name:
            raise DealError("deal-game", other=shown(deal["game"]), game=self.name)
        self.check_players(deal["players"])
        if not isinstance(deal["options"], dict):
            raise DealError("deal-options", value=shown(deal["options"]))
        if self.complete_options(deal["options"]) != deal["options"]:
            raise DealError("deal-options-all", options=", ".join(self.options))


def installed(name: str, version: int, edition: str, changes: dict[str, int | str]) -> Game:
    """The game that was pickled: the installed one of this name and version, with these figures."""
    # The games stand above the engine and are found by their names, here as everywhere.
    found: Game = import_module("bottega.games").edited(name, edition, changes, version)
    return found


AnyGame = TypeVar("AnyGame", bound=Game)
AnyState = TypeVar("AnyState", bound=State)


def restore(game: AnyGame, dump: Json, read: Callable[[AnyGame, dict[str, Json]], AnyState]) -> AnyState:
    """The state that was dumped, read by the game's own function.

    `read` gets a dump of this game, edition and number of players and may raise what it likes about values
    that are missing or of another kind. That becomes a ValueError here, as does a dump in which something
    is in two places or missing.
    """
    if not isinstance(dump, dict) or dump.get("game") != game.name:
        raise ValueError(f"this is no dump of a match of {game.name}")
    if dump.get("edition") != game.edition.id:
        raise ValueError(
            f"this match is played with edition {dump.get('edition')!r}, not {game.edition.id!r}"
        )
    try:
        game.check_players(dump["players"])
        if "options" in dump:
            game.complete_options(dump["options"])
        state = read(game, dump)
        broken = state.audit()
        again = state.dump()
    except (KeyError, TypeError, IndexError, ValueError, AttributeError) as error:
        raise ValueError(f"this dump cannot be read: {type(error).__name__} {error}") from error
    if broken:
        raise ValueError(f"this dump is of no possible match; broken: {'; '.join(broken)}")
    for key, value in again.items():
        if dump.get(key) != value:
            raise ValueError(f"this dump cannot be read: a match would write {key} in another way")
    return state
