"""What a net looks at: rows of the right kinds, as each seat sees them, telling only what it may know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import bottega
from bottega.engine.types import Seat
from bottega.games.masters import Masters
from bottega.games.masters.insight.holding import holdings
from bottega.games.masters.insight.standing import standings
from bottega.games.masters.state import MastersState
from tests.games.masters.positions import GAME, board, play, position
from tests.games.masters.scenes import scenes

FEATURES = GAME.features()
KINDS = [name for name, _ in FEATURES.kinds]


def matches(seeds: int) -> Iterator[MastersState]:
    """Every moment of random matches of all sizes, and situations that random play seldom reaches."""
    for seed in range(seeds):
        rng = random.Random(seed)
        state = GAME.start(GAME.deal(seed % 4 + 1, seed))
        while not state.over:
            yield state
            seat = rng.choice(state.actors)
            state.apply(seat, rng.choice(state.legal(seat)))
        yield state
    for scene in scenes():
        assert isinstance(scene, MastersState)
        yield scene


def rows(state: MastersState, seat: Seat, kind: str) -> list[dict[str, int]]:
    """The rows of a kind that a seat sees, each by the names of its places."""
    number = KINDS.index(kind)
    names = FEATURES.kinds[number][1]
    return [
        dict(zip(names, row[1:], strict=True)) for row in FEATURES.positions(state)[seat] if row[0] == number
    ]


def row(state: MastersState, seat: Seat, kind: str) -> dict[str, int]:
    (only,) = rows(state, seat, kind)
    return only


def acts(state: MastersState, seat: Seat = 0) -> dict[str, dict[str, int]]:
    """By notation: the row of each legal action, by the names of its places."""
    legal = state.legal(seat)
    return {
        str(action): dict(zip(FEATURES.action, values, strict=True))
        for action, values in zip(legal, FEATURES.actions(state, seat, legal), strict=True)
    }


def test_every_row_has_the_places_of_its_kind() -> None:
    seen = set()
    for state in matches(16):
        told = FEATURES.positions(state)
        assert len(told) == state.players
        for each in told:
            for values in each:
                assert len(values) == 1 + len(FEATURES.kinds[values[0]][1])
                seen.add(KINDS[values[0]])
        for seat in state.actors:
            legal = state.legal(seat)
            told_actions = FEATURES.actions(state, seat, legal)
            assert [len(values) for values in told_actions] == [len(FEATURES.action)] * len(legal)
    assert seen == set(KINDS)


def test_each_type_of_action_has_a_mark_of_its_own() -> None:
    marks = [name for name in FEATURES.action if name.startswith("is.")]
    seen = set()
    for state in matches(16):
        for seat in state.actors:
            legal = state.legal(seat)
            for action, values in zip(legal, FEATURES.actions(state, seat, legal), strict=True):
                told = dict(zip(FEATURES.action, values, strict=True))
                assert [mark for mark in marks if told[mark]] == [f"is.{action.type}"]
                seen.add(action.type)
    assert seen == {action.type for action in GAME.actions} == {mark.removeprefix("is.") for mark in marks}


def test_rows_tell_only_what_the_seat_may_know() -> None:
    differ = 0
    for number, state in enumerate(matches(16)):
        if number % 3:
            continue
        rng = random.Random(number)
        for seat in range(state.players):
            one, two = state.imagine(seat, rng), state.imagine(seat, rng)
            differ += one.dump() != two.dump()
            expected = FEATURES.positions(state)[seat]
            assert FEATURES.positions(one)[seat] == expected
            assert FEATURES.positions(two)[seat] == expected
            if seat in state.actors:
                legal = state.legal(seat)
                expected = FEATURES.actions(state, seat, legal)
                assert FEATURES.actions(one, seat, legal) == expected
                assert FEATURES.actions(two, seat, legal) == expected
    assert differ > 100


def test_a_row_does_not_depend_on_what_else_is_legal_to_ask_about() -> None:
    for state in matches(4):
        for seat in state.actors:
            legal = state.legal(seat)
            again = FEATURES.actions(state, seat, list(reversed(legal)))
            assert FEATURES.actions(state, seat, legal) == list(reversed(again))


def test_a_seat_sees_itself_as_its_own_and_everybody_else_as_others() -> None:
    first = board(warehouse={"coin": 2}, strongbox={"stone": 3}, slots=[[4], [16, 20]], faith=6)
    second = board(warehouse={"shield": 1}, slots=[[3]], faith=2, leaders=(49,))
    state = position(first, second)
    for kind in ("store", "engine", "track", "reach"):
        assert rows(state, 0, f"other's {kind}") == rows(state, 1, f"own {kind}")
        assert rows(state, 1, f"other's {kind}") == rows(state, 0, f"own {kind}")
    own = row(state, 0, "own store")
    assert (own["shelved.coin"], own["boxed.stone"], own["shelved"], own["boxed"]) == (2, 3, 2, 3)
    assert row(state, 1, "own engine")["leader points"] == GAME.box.leaders[49].points
    course = [row(state, seat, "course") for seat in (0, 1)]
    assert [(each["cards"], each["most cards of others"]) for each in course] == [(3, 1), (1, 3)]
    assert course[0]["lead"] == course[1]["behind"] > 0
    assert [(each["turns until its own"], each["main action to come"]) for each in course] == [(0, 1), (1, 1)]


def test_at_larger_tables_there_are_rows_for_every_opponent() -> None:
    for players in (1, 2, 3, 4):
        state = GAME.start(GAME.deal(players, 1))
        for seat in range(players):
            assert len(rows(state, seat, "other's store")) == players - 1
            assert len(rows(state, seat, "lorenzo")) == (players == 1)
            assert len(rows(state, seat, "own leader in hand")) == 4
            sizes = [row(state, seat, "course")[name] for name in ("alone", "two", "three", "four")]
            assert sizes == [players == n for n in (1, 2, 3, 4)]


def test_what_a_seat_has_is_what_the_judge_takes_it_to_have() -> None:
    """Two ways to close the open part of a turn, one of them without objects for numbers."""
    for state in matches(24):
        if state.over:
            continue
        for it, other in zip(holdings(state), standings(state), strict=True):
            assert [it.s0 + it.b0, it.s1 + it.b1, it.s2 + it.b2, it.s3 + it.b3] == other.held
            assert [it.b0, it.b1, it.b2, it.b3] == other.strong
            assert it.s0 + it.s1 + it.s2 + it.s3 == other.stored
            assert (it.faith, it.cards, it.points) == (other.faith, other.cards, other.points)
            assert (it.extra, it.pending) == (other.extra, other.pending)


def test_a_market_action_tells_what_is_kept_and_what_the_others_get() -> None:
    """Row 2 gives two shields and two stones; one shelf of three and one of two are taken."""
    state = position(board(warehouse={"coin": 3, "servant": 2}), board(faith=7))
    line = acts(state)["market row 2"]
    assert line["gained.shield"] + line["gained.stone"] == 1
    assert (line["faith.steps of others"], line["faith.report by others"]) == (3, 1)
    assert (line["after.shelved"], line["after.kinds shelved"]) == (6, 3)
    nothing = acts(state)["market row 1"]
    assert (nothing["after.shelved"], nothing["faith.steps of others"]) == (5, 0)


def test_a_purchase_tells_of_the_card_and_of_what_it_covers() -> None:
    rich = {"coin": 6, "stone": 6, "servant": 6, "shield": 6}
    state = position(board(strongbox=rich, slots=[[4], [16], [3]]), board(strongbox=rich, slots=[[1]]))
    bought = [(name, each) for name, each in acts(state).items() if each["is.buy"]]
    assert bought
    for name, each in bought:
        stack, slot = name.split()[1], int(name.split()[3])
        card = GAME.box.cards[state.tops[["green2", "blue2", "yellow2", "purple2"].index(stack) + 4]]
        covered = GAME.box.cards[(4, 16, 3)[slot - 1]]
        assert (each["card.level"], each["card.points"], each["card.cost"]) == (
            2,
            card.points,
            sum(card.cost),
        )
        assert each["card.covered.input"] == sum(covered.input)
        assert [each[f"spent.{name}"] for name in ("coin", "stone", "servant", "shield")] == list(card.cost)
        assert each["card.rivals"] == 1


def test_a_leader_in_hand_is_told_with_what_it_lacks() -> None:
    leader = GAME.box.leaders[53]
    asked = dict(zip(("coin", "stone", "servant", "shield"), leader.resources, strict=True))
    without, having = (
        position(board(hand=(53,)), board()),
        position(board(hand=(53,), strongbox=asked), board()),
    )
    told = row(without, 0, "own leader in hand")
    assert (told["resources missing"], told["playable"]) == (sum(leader.resources), 0)
    told = row(having, 0, "own leader in hand")
    assert (told["resources missing"], told["playable"]) == (0, 1)
    assert acts(having)["play leader 53"]["leader.points"] == leader.points


def test_production_tells_one_power_and_all_together() -> None:
    state = position(board(slots=[[4], [16]], strongbox={"servant": 2, "coin": 1}), board())
    first, second = GAME.box.cards[4], GAME.box.cards[16]
    for number, card in ((1, first), (2, second)):
        told = acts(state)[f"activate slot {number}"]
        assert (told["power.input"], told["power.output"]) == (sum(card.input), sum(card.output[:4]))
        assert told["power.faith"] == card.output[4]
        assert told["power.all.powers"] == 2
        assert told["power.all.faith"] == first.output[4] + second.output[4] == told["faith.steps"]
    assert acts(state)["activate base"]["power.base"] == 1


def test_payments_differ_in_the_places_that_become_free() -> None:
    both = board(warehouse={"stone": 2}, strongbox={"stone": 2}, slots=[[4]])
    state = play(position(both, board()), "pay by hand", "activate base", "spend stone")
    told = acts(state)
    assert told["pay 1 stone from warehouse"]["after.shelved"] == 1
    assert told["pay 0 stone from warehouse"]["after.shelved"] == 2
    assert told["pay 0 stone from warehouse"]["pay.from the strongbox"] == 1


def test_lorenzo_is_told_by_what_is_public() -> None:
    """Two crosses are still in the pile and either would end it; a third token has no such effect."""
    order = ("green", "shuffle", "cross", "cross", "blue", "yellow", "purple")
    state = position(board(slots=[[4]]), cross=22, tokens=[order], drawn=1)
    told = row(state, 0, "lorenzo")
    assert (told["steps left"], told["drawn"], told["fatal tokens"]) == (2, 1, 2)
    assert told["cards missing"] == 6
    assert sum(told[f"colour {n} from the rarest"] for n in (1, 2, 3, 4)) == 47


def test_another_edition_is_told_by_its_own_figures() -> None:
    """Card 33 takes two coins as printed, two servants in the other edition."""
    own = board(slots=[[1, 17, 33]])
    told = []
    for game in (GAME, bottega.game("masters", edition="pictured")):
        assert isinstance(game, Masters)
        values = next(
            each for each in game.features().positions(position(own, board(), game=game))[0] if each[0] == 2
        )
        told.append(dict(zip(FEATURES.kinds[2][1], values[1:], strict=True)))
    assert [(each["input.coin"], each["input.servant"]) for each in told] == [(2, 0), (0, 2)]
