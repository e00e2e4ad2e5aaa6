"""The schema of a view: what fits, what does not, and that JSON Schema says the same."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice

import pytest
from jsonschema import Draft202012Validator

from bottega.engine.schema import (
    OWNER,
    BySeat,
    Counts,
    Field,
    Fields,
    ListOf,
    Nullable,
    Number,
    Text,
    Truth,
    Word,
    json_schema,
    misfit,
)
from bottega.engine.types import Json, Viewer
from bottega.games import game, games
from tests.coins.bottega_coins import Coins

FORM = Fields(
    "Form",
    Field("count", Number(1, 3), "A number."),
    Field("name", Text(), "A text."),
    Field("ready", Truth(), "A truth value."),
    Field("colour", Nullable(Word(("red", "blue"))), "A word or nothing."),
    Field("pair", ListOf(Number(), 2), "Two numbers."),
    Field("shops", Counts(Word(("iron", "wood")), Number()), "A number for each."),
    Field("own", Text(), "Only for the viewer.", OWNER),
    Field("seats", BySeat(Fields("Seat", Field("hand", Number(), "Only for its owner.", OWNER))), "By seat."),
)
VIEW: dict[str, Json] = {
    "count": 2,
    "name": "x",
    "ready": True,
    "colour": None,
    "pair": [0, 5],
    "shops": {"iron": 0, "wood": 1},
    "own": "mine",
    "seats": [{}, {"hand": 4}],
}


def test_what_has_the_form_fits() -> None:
    assert misfit(FORM, VIEW, 1) is None
    assert misfit(FORM, {**VIEW, "colour": "red"}, 1) is None


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"count": 4}, "view.count is out of range: 4"),
        ({"count": 0}, "view.count is out of range: 0"),
        ({"count": True}, "view.count is not a number: True"),
        ({"count": 2.0}, "view.count is not a number: 2.0"),
        ({"name": None}, "view.name is not a text: None"),
        ({"ready": 1}, "view.ready is neither true nor false: 1"),
        ({"colour": "green"}, "view.colour is not one of its words: 'green'"),
        ({"pair": [1]}, "view.pair has 1 items, not 2"),
        ({"pair": [1, "x"]}, "view.pair[1] is not a number: 'x'"),
        ({"pair": "ab"}, "view.pair is not a list: 'ab'"),
        ({"shops": {"iron": 1}}, "view.shops does not have the keys iron, wood"),
        ({"shops": {"iron": 1, "wood": -1}}, "view.shops.wood is out of range: -1"),
        ({"more": 1}, "view.more is not in the schema"),
        ({"seats": [{}, {"hand": "x"}]}, "view.seats[1].hand is not a number: 'x'"),
    ],
)
def test_what_does_not_fit_is_named_with_its_place(change: dict[str, Json], complaint: str) -> None:
    assert complaint in str(misfit(FORM, {**VIEW, **change}, 1))


@pytest.mark.parametrize("name", VIEW)
def test_a_missing_field_is_named(name: str) -> None:
    lacking = {key: value for key, value in VIEW.items() if key != name}
    assert misfit(FORM, lacking, 1) == f"view.{name} is missing"


def test_what_only_its_owner_sees_is_absent_for_the_others() -> None:
    assert misfit(FORM, VIEW, 0) == "view.seats[0].hand is missing"
    assert misfit(FORM, {**VIEW, "seats": [{"hand": 1}, {"hand": 4}]}, 1) == (
        "view.seats[0].hand is not in the schema, or not for this viewer"
    )
    spectator = {name: value for name, value in VIEW.items() if name != "own"}
    assert misfit(FORM, {**spectator, "seats": [{}, {}]}, None) is None
    assert misfit(FORM, {**VIEW, "seats": [{}, {}]}, None) == (
        "view.own is not in the schema, or not for this viewer"
    )


def views(name: str, share: float = 0.1) -> Iterator[tuple[Viewer, dict[str, Json]]]:
    """Views of every seat and of a spectator at this share of the decisions of random matches."""
    the_game, rng = game(name), random.Random(name)
    for players in the_game.seats:
        state = the_game.start(the_game.deal(players, 1))
        while not state.over:
            if rng.random() < share:
                yield from ((viewer, state.view(viewer)) for viewer in (None, *range(players)))
            seat = rng.choice(state.actors)
            state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("share", [0.02, pytest.param(0.1, marks=pytest.mark.exhaustive)])
def test_json_schema_accepts_every_view_and_nothing_with_another_key(name: str, share: float) -> None:
    schema = game(name).schema
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    seen = list(views(name, share))
    assert len(seen) > 500 * share
    for _, view in seen:
        assert validator.is_valid(view)
        assert not validator.is_valid({**view, "surplus": 1})
    for key in seen[0][1]:
        assert not validator.is_valid({name: value for name, value in seen[0][1].items() if name != key})


@pytest.mark.parametrize("name", games())
def test_a_changed_value_is_refused_by_both_or_by_neither(name: str) -> None:
    the_game = game(name)
    validator = Draft202012Validator(the_game.schema)
    rng = random.Random(1)
    refused = 0
    for viewer, view in islice(views(name), 40):
        wrongs: list[Json] = [None, -1, "x", True, [], {}]
        for wrong in wrongs:
            changed = json.loads(json.dumps(view))
            part = changed
            while True:
                key = rng.choice(list(part) if isinstance(part, dict) else range(len(part)))
                if not part[key] or not isinstance(part[key], dict | list) or rng.random() < 0.3:
                    break
                part = part[key]
            part[key] = wrong
            fits = misfit(the_game.view_form, changed, viewer) is None
            # What belongs to its owner alone is beyond JSON Schema, and so is a missing field of theirs.
            if validator.is_valid(changed) != fits:
                assert "missing" in str(misfit(the_game.view_form, changed, viewer)), changed
            refused += not fits
    assert refused > 100


def described(schema: dict[str, Json], path: str = "") -> Iterator[str]:
    """The fields of objects with a title that have no description."""
    for name, part in schema.get("properties", {}).items():
        if "title" in schema and not part.get("description"):
            yield f"{path}.{name}"
        yield from described(part, f"{path}.{name}")
    for inner in (schema.get("items"), *schema.get("anyOf", ())):
        if inner:
            yield from described(inner, path)


@pytest.mark.parametrize("name", games())
def test_every_field_has_a_meaning(name: str) -> None:
    assert list(described(game(name).schema)) == []


def test_a_schema_names_its_game_and_its_dialect() -> None:
    schema = Coins().schema
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["title"] == "coins"
    assert schema["properties"]["boards"]["items"]["properties"]["hand"]["x-seen-by"] == "owner"
    assert json_schema(FORM, "x")["required"] == [field.name for field in FORM.fields if field.name != "own"]
