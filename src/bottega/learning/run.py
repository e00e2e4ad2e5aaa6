"""A training run, generation by generation, in a folder of its own:

    run.json                     the settings
    start.bin                    the weights that the first generation plays with, if there are any
    generation-001/data/         the matches that were played, as rows (docs/data.md)
    generation-001/candidate.bin the weights that were fitted
    generation-001/candidate.json what they lost, epoch by epoch, and what they predict
    generation-001/proof-2.jsonl the matches against the weights before, at tables of two
    generation-001/report.json   what came of all that
    generation-001/net.bin       the weights that the next generation plays with
    log.jsonl, progress.svg      what each generation brought

Each file is written when its step is done, and a step whose file is there is not done again: a run that was
stopped goes on where it was.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final, Protocol

import bottega
from bottega.engine.features import Features
from bottega.engine.game import Game
from bottega.engine.types import Json
from bottega.learning import measuring, proving
from bottega.learning.drawing import draw_progress
from bottega.learning.examples import Gatherer, matches_in
from bottega.learning.exporting import exported, with_policy, with_sureness
from bottega.learning.fitting import Shape, fit_policy, fit_value
from bottega.learning.plan import SelfPlay, TrainingPlan
from bottega.research.dataset.files import SHARD
from bottega.research.dataset.filling import contents_of, fill
from bottega.research.dataset.folder import DataFolder
from bottega.research.dataset.selfplay import SelfPlayPlan
from bottega.simulate.kept import KeptWorkError, check_head
from bottega.system import write_whole
from bottega.workers import Pool

SHAPE: Final = Shape()
#: Decisions are learnt for longer: they are fewer, and each has a target for every action.
_POLICY_EPOCHS: Final = 8
#: The part of the positions of deep matches on which chances are measured: neighbours tell nearly the same.
_DEEP_PART: Final = 0.25


class TrainingError(KeptWorkError):
    """A folder that this run cannot go on with."""


class Steps(Protocol):
    """What is told of a run meanwhile."""

    def __call__(self, step: str, total: int, /) -> AbstractContextManager[Callable[[int], None]]:
        """A step begins (`matches`, `examples`, `positions`, `decisions`, `proof`); call what comes with how
        much of it is done."""


def train(
    plan: TrainingPlan, folder: Path, generations: int, pool: Pool, steps: Steps
) -> Iterator[dict[str, Json]]:
    """Go on until this number of generations is there; what each brought, also those of earlier runs."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "run.json"
    if file.exists():
        check_head(TrainingError, folder, json.loads(file.read_bytes()), plan.head(), "train")
    else:
        if any(folder.iterdir()):
            raise TrainingError("foreign", folder)
        if plan.start:
            write_whole(folder / "start.bin", plan.start)
        write_whole(file, (json.dumps(plan.head(), indent=1) + "\n").encode())
    game = bottega.game(plan.game)
    features = game.features()
    if features is None:
        raise LookupError(f"{game.name} has no features to learn from")
    told: list[dict[str, Json]] = []
    for number in range(1, generations + 1):
        told.append(_generation(plan, game, features, folder, number, pool, steps))
        write_whole(folder / "log.jsonl", "".join(json.dumps(each) + "\n" for each in told).encode())
        write_whole(folder / "progress.svg", draw_progress(game, told).encode())
        yield told[-1]


def generation_folder(folder: Path, number: int) -> Path:
    return folder / f"generation-{number:03}"


