"""What people see and hear: nouns, the table in sentences, and the table drawn in a terminal."""

from bottega.games.inventors.people.board import draw
from bottega.games.inventors.people.compact import compact
from bottega.games.inventors.people.description import describe
from bottega.games.inventors.people.doubts import doubt
from bottega.games.inventors.people.names import named, noun
from bottega.games.inventors.people.wording import components

__all__ = ["compact", "components", "describe", "doubt", "draw", "named", "noun"]
