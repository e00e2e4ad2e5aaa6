"""`bottega train`: nets for a game, generation by generation, in a folder; the same command goes on."""

from __future__ import annotations

import contextlib
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from typing import Final

from bottega.engine.game import Game
from bottega.engine.learnt import LEARNT, MADE, insight_of
from bottega.engine.nets import BadNet
from bottega.engine.types import Json
from bottega.learning.plan import TrainingPlan
from bottega.learning.run import TrainingError, train
from bottega.simulate import Crash
from bottega.terminal import checked
from bottega.terminal.crash import show_crash
from bottega.terminal.pools import open_pool
from bottega.terminal.progress import progress
from bottega.terminal.screen import open_screen
from bottega.terminal.words import Trouble, Words

_GENERATIONS: Final = 3


def train_nets(args: Namespace, words: Words) -> int:
    """Go on until the generations are there; after Ctrl-C, the same command goes on."""
    game = checked.game(args.game, None)
    if game.features() is None:
        raise Trouble("error-train-features", game=game.name)
    if not args.out:
        raise Trouble("error-which-folder")
    folder = checked.path(args.out)
    usual = TrainingPlan(game.name, tuple(game.seats), "0")

    def number(name: str, least: int = 1) -> int:
        given = getattr(args, name)
        return checked.whole(given or str(getattr(usual, name)), f"--{name.replace('_', '-')}", least)

    plan = TrainingPlan(
        game=game.name,
        players=tuple(checked.players_range(args.players, game)),
        seed=checked.seed(args.seed) or "0",
        matches=number("matches", 0),
        iterations=number("iterations"),
        deep=number("deep"),
        deep_iterations=number("deep_iterations"),
        memory=number("memory"),
        epochs=number("epochs"),
        proof=number("proof"),
        proof_iterations=number("proof_iterations"),
        start=_start(args.start or MADE, game),
    )
    if not plan.matches and not plan.start:
        raise Trouble("error-train-nothing-kept")
    generations = checked.whole(args.generations or str(_GENERATIONS), "--generations", 1)
    screen = open_screen(args.plain)
    generation = 1

    @contextlib.contextmanager
    def steps(step: str, total: int) -> Iterator[Callable[[int], None]]:
        with progress(words(f"train-step-{step}", generation=generation), total) as show:
            yield lambda done: show(done, total)

    try:
        with open_pool(args) as pool:
            for told in train(plan, folder, generations, pool, steps):
                for line in _told(told, words):
                    screen.line(line)
                generation += 1
    except KeyboardInterrupt:
        print(f"\n{words('train-stopped', folder=str(folder))}", file=sys.stderr)
        return 130
    except Crash as crash:
        return show_crash(crash, game.name, words)
    except TrainingError as error:
        key = {"key": error.key, "theirs": error.theirs, "ours": error.ours}
        raise Trouble(f"error-train-{error.code}", path=str(error.path), **key) from error
    except OSError as error:
        raise Trouble("error-write", path=str(folder), reason=error) from error
    screen.line(words("train-done", folder=str(folder)), "quiet")
    return 0


def _start(chosen: str, game: Game) -> bytes:
    """The weights that the first generation plays with; none for the hand-made judgement."""
    if chosen == MADE:
        return b""
    try:
        weights = game.weights() if chosen == LEARNT else checked.path(chosen).read_bytes()
        insight_of(game, LEARNT, weights)
    except (OSError, BadNet, LookupError) as error:
        raise Trouble("error-train-start", value=chosen, reason=error) from error
    return weights or b""


def _told(told: dict[str, Json], words: Words) -> list[str]:
    """What a generation has brought, in a few lines."""
    learnt = words("train-accepted" if told["accepted"] else "train-refused", generation=told["generation"])
    lines = [learnt]
    for table in told["proof"]:
        lines.append(
            words(
                "train-proof",
                players=table["players"],
                matches=table["matches"],
                share=words.percent(table["value"]),
                low=words.percent(table["low"]),
                high=words.percent(table["high"]),
            )
        )
    return lines
