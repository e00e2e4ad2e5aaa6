"""What a page asks, under the addresses that a server has for it (`docs/api.md`).

What only a server has is not here: accounts with passwords, rankings, chat, notices. Lists of people or of
their words are empty.
"""

from bottega.page.routes import again, games, lessons, person, play, questions, reviews, tables
from bottega.page.routing import answer

__all__ = ["again", "answer", "games", "lessons", "person", "play", "questions", "reviews", "tables"]
