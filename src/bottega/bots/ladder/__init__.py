"""The ladder: tournaments that say how strong a bot is, and how sure one may be of it.

The design, and why:

- A match is between two entrants, at tables of every size. With more than two seats they share the
  table: the seats are divided between them as evenly as possible. The entrant on the winning seat has
  won; a shared victory is divided among the seats that share it. So a win rate has the same meaning at
  every table: 50% is as good as the other.
- A deal is played twice by each pair, the second time with all seats exchanged. Each entrant sits once
  on every seat of every deal, has had every card that the other had, and luck cancels: even with five
  seats, where one has three and then two. From deal to deal the division changes, until all ways of
  dividing the table have been played, and begins again.
- Every pair plays the same deals. With more deals, or fewer, the first ones stay the same.
- Both matches of a deal have their luck in common, so they are not independent. The deal is what is
  counted as one observation (`intervals`).
- Alone, there is nobody to exchange seats with: every entrant plays every deal once.
- A table may also be given as it is to be seated, with any bots on it. Then every deal is played with the
  table turned by one seat, by two, and so on, so that every entrant has had every seat; from deal to deal the
  order around the table changes. The share of the victories is compared with the share of the seats.
- A tournament may run until a question about its first entrant is answered (`sequential`).
"""

from bottega.bots.entrants import BadEntrant, Entrant, parse_entrants
from bottega.bots.ladder.playing import MatchOutcome, play_fixture, work
from bottega.bots.ladder.schedule import Fixture, TournamentPlan, fixtures
from bottega.bots.ladder.sequential import Answer, Question, SequentialTest
from bottega.bots.ladder.standings import Standings
from bottega.bots.ladder.tournament_file import TournamentFile, TournamentFileError

__all__ = [
    "Answer",
    "BadEntrant",
    "Entrant",
    "Fixture",
    "MatchOutcome",
    "Question",
    "SequentialTest",
    "Standings",
    "TournamentFile",
    "TournamentFileError",
    "TournamentPlan",
    "fixtures",
    "parse_entrants",
    "play_fixture",
    "work",
]
