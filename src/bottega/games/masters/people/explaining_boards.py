"""What the things on the players' boards of Masters of Renaissance are and do: stores, faith, Lorenzo."""

from __future__ import annotations

from typing import Final, TypeAlias

from bottega.engine.explanation import Explanation
from bottega.engine.people.explaining import Asked, Kind, numbered
from bottega.engine.types import Json, Seat
from bottega.games.masters.components import (
    COLOURS,
    GIVES,
    LAST_SPACE,
    LEVELS,
    MARBLES,
    RESOURCES,
    RESOURCES_PER_POINT,
    SECTIONS,
    SPECIAL_DEPOT,
    TOKENS,
    Box,
)
from bottega.games.masters.rules.warehouse import DEPOTS

View = dict[str, Json]
Question: TypeAlias = Asked[Box]

#: The largest number of players.
_PLAYERS: Final = 4


# Stores


def _warehouse(asked: Question) -> Explanation:
    asked.what("warehouse", _waste(asked))
    return asked.answer("warehouse", "warehouse")


def _waste(asked: Question) -> str:
    alone = asked.view is not None and asked.view["solo"] is not None
    return "waste-solo" if alone else "waste"


def _depot(asked: Question) -> Explanation:
    if asked.value in RESOURCES:
        asked.what("special-depot", resource=asked.value, places=SPECIAL_DEPOT)
        return asked.answer("special-depot", "leader-depot", resource=asked.value)
    asked.what("depot", number=int(asked.value))
    return asked.answer("depot", "warehouse", number=int(asked.value))


def _strongbox(asked: Question) -> Explanation:
    asked.what("strongbox", "strongbox-pay")
    return asked.answer("strongbox", "buy-payment")


def _resource(asked: Question) -> Explanation:
    marble = MARBLES[GIVES.index(RESOURCES.index(asked.value))]
    asked.what("resource", marble=marble)
    asked.what("resource-end", count=RESOURCES_PER_POINT)
    if asked.board is not None:
        asked.figure("board-warehouse", asked.board["warehouse"][asked.value])
        asked.figure("board-strongbox", asked.board["strongbox"][asked.value])
    return asked.answer("resource", "market", resource=asked.value)


# Faith


def _faith(asked: Question) -> Explanation:
    asked.what("faith")
    return asked.answer("faith", "faith")


def _space(asked: Question) -> Explanation:
    box, space = asked.box, int(asked.value)
    rule = "faith"
    for section, (first, pope) in enumerate(zip(box.section_first, box.pope_spaces, strict=True), 1):
        if first <= space <= pope:
            rule = "vatican"
            if space == pope:
                asked.what("space-pope", section=section)
            asked.what("space-section", section=section, points=box.tile_points[section - 1])
            _report(asked, section)
    asked.what("space", points=box.track_points[space])
    if space == LAST_SPACE:
        asked.what("space-last")
    if asked.view is not None:
        here = [seat for seat, board in enumerate(asked.view["boards"]) if board["faith"] == space]
        if here:
            asked.what("space-here", seats=here)
        if asked.view["solo"] is not None and asked.view["solo"]["cross"] == space:
            asked.say("about-cross", space=space)
    return asked.answer("space", rule, space=space)


def _report(asked: Question, section: int) -> None:
    """Whether a Vatican report is over."""
    if asked.view is not None:
        asked.what("report-done" if section <= asked.view["reports"] else "report-open", section=section)


def _tile(asked: Question) -> Explanation:
    box, section = asked.box, int(asked.value)
    first, pope = box.section_first[section - 1], box.pope_spaces[section - 1]
    asked.what("tile", section=section, pope=pope, first=first)
    _report(asked, section)
    if asked.view is not None:
        boards = asked.view["boards"]
        for state in ("kept", "lost"):
            seats = [seat for seat, board in enumerate(boards) if board["tiles"][section - 1] == state]
            if seats:
                asked.what(f"tile-{state}", seats=seats)
    asked.figure("head-points", box.tile_points[section - 1])
    return asked.answer("tile", "vatican", section=section)


