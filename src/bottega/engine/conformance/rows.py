"""Laws about encodings: a row tells what the view tells, and no more. A game without one keeps them all."""

from __future__ import annotations

from bottega.engine.conformance.failure import Broken
from bottega.engine.conformance.look import Look, difference, encoding_of
from bottega.engine.encoding import Encoding
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Seat, canonical_json


def every_place_of_a_row_has_a_name(game: Game) -> None:
    """An encoding has a name for each place of its rows, none of them twice, and its parts follow one another
    from the first place to the last."""
    for players in game.seats:
        encoding = encoding_of(game, players)
        if encoding is None:
            return
        if len(encoding.names) != encoding.size or len(set(encoding.names)) != encoding.size:
            raise Broken(f"{players} players: {encoding.size} places, {len(set(encoding.names))} names")
        end = 0
        for name, part in encoding.parts.items():
            if part.start != end or part.stop < end:
                raise Broken(f"{players} players: the part {name} is {part}, after {end} places")
            end = part.stop
        if end != encoding.size:
            raise Broken(f"{players} players: the parts have {end} places of {encoding.size}")


def a_row_tells_no_more_than_the_view(look: Look) -> None:
    """A seat's row has the size of the encoding and is the same in every world that the seat imagines."""
    encoding = look.chronicle.encoding
    if encoding is None:
        return
    for world in look.worlds():
        if world.viewer is None:
            continue
        row, dream = _row(encoding, look.state, world.viewer), encoding.observe(world.state, world.viewer)
        for place, name in enumerate(encoding.names):
            if row[place] != dream[place]:
                raise Broken(f"seat {world.viewer}: {name} is {row[place]}, imagined {dream[place]}")


def a_row_tells_what_the_view_tells(look: Look) -> None:
    """Of two states that a seat meets, the rows are the same exactly when what the encoding tells of the
    views (`Encoding.told`) is the same."""
    encoding, known = look.chronicle.encoding, look.chronicle.rows
    if encoding is None:
        return
    for seat in look.seats:
        row, told = _row(encoding, look.state, seat), encoding.told(look.state.view(seat))
        view, _ = known.setdefault((seat, row), (told, row))
        if view != told:
            raise Broken(f"seat {seat} has one row for two views: {difference(view, told)}")
        _, other = known.setdefault((seat, canonical_json(told)), (told, row))
        if other != row:
            names = [name for i, name in enumerate(encoding.names) if row[i] != other[i]]
            raise Broken(f"seat {seat} has two rows for one view: {', '.join(names[:5])}")


def _row(encoding: Encoding, state: State, seat: Seat) -> bytes:
    row = encoding.observe(state, seat)
    if not isinstance(row, bytes) or len(row) != encoding.size:
        raise Broken(f"seat {seat} has a row that is no row of {encoding.size} bytes: {row!r:.80}")
    return row
