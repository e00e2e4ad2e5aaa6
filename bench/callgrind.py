"""Instructions counted by valgrind's callgrind: the same on a busy machine as on a quiet one."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bench.builds import ROOT, Build, environment
from bottega.engine.learnt import AUTO

#: What a run needs of our environment; the rest is left out, since its size can move a count.
_KEPT: Final = ("PATH", "HOME", "PYTHONPATH", "VIRTUAL_ENV", "LD_LIBRARY_PATH")

#: What mypyc calls `Search.decide`; the module stands before it with as much of its name as mypyc likes.
DECIDE: Final = "CPyDef_*search___Search___decide"


class NoValgrind(Exception):
    """Counting needs valgrind, and this is what to do about it."""


@dataclass
class Function:
    """What one function did itself, without what it called."""

    name: str
    object: str
    instructions: int = 0
    calls: int = 0
    #: By caller: the cost on its behalf, including everything called below.
    within: dict[str, int] = field(default_factory=dict)


@dataclass
class Count:
    """One run: all instructions, and of which functions."""

    instructions: int
    decisions: int
    checksum: int
    functions: dict[str, Function] = field(default_factory=dict)


@dataclass
class Difference:
    """What the longer of two runs did more: start-up is in both, and so in none of it."""

    instructions: int
    decisions: int
    checksum: int
    functions: list[Function]

    @property
    def per_decision(self) -> float:
        return self.instructions / self.decisions


def difference(short: Count, long: Count) -> Difference:
    if long.decisions <= short.decisions:
        raise ValueError(
            f"the longer run must take more decisions: {long.decisions} are not above {short.decisions}"
        )
    functions = []
    for name, function in long.functions.items():
        before = short.functions.get(name, Function(name, function.object))
        more = function.instructions - before.instructions
        if more > 0:
            within = {by: cost - before.within.get(by, 0) for by, cost in function.within.items()}
            functions.append(Function(name, function.object, more, function.calls - before.calls, within))
    functions.sort(key=lambda function: -function.instructions)
    return Difference(
        long.instructions - short.instructions,
        long.decisions - short.decisions,
        long.checksum,
        functions,
    )


def measure(game: str, players: int, build: Build, short: int, long: int) -> Difference:
    """Count the workload of `short` and of `long` matches."""
    work = ["bench.workload", game, str(players)]
    return measure_runs(build, [*work, str(short)], [*work, str(long)], [*work, "1"])


def measure_thinking(
    game: str, players: int, positions: int, iterations: int, judgement: str = AUTO
) -> Difference:
    """Count what happens inside `Search.decide` of the compiled build, and nothing else: the way to the
    positions and the tables that are made once are left out. An iteration counts as a decision."""
    work = ["bench.workload", f"--search={iterations}", f"--judgement={judgement}", game, str(players)]
    _workload([], [*work, "1"], "compiled")
    return difference(Count(0, 0, 0), _count([*work, str(positions)], "compiled", inside=DECIDE))


def measure_runs(build: Build, short: list[str], long: list[str], first: list[str]) -> Difference:
    """Count two runs of a module with its arguments. Its last line says how many decisions it took, and a
    checksum. `first` is run before, so that the modules' bytecode is written before anything is counted."""
    _workload([], first, build)
    return difference(_count(short, build), _count(long, build))


def _count(work: list[str], build: Build, inside: str = "") -> Count:
    """One run: all of it, or only what is done inside the function of this name."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise NoValgrind(
            "Counting instructions needs valgrind, which is not installed here. "
            "On Debian and Ubuntu: apt install valgrind"
        )
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "callgrind.out"
        command = [valgrind, "--tool=callgrind", "--quiet", f"--callgrind-out-file={out}"]
        command += [f"--toggle-collect={inside}"] if inside else []
        done = _workload(command, work, build)
        with out.open(encoding="utf-8", errors="replace") as lines:
            total, functions = parse(lines)
    return Count(total, done["decisions"], done["checksum"], functions)


def _workload(command: list[str], work: list[str], build: Build) -> dict[str, int]:
    env = {name: value for name, value in environment(build).items() if name in _KEPT}
    env |= {"PYTHONHASHSEED": "0", "LC_ALL": "C"} | ({"BOTTEGA_PURE": "1"} if build == "pure" else {})
    ran = subprocess.run(
        [*command, sys.executable, "-m", *work],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise RuntimeError(f"{' '.join(work)} failed with status {ran.returncode}; why is above")
    done: dict[str, int] = json.loads(ran.stdout.splitlines()[-1])
    return done


# The format is described in valgrind's manual, "Callgrind Format Specification".

_NAMED: Final = re.compile(r"(c?fn|c?ob)=(?:\((\d+)\))?(?: ?(.*))?")
#: Callgrind numbers the levels of a recursion; to us it is one function.
_LEVEL: Final = re.compile(r"'\d+$")
_COST: Final = re.compile(r"[+-]?(?:0x[0-9a-f]+|\d+)|\*")


def parse(lines: Iterable[str]) -> tuple[int, dict[str, Function]]:
    """All instructions, and each function's own, by name."""
    total = 0
    names: dict[str, dict[str, str]] = {"fn": {}, "ob": {}}
    current: dict[str, str] = {"fn": "", "ob": "", "cfn": ""}
    functions: dict[str, Function] = {}
    called = 0
    for line in lines:
        line = line.rstrip("\n")
        if line.startswith(("fn=", "cfn=", "ob=", "cob=")):
            found = _NAMED.fullmatch(line)
            if found is None:
                raise ValueError(f"this is no line of callgrind's: {line!r}")
            kind, number, name = found[1], found[2], found[3] or ""
            table = names[kind.removeprefix("c")]
            if kind.endswith("fn"):
                name = _LEVEL.sub("", name)
            if number is not None:
                name = table.setdefault(number, name)
            current[kind] = name
            if kind == "fn":
                functions.setdefault(name, Function(name, "")).object = current["ob"].rpartition("/")[2]
        elif line.startswith("calls="):
            called = int(line[6:].split()[0])
        elif line.startswith(("summary:", "totals:")):
            total = max(total, int(line.partition(":")[2].split()[0]))
        elif line and _COST.fullmatch(line.split(" ", 1)[0]):
            if called:
                # The line after a call has what the called function did, which is told there.
                name = current["cfn"]
                function = functions.setdefault(name, Function(name, ""))
                function.calls += called
                caller, whole = current["fn"], int(line.split()[1])
                function.within[caller] = function.within.get(caller, 0) + whole
                called = 0
                continue
            costs = line.split()
            functions[current["fn"]].instructions += int(costs[1]) if len(costs) > 1 else 0
    return total, functions


def readable(symbol: str) -> str:
    """A function that mypyc has compiled, as it stands in the source; every other symbol as it is.

    >>> readable("CPyDef_market___offer_lines")
    'market.offer_lines'
    >>> readable("CPyPy_state___MastersState___legal")
    'state.MastersState.legal (called from Python)'
    >>> readable("PyDict_GetItem")
    'PyDict_GetItem'
    """
    for prefix, note in (("CPyDef_", ""), ("CPyPy_", " (called from Python)")):
        if symbol.startswith(prefix):
            parts = symbol.removeprefix(prefix).split("___")
            return ".".join(part for part in parts if part) + note
    return symbol
