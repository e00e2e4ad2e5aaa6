"""What the server tells about the games before anybody plays."""

from __future__ import annotations

import pytest

from bottega.games import game as game_named
from bottega.server.http import games
from tests.server.house import House, visit


def prepare(house: House) -> None:
    house.site.routers.append(games.router)
    house.app = house.build()


@visit(prepare)
async def test_a_game_says_for_how_many_it_is_and_how_long_it_takes(house: House) -> None:
    games = {each["name"]: each for each in (await house.browser().get("/api/games")).json()["games"]}
    assert games["masters"]["players"] == [1, 2, 3, 4]
    assert {name: games[name]["minutes"] for name in games} == {
        "inventors": 45,
        "leonardo": 90,
        "masters": 45,
    }
    assert {name: games[name]["secrets"] for name in games} == {
        "inventors": False,
        "leonardo": True,
        "masters": True,
    }


@pytest.mark.parametrize("name", ["inventors", "leonardo", "masters"])
def test_a_game_without_secrets_shows_every_seat_the_same(name: str) -> None:
    """What a client goes by when it draws no curtain: through a match, all eyes see the same."""
    game = game_named(name)
    state = game.start(game.deal(players=2, seed=5))
    same = True
    for _ in range(400):
        if state.over:
            break
        seen = [{**state.view(seat), "seat": None} for seat in (0, 1, None)]
        same = same and seen[0] == seen[1] == seen[2]
        seat = state.actors[0]
        legal = state.legal(seat)
        state.play(seat, legal[len(legal) // 2])
    assert same is not bool(game.concealed)
