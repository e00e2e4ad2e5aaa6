"""Comparing: the changes between two messages, in the form that `changes` describes.

Views that were made together have the same objects for what is public (`State.views`). So what has changed in
a part is known by the two objects, the old one and the new one. All viewers share them: it is compared once.
"""

from __future__ import annotations

from typing import Final

from bottega.engine.types import Json

#: Where nothing has changed: null is a change like any other.
SAME: Final[Json] = object()

#: How deep in a message it is worth to remember parts: a view, and each of its fields. To compare a board is
#: faster than to look it up.
_SHARED: Final = 2


def difference(old: Json, new: Json) -> Json:
    """The change that makes `new` of `old`, or SAME. A value that changes from a truth value to a number (or
    back) counts as the same where Python says so; the views of the games have no such fields."""
    return _change(old, new, None, 0)


class Comparison:
    """Compares the messages of one entry with those of an earlier one. All of them must be kept as long as it
    is used: it knows their parts by identity."""

    def __init__(self) -> None:
        self._compared: dict[tuple[int, int], Json] = {}

    def change(self, old: Json, new: Json) -> Json:
        """The same as `difference`."""
        return _change(old, new, self._compared, _SHARED)


def _change(old: Json, new: Json, compared: dict[tuple[int, int], Json] | None, depth: int) -> Json:
    """`compared` has what is known of parts that are at most `depth` below this one."""
    if old is new:
        return SAME
    if not isinstance(new, (dict, list, tuple)):
        return SAME if old == new else new
    if compared is None or depth == 0:
        # Most parts are the same, and Python sees that faster than we do.
        return SAME if old == new else _inside(old, new, None, 0)
    pair = (id(old), id(new))
    change = compared.get(pair)
    if change is None:
        change = _inside(old, new, compared, depth - 1)
        compared[pair] = change
    return change


def _inside(old: Json, new: Json, compared: dict[tuple[int, int], Json] | None, depth: int) -> Json:
    """The change of an object or a list, which is never null."""
    if isinstance(new, dict):
        if isinstance(old, dict) and len(old) == len(new):
            return _in_object(old, new, compared, depth)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and _is_nested(new):
        return _in_list(old, new, compared, depth)
    return SAME if old == new else [new]


def _in_object(
    old: dict[Json, Json],
    new: dict[Json, Json],
    compared: dict[tuple[int, int], Json] | None,
    depth: int,
) -> Json:
    changes: dict[Json, Json] = {}
    # They are of the same length. With `strict`, mypyc would call into the interpreter for each pair.
    for (key, value), (known, before) in zip(new.items(), old.items()):  # noqa: B905
        if key is not known and key != known:
            return SAME if old == new else [new]
        if before is not value:
            change = _change(before, value, compared, depth)
            if change is not SAME:
                changes[key] = change
    return changes or SAME


def _in_list(
    old: list[Json], new: list[Json], compared: dict[tuple[int, int], Json] | None, depth: int
) -> Json:
    changes: dict[Json, Json] = {}
    for index in range(len(new)):
        change = _change(old[index], new[index], compared, depth)
        if change is not SAME:
            changes[index] = change
    return changes or SAME


def _is_nested(items: list[Json]) -> bool:
    """Whether it is worth looking into the items. A list of plain values is short: it goes as a whole."""
    return any(isinstance(item, (dict, list)) for item in items)
