"""OpenSpiel's own search, IS-MCTS, as a bot: an opponent from outside for those of Bottega.

``bench/openspiel`` installs it under the name ``openspiel``, so that the ladder can play it.
"""

from __future__ import annotations

import random
from typing import Final

import numpy as np
from open_spiel.python.algorithms import ismcts

from bottega.bots.bot import Advice, Bot, Budget, Outlook, Reason
from bottega.engine.game import Game
from bottega.engine.playout import Dice, play_out
from bottega.research.spiel import SpielState, load

#: How much is tried that looked worse so far: the `uct_c` of OpenSpiel.
EXPLORE: Final = 1.0


class RandomRollouts:
    """What OpenSpiel calls an evaluator: a state is worth what a random match from there brings. OpenSpiel
    has one too. This one plays in compiled code, so that there are more of them in the same time."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def evaluate(self, state: SpielState) -> list[float]:
        assert state.match is not None
        match = state.match.clone()
        play_out(match, self._dice)
        return state.get_game().table.reward(match)  # type: ignore[no-any-return]

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class IsMcts(Bot):
    """An iteration of the budget is a simulation of OpenSpiel. The settings: `reward` is what it plays for
    (win, rank or margin), `explore` the constant of UCT."""

    def __init__(self, game: Game, seed: int | str, reward: str = "win", explore: float = EXPLORE) -> None:
        self._game = game
        self._reward = reward
        self._explore = explore
        self._rng = random.Random(f"openspiel:{seed}")

    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        seed = self._rng.getrandbits(32)
        game = load(self._game, outlook.players, self._reward, None, 0, 1)
        state = game.new_initial_state()
        state.match = outlook.world.clone()
        search = ismcts.ISMCTSBot(
            game,
            RandomRollouts(seed),
            self._explore,
            max_simulations=1,
            random_state=np.random.RandomState(seed),
            use_observation_string=True,  # much faster than the information state
            allow_inconsistent_action_sets=False,
        )
        search.set_resampler(lambda of, player: of.imagined(player, self._rng))
        # What `search.run_search` does, with our budget in place of a number of simulations.
        root = search.create_new_node(state)
        done = 0
        while done < 2 or not budget.spent(done):  # the first only opens the root
            search.run_simulation(search.sample_root_state(state))
            done += 1
        return self._advice(outlook, root, done, budget)

    def _advice(self, outlook: Outlook, root: ismcts.ISMCTSNode, done: int, budget: Budget) -> Advice:
        visits = {action: child.visits for action, child in root.child_info.items()}
        values = {action: child.value() for action, child in root.child_info.items() if child.visits}
        every, prior = max(1.0, sum(visits.values())), 1.0 / len(outlook.legal)
        none = [0.0] * outlook.players
        reasons = [
            Reason(
                action,
                visits.get(action.id, 0.0) / every,
                none,
                none,
                int(visits.get(action.id, 0.0)),
                values.get(action.id),
                prior,
            )
            for action in outlook.legal
        ]
        reasons.sort(key=lambda reason: reason.visits, reverse=True)
        return Advice(reasons[0].action, reasons, done, budget.elapsed())
