"""Telling: what a viewer gets to know of a table, as JSON that is ready to be sent.

Views, choices and events come from the engine for this viewer and nobody else. In a language, everything
has its words with it; without one (a program does not read them) the words are left out.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import orjson

from bottega.bots.errors import TEXTS
from bottega.engine.action import Action
from bottega.engine.events import Event
from bottega.engine.people.text import Book
from bottega.engine.refusal import Refusal
from bottega.engine.state import Score
from bottega.engine.types import Json, Seat, Viewer
from bottega.table.shelf import game_of, rulebook_of
from bottega.table.table import Happening, Table
from bottega.table.types import ABANDONED, OVER, PLAYING

#: Sentences about tables.
_TABLE: Final = files("bottega.table").joinpath("data")


#: What stands for the name of each seat in a message, until it is told at a table.
_MARKS: Final = [chr(0xE000 + seat) for seat in range(10)]
_SORTED: Final = orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS


@cache
def _book(game: str, lang: str) -> Book:
    return Book(game_of(game), lang, _MARKS, [_TABLE, TEXTS])


@lru_cache(maxsize=20_000)
def _said(game: str, lang: str, id: str, values: bytes) -> str:
    """A message with marks for names, so that it is the same at every table. To put a message into words
    takes longer than a decision of the game, and most are said again and again."""
    return _book(game, lang).tell(id, orjson.loads(values))


@lru_cache(maxsize=20_000)
def _action_json(game: str, id: int) -> orjson.Fragment:
    """The structure of an action never changes."""
    action = game_of(game).actions[id]
    return orjson.Fragment(orjson.dumps({**action.to_json(), "notation": str(action)}))


class Teller:
    """Tells of one table at its present number. Made anew for each entry: what several viewers are told
    alike is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._meta: dict[str | None, orjson.Fragment] = {}
        self._names = {ord(mark): chair.name for mark, chair in zip(_MARKS, table.chairs, strict=False)}
        self._views: dict[Viewer, dict[str, Json]] = {}
        self._happened: dict[tuple[Happening, str | None], dict[str, Json]] = {}

    # The whole message

    def news(self, viewer: Viewer, lang: str | None, after: int) -> bytes:
        """What this viewer needs after having been told entry `after`: what happened since, and how things
        stand now."""
        table = self.table
        return orjson.dumps(
            {
                "op": "news",
                "match": table.id,
                "number": table.number,
                "at": table.changed,
                "seat": viewer,
                "after": after,
                "gap": after < table.since,
                "events": self.events(viewer, lang, after),
                "table": self.meta(lang),
                "view": None if table.match is None else self.view(viewer),
                "decision": self.decision(viewer, lang),
                "own": self.own(viewer),
            },
            option=orjson.OPT_NON_STR_KEYS,
        )

    # Its parts

    def view(self, viewer: Viewer) -> dict[str, Json]:
        """What this viewer sees of the game; made once, since several parts look at it."""
        if viewer not in self._views:
            self._views[viewer] = self.table.play.state.view(viewer)
        return self._views[viewer]

    def events(self, viewer: Viewer, lang: str | None, after: int) -> list[dict[str, Json]]:
        found: list[dict[str, Json]] = []
        for happening in reversed(self.table.happenings):
            if happening.number <= after:
                break
            if happening.event.seen_by(viewer):
                found.append(self.happening(happening, lang))
        found.reverse()
        return found

    def happening(self, happening: Happening, lang: str | None) -> dict[str, Json]:
        """Alike for all who may know of it."""
        if (happening, lang) not in self._happened:
            self._happened[happening, lang] = self._happening(happening, lang)
        return self._happened[happening, lang]

    def _happening(self, happening: Happening, lang: str | None) -> dict[str, Json]:
        told: dict[str, Json] = {
            "number": happening.number,
            "at": happening.at,
            "kind": happening.event.kind,
            "values": happening.event.values,
        }
        if lang is not None:
            told["text"] = self.event_text(happening.event, lang)
        return told

    def meta(self, lang: str | None) -> orjson.Fragment:
        """What everybody may know of the table itself."""
        if lang not in self._meta:
            self._meta[lang] = orjson.Fragment(orjson.dumps(self._meta_data(lang)))
        return self._meta[lang]

    def _meta_data(self, lang: str | None) -> dict[str, Json]:
        table = self.table
        settings = table.settings
        meta: dict[str, Json] = {
            "id": table.id,
            "game": settings["game"],
            "edition": settings.get("edition"),
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
                shown = proof if over else proof.public()
                names = ("commitment", "promise", "nonce", "secret", "seed", "words")
                meta["proof"] = {name: getattr(shown, name) for name in names if getattr(shown, name)}
            meta["decisions"] = len(table.match.line)
            if table.status == OVER:
                meta["result"] = {
                    "places": table.places(),
                    "resigned": table.left,
                    "scores": self.scores(lang),
                }
        return meta

    def _chair(self, seat: Seat) -> dict[str, Json]:
        table = self.table
        chair = table.chairs[seat]
        told: dict[str, Json] = {
            "name": chair.name,
            "person": chair.account is not None,
            "bot": chair.bot,
            "stand_in": chair.stand_in,
            "resigned": chair.resigned,
            "deciding": seat in table.opened,
            "flagged": seat in table.flagged,
        }
        if table.status == PLAYING and chair.account is not None:
            told["clock"] = {
                "bank": table.clock.bank[seat],
                "since": table.clock.since.get(seat),
                "deadline": table.clock.deadline(seat),
            }
        return told

    def decision(self, viewer: Viewer, lang: str | None) -> dict[str, Json] | None:
        """What this viewer must decide, and what there is to choose from."""
        table = self.table
        if viewer is None or viewer not in table.opened or table.chairs[viewer].mind is not None:
            return None
        state, game = table.play.state, table.game
        prompt = state.prompt(viewer)
        assert prompt is not None
        told = prompt.to_json()
        view = self.view(viewer)
        if lang is not None:
            told["text"] = self.text(f"prompt-{prompt.kind}", prompt.values, lang)
        choices: list[dict[str, Json]] = []
        for id in table.choices[viewer]:
            choice: dict[str, Json] = {"id": id, "action": _action_json(table.label, id)}
            if lang is not None:
                choice["text"] = self.action_text(game.actions[id], view, lang)
            choices.append(choice)
        return {"id": table.opened[viewer], "prompt": told, "choices": choices}

    def own(self, viewer: Viewer) -> dict[str, Json] | None:
        """What only this viewer needs: his orders, whether he confirms, whether he may try to undo."""
        table = self.table
        if viewer is None:
            return None
        chair = table.chairs[viewer]
        own: dict[str, Json] = {"confirms": chair.confirms, "order": table.orders.get(viewer)}
        if table.match is not None and table.status == PLAYING:
            line = table.match.line
            own["undo"] = bool(line) and line[-1][0] == viewer
            own["takeback"] = any(by == viewer for by, _ in line)
            own["phase"] = table.game.phase(self.view(viewer), viewer)
        return own

    def scores(self, lang: str | None) -> list[dict[str, Json]]:
        """The count of every seat, line by line."""
        return [self._score(score, lang) for score in self.table.play.state.scores()]

    def _score(self, score: Score, lang: str | None) -> dict[str, Json]:
        told: dict[str, Json] = dict(score)
        if lang is not None:
            told["texts"] = {
                **{name: self.text(f"score-{name}", {}, lang) for name in score["lines"]},
                **{name: self.text(f"tie-{name}", {}, lang) for name in score["ties"]},
            }
        return told

    # Words

    def book(self, lang: str) -> Book:
        return _book(self.table.label, lang).among([chair.name for chair in self.table.chairs])

    def text(self, id: str, values: dict[str, Json], lang: str) -> str:
        said = _said(self.table.label, lang, id, orjson.dumps(values, option=_SORTED))
        return said if said.isascii() else said.translate(self._names)

    def event_text(self, event: Event, lang: str) -> str:
        return self.text(f"event-{event.kind}", event.values, lang)

    def action_text(self, action: Action, view: dict[str, Json], lang: str) -> str:
        named = self.table.game.named(action, view)
        if named is not None:
            return self.text(f"action-{action.type}-named", named, lang)
        return self.text(f"action-{action.type}", action.fields(), lang)

    def refusal(self, refusal: Refusal, lang: str | None) -> dict[str, Json]:
        """Why not, with the rule in our own words."""
        told = refusal.to_json()
        if lang is not None:
            told["text"] = self.text(f"refusal-{refusal.code}", refusal.values, lang)
            told["paragraph"] = _paragraph(self.table.label, lang, refusal.rule)
        return told


def _paragraph(label: str, lang: str, rule: str) -> dict[str, Json] | None:
    rules = rulebook_of(label, lang)
    if rule not in rules:
        return None
    return {"id": rule, "title": rules[rule].title, "text": rules[rule].text}
