"""``make test`` and ``make nightly``: the checks a change must pass, and those that take hours.

A plan is a list of steps. A step that uses both cores prints as it goes, and others run beside it: the wheel
compiles while the sources are tested, so that no core is ever idle. What they print is shown when they end.
The run goes on after a failure, so that it shows all of them. At the end it says how long each step took, and
its CPU time, which depends little on what else the machine does.

Programs that are missing (tests/needs.py) are named at the start, and the tests that need them are counted at
the end. With BOTTEGA_TEST_ALL=1 the run fails where anything is left out.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence, Set
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests import needs  # noqa: E402

#: More than there are cores: tests wait for servers and browsers. At night fewer: some steps put a server
#: under load and want it to answer.
LANES: Final[Mapping[str, int]] = {"test": 4, "nightly": 3}
#: A step of this many lanes prints as it goes, unless another does.
BOTH_CORES: Final = 2
#: The tests that were left out, by name.
NAMES: Final = ROOT / "build" / "left-out.txt"
PASSED, FAILED, NOT_BEGUN, LEFT_OUT = "passed", "FAILED", "not begun", "left out"


@dataclass(frozen=True)
class Step:
    """A target of the Makefile, begun when the steps in `after` have passed."""

    target: str
    title: str
    after: tuple[str, ...] = ()
    #: 2 for a step that can keep both cores busy by itself.
    lanes: int = 1
    #: Left out where this program is missing; `names` is the target that prints its tests, a line each.
    need: str = ""
    names: str = ""


SETUP: Final = (
    Step("web-packages", "packages of the web client"),
    Step("environment", "environment of the sources"),
    # The build uses the packages of the web client, and must not install them a second time meanwhile.
    Step("wheel", "wheel, compiled where there is a C compiler", ("web-packages",)),
)
PLANS: Final[Mapping[str, tuple[Step, ...]]] = {
    "test": (
        *SETUP,
        # Those of two cores first, and the small ones beside them. Browsers wait a lot: not the last.
        Step("test-sources", "tests of the sources", ("environment",), lanes=2),
        Step("browser", "tests in the browser", ("wheel", "web-packages"), 2, "chromium", "browser-names"),
        Step("test-wheel", "tests of the wheel", ("wheel",), lanes=2),
        Step("test-api", "every operation of the API", ("wheel",)),
        Step("test-installs", "installs of the wheel and the sdist", ("environment", "wheel")),
        Step("test-types", "types, on Linux, macOS and Windows", ("environment",)),
        Step("test-web", "web client: lint, types and unit tests", ("environment", "web-packages")),
        Step("test-lint", "linters and import contracts", ("environment",)),
    ),
    "nightly": (
        *SETUP,
        Step("coverage", "all tests of the sources, with coverage", ("environment",), lanes=2),
        Step("test-night", "tests of the wheel, with twenty times the examples", ("wheel",), lanes=2),
        Step("test-learn", "an agent learns", ("wheel",), lanes=1),
        Step("conform", "conformance, 10,000 matches of each game", ("wheel",), lanes=2),
        Step("differ", "compiled rules against the sources", ("wheel",), lanes=2, need="compiler"),
        Step("chaos", "kill -9 under load", ("wheel",), lanes=2, need="postgresql"),
        Step("browser-all", "all tests in the browser", ("wheel", "web-packages"), 2, "chromium"),
    ),
}  # fmt: skip


@dataclass
class Outcome:
    """How a step ended, and which tests it left out for want of which program."""

    step: Step
    how: str
    seconds: float = 0.0
    #: CPU time in seconds, of all processes that did not outlive their parent: those of Chromium do.
    work: float = 0.0
    left_out: Mapping[str, Sequence[str]] = field(default_factory=dict)


def run(steps: Sequence[Step], lanes: int) -> list[Outcome]:
    """Run all steps, each as soon as it may begin and its lanes are free; those not begun come last."""
    absent = set(needs.missing(step.need for step in steps if step.need))
    waiting, free = list(steps), lanes
    outcomes: dict[str, Outcome] = {}
    running: dict[Future[Outcome], Step] = {}
    printing: Step | None = None
    with ThreadPoolExecutor(lanes) as pool:
        while waiting or running:
            for step in list(waiting):
                before = [outcomes.get(target) for target in step.after]
                if any(outcome is not None and outcome.how in (FAILED, NOT_BEGUN) for outcome in before):
                    outcomes[step.target] = Outcome(step, NOT_BEGUN)
                elif step.need in absent:
                    outcomes[step.target] = _leave_out(step)
                elif not all(before):
                    continue
                elif step.lanes > free:
                    continue  # a smaller one may run until then
                else:
                    free -= step.lanes
                    if printing is None and step.lanes == BOTH_CORES:
                        printing = step
                    running[pool.submit(_do, step, printing is step)] = step
                waiting.remove(step)
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                step = running.pop(done)
                free += step.lanes
                printing = None if printing is step else printing
                outcome = done.result()
                outcomes[outcome.step.target] = outcome
    return list(outcomes.values())


def _do(step: Step, prints: bool) -> Outcome:
    print(f"== {step.title}", flush=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "left-out.json"
        command = [os.environ.get("MAKE", "make"), "--no-print-directory", "--silent", step.target]
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "BOTTEGA_TEST_REPORT": str(report)},
            stdin=subprocess.DEVNULL,
            stdout=None if prints else subprocess.PIPE,
            stderr=None if prints else subprocess.STDOUT,
        )
        text = "" if process.stdout is None else process.stdout.read().decode("utf-8", "replace").rstrip()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        left_out = json.loads(report.read_text(encoding="utf-8")) if report.exists() else {}
    seconds = time.monotonic() - began
    how = FAILED if process.returncode else PASSED
    if process.stdout is not None:
        process.stdout.close()
        print(f"== {step.title}: {how}\n{text}\n" if text else f"== {step.title}: {how}", flush=True)
    return Outcome(step, how, seconds, used.ru_utime + used.ru_stime, left_out)


def _leave_out(step: Step) -> Outcome:
    tests = [step.title]
    if step.names:
        command = [os.environ.get("MAKE", "make"), "--no-print-directory", "--silent", step.names]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        tests = done.stdout.splitlines()
    return Outcome(step, LEFT_OUT, left_out={step.need: tests})


def left_out(outcomes: Sequence[Outcome]) -> dict[str, Set[str]]:
    """The names of the tests that were left out in any step, by the program they need."""
    names: dict[str, set[str]] = {}
    for outcome in outcomes:
        for need, tests in outcome.left_out.items():
            names.setdefault(need, set()).update(tests)
    return dict(sorted(names.items()))


def passed(outcomes: Sequence[Outcome]) -> bool:
    if needs.all_wanted() and left_out(outcomes):
        return False
    return all(outcome.how in (PASSED, LEFT_OUT) for outcome in outcomes)


def summary(outcomes: Sequence[Outcome], seconds: float) -> list[str]:
    """The last lines of a run: the steps with their times, what was left out, and the verdict."""
    lines = ["", "== summary", "   time     CPU"]
    lines += [
        f"  {_clock(each.seconds)}  {_clock(each.work)}  {each.how:9}  {each.step.title}" for each in outcomes
    ]
    lines += [f"  {_clock(seconds)}  {_clock(sum(each.work for each in outcomes))}  in all"]
    absent = left_out(outcomes)
    lines += [needs.sentence(need, len(tests)) for need, tests in absent.items()]
    if absent:
        lines.append(f"their names are in {NAMES.relative_to(ROOT)}")
        if needs.all_wanted():
            lines.append("BOTTEGA_TEST_ALL=1: nothing may be left out")
    return [*lines, "all checks passed" if passed(outcomes) else "some checks failed"]


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes:3}:{rest:02}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Run the checks of Bottega.")
    parser.add_argument("plan", choices=PLANS)
    plan = parser.parse_args(arguments).plan
    for name in needs.missing(set(needs.NEEDS) - {"archives", "learning"}):  # made on the way
        print(f"not found here: {needs.NEEDS[name].title} ({needs.NEEDS[name].install})", flush=True)
    began = time.monotonic()
    try:
        outcomes = run(PLANS[plan], LANES[plan])
    except KeyboardInterrupt:
        return 130
    NAMES.parent.mkdir(exist_ok=True)
    lines = [f"{need}: {test}\n" for need, tests in left_out(outcomes).items() for test in sorted(tests)]
    NAMES.write_text("".join(lines), encoding="utf-8")
    print("\n".join(summary(outcomes, time.monotonic() - began)), flush=True)
    return 0 if passed(outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
