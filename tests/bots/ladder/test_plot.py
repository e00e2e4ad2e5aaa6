"""The picture of a tournament: well-formed, complete, readable without colours."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from bottega.bots.ladder import Standings, TournamentPlan
from bottega.bots.ladder.plot import Labels, draw
from tests.bots.ladder.test_matches import THREE, synthetic

LABELS = Labels(
    "Title <&>",
    "Rating",
    lambda players: f"{players} players",
    lambda players: f"beats at {players}",
    lambda value: f"{value:.0f}",
    lambda share: f"{100 * share:.0f}%",
)


def texts(picture: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(picture).iter() if each.tag.endswith("}text")]


def test_everything_is_in_the_picture() -> None:
    standings = Standings(THREE, synthetic(THREE, [1, 3, 2]))
    found = texts(draw(standings, LABELS))
    assert "Title <&>" in found
    assert [text for text in found if text.startswith("beats at")] == [
        "beats at 1",
        "beats at 2",
        "beats at 4",
    ]
    for text in ("a", "b", "c", "2 players", "4 players"):
        assert text in found
    # Three entrants: six fields at each of two tables, and the ends of one scale.
    assert found.count("100%") == found.count("0%") == 3 * 2 + 1


def test_the_best_stands_first() -> None:
    found = texts(draw(Standings(THREE, synthetic(THREE, [1, 3, 2])), LABELS))
    assert [text for text in found if text in ("a", "b", "c")][:3] == ["b", "c", "a"]


@pytest.mark.parametrize("players", [(1,), (2,), (2, 3, 4, 5)])
def test_any_tables_can_be_drawn(players: tuple[int, ...]) -> None:
    plan = TournamentPlan("inventors", ("one", "two:with=settings"), players, 6, "s")
    picture = draw(Standings(plan, synthetic(plan, [1, 2])), LABELS)
    root = ElementTree.fromstring(picture)
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    for text in root.iter("{http://www.w3.org/2000/svg}text"):
        assert 0 < float(text.attrib["x"]) < width
        assert 0 < float(text.attrib["y"]) < height
    assert "prefers-color-scheme: dark" in picture


def test_nothing_played_is_an_empty_picture() -> None:
    assert texts(draw(Standings(THREE, {}), LABELS)) == ["Title <&>"]


def test_a_table_as_it_was_seated_is_drawn_by_shares() -> None:
    plan = TournamentPlan("inventors", ("one", "two"), (4,), 8, "s", table=(0, 1, 1, 1))
    found = texts(draw(Standings(plan, synthetic(plan, [2, 1])), LABELS))
    assert [text for text in found if text in ("one", "two", "4 players")] == ["4 players", "one", "two"]
