"""A match as an environment of PettingZoo: agents take their turns (AEC), one for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.research.drawing import check_mode, drawn
from bottega.research.tables import Deals, Table, chosen

Observation = dict[str, NDArray[Any]]


class AgentsEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """The agents are ``player_0``, ``player_1`` and so on, by seat. An observation has what the agent's seat
    knows (``observation``, uint8, see `game.encoding`) and which actions are legal now (``action_mask``,
    int8; only zeros for an agent that is not to decide). Where several seats decide at once, they do so in
    seat order.

    Rewards come at the end of a match, for all agents at once. `reset` with a seed fixes this match and all
    that follow; ``reset(options={"deal": deal})`` plays a certain deal. An action that is not legal is a
    ValueError and changes nothing. It can be pickled, in the middle of a match too.
    """

    def __init__(
        self,
        game: Game | str,
        players: SupportsIndex,
        reward: str,
        options: Mapping[str, str] | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, reward, options)
        self.render_mode = check_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "name": f"bottega_{self.table.game.name}_v{self.table.encoding.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        size, actions = self.table.encoding.size, len(self.table.game.actions)
        self._actions = actions
        self.observation_spaces: dict[str, spaces.Dict[Any]] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Discrete] = {
            agent: spaces.Discrete(actions) for agent in self.possible_agents
        }
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._deals = Deals()
        self._state: State | None = None
        self._legal: list[Action] = []

    @property
    def match(self) -> State:
        """The match as it stands, with everything that no agent may know."""
        if self._state is None:
            raise ValueError("call reset first: there is no match yet")
        return self._state

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deals.begin(seed)
        deal = (options or {}).get("deal")
        table = self.table
        self._state = table.start(self._deals.next()) if deal is None else table.begin(deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        """The agent that decides next."""
        state = self.match
        if state.over:
            self._legal = []
            self.agent_selection = self.agents[0]
        else:
            seat = state.actors[0]
            self._legal = state.legal(seat)
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        row = np.frombuffer(self.table.encoding.observe(self.match, seat), np.uint8).copy()
        mask = np.zeros(self._actions, np.int8)
        if agent == self.agent_selection:
            mask[[action.id for action in self._legal]] = 1
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state, seat = self.match, self._seat_of[agent]
        if action is None:
            raise ValueError(f"{agent} has to decide: None is only for an agent whose match is over")
        state.apply(seat, chosen(self._legal, action, state, seat))
        self._cumulative_rewards[agent] = 0.0
        if state.over:
            brought = self.table.reward(state)
            self.rewards = dict(zip(self.agents, brought, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._ask()

    def render(self) -> str | None:
        """The table as everybody sees it, in words; None without the mode ``ansi``."""
        return None if self.render_mode is None else drawn(self.match, None)

    def close(self) -> None:
        """There is nothing to close; PettingZoo wants it where there is `render`."""
