"""Laws about what is hidden: what a viewer sees, reads in events and imagines does not depend on it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from bottega.engine import schema
from bottega.engine.action import Action
from bottega.engine.conformance.failure import Broken
from bottega.engine.conformance.look import Look, Step, World, difference, is_plain
from bottega.engine.conformance.report import Report, Sight
from bottega.engine.events import Log, beats_for
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Json, Seat, Viewer


def views_are_plain(look: Look) -> None:
    """A view is plain JSON."""
    if not look.thorough:
        return
    for viewer in look.viewers:
        if not is_plain(look.state.view(viewer)):
            raise Broken(f"after a journey as JSON {_name(viewer)} would see something else")


def views_fit_their_schema(look: Look) -> None:
    """A view has the form of `game.schema`: the fields that the viewer may see, and no others."""
    for viewer in look.viewers:
        misfit = schema.misfit(look.game.view_form, look.state.view(viewer), viewer)
        if misfit is not None:
            raise Broken(f"{_name(viewer)}: {misfit}")


def views_together_are_the_same(look: Look) -> None:
    """`views` gives every viewer what `view` gives them, in the same order of keys."""
    everybody: list[Viewer] = [*range(look.state.players), None]
    together = dict(zip(everybody, look.state.views(everybody), strict=True))
    for viewer in look.viewers:
        seen, alone = together[viewer], look.state.view(viewer)
        if seen != alone:
            raise Broken(f"{_name(viewer)} together with others: {difference(alone, seen)}")
        if look.thorough and json.dumps(seen) != json.dumps(alone):
            raise Broken(f"{_name(viewer)} sees keys in another order together with others")


def to_imagine_changes_nothing(look: Look) -> None:
    """`imagine` leaves the state as it is."""
    look.worlds()
    if look.state.dump() != look.dump:
        raise Broken(f"after imagine: {difference(look.dump, look.state.dump())}")


def an_imagined_world_looks_the_same(look: Look) -> None:
    """A viewer sees the same in every world they imagine: nothing in their view is a secret."""
    for world in look.worlds():
        truth, dream = look.state.view(world.viewer), world.state.view(world.viewer)
        if truth != dream:
            raise Broken(f"{_name(world.viewer)} in truth and imagined: {difference(truth, dream)}")


def an_imagined_world_offers_the_same(look: Look) -> None:
    """In a world that a seat imagines, the same seats decide, and the seat itself has the same legal actions,
    prompt and refusals."""
    for world in look.worlds():
        if world.state.actors != look.state.actors or world.state.over != look.state.over:
            raise Broken(f"{_name(world.viewer)} imagines {world.state.actors!r} to decide")
        if world.viewer is not None:
            offers_the_same(look, world.viewer, world.state)


def offers_the_same(look: Look, seat: Seat, world: State) -> None:
    """Broken if a seat may do something else in this world, or is asked or refused something else."""
    if world.legal(seat) != look.state.legal(seat):
        raise Broken(f"seat {seat} may do something else in a world that looks the same to it")
    truth, dream = look.state.prompt(seat), world.prompt(seat)
    if (truth and truth.to_json()) != (dream and dream.to_json()):
        raise Broken(f"seat {seat} is asked something else in a world that looks the same to it")
    for action in look.actions:
        if world.why_not(seat, action) != look.state.why_not(seat, action):
            raise Broken(
                f"the refusal of {str(action)!r} tells seat {seat} a secret: "
                f"{look.state.why_not(seat, action)!r}, imagined {world.why_not(seat, action)!r}"
            )


def an_order_to_pass_is_public(look: Look) -> None:
    """Which phase it is for a seat, and how it passes, is the same in everybody's view."""
    game, state = look.game, look.state
    known = state.view(None)
    for viewer in look.viewers:
        view = state.view(viewer)
        for seat in range(state.players):
            if game.phase(view, seat) != game.phase(known, seat):
                raise Broken(f"{_name(viewer)} knows of another phase for seat {seat} than a spectator")
            if game.passing(view, seat) is not game.passing(known, seat):
                raise Broken(f"{_name(viewer)} knows of another pass of seat {seat} than a spectator")


def progress_is_public(look: Look) -> None:
    """How far the match is, is the same in every world that anybody imagines, and plain JSON."""
    truth = look.state.progress()
    told = truth and truth.to_json()
    if not is_plain(told):
        raise Broken(f"after a journey as JSON the progress would be something else: {told!r}")
    for world in look.worlds():
        dream = world.state.progress()
        if (dream and dream.to_json()) != told:
            raise Broken(f"{_name(world.viewer)} imagines another progress than {told!r}")


def an_imagined_world_is_possible(look: Look) -> None:
    """The conservation laws hold in every imagined world."""
    if not look.thorough:
        return
    for world in look.worlds():
        broken = world.state.audit()
        if broken:
            raise Broken(f"imagined by {_name(world.viewer)}: {'; '.join(broken)}")


def imagine_knows_only_the_view(look: Look) -> None:
    """`imagine` draws the same worlds from two states that the viewer cannot tell apart."""
    for world in look.worlds():
        seed = look.rng.getrandbits(32)
        from_truth = look.state.imagine(world.viewer, random.Random(seed)).dump()
        from_dream = world.state.imagine(world.viewer, random.Random(seed)).dump()
        if from_truth != from_dream:
            raise Broken(f"{_name(world.viewer)} draws other worlds: {difference(from_truth, from_dream)}")


