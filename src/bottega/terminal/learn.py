"""`bottega learn`: the lessons, how far one has come, and a match that goes on where a lesson ends."""

from __future__ import annotations

import json
import secrets
from argparse import Namespace
from pathlib import Path
from typing import Final

import bottega
from bottega.engine.people.text import Catalogue
from bottega.engine.refusal import IllegalAction
from bottega.engine.types import Json
from bottega.lessons.lesson import Lesson, LessonError
from bottega.lessons.reading import all_lessons
from bottega.lessons.texts import lesson_texts
from bottega.lessons.tutor import Tutor
from bottega.system import home
from bottega.terminal import checked, saves
from bottega.terminal.arguments import unknown
from bottega.terminal.coach import Coach
from bottega.terminal.lesson import LessonSession
from bottega.terminal.play import INTERRUPTED, TERMINATED, Terminated, run_session, terminable
from bottega.terminal.reading import at_terminal
from bottega.terminal.saves import Save, Settings
from bottega.terminal.screen import Screen, ScreenChoice, open_screen
from bottega.terminal.session import Leave, TerminalSession
from bottega.terminal.starting import all_names
from bottega.terminal.voice import Voice
from bottega.terminal.words import Trouble, Words

#: The opponents of those who have just learnt the game.
_OPPONENT: Final = "apprentice"


def learn(args: Namespace, words: Words) -> int:
    """Choose a lesson and take it; the exit code. Without a lesson, a pipe gets the list only."""
    screen = open_screen(args.plain, asks=True)
    lessons = _lessons(args.game, screen, words)
    kept = Kept()
    with terminable():
        try:
            if args.lesson is not None:
                lesson = _named(lessons, args.lesson)
            else:
                _show_lessons(lessons, kept, screen, words)
                if not at_terminal():
                    return 0
                lesson = _ask_lesson(lessons, kept, screen, words)
            return _take(lesson, kept, screen, words, args.again)
        except (EOFError, Leave):
            return 0
        except IllegalAction as error:  # a lesson that `bottega.lessons.check` would refuse
            raise Trouble("error-lesson-file", problem=error) from error
        except KeyboardInterrupt:
            screen.line()
            return INTERRUPTED
        except Terminated:
            return TERMINATED


def _lessons(name: str | None, screen: Screen, words: Words) -> list[Lesson]:
    """The lessons of a game, or of all games. Those of a game that has a broken one hinder only those who
    want that game."""
    names = bottega.games() if name is None else (checked.game(name).name,)
    found: list[Lesson] = []
    for each in names:
        try:
            found += all_lessons(checked.game(each))
        except LessonError as error:
            trouble = Trouble("error-lesson-file", problem=error)
            if name is not None:
                raise trouble from error
            screen.line(trouble.sentence(words), "problem")
    if not found:
        raise Trouble("error-no-lessons", games=", ".join(names))
    return found


def _named(lessons: list[Lesson], name: str) -> Lesson:
    known = {lesson.name: lesson for lesson in lessons}
    if name.lower() not in known:
        raise unknown("error-lesson", name, tuple(known))
    return known[name.lower()]


def _show_lessons(lessons: list[Lesson], kept: Kept, screen: Screen, words: Words) -> None:
    items = []
    for lesson in lessons:
        title = Catalogue(lesson_texts(lesson.game), words.lang).say(lesson.title)
        items.append(
            ScreenChoice(
                words(
                    "learn-item",
                    game=Voice(lesson.game, words.lang).rules.title,
                    title=title,
                    minutes=lesson.minutes,
                    state=kept.state(lesson, words),
                ),
                f"{lesson.game.name} {lesson.name}",
                lesson.game.name,
            )
        )
    screen.choices(items)


