"""Completing an invention, sharing its rewards, and the ages (rulebook "Achever", "Partager")."""

from __future__ import annotations

from bottega.engine.refusal import Refusal
from bottega.engine.rows import put
from bottega.engine.state import Offer
from bottega.engine.types import Seat
from bottega.games.inventors.actions import CARD, TAKE, TakeReward
from bottega.games.inventors.components import (
    AGES,
    FIELDS,
    KINDS,
    REWARDS,
    TEAM_SIZE,
    TOKENS,
    TOKENS_EACH,
    TOP_LEVEL,
)
from bottega.games.inventors.rules import setup
from bottega.games.inventors.table import ALL_CUBES, FINAL, NONE, OVER, REWARD, TURN, InventorsTable


def after_work(table: InventorsTable, seat: Seat, space: int) -> None:
    if table.wants[space]:
        next_turn(table, seat)
        return
    complete(table, seat, space)


def complete(table: InventorsTable, seat: Seat, space: int) -> None:
    """The player who fills the last slot takes the statue; then the contributors choose, at most three."""
    if table.log is not None:
        table.beat()
    table.statue = seat
    if table.log is not None:
        table.emit("complete", {"seat": seat, "invention": table.box.inventions[table.spaces[space]].id})
    table.sharing = contributors(table, space)[:REWARDS]
    table.space = space
    table.card_left = True
    _next_choice(table)


def contributors(table: InventorsTable, space: int) -> tuple[Seat, ...]:
    """Most cubes first; ties from the statue clockwise."""
    players = table.players
    at = space * players
    order = [(table.statue + i) % players for i in range(players)]
    cubes = table.cubes
    there = [seat for seat in order if cubes[at + seat]]
    if len(there) == 1:
        return (there[0],)
    # Sorted by insertion: among equals the order from the statue stays.
    ranked: list[Seat] = []
    for seat in there:
        place = len(ranked)
        own = cubes[at + seat] & ALL_CUBES
        while place and cubes[at + ranked[place - 1]] & ALL_CUBES < own:
            place -= 1
        ranked.insert(place, seat)
    return tuple(ranked)


def offer_rewards(table: InventorsTable, offer: Offer) -> None:
    if table.card_left:
        offer.append(TAKE[CARD])
    for n in range(TOKENS_EACH):
        if table.rewards[TOKENS_EACH * table.space + n] != NONE:
            offer.append(TAKE[n + 1])


def refuse_reward(table: InventorsTable, action: TakeReward) -> Refusal | None:
    if action.reward == CARD:
        taken = not table.card_left
    else:
        taken = table.rewards[TOKENS_EACH * table.space + action.reward - 1] == NONE
    return Refusal("reward-taken", "sharing", {**action.fields()}) if taken else None


def _next_choice(table: InventorsTable) -> None:
    """The next contributor chooses; a single reward left is theirs without asking."""
    while table.sharing:
        left: Offer = []
        offer_rewards(table, left)
        if len(left) > 1:
            table.ask(table.sharing[0], REWARD)
            return
        only = left[0]
        assert isinstance(only, TakeReward)
        if table.log is not None:
            table.beat()
        _take(table, table.sharing[0], only)
    _clear(table)


def take_reward(table: InventorsTable, seat: Seat, action: TakeReward) -> None:
    _take(table, seat, action)
    _next_choice(table)


def _take(table: InventorsTable, seat: Seat, action: TakeReward) -> None:
    table.sharing = table.sharing[1:]
    index = table.spaces[table.space]
    if action.reward == CARD:
        table.cards = put(table.cards, seat, (*table.cards[seat], index))
        table.card_left = False
        if table.log is not None:
            table.emit("card", {"seat": seat, "invention": table.box.inventions[index].id})
        return
    place = TOKENS_EACH * table.space + action.reward - 1
    kind = table.rewards[place]
    table.rewards = put(table.rewards, place, NONE)
    held = seat * KINDS + kind
    table.tokens[held] = table.tokens[held] + 1
    table.touched |= 1 << seat
    if table.log is not None:
        table.emit("token", {"seat": seat, "token": TOKENS[kind]})


def _clear(table: InventorsTable) -> None:
    """What nobody took goes to the box; the cubes go home; the last but one ends the age."""
    space = table.space
    table.space = NONE
    _to_box(table, space, table.card_left)
    table.card_left = False
    if table.log is not None:
        table.beat()
    if sum(index != NONE for index in table.spaces) == 1:
        _end_age(table)
    else:
        next_turn(table, table.statue)


def _to_box(table: InventorsTable, space: int, with_card: bool) -> None:
    if with_card:
        table.boxed = (*table.boxed, table.spaces[space])
    for n in range(TOKENS_EACH):
        place = TOKENS_EACH * space + n
        if table.rewards[place] != NONE:
            table.spend(table.rewards[place])
            table.rewards = put(table.rewards, place, NONE)
    table.spaces = put(table.spaces, space, NONE)
    table.wants[space] = 0
    for d in range(FIELDS):
        table.empty[FIELDS * space + d] = 0
        table.seeking[d] &= ~(1 << space)
    for seat in range(table.players):
        table.cubes[space * table.players + seat] = 0


def _end_age(table: InventorsTable) -> None:
    """The last invention is lost with its tokens. Busy inventors stay busy; left of the statue begins."""
    last = next(space for space, index in enumerate(table.spaces) if index != NONE)
    if table.log is not None:
        table.emit("lost", {"invention": table.box.inventions[table.spaces[last]].id})
    _to_box(table, last, True)
    if table.log is not None:
        table.beat()
    if table.age < AGES:
        setup.open_age(table)
        next_turn(table, table.statue)
    else:
        table.final = True
        next_final(table, 0)


def next_turn(table: InventorsTable, seat: Seat) -> None:
    """The player to the left."""
    table.current = (seat + 1) % table.players
    table.ask(table.current, TURN)


def next_final(table: InventorsTable, step: int) -> None:
    """Tokens may be placed once more before the count, from the left of the statue on. A
    player who can place none is not asked."""
    players = table.players
    for i in range(step, players):
        seat = (table.statue + 1 + i) % players
        if _can_raise(table, seat):
            table.current = seat
            table.ask(seat, FINAL)
            return
    table.stage = OVER
    table.over = True
    table.actors = ()
    if table.log is not None:
        table.emit("over", {"seats": table.ranking()[0]})


def _can_raise(table: InventorsTable, seat: Seat) -> bool:
    held = table.tokens[seat * KINDS : seat * KINDS + KINDS]
    at = seat * TEAM_SIZE * FIELDS
    levels = table.levels[at : at + TEAM_SIZE * FIELDS]
    if not any(held):
        return False
    return 0 in levels or any(held[level - 1] for level in levels if level < TOP_LEVEL)


def final_done(table: InventorsTable, seat: Seat) -> None:
    step = (seat - table.statue - 1) % table.players
    next_final(table, step + 1)


def after_raise(table: InventorsTable, seat: Seat) -> None:
    """In the final round, a player who can place no more is done."""
    if table.final and table.stage == FINAL and not _can_raise(table, seat):
        final_done(table, seat)
