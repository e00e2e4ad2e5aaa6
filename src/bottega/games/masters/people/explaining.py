"""What the things on the table of Masters of Renaissance are and do: market, cards, production, leaders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from bottega.engine.explanation import Explanation
from bottega.engine.people.explaining import Asked, Kind, ask, numbered
from bottega.engine.types import Json
from bottega.games.masters.actions import COLUMNS, POWERS, ROWS, power_name
from bottega.games.masters.components import (
    CARD_IDS,
    COLOURS,
    FAITH,
    GIVES,
    LEADER_IDS,
    LEVELS,
    MARBLES,
    RESOURCES,
    SLOTS,
    SPECIAL_DEPOT,
    STACKS,
    Box,
    Card,
    LeaderCard,
    Perks,
    by_name,
)
from bottega.games.masters.people.explaining_boards import BOARDS
from bottega.games.masters.people.wording import ROMAN, ability, output, requirements

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]
Question: TypeAlias = Asked[Box]


def explain(box: Box, view: View | None, target: str, book: Book) -> Explanation | None:
    """What a thing is and does, as far as this view shows it."""
    return ask(KINDS, box, view, target, book)


def _perks(asked: Question) -> Perks:
    """What the viewer's leaders in play do."""
    board = asked.board
    return asked.box.no_perks if board is None else asked.box.perks(board["leaders"])


# The market


def _row(asked: Question) -> Explanation:
    number = int(asked.value)
    asked.what("row")
    if asked.view is not None:
        _line(asked, asked.view["market"]["rows"][number - 1])
    return asked.answer("row", "market", number=number)


def _column(asked: Question) -> Explanation:
    number = int(asked.value)
    asked.what("column")
    if asked.view is not None:
        _line(asked, [row[number - 1] for row in asked.view["market"]["rows"]])
    return asked.answer("column", "market", number=number)


def _line(asked: Question, marbles: list[str]) -> None:
    """What lies in a row or column, and what it gives this viewer."""
    found = {name: marbles.count(name) for name in MARBLES}
    given = dict.fromkeys((*RESOURCES, "faith"), 0)
    for marble, name in enumerate(MARBLES):
        gives = GIVES[marble]
        if gives >= 0:
            given["faith" if gives == FAITH else RESOURCES[gives]] += found[name]
    turned = _perks(asked).marbles
    if len(turned) == 1:
        given[RESOURCES[turned[0]]] += found["white"]
    asked.what("line-now", marbles=found, resources=given)
    if len(turned) > 1 and found["white"]:
        asked.what("line-choice", resources=_one_of_each(turned))


def _one_of_each(resources: tuple[int, ...]) -> dict[str, int]:
    return {RESOURCES[resource]: 1 for resource in resources}


def _marble(asked: Question) -> Explanation:
    name = asked.value
    gives = GIVES[MARBLES.index(name)]
    rule = "market"
    if gives == FAITH:
        asked.what("marble-red")
    elif gives >= 0:
        asked.what("marble", resource=RESOURCES[gives])
    else:
        rule = "market-white"
        asked.what("marble-white")
        turned = _perks(asked).marbles
        if len(turned) == 1:
            asked.what("marble-yours", resource=RESOURCES[turned[0]])
        elif turned:
            asked.what("marble-choice", resources=_one_of_each(turned))
    marbles = asked.box.marbles
    asked.what("marble-count", count=marbles.count(MARBLES.index(name)), total=len(marbles))
    return asked.answer("marble", rule, marble=name)


def _slide(asked: Question) -> Explanation:
    asked.what("slide")
    if asked.view is not None:
        asked.say("about-slide", marble=asked.view["market"]["slide"])
    return asked.answer("slide", "market")


# Development cards and production


def _figures(asked: Question, card: Card, cost: bool) -> None:
    if cost:
        asked.figure("head-cost", by_name(card.cost), "cost")
    asked.figure("head-input", by_name(card.input), "input")
    asked.figure("head-output", output(card), "output")
    asked.figure("head-points", card.points)


def _stack(asked: Question) -> Explanation:
    level = int(asked.value[-1])
    asked.what("stack")
    asked.what("level", level=level)
    if asked.view is not None:
        deck = asked.view["stacks"][asked.value]
        if not deck["top"]:
            asked.what("stack-empty")
        else:
            card = asked.box.cards[deck["top"]]
            asked.what("stack-left", count=deck["left"])
            discount = _perks(asked).discount
            paid = [max(0, asks - less) for asks, less in zip(card.cost, discount, strict=True)]
            if paid != list(card.cost):
                asked.what("stack-discount", cost=by_name(paid))
            _figures(asked, card, cost=True)
    return asked.answer("stack", "buy", stack=asked.value)


def _card(asked: Question) -> Explanation:
    card = asked.box.cards[int(asked.value)]
    asked.what("card")
    _figures(asked, card, cost=True)
    return asked.answer("card", "buy-slots", colour=COLOURS[card.colour], level=ROMAN[card.level])


