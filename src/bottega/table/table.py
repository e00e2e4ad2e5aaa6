"""Table: everything about one match that follows from its entries.

`commands` checks an entry before it is stored, so the table asks for no permission. What is kept in memory
can be thrown away at any time; the same entries give the same table, on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bottega.engine.events import Beat, Event
from bottega.engine.game import Game
from bottega.engine.match import Match
from bottega.engine.records import Entry, Proof
from bottega.engine.types import Json, Seat
from bottega.table.chair import Chair
from bottega.table.request import ConsentRequest
from bottega.table.shelf import game_of, label, unnamed_version
from bottega.table.tempo import Clock, Tempo
from bottega.table.types import ABANDONED, OPEN, OVER, PLAYING, AccountId, MatchId, Millis

#: How many recent answer keys are kept to detect resends.
KEYS: Final = 128
#: The format of snapshots. Raised whenever a snapshot is written in another way: by this module, by
#: `engine.match`, or by a game that dumps its states with other keys than before.
SNAPSHOT_FORMAT: Final = 5


class Happening:
    """An event with the number of its entry and its time. `step` is the number of decisions that stood after
    it: where a later event has a lower one, the decision was taken back."""

    __slots__ = ("at", "event", "number", "step")

    def __init__(self, number: int, at: Millis, event: Event, step: int) -> None:
        self.number = number
        self.at = at
        self.event = event
        self.step = step


class Table:
    """A table after its entry `number`.

    `opened` are the decisions that are open: the id by seat. An id stays the same as long as its seat has
    the same choice, whatever others do meanwhile.
    """

    def __init__(self, id: MatchId) -> None:
        self.id = id
        self.number = 0
        self.status = OPEN
        self.created: Millis = 0
        self.changed: Millis = 0
        self.started: Millis = 0
        self.host: AccountId | None = None
        self.settings: dict[str, Json] = {}
        self.rules = 0  # the version with which the match began
        self.label = ""  # of the game with its edition and version, see `shelf`
        self.secret = ""
        self.promise = ""
        #: Deal and decisions with which a match begins that goes on from a record; None for every other.
        self.origin: dict[str, Json] | None = None
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.nonce = ""
        self.clock = Clock(Tempo(), 0)
        self.opened: dict[Seat, str] = {}
        self.choices: dict[Seat, tuple[int, ...]] = {}
        self.keys: dict[str, int] = {}
        self.request: ConsentRequest | None = None
        self.orders: dict[Seat, str] = {}
        self.flagged: set[Seat] = set()
        self.held: Seat | None = None
        self.left: list[Seat] = []  # seats that resigned, in that order
        self.acted: dict[Seat, int] = {}  # the entry of each seat's last decision
        self.decided: dict[Seat, int] = {}  # how many decisions the person at each seat has made
        #: What happened after entry `since`: a table from a snapshot begins there.
        self.happenings: list[Happening] = []
        self.since = 0
        #: How the game stood in between, counted in `happenings`; None where nobody is told of it. A host
        #: that will tell of entries sets it to [] before it takes them in, and to None once it has told.
        self.beats: list[Beat] | None = None
        self._checked = False  # whether the rules have allowed the entry that is taken in

    # Questions

    @property
    def game(self) -> Game:
        return game_of(self.label)

    @property
    def players(self) -> int:
        return len(self.chairs)

    @property
    def play(self) -> Match:
        """The match; there is one from the start on."""
        assert self.match is not None, "the match has not begun"
        return self.match

    @property
    def device(self) -> bool:
        """Whether all people play on one device, that of the host."""
        return bool(self.settings.get("device"))

    def seats_of(self, account: AccountId) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.account == account]

    def minds(self) -> list[tuple[Seat, str, str]]:
        """The open decisions of bots: seat, bot, decision."""
        open_decisions = []
        for seat, decision in self.opened.items():
            mind = self.chairs[seat].mind
            if mind is not None:
                open_decisions.append((seat, mind, decision))
        return open_decisions

    def people(self) -> list[Seat]:
        """The seats whose people must decide, or confirm what they decided."""
        seats = [seat for seat in self.opened if self.chairs[seat].mind is None]
        return seats if self.held is None or self.held in seats else sorted([*seats, self.held])

    def due(self) -> Millis | None:
        """When the next clock runs out."""
        if self.status != PLAYING or self.clock.tempo.kind == "none":
            return None
        ends = [self.clock.deadline(seat) for seat in self.clock.since if seat not in self.flagged]
        return min((end for end in ends if end is not None), default=None)

    # Entries

    def apply(self, number: int, at: Millis, data: dict[str, Json], checked: bool = False) -> None:
        """Take in the next entry. `checked`: `commands.propose` has just made it for this very table.

        Every other entry comes from a store, and its move is checked against the rules once more: a build
        whose rules differ, though their version says the same, must stop at the first illegal move instead
        of playing on from a state that never was.
        """
        if number != self.number + 1:
            raise ValueError(f"entry {number} cannot follow entry {self.number} of match {self.id}")
        self.number = number
        self.changed = at
        self._checked = checked
        if self.match is not None:
            self._expect_beats(self.match)
        _APPLY[data["kind"]](self, at, data)
        if self.match is not None:
            self._collect(at)
        if self.status == PLAYING:
            self._reopen()
            self.clock.run(set(self.people()), at, self.number)

    def say(self, kind: str, **values: Json) -> None:
        """Record something that happened at the table and is not a move."""
        step = 0 if self.match is None else len(self.match.line)
        self.happenings.append(Happening(self.number, self.changed, Event(kind, values), step))

    def _expect_beats(self, match: Match) -> None:
        """Several entries may be told at once: how the game stands before each of them is a beat, too."""
        if self.beats is None:
            match.log.beats = None
            return
        match.log.beats = []
        self.beats.append(Beat(len(self.happenings), match.state.clone()))

    def _collect(self, at: Millis) -> None:
        first, step = len(self.happenings), len(self.play.line)
        events, beats = self.play.log.take()
        self.happenings += [Happening(self.number, at, event, step) for event in events]
        if self.beats is not None:
            self.beats += [Beat(first + beat.count, beat.state) for beat in beats]

    def _reopen(self) -> None:
        """Determine which decisions are open now. A decision with the same choices keeps its id."""
        state = self.play.state
        opened: dict[Seat, str] = {}
        choices: dict[Seat, tuple[int, ...]] = {}
        for seat in state.actors:
            offered = tuple([action.id for action in state.legal(seat)])
            if seat in self.opened and self.choices[seat] == offered:
                opened[seat] = self.opened[seat]
            elif self.held is None:
                opened[seat] = f"{self.number}.{seat}"
            else:
                continue
            choices[seat] = offered
        self.opened, self.choices = opened, choices

    def remember(self, key: str | None) -> None:
        if key:
            self.keys[key] = self.number
            if len(self.keys) > KEYS:
                del self.keys[next(iter(self.keys))]

    # Before the start

    def _create(self, at: Millis, data: dict[str, Json]) -> None:
        self.created = at
        self.host = data["by"]
        self._take_game(data["settings"], data.get("rules"))
        self.secret, self.promise = data["secret"], data["promise"]
        self.origin = data.get("origin")
        self.chairs = [Chair.load(chair) for chair in data["chairs"]]
        self.clock = Clock(Tempo.read(self.settings["tempo"]), len(self.chairs))

    def _take_game(self, settings: dict[str, Json], rules: int | None) -> None:
        """The game, with the version of its rules that the match began with; Problem if it is not here."""
        self.settings = settings
        if rules is None:
            rules = unnamed_version(settings["game"])
        self.label = label(settings["game"], settings.get("edition"), rules)
        self.rules = self.game.version

    def _sit(self, at: Millis, data: dict[str, Json]) -> None:
        self.chairs[data["seat"]] = Chair(
            account=data["by"], name=data["name"], word=data["word"], confirms=data["confirms"]
        )
        self.say("table-sat", name=data["name"])

    def _leave(self, at: Millis, data: dict[str, Json]) -> None:
        seat = data["seat"]
        kept, account = self.chairs[seat].kept, self.chairs[seat].account
        self.say("table-left" if kept is None else "table-not-coming", name=self.chairs[seat].name)
        self.chairs[seat] = Chair()
        if kept is None and account == self.host:
            people = [chair.account for chair in self.chairs if chair.account is not None]
            self.host = people[0] if people else None
            if self.host is None:
                self.status = ABANDONED

    def _arrange(self, at: Millis, data: dict[str, Json]) -> None:
        self.chairs[data["seat"]] = Chair(bot=data["bot"], name=data["name"])

    def _add_seat(self, at: Millis, data: dict[str, Json]) -> None:
        self.chairs.append(Chair(bot=data["bot"], name=data["name"]))
        self.clock = Clock(self.clock.tempo, len(self.chairs))

    def _remove_seat(self, at: Millis, data: dict[str, Json]) -> None:
        del self.chairs[data["seat"]]
        self.clock = Clock(self.clock.tempo, len(self.chairs))

    def _close(self, at: Millis, data: dict[str, Json]) -> None:
        self.status = ABANDONED
        if "days" in data:
            self.say("table-expired", days=data["days"])
        else:
            self.say("table-closed")

    def _halt(self, at: Millis, data: dict[str, Json]) -> None:
        self.status = ABANDONED
        if "days" in data:
            self.say("table-idle", days=data["days"])
        else:
            self.say("table-halted")
        self._stop()

    def _start(self, at: Millis, data: dict[str, Json]) -> None:
        self.chairs = [self.chairs[seat] for seat in data["order"]]
        self.nonce = data["nonce"]
        words = tuple(chair.word for chair in self.chairs)
        forked = "line" in data
        proof = None if forked else Proof.of_deal(data["deal"], self.nonce, self.secret, words)
        self.match = Match(self.game, data["deal"], [chair.name for chair in self.chairs], proof)
        for seat, id in data.get("line", ()):
            self.match.play(seat, self.game.actions[id])
        self.origin = None
        self.status = PLAYING
        self.started = at
        self.say("table-began")
        self._finish_if_over()

    # Play

    def _play(self, at: Millis, data: dict[str, Json]) -> None:
        seat: Seat = data["seat"]
        match = self.play
        match.play(seat, self.game.parse(data["action"]), self._checked)
        self.opened.pop(seat, None)
        self.acted[seat] = self.number
        self.flagged.discard(seat)
        self.clock.renew(seat, at)
        self.remember(data.get("key"))
        self.held = data.get("held")
        if self.request is not None and self.request.what == "takeback":
            self.request = None
        if data.get("mind") is None:
            self.decided[seat] = self.decided.get(seat, 0) + 1
            if data.get("order") is None:
                self.orders.pop(seat, None)
        self._finish_if_over()

    def _confirm(self, at: Millis, data: dict[str, Json]) -> None:
        self.held = None
        self.remember(data.get("key"))

    def _undo(self, at: Millis, data: dict[str, Json]) -> None:
        self.held = None
        self.play.repeat(Entry.of_undo(data["seat"], data["count"]))
        self._after_return(data["seat"], at)
        self.remember(data.get("key"))

    def _after_return(self, seat: Seat, at: Millis) -> None:
        """Decisions that open again are new ones, even where they look like the old ones."""
        self.held = None
        self.opened.clear()
        self.orders.clear()
        self.clock.renew(seat, at)

    # Agreements

    def _ask(self, at: Millis, data: dict[str, Json]) -> None:
        self.request = ConsentRequest(
            number=self.number,
            what=data["what"],
            seat=data["seat"],
            count=data.get("count", 0),
            needed=set(data["needed"]),
        )
        self.remember(data.get("key"))
        if data["needed"]:
            self.say(f"table-asked-{data['what']}", seat=data["seat"], count=data.get("count", 0))
        self._settle(at)

    def _agree(self, at: Millis, data: dict[str, Json]) -> None:
        assert self.request is not None
        self.request.needed.discard(data["seat"])
        self.say("table-agreed", seat=data["seat"])
        self._settle(at)

    def _decline(self, at: Millis, data: dict[str, Json]) -> None:
        self.request = None
        self.say("table-declined", seat=data["seat"])

    def _settle(self, at: Millis) -> None:
        """Carry out a request once everybody has agreed."""
        request = self.request
        if request is None or request.needed:
            return
        self.request = None
        if request.what == "takeback":
            self.play.take_back(request.seat, request.count)
            self._after_return(request.seat, at)
        else:
            self.status = ABANDONED
            self.say("table-abandoned")
            self._stop()

    # Absence

    def _stand_in(self, at: Millis, data: dict[str, Json]) -> None:
        seat = data["seat"]
        self.chairs[seat].stand_in = data["bot"]
        self.flagged.discard(seat)
        if self.held == seat:
            self.held = None
        if self.request is not None:
            self.request.needed.discard(seat)
        self.say("table-stand-in", seat=seat, bot=data["bot"])
        self._settle(at)

    def _return(self, at: Millis, data: dict[str, Json]) -> None:
        self.chairs[data["seat"]].stand_in = None
        self.say("table-returned", seat=data["seat"])

    def _flag(self, at: Millis, data: dict[str, Json]) -> None:
        self.flagged.add(data["seat"])
        self.say("table-flagged", seat=data["seat"])

    def _delay(self, at: Millis, data: dict[str, Json]) -> None:
        self.clock.delay(data["millis"])
        self.say("table-delayed")

    def _resign(self, at: Millis, data: dict[str, Json]) -> None:
        seat = data["seat"]
        chair = self.chairs[seat]
        chair.resigned = True
        chair.stand_in = data["bot"]
        self.left.append(seat)
        self.flagged.discard(seat)
        if self.held == seat:
            self.held = None
        self.say("table-resigned", seat=seat)
        if data["ends"]:
            self.status = OVER
            self._stop()
        elif self.request is not None:
            self.request.needed.discard(seat)
            self._settle(at)

    def _order(self, at: Millis, data: dict[str, Json]) -> None:
        if data["phase"] is None:
            self.orders.pop(data["seat"], None)
        else:
            self.orders[data["seat"]] = data["phase"]

    def _prefer(self, at: Millis, data: dict[str, Json]) -> None:
        chair = self.chairs[data["seat"]]
        chair.confirms = data["confirms"]
        if self.held == data["seat"] and not chair.confirms:
            self.held = None

    # The end

    def _finish_if_over(self) -> None:
        if self.play.state.over:
            self.status = OVER
            self._stop()

    def _stop(self) -> None:
        self.opened, self.choices = {}, {}
        self.orders.clear()
        self.flagged.clear()
        self.request = None
        self.held = None
        self.clock.run(set(), self.changed, self.number)

    def alone(self, seat: Seat) -> bool:
        """Whether this person plays against nobody but bots: then nobody must agree to anything."""
        others = [chair for other, chair in enumerate(self.chairs) if other != seat]
        return all(chair.account is None or chair.resigned for chair in others)

    def places(self) -> list[int]:
        """The place of each seat, counted from 1. Players who resigned come last, the first of them last of
        all. If the match ended that way, the remaining players are ranked by their current score."""
        state = self.play.state
        if state.over:
            groups = state.ranking()
        else:
            totals = sorted({score["total"] for score in state.scores()}, reverse=True)
            scores = state.scores()
            groups = [
                [seat for seat in range(self.players) if scores[seat]["total"] == total] for total in totals
            ]
        order = [[seat for seat in group if seat not in self.left] for group in groups]
        order += [[seat] for seat in reversed(self.left)]
        places = [0] * self.players
        # A match that the game itself won has no winner at the table.
        place = 2 if state.over and not groups[0] else 1
        for group in order:
            for seat in group:
                places[seat] = place
            place += len(group)
        return places

    # Snapshots

    def snapshot(self) -> dict[str, Json]:
        """The table without its happenings, as plain JSON."""
        return {
            "number": self.number,
            "status": self.status,
            "created": self.created,
            "changed": self.changed,
            "started": self.started,
            "host": self.host,
            "settings": self.settings,
            "rules": self.rules,
            "secret": self.secret,
            "promise": self.promise,
            "origin": self.origin,
            "chairs": [chair.dump() for chair in self.chairs],
            "match": None if self.match is None else self.match.snapshot(),
            "nonce": self.nonce,
            "clock": self.clock.dump(),
            "opened": sorted(self.opened.items()),
            "keys": self.keys,
            "request": None if self.request is None else self.request.dump(),
            "orders": sorted(self.orders.items()),
            "flagged": sorted(self.flagged),
            "held": self.held,
            "left": self.left,
            "acted": sorted(self.acted.items()),
            "decided": sorted(self.decided.items()),
        }

    @classmethod
    def restore(cls, id: MatchId, data: dict[str, Json]) -> Table:
        table = cls(id)
        for name in (
            "number",
            "status",
            "created",
            "changed",
            "started",
            "host",
            "secret",
            "promise",
        ):
            setattr(table, name, data[name])
        table._take_game(data["settings"], data["rules"])
        table.nonce, table.held, table.left = data["nonce"], data["held"], list(data["left"])
        table.origin = data.get("origin")  # snapshots of 0.1.0 have none
        table.chairs = [Chair.load(chair) for chair in data["chairs"]]
        table.clock = Clock(Tempo.read(table.settings["tempo"]), table.players)
        table.clock.load(data["clock"])
        table.keys = dict(data["keys"])
        table.orders = {int(seat): phase for seat, phase in data["orders"]}
        table.flagged = set(data["flagged"])
        table.acted = {int(seat): number for seat, number in data["acted"]}
        table.decided = {int(seat): count for seat, count in data["decided"]}
        if data["request"] is not None:
            table.request = ConsentRequest.load(data["request"])
        if data["match"] is not None:
            words = tuple(chair.word for chair in table.chairs)
            deal = data["match"]["deal"]
            forked = table.settings.get("fork") is not None
            proof = None if forked else Proof.of_deal(deal, table.nonce, table.secret, words)
            table.match = Match.restore(table.game, data["match"], proof)
            state = table.match.state
            table.opened = {int(seat): decision for seat, decision in data["opened"]}
            table.choices = {seat: tuple(a.id for a in state.legal(seat)) for seat in table.opened}
        table.since = table.number
        return table


_APPLY: Final[dict[str, Callable[[Table, Millis, dict[str, Json]], None]]] = {
    "create": Table._create,
    "sit": Table._sit,
    "leave": Table._leave,
    "arrange": Table._arrange,
    "add-seat": Table._add_seat,
    "remove-seat": Table._remove_seat,
    "close": Table._close,
    "halt": Table._halt,
    "start": Table._start,
    "play": Table._play,
    "confirm": Table._confirm,
    "undo": Table._undo,
    "ask": Table._ask,
    "agree": Table._agree,
    "decline": Table._decline,
    "stand-in": Table._stand_in,
    "return": Table._return,
    "flag": Table._flag,
    "delay": Table._delay,
    "resign": Table._resign,
    "order": Table._order,
    "prefer": Table._prefer,
}
