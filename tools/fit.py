"""``python -m tools.fit GAME FOLDER ...``: fit the constants of a game's hand-made insight.

The folders hold matches of `bottega selfplay` with search. Each number with a decimal point in a constant of
the modules behind ``insight/insight.py`` is tried a little higher and a little lower, again and again. What
is better is kept: the chances and points of positions are held against what came of them and, where turns are
played to their end by a policy that was made by hand, its weights of actions against how the search shared
out its tries. A tenth of the matches is held out; what they lose before and after tells whether there was
anything to gain. `--write` writes the numbers into the sources.

The sources are executed anew for each try, so this runs on the sources alone (BOTTEGA_PURE=1). Nets correct
the hand-made insight: after `--write`, train them anew.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import math
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Final

import bottega
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.insight import Insight, shares
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.learning.examples import HELD_OUT, PlayedMatch, matches_in
from bottega.sources import compiled

#: How far a number is moved at first, and the rounds: each halves it.
STEP: Final = 0.2
ROUNDS: Final = 2
#: A number that is 0 moves by this much of the step.
_FROM_ZERO: Final = 0.5
#: What is gained must be more than this part of the loss.
_LEAST_GAIN: Final = 1e-4
#: Points are compared in units of this, as the nets learn them.
_POINTS: Final = 8.0
_POINTS_WEIGHT: Final = 0.5
_LEAST: Final = 1e-6
#: Digits that are kept of a number.
_DIGITS: Final = 3


# The numbers


@dataclass(frozen=True)
class Place:
    """Where a number stands: in the value of the constant `name`, from `start` to `end` of the text."""

    module: str
    name: str
    line: int
    start: int
    end: int


def places_in(module: str, text: str) -> Iterator[tuple[Place, float]]:
    """The numbers with a decimal point in the constants of a module, in order.

    >>> [number for _, number in places_in("m", "A: Final = -1.5\\nB: Final = [2, 0.25]\\nC = 3.5")]
    [-1.5, 0.25]
    """
    starts = [0]
    for line in text.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for statement in ast.parse(text).body:
        if not isinstance(statement, ast.AnnAssign) or "Final" not in ast.unparse(statement.annotation):
            continue
        if statement.value is None or not isinstance(statement.target, ast.Name):
            continue
        for node, number in _numbers(statement.value):
            assert node.end_lineno is not None
            assert node.end_col_offset is not None
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[node.end_lineno - 1] + node.end_col_offset
            yield Place(module, statement.target.id, node.lineno, start, end), number


def _numbers(node: ast.expr) -> Iterator[tuple[ast.expr, float]]:
    """The numbers of a value that is written out, with their signs."""
    match node:
        case ast.Constant(value=float() as number):
            yield node, number
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=float() as number)):
            yield node, -number
        case ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Call(args=parts):
            for part in parts:
                yield from _numbers(part)
        case _:
            pass


def rewritten(text: str, numbers: Sequence[tuple[Place, float]]) -> str:
    """The text with other numbers in these places.

    >>> text = "A: Final = -1.5  # é\\nB: Final = [2, 0.25]"
    >>> print(rewritten(text, [(place, 2 * number) for place, number in places_in("m", text)]))
    A: Final = -3.0  # é
    B: Final = [2, 0.5]
    """
    data = text.encode()
    for place, number in sorted(numbers, key=lambda each: -each[0].start):
        data = data[: place.start] + repr(number).encode() + data[place.end :]
    return data.decode()


def _rounded(number: float) -> float:
    return float(f"{number:.{_DIGITS}g}")


# The modules


class Made:
    """The modules of a game's hand-made insight, with the numbers that are in force."""

    def __init__(self, game: Game) -> None:
        self._game = game
        package = type(game.insight()).__module__
        #: In the order in which they need one another.
        self.modules = _behind(package)
        self.texts = {each.__name__: Path(str(each.__file__)).read_text("utf-8") for each in self.modules}
        self.numbers: dict[Place, float] = {}
        for name, text in self.texts.items():
            self.numbers.update(places_in(name, text))

    def insight(self, place: Place | None = None, number: float = 0.0) -> Insight:
        """The insight with the numbers in force, but for one in this place."""
        numbers = {**self.numbers, place: number} if place is not None else self.numbers
        found: list[type[Insight]] = []
        for module in self.modules:
            text = rewritten(self.texts[module.__name__], self._in(module, numbers))
            exec(compile(text, str(module.__file__), "exec"), module.__dict__)
            found = [
                each
                for each in vars(module).values()
                if isinstance(each, type) and issubclass(each, Insight) and each.__module__ == module.__name__
            ] or found
        [kind] = found
        return kind(self._game.box)  # type: ignore[call-arg]

    @staticmethod
    def _in(module: ModuleType, numbers: dict[Place, float]) -> list[tuple[Place, float]]:
        return [each for each in numbers.items() if each[0].module == module.__name__]

    def write(self) -> list[Path]:
        """Write the numbers in force into the sources: the files that have changed."""
        changed = []
        for module in self.modules:
            text = self.texts[module.__name__]
            new = rewritten(
                text, [each for each in self.numbers.items() if each[0].module == module.__name__]
            )
            if ast.dump(ast.parse(new)) != ast.dump(ast.parse(text)):
                changed.append(Path(str(module.__file__)))
                changed[-1].write_text(new, "utf-8")
        return changed


