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
from bottega.bots.search.tally import REASONS, ActionTally
from bottega.bots.settings import check_least
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
        return advise(tallies, worlds, budget)


def advise(tallies: list[ActionTally], iterations: int, budget: Budget) -> Advice:
    """The best of the actions and why; of equal ones, the first."""
    ranked = sorted(tallies, key=ActionTally.mean, reverse=True)
    share = 1.0 / len(ranked)
    reasons = [tally.reason(share) for tally in ranked[:REASONS]]
    return Advice(ranked[0].action, reasons, iterations, budget.elapsed())
