"""Records: a match as a text that people can read and diff, and machines can prove.

    Bottega record 1

    game: masters
    rules: 1
    edition: standard
    seat 0: Ada
    seat 1: Bruno
    deal options: {}
    deal market: ["white", "blue", ...]
    ...

    1. 0 keep 49 57
    2. 1 keep 50 61
    3. 1 undo 1
    4. 1 keep 50 62
    5. 0 takeback 2

    result: [[1], [0]]
    score 0: {"lines": {...}, "ties": {...}, "total": 31}

Headers, a line per decision (its number, the seat, the notation), the result. An empty line or one
that starts with ``#`` says nothing. Decisions are never deleted: an undo is a line of its own, and so is
a takeback, by which the table agreed to go further back than the rules of undo allow. What
people wrote themselves (names, words) stands as it is. It is in quotes, as JSON, where a reader would not get
it back the same: empty, with spaces around it, or with a line break in it.
"""

from __future__ import annotations

import difflib
import json
import re
from typing import Final

from bottega.engine.action import Action
from bottega.engine.chance import commitment, mix, promise
from bottega.engine.game import Game
from bottega.engine.plain import Plain
from bottega.engine.problem import DataError
from bottega.engine.state import Score, State
from bottega.engine.types import Deal, Json, Seat

_TITLE: Final = "Bottega record 1"
#: Maximum number of lists and mappings inside each other; what reads a deal has no limit of its own.
_DEEPEST: Final = 16
_ENTRY: Final = re.compile(r"([0-9]{1,9})\. ([0-9]{1,9}) (.+)")
_BACK: Final = re.compile(r"(undo|takeback) +([1-9][0-9]{0,8})")
_HEADER: Final = re.compile(r"([a-z]+)(?: ([a-z0-9_.]+))?:(?: (.*))?")
_NUMBER: Final = re.compile(r"[0-9]{1,9}")
#: Headers that stand alone, that are numbered from 0, and that have a key.
_SINGLE: Final[tuple[str, ...]] = (
    "game",
    "rules",
    "edition",
    "commitment",
    "promise",
    "nonce",
    "secret",
    "seed",
    "result",
)
_NUMBERED: Final[tuple[str, ...]] = ("seat", "word", "score")
_KEYED: Final[tuple[str, ...]] = ("figure", "deal")


class RecordError(DataError):
    """A text that is no record: `line` says where."""


