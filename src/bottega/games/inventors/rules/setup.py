"""Set-up: the deal, the teams, and each new age (rulebook "Mise en place", "L'époque II")."""

from __future__ import annotations

from typing import Final

from bottega.engine.chance import Stream
from bottega.engine.problem import DealError, shown
from bottega.engine.refusal import Refusal
from bottega.engine.rows import put
from bottega.engine.state import Offer
from bottega.engine.types import Deal, Json, Seat
from bottega.games.inventors.actions import TEAM as TEAM_ACTIONS
from bottega.games.inventors.actions import ChooseTeam
from bottega.games.inventors.components import (
    AGES,
    EXTRA_INVENTIONS,
    FIELDS,
    KINDS,
    TEAM_SIZE,
    TEAMS,
    TOKENS,
    TOKENS_EACH,
    Box,
    token_json,
    token_kind,
)
from bottega.games.inventors.table import NO_TEAM, TEAM, TURN, InventorsTable

#: Where in a deal something stands, by age: for messages.
_AGE_PARTS: Final = [f"ages[{age}]" for age in range(AGES)]
_TOKEN_PARTS: Final = [f"tokens[{age}]" for age in range(AGES)]


def shuffle(box: Box, players: int, seed: int | str, options: dict[str, str]) -> Deal:
    """All the luck of a match. Where players choose their teams, the deal has none."""
    stream = Stream(seed)
    count = players + EXTRA_INVENTIONS
    bag = stream.shuffled(kind for kind in range(KINDS) for _ in range(box.token_counts[kind]))
    deal: Deal = {"game": "inventors", "players": players, "options": options}
    if options["teams"] == "dealt":
        deal["teams"] = stream.shuffled(TEAMS)[:players]
    ages, tokens = [], []
    for age in range(1, AGES + 1):
        drawn = stream.shuffled(box.of_age(age))[:count]
        ages.append([box.inventions[index].id for index in drawn])
        tokens.append([[token_json(bag.pop()) for _ in range(TOKENS_EACH)] for _ in drawn])
    return {**deal, "ages": ages, "tokens": tokens}


def check(box: Box, deal: Deal) -> list[list[tuple[int, int]]]:
    """DealError says what is wrong with a deal whose keys are already known to be there; else the kinds
    of its tokens, by age."""
    players = deal["players"]
    count = players + EXTRA_INVENTIONS
    if "teams" in deal:
        teams = deal["teams"]
        _check_size("teams", teams, players)
        for team in teams:
            if team not in TEAMS:
                raise DealError("deal-item", part="teams", item=shown(team))
            if teams.count(team) > 1:
                raise DealError("deal-times", part="teams", item=team, found=teams.count(team), count=1)
    for key in ["ages", "tokens"]:
        _check_size(key, deal[key], AGES)
    for age, ids in enumerate(deal["ages"], 1):
        part = _AGE_PARTS[age - 1]
        _check_size(part, ids, count)
        for id in ids:
            if not isinstance(id, str) or id not in box.index or box.inventions[box.index[id]].age != age:
                raise DealError("deal-item", part=part, item=shown(id))
        if len(set(ids)) < count:
            twice = next(id for id in ids if ids.count(id) > 1)
            raise DealError("deal-times", part=part, item=twice, found=ids.count(twice), count=1)
    return _check_tokens(box, deal["tokens"], count)


def kinds_of(deal: Deal) -> list[list[tuple[int, int]]]:
    """What `check` returns, for a deal that need not be checked."""
    return [[(token_kind(one), token_kind(two)) for one, two in pairs] for pairs in deal["tokens"]]


def _check_size(part: str, given: Json, count: int) -> None:
    if not isinstance(given, list) or len(given) != count:
        raise DealError("deal-size", part=part, count=count, value=shown(given))


def _check_tokens(box: Box, tokens: list[Json], count: int) -> list[list[tuple[int, int]]]:
    used = [0] * KINDS
    kinds: list[list[tuple[int, int]]] = []
    for age, pairs in enumerate(tokens):
        part = _TOKEN_PARTS[age]
        _check_size(part, pairs, count)
        of_age: list[tuple[int, int]] = []
        for pair in pairs:
            _check_size(part, pair, TOKENS_EACH)
            first, second = token_kind(pair[0]), token_kind(pair[1])
            used[first] += 1
            used[second] += 1
            of_age.append((first, second))
        kinds.append(of_age)
    for kind, number in enumerate(used):
        if number > box.token_counts[kind]:
            most = box.token_counts[kind]
            raise DealError("deal-times", part="tokens", item=TOKENS[kind], found=number, count=most)
    return kinds


def next_team(table: InventorsTable) -> None:
    """Teams are chosen in seat order; then the first inventions are drawn, and the first player begins."""
    for seat in range(table.players):
        if table.team[seat] == NO_TEAM:
            table.current = seat
            table.ask(seat, TEAM)
            return
    open_age(table)
    table.current = 0
    table.ask(0, TURN)


def offer_teams(table: InventorsTable, offer: Offer) -> None:
    for team in range(len(TEAMS)):
        if team not in table.team:
            offer.append(TEAM_ACTIONS[team])


def refuse_team(table: InventorsTable, action: ChooseTeam) -> Refusal | None:
    if action.team in table.team:
        values = {"team": TEAMS[action.team], "by_seat": table.team.index(action.team)}
        return Refusal("team-taken", "setup", values)
    return None


def choose_team(table: InventorsTable, seat: Seat, action: ChooseTeam) -> None:
    lead(table, seat, action.team)
    table.emit("team", {"seat": seat, "team": TEAMS[action.team]})
    next_team(table)


def lead(table: InventorsTable, seat: Seat, team: int) -> None:
    """Four inventors with the knowledge they start with."""
    table.team = put(table.team, seat, team)
    levels, codes = table.box.start_levels[team], table.box.start_codes[team]
    at = seat * TEAM_SIZE
    table.knows = (*table.knows[:at], *codes, *table.knows[at + TEAM_SIZE :])
    at *= FIELDS
    table.levels = (*table.levels[:at], *levels, *table.levels[at + len(levels) :])


def count_seeking(table: InventorsTable) -> None:
    for d in range(FIELDS):
        table.seeking[d] = sum(1 << space for space, wants in enumerate(table.wants) if wants >> d & 1)


def open_age(table: InventorsTable) -> None:
    """As many inventions as players and three more, each with two tokens from the bag."""
    inventions, tokens = table.coming[0]
    table.coming = table.coming[1:]
    table.age += 1
    table.spaces = inventions
    table.empty = [n for index in inventions for n in table.box.inventions[index].slots]
    table.wants = [
        sum(1 << d for d in range(FIELDS) if table.box.inventions[index].slots[d]) for index in inventions
    ]
    count_seeking(table)
    table.cubes = [0] * (len(inventions) * table.players)
    table.rewards = tuple([kind for pair in tokens for kind in pair])
    table.emit("age", {"age": table.age})
