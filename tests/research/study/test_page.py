"""The page of a study: whole, complete, readable without colours, scripts or pictures."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

import bottega
from bottega.engine.people.text import LANGUAGES
from bottega.research.study import Study, naming, page, seats_plot, study_book
from bottega.research.study.plot import STUDY_STYLE, Row, histogram, intervals_plot
from bottega.simulate.intervals import IntervalEstimate
from tests.research.study.made import PLAN, anybody, made, taker

BOTH = replace(
    PLAN, players=(1, 2, 3), matches=60, editions=(("standard", ()), ("Mine", (("track.tiles.1", 9),)))
)


class Reader(HTMLParser):
    """Checks that what is opened is closed, and keeps the tables."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.cells: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in ("meta", "rect", "path", "circle"):
            self.open.append(tag)
        if tag in ("td", "th"):
            self.cells.append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("td", "th"):
            self.cells[-1] += data


def told(lang: str = "en") -> str:
    return page(Study(BOTH, made(BOTH, taker)), study_book(bottega.game("masters"), lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_is_whole_in_every_language(lang: str) -> None:
    text = told(lang)
    reader = Reader(text)
    assert f'<html lang="{lang}">' in text
    assert reader.seen.count("h1") == 1
    assert "script" not in reader.seen
    assert not re.search(r"(src|href)=|url\(|@import", text), "nothing to load"
    assert "prefers-color-scheme: dark" in text
    name = naming.kind_title(study_book(bottega.game("masters"), lang), "leader-kept")
    assert name in text


def test_every_picture_has_a_title_and_its_figures_stand_in_a_table() -> None:
    text = told()
    pictures = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(pictures) > 5
    for picture in pictures:
        root = ElementTree.fromstring(picture)
        assert root.attrib["role"] == "img"
        assert (root[0].text or "").strip()
    [section] = [each for each in Study(BOTH, made(BOTH, taker)).sections if each.players == 3][:1]
    cells = Reader(text).cells
    for row in section.seats:
        assert f"{100 * row.victories.estimate.value:.1f}%" in cells


def test_what_holds_has_a_mark_a_word_and_a_shape() -> None:
    plan = replace(PLAN, matches=200)
    text = page(Study(plan, made(plan, taker)), study_book(bottega.game("masters"), "en"))
    assert "◆ yes" in Reader(text).cells
    assert "m0-6.5l6.5" in text
    nothing = page(Study(plan, made(plan, anybody)), study_book(bottega.game("masters"), "en"))
    assert "◆ yes" not in Reader(nothing).cells
    assert "m0-6.5l6.5" not in nothing


def test_names_that_are_alike_are_told_apart() -> None:
    book = study_book(bottega.game("leonardo"), "en")
    alike = [("x", "count", "1"), ("x", "count", "1.0")]
    names = naming.thing_names(book, [("benefit", "benefit", '"1"'), ("place", "place", '"kiln"')])
    assert list(names.values()) == ["move an apprentice", "Kiln"]
    assert (
        len(set(naming.thing_names(book, [("a", "place", '"kiln"'), ("b", "place", '"kiln"')]).values())) == 1
    )
    assert len(naming.thing_names(book, alike)) == 2


def test_the_seats_are_a_picture_of_their_own() -> None:
    study = Study(BOTH, made(BOTH, taker))
    picture = seats_plot(study, study_book(bottega.game("masters"), "en"), style=STUDY_STYLE)
    root = ElementTree.fromstring(picture)
    texts = [each.text or "" for each in root.iter() if each.tag.endswith("}text")]
    assert "greedy · standard · 2 players, 60 matches" in [text.replace("…", "s") for text in texts]
    assert texts.count("Seat 2") == 2
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    for text in root.iter("{http://www.w3.org/2000/svg}text"):
        assert 0 <= float(text.attrib["x"]) < width
        assert 0 < float(text.attrib["y"]) < height


def test_an_estimate_lies_where_the_scale_says() -> None:
    rows = [Row("one", IntervalEstimate(0.5, 0.25, 0.75)), Row("two", IntervalEstimate(0.0, 0.0, 1.0))]
    root = ElementTree.fromstring(intervals_plot("t", rows, 0.5, str))
    circles = [float(each.attrib["cx"]) for each in root.iter() if each.tag.endswith("}circle")]
    lines = [each.attrib["d"] for each in root.iter() if each.attrib.get("class") == "even"]
    assert lines[0].startswith(f"M{circles[0]:.1f}".removesuffix(".0"))
    assert circles[1] < circles[0]


@pytest.mark.parametrize("values", [[3], [5, 5, 5], [1, 2, 3, 9], list(range(100, 900, 7))])
def test_every_match_is_in_the_histogram(values: list[int]) -> None:
    root = ElementTree.fromstring(histogram("t", values, lambda value: f"{value:.0f}"))
    counts = [
        int(each.text or "0")
        for each in root.iter()
        if each.tag.endswith("}text") and each.attrib.get("text-anchor") == "middle"
    ]
    assert sum(counts) == len(values)
