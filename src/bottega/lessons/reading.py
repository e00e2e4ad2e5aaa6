"""Lessons from their files. What is wrong is said with the file, its line, the step and what to do."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Final

import yaml

from bottega.bots.registry import bots
from bottega.engine.action import Action, UnknownNotation
from bottega.engine.game import Game
from bottega.engine.people.rulebook import rulebook
from bottega.engine.problem import DealError, shown
from bottega.engine.types import Deal, Json, Seat
from bottega.lessons.lesson import ANY, OTHER, Lesson, LessonError, Move, Played, Step
from bottega.lessons.texts import folder

#: The keys of a lesson; those that it cannot do without come first.
_KEYS: Final = ("minutes", "deal", "seat", "steps", "order", "before")
_NEEDED: Final = 4
_STEP_KEYS: Final = ("play", "say", "point", "rule", "wait", "wrong")
#: The place of a lesson that names none: after all others.
_LAST: Final = 1000
_LONGEST: Final = 60


def all_lessons(game: Game) -> list[Lesson]:
    """The lessons of a game, in the order in which they should be taken."""
    return sorted((read(game, name) for name in game.lessons), key=lambda each: (each.order, each.name))


def read(game: Game, name: str) -> Lesson:
    """A lesson of a game by its name, or LessonError."""
    if name not in game.lessons:
        known = ", ".join(game.lessons) or "–"
        raise LessonError("lesson-unknown", name=name, game=game.name, known=known)
    file = folder(game).joinpath(f"{name}.yaml")
    return parse(game, name, file.read_text(encoding="utf-8"))


def parse(game: Game, name: str, text: str) -> Lesson:
    """Like `read`, from a text. Whether its choices are legal, only `check` can say."""
    return _File(game, name, text).lesson()


class _File:
    """The file of a lesson while it is read."""

    def __init__(self, game: Game, name: str, text: str) -> None:
        self.game = game
        self.name = name
        self.source = f"{game.name}/lessons/{name}.yaml"
        self.players = 0
        loader = yaml.SafeLoader(text)
        try:
            root = loader.get_single_node()
            self.data: Json = None if root is None else loader.construct_document(root)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark
            raise self.error("lesson-yaml", mark.line + 1 if mark else 1) from error
        except (yaml.reader.ReaderError, ValueError, RecursionError) as error:
            raise self.error("lesson-yaml", 1) from error
        finally:
            loader.dispose()
        if not isinstance(self.data, dict) or not isinstance(root, yaml.MappingNode):
            raise self.error("lesson-empty", 1, keys=", ".join(_KEYS[:_NEEDED]))
        self.lines = {key.value: key.start_mark.line + 1 for key, _ in root.value}
        steps = next((node for key, node in root.value if key.value == "steps"), None)
        nodes = steps.value if isinstance(steps, yaml.SequenceNode) else []
        self.step_lines = [node.start_mark.line + 1 for node in nodes]

    def error(self, code: str, line: int, **values: str | int) -> LessonError:
        return LessonError(code, line=line, source=self.source, **values)

    def lesson(self) -> Lesson:
        self.check_keys(self.data, _KEYS, 1, self.lines)
        for key in _KEYS[:_NEEDED]:
            if key not in self.data:
                raise self.error("lesson-key-missing", 1, key=key)
        deal = self.deal(self.data["deal"])
        self.players = deal["players"]
        steps = self.data["steps"]
        if not isinstance(steps, list) or not steps:
            raise self.error("lesson-steps", self.lines["steps"])
        return Lesson(
            self.game,
            self.name,
            self.whole("minutes", 1, 60),
            self.whole("order", 1, _LAST) if "order" in self.data else _LAST,
            deal,
            self.whole("seat", 0, self.players - 1),
            self.moves(self.data.get("before", []), self.lines.get("before", 1)),
            tuple(self.step(number, step) for number, step in enumerate(steps, 1)),
            self.source,
        )

    def check_keys(self, given: Json, known: Sequence[str], line: int, lines: Mapping[str, int]) -> None:
        for key in given:
            if key not in known:
                at = lines.get(str(key), line)
                near = difflib.get_close_matches(str(key)[:_LONGEST], known, n=1)
                if near:
                    raise self.error("lesson-key-near", at, key=shown(key), near=near[0])
                raise self.error("lesson-key", at, key=shown(key), known=", ".join(known))

    def whole(self, key: str, low: int, high: int) -> int:
        value = self.data[key]
        if type(value) is not int or not low <= value <= high:
            raise self.error(
                "lesson-number", self.lines[key], key=key, low=low, high=high, value=shown(value)
            )
        return value

    def deal(self, given: Json) -> Deal:
        """A deal from a seed, or one that is written out, in which the game and the usual options may be
        left out."""
        line = self.lines["deal"]
        if not isinstance(given, dict) or "players" not in given:
            raise self.error("lesson-deal", line, value=shown(given))
        try:
            options = self.game.complete_options(given.get("options", {}))
            if "seed" in given:
                self.check_keys(given, ("players", "seed", "options"), line, {})
                return self.game.deal(given["players"], given["seed"], **options)
            deal = {**given, "game": self.game.name, "options": options}
            self.game.start(deal)
            return deal
        except LessonError:
            raise
        except (DealError, ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
            raise self.error("lesson-deal-wrong", line, problem=str(error)) from error

    # One step

    def step(self, number: int, given: Json) -> Step:
        line = self.step_lines[number - 1]
        try:
            if not isinstance(given, dict) or not given:
                raise self.error("lesson-step", line, keys=", ".join(_STEP_KEYS), value=shown(given))
            self.check_keys(given, _STEP_KEYS, line, {})
            wait = self.words(given.get("wait", []), "wait", line)
            free = list(wait) == [ANY]
            if "wrong" in given and (free or not wait):
                raise self.error("lesson-wrong-idle", line)
            return Step(
                number,
                line,
                self.played(given["play"], line) if "play" in given else None,
                tuple(self.message(name) for name in self.words(given.get("say", []), "say", line)),
                tuple(self.words(given.get("point", []), "point", line)),
                self.rule(given.get("rule", ""), line),
                tuple(self.action(text, line) for text in wait) if wait and not free else None,
                free,
                self.wrong(given.get("wrong", {}), line),
            )
        except LessonError as error:
            if "step" not in error.values:
                values = {**error.values, "step": number}
                raise LessonError(error.code, line=error.line, source=error.source, **values) from error
            raise

    def message(self, name: str) -> str:
        return f"lesson-{self.name}-{name}"

    def words(self, given: Json, key: str, line: int) -> list[str]:
        """A text, or a list of texts."""
        texts = [given] if isinstance(given, str) else given
        if not isinstance(texts, list) or not all(isinstance(text, str) and text for text in texts):
            raise self.error("lesson-texts", line, key=key, value=shown(given))
        return texts

    def wrong(self, given: Json, line: int) -> dict[str, str]:
        by_choice = {OTHER: given} if isinstance(given, str) else given
        if not isinstance(by_choice, dict) or not all(isinstance(each, str) for each in by_choice.values()):
            raise self.error("lesson-wrong", line, value=shown(given))
        return {
            text if text == OTHER else str(self.action(text, line)): self.message(name)
            for text, name in by_choice.items()
        }

    def rule(self, given: Json, line: int) -> str:
        if given == "":
            return ""
        paragraphs = [paragraph.id for paragraph in rulebook(self.game.data, "en").paragraphs]
        if given not in paragraphs:
            raise self.error("lesson-rule", line, rule=shown(given), known=", ".join(paragraphs))
        return str(given)

    def played(self, given: Json, line: int) -> Played:
        if not isinstance(given, dict):
            return Played(self.moves(self.words(given, "play", line), line))
        self.check_keys(given, ("bot", "seed"), line, {})
        bot, seed = given.get("bot"), given.get("seed")
        if bot not in bots() or seed is None:
            raise self.error("lesson-bot", line, known=", ".join(bots()), value=shown(given))
        return Played(bot=bot, seed=str(seed))

    def moves(self, given: Json, line: int) -> tuple[Move, ...]:
        """Decisions as in a record: the seat, then the notation."""
        found = []
        for text in self.words(given, "before", line):
            seat, _, notation = text.partition(" ")
            found.append(Move(self.seat(seat, text, line), self.action(notation, line)))
        return tuple(found)

    def seat(self, text: str, move: str, line: int) -> Seat:
        if not text.isdecimal() or int(text) >= self.players:
            raise self.error("lesson-move", line, last=self.players - 1, value=shown(move))
        return int(text)

    def action(self, text: Json, line: int) -> Action:
        try:
            return self.game.parse(str(text))
        except UnknownNotation as error:
            raise self.error("lesson-notation", line, problem=str(error)) from error
