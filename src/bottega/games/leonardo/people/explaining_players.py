"""What workers, florins, choices, turns and symbols of Leonardo da Vinci are and do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from bottega.engine.explanation import Explanation
from bottega.engine.people.explaining import Asked, Kind, numbered
from bottega.engine.types import Json
from bottega.games.leonardo.actions import FAVOURS, SEATS
from bottega.games.leonardo.components import (
    DISCOUNT,
    LAST_TURN,
    METALS,
    PLACES,
    RESEARCH_TURN,
    TYPES,
    Box,
)
from bottega.games.leonardo.people.description import variety

View = dict[str, Json]
Question: TypeAlias = Asked[Box]

_SEATS: Final = numbered(SEATS, 0)
#: The florins that lie in the Council, beside those of the seats.
_POT: Final = PLACES[0]


def _seat(asked: Question) -> Explanation | None:
    seat = asked.player()
    if seat is None or asked.view is None:
        return None
    board = asked.view["boards"][seat]
    asked.what("seat")
    if asked.view["leonardo"] == seat:
        asked.say("about-leonardo", seat=seat)
    types, florins = variety(asked.box, board["cards"])
    asked.figure("head-florins", board["florins"])
    asked.figure("head-apprentices", board["apprentices"])
    asked.figure("tie-cards", len(board["cards"]))
    asked.figure("head-types", types)
    asked.figure("sheet-variety", florins)
    return asked.answer("seat", "end", seat=seat)


def _workers(asked: Question) -> Explanation | None:
    seat = asked.player()
    if seat is None or asked.view is None:
        return None
    board = asked.view["boards"][seat]
    asked.what("apprentice")
    asked.say(
        "about-workers", seat=seat, count=board["apprentices"], free=board["free"], academy=board["academy"]
    )
    _where_the_master_is(asked, seat, board)
    return asked.answer("workers", "phase-b", seat=seat)


def _where_the_master_is(asked: Question, seat: int, board: View) -> None:
    if board["master"] is None:
        asked.say("about-master-home", seat=seat)
    else:
        asked.say("about-master-at", seat=seat, place=board["master"])


def _apprentice(asked: Question) -> Explanation:
    asked.what("apprentice")
    return asked.answer("apprentice", "phase-b")


def _master(asked: Question) -> Explanation:
    asked.what("master")
    if asked.board is not None and asked.seat is not None:
        _where_the_master_is(asked, asked.seat, asked.board)
    return asked.answer("master", "phase-b")


def _man(asked: Question) -> Explanation:
    asked.what("man")
    return asked.answer("man", "workshop")


def _leonardo(asked: Question) -> Explanation:
    asked.what("leonardo")
    if asked.view is not None:
        asked.say("about-leonardo", seat=asked.view["leonardo"])
    return asked.answer("leonardo", "turn")


def _florins(asked: Question) -> Explanation | None:
    """The florins of a seat, or those in the Council."""
    if asked.view is None:
        return None
    if asked.value == _POT:
        asked.what("pot")
        asked.figure("head-florins", asked.view["council"])
        return asked.answer("pot", "council-florins")
    seat = asked.player()
    if seat is None:
        return None
    asked.what("florin")
    asked.figure("head-florins", asked.view["boards"][seat]["florins"])
    return asked.answer("purse", "end", seat=seat)


def _florin(asked: Question) -> Explanation:
    asked.what("florin")
    return asked.answer("florin", "end")


def _offer(asked: Question) -> Explanation | None:
    """What a seat offers in an auction: sealed, the viewer's own, or shown."""
    seat = asked.player()
    if seat is None or asked.view is None:
        return None
    asked.what("bid")
    board = asked.view["boards"][seat]
    if asked.view["stage"] == "bid":
        own = board.get("bid")
        kind = "own" if own is not None else "made" if board["bid_made"] else "open"
        asked.say("about-bid", seat=seat, bid=kind, florins=own or 0)
    elif asked.view["auctions"] and asked.view["auctions"][-1]["bids"][seat] is not None:
        asked.say("event-bid-shown", seat=seat, florins=asked.view["auctions"][-1]["bids"][seat])
    return asked.answer("offer", "auction", seat=seat)


def _bid(asked: Question) -> Explanation:
    asked.what("bid")
    if asked.board is not None:
        asked.figure("head-florins", asked.board["florins"])
    return asked.answer("bid", "auction")


def _choice(kind: str, rule: str) -> Callable[[Question], Explanation]:
    """A choice that says everything by its name."""

    def tell(asked: Question) -> Explanation:
        asked.what(kind)
        return asked.answer(kind, rule)

    return tell


def _favour(asked: Question) -> Explanation:
    favour = asked.value.replace(" ", "-")
    asked.what("favour", favour=favour)
    if asked.view is None or asked.view["players"] > 3:
        asked.what("favour-limit", count=asked.box.same_letter)
    return asked.answer("favour", "favours", favour=favour)


def _turn(asked: Question) -> Explanation:
    turn = int(asked.value)
    rule = "favours" if not turn else "turn" if turn < RESEARCH_TURN else "research-turns"
    asked.what("turn", turn=turn)
    return asked.answer("turn", rule, turn=turn)


_PHASE_RULES: Final = {"a": "phase-a", "b": "phase-b", "c": "ranking", "d": "phase-d"}


def _phase(asked: Question) -> Explanation:
    asked.what("phase", phase=asked.value)
    return asked.answer("phase", _PHASE_RULES[asked.value], phase=asked.value)


# Symbols


def _metal(asked: Question) -> Explanation:
    """What the inventions of a metal have in common, where the edition leaves them that."""
    cards = [asked.box.inventions[number] for number in asked.box.of_metal(METALS.index(asked.value))]
    asks = {(card.weeks, sum(card.components)) for card in cards}
    if len(asks) == 1:
        weeks, count = asks.pop()
        asked.what("metal", weeks=weeks, count=count)
    else:
        asked.what("metal-any")
    return asked.answer("metal", "inventions", metal=asked.value)


def _type(asked: Question) -> Explanation:
    asked.what("type", saved=DISCOUNT)
    return asked.answer("type", "specialisation", type=asked.value)


def _week(asked: Question) -> Explanation:
    asked.what("week")
    return asked.answer("week", "laboratories")


def _variety(asked: Question) -> Explanation:
    bonus = asked.box.bonus
    asked.what("variety", three=bonus[3], four=bonus[4], five=bonus[5])
    return asked.answer("variety", "end")


PLAYERS: Final[dict[str, Kind[Box]]] = {
    "seat": (_SEATS, _seat),
    "workers": (_SEATS, _workers),
    "apprentice": (("",), _apprentice),
    "master": (("",), _master),
    "man": (("",), _man),
    "leonardo": (("",), _leonardo),
    "florins": ((*_SEATS, _POT), _florins),
    "florin": (("",), _florin),
    "offer": (_SEATS, _offer),
    "bid": (("",), _bid),
    "accept": (("",), _choice("accept", "offer")),
    "withdraw": (("",), _choice("withdraw", "offer")),
    "leave": (("",), _choice("leave", "council")),
    "pass": (("",), _choice("pass", "phase-b")),
    "done": (("",), _choice("done", "phase-a")),
    "favour": (FAVOURS, _favour),
    "turn": (numbered(LAST_TURN + 1, 0), _turn),
    "phase": (tuple(_PHASE_RULES), _phase),
    "metal": (METALS, _metal),
    "type": (TYPES, _type),
    "week": (("",), _week),
    "variety": (("",), _variety),
}
