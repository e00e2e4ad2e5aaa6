"""Scores as tables: what a viewer may know of them during a match, and the result."""

from __future__ import annotations

import random
from typing import Final

from bottega.engine.match import Match
from bottega.engine.state import Score, State
from bottega.engine.types import Viewer
from bottega.terminal.screen import Screen, ScreenTable
from bottega.terminal.voice import Voice

#: The number of imagined worlds whose scores are compared: what differs, the viewer cannot know.
_WORLDS: Final = 24
_UNKNOWN: Final = "?"

#: Per seat: the total, the lines and the tie-breaks as text.
Sheet = tuple[str, dict[str, str], dict[str, str]]


def known_sheets(state: State, viewer: Viewer) -> list[Sheet]:
    """The scores as far as this viewer can know them: the same in every world they can imagine."""
    rng = random.Random(0)
    worlds = [state.imagine(viewer, rng).scores() for _ in range(_WORLDS)]
    return [_agreed([scores[seat] for scores in worlds]) for seat in range(state.players)]


def final_sheets(state: State) -> list[Sheet]:
    return [_agreed([score]) for score in state.scores()]


def _agreed(scores: list[Score]) -> Sheet:
    first = scores[0]
    return (
        _text({score["total"] for score in scores}),
        {name: _text({score["lines"].get(name) for score in scores}) for name in first["lines"]},
        {name: _text({score["ties"].get(name) for score in scores}) for name in first["ties"]},
    )


def _text(values: set[int] | set[int | None]) -> str:
    return str(next(iter(values))) if len(values) == 1 else _UNKNOWN


def show_sheets(screen: Screen, voice: Voice, title: str, sheets: list[Sheet]) -> None:
    """A table with a column per seat; in words, a line per seat."""
    book, words = voice.book, voice.words
    lines = {name: book.say(f"score-{name}") for name in sheets[0][1]}
    ties = {name: book.say(f"tie-{name}") for name in sheets[0][2]}
    if not screen.draws:
        screen.heading(title)
        for name, (total, held, tied) in zip(book.names, sheets, strict=True):
            parts = [words("standings-part", name=lines[line], points=held[line]) for line in lines]
            parts.append(words("standings-part", name=book.say("score-total"), points=total))
            parts += [words("standings-part", name=ties[tie], points=tied[tie]) for tie in ties]
            screen.line(words("standings-seat", name=name, parts="; ".join(parts)))
        return
    rows = [[lines[line], *(sheet[1][line] for sheet in sheets)] for line in lines]
    rows.append([book.say("score-total"), *(sheet[0] for sheet in sheets)])
    sum = len(rows) - 1
    rows += [[words("standings-tie", name=ties[tie]), *(sheet[2][tie] for sheet in sheets)] for tie in ties]
    screen.table(ScreenTable(title, ["", *book.names], rows, sum=sum))


def show_end(screen: Screen, voice: Voice, match: Match) -> None:
    """The final scores and the ranking."""
    words, names = voice.words, voice.book.names
    show_sheets(screen, voice, words("end-scores"), final_sheets(match.state))
    ranking = match.state.ranking()
    screen.line()
    if match.state.players == 1:
        won = bool(ranking[0])
        screen.line(words("end-won", who=names[0]) if won else words("end-lost", who=names[0]), "prompt")
        return
    if ranking[0]:
        winners = voice.book.join([names[seat] for seat in ranking[0]])
        screen.line(words("end-winner", who=winners, count=len(ranking[0])), "good")
    place = len(ranking[0]) + 1
    for group in ranking[1:]:
        screen.line(words("end-place", place=place, who=voice.book.join([names[seat] for seat in group])))
        place += len(group)
