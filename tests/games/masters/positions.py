"""Positions written down: a match in any situation, with all other components in their places.

A position is a dump with something changed in it, loaded again. What lies on a board has left the
grid or the leaders' pile; what nobody names is put where it does no harm.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bottega.engine.refusal import Refusal
from bottega.engine.types import Deal, Json, Seat
from bottega.games.masters import Masters, masters
from bottega.games.masters.state import MastersState

GAME: Final = masters()

COLOURS: Final = ("green", "blue", "yellow", "purple")
RESOURCES: Final = ("coin", "stone", "servant", "shield")
STACKS: Final = tuple(f"{colour}{level}" for level in (1, 2, 3) for colour in COLOURS)
TOKENS: Final = ("green", "blue", "yellow", "purple", "cross", "cross", "shuffle")

#: Row 1 gives nothing, row 2 two shields and two stones, row 3 two coins and two servants; red waits.
PLAIN_MARKET: Final = "WWWW BBGG YYPP R"

_MARBLES: Final = {"W": "white", "B": "blue", "G": "grey", "Y": "yellow", "P": "purple", "R": "red"}
_POPE_SPACES: Final = (8, 16, 24)
_SECTION_FIRST: Final = (5, 12, 19)


def marbles(letters: str) -> list[str]:
    """A market in letters: rows from top to bottom, then the slide. Spaces say nothing."""
    return [_MARBLES[letter] for letter in letters if letter != " "]


def stack_of(card: int) -> str:
    figures = GAME.edition.figures["cards"][str(card)]
    return f"{figures['colour']}{figures['level']}"


def four(counts: Mapping[str, int]) -> dict[str, int]:
    """Counts of all four resources; those not named are 0."""
    assert set(counts) <= set(RESOURCES)
    return {name: counts.get(name, 0) for name in RESOURCES}


def named(counts: Mapping[str, int]) -> dict[str, int]:
    """Only the counts that are not 0, as tests like to write them."""
    return {name: count for name, count in counts.items() if count}


def board(
    *,
    faith: int = 0,
    tiles: Sequence[str] | None = None,
    warehouse: Mapping[str, int] | None = None,
    strongbox: Mapping[str, int] | None = None,
    slots: Sequence[Sequence[int]] = (),
    leaders: Sequence[int] = (),
    hand: Sequence[int] = (),
) -> dict[str, Json]:
    """What one seat has. `slots` are lists of cards, covered ones first; `leaders` are played.

    `tiles` that are not given are as the reports up to now would have left them.
    """
    return {
        "faith": faith,
        "tiles": tiles,
        "warehouse": four(warehouse or {}),
        "strongbox": four(strongbox or {}),
        "slots": [list(slot) for slot in slots] + [[] for _ in range(3 - len(slots))],
        "leaders": list(leaders),
        "hand": sorted(hand),
    }


def position(
    *boards: dict[str, Json],
    game: Masters = GAME,
    stage: str = "turn",
    turn: Seat = 0,
    market: str = PLAIN_MARKET,
    tops: Sequence[int] = (),
    decks: Mapping[str, Sequence[int]] | None = None,
    reports: int | None = None,
    cross: int = 0,
    tokens: Sequence[Sequence[str]] = (TOKENS,),
    drawn: int = 0,
) -> MastersState:
    """A match at a decision of seat `turn`, with a board per seat.

    `tops` are cards that lie face up in their stacks; `decks` says for some stacks all that is left
    of them, top first. A seat has two leaders in hand or played; where fewer are named, it has
    discarded the others. An end that the boards bring about has been announced.
    """
    players = len(boards)
    dump = game.start(game.deal(players, seed=1)).dump()
    furthest = max([cross, *(b["faith"] for b in boards)])
    done = reports if reports is not None else sum(furthest >= space for space in _POPE_SPACES)
    owned = [sum(len(slot) for slot in b["slots"]) for b in boards]
    dump.update(
        stage=stage,
        round=1,
        turn=turn,
        actors=[turn],
        ending=players > 1 and (furthest == 24 or max(owned) == 7),
        market=marbles(market),
        reports=done,
        cross=cross,
        drawn=drawn,
    )
    if players == 1:
        dump["tokens"] = [list(order) for order in tokens]
    _lay_cards(dump, boards, tops, decks or {})
    _lay_leaders(dump, boards)
    dump["boards"] = [_board(b, done) for b in boards]
    return game.load(dump)


def _board(given: dict[str, Json], reports: int) -> dict[str, Json]:
    tiles = given["tiles"] or [
        "waiting" if section >= reports else "kept" if given["faith"] >= _SECTION_FIRST[section] else "lost"
        for section in range(3)
    ]
    return {**{key: value for key, value in given.items() if key != "hand"}, "tiles": list(tiles)}


def _lay_cards(
    dump: dict[str, Json],
    boards: Sequence[dict[str, Json]],
    tops: Sequence[int],
    decks: Mapping[str, Sequence[int]],
) -> None:
    """Cards on boards leave the grid; what `decks` leaves out is removed from the match."""
    owned = {card for b in boards for slot in b["slots"] for card in slot}
    by_stack: dict[str, list[int]] = {name: [] for name in STACKS}
    for card in range(1, 49):
        if card not in owned:
            by_stack[stack_of(card)].append(card)
    for card in tops:
        by_stack[stack_of(card)].remove(card)
        by_stack[stack_of(card)].insert(0, card)
    for name, left in decks.items():
        dump["removed"] += [card for card in by_stack[name] if card not in left]
        by_stack[name] = list(left)
    dump["decks"] = by_stack


def _lay_leaders(dump: dict[str, Json], boards: Sequence[dict[str, Json]]) -> None:
    """Two leaders rejected by each seat, and two in hand, played or discarded."""
    known = {leader for b in boards for leader in (*b["leaders"], *b["hand"])}
    others = [leader for leader in range(49, 65) if leader not in known]
    dump["hands"] = [b["hand"] for b in boards]
    dump["rejected"], dump["dropped"] = [], []
    for b in boards:
        discarded = 2 - len(b["leaders"]) - len(b["hand"])
        dump["rejected"].append(sorted([others.pop(), others.pop()]))
        dump["dropped"].append(sorted(others.pop() for _ in range(discarded)))


def deal(players: int, **changes: Json) -> Deal:
    """A deal with some of its keys replaced; the leaders are 49 to 52 for seat 0, and so on."""
    leaders = [list(range(49 + 4 * seat, 53 + 4 * seat)) for seat in range(players)]
    return {**GAME.deal(players, seed=1), "leaders": leaders, **changes}


def play(state: MastersState, *notations: str) -> MastersState:
    """The seat whose turn it is makes these decisions, one after the other; the laws hold throughout."""
    for notation in notations:
        state.play(state.actors[0], GAME.parse(notation))
        assert state.audit() == []
    return state


def idle(state: MastersState) -> MastersState:
    """The seat whose turn it is takes the first row, keeps what it can and ends its turn."""
    seat = state.actors[0]
    play(state, "market row 1")
    while state.actors == (seat,) and stage(state) in ("white", "keep", "end"):
        play(state, legal(state)[-1] if stage(state) == "end" else legal(state)[0])
    return state


def legal(state: MastersState, *first: str) -> list[str]:
    """What the seat whose turn it is may do, in notation; only what starts with a word of `first`."""
    notations = [str(action) for action in state.legal(state.actors[0])] if state.actors else []
    return [n for n in notations if not first or n.startswith(first)]


def refusal(state: MastersState, notation: str, seat: Seat | None = None) -> Refusal:
    """Why the seat whose turn it is (or another) may not do this."""
    refused = state.why_not(state.actors[0] if seat is None else seat, GAME.parse(notation))
    assert refused is not None, f"{notation} is legal"
    return refused


def seat_board(state: MastersState, seat: Seat = 0) -> dict[str, Json]:
    shown: dict[str, Json] = state.view(None)["boards"][seat]
    return shown


def warehouse(state: MastersState, seat: Seat = 0) -> dict[str, int]:
    return named(seat_board(state, seat)["warehouse"])


def strongbox(state: MastersState, seat: Seat = 0) -> dict[str, int]:
    return named(seat_board(state, seat)["strongbox"])


def faith(state: MastersState) -> list[int]:
    return [shown["faith"] for shown in state.view(None)["boards"]]


def tiles(state: MastersState, section: int) -> list[str]:
    """What became of the tiles of a section (1 to 3), by seat."""
    return [shown["tiles"][section - 1] for shown in state.view(None)["boards"]]


def market(state: MastersState) -> str:
    """The market in letters, as `marbles` reads it."""
    letters = {name: letter for letter, name in _MARBLES.items()}
    shown = state.view(None)["market"]
    return " ".join("".join(letters[name] for name in row) for row in [*shown["rows"], [shown["slide"]]])


def pending(state: MastersState) -> dict[str, Json]:
    """What the turn under way still holds."""
    held: dict[str, Json] = state.view(None)["pending"]
    return held


def stage(state: MastersState) -> str:
    return str(state.view(None)["stage"])


def outcome(state: MastersState) -> str | None:
    """How a solo match ended; None before."""
    ended: str | None = state.view(None)["solo"]["outcome"]
    return ended


def totals(state: MastersState) -> list[int]:
    return [score["total"] for score in state.scores()]
