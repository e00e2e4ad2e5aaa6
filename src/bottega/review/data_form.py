"""Dataclasses as JSON, and back with everything checked."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import asdict, fields
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from bottega.engine.problem import shown
from bottega.engine.types import Json
from bottega.review.errors import ReviewError

Kind = TypeVar("Kind")


def write(value: Any) -> dict[str, Json]:
    """A dataclass as plain JSON: tuples become lists."""
    return asdict(value, dict_factory=lambda pairs: {key: _plain(each) for key, each in pairs})


def _plain(value: Any) -> Json:
    return [_plain(each) for each in value] if isinstance(value, tuple | list) else value


def read(kind: type[Kind], data: Json) -> Kind:
    """The dataclass in this JSON; ReviewError says which value is missing or of the wrong kind. Keys that are
    not known are left out: a later version may have more."""
    return _read(kind, data, "review")  # type: ignore[no-any-return]


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _read(kind: Any, data: Json, where: str) -> Any:
    origin = get_origin(kind)
    if kind is Any or origin is dict:
        if origin is dict and not isinstance(data, dict):
            raise _wrong(where, data)
        return data
    if origin in (Union, types.UnionType):
        options = [each for each in get_args(kind) if each is not type(None)]
        return None if data is None and len(options) < len(get_args(kind)) else _read(options[0], data, where)
    if origin is tuple:
        return _read_tuple(get_args(kind), data, where)
    if kind is float:
        return float(_checked(data, where, lambda: type(data) in (int, float)))
    if kind in (int, str, bool):
        return _checked(data, where, lambda: type(data) is kind)
    if not isinstance(data, dict):
        raise _wrong(where, data)
    hints = _hints(kind)
    values: dict[str, Any] = {}
    for field in fields(kind):
        if field.name in data:
            values[field.name] = _read(hints[field.name], data[field.name], f"{where}.{field.name}")
        elif _is_required(field):
            raise ReviewError("review-missing", where=f"{where}.{field.name}")
    return kind(**values)


def _read_tuple(kinds: tuple[Any, ...], data: Json, where: str) -> Any:
    if not isinstance(data, list | tuple):
        raise _wrong(where, data)
    if kinds[-1] is Ellipsis:
        return tuple(_read(kinds[0], each, f"{where}[{i}]") for i, each in enumerate(data))
    if len(data) != len(kinds):
        raise _wrong(where, data)
    return tuple(
        _read(kind, each, f"{where}[{i}]") for i, (kind, each) in enumerate(zip(kinds, data, strict=True))
    )


def _is_required(field: Any) -> bool:
    from dataclasses import MISSING

    return field.default is MISSING and field.default_factory is MISSING


def _checked(data: Json, where: str, right: Callable[[], bool]) -> Json:
    if not right():
        raise _wrong(where, data)
    return data


def _wrong(where: str, data: Json) -> ReviewError:
    return ReviewError("review-value", where=where, value=shown(data))
