"""A bot of one's own: it tries every legal action in imagined worlds, plays on at random, and compares."""

import random

from bottega.bots.bot import Advice, Bot, Reason
from bottega.engine.playout import Dice, play_out


class Flat(Bot):
    def __init__(self, game, seed, worlds=5):
        self.worlds = worlds
        self.rng = random.Random(seed)

    def decide(self, outlook, budget):
        seat, players = outlook.seat, range(outlook.players)
        reasons = []
        for action in outlook.legal:
            points, wins = [0.0 for _ in players], [0.0 for _ in players]
            for _ in range(self.worlds):
                world = outlook.imagine(self.rng)
                world.apply(seat, action)
                play_out(world, Dice(self.rng.getrandbits(31)))
                winners = world.ranking()[0]
                for each, score in enumerate(world.scores()):
                    points[each] += score["total"] / self.worlds
                    wins[each] += (each in winners) / len(winners) / self.worlds
            reasons.append(Reason(action, 1 / len(outlook.legal), points, wins, self.worlds, points[seat]))
        reasons.sort(key=lambda reason: reason.points[seat], reverse=True)
        return Advice(reasons[0].action, reasons, self.worlds * len(reasons), budget.elapsed())
