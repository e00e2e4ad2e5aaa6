"""Random play in bulk, for research: many matches on all cores, the same for a seed whatever the cores.

>>> from bottega.simulate import Plan, simulate
>>> tallies = simulate(Plan("masters", players=(2,), matches=3, seed="7"))
>>> tallies[2].matches
3
"""

from bottega.simulate.matches import Crash, Played, play_match
from bottega.simulate.run import Plan, simulate, work
from bottega.simulate.speed import Speed, measure
from bottega.simulate.tally import Tally

__all__ = ["Crash", "Plan", "Played", "Speed", "Tally", "measure", "play_match", "simulate", "work"]
