"""A study as one page of HTML: words, plots and tables, with nothing to load and nothing to run."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape
from typing import Final

from bottega.engine.people.rulebook import rulebook
from bottega.engine.people.text import Book
from bottega.research.study import naming
from bottega.research.study.findings import LEAST, Comparison, Finding, Section, Study, ThingRow
from bottega.research.study.plot import STUDY_STYLE, Row, histogram, intervals_plot

#: The mark of what holds after the correction. A word for screen readers stands behind it.
_HOLDS: Final = "◆"

_CSS: Final = (
    """
  :root { color-scheme: light dark; --paper: #fdfcf9; --ink: #22201c; --faint: #75706a; --grid: #dcd7ce }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #1b1a18; --ink: #efece5; --faint: #a49e95; --grid: #3b3833 }
  }
  body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
  h1, h2, h3, h4 { line-height: 1.2; margin: 2em 0 0.5em }
  h1 { margin-top: 0 }
  .quiet { color: var(--faint) }
  figure { margin: 1rem 0; overflow-x: auto }
  figure svg { max-width: 100%; height: auto }
  .scroll { overflow-x: auto }
  table { border-collapse: collapse; margin: 0.5rem 0 1.5rem; font-size: 0.9rem }
  caption { text-align: start; color: var(--faint); padding: 0.25rem 0 }
  th, td { padding: 0.2rem 0.6rem; border-bottom: 1px solid var(--grid); text-align: end; white-space: nowrap
  } thead th { vertical-align: bottom; white-space: normal } th:first-child, td:first-child { text-align:
  start; white-space: normal } tbody th { font-weight: normal }
