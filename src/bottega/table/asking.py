"""Questions about a table that change nothing. Answers are plain data for one viewer."""

from __future__ import annotations

import random
import secrets
from typing import Final

from bottega.bots.bot import outlook
from bottega.engine.action import Action
from bottega.engine.events import Event
from bottega.engine.explanation import Explanation
from bottega.engine.match import Match
from bottega.engine.people.rulebook import Rulebook
from bottega.engine.refusal import Refusal
from bottega.engine.state import State
from bottega.engine.types import Json, Seat, Viewer
from bottega.table.commands import action_of
from bottega.table.problem import Problem
from bottega.table.shelf import rulebook_of
from bottega.table.table import Table
from bottega.table.telling import Teller
from bottega.table.types import ABANDONED, OVER, PLAYING

#: The most entries of which a recap has the boards.
_MOST_BOARDS: Final = 40
#: Stands for a decision that the reader of a partial record has not seen.
UNSEEN: Final = "(hidden)"


def why_not(table: Table, seat: Seat, wanted: Json, target: str | None, lang: str | None) -> dict[str, Json]:
    """Why this seat may not do this now; for a thing on the table, why there is not more to do with it."""
    _must_have_begun(table)
    teller, state = Teller(table), table.play.state
    if target is None:
        refusal = state.why_not(seat, action_of(table, wanted))
        return {"refusals": [] if refusal is None else [teller.refusal(refusal, lang)]}
    refusals: dict[str, Refusal] = {}
    touching: list[Action] = [action for action in table.game.actions if target in action.targets]
    for action in touching:
        refusal = state.why_not(seat, action)
        if refusal is not None:
            refusals.setdefault(refusal.code, refusal)
    return {"refusals": [teller.refusal(refusal, lang) for refusal in refusals.values()][:3]}


def describe(table: Table, viewer: Viewer, lang: str) -> dict[str, Json]:
    """The board in words, for a screen reader."""
    _must_have_begun(table)
    view = table.play.state.view(viewer)
    return {"lines": table.game.describe(view, Teller(table).book(lang))}


def things(
    table: Table, viewer: Viewer, targets: list[str], lang: str, count: int | None = None
) -> dict[str, Json]:
    """What these things on the table are, or everything on it where none is named; things that are not there
    are left out. With `count`: as a finished match stood after that number of decisions."""
    _must_have_begun(table)
    view = (table.play.state if count is None else _after(table, count)).view(viewer)
    book, rules = Teller(table).book(lang), rulebook_of(table.label, lang)
    told: list[dict[str, Json]] = []
    for target in dict.fromkeys(targets or table.game.things(view)):
        explanation = table.game.explain(view, target, book)
        if explanation is not None:
            told.append({"target": target, **explained(explanation, rules)})
    return {"number": table.number, "things": told}


def explained(explanation: Explanation, rules: Rulebook) -> dict[str, Json]:
    """An explanation with the title of its paragraph."""
    rule = explanation.rule
    return {**explanation.to_json(), "rule": {"id": rule, "title": rules[rule].title}}


def record(table: Table, viewer: Viewer) -> str:
    """The whole record after the match; before, what this viewer knows of it."""
    _must_have_begun(table)
    if table.status in (OVER, ABANDONED):
        return str(table.play.record())
    return _part(table, viewer)


def _part(table: Table, viewer: Viewer) -> str:
    game, match = table.game, table.play
    lines = ["Bottega record 1, a part: the match is under way", "", f"game: {game.name}"]
    lines += [f"rules: {game.version}", f"edition: {game.edition.name}"]
    lines += [f"seat {seat}: {chair.name}" for seat, chair in enumerate(table.chairs)]
    if match.proof is not None:
        lines += [f"commitment: {match.proof.commitment}", f"promise: {match.proof.promise}"]
    lines.append("")
    for number, entry in enumerate(match.entries, 1):
        text = entry.notation
        if not (entry.undo or entry.takeback) and entry.seat != viewer:
            if game.parse(text).type in game.concealed:
                text = UNSEEN
        lines.append(f"{number}. {entry.seat} {text}")
    return "\n".join(lines) + "\n"


def question(table: Table, seat: Seat) -> dict[str, Json]:
    """The question for a bot at this seat: an imagined world, never the true state."""
    _must_have_begun(table)
    if seat not in table.opened:
        raise Problem("decision-closed", 409, decision="")
    seen = outlook(table.play.state, seat, random.Random(secrets.randbits(64)), table.play.line)
    return {
        "world": seen.world.dump(),
        "seat": seat,
        "seen": seen.seen,
        "decision": table.opened[seat],
        "game": table.settings["game"],
        "rules": table.rules,
        "edition": table.game.edition.name,
        "changes": dict(table.game.edition.changes),
    }


def texts(table: Table, seat: Seat, notations: list[str], lang: str) -> list[dict[str, Json]]:
    """These actions in words, as this seat would read them."""
    _must_have_begun(table)
    teller, view = Teller(table), table.play.state.view(seat)
    actions = [table.game.parse(notation) for notation in notations]
    return [{"id": action.id, "text": teller.action_text(action, view, lang)} for action in actions]


def acted(table: Table, seat: Seat) -> int:
    """The entry of this seat's last decision; 0: none."""
    return table.acted.get(seat, 0)


