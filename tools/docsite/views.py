"""A page for each game on its view: every field with its form, its meaning and its audience."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Final

import bottega
from bottega.engine.game import Game
from bottega.engine.people.rulebook import rulebook
from bottega.engine.schema import (
    OWNER,
    BySeat,
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
from bottega.engine.types import Json

#: The example on the page: a match of two after this number of decisions.
EXAMPLE_AFTER: Final = 60


def pages() -> dict[str, str]:
    made = {"reference/views/index.md": _overview()}
    for name in bottega.games():
        made[f"reference/views/{name}.md"] = page(bottega.game(name))
    return made


def page(game: Game) -> str:
    title = rulebook(game.data, "en").title
    lines = [
        f"# The view of {title}",
        "",
        f"`state.view(seat)` of `{game.name}`, and the field `view` of the [HTTP API](../../api.md).",
        "`game.schema` is the same as JSON Schema. `[]` stands for each item of a list, `*` for each key of",
        "an object.",
        "",
        "`null` always means that there is none. Seats are counted from 0, everything else from 1. A field",
        "that only its owner sees is absent from the views of the others. Spectators own nothing.",
        "",
        "## Fields",
        "",
        "| field | form | meaning |",
        "| --- | --- | --- |",
    ]
    for path, field in _fields(game.view_form, ""):
        audience = " **Only its owner sees it.**" if field.seen_by == OWNER else ""
        lines.append(f"| `{path}` | {form(field.node)} | {field.meaning}{audience} |")
    example = _example(game)
    lines += ["", "## An example", "", f"Seat {example['seat']} in a match of two.", ""]
    lines += ["```json", _written(example), "```", ""]
    return "\n".join(lines)


def form(node: Node) -> str:
    """The form of a value, in words."""
    match node:
        case Number():
            return f"number from {node.least}" + ("" if node.most is None else f" to {node.most}")
        case Text():
            return "text"
        case Truth():
            return "true or false"
        case Word():
            return ", ".join(f"`{word}`" for word in node.words)
        case Nullable():
            return f"{form(node.node)}, or `null`"
        case BySeat():
            return f"for each seat: {form(node.item)}"
        case ListOf():
            length = "" if node.length is None else f" of {node.length}"
            return f"list{length}: {form(node.item)}"
        case Counts():
            return f"for each of {', '.join(f'`{key}`' for key in node.keys)}: {form(node.node)}"
        case Fields():
            return "object"
        case _:
            raise TypeError(f"not a form of a value: {node!r}")


def _fields(node: Node, path: str) -> Iterator[tuple[str, Field]]:
    """Every field of an object and of the objects inside it, with its path."""
    match node:
        case Fields():
            for field in node.fields:
                here = f"{path}.{field.name}" if path else field.name
                yield here, field
                yield from _fields(field.node, here)
        case Nullable():
            yield from _fields(node.node, path)
        case ListOf():
            yield from _fields(node.item, f"{path}[]")
        case Counts():
            yield from _fields(node.node, f"{path}.*")


def _written(view: dict[str, Json]) -> str:
    """A view as JSON with a line for each field."""
    fields = (f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in view.items())
    return "{\n" + ",\n".join(fields) + "\n}"


def _example(game: Game) -> dict[str, Json]:
    """What the next seat to decide sees in a match of two, or at the smallest table there is."""
    rng = random.Random("views")
    players = 2 if 2 in game.seats else game.seats[0]
    state = game.start(game.deal(players, "views"))
    insight = game.insight()
    for _ in range(EXAMPLE_AFTER):
        seat = state.actors[0]
        legal = state.legal(seat)
        after = state.clone()
        after.apply(seat, rng.choices(legal, insight.weights(state, seat, legal))[0])
        if after.over:
            break
        state = after
    return state.view(state.actors[0])


def _overview() -> str:
    lines = [
        "# The views of the games",
        "",
        "A view is all that one viewer may know of a match, as JSON: what a seat sees, or a spectator. Each",
        "game has a form of its own. These pages list the fields.",
        "",
    ]
    lines += [f"- [{rulebook(bottega.game(name).data, 'en').title}]({name}.md)" for name in bottega.games()]
    return "\n".join(lines) + "\n"