def _generation(
    plan: TrainingPlan, game: Game, features: Features, folder: Path, number: int, pool: Pool, steps: Steps
) -> dict[str, Json]:
    here = generation_folder(folder, number)
    report = here / "report.json"
    if report.exists():
        told: dict[str, Json] = json.loads(report.read_bytes())
        return told
    before = generation_folder(folder, number - 1) / "net.bin" if number > 1 else folder / "start.bin"
    old = before if before.exists() else None
    _play(plan, game, here, old, number, pool, steps)
    fitted = _fit(plan, game, features, folder, number, old, steps)
    candidate = here / "candidate.bin"
    with steps("proof", plan.proof * sum(players > 1 for players in plan.players)) as show:
        for done, _ in proving.prove(plan, candidate, old, here / "proof", number, pool):
            show(done)
    proof = proving.proof(plan, candidate, old, here / "proof", number)
    better = proving.accepted(proof)
    if better:
        shutil.copyfile(candidate, here / "net.bin")
    elif old is not None:
        shutil.copyfile(old, here / "net.bin")
    told = {"generation": number, "accepted": better, "proof": proof, **fitted}
    write_whole(report, (json.dumps(told, indent=1) + "\n").encode())
    return told


def _play(
    plan: TrainingPlan, game: Game, here: Path, net: Path | None, number: int, pool: Pool, steps: Steps
) -> None:
    for each in plan.selfplay():
        for players in plan.players:
            seed = f"{plan.seed}/{number}/{each.name}"
            matches = SelfPlayPlan.of(game, each.bots(net), seed, players)
            with (
                DataFolder(_data(here, each, players), contents_of(matches), each.matches, SHARD) as data,
                steps("matches", each.matches) as show,
            ):
                done = each.matches - len(data.missing)
                show(done)
                for _ in fill(matches, data, pool):
                    done += 1
                    show(done)


def _data(here: Path, play: SelfPlay, players: int) -> Path:
    return here / "data" / f"{play.name}-{players}"


def _fit(
    plan: TrainingPlan,
    game: Game,
    features: Features,
    folder: Path,
    number: int,
    old: Path | None,
    steps: Steps,
) -> dict[str, Json]:
    """Fit the nets to the examples of this generation and of those before it that are remembered."""
    here = generation_folder(folder, number)
    file = here / "candidate.json"
    if file.exists():
        told: dict[str, Json] = json.loads(file.read_bytes())
        return told
    gatherer, deep = Gatherer(game, plan.seed), Gatherer(game, plan.seed, _DEEP_PART)
    first = max(1, number - plan.memory + 1)
    sources = [
        (_data(generation_folder(folder, each), play, players), play)
        for each in range(first, number + 1)
        for play in plan.selfplay()
        for players in plan.players
    ]
    with steps("examples", len(sources)) as show:
        for done, (source, play) in enumerate(sources, 1):
            for match in matches_in(source):
                gatherer.add(match, play.positions, play.decisions)
                if not play.positions and not play.strays:
                    deep.add(match, positions=True, decisions=False)
            show(done)
    decisions = gatherer.decisions()
    seed = number
    card: dict[str, Json] = {
        "game": game.name,
        "bottega": bottega.__version__,
        "made": {**plan.head(), "generation": number},
        "tables": list(plan.players),
    }
    with steps("decisions", _POLICY_EPOCHS * plan.epochs) as show:
        policy = fit_policy(
            decisions, SHAPE, _POLICY_EPOCHS * plan.epochs, seed, lambda epoch, _: show(epoch)
        )
    told = {
        "decisions": len(decisions.held),
        "policy_losses": [round(each, 5) for each in policy.losses],
    }
    if plan.matches:
        positions = gatherer.positions()
        with steps("positions", plan.epochs) as show:
            value = fit_value(positions, SHAPE, plan.epochs, seed, lambda epoch, _: show(epoch))
        weights = exported(features, SHAPE, value.parameters, policy.parameters, card)
        told |= {
            "positions": len(positions.players),
            "value_losses": [round(each, 5) for each in value.losses],
        }
    else:
        if old is None:
            raise LookupError(f"there is no net of positions to keep in {folder}")
        weights = with_policy(old.read_bytes(), features, SHAPE, policy.parameters, card)
    told["sureness"] = measuring.sureness(game, weights, deep.positions())
    weights = with_sureness(weights, told["sureness"])
    if plan.matches:
        told |= measuring.measured(game, weights, positions)
    write_whole(here / "candidate.bin", weights)
    write_whole(file, (json.dumps(told, indent=1) + "\n").encode())
    return told
