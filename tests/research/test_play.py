"""`research.play`: rows that tell a match as it was, from the seed alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

import bottega
from bottega import research
from bottega.bots.bot import Advice, Reason
from bottega.engine.encoding import Encoding, NoEncoding
from bottega.engine.game import Game
from bottega.engine.refusal import IllegalAction
from bottega.research.dataset import rows
from bottega.research.dataset.rows import Decision, MatchRows, replayed_rows
from bottega.workers import LocalPool
from tests.terminal.running import environment

MASTERS = bottega.game("masters")


def rows_of(game: str | Game, *bots: str, matches: int = 1, players: int | None = None) -> list[Decision]:
    return list(research.play(game, bots, matches=matches, seed=1, players=players))


def by_match(found: list[Decision]) -> list[list[Decision]]:
    numbers = sorted({row.match for row in found})
    return [[row for row in found if row.match == number] for number in numbers]


@pytest.mark.parametrize("name", bottega.games())
def test_a_match_can_be_played_again_from_its_rows(name: str) -> None:
    game = bottega.game(name)
    players = game.seats[-1]
    found = rows_of(game, "random", matches=1 if players > 4 else 2, players=players)
    encoding = game.encoding(players)
    for match in by_match(found):
        options = dict(pair.split("=") for pair in match[0].options.split(",") if pair)
        state = game.start(game.deal(players, match[0].seed or "", **options))
        for number, row in enumerate(match):
            assert (row.game, row.rules, row.edition) == (name, game.version, "standard")
            assert (row.number, row.players, row.encoding) == (number, players, encoding.version)
            assert row.actors == state.actors
            assert row.legal == tuple(action.id for action in state.legal(row.seat))
            assert row.observation == encoding.observe(state, row.seat)
            state.play(row.seat, game.actions[row.choice])
        assert state.over
        scores, ranking = state.scores(), state.ranking()
        for row in match:
            assert row.points == scores[row.seat]["total"]
            assert (row.rank == 1) == (row.seat in ranking[0])
            assert row.result == (1 / len(ranking[0]) if row.rank == 1 else 0.0)
        assert {row.seat: row.result for row in match}.keys() == set(range(players))


def test_an_edition_and_its_options_are_in_the_rows() -> None:
    game = bottega.game("leonardo")
    [row, *_] = research.play(game, ["random"], matches=1, seed="x", options={"start": "expert"})
    assert row.options == "codex=off,start=expert"
    assert row.seed == "x/2/0"
    pictured = bottega.game("masters", edition="pictured")
    assert rows_of(pictured, "random")[0].edition == pictured.edition.name != "standard"


def test_a_search_says_what_it_thought_of_every_legal_action() -> None:
    real = [row for row in rows_of("masters", "search:iterations=8") if len(row.legal) > 1]
    assert len(real) > 30
    for row in real:
        assert row.visits is not None
        assert row.value is not None
        assert row.prior is not None
        assert len(row.visits) == len(row.value) == len(row.prior) == len(row.legal)
        assert row.visits[row.legal.index(row.choice)] > 0
        assert sum(row.prior) == pytest.approx(1, abs=1e-6)
        assert all(value is not None and 0 <= value <= 1 for value in row.value)


def test_where_nobody_was_asked_nothing_is_said() -> None:
    forced = [row for row in rows_of("masters", "greedy:worlds=1", matches=3) if len(row.legal) == 1]
    assert forced
    assert {(row.visits, row.value, row.prior) for row in forced} == {(None, None, None)}


def test_a_bot_without_opinions_has_no_values() -> None:
    row = next(row for row in rows_of("masters", "random") if len(row.legal) > 1)
    assert row.value is None
    assert row.visits is not None
    assert [row.legal[i] for i, visits in enumerate(row.visits) if visits] == [row.choice]


def test_a_bot_that_names_one_action_says_nothing_of_the_others() -> None:
    deal = MASTERS.deal(2, 1)
    state = MASTERS.start(deal)
    legal = state.legal(0)
    watched = MatchRows(MASTERS, deal, 0, "1", ["a", "b"])
    watched.add(state, 0, legal, legal[1], Advice(legal[1], [Reason(legal[1], 1.0, [], [], 5, 0.5)], 5, 0.1))
    watched.add(state, 1, legal, legal[1], Advice(legal[1], [], 1, 0.1))
    some, none = watched._rows
    assert some.visits == (0, 5, *[0] * (len(legal) - 2))
    assert some.value == (None, 0.5, *[None] * (len(legal) - 2))
    assert some.prior is None
    assert (none.visits, none.value, none.prior) == (None, None, None)


def test_every_bot_has_every_seat_once() -> None:
    found = rows_of("masters", "greedy:worlds=1", "random", "random", matches=3, players=2)
    seated = {(row.match, row.seat): row.player for row in found}
    assert seated == {
        (0, 0): "greedy:worlds=1",
        (0, 1): "random",
        (1, 0): "random",
        (1, 1): "random",
        (2, 0): "random",
        (2, 1): "greedy:worlds=1",
    }


def test_the_rows_depend_on_the_seed_alone() -> None:
    bots = ["greedy:worlds=1", "search:iterations=2"]
    one, two = (list(research.play("masters", bots, matches=2, seed=7)) for _ in range(2))
    spread = list(research.play("masters", bots, matches=2, seed="7", pool=LocalPool(2)))
    assert one == two == spread
    other = list(research.play("masters", bots, matches=2, seed=8))
    assert [row.choice for row in other] != [row.choice for row in one]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"bots": ["gredy"]}, "Did you mean “greedy”"),
        ({"bots": ["search:depth=3"]}, "has no setting"),
        ({"bots": []}, "at least one"),
        ({"bots": "greedy"}, r"as in \['greedy'\], not 'greedy'"),
        ({"matches": 0}, "at least 1, not 0"),
        ({"matches": 2.5}, "at least 1, not 2.5"),
        ({"players": 9}, "1 to 4 players"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"start": "expert"}}, "start"),
    ],
)
def test_what_cannot_be_played_is_said_at_once(change: dict[str, object], said: str) -> None:
    arguments = {"game": "masters", "bots": ["random"], "matches": 1, "seed": 1, **change}
    with pytest.raises(ValueError, match=said):
        research.play(**arguments)  # type: ignore[arg-type]


def test_a_match_that_is_not_over_has_no_rows() -> None:
    deal = MASTERS.deal(2, 1)
    state = MASTERS.start(deal)
    line = [(0, state.legal(0)[0])]
    with pytest.raises(ValueError, match="not over"):
        replayed_rows(MASTERS, deal, line, 0, None, ["a", "b"])
    with pytest.raises(IllegalAction):
        replayed_rows(MASTERS, deal, line * 2, 0, None, ["a", "b"])


def test_a_game_without_an_encoding_has_rows_without_observations(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain:
        def encoding(self, players: int) -> Encoding:
            raise NoEncoding("none")

    assert rows.encoding_of(cast(Game, Plain()), 2) is None
    monkeypatch.setattr(rows, "encoding_of", lambda game, players: None)
    row = rows_of("masters", "random")[0]
    assert (row.encoding, row.observation) == (None, None)


def test_it_needs_no_package_of_an_extra(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "for name in ('numpy', 'pyarrow', 'pandas', 'gymnasium', 'pettingzoo', 'pyspiel', 'ray'):\n"
        "    sys.modules[name] = None\n"
        "from bottega import research\n"
        "print(next(iter(research.play('masters', ['random'], matches=1, seed=1))).seed)\n"
        "for call in (lambda: research.read('x'), lambda: research.write('x', 'masters', ['random'], "
        "matches=1, seed=1)):\n"
        "    try:\n"
        "        call()\n"
        "    except ImportError as error:\n"
        "        print(error)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], env=environment(tmp_path), capture_output=True, text=True
    )
    assert ran.stdout.splitlines() == [
        "1/2/0",
        'research.read needs pyarrow: pip install "bottega[research]"',
        'research.write needs pyarrow: pip install "bottega[research]"',
    ], ran.stderr
