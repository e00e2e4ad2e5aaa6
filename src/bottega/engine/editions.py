"""Editions: component figures with provenance, and files that replace some of them.

A game's figures stand in one JSON file. People who own the box may write what is printed there into a small
YAML (or JSON) file, with the same keys, and play with that:

    name: First printing
    game: masters
    cards:
      33:
        input: {coin: 0, servant: 2}
"""

from __future__ import annotations

import copy
import difflib
import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, TypeAlias

import yaml

from bottega.engine.plain import Plain
from bottega.engine.problem import DataError, shown
from bottega.engine.types import Json, canonical_json

STANDARD: Final = "standard"

#: What stands at the end of a path: a number or a word.
Value: TypeAlias = int | str

#: Maximum number of keys above a figure. An alias that contains itself would have no end.
_DEEPEST: Final = 8


class EditionError(DataError):
    """Figures that cannot be used: `source` and `line` say where."""


class Figure:
    """Something an edition may replace: a path with ``*`` for any key, and either a range of numbers
    or the choices there are."""

    __slots__ = ("choices", "high", "low", "path")

    def __init__(self, path: str, low: int = 0, high: int = 0, choices: Sequence[Value] = ()) -> None:
        self.path = tuple(path.split("."))
        self.low = low
        self.high = high
        self.choices = tuple(choices)

    def check(self, path: str, value: Value) -> None:
        """EditionError when this value cannot stand here."""
        if self.choices:
            if value not in self.choices:
                choices = ", ".join(map(str, self.choices))
                raise EditionError("edition-choice", path=path, choices=choices, value=shown(value))
        elif not isinstance(value, int):
            raise EditionError("edition-whole-number", path=path, value=shown(value))
        elif not self.low <= value <= self.high:
            raise EditionError("edition-range", path=path, low=self.low, high=self.high, value=shown(value))

    def covers(self, path: Sequence[str]) -> bool:
        return len(path) == len(self.path) and all(
            p in ("*", k) for p, k in zip(self.path, path, strict=True)
        )


class Edition(Plain):
    """A complete set of figures: the standard ones with `changes` laid over them.

    `changes` maps the dotted path of each replaced figure to its value; it is all one needs to
    write down to have the same edition again.
    """

    __slots__ = ("changes", "figures", "name")

    def __init__(self, name: str, figures: dict[str, Json], changes: dict[str, Value]) -> None:
        self.name = name
        self.figures = figures
        self.changes = changes

    def parts(self) -> tuple[object, ...]:
        return self.name, self.figures, self.changes

    def __repr__(self) -> str:
        changes = f", {len(self.changes)} figures changed" if self.changes else ""
        return f"<edition {self.name}{changes}>"

    @property
    def id(self) -> str:
        """``standard``, or a fingerprint of the changes: equal ids play alike."""
        if not self.changes:
            return STANDARD
        return hashlib.sha256(canonical_json(self.changes).encode()).hexdigest()[:16]

    def provenance(self, path: str) -> str:
        """Where a figure comes from: printed, found, inferred, reconstructed - or this edition.

        The word stands beside the figure or beside one of the things that hold it, either for the
        whole thing or per key.
        """
        if path in self.changes:
            return "edition"
        keys = path.split(".")
        provenance = ""
        node: Json = self.figures
        for i, key in enumerate(keys):
            note = node.get("provenance")
            if isinstance(note, str):
                provenance = note
            elif isinstance(note, dict) and isinstance(note.get(key), str):
                provenance = note[key]
            node = node[key] if isinstance(node, dict) else node[int(key)]
            if not isinstance(node, dict | list) or (isinstance(node, list) and i < len(keys) - 1):
                break
        if not provenance:
            raise KeyError(f"no provenance for {path}")
        return provenance


def standard(figures: dict[str, Json]) -> Edition:
    return Edition(STANDARD, figures, {})


def changed(
    base: dict[str, Json], allowed: Sequence[Figure], name: str, changes: dict[str, Value]
) -> Edition:
    """The edition with these changes; EditionError for a change the game does not allow."""
    figures = copy.deepcopy(base)
    for path, value in changes.items():
        keys = path.split(".")
        _check(base, allowed, keys, value, name, 0)
        node = figures
        for key in keys[:-1]:
            node = node[key]
        node[keys[-1]] = value
    return Edition(name, figures, changes)


