"""The picture of a run: how strong each generation is against the one before, how well chances hold, and the
inner correlation."""

from __future__ import annotations

from typing import Final

from bottega.engine.game import Game
from bottega.engine.people import svg
from bottega.engine.people.plots import CENTRED, ROW, STYLE, Scale, mark, reach, upright
from bottega.engine.types import Json

_WIDTH: Final = 760
_LEFT: Final = 260
_SIDE: Final = 260


def draw_progress(game: Game, told: list[dict[str, Json]]) -> str:
    """All generations of a run, as SVG."""
    rows = [(each["generation"], table) for each in told for table in each["proof"]]
    scale = Scale(0.0, 1.0, _LEFT, _WIDTH - 30)
    y = 44.0
    bottom = y + ROW * max(1, len(rows))
    parts = [svg.text(16, 26, f"{game.name}: won against the generation before", {"class": "title"})]
    for tick in range(5):
        parts.append(upright(scale.at(tick / 4), y, bottom))
        parts.append(svg.text(scale.at(tick / 4), bottom + 16, f"{25 * tick} %", CENTRED))
    for generation, table in rows:
        label = f"generation {generation}, {table['players']} seats, {table['matches']} matches"
        parts.append(svg.text(16, y + ROW / 2 + 4, label))
        parts.append(reach(scale, table["low"], table["high"], y + ROW / 2))
        parts.append(mark("circle", scale.at(table["value"]), y + ROW / 2))
        y += ROW
    top = bottom + 56
    judged = [each for each in told if "inner" in each]
    if judged:
        parts += _calibration(judged[-1], top)
        parts += _inner(judged, top)
    return svg.document(
        _WIDTH, int(top + _SIDE + 40), f"{game.name}: training", parts, STYLE, {"fill": "var(--paper)"}
    )


def _calibration(last: dict[str, Json], top: float) -> list[str]:
    """Chances that were predicted against what came, on matches that were held out."""
    across = Scale(0.0, 1.0, 60, 60 + _SIDE)
    up = Scale(0.0, 1.0, top + _SIDE, top)
    ends = [f"{svg.number(across.at(end))} {svg.number(up.at(end))}" for end in (0, 1)]
    line = f"M{ends[0]}L{ends[1]}"
    parts = [
        svg.text(16, top - 12, "what came of predicted chances (square: made, circle: learnt)"),
        svg.path(line, {"class": "grid"}),
    ]
    for tick in range(5):
        parts.append(upright(across.at(tick / 4), top, top + _SIDE))
        parts.append(svg.text(across.at(tick / 4), top + _SIDE + 16, f"{25 * tick} %", CENTRED))
        parts.append(svg.text(36, up.at(tick / 4) + 4, f"{25 * tick} %", CENTRED))
    for judgement, shape in (("made", "square"), ("learnt", "circle")):
        for each in last["calibration"][judgement]:
            parts.append(mark(shape, across.at(each["predicted"]), up.at(each["came"])))
    return parts


def _inner(told: list[dict[str, Json]], top: float) -> list[str]:
    parts = [svg.text(470, top - 12, "inner correlation")]
    for place, each in enumerate(told):
        made, learnt = (each["inner"][name] for name in ("made", "learnt"))
        words = f"generation {each['generation']}: made {_figure(made)}, learnt {_figure(learnt)}"
        parts.append(svg.text(470, top + 14 + 20 * place, words))
    return parts


def _figure(value: float | None) -> str:
    return "–" if value is None else f"{value:.3f}"
