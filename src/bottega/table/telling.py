"""Telling: what a viewer may know of a table, as plain data that is ready to be sent as JSON.

Views, choices and events come from the engine for this viewer and nobody else. With a language, everything
has its sentences; without one, for programs, they are left out.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Final

from mypy_extensions import mypyc_attr

from bottega.engine.action import Action
from bottega.engine.events import Beat, Event, beats_for
from bottega.engine.people.text import Book
from bottega.engine.records import Proof
from bottega.engine.refusal import Refusal
from bottega.engine.state import Prompt, Score, ScorePart, State
from bottega.engine.types import Json, Seat, Viewer
from bottega.table import sentences
from bottega.table.comparing import SAME, Comparison, difference
from bottega.table.shelf import game_of, rulebook_of
from bottega.table.table import Happening, Table
from bottega.table.types import ABANDONED, OVER, PLAYING

#: The events of every table that begin a part of its match.
_CHAPTERS: Final = {"table-began": 1}


@cache
def action_data(game: str, id: int) -> dict[str, Json]:
    """The structure of an action, with its notation; shared, so callers do not change it."""
    action = game_of(game).actions[id]
    return {**action.to_json(), "notation": str(action)}


class Told:
    """How a table stood after entry `number`, for the viewers who were told. It depends on the entries alone:
    every process tells the same. `offered` has the choices that a viewer knows, by their ids: those since the
    last whole news."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.offered: dict[tuple[Viewer, str | None], dict[int, Json]] = {}
        self.tables: dict[str | None, dict[str, Json]] = {}
        self.views: dict[Viewer, dict[str, Json]] = {}
        self.decisions: dict[tuple[Viewer, str | None], dict[str, Json] | None] = {}
        self.owns: dict[Viewer, dict[str, Json] | None] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Tells viewers about a table as it is after its last entry. Make a new one after each entry. Parts that
    are the same for several viewers are made once, and kept in `told`.

    A host with a faster JSON library may derive from it and override `choice`, `everybody`,
    `everybody_change` and `values_key`.
    """

    def __init__(self, table: Table, told: Told | None = None) -> None:
        """`told`: what another teller has told of this table after the same entry."""
        self.table = table
        self.told = Told(table.number) if told is None else told
        self._names = sentences.placed([chair.name for chair in table.chairs])
        self._happened: dict[tuple[str | None, int, bool], list[tuple[Event, dict[str, Json]]]] = {}
        self._comparison = Comparison()
        self._between: dict[int, dict[Viewer, dict[str, Json]]] = {}

    # The whole message

    def news(self, viewer: Viewer, lang: str | None, after: int) -> dict[str, Json]:
        """What a viewer needs who knows the table up to entry `after`: what happened since, and how the table
        stands now."""
        table = self.table
        self.told.offered[viewer, lang] = self._choices(viewer, lang)
        return {
            "op": "news",
            "match": table.id,
            "number": table.number,
            "at": table.changed,
            "seat": viewer,
            "after": after,
            "gap": after < table.since,
            "events": self.events(viewer, lang, after),
            "beats": [],
            "table": self.everybody(lang),
            "view": None if table.match is None else self.view(viewer),
            "decision": self.decision(viewer, lang),
            "own": self.own(viewer),
        }

    def step(self, viewer: Viewer, lang: str | None, before: Told) -> dict[str, Json] | None:
        """The news for a viewer who has the news of an earlier entry: what happened since, and what has
        changed, as `changes.changed` applies it. None if this viewer was not told then.

        It is made of what the viewer was told before and of what the viewer may know now, so it holds
        nothing that is not in one of the two.
        """
        if (viewer, lang) not in before.decisions:
            return None
        table = self.table
        changes: dict[str, Json] = {}
        for_all = self.everybody_change(lang, before)
        if for_all is not SAME:
            changes["table"] = for_all
        view = None if table.match is None else self.view(viewer)
        seen = self._comparison.change(before.views.get(viewer), view)
        if seen is not SAME:
            changes["view"] = seen
        decision = self.decision(viewer, lang)
        offered = before.offered.pop((viewer, lang), {})
        if decision != before.decisions[viewer, lang]:
            changes["decision"] = None if decision is None else [self._spare(decision, viewer, lang, offered)]
        self.told.offered[viewer, lang] = offered
        own = difference(before.owns[viewer], self.own(viewer))
        if own is not SAME:
            changes["own"] = own
        beats = self.beats(viewer, before) if lang is not None else []
        return {
            "op": "news",
            "match": table.id,
            "number": table.number,
            "at": table.changed,
            "seat": viewer,
            "base": before.number,
            "events": self.events(viewer, lang, before.number, spare=True),
            **({"beats": beats} if beats else {}),
            "changes": changes,
        }

    # Its parts

    def see(self, viewers: list[Viewer]) -> None:
        """Make the views of these viewers together, which takes less than one after the other."""
        views = self.told.views
        others = [viewer for viewer in dict.fromkeys(viewers) if viewer not in views]
        if others and self.table.match is not None:
            for viewer, view in zip(others, self.table.match.state.views(others), strict=True):
                views[viewer] = view

    def view(self, viewer: Viewer) -> dict[str, Json]:
        """What this viewer sees of the game; made once, since several parts use it."""
        views = self.told.views
        if viewer not in views:
            views[viewer] = self.table.play.state.view(viewer)
        return views[viewer]

    def events(
        self, viewer: Viewer, lang: str | None, after: int, spare: bool = False
    ) -> list[dict[str, Json]]:
        """What happened after an entry, as far as this viewer may know. `spare`: events of the last entry
        come without its number and time, which the news has."""
        key = (lang, after, spare)
        if key not in self._happened:
            self._happened[key] = self._events(lang, after, spare)
        return [data for event, data in self._happened[key] if event.seen_by(viewer)]

    def _events(self, lang: str | None, after: int, spare: bool) -> list[tuple[Event, dict[str, Json]]]:
        """All that happened, each event with what is told of it: the same for every viewer who may know."""
        happened: list[tuple[Event, dict[str, Json]]] = []
        for happening in reversed(self.table.happenings):
            if happening.number <= after:
                break
            data = self._happening(happening, lang, spare and happening.number == self.table.number)
            happened.append((happening.event, data))
        happened.reverse()
        return happened

    def beats(self, viewer: Viewer, before: Told) -> list[dict[str, Json]]:
        """How the game stood for this viewer in between: each time after how many of the events since, and
        what had changed in the view since the time before. They are for people; programs do without."""
        kept, happenings = self.table.beats, self.table.happenings
        seen = before.views.get(viewer)
        if not kept or seen is None:
            return []
        first = len(happenings)
        while first and happenings[first - 1].number > before.number:
            first -= 1
        events = [happening.event for happening in happenings[first:]]
        since = [Beat(beat.count - first, beat.state) for beat in kept if beat.count > first]
        told: list[dict[str, Json]] = []
        for beat in beats_for(viewer, since, events):
            view = self._view_between(beat.state, viewer, before)
            change = self._comparison.change(seen, view)
            told.append({"events": beat.count, "view": {} if change is SAME else change})
            seen = view
        return told

    def _view_between(self, state: State, viewer: Viewer, before: Told) -> dict[str, Json]:
        """The view at a beat. Those of all who were told before are made together: most beats are for
        everybody. The table keeps the state as long as it is told of."""
        if id(state) not in self._between:
            viewers = list(before.views)
            self._between[id(state)] = dict(zip(viewers, state.views(viewers), strict=True))
        return self._between[id(state)][viewer]

    def _happening(self, happening: Happening, lang: str | None, spare: bool) -> dict[str, Json]:
        data: dict[str, Json] = {} if spare else {"number": happening.number, "at": happening.at}
        data["step"] = happening.step
        return data | self.event(happening.event, lang)

    def event(self, event: Event, lang: str | None) -> dict[str, Json]:
        """An event as everybody is told who may know of it: how it stands in the log, and its sentence with
        the marks in it. A mark says where it begins and ends, in characters, and what is there
        (`engine.people.marks`)."""
        kind, game = event.kind, self.table.game
        data: dict[str, Json] = {"kind": kind, "values": event.values}
        depth = game.chapters.get(kind) or _CHAPTERS.get(kind)
        if depth:
            data["chapter"] = depth
        if kind in game.asides:
            data["aside"] = True
        if lang is not None:
            text = ""
            marks: list[tuple[int, int, str]] = []
            key = self.values_key(event.values)
            for piece, mark in sentences.marked_pieces(self.table.label, lang, f"event-{kind}", key):
                start = len(text)
                text += self._names.get(piece, piece)
                if mark:
                    marks.append((start, len(text), mark))
            data["text"] = text
            data["marks"] = marks
        return data

    def everybody(self, lang: str | None) -> Json:
        """What everybody may know of the table itself."""
        return self.everybody_data(lang)

    def everybody_change(self, lang: str | None, before: Told) -> Json:
        """What has changed of it since, or SAME."""
        return self._comparison.change(before.tables[lang], self.everybody_data(lang))

    def everybody_data(self, lang: str | None) -> dict[str, Json]:
        tables = self.told.tables
        if lang not in tables:
            # Only the result has words: until then it is the same for all languages.
            shared = bool(tables) and self.table.status != OVER
            tables[lang] = next(iter(tables.values())) if shared else self._everybody_data(lang)
        return tables[lang]

    def _everybody_data(self, lang: str | None) -> dict[str, Json]:
        table = self.table
        settings = table.settings
        data: dict[str, Json] = {
            "id": table.id,
            "game": settings["game"],
            "edition": settings.get("edition"),
            "rules": table.rules,
            "options": settings["options"],
            "status": table.status,
            "created": table.created,
            "changed": table.changed,
            "public": settings["public"],
            "spectators": settings["spectators"],
            "ranked": settings["ranked"],
            "hints": settings["hints"],
            "device": table.device,
            "fork": settings.get("fork"),
            "tempo": table.clock.tempo.to_json(),
            "host": next(
                (s for s, c in enumerate(table.chairs) if c.account and c.account == table.host), None
            ),
            "seats": [self._chair(seat) for seat in range(table.players)],
            "held": table.held,
            "request": None if table.request is None else table.request.dump(),
            "promise": table.promise,
        }
        if table.match is not None:
            proof = table.match.proof
            over = table.status in (OVER, ABANDONED)
            if proof is not None:
                data["proof"] = _proof_data(proof if over else proof.public())
            data["decisions"] = len(table.match.line)
            if table.status == OVER:
                data["result"] = {
                    "places": table.places(),
                    "resigned": list(table.left),
                    "scores": self.scores(lang),
                }
        return data

    def _chair(self, seat: Seat) -> dict[str, Json]:
        table = self.table
        chair = table.chairs[seat]
        data: dict[str, Json] = {
            "name": chair.name,
            "person": chair.account is not None,
            "bot": chair.bot,
            "stand_in": chair.stand_in,
            "resigned": chair.resigned,
            "deciding": seat in table.opened,
            "flagged": seat in table.flagged,
        }
        if table.status == PLAYING and chair.account is not None:
            data["clock"] = {
                "bank": table.clock.bank[seat],
                "since": table.clock.since.get(seat),
                "deadline": table.clock.deadline(seat),
            }
        return data

    def choice(self, id: int, text: str | None, doubt: str | None) -> Json:
        """An action that may be chosen, with what is said of it."""
        data: dict[str, Json] = {"id": id, "action": action_data(self.table.label, id)}
        if text is not None:
            data["text"] = text
        if doubt is not None:
            data["doubt"] = doubt
        return data

    def decision(self, viewer: Viewer, lang: str | None) -> dict[str, Json] | None:
        """What this viewer must decide, and the choices."""
        decisions = self.told.decisions
        if (viewer, lang) not in decisions:
            decisions[viewer, lang] = self._decision(viewer, lang)
        return decisions[viewer, lang]

    def _decision(self, viewer: Viewer, lang: str | None) -> dict[str, Json] | None:
        table = self.table
        if viewer is None or viewer not in table.opened or table.chairs[viewer].mind is not None:
            return None
        state, game = table.play.state, table.game
        prompt = state.prompt(viewer)
        assert prompt is not None
        asked = prompt.to_json()
        view = self.view(viewer)
        if lang is not None:
            asked["text"] = self.text(f"prompt-{prompt.kind}", prompt.values, lang)
        choices: list[Json] = []
        for id in table.choices[viewer]:
            text, question = None, None
            if lang is not None:
                action = game.actions[id]
                text = self.action_text(action, view, lang)
                doubt = game.doubt(action, view)
                if doubt is not None:
                    question = self.text(f"doubt-{action.type}", doubt, lang)
            choices.append(self.choice(id, text, question))
        return {"id": table.opened[viewer], "prompt": asked, "choices": choices}

    def _choices(self, viewer: Viewer, lang: str | None) -> dict[int, Json]:
        """The choices of this viewer's decision, by the id of the action."""
        decision = self.decision(viewer, lang)
        if viewer is None or decision is None:
            return {}
        return dict(zip(self.table.choices[viewer], decision["choices"], strict=True))

    def _spare(
        self, decision: dict[str, Json], viewer: Viewer, lang: str | None, offered: dict[int, Json]
    ) -> dict[str, Json]:
        """A decision for a viewer who was `offered` these choices before: such a choice comes as its id. The
        others are added to them."""
        choices: list[Json] = []
        for id, choice in self._choices(viewer, lang).items():
            if offered.get(id) == choice:
                choices.append(id)
            else:
                offered[id] = choice
                choices.append(choice)
        return {**decision, "choices": choices}

    def own(self, viewer: Viewer) -> dict[str, Json] | None:
        """What only this viewer needs: their order, whether their turns wait for confirmation, whether they
        may try to undo."""
        owns = self.told.owns
        if viewer not in owns:
            owns[viewer] = self._own(viewer)
        return owns[viewer]

    def _own(self, viewer: Viewer) -> dict[str, Json] | None:
        table = self.table
        # Of a seat that was just removed, the host of the table makes the news again for the seat behind it.
        if viewer is None or viewer >= table.players:
            return None
        chair = table.chairs[viewer]
        own: dict[str, Json] = {"confirms": chair.confirms, "order": table.orders.get(viewer)}
        if table.match is not None and table.status == PLAYING:
            line = table.match.line
            decided = any(by == viewer for by, _ in line)
            own["undo"] = decided and (line[-1][0] == viewer or table.alone(viewer))
            own["takeback"] = decided
            own["phase"] = table.game.phase(self.view(viewer), viewer)
        return own

    def progress(self, progress: Prompt | None, lang: str | None) -> dict[str, Json] | None:
        """How far the match is."""
        if progress is None:
            return None
        data = progress.to_json()
        if lang is not None:
            data["text"] = self.text(f"progress-{progress.kind}", progress.values, lang)
        return data

    def scores(self, lang: str | None) -> list[dict[str, Json]]:
        """The points of every seat, line by line, and what the lines are made of."""
        state = self.table.play.state
        return [
            self._score(score, state.score_parts(seat), lang) for seat, score in enumerate(state.scores())
        ]

    def _score(self, score: Score, parts: dict[str, list[ScorePart]], lang: str | None) -> dict[str, Json]:
        data: dict[str, Json] = dict(score)
        data["parts"] = {line: [self._part(part, lang) for part in found] for line, found in parts.items()}
        if lang is not None:
            # A line and a tie-breaker may have the same name.
            data["texts"] = {name: self.text(f"score-{name}", {}, lang) for name in score["lines"]}
            data["tie_texts"] = {name: self.text(f"tie-{name}", {}, lang) for name in score["ties"]}
        return data

    def _part(self, part: ScorePart, lang: str | None) -> dict[str, Json]:
        """By its mark (`engine.people.marks`)."""
        key, value = part["key"], part["value"]
        data: dict[str, Json] = {"mark": f"{key}:{value}", "points": part["points"]}
        if lang is not None:
            data["text"] = str(sentences.book_of(self.table.label, lang).word(key, value))
        return data

    # Sentences

    def book(self, lang: str) -> Book:
        return sentences.book_of(self.table.label, lang).among([chair.name for chair in self.table.chairs])

    def text(self, id: str, values: dict[str, Json], lang: str) -> str:
        pieces = sentences.pieces(self.table.label, lang, id, self.values_key(values))
        return sentences.filled(pieces, self._names)

    def values_key(self, values: dict[str, Json]) -> str | bytes:
        """The values as JSON, always in the same order: what sentences are cached by."""
        return json.dumps(values, sort_keys=True)

    def action_text(self, action: Action, view: dict[str, Json], lang: str) -> str:
        named = self.table.game.named(action, view)
        if named is not None:
            return self.text(f"action-{action.type}-named", named, lang)
        return sentences.filled(sentences.action_pieces(self.table.label, lang, action.id), self._names)

    def refusal(self, refusal: Refusal, lang: str | None) -> dict[str, Json]:
        """Why an action is forbidden, with the paragraph of the rules."""
        data = refusal.to_json()
        if lang is not None:
            data["text"] = self.text(f"refusal-{refusal.code}", refusal.values, lang)
            data["paragraph"] = _paragraph(self.table.label, lang, refusal.rule)
        return data


def _proof_data(proof: Proof) -> dict[str, Json]:
    """What there is of it."""
    data: dict[str, Json] = {
        "commitment": proof.commitment,
        "promise": proof.promise,
        "nonce": proof.nonce,
        "secret": proof.secret,
        "seed": proof.seed,
        "words": proof.words,
    }
    return {name: value for name, value in data.items() if value}


def _paragraph(label: str, lang: str, rule: str) -> dict[str, Json] | None:
    rules = rulebook_of(label, lang)
    if rule not in rules:
        return None
    return {"id": rule, "title": rules[rule].title, "text": rules[rule].text}
