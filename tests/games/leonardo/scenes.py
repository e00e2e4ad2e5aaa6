"""Situations that random play seldom reaches, for tests that have to see everything."""

from __future__ import annotations

from bottega.engine.state import State
from tests.games.leonardo.positions import GAME, assign, board, deal, idle_to, play, position

NONE = dict.fromkeys(("iron", "glass", "wood", "brick", "rope"), 0)


def scenes() -> list[State]:
    return [
        experts(5),
        experts(2),
        nothing_left_to_choose(),
        everybody_in_the_council(),
        a_component_for_a_florin(),
        codex(),
        two_of_a_kind(),
        empty_shops(),
        a_full_workshop(),
        two_auctions(),
        a_bid_of_nothing(),
        a_bid_of_nothing(),
        a_bid_of_nothing(),
        a_late_completion(),
        research_turns(),
        completed_before(),
    ]


def experts(players: int) -> State:
    state: State = GAME.start(deal(players, start="expert", codex="on"))
    return state


def nothing_left_to_choose() -> State:
    """Turn 0 with empty shops and an empty Academy."""
    dump = GAME.start(deal(4, start="expert")).dump()
    dump["shops"] = dict(NONE)
    dump["boards"][3]["components"] = dict.fromkeys(NONE, 12)
    dump["boards"][0].update(academy=0, apprentices=9, free=9)
    dump["boards"][0]["favours"] = [0, 0, 0, 0]
    return GAME.load(dump)


def everybody_in_the_council() -> State:
    """The last in the ranking will have to leave."""
    state = position(board(), board(), board())
    return play(state, "place 2 in council", "place 1 in council", "master to council")


def a_component_for_a_florin() -> State:
    """Benefit 4 of the Council, with a shop that is empty."""
    state = position(board(), board(), shops={"iron": 0})
    assign(state, ("place 1 in council", "pass"))
    return play(state, "leonardo to seat 0", "benefit 4")


def codex() -> State:
    """An apprentice to be moved, by a rule that lets one move others'."""
    state = position(board(), board(), board(), codex="on")
    assign(
        state,
        ("place 2 in council", "place 1 in academy", "pass"),
        ("place 1 in kiln", "place 2 in academy", "pass"),
        ("place 1 in kiln", "place 1 in joiner", "pass"),
    )
    return play(state, "leonardo to seat 1", "benefit 1", "lift seat 1 from kiln")


def two_of_a_kind() -> State:
    return play(GAME.start(deal(3, start="expert")), "favour components", "take iron", "take iron")


def empty_shops() -> State:
    return position(board(), board(), shops=NONE, academy={0: 0})


def a_full_workshop() -> State:
    """Laboratories of every kind, some at work."""
    built = board(small=5, large=6, men={"small": 1, "large": 1}, florins=20)
    busy = board(small=5, large=4, works={"small": (1, 2)}, florins=20)
    state = position(built, busy)
    return assign(state, ("place 2 in workshop", "pass"), ("place 1 in workshop", "pass"))


def two_auctions() -> State:
    finished = {"small": (1, 4), "large": (3, 4)}
    both = [board(large=4, works=finished) for _ in range(2)]
    return idle_to(position(*both, board(works={"small": (1, 0)})), "bid")


def a_bid_of_nothing() -> State:
    """The other bidder has a single florin: perhaps nobody takes the card."""
    finished = {"small": (1, 4)}
    dump = idle_to(position(board(works=finished), board(works=finished)), "bid").dump()
    for mine in dump["boards"]:
        mine["florins"] = 1
    return play(GAME.load(dump), "bid 0")


def a_late_completion() -> State:
    working = board(works={"small": (13, 7)}, shown=("small",))
    return position(working, board(cards=(13,)), requested=(1, 12, 8))


def research_turns() -> State:
    return position(
        board(works={"small": (1, 0)}, hand={"wood": 1, "rope": 2}),
        board(hand={"iron": 1, "wood": 2}),
        stage="laboratories",
        turn=8,
    )


def completed_before() -> State:
    """Works in both laboratories, one just started, and cards in front."""
    owner = board(
        small=5,
        large=4,
        works={"small": (6, 3)},
        hand={"iron": 2, "wood": 2, "rope": 1},
        cards=(1, 3),
        done=(2,),
    )
    return position(owner, board(hand={"glass": 2}), stage="laboratories")