def _ask_lesson(lessons: list[Lesson], kept: Kept, screen: Screen, words: Words) -> Lesson:
    """The lesson that somebody wants; Enter is the first that is not done."""
    places = range(1, len(lessons) + 1)
    usual = next((place for place in places if not kept.done(lessons[place - 1])), 1)
    while True:
        answer = screen.ask(words("ask-default", question=words("ask-lesson"), usual=str(usual)))
        number = checked.choice(answer or str(usual), len(lessons))
        if number is not None:
            return lessons[number - 1]
        for lesson in lessons:
            if " ".join(answer.lower().split()) == f"{lesson.game.name} {lesson.name}":
                return lesson
        screen.line(words("choice-number", text=answer, count=len(lessons)), "problem")


def _take(lesson: Lesson, kept: Kept, screen: Screen, words: Words, again: bool) -> int:
    """Take a lesson from where it stopped, and play on from its end if wanted."""
    others = [seat for seat in range(lesson.deal["players"]) if seat != lesson.seat]
    names = all_names([], others, lesson.deal["players"], words)
    answers = [] if again or kept.done(lesson) else kept.answers(lesson)
    tutor = Tutor(lesson, names, answers)
    session = LessonSession(
        tutor,
        screen,
        words.lang,
        Save(kept.path),
        lambda progress: kept.keep(lesson, progress),
        Coach() if at_terminal() else None,
    )
    screen.heading(session.voice.book.say(lesson.title))
    screen.paragraph(session.voice.book.say(lesson.about))
    screen.paragraph(words("learn-resumed" if tutor.answers else "learn-hint"), style="quiet")
    try:
        session.run()
    except (Leave, EOFError):
        session.keep()
        session.screen.line(session.words("learn-left"), "quiet")
        return 0
    session.screen.line(session.words("learn-done"), "good")
    return _play_on(session)


def _play_on(session: LessonSession) -> int:
    """Offer the match that the lesson has begun, against apprentices."""
    tutor, words, screen = session.tutor, session.words, session.screen
    if tutor.state.over:
        return 0
    no = [word.strip() for id in ("no-words", "command-quit") for word in words(id).split(",")]
    if screen.confirm(words("ask-play-on"), no):
        return 0
    bots = {seat: _OPPONENT for seat in range(tutor.state.players) if seat != tutor.seat}
    settings = Settings(bots, words.lang, secrets.token_hex(8))
    save = Save(saves.new_path(tutor.lesson.game.name))
    match = TerminalSession(tutor.match, screen, settings, save, session.coach)
    match.recall(0)
    return run_session(match)


class Kept:
    """How far one has come in each lesson, in a file of the player’s own folder. A file that cannot be read
    counts as empty: a lesson can always be taken again."""

    def __init__(self) -> None:
        self.path: Path = home() / "lessons.json"
        self._games: dict[str, Json] = {}
        if checked.exists(self.path):
            try:
                games = json.loads(saves.read_text(self.path))
            except (ValueError, RecursionError, Trouble):
                games = None
            if isinstance(games, dict):
                self._games = {name: each for name, each in games.items() if isinstance(each, dict)}

    def _of(self, lesson: Lesson) -> dict[str, Json]:
        entry = self._games.get(lesson.game.name, {}).get(lesson.name)
        return entry if isinstance(entry, dict) else {}

    def done(self, lesson: Lesson) -> bool:
        """Whether the lesson was taken to its end and not begun again."""
        return self._of(lesson).get("done") is True

    def answers(self, lesson: Lesson) -> list[Json]:
        answers = self._of(lesson).get("answers")
        return answers if isinstance(answers, list) else []

    def state(self, lesson: Lesson, words: Words) -> str:
        """New, how far, or done, in words."""
        if self.done(lesson):
            return words("learn-state-done")
        answers = len(self.answers(lesson))
        if not answers:
            return words("learn-state-new")
        total = sum(step.stops for step in lesson.steps)
        return words("learn-state-begun", number=min(answers + 1, total), total=total)

    def keep(self, lesson: Lesson, progress: Json) -> None:
        """Write it down at once, so that nothing is lost however the lesson ends."""
        self._games.setdefault(lesson.game.name, {})[lesson.name] = progress
        saves.write_file(self.path, json.dumps(self._games, ensure_ascii=False, indent=1) + "\n")
