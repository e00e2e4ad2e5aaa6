"""A match under way: its state, its history, its log, and the way back."""

from __future__ import annotations

import copy
from typing import SupportsIndex

from bottega.engine.action import Action
from bottega.engine.events import Event, Log
from bottega.engine.game import Game
from bottega.engine.plain import Plain
from bottega.engine.problem import DataError
from bottega.engine.records import Entry, Proof, Record, Result
from bottega.engine.state import State
from bottega.engine.types import Deal, Json, Seat, Viewer
from bottega.engine.undo import learns, reveals, would_reveal


class UndoRefused(Exception):
    """A decision that cannot be taken back. The reason is ``nothing`` (there is none), ``acted`` (another
    seat has decided since) or ``revealed`` (it showed something hidden)."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return UndoRefused, (self.reason,)


class _Step(Plain):
    """A decision that might be taken back, with the state before it."""

    __slots__ = ("action", "before", "reveals", "seat")

    def __init__(self, before: State, seat: Seat, action: Action, reveals: bool | None = None) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.reveals = reveals  # None: not asked yet

    def parts(self) -> tuple[object, ...]:
        return self.before, self.seat, self.action, self.reveals


def _started(game: Game, deal: Deal) -> State:
    """The first decision of a match, or ValueError, whatever is wrong with the deal. A compiled game raises
    other errors about values of another type than its own source does."""
    try:
        return game.start(deal)
    except (TypeError, KeyError, IndexError, AttributeError, OverflowError, RecursionError) as error:
        raise ValueError(f"this deal cannot be read: {type(error).__name__}: {error}") from error


class Match:
    """Plays a game from a deal and remembers everything.

    The history only grows: an undo is an entry of its own, so that the record is complete.
    `names` are the players', by seat. Two matches are equal if game, deal, names, proof and history are. A
    copy shares nothing with the match, and has a copy of its log.
    """

    def __init__(self, game: Game, deal: Deal, names: list[str], proof: Proof | None = None) -> None:
        self.game = game
        self.deal = deal
        self.names = names
        self.proof = proof
        self.state = _started(game, deal)
        self.state.log = self.log = Log()
        self.entries: list[Entry] = []
        #: The decisions that stand: `entries` without what was taken back.
        self.line: list[tuple[Seat, Action]] = []
        #: For each entry, how many events the log held after it.
        self.marks: list[int] = []
        self._steps: list[_Step] = []  # the last decisions, all of one seat

    @classmethod
    def resume(cls, record: Record, game: Game) -> Match:
        """The match of a record, played up to its last entry. The record is trusted to be legal:
        what is not raises IllegalAction."""
        if record.game != game.name or record.changes != game.edition.changes:
            raise DataError("record-other-game", game=record.game, edition=record.edition)
        if record.rules != game.version:
            raise DataError("record-other-rules", rules=record.rules, known=game.version)
        match = cls(game, record.deal, list(record.names), record.proof)
        for entry in record.entries:
            match.repeat(entry)
        return match

    def repeat(self, entry: Entry) -> None:
        """Enter an entry of a record again."""
        if entry.undo:
            self._take_back(entry.seat, entry.undo)
        elif entry.takeback:
            self.take_back(entry.seat, entry.takeback)
        else:
            self.play(entry.seat, self.game.parse(entry.notation))

    def play(self, seat: SupportsIndex, action: Action, checked: bool = False) -> list[Event]:
        """Carry out an action (or raise IllegalAction); what happened. `checked`: the caller has asked
        `why_not` already, so it is not asked again."""
        first, number = len(self.log.events), self.state.check_seat(seat)
        self._step(number, action, checked)
        self._enter(Entry.of_action(number, action))
        return self.log.events[first:]

    def _step(self, seat: Seat, action: Action, checked: bool = False) -> None:
        before = self.state.clone()
        if checked:
            self.state.apply(seat, action)
        else:
            self.state.play(seat, action)
        if self._steps and self._steps[-1].seat != seat:
            self._steps.clear()
        self._steps.append(_Step(before, seat, action))
        self.line.append((seat, action))

    def undo_depth(self, seat: Seat) -> int:
        """How many of its last decisions this seat may take back now."""
        depth = 0
        after = self.state
        for step in reversed(self._steps):
            if step.seat != seat:
                break
            if step.reveals is None:
                step.reveals = reveals(step.before, seat, step.action, after)
            if step.reveals:
                break
            after = step.before
            depth += 1
        return depth

    def would_reveal(self, seat: Seat, action: Action, after: State) -> bool:
        """Whether this action, which leads to `after`, could probably not be taken back any more.
        `undo_depth` says it for certain, once the action is carried out."""
        return would_reveal(self.state, seat, action, after)

    def check_undo(self, seat: Seat, count: int) -> None:
        """UndoRefused unless this seat may take back its last `count` decisions."""
        own = len(self._steps) if self._steps and self._steps[-1].seat == seat else 0
        if not 1 <= count <= own:
            raise UndoRefused("acted" if any(entry.seat != seat for entry in self.entries) else "nothing")
        if self.undo_depth(seat) < count:
            raise UndoRefused("revealed")

    def undo(self, seat: Seat, count: int = 1) -> None:
        """Take back the last decisions of this seat, or UndoRefused."""
        self.check_undo(seat, count)
        self._take_back(seat, count)

    def _take_back(self, seat: Seat, count: int) -> None:
        if len(self._steps) < count or self._steps[-1].seat != seat:
            raise UndoRefused("nothing")
        state = self._steps[-count].before
        del self._steps[-count:]
        del self.line[-count:]
        self.state = state
        self.state.log = self.log
        self.log.add("undo", {"seat": seat, "count": count})
        self._enter(Entry.of_undo(seat, count))

    def take_back(self, seat: Seat, count: int) -> None:
        """Take back the last `count` decisions that stand, of any seat, even if they revealed something. The
        whole table has agreed to what this seat asked for. UndoRefused when there are fewer."""
        if not 1 <= count <= len(self.line):
            raise UndoRefused("nothing")
        line = self.line[: len(self.line) - count]
        self._steps.clear()
        self.line = []
        self.state = self.game.start(self.deal)
        for by, action in line:
            self._step(by, action)
        self.state.log = self.log
        self.log.add("takeback", {"seat": seat, "count": count})
        self._enter(Entry.of_takeback(seat, count))

    def affected(self, seat: Seat, count: int) -> set[Seat]:
        """The other seats that have acted in the last `count` decisions that stand, or have learnt something
        from them. They must agree when this seat wants to take these decisions back."""
        if not 1 <= count <= len(self.line):
            raise UndoRefused("nothing")
        first = len(self.line) - count
        others = {by for by, _ in self.line[first:]} - {seat}
        state = self.game.start(self.deal)
        for i, (by, action) in enumerate(self.line):
            before = state.clone()
            state.apply(by, action)
            if i >= first:
                for viewer in range(state.players):
                    if viewer != seat and viewer not in others and learns(before, by, action, state, viewer):
                        others.add(viewer)
        return others

    def snapshot(self) -> dict[str, Json]:
        """All of it but the events, as plain JSON; `restore` goes on from there, undo included."""
        first = self._steps[0].before if self._steps else self.state
        return {
            "deal": self.deal,
            "names": self.names,
            "entries": [[entry.seat, entry.notation] for entry in self.entries],
            "line": [[by, action.id] for by, action in self.line],
            "state": first.dump(),
            "steps": len(self._steps),
        }

    @classmethod
    def restore(cls, game: Game, data: dict[str, Json], proof: Proof | None = None) -> Match:
        """The match of a snapshot. Its log begins there, without the events before."""
        match = cls(game, data["deal"], list(data["names"]), proof)
        match.entries = [Entry.of_text(seat, text) for seat, text in data["entries"]]
        match.marks = [0] * len(match.entries)
        line = [(int(by), game.actions[id]) for by, id in data["line"]]
        last = len(line) - int(data["steps"])
        match.line = line[:last]
        match.state = game.load(data["state"])
        for by, action in line[last:]:
            match._step(by, action)
        match.state.log = match.log
        return match

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._identity() == other._identity()

    def _identity(self) -> tuple[object, ...]:
        return self.game, self.deal, self.names, self.proof, self.entries

    def __repr__(self) -> str:
        return f"<match of {', '.join(self.names)}, {len(self.entries)} entries: {self.state!r}>"

    def __copy__(self) -> Match:
        return copy.deepcopy(self)

    def __reduce__(self) -> tuple[object, ...]:
        history = (self.entries, self.line, self.marks, self.log, self._steps)
        return _remade, (self.game, self.deal, self.names, self.proof, self.state, *history)

    def _enter(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.marks.append(len(self.log.events))

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What this viewer may know of what happened, from event number `since` on."""
        return self.log.seen_by(viewer, since)

    def record(self) -> Record:
        """All of it as a record; with the result once the match is over."""
        result = Result.of(self.state) if self.state.over else None
        return Record.of_match(self.game, self.deal, list(self.names), list(self.entries), result, self.proof)


def _remade(
    game: Game,
    deal: Deal,
    names: list[str],
    proof: Proof | None,
    state: State,
    entries: list[Entry],
    line: list[tuple[Seat, Action]],
    marks: list[int],
    log: Log,
    steps: list[_Step],
) -> Match:
    """The match that was copied or pickled."""
    match = Match(game, deal, names, proof)
    match.state, match.log, state.log = state, log, log
    match.entries, match.line, match.marks, match._steps = entries, line, marks, steps
    return match
