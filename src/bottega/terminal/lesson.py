"""A lesson at the keyboard: what the tutor says and points at, and what the learner answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bottega.engine.action import Action
from bottega.engine.types import Json
from bottega.lessons.texts import lesson_texts
from bottega.lessons.tutor import LessonRefusal, Tutor
from bottega.terminal import commands
from bottega.terminal.coach import Coach
from bottega.terminal.commands import Next, TypedCommand
from bottega.terminal.saves import Save, Settings
from bottega.terminal.screen import Screen, wrapped
from bottega.terminal.session import TerminalSession
from bottega.terminal.voice import Voice

#: Lines around what a lesson says: its heading, what it points at, the question, and some air.
_AROUND: Final = 7


class LessonSession(TerminalSession):
    """Shows a lesson and takes the learner’s answers. `keep_progress` is called after each of them."""

    def __init__(
        self,
        tutor: Tutor,
        screen: Screen,
        lang: str,
        save: Save,
        keep_progress: Callable[[Json], None],
        coach: Coach | None = None,
    ) -> None:
        self.tutor = tutor
        self._keep_progress = keep_progress
        super().__init__(tutor.match, screen, Settings(lang=lang), save, coach)
        self.seat = tutor.seat
        self.commands = COMMANDS

    def _voice(self, lang: str) -> Voice:
        game = self.tutor.lesson.game
        return Voice(game, lang, self.tutor.names, lesson_texts(game))

    def keep(self) -> bool:
        self._keep_progress(self.tutor.progress())
        return True

    def run(self) -> None:
        """Until the lesson is over, or Leave, EOFError or KeyboardInterrupt comes up."""
        while not self.tutor.over:
            self.match = self.tutor.match
            self._show_step()
            self._ask()
            self.keep()
        self.match = self.tutor.match
        self.show_events(self.tutor.events)

    def _ask(self) -> None:
        """Ask until the lesson goes on, or back."""
        question = self.words("ask", name=self.match.names[self.seat])
        if self.tutor.expected is None:
            question = self.words("learn-enter")
        while True:
            match self._answer(self.screen.ask(question)):
                case Next.DONE:
                    return
                case Next.SHOW:
                    self._show_task()
                case Next.ASK:
                    pass

    def _answer(self, text: str) -> Next:
        if self.tutor.expected is not None:
            return super()._answer(text)
        if not text:
            return _next(self, "")
        typed = commands.parse(text, self.commands)
        if typed is not None:
            command, rest = typed
            return command.run(self, rest)
        self.screen.line(self.words("learn-read", text=text), "problem")
        return Next.ASK

    def _play(self, action: Action) -> Next:
        prompt = self.state.prompt(self.seat)
        refusal = self.tutor.choose(action)
        if refusal is None:
            if prompt is not None:
                self._met([prompt.kind])  # The coach need not explain it any more.
            return Next.DONE
        self._refuse(refusal)
        return Next.ASK

    def _refuse(self, refusal: LessonRefusal) -> None:
        self.screen.paragraph(refusal.text(self.voice.book), style="problem")
        if refusal.rule:
            title = self.voice.rules[refusal.rule].title
            self.screen.line(self.words("what-rule", title=title, id=refusal.rule), "quiet")

    # What is shown

    def _show_step(self) -> None:
        """What happened, the table, what is said, and the question."""
        tutor, screen = self.tutor, self.screen
        self.show_events(tutor.events)
        if screen.draws and (tutor.expected is not None or tutor.events):
            self._show_fitting_board(screen.height - self._task_rows())
        self._show_task()

    def _task_rows(self) -> int:
        """The number of lines that the task takes, more or less."""
        tutor, screen = self.tutor, self.screen
        rows = sum(len(wrapped(text, screen.width)) for text in tutor.say(self.voice.book)) + _AROUND
        return rows if tutor.expected is None else rows + screen.choice_rows(self._choices())

    def _show_task(self) -> None:
        """What is said, what it points at, and the choices where there are any. If that is too long for the
        window, the choices come first: what is said stays in sight above the question."""
        tutor, screen = self.tutor, self.screen
        choices_first = tutor.expected is not None and screen.draws and self._task_rows() > screen.height
        if choices_first:
            self.show_decision(board=False)
        screen.heading(self.words("learn-step", number=tutor.number, total=tutor.total))
        for text in tutor.say(self.voice.book):
            screen.paragraph(text)
        self._show_pointed()
        if tutor.expected is None:
            screen.offer(commands.names(self.words, self.commands))
        elif not choices_first:
            self.show_decision(board=False)

    def _show_pointed(self) -> None:
        """The things that the lesson points at, by their titles."""
        game, view, step = self.match.game, self.tutor.view, self.tutor.step
        told = [game.explain(view, target, self.voice.book) for target in (step.point if step else ())]
        titles = [each.title for each in told if each is not None]
        if titles:
            self.screen.paragraph(self.words("learn-point", things=" · ".join(titles)), style="quiet")


def _next(session: TerminalSession, rest: str) -> Next:
    assert isinstance(session, LessonSession)
    if session.tutor.expected is not None:
        session.screen.line(session.words("learn-choose"), "problem")
        return Next.ASK
    session.tutor.read()
    return Next.DONE


def _back(session: TerminalSession, rest: str) -> Next:
    assert isinstance(session, LessonSession)
    if not session.tutor.answers:
        session.screen.line(session.words("learn-first"), "problem")
        return Next.ASK
    session.tutor.back()
    return Next.DONE


def _skip(session: TerminalSession, rest: str) -> Next:
    assert isinstance(session, LessonSession)
    session.tutor.skip()
    return Next.DONE


def _leave(session: TerminalSession, rest: str) -> Next:
    session.leave()


#: The commands of a lesson, in the order of the help.
COMMANDS: Final = (
    TypedCommand("command-next", "usage-next", "help-next", _next),
    TypedCommand("command-back", "usage-back", "help-back", _back),
    TypedCommand("command-skip", "usage-skip", "help-skip", _skip),
    *commands.LOOKING,
    *commands.SPEAKING,
    TypedCommand("command-quit", "usage-quit", "help-quit-lesson", _leave),
)
