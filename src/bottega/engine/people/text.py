"""Text: sentences from data. Every sentence a person reads stands in a Fluent catalogue.

Message ids follow from the data: ``action-<type>``, ``doubt-<type>``, ``event-<kind>``, ``prompt-<kind>``,
``progress-<kind>``, ``refusal-<code>``, ``score-<line>``, ``tie-<name>``, ``option-<name>``. Values are
put into words before they fill a message:

- ``seat`` (and any key that ends in ``_seat``) becomes the player's name, ``seats`` a list of names;
- a key the game has a noun for is asked of the game (`Game.noun`);
- a word under key K becomes message ``K-<word>`` where the catalogue has it
  (``resource: coin`` becomes ``resource-coin``);
- a mapping of counts under key K becomes a list of ``K-<word>`` with ``$count``, zeros left out,
  and ``K-none`` when nothing is left;
- a truth value becomes ``K-yes`` or ``K-no``.

Sentences also depend on what stands behind a word: its gender, or whether there is anything at all.
So a word under key K leaves its value in ``$K-is`` (``coin``), and a list or a mapping its size or
sum in ``$K-count``, for the message to select by.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from bottega.engine.action import Action
from bottega.engine.events import Event
from bottega.engine.problem import shown
from bottega.engine.refusal import Refusal
from bottega.engine.state import Prompt
from bottega.engine.types import Json

if TYPE_CHECKING:
    from bottega.engine.game import Game

#: The folder of the engine's own catalogues. A language is known if it has one there.
ENGINE_TEXTS: Final[Traversable] = files("bottega.engine").joinpath("data")

#: All languages, English first.
LANGUAGES: Final[tuple[str, ...]] = tuple(
    sorted(
        (file.name.removesuffix(".ftl") for file in ENGINE_TEXTS.iterdir() if file.name.endswith(".ftl")),
        key=lambda lang: (lang != "en", lang),
    )
)

#: The country whose customs a language follows, where it is not the usual one: British English has no comma
#: before the last "and".
_LOCALES: Final = {"en": "en_GB"}

#: Where a message begins: no line that continues one looks like that.
_START: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
#: Where a message refers to another; or calls a function, which is nobody's id.
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][A-Za-z0-9_-]*)")

#: The number of characters that a value of a message may have: Fluent refuses longer ones, and people may
#: write anything.
_LONGEST_VALUE: Final = 1000
#: Greater numbers are written as they are: nobody reads them by their thousands.
_LARGEST_NUMBER: Final = 10**15
#: What a text that somebody wrote must not bring into a sentence: it would move the cursor of a terminal, or
#: turn the words around it.
_DISTURBING: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


class MissingText(LookupError):
    """A catalogue lacks a message, or a message asks for a value that it was not given."""


class Catalogue:
    """The messages of some folders in one language; a message stands in one folder only."""

    def __init__(self, folders: Sequence[Traversable], lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"language is one of {', '.join(LANGUAGES)}, not {lang!r}")
        self.lang = lang
        #: The messages as they stand in the files. Fluent takes long to read a file, and most messages are
        #: never said: the bundle gets each when it is needed.
        self._sources: dict[str, str] = {}
        for folder in folders:
            text = folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
            self._sources = _messages(text) | self._sources
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._complete: set[str] = set()

    def parsed(self, source: str) -> Resource:
        """A message for Fluent. Several catalogues share it, so a class that changes it makes its own."""
        return _parsed(source)

    def __contains__(self, id: str) -> bool:
        return id in self._sources

    def say(self, id: str, values: Mapping[str, str | int | float] | None = None) -> str:
        """A message with its values filled in; MissingText if the message or one of its values is missing. A
        value that is too long is cut off; a control character or a mark of direction in it becomes �."""
        if id not in self._complete:
            self._read(id)
        message = self._bundle.get_message(id)
        assert message.value is not None, id
        filled = {key: _fitting(value) for key, value in values.items()} if values else {}
        text, errors = self._bundle.format_pattern(message.value, filled)
        if errors:
            raise MissingText(f"{self.lang}: {id}: {errors[0]}")
        return str(text)

    def _read(self, id: str) -> None:
        """Give the bundle a message, and all that it refers to."""
        wanted = [id] if id in self._sources else []
        for each in wanted:
            others = _REFERENCE.findall(self._sources[each])
            wanted += [other for other in others if other in self._sources and other not in wanted]
        for each in wanted:
            self._bundle.add_resource(self.parsed(self._sources[each]))
        if not self._bundle.has_message(id):
            raise MissingText(f"{self.lang}: no message {id!r}")
        self._complete.update(wanted)

    def decimal(self, value: float, digits: int = 0) -> str:
        """A number as people write it in this language, with this number of digits after the point."""
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(value, format=pattern, locale=self.lang)

    def join(self, parts: Sequence[str]) -> str:
        """A list as people say it: ``a, b and c``."""
        return format_list(list(parts), locale=_LOCALES.get(self.lang, self.lang))


@cache
def _messages(text: str) -> dict[str, str]:
    """The messages of a file by their ids, each as it stands there; terms with their dash."""
    starts = [*_START.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


@cache
def _parsed(source: str) -> Resource:
    return FluentResource(source)


def _fitting(value: str | int | float) -> str | int | float:
    """A value that Fluent can fill in, and that does no harm where it is shown."""
    if isinstance(value, int) and abs(value) > _LARGEST_NUMBER:
        value = shown(value)
    if not isinstance(value, str):
        return value
    if len(value) > _LONGEST_VALUE:
        value = f"{value[:_LONGEST_VALUE]}…"
    return value if value.isprintable() else _DISTURBING.sub("\ufffd", value)


def catalogues(data: Traversable) -> list[Traversable]:
    """The folders with the catalogues of a game: its data folder, and ``things`` in it where explanations
    have catalogues of their own, which clients that only name what they draw need not load."""
    things = data.joinpath("things")
    return [data, things] if things.is_dir() else [data]


@cache
def engine_catalogue(lang: str) -> Catalogue:
    """The messages that belong to no game."""
    return package_catalogue("bottega.engine", lang)


@cache
def package_catalogue(package: str, lang: str) -> Catalogue:
    """The messages in the folder ``data`` of a package, and no others."""
    return Catalogue([files(package).joinpath("data")], lang)


class Book(Catalogue):
    """How one game speaks in one language to the people of one match."""

    def __init__(self, game: Game, lang: str, names: Sequence[str], more: Sequence[Traversable] = ()) -> None:
        super().__init__([ENGINE_TEXTS, *catalogues(game.data), *more], lang)
        self.game = game
        self.names = names

    def among(self, names: Sequence[str]) -> Book:
        """The same book for the people of another match. This is cheap: nothing is read again."""
        book = copy(self)
        book.names = names
        return book

    def action(self, action: Action, view: dict[str, Json] | None = None) -> str:
        """What an action does. With the view of the seat that may choose it, the game may name what lies
        on the table (``action-<type>-named``)."""
        named = None if view is None else self.game.named(action, view)
        if named is not None:
            return self.sentence(f"action-{action.type}-named", named)
        return self.sentence(f"action-{action.type}", action.fields())

    def event(self, event: Event) -> str:
        return self.sentence(f"event-{event.kind}", event.values)

    def prompt(self, prompt: Prompt) -> str:
        return self.sentence(f"prompt-{prompt.kind}", prompt.values)

    def progress(self, progress: Prompt) -> str:
        return self.sentence(f"progress-{progress.kind}", progress.values)

    def refusal(self, refusal: Refusal) -> str:
        return self.sentence(f"refusal-{refusal.code}", refusal.values)

    def sentence(self, id: str, values: Mapping[str, Json]) -> str:
        """A message whose values are data, put into words first."""
        words: dict[str, str | int | float] = {}
        for key, value in values.items():
            words[key] = self.word(key, value)
            if isinstance(value, str):
                words[f"{key}-is"] = value
            elif isinstance(value, list):
                words[f"{key}-count"] = len(value)
            elif isinstance(value, dict):
                words[f"{key}-count"] = sum(value.values())
        return self.say(id, words)

    def word(self, key: str, value: Json) -> str | int | float:
        """A value as people call it."""
        if key == "seat" or key.endswith("_seat"):
            return self.names[value]
        if key == "seats":
            return self.join([self.names[seat] for seat in value])
        noun = self.game.noun(key, value, self)
        if noun is not None:
            return noun
        if isinstance(value, str):
            return self.say(f"{key}-{value}") if f"{key}-{value}" in self else value
        if isinstance(value, bool):
            return self.say(f"{key}-yes" if value else f"{key}-no")
        if isinstance(value, int | float):
            return value
        if isinstance(value, dict):
            parts = [self.say(f"{key}-{name}", {"count": count}) for name, count in value.items() if count]
            return self.join(parts) if parts else self.say(f"{key}-none")
        if isinstance(value, list):
            return self.join([str(self.word(key, item)) for item in value])
        raise MissingText(f"{self.lang}: no words for {key} = {value!r}")

    def provenance(self, figures: Sequence[tuple[str, str]]) -> str:
        """Where some figures of the game's edition come from, each given by a name and its path: what
        most of them have in common, then the others by name."""
        named: dict[str, list[str]] = {}
        for name, path in figures:
            named.setdefault(self.game.edition.provenance(path), []).append(name)
        most = max(named, key=lambda provenance: len(named[provenance]))
        text = self.say(f"provenance-{most}")
        for provenance, names in named.items():
            if provenance != most:
                other = {"provenance": self.say(f"provenance-{provenance}"), "figures": self.join(names)}
                text = self.say("provenance-except", {"most": text, **other})
        return text
