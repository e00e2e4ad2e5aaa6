"""A decision as a row of plain values, and how the rows of a match are made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bottega.bots.bot import Advice
from bottega.bots.playing import BotDecision
from bottega.engine.action import Action
from bottega.engine.encoding import Encoding, NoEncoding
from bottega.engine.game import Game
from bottega.engine.insight import shares
from bottega.engine.state import State
from bottega.engine.types import Deal, Seat


class Decision(NamedTuple):
    """One decision of a match: what its seat knew, what it could do, what it did, and how the match ended for
    it. The fields are the columns of the files, in this order (docs/data.md).

    `visits`, `value` and `prior` are parallel to `legal`. They are None where nobody was asked, because one
    action was legal, and where the one who decided says nothing of the kind.
    """

    match: int
    seed: str | None
    game: str
    rules: int
    edition: str
    options: str
    players: int
    number: int
    seat: Seat
    player: str
    actors: tuple[Seat, ...]
    encoding: int | None
    observation: bytes | None
    legal: tuple[int, ...]
    visits: tuple[int, ...] | None
    value: tuple[float | None, ...] | None
    prior: tuple[float, ...] | None
    choice: int
    result: float
    rank: int
    points: int


def options_text(options: dict[str, str]) -> str:
    """Options in one text, as on the command line.

    >>> options_text({"start": "expert", "codex": "off"})
    'codex=off,start=expert'
    """
    return ",".join(f"{name}={choice}" for name, choice in sorted(options.items()))


def encoding_of(game: Game, players: int) -> Encoding | None:
    """How observations at this table are made; None for a game that has no encoding."""
    try:
        return game.encoding(players)
    except NoEncoding:
        return None


class MatchRows:
    """The rows of a match that is being played: `watch` takes a decision before it is played, and `end` gives
    all rows once the match is over."""

    def __init__(self, game: Game, deal: Deal, match: int, seed: str | None, names: Sequence[str]) -> None:
        players: int = deal["players"]
        self._encoding = encoding_of(game, players)
        self._names = names
        options = options_text(deal["options"])
        self._head = (match, seed, game.name, game.version, game.edition.name, options, players)
        self._rows: list[Decision] = []

    def watch(self, decision: BotDecision) -> None:
        self.add(decision.state, decision.seat, decision.legal, decision.action, decision.advice)

    def add(
        self, state: State, seat: Seat, legal: Sequence[Action], action: Action, advice: Advice | None
    ) -> None:
        encoding = self._encoding
        self._rows.append(
            Decision(
                *self._head,
                len(self._rows),
                seat,
                self._names[seat],
                tuple(state.actors),
                None if encoding is None else encoding.version,
                None if encoding is None else encoding.observe(state, seat),
                tuple([each.id for each in legal]),
                *_reasons(legal, advice),
                action.id,
                # Known at the end.
                0.0,
                0,
                0,
            )
        )

    def end(self, state: State) -> list[Decision]:
        """The rows, with the result of the match that this state has come to."""
        parts, ranks = shares(state), places(state.ranking(), state.players)
        points = [score["total"] for score in state.scores()]
        return [
            row._replace(result=parts[row.seat], rank=ranks[row.seat], points=points[row.seat])
            for row in self._rows
        ]


def _reasons(
    legal: Sequence[Action], advice: Advice | None
) -> tuple[tuple[int, ...] | None, tuple[float | None, ...] | None, tuple[float, ...] | None]:
    """Visits, value and prior for each legal action. A bot of another package may leave some of them out."""
    known = {} if advice is None else {reason.action.id: reason for reason in advice.reasons}
    reasons = [known.get(action.id) for action in legal]
    visits = tuple([0 if reason is None else reason.visits for reason in reasons])
    value = tuple([None if reason is None else reason.value for reason in reasons])
    prior = tuple([0.0 if reason is None else reason.prior for reason in reasons])
    return (
        visits if any(visits) else None,
        value if any(each is not None for each in value) else None,
        prior if any(prior) else None,
    )


def places(ranking: Sequence[Sequence[Seat]], players: int) -> list[int]:
    """By seat, its place, counted from 1 and shared in a tie. Who loses to the game itself is second.

    >>> places([[2], [0, 1]], 3), places([[0, 1], [2]], 3), places([[], [0]], 1)
    ([2, 2, 1], [1, 1, 3], [2])
    """
    found = [0] * players
    place = 1 if ranking[0] else 2
    for group in ranking:
        for seat in group:
            found[seat] = place
        place += len(group)
    return found


def replayed_rows(
    game: Game,
    deal: Deal,
    line: Iterable[tuple[Seat, Action]],
    match: int,
    seed: str | None,
    names: Sequence[str],
) -> list[Decision]:
    """The rows of a match of which deal and decisions are known. ValueError if it is not over: its rows would
    show what is still hidden."""
    rows = MatchRows(game, deal, match, seed, names)
    state = game.start(deal)
    for seat, action in line:
        rows.add(state, seat, state.legal(seat), action, None)
        state.play(seat, action)
    if not state.over:
        raise ValueError("this match is not over: its rows would show what is still hidden")
    return rows.end(state)