def settings(table: Table) -> dict[str, Json]:
    return dict(table.settings)


def chairs(table: Table) -> list[dict[str, Json]]:
    return [chair.dump() for chair in table.chairs]


def history(table: Table, viewer: Viewer, lang: str | None, after: int) -> dict[str, Json]:
    """What happened after an entry, as far as this viewer may know."""
    return {"events": Teller(table).events(viewer, lang, after)}


def recap(table: Table, seat: Seat, lang: str | None, after: int, with_boards: bool) -> dict[str, Json]:
    """The same for a seat; with the boards in between where they are wanted."""
    told = history(table, seat, lang, after)
    if with_boards and table.match is not None:
        told["boards"] = boards(table, seat, told["events"])
    return told


def hint(table: Table, seat: Seat, bot: str, advice: dict[str, Json], lang: str) -> dict[str, Json]:
    """The advice of a bot (`bots.considering`) on the open decision of this seat, in words."""
    reasons: list[dict[str, Json]] = advice["reasons"]
    said = texts(table, seat, [reason["action"] for reason in reasons], lang)
    return {
        "bot": bot,
        "reasons": [reason | text for reason, text in zip(reasons, said, strict=True)],
        "seconds": advice["seconds"],
        "iterations": advice["iterations"],
    }


def passing(table: Table) -> dict[str, Json]:
    """The decisions that orders answer now: seat, decision, action."""
    answers: list[dict[str, Json]] = []
    if table.status != PLAYING or not table.orders:
        return {"answers": answers}
    view = table.play.state.view(None)
    for seat, phase in table.orders.items():
        if seat in table.opened and table.chairs[seat].present and table.game.phase(view, seat) == phase:
            action = table.game.passing(view, seat)
            if action is not None:
                decision = table.opened[seat]
                answers.append({"seat": seat, "decision": decision, "action": action.id, "order": phase})
    return {"answers": answers}


def moments(table: Table, lang: str | None) -> dict[str, Json]:
    """The decisions of a finished match, in words: the steps of a replay."""
    _must_be_done(table)
    teller = Teller(table)
    match = Match(table.game, table.play.deal, table.play.names)
    steps: list[dict[str, Json]] = []
    for seat, action in table.play.line:
        step: dict[str, Json] = {"seat": seat, "action": {**action.to_json(), "notation": str(action)}}
        step["progress"] = teller.progress(match.state.progress(), lang)
        if lang is not None:
            step["text"] = teller.action_text(action, match.state.view(seat), lang)
        step["events"] = [_told(teller, event, lang) for event in match.play(seat, action)]
        steps.append(step)
    return {"steps": steps}


def _told(teller: Teller, event: Event, lang: str | None) -> dict[str, Json]:
    """An event of a finished match, and who knew of it then."""
    audience = None if event.audience is None else list(event.audience)
    return {**teller.event(event, lang), "audience": audience}


def moment(table: Table, count: int, viewers: list[Viewer]) -> dict[str, Json]:
    """A finished match after its first `count` decisions, as these viewers see it."""
    state = _after(table, count)
    return {
        "count": count,
        "actors": list(state.actors),
        "views": [state.view(viewer) for viewer in viewers],
    }


def _after(table: Table, count: int) -> State:
    """The state of a finished match after its first `count` decisions."""
    _must_be_done(table)
    line = table.play.line
    if not 0 <= count <= len(line):
        raise Problem("no-such-moment", 404, count=count, last=len(line))
    state = table.game.start(table.play.deal)
    for seat, action in line[:count]:
        state.apply(seat, action)
    return state


def boards(table: Table, seat: Seat, events: list[dict[str, Json]]) -> list[dict[str, Json]]:
    """How the game stood for this seat after the entries of these events, as told by a `Teller`, and before
    the first of them: by the number of the entry, the oldest first. What was taken back has no board, and of
    many entries only the last have one."""
    counts: dict[int, int] = {}  # by entry: the decisions made
    fewest = len(table.play.line)
    for event in reversed(events):
        if event["step"] <= fewest and len(counts) < _MOST_BOARDS:
            fewest = event["step"]
            counts.setdefault(event["number"], fewest)
    if not counts:
        return []
    first = min(counts)
    entries = {first - 1: max(0, counts[first] - 1), **dict(sorted(counts.items()))}
    state, made = table.game.start(table.play.deal), 0
    found: list[dict[str, Json]] = []
    for number, count in entries.items():
        for by, action in table.play.line[made:count]:
            state.apply(by, action)
        made = max(made, count)
        found.append({"number": number, "view": state.view(seat)})
    return found


def origin(table: Table, count: int) -> dict[str, Json]:
    """What a new match needs to go on from this one with the same luck."""
    _must_be_done(table)
    line = table.play.line
    if not 0 <= count <= len(line):
        raise Problem("no-such-moment", 404, count=count, last=len(line))
    return {
        "rules": table.rules,
        "deal": table.play.deal,
        "line": [[seat, action.id] for seat, action in line[:count]],
    }


def _must_have_begun(table: Table) -> None:
    if table.match is None:
        raise Problem("table-not-begun", 409)


def _must_be_done(table: Table) -> None:
    _must_have_begun(table)
    if table.status not in (OVER, ABANDONED):
        raise Problem("match-not-over", 409)
