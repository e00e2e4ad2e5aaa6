"""A bot that errs as beginners do.

Beginners overlook options, the less obvious ones more often; they count what lies before them and hardly what
it may become; and they play as if they were alone. They do not play at random.
"""

from __future__ import annotations

import math
from typing import Final

from bottega.bots.bot import Advice, Budget, Outlook
from bottega.bots.greedy import advise
from bottega.bots.judging import JudgingBot
from bottega.bots.search import policy
from bottega.bots.search.playout import finish_turn
from bottega.bots.search.tally import ActionTally
from bottega.bots.settings import check_above, check_range
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Seat

#: The share of the options that are noticed, and the least number.
NOTICED: Final = 0.4
FEWEST: Final = 2
#: How evenly attention falls: at 1 as the policy weighs the actions, above 1 more evenly.
TEMPERATURE: Final = 2.0
#: The weight of the expected gain of a position beside the points it has now.
FORESIGHT: Final = 0.25


class Beginner(JudgingBot):
    """Looks one decision ahead, in one imagined world, at the options it has noticed. It answers at
    once, after one iteration, even if the budget allows more."""

    def __init__(
        self,
        game: Game,
        seed: int | str,
        noticed: float = NOTICED,
        temperature: float = TEMPERATURE,
        foresight: float = FORESIGHT,
    ) -> None:
        self.noticed = check_above("noticed", check_range("noticed", noticed, 0, 1), 0)
        self.temperature = check_above("temperature", temperature, 0)
        self.foresight = check_range("foresight", foresight, 0, 1)
        super().__init__(game, f"beginner:{seed}")

    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        insight, seat = self._insight, outlook.seat
        world = outlook.imagine(self._rng)
        luck = self._rng.getrandbits(32)
        tallies: list[ActionTally] = []
        for i in self._notice(outlook):
            tally = ActionTally(outlook.legal[i], outlook.players)
            after = world.clone()
            finish_turn(insight, after, seat, tally.action, luck)
            points, chances = insight.judge(after)
            tally.add(self._worth(after, seat), points, chances)
            tallies.append(tally)
        return advise(outlook.legal, tallies, 1, budget)

    def _notice(self, outlook: Outlook) -> list[int]:
        """Some of the legal actions, by their places; those the policy likes are noticed first."""
        legal = outlook.legal
        count = min(len(legal), max(FEWEST, math.ceil(self.noticed * len(legal))))
        weights = self._insight.weights(outlook.world, outlook.seat, legal)
        left = [weight ** (1 / self.temperature) for weight in weights]
        places = list(range(len(legal)))
        noticed: list[int] = []
        while len(noticed) < count:
            i = policy.draw(left, self._rng)
            noticed.append(places.pop(i))
            left.pop(i)
        return sorted(noticed)

    def _worth(self, state: State, seat: Seat) -> float:
        """In its own points; those of other seats do not count."""
        now = float(state.scores()[seat]["total"])
        return now + self.foresight * (self._insight.points(state)[seat] - now)
