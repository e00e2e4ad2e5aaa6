"""Training: nets are fitted to examples, with JAX and Optax.

The value net learns what is to be added to the hand-made judgement, and begins with adding nothing. It learns
from the result of a match, from the points at its end, and from what a search thought of the position. The
policy net learns how a search shared out its tries. Both stop where the matches that are held out are
predicted best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
import optax  # type: ignore[import-untyped]

from bottega.learning.examples import Array, Decisions, Positions

#: Parameters of a net, as JAX keeps them: nested lists and dictionaries of arrays.
Parameters = Any

#: Points are learnt in units of this.
POINTS: Final = 8.0
#: What the points at the end, and what the search thought, weigh beside the result.
_POINTS_WEIGHT: Final = 0.5
_VALUE_WEIGHT: Final = 1.0
#: How strongly weights are drawn to nothing: hundreds of positions are of one match and share its result, so
#: the nets would learn the matches by heart.
_DECAY: Final = 0.3
_RATE: Final = 1e-3
_POLICY_RATE: Final = 4e-3
_POLICY_DECAY: Final = 0.02
#: Positions in a batch; actions in a batch (decisions are filled in until it is full).
_BATCH: Final = 256
_ACTIONS: Final = 8192


@dataclass(frozen=True)
class Shape:
    """Sizes of the nets: lanes of a row, of the sum, and of an action."""

    hidden: int = 12
    trunk: int = 24
    action: int = 24


@dataclass(frozen=True)
class Fit:
    """A net that was fitted: its parameters, and what it lost on the matches held out, epoch by epoch. The
    first number is what was lost before."""

    parameters: Parameters
    losses: list[float] = field(default_factory=list)


def fit_value(
    examples: Positions, shape: Shape, epochs: int, seed: int, show: Callable[[int, float], None]
) -> Fit:
    """Fit the net of positions. `show` is called after each epoch, with its number and its loss."""
    rng = np.random.default_rng(seed)
    scales = [_scale(table) for table in examples.tables]
    parameters = {
        "kinds": [
            {
                "weights": _normal(rng, (table.shape[1], shape.hidden), max(4, table.shape[1])),
                "biases": jnp.zeros(shape.hidden),
                "join": _normal(rng, (shape.hidden, shape.trunk), shape.hidden),
            }
            for table in examples.tables
        ],
        "trunk": jnp.zeros(shape.trunk),
        "last": jnp.zeros((shape.trunk, 2)),
        "last_biases": jnp.zeros(2),
        "odds_power": jnp.ones(()),
    }
    tables = [
        jnp.asarray(table / scale, jnp.float32) for table, scale in zip(examples.tables, scales, strict=True)
    ]
    loss = _value_loss(tables)
    train = np.flatnonzero(~examples.held)
    test = np.flatnonzero(examples.held)
    batches = _positions_in(examples)
    fitted = _descend(
        parameters,
        loss,
        lambda: (batches(each) for each in _shuffled(rng, train, _BATCH)),
        [batches(each) for each in _in_order(test, _BATCH)],
        epochs,
        len(train) // _BATCH + 1,
        show,
        _RATE,
        _DECAY,
    )
    for kind, scale, table in zip(fitted.parameters["kinds"], scales, examples.tables, strict=True):
        kind["weights"] = _unscaled(kind["weights"], scale, table)
    return fitted


def fit_policy(
    examples: Decisions, shape: Shape, epochs: int, seed: int, show: Callable[[int, float], None]
) -> Fit:
    """Fit the net of actions."""
    rng = np.random.default_rng(seed)
    scale = _scale(examples.table)
    places = examples.table.shape[1]
    parameters = {
        "weights": _normal(rng, (places, shape.action), max(4, places)),
        "biases": jnp.zeros(shape.action),
        "last": jnp.zeros(shape.action),
    }
    table = jnp.asarray(examples.table / scale, jnp.float32)
    batch = _actions_in(examples)
    train = np.flatnonzero(~examples.held)
    test = np.flatnonzero(examples.held)
    tests = list(batch(test))
    fitted = _descend(
        parameters,
        _policy_loss(table),
        lambda: batch(rng.permutation(train)),
        tests,
        epochs,
        len(examples.row) // _ACTIONS + 1,
        show,
        _POLICY_RATE,
        _POLICY_DECAY,
    )
    fitted.parameters["weights"] = _unscaled(fitted.parameters["weights"], scale, examples.table)
    return fitted


def value_outputs(parameters: Parameters, tables: list[Any], rows: list[Any]) -> Any:
    """What the net says of each seat of each position: points in units of `POINTS`, and logits."""
    total = parameters["trunk"]
    for kind, table, numbers in zip(parameters["kinds"], tables, rows, strict=True):
        seen = jax.nn.relu(table[numbers] @ kind["weights"] + kind["biases"]) @ kind["join"]
        total = total + jnp.sum(jnp.where(numbers[..., None] >= 0, seen, 0.0), axis=-2)
    return jax.nn.relu(total) @ parameters["last"] + parameters["last_biases"]


def policy_outputs(parameters: Parameters, rows: Any) -> Any:
    """The logarithm of the weight of each of these actions."""
    return jax.nn.relu(rows @ parameters["weights"] + parameters["biases"]) @ parameters["last"]


def chances(odds: Any, logits: Any, power: Any, players: Any) -> Any:
    """By position and seat: the logarithm of the chance to win, as `LearntInsight` computes it; and that of
    not winning."""
    seats = jnp.arange(odds.shape[1])[None, :] < players[:, None]
    raw = power * odds + logits
    table = jax.nn.log_softmax(jnp.where(seats, raw, -1e9), axis=1)
    alone = (players == 1)[:, None]
    win = jnp.where(alone, jax.nn.log_sigmoid(raw), table)
    lose = jnp.where(alone, jax.nn.log_sigmoid(-raw), jnp.log1p(-jnp.minimum(jnp.exp(table), 1 - 1e-6)))
    return jnp.where(seats, win, 0.0), jnp.where(seats, lose, 0.0)


def _value_loss(tables: list[Any]) -> Callable[[Parameters, dict[str, Any]], Any]:
    def loss(parameters: Parameters, batch: dict[str, Any]) -> Any:
        outputs = value_outputs(parameters, tables, batch["rows"])
        win, lose = chances(batch["odds"], outputs[..., 1], parameters["odds_power"], batch["players"])
        seats = jnp.arange(win.shape[1])[None, :] < batch["players"][:, None]
        alone = (batch["players"] == 1)[:, None]
        result = batch["result"]
        by_result = -jnp.sum(result * win + jnp.where(alone, (1 - result) * lose, 0.0) * seats, axis=1)
        own = jnp.arange(win.shape[0]), batch["seat"]
        value = batch["value"]
        by_search = -(value * win[own] + (1 - value) * lose[own])
        off = (batch["points"] + POINTS * outputs[..., 0] - batch["final"]) / POINTS
        by_points = jnp.sum(optax.losses.huber_loss(off) * seats, axis=1) / batch["players"]
        each = by_result + _POINTS_WEIGHT * by_points
        each = each + jnp.where(jnp.isnan(value), 0.0, _VALUE_WEIGHT * jnp.nan_to_num(by_search))
        return jnp.sum(each * batch["real"]), jnp.sum(batch["real"])

    return loss


def _policy_loss(table: Any) -> Callable[[Parameters, dict[str, Any]], Any]:
    def loss(parameters: Parameters, batch: dict[str, Any]) -> Any:
        logits = policy_outputs(parameters, table[batch["row"]])
        segments = batch["decision"]
        count = batch["count"].shape[0]
        most = jax.lax.stop_gradient(jax.ops.segment_max(logits, segments, count))
        safe = jnp.where(jnp.isfinite(most), most, 0.0)
        sums = jax.ops.segment_sum(jnp.exp(logits - safe[segments]) * batch["real"], segments, count)
        logs = logits - safe[segments] - jnp.log(jnp.maximum(sums, 1e-30))[segments]
        return -jnp.sum(batch["share"] * logs * batch["real"]), batch["decisions"]

    return loss


def _descend(
    parameters: Parameters,
    loss: Callable[[Parameters, dict[str, Any]], Any],
    train: Callable[[], Iterator[dict[str, Any]]],
    test: list[dict[str, Any]],
    epochs: int,
    steps: int,
    show: Callable[[int, float], None],
    rate: float,
    decay: float,
) -> Fit:
    """Descend for some epochs; the parameters of the best one."""
    schedule = optax.cosine_decay_schedule(rate, max(1, epochs * steps), 0.02)
    optimiser = optax.adamw(schedule, weight_decay=decay)
    state = optimiser.init(parameters)

    def mean(parameters: Parameters, batch: dict[str, Any]) -> Any:
        total, count = loss(parameters, batch)
        return total / jnp.maximum(count, 1)

    @jax.jit
    def step(parameters: Parameters, state: Any, batch: dict[str, Any]) -> Any:
        gradient = jax.grad(mean)(parameters, batch)
        updates, state = optimiser.update(gradient, state, parameters)
        return optax.apply_updates(parameters, updates), state

    measure = jax.jit(loss)

    def tested(parameters: Parameters) -> float:
        sums = [measure(parameters, batch) for batch in test]
        return float(sum(float(a) for a, _ in sums) / max(1.0, sum(float(b) for _, b in sums)))

    losses = [tested(parameters)]
    show(0, losses[0])
    best, least = parameters, losses[0]
    for epoch in range(1, epochs + 1):
        for batch in train():
            parameters, state = step(parameters, state, batch)
        losses.append(tested(parameters))
        show(epoch, losses[-1])
        if losses[-1] < least:
            best, least = parameters, losses[-1]
    return Fit(best, losses)


def _positions_in(examples: Positions) -> Callable[[Array], dict[str, Any]]:
    """A batch of these positions, filled up to its full size."""

    def batch(chosen: Array) -> dict[str, Any]:
        real = np.zeros(_BATCH, np.float32)
        real[: len(chosen)] = 1.0
        filled = np.resize(chosen, _BATCH)
        names = ("players", "points", "odds", "result", "final", "seat", "value")
        fields: dict[str, Any] = {name: getattr(examples, name)[filled] for name in names}
        return {**fields, "rows": [rows[filled] for rows in examples.rows], "real": real}

    return batch


def _actions_in(examples: Decisions) -> Callable[[Array], Iterator[dict[str, Any]]]:
    """Batches of these decisions, each filled until no whole decision fits."""
    counts = np.bincount(examples.decision, minlength=len(examples.held))
    first = np.concatenate([[0], np.cumsum(counts)])

    def batches(chosen: Array) -> Iterator[dict[str, Any]]:
        taken: list[int] = []
        size = 0
        for decision in chosen:
            if size + counts[decision] > _ACTIONS:
                yield filled(taken)
                taken, size = [], 0
            taken.append(int(decision))
            size += int(counts[decision])
        if taken:
            yield filled(taken)

    def filled(taken: list[int]) -> dict[str, Any]:
        at = np.concatenate([np.arange(first[d], first[d + 1]) for d in taken])
        segments = np.repeat(np.arange(len(taken)), counts[taken])
        rest = _ACTIONS - len(at)
        real = np.concatenate([np.ones(len(at), np.float32), np.zeros(rest, np.float32)])
        return {
            "row": np.pad(examples.row[at], (0, rest)),
            "share": np.pad(examples.share[at], (0, rest)),
            "decision": np.pad(segments, (0, rest), constant_values=_ACTIONS - 1).astype(np.int32),
            "real": real,
            "count": np.zeros(_ACTIONS, np.int8),
            "decisions": np.float32(len(taken)),
        }

    return batches


def _scale(table: Array) -> Array:
    """By place: what its numbers are divided by, so that they are about as large as 1."""
    if not len(table):
        return np.ones(table.shape[1], np.float32)
    spread = np.sqrt(np.mean(np.square(table.astype(np.float32)), axis=0))
    return np.asarray(np.maximum(1.0, spread), np.float32)


def _unscaled(weights: Any, scale: Array, table: Array) -> Any:
    """Weights for places as they are. A place that was 0 in all examples has learnt nothing, and says
    nothing."""
    return weights / jnp.asarray(scale)[:, None] * jnp.asarray(table.any(axis=0), jnp.float32)[:, None]


def _normal(rng: np.random.Generator, shape: tuple[int, int], inputs: int) -> Any:
    return jnp.asarray(rng.normal(0.0, (2.0 / inputs) ** 0.5, shape), jnp.float32)


def _shuffled(rng: np.random.Generator, numbers: Array, size: int) -> Iterator[Array]:
    yield from _in_order(rng.permutation(numbers), size)


def _in_order(numbers: Array, size: int) -> Iterator[Array]:
    for first in range(0, len(numbers), size):
        yield numbers[first : first + size]
