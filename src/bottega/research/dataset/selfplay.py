"""Matches of bots against each other, as rows. A match follows from its plan and its number alone."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import SupportsIndex

import bottega
from bottega.bots.entrants import Entrant
from bottega.bots.playing import play_bots
from bottega.engine.game import Game
from bottega.engine.numbers import seed_of, whole
from bottega.research.dataset.rows import Decision, MatchRows
from bottega.workers import LocalPool, Pool


@dataclass(frozen=True)
class SelfPlayPlan:
    """What is played, without the number of matches: more of them may be played later.

    `bots` are written as on the command line. There may be fewer than seats, or more: see `seating`.
    """

    game: Game
    bots: tuple[str, ...]
    players: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(
        cls,
        game: str | Game,
        bots: Sequence[str],
        seed: SupportsIndex | str,
        players: SupportsIndex | None = None,
        options: Mapping[str, str] | None = None,
    ) -> SelfPlayPlan:
        """A plan, or ValueError that says what is wrong. Without `players` the table has as many seats as
        there are bots, and at least two."""
        played = game if isinstance(game, Game) else bottega.game(game)
        if isinstance(bots, str) or not bots:
            raise ValueError(f"bots are a list with at least one, as in ['greedy'], not {bots!r}")
        entrants = [Entrant.parse(bot) for bot in bots]
        for entrant in entrants:
            entrant.budget()
            entrant.make(played, "")
        seats = max(2, len(bots)) if players is None else whole(players)
        played.check_players(seats)
        chosen = played.complete_options(options or {})
        names = tuple(str(entrant) for entrant in entrants)
        return cls(played, names, seats, str(seed_of(seed)), tuple(sorted(chosen.items())))

    def match_seed(self, match: int) -> str:
        """What the deal of a match is made from, and what its bots draw from."""
        return f"{self.seed}/{self.players}/{match}"

    def seating(self, match: int) -> tuple[str, ...]:
        """By seat, the bot that plays there. The bots sit in turn, and move by one seat from match to match:
        in as many matches as there are bots, each of them has had every seat once.

        >>> plan = SelfPlayPlan.of("masters", ["greedy", "random"], seed=1, players=3)
        >>> plan.seating(0), plan.seating(1)
        (('greedy', 'random', 'greedy'), ('random', 'greedy', 'random'))
        """
        return tuple(self.bots[(seat + match) % len(self.bots)] for seat in range(self.players))


def play_match(plan: SelfPlayPlan, match: int) -> list[Decision]:
    """Deal, and play to the end; Crash, with the match so far, if a bot or the game fails."""
    game, seed, names = plan.game, plan.match_seed(match), plan.seating(match)
    deal = game.deal(plan.players, seed, **dict(plan.options))
    rows = MatchRows(game, deal, match, seed, names)
    played = play_bots(game, deal, [Entrant.parse(name) for name in names], seed, rows.watch)
    return rows.end(played.state)


def play(
    game: str | Game,
    bots: Sequence[str],
    *,
    matches: SupportsIndex,
    seed: SupportsIndex | str,
    players: SupportsIndex | None = None,
    options: Mapping[str, str] | None = None,
    pool: Pool | None = None,
) -> Iterator[Decision]:
    """Let bots play against each other: every decision as a row, match by match.

    Without `players` the table has as many seats as there are bots, and at least two. The bots sit in turn,
    and move by one seat from match to match (`SelfPlayPlan.seating`). A game with an edition or with earlier
    rules is given as a `Game`. Without a pool, this process plays. The rows depend on the seed alone, as long
    as the bots' thinking is limited by iterations.

    ValueError at once if something is wrong with the arguments; Crash, with the match so far, if a bot or the
    game fails.
    """
    plan = SelfPlayPlan.of(game, bots, seed, players, options)
    return _rows(plan, matches_of(matches), pool or LocalPool(1))


def matches_of(matches: SupportsIndex) -> int:
    """A number of matches, or ValueError."""
    count = whole(matches)
    if not isinstance(count, int) or isinstance(count, bool) or count < 1:
        raise ValueError(f"matches are at least 1, not {matches!r}")
    return count


def _rows(plan: SelfPlayPlan, matches: int, pool: Pool) -> Generator[Decision, None, None]:
    for rows in pool.run(partial(play_match, plan), range(matches)):
        yield from rows
