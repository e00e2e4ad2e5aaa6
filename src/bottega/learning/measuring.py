"""What the nets predict on matches that were held out: how well chances hold, and the inner correlation.

A net that predicts results well may still choose badly: most of a result is decided by what no choice can
change. The inner correlation leaves that out. It is the correlation, within a match, between how the estimate
of a seat's lead changed over some positions and how it was to change from there to the end.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from bottega.engine.game import Game
from bottega.engine.learnt import Judgement
from bottega.engine.types import Json
from bottega.learning.examples import Array, Positions

#: Positions between the two that are compared.
_APART: Final = 8
#: Ranges of chances in the table of what came of them.
_RANGES: Final = 10
#: Chances are made no surer or less sure than by this factor; the number of factors that are tried.
_MOST_SURE: Final = 2.5
_STEPS: Final = 61
#: What speaks for leaving chances as they are: a few matches change them little.
_DOUBT: Final = 2.0
_LEAST: Final = 1e-6


def measured(game: Game, weights: bytes, examples: Positions) -> dict[str, Json]:
    """By judgement, `made` and `learnt`: the inner correlation, and what came of chances in ten ranges."""
    features = game.features()
    assert features is not None
    net = Judgement(weights, features)
    chosen = np.flatnonzero(examples.held)
    learnt_points, logits = _outputs(net, examples, chosen)
    made = np.zeros_like(learnt_points)
    learnt = np.zeros_like(learnt_points)
    for place, example in enumerate(chosen):
        players = int(examples.players[example])
        made[place, :players] = _chances(examples.odds[example, :players].astype(float), players)
        learnt[place, :players] = _chances(net.sureness[players] * logits[place, :players], players)
    return {
        "inner": {
            "made": _inner(examples, chosen, examples.points[chosen]),
            "learnt": _inner(examples, chosen, learnt_points),
        },
        "calibration": {
            "made": _calibration(examples, chosen, made),
            "learnt": _calibration(examples, chosen, learnt),
        },
    }


def sureness(game: Game, weights: bytes, examples: Positions) -> dict[str, float]:
    """By number of players: what the logarithms of the odds are to be multiplied by, so that chances come
    nearest to what came (`Judgement.sureness`). The examples are of matches that the net has not learnt from;
    every match counts alike."""
    features = game.features()
    assert features is not None
    everything = np.arange(len(examples.players))
    logits = _outputs(Judgement(weights, features), examples, everything)[1]
    return {
        str(players): _surest(examples, logits, np.flatnonzero(examples.players == players), int(players))
        for players in np.unique(examples.players)
    }


def _surest(examples: Positions, logits: Array, chosen: Array, players: int) -> float:
    """The factor with the least cross-entropy, among those within `_MOST_SURE`."""
    of_match = np.unique(examples.match[chosen], return_inverse=True)[1]
    weight = 1.0 / np.bincount(of_match)[of_match]
    result = examples.result[chosen, :players]

    def loss(factor: float) -> float:
        chances = np.array([_chances(factor * row, players) for row in logits[chosen, :players]])
        lost = result * np.log(np.maximum(chances, _LEAST))
        if players == 1:
            lost = lost + (1 - result) * np.log(np.maximum(1 - chances, _LEAST))
        return _DOUBT * math.log(factor) ** 2 - float((weight * lost.sum(axis=1)).sum())

    steps = np.exp(np.linspace(-1.0, 1.0, _STEPS) * np.log(_MOST_SURE))
    return round(float(min(steps, key=loss)), 3)


def _outputs(net: Judgement, examples: Positions, chosen: Array) -> tuple[Array, Array]:
    """By position and seat: the points, and the logarithm of the odds before it is mended."""
    points = examples.points[chosen].copy()
    logits = np.zeros(points.shape)
    for place, example in enumerate(chosen):
        for seat in range(int(examples.players[example])):
            [(more, logit)] = net.value.outputs([_rows(examples, int(example), seat)], [[]])
            points[place, seat] += more
            logits[place, seat] = net.odds_power * float(examples.odds[example, seat]) + logit
    return points, logits


def _rows(examples: Positions, example: int, seat: int) -> list[bytes]:
    rows: list[bytes] = []
    for kind, numbers in enumerate(examples.rows):
        for number in numbers[example, seat]:
            if number >= 0:
                rows.append(bytes([kind]) + examples.tables[kind][number].tobytes())
    return rows


def _chances(odds: Array, players: int) -> Array:
    if players == 1:
        return np.array([1.0 / (1.0 + np.exp(-odds[0]))])
    parts = np.exp(odds - odds.max())
    return np.asarray(parts / parts.sum())


def _inner(examples: Positions, chosen: Array, points: Array) -> float | None:
    """Over all matches: between the change of the lead over `_APART` positions and what was still to come at
    the first of the two."""
    changes: list[float] = []
    errors: list[float] = []
    players = examples.players[chosen]
    for match in np.unique(examples.match[chosen]):
        at = np.flatnonzero(examples.match[chosen] == match)
        count = int(players[at[0]])
        if count < 2:
            continue
        lead = _leads(points[at][:, :count])
        final = _leads(examples.final[chosen][at[:1]][:, :count])
        for first in range(len(at) - _APART):
            for seat in range(count):
                changes.append(float(lead[first + _APART, seat] - lead[first, seat]))
                errors.append(float(final[0, seat] - lead[first, seat]))
    if len(changes) < 3 or np.std(changes) == 0 or np.std(errors) == 0:
        return None
    return round(float(np.corrcoef(changes, errors)[0, 1]), 4)


def _leads(points: Array) -> Array:
    """By seat: the lead over the mean of the others."""
    count = points.shape[1]
    return np.asarray(points - (points.sum(axis=1, keepdims=True) - points) / (count - 1))


def _calibration(examples: Positions, chosen: Array, chances: Array) -> list[dict[str, Json]]:
    """Ten ranges of the predicted chance: its mean, what came of it, and how often."""
    seats = np.arange(chances.shape[1])[None, :] < examples.players[chosen][:, None]
    predicted, came = chances[seats], examples.result[chosen][seats]
    ranges: list[dict[str, Json]] = []
    for number in range(_RANGES):
        inside = (predicted >= number / _RANGES) & (
            (predicted < (number + 1) / _RANGES) | (number == _RANGES - 1)
        )
        if inside.any():
            ranges.append(
                {
                    "predicted": round(float(predicted[inside].mean()), 4),
                    "came": round(float(came[inside].mean()), 4),
                    "count": int(inside.sum()),
                }
            )
    return ranges
