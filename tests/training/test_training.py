"""`bottega train`, small: what it makes, that it goes on where it stopped, and what it refuses."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import bottega
from bottega.cli import main
from bottega.engine.learnt import Judgement
from bottega.engine.types import Json
from bottega.learning import examples, exporting, fitting, measuring, proving
from bottega.learning.plan import TrainingPlan
from bottega.research.dataset.files import write

SMALL = [
    *("--matches", "6", "--iterations", "6", "--deep", "4", "--deep-iterations", "12", "--epochs", "2"),
    *("--proof", "4", "--proof-iterations", "6", "--players", "2", "--seed", "small", "--jobs", "1"),
]


def run(out: Path, *more: str) -> int:
    return main(["train", "masters", "--out", str(out), *SMALL, *more])


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of two generations."""
    out = tmp_path_factory.mktemp("train") / "run"
    assert run(out, "--generations", "2") == 0
    return out


def test_a_run_makes_nets_that_play(trained: Path) -> None:
    told = [json.loads(line) for line in (trained / "log.jsonl").read_text().splitlines()]
    assert [each["generation"] for each in told] == [1, 2]
    for each in told:
        assert len(each["value_losses"]) == 1 + 2
        assert len(each["policy_losses"]) == 1 + 8 * 2
        assert [table["players"] for table in each["proof"]] == [2]
    candidate = trained / "generation-001" / "candidate.bin"
    game = bottega.game("masters")
    features = game.features()
    assert features is not None
    header = Judgement(candidate.read_bytes(), features).header
    assert header["made"]["seed"] == "small"
    assert header["made"]["generation"] == 1
    assert "<svg" in (trained / "progress.svg").read_text()


def test_the_second_generation_plays_with_what_the_first_has_proved(trained: Path) -> None:
    report = json.loads((trained / "generation-001" / "report.json").read_text())
    head = json.loads((trained / "generation-002" / "data" / "positions-2" / "_bottega.json").read_text())
    assert report["accepted"] is (trained / "generation-001" / "net.bin").exists()
    wanted = "net=" if report["accepted"] else "judgement=made"
    assert all(wanted in bot for bot in head["bots"])


