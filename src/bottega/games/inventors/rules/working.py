"""A turn (rulebook "Déroulement d'un tour de jeu"): work, rest, and additional knowledge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.action import Action
from bottega.engine.refusal import Refusal
from bottega.engine.state import Offer
from bottega.engine.types import Seat
from bottega.games.inventors.actions import (
    ENOUGH,
    PUT_CUBE,
    REST,
    USE_AVAILABILITY,
    WORK,
    WORK_HELPED,
    PutCube,
    Work,
)
from bottega.games.inventors.actions import MORE as MORE_ACTION
from bottega.games.inventors.components import (
    AVAILABILITY,
    DISCIPLINES,
    EXTRA_CUBES,
    FIELDS,
    KINDS,
    KNOWLEDGE,
    MOST_SPACES,
    TEAM_SIZE,
)
from bottega.games.inventors.rules import sharing
from bottega.games.inventors.rules.knowledge import SKILLS
from bottega.games.inventors.table import CUBE, MORE, NONE, PLACED, TOUCHED_WORK, TURN, InventorsTable


def _by_spaces(actions: list[Work]) -> list[list[Action]]:
    """By a set of spaces (a bit mask): the works there."""
    return [[a for a in actions if spaces >> a.space & 1] for spaces in range(1 << MOST_SPACES)]


#: By inventor and by the spaces where they can work: the most frequent list, made once.
_WORKS: Final = [_by_spaces(actions) for actions in WORK]


def offer_works(table: InventorsTable, seat: Seat, offer: Offer) -> None:
    """Every available inventor, on every invention that has an empty slot for what they know."""
    busy: i64 = table.busy[seat]
    wants = table.wants
    knows = table.knows
    at: i64 = seat * TEAM_SIZE
    physics, chemistry, mechanics, mathematics = table.seeking
    for i in range(TEAM_SIZE):
        if not busy >> i & 1:
            skills: i64 = SKILLS[knows[at + i]]
            spaces: i64 = 0
            if skills & 1:
                spaces = physics
            if skills & 2:
                spaces |= chemistry
            if skills & 4:
                spaces |= mechanics
            if skills & 8:
                spaces |= mathematics
            offer += _WORKS[i][spaces]
    if table.tokens[seat * KINDS + KNOWLEDGE]:
        for i in range(TEAM_SIZE):
            if not busy >> i & 1:
                for space in range(len(wants)):
                    if wants[space] and _left_over(table, seat, i, space):
                        offer.append(WORK_HELPED[i][space])
    if busy:
        offer.append(REST)
        if table.tokens[seat * KINDS + AVAILABILITY]:
            offer.append(USE_AVAILABILITY)


def own_cubes(table: InventorsTable, seat: Seat, inventor: int, space: int) -> list[int]:
    """What an inventor places: as much as their levels and the empty slots allow, in every discipline."""
    at = (seat * TEAM_SIZE + inventor) * FIELDS
    return [min(table.levels[at + d], table.empty[FIELDS * space + d]) for d in range(FIELDS)]


def _left_over(table: InventorsTable, seat: Seat, inventor: int, space: int) -> int:
    """Empty slots the inventor would leave: where additional cubes can go (one at least)."""
    levels, empty = table.levels, table.empty
    at: i64 = (seat * TEAM_SIZE + inventor) * FIELDS
    slot: i64 = FIELDS * space
    left = 0
    for d in range(FIELDS):
        if empty[slot + d] > levels[at + d]:
            left += empty[slot + d] - levels[at + d]
    return left


def refuse_work(table: InventorsTable, seat: Seat, action: Work) -> Refusal | None:
    if action.space >= len(table.spaces) or table.spaces[action.space] == NONE:
        return Refusal("no-invention-there", "work", {"space": action.space + 1})
    inventor = table.box.teams[table.team[seat]][action.inventor].id
    if table.busy[seat] >> action.inventor & 1:
        return Refusal("inventor-busy", "work", {"inventor": inventor})
    invention = table.box.inventions[table.spaces[action.space]].id
    if action.helped:
        if not table.tokens[seat * KINDS + KNOWLEDGE]:
            return Refusal("no-knowledge-token", "additional-knowledge", {})
        if not _left_over(table, seat, action.inventor, action.space):
            values = {"inventor": inventor, "invention": invention}
            return Refusal("knowledge-no-slot", "additional-knowledge", values)
        return None
    if not SKILLS[table.knows[seat * TEAM_SIZE + action.inventor]] & table.wants[action.space]:
        wanted = [DISCIPLINES[d] for d in range(FIELDS) if table.wants[action.space] >> d & 1]
        needs = {"inventor": inventor, "invention": invention, "disciplines": wanted}
        return Refusal("no-cube", "work", needs)
    return None


def work(table: InventorsTable, seat: Seat, action: Work) -> None:
    """All the cubes the inventor's knowledge and the empty slots allow; then the inventor is busy."""
    space = action.space
    table.busy[seat] = table.busy[seat] | 1 << action.inventor
    table.touched |= 1 << seat | 1 << space + TOUCHED_WORK
    if table.log is not None:
        cubes = own_cubes(table, seat, action.inventor, space)
        placed = {DISCIPLINES[d]: cubes[d] for d in range(FIELDS)}
        index = table.spaces[space]
        values = {
            "seat": seat,
            "inventor": table.box.teams[table.team[seat]][action.inventor].id,
            "invention": table.box.inventions[index].id,
            "cubes": placed,
        }
        table.emit("work", values)
    levels, empty, cubes = table.levels, table.empty, table.cubes
    at: i64 = (seat * TEAM_SIZE + action.inventor) * FIELDS
    slot: i64 = FIELDS * space
    own: i64 = space * table.players + seat
    there: i64 = cubes[own]
    for d in range(FIELDS):
        level: i64 = levels[at + d]
        if level:
            left: i64 = empty[slot + d]
            one: i64 = PLACED[d]
            if level < left:
                empty[slot + d] = left - level
                there += level * one
            elif left:
                empty[slot + d] = 0
                there += left * one
                _fill(table, space, d)
    cubes[own] = there
    if action.helped:
        table.inventor = action.inventor
        table.space = space
        play_knowledge(table, seat)
    else:
        sharing.after_work(table, seat, space)


