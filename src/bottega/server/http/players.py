"""Routes for players: what anybody may know of one, and who is best at what."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from bottega.games import game as game_named
from bottega.games import games
from bottega.server import rating, statistics
from bottega.server.http.answers import PROBLEMS
from bottega.server.security.asking import Asking, site_of
from bottega.server.store.base import Rating
from bottega.table.problem import Problem
from bottega.table.rows import ResultRow
from bottega.table.types import Millis

router = APIRouter(prefix="/api", tags=["players"], responses=PROBLEMS)

PlayerName = Annotated[str, Path(max_length=200, examples=["Anna"])]
GameName = Annotated[str, Path(max_length=40, examples=["masters"])]
Players = Annotated[int, Path(ge=1, le=9, examples=[2])]


class RatingTold(BaseModel):
    """How strong somebody is at a game and a size of table: `rating` is what one can be sure of (1000 to
    begin with), made from openskill's `mu` and `sigma`; provisional after few matches."""

    game: str
    players: int
    rating: int
    mu: float
    sigma: float
    matches: int
    wins: int
    provisional: bool

    @classmethod
    def of(cls, found: Rating) -> RatingTold:
        return cls(
            game=found.game,
            players=found.players,
            rating=rating.shown(found.mu, found.sigma),
            mu=found.mu,
            sigma=found.sigma,
            matches=found.matches,
            wins=found.wins,
            provisional=rating.is_provisional(found),
        )


class TallyTold(BaseModel):
    """Matches at one game and size of table: how many, won, the mean place, the mean and the best score."""

    game: str
    players: int
    matches: int
    wins: int
    place: float
    score: float
    best: int


class OpponentTold(BaseModel):
    """A person met at tables, and how often the player was ahead."""

    name: str
    matches: int
    ahead: int


class ResultTold(BaseModel):
    """How a match ended for this player."""

    match: str
    game: str
    players: int
    place: int
    score: int
    ranked: bool
    finished: Millis

    @classmethod
    def of(cls, row: ResultRow) -> ResultTold:
        return cls(
            match=row.match,
            game=row.game,
            players=row.players,
            place=row.place,
            score=row.score,
            ranked=row.ranked,
            finished=row.finished,
        )


class Player(BaseModel):
    name: str
    guest: bool
    since: Millis
    matches: int
    wins: int
    streak: int = Field(description="Matches in a row, up to the last: won (above 0) or not (below 0).")
    ratings: list[RatingTold]
    tables: list[TallyTold]
    opponents: list[OpponentTold] = Field(description="Those met most often at public tables lately.")
    last: list[ResultTold] = Field(description="The last public matches. Whoever asks for himself sees all.")


class Leader(RatingTold):
    rank: int
    name: str


class Leaderboard(BaseModel):
    game: str
    players: int
    fewest: int = Field(description="Whoever has played fewer ranked matches is not listed.")
    leaders: list[Leader]


@router.get("/players/{name}", summary="A player: ratings, statistics, last results")
async def read_player(name: PlayerName, request: Request, asking: Asking) -> Player:
    store = site_of(request).store
    account = await store.account_named(name)
    if account is None:
        raise Problem("player-unknown", 404, name=name)
    own = asking.account is not None and asking.account.id == account.id
    found = await statistics.profile(store, account, own)
    return Player(
        name=account.name,
        guest=account.password is None,
        since=account.created,
        matches=found.matches,
        wins=found.wins,
        streak=found.streak,
        ratings=[RatingTold.of(each) for each in found.ratings],
        tables=[TallyTold(**vars(each)) for each in found.tallies],
        opponents=[OpponentTold(**vars(each)) for each in found.opponents],
        last=[ResultTold.of(row) for row in found.last],
    )


@router.get("/leaderboards/{game}/{players}", summary="The best players of a game at one size of table")
async def read_leaderboard(game: GameName, players: Players, request: Request) -> Leaderboard:
    if game not in games() or players not in game_named(game).seats:
        raise Problem("leaderboard-unknown", 404, game=game, players=players)
    found = await statistics.leaderboard(site_of(request).store, game, players)
    return Leaderboard(
        game=game,
        players=players,
        fewest=statistics.FEWEST,
        leaders=[
            Leader(rank=number, name=each.name, **vars(RatingTold.of(each)))
            for number, each in enumerate(found, 1)
        ],
    )
