"""Coins: a small made-up game with all that the engine provides for, to try the engine on.

Twenty coins, worth 1 to 20. Each seat is dealt five that only it knows; the rest is a pile, face
down. Every round all seats bid a coin at once, face down. The bids are turned over and discarded, and
the highest wins the top coin of the pile. The winner may then throw away a coin of their hand, face up.
It ends after two rounds (``length=short``) or three (``long``).
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from bottega.engine.action import Action, ActionSpace
from bottega.engine.chance import Stream
from bottega.engine.editions import Edition, Figure, standard
from bottega.engine.events import all_but, only
from bottega.engine.explanation import Explanation
from bottega.engine.game import Game, Line, Option, Sheet, Symbol, restore
from bottega.engine.moments import Moments
from bottega.engine.people.text import Book
from bottega.engine.refusal import Refusal
from bottega.engine.schema import (
    OWNER,
    BySeat,
    Field,
    Fields,
    ListOf,
    Nullable,
    Number,
    Text,
    Truth,
    Word,
)
from bottega.engine.state import Prompt, Score, State
from bottega.engine.types import Deal, Json, Seat, Viewer

COINS: Final = range(1, 21)
HAND: Final = 5
ROUNDS: Final = {"short": 2, "long": 3}
#: `points.coin` is what each coin won scores beyond its worth.
FIGURES: Final[dict[str, Json]] = {
    "provenance": "printed",
    "hand": HAND,
    "points": {"coin": 1, "pass": 0, "provenance": {"coin": "inferred"}},
}


_COIN: Final = Number(COINS[0], COINS[-1])
BOARD: Final = Fields(
    "CoinsBoard",
    Field("hand_size", Number(), "Number of coins in hand."),
    Field("hand", ListOf(_COIN), "The coins in hand.", OWNER),
    Field("bid_made", Truth(), "It has bid in this round."),
    Field("bid", Nullable(_COIN), "The coin it has bid; null before it has bid.", OWNER),
)
VIEW: Final = Fields(
    "CoinsView",
    Field("game", Text(), "The name of the game."),
    Field("edition", Text(), "The id of the edition."),
    Field("players", Number(1), "Number of seats."),
    Field("seat", Nullable(Number()), "The seat that looks on; null for a spectator."),
    Field("length", Word(tuple(ROUNDS)), "How many rounds there are."),
    Field("stage", Word(("bid", "throw", "over")), "The kind of decision that is open."),
    Field("round", Number(), "Rounds that are over."),
    Field("over", Truth(), "The match is over."),
    Field("actors", ListOf(Number()), "The seats that must decide now."),
    Field("discard", ListOf(_COIN), "The coins that are out of the game."),
    Field("won", BySeat(ListOf(_COIN)), "The coins that each seat has won."),
    Field("boards", BySeat(BOARD), "What each seat has."),
    Field("pile", Number(), "Number of coins in the pile."),
)


class CoinAction(Action):
    """To bid a coin, or to throw one away."""

    __slots__ = ("coin",)

    def __init__(self, type: str, coin: int) -> None:
        super().__init__(type, f"{type} {coin}", (f"coin:{coin}",))
        self.coin = coin

    def fields(self) -> dict[str, Json]:
        return {"coin": self.coin}


ACTIONS: Final = ActionSpace()
BID: Final = {coin: ACTIONS.add(CoinAction("bid", coin)) for coin in COINS}
THROW: Final = {coin: ACTIONS.add(CoinAction("throw", coin)) for coin in COINS}
PASS: Final = ACTIONS.add(Action("pass", "pass", ("pass",)))
ACTIONS.forms = ["bid 1-20", "throw 1-20", "pass"]

STAGES: Final = ("bid", "throw", "over")
BIDDING: Final = 0  # all seats at once
THROWING: Final = 1  # the winner of the round
OVER: Final = 2
MOMENTS: Final = Moments(
    {"bid": (BIDDING,), "throw": (THROWING,), "pass": (THROWING,)},
    {BIDDING: ("now-bid", "turn"), THROWING: ("now-throw", "turn")},
)


class CoinsState(State):
    """`bids` has a 0 for a seat that has not bid; `won` are the coins won, by seat."""

    __slots__ = ("bids", "discard", "hands", "length", "pile", "round", "won")

    length: str
    round: int
    hands: list[list[int]]
    bids: list[int]
    pile: list[int]
    discard: list[int]
    won: list[list[int]]

    def offer(self, seat: Seat) -> list[Action]:
        if self.stage == BIDDING:
            return [BID[coin] for coin in self.hands[seat]]
        return [*(THROW[coin] for coin in self.hands[seat]), PASS]

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, CoinAction) and action.coin not in self.hands[seat]:
            return Refusal("not-in-hand", "hand", {"coin": action.coin})
        return None

    def apply(self, seat: Seat, action: Action) -> None:
        if not isinstance(action, CoinAction):
            self.next_round()
        elif action.type == "bid":
            self.bid(seat, action.coin)
        else:
            self.hands[seat].remove(action.coin)
            self.discard.append(action.coin)
            self.emit("throw", {"seat": seat, "coin": action.coin})
            self.next_round()

    def bid(self, seat: Seat, coin: int) -> None:
        self.hands[seat].remove(coin)
        self.bids[seat] = coin
        self.emit("bid", {"seat": seat, "coin": coin}, only(seat))
        self.emit("bid-made", {"seat": seat}, all_but(seat, self.players))
        self.actors = tuple(other for other in self.actors if other != seat)
        if not self.actors:
            self.turn_over()

    def turn_over(self) -> None:
        winner = self.bids.index(max(self.bids))
        self.emit("bids", {"coins": list(self.bids)})
        self.discard += self.bids
        self.bids = [0] * self.players
        self.beat()
        self.won[winner].append(self.pile.pop(0))
        self.emit("win", {"seat": winner, "coin": self.won[winner][-1]})
        self.ask(winner, THROWING)

    def next_round(self) -> None:
        self.round += 1
        self.over = self.round == ROUNDS[self.length]
        self.stage = OVER if self.over else BIDDING
        self.actors = () if self.over else tuple(range(self.players))

    def clone(self) -> CoinsState:
        other = type(self).__new__(type(self))
        other._game, other.players, other.log = self._game, self.players, None
        other.over, other.actors, other.stage = self.over, self.actors, self.stage
        other.length, other.round = self.length, self.round
        other.hands = [list(hand) for hand in self.hands]
        other.won = [list(won) for won in self.won]
        other.bids, other.pile, other.discard = list(self.bids), list(self.pile), list(self.discard)
        return other

    def public(self) -> dict[str, Json]:
        return {
            "game": self._game.name,
            "edition": self._game.edition.id,
            "players": self.players,
            "length": self.length,
            "stage": STAGES[self.stage],
            "round": self.round,
            "over": self.over,
            "actors": list(self.actors),
            "discard": list(self.discard),
            "won": [list(won) for won in self.won],
        }

    def dump(self) -> dict[str, Json]:
        hands = [list(hand) for hand in self.hands]
        return {**self.public(), "hands": hands, "bids": list(self.bids), "pile": list(self.pile)}

    def view(self, viewer: Viewer) -> dict[str, Json]:
        boards = [self.board(seat, viewer) for seat in range(self.players)]
        return {**self.public(), "seat": viewer, "boards": boards, "pile": len(self.pile)}

    def board(self, seat: Seat, viewer: Viewer) -> dict[str, Json]:
        board: dict[str, Json] = {"hand_size": len(self.hands[seat]), "bid_made": self.bids[seat] > 0}
        if seat == viewer:
            board.update(hand=list(self.hands[seat]), bid=self.bids[seat] or None)
        return board

    def imagine(self, viewer: Viewer, rng: random.Random) -> CoinsState:
        world = self.clone()
        known = {*self.discard, *(coin for won in self.won for coin in won)}
        if viewer is not None:
            known |= {*self.hands[viewer], self.bids[viewer]}
        unknown = [coin for coin in COINS if coin not in known]
        rng.shuffle(unknown)
        for seat in range(self.players):
            if seat != viewer:
                world.hands[seat] = sorted(unknown.pop() for _ in self.hands[seat])
                world.bids[seat] = unknown.pop() if self.bids[seat] else 0
        world.pile = unknown
        return world

    def reshuffle(self, rng: random.Random) -> CoinsState:
        world = self.clone()
        world.pile.sort()
        rng.shuffle(world.pile)
        return world

    def progress(self) -> Prompt | None:
        return None if self.over else Prompt("round", {"round": self.round + 1})

    def score(self, seat: Seat) -> Score:
        won = self.won[seat]
        lines = {"worth": sum(won), "number": self._game.edition.figures["points"]["coin"] * len(won)}
        return {"total": sum(lines.values()), "lines": lines, "ties": {"hand": len(self.hands[seat])}}

    def audit(self) -> list[str]:
        bids = [bid for bid in self.bids if bid]
        places = [*self.hands, *self.won, self.pile, self.discard, bids]
        coins = sorted(coin for place in places for coin in place)
        return [] if coins == list(COINS) else [f"every coin is in one place: {coins}"]


class Coins(Game):
    """The game; with another `kind` of state, a deliberately broken one."""

    def __init__(self, kind: type[CoinsState] = CoinsState, edition: Edition | None = None) -> None:
        self.name = "coins"
        self.seats = range(2, 4)
        self.version = 1
        self.actions = ACTIONS
        self.stages = STAGES
        self.moments = MOMENTS
        self.hidden = ("hands", "bids", "pile")
        self.view_form = VIEW
        self.figures = (Figure("points.coin", 0, 5),)
        self.data = Path(__file__).parent / "data"
        self.kind = kind
        self.edition = edition or standard(FIGURES)
        self.options = {"length": Option(("short", "long"), "short")}

    def shuffle(self, players: int, seed: int | str, options: dict[str, str]) -> Deal:
        coins = Stream(seed).shuffled(COINS)
        hands = [sorted(coins[HAND * seat : HAND * seat + HAND]) for seat in range(players)]
        pile = coins[HAND * players :]
        return {"game": self.name, "players": players, "options": options, "hands": hands, "pile": pile}

    def start(self, deal: Deal) -> CoinsState:
        self.check_deal(deal, ["hands", "pile"])
        players = deal["players"]
        return self.read(
            {
                "players": players,
                "length": deal["options"]["length"],
                "stage": "bid",
                "round": 0,
                "over": False,
                "actors": list(range(players)),
                "discard": [],
                "won": [[] for _ in range(players)],
                "hands": deal["hands"],
                "bids": [0] * players,
                "pile": deal["pile"],
            }
        )

    def load(self, dump: Json) -> CoinsState:
        return restore(self, dump, Coins.read)

    def read(self, dump: dict[str, Json]) -> CoinsState:
        state = self.kind.__new__(self.kind)
        state._game, state.log, state.stage = self, None, STAGES.index(dump["stage"])
        for key in ("players", "length", "round", "over"):
            setattr(state, key, dump[key])
        state.actors = tuple(dump["actors"])
        state.hands = [list(hand) for hand in dump["hands"]]
        state.won = [list(won) for won in dump["won"]]
        state.bids, state.pile, state.discard = (list(dump[key]) for key in ("bids", "pile", "discard"))
        return state

    def with_edition(self, edition: Edition) -> Coins:
        return Coins(self.kind, edition)

    def noun(self, key: str, value: Json, book: Book) -> str | None:
        return book.say("the-coin", {"worth": value}) if key == "coin" and isinstance(value, int) else None

    def phase(self, view: dict[str, Json], seat: Seat) -> str | None:
        return f"throw {view['round']}" if view["stage"] == "throw" and seat in view["actors"] else None

    def passing(self, view: dict[str, Json], seat: Seat) -> Action | None:
        return PASS if self.phase(view, seat) else None

    def named(self, action: Action, view: dict[str, Json]) -> None:
        return None

    def board(self, view: dict[str, Json], book: Book, width: int) -> list[Line]:
        return [[(line[:width], "")] for line in self.describe(view, book)]

    def describe(self, view: dict[str, Json], book: Book) -> list[str]:
        lines = [book.say("table", {"round": view["round"] + 1, "pile": view["pile"]})]
        lines += [
            book.sentence("hand", {"coins": board["hand"]}) for board in view["boards"] if "hand" in board
        ]
        for seat, won in enumerate(view["won"]):
            lines.append(book.sentence("won" if won else "won-nothing", {"seat": seat, "coins": won}))
        return lines

    def things(self, view: dict[str, Json]) -> list[str]:
        coins = [*view["discard"], *(coin for won in view["won"] for coin in won)]
        coins += [coin for board in view["boards"] for coin in board.get("hand", ())]
        return ["pile", *(f"coin:{coin}" for coin in sorted(coins))]

    def explain(self, view: dict[str, Json] | None, target: str, book: Book) -> Explanation | None:
        kind, _, value = target.partition(":")
        if kind == "coin" and value.isdecimal() and int(value) in COINS:
            return Explanation(book.say("the-coin", {"worth": int(value)}), [book.say("what-coin")], "turn")
        if target == "pile":
            return Explanation(book.say("thing-pile"), [book.say("what-pile")], "turn")
        if target == "pass":
            return Explanation(book.say("action-pass"), [book.say("what-pass")], "turn")
        return None

    def legend(self, book: Book) -> list[Symbol]:
        return [("pile", "")]

    def components(self, book: Book) -> list[Sheet]:
        return [(book.say("coins"), [book.say("worth")], [[str(coin)] for coin in COINS])]


def coins() -> Coins:
    """The game with its standard edition, as the entry point asks for it."""
    return Coins()
