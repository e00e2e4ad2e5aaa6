"""A bot that does not look ahead: it takes what the policy of the game thinks most likely."""

from __future__ import annotations

from bottega.bots.bot import Advice, Budget, Outlook, Reason
from bottega.bots.judging import JudgingBot
from bottega.bots.search.playout import finish_turn
from bottega.engine.game import Game
from bottega.engine.insight import Insight
from bottega.engine.learnt import LEARNT, MADE, insight_of


class PolicyBot(JudgingBot):
    """Answers at once. The net for actions looks at figures, so it is asked with every edition and at every
    size of table; a game without nets is asked for the policy that it has."""

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, f"policy:{seed}")

    def insight_of(self, game: Game) -> Insight:
        return insight_of(game, MADE if game.features() is None or game.weights() is None else LEARNT)

    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        insight, seat, legal = self._insight, outlook.seat, outlook.legal
        weights = insight.weights(outlook.world, seat, legal)
        total = sum(weights)
        ranked = sorted(range(len(legal)), key=lambda place: -weights[place])
        # What the others would bring is not looked at: the reasons tell of the first alone.
        after = outlook.world.clone()
        finish_turn(insight, after, seat, legal[ranked[0]], self._rng.getrandbits(32))
        points, chances = insight.judge(after)
        reasons = [
            Reason(legal[place], weights[place] / total, points, chances, 0, None, weights[place] / total)
            for place in ranked
        ]
        return Advice(legal[ranked[0]], reasons, 1, budget.elapsed())
