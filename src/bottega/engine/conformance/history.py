"""Laws about a match as a whole: it goes on, it ends, and its history leads to it again."""

from __future__ import annotations

from typing import Final

from bottega.engine.conformance.failure import Broken
from bottega.engine.conformance.look import Chronicle, Step, difference
from bottega.engine.game import Game
from bottega.engine.match import Match
from bottega.engine.records import Record
from bottega.engine.verify import verify

#: How much further a copy is played.
_ON: Final = 3

#: Share of the thorough looks that try the way back: it takes hundreds of imagined worlds.
_UNDO: Final = 0.25


def a_legal_action_can_be_applied(step: Step) -> None:
    """Every legal action can be applied to a copy of the state, and so can what is legal then."""
    copy = step.before()
    step.kept = copy.clone()
    copy.apply(step.seat, step.action)
    step.outcome = copy.dump()
    for _ in range(_ON):
        seats = [seat for seat in copy.actors if copy.legal(seat)]
        if not seats:
            break
        seat = step.look.rng.choice(seats)
        copy.apply(seat, step.look.rng.choice(copy.legal(seat)))


def a_match_goes_on(step: Step) -> None:
    """Every legal action can be played."""
    step.events = step.look.chronicle.play(step.seat, step.action)


def a_match_ends(chronicle: Chronicle, limit: int) -> None:
    """A match comes to its end, whatever is played."""
    if len(chronicle.line) >= limit:
        raise Broken(f"after {limit} decisions the match is not over")


def undo_restores_the_state(step: Step) -> None:
    """Decisions that are taken back leave no trace in the state, and made again they lead to the same."""
    look, chronicle = step.look, step.look.chronicle
    if not look.thorough or look.rng.random() >= _UNDO:
        return
    depth = chronicle.match.undo_depth(step.seat)
    if not depth:
        return
    after = chronicle.dumps[-1]
    undone = chronicle.undo(step.seat, look.rng.randint(1, depth))
    look.report.undone += len(undone)
    if chronicle.dumps[-1] != undone[0].before:
        raise Broken(f"before and taken back: {difference(undone[0].before, chronicle.dumps[-1])}")
    for past in undone:
        chronicle.play(past.seat, past.action)
    if chronicle.dumps[-1] != after:
        raise Broken(f"after, and made again: {difference(after, chronicle.dumps[-1])}")


def the_deal_is_left_alone(chronicle: Chronicle) -> None:
    """Playing does not touch the deal."""
    if chronicle.match.deal != chronicle.dealt:
        raise Broken(f"dealt and now: {difference(chronicle.dealt, chronicle.match.deal)}")


def a_record_replays(chronicle: Chronicle) -> None:
    """The text of a record is read as the same record, and played again it leads through the same
    states to the same end: all luck is in the deal."""
    text = str(chronicle.match.record())
    record = Record.parse(text)
    if str(record) != text:
        raise Broken("the record is written one way and read another")
    again = Match(chronicle.match.game, record.deal, list(record.names))
    if again.state.dump() != chronicle.dumps[0]:
        raise Broken(f"at the start: {difference(chronicle.dumps[0], again.state.dump())}")
    for number, entry in enumerate(record.entries, 1):
        again.repeat(entry)
        if again.state.dump() != chronicle.dumps[number]:
            raise Broken(
                f"after entry {number}, {entry.notation!r} of seat {entry.seat}: "
                f"{difference(chronicle.dumps[number], again.state.dump())}"
            )


def a_finished_match_is_proved(chronicle: Chronicle) -> None:
    """The record of a match that is over is legal, and its result is right."""
    for check in verify(chronicle.match.record(), chronicle.match.game):
        if check.ok is False:
            raise Broken(f"{check!r}")


def a_record_holds_for_ever(game: Game, text: str) -> None:
    """A record of a finished match is legal, and its result is right, for ever: a change of rules is a
    new version of them."""
    record = Record.parse(text)
    if record.result is None:
        raise Broken("the record has no result")
    if not Match.resume(record, game).state.over:
        raise Broken("the match of the record is not over")
    for check in verify(record, game):
        if check.ok is False:
            raise Broken(f"{check!r}")