def test_a_run_goes_on_where_it_stopped(trained: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A step whose file is there is not done again; one whose file is gone is, and comes to the same."""
    second = trained / "generation-002"
    kept = {file: file.read_bytes() for file in trained.rglob("*.bin")}
    times = {file: file.stat().st_mtime_ns for file in trained.rglob("*.parquet")}
    (second / "report.json").unlink()
    (second / "candidate.json").unlink()
    (second / "candidate.bin").unlink()
    assert run(trained, "--generations", "2") == 0
    assert {file: file.stat().st_mtime_ns for file in trained.rglob("*.parquet")} == times
    assert {file: file.read_bytes() for file in trained.rglob("*.bin")} == kept
    assert "Generation 2" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "reason"),
    [(["--epochs", "3"], "epochs: 2, not 3"), (["--seed", "other"], "seed: small, not other")],
)
def test_other_settings_are_refused(
    trained: Path, capsys: pytest.CaptureFixture[str], change: list[str], reason: str
) -> None:
    assert run(trained, *change) == 2
    assert reason in capsys.readouterr().err


def test_a_run_can_start_with_nets(trained: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The first generation plays with them and is proved against them; another start is another run."""
    net = trained / "generation-001" / "candidate.bin"
    out = tmp_path / "run"
    assert run(out, "--generations", "1", "--start", str(net)) == 0
    head = json.loads((out / "generation-001" / "data" / "positions-2" / "_bottega.json").read_text())
    assert all(f"net={out / 'start.bin'}" in bot for bot in head["bots"])
    assert (out / "start.bin").read_bytes() == net.read_bytes()
    played = (out / "generation-001" / "proof-2.jsonl").read_text()
    assert "start.bin" in played
    assert "judgement=made" not in played
    assert run(out, "--generations", "1") == 2
    assert "start: " in capsys.readouterr().err


def test_without_quick_matches_the_net_of_positions_stays(
    trained: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "run"
    kept = ("--matches", "0", "--generations", "1")
    assert run(out, *kept) == 2
    assert "--matches 0 keeps the net for positions" in capsys.readouterr().err
    assert run(out, *kept, "--start", "learnt", "--deep-iterations", "16") == 0
    data = out / "generation-001" / "data"
    assert sorted(each.name for each in data.iterdir()) == ["decisions-2", "strays-2"]
    game = bottega.game("masters")
    features, start = game.features(), game.weights()
    assert features is not None
    assert start is not None
    old, new = (
        Judgement(data, features) for data in (start, (out / "generation-001/candidate.bin").read_bytes())
    )
    rows = features.positions(game.start(game.deal(2, 1)))
    judged = [[*each, bytes([len(features.kinds), 40, 1, 2, 20, 2])] for each in rows]
    assert new.value.outputs(judged, [[], []]) == old.value.outputs(judged, [[], []])
    assert new.odds_power == old.odds_power
    row = bytes(range(len(features.action)))
    assert new.policy.output(row) != old.policy.output(row)
    assert new.header["made"]["deep_iterations"] == 16
    assert new.header["positions"] == old.header["positions"]
    assert "<svg" in (out / "progress.svg").read_text()


def test_a_start_that_is_no_net_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    for start in ("letter.txt", "missing.bin"):
        assert run(tmp_path / "run", "--start", str(tmp_path / start)) == 2
        assert "cannot start with" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_a_folder_with_something_else_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    assert run(tmp_path) == 2
    assert "holds no training run" in capsys.readouterr().err


@pytest.fixture(scope="module")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> examples.Gatherer:
    """Examples of six short matches."""
    folder = tmp_path_factory.mktemp("rows")
    game = bottega.game("masters")
    write(folder, game, ["search:aim=chance:iterations=6"], matches=6, seed=1)
    gatherer = examples.Gatherer(game, "x")
    for match in examples.matches_in(folder):
        gatherer.add(match, positions=True, decisions=True)
    return gatherer


def test_examples_tell_how_the_match_ended(gathered: examples.Gatherer) -> None:
    found = gathered.positions()
    assert len(np.unique(found.match)) == 6
    assert np.allclose(found.result[:, :2].sum(axis=1), 1.0)
    assert not found.result[:, 2:].any()
    first = found.match == 0
    assert len({tuple(each) for each in found.final[first]}) == 1, "one match, one result"
    shares = gathered.decisions()
    assert np.allclose(np.bincount(shares.decision, shares.share), 1.0)


def test_whole_numbers_say_what_was_fitted(gathered: examples.Gatherer) -> None:
    """The exported nets and the fitted ones agree, up to the rounding of the weights."""
    positions, decisions = gathered.positions(), gathered.decisions()
    shape = fitting.Shape(6, 8, 6)
    rng = np.random.default_rng(5)

    def some(*size: int) -> examples.Array:
        return rng.normal(0.0, 0.2, size)

    value = {
        "kinds": [
            {"weights": some(table.shape[1], 6) / 10, "biases": some(6), "join": some(6, 8)}
            for table in positions.tables
        ],
        **{"trunk": some(8), "last": some(8, 2), "last_biases": some(2), "odds_power": 1.0},
    }
    policy = {
        "weights": some(decisions.table.shape[1], 6) / 10,
        **{"biases": some(6), "last": some(6)},
    }
    data = exporting.exported(gathered.features, shape, value, policy, {"tables": [2]})
    net = Judgement(data, gathered.features)
    tables = [table.astype(np.float32) for table in positions.tables]
    said = np.asarray(fitting.value_outputs(value, tables, [rows[:20] for rows in positions.rows]))
    assert np.abs(said).max() > 0.1
    for example in range(20):
        for seat in range(2):
            rows = [
                bytes([kind, *positions.tables[kind][number]])
                for kind, numbers in enumerate(positions.rows)
                for number in numbers[example, seat]
                if number >= 0
            ]
            [(points, logit)] = net.value.outputs([rows], [[]])
            assert points == pytest.approx(fitting.POINTS * said[example, seat, 0], abs=0.15)
            assert logit == pytest.approx(said[example, seat, 1], abs=0.03)
    actions = decisions.table[:50]
    added = np.asarray(fitting.policy_outputs(policy, actions.astype(np.float32)))
    for action, more in zip(actions, added, strict=True):
        assert net.policy.output(action.tobytes()) == pytest.approx(float(more), abs=0.03)


def test_a_loss_falls_where_there_is_something_to_learn(gathered: examples.Gatherer) -> None:
    """Half of the decisions are held out: a net that is wired wrongly learns nothing."""
    decisions = gathered.decisions()
    mixed = replace(decisions, held=np.arange(len(decisions.held)) % 2 == 0)
    losses = fitting.fit_policy(mixed, fitting.Shape(), 30, 1, lambda epoch, loss: None).losses
    assert min(losses) < losses[0] - 0.02


def test_sureness_is_what_chances_have_to_be_mended_by(gathered: examples.Gatherer) -> None:
    """Results that come as often as the chances say need no mending; of others it says how much."""
    game, found = gathered.game, gathered.positions()
    weights = game.weights()
    assert weights is not None
    plain = exporting.with_sureness(weights, {})
    logits = measuring._outputs(Judgement(plain, gathered.features), found, np.arange(len(found.players)))[1]
    count = len(logits)
    for factor in (0.6, 1.0, 1.6):
        odds = np.exp(factor * logits[:, :2])
        result = np.zeros_like(found.result)
        result[:, :2] = odds / odds.sum(axis=1, keepdims=True)
        like = replace(found, result=result, match=np.arange(count))
        assert measuring.sureness(game, plain, like) == {"2": pytest.approx(factor, rel=0.1)}
    mended = exporting.with_sureness(weights, {"2": 1.6})
    assert Judgement(mended, gathered.features).sureness[2] == 1.6
    assert measuring.sureness(game, mended, like) == measuring.sureness(game, plain, like), (
        "it is not doubled"
    )


def test_a_place_that_never_said_anything_says_nothing(gathered: examples.Gatherer) -> None:
    decisions = gathered.decisions()
    mixed = replace(decisions, held=np.arange(len(decisions.held)) % 2 == 0)
    weights = np.asarray(
        fitting.fit_policy(mixed, fitting.Shape(), 2, 1, lambda epoch, loss: None).parameters["weights"]
    )
    silent = ~decisions.table.any(axis=0)
    assert silent.any(), "the example must have such a place"
    assert not weights[silent].any()
    assert weights[~silent].any(axis=1).all()


def proof(*shares: tuple[float, float, float]) -> list[dict[str, Json]]:
    return [{"matches": 40, "value": value, "low": low, "high": high} for value, low, high in shares]


def test_nets_are_accepted_that_win_and_lose_nowhere() -> None:
    assert proving.accepted(proof((0.6, 0.5, 0.7)))
    assert not proving.accepted(proof((0.5, 0.4, 0.6)))
    assert not proving.accepted(proof((0.9, 0.8, 0.95), (0.3, 0.2, 0.45)))
    assert proving.accepted(proof((0.7, 0.6, 0.8), (0.45, 0.35, 0.55)))


def test_bots_of_a_generation_use_its_net() -> None:
    quick, deep, strays = TrainingPlan("masters", (2,), "0").selfplay()
    assert quick.bots(None) == (
        "search:aim=chance:iterations=48:judgement=made",
        "search:aim=chance:iterations=24:judgement=made",
    )
    assert deep.bots(Path("a/net.bin")) == ("search:iterations=300:net=a/net.bin",)
    assert strays.bots(Path("a/net.bin")) == (
        "search:iterations=300:net=a/net.bin:stray=0.2",
        "search:iterations=300:net=a/net.bin:stray=1.0",
    )
    assert (deep.matches, strays.matches) == (30, 30)
    assert [each.name for each in TrainingPlan("masters", (2,), "0", deep=1).selfplay()] == [
        *("positions", "decisions")
    ]
