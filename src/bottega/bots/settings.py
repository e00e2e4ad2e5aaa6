"""Settings of bots: their names, and the checks of their values."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Final

from bottega.bots.errors import SettingError
from bottega.engine.types import Json

#: The code of the error for a value that is not of the kind of the default.
_KINDS: Final[dict[type, str]] = {
    bool: "setting-truth",
    int: "setting-whole",
    float: "setting-number",
    str: "setting-word",
}


def setting_names(make: Callable[..., object]) -> tuple[str, ...]:
    """The settings of a bot: what the function that makes it takes after the game and the seed.

    >>> setting_names(lambda game, seed, worlds=8, aim="blend": None)
    ('worlds', 'aim')
    """
    return tuple(inspect.signature(make).parameters)[2:]


def check_settings(bot: str, make: Callable[..., object], settings: dict[str, Json]) -> None:
    """SettingError unless the bot has these settings, and each value is of the kind of the default."""
    parameters = inspect.signature(make).parameters
    names = setting_names(make)
    for name, value in settings.items():
        if not names:
            raise SettingError("setting-none", bot=bot, name=name)
        if name not in names:
            raise SettingError("setting-unknown", bot=bot, name=name, known=", ".join(names))
        kind = type(parameters[name].default)
        if type(value) is not kind and not (kind is float and type(value) is int):
            raise SettingError(_KINDS[kind], name=name, value=str(value))


def check_choice(name: str, value: str, choices: Sequence[str]) -> str:
    if value not in choices:
        raise SettingError("setting-choice", name=name, choices=", ".join(choices), value=value)
    return value


def check_above(name: str, value: float, low: float) -> float:
    if not value > low:
        raise SettingError("setting-above", name=name, low=f"{low:g}", value=str(value))
    return value


def check_least(name: str, value: int, low: int) -> int:
    if value < low:
        raise SettingError("setting-least", name=name, low=str(low), value=str(value))
    return value


def check_range(name: str, value: float, low: float, high: float) -> float:
    if not low <= value <= high:
        raise SettingError("setting-range", name=name, low=f"{low:g}", high=f"{high:g}", value=str(value))
    return value
