"""A page for each game on the fields of its views, read off the views of random matches.

The engine has no schema of a view. So the pages show what was seen, and say of how many views.
"""

from __future__ import annotations

import inspect
import json
import random
from collections.abc import Iterator
from importlib import import_module
from typing import Final

import bottega
from bottega.engine.game import Game
from bottega.engine.people.rulebook import rulebook
from bottega.engine.state import State
from bottega.engine.types import Json
from tools.docsite.shapes import Shape, rows

#: The example on the page: the first decision of a match of two after this number of decisions.
EXAMPLE_AFTER: Final = 60
#: At least this number of matches for a game.
MATCHES: Final = 12
#: How often any legal action is played, whatever the policy thinks of it: rare choices have fields too.
ANY: Final = 0.15


def pages() -> dict[str, str]:
    found = {"reference/views/index.md": _overview()}
    for name in bottega.games():
        found[f"reference/views/{name}.md"] = page(bottega.game(name))
    return found


def page(game: Game) -> str:
    shape, count = Shape(), 0
    example: dict[str, Json] = {}
    for decisions, state in _states(game):
        # The next to decide has most to see; a spectator the least.
        for viewer in (*state.actors[:1], None):
            view = state.view(viewer)
            shape.add(view)
            count += 1
            if not example and state.players == 2 and decisions > EXAMPLE_AFTER:
                example = view
    title = rulebook(game.data, "en").title
    lines = [
        f"# The view of {title}",
        "",
        f"`state.view(seat)` of `{game.name}`, and the field `view` of the [HTTP API](../../api.md). This",
        f"page is read off {count:,} views of matches at every size of table and with every option, played",
        "mostly by the game's own policy. A field or a value that never occurred there is missing here. `[]`",
        "stands for each item of a list, `*` for each key of an object.",
        "",
    ]
    if notes := inspect.getdoc(import_module(f"bottega.games.{game.name}.rules.view").view):
        lines += [
            "What the source says of the fields that depend on the viewer:",
            "",
            f"> {_quoted(notes)}",
            "",
        ]
    lines += ["## Fields", "", "| field | type | values seen |", "| --- | --- | --- |"]
    lines += [f"| `{path}` | {kind} | {values} |" for path, kind, values in rows(shape)]
    lines += ["", "## An example", "", f"Seat {example['seat']} in a match of two.", ""]
    lines += ["```json", _written(example), "```", ""]
    return "\n".join(lines)


def _written(view: dict[str, Json]) -> str:
    """A view as JSON with a line for each field."""
    fields = (f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in view.items())
    return "{\n" + ",\n".join(fields) + "\n}"


def _quoted(text: str) -> str:
    return text.replace("\n", "\n> ")


def _states(game: Game) -> Iterator[tuple[int, State]]:
    """Every state of matches at each size of table and with each option, after its number of decisions."""
    kinds = [(players, options) for players in game.seats for options in _options(game)]
    for number in range(max(len(kinds), MATCHES)):
        players, options = kinds[number % len(kinds)]
        seed = f"views {number}"
        yield from enumerate(_match(game.start(game.deal(players, seed, **options)), random.Random(seed)))


def _match(state: State, rng: random.Random) -> Iterator[State]:
    """Every state of a match, the last one included."""
    insight = state.game.insight()
    while not state.over:
        yield state
        seat = rng.choice(state.actors)
        legal = state.legal(seat)
        weights = None if rng.random() < ANY else insight.weights(state, seat, legal)
        state.apply(seat, rng.choices(legal, weights)[0])
    yield state


def _options(game: Game) -> Iterator[dict[str, str]]:
    """The usual options, then every other choice of each."""
    yield {}
    for name, option in game.options.items():
        for choice in option.choices:
            if choice != option.default:
                yield {name: choice}


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
