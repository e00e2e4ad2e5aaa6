"""What rounds add up to, and how it is told."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from rich.console import Console
from rich.table import Table

from bench import plot, report
from bench.compare import BASE, ours
from bench.contest import Contestant, Result
from bench.figures import Figure, figure
from bench.subject import Slice


def shown(table: Table) -> list[list[str]]:
    """The rows, cell by cell, as a person reads them."""
    console = Console(width=160)
    with console.capture() as capture:
        console.print(table)
    lines = [line for line in capture.get().splitlines() if "│" in line]
    return [[cell.strip() for cell in line.strip("│").split("│")] for line in lines]


def result(contestant: Contestant, rates: list[int], **costs: list[float]) -> Result:
    """A contestant with these decisions per second in each round, ten decisions to a match."""
    made = Result(contestant, "1.0")
    made.slices = [Slice(rate // 10, rate, 1.0) for rate in rates]
    made.costs = [
        {name: values[i] for name, values in costs.items()} for i in range(len(rates) if costs else 0)
    ]
    return made


BASIC = result(BASE, [1000, 500, 2000], clone=[70.0, 60.0, 80.0])
FAST = result(
    Contestant("masters", 4, "compiled"), [50_000, 20_000, 120_000], clone=[0.5, 0.7, 0.6], load=[200.0] * 3
)
PURE = result(Contestant("masters", 4, "pure"), [8000, 4000, 16_000], clone=[2.0, 2.0, 2.0], load=[300.0] * 3)
SMALL = result(
    Contestant("masters", 2, "pure"), [9000, 4500, 18_000], clone=[1.0, 1.0, 1.0], load=[300.0] * 3
)


def test_a_figure_is_the_median_of_its_rounds_with_the_middle_half() -> None:
    one = figure([5.0, 1.0, 3.0, 2.0, 4.0])
    assert (one.median, one.low, one.high) == (3.0, 2.0, 4.0)
    assert one.spread == pytest.approx(1 / 3)


def test_a_single_round_has_no_spread() -> None:
    assert (figure([7.0]).low, figure([7.0]).high, figure([7.0]).spread) == (7.0, 7.0, 0.0)


def test_there_is_no_figure_of_no_rounds() -> None:
    with pytest.raises(ValueError, match="at least one round"):
        figure([])


def test_a_ratio_is_taken_round_by_round() -> None:
    # The medians are 4 and 2, but in no round was the one twice the other.
    assert figure([4.0, 9.0, 3.0]).over(figure([4.0, 2.0, 1.0])) == Figure((1.0, 4.5, 3.0))


def test_a_result_counts_by_the_second_and_by_the_match() -> None:
    made = Result(BASE, "1.0", [Slice(2, 100, 0.5), Slice(4, 260, 1.0)])
    assert made.decisions_per_second.rounds == (200.0, 260.0)
    assert made.matches_per_second.rounds == (4.0, 4.0)
    assert made.decisions_per_match == 60.0
    assert made.microseconds == {}


def test_the_table_of_rates_has_ratios_to_the_base_in_the_same_round() -> None:
    base, fast = shown(report.rates(BASIC, [BASIC, FAST]))
    assert base == ["catanatron (4)", "1.0", "1.0-1.0", "1,000", "38%", "100", "10.0"]
    assert fast[:4] == ["masters (4) compiled", "50.0", "45.0-55.0", "50,000"]


def test_the_table_of_costs_has_a_dash_where_a_peer_has_no_such_operation() -> None:
    rows = shown(report.costs("costs", [BASIC, FAST], ("clone", "load")))
    assert rows == [["catanatron (4)", "70", "-"], ["masters (4) compiled", "0.6", "200"]]


def test_what_is_missing_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    report.print_tables(BASIC, [BASIC], {"OpenSpiel chess (2)": "not installed here (No module)"})
    assert "Not measured: OpenSpiel chess (2), not installed here (No module)." in capsys.readouterr().out


def test_json_has_every_round() -> None:
    told = json.loads(json.dumps(report.to_json(BASIC, [BASIC, FAST], {"x": "y"})))
    fast = told["contestants"][1]
    assert (fast["subject"], fast["players"], fast["build"]) == ("masters", 4, "compiled")
    assert fast["ratio"] == {"median": 50.0, "low": 45.0, "high": 55.0, "rounds": [50.0, 40.0, 60.0]}
    assert fast["microseconds"]["clone"]["rounds"] == [0.5, 0.7, 0.6]
    assert told["missing"] == {"x": "y"}


def test_two_players_the_largest_table_and_solo_compete_with_each_build() -> None:
    labels = [one.label for one in ours(["leonardo", "masters"], ("pure", "compiled"))]
    assert labels == [
        "leonardo (2) pure",
        "leonardo (2) compiled",
        "leonardo (5) pure",
        "leonardo (5) compiled",
        "masters (1) pure",
        "masters (1) compiled",
        "masters (2) pure",
        "masters (2) compiled",
        "masters (4) pure",
        "masters (4) compiled",
    ]


SVG = "{http://www.w3.org/2000/svg}"


def drawn(results: list[Result]) -> ET.Element:
    figures: dict[str, Any] = report.to_json(BASIC, results, {})
    figures["machine"]["processor"] = "A & B <fast>"
    return ET.fromstring(plot.draw(figures))


def bars(picture: ET.Element) -> list[tuple[str | None, float]]:
    found = [(bar.get("class"), float(bar.get("width") or 0)) for bar in picture.iter(f"{SVG}rect")]
    legend = 11
    return [(kind, width) for kind, width in found if kind != "paper" and width != legend]


def test_the_plot_is_well_formed_and_its_bars_are_in_proportion() -> None:
    (compiled, fast), (pure, slow), (peer, base) = bars(drawn([BASIC, PURE, SMALL, FAST]))
    assert (compiled, pure, peer) == ("compiled", "pure", "peer")
    assert fast / base == pytest.approx(50, rel=0.02)
    assert slow / base == pytest.approx(8, rel=0.02)


def test_the_plot_names_the_largest_tables_and_fits_its_page() -> None:
    picture = drawn([BASIC, PURE, SMALL, FAST])
    texts = ["".join(text.itertext()) for text in picture.iter(f"{SVG}text")]
    assert "masters (4)" in texts
    assert "masters (2)" not in texts
    assert any("A & B <fast>" in text for text in texts)
    width, height = float(picture.get("width") or 0), float(picture.get("height") or 0)
    for text in picture.iter(f"{SVG}text"):
        assert 0 < float(text.get("x") or 0) < width
        assert 0 < float(text.get("y") or 0) < height


def test_the_plot_has_colours_for_a_dark_page() -> None:
    style = drawn([BASIC]).find(f"{SVG}style")
    assert style is not None
    assert "prefers-color-scheme: dark" in (style.text or "")
