"""What people see and hear: nouns, the table in sentences, and the table drawn in a terminal."""

from bottega.games.leonardo.people.board import draw
from bottega.games.leonardo.people.compact import compact
from bottega.games.leonardo.people.description import describe
from bottega.games.leonardo.people.doubts import doubt
from bottega.games.leonardo.people.wording import components, named, noun

__all__ = ["compact", "components", "describe", "doubt", "draw", "named", "noun"]
