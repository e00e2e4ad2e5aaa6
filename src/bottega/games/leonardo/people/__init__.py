"""What people see and hear: nouns, explanations, the table in sentences and drawn in a terminal."""

from bottega.games.leonardo.people.board import draw
from bottega.games.leonardo.people.compact import compact
from bottega.games.leonardo.people.description import describe
from bottega.games.leonardo.people.doubts import doubt
from bottega.games.leonardo.people.explaining import explain
from bottega.games.leonardo.people.things import legend, things
from bottega.games.leonardo.people.wording import components, named, noun

__all__ = [
    "compact",
    "components",
    "describe",
    "doubt",
    "draw",
    "explain",
    "legend",
    "named",
    "noun",
    "things",
]
