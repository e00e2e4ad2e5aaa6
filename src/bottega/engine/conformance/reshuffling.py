"""Laws about `reshuffle`: it draws anew all that nobody has seen, nothing else, and with the right odds."""

from __future__ import annotations

import math
import random
from typing import Final

from bottega.engine.conformance.failure import Broken
from bottega.engine.conformance.look import Look, Step, difference
from bottega.engine.conformance.report import Report
from bottega.engine.conformance.secrecy import offers_the_same
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Json, Viewer

#: How far from half of the cases the truth may come first, in standard deviations.
_FAR: Final = 5.0


def to_reshuffle_changes_nothing(look: Look) -> None:
    """`reshuffle` leaves the state as it is."""
    look.reshuffled()
    if look.state.dump() != look.dump:
        raise Broken(f"after reshuffle: {difference(look.dump, look.state.dump())}")


def a_reshuffled_world_looks_the_same_to_all(look: Look) -> None:
    """In a reshuffled world every seat and a spectator see the same as in truth, and every seat has the same
    legal actions, prompt and refusals."""
    world = look.reshuffled()
    if world.actors != look.state.actors or world.over != look.state.over:
        raise Broken(f"{world.actors!r} decide in a reshuffled world")
    truth, dream = _everything(look.state), _everything(world)
    if truth != dream:
        raise Broken(f"in truth and reshuffled: {difference(truth, dream)}")
    for seat in look.seats:
        offers_the_same(look, seat, world)


def a_reshuffled_world_is_possible(look: Look) -> None:
    """The conservation laws hold in a reshuffled world, and it differs in the keys of `game.hidden` alone."""
    world = look.reshuffled()
    dump = world.dump()
    for key in look.dump:
        if look.dump[key] != dump.get(key) and key not in look.game.hidden:
            raise Broken(f"{key!r} is not hidden: {difference(look.dump[key], dump.get(key))}")
    broken = world.audit()
    if broken:
        raise Broken(f"reshuffled: {'; '.join(broken)}")


def reshuffle_does_not_know_the_truth(look: Look) -> None:
    """`reshuffle` draws the same worlds from a state and from one that was reshuffled."""
    seed = look.chronicle.shuffler.getrandbits(32)
    from_truth = look.state.reshuffle(random.Random(seed)).dump()
    from_world = look.reshuffled().reshuffle(random.Random(seed)).dump()
    if from_truth != from_world:
        raise Broken(f"other worlds are drawn: {difference(from_truth, from_world)}")


def note_places(look: Look) -> None:
    """Note which places of the dump nobody knows, and which were reshuffled."""
    world = look.reshuffled().dump()
    look.report.reshuffled |= _places(look, world)
    if look.thorough:
        unknown: set[str] | None = None
        for each in look.worlds():
            places = _places(look, each.dump)
            unknown = places if unknown is None else unknown & places
        look.report.unknown |= unknown or set()


def what_no_seat_knows_is_reshuffled(game: Game, report: Report) -> None:
    """A place of the dump that at some moment varies in what each viewer imagines is reshuffled at some
    moment."""
    kept = sorted(report.unknown - report.reshuffled)
    if kept:
        raise Broken(f"no seat knew {', '.join(kept)}, and it was never reshuffled")


def note_what_comes_to_light(step: Step) -> None:
    """Note how what a decision uncovers compares with what it uncovers in a reshuffled world."""
    world = step.look.reshuffled().clone()
    world.apply(step.seat, step.action)
    state = step.before()
    state.apply(step.seat, step.action)
    came, might = _everything(state), _everything(world)
    if came != might:
        step.look.report.uncovered += 1
        step.look.report.came_first += _comes_first(came, might)


def what_comes_to_light_has_the_odds_of_a_reshuffle(game: Game, report: Report) -> None:
    """What a decision uncovers in truth comes before what it uncovers in a reshuffled world in half of the
    cases, in the order of numbers and of letters."""
    expected, spread = report.uncovered / 2, math.sqrt(report.uncovered) / 2
    if abs(report.came_first - expected) > _FAR * spread:
        raise Broken(f"it came first in {report.came_first} of {report.uncovered} cases")


def _everything(state: State) -> Json:
    """What is known at the table if all seats put it together."""
    everybody: list[Viewer] = [None, *range(state.players)]
    return state.views(everybody)


def _places(look: Look, world: dict[str, Json]) -> set[str]:
    """Where the hidden part of a world differs from the truth."""
    places: set[str] = set()
    for key in look.game.hidden:
        _differing(look.dump[key], world[key], key, places)
    return places


def _differing(one: Json, two: Json, path: str, places: set[str]) -> None:
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        for key in one:
            _differing(one[key], two[key], f"{path}.{key}", places)
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for i in range(len(one)):
            _differing(one[i], two[i], f"{path}.{i}", places)
    elif one != two:
        places.add(path)


def _comes_first(one: Json, two: Json) -> bool:
    """Which of two different values is the lower, where they differ first."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in sorted({*one, *two}):
            if key not in one or key not in two:
                return key in two
            if one[key] != two[key]:
                return _comes_first(one[key], two[key])
    if isinstance(one, list) and isinstance(two, list):
        for i in range(min(len(one), len(two))):
            if one[i] != two[i]:
                return _comes_first(one[i], two[i])
        return len(one) < len(two)
    if isinstance(one, (int, float)) and isinstance(two, (int, float)):
        return one < two
    return str(one) < str(two)
