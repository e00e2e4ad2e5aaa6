"""Write the TypeScript types of the views, from what the games say of them.

python -m tools.view_types            writes web/src/boards/NAME/schema.ts for every game with a board
python -m tools.view_types --check    says which of them are out of date, and fails
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import bottega
from bottega.engine.game import Game
from bottega.engine.schema import (
    OWNER,
    Counts,
    Field,
    Fields,
    ListOf,
    Node,
    Nullable,
    Number,
    Text,
    Truth,
    Word,
)

BOARDS: Final = Path(__file__).parent.parent / "web" / "src" / "boards"
#: The longest line that Prettier leaves alone.
WIDTH: Final = 110


def types() -> dict[Path, str]:
    """The text of the file of every game that has a board."""
    names = [name for name in bottega.games() if (BOARDS / name).is_dir()]
    return {BOARDS / name / "schema.ts": written(bottega.game(name)) for name in names}


def written(game: Game) -> str:
    """The text of the file with the types of a game's view."""
    title = f"/** The view of {game.name}: `npm run types` writes this file from the game's schema. */"
    return "\n\n".join([title, *interfaces(game.view_form)]) + "\n"


def interfaces(form: Fields) -> list[str]:
    """TypeScript for a form: a type for each kind of object, and for each set of words that has a name."""
    named: dict[str, Fields | Word] = {}
    for part in _named(form):
        if named.setdefault(str(part.name), part) is not part:
            raise ValueError(f"two parts of the view are called {part.name}")
    return [_interface(part) if isinstance(part, Fields) else _union(part) for part in named.values()]


def _named(node: Node) -> Iterator[Fields | Word]:
    """The parts of a form that get a type of their own, inner ones first."""
    match node:
        case Fields():
            for field in node.fields:
                yield from _named(field.node)
            if node.fields:
                yield node
        case Word():
            if node.name is not None:
                yield node
        case Nullable():
            yield from _named(node.node)
        case Counts():
            yield from _named(node.key)
            yield from _named(node.node)
        case ListOf():
            yield from _named(node.item)


def _union(part: Word) -> str:
    """A union as Prettier writes it: on one line, on the next, or with a line for each of its members."""
    for gap in (" ", "\n  "):
        text = f"export type {part.name} ={gap}{_words(part)};"
        if all(len(line) <= WIDTH for line in text.splitlines()):
            return text
    return "\n".join([f"export type {part.name} =", *(f"  | '{word}'" for word in part.words)]) + ";"


def _interface(part: Fields) -> str:
    lines = [f"export interface {part.name} {{"]
    for field in part.fields:
        lines += [*_comment(field), _member(field)]
    return "\n".join([*lines, "}"])


def _comment(field: Field) -> list[str]:
    text = field.meaning + (" Only its owner sees it." if field.seen_by == OWNER else "")
    if len(text) + 9 <= WIDTH:
        return [f"  /** {text} */"]
    return ["  /**", *(f"   * {line}" for line in textwrap.wrap(text, WIDTH - 5)), "   */"]


def _member(field: Field) -> str:
    line = f"  {field.name}{'?' if field.seen_by == OWNER else ''}: {_type(field.node)};"
    if len(line) > WIDTH:
        raise ValueError(f"give the words a name, this line is too long: {line}")
    return line


def _type(node: Node) -> str:
    match node:
        case Number():
            return "number"
        case Text():
            return "string"
        case Truth():
            return "boolean"
        case Word():
            return node.name or _words(node)
        case Nullable():
            return f"{_type(node.node)} | null"
        case ListOf():
            inner = _type(node.item)
            return f"({inner})[]" if " | " in inner and not inner.startswith("Record") else f"{inner}[]"
        case Counts():
            return f"Record<{_type(node.key)}, {_type(node.node)}>"
        case Fields():
            return node.name if node.fields else "Record<string, never>"
        case _:
            raise TypeError(f"not a form of a value: {node!r}")


def _words(node: Word) -> str:
    return " | ".join(f"'{word}'" for word in node.words)


def main() -> int:
    stale = [path for path, text in types().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path} is out of date: run `npm run types` in web/")
        return 1 if stale else 0
    for path in stale:
        path.write_text(types()[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
