"""One filter for every text that people write."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import pytest
from fastapi.routing import APIRoute
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo

from bottega.server import texts
from bottega.server.config import Config
from bottega.server.http import accounts
from bottega.server.http.models import ChatForm, NoteForm, SeatForm, TableForm
from bottega.server.making import make_site
from bottega.server.messages import Message
from bottega.server.texts import LONGEST_LINE, Filtered
from bottega.table.texts import data, hidden, line, lines

#: Fields without the filter, and why they need none.
EXEMPT = {
    "password": "hashed as it was typed, shown nowhere",
    "old": "hashed as it was typed, shown nowhere",
    "new": "hashed as it was typed, shown nowhere",
    "p256dh": "decoded as base64",
    "auth": "decoded as base64",
    "address": "matched with a pattern of ASCII characters",
    "zone": "one of a list",
}


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  two \n\n lines\t", "two lines"),
        ("a\x00b\x1b[31mred\u202e", "ab[31mred"),
        ("soft\u00adhyphen\ufeff", "softhyphen"),
        ("\ud800lone", "lone"),
        ("\u2066isolated\u2069", "isolated"),
        ("\u3164\u2800", ""),
        ("è 𝄞 🎲", "è 𝄞 🎲"),
        ("👩\u200d🔬 می\u200cخواهم", "👩\u200d🔬 می\u200cخواهم"),
        ("\u200d a\u200d\u200d b \u200c", "a b"),
        ("one\u2028two", "one two"),
    ],
)
def test_a_line_has_nothing_hidden_in_it(typed: str, kept: str) -> None:
    assert line(typed) == kept


def test_lines_stay_lines() -> None:
    assert lines("one\r\ntwo\rthree\u2029four\n\n\n\n five\x07 \n") == "one\ntwo\nthree\nfour\n\nfive"


@given(st.text(st.characters(), max_size=50))
def test_what_is_clean_stays_as_it_is(typed: str) -> None:
    assert line(line(typed)) == line(typed)
    assert lines(lines(typed)) == lines(typed)
    for clean in (line(typed), lines(typed).replace("\n", "")):
        assert not [sign for sign in clean if hidden(sign) and sign not in "\u200c\u200d"]
        clean.encode()  # no database refuses it
        assert "\x00" not in clean


def test_data_of_a_client_is_filtered_all_the_way_down() -> None:
    assert data({"a\x00": ["\x1b", {"b": "c\x00d\ne"}, 1, None, True]}) == {
        "a": ["", {"b": "cd\ne"}, 1, None, True]
    }


def test_forms_filter_what_they_get() -> None:
    table = TableForm.model_validate({"game": "masters", "seats": [{"me": True}], "word": "a\x00\u202e b\n"})
    assert table.word == "a b"
    assert SeatForm(bot="greedy", name="Bot\x1b[2J\nseed: 0").name == "Bot[2J seed: 0"
    assert ChatForm(text="tschüs\n\nbis bald").text == "tschüs bis bald"
    assert NoteForm(text="a\x00b\nc").text == "ab\nc"
    with pytest.raises(ValidationError):
        ChatForm(text="x" * (LONGEST_LINE + 1))
    with pytest.raises(ValidationError):
        SeatForm(name="\u200b", bot=None)
    with pytest.raises(ValidationError):
        TableForm.model_validate({"game": "masters", "seats": [{}], "options": {"x" * 5_000: "y"}})


# Every form


def models_in(kind: Any) -> Iterator[type[BaseModel]]:
    """The models in a type, and those in their fields."""
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        yield kind
        for field in kind.model_fields.values():
            yield from models_in(field.annotation)
        return
    for part in get_args(kind):
        yield from models_in(part)


def forms(folder: Path) -> set[type[BaseModel]]:
    """Whatever a client may send as a body or over the WebSocket."""
    found = set(models_in(Message))
    for router in (accounts.router, *make_site(Config(data=folder)).routers):
        for route in router.routes:
            if isinstance(route, APIRoute):
                for parameter in (*route.dependant.body_params, *route.dependant.query_params):
                    found.update(models_in(parameter.field_info.annotation))
    return found


def unfiltered(kind: Any, metadata: list[Any]) -> bool:
    """Whether a text can come through a field of this type without the filter."""
    if get_origin(kind) is Annotated:
        inner, *more = get_args(kind)
        fields = [one.metadata for one in more if isinstance(one, FieldInfo)]
        return unfiltered(inner, [*metadata, *more, *[each for some in fields for each in some]])
    if any(isinstance(one, Filtered) or getattr(one, "pattern", None) for one in metadata):
        return False
    if get_origin(kind) is Literal:
        return False
    if get_origin(kind) in (Union, types.UnionType) or get_args(kind):
        return any(unfiltered(part, []) for part in get_args(kind))
    return kind is str or kind is Any


def test_every_text_of_every_form_is_filtered(tmp_path: Path) -> None:
    every = forms(tmp_path)
    assert {"TableForm", "ChatMessage", "GuestForm", "NoteForm", "WebhookTarget", "TokenForm"} <= {
        form.__name__ for form in every
    }
    seen = set()
    for form in every:
        hints = typing.get_type_hints(form, include_extras=True)
        for name, field in form.model_fields.items():
            if unfiltered(hints[name], field.metadata):
                assert name in EXEMPT, f"{form.__name__}.{name} takes any text"
                seen.add(name)
    assert set(EXEMPT) == seen, "a field of the list is filtered, or gone"


def test_the_walk_finds_a_field_without_the_filter() -> None:
    class Open(BaseModel):
        text: str | None = None
        fine: texts.Label | None = None

    hints = typing.get_type_hints(Open, include_extras=True)
    assert [name for name in hints if name in Open.model_fields and unfiltered(hints[name], [])] == ["text"]
    TypeAdapter(texts.Label).validate_python("fine")
