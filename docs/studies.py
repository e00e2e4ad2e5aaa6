"""Make the figures of docs/studies.md: play our own studies, draw their pictures and write their tables.

    python docs/studies.py [NAME ...] [--jobs N]

Without names, all of them. The tables stand in the page between a comment with the name of a study and one
with `end`. Use a compiled build: from the sources it takes more than ten times as long.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Final

import bottega
from bottega.engine.people.text import Book
from bottega.research.study import Study, StudyPlan, jobs, naming, seats_plot, study_book, work
from bottega.research.study.findings import Comparison, Finding, Section
from bottega.research.study.plan import STANDARD
from bottega.research.study.plot import STUDY_STYLE
from bottega.system import cores
from bottega.workers import LocalPool

HERE: Final = Path(__file__).parent
PAGE: Final = HERE / "studies.md"
SEED: Final = "1"
DOUBLE: Final = (
    "Tiles that count double",
    (("track.tiles.1", 4), ("track.tiles.2", 6), ("track.tiles.3", 8)),
)


def plan(game: str, bot: str, players: tuple[int, ...], matches: int) -> StudyPlan:
    options = tuple(sorted(bottega.game(game).complete_options({}).items()))
    return StudyPlan(game, (bot,), players, matches, SEED, options)


#: By name; the edition of the last is docs/double.yaml.
PLANS: Final = {
    "masters": plan("masters", "greedy", (2, 4), 200),
    "leonardo": plan("leonardo", "greedy", (2, 4), 200),
    "inventors": plan("inventors", "greedy", (2, 4), 200),
    "masters-search": plan("masters", "search:iterations=100", (2,), 40),
    "leonardo-search": plan("leonardo", "search:iterations=100", (2,), 40),
    "inventors-search": plan("inventors", "search:iterations=100", (2,), 40),
    "editions": StudyPlan("masters", ("greedy",), (2,), 120, SEED, (), (STANDARD, DOUBLE)),
}


def tables(study: Study, book: Book) -> str:
    """The study in Markdown."""
    lines = [
        "| table | seat | won | 95% interval | holds | points |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for section in study.sections:
        for seat, row in enumerate(section.seats):
            found = row.victories
            cells = [
                _table_name(section, study),
                str(seat),
                naming.percent(book, found.estimate.value),
                naming.share_interval(book, found.estimate),
                _held(found),
                book.decimal(row.points.value, 1),
            ]
            lines.append(f"| {' | '.join(cells)} |")
    lines.append("")
    for section in study.sections:
        mean, reach = book.decimal(section.decisions.value, 1), naming.interval(book, section.decisions)
        lines.append(f"- {_table_name(section, study)}: {mean} decisions in a match ({reach}).")
    for comparison in study.comparisons:
        lines += _changes(comparison, book)
    for section in study.sections:
        lines += _things(section, study, book)
    lines += ["", f"{len(study.findings)} intervals; {study.holding} hold together."]
    return "\n".join(lines)


def _things(section: Section, study: Study, book: Book) -> list[str]:
    """The things whose own interval leaves out the equal share, those of a kind together."""
    heads = ["chosen", "of", "chosen by", "won", "95% interval", "holds", "without luck", "passed: won"]
    lines = [
        "",
        f"{_table_name(section, study)}, choices whose interval leaves out the equal share:",
        "",
        f"| {' | '.join(heads)} |",
    ]
    lines.append("| " + " | ".join(["---"] * len(heads)) + " |")
    before = len(lines)
    for kind in section.kinds():
        rows = [(row, row.victories) for row in section.things if row.thing[0] == kind]
        known = [(row, won) for row, won in rows if won is not None and _apart(won)]
        names = naming.thing_names(book, [row.thing for row, _ in rows])
        shown = sorted(known, key=lambda each: -each[1].estimate.value)
        for row, won in shown:
            assert row.adjusted is not None
            cells = [
                names[row.thing],
                naming.kind_title(book, kind),
                naming.percent(book, row.chosen / row.offered),
                naming.percent(book, won.estimate.value),
                naming.share_interval(book, won.estimate),
                _held(won),
                naming.percent(book, row.adjusted.value),
                "–" if row.passed is None else naming.percent(book, row.passed.value),
            ]
            lines.append(f"| {' | '.join(cells)} |")
    return lines if len(lines) > before else []


def _changes(comparison: Comparison, book: Book) -> list[str]:
    """Seats, length and points; and the things whose own interval leaves out no change."""
    lines = ["", "| what | difference | 95% interval | holds |", "| --- | --- | --- | --- |"]
    named = [
        (f"seat {seat} wins, percentage points", found, 100.0) for seat, found in enumerate(comparison.seats)
    ]
    named += [("decisions in a match", comparison.decisions, 1.0)]
    named += [("points of a player", comparison.points, 1.0)]
    names = naming.thing_names(book, [change.thing for change in comparison.things])
    for change in comparison.things:
        if _apart(change.difference):
            kind = naming.kind_title(book, change.thing[0])
            named.append(
                (f"{names[change.thing]} ({kind}) wins, percentage points", change.difference, 100.0)
            )
    for name, found, scale in named:
        value = book.decimal(scale * found.estimate.value, 1)
        lines.append(
            f"| {name} | {value} | {naming.interval(book, found.estimate, scale=scale)} | {_held(found)} |"
        )
    return lines


def _apart(finding: Finding) -> bool:
    even = finding.even
    return even is not None and not finding.estimate.low <= even <= finding.estimate.high


def _table_name(section: Section, study: Study) -> str:
    name = f"{section.players} players, {len(section.matches)} matches"
    return f"{section.edition}, {name}" if study.comparisons else name


def _held(finding: Finding) -> str:
    return "◆" if finding.holds else ""


def publish(name: str, study: Study) -> None:
    """Draw the picture of a study and write its tables into the page."""
    book = study_book(bottega.game(study.plan.game), "en")
    text = PAGE.read_text(encoding="utf-8")
    picture = HERE / "pictures" / f"study-{name}.svg"
    if f"pictures/{picture.name}" in text:
        picture.write_text(seats_plot(study, book, style=STUDY_STYLE), encoding="utf-8")
    begin, end = f"<!-- study: {name} -->", "<!-- end -->"
    pattern = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    assert pattern.search(text), f"{PAGE} has no place for {name}"
    made = f"{begin}\n{tables(study, book)}\n{end}"
    PAGE.write_text(pattern.sub(lambda _: made, text), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", metavar="NAME", nargs="*", help=", ".join(PLANS))
    parser.add_argument("--jobs", type=int, default=cores())
    args = parser.parse_args()
    for name in args.names or PLANS:
        wanted = PLANS[name]
        publish(name, Study(wanted, work(wanted, jobs(wanted), LocalPool(args.jobs))))


if __name__ == "__main__":
    main()
