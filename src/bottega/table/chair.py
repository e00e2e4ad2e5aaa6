"""A chair: one seat at a table, and who decides there."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from bottega.engine.types import Json
from bottega.table.types import AccountId


@dataclass(slots=True)
class Chair:
    """A person (`account`), a bot (`bot` is its name), or nobody yet. `stand_in` is the bot that decides
    while the person is away. `word` is what the person gave to the shuffle. An empty chair may be `kept` for
    an account; then it has its name."""

    account: AccountId | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    confirms: bool = False
    word: str = ""
    kept: AccountId | None = None

    @property
    def empty(self) -> bool:
        return self.account is None and self.bot is None

    @property
    def mind(self) -> str | None:
        """The bot that decides here; None: a person does."""
        return self.stand_in or self.bot

    @property
    def present(self) -> bool:
        """Whether a person sits here and makes the decisions."""
        return self.account is not None and self.stand_in is None and not self.resigned

    def dump(self) -> dict[str, Json]:
        return asdict(self)

    @classmethod
    def load(cls, data: dict[str, Json]) -> Chair:
        return cls(**data)
