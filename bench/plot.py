"""The comparison as a picture for the README: bars in plain SVG that fit a light and a dark page.

It brings its own paper: a page may be dark where the reader's system is light.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from bottega.engine.people import svg

WIDTH: Final = 760
#: Where the bars begin, and the room that the longest leaves for its figure.
LEFT: Final = 200
RIGHT: Final = 70
BAR: Final = 20
STEP: Final = 27
TOP: Final = 62
GAP: Final = 14

_KEY: Final = "Players in brackets. Bars are medians; thin lines hold the middle half of the rounds."

STYLE: Final = """\
  text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: #24292f }
  .paper { fill: #ffffff }
  .title { font-size: 16px; font-weight: 600 }
  .note { font-size: 12px; fill: #57606a }
  .value { font-weight: 600 }
  .name { text-anchor: end }
  .compiled { fill: #b5542d }
  .pure { fill: #d9a441 }
  .peer { fill: #8c959f }
  .spread { stroke: #24292f; stroke-width: 1.5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .paper { fill: #0d1117 }
    .note { fill: #9198a1 }
    .compiled { fill: #e0764a }
    .pure { fill: #e2b94c }
    .peer { fill: #6e7681 }
    .spread { stroke: #e6edf3 }
  }"""


def draw(figures: dict[str, Any]) -> str:
    """Decisions per second of our largest tables and of every peer, as multiples of the base."""
    groups = [sorted(group, key=lambda one: -one["ratio"]["median"]) for group in _groups(figures)]
    scale = (WIDTH - LEFT - RIGHT) / max(one["ratio"]["high"] for group in groups for one in group)
    lines: list[str] = []
    top = TOP
    for group in groups:
        for one in group:
            lines += _bar(one, top, scale)
            top += STEP
        top += GAP
    height = top + 34
    base = figures["base"].partition(" (")[0]
    title = f"Random play, legal moves included: decisions per second, {base} = 1"
    where = figures["machine"]
    note = f"One core, one run, all in turns. {where['python']}, {where['processor']}."
    body = [
        svg.text(12, 26, title, {"class": "title"}),
        *_legend(figures),
        *lines,
        svg.text(12, top + 2, note, {"class": "note"}),
        svg.text(12, top + 19, _KEY, {"class": "note"}),
    ]
    return svg.document(WIDTH, height, title, body, STYLE, {"class": "paper", "rx": 8})


def _groups(figures: dict[str, Any]) -> Iterator[list[dict[str, Any]]]:
    """Ours by build, then the peers: one group of bars each, none empty."""
    contestants = figures["contestants"]
    largest: dict[str, int] = {}
    for one in contestants:
        largest[one["subject"]] = max(one["players"], largest.get(one["subject"], 0))
    shown = [one for one in contestants if one["players"] == largest[one["subject"]]]
    for build in ("compiled", "pure", None):
        group = [one for one in shown if one["build"] == build]
        if group:
            yield group


def _kind(one: dict[str, Any]) -> str:
    return one["build"] or "peer"


def _bar(one: dict[str, Any], top: int, scale: float) -> list[str]:
    ratio = one["ratio"]
    width, low, high = (scale * ratio[name] for name in ("median", "low", "high"))
    middle = top + BAR / 2
    name = f"{one['subject']} ({one['players']})"
    value = f"{ratio['median']:.0f}" if ratio["median"] >= 10 else f"{ratio['median']:.1f}"
    return [
        svg.text(LEFT - 8, middle + 5, name, {"class": "name"}),
        svg.element(
            "rect", {"class": _kind(one), "x": LEFT, "y": top, "width": width, "height": BAR, "rx": 2}
        ),
        svg.path(f"M{svg.number(LEFT + low)} {middle:.0f}H{svg.number(LEFT + high)}", {"class": "spread"}),
        svg.text(LEFT + max(width, high) + 7, middle + 5, value, {"class": "value"}),
    ]


def _legend(figures: dict[str, Any]) -> Iterator[str]:
    kinds = {_kind(one) for one in figures["contestants"]}
    left = 12
    for kind, text in (
        ("compiled", "Bottega, compiled"),
        ("pure", "Bottega, pure Python"),
        ("peer", "peers"),
    ):
        if kind in kinds:
            yield svg.element("rect", {"class": kind, "x": left, "y": 38, "width": 11, "height": 11, "rx": 2})
            yield svg.text(left + 17, 48, text, {"class": "note"})
            left += 34 + 7 * len(text)