def _fill(table: InventorsTable, space: i64, discipline: i64) -> None:
    """There is no empty slot of this discipline any more."""
    table.wants[space] = table.wants[space] ^ 1 << discipline
    table.seeking[discipline] = table.seeking[discipline] ^ 1 << space


def play_knowledge(table: InventorsTable, seat: Seat) -> None:
    """Two more cubes on the same invention, in any discipline (rulebook "Connaissances additionnelles")."""
    table.spend_from(seat, KNOWLEDGE)
    table.extra = EXTRA_CUBES
    table.emit("knowledge", {"seat": seat})
    _next_cube(table, seat)


def _next_cube(table: InventorsTable, seat: Seat) -> None:
    """Ask for the next additional cube; with one discipline left there is no choice."""
    space = table.space
    while table.extra and table.wants[space]:
        wants: int = table.wants[space]
        if wants & (wants - 1):
            table.ask(seat, CUBE)
            return
        _put(table, seat, wants.bit_length() - 1)
    table.extra = 0
    if table.wants[space] and table.tokens[seat * KINDS + KNOWLEDGE]:
        table.ask(seat, MORE)
        return
    end_work(table, seat)


def end_work(table: InventorsTable, seat: Seat) -> None:
    space = table.space
    table.space = NONE
    table.inventor = NONE
    sharing.after_work(table, seat, space)


def offer_cubes(table: InventorsTable, offer: Offer) -> None:
    for d in range(FIELDS):
        if table.wants[table.space] >> d & 1:
            offer.append(PUT_CUBE[d])


def refuse_cube(table: InventorsTable, action: PutCube) -> Refusal | None:
    if table.wants[table.space] >> action.discipline & 1:
        return None
    return Refusal("slots-full", "additional-knowledge", {"discipline": DISCIPLINES[action.discipline]})


def put_cube(table: InventorsTable, seat: Seat, action: PutCube) -> None:
    _put(table, seat, action.discipline)
    _next_cube(table, seat)


def _put(table: InventorsTable, seat: Seat, discipline: int) -> None:
    space: i64 = table.space
    slot = FIELDS * space + discipline
    table.empty[slot] = table.empty[slot] - 1
    if not table.empty[slot]:
        _fill(table, space, discipline)
    own = space * table.players + seat
    table.cubes[own] = table.cubes[own] + PLACED[discipline]
    table.touched |= 1 << space + TOUCHED_WORK
    table.extra -= 1
    if table.log is not None:
        table.emit("cube", {"seat": seat, "discipline": DISCIPLINES[discipline]})


def offer_more(offer: Offer) -> None:
    offer.append(MORE_ACTION)
    offer.append(ENOUGH)


def refuse_rest(table: InventorsTable, seat: Seat) -> Refusal | None:
    if table.busy[seat]:
        return None
    return Refusal("nobody-busy", "rest", {})


def rest(table: InventorsTable, seat: Seat) -> None:
    """All busy inventors stand up again; that was the turn."""
    table.busy[seat] = 0
    table.touched |= 1 << seat
    if table.log is not None:
        table.emit("rest", {"seat": seat})
    sharing.next_turn(table, seat)


def refuse_availability(table: InventorsTable, seat: Seat) -> Refusal | None:
    if not table.tokens[seat * KINDS + AVAILABILITY]:
        return Refusal("no-availability-token", "availability", {})
    if not table.busy[seat]:
        return Refusal("nobody-busy", "availability", {})
    return None


def use_availability(table: InventorsTable, seat: Seat) -> None:
    """The same without being an action: the turn goes on (rulebook "Disponibilité")."""
    table.spend_from(seat, AVAILABILITY)
    table.busy[seat] = 0
    table.touched |= 1 << seat
    if table.log is not None:
        table.emit("availability", {"seat": seat})
    table.stage = TURN