"""
    + STUDY_STYLE
)


def page(study: Study, book: Book) -> str:
    """The whole page, in the language of the book (`naming.study_book`)."""
    title = book.say("study-title", {"game": rulebook(book.game.data, book.lang).title})
    body = [f"<h1>{escape(title)}</h1>", *_opening(study, book)]
    for comparison in study.comparisons:
        body += _comparison(comparison, book)
    for bot in study.plan.bots:
        own = [section for section in study.sections if section.bot == bot]
        if own:
            body += _bot(bot, own, study, book)
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{book.lang}">',
            '<head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{_CSS}</style></head>",
            "<body>",
            *body,
            "</body>",
            "</html>",
            "",
        ]
    )


def seats_plot(study: Study, book: Book, bot: str | None = None, style: str = "") -> str:
    """How often each seat wins: all bots, tables and editions, or those of one bot."""
    rows: list[Row] = []
    for section in study.sections:
        if section.players > 1 and bot in (None, section.bot):
            rows.append(Row(_heading(section, study, book, bot is None)))
            for seat, row in enumerate(section.seats):
                found = row.victories
                rows.append(Row(_seat(book, seat), found.estimate, found.holds, section.even))
    title = book.say("study-seats-plot")
    return intervals_plot(title, rows, None, partial(naming.percent, book, digits=0), style)


def _opening(study: Study, book: Book) -> list[str]:
    plan = study.plan
    facts = {
        "matches": book.decimal(study.matches),
        "bots": book.join(list(plan.bots)),
        "seed": plan.seed,
        "rules": str(book.game.version),
    }
    parts = [_p(book.say("study-about", facts))]
    if plan.options:
        chosen = [
            book.say(
                "study-option",
                {"name": book.say(f"option-{name}"), "choice": book.say(f"option-{name}-{choice}")},
            )
            for name, choice in plan.options
        ]
        parts.append(_p(" · ".join(chosen)))
    for name, changes in plan.editions:
        if changes:
            figures = ", ".join(f"{path} = {value}" for path, value in changes)
            parts.append(_p(book.say("study-edition", {"name": name, "figures": figures})))
    parts.append(_p(book.say("study-how")))
    parts.append(_p(book.say("study-holding", {"intervals": len(study.findings), "holding": study.holding})))
    return parts


def _bot(bot: str, sections: Sequence[Section], study: Study, book: Book) -> list[str]:
    parts = [f"<h2>{escape(book.say('study-bot', {'bot': bot}))}</h2>"]
    together = [section for section in sections if section.players > 1]
    if together:
        parts.append(f"<h3>{escape(book.say('study-seats'))}</h3>")
        parts.append(_figure(seats_plot(study, book, bot)))
    for section in sections:
        parts.append(_seats_table(section, study, book))
    parts.append(f"<h3>{escape(book.say('study-length'))}</h3>")
    for section in sections:
        parts += _length(section, study, book)
    parts.append(f"<h3>{escape(book.say('study-lines'))}</h3>")
    parts += [_lines(section, study, book) for section in sections]
    parts.append(f"<h3>{escape(book.say('study-things'))}</h3>")
    parts.append(_p(book.say("study-things-note", {"least": LEAST})))
    for section in sections:
        parts.append(f"<h4>{escape(_heading(section, study, book))}</h4>")
        for kind in section.kinds():
            parts += _things(section, kind, book)
    return parts


def _seats_table(section: Section, study: Study, book: Book) -> str:
    heads = ["seat", "won", "interval", "holds", "without-luck", "interval", "points", "interval"]
    rows = [
        [
            _seat(book, seat),
            naming.percent(book, row.victories.estimate.value),
            naming.share_interval(book, row.victories.estimate),
            _mark(row.victories, book),
            naming.percent(book, row.adjusted.value),
            naming.share_interval(book, row.adjusted),
            book.decimal(row.points.value, 1),
            naming.interval(book, row.points),
        ]
        for seat, row in enumerate(section.seats)
    ]
    return _table(_heading(section, study, book), heads, rows, book)


def _length(section: Section, study: Study, book: Book) -> list[str]:
    title = _heading(section, study, book)
    values = [match.decisions for match in section.matches]
    parts = [
        _p(
            book.say(
                "study-decisions",
                {
                    "table": title,
                    "mean": book.decimal(section.decisions.value, 1),
                    "interval": naming.interval(book, section.decisions),
                    "asked": book.decimal(section.asked.value, 1),
                    "least": book.decimal(min(values)),
                    "most": book.decimal(max(values)),
                },
            )
        ),
        _figure(histogram(book.say("study-length-plot", {"table": title}), values, book.decimal)),
    ]
    if section.ended:
        total = sum(section.ended.values())
        rows = [
            [naming.ending(book, ended), book.decimal(count), naming.percent(book, count / total)]
            for ended, count in section.ended.items()
        ]
        parts.append(
            _table(book.say("study-ended", {"table": title}), ["ended", "matches", "part"], rows, book)
        )
    return parts


def _lines(section: Section, study: Study, book: Book) -> str:
    rows = [
        [
            book.say(f"score-{row.line}"),
            book.decimal(row.winners, 1),
            "–" if row.others is None else book.decimal(row.others, 1),
            "–" if row.difference is None else book.decimal(row.difference.value, 1),
            "–" if row.difference is None else naming.interval(book, row.difference),
        ]
        for row in section.lines
    ]
    heads = ["line", "winners", "others", "difference", "interval"]
    return _table(_heading(section, study, book), heads, rows, book)


def _things(section: Section, kind: str, book: Book) -> list[str]:
    """The choices of one kind, those that won most often first."""
    all_rows = [row for row in section.things if row.thing[0] == kind]
    names = naming.thing_names(book, [row.thing for row in all_rows])
    shown = sorted([row for row in all_rows if row.victories is not None], key=_won, reverse=True)
    title = naming.kind_title(book, kind)
    if not shown:
        return [_p(book.say("study-rare-all", {"kind": title, "least": LEAST}))]
    parts: list[str] = []
    if section.players > 1:
        rows = [
            Row(names[row.thing], row.victories.estimate, row.victories.holds)
            for row in shown
            if row.victories is not None
        ]
        scale = partial(naming.percent, book, digits=0)
        parts.append(_figure(intervals_plot(title, rows, section.even, scale), title))
    heads = ["thing", "offered", "chosen", "won", "interval", "holds", "without-luck", "interval", "passed"]
    parts.append(_table(title, heads, [_thing(section, row, names[row.thing], book) for row in shown], book))
    if len(shown) < len(all_rows):
        parts.append(_p(book.say("study-rare", {"count": len(all_rows) - len(shown), "least": LEAST})))
    return parts


def _thing(section: Section, row: ThingRow, name: str, book: Book) -> list[str]:
    assert row.victories is not None
    assert row.adjusted is not None
    seats = section.players * len(section.matches)
    passed = "–"
    if row.passed is not None:
        reach = naming.share_interval(book, row.passed)
        passed = f"{naming.percent(book, row.passed.value)} ({reach})"
    return [
        name,
        naming.percent(book, row.offered / seats),
        naming.percent(book, row.chosen / row.offered),
        naming.percent(book, row.victories.estimate.value),
        naming.share_interval(book, row.victories.estimate),
        _mark(row.victories, book),
        naming.percent(book, row.adjusted.value),
        naming.share_interval(book, row.adjusted),
        passed,
    ]


def _won(row: ThingRow) -> float:
    assert row.victories is not None
    return row.victories.estimate.value


def _comparison(comparison: Comparison, book: Book) -> list[str]:
    before, after = comparison.before, comparison.after
    values = {"before": before.edition, "after": after.edition}
    table = book.say("study-table", {"players": before.players, "matches": book.decimal(len(before.matches))})
    parts = [
        f"<h2>{escape(book.say('study-editions', {**values, 'bot': before.bot}))}</h2>",
        _p(f"{table}. {book.say('study-editions-note', values)}"),
    ]
    if before.players > 1:
        rows = [
            Row(_seat(book, seat), finding.estimate, finding.holds)
            for seat, finding in enumerate(comparison.seats)
        ]
        title = book.say("study-editions-seats", values)
        points = partial(_points, book)
        parts.append(_figure(intervals_plot(title, rows, 0.0, points), title))
    rows_seats = [
        [
            _seat(book, seat),
            naming.percent(book, before.seats[seat].victories.estimate.value),
            naming.percent(book, after.seats[seat].victories.estimate.value),
            *_change(finding, book, 100),
        ]
        for seat, finding in enumerate(comparison.seats)
    ]
    means = [
        (book.say("study-mean-decisions"), before.decisions, after.decisions, comparison.decisions),
        (book.say("study-mean-points"), before.points, after.points, comparison.points),
    ]
    rows_means = [
        [name, book.decimal(one.value, 1), book.decimal(two.value, 1), *_change(finding, book)]
        for name, one, two, finding in means
    ]
    heads = ["what", "before", "after", "difference", "interval", "holds"]
    parts.append(_table(book.say("study-seats"), heads, rows_seats, book))
    parts.append(_table(book.say("study-length"), heads, rows_means, book))
    kinds = dict.fromkeys(change.thing[0] for change in comparison.things)
    for kind in kinds:
        changes = [change for change in comparison.things if change.thing[0] == kind]
        names = naming.thing_names(book, [change.thing for change in changes])
        changes.sort(key=lambda change: -abs(change.difference.estimate.value))
        rows_things = [
            [
                names[change.thing],
                naming.percent(book, change.before.value),
                naming.percent(book, change.after.value),
                *_change(change.difference, book, 100),
            ]
            for change in changes
        ]
        parts.append(_table(naming.kind_title(book, kind), heads, rows_things, book))
    return parts


def _change(finding: Finding, book: Book, scale: float = 1.0) -> list[str]:
    """A difference, with its sign; of shares in percentage points."""
    value = scale * finding.estimate.value
    sign = "+" if value > 0 else ""
    return [
        f"{sign}{book.decimal(value, 1)}",
        naming.interval(book, finding.estimate, scale=scale),
        _mark(finding, book),
    ]


def _points(book: Book, value: float) -> str:
    return book.decimal(100 * value)


def _heading(section: Section, study: Study, book: Book, bot: bool = False) -> str:
    text = book.say(
        "study-table", {"players": section.players, "matches": book.decimal(len(section.matches))}
    )
    if len(study.plan.editions) > 1:
        text = f"{section.edition} · {text}"
    return f"{section.bot} · {text}" if bot else text


def _seat(book: Book, seat: int) -> str:
    return book.say("study-seat", {"seat": str(seat)})


def _mark(finding: Finding, book: Book) -> str:
    return f"{_HOLDS} {book.say('study-yes')}" if finding.holds else ""


def _p(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _figure(picture: str, caption: str = "") -> str:
    below = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure>{picture}{below}</figure>"


def _table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]], book: Book) -> str:
    """A table whose heads are messages; the first cell of a row is its head."""
    named = "".join(f'<th scope="col">{escape(book.say(f"study-column-{head}"))}</th>' for head in heads)
    lines = [
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    ]
    return (
        f'<div class="scroll"><table><caption>{escape(caption)}</caption><thead><tr>{named}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )
