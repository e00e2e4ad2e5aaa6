"""Random play in bulk, for research: many matches on all cores. The results depend on the seed alone.

>>> from bottega.simulate import SimulationPlan, simulate
>>> tallies = simulate(SimulationPlan("masters", players=(2,), matches=3, seed="7"))
>>> tallies[2].matches
3
"""

from bottega.simulate.matches import Crash, PlayedMatch, play_match
from bottega.simulate.run import SimulationPlan, simulate, work
from bottega.simulate.speed import Speed, measure
from bottega.simulate.tally import MatchTally

__all__ = [
    "Crash",
    "MatchTally",
    "PlayedMatch",
    "SimulationPlan",
    "Speed",
    "measure",
    "play_match",
    "simulate",
    "work",
]
