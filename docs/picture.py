"""Draws docs/board.svg, the picture of the README: ``python docs/picture.py``.

The position is a decision of the recorded match, seen by the player who has to make it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import bottega
from bottega.engine.game import Line
from bottega.engine.match import Match
from bottega.engine.people import svg
from bottega.engine.people.text import Book
from bottega.engine.records import Record

HERE = Path(__file__).parent
DECISION: Final = 83
WIDTH: Final = 100
CHARACTER: Final = 8.4
LINE: Final = 17
MARGIN: Final = 14
#: Words with single spaces between them; wider gaps are left to the places.
_WORDS: Final = re.compile(r"\S+(?: \S+)*")
PAPER: Final = "#1d1a16"
INK: Final = "#e8dfcd"
COLOURS: Final = {
    "green": "#8fbf6a",
    "blue": "#7fa8d9",
    "yellow": "#e2b94c",
    "magenta": "#c490d1",
    "red": "#e07a5f",
    "white": "#ffffff",
    "cyan": "#7cc7c1",
    "dim": "#978c7a",
}


def main() -> None:
    (HERE / "board.svg").write_text(draw(), encoding="utf-8")


def draw() -> str:
    record = Record.parse((HERE / "records" / "masters.record").read_text(encoding="utf-8"))
    record.entries = record.entries[:DECISION]
    game = bottega.game(record.game)
    match = Match.resume(record, game)
    seat = match.state.actors[0]
    lines = game.board(match.state.view(seat), Book(game, "en", match.names), WIDTH)
    return picture(lines)


def picture(lines: list[Line]) -> str:
    width = round(WIDTH * CHARACTER + 2 * MARGIN)
    height = len(lines) * LINE + 2 * MARGIN
    text = "\n".join(_line(line, MARGIN + LINE * (i + 1) - 4) for i, line in enumerate(lines))
    font = {"font-family": "DejaVu Sans Mono, Menlo, Consolas, monospace", "font-size": 14, "fill": INK}
    body = [svg.element("g", font, f"\n{text}\n")]
    title = "Masters of Renaissance in the terminal"
    return svg.document(width, height, title, body, paper={"rx": 8, "fill": PAPER})


def _line(line: Line, y: int) -> str:
    """Every piece has its own place, so that a font with other widths does no harm."""
    pieces, at = [], 0
    for text, style in line:
        for words in _WORDS.finditer(text):
            x = MARGIN + (at + words.start()) * CHARACTER
            size = {"textLength": len(words[0]) * CHARACTER, "lengthAdjust": "spacingAndGlyphs"}
            pieces.append(svg.text(x, y, words[0], {**size, **_look(style)}))
        at += len(text)
    return "".join(pieces)


def _look(style: str) -> dict[str, str]:
    words = style.split()
    fill = next((COLOURS[word] for word in words if word in COLOURS), "")
    look = {"font-weight": "bold"} if "bold" in words or "reverse" in words else {}
    return {**look, "fill": fill} if fill else look


if __name__ == "__main__":
    main()
