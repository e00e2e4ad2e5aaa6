"""Laws about decisions: who decides, what is offered, what is refused, what a choice brings about."""

from __future__ import annotations

from bottega.engine.conformance.failure import Broken
from bottega.engine.conformance.look import Look, Step, difference, is_plain
from bottega.engine.events import Event
from bottega.engine.refusal import IllegalAction
from bottega.engine.types import SPECTATOR


def somebody_must_decide(look: Look) -> None:
    """Actors are distinct seats; there are none exactly when the match is over."""
    state = look.state
    if not isinstance(state.actors, tuple) or any(s not in range(state.players) for s in state.actors):
        raise Broken(f"actors are {state.actors!r} of {state.players} seats")
    if len(set(state.actors)) != len(state.actors):
        raise Broken(f"a seat decides twice: {state.actors!r}")
    if (not state.actors) != state.over:
        raise Broken(f"actors are {state.actors!r} and over is {state.over}")


def actors_alone_have_a_choice(look: Look) -> None:
    """Every actor has at least one legal action; nobody else has any."""
    state = look.state
    for seat in range(state.players):
        legal = state.legal(seat)
        if seat in state.actors and not legal:
            raise Broken(f"seat {seat} must decide and has no legal action")
        if seat not in state.actors and legal:
            raise Broken(f"seat {seat} does not decide and may {', '.join(map(str, legal[:3]))}")


def legal_actions_stand_in_order(look: Look) -> None:
    """Legal actions are the game's own objects, in ascending order of id, none of them twice."""
    for seat in look.state.actors:
        before = -1
        for action in look.state.legal(seat):
            if look.game.actions[action.id] is not action:
                raise Broken(f"seat {seat} is offered a {action!r} that is not in game.actions")
            if action.id <= before:
                raise Broken(f"seat {seat} is offered {action} after {look.game.actions[before]}")
            before = action.id


def a_legal_list_is_the_callers(look: Look) -> None:
    """The list that `legal` returns is the caller's to keep: changing it changes nothing else."""
    for seat in look.state.actors:
        legal = look.state.legal(seat)
        kept = list(legal)
        legal.reverse()
        legal.pop()
        if look.state.legal(seat) != kept:
            raise Broken(f"the list of seat {seat} was changed, and so was what seat {seat} may do")


def actors_alone_are_prompted(look: Look) -> None:
    """Every actor has a prompt, as plain data; no other seat has one."""
    for seat in range(look.state.players):
        prompt = look.state.prompt(seat)
        if (prompt is not None) != (seat in look.state.actors):
            raise Broken(f"the prompt of seat {seat} is {prompt and prompt.to_json()}")
        if prompt is not None and (not prompt.kind or not is_plain(prompt.to_json())):
            raise Broken(f"the prompt of seat {seat} is not plain: {prompt.to_json()!r}")


def a_pass_is_legal(look: Look) -> None:
    """Only a seat that is asked can pass, in a phase that has a name, by a legal action that everybody
    may see."""
    game, state = look.game, look.state
    view = state.view(None)
    for seat in range(state.players):
        action = game.passing(view, seat)
        if action is None:
            continue
        if action not in state.legal(seat):
            raise Broken(f"seat {seat} would pass by {str(action)!r}, which is not legal")
        if action.type in game.concealed:
            raise Broken(f"seat {seat} would pass by {str(action)!r}, which is a secret choice")
        if not game.phase(view, seat):
            raise Broken(f"seat {seat} can pass, and the phase for which it would has no name")


def legal_and_why_not_agree(look: Look) -> None:
    """`why_not` is None exactly for the actions in `legal`."""
    why_not = look.state.why_not
    for seat in look.seats:
        legal = set(look.state.legal(seat))
        for action in look.game.actions if seat in look.state.actors else look.actions:
            refusal = why_not(seat, action)
            if (refusal is None) == (action in legal):
                continue
            if refusal is None:
                raise Broken(f"seat {seat}: nothing forbids {str(action)!r}, and yet it is not legal")
            raise Broken(f"seat {seat}: {str(action)!r} is legal and yet refused with {refusal!r}")


def a_refusal_is_an_answer(look: Look) -> None:
    """A refusal names its code and its rule, and its values are plain data."""
    for seat in look.seats:
        different = {repr(refusal): refusal for _, refusal in look.refused(seat)}
        for refusal in different.values():
            if not refusal.code or not refusal.rule or not is_plain(refusal.to_json()):
                raise Broken(f"seat {seat}: {refusal!r}")


def an_illegal_play_changes_nothing(look: Look) -> None:
    """`play` of an illegal action raises IllegalAction with the refusal of `why_not`; nothing changes."""
    state = look.state
    before = len(state.log.events) if state.log is not None else 0
    for seat in look.seats:
        for action, refusal in look.refused(seat):
            try:
                state.play(seat, action)
            except IllegalAction as error:
                if error.refusal != refusal:
                    raise Broken(
                        f"seat {seat}, {str(action)!r}: play says {error.refusal!r}, why_not {refusal!r}"
                    ) from error
            else:
                raise Broken(f"seat {seat} played {str(action)!r}, which is not legal")
    if state.dump() != look.dump:
        raise Broken(f"illegal plays changed the state: {difference(look.dump, state.dump())}")
    if state.log is not None and len(state.log.events) != before:
        raise Broken(f"illegal plays are in the log: {state.log.events[before:]!r}")


# Laws about one choice. They look at copies: the match itself goes on afterwards.


def the_same_choice_has_the_same_outcome(step: Step) -> None:
    """From one state, one action leads to one state: no luck, and nothing outside the state, decides."""
    again = step.before()
    again.apply(step.seat, step.action)
    if again.dump() != step.outcome:
        raise Broken(f"twice the same choice: {difference(step.outcome, again.dump())}")


def play_and_apply_agree(step: Step) -> None:
    """A legal action does the same by `play` and by `apply`."""
    played = step.before()
    played.play(step.seat, step.action)
    if played.dump() != step.outcome:
        raise Broken(f"by apply and by play: {difference(step.outcome, played.dump())}")


# Laws about what has just been played in the match itself.


def a_log_changes_nothing(step: Step) -> None:
    """A match goes the same way with a log attached, one that keeps beats, and without one."""
    after = step.look.chronicle.dumps[-1]
    if after != step.outcome:
        raise Broken(f"without and with a log: {difference(step.outcome, after)}")


def events_are_facts(step: Step) -> None:
    """An event has a kind, plain values, and an audience of seats (or the spectators' number)."""
    if not is_plain([event.to_json() for event in step.events]):
        raise Broken(f"not plain data: {step.events!r}")
    for event in step.events:
        if not event.kind or not _is_audience(event, step.look.state.players):
            raise Broken(f"{event!r}")


def _is_audience(event: Event, players: int) -> bool:
    if event.audience is None:
        return True
    return isinstance(event.audience, tuple) and set(event.audience) <= {SPECTATOR, *range(players)}