def _behind(name: str) -> list[ModuleType]:
    """A module and those of its package that it needs, the needed ones first."""
    package = name.rpartition(".")[0]
    found: dict[str, ModuleType] = {}

    def visit(name: str) -> None:
        module = importlib.import_module(name)
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == package:
                needed = [f"{package}.{each.name}" for each in node.names]
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package}."):
                needed = [str(node.module)]
            else:
                continue
            for each in needed:
                if each not in found:
                    visit(each)
        found[name] = module

    visit(name)
    return list(found.values())


# What is lost


@dataclass(frozen=True)
class Position:
    """A position that a seat imagines, and what came: parts of the victory and points."""

    world: State
    won: Sequence[float]
    final: Sequence[float]


@dataclass(frozen=True)
class Decision:
    """A decision, and how the search shared out its tries."""

    state: State
    seat: Seat
    legal: list[Action]
    tried: Sequence[float]


@dataclass
class Examples:
    positions: list[Position]
    decisions: list[Decision]

    def loss(self, insight: Insight) -> float:
        """What is lost on average on a position and on a decision, added up."""
        positions = sum(_loss_of_position(insight, each) for each in self.positions)
        decisions = sum(_loss_of_decision(insight, each) for each in self.decisions)
        return positions / max(1, len(self.positions)) + decisions / max(1, len(self.decisions))

    def parts(self, insight: Insight) -> tuple[float, float]:
        """What is lost on positions, and on decisions."""
        return Examples(self.positions, []).loss(insight), Examples([], self.decisions).loss(insight)


def _loss_of_position(insight: Insight, position: Position) -> float:
    points, chances = insight.judge(position.world)
    loss = 0.0
    if len(chances) == 1:
        won, chance = position.won[0], chances[0]
        loss -= won * math.log(chance + _LEAST) + (1 - won) * math.log(1 - chance + _LEAST)
    else:
        loss -= sum(
            won * math.log(chance + _LEAST) for won, chance in zip(position.won, chances, strict=True)
        )
    for said, came in zip(points, position.final, strict=True):
        off = abs(said - came) / _POINTS
        loss += _POINTS_WEIGHT * (off * off / 2 if off < 1 else off - 0.5) / len(points)
    return loss


def _loss_of_decision(insight: Insight, decision: Decision) -> float:
    if not insight.quick_policy():
        return 0.0
    weights = insight.quick_weights(decision.state, decision.seat, decision.legal)
    total = sum(weights)
    return -sum(
        tried * math.log(weight / total + _LEAST)
        for tried, weight in zip(decision.tried, weights, strict=True)
    )


