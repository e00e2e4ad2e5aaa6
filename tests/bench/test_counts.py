"""Counting: callgrind's files are read, start-up is taken off, and a change is flagged."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

import bottega
from bench import callgrind, counts, hotspots, thinking
from bench.callgrind import Count, Function, difference, parse, readable
from bench.thinking import middle
from bench.workload import run

OUT = """\
# callgrind format
version: 1
events: Ir
positions: line

summary: 1234

ob=(1) /usr/lib/libpython3.11.so.1.0
fl=(1) ceval.c
fn=(1) _PyEval_EvalFrameDefault
10 100
+3 20
cob=(2) /site/abc__mypyc.cpython-311-x86_64-linux-gnu.so
cfi=(2) native.c
cfn=(2) CPyDef_market___offer
calls=7 50
* 900
-1 4

fn=(3) _PyEval_EvalFrameDefault'2
11 10

ob=(2)
fl=(2)
fn=(2)
50 200
cob=(1)
cfn=(1)
calls=2 10
51 70

totals: 1234
"""


def test_a_function_has_its_own_instructions_and_not_those_of_what_it_calls() -> None:
    total, functions = parse(OUT.splitlines(keepends=True))
    assert total == 1234
    frame = functions["_PyEval_EvalFrameDefault"]
    assert (frame.instructions, frame.calls, frame.object) == (134, 2, "libpython3.11.so.1.0")
    offer = functions["CPyDef_market___offer"]
    assert (offer.instructions, offer.calls) == (200, 7)
    assert offer.object == "abc__mypyc.cpython-311-x86_64-linux-gnu.so"
    assert set(functions) == {"_PyEval_EvalFrameDefault", "CPyDef_market___offer"}


def test_start_up_is_in_both_runs_and_so_in_none_of_the_difference() -> None:
    start, step = Function("start", "x", 1000, 1), Function("step", "x", 40, 4)
    short = Count(1040, 4, 11, {"start": start, "step": step})
    long = Count(1100, 10, 12, {"start": start, "step": Function("step", "x", 100, 10)})
    more = difference(short, long)
    assert (more.instructions, more.decisions, more.checksum) == (60, 6, 12)
    assert more.per_decision == 10
    assert more.functions == [Function("step", "x", 60, 6)]


def test_a_longer_run_must_be_longer() -> None:
    with pytest.raises(ValueError, match="more decisions"):
        difference(Count(10, 5, 0), Count(20, 5, 0))


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        ("CPyDef_market___offer_lines", "market.offer_lines"),
        ("CPyDef_masters___state___MastersState___legal", "masters.state.MastersState.legal"),
        ("CPyPy_market___offer_lines", "market.offer_lines (called from Python)"),
        ("CPyTagged_Add", "CPyTagged_Add"),
    ],
)
def test_compiled_functions_are_called_as_in_the_source(symbol: str, name: str) -> None:
    assert readable(symbol) == name


def test_compiled_functions_are_put_together_by_module() -> None:
    functions = [
        Function("CPyDef_market___offer", "abc__mypyc.so", 50, 10),
        Function("CPyDef_rules___market___take", "abc__mypyc.so", 30, 5),
        Function("CPyDef_engine___state___State___play", "abc__mypyc.so", 10, 5),
        Function("CPyList_GetItem", "abc__mypyc.so", 3, 5),
        Function("Py_DECREF", "abc__mypyc.so", 3, 5),
        Function("PyDict_New", "libpython3.11.so.1.0", 4, 5),
    ]
    spots = hotspots.counted_spots(functions, 5)
    assert [(spot.name, spot.share) for spot in spots] == [
        ("masters.rules.market: offer", 0.5),
        ("masters.rules.market: take", 0.3),
        ("engine.state: State.play", 0.1),
        ("mypyc: CPyList_GetItem", 0.03),
        ("mypyc: Py_DECREF", 0.03),
        ("libpython3.11: PyDict_New", 0.04),
    ]
    modules = hotspots.together(spots)
    assert [(spot.name, round(spot.share, 2), spot.calls) for spot in modules][:2] == [
        ("masters.rules.market", 0.8, 3.0),
        ("engine.state", 0.1, 1.0),
    ]


def test_a_profile_of_the_pure_build_names_modules() -> None:
    modules = hotspots.together(hotspots.profiled("masters", 2, 2)[0])
    names = [spot.name for spot in modules]
    assert {"masters.rules.market", "masters.state", "builtins", "bench.workload"} <= set(names)
    assert sum(spot.share for spot in modules) == pytest.approx(1)


def test_a_profile_of_thinking_tells_its_parts() -> None:
    parts = {spot.name: spot for spot in hotspots.profiled("masters", 2, 2, search=50)[1]}
    assert parts["bots.search.worlds: draw"].calls == 1
    assert parts["engine.learnt: judge"].calls == 1
    assert parts["engine.state: legal"].calls > 1
    assert 0.1 < sum(part.share for part in parts.values()) < 1


def test_the_workload_is_the_same_every_time_and_a_longer_one_begins_as_a_shorter_one() -> None:
    game = bottega.game("masters")
    assert run(game, 2, 3) == run(game, 2, 3)
    assert run(game, 2, 4)["decisions"] > run(game, 2, 3)["decisions"]
    assert run(game, 2, 4)["checksum"] != run(game, 2, 3)["checksum"]


# A valgrind that counts a million for the start and a thousand for each match, or only the latter.
FAKE = """\
#!{python}
import subprocess, sys
options = [a for a in sys.argv[1:] if a.startswith("--") and not a.startswith("--search")]
out = next(a for a in options if a.startswith("--callgrind-out-file=")).partition("=")[2]
start = 0 if any(a.startswith("--toggle-collect=") and a.endswith("decide") for a in options) else 1_000_000
command = [a for a in sys.argv[1:] if a not in options]
open(out, "w").write(f"events: Ir\\nfn=(1) f\\n1 5\\ntotals: {{start + 1000 * int(command[-1])}}\\n")
sys.exit(subprocess.call(command))
"""


@pytest.fixture
def valgrind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = tmp_path / "valgrind"
    tool.write_text(FAKE.format(python=sys.executable))
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")


@pytest.mark.usefixtures("valgrind")
def test_two_runs_are_counted_and_their_difference_is_told() -> None:
    more = callgrind.measure("masters", 2, "pure", 2, 5)
    game = bottega.game("masters")
    assert more.instructions == 3000
    assert more.decisions == run(game, 2, 5)["decisions"] - run(game, 2, 2)["decisions"]
    assert more.checksum == run(game, 2, 5)["checksum"]


@pytest.mark.usefixtures("valgrind")
def test_of_thinking_only_what_a_search_does_is_counted() -> None:
    counted = callgrind.measure_thinking("masters", 2, 3, 5)
    assert counted.instructions == 3000
    assert counted.decisions == 3 * 5
    assert counted.checksum == run(bottega.game("masters"), 2, 3, search=5)["checksum"]


@pytest.mark.usefixtures("valgrind")
def test_search_is_counted_with_two_seats_and_at_the_largest_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counts, "POSITIONS", 1)
    monkeypatch.setattr(counts, "ITERATIONS", 2)
    found = counts.thinking(["masters"], "compiled", "made")
    assert {name: (row["game"], row["players"]) for name, row in found.items()} == {
        "masters 2": ("masters", 2),
        "masters 4": ("masters", 4),
    }
    assert [row["per_decision"] for row in found.values()] == [500, 500]


def test_what_a_search_answers_has_a_checksum_for_each_table() -> None:
    found = thinking.checksums("inventors", 5, ["pure"])
    assert list(found) == [2, 3, 4, 5]
    assert found == thinking.checksums("inventors", 5, ["pure"])
    assert found != thinking.checksums("inventors", 6, ["pure"])


def test_thinking_is_a_fixed_amount_of_work_too() -> None:
    game = bottega.game("masters")
    once = run(game, 2, 2, search=20)
    assert once == run(game, 2, 2, search=20)
    assert once["decisions"] == 40
    assert once["checksum"] != run(game, 2, 2, search=21)["checksum"]


@pytest.mark.parametrize("name", bottega.games())
def test_what_is_thought_about_is_a_real_decision(name: str) -> None:
    game = bottega.game(name)
    for seed in range(5):
        state = middle(game, 2, seed)
        assert len(state.legal(state.actors[0])) > 1


def test_without_valgrind_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert counts.main(["--games", "masters", "--build", "pure"]) == 2
    assert "apt install valgrind" in capsys.readouterr().err


def row(now: float, before: float | None, checksum: int = 1) -> dict[str, Any]:
    figures = {"players": 4, "decisions": 10, "checksum": 1, "per_decision": now}
    kept = None if before is None else {"decisions": 10, "checksum": checksum, "per_decision": before}
    return counts.compared("masters", figures, kept)


@pytest.mark.parametrize(
    ("now", "before", "verdict"),
    [
        (106.0, 100.0, counts.SLOWER),
        (104.0, 100.0, counts.SAME),
        (96.0, 100.0, counts.SAME),
        (94.0, 100.0, counts.FASTER),
        (94.0, None, counts.NEW),
    ],
)
def test_a_change_of_more_than_five_per_cent_is_flagged(
    now: float, before: float | None, verdict: str
) -> None:
    assert row(now, before)["verdict"] == verdict


def test_other_matches_than_the_release_played_are_said_to_be_others() -> None:
    assert row(100.0, 100.0, checksum=2)["other"]
    assert not row(100.0, 100.0)["other"]


def test_slower_than_the_release_is_a_failure_until_it_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(counts, "KEPT", tmp_path / "counts.json")
    figures = {"players": 4, "matches": [1, 2], "decisions": 10, "checksum": 1, "instructions": 1000}
    monkeypatch.setattr(counts, "playing", lambda *_: {"masters": {**figures, "per_decision": 100.0}})
    command = ["--games", "masters", "--build", "pure"]
    assert counts.main(command) == 0  # nothing to compare with
    assert counts.main([*command, "--save"]) == 0
    assert counts.main(command) == 0
    monkeypatch.setattr(counts, "playing", lambda *_: {"masters": {**figures, "per_decision": 110.0}})
    capsys.readouterr()
    assert counts.main(command) == 1
    out = capsys.readouterr().out
    assert "SLOWER" in out
    assert "+10.0%" in out
    assert counts.main([*command, "--save"]) == 0
    assert counts.main(command) == 0
    kept = json.loads((tmp_path / "counts.json").read_text())
    assert kept[counts.key("pure")]["release"] == bottega.__version__
