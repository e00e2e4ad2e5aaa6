"""What people see and hear: nouns, explanations, the table in sentences and drawn in a terminal."""

from bottega.games.inventors.people.board import draw
from bottega.games.inventors.people.compact import compact
from bottega.games.inventors.people.description import describe
from bottega.games.inventors.people.doubts import doubt
from bottega.games.inventors.people.explaining import explain
from bottega.games.inventors.people.names import named, noun
from bottega.games.inventors.people.things import legend, things
from bottega.games.inventors.people.wording import components

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
