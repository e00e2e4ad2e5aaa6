"""Every sentence is there in all languages, finds its values, and is needed.

Random matches are played, and everything a person could be told in them is said in three languages.
What the source can say but the matches did not is found too, and so is a message nobody says.
"""

from __future__ import annotations

import ast
import json
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bottega
from bottega import lessons
from bottega.engine.action import Action
from bottega.engine.editions import changed
from bottega.engine.events import Event, Log
from bottega.engine.game import Game
from bottega.engine.match import Match
from bottega.engine.people.rulebook import rulebook
from bottega.engine.people.text import LANGUAGES, Book, Catalogue, catalogues
from bottega.engine.refusal import Refusal
from bottega.engine.state import State
from bottega.engine.types import Json, Seat, Viewer
from bottega.games import shipped_editions
from bottega.server.words import areas

SOURCE = Path(bottega.__file__).parent
NAMES = ["Anna", "Bruno", "Chiara", "Dario", "Elena"]
#: Matches of each number of players, at most.
MATCHES = 8
#: How often each event and each refusal is told, with other values.
TIMES = 12
#: Boards are drawn at one decision in this many, besides where they show something new.
SAMPLE = 60
#: Where a question is not new, those who have nothing to decide try one action in this many.
SOME = 8

ENGINE = files("bottega.engine").joinpath("data")
TERMINAL = files("bottega.terminal").joinpath("data")
GAME_FOLDERS = [bottega.game(name).data for name in bottega.games()]
FOLDERS: dict[str, Traversable] = {
    "engine": ENGINE,
    "terminal": TERMINAL,
    "bots": files("bottega.bots").joinpath("data"),
    "workers": files("bottega.workers").joinpath("data"),
    **{f"server {area.name}": area for area in areas()},
    **{name: bottega.game(name).data for name in bottega.games()},
    "lessons": files("bottega.lessons").joinpath("data"),
    "review": files("bottega.review").joinpath("data"),
    "study": files("bottega.research.study").joinpath("data"),
    "page": files("bottega.page").joinpath("data"),
    **{f"{name} lessons": lessons.folder(bottega.game(name)) for name in bottega.games()},
}


# What the catalogues hold.


@cache
def entries(folder: str, lang: str) -> list[Json]:
    parsed: list[Json] = []
    for part in catalogues(FOLDERS[folder]):
        parsed += FluentParser().parse(part.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")).body
    return [entry for entry in parsed if not isinstance(entry, ftl.BaseComment)]


@cache
def messages(folder: str, lang: str) -> dict[str, Json]:
    return {entry.id.name: entry for entry in entries(folder, lang)}


def nodes(root: Json, kind: type) -> Iterator[Json]:
    """Every part of a message that is of this kind."""
    if isinstance(root, kind):
        yield root
    for value in vars(root).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode) and not isinstance(part, ftl.Span):
                yield from nodes(part, kind)


def references(message: Json) -> set[str]:
    return {node.id.name for node in nodes(message, ftl.MessageReference)}


def with_references(ids: set[str], book: dict[str, Json]) -> set[str]:
    """These messages and all that they are made of."""
    found: set[str] = set()
    more = ids & set(book)
    while more:
        found |= more
        more = {id for known in more for id in references(book[known])} - found
    return found


