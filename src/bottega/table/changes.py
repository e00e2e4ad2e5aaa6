"""Changes: what differs between two messages, so that a client that has the first need not get all of the
second.

A change is JSON, in one of three forms:

- a number, a text, true, false or null is the new value;
- a list has one item, the new value, which is a list or an object;
- an object has changes within an object or a list of the same shape, by key or by index: what it does not
  name stays.

Nothing is added or removed within: where an object has other keys than before, or a list another length, the
change is the whole of it.
"""

from __future__ import annotations

from bottega.engine.types import Json


def difference(old: Json, new: Json) -> Json:
    """The change that makes `new` of `old`. The two differ. A value that changes from a truth value to a
    number (or back) counts as the same where Python says so; the views of the games have no such fields."""
    if isinstance(new, dict):
        if isinstance(old, dict) and list(old) == list(new):
            return _within(old, new)
        return [new]
    if isinstance(new, (list, tuple)):
        if isinstance(old, (list, tuple)) and len(old) == len(new) and _nested(new):
            change: dict[Json, Json] = {}
            for index in range(len(new)):
                if old[index] != new[index]:
                    change[index] = difference(old[index], new[index])
            return change
        return [new]
    return new


def _within(old: dict[Json, Json], new: dict[Json, Json]) -> dict[Json, Json]:
    change: dict[Json, Json] = {}
    for key, value in new.items():
        before = old[key]
        if before is not value and before != value:
            change[key] = difference(before, value)
    return change


def _nested(items: list[Json] | tuple[Json, ...]) -> bool:
    """Whether it is worth looking into the items. A list of plain values is short: it goes as a whole."""
    return any(isinstance(item, (dict, list, tuple)) for item in items)


def changed(old: Json, change: Json) -> Json:
    """What a change makes of `old`, which stays as it is. What the change does not touch is shared."""
    if isinstance(change, list):
        return change[0]
    if not isinstance(change, dict):
        return change
    if isinstance(old, list):
        items = list(old)
        for index, inner in change.items():
            items[int(index)] = changed(items[int(index)], inner)
        return items
    fields = dict(old)
    for key, inner in change.items():
        fields[key] = changed(fields[key], inner)
    return fields


def renewed(known: dict[str, Json] | None, news: dict[str, Json]) -> dict[str, Json]:
    """The whole news, for a client that has `known`, the whole news before of the same match and seat.
    ValueError if `known` is not what the changes are based on: watch again to get the whole."""
    if "base" not in news:
        return news
    if known is None or known["number"] != news["base"]:
        raise ValueError(f"these changes are based on entry {news['base']}")
    number, at = news["number"], news["at"]
    return {
        **changed({name: known[name] for name in ("table", "view", "decision", "own")}, news["changes"]),
        "op": "news",
        "match": news["match"],
        "number": number,
        "at": at,
        "seat": news["seat"],
        "after": news["base"],
        "gap": False,
        "events": [{"number": number, "at": at, **event} for event in news["events"]],
        "beats": _whole_beats(known["view"], news.get("beats", [])),
    }


def _whole_beats(view: Json, beats: list[Json]) -> list[dict[str, Json]]:
    """Beats with their whole views: each change applies to the view at the beat before, the first to that of
    the news before."""
    whole: list[dict[str, Json]] = []
    for beat in beats:
        view = changed(view, beat["view"])
        whole.append({"events": beat["events"], "view": view})
    return whole
