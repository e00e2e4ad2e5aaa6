"""A review on a screen: the seats, the curve, the mistakes, and the turning points with their boards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Json, Seat
from bottega.review.report import ERRORS, REVEAL, Decision, Estimate, Review, SeatReport
from bottega.review.texts import why
from bottega.terminal.screen import Screen, ScreenTable
from bottega.terminal.table import show_view
from bottega.terminal.voice import Voice

#: The bars of the curve, from the lowest chance to the highest.
_BARS: Final = "▁▂▃▄▅▆▇█"
#: The widest curve, and what stands beside it; the number of moments where the curve is told in figures.
_WIDEST: Final = 72
_BESIDE: Final = 28
_TOLD: Final = 10
#: The number of mistakes that are listed.
_LISTED: Final = 12


@dataclass(frozen=True)
class Scene:
    """A decision as its seat saw it."""

    view: dict[str, Json]
    played: str
    best: str


def show_review(screen: Screen, voice: Voice, review: Review) -> None:
    """All of a review."""
    words = voice.words
    level = words.say(f"review-level-{review.level}")
    screen.heading(words("review-title", game=voice.rules.title, level=level))
    _show_seats(screen, voice, review)
    _show_curve(screen, voice, review)
    scenes = _scenes(voice, review)
    _show_errors(screen, voice, review, scenes)
    for point in review.turning_points:
        decision = review.decision(point.number)
        if point.kind == REVEAL or decision is None:
            screen.heading(words("review-reveal", number=point.entry, name=voice.book.names[point.seat]))
            screen.line(words("review-luck", chance=_percent(voice, point.change.chance, True)))
        else:
            _show_decision(screen, voice, decision, scenes[decision.number])


def _show_seats(screen: Screen, voice: Voice, review: Review) -> None:
    words, names = voice.words, voice.book.names
    heads = [
        "",
        words("review-column-points"),
        words("review-column-accuracy"),
        *(voice.book.say(f"review-grade-{grade}") for grade in ERRORS),
        words("review-column-skill"),
    ]
    lucky = any(each.luck is not None for each in review.table)
    if lucky:
        heads += [words("review-column-luck"), words("review-column-adjusted")]
    rows = []
    for each in review.table:
        row = [names[each.seat], words.decimal(each.result.points)]
        if each.accuracy is None:
            row += ["–"] * 5
        else:
            row.append(words.decimal(each.accuracy))
            row += [str(each.grades.get(grade, 0)) for grade in ERRORS]
            row.append(_estimate(voice, each.skill))
        if lucky:
            row += [_estimate(voice, each.luck), _adjusted(voice, each)]
        rows.append(row)
    screen.table(ScreenTable(words("review-seats"), heads, rows))
    screen.paragraph(words("review-seats-note"), style="quiet")


def _estimate(voice: Voice, estimate: Estimate | None) -> str:
    if estimate is None:
        return "–"
    return voice.words(
        "review-estimate",
        chance=_percent(voice, estimate.chance, True),
        error=voice.words.decimal(100 * estimate.chance_error),
    )


def _adjusted(voice: Voice, report: SeatReport) -> str:
    return "–" if report.adjusted is None else _percent(voice, report.adjusted.chance)


def _percent(voice: Voice, chance: float, signed: bool = False) -> str:
    text = voice.words.decimal(abs(100 * chance))
    sign = "" if text == "0" else "−" if chance < 0 else "+" if signed else ""
    return voice.words("review-percent", number=f"{sign}{text}")


# The curve


def _show_curve(screen: Screen, voice: Voice, review: Review) -> None:
    words, names = voice.words, voice.book.names
    if not screen.draws:
        places = _spread(len(review.curve), _TOLD)
        heads = [words("review-column-after"), *names]
        rows = [
            [str(review.curve[i].entry), *(_percent(voice, chance) for chance in review.curve[i].chances)]
            for i in places
        ]
        screen.table(ScreenTable(words("review-curve"), heads, rows))
        return
    screen.heading(words("review-curve"))
    longest = max(map(len, names))
    places = _spread(len(review.curve), max(8, min(_WIDEST, screen.width - longest - _BESIDE)))
    for seat, name in enumerate(names):
        chances = [moment.chances[seat] for moment in review.curve]
        screen.line(
            words(
                "review-curve-seat",
                name=name.ljust(longest),
                bars="".join(bar(chances[i]) for i in places),
                first=_percent(voice, chances[0]),
                last=_percent(voice, chances[-1]),
            )
        )


def bar(chance: float) -> str:
    """
    >>> bar(0.0), bar(0.5), bar(1.0)
    ('▁', '▅', '█')
    """
    return _BARS[min(len(_BARS) - 1, int(chance * len(_BARS)))]


def _spread(count: int, most: int) -> list[int]:
    """At most this number of places from the first to the last, evenly spread."""
    if count <= most:
        return list(range(count))
    return [round(i * (count - 1) / (most - 1)) for i in range(most)]


# Decisions


def _scenes(voice: Voice, review: Review) -> dict[int, Scene]:
    """The views at the decisions that are shown, by their numbers."""
    wanted = {each.number: each for each in review.decisions if each.grade in ERRORS}
    game = voice.book.game
    state = game.start(review.deal)
    scenes: dict[int, Scene] = {}
    for number, (seat, notation) in enumerate(review.history, 1):
        decision = wanted.get(number)
        if decision is not None:
            scenes[number] = _scene(voice, game, state, seat, decision)
        state.apply(seat, game.parse(notation))
    return scenes


def _scene(voice: Voice, game: Game, state: State, seat: Seat, decision: Decision) -> Scene:
    view = state.view(seat)
    played, best = (voice.book.action(game.parse(text), view) for text in (decision.action, decision.best))
    return Scene(view, played, best)


def _show_errors(screen: Screen, voice: Voice, review: Review, scenes: dict[int, Scene]) -> None:
    words, book = voice.words, voice.book
    errors = review.errors()
    screen.heading(words("review-errors", count=len(errors)))
    if not errors:
        screen.line(words("review-errors-none"), "good")
        return
    for decision in sorted(errors[:_LISTED], key=lambda each: each.number):
        screen.paragraph(
            words(
                "review-error",
                number=decision.entry,
                name=book.names[decision.seat],
                grade=book.say(f"review-grade-{decision.grade}"),
                chance=_percent(voice, decision.loss.chance),
                played=scenes[decision.number].played,
                best=scenes[decision.number].best,
            )
        )
    if len(errors) > _LISTED:
        screen.line(words("review-errors-more", count=len(errors) - _LISTED), "quiet")


def _show_decision(screen: Screen, voice: Voice, decision: Decision, scene: Scene) -> None:
    words, book = voice.words, voice.book
    screen.heading(words("review-turning", number=decision.entry, name=book.names[decision.seat]))
    show_view(screen, voice, scene.view)
    screen.line()
    for id, text, value in (
        ("review-played", scene.played, decision.played),
        ("review-better", scene.best, decision.preferred),
    ):
        screen.paragraph(
            words.say(
                id,
                {
                    "action": text,
                    "chance": _percent(voice, value.chance),
                    "points": words.decimal(value.points, 1),
                },
            )
        )
    for sentence in why(decision, book):
        screen.paragraph(sentence, "  ")