def variables(id: str, book: dict[str, Json]) -> set[str]:
    """The values a message needs; a word and what stands behind it are one."""
    parts = [book[part] for part in with_references({id}, book)]
    names = {node.id.name for part in parts for node in nodes(part, ftl.VariableReference)}
    return {re.sub("-(is|count)$", "", name) for name in names}


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_holds_plain_messages_only(folder: str, lang: str) -> None:
    for entry in entries(folder, lang):
        assert isinstance(entry, ftl.Message), f"not a message: {entry.content.strip()!r}"
        assert not entry.attributes
        for node in nodes(entry, ftl.TextElement):
            assert not re.search(r"</?[a-z]+>|[`*_]|\]\(", node.value), f"{entry.id.name}: {node.value!r}"
    ids = [entry.id.name for entry in entries(folder, lang)]
    assert not [id for id, count in Counter(ids).items() if count > 1]
    catalogue = Catalogue(catalogues(FOLDERS[folder]), lang)
    assert all(id in catalogue for id in ids)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_have_the_same_messages_with_the_same_values(folder: str, lang: str) -> None:
    ours, english = messages(folder, lang), messages(folder, "en")
    assert list(ours) == list(english)
    for id in english:
        assert variables(id, ours) == variables(id, english), id


@pytest.mark.parametrize("game", bottega.games())
def test_no_message_is_in_the_catalogues_of_both_engine_and_game(game: str) -> None:
    assert not set(messages("engine", "en")) & set(messages(game, "en"))


def test_no_message_is_in_the_catalogues_of_both_terminal_and_bots() -> None:
    assert not set(messages("terminal", "en")) & set(messages("bots", "en"))


@pytest.mark.parametrize("folder", FOLDERS)
def test_french_signs_keep_their_word(folder: str) -> None:
    """A line never begins with a colon: the space before it does not break."""
    for id, message in messages(folder, "fr").items():
        for node in nodes(message, ftl.TextElement):
            assert not re.search(r" [:;?!»]|« ", node.value), id


# What is said in a match.


class Teller:
    """Says everything there is to say in all languages, and remembers which messages that took."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.told: set[str] = set()
        self.kinds: set[str] = set()
        self.codes: set[str] = set()
        self.rules: set[str] = set()
        self.types: set[str] = set()
        self._turn = 0
        self._seen: defaultdict[str, set[str]] = defaultdict(set)
        self.books = [_Listening(game, lang, NAMES, self.told) for lang in LANGUAGES]

    def new(self, what: str, values: Json) -> bool:
        """Is this worth telling: not told before, nor often enough with other values?"""
        told = self._seen[what]
        if len(told) >= TIMES:
            return False
        key = json.dumps(values)
        fresh = key not in told
        told.add(key)
        return fresh

    def event(self, event: Event) -> None:
        self.kinds.add(event.kind)
        if self.new(f"event {event.kind}", event.values):
            self.say([book.event(event) for book in self.books])

    def refusal(self, refusal: Refusal) -> None:
        self.codes.add(refusal.code)
        self.rules.add(refusal.rule)
        if self.new(f"refusal {refusal.code}", refusal.values):
            self.say([book.refusal(refusal) for book in self.books])

    def say(self, texts: list[str]) -> None:
        for text in texts:
            assert text.strip() == text != ""
            assert not re.search(r"[{}]|None|  ", text), text

    def decision(self, state: State) -> bool:
        """How far the match is and what the actors are asked; True for a kind of question that is new."""
        fresh = False
        progress = state.progress()
        assert progress is not None
        if self.new(f"progress {progress.kind}", progress.values):
            self.say([book.progress(progress) for book in self.books])
        for seat in state.actors:
            prompt = state.prompt(seat)
            assert prompt is not None
            fresh = fresh or not self._seen[f"prompt {prompt.kind}"]
            if self.new(f"prompt {prompt.kind}", prompt.values):
                self.say([book.prompt(prompt) for book in self.books])
            self.doubts(state, seat)
            self.choices(state, seat)
        return fresh

    def choices(self, state: State, seat: Seat) -> None:
        """What studies count: the titles of their tables, and the names of the things in them."""
        for action in state.legal(seat):
            for choice in self.game.choices(state, seat, action):
                if self.new(f"choice {choice.kind}", choice.value):
                    self.say([book.say(f"choice-{choice.kind}") for book in self.books])
                    self.say([str(book.word(choice.key, choice.value)) for book in self.books])

    def doubts(self, state: State, seat: Seat) -> None:
        view = state.view(seat)
        for action in state.legal(seat):
            values = self.game.doubt(action, view)
            if values is not None and self.new(f"doubt {action.type}", values):
                self.say([book.sentence(f"doubt-{action.type}", values) for book in self.books])

    def refusals(self, state: State, some: int = 1) -> None:
        """Why not: every action for those who decide. The others are mostly told that they do not, so for
        them one action in `some` is enough, each time others."""
        self._turn += 1
        actions = list(self.game.actions)
        for seat in range(state.players):
            for action in actions if seat in state.actors else actions[self._turn % some :: some]:
                refusal = state.why_not(seat, action)
                if refusal is not None:
                    self.refusal(refusal)

    def table(self, state: State) -> None:
        """The boards and scores of a state."""
        viewers: list[Viewer] = [None, *(state.actors or range(state.players))[:1]]
        for viewer in viewers:
            view = state.view(viewer)
            for book in self.books:
                if viewer is not None:
                    self.say([book.action(action, view) for action in state.legal(viewer)])
                assert self.game.board(view, book, 100)
                assert self.game.compact(view, book, 60)
                self.say(self.game.describe(view, book))
            self.things(view, [] if viewer is None else state.legal(viewer))
        for seat, score in enumerate(state.scores()):
            for book in self.books:
                parts = [part for line in state.score_parts(seat).values() for part in line]
                self.say([str(book.word(part["key"], part["value"])) for part in parts])
                self.say([book.say(f"score-{line}") for line in (*score["lines"], "total")])
                self.say([book.say(f"tie-{tie}") for tie in score["ties"]])

    def things(self, view: dict[str, Json], legal: Sequence[Action]) -> None:
        """What everything on the table is, in English, and of each kind some in all languages."""
        targets = [*self.game.things(view), *(target for action in legal for target in action.targets)]
        for target in dict.fromkeys(targets):
            often = self.new(f"thing {target.partition(':')[0]}", [target, view["stage"]])
            for book in self.books if often else self.books[:1]:
                self.explain(self.game, view, target, book)

    def explain(self, game: Game, view: dict[str, Json] | None, target: str, book: Book) -> None:
        told = game.explain(view, target, book)
        assert told is not None, target
        self.say([told.title, *told.lines, *(text for figure in told.figures for text in figure)])
        self.rules.add(told.rule)

    def box(self) -> None:
        """All actions, options and components, and those of the editions."""
        for book in self.books:
            self.say([book.action(action) for action in self.game.actions])
            for name, option in self.game.options.items():
                self.say(
                    [book.say(f"option-{name}"), *(book.say(f"option-{name}-{c}") for c in option.choices)]
                )
        games = [self.game, edited(self.game)]
        games += [bottega.game(self.game.name, edition) for edition in shipped_editions(self.game)]
        for game in games:
            state = game.start(game.deal(players=game.seats[-1], seed=0))
            for lang in LANGUAGES:
                book = _Listening(game, lang, NAMES, self.told)
                self.say(game.describe(state.view(0), book))
                for target, _ in game.legend(book):
                    self.explain(game, None, target, book)
                for title, heads, rows in game.components(book):
                    self.say([title, *heads])
                    for row in rows:
                        assert len(row) == len(heads)
                        self.say(row)


def edited(game: Game) -> Game:
    """The game with an edition of somebody's own: another number in the first row of a table."""
    figures = game.edition.figures
    for table, rows in figures.items():
        for row, data in rows.items() if isinstance(rows, dict) else ():
            for key, value in data.items() if isinstance(data, dict) else ():
                paths = {f"{table}.{row}.{key}": value}
                if isinstance(value, dict):
                    paths = {f"{table}.{row}.{key}.{part}": number for part, number in value.items()}
                for path, number in paths.items():
                    if any(figure.covers(path.split(".")) and figure.high for figure in game.figures):
                        change = {path: number - 1 if number else 1}
                        return game.with_edition(changed(figures, game.figures, "Mine", change))
    raise AssertionError(f"{game.name} has no figure to change")


class _Listening(Book):
    """A book that notes which messages it is asked for."""

    def __init__(self, game: Game, lang: str, names: list[str], told: set[str]) -> None:
        super().__init__(game, lang, names)
        self._told = told

    def say(self, id: str, values: Json = None) -> str:
        self._told.add(id)
        return super().say(id, values)


def any_action(legal: list[Action], chosen: set[str], rng: random.Random) -> Action:
    """A random action of a random type, rather one that nobody has chosen yet."""
    types = {action.type for action in legal}
    kind = rng.choice(sorted(types - chosen or types))
    return rng.choice([action for action in legal if action.type == kind])


def play_out(teller: Teller, state: State, rng: random.Random) -> None:
    """A match to its end, telling whatever has not been told."""
    state.log = log = Log()
    while not state.over:
        fresh = teller.decision(state)
        if fresh or rng.randrange(SAMPLE) == 0:
            teller.table(state)
        teller.refusals(state, 1 if fresh else SOME)
        seat = rng.choice(state.actors)
        action = any_action(state.legal(seat), teller.types, rng)
        teller.types.add(action.type)
        state.play(seat, action)
        for event in log.events:
            teller.event(event)
        log.events.clear()
    teller.refusals(state)
    teller.table(state)


def take_back(teller: Teller) -> None:
    """Decisions of one seat that it takes back, and one that the table takes back by agreement."""
    game = teller.game
    match = Match(game, game.deal(players=game.seats[0], seed=0), NAMES[: game.seats[0]])
    while not match.state.over:
        seat = match.state.actors[0]
        match.play(seat, match.state.legal(seat)[0])
        depth = match.undo_depth(seat)
        if depth:
            match.undo(seat, depth)
            break
    teller.event(match.log.events[-1])
    seat = match.state.actors[0]
    match.play(seat, match.state.legal(seat)[0])
    match.take_back(seat, 1)
    teller.event(match.log.events[-1])


def scenes(name: str) -> list[State]:
    """Rare situations of a game."""
    found: list[State] = import_module(f"tests.games.{name}.scenes").scenes()
    return found


@cache
def teller_of(name: str) -> Teller:
    """Everything told: the box, the rare situations, a match of each number of players (and another,
    as long as the source can say more than was told)."""
    game = bottega.game(name)
    teller, rng = Teller(game), random.Random(1)
    teller.box()
    take_back(teller)
    for state in scenes(name):
        teller.table(state)
        play_out(teller, state, rng)
    for seed in range(MATCHES):
        for players in game.seats:
            play_out(teller, game.start(game.deal(players=players, seed=seed)), rng)
        if teller.kinds >= literal_events(name) and teller.codes >= literal_codes(name):
            break
    return teller


def spared(name: str) -> set[str]:
    """Messages for words that the game's data may use, whether or not they do, and for errors in data."""
    errors = {id for folder in ("engine", name) for id in messages(folder, "en") if id.startswith("error-")}
    return errors | {f"provenance-{word}" for word in bottega.game(name).edition.figures["provenance_key"]}


# What the source can say.


