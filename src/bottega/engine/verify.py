"""Verify: prove that a record is legal, that its result is right and that its deal was not chosen."""

from __future__ import annotations

from bottega.engine.chance import commitment, mix, promise
from bottega.engine.game import Game
from bottega.engine.match import Match, UndoRefused
from bottega.engine.records import Proof, Record, Result
from bottega.engine.refusal import IllegalAction, Refusal


class Check:
    """One thing that was checked. `ok` is None where the record does not say enough.

    ``verify-<name>-<ok|bad|unknown>`` in the catalogues says it; `detail` holds the values, and
    `refusal` the rule where a decision is illegal, `error` what is wrong with a deal, a notation or
    an undo.
    """

    __slots__ = ("detail", "error", "name", "ok", "refusal")

    def __init__(
        self,
        name: str,
        ok: bool | None,
        detail: dict[str, str | int] | None = None,
        refusal: Refusal | None = None,
        error: Exception | None = None,
    ) -> None:
        self.name = name
        self.ok = ok
        self.detail = detail or {}
        self.refusal = refusal
        self.error = error

    def __repr__(self) -> str:
        return f"Check({self.name!r}, {self.ok}, {self.detail})"


def verify(record: Record, game: Game) -> list[Check]:
    """Check everything a record claims; the match is proved when no check is False.

    `game` is the record's game with the record's edition and the version of its rules. Under other rules
    nothing else is checked.
    """
    checks = [Check("rules", record.rules == game.version, {"rules": record.rules, "known": game.version})]
    if record.rules != game.version:
        return checks
    checks += _check_proof(record, game, record.proof or Proof())
    try:
        match = Match(game, record.deal, list(record.names))
    except ValueError as error:
        return [*checks, Check("deal", False, {"problem": str(error)}, error=error)]
    checks.append(Check("deal", True))
    for number, entry in enumerate(record.entries, 1):
        where: dict[str, str | int] = {"number": number, "notation": entry.notation, "seat": entry.seat}
        try:
            if entry.undo:
                match.undo(entry.seat, entry.undo)
            else:
                match.repeat(entry)
        except IllegalAction as error:
            return [
                *checks,
                Check("decisions", False, {**where, "problem": error.refusal.code}, error.refusal),
            ]
        except UndoRefused as error:
            return [*checks, Check("decisions", False, {**where, "problem": error.reason}, error=error)]
        except ValueError as error:
            return [*checks, Check("decisions", False, {**where, "problem": str(error)}, error=error)]
    checks.append(Check("decisions", True, {"count": len(record.entries)}))
    return [*checks, _check_result(record, match)]


def _check_proof(record: Record, game: Game, proof: Proof) -> list[Check]:
    checks: list[Check] = []
    bound = bool(proof.commitment and proof.nonce)
    checks.append(
        Check("commitment", commitment(proof.nonce, record.deal) == proof.commitment if bound else None)
    )
    mixed = bool(proof.secret and proof.promise)
    fair: bool | None = None
    if mixed:
        fair = promise(proof.secret) == proof.promise and mix(proof.secret, proof.words) == proof.seed
        fair = fair and len(proof.words) == len(record.names)
    checks.append(Check("words", fair))
    shuffled: bool | None = None
    if proof.seed:
        try:
            options = record.deal.get("options", {})
            shuffled = game.deal(len(record.names), proof.seed, **options) == record.deal
        except (ValueError, TypeError):
            shuffled = False  # whatever this deal is, no seed gives it
    checks.append(Check("shuffle", shuffled))
    return checks


def _check_result(record: Record, match: Match) -> Check:
    if not match.state.over:
        return Check("result", None if record.result is None else False)
    if record.result is None:
        return Check("result", None)
    return Check("result", record.result == Result.of(match.state))
