"""The reference of the Python library: which objects stand on which page. mkdocstrings fills in the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bottega.engine.conformance.runner import laws


@dataclass(frozen=True)
class Page:
    """A page with the docstrings of these objects, each by its full name."""

    title: str
    about: str
    objects: tuple[str, ...]


PAGES: Final = {
    "bottega": Page(
        "bottega",
        "Where everything begins. [For researchers](../../researchers.md) shows how the parts are used.",
        (
            "bottega.games.games",
            "bottega.games.game",
            "bottega.sources.compiled",
            "bottega.engine.refusal",
        ),
    ),
    "game": Page(
        "Games and states",
        "A game holds the rules with one edition of its components; a state is a match at one decision.",
        (
            "bottega.engine.game.Game",
            "bottega.engine.game.Option",
            "bottega.engine.state.State",
            "bottega.engine.state.Prompt",
            "bottega.engine.state.Score",
            "bottega.engine.types",
        ),
    ),
    "actions": Page(
        "Actions and events",
        "What a seat may choose from, and what happened.",
        ("bottega.engine.action", "bottega.engine.events"),
    ),
    "records": Page(
        "Matches and records",
        "A match under way with its history, the text it is kept in, and what can be proved from it.",
        (
            "bottega.engine.match",
            "bottega.engine.records",
            "bottega.engine.verify",
            "bottega.engine.undo",
        ),
    ),
    "chance": Page(
        "Chance",
        "Shuffles from a seed, promises and commitments; and random play in one call.",
        ("bottega.engine.chance", "bottega.engine.playout"),
    ),
    "editions": Page(
        "Editions, rules and texts",
        "Figures of components, the rules paragraph by paragraph, and sentences in three languages.",
        ("bottega.engine.editions", "bottega.engine.people.rulebook", "bottega.engine.people.text"),
    ),
    "conformance": Page(
        "The conformance kit",
        "Laws that every game must keep, checked over random matches.",
        (
            "bottega.engine.conformance",
            "bottega.engine.conformance.runner.check",
            "bottega.engine.conformance.runner.check_match",
            "bottega.engine.conformance.runner.check_record",
            "bottega.engine.conformance.runner.laws",
            "bottega.engine.conformance.report.Report",
            "bottega.engine.conformance.failure.ConformanceFailure",
        ),
    ),
    "bots": Page(
        "Bots",
        "What a bot is given and what it answers; [bots](../../bots.md) shows how to write one.",
        (
            "bottega.bots.bot",
            "bottega.engine.insight",
            "bottega.bots.registry",
            "bottega.bots.levels",
            "bottega.bots.entrants",
            "bottega.bots.worker.Thinker",
        ),
    ),
    "simulate": Page(
        "Simulation and tournaments",
        "Many matches at random, and tournaments of bots with ratings and intervals.",
        (
            "bottega.simulate",
            "bottega.simulate.run",
            "bottega.simulate.matches",
            "bottega.simulate.tally",
            "bottega.simulate.intervals",
            "bottega.workers",
            "bottega.workers.pool",
            "bottega.workers.local.LocalPool",
            "bottega.bots.ladder",
            "bottega.bots.ladder.schedule",
            "bottega.bots.ladder.playing",
            "bottega.bots.ladder.standings",
        ),
    ),
    "data": Page(
        "Data",
        "Decisions as rows, in memory and in files. [Data](../../data.md) has the columns and examples.",
        (
            "bottega.research.dataset",
            "bottega.research.dataset.rows.Decision",
            "bottega.research.dataset.selfplay.play",
            "bottega.research.dataset.selfplay.SelfPlayPlan",
            "bottega.research.dataset.files",
        ),
    ),
}

#: Of a package only the docstring is shown: its modules have entries of their own.
PACKAGES: Final = (
    "bottega.bots.ladder",
    "bottega.engine.conformance",
    "bottega.research.dataset",
    "bottega.simulate",
    "bottega.workers",
)
PACKAGE: Final = ("    options:", "      members: false")


def pages() -> dict[str, str]:
    found = {"reference/library/index.md": _overview()}
    for name, page in PAGES.items():
        lines = [f"# {page.title}", "", page.about, ""]
        for object in page.objects:
            lines += [f"::: {object}", *(PACKAGE if object in PACKAGES else ()), ""]
        if name == "conformance":
            lines += _laws()
        found[f"reference/library/{name}.md"] = "\n".join(lines)
    return found


def _laws() -> list[str]:
    lines = ["## The laws {#laws}", "", "As `bottega conform` counts them.", "", "| law | what it says |"]
    lines.append("| --- | --- |")
    lines += [f"| `{name}` | {' '.join(text.split())} |" for name, text in laws().items()]
    return [*lines, ""]


def _overview() -> str:
    lines = [
        "# The Python library",
        "",
        "Every docstring is a contract: it says what a caller may rely on. What is not listed here may",
        "change without notice.",
        "",
        "| page | subject |",
        "| --- | --- |",
    ]
    lines += [
        f"| [{page.title}]({name}.md) | {page.about.split('. ')[0].rstrip('.')} |"
        for name, page in PAGES.items()
    ]
    return "\n".join(lines) + "\n"
