"""A bot that does anything it may: the bottom of every ladder."""

from __future__ import annotations

from bottega.bots.bot import Advice, Budget, Outlook, Reason
from bottega.bots.judging import JudgingBot
from bottega.engine.game import Game


class RandomBot(JudgingBot):
    """Chooses among the legal actions, each as likely as any other, and has no opinion of them."""

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, f"random:{seed}")

    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        action = self._rng.choice(outlook.legal)
        insight, share = self._insight, 1.0 / len(outlook.legal)
        points, chances = insight.points(outlook.world), insight.chances(outlook.world)
        others = [other for other in outlook.legal if other is not action]
        reasons = [Reason(action, 1.0, points, chances, 1, None, share)]
        reasons += [Reason(other, 0.0, points, chances, 0, None, share) for other in others]
        return Advice(action, reasons, 1, budget.elapsed())
