"""For all tests: what is left out where a program is missing, and what runs on the compiled build only."""

from __future__ import annotations

import gc
import json
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

import bottega
from tests import needs
from tests.profiles import register
from tests.statuses import Statuses

register()
settings.load_profile("gate")

#: The names of the tests that are left out, by the program they need.
_LEFT_OUT = pytest.StashKey[dict[str, list[str]]]()

#: What tests of the wheel need. Tests of the sources do not miss it: the step for the wheel runs them.
_OF_THE_WHEEL = {"archives", "compiler"}

#: A test that uses one of these fixtures needs the program, and so does one with the parameter "postgres".
_FIXTURES = {"postgres": "postgresql", "postgres_url": "postgresql", "redis": "redis"}

#: Python's own are 700, 10 and 10.
_GARBAGE = (20_000, 20, 50)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--exhaustive",
        action="store_true",
        help="run the exhaustive tests on the sources too; otherwise only the compiled build runs them",
    )
    parser.addoption(
        "--wheel",
        action="store_true",
        help="run what the wheel is tested with: the exhaustive tests, compiled code, archives",
    )
    parser.addoption(
        "--night",
        action="store_true",
        help="run the tests that take minutes too, and try twenty times the examples, new ones each time",
    )


def pytest_configure(config: pytest.Config) -> None:
    for marker in (
        "needs(*programs): programs of tests/needs.py without which it is left out",
        "exhaustive: long; without --exhaustive only the compiled build runs it",
        "night: takes long, or shows what another case nearly shows; only --night runs it",
    ):
        config.addinivalue_line("markers", marker)
    if config.getoption("--night"):
        settings.load_profile("night")
    config.stash[_LEFT_OUT] = {}
    if not hasattr(config, "workerinput"):  # no worker of xdist
        long = config.getoption("--night") or config.getoption("--exhaustive")
        config.pluginmanager.register(Statuses(printed=bool(long)))


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Garbage is collected less often, and what was loaded is left alone: that saves a tenth of the time."""
    gc.disable()
    result = yield
    gc.freeze()
    gc.set_threshold(*_GARBAGE)
    gc.enable()
    return result


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wheel = config.getoption("--wheel")
    exhaustive = wheel or bottega.compiled() or config.getoption("--exhaustive")
    night = config.getoption("--night")
    absent = set(needs.missing(needs.NEEDS))
    if not bottega.compiled():
        absent.add("compiler")
    kept: list[pytest.Item] = []
    dropped: list[pytest.Item] = []
    left_out = config.stash[_LEFT_OUT]
    for item in items:
        lacks = sorted(_needed(item) & absent)
        asleep = item.get_closest_marker("night") and not night
        if lacks and not asleep and (wheel or not _OF_THE_WHEEL.issuperset(lacks)):
            left_out.setdefault(lacks[0], []).append(item.nodeid)
        unwanted = lacks or (item.get_closest_marker("exhaustive") and not exhaustive) or asleep
        (dropped if unwanted else kept).append(item)
    if dropped:
        config.hook.pytest_deselected(items=dropped)
        items[:] = kept


def _needed(item: pytest.Item) -> set[str]:
    """The programs an item needs, by its markers and its fixtures."""
    wanted = {name for marker in item.iter_markers("needs") for name in marker.args}
    for fixture in getattr(item, "fixturenames", ()):
        if fixture in _FIXTURES:
            wanted.add(_FIXTURES[fixture])
    callspec = getattr(item, "callspec", None)
    if callspec is not None and "postgres" in callspec.params.values():
        wanted.add("postgresql")
    return wanted


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    config = session.config
    left_out = config.stash[_LEFT_OUT]
    output = getattr(config, "workeroutput", None)
    if output is not None:  # a worker of xdist: the first process tells what is left out
        output["left_out"] = left_out
        return
    reporter: pytest.TerminalReporter = config.pluginmanager.getplugin("terminalreporter")
    skipped = reporter.stats.get("skipped")
    if (left_out or skipped) and needs.all_wanted() and exitstatus == 0:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_testnodedown(node: object, error: object) -> None:
    """All workers of xdist collect the same tests, so any of them can tell."""
    config: pytest.Config = node.config  # type: ignore[attr-defined]
    config.stash[_LEFT_OUT].update(getattr(node, "workeroutput", {}).get("left_out", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    left_out = config.stash[_LEFT_OUT]
    for name, tests in sorted(left_out.items()):
        terminalreporter.write_line(needs.sentence(name, len(tests)), yellow=True)
    report = os.environ.get("BOTTEGA_TEST_REPORT")
    if report:
        Path(report).write_text(json.dumps(left_out), encoding="utf-8")