def _marker(asked: Question) -> Explanation | None:
    seat = asked.player()
    if seat is None or asked.view is None:
        return None
    space = asked.view["boards"][seat]["faith"]
    asked.what("marker")
    asked.say("about-faith", seat=seat, space=space, points=asked.box.track_points[space])
    return asked.answer("marker", "faith", seat=seat)


# Lorenzo


def _lorenzo(asked: Question) -> Explanation:
    asked.what("lorenzo")
    return asked.answer("lorenzo", "solo")


def _cross(asked: Question) -> Explanation:
    asked.what("cross")
    if asked.view is not None and asked.view["solo"] is not None:
        asked.say("about-cross", space=asked.view["solo"]["cross"])
    return asked.answer("cross", "solo-cross")


def _tokens(asked: Question) -> Explanation:
    asked.what("tokens")
    if asked.view is not None and asked.view["solo"] is not None:
        tokens = asked.view["solo"]["tokens"]
        words = asked.book.join([asked.book.say(f"token-{token}") for token in tokens])
        asked.say("about-tokens", count=len(tokens), tokens=words)
    return asked.answer("tokens", "solo-tokens")


def _token(asked: Question) -> Explanation:
    asked.what("token", token=asked.value)
    asked.what("token-count", count=TOKENS.count(asked.value), total=len(TOKENS))
    return asked.answer("token", "solo-tokens", token=asked.value)


def _taken(asked: Question) -> Explanation | None:
    if asked.view is None or asked.view["solo"] is None:
        return None
    left = sum(asked.view["stacks"][f"{asked.value}{level}"]["left"] for level in LEVELS)
    asked.what("taken", count=left)
    return asked.answer("taken", "solo-end", colour=asked.value)


# Players


def _seat(asked: Question) -> Explanation | None:
    seat = asked.player()
    if seat is None or asked.view is None:
        return None
    board = asked.view["boards"][seat]
    asked.what("seat" if asked.view["solo"] is None else "seat-solo")
    asked.figure("score-track", board["faith"])
    asked.figure("score-cards", sum(map(len, board["slots"])))
    asked.figure("score-leaders", len(board["leaders"]))
    asked.figure("score-resources", _owned(board))
    return asked.answer("seat", "end" if asked.view["solo"] is None else "solo-end", seat=seat)


def _owned(board: View) -> int:
    owned: int = sum(board["warehouse"].values()) + sum(board["strongbox"].values())
    return owned


def _hand(asked: Question) -> Explanation | None:
    seat: Seat | None = asked.player()
    if seat is None or asked.view is None:
        return None
    board = asked.view["boards"][seat]
    asked.what("hand")
    asked.say("about-hand-hidden", seat=seat, count=board["hand_size"], dropped=board["dropped_count"])
    return asked.answer("hand", "setup-leaders", seat=seat)


BOARDS: Final[dict[str, Kind[Box]]] = {
    "warehouse": (("",), _warehouse),
    "depot": ((*numbered(len(DEPOTS)), *RESOURCES), _depot),
    "strongbox": (("",), _strongbox),
    "resource": (RESOURCES, _resource),
    "faith": (("",), _faith),
    "space": (numbered(LAST_SPACE + 1, 0), _space),
    "tile": (numbered(SECTIONS), _tile),
    "marker": (numbered(_PLAYERS, 0), _marker),
    "lorenzo": (("",), _lorenzo),
    "cross": (("",), _cross),
    "tokens": (("",), _tokens),
    "token": (tuple(dict.fromkeys(TOKENS)), _token),
    "taken": (COLOURS, _taken),
    "seat": (numbered(_PLAYERS, 0), _seat),
    "hand": (numbered(_PLAYERS, 0), _hand),
}
