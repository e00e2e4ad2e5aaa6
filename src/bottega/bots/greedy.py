"""A bot that looks one decision ahead: what would the table look like after each action?

All actions are judged in the same imagined worlds. So no action looks better only because it met with better
luck, and a few worlds are enough to compare them.
"""

from __future__ import annotations

from typing import Final

from bottega.bots.bot import Advice, Budget, Outlook
from bottega.bots.judging import JudgingBot
from bottega.bots.search.aim import BLEND, check_aim, rewards
from bottega.bots.search.playout import finish_turn
from bottega.bots.search.tally import ActionTally, together
from bottega.bots.settings import check_least
from bottega.engine.action import Action
from bottega.engine.game import Game

WORLDS: Final = 8


class Greedy(JudgingBot):
    """One decision deep: the decisions that follow in its own turn are made by the game's policy, then
    the outcome is estimated. An iteration of the budget is a world; after `worlds` it answers."""

    def __init__(self, game: Game, seed: int | str, worlds: int = WORLDS, aim: str = BLEND) -> None:
        self.worlds = check_least("worlds", worlds, 1)
        self.aim = check_aim(aim)
        super().__init__(game, f"greedy:{seed}")

    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        insight, seat = self._insight, outlook.seat
        tallies = [ActionTally(action, outlook.players) for action in outlook.legal]
        budget = budget.at_most(iterations=self.worlds if len(tallies) > 1 else 1)
        worlds = 0
        while worlds == 0 or not budget.spent(worlds):
            world = outlook.imagine(self._rng)
            luck = self._rng.getrandbits(32)
            for tally in tallies:
                after = world.clone()
                finish_turn(insight, after, seat, tally.action, luck)
                points, chances = insight.judge(after)
                tally.add(rewards(self.aim, points, chances)[seat], points, chances)
            worlds += 1
        return advise(outlook.legal, tallies, worlds, budget)


def advise(legal: list[Action], tallies: list[ActionTally], iterations: int, budget: Budget) -> Advice:
    """The best of the actions that were tried and why; of equal ones, the first. Those that were not tried
    come last."""
    ranked = sorted(tallies, key=ActionTally.mean, reverse=True)
    tried = {tally.action for tally in tallies}
    share, prior = 1.0 / len(ranked), 1.0 / len(legal)
    reasons = [tally.reason(tally.action, share, tally.tries, tally.mean(), prior) for tally in ranked]
    rest = [action for action in legal if action not in tried]
    if rest:
        usual = together(tallies)
        reasons += [usual.reason(action, 0.0, 0, usual.mean(), prior) for action in rest]
    return Advice(ranked[0].action, reasons, iterations, budget.elapsed())
