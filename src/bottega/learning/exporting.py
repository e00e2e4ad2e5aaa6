"""Weights in whole numbers: what was fitted, as the file that `bottega.engine.learnt` reads."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from bottega.engine.features import Features
from bottega.engine.learnt import kinds_of
from bottega.engine.nets import HALF, INNER_SCALE, INPUT_SCALE, SIGNAL_SCALE, read, write
from bottega.engine.types import Json
from bottega.learning.examples import Array
from bottega.learning.fitting import POINTS, Parameters, Shape

_GREATEST_PLACE: Final = 255


class TooLarge(ValueError):
    """Weights whose sums might not fit into a lane."""


def exported(
    features: Features, shape: Shape, value: Parameters, policy: Parameters, card: dict[str, Json]
) -> bytes:
    """A file of weights. `card` says how they were made; `tables`, in it, at which tables bots use them."""
    kinds = kinds_of(features)
    numbers: list[int] = []
    for name, kind in zip([name for name, _ in kinds], value["kinds"], strict=True):
        weights, biases = _whole(kind["weights"], INPUT_SCALE), _whole(kind["biases"], INPUT_SCALE)
        _check(name, _GREATEST_PLACE * np.abs(weights).sum(axis=0) + np.abs(biases))
        numbers += [*weights.flatten(), *biases, *_whole(kind["join"], INNER_SCALE).flatten()]
    both = SIGNAL_SCALE * INNER_SCALE
    numbers += [*_whole(value["trunk"], both)]
    for output, unit in enumerate((POINTS, 1.0)):
        numbers.append(round(float(value["last_biases"][output]) * unit * both))
        numbers += [*_whole(np.asarray(value["last"])[:, output] * unit, INNER_SCALE)]
    numbers += _policy_numbers(policy)
    header = {
        **card,
        "features": features.version,
        "odds_power": round(float(value["odds_power"]), 6),
        "value": {
            "kinds": [[name, len(places)] for name, places in kinds],
            "hidden": shape.hidden,
            "trunk": shape.trunk,
        },
        "policy": {"places": len(features.action), "hidden": shape.action},
    }
    return write(header, [int(number) for number in numbers])


def with_policy(
    old: bytes, features: Features, shape: Shape, policy: Parameters, card: dict[str, Json]
) -> bytes:
    """The net of positions of the file `old`, with another net of actions."""
    header, weights = read(old)
    value = header["value"]
    hidden, trunk = value["hidden"], value["trunk"]
    count = sum(places * hidden + hidden + hidden * trunk for _, places in value["kinds"])
    numbers = weights.take(count + trunk + 2 * (trunk + 1)) + _policy_numbers(policy)
    changed = {
        **card,
        "policy": {"places": len(features.action), "hidden": shape.action},
        "positions": header.get("positions", header["made"]),
    }
    return write({**header, **changed}, [int(number) for number in numbers])


def with_sureness(weights: bytes, sureness: dict[str, float]) -> bytes:
    """The same nets, with chances that are mended (`Judgement.sureness`)."""
    header, numbers = read(weights)
    return write({**header, "sureness": sureness}, numbers.rest())


def _policy_numbers(policy: Parameters) -> list[Any]:
    weights, biases = _whole(policy["weights"], INPUT_SCALE), _whole(policy["biases"], INPUT_SCALE)
    _check("action", _GREATEST_PLACE * np.abs(weights).sum(axis=0) + np.abs(biases))
    return [*weights.flatten(), *biases, 0, *_whole(policy["last"], INNER_SCALE)]


def _whole(weights: Any, scale: int) -> Array:
    return np.rint(np.asarray(weights, np.float64) * scale).astype(np.int64)


def _check(name: str, most: Array) -> None:
    if most.max() >= HALF:
        raise TooLarge(f"the weights of {name!r} are too large: their sum may reach {int(most.max())}")
