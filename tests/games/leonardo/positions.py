"""Positions written down: a match in any situation, with all other components in their places.

A position is a dump with something changed in it, loaded again: whatever the boards hold has left the
shops, the display and the deck. Most tests begin with one and play on in notation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bottega.engine.events import Log
from bottega.engine.refusal import Refusal
from bottega.engine.types import Deal, Json, Seat, Viewer
from bottega.games.leonardo import Leonardo, leonardo
from bottega.games.leonardo.state import LeonardoState

GAME: Final = leonardo()

COMPONENTS: Final = ("iron", "glass", "wood", "brick", "rope")
LABS: Final = ("small", "large")
#: Workers stand in these areas; B to H without the first.
CITY: Final = (
    "council",
    "workshop",
    "academy",
    "blacksmith",
    "glassmaker",
    "joiner",
    "kiln",
    "ropemaker",
)
BRONZE: Final = (1, 2, 3, 4, 5)
COPPER: Final = (6, 7, 9, 10, 13)
SILVER: Final = (8, 11, 12, 14, 15)
MIDDLE_GOLD: Final = (16, 17, 18, 19, 20)
BOTTOM: Final = (21, 22, 23, 24, 25)

#: What an invention and its weeks are called in `board`.
Work = tuple[int, int]


def five(counts: Mapping[str, int]) -> dict[str, int]:
    """Counts of all five components; those not named are 0."""
    assert set(counts) <= set(COMPONENTS)
    return {name: counts.get(name, 0) for name in COMPONENTS}


def named(counts: Mapping[str, int]) -> dict[str, int]:
    """Only the counts that are not 0, as tests like to write them."""
    return {name: count for name, count in counts.items() if count}


def needs(invention: int) -> dict[str, int]:
    """The components of an invention."""
    return named(GAME.edition.figures["inventions"][str(invention)]["components"])


def board(
    *,
    florins: int = 3,
    hand: Mapping[str, int] | None = None,
    apprentices: int = 4,
    small: int = 3,
    large: int = 0,
    men: Mapping[str, int] | None = None,
    works: Mapping[str, Work] | None = None,
    shown: Sequence[str] = (),
    cards: Sequence[int] = (),
    done: Sequence[int] = (),
) -> dict[str, Json]:
    """What one seat has. `works` says by laboratory the invention and its weeks, `shown` which of them
    had to be revealed; `done` are inventions completed besides the `cards`."""
    return {
        "florins": florins,
        "hand": five(hand or {}),
        "apprentices": apprentices,
        "spaces": [small, large],
        "men": [(men or {}).get(lab, 0) for lab in LABS],
        "works": [(works or {}).get(lab) for lab in LABS],
        "shown": [lab in shown for lab in LABS],
        "cards": list(cards),
        "done": sorted([*cards, *done]),
    }


def position(
    *boards: dict[str, Json],
    stage: str = "assign",
    turn: int = 3,
    leonardo: Seat = 0,
    council: int = 1,
    requested: Sequence[int] | None = None,
    deck: Sequence[int] | None = None,
    codex: str = "off",
    shops: Mapping[str, int] | None = None,
    academy: Mapping[Seat, int] | None = None,
    game: Leonardo = GAME,
) -> LeonardoState:
    """A match at the beginning of phase A (``laboratories``) or B (``assign``), with a board per seat.

    Without `requested` the beginners' inventions are on display, as far as nobody has them. Without
    `deck` the others lie there, as far as they can (see `stack`); what is left has gone to the box.
    `shops` and `academy` say what is left there: the last seat holds the other components.
    """
    players = len(boards)
    dump = game.start(game.deal(players, seed=1, codex=codex)).dump()
    dump.update(stage=stage, turn=turn, leonardo=leonardo, current=leonardo, actors=[leonardo])
    dump.update(council=council)
    dump["pending"]["line"] = [(leonardo + i) % players for i in range(players)]
    _lay_inventions(dump, boards, requested, deck)
    lost = {2: 2, 3: 1}.get(players, 0)
    dump["boards"] = [_board(given, lost) for given in boards]
    left = {name: 12 - sum(b["components"][name] for b in dump["boards"]) for name in COMPONENTS}
    for name, count in (shops or {}).items():
        dump["boards"][-1]["components"][name] += left[name] - count
        left[name] = count
    dump["shops"] = left
    for seat, count in (academy or {}).items():
        mine = dump["boards"][seat]
        mine.update(academy=count, apprentices=9 - lost - count, free=9 - lost - count)
    _lay_works(dump, boards)
    return game.load(dump)


def _board(given: dict[str, Json], lost: int) -> dict[str, Json]:
    components = dict(given["hand"])
    for work in given["works"]:
        for name, count in needs(work[0]).items() if work else ():
            components[name] += count
    labs = [
        {
            "spaces": given["spaces"][lab],
            "men": given["men"][lab],
            "weeks": work[1] if work else None,
            "apprentices": 0,
            "shown": work[0] if work and given["shown"][lab] else 0,
            "fresh": False,
        }
        for lab, work in enumerate(given["works"])
    ]
    return {
        "florins": given["florins"],
        "components": components,
        "apprentices": given["apprentices"],
        "free": given["apprentices"],
        "academy": 9 - lost - given["apprentices"],
        "master": None,
        "labs": labs,
        "cards": given["cards"],
        "done": given["done"],
        "placed": [],
        "passed": False,
        "favours": [0, 0, 0, 0],
    }


def _lay_inventions(
    dump: dict[str, Json],
    boards: Sequence[dict[str, Json]],
    requested: Sequence[int] | None,
    deck: Sequence[int] | None,
) -> None:
    """Cards of the players, those completed or revealed have left the display and the deck."""
    owned = {n for given in boards for n in given["cards"]}
    gone = {n for given in boards for n in given["done"]}
    gone |= {
        work[0]
        for given in boards
        for work, shown in zip(given["works"], given["shown"], strict=True)
        if shown
    }
    if requested is None:
        requested = [0 if n in gone else n for n in dump["requested"]]
    rest = [n for n in range(1, 26) if n not in requested and n not in gone]
    dump["requested"] = list(requested)
    dump["deck"] = stack(rest) if deck is None else list(deck)
    dump["boxed"] = [n for n in range(1, 26) if n not in {*owned, *requested, *dump["deck"]}]


def stack(cards: Sequence[int]) -> list[int]:
    """These inventions as a deck of three parts, as far as it goes: where something is missing from a
    part, the parts above it have been drawn."""
    middle: list[int] = []
    for metal, count in ((BRONZE, 1), (COPPER, 2), (SILVER, 3), (MIDDLE_GOLD, 5)):
        middle += [n for n in cards if n in metal][:count]
    bottom = [n for n in cards if n in BOTTOM]
    top = [n for n in cards if n not in middle and n not in bottom]
    if len(bottom) < len(BOTTOM):
        return bottom
    return [*(top if len(middle) == 11 else ()), *middle, *bottom]


def _lay_works(dump: dict[str, Json], boards: Sequence[dict[str, Json]]) -> None:
    """Works and what can be inferred about them: anything sought that could be built."""
    sought = sum(1 << n for n in (*dump["requested"], *dump["deck"]) if n)
    for seat, given in enumerate(boards):
        mine = dump["boards"][seat]
        for lab, work in enumerate(given["works"]):
            if not work:
                continue
            place = 2 * seat + lab
            dump["started"] += 1
            dump["under"][place] = work[0]
            mask = sought & ~sum(1 << n for n in mine["done"])
            if given["shown"][lab]:
                mask = 1 << work[0]
            dump["traces"][place] = [
                dump["started"],
                mask,
                [mine["components"][name] for name in COMPONENTS],
            ]


def deal(players: int, *, start: str = "beginner", codex: str = "off", **changes: Json) -> Deal:
    """A deal with some of its keys replaced."""
    return {**GAME.deal(players, seed=1, start=start, codex=codex), **changes}


# Playing on.


def play(state: LeonardoState, *notations: str) -> LeonardoState:
    """The seat that is asked makes these decisions, one after the other; the laws hold throughout."""
    for notation in notations:
        state.play(state.actors[0], state.game.parse(notation))
        assert state.audit() == []
    return state


def assign(state: LeonardoState, *orders: Sequence[str]) -> LeonardoState:
    """Phase B: each seat makes its placements when its turn comes, then passes."""
    left = [list(order) for order in orders] + [[] for _ in range(state.players - len(orders))]
    while stage(state) == "assign":
        mine = left[state.actors[0]]
        play(state, mine.pop(0) if mine else "pass")
    assert not any(left), f"not placed: {left}"
    return state


#: What one does to let a phase go by.
_IDLE: Final = {
    "laboratories": "done",
    "assign": "pass",
    "benefit": "benefit 2",
    "lift": "leave it",
    "component": "leave it",
    "offer": "withdraw",
    "bid": "bid 0",
}


def idle(state: LeonardoState) -> LeonardoState:
    """The seat that is asked does as little as it can."""
    notation = _IDLE.get(stage(state))
    return play(state, notation if notation in legal(state) else legal(state)[-1])


def idle_to(state: LeonardoState, wanted: str, turn: int | None = None) -> LeonardoState:
    """Every seat does as little as it can until this stage (of this turn) is reached."""
    while stage(state) != wanted or (turn is not None and state.view(None)["turn"] != turn):
        assert not state.over, f"the match is over before {wanted}"
        idle(state)
    return state


def bid(state: LeonardoState, bids: Mapping[Seat, int]) -> LeonardoState:
    for seat, florins in bids.items():
        state.play(seat, state.game.parse(f"bid {florins}"))
        assert state.audit() == []
    return state


def log(state: LeonardoState) -> Log:
    """Write down what happens from now on."""
    state.log = Log()
    return state.log


def events_of(written: Log, *kinds: str, viewer: Viewer = None) -> list[tuple[str, dict[str, Json]]]:
    """The events of these kinds that somebody (a spectator, if nobody is named) is told."""
    return [(e.kind, e.values) for e in written.seen_by(viewer) if not kinds or e.kind in kinds]


# Looking at it.


def legal(state: LeonardoState, *first: str) -> list[str]:
    """What the seat that is asked may do, in notation; only what starts with a word of `first`."""
    notations = [str(action) for action in state.legal(state.actors[0])] if state.actors else []
    return [n for n in notations if not first or n.startswith(first)]


def refusal(state: LeonardoState, notation: str, seat: Seat | None = None) -> Refusal:
    """Why the seat that is asked (or another) may not do this."""
    refused = state.why_not(state.actors[0] if seat is None else seat, state.game.parse(notation))
    assert refused is not None, f"{notation} is legal"
    return refused


def stage(state: LeonardoState) -> str:
    return str(state.view(None)["stage"])


def public(state: LeonardoState, key: str) -> Json:
    return state.view(None)[key]


def pending(state: LeonardoState, key: str) -> Json:
    return state.view(None)["pending"][key]


def seat_board(state: LeonardoState, seat: Seat = 0) -> dict[str, Json]:
    shown: dict[str, Json] = state.view(None)["boards"][seat]
    return shown


def florins(state: LeonardoState) -> list[int]:
    return [shown["florins"] for shown in state.view(None)["boards"]]


def cards(state: LeonardoState) -> list[list[int]]:
    return [shown["cards"] for shown in state.view(None)["boards"]]


def components(state: LeonardoState, seat: Seat = 0) -> dict[str, int]:
    return named(seat_board(state, seat)["components"])


def hand(state: LeonardoState, seat: Seat = 0) -> dict[str, int]:
    return named(state.view(seat)["boards"][seat]["hand"])


def lab(state: LeonardoState, seat: Seat, name: str) -> dict[str, Json]:
    shown: dict[str, Json] = seat_board(state, seat)["labs"][name]
    return shown


def weeks(state: LeonardoState, seat: Seat, name: str) -> int | None:
    counted: int | None = lab(state, seat, name)["weeks"]
    return counted


def under(state: LeonardoState, seat: Seat, name: str, viewer: Viewer) -> int | None:
    """What a viewer knows to lie under a laboratory; None for nothing known."""
    shown = state.view(viewer)["boards"][seat]["labs"][name]
    number: int | None = shown.get("work", shown["shown"])
    return number


def possible(state: LeonardoState, seat: Seat, name: str) -> list[int]:
    """What everybody else thinks a laboratory may work on."""
    works: list[int] = state.view(None)["boards"][seat]["labs"][name]["possible"]
    return works


def there(state: LeonardoState, area: str) -> list[Seat]:
    """The seats in an area, from the arrow on."""
    return [group["seat"] for group in state.view(None)["city"][area]]


def asked(state: LeonardoState) -> Seat:
    (seat,) = state.actors
    return seat