def gather(game: Game, matches: Sequence[PlayedMatch], part: float, seed: str) -> tuple[Examples, Examples]:
    """Examples of this part of the decisions: those to fit, and those of the matches that are held out."""
    fitted, held = Examples([], []), Examples([], [])
    insight = game.insight()
    for match in matches:
        rng = random.Random(f"{seed}/{match.key}/{match.seed}")
        into = held if rng.random() < HELD_OUT else fitted
        options = dict(each.split("=", 1) for each in match.options.split(",")) if match.options else {}
        state = game.start(game.deal(match.players, match.seed, **options))
        worlds: list[State] = []
        for choice, visits in zip(match.choices, match.visits, strict=True):
            seat = state.actors[0]
            total = sum(visits or ())
            if visits is not None and len(visits) > 1 and total and rng.random() < part:
                tried = [count / total for count in visits]
                into.decisions.append(Decision(state.clone(), seat, state.legal(seat), tried))
                if insight.quiet(state):
                    worlds.append(state.imagine(seat, rng))
            state.apply(seat, game.actions[choice])
        won, final = shares(state), [float(score["total"]) for score in state.scores()]
        into.positions += [Position(world, won, final) for world in worlds]
    return fitted, held


# The way down


def descend(
    made: Made,
    loss: Callable[[Insight], float],
    rounds: int,
    only: Sequence[str],
    say: Callable[[str], None],
) -> None:
    """Move each number to where less is lost; the numbers in force are those of `made`."""
    best = loss(made.insight())
    step = STEP
    for turn in range(1, rounds + 1):
        for place in [each for each in made.numbers if not only or each.name in only]:
            number = made.numbers[place]
            distance = step * (abs(number) or _FROM_ZERO)
            for other in (_rounded(number + distance), _rounded(number - distance)):
                lost = loss(made.insight(place, other))
                if lost < best * (1 - _LEAST_GAIN):
                    say(f"{place.module}:{place.line} {place.name} {number} -> {other}: {lost:.4f}")
                    made.numbers[place], best = other, lost
                    break
        say(f"round {turn}: {best:.4f}")
        step /= 2


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=__doc__)
    parser.add_argument("game", choices=bottega.games(), metavar="GAME")
    parser.add_argument(
        "folders", nargs="+", type=Path, metavar="FOLDER", help="as `bottega selfplay` fills them"
    )
    parser.add_argument("--part", type=float, default=0.1, help="of the decisions (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="(default: %(default)s)")
    parser.add_argument("--only", nargs="*", default=(), metavar="NAME", help="constants (default: all)")
    parser.add_argument("--write", action="store_true", help="write the numbers into the sources")
    chosen = parser.parse_args(arguments)
    if compiled():
        print(
            "The sources must run: set BOTTEGA_PURE=1 or use the environment of the sources.", file=sys.stderr
        )
        return 2
    game = bottega.game(chosen.game)
    matches = [match for folder in chosen.folders for match in matches_in(folder)]
    fitted, held = gather(game, matches, chosen.part, "fit")
    if not fitted.decisions:
        print("There are no decisions of a search in these folders.", file=sys.stderr)
        return 2
    made = Made(game)
    before = held.parts(made.insight())
    print(
        f"{len(made.numbers)} numbers, {len(fitted.positions)} positions, {len(fitted.decisions)} decisions"
    )
    descend(made, fitted.loss, chosen.rounds, chosen.only, lambda line: print(line, flush=True))
    after = held.parts(made.insight())
    for what, old, new, count in zip(
        ("positions", "decisions"), before, after, (len(held.positions), len(held.decisions)), strict=True
    ):
        print(f"held out, {count} {what}: {old:.4f} before, {new:.4f} after")
    if chosen.write:
        for path in made.write():
            print(f"written: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
