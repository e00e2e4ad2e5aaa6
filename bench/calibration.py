"""How well the chances hold that hints show: ``python -m bench calibration [--matches N]``.

Matches of `search` with the nets of today, at tables of two and at the largest, on deals that were used for
nothing else. For each seat of each position: the chance that the insight gave it, in ten ranges, and how
often it won. What was found is kept in ``bench/strength/calibration.json``; the picture is in docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import numpy as np

import bottega
from bench.ladders import GAMES, KEPT, PICTURES, nets
from bottega import research
from bottega.engine.people import svg
from bottega.engine.people.plots import CENTRED, STYLE, Scale, mark, upright
from bottega.learning.examples import Gatherer, matches_in
from bottega.learning.measuring import measured

BOT: Final = "search:iterations=100"
SEED: Final = "calibration"
_SIDE: Final = 200
_STEP: Final = 250
_DOWN: Final = 270
_LEFT: Final = 48
_TOP: Final = 64
#: A range with fewer positions, neighbours of one match among them, tells nothing and is not drawn.
_FEWEST: Final = 100


def held_out(game: str, players: int, matches: int) -> dict[str, Any]:
    """What came of chances at tables of this size, by hand-made and by learnt judgement."""
    playing = bottega.game(game)
    with tempfile.TemporaryDirectory() as folder:
        research.write(folder, playing, [BOT], matches=matches, seed=SEED, players=players)
        gatherer = Gatherer(playing, SEED, 0.5)
        for match in matches_in(Path(folder)):
            gatherer.add(match, positions=True, decisions=False)
    found = gatherer.positions()
    weights = playing.weights()
    assert weights is not None
    everything = replace(found, held=np.ones_like(found.held))
    return {"nets": nets(game), "matches": matches, **measured(playing, weights, everything)}


def draw(kept: Mapping[str, Mapping[str, Any]]) -> str:
    """A square for each game and size of table: predicted from left to right, what came upwards."""
    parts = [svg.text(16, 26, "Chances that were predicted, and what came of them", {"class": "title"})]
    for column, (game, tables) in enumerate(kept.items()):
        across = Scale(0.0, 1.0, _LEFT + _STEP * column, _LEFT + _STEP * column + _SIDE)
        for row, (players, found) in enumerate(tables.items()):
            top = _TOP + _DOWN * row
            up = Scale(0.0, 1.0, top + _SIDE, top)
            ends = [f"{svg.number(across.at(end))} {svg.number(up.at(end))}" for end in (0, 1)]
            title = f"{GAMES[game]}, {players} seats"
            parts.append(svg.text(across.at(0.5), top - 12, title, {"text-anchor": "middle"}))
            parts.append(svg.path(f"M{ends[0]}L{ends[1]}", {"class": "grid"}))
            for tick in range(5):
                label = f"{25 * tick}%"
                parts.append(upright(across.at(tick / 4), top, top + _SIDE))
                parts.append(svg.text(across.at(tick / 4), top + _SIDE + 16, label, CENTRED))
                parts.append(svg.text(across.at(0) - 22, up.at(tick / 4) + 4, label, CENTRED))
            for judgement, shape in (("made", "square"), ("learnt", "circle")):
                for each in found["calibration"][judgement]:
                    if each["count"] >= _FEWEST:
                        parts.append(mark(shape, across.at(each["predicted"]), up.at(each["came"])))
    rows = max(len(tables) for tables in kept.values())
    bottom = _TOP + _DOWN * (rows - 1) + _SIDE
    legend = "square: by hand, circle: with nets; on the line, a chance is what it says"
    parts.append(svg.text(16, bottom + 44, legend, {"class": "faint"}))
    width = _LEFT + _STEP * len(kept)
    return svg.document(width, bottom + 60, "Calibration", parts, STYLE, {"fill": "var(--paper)"})


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench calibration", description=__doc__)
    parser.add_argument("--matches", type=int, default=200, help="of each table (default: 200)")
    chosen = parser.parse_args(arguments)
    kept: dict[str, dict[str, Any]] = {}
    for game in GAMES:
        kept[game] = {}
        for players in (2, bottega.game(game).seats[-1]):
            found = held_out(game, players, chosen.matches)
            kept[game][str(players)] = found
            for judgement, ranges in found["calibration"].items():
                shown = ", ".join(f"{each['predicted']:.2f}: {each['came']:.2f}" for each in ranges)
                print(f"{game}, {players} seats, {judgement}: {shown}", flush=True)
    (KEPT / "calibration.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    (PICTURES / "calibration.svg").write_text(draw(kept), encoding="utf-8")
    return 0
