"""The gate runs what may run, goes on after a failure, and says at the end what was left out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import needs
from tools import gate
from tools.gate import FAILED, LEFT_OUT, NOT_BEGUN, PASSED, Outcome, Step

ROOT = Path(__file__).parents[2]

#: Stands in for make: writes when each target begins and ends, and does what its name says.
MAKE = """\
#!/bin/sh
for target; do :; done
echo "+$target" >>"$GATE_LOG"
case $target in
  *fails) echo "what went wrong"; code=3 ;;
  *says) echo "this is $target"; sleep 0.2; code=0 ;;
  names) echo one; echo two; code=0 ;;
  *lacks) echo '{"redis": ["test_a", "test_b"]}' >"$BOTTEGA_TEST_REPORT"; code=0 ;;
  *) sleep 0.2; code=0 ;;
esac
echo "-$target" >>"$GATE_LOG"
exit $code
"""


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    program = tmp_path / "make"
    program.write_text(MAKE)
    program.chmod(0o755)
    monkeypatch.setenv("MAKE", str(program))
    monkeypatch.setenv("GATE_LOG", str(tmp_path / "log"))
    monkeypatch.delenv("BOTTEGA_TEST_ALL", raising=False)
    return tmp_path / "log"


def how(*steps: Step) -> dict[str, str]:
    return {outcome.step.target: outcome.how for outcome in gate.run(steps, 3)}


def test_two_steps_of_one_core_run_at_the_same_time(log: Path) -> None:
    assert how(Step("a", "A"), Step("b", "B")) == {"a": PASSED, "b": PASSED}
    assert sorted(log.read_text().split()[:2]) == ["+a", "+b"]


def test_one_small_step_runs_beside_a_step_of_two_cores(log: Path) -> None:
    assert set(how(Step("a", "A"), Step("both", "Both", lanes=2)).values()) == {PASSED}
    assert sorted(log.read_text().split()[:2]) == ["+a", "+both"]


def test_steps_of_two_cores_wait_for_their_lanes_and_a_small_one_overtakes_the_second(log: Path) -> None:
    steps = [Step("one", "One", lanes=2), Step("two", "Two", lanes=2), Step("c", "C")]
    assert set(how(*steps).values()) == {PASSED}
    lines = log.read_text().split()
    assert sorted(lines[:2]) == ["+c", "+one"]
    assert lines.index("-one") < lines.index("+two")


def test_of_two_large_steps_at_once_the_first_prints_as_it_goes(
    log: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    gate.run([Step("one-says", "One", lanes=2), Step("two-says", "Two", lanes=2)], 4)
    assert sorted(log.read_text().split()[:2]) == ["+one-says", "+two-says"]
    printed = capfd.readouterr().out
    assert "== Two: passed\nthis is two-says" in printed
    assert "== One: passed" not in printed
    assert printed.count("this is") == 2


def test_a_step_tells_its_cpu_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "make"
    busy = "while __import__('time').process_time() < 0.5: pass"
    program.write_text(f'#!/bin/sh\n"{sys.executable}" -c "{busy}"\n')
    program.chmod(0o755)
    monkeypatch.setenv("MAKE", str(program))
    (outcome,) = gate.run([Step("a", "A")], 3)
    assert outcome.work >= 0.5
    told = gate.summary([Outcome(Step("a", "A"), PASSED, 7.0, 61.0)], 7.0)
    assert "    0:07    1:01  passed     A" in told


def test_a_step_waits_for_what_it_builds_on(log: Path) -> None:
    how(Step("a", "A"), Step("b", "B", after=("a",)))
    assert log.read_text().split() == ["+a", "-a", "+b", "-b"]


def test_after_a_failure_the_rest_is_still_checked(log: Path) -> None:
    steps = [
        Step("fails", "A"),
        Step("b", "B", after=("fails",)),
        Step("c", "C", after=("b",)),
        Step("d", "D"),
    ]
    assert how(*steps) == {"fails": FAILED, "b": NOT_BEGUN, "c": NOT_BEGUN, "d": PASSED}


@pytest.mark.usefixtures("log")
def test_what_a_failed_step_printed_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    gate.run([Step("fails", "A step")], 3)
    assert "A step: FAILED\nwhat went wrong" in capsys.readouterr().out


@pytest.fixture
def no_redis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(needs.NEEDS, "redis", needs.Need("Redis", "apt install redis-server", lambda: None))


@pytest.mark.usefixtures("no_redis")
def test_a_step_without_its_program_is_left_out_with_the_names_of_its_tests(log: Path) -> None:
    (outcome,) = gate.run([Step("a", "A", need="redis", names="names")], 3)
    assert (outcome.how, outcome.left_out) == (LEFT_OUT, {"redis": ["one", "two"]})
    assert "+a" not in log.read_text()


@pytest.mark.usefixtures("log")
def test_a_test_left_out_in_two_steps_counts_once() -> None:
    outcomes = gate.run([Step("lacks", "A"), Step("also-lacks", "B")], 3)
    lines = gate.summary(outcomes, 1.0)
    assert "left out: 2 tests need Redis: apt install redis-server" in lines
    assert lines[-1] == "all checks passed"


@pytest.mark.usefixtures("log")
def test_where_everything_is_wanted_leaving_out_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_TEST_ALL", "1")
    outcomes = gate.run([Step("lacks", "A")], 3)
    assert not gate.passed(outcomes)
    assert gate.summary(outcomes, 1.0)[-1] == "some checks failed"


@pytest.mark.parametrize(
    ("ends", "verdict"), [(PASSED, True), (LEFT_OUT, True), (FAILED, False), (NOT_BEGUN, False)]
)
def test_a_run_passes_when_nothing_failed(ends: str, verdict: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOTTEGA_TEST_ALL", raising=False)
    assert gate.passed([Outcome(Step("a", "A"), PASSED), Outcome(Step("b", "B"), ends)]) is verdict


@pytest.mark.parametrize("plan", gate.PLANS)
def test_every_step_is_a_target_of_the_makefile_and_follows_what_it_builds_on(plan: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    before: set[str] = set()
    for step in gate.PLANS[plan]:
        assert f"\n{step.target}:" in makefile
        assert not step.names or f"\n{step.names}:" in makefile
        assert not step.need or step.need in needs.NEEDS
        assert before.issuperset(step.after)
        before.add(step.target)


# Pytest leaves out what it cannot run


def pytest_without_programs(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A run of tests that need Redis, with a path on which there is nothing but Python."""
    path = str(Path(sys.executable).parent)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("BOTTEGA_", "PYTEST_"))
    }
    return subprocess.run(
        command,
        cwd=ROOT,
        env={**clean, "PATH": path, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


BUS = "tests/server/test_redis_bus.py"


def test_tests_without_their_program_are_left_out_by_name_and_the_run_passes(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    done = pytest_without_programs(BUS, "-n", "1", BOTTEGA_TEST_REPORT=str(report))
    assert done.returncode == 0, done.stdout
    assert "left out: 6 tests need Redis: apt install redis-server" in done.stdout
    assert f"{BUS}::test_redis_may_go_and_come_back" in report.read_text()


def test_with_everything_wanted_the_same_run_fails() -> None:
    done = pytest_without_programs(BUS, BOTTEGA_TEST_ALL="1")
    assert done.returncode == 1, done.stdout
    assert " passed" in done.stdout
    assert " failed" not in done.stdout
