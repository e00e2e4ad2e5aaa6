"""Situations that random play seldom reaches, for tests that have to see everything."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.engine.state import State
from bottega.engine.types import Json
from tests.games.masters.positions import board, play, position


def rich(
    slots: Sequence[Sequence[int]], leaders: Sequence[int] = (), hand: Sequence[int] = ()
) -> dict[str, Json]:
    """A board with something of everything, partly in both stores: there are payments to split."""
    return board(
        slots=slots,
        leaders=leaders,
        hand=hand,
        warehouse={"coin": 1, "shield": 3},
        strongbox={"coin": 5, "stone": 5, "servant": 5, "shield": 5},
    )


def scenes() -> list[State]:
    return [
        two_marble_leaders(),
        a_marble_leader(),
        production_leaders(),
        leaders_to_play(),
        special_depots(),
        payment_by_hand(),
        last_turns(),
        lorenzo_close_to_the_end(),
        a_colour_running_out(),
        a_win_against_lorenzo(),
    ]


def two_marble_leaders() -> State:
    """Four white marbles to choose for."""
    chooser = board(leaders=(57, 58), slots=[[4], [16], [3]], warehouse={"coin": 1})
    return play(position(chooser, board(hand=(49,), faith=7)), "market row 1")


def a_marble_leader() -> State:
    """One leader that turns white marbles, and a leader in hand beside it."""
    return position(board(leaders=(57,), hand=(49,), slots=[[4], [16], [3]]), board())


def production_leaders() -> State:
    return position(rich([[13, 21], [4, 20]], leaders=(61, 64)), board())


def leaders_to_play() -> State:
    """One that can be played, one that cannot."""
    ready = rich([[1, 18, 41], [4, 17], [2]], hand=(49, 62))
    return position(board(hand=(50, 57)), ready, board(hand=(53, 64)), turn=1)


def special_depots() -> State:
    keeper = board(leaders=(53, 56), warehouse={"coin": 5, "stone": 1, "shield": 1}, slots=[[9]])
    return position(keeper, board(leaders=(52,), hand=(51,)), market="YYGW BBGP WWPW R")


def payment_by_hand() -> State:
    """A card that is being paid, from a stack where it is the last one."""
    buyer = rich([[5]], hand=(59, 60))
    state = position(buyer, board(), board(), board(), decks={"green1": [13]})
    return play(state, "pay by hand", "buy green1 slot 2")


def last_turns() -> State:
    """The end is announced; two have still to play."""
    leaders = (49, 50, 51, 52)
    boards = [board(faith=24 if seat == 1 else 23, hand=(leaders[seat],)) for seat in range(4)]
    return position(*boards, turn=2)


def lorenzo_close_to_the_end() -> State:
    lone = board(hand=(55, 63), faith=4)
    return position(
        lone, cross=22, tokens=[("cross", "cross", "green", "blue", "yellow", "purple", "shuffle")]
    )


def a_colour_running_out() -> State:
    order = ("shuffle", "purple", "green", "blue", "yellow", "cross", "cross")
    decks = {"purple1": [2], "purple2": [], "purple3": []}
    state = position(board(hand=(55,)), decks=decks, tokens=[order, order[1:] + order[:1]])
    return play(state, "market row 2", "keep nothing", "end turn")


def a_win_against_lorenzo() -> State:
    return position(rich([[1, 17, 41], [2, 18, 42]]), tops=[3])
