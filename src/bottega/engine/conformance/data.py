"""Laws about a state as data: what it is made of, saved, copied and counted."""

from __future__ import annotations

import copy
import io
import json
import pickle
from typing import Final

from bottega.engine.conformance.failure import Broken
from bottega.engine.conformance.look import Look, Step, difference, is_plain
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Json

#: Share of the glances that load: it takes longer than all the rest.
_LOADED: Final = 0.1


def nothing_is_made_or_lost(look: Look) -> None:
    """The game's conservation laws hold after every action."""
    broken = look.state.audit()
    if broken:
        raise Broken("; ".join(broken))


def a_dump_is_plain(look: Look) -> None:
    """A dump is plain JSON, and every key in `game.hidden` stands in it."""
    if look.thorough and not is_plain(look.dump):
        raise Broken(f"after a journey as JSON the dump would be another: {look.dump!r}")
    for key in look.game.hidden:
        if key not in look.dump:
            raise Broken(f"game.hidden names {key!r}, and the dump has no such key")


def a_clone_is_the_same(look: Look) -> None:
    """A clone has the same dump and the same legal actions, and no log."""
    clone = look.state.clone()
    if clone.log is not None:
        raise Broken("the clone has a log")
    _same(look.state, look.dump, clone, "the clone")


def load_restores_everything(look: Look) -> None:
    """`load(dump)` gives the same state: the same dump, the same legal actions."""
    if look.thorough or look.state.over or look.rng.random() < _LOADED:
        _same(look.state, look.dump, look.game.load(look.dump), "the loaded state")


def a_dump_with_a_key_missing_is_refused(look: Look) -> None:
    """`load` of a dump that lacks something is a ValueError."""
    if not look.thorough:
        return
    for key in look.dump:
        lacking = {name: value for name, value in look.dump.items() if name != key}
        try:
            look.game.load(lacking)
        except ValueError:
            continue
        raise Broken(f"a dump without {key!r} was loaded")


def what_is_handed_out_is_a_copy(look: Look) -> None:
    """Whatever a caller does to a dump, a view, a score or a prompt, the state stays as it is."""
    if not look.thorough:
        return
    state = look.state
    before = json.dumps(state.dump())  # as a text: what if the dump is the state's own?
    handed_out: list[Json] = [state.dump(), *(state.view(viewer) for viewer in look.viewers), state.scores()]
    handed_out += state.views(list(look.viewers))
    handed_out += [state.score_parts(seat) for seat in range(state.players)]
    handed_out += [prompt.values for seat in state.actors if (prompt := state.prompt(seat))]
    _scribble(handed_out)
    if json.dumps(state.dump()) != before:
        raise Broken(f"a caller changed what was handed out: {difference(json.loads(before), state.dump())}")


def scores_add_up(look: Look) -> None:
    """Every seat has a score of plain numbers, whose lines add up to its total, and so do the parts of a line
    unless they count together."""
    scores = look.state.scores()
    if len(scores) != look.state.players:
        raise Broken(f"{len(scores)} scores for {look.state.players} seats")
    for seat, score in enumerate(scores):
        if sum(score["lines"].values()) != score["total"]:
            raise Broken(f"seat {seat}: {score!r}")
    if look.thorough or look.state.over:
        for seat, score in enumerate(scores):
            parts = look.state.score_parts(seat)
            if not is_plain([score, parts]):
                raise Broken(f"not plain data: {score!r}, {parts!r}")
            for line, found in parts.items():
                points = [part["points"] for part in found]
                known = [each for each in points if each is not None]
                together = len(known) < len(points)
                if line not in score["lines"] or (
                    bool(known) if together else sum(known) != score["lines"][line]
                ):
                    raise Broken(f"seat {seat}: {line} is {score!r}, made of {found!r}")


def a_ranking_comes_with_the_end(look: Look) -> None:
    """A ranking groups seats, none twice, once the match is over; before, it is a ValueError."""
    try:
        ranking = look.state.ranking()
    except ValueError as error:
        if look.state.over:
            raise Broken(f"the match is over and has no ranking: {error}") from error
        return
    if not look.state.over:
        raise Broken(f"the match is not over and has a ranking: {ranking!r}")
    ranked = [seat for group in ranking for seat in group]
    if len(set(ranked)) != len(ranked) or any(seat not in range(look.state.players) for seat in ranked):
        raise Broken(f"the ranking is {ranking!r}")
    if any(not group for group in ranking[1:]):
        raise Broken(f"only the winners' group may be empty: {ranking!r}")


def a_clone_shares_nothing(step: Step) -> None:
    """A clone shares nothing that changes: whichever of the two is played on, the other stands still."""
    look = step.look
    if look.state.dump() != look.dump:
        raise Broken(f"its clone was played on: {difference(look.dump, look.state.dump())}")
    if step.kept.dump() != look.dump:
        raise Broken(f"what it was cloned from was played on: {difference(look.dump, step.kept.dump())}")


def a_loaded_state_goes_on_alike(step: Step) -> None:
    """What is played on from a loaded state leads where it leads in the match: a dump is everything."""
    if not step.look.thorough:
        return
    loaded = step.look.game.load(step.look.dump)
    loaded.apply(step.seat, step.action)
    if loaded.dump() != step.outcome:
        raise Broken(f"in the match and loaded: {difference(step.outcome, loaded.dump())}")


def a_copy_is_the_same(step: Step) -> None:
    """`copy.copy`, `copy.deepcopy` and `pickle` give an equal state. Played on, it leads where the match
    leads, and the state it was made from stands still."""
    look = step.look
    if not look.thorough:
        return
    state = look.state
    copies = {"copy": copy.copy(state), "deepcopy": copy.deepcopy(state), "pickle": _pickled(state)}
    for way, other in copies.items():
        if other is state or type(other) is not type(state) or other != state:
            raise Broken(f"{way} gives another state: {difference(look.dump, other.dump())}")
        other.apply(step.seat, step.action)
        if state.dump() != look.dump or other.dump() != step.outcome:
            raise Broken(f"what {way} gave was played on: {difference(look.dump, state.dump())}")


def _pickled(state: State) -> State:
    """The state after a journey through `pickle`. Its game stays here: it need not be installed."""
    file = io.BytesIO()
    _Pickler(file).dump(state)
    other: State = _Unpickler(io.BytesIO(file.getvalue()), state.game).load()
    return other


class _Pickler(pickle.Pickler):
    def persistent_id(self, value: object) -> str | None:
        return "game" if isinstance(value, Game) else None


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, game: Game) -> None:
        super().__init__(file)
        self._game = game

    def persistent_load(self, pid: object) -> Game:
        return self._game


def _same(state: State, dump: dict[str, Json], other: State, name: str) -> None:
    if other.dump() != dump:
        raise Broken(f"{name}: {difference(dump, other.dump())}")
    for seat in range(state.players):
        if other.legal(seat) != state.legal(seat):
            raise Broken(f"{name} has the same dump and offers other actions to seat {seat}")


def _scribble(value: Json) -> None:
    """Write something into every list and mapping in a value."""
    if isinstance(value, dict):
        for part in value.values():
            _scribble(part)
        value["scribble"] = 0
    elif isinstance(value, list):
        for part in value:
            _scribble(part)
        value.append("scribble")