def read(file: Path, base: dict[str, Json], allowed: Sequence[Figure], game: str) -> Edition:
    """The edition in a file, or EditionError with the line that is wrong."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise EditionError("edition-unreadable", file=str(file)) from error
    return parse(text, file.name, base, allowed, game)


def parse(text: str, source: str, base: dict[str, Json], allowed: Sequence[Figure], game: str) -> Edition:
    """Like `read`, from a text; `source` names it in errors."""
    try:
        root = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise EditionError("edition-yaml", source=source, line=line) from error
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise EditionError("edition-yaml", source=source, line=line) from error
    except RecursionError as error:
        raise EditionError("edition-deep", source=source, line=1) from error
    if not isinstance(root, yaml.MappingNode):
        raise EditionError("edition-empty", source=source, line=1)
    name, for_game = "", ""
    changes: dict[str, Value] = {}
    for keys, node in _leaves(root, (), source):
        line = node.start_mark.line + 1
        if keys == ("name",):
            name = node.value
        elif keys == ("game",):
            for_game = node.value
            if node.value != game:
                raise EditionError("edition-game", source=source, line=line, other=node.value, game=game)
        else:
            value = _value(node)
            _check(base, allowed, list(keys), value, source, line)
            changes[".".join(keys)] = value
    if not name or name == STANDARD:
        raise EditionError("edition-name", source=source, line=1)
    if not for_game:
        raise EditionError("edition-no-game", source=source, line=1, game=game)
    return changed(base, allowed, name, changes)


def _value(node: yaml.ScalarNode) -> Value:
    """The whole number that is written here, or else the text."""
    text: str = node.value
    if node.tag != "tag:yaml.org,2002:int":
        return text
    try:
        return int(yaml.safe_load(text))
    except (TypeError, ValueError, OverflowError, RecursionError, yaml.YAMLError):
        return text  # a tag may claim anything


def _leaves(
    node: yaml.Node, keys: tuple[str, ...], source: str
) -> Iterator[tuple[tuple[str, ...], yaml.ScalarNode]]:
    if isinstance(node, yaml.ScalarNode):
        yield keys, node
    elif len(keys) > _DEEPEST:
        raise EditionError("edition-deep", source=source, line=node.start_mark.line + 1)
    elif isinstance(node, yaml.MappingNode):
        seen: set[str] = set()
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode) or key.value in seen:
                raise EditionError("edition-key", source=source, line=key.start_mark.line + 1)
            seen.add(key.value)
            yield from _leaves(value, (*keys, key.value), source)
    else:
        raise EditionError("edition-list", source=source, line=node.start_mark.line + 1)


def _check(
    base: dict[str, Json], allowed: Sequence[Figure], keys: list[str], value: Value, source: str, line: int
) -> None:
    """EditionError when the figure at this path cannot be replaced by this value."""
    try:
        _check_figure(base, allowed, keys, value)
    except EditionError as error:
        error.source, error.line = source, line
        raise


def _check_figure(base: dict[str, Json], allowed: Sequence[Figure], keys: list[str], value: Value) -> None:
    node: Json = base
    for i, key in enumerate(keys):
        if not isinstance(node, dict) or key not in node:
            _refuse_key(".".join(keys[: i + 1]), key, sorted(node) if isinstance(node, dict) else [])
        node = node[key]
    path = ".".join(keys)
    figure = next((f for f in allowed if f.covers(keys)), None)
    if figure is None or isinstance(node, dict | list):
        raise EditionError("edition-fixed", path=path)
    figure.check(path, value)


def _refuse_key(path: str, key: str, known: list[str]) -> None:
    near = difflib.get_close_matches(key, known, n=1)
    if near:
        raise EditionError("edition-figure-near", path=path, near=near[0])
    if known:
        raise EditionError("edition-figure-known", path=path, known=", ".join(known[:12]))
    raise EditionError("edition-figure", path=path)