def only_what_is_hidden_varies(look: Look) -> None:
    """A state and the worlds imagined from it differ in the keys of `game.hidden` alone."""
    for world in look.worlds():
        for key in look.dump:
            if look.dump[key] != world.dump.get(key) and key not in look.game.hidden:
                raise Broken(f"{key!r} is not hidden: {difference(look.dump[key], world.dump.get(key))}")
        _remember(look, world)


def _remember(look: Look, world: World) -> None:
    """Note what was secret and what varied, for the end of the run."""
    view = look.state.view(world.viewer)
    kind = "spectator" if world.viewer is None else "seat"
    for key in look.game.hidden:
        sight: Sight = (key, kind)
        if view.get(key) != look.dump[key]:
            look.report.secret.add(sight)
        if look.dump[key] != world.dump[key]:
            look.report.varied.add(sight)


def every_hidden_key_varies(game: Game, report: Report) -> None:
    """Every key of `game.hidden` is seen to vary between a state and the worlds imagined from it: for
    spectators, and for seats where they do not see it."""
    wanted = {(key, "spectator") for key in game.hidden} | report.secret
    fixed = sorted(wanted - report.varied)
    if fixed:
        raise Broken("; ".join(f"{key!r} never varied in what a {kind} imagined" for key, kind in fixed))


def what_is_not_hidden_is_seen(step: Step) -> None:
    """What changes in the dump under a key that is not in `game.hidden` changes a spectator's view."""
    before, after = step.look.dump, step.outcome
    changed = [key for key in after if key not in step.look.game.hidden and before.get(key) != after[key]]
    if not changed:
        return
    state = step.before()
    view = state.view(None)
    state.apply(step.seat, step.action)
    if state.view(None) == view:
        raise Broken(f"{', '.join(changed)} changed, and a spectator sees nothing of it")


def events_tell_no_more_than_views(step: Step) -> None:
    """The events of a decision that a viewer sees are possible in every world that looks the same to them
    before and after it.

    The actor does the same there. Another seat may do there whatever it may: the viewer only knows
    what they see of it. So if some action there looks the same to them, some such action has the same
    events for them too.
    """
    for world in step.look.worlds():
        here = _outcome(step.before(), step.seat, step.action, world.viewer)
        otherwise: list[_Outcome] = []
        for there in _outcomes(step, world):
            if there.view == here.view:
                if there.events == here.events:
                    break
                otherwise.append(there)
        else:
            if otherwise:
                other = difference(here.events, otherwise[0].events)
                raise Broken(f"{_name(world.viewer)} sees the same, and events give a secret away: {other}")


def beats_fit_and_tell_no_more(step: Step) -> None:
    """Views at beats have the form of `game.schema`, and are possible in every world that looks the same to
    the viewer before and after the decision, with the same events."""
    for world in step.look.worlds():
        here = _outcome(step.before(), step.seat, step.action, world.viewer)
        beats = here.beats()
        for _, view in beats:
            _at_a_beat(step.look.game, view, world.viewer)
        otherwise: list[Json] = []
        for there in _outcomes(step, world) if beats else ():
            if there.view == here.view and there.events == here.events:
                if there.beats() == beats:
                    break
                otherwise.append(there.beats())
        else:
            if otherwise:
                other = difference(beats, otherwise[0])
                raise Broken(f"{_name(world.viewer)} sees the same, and beats give a secret away: {other}")


def _at_a_beat(game: Game, view: dict[str, Json], viewer: Viewer) -> None:
    misfit = schema.misfit(game.view_form, view, viewer)
    if misfit is not None or not is_plain(view):
        raise Broken(f"at a beat, {_name(viewer)}: {misfit or 'the view is not plain'}")


def _choices(world: State, seat: Seat, action: Action, viewer: Viewer) -> list[Action]:
    if viewer == seat:
        return [action]
    legal = world.legal(seat)
    # The same action first: most often it looks the same.
    return sorted(legal, key=lambda choice: choice is not action)


class _Outcome:
    """What a viewer sees of a decision: the view after it, the events, the beats."""

    __slots__ = ("_beats", "events", "view", "viewer")

    def __init__(self, state: State, log: Log, viewer: Viewer) -> None:
        events, beats = log.take()
        self.viewer = viewer
        self.view = state.view(viewer)
        self.events: list[Json] = [event.to_json() for event in events if event.seen_by(viewer)]
        self._beats = beats_for(viewer, beats, events)

    def beats(self) -> list[Json]:
        """For each beat: how many of the events come before it, and the view."""
        return [[beat.count, beat.state.view(self.viewer)] for beat in self._beats]


def _outcome(state: State, seat: Seat, action: Action, viewer: Viewer) -> _Outcome:
    """Apply the action: what this viewer sees of it."""
    log = state.log = Log(beats=True)
    state.apply(seat, action)
    return _Outcome(state, log, viewer)


def _outcomes(step: Step, world: World) -> Iterator[_Outcome]:
    """What the viewer would see in a world that they imagine, of everything that may have been done there."""
    for choice in _choices(world.state, step.seat, step.action, world.viewer):
        yield _outcome(world.state.clone(), step.seat, choice, world.viewer)


def _name(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
