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

    result: [[1], [0]]
    score 0: {"lines": {...}, "ties": {...}, "total": 31}

Headers, a line per decision (its number, the seat, the notation), the result. An empty line or one
that starts with ``#`` says nothing. Decisions are never deleted: an undo is a line of its own.
"""

from __future__ import annotations

import json
import re
from typing import Final

from bottega.engine.action import Action
from bottega.engine.chance import commitment, mix, promise
from bottega.engine.state import Score, State
from bottega.engine.types import Deal, Json, Seat

_TITLE: Final = "Bottega record 1"
_ENTRY: Final = re.compile(r"(\d+)\. (\d+) (.+)")
_HEADER: Final = re.compile(r"([a-z]+)(?: ([a-z0-9_.]+))?: (.*)")


class RecordError(ValueError):
    """A text that is no record: the line, and what was expected there."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line


class Entry:
    """One line of the history: a decision in notation, or the undoing of the last `undo` ones."""

    __slots__ = ("notation", "seat", "undo")

    def __init__(self, seat: Seat, notation: str, undo: int) -> None:
        self.seat = seat
        self.notation = notation
        self.undo = undo

    @classmethod
    def of_action(cls, seat: Seat, action: Action) -> Entry:
        return cls(seat, action.notation, 0)

    @classmethod
    def of_undo(cls, seat: Seat, count: int) -> Entry:
        return cls(seat, f"undo {count}", count)

    @classmethod
    def of_text(cls, seat: Seat, text: str) -> Entry:
        words = text.split()
        if len(words) == 2 and words[0] == "undo" and words[1].isdigit():
            return cls.of_undo(seat, int(words[1]))
        return cls(seat, text, 0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and (self.seat, self.notation) == (other.seat, other.notation)

    def __hash__(self) -> int:
        return hash((self.seat, self.notation))

    def __repr__(self) -> str:
        return f"Entry({self.seat}, {self.notation!r})"


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


class Proof:
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

    @classmethod
    def of_deal(cls, deal: Deal, nonce: str, secret: str, words: tuple[str, ...]) -> Proof:
        """The whole proof for a deal whose seed is `mix(secret, words)`."""
        return cls(commitment(nonce, deal), nonce, promise(secret), secret, words, mix(secret, words))

    def public(self) -> Proof:
        """The part that may be known while the match is played."""
        return Proof(commitment=self.commitment, promise=self.promise)


class Record:
    """A match from deal to result, as data. `str(record)` is the text of its file."""

    def __init__(
        self,
        game: str,
        rules: int,
        edition: str,
        changes: dict[str, int],
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

    def __str__(self) -> str:
        lines = [_TITLE, "", f"game: {self.game}", f"rules: {self.rules}", f"edition: {self.edition}"]
        lines += [f"figure {path}: {value}" for path, value in sorted(self.changes.items())]
        lines += [f"seat {i}: {name}" for i, name in enumerate(self.names)]
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
    return lines + [f"word {i}: {word}" for i, word in enumerate(proof.words)]


class _Reader:
    """Reads a record line by line and complains with the line's number."""

    def __init__(self, text: str) -> None:
        self.headers: dict[tuple[str, str], tuple[int, str]] = {}
        self.entries: list[Entry] = []
        self.last = 0
        title = False
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.strip()
            self.last = number
            if not line or line.startswith("#"):
                continue
            if not title:
                if line != _TITLE:
                    raise RecordError(number, f"a record starts with {_TITLE!r}, not {line[:40]!r}")
                title = True
            elif entry := _ENTRY.fullmatch(line):
                self._entry(number, int(entry[1]), int(entry[2]), entry[3])
            elif header := _HEADER.fullmatch(line):
                key = (header[1], header[2] or "")
                if key in self.headers:
                    raise RecordError(number, f"{' '.join(key).strip()!r} stands here a second time")
                self.headers[key] = (number, header[3])
            else:
                raise RecordError(
                    number, f"expected 'name: value' or 'number. seat notation', not {line[:40]!r}"
                )
        if not title:
            raise RecordError(1, f"a record starts with {_TITLE!r}; this text is empty")

    def _entry(self, line: int, number: int, seat: Seat, notation: str) -> None:
        if number != len(self.entries) + 1:
            raise RecordError(line, f"expected decision {len(self.entries) + 1}, not {number}")
        self.entries.append(Entry.of_text(seat, notation))

    def record(self) -> Record:
        names = [text for _, text in self._numbered("seat")]
        deal: Deal = {"game": self._text("game"), "players": len(names)}
        for (name, key), (line, text) in self.headers.items():
            if name == "deal":
                deal[key] = _json(line, text)
        changes = {
            path: _whole(line, text)
            for (name, path), (line, text) in self.headers.items()
            if name == "figure"
        }
        line, rules = self._line("rules")
        return Record(
            game=self._text("game"),
            rules=_whole(line, rules),
            edition=self._text("edition"),
            changes=changes,
            names=names,
            deal=deal,
            entries=self.entries,
            result=self._result(),
            proof=self._proof(),
        )

    def _result(self) -> Result | None:
        if ("result", "") not in self.headers:
            return None
        line, text = self._line("result")
        return Result(_json(line, text), [_json(n, score) for n, score in self._numbered("score")])

    def _proof(self) -> Proof | None:
        names = ("commitment", "nonce", "promise", "secret", "seed")
        values = {name: self.headers.get((name, ""), (0, ""))[1] for name in names}
        words = tuple(text for _, text in self._numbered("word"))
        if not words and not any(values.values()):
            return None
        return Proof(words=words, **values)

    def _line(self, name: str) -> tuple[int, str]:
        if (name, "") not in self.headers:
            raise RecordError(self.last, f"the record ends without a line '{name}: ...'")
        return self.headers[name, ""]

    def _text(self, name: str) -> str:
        return self._line(name)[1]

    def _numbered(self, name: str) -> list[tuple[int, str]]:
        """The lines ``name 0: ...``, ``name 1: ...`` in order."""
        found: list[tuple[int, str]] = []
        while (name, str(len(found))) in self.headers:
            found.append(self.headers[name, str(len(found))])
        return found


def _json(line: int, text: str) -> Json:
    try:
        return json.loads(text)
    except ValueError as error:
        raise RecordError(line, f"this is not JSON: {error}") from error


def _whole(line: int, text: str) -> int:
    if not text.isdigit():
        raise RecordError(line, f"expected a whole number, not {text!r}")
    return int(text)
