"""A match at one keyboard: people and bots play it to its end, or to a pause."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Final, NoReturn

from bottega.bots.bot import Advice
from bottega.bots.entrants import Entrant
from bottega.bots.errors import BotError
from bottega.engine.action import Action, UnknownNotation
from bottega.engine.events import Event
from bottega.engine.game import Line
from bottega.engine.match import Match
from bottega.engine.refusal import Refusal
from bottega.engine.state import State
from bottega.engine.types import Seat, Viewer
from bottega.terminal import checked, commands, opponents, standings, things
from bottega.terminal.coach import Coach, coach_texts
from bottega.terminal.commands import Next, TypedCommand
from bottega.terminal.opponents import Opponents
from bottega.terminal.saves import Save, Settings
from bottega.terminal.screen import Screen, ScreenChoice, wrapped
from bottega.terminal.table import show_view, widest
from bottega.terminal.voice import Voice
from bottega.terminal.words import Trouble, Words

#: Seconds of thinking after which a person would wonder what is going on.
_LONG: Final = 0.5
#: Lines that a decision takes besides the board, the prompt and the choices: an empty one and the question.
_BELOW_BOARD: Final = 2
#: Longer texts are cut before they are compared with what can be typed.
_LONGEST_TYPED: Final = 60


class Leave(Exception):
    """A person wants to stop here; the match is saved."""


class TerminalSession:
    """Asks people for their decisions and shows them what happened, each only what they may know.

    `commands` and the rest of the terminal read `match`, `screen`, `voice` and `seat` (the seat that is
    asked); only the session changes them. `coach` explains what comes up for the first time; without one,
    a card is shown only to those who ask for it.
    """

    #: What can be typed besides decisions.
    commands: tuple[TypedCommand, ...] = commands.COMMANDS

    def __init__(
        self, match: Match, screen: Screen, settings: Settings, save: Save, coach: Coach | None = None
    ) -> None:
        self.match = match
        self.screen = screen
        self.settings = settings
        self.save = save
        self.coach = coach
        #: Whether somebody was told how to send the coach away.
        self._introduced = False
        self.voice = self._voice(settings.lang)
        self.seat: Seat = 0
        self._opponents = Opponents(settings.luck)
        self._entrants = {seat: Entrant.parse(name) for seat, name in settings.bots.items()}
        #: The bots whose last decision took long, and the bot that was last said to think.
        self._slow: set[Seat] = set()
        self._thinker: Seat | None = None
        self.people = [seat for seat in range(match.state.players) if seat not in settings.bots]
        self._person: Seat | None = None  # the person who looks at the screen
        #: For each viewer, the number of events that need not be shown any more.
        self._shown: dict[Viewer, int] = {}

    @property
    def words(self) -> Words:
        return self.voice.words

    @property
    def state(self) -> State:
        return self.match.state

    def speak(self, lang: str) -> None:
        """Change the language."""
        self.settings.lang = lang
        self.voice = self._voice(lang)

    def _voice(self, lang: str) -> Voice:
        return Voice(self.match.game, lang, self.match.names, coach_texts(self.match.game))

    def keep(self) -> bool:
        """Save the match so far. If that fails, say so, and go on."""
        try:
            self.save.write(self.match.record(), self.settings)
        except Trouble as trouble:
            self.screen.line(trouble.sentence(self.words), "problem")
            return False
        return True

    def recall(self, events: int) -> None:
        """After a break, show everybody the last events again."""
        since = max(0, len(self.match.log.events) - events)
        self._shown = dict.fromkeys((None, *range(self.state.players)), since)

    def run(self) -> None:
        """Play until the match is over, or Leave, EOFError or KeyboardInterrupt comes up; Trouble if
        there is no place to save it."""
        self.save.write(self.match.record(), self.settings)
        while not self.state.over:
            seat = self.state.actors[0]
            if seat in self.settings.bots:
                self._let_bot_decide(seat)
                self.keep()
                if not self.people:
                    self._show_news(None)
            else:
                self._decide(seat)
                self.keep()
        self._end()

    def leave(self) -> NoReturn:
        raise Leave

    def close(self) -> None:
        """Close all bot processes."""
        self._opponents.close()

    def hint(self) -> Advice:
        """What a bot would do at the seat that is asked, and why."""
        entrant = opponents.adviser(self.settings.seconds)
        with self.screen.notice(self.words("thinks-hint"), brief=True):
            return self._ask_bot(entrant, self.seat)

    def _ask_bot(self, entrant: Entrant, seat: Seat) -> Advice:
        try:
            return self._opponents.ask(entrant, self.match, seat)
        except BotError as error:
            raise Trouble("error-bot-failed", problem=error, path=str(self.save.path)) from error

    def _let_bot_decide(self, seat: Seat) -> None:
        legal = self.state.legal(seat)
        if len(legal) == 1:
            self.match.play(seat, legal[0])
            return
        entrant = self._entrants[seat]
        if self.settings.seconds is not None:
            entrant = entrant.limited(self.settings.seconds)
        notice = self.words("thinks", name=self.match.names[seat])
        with self.screen.notice(notice, brief=seat == self._thinker or seat not in self._slow):
            advice = self._ask_bot(entrant, seat)
        self._thinker = seat
        if advice.seconds > _LONG:
            self._slow.add(seat)
        self.match.play(seat, advice.action)

    # One decision of a person

    def _decide(self, seat: Seat) -> None:
        """Show the table and the choices, and ask until something is decided."""
        self._thinker = None
        self._pass_to(seat)
        self.seat = seat
        events = self._show_news(seat)
        self.show_decision(board=self.screen.draws, cards=self._fresh_cards(events))
        while True:
            match self._answer(self.screen.ask(self.words("ask", name=self.match.names[seat]))):
                case Next.DONE:
                    return
                case Next.SHOW:
                    self.show_decision(board=False)
                case Next.ASK:
                    pass

    def _answer(self, text: str) -> Next:
        """A number, a notation, or a command; the notation of a legal action always means it."""
        legal = self.state.legal(self.seat)
        if not text:
            return Next.SHOW
        if text.isdecimal():
            number = checked.choice(text, len(legal))
            if number is not None:
                return self._play(legal[number - 1])
            self.screen.line(self.words("choice-number", text=text, count=len(legal)), "problem")
            return Next.ASK
        action = self.parse(text)
        if action is not None and action in legal:
            return self._play(action)
        typed = commands.parse(text, self.commands)
        if typed is not None:
            command, rest = typed
            return command.run(self, rest)
        if action is None:
            self.unknown(text)
        else:
            self.explain(self.state.why_not(self.seat, action))
        return Next.ASK

    def _play(self, action: Action) -> Next:
        self.match.play(self.seat, action)
        return Next.DONE

    def parse(self, text: str) -> Action | None:
        try:
            return self.match.game.parse(text)
        except UnknownNotation:
            return None

    # What is shown

    def show_decision(self, board: bool, cards: Sequence[str] = ()) -> None:
        """The board if wanted, as large as the window allows, then these cards of the coach, the prompt and
        the choices. If that is too long for the window, the cards come last, just above the question."""
        choices, prompt = self._choices(), self.state.prompt(self.seat)
        text = "" if prompt is None else self.voice.book.prompt(prompt)
        told = self._told(cards)
        lines = sum(len(wrapped(each, self.screen.width)) for each in (*told, text))
        below = lines + bool(told) + self.screen.choice_rows(choices) + _BELOW_BOARD
        told_last = self.screen.draws and below > self.screen.height
        if board:
            self._show_fitting_board(self.screen.height - below)
        if not told_last:
            self._tell(told)
        self.screen.line()
        if text:
            self.screen.paragraph(text, style="prompt")
        self.screen.choices(choices)
        if told_last:
            self._tell(told)
        what = commands.name(commands.WHAT, self.words)
        asking = [f"{what} {target}" for target in things.targets(self)]
        self.screen.offer(
            [choice.notation for choice in choices] + commands.names(self.words, self.commands) + asking
        )

    def show_card(self) -> None:
        """What the coach says about this decision, also if it was said before."""
        prompt = self.state.prompt(self.seat)
        if prompt is None or f"coach-{prompt.kind}" not in self.voice.book:
            self.screen.line(self.words("coach-nothing"), "quiet")
        else:
            self.screen.paragraph(self._card(prompt.kind))

    def _card(self, name: str) -> str:
        return self.words("coach-card", text=self.voice.book.say(f"coach-{name}"))

    def _fresh_cards(self, events: Sequence[Event]) -> list[str]:
        """The cards of what has just come up for the first time."""
        prompt, book = self.state.prompt(self.seat), self.voice.book
        names = [f"event-{event.kind}" for event in events] + ([] if prompt is None else [prompt.kind])
        if self.coach is None or not self.coach.wanted:
            return []
        return self._met([name for name in names if f"coach-{name}" in book])

    def _met(self, cards: Sequence[str]) -> list[str]:
        """Those of these cards that are new here. If that cannot be written down, say so, and go on."""
        fresh = [] if self.coach is None else self.coach.fresh(self.match.game.name, cards)
        if self.coach is not None and fresh:
            try:
                self.coach.keep()
            except Trouble as trouble:
                self.screen.line(trouble.sentence(self.words), "problem")
        return fresh

    def _told(self, cards: Sequence[str]) -> list[str]:
        """Cards in words. With the first ones comes how to be rid of them."""
        told = [self._card(name) for name in cards]
        if told and not self._introduced:
            self._introduced = True
            told.append(self.words("coach-how"))
        return told

    def _tell(self, told: Sequence[str]) -> None:
        if told:
            self.screen.line()
        for each in told:
            self.screen.paragraph(each)

    def show_board(self) -> None:
        """All of the table, drawn or in words, as this seat may see it."""
        show_view(self.screen, self.voice, self.state.view(self.seat))

    def _show_fitting_board(self, rows: int) -> None:
        """The table in at most this number of rows: drawn in full, or its most important parts."""
        game, book, width = self.match.game, self.voice.book, self.screen.width
        view = self.state.view(self.seat)
        self.screen.line()
        whole = game.board(view, book, width)
        parts = [part for part in game.compact(view, book, width) if part]
        if not parts or (len(whole) <= rows and widest(whole) <= width):
            show_view(self.screen, self.voice, view)
            return
        more = wrapped(self.words("board-more"), width)
        shown: list[Line] = []
        for part in parts:
            if shown and len(shown) + len(part) > rows - len(more):
                break
            shown += part
        self.screen.board(shown)
        if len(shown) < sum(map(len, parts)):
            self.screen.line(self.words("board-more"), "quiet")

    def explain(self, refusal: Refusal | None) -> None:
        """Why something is not allowed, with the rule behind it."""
        if refusal is None:
            self.screen.line(self.words("why-legal"), "good")
            return
        self.screen.paragraph(self.voice.book.refusal(refusal), style="problem")
        if refusal.rule in self.voice.rules:
            self.voice.show_rule(self.screen, self.voice.rules[refusal.rule])

    def unknown(self, text: str) -> None:
        """Say that a text is neither a move nor a command, with the nearest that can be typed now."""
        typed = " ".join(text.lower().split())
        legal = [str(action) for action in self.state.legal(self.seat)]
        known = [*legal, *commands.names(self.words, self.commands)]
        near = difflib.get_close_matches(typed[:_LONGEST_TYPED], known, n=3)
        if near:
            quoted = [self.words("quoted", text=notation) for notation in near]
            self.screen.line(self.words("unknown-near", text=text, near=" / ".join(quoted)), "problem")
        else:
            self.screen.line(self.words("unknown", text=text), "problem")

    def show_events(self, events: list[Event]) -> None:
        for event in events:
            self.screen.paragraph(self.voice.book.event(event), "· " if self.screen.draws else "")

    def _choices(self) -> list[ScreenChoice]:
        book, view = self.voice.book, self.state.view(self.seat)
        return [ScreenChoice(book.action(a, view), str(a), a.type) for a in self.state.legal(self.seat)]

    def _show_news(self, viewer: Viewer) -> list[Event]:
        """Show what happened since this viewer last saw the events, and return it."""
        events = self.match.events(viewer, self._shown.get(viewer, 0))
        self.show_events(events)
        self._shown[viewer] = len(self.match.log.events)
        return events

    # Several people at one keyboard

    def _pass_to(self, seat: Seat) -> None:
        """A curtain between two people, where either of them has something to hide."""
        before, self._person = self._person, seat
        if before == seat or len(self.people) < 2:
            return
        if self.state.has_secrets(seat) or (before is not None and self.state.has_secrets(before)):
            if before is not None:
                self.screen.clear()
            self._curtain(self.match.names[seat])

    def _curtain(self, name: str) -> None:
        self.screen.forget()
        self.screen.offer([])
        self.screen.line(self.words("curtain", name=name), "prompt")
        typed = commands.parse(self.screen.ask(self.words("curtain-enter")))
        if typed is not None and typed[0] is commands.QUIT:
            self.leave()

    def _end(self) -> None:
        """The result. With several people, the board is shown as a spectator sees it."""
        alone = self.people[0] if len(self.people) == 1 else None
        if alone is None:
            if self._person is not None and self.state.has_secrets(self._person):
                self.screen.clear()
            self._shown[None] = self._shown.get(self._person, 0)
        self._show_news(alone)
        if self.screen.draws:
            self.screen.line()
            show_view(self.screen, self.voice, self.state.view(alone))
        standings.show_end(self.screen, self.voice, self.match)
