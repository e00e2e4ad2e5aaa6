"""What people see and hear: nouns, explanations, the table in sentences and drawn in a terminal."""

from bottega.games.masters.people.board import draw
from bottega.games.masters.people.compact import compact
from bottega.games.masters.people.description import describe
from bottega.games.masters.people.doubts import doubt
from bottega.games.masters.people.explaining import explain
from bottega.games.masters.people.things import legend, things
from bottega.games.masters.people.wording import components, named, noun

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
