"""What people see and hear: nouns, the table in sentences, and the table drawn in a terminal."""

from bottega.games.masters.people.board import draw
from bottega.games.masters.people.compact import compact
from bottega.games.masters.people.description import describe
from bottega.games.masters.people.doubts import doubt
from bottega.games.masters.people.wording import components, named, noun

__all__ = ["compact", "components", "describe", "doubt", "draw", "named", "noun"]
