"""A session: people at one keyboard and bots play a match to its end, or to a pause."""

from __future__ import annotations

from typing import Final, NoReturn

from bottega.bots.bot import Advice
from bottega.bots.entrants import Entrant
from bottega.bots.errors import BotError
from bottega.engine.action import Action, UnknownNotation
from bottega.engine.events import Event
from bottega.engine.match import Match
from bottega.engine.refusal import Refusal
from bottega.engine.state import State
from bottega.engine.types import Json, Seat, Viewer
from bottega.terminal import commands, opponents, standings
from bottega.terminal.commands import Next
from bottega.terminal.opponents import Opponents
from bottega.terminal.saves import Save, Settings
from bottega.terminal.screen import Screen, ScreenChoice
from bottega.terminal.voice import Voice
from bottega.terminal.words import Trouble, Words

#: Seconds of thinking after which one wonders what is going on.
_LONG: Final = 0.5


class Leave(Exception):
    """Somebody wants to stop here; the match is saved."""


class TerminalSession:
    """Asks people for their decisions and tells them what happened, each only what he may know.

    `commands` and the rest of the terminal read `match`, `screen`, `voice` and `seat` (who is being
    asked); only the session changes them.
    """

    def __init__(self, match: Match, screen: Screen, settings: Settings, save: Save) -> None:
        self.match = match
        self.screen = screen
        self.settings = settings
        self.save = save
        self.voice = Voice(match.game, settings.lang, match.names)
        self.seat: Seat = 0
        self._minds = Opponents(settings.luck)
        self._entrants = {seat: Entrant.parse(name) for seat, name in settings.bots.items()}
        #: Whose thinking took long the last time, and who was last said to think.
        self._slow: set[Seat] = set()
        self._thinker: Seat | None = None
        self.people = [seat for seat in range(match.state.players) if seat not in settings.bots]
        self._person: Seat | None = None  # whose eyes are on the screen
        #: For each viewer, how many events he has been told or may forget.
        self._told: dict[Viewer, int] = {}

    @property
    def words(self) -> Words:
        return self.voice.words

    @property
    def state(self) -> State:
        return self.match.state

    def speak(self, lang: str) -> None:
        """From now on in this language."""
        self.settings.lang = lang
        self.voice = Voice(self.match.game, lang, self.match.names)

    def keep(self) -> bool:
        """The match so far goes to the disk. If it cannot, that is told, and play goes on."""
        try:
            self.save.write(self.match.record(), self.settings)
        except Trouble as trouble:
            self.screen.line(trouble.sentence(self.words), "problem")
            return False
        return True

    def recall(self, events: int) -> None:
        """After a break, everybody is told the last events again."""
        since = max(0, len(self.match.log.events) - events)
        self._told = dict.fromkeys((None, *range(self.state.players)), since)

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
                    self._tell(None)
            else:
                self._decide(seat)
                self.keep()
        self._end()

    def leave(self) -> NoReturn:
        raise Leave

    def close(self) -> None:
        """The bots go home."""
        self._minds.close()

    def hint(self) -> Advice:
        """What a bot would do in the place of the one who is asked, and why."""
        entrant = opponents.adviser(self.settings.seconds)
        with self.screen.notice(self.words("thinks-hint"), brief=True):
            return self._ask_bot(entrant, self.seat)

    def _ask_bot(self, entrant: Entrant, seat: Seat) -> Advice:
        try:
            return self._minds.ask(entrant, self.match, seat)
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
        """Show where things stand and ask until something is done."""
        self._thinker = None
        mine = bool(self.match.entries) and self.match.entries[-1].seat == seat == self._person
        self._pass_to(seat)
        self.seat = seat
        self._tell(seat)
        self.show_decision(board=self.screen.draws and (not mine or self._board_fits()))
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
            if 1 <= int(text) <= len(legal):
                return self._play(legal[int(text) - 1])
            self.screen.line(self.words("choice-number", text=text, count=len(legal)), "problem")
            return Next.ASK
        action = self.parse(text)
        if action is not None and action in legal:
            return self._play(action)
        found = commands.find(text)
        if found is not None:
            command, rest = found
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

    def show_decision(self, board: bool) -> None:
        """The board if wanted, then the prompt and the choices, which are always last."""
        if board:
            self.show_board()
        prompt = self.state.prompt(self.seat)
        self.screen.line()
        if prompt is not None:
            self.screen.paragraph(self.voice.book.prompt(prompt), style="prompt")
        choices = self._choices()
        self.screen.choices(choices)
        self.screen.offer([choice.notation for choice in choices] + commands.names(self.words))

    def show_board(self) -> None:
        """Drawn or in words, as this seat may see it."""
        self._show_view(self.state.view(self.seat))

    def explain(self, refusal: Refusal | None) -> None:
        """Why something is not allowed, with the rule behind it."""
        if refusal is None:
            self.screen.line(self.words("why-legal"), "good")
            return
        self.screen.paragraph(self.voice.book.refusal(refusal), style="problem")
        if refusal.rule in self.voice.rules:
            self.voice.tell_rule(self.screen, self.voice.rules[refusal.rule])

    def unknown(self, text: str) -> None:
        """No action is written like this; the nearest that are, legal ones first."""
        try:
            self.match.game.parse(text)
        except UnknownNotation as error:
            legal = {str(action) for action in self.state.legal(self.seat)}
            near = sorted(error.suggestions, key=lambda notation: notation not in legal)
            if near:
                quoted = [self.words("quoted", text=notation) for notation in near]
                self.screen.line(self.words("unknown-near", text=text, near=" / ".join(quoted)), "problem")
            else:
                self.screen.line(self.words("unknown", text=text), "problem")

    def tell(self, events: list[Event]) -> None:
        for event in events:
            self.screen.paragraph(self.voice.book.event(event), "· " if self.screen.draws else "")

    def _choices(self) -> list[ScreenChoice]:
        book, view = self.voice.book, self.state.view(self.seat)
        return [ScreenChoice(book.action(a, view), str(a), a.type) for a in self.state.legal(self.seat)]

    def _tell(self, viewer: Viewer) -> None:
        """What happened since this viewer was last told."""
        self.tell(self.match.events(viewer, self._told.get(viewer, 0)))
        self._told[viewer] = len(self.match.log.events)

    def _show_view(self, view: dict[str, Json]) -> None:
        game, book = self.match.game, self.voice.book
        if self.screen.draws:
            self.screen.line()
            self.screen.board(game.board(view, book, self.screen.width))
        else:
            for line in game.describe(view, book):
                self.screen.line(line)

    def _board_fits(self) -> bool:
        """Is there room for the board above the choices?"""
        board = self.match.game.board(self.state.view(self.seat), self.voice.book, self.screen.width)
        return len(board) + self.screen.choice_rows(self._choices()) + 6 <= self.screen.height

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
        found = commands.find(self.screen.ask(self.words("curtain-enter")))
        if found is not None and found[0] is commands.QUIT:
            self.leave()

    def _end(self) -> None:
        """Everybody may look now: what is shown is what a spectator sees, unless one plays alone."""
        alone = self.people[0] if len(self.people) == 1 else None
        if alone is None:
            if self._person is not None and self.state.has_secrets(self._person):
                self.screen.clear()
            self._told[None] = self._told.get(self._person, 0)
        self._tell(alone)
        if self.screen.draws:
            self._show_view(self.state.view(alone))
        standings.show_end(self.screen, self.voice, self.match)