def modules(*folders: str) -> list[ast.Module]:
    paths = [path for folder in folders for path in sorted(SOURCE.glob(folder))]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def strings(tree: ast.AST) -> set[str]:
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def first_arguments(tree: ast.AST, name: str, owner: str = "") -> Iterator[ast.Call]:
    """Calls of a function or method of this name; of something called `owner`, where that is given."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            func = node.func
            if isinstance(func, ast.Name) and func.id == name and not owner:
                yield node
            elif isinstance(func, ast.Attribute) and func.attr == name:
                of = func.value
                called = (
                    of.id if isinstance(of, ast.Name) else of.attr if isinstance(of, ast.Attribute) else ""
                )
                if not owner or called == owner:
                    yield node


@cache
def literal_events(name: str) -> set[str]:
    trees = modules(f"games/{name}/**/*.py", "engine/*.py")
    calls = [call for tree in trees for call in first_arguments(tree, "emit")]
    calls += [call for tree in trees for call in first_arguments(tree, "add", "log")]
    return {kind for call in calls for kind in strings(call.args[0])}


@cache
def literal_refusals(name: str) -> set[tuple[str, str]]:
    """Codes with their rules: where refusals are made, and in tables of (code, rule)."""
    known = {paragraph.id for paragraph in rulebook(bottega.game(name).data, "en").paragraphs}
    found = set()
    for tree in modules(f"games/{name}/*.py", f"games/{name}/rules/*.py", "engine/state.py"):
        for call in first_arguments(tree, "Refusal"):
            for code in strings(call.args[0]):
                found |= {(code, rule) for rule in strings(call.args[1])}
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                pair = [element.value for element in node.elts if isinstance(element, ast.Constant)]
                if len(pair) == 2 and pair[1] in known:
                    found.add((str(pair[0]), str(pair[1])))
    return found


def literal_codes(name: str) -> set[str]:
    return {code for code, _ in literal_refusals(name)}


@pytest.mark.parametrize("game", bottega.games())
def test_a_log_folds_by_events_that_the_game_has(game: str) -> None:
    known = bottega.game(game)
    assert {*known.chapters, *known.asides} <= literal_events(game)
    assert not known.asides & set(known.chapters)


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", bottega.games())
def test_everything_in_a_match_is_told_in_every_language(game: str) -> None:
    """That nothing is missing is checked while it is told: `teller_of` raises MissingText."""
    told = teller_of(game)
    types = {action.type for action in told.game.actions}
    assert told.types == types
    assert told.kinds == literal_events(game)
    assert told.codes == literal_codes(game)


@pytest.mark.parametrize("game", bottega.games())
def test_every_event_and_refusal_of_the_source_has_its_message(game: str) -> None:
    known = {*messages("engine", "en"), *messages(game, "en")}
    wanted = {f"event-{kind}" for kind in literal_events(game)}
    wanted |= {f"refusal-{code}" for code in literal_codes(game)}
    wanted |= {f"action-{action.type}" for action in bottega.game(game).actions}
    wanted |= spared(game)
    assert len(wanted) > 10
    assert not wanted - known


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", bottega.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_points_to_a_paragraph_of_the_rules(game: str, lang: str) -> None:
    paragraphs = [paragraph.id for paragraph in rulebook(bottega.game(game).data, lang).paragraphs]
    assert paragraphs == [paragraph.id for paragraph in rulebook(bottega.game(game).data, "en").paragraphs]
    assert len(set(paragraphs)) == len(paragraphs)
    rules = {rule for _, rule in literal_refusals(game)} | teller_of(game).rules
    assert not rules - set(paragraphs)


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", bottega.games())
def test_no_catalogue_of_a_game_holds_a_message_nobody_needs(game: str) -> None:
    known = {**messages("engine", "en"), **messages(game, "en")}
    idle = set(known) - with_references(teller_of(game).told, known) - spared(game)
    assert not idle


def error_codes(kinds: Sequence[str], *folders: str) -> set[str]:
    """The codes of the errors of these kinds that modules raise."""
    return {
        code
        for tree in modules(*folders)
        for kind in kinds
        for call in first_arguments(tree, kind)
        for code in strings(call.args[0])
    }


def error_messages(folder: str) -> set[str]:
    return {id.removeprefix("error-") for id in messages(folder, "en") if id.startswith("error-")}


def test_every_error_in_data_has_its_message_and_every_message_its_error() -> None:
    kinds = ("DataError", "RecordError", "EditionError", "DealError", "VersionError")
    raised = error_codes(kinds, "engine/*.py", "games/__init__.py", "table/sealing.py")
    raised |= error_codes(("DealError",), "games/*/*.py", "games/*/rules/*.py")
    assert len(raised) > 50
    extra = {"in-line", "in-file", "in-edition", "notation", "notation-near"}
    assert error_messages("engine") == raised | extra


@pytest.mark.parametrize("game", bottega.games())
def test_every_error_in_an_edition_of_a_game_has_its_message(game: str) -> None:
    assert error_messages(game) == error_codes(("EditionError",), f"games/{game}/*.py")


@pytest.mark.parametrize(
    ("folder", "sources"),
    [("terminal", ("terminal/*.py", "cli.py")), ("study", ("research/study/*.py", "terminal/study.py"))],
)
def test_no_catalogue_holds_a_message_nobody_needs(folder: str, sources: tuple[str, ...]) -> None:
    """A message is needed if the source names it, or has an f-string that can."""
    trees = modules(*sources)
    named = {text for tree in trees for text in strings(tree)}
    forms = [
        "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values
        )
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    ]
    known = messages(folder, "en")
    named |= {id for id in known if any(re.fullmatch(form, id) for form in forms)}
    idle = set(known) - with_references(named, known)
    assert not idle


def test_every_error_in_a_lesson_has_its_message_and_every_message_its_error() -> None:
    raised = error_codes(("LessonError", "error", "_add"), "lessons/*.py")
    assert len(raised) > 15
    assert error_messages("lessons") == raised


def test_every_error_in_a_review_has_its_message_and_every_message_its_error() -> None:
    raised = error_codes(("ReviewError",), "review/*.py")
    assert len(raised) > 5
    assert error_messages("review") == raised


def test_every_error_of_a_cluster_has_its_message_and_every_message_its_error() -> None:
    assert error_messages("workers") == error_codes(("ClusterError",), "workers/*.py")


# Typography. Files of the games and of the engine: catalogues, lessons and rules.

LESSON_FOLDERS = [FOLDERS["lessons"], *(lessons.folder(bottega.game(name)) for name in bottega.games())]
PROSE = [
    *(
        part.joinpath(f"{lang}.ftl")
        for folder in (
            ENGINE,
            *(FOLDERS[name] for name in ("review", "study", "workers")),
            *GAME_FOLDERS,
            *LESSON_FOLDERS,
        )
        for part in catalogues(folder)
        for lang in LANGUAGES
    ),
    *(folder.joinpath(f"rules.{lang}.md") for folder in GAME_FOLDERS for lang in LANGUAGES),
]
NARROW = "\N{NARROW NO-BREAK SPACE}"


def prose(file: Traversable) -> str:
    """A catalogue or the rules without comments."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if file.name.endswith(".md") or not line.startswith("#"))


@pytest.mark.parametrize("file", PROSE, ids=str)
def test_apostrophes_are_typographic(file: Traversable) -> None:
    assert re.findall(r".{0,20}(?:[\w}]'\w|\w'[{\[]|s' ).{0,20}", prose(file)) == []


@pytest.mark.parametrize("file", [file for file in PROSE if "fr" in file.name.split(".")], ids=str)
def test_french_punctuation_has_its_narrow_space(file: Traversable) -> None:
    text = re.sub(r"\]\([^)]*\)|^symbol-.*$", "", prose(file), flags=re.M)
    assert re.findall(rf".{{0,20}}[^{NARROW}][:;!?»](?=[\s\"]|$)", text, re.M) == []
    assert re.findall(rf"«[^{NARROW}].{{0,20}}", text) == []


@pytest.mark.parametrize("file", [file for file in PROSE if "fr" not in file.name.split(".")], ids=str)
def test_other_languages_have_no_space_before_punctuation(file: Traversable) -> None:
    text = re.sub(r"^symbol-.*$", "", prose(file), flags=re.M)
    assert re.findall(r".{0,20}\w\s[:;!?](?:\s|$)", text, re.M) == []