def _slot(asked: Question) -> Explanation:
    """One of the viewer's slots, or slots in general."""
    asked.what("slot")
    if not asked.value:
        asked.what("slots-seven")
        return asked.answer("slots", "buy-slots")
    slot = int(asked.value)
    if asked.board is not None:
        asked.what("slot-top", level=len(asked.board["slots"][slot - 1]))
    return asked.answer("slot", "buy-slots", slot=slot)


def _power(asked: Question) -> Explanation:
    """Basic production, the card on top of a slot, or a leader."""
    kind, _, which = asked.value.partition(" ")
    match kind:
        case "slot":
            _slot_power(asked, int(which))
        case "leader":
            asked.what("power-leader", resource=which)
        case _:
            asked.what("power-base")
    asked.what("power")
    if asked.view is not None and asked.view["turn"] == asked.seat:
        if asked.value in asked.view["pending"]["used"]:
            asked.what("power-used")
    match kind:
        case "slot":
            return asked.answer("power-slot", "production", slot=int(which))
        case "leader":
            return asked.answer("power-leader", "leader-production", resource=which)
        case _:
            return asked.answer("power-base", "production-base")


def _slot_power(asked: Question, slot: int) -> None:
    asked.what("power-slot")
    if asked.board is None:
        return
    cards = asked.board["slots"][slot - 1]
    if cards:
        _figures(asked, asked.box.cards[cards[-1]], cost=False)
    else:
        asked.what("power-none")


def _finish(asked: Question) -> Explanation:
    asked.what("finish")
    if asked.view is not None and any(asked.view["pending"]["output"].values()):
        asked.say("about-output", resources=asked.view["pending"]["output"])
    return asked.answer("finish", "production")


def _end_turn(asked: Question) -> Explanation:
    asked.what("end-turn")
    return asked.answer("end-turn", "turn")


# Leaders


def _leader(asked: Question) -> Explanation:
    leader = asked.box.leaders[int(asked.value)]
    asked.what(f"leader-{leader.ability}", resource=RESOURCES[leader.resource], places=SPECIAL_DEPOT)
    _leader_now(asked, leader)
    asked.figure("head-requires", requirements(leader, asked.book))
    asked.figure("head-points", leader.points)
    return asked.answer("leader", f"leader-{leader.ability}", ability=ability(leader, asked.book))


def _leader_now(asked: Question, leader: LeaderCard) -> None:
    """Where the leader is, as far as the viewer knows."""
    if asked.view is None:
        return
    for seat, board in enumerate(asked.view["boards"]):
        if leader.id in board["leaders"]:
            asked.what("leader-played", seat=seat)
            return
    own = asked.board
    if own is None:
        return
    if leader.id in own["hand"]:
        if asked.view["stage"] == "leaders" and asked.seat in asked.view["actors"]:
            asked.what("leader-choose")
        else:
            asked.what("leader-hand", "leader-ready" if _ready(asked, leader, own) else "leader-unready")
    for name in ("dropped", "rejected"):
        if leader.id in own[name]:
            asked.what(f"leader-{name}")


def _ready(asked: Question, leader: LeaderCard, board: View) -> bool:
    """Does this board have what the leader requires?"""
    cards = [asked.box.cards[id] for slot in board["slots"] for id in slot]
    for need in leader.needs:
        fitting = [c for c in cards if c.colour == need.colour and need.level in (0, c.level)]
        if len(fitting) < need.count:
            return False
    owned = [board["warehouse"][name] + board["strongbox"][name] for name in RESOURCES]
    return all(has >= asks for has, asks in zip(owned, leader.resources, strict=True))


# Symbols


def _any(asked: Question) -> Explanation:
    asked.what("any")
    return asked.answer("any", "production-base")


def _points(asked: Question) -> Explanation:
    asked.what("points")
    return asked.answer("points", "scoring")


def _colour(asked: Question) -> Explanation:
    asked.what("colour")
    return asked.answer("colour", "leader-requirements", colour=asked.value)


def _level(asked: Question) -> Explanation:
    level = int(asked.value)
    asked.what("level", level=level)
    asked.what("level-cards")
    return asked.answer("level", "buy-slots", level=ROMAN[level])


def _left(asked: Question) -> Explanation:
    asked.what("left")
    return asked.answer("left", "buy")


def _production(asked: Question) -> Explanation:
    asked.what("production", "power")
    return asked.answer("production", "production")


#: Every kind of things, by what stands before the colon of a target.
KINDS: Final[dict[str, Kind[Box]]] = {
    "row": (numbered(ROWS), _row),
    "column": (numbered(COLUMNS), _column),
    "marble": (MARBLES, _marble),
    "slide": (("",), _slide),
    "stack": (STACKS, _stack),
    "card": (numbered(len(CARD_IDS)), _card),
    "slot": (("", *numbered(SLOTS)), _slot),
    "power": (tuple(power_name(power) for power in range(POWERS)), _power),
    "finish": (("",), _finish),
    "end-turn": (("",), _end_turn),
    "leader": (numbered(len(LEADER_IDS), LEADER_IDS[0]), _leader),
    **BOARDS,
    "any": (("",), _any),
    "points": (("",), _points),
    "colour": (COLOURS, _colour),
    "level": (numbered(len(LEVELS)), _level),
    "left": (("",), _left),
    "production": (("",), _production),
}
