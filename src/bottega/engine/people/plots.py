"""What plots share: a scale, an estimate with its reach, and colours that follow the reader's theme."""

from __future__ import annotations

from typing import Final

from bottega.engine.people import svg

#: Colours for light and dark, and the looks of what this module draws.
STYLE: Final = """
  svg { --paper: #fdfcf9; --ink: #22201c; --faint: #75706a; --grid: #dcd7ce }
  svg { --good: #1f6f9c; --bad: #b4561f }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #1b1a18; --ink: #efece5; --faint: #a49e95; --grid: #3b3833 }
    svg { --good: #58aedd; --bad: #e58a4e }
  }
  text { font: 13px system-ui, sans-serif; fill: var(--ink) }
  .title { font-size: 16px; font-weight: 600 }
  .head { font-weight: 600 }
  .faint { fill: var(--faint); font-size: 12px }
  .grid { stroke: var(--grid); stroke-width: 1 }
  .reach { stroke: var(--good); stroke-width: 2 }
  .mark { fill: var(--good) }
"""

#: The attributes of a text that is centred below or above something.
CENTRED: Final = {"class": "faint", "text-anchor": "middle"}
#: About the width of a letter, and the height of a row.
LETTER: Final = 7.2
ROW: Final = 26


class Scale:
    """From values to places on the line between two ends; what lies beyond an end is drawn there."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.low = low
        self.high = high
        self.left = left
        self.right = right

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.left + min(1.0, max(0.0, share)) * (self.right - self.left)


def reach(scale: Scale, low: float, high: float, y: float) -> str:
    """The line from one end of an interval to the other."""
    ends = svg.number(scale.at(low)), svg.number(scale.at(high))
    return svg.path(f"M{ends[0]} {svg.number(y)}H{ends[1]}", {"class": "reach"})


def upright(x: float, top: float, bottom: float, kind: str = "grid") -> str:
    """A line from top to bottom."""
    return svg.path(f"M{svg.number(x)} {svg.number(top)}V{svg.number(bottom)}", {"class": kind})


def mark(shape: str, x: float, y: float) -> str:
    """A mark of this shape: circle, square, diamond, triangle or bar."""
    if shape == "circle":
        return svg.element("circle", {"class": "mark", "cx": x, "cy": y, "r": 5})
    paths = {
        "square": "m-4.5-4.5h9v9h-9z",
        "diamond": "m0-6.5l6.5 6.5-6.5 6.5-6.5-6.5z",
        "triangle": "m0-6l6 10.5h-12z",
        "bar": "m-1.5-7h3v14h-3z",
    }
    return svg.path(f"M{svg.number(x)} {svg.number(y)}{paths[shape]}", {"class": "mark"})