class Entry:
    """One line of the history: a decision in notation, the undoing of the last `undo` ones of its seat, or
    the table's agreement to take back the last `takeback` ones, of any seat."""

    __slots__ = ("notation", "seat", "takeback", "undo")

    def __init__(self, seat: Seat, notation: str, undo: int, takeback: int = 0) -> None:
        self.seat = seat
        self.notation = notation
        self.undo = undo
        self.takeback = takeback

    @classmethod
    def of_action(cls, seat: Seat, action: Action) -> Entry:
        return cls(seat, action.notation, 0)

    @classmethod
    def of_undo(cls, seat: Seat, count: int) -> Entry:
        return cls(seat, f"undo {count}", count)

    @classmethod
    def of_takeback(cls, seat: Seat, count: int) -> Entry:
        return cls(seat, f"takeback {count}", 0, count)

    @classmethod
    def of_text(cls, seat: Seat, text: str) -> Entry:
        back = _BACK.fullmatch(text)
        if back is None:
            return cls(seat, text, 0)
        return cls.of_undo(seat, int(back[2])) if back[1] == "undo" else cls.of_takeback(seat, int(back[2]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and (self.seat, self.notation) == (other.seat, other.notation)

    def __hash__(self) -> int:
        return hash((self.seat, self.notation))

    def __repr__(self) -> str:
        return f"Entry({self.seat}, {self.notation!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Entry, (self.seat, self.notation, self.undo, self.takeback)


class Result:
    """How a match ended: the ranking, and a score per seat."""

    __slots__ = ("ranking", "scores")

    def __init__(self, ranking: list[list[Seat]], scores: list[Score]) -> None:
        self.ranking = ranking
        self.scores = scores

    @classmethod
    def of(cls, state: State) -> Result:
        return cls(state.ranking(), state.scores())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and (self.ranking, self.scores) == (other.ranking, other.scores)

    def __hash__(self) -> int:
        return hash(str(self.ranking))

    def __repr__(self) -> str:
        return f"Result({self.ranking!r}, {self.scores!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.ranking, self.scores)


class Proof(Plain):
    """What shows that nobody chose the shuffle.

    `commitment` and `promise` are published before play; `nonce` and `secret` after it; `words` are
    the seats' own. Fields that were not used (or are not yet revealed) are empty.
    """

    __slots__ = ("commitment", "nonce", "promise", "secret", "seed", "words")

    def __init__(
        self,
        commitment: str = "",
        nonce: str = "",
        promise: str = "",
        secret: str = "",
        words: tuple[str, ...] = (),
        seed: str = "",
    ) -> None:
        self.commitment = commitment
        self.nonce = nonce
        self.promise = promise
        self.secret = secret
        self.words = words
        self.seed = seed

    def parts(self) -> tuple[object, ...]:
        return self.commitment, self.nonce, self.promise, self.secret, self.words, self.seed

    @classmethod
    def of_deal(cls, deal: Deal, nonce: str, secret: str, words: tuple[str, ...]) -> Proof:
        """The whole proof for a deal whose seed is `mix(secret, words)`."""
        return cls(commitment(nonce, deal), nonce, promise(secret), secret, words, mix(secret, words))

    def public(self) -> Proof:
        """The part that may be known while the match is played."""
        return Proof(commitment=self.commitment, promise=self.promise)


class Record(Plain):
    """A match from deal to result, as data. `str(record)` is the text of its file."""

    def __init__(
        self,
        game: str,
        rules: int,
        edition: str,
        changes: dict[str, int | str],
        names: list[str],
        deal: Deal,
        entries: list[Entry],
        result: Result | None = None,
        proof: Proof | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.edition = edition
        self.changes = changes
        self.names = names
        self.deal = deal
        self.entries = entries
        self.result = result
        self.proof = proof

    def parts(self) -> tuple[object, ...]:
        return (
            *(self.game, self.rules, self.edition, self.changes, self.names, self.deal),
            *(self.entries, self.result, self.proof),
        )

    def __repr__(self) -> str:
        over = "over" if self.result is not None else "not over"
        return f"<record of {self.game}: {len(self.names)} players, {len(self.entries)} entries, {over}>"

    def __str__(self) -> str:
        lines = [_TITLE, "", f"game: {self.game}", f"rules: {self.rules}", f"edition: {_quote(self.edition)}"]
        lines += [f"figure {path}: {json.dumps(value)}" for path, value in sorted(self.changes.items())]
        lines += [f"seat {i}: {_quote(name)}" for i, name in enumerate(self.names)]
        if self.proof is not None:
            lines += _proof_lines(self.proof)
        lines += [
            f"deal {key}: {json.dumps(self.deal[key])}" for key in self.deal if key not in ("game", "players")
        ]
        lines.append("")
        lines += [f"{i}. {entry.seat} {entry.notation}" for i, entry in enumerate(self.entries, 1)]
        if self.result is not None:
            lines += ["", f"result: {json.dumps(self.result.ranking)}"]
            lines += [f"score {i}: {json.dumps(score)}" for i, score in enumerate(self.result.scores)]
        return "\n".join(lines) + "\n"

    @classmethod
    def of_match(
        cls,
        game: Game,
        deal: Deal,
        names: list[str],
        entries: list[Entry],
        result: Result | None = None,
        proof: Proof | None = None,
    ) -> Record:
        """The record of a match of this game, with the game's rules and edition."""
        edition = game.edition
        return cls(
            game.name, game.version, edition.name, dict(edition.changes), names, deal, entries, result, proof
        )

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record in a text, or RecordError."""
        return _Reader(text).record()


def _proof_lines(proof: Proof) -> list[str]:
    named = [
        ("commitment", proof.commitment),
        ("promise", proof.promise),
        ("nonce", proof.nonce),
        ("secret", proof.secret),
        ("seed", proof.seed),
    ]
    lines = [f"{name}: {value}" for name, value in named if value]
    return lines + [f"word {i}: {_quote(word)}" for i, word in enumerate(proof.words)]


def _quote(text: str) -> str:
    """A text of people's own, such that a line of a record gives it back."""
    as_it_is = text.isprintable() and text and text == text.strip() and not text.startswith('"')
    return text if as_it_is else json.dumps(text)


def _unquote(line: int, text: str) -> str:
    return str(_json(line, text)) if text.startswith('"') else text


class _Reader:
    """Reads a record line by line; a RecordError has the number of the line."""

    def __init__(self, text: str) -> None:
        self.headers: dict[tuple[str, str], tuple[int, str]] = {}
        self.entries: list[Entry] = []
        self.lines: list[int] = []  # where the entries stand
        self.last = 0
        title = False
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.strip()
            self.last = number
            if not line or line.startswith("#"):
                continue
            if not title:
                if line != _TITLE:
                    raise RecordError("record-title", line=number, title=_TITLE, text=line[:40])
                title = True
            elif entry := _ENTRY.fullmatch(line):
                self._entry(number, int(entry[1]), int(entry[2]), entry[3])
            elif header := _HEADER.fullmatch(line):
                self._header(number, header[1], header[2] or "", header[3] or "")
            else:
                raise RecordError("record-line", line=number, text=line[:40])
        if not title:
            raise RecordError("record-empty", line=1, title=_TITLE)

    def _header(self, line: int, name: str, key: str, text: str) -> None:
        title = f"{name} {key}".strip()
        if (name, key) in self.headers:
            raise RecordError("record-twice", line=line, header=title)
        if name in _NUMBERED:
            expected = f"{name} {len(self._numbered(name))}"
            if title != expected:
                raise RecordError("record-number-of-header", line=line, expected=expected, header=title)
        elif name not in (_KEYED if key else _SINGLE):
            near = difflib.get_close_matches(name, (*_SINGLE, *_NUMBERED, *_KEYED), n=1)
            if near:
                raise RecordError("record-header-near", line=line, header=title, near=near[0])
            raise RecordError("record-header", line=line, header=title)
        self.headers[name, key] = (line, text)

    def _entry(self, line: int, number: int, seat: Seat, notation: str) -> None:
        if number != len(self.entries) + 1:
            raise RecordError("record-order", line=line, expected=len(self.entries) + 1, number=number)
        self.entries.append(Entry.of_text(seat, notation))
        self.lines.append(line)

    def record(self) -> Record:
        names = [_unquote(line, text) for line, text in self._numbered("seat")]
        if not names:
            raise RecordError("record-missing", line=self.last, header="seat 0")
        for line, entry in zip(self.lines, self.entries, strict=True):
            if entry.seat >= len(names):
                raise RecordError("record-seat", line=line, last=len(names) - 1, number=entry.seat)
        deal: Deal = {"game": self._text("game"), "players": len(names)}
        for (name, key), (line, text) in self.headers.items():
            if name == "deal":
                if key in deal:
                    raise RecordError("record-deal-key", line=line, key=key)
                deal[key] = _json(line, text)
        changes = {
            path: _figure(line, text)
            for (name, path), (line, text) in self.headers.items()
            if name == "figure"
        }
        line, rules = self._line("rules")
        return Record(
            game=self._text("game"),
            rules=_whole(line, rules),
            edition=_unquote(*self._line("edition")),
            changes=changes,
            names=names,
            deal=deal,
            entries=self.entries,
            result=self._result(len(names)),
            proof=self._proof(),
        )

    def _result(self, seats: int) -> Result | None:
        if ("result", "") not in self.headers:
            return None
        line, text = self._line("result")
        ranking = _json(line, text)
        if not isinstance(ranking, list) or not all(isinstance(group, list) for group in ranking):
            raise RecordError("record-result", line=line, text=text[:40])
        scores = self._numbered("score")
        if len(scores) != seats:
            raise RecordError("record-scores", line=line, seats=seats, count=len(scores))
        return Result(ranking, [_score(*score) for score in scores])

    def _proof(self) -> Proof | None:
        names = ("commitment", "nonce", "promise", "secret", "seed")
        values = {name: self.headers.get((name, ""), (0, ""))[1] for name in names}
        words = tuple(_unquote(line, text) for line, text in self._numbered("word"))
        if not words and not any(values.values()):
            return None
        return Proof(words=words, **values)

    def _line(self, name: str) -> tuple[int, str]:
        if (name, "") not in self.headers:
            raise RecordError("record-missing", line=self.last, header=name)
        return self.headers[name, ""]

    def _text(self, name: str) -> str:
        return self._line(name)[1]

    def _numbered(self, name: str) -> list[tuple[int, str]]:
        """The lines ``name 0: ...``, ``name 1: ...`` in order."""
        lines: list[tuple[int, str]] = []
        while (name, str(len(lines))) in self.headers:
            lines.append(self.headers[name, str(len(lines))])
        return lines


def _json(line: int, text: str) -> Json:
    try:
        value = json.loads(text)
    except RecursionError as error:  # how deep it can read depends on the interpreter
        raise RecordError("record-deep", line=line, text=text[:40]) from error
    except ValueError as error:
        raise RecordError("record-json", line=line, text=text[:40]) from error
    if not _is_flat(value, _DEEPEST):
        raise RecordError("record-deep", line=line, text=text[:40])
    return value


def _is_flat(value: Json, levels: int) -> bool:
    """Whether a value has at most this number of lists and mappings inside each other."""
    if not isinstance(value, list | dict):
        return True
    parts = value if isinstance(value, list) else list(value.values())
    return levels > 0 and all(_is_flat(part, levels - 1) for part in parts)


def _figure(line: int, text: str) -> int | str:
    value = _json(line, text)
    if not isinstance(value, int | str):
        raise RecordError("record-figure", line=line, text=text[:40])
    return value


def _score(line: int, text: str) -> Score:
    score = _json(line, text)
    if not isinstance(score, dict) or set(score) != {"total", "lines", "ties"}:
        raise RecordError("record-score", line=line, text=text[:40])
    return {"total": score["total"], "lines": score["lines"], "ties": score["ties"]}


def _whole(line: int, text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise RecordError("record-whole-number", line=line, text=text[:40])
    return int(text)
