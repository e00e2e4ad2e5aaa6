"""Commands: which entry a command becomes, or why it is refused.

Nothing changes here. The table refuses with `Problem`, the rules of the game with `IllegalAction`. A
command is plain data: `op`, `by` (the account; None for the server itself), and what the op needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NoReturn, TypeAlias

from bottega.engine.action import Action
from bottega.engine.chance import Stream, fresh_secret, mix, promise
from bottega.engine.match import UndoRefused
from bottega.engine.refusal import IllegalAction
from bottega.engine.types import Deal, Json, Seat
from bottega.table import seating
from bottega.table.problem import Problem
from bottega.table.shelf import game_of, label
from bottega.table.table import Table
from bottega.table.tempo import Tempo
from bottega.table.types import OPEN, PLAYING, Millis

Command: TypeAlias = dict[str, Json]
Data: TypeAlias = dict[str, Json]

#: The bot that plays on for a person who has resigned.
CARETAKER: Final = "journeyman"


class AlreadyDone(Exception):
    """The same command was carried out before: its entry has this number."""

    def __init__(self, number: int) -> None:
        super().__init__(f"done by entry {number}")
        self.number = number


def propose(table: Table, command: Command, at: Millis) -> Data:
    """The entry that this command becomes at this time."""
    key = command.get("key")
    if key and _own_key(command) in table.keys:
        raise AlreadyDone(table.keys[_own_key(command)])
    return {"by": command.get("by"), **_PROPOSE[command["op"]](table, command, at)}


def _own_key(command: Command) -> str:
    """Keys of different accounts are different."""
    return f"{command.get('by')}:{command['key']}"


def _key(command: Command) -> Data:
    return {"key": _own_key(command)} if command.get("key") else {}


# Guards


def _must_be(table: Table, status: str) -> None:
    if table.status != status:
        _wrong_status(table)


def _wrong_status(table: Table) -> NoReturn:
    raise Problem(f"table-is-{table.status}", 409)


def _must_host(table: Table, command: Command) -> None:
    if command["by"] is None or command["by"] != table.host:
        raise Problem("host-only", 403)


def _seat(table: Table, command: Command) -> Seat:
    """The seat of this account; around one device, the command says which."""
    own = table.seats_of(command["by"]) if command["by"] is not None else []
    if not own:
        raise Problem("not-at-table", 403)
    wanted = command.get("seat")
    if wanted is None and len(own) == 1:
        return own[0]
    if wanted not in own:
        raise Problem("not-your-seat", 403, seat=wanted)
    assert isinstance(wanted, int)
    return wanted


def _sitting(table: Table, command: Command) -> Seat:
    """The seat of a person who has not resigned, in a match under way."""
    _must_be(table, PLAYING)
    seat = _seat(table, command)
    if table.chairs[seat].resigned:
        raise Problem("resigned", 409)
    return seat


def _present(table: Table, command: Command) -> Seat:
    """The same, and no bot decides for them."""
    seat = _sitting(table, command)
    if table.chairs[seat].stand_in is not None:
        raise Problem("stood-in-for", 409, bot=table.chairs[seat].stand_in)
    return seat


# Before the start


def _create(table: Table, command: Command, at: Millis) -> Data:
    settings = command["settings"]
    # The newest rules; a match that goes on from a moment of another has that one's.
    game = game_of(label(settings["game"], settings.get("edition"), command.get("rules")))
    chairs = [seating.planned(seat, plan, command) for seat, plan in enumerate(command["seats"])]
    try:
        game.check_players(len(chairs))
        options = game.complete_options(settings.get("options", {}))
    except ValueError as error:
        raise Problem("bad-settings", 422, problem=str(error)) from error
    if sum(chair.account is not None for chair in chairs) == 0 and command["by"] is not None:
        raise Problem("host-needs-seat", 422)
    if settings["ranked"] and any(chair.bot for chair in chairs):
        raise Problem("ranked-people-only", 422)
    if settings["ranked"] and (settings.get("device") or settings.get("fork") or len(chairs) < 2):
        raise Problem("ranked-online-only", 422)
    if settings["ranked"] and sum(chair.account is not None for chair in chairs) > 1:
        raise Problem("ranked-one-seat", 422)
    tempo = Tempo.read(settings["tempo"])
    secret = fresh_secret()
    data: Data = {
        "kind": "create",
        "rules": game.version,
        "settings": {**settings, "options": options, "tempo": tempo.to_json()},
        "chairs": [chair.dump() for chair in chairs],
        "secret": secret,
        "promise": promise(secret),
    }
    origin = command.get("origin")
    if origin is not None:  # of a record, which is nowhere else
        data["origin"] = {"deal": origin["deal"], "line": origin["line"]}
    return data


def _sit(table: Table, command: Command, at: Millis) -> Data:
    _must_be(table, OPEN)
    if table.seats_of(command["by"]):
        raise Problem("already-seated", 409)
    own = [seat for seat, chair in enumerate(table.chairs) if chair.kept == command["by"]]
    free = own + [seat for seat, chair in enumerate(table.chairs) if chair.empty and chair.kept is None]
    wanted = command.get("seat")
    if wanted is not None and wanted not in free:
        raise Problem("seat-taken", 409, seat=wanted)
    if not free:
        raise Problem("table-full", 409)
    return {
        "kind": "sit",
        "seat": free[0] if wanted is None else wanted,
        "name": command["name"],
        "word": command.get("word", ""),
        "confirms": bool(command.get("confirms")),
    }


def _leave(table: Table, command: Command, at: Millis) -> Data:
    """Leave a seat, or decline one that is kept for the account."""
    _must_be(table, OPEN)
    if not table.seats_of(command["by"]):
        for seat, chair in enumerate(table.chairs):
            if chair.kept == command["by"]:
                return {"kind": "leave", "seat": seat}
    return {"kind": "leave", "seat": _seat(table, command)}


def _arrange(table: Table, command: Command, at: Millis) -> Data:
    """The host puts a bot on a seat, or frees it; a person who sits there loses the seat."""
    _must_be(table, OPEN)
    _must_host(table, command)
    seat = command["seat"]
    if not 0 <= seat < table.players:
        raise Problem("no-such-seat", 404, seat=seat)
    if table.chairs[seat].account == table.host:
        raise Problem("host-needs-seat", 409)
    return {"kind": "arrange", "seat": seat, **seating.taken_by(table, seat, command.get("bot"))}


def _add_seat(table: Table, command: Command, at: Millis) -> Data:
    """The host puts another chair at the table, free or with a bot on it."""
    _must_be(table, OPEN)
    _must_host(table, command)
    seating.check_count(table, table.players + 1)
    return {"kind": "add-seat", **seating.taken_by(table, table.players, command.get("bot"))}


def _remove_seat(table: Table, command: Command, at: Millis) -> Data:
    """The host takes a chair away on which nobody sits, or a bot."""
    _must_be(table, OPEN)
    _must_host(table, command)
    seating.check_vacant(table, command["seat"])
    seating.check_count(table, table.players - 1)
    return {"kind": "remove-seat", "seat": command["seat"]}


def _close(table: Table, command: Command, at: Millis) -> Data:
    _must_be(table, OPEN)
    if command["by"] is not None:
        _must_host(table, command)
    return {"kind": "close"}


def _discard(table: Table, command: Command, at: Millis) -> Data:
    """The only person at a table or in a match ends it, even if a bot is playing for them."""
    own = table.seats_of(command["by"]) if command["by"] is not None else []
    if not own:
        raise Problem("not-at-table", 403)
    if any(chair.account not in (None, command["by"]) for chair in table.chairs):
        raise Problem("others-at-table", 409)
    if table.status == OPEN:
        return {"kind": "close"}
    _must_be(table, PLAYING)
    return {"kind": "ask", "what": "abandon", "seat": own[0], "needed": []}


def _halt(table: Table, command: Command, at: Millis) -> Data:
    """The host of the server ends a table, whatever it is doing."""
    if command["by"] is not None:
        raise Problem("host-only", 403)
    if table.status not in (OPEN, PLAYING):
        _wrong_status(table)
    return {"kind": "halt"}


def _expire(table: Table, command: Command, at: Millis) -> Data:
    """The server ends a table or a match with which nothing has happened for some days."""
    if command["by"] is not None:
        raise Problem("host-only", 403)
    if table.status not in (OPEN, PLAYING):
        _wrong_status(table)
    if table.changed >= command["before"]:
        raise Problem("not-idle", 409)
    return {"kind": "close" if table.status == OPEN else "halt", "days": command["days"]}


def _start(table: Table, command: Command, at: Millis) -> Data:
    """Any player of a full table may start it."""
    _must_be(table, OPEN)
    if command["by"] is not None and not table.seats_of(command["by"]):
        raise Problem("not-at-table", 403)
    if any(chair.empty for chair in table.chairs):
        free = sum(chair.empty for chair in table.chairs)
        raise Problem("seats-free", 409, count=free)
    nonce = fresh_secret()
    fork = command.get("fork") or table.origin
    if fork is not None:
        order = list(range(table.players))
        return {"kind": "start", "order": order, "nonce": nonce, "deal": fork["deal"], "line": fork["line"]}
    order = _order_of_seats(table)
    words = [table.chairs[seat].word for seat in order]
    deal: Deal = table.game.deal(
        table.players, seed=mix(table.secret, words), **table.settings.get("options", {})
    )
    return {"kind": "start", "order": order, "nonce": nonce, "deal": deal}


def _order_of_seats(table: Table) -> list[Seat]:
    """Who sits where: as arranged, or drawn from the secret and everybody's words."""
    seats = list(range(table.players))
    if table.settings.get("order") != "drawn":
        return seats
    words = [chair.word for chair in table.chairs]
    return Stream("order " + mix(table.secret, words)).shuffled(seats)


