"""Many matches side by side, each at one decision: the loop of `bottega.research.batch`.

It is compiled with the rules, and knows no numpy. What a program that learns reads at every step is `bytes`,
which numpy takes as an array without a copy: rows of an encoding, and whole numbers of four bytes, the lowest
first.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i32, i64

from bottega.engine.action import Action
from bottega.engine.encoding import Draft, Encoding
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.writing import BytesWriter, write_i32_le


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
        self.begun: list[int] = [0] * count
        self.states: list[State] = [self._start(lane) for lane in range(count)]
        #: One for each lane, since a lane is observed only every `count` times.
        self._drafts: list[Draft] = [self.encoding.draft() for _ in range(count)]
        self._rows = BytesWriter()
        self._seats = BytesWriter()
        self._counts = BytesWriter()
        self._legal = BytesWriter()
        self.rows = b""
        self.seats = b""
        self.counts = b""
        self.legal = b""
        self.done = bytes(count)
        self.results: list[tuple[int, list[float]]] = []
        self._offers: list[list[Action]] = [[] for _ in range(count)]
        self._open_all()

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
        self._clear()
        states = self.states
        done = BytesWriter()
        results: list[tuple[int, list[float]]] = []
        # A lane goes on and is told at once, while its match is in the caches of the processor.
        for lane, action in enumerate(chosen):
            state = states[lane]
            state.apply(state.actors[0], action)
            over = state.over
            done.append(over)
            if over:
                results.append((lane, self._result(state)))
                state = self._start(lane)
                states[lane] = state
            self._open(lane, state)
        self.done = done.getvalue()
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

    def _open_all(self) -> None:
        self._clear()
        for lane, state in enumerate(self.states):
            self._open(lane, state)
        self._tell()

    def _clear(self) -> None:
        self._rows.truncate(0)
        self._seats.truncate(0)
        self._counts.truncate(0)
        self._legal.truncate(0)

    def _open(self, lane: i64, state: State) -> None:
        """Write down the decision that is open in a lane."""
        seat = state.actors[0]
        offer = state.offer(seat)
        self._offers[lane] = offer
        write_i32_le(self._seats, i32(seat))
        write_i32_le(self._counts, i32(len(offer)))
        legal = self._legal
        for action in offer:
            write_i32_le(legal, i32(action.id))
        self.encoding.write(state, seat, self._drafts[lane], self._rows)

    def _tell(self) -> None:
        self.rows = self._rows.getvalue()
        self.seats = self._seats.getvalue()
        self.counts = self._counts.getvalue()
        self.legal = self._legal.getvalue()

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
    lanes._offers = [[] for _ in range(count)]
    lanes.done = done
    lanes.results = results
    lanes._open_all()
    return lanes
