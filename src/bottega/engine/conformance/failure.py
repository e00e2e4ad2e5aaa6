"""What a broken law looks like."""

from __future__ import annotations


class Broken(Exception):
    """Raised inside a law: what was seen that should not be. The runner says where."""


class ConformanceFailure(Exception):
    """A game broke a law of the kit.

    `law` is the law's name and `statement` its text; `detail` is what was seen. `players`, `options`
    and `seed` are the arguments of `check_match` that show it again. `decision` is the number of the
    decision it was seen at (0 where no match is concerned), and `record` the match up to there, as
    the text of a record.
    """

    def __init__(
        self,
        law: str,
        statement: str,
        detail: str,
        game: str,
        players: int = 0,
        options: dict[str, str] | None = None,
        seed: str = "",
        decision: int = 0,
        record: str = "",
    ) -> None:
        # All of them are the exception's arguments, so that it can travel between processes.
        super().__init__(law, statement, detail, game, players, options, seed, decision, record)
        self.law = law
        self.statement = statement
        self.detail = detail
        self.game = game
        self.players = players
        self.options = options or {}
        self.seed = seed
        self.decision = decision
        self.record = record

    def __str__(self) -> str:
        where = ""
        if self.players:
            chosen = "".join(f"{name}={choice}, " for name, choice in self.options.items())
            where = f" (players={self.players}, {chosen}seed={self.seed!r}, decision {self.decision})"
        return f"{self.game} breaks {self.law}{where}: {self.detail}\n  The law: {self.statement}"
