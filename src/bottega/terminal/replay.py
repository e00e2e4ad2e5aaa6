"""`bottega replay`: a recorded match in words, step by step if wanted."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from bottega.engine.events import Event
from bottega.engine.game import Game
from bottega.engine.match import Match, UndoRefused
from bottega.engine.records import Entry, Record
from bottega.engine.refusal import IllegalAction
from bottega.engine.types import SPECTATOR, Seat, Viewer
from bottega.terminal import checked, commands, saves, standings
from bottega.terminal.reading import at_terminal
from bottega.terminal.screen import Screen, open_screen
from bottega.terminal.table import show_view
from bottega.terminal.voice import Voice
from bottega.terminal.words import Trouble, Words

#: The viewer who sees what every seat sees.
_ALL: Final = "all"


def replay(args: Namespace, words: Words) -> int:
    if args.file is None:
        raise Trouble("error-which-file")
    path = checked.path(args.file)
    record = saves.read_record(path)
    screen = open_screen(args.plain)
    replayed = Replay(record, saves.game_of(record, path), path, screen, words.lang, args.viewer)
    if args.at is not None:
        replayed.go_to(checked.whole(args.at, "--at", 0, len(record.entries)))
        replayed.show_board()
    elif args.step and at_terminal():
        replayed.step()
    else:
        replayed.show_all()
    return 0


class Replay:
    """A record that is played again, and how far it has come."""

    def __init__(
        self, record: Record, game: Game, path: Path, screen: Screen, lang: str, viewer: str | None
    ) -> None:
        self.record = record
        self.path = path
        self.screen = screen
        self.voice = Voice(game, lang, record.names)
        self.words = self.voice.words
        self.viewer = self._viewer(viewer)
        self.match = self._start(game)

    def _viewer(self, text: str | None) -> Viewer | str:
        """Of a match that is over one may see everything; of a running one, what spectators see."""
        if text is None:
            return _ALL if self.record.result is not None else None
        if text in (_ALL, "none"):
            return _ALL if text == _ALL else None
        return checked.whole(text, "--viewer", 0, len(self.record.names) - 1)

    def _start(self, game: Game) -> Match:
        try:
            return Match(game, self.record.deal, list(self.record.names), self.record.proof)
        except ValueError as error:
            raise Trouble("error-record", path=str(self.path), problem=error) from error

    def advance(self) -> None:
        """The next entry of the record, or Trouble."""
        number = len(self.match.entries)
        entry = self.record.entries[number]
        try:
            self.match.repeat(entry)
        except IllegalAction as error:
            reason = self.voice.book.refusal(error.refusal)
            raise self._illegal(number, entry, reason) from error
        except UndoRefused as error:
            raise self._illegal(number, entry, self.words(f"undo-{error.reason}")) from error
        except (ValueError, IndexError) as error:
            raise self._illegal(number, entry, self.words.error(error)) from error

    def _illegal(self, number: int, entry: Entry, reason: str) -> Trouble:
        return Trouble(
            "error-record-decision",
            path=str(self.path),
            number=str(number + 1),
            notation=entry.notation,
            reason=reason,
        )

    def go_to(self, number: int) -> None:
        """Go to the state after this number of entries, forwards or back."""
        if number < len(self.match.entries):
            self.match = self._start(self.match.game)
        while len(self.match.entries) < number:
            self.advance()

    def show_all(self) -> None:
        self.show_head()
        while len(self.match.entries) < len(self.record.entries):
            self.advance()
            self.show_last()
        self.show_end()

    def step(self) -> None:
        """Enter goes on, a number goes to that entry, the word for leaving leaves."""
        self.show_head()
        self.show_board()
        last = len(self.record.entries)
        while True:
            try:
                answer = self.screen.ask(self.words("replay-ask", number=len(self.match.entries), last=last))
            except (EOFError, KeyboardInterrupt):
                self.screen.line()
                return
            typed = commands.parse(answer)
            if typed is not None and typed[0] is commands.QUIT:
                return
            if answer == "0" or checked.choice(answer, last) is not None:
                self.go_to(int(answer))
            elif answer:
                self.screen.line(self.words("choice-number-range", text=answer, low=0, high=last), "problem")
                continue
            elif len(self.match.entries) == last:
                return
            else:
                self.advance()
            if self.match.entries:
                self.show_last()
            self.show_board()
            if len(self.match.entries) == last:
                self.show_end()

    def show_head(self) -> None:
        self.screen.heading(self.voice.rules.title)
        for seat, name in enumerate(self.record.names):
            self.screen.line(self.words("seat-name", seat=seat, name=name))
        self.screen.line()

    def show_last(self) -> None:
        """The last entry: its number, its seat, and what happened."""
        number = len(self.match.entries)
        entry = self.match.entries[-1]
        first = self.match.marks[-2] if number > 1 else 0
        events = [event for event in self.match.log.events[first:] if self._sees(event, entry.seat)]
        # Where the viewer sees only part of the events, the notation would give away the rest.
        whole = bool(events) and len(events) == len(self.match.log.events) - first
        shown = entry.notation if whole or self.viewer in (_ALL, entry.seat) else "…"
        self.screen.line(
            self.words("replay-entry", number=number, name=self.record.names[entry.seat], notation=shown),
            "heading",
        )
        for event in events:
            self.screen.paragraph(self.voice.book.event(event), "   ")

    def _sees(self, event: Event, actor: Seat) -> bool:
        if isinstance(self.viewer, int) or self.viewer is None:
            return event.seen_by(self.viewer)
        # The actor's event says all that the event for the others says, and the secret too.
        return event.seen_by(actor) or SPECTATOR not in (event.audience or ())

    def show_end(self) -> None:
        if self.match.state.over:
            standings.show_end(self.screen, self.voice, self.match)
        else:
            self.screen.line(self.words("replay-running", count=len(self.match.entries)), "quiet")

    def show_board(self) -> None:
        """As the viewer sees it; a viewer who sees everything gets the view of the seat that decides."""
        state = self.match.state
        viewer: Viewer
        if isinstance(self.viewer, str):
            last = self.match.entries[-1].seat if self.match.entries else 0
            viewer = state.actors[0] if state.actors else last
        else:
            viewer = self.viewer
        show_view(self.screen, self.voice, state.view(viewer))
