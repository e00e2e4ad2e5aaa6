"""A match as an environment of Gymnasium: one seat for the program that learns, bots on the others."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bottega.bots.bot import Bot, outlook
from bottega.bots.entrants import Entrant
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.numbers import whole
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.research.drawing import check_mode, drawn
from bottega.research.tables import Deals, Table, chosen

Row = NDArray[np.uint8]


#: What becomes of an action that is not legal: an error, or a legal one is drawn in its place.
ILLEGAL: Final = ("error", "random")


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """An observation is what the seat knows (uint8, see `game.encoding`), an action the id of one of
    `game.actions`. `action_masks` says which are legal, as sb3-contrib asks for it; so does `info` under
    ``action_mask``. An action that is not legal is a ValueError and changes nothing. With `illegal` "random"
    it is replaced by a legal one, each as likely as any other, and `info` has ``illegal``: for programs that
    know no masks.

    The other seats are played between two steps, and the reward comes with the last step of a match: then
    `info` has the ``rewards`` and ``points`` of all seats. If a match is over before the seat has to decide
    at all, `reset` goes on to the next. `reset` with a seed fixes this match and all that follow, with
    the dice of bots that think in iterations. ``reset(options={"deal": deal})`` plays a certain deal.
    """

    def __init__(
        self,
        game: Game | str,
        players: SupportsIndex,
        seat: SupportsIndex | None,
        opponents: Sequence[str] | str,
        reward: str,
        options: Mapping[str, str] | None,
        render_mode: str | None,
        illegal: str,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is {' or '.join(ILLEGAL)}, not {illegal!r}")
        self._illegal = illegal
        self.table = Table(game, players, reward, options)
        self.render_mode = check_mode(render_mode)
        self.metadata = {"render_modes": ["ansi"]}
        self._fixed_seat: Seat | None = None if seat is None else whole(seat)
        if self._fixed_seat is not None and self._fixed_seat not in range(self.table.players):
            last = self.table.players - 1
            raise ValueError(f"there is no seat {self._fixed_seat} here: the seats are 0 to {last}")
        self._entrants = _entrants(opponents, self.table)
        self.observation_space = spaces.Box(0, 255, (self.table.encoding.size,), np.uint8)
        self.action_space = spaces.Discrete(len(self.table.game.actions))
        self._mask: NDArray[np.int8] = np.zeros(len(self.table.game.actions), np.int8)
        self._deals = Deals()
        self._seat: Seat = self._fixed_seat or 0
        self._bots: dict[Seat, tuple[Entrant, Bot]] = {}
        self._dice = random.Random(0)
        self._history: list[tuple[Seat, Action]] = []
        self._state: State | None = None
        self._legal: list[Action] = []

    @property
    def match(self) -> State:
        """The match as it stands, with everything that the seat may not know."""
        if self._state is None:
            raise ValueError("call reset first: there is no match yet")
        return self._state

    @property
    def seat(self) -> Seat:
        """The seat in this match."""
        return self._seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        self._deals.begin(seed)
        deal = (options or {}).get("deal")
        while True:
            name = self._deals.next()
            state = self._state = self.table.start(name) if deal is None else self.table.begin(deal)
            if self._fixed_seat is None:
                self._seat = (self._deals.number - 1) % self.table.players
            self._take_seats(name)
            self._go_on()
            if not state.over:
                return self._observation(), self._info()
            if deal is not None:
                raise ValueError(f"seat {self._seat} has nothing to decide with this deal")

    def _take_seats(self, seed: str) -> None:
        players = self.table.players
        others = [(self._seat + n) % players for n in range(1, players)]
        self._bots = {
            seat: (entrant, entrant.make(self.table.game, f"{seed}/{seat}"))
            for seat, entrant in zip(others, self._entrants, strict=True)
        }
        self._dice = random.Random(seed)
        self._history = []

    def _go_on(self) -> None:
        """Let the bots play until the seat has to decide, or until the match is over."""
        state = self.match
        while not state.over and state.actors[0] != self._seat:
            seat = state.actors[0]
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                entrant, bot = self._bots[seat]
                seen = outlook(state, seat, self._dice, self._history)
                action = bot.decide(seen, entrant.budget()).action
            state.apply(seat, action)
            self._history.append((seat, action))
        self._legal = [] if state.over else state.legal(self._seat)
        self._mask[:] = 0
        self._mask[[action.id for action in self._legal]] = 1

    def step(self, action: SupportsIndex) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        state = self.match
        if state.over:
            raise ValueError("the match is over: call reset")
        replaced = self._illegal == "random" and whole(action) not in [each.id for each in self._legal]
        picked = (
            self._dice.choice(self._legal) if replaced else chosen(self._legal, action, state, self._seat)
        )
        state.apply(self._seat, picked)
        self._history.append((self._seat, picked))
        self._go_on()
        more = {"illegal": True} if replaced else {}
        if not state.over:
            return self._observation(), 0.0, False, False, {**self._info(), **more}
        rewards = self.table.reward(state)
        points = [score["total"] for score in state.scores()]
        info = {**self._info(), **more, "rewards": rewards, "points": points}
        return self._observation(), rewards[self._seat], True, False, info

    def _observation(self) -> Row:
        return np.frombuffer(self.table.encoding.observe(self.match, self._seat), np.uint8).copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy(), "seat": self._seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """For each action whether it is legal now."""
        return self._mask.astype(np.bool_)

    def render(self) -> str | None:
        """The table as the seat sees it, in words; None without the mode ``ansi``."""
        return None if self.render_mode is None else drawn(self.match, self._seat)


def _entrants(opponents: Sequence[str] | str, table: Table) -> list[Entrant]:
    """One for each of the other seats. ValueError if there are too many or too few, or if one is unknown."""
    others = table.players - 1
    texts = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if len(texts) != others:
        raise ValueError(f"there are {others} other seats here, and {len(texts)} opponents: {texts}")
    entrants = [Entrant.parse(text) for text in texts]
    for entrant in entrants:
        entrant.make(table.game, "0")
    return entrants
