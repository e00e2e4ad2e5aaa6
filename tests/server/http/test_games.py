"""What the server tells about the games before anybody plays."""

from __future__ import annotations

import pytest

from bottega.bots import levels
from bottega.games import game as game_named
from bottega.games import games as game_names
from bottega.server.http import games
from bottega.table import library
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


@visit(prepare)
async def test_a_game_names_its_levels_from_the_easiest_to_the_hardest(house: House) -> None:
    for lang in ("en", "fr", "it"):
        found = (await house.browser().get("/api/games", params={"lang": lang})).json()["games"]
        for game in found:
            offered = {bot["name"]: bot for bot in game["bots"] if bot["level"]}
            assert list(offered) == [level.name for level in levels.LEVELS]
            assert offered["leonardo"]["title"] == "Leonardo"
            assert offered["leonardo"]["text"]
            assert offered["leonardo"]["seconds"] == 10.0


@pytest.mark.parametrize("game", game_names())
def test_a_level_that_was_not_rated_is_told_without_a_rating(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = {game: {"maestro": {"rating": 36.0, "low": 31.0, "high": 41.0}}}
    monkeypatch.setattr(levels, "_ratings", lambda: measured)
    told = {bot["name"]: bot for bot in library._game(game, "fr")["bots"]}
    assert [told["maestro"][name] for name in ("rating", "low", "high")] == [36.0, 31.0, 41.0]
    assert [told["leonardo"][name] for name in ("rating", "low", "high")] == [None, None, None]


@visit(prepare)
async def test_the_legend_explains_every_symbol_in_the_language_of_the_reader(house: House) -> None:
    browser = house.browser()
    for game in ("inventors", "leonardo", "masters"):
        legends = {}
        for lang in ("en", "fr", "it"):
            legends[lang] = (await browser.get(f"/api/games/{game}/legend?lang={lang}")).json()["symbols"]
        assert len(legends["en"]) > 15
        for symbols in zip(*legends.values(), strict=True):
            assert len({symbol["target"] for symbol in symbols}) == 1
            assert len({symbol["lines"][0] for symbol in symbols}) == 3
            assert all(symbol["rule"]["title"] for symbol in symbols)
    coin = (await browser.get("/api/games/masters/legend?lang=en")).json()["symbols"][0]
    assert (coin["target"], coin["sign"], coin["title"]) == ("resource:coin", "●", "Coin")
    assert coin["rule"] == {"id": "market", "title": "Taking resources from the market"}


@visit(prepare)
async def test_the_legend_has_the_figures_of_the_edition(house: House) -> None:
    answers = [
        await house.browser().get(f"/api/games/leonardo/legend{query}") for query in ("", "?edition=owner")
    ]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert (await house.browser().get("/api/games/leonardo/legend?edition=none")).status_code == 404


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
