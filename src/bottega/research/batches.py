"""Many matches side by side, as arrays of numpy. The loop is `bottega.engine.batch`, which is compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from bottega.engine.batch import Lanes
from bottega.engine.game import Game
from bottega.engine.numbers import seed_of, whole
from bottega.engine.state import State
from bottega.research.tables import Table


def _numbers(row: bytes) -> NDArray[np.int32]:
    """Whole numbers of four bytes, the lowest first. On nearly all machines this copies nothing."""
    return np.frombuffer(row, "<i4").astype(np.int32, copy=False)


class Batch:
    """`count` matches, each at one decision. `step` takes an action for each and goes to the next decision.

    What is open now, match by match:

    - `observations`: what the seat that decides knows, as `game.encoding(players)` writes it (uint8)
    - `seats`: the seat that decides. Where several decide at once, they are asked in seat order
    - `counts` and `legal`: how many actions are legal, and their ids, one match after the other. Those of
      match i begin at `offsets[i]`. To choose among these is much faster than to look through a mask
    - `masks`: the same as a row of booleans for each match, made when you ask for it

    What the last step brought:

    - `done`: whether the match ended. If so, all of the above is already about the next match of this place
    - `rewards`: for all seats of the match that ended; 0 in the others (float32)

    The arrays are new after each step, and all but `rewards` and `masks` are read-only. The matches of a
    place depend on the seed and on the number of the place, not on `count`. A batch can be pickled.
    """

    def __init__(
        self,
        game: Game | str,
        players: SupportsIndex,
        count: SupportsIndex,
        seed: SupportsIndex | str,
        reward: str,
        options: Mapping[str, str] | None,
    ) -> None:
        table = Table(game, players, reward, options)
        number = whole(count)
        if type(number) is not int or number < 1:
            raise ValueError(f"a batch has at least 1 match, not {count!r}")
        self.game = table.game
        self.players = table.players
        self.count: int = number
        self._lanes = Lanes(table.game, table.players, number, seed_of(seed), table.options, table.reward)
        self._read()

    def _read(self) -> None:
        lanes = self._lanes
        self.observations: NDArray[np.uint8] = np.frombuffer(lanes.rows, np.uint8).reshape(self.count, -1)
        self.seats: NDArray[np.int32] = _numbers(lanes.seats)
        self.counts: NDArray[np.int32] = _numbers(lanes.counts)
        self.legal: NDArray[np.int32] = _numbers(lanes.legal)
        self.done: NDArray[np.bool_] = np.frombuffer(lanes.done, np.bool_)
        self.rewards: NDArray[np.float32] = np.zeros((self.count, self.players), np.float32)
        for lane, brought in lanes.results:
            self.rewards[lane] = brought
        self._masks: NDArray[np.bool_] | None = None

    @property
    def offsets(self) -> NDArray[np.int64]:
        """Where the ids of each match begin in `legal`."""
        ends = np.cumsum(self.counts, dtype=np.int64)
        return ends - self.counts

    @property
    def masks(self) -> NDArray[np.bool_]:
        """For each match and each action of the game, whether it is legal."""
        if self._masks is None:
            masks = np.zeros((self.count, len(self.game.actions)), np.bool_)
            masks[np.repeat(np.arange(self.count), self.counts), self.legal] = True
            self._masks = masks
        return self._masks

    def step(self, ids: ArrayLike) -> None:
        """One decision in each match: the ids of the actions chosen, in the order of the matches.

        ValueError, and nothing is changed, if one of them is not legal or if there are too many or too few.
        """
        chosen = np.asarray(ids)
        if chosen.ndim != 1 or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"ids are whole numbers in one row, not {chosen.dtype} of shape {chosen.shape}")
        self._lanes.step(chosen.tolist())
        self._read()

    def random(self, rng: np.random.Generator) -> NDArray[np.int32]:
        """An id for each match, every legal action as likely as any other."""
        picked = (rng.random(self.count) * self.counts).astype(np.int64)
        ids: NDArray[np.int32] = self.legal[self.offsets + picked]
        return ids

    def state(self, match: SupportsIndex) -> State:
        """A copy of one of the matches as it stands, with everything that nobody may know."""
        return self._lanes.states[match].clone()

    def __getstate__(self) -> dict[str, object]:
        return {"game": self.game, "players": self.players, "count": self.count, "_lanes": self._lanes}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._read()

    def __repr__(self) -> str:
        return f"<Batch of {self.count} matches of {self.game.name}: {self.players} players>"
