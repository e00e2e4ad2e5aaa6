"""Routes for players: public profiles and leaderboards."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from bottega.games import game as game_named
from bottega.games import games
from bottega.server import rating, statistics
from bottega.server.http.answers import PROBLEMS
from bottega.server.security.asking import Asking, site_of
from bottega.server.store.base import RatingRow
from bottega.table.problem import Problem
from bottega.table.rows import ResultRow
from bottega.table.types import Millis

router = APIRouter(prefix="/api", tags=["players"], responses=PROBLEMS)

PlayerName = Annotated[str, Path(max_length=200, examples=["Anna"])]
GameName = Annotated[str, Path(max_length=40, examples=["masters"])]
Players = Annotated[int, Path(ge=1, le=9, examples=[2])]


class RatingAnswer(BaseModel):
    """How strong a player is at a game with a number of players: `rating` is a cautious estimate (1000 at
    first) from openskill's `mu` and `sigma`; provisional after few matches."""

    game: str
    players: int
    rating: int
    mu: float
    sigma: float
    matches: int
    wins: int
    provisional: bool

    @classmethod
    def of(cls, row: RatingRow) -> RatingAnswer:
        return cls(
            game=row.game,
            players=row.players,
            rating=rating.shown(row.mu, row.sigma),
            mu=row.mu,
            sigma=row.sigma,
            matches=row.matches,
            wins=row.wins,
            provisional=rating.is_provisional(row),
        )


class TallyAnswer(BaseModel):
    """Matches at one game with one number of players: how many, how many won, the mean place, the mean and
    the best score."""

    game: str
    players: int
    matches: int
    wins: int
    place: float
    score: float
    best: int


class OpponentAnswer(BaseModel):
    """A person met at tables, and how often the player was ahead."""

    name: str
    matches: int
    ahead: int


class PlayerResultAnswer(BaseModel):
    """How a match ended for this player."""

    match: str
    game: str
    players: int
    place: int
    score: int
    ranked: bool
    finished: Millis

    @classmethod
    def of(cls, row: ResultRow) -> PlayerResultAnswer:
        return cls(
            match=row.match,
            game=row.game,
            players=row.players,
            place=row.place,
            score=row.score,
            ranked=row.ranked,
            finished=row.finished,
        )


class PlayerAnswer(BaseModel):
    name: str
    guest: bool
    since: Millis
    matches: int
    wins: int
    streak: int = Field(description="Matches in a row, up to the last: won (above 0) or not (below 0).")
    ratings: list[RatingAnswer]
    tables: list[TallyAnswer]
    opponents: list[OpponentAnswer] = Field(description="Those met most often at public tables lately.")
    last: list[PlayerResultAnswer] = Field(
        description="The last public matches; all of them in one's own profile."
    )


class LeaderAnswer(RatingAnswer):
    rank: int
    name: str


class LeaderboardAnswer(BaseModel):
    game: str
    players: int
    fewest: int = Field(description="The fewest ranked matches that a listed player has played.")
    leaders: list[LeaderAnswer]


@router.get("/players/{name}", summary="A player: ratings, statistics, last results")
async def read_player(name: PlayerName, request: Request, asking: Asking) -> PlayerAnswer:
    store = site_of(request).store
    account = await store.account_named(name)
    if account is None:
        raise Problem("player-unknown", 404, name=name)
    own = asking.account is not None and asking.account.id == account.id
    profile = await statistics.profile(store, account, own)
    return PlayerAnswer(
        name=account.name,
        guest=account.password is None,
        since=account.created,
        matches=profile.matches,
        wins=profile.wins,
        streak=profile.streak,
        ratings=[RatingAnswer.of(each) for each in profile.ratings],
        tables=[TallyAnswer(**vars(each)) for each in profile.tallies],
        opponents=[OpponentAnswer(**vars(each)) for each in profile.opponents],
        last=[PlayerResultAnswer.of(row) for row in profile.last],
    )


@router.get("/leaderboards/{game}/{players}", summary="The best players of a game at one size of table")
async def read_leaderboard(game: GameName, players: Players, request: Request) -> LeaderboardAnswer:
    if game not in games() or players not in game_named(game).seats:
        raise Problem("leaderboard-unknown", 404, game=game, players=players)
    best = await statistics.leaderboard(site_of(request).store, game, players)
    return LeaderboardAnswer(
        game=game,
        players=players,
        fewest=statistics.FEWEST,
        leaders=[
            LeaderAnswer(rank=number, name=each.name, **vars(RatingAnswer.of(each)))
            for number, each in enumerate(best, 1)
        ],
    )