# Play


def _answer(table: Table, command: Command, at: Millis) -> Data:
    mind = command.get("mind")
    if mind is None and command.get("order") is None:
        seat = _present(table, command)
    else:
        _must_be(table, PLAYING)
        seat = command["seat"]
    if table.held == seat:
        raise Problem("confirm-first", 409)
    decision = table.opened.get(seat)
    if decision is None or command["decision"] != decision:
        raise Problem("decision-closed", 409, decision=str(command["decision"])[:40])
    action = action_of(table, command["action"])
    refusal = table.play.state.why_not(seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    data: Data = {"kind": "play", "seat": seat, "action": str(action), "decision": decision, **_key(command)}
    if mind is not None:
        data["mind"] = mind
    elif command.get("order") is not None:
        data["order"] = command["order"]
    elif table.chairs[seat].confirms and _wants_confirmation(table, seat, action):
        data["held"] = seat
    return data


def action_of(table: Table, wanted: Json) -> Action:
    """An action by its id or its notation."""
    actions = table.game.actions
    if isinstance(wanted, int):
        if not 0 <= wanted < len(actions):
            raise Problem("no-such-action", 422, action=str(wanted), problem="")
        return actions[wanted]
    try:
        return table.game.parse(str(wanted))
    except ValueError as error:
        raise Problem("no-such-action", 422, action=str(wanted)[:80], problem=str(error)[:500]) from error


def _wants_confirmation(table: Table, seat: Seat, action: Action) -> bool:
    """Whether this decision ends a turn that could still be taken back: then it waits for confirmation."""
    after = table.play.state.clone()
    after.apply(seat, action)
    if seat in after.actors or after.over:
        return False
    return not table.play.would_reveal(seat, action, after)


def _confirm(table: Table, command: Command, at: Millis) -> Data:
    seat = _present(table, command)
    if table.held != seat:
        raise Problem("nothing-to-confirm", 409)
    return {"kind": "confirm", "seat": seat, **_key(command)}


def _undo(table: Table, command: Command, at: Millis) -> Data:
    seat = _present(table, command)
    count = command.get("count", 1)
    try:
        table.play.check_undo(seat, count)
    except UndoRefused as error:
        # Bots do not object: the whole way back to the last decision of this person.
        if table.alone(seat) and table.request is None:
            return {**_takeback(_back_to(table, seat), seat, set()), **_key(command)}
        raise Problem(f"undo-{error.reason}", 409) from error
    return {"kind": "undo", "seat": seat, "count": count, **_key(command)}


# Agreements


def _ask(table: Table, command: Command, at: Millis) -> Data:
    seat = _present(table, command)
    if table.request is not None:
        raise Problem("request-open", 409)
    others = {other for other, chair in enumerate(table.chairs) if chair.present and other != seat}
    # Around one device everybody is present and can object.
    others = {other for other in others if table.chairs[other].account != table.chairs[seat].account}
    if command["what"] == "abandon":
        return {"kind": "ask", "what": "abandon", "seat": seat, "needed": sorted(others)}
    count = _back_to(table, seat)
    return _takeback(count, seat, table.play.affected(seat, count) & others)


def _takeback(count: int, seat: Seat, needed: set[Seat]) -> Data:
    return {"kind": "ask", "what": "takeback", "seat": seat, "count": count, "needed": sorted(needed)}


def _back_to(table: Table, seat: Seat) -> int:
    """How many decisions lie between now and the moment before the last decision of this seat."""
    line = table.play.line
    for count in range(1, len(line) + 1):
        if line[-count][0] == seat:
            return count
    raise Problem("undo-nothing", 409)


def _agree(table: Table, command: Command, at: Millis) -> Data:
    return {"kind": "agree", "seat": _asked(table, command), "request": command["request"]}


def _decline(table: Table, command: Command, at: Millis) -> Data:
    """A seat that is asked may decline; the seat that asked may withdraw the request."""
    request = table.request
    seat = _present(table, command)
    if request is not None and request.number == command["request"] and request.seat == seat:
        return {"kind": "decline", "seat": seat, "request": command["request"]}
    return {"kind": "decline", "seat": _asked(table, command), "request": command["request"]}


def _asked(table: Table, command: Command) -> Seat:
    seat = _present(table, command)
    request = table.request
    if request is None or request.number != command["request"]:
        raise Problem("request-gone", 409)
    if seat not in request.needed:
        raise Problem("request-not-yours", 409)
    return seat


# Absence


def _stand_in(table: Table, command: Command, at: Millis) -> Data:
    """The others may let a bot play on for a person whose time has run out. People may also ask for it for
    their own seat."""
    own = _sitting(table, command)
    seat = command["for"]
    if not 0 <= seat < table.players:
        raise Problem("no-such-seat", 404, seat=seat)
    chair = table.chairs[seat]
    if not chair.present:
        raise Problem("no-person-there", 409, seat=seat)
    if seat != own and not table.clock.late(seat, at):
        raise Problem("not-absent", 409, name=chair.name)
    return {"kind": "stand-in", "seat": seat, "bot": seating.known_bot(command["bot"])}


def _return(table: Table, command: Command, at: Millis) -> Data:
    seat = _sitting(table, command)
    if table.chairs[seat].stand_in is None:
        raise Problem("not-stood-in-for", 409)
    return {"kind": "return", "seat": seat}


def _flag(table: Table, command: Command, at: Millis) -> Data:
    """The clock of a seat has run out: the server records it once."""
    _must_be(table, PLAYING)
    late = [seat for seat in table.clock.since if seat not in table.flagged and table.clock.late(seat, at)]
    if command["by"] is not None or table.clock.tempo.kind == "none" or not late:
        raise Problem("not-absent", 409, name="")
    return {"kind": "flag", "seat": min(late)}


def _delay(table: Table, command: Command, at: Millis) -> Data:
    """The time of the server has jumped ahead since the last entry, which was at `changed`."""
    _must_be(table, PLAYING)
    if table.changed != command["changed"]:
        raise AlreadyDone(table.number)
    return {"kind": "delay", "millis": command["millis"]}


def _resign(table: Table, command: Command, at: Millis) -> Data:
    seat = _sitting(table, command)
    left = [other for other, chair in enumerate(table.chairs) if other != seat and not chair.resigned]
    people = [other for other in left if table.chairs[other].account is not None]
    ends = len(left) <= 1 or not people
    return {"kind": "resign", "seat": seat, "ends": ends, "bot": CARETAKER}


def _order(table: Table, command: Command, at: Millis) -> Data:
    seat = _present(table, command)
    if not command["pass"]:
        if seat not in table.orders:
            raise Problem("no-order", 409)
        return {"kind": "order", "seat": seat, "phase": None}
    phase = table.game.phase(table.play.state.view(None), seat)
    if phase is None:
        raise Problem("no-passing-now", 409)
    return {"kind": "order", "seat": seat, "phase": phase}


def _prefer(table: Table, command: Command, at: Millis) -> Data:
    if table.status not in (OPEN, PLAYING):
        _wrong_status(table)
    return {"kind": "prefer", "seat": _seat(table, command), "confirms": bool(command["confirms"])}


_PROPOSE: Final[dict[str, Callable[[Table, Command, Millis], Data]]] = {
    "create": _create,
    "sit": _sit,
    "leave": _leave,
    "arrange": _arrange,
    "add-seat": _add_seat,
    "remove-seat": _remove_seat,
    "close": _close,
    "discard": _discard,
    "halt": _halt,
    "expire": _expire,
    "start": _start,
    "answer": _answer,
    "confirm": _confirm,
    "undo": _undo,
    "ask": _ask,
    "agree": _agree,
    "decline": _decline,
    "stand-in": _stand_in,
    "return": _return,
    "flag": _flag,
    "delay": _delay,
    "resign": _resign,
    "order": _order,
    "prefer": _prefer,
}
