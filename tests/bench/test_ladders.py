"""The tables of docs/bots.md come from the files in bench/strength, and from nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import bottega
from bench import ladders
from bottega.bots.entrants import parse_entrants
from bottega.bots.levels import LEVELS

RESULTS = ladders.kept_results()


def test_the_page_says_what_was_kept() -> None:
    """If not: `python -m bench ladders write`."""
    text = ladders.PAGE.read_text(encoding="utf-8")
    assert ladders.filled(text, RESULTS) == text


def test_every_table_has_its_place_on_the_page() -> None:
    text = ladders.PAGE.read_text(encoding="utf-8")
    for section in ladders.SECTIONS:
        assert text.count(f"<!-- ladders: {section} -->") == 1


def test_the_ratings_beside_the_levels_are_those_of_the_ladder() -> None:
    shown = json.loads(ladders.RATINGS.read_text(encoding="utf-8"))
    assert ladders.ratings(RESULTS, shown) == shown


def test_no_figure_rests_on_a_few_matches() -> None:
    for result in RESULTS.values():
        for table in result.get("tables", []):
            pairs = max(1, len(table["entrants"]) - 1)
            assert all(row["matches"] >= ladders.FEWEST * pairs for row in table["entrants"])


def test_every_tournament_can_be_played() -> None:
    """Their names are distinct, and so are their bots; the last ones need a package from outside."""
    found = ladders.runs()
    assert len({run.name for run in found}) == len(found)
    for run in found:
        game = bottega.game(run.game)
        assert run.players in game.seats
        if not run.name.startswith("ismcts"):
            assert len(parse_entrants(",".join(run.bots))) == len(run.bots)


def test_a_table_is_put_between_its_marks_and_nothing_else_is_touched() -> None:
    text = "a\n<!-- ladders: lorenzo -->\nold\n<!-- end -->\nb\n<!-- end -->\n"
    made = ladders.filled(text, {})
    assert made == "a\n<!-- ladders: lorenzo -->\nNot played yet.\n<!-- end -->\nb\n<!-- end -->\n"
    assert (
        ladders.filled("<!-- ladders: policy -->\n<!-- end -->", RESULTS)
        .splitlines()[1]
        .startswith("| game |")
    )


def test_where_nothing_was_played_a_rating_stays() -> None:
    assert ladders.ratings({}, {"masters": {"master": 1}}) == {"masters": {"master": 1}}


def test_levels_are_rated_by_all_of_their_tournaments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladders, "PLAYED", tmp_path)
    monkeypatch.setattr(ladders, "KEPT", tmp_path)
    pairs = {"levels-masters": [("journeyman", "apprentice"), ("master", "journeyman")]}
    pairs["top-masters"] = [("maestro", "master")]
    pairs["best-masters"] = [("leonardo", "maestro")]
    rated = tmp_path / "rated-masters.json"
    found = []
    for run in ladders.runs():
        if run.name in pairs:
            lines = [
                json.dumps({"deal": deal, "seats": [better, worse], "ranking": [[0], [1]]})
                for deal in range(4)
                for better, worse in pairs[run.name]
            ]
            ladders.ledger(run).write_text("\n".join(["{}", *lines]))
            ladders.rate_levels("masters")
            ratings = json.loads(rated.read_text())["ratings"] if rated.exists() else {}
            found.append(sorted(ratings, key=lambda name: ratings[name]["value"]))
    four = ["apprentice", "journeyman", "master", "maestro"]
    assert found == [[], four, [*four, "leonardo"]]


def test_each_of_the_best_two_meets_the_level_below() -> None:
    found = {run.name: run for run in ladders.runs()}
    for game in ladders.GAMES:
        assert found[f"levels-{game}"].bots == ("apprentice", "journeyman", "master")
        assert found[f"top-{game}"].bots == ("maestro", "master")
        assert found[f"best-{game}"].bots == ("leonardo", "maestro")
        assert found[f"best-{game}"].matches == 40


def test_a_level_says_how_often_it_beats_the_one_below_and_need_not_have_a_rating() -> None:
    played = {name: kept for name, kept in RESULTS.items() if name.endswith("-masters")}
    best = re.sub(r"\bmaestro\b", "leonardo", json.dumps(played["top-masters"]))
    best = re.sub(r"\bmaster\b", "maestro", best)
    rows = ladders.filled(
        "<!-- ladders: levels -->\n<!-- end -->", {**played, "best-masters": json.loads(best)}
    ).splitlines()[3:-1]
    cells = [[cell.strip() for cell in row.split("|")[2:5]] for row in rows]
    assert [name for name, _, _ in cells] == [f"`{level.name}`" for level in reversed(LEVELS)]
    assert cells[0][1] == "not measured"
    assert cells[1][1] != "not measured"
    assert [bool(below) for _, _, below in cells] == [True, True, True, True, False]
