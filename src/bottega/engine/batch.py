"""Many matches side by side, each at one decision: the loop of `bottega.research.batch`.

It is compiled with the rules, and knows no numpy. What a program that learns reads at every step is `bytes`,
which numpy takes as an array without a copy: rows of an encoding, and whole numbers of four bytes in the
order of this machine.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final, Literal

from mypy_extensions import i64

from bottega.engine.action import Action
from bottega.engine.encoding import FLAG, Draft, Encoding
from bottega.engine.game import Game
from bottega.engine.state import State

#: Bytes of a whole number.
WIDTH: Final = 4

_ORDER: Final[Literal["little", "big"]] = sys.byteorder


class Lanes:
    """`count` lanes, and in each a match after the other. The matches of a lane depend on the seed and on the
    number of the lane alone. Where several seats decide at once, they are asked in seat order.

    `rows`, `seats`, `counts` and `legal` tell of the decision that is open in each lane: what the seat that
    decides knows, the seat, the number of its legal actions, and their ids, one lane after the other. `done`
    says which matches ended with the last step, and `results` what each of these brought, with its lane.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        count: int,
        seed: int | str,
        options: dict[str, str],
        result: Callable[[State], list[float]],
    ) -> None:
        self.game = game
        self.players = players
        self.count = count
        self.seed = seed
        self.options = game.complete_options(options)
        self.encoding: Encoding = game.encoding(players)
        self._result = result
        actions = len(game.actions)
        self._numbers: list[bytes] = [n.to_bytes(WIDTH, _ORDER) for n in range(max(actions, players) + 1)]
        self.begun: list[int] = [0] * count
        self.states: list[State] = [self._start(lane) for lane in range(count)]
        #: One for each lane, since a lane is observed only every `count` times.
        self._drafts: list[Draft] = [self.encoding.draft() for _ in range(count)]
        self.rows = b""
        self.seats = b""
        self.counts = b""
        self.legal = b""
        self.done = bytes(count)
        self.results: list[tuple[int, list[float]]] = []
        self._offers: list[list[Action]] = []
        self._tell()

    def _start(self, lane: int) -> State:
        """The next match of a lane."""
        number = self.begun[lane]
        self.begun[lane] = number + 1
        deal = self.game.shuffle(self.players, f"{self.seed}/{lane}/{number}", self.options)
        return self.game.begin(deal)

    def step(self, ids: list[int]) -> None:
        """One decision in each lane, by the ids of actions. A match that ends makes place for the next.
        ValueError, and nothing is changed, if one is not legal."""
        chosen = self._chosen(ids)
        states = self.states
        ended: list[bytes] = []
        results: list[tuple[int, list[float]]] = []
        for lane, action in enumerate(chosen):
            state = states[lane]
            state.apply(state.actors[0], action)
            if state.over:
                results.append((lane, self._result(state)))
                states[lane] = self._start(lane)
                ended.append(FLAG[1])
            else:
                ended.append(FLAG[0])
        self.done = b"".join(ended)
        self.results = results
        self._tell()

    def _chosen(self, ids: list[int]) -> list[Action]:
        if len(ids) != self.count:
            raise ValueError(f"there are {self.count} matches here, and {len(ids)} actions were chosen")
        chosen: list[Action] = []
        for lane, offer in enumerate(self._offers):
            id: i64 = ids[lane]
            low: i64 = 0
            high: i64 = len(offer)
            while low < high:  # the offers are in ascending order of id
                middle = (low + high) >> 1
                if offer[middle].id < id:
                    low = middle + 1
                else:
                    high = middle
            if low == len(offer) or offer[low].id != id:
                raise ValueError(self._why_not(lane, id))
            chosen.append(offer[low])
        return chosen

    def _why_not(self, lane: int, id: int) -> str:
        actions = self.game.actions
        named = f"{id} ({actions[id].notation})" if 0 <= id < len(actions) else f"{id}"
        seat = self.states[lane].actors[0]
        return f"action {named} is not legal for seat {seat} in match {lane}"

    def _tell(self) -> None:
        encoding, numbers = self.encoding, self._numbers
        offers: list[list[Action]] = []
        rows: list[bytes] = []
        seats: list[bytes] = []
        counts: list[bytes] = []
        legal: list[bytes] = []
        drafts = self._drafts
        for lane, state in enumerate(self.states):
            seat = state.actors[0]
            offer = state.offer(seat)
            for action in offer:
                legal.append(numbers[action.id])
            offers.append(offer)
            rows.append(encoding.encode_from(state, seat, drafts[lane]))
            seats.append(numbers[seat])
            counts.append(numbers[len(offer)])
        self._offers = offers
        self.rows = b"".join(rows)
        self.seats = b"".join(seats)
        self.counts = b"".join(counts)
        self.legal = b"".join(legal)

    def __reduce__(self) -> tuple[object, ...]:
        plan = (self.game, self.players, self.count, self.seed, self.options, self._result)
        return _lanes, (plan, self.begun, self.states, self.done, self.results)


def _lanes(
    plan: tuple[Game, int, int, int | str, dict[str, str], Callable[[State], list[float]]],
    begun: list[int],
    states: list[State],
    done: bytes,
    results: list[tuple[int, list[float]]],
) -> Lanes:
    """The lanes that were pickled."""
    game, players, count, seed, options, result = plan
    lanes = Lanes(game, players, 0, seed, options, result)
    lanes.count = count
    lanes.begun = begun
    lanes.states = states
    lanes._drafts = [lanes.encoding.draft() for _ in range(count)]
    lanes.done = done
    lanes.results = results
    lanes._tell()
    return lanes
