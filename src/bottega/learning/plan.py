"""What a training run does, as data: the same settings and seed give the same weights on one machine."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from bottega.engine.learnt import MADE
from bottega.engine.types import Json

#: The form of the files of a run.
FORMAT: Final = 2
#: How often a seat strays, by turns.
_STRAYS: Final = (0.2, 1.0)


@dataclass(frozen=True)
class SelfPlay:
    """Matches of one kind that every generation plays at each size of table, and what is learnt from them."""

    name: str
    matches: int
    iterations: int
    positions: bool
    decisions: bool
    #: Whether half of the seats play what the policy draws. Search does not go where that leads when it is
    #: wrong; but what search would do there, the policy has to learn.
    strays: bool = False

    def bots(self, net: Path | None) -> tuple[str, ...]:
        """Who plays. Half of the seats think half as long, so that the positions are not all of one kind. The
        net of positions learns chances, so a chance is what the search must think of."""
        judged = f":net={net}" if net is not None else f":judgement={MADE}"
        if self.strays:
            return tuple(f"search:iterations={self.iterations}{judged}:stray={each}" for each in _STRAYS)
        if not self.positions:
            return (f"search:iterations={self.iterations}{judged}",)
        return tuple(
            f"search:aim=chance:iterations={iterations}{judged}"
            for iterations in (self.iterations, max(1, self.iterations // 2))
        )


@dataclass(frozen=True)
class TrainingPlan:
    """A run: `players` are the sizes of table. Each generation plays `matches` quick matches at each of them,
    for the net of positions, and `deep` ones with more thought, for the net of actions; in half of those the
    policy plays along. It learns from the
    last `memory` generations in `epochs` epochs, the net of actions in more. The new nets replace the old
    ones if they win: `proof` matches at most at each size of table, with `proof_iterations` each. The first
    generation plays with the nets in `start`, or without nets. Without quick matches the net of positions
    stays as it is in `start`."""

    game: str
    players: tuple[int, ...]
    seed: str
    matches: int = 400
    iterations: int = 48
    deep: int = 60
    deep_iterations: int = 300
    memory: int = 3
    epochs: int = 5
    proof: int = 200
    proof_iterations: int = 200
    start: bytes = b""

    def selfplay(self) -> list[SelfPlay]:
        quick = SelfPlay("positions", self.matches, self.iterations, positions=True, decisions=False)
        strayed = self.deep // 2
        deep = SelfPlay(
            "decisions", self.deep - strayed, self.deep_iterations, positions=False, decisions=True
        )
        strays = replace(deep, name="strays", matches=strayed, strays=True)
        return [each for each in (quick, deep, strays) if each.matches]

    def head(self) -> dict[str, Json]:
        """What must be the same for a run to go on with what an earlier one made."""
        return {
            "train": FORMAT,
            "game": self.game,
            "players": list(self.players),
            "seed": self.seed,
            "matches": self.matches,
            "iterations": self.iterations,
            "deep": self.deep,
            "deep_iterations": self.deep_iterations,
            "memory": self.memory,
            "epochs": self.epochs,
            "proof": self.proof,
            "proof_iterations": self.proof_iterations,
            "start": hashlib.sha256(self.start).hexdigest() if self.start else MADE,
        }
