"""Studies: what designers ask of a game, answered by bots that play it many times.

One bot plays all seats, so that nobody is stronger than the others. What a study tells: how often each seat
wins, how long a match takes, where the points come from, and for every thing that the game counts
(`Game.choices`) how often it was on offer, how often it was chosen, and how often those who chose it won. Two
editions play the same deals with the same dice, so that what differs between them comes from their figures.

A match is the unit of all intervals. Many intervals are made at once, and one in twenty misses the truth by
chance; so each study counts its intervals and marks those that still hold by Holm's procedure over all of
them.

No game is known here, and nothing beyond the packages of `bottega` itself is needed.
"""

from bottega.research.study.findings import Comparison, Section, Study
from bottega.research.study.naming import study_book
from bottega.research.study.page import page, seats_plot
from bottega.research.study.plan import StudyJob, StudyPlan, jobs
from bottega.research.study.playing import MatchFacts, play_job, work

__all__ = [
    "Comparison",
    "MatchFacts",
    "Section",
    "Study",
    "StudyJob",
    "StudyPlan",
    "jobs",
    "page",
    "play_job",
    "seats_plot",
    "study_book",
    "work",
]
