"""Lessons: a game taught by playing it, step by step.

A lesson is a YAML file in the folder ``lessons`` of a game's data, and its texts stand beside it in Fluent
catalogues (``docs/lessons.md``). `read` reads one and says what is wrong with it; `Tutor` plays it; `telling`
tells of it as a table is told, so that every client can show it with what it has. Nothing here knows a game,
a terminal or a server.

>>> import bottega
>>> tutor = Tutor(read(bottega.game("masters"), "first"))
>>> tutor.number, tutor.expected
(1, None)
"""

from bottega.lessons.checking import check
from bottega.lessons.lesson import ANY, Lesson, LessonError, Move, Played, Step
from bottega.lessons.reading import all_lessons, parse, read
from bottega.lessons.texts import folder, lesson_book
from bottega.lessons.tutor import LessonRefusal, Tutor

__all__ = [
    "ANY",
    "Lesson",
    "LessonError",
    "LessonRefusal",
    "Move",
    "Played",
    "Step",
    "Tutor",
    "all_lessons",
    "check",
    "folder",
    "lesson_book",
    "parse",
    "read",
]
