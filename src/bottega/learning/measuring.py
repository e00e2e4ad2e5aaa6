"""What the nets predict on matches that were held out: how well chances hold, and the inner correlation.

A net that predicts results well may still choose badly: most of a result is decided by what no choice can
change. The inner correlation leaves that out. It is the correlation, within a match, between how the estimate
of a seat's lead changed over some positions and how it was to change from there to the end.
"""

from __future__ import annotations

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


def measured(game: Game, weights: bytes, examples: Positions) -> dict[str, Json]:
    """By judgement, `made` and `learnt`: the inner correlation, and what came of chances in ten ranges."""
    features = game.features()
    assert features is not None
    net = Judgement(weights, features)
    chosen = np.flatnonzero(examples.held)
    learnt_points = examples.points[chosen].copy()
    made = np.zeros_like(learnt_points)
    learnt = np.zeros_like(learnt_points)
    for place, example in enumerate(chosen):
        players = int(examples.players[example])
        odds = examples.odds[example, :players].astype(float)
        logits = np.zeros(players)
        for seat in range(players):
            [(more, logits[seat])] = net.value.outputs([_rows(examples, int(example), seat)], [[]])
            learnt_points[place, seat] += more
        made[place, :players] = _chances(odds, players)
        learnt[place, :players] = _chances(net.odds_power * odds + logits, players)
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
