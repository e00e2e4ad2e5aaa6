"""Editions: component figures with provenance, and files that replace some of them.

A game's figures stand in one JSON file. Somebody who owns the box may write what is printed there
into a small YAML (or JSON) file, with the same keys, and play with that:

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

from bottega.engine.types import Json, canonical_json

STANDARD: Final = "standard"

#: What stands at the end of a path: a number or a word.
Value: TypeAlias = int | str

#: Keys above a figure, at most; an alias that contains itself goes deeper than any.
_DEEPEST: Final = 8


class EditionError(ValueError):
    """A file of figures that cannot be used: where, and what was expected."""

    def __init__(self, source: str, line: int, problem: str) -> None:
        super().__init__(f"{source}, line {line}: {problem}")
        self.line = line


class Figure:
    """Something an edition may replace: a path with ``*`` for any key, and either a range of numbers
    or the choices there are."""

    __slots__ = ("choices", "high", "low", "path")

    def __init__(self, path: str, low: int = 0, high: int = 0, choices: Sequence[Value] = ()) -> None:
        self.path = tuple(path.split("."))
        self.low = low
        self.high = high
        self.choices = tuple(choices)

    def problem(self, path: str, value: Value) -> str:
        """What is wrong with this value; "" when nothing is."""
        if self.choices:
            if value in self.choices:
                return ""
            return f"{path} is one of {', '.join(map(str, self.choices))}, not {value!r}"
        if not isinstance(value, int):
            return f"{path} is a whole number, not {value!r}"
        if not self.low <= value <= self.high:
            return f"{path} is a number from {self.low} to {self.high}, not {value}"
        return ""

    def covers(self, path: Sequence[str]) -> bool:
        return len(path) == len(self.path) and all(
            p in ("*", k) for p, k in zip(self.path, path, strict=True)
        )


class Edition:
    """A complete set of figures: the standard ones with `changes` laid over them.

    `changes` maps the dotted path of each replaced figure to its value; it is all one needs to
    write down to have the same edition again.
    """

    __slots__ = ("changes", "figures", "name")

    def __init__(self, name: str, figures: dict[str, Json], changes: dict[str, Value]) -> None:
        self.name = name
        self.figures = figures
        self.changes = changes

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
        found = ""
        node: Json = self.figures
        for i, key in enumerate(keys):
            note = node.get("provenance")
            if isinstance(note, str):
                found = note
            elif isinstance(note, dict) and isinstance(note.get(key), str):
                found = note[key]
            node = node[key] if isinstance(node, dict) else node[int(key)]
            if not isinstance(node, dict | list) or (isinstance(node, list) and i < len(keys) - 1):
                break
        if not found:
            raise KeyError(f"no provenance for {path}")
        return found


def standard(figures: dict[str, Json]) -> Edition:
    return Edition(STANDARD, figures, {})


def changed(
    base: dict[str, Json], allowed: Sequence[Figure], name: str, changes: dict[str, Value]
) -> Edition:
    """The edition with these changes; ValueError for a change the game does not allow."""
    figures = copy.deepcopy(base)
    for path, value in changes.items():
        keys = path.split(".")
        problem = _problem(base, allowed, keys, value)
        if problem:
            raise ValueError(f"edition {name!r}: {problem}")
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
        raise EditionError(str(file), 0, f"the file cannot be read ({error})") from error
    return parse(text, file.name, base, allowed, game)


def parse(text: str, source: str, base: dict[str, Json], allowed: Sequence[Figure], game: str) -> Edition:
    """Like `read`, from a text; `source` names it in errors."""
    try:
        root = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise EditionError(source, line, f"this is not YAML: {error.problem}") from error
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise EditionError(source, line, f"this is not YAML: {error.reason}") from error
    if not isinstance(root, yaml.MappingNode):
        raise EditionError(source, 1, "expected `name:`, `game:` and the figures to replace")
    name, for_game = "", ""
    changes: dict[str, Value] = {}
    for keys, node in _leaves(root, (), source):
        line = node.start_mark.line + 1
        if keys == ("name",):
            name = node.value
        elif keys == ("game",):
            for_game = node.value
            if node.value != game:
                raise EditionError(source, line, f"this edition is for {node.value!r}, not for {game!r}")
        else:
            value = _value(node)
            problem = _problem(base, allowed, list(keys), value)
            if problem:
                raise EditionError(source, line, problem)
            changes[".".join(keys)] = value
    if not name or name == STANDARD:
        raise EditionError(source, 1, "an edition needs a `name:` of its own")
    if not for_game:
        raise EditionError(source, 1, f"an edition says which game it is for: `game: {game}`")
    return changed(base, allowed, name, changes)


def _value(node: yaml.ScalarNode) -> Value:
    """The whole number that is written here, or else the text."""
    text: str = node.value
    if node.tag != "tag:yaml.org,2002:int":
        return text
    try:
        return int(yaml.safe_load(text))
    except (TypeError, ValueError):
        return text  # a tag may claim anything


def _leaves(
    node: yaml.Node, keys: tuple[str, ...], source: str
) -> Iterator[tuple[tuple[str, ...], yaml.ScalarNode]]:
    if isinstance(node, yaml.ScalarNode):
        yield keys, node
    elif len(keys) > _DEEPEST:
        raise EditionError(source, node.start_mark.line + 1, "no figure lies as deep as this")
    elif isinstance(node, yaml.MappingNode):
        seen: set[str] = set()
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode) or key.value in seen:
                raise EditionError(source, key.start_mark.line + 1, "this key stands here twice or is no key")
            seen.add(key.value)
            yield from _leaves(value, (*keys, key.value), source)
    else:
        raise EditionError(source, node.start_mark.line + 1, "expected `key: value`, not a list")


def _problem(base: dict[str, Json], allowed: Sequence[Figure], keys: list[str], value: Value) -> str:
    """What is wrong with replacing the figure at this path; "" when nothing is."""
    node: Json = base
    for i, key in enumerate(keys):
        if not isinstance(node, dict) or key not in node:
            known = sorted(node) if isinstance(node, dict) else []
            near = difflib.get_close_matches(key, known, n=1)
            hint = (
                f"; did you mean {near[0]!r}?"
                if near
                else f" (there are: {', '.join(known[:12])})"
                if known
                else ""
            )
            return f"there is no figure {'.'.join(keys[: i + 1])!r}{hint}"
        node = node[key]
    path = ".".join(keys)
    figure = next((f for f in allowed if f.covers(keys)), None)
    if figure is None or isinstance(node, dict | list):
        return f"{path} cannot be replaced: the rules fix it"
    return figure.problem(path, value)
