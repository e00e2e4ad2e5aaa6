"""Changes: what differs between two messages, so that a client that has the first need not get all of the
second.

A change is JSON, in one of three forms:

- a number, a text, true, false or null is the new value;
- a list has one item, the new value, which is a list or an object;
- an object has changes within an object or a list of the same shape, by key or by index: what it does not
  name stays.

Nothing is added or removed within: where an object has other keys than before, or a list another length, the
change is the whole of it. `comparing` makes changes.

A new decision is a new value, but choices that the client has are not told again: such a choice is the id of
its action. A client has the choices of its last whole news and of all changes since.
"""

from __future__ import annotations

from bottega.engine.types import Json


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
    ValueError if `known` is not what the changes are based on: watch again to get the whole.

    What is made of changes has one field more than news that is sent as a whole: `offered`, the choices that
    the client knows, by the id of the action."""
    if "base" not in news:
        return news
    if known is None or known["number"] != news["base"]:
        raise ValueError(f"these changes are based on entry {news['base']}")
    number, at = news["number"], news["at"]
    standing = changed({name: known[name] for name in ("table", "view", "decision", "own")}, news["changes"])
    offered = known["offered"] if "offered" in known else _by_id(known["decision"])
    standing["decision"], offered = _with_choices(standing["decision"], offered)
    return {
        **standing,
        "offered": offered,
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


def _by_id(decision: Json) -> dict[int, Json]:
    return {} if decision is None else {choice["id"]: choice for choice in decision["choices"]}


def _with_choices(decision: Json, offered: dict[int, Json]) -> tuple[Json, dict[int, Json]]:
    """The decision with all its choices, and all that were offered."""
    if decision is None:
        return None, offered
    told = [choice for choice in decision["choices"] if not isinstance(choice, int)]
    offered = {**offered, **{choice["id"]: choice for choice in told}}
    choices = [offered[each] if isinstance(each, int) else each for each in decision["choices"]]
    return {**decision, "choices": choices}, offered


def _whole_beats(view: Json, beats: list[Json]) -> list[dict[str, Json]]:
    """Beats with their whole views: each change applies to the view at the beat before, the first to that of
    the news before."""
    whole: list[dict[str, Json]] = []
    for beat in beats:
        view = changed(view, beat["view"])
        whole.append({"events": beat["events"], "view": view})
    return whole
