"""Bots that do not look ahead: they take what the policy of the game thinks most likely."""

from __future__ import annotations

from bottega.bots.bot import Advice, Bot, Budget, Outlook, Reason
from bottega.bots.greedy import Greedy
from bottega.bots.judging import JudgingBot
from bottega.bots.search.playout import finish_turn
from bottega.engine.game import Game
from bottega.engine.insight import Insight
from bottega.engine.learnt import AUTO, LEARNT, MADE, LearntInsight, insight_of


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


class Practised(Bot):
    """Plays by the net for actions alone, at tables where the nets were measured to play better than the
    hand-made insight; at others it looks one decision ahead."""

    def __init__(self, game: Game, seed: int | str) -> None:
        insight = insight_of(game, AUTO)
        self._tables = insight.tables if isinstance(insight, LearntInsight) else frozenset[int]()
        self._by_net, self._by_hand = PolicyBot(game, seed), Greedy(game, seed)

    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        chosen = self._by_net if outlook.players in self._tables else self._by_hand
        return chosen.decide(outlook, budget)
