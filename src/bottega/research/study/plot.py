"""The plots of a study: estimates with their reach, and how often matches are how long. Every figure in them
stands in a table too; a mark that holds after the correction has another shape, so that nothing depends on
colours."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bottega.engine.people import svg
from bottega.engine.people.plots import CENTRED, LETTER, ROW, STYLE, Scale, mark, reach, upright
from bottega.simulate.intervals import IntervalEstimate

_WIDTH: Final = 760
_MARGIN: Final = 16
#: Longer names are cut off in plots; tables have them in full.
_LONGEST: Final = 44


@dataclass(frozen=True)
class Row:
    """A line of a plot; one without an estimate is a heading."""

    label: str
    estimate: IntervalEstimate | None = None
    holds: bool = False
    #: Where this row would be if nothing mattered, if it has a figure of its own for that.
    even: float | None = None


def intervals_plot(
    title: str,
    rows: Sequence[Row],
    even: float | None,
    number: Callable[[float], str],
    style: str = "",
) -> str:
    """A row for each estimate. `even` is where all would be if nothing mattered; `number` writes the
    scale."""
    found = [row.estimate for row in rows if row.estimate is not None]
    evens = [each for each in (even, *(row.even for row in rows)) if each is not None]
    low = min([each.low for each in found] + evens)
    high = max([each.high for each in found] + evens)
    step = _step(high - low)
    low, high = step * math.floor(low / step), step * math.ceil(high / step)
    if low == high:
        high = low + step
    left = _MARGIN + min(_LONGEST, max(len(row.label) for row in rows)) * LETTER + 12
    scale = Scale(low, high, left, _WIDTH - _MARGIN - 12)
    top, y = 8.0, 8.0
    bottom = top + ROW * len(rows)
    parts: list[str] = []
    for tick in range(round((high - low) / step) + 1):
        value = low + tick * step
        parts.append(upright(scale.at(value), top, bottom))
        parts.append(svg.text(scale.at(value), bottom + 16, number(value), CENTRED))
    if even is not None:
        parts.append(upright(scale.at(even), top, bottom, "even"))
    for row in rows:
        at = y + ROW / 2
        shown = row.label if len(row.label) <= _LONGEST else f"{row.label[: _LONGEST - 1]}…"
        parts.append(svg.text(_MARGIN, at + 4, shown, {"class": "head"} if row.estimate is None else {}))
        if row.estimate is not None:
            if row.even is not None:
                parts.append(upright(scale.at(row.even), y + 3, y + ROW - 3, "even"))
            parts.append(reach(scale, row.estimate.low, row.estimate.high, at))
            parts.append(mark("diamond" if row.holds else "circle", scale.at(row.estimate.value), at))
        y += ROW
    return svg.document(_WIDTH, math.ceil(bottom + 26), title, parts, style, {"fill": "var(--paper)"})


def histogram(title: str, values: Sequence[int], number: Callable[[float], str], style: str = "") -> str:
    """How many values lie in each of some equal ranges."""
    low, high = min(values), max(values)
    step = max(1, math.ceil(_step((high - low) / 2)))
    first = step * (low // step)
    counts = [0] * ((high - first) // step + 1)
    for value in values:
        counts[(value - first) // step] += 1
    width = (_WIDTH - 2 * _MARGIN) / len(counts)
    height, most = 140.0, max(counts)
    parts: list[str] = []
    # Not more labels than there is room for.
    every = math.ceil(len(counts) * 44 / (_WIDTH - 2 * _MARGIN))
    for place, count in enumerate(counts):
        x, tall = _MARGIN + place * width, height * count / most
        box = {"x": x + 1, "y": 20 + height - tall, "width": width - 2, "height": tall}
        parts.append(svg.element("rect", {"class": "bar", **box}))
        if count:
            parts.append(svg.text(x + width / 2, 15 + height - tall, number(count), CENTRED))
        if place % every == 0:
            parts.append(svg.text(x, 36 + height, number(first + place * step), {"class": "faint"}))
    return svg.document(_WIDTH, 190, title, parts, style, {"fill": "var(--paper)"})


#: The looks of what only studies draw.
STUDY_STYLE: Final = (
    STYLE
    + """
  .even { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 4 3 }
  .bar { fill: var(--good); fill-opacity: 0.55 }
"""
)


def _step(width: float) -> float:
    """A round step that divides a width into some six parts."""
    if not width:
        return 1.0
    rough = width / 6
    power = 10.0 ** math.floor(math.log10(rough))
    return power * next(factor for factor in (1, 2, 2.5, 5, 10) if factor * power >= rough * 0.999)
