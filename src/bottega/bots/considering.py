"""Considering: what a bot advises on a question that is plain data, wherever the bot runs.

A question has an imagined world, the seat, what the seat has seen so far, and the budget. No process and no
thread is needed here: hosts bring their own.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Final

from bottega.bots.bot import Advice, Bot, Budget, Outlook, Reason
from bottega.bots.errors import BotError
from bottega.bots.registry import bot
from bottega.engine.game import Game
from bottega.engine.types import Json
from bottega.games import edited

#: Maximum games with their editions that are kept.
_GAMES: Final = 8
#: Maximum reasons in an answer; a hint needs only the best few.
_MOST_REASONS: Final = 5


def consider(
    thinking: Bot,
    game: Game,
    question: dict[str, Json],
    cancelled: Callable[[], bool],
    begun: Callable[[Budget], None] = lambda budget: None,
) -> dict[str, Json]:
    """The advice of a bot on one question, as plain data. `begun` is called with its budget, which says while
    it thinks how far it has come."""
    seen = question["seen"]
    if seen is not None:
        seen = [(seat, id) for seat, id in seen]
    outlook = Outlook(game.load(question["world"]), question["seat"], seen)
    budget = Budget(question["seconds"], question["iterations"], cancelled)
    begun(budget)
    advice = thinking.decide(outlook, budget)
    if advice.action not in outlook.legal:
        raise ValueError(f"{str(advice.action)!r} is not legal")
    return write_advice(advice)


def write_advice(advice: Advice) -> dict[str, Json]:
    """An advice as plain data, for another process or a client."""
    return {
        "action": str(advice.action),
        "reasons": [reason.to_json() for reason in advice.reasons],
        "iterations": advice.iterations,
        "seconds": advice.seconds,
    }


def read_advice(game: Game, data: dict[str, Json]) -> Advice:
    """The reverse of `write_advice`."""
    reasons = [
        Reason(
            game.parse(each["action"]),
            each["attention"],
            each["points"],
            each["chances"],
            each["visits"],
            each["value"],
            each["prior"],
        )
        for each in data["reasons"]
    ]
    return Advice(game.parse(data["action"]), reasons, data["iterations"], data["seconds"])


def made_bot(who: dict[str, Json]) -> Bot:
    """A new bot for a seat."""
    return bot(who["bot"], game_of(who), who["seed"], **who["settings"])


class KeptBots:
    """Bots by the seat they think for, up to `most`; the one unused for longest is dropped first."""

    def __init__(self, most: int, make: Callable[[dict[str, Json]], Bot] = made_bot) -> None:
        self._most = most
        self._make = make
        self._bots: OrderedDict[Hashable, tuple[dict[str, Json], Bot]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._bots)

    def get(self, who: dict[str, Json]) -> Bot:
        """The bot that has thought for this seat before, or a new one. A known bot keeps its own random
        numbers, whatever the seed in the question."""
        key = (who["match"], who["seat"], who["bot"])
        known = self._bots.pop(key, None)
        made = {**who, "seed": None}
        if known is None or known[0] != made:
            known = (made, self._make(who))
        self._bots[key] = known
        while len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return known[1]

    def drop_half(self) -> None:
        """Forget the half that was unused for longest, but never the bot that was used last."""
        for _ in range(len(self._bots) // 2):
            self._bots.popitem(last=False)

    def drop(self, who: dict[str, Json]) -> None:
        """Forget a bot that has failed: its state may be broken."""
        self._bots.pop((who["match"], who["seat"], who["bot"]), None)

    def answer(
        self,
        question: dict[str, Json],
        cancelled: Callable[[], bool],
        begun: Callable[[Budget], None] = lambda budget: None,
    ) -> dict[str, Json]:
        """The advice of the bot that ``who`` in the question names, with its best reasons; an ``error`` as a
        text for developers if it fails."""
        who = question["who"]
        try:
            answer = consider(self.get(who), game_of(who), question, cancelled, begun)
            answer["reasons"] = [each for each in answer["reasons"] if each["attention"] > 0][:_MOST_REASONS]
        except BotError as error:
            self.drop(who)
            return {"error": str(error)}
        except Exception as error:
            self.drop(who)
            problem = f"{type(error).__name__}: {error}"
            return {"error": f"bot {who['bot']!r} failed at a decision: {problem}"}
        return answer


def game_of(who: dict[str, Json]) -> Game:
    return _game(who["game"], who["edition"], json.dumps(who["changes"]), who["rules"])


@lru_cache(maxsize=_GAMES)
def _game(name: str, edition: str, changes: str, rules: int | None) -> Game:
    return edited(name, edition, json.loads(changes), rules)
