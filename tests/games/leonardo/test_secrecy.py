"""What is hidden stays hidden, and what can be known is known: with a perfect memory, no more."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from statistics import fmean, variance

import pytest

from bottega.engine.events import Log
from bottega.engine.state import State
from bottega.engine.types import Viewer
from bottega.games.leonardo.rules import traces
from bottega.games.leonardo.state import LeonardoState
from tests.games.leonardo.memory import DeckMemory, Memory, Works
from tests.games.leonardo.positions import (
    BOTTOM,
    BRONZE,
    COPPER,
    GAME,
    MIDDLE_GOLD,
    SILVER,
    assign,
    board,
    events_of,
    idle_to,
    legal,
    log,
    play,
    position,
    possible,
    public,
    stage,
    under,
)

pytestmark = pytest.mark.exhaustive

OPTIONS = [(start, codex) for start in ("beginner", "expert") for codex in ("off", "on")]


def random_match(seed: int) -> Iterator[tuple[LeonardoState, Log]]:
    """A random match, step by step, with what has just happened. Half of the players' wishes are to
    start and to cancel, to work and to go to the Council: that is where secrets come from."""
    rng = random.Random(seed)
    players = 2 + seed % 4
    start, codex = OPTIONS[seed // 4 % 4]
    state = GAME.start(GAME.deal(players, seed, start=start, codex=codex))
    state.log = Log()
    patience = rng.random()
    yield state, state.log
    while not state.over:
        seat = rng.choice(state.actors)
        actions = state.legal(seat)
        keen = [a for a in actions if a.type == "start" or str(a).endswith(("council", "small", "large"))]
        patient = [a for a in actions if a.type != "cancel"]
        if keen and rng.random() < 0.5:
            actions = keen
        elif patient and rng.random() < patience:
            actions = patient
        state.log = Log()
        state.apply(seat, rng.choice(actions))
        yield state, state.log


def works_of(state: State, seat: int) -> Works:
    small, large = state.dump()["under"][2 * seat : 2 * seat + 2]
    return small, large


# Works under laboratories.


@pytest.mark.parametrize("seed", range(20))
def test_what_may_lie_under_laboratories_is_what_a_perfect_memory_says(seed: int) -> None:
    """Never less than the truth, never anything that was public knowledge not to be."""
    rng = random.Random(seed)
    memory: Memory | None = None
    for state, happened in random_match(seed):
        if memory is None:
            memory = Memory(state.view(None))
        memory.hear(happened.seen_by(None))
        shown = state.view(None)["boards"]
        viewer = rng.randrange(state.players)
        world = state.imagine(viewer, rng)
        for seat, pairs in enumerate(memory.works):
            assert works_of(state, seat) in pairs, "the truth is possible"
            assert set(traces.pairs(state.box, *state.traces[2 * seat : 2 * seat + 2])) == pairs
            for lab, name in enumerate(("small", "large")):
                possible_works = shown[seat]["labs"][name]["possible"]
                assert possible_works == sorted({pair[lab] for pair in pairs} - {0})
            if seat != viewer:
                assert works_of(world, seat) in pairs, "so is everything imagined"


def test_all_that_is_possible_is_imagined_sooner_or_later() -> None:
    mine = board(hand={"iron": 1, "wood": 2}, large=4)
    state = position(board(), mine, stage="laboratories")
    play(state, "done", "start 1 in small", "start 2 in large")
    drawn = {works_of(state.imagine(0, random.Random(i)), 1) for i in range(100)}
    assert drawn == {(1, 2), (2, 1), (2, 6), (6, 2)}
    assert (possible(state, 1, "small"), possible(state, 1, "large")) == ([1, 2, 6], [1, 2, 6])


def test_all_that_is_possible_is_imagined_equally_often() -> None:
    mine = board(hand={"iron": 1, "wood": 2}, large=4)
    state = position(board(), mine, stage="laboratories")
    play(state, "done", "start 1 in small", "start 2 in large")
    belief = state.belief(0, random.Random(1))
    drawn = Counter(works_of(belief.draw(), 1) for _ in range(2000))
    # A count is off by this much once in a million times.
    assert all(abs(count - 500) < 96 for count in drawn.values())


def test_two_laboratories_that_share_the_components_limit_each_other() -> None:
    state = position(board(), board(hand={"iron": 1, "wood": 1}, large=4), stage="laboratories")
    play(state, "done", "start 1 in small")
    assert possible(state, 1, "small") == [1, 2, 6]
    play(state, "start 2 in large")
    assert possible(state, 1, "small") == [1, 2], "both components under one would leave none"


def test_one_knows_ones_own_works_and_imagines_no_others() -> None:
    state = position(board(hand={"iron": 1, "wood": 1}), board(), stage="laboratories")
    play(state, "start 6 in small")
    assert state.view(0)["boards"][0]["labs"]["small"]["work"] == 6
    assert {works_of(state.imagine(0, random.Random(i)), 0) for i in range(20)} == {(6, 0)}


def started(invention: int, weeks: int) -> LeonardoState:
    """Seat 1 works on something made of an iron, a wood and two ropes; 6, 13, 7, 1, 2 and 3 are such."""
    hand = {"iron": 1, "wood": 1, "rope": 2}
    requested = [1, 6, 12]
    state = position(board(), board(hand=hand), stage="laboratories", requested=requested, turn=2)
    play(state, "done", f"start {invention} in small")
    return assign(state, [], [f"place {weeks} in small"])


def test_a_laboratory_with_enough_weeks_does_not_hold_what_it_would_have_completed() -> None:
    """It is not a choice: so 1, which is requested and needs four weeks, is out of the question."""
    state = started(7, 3)
    assert possible(state, 1, "small") == [1, 2, 3, 6, 7, 13]
    idle_to(state, "assign", turn=3)
    assign(state, [], ["place 1 in small"])
    assert possible(state, 1, "small") == [2, 3, 6, 7, 13], "2, 3, 7 and 13 lie in the deck"
    assert public(state, "requested") == [1, 6, 12]
    idle_to(state, "assign", turn=4)
    assign(state, [], ["place 3 in small"])
    assert possible(state, 1, "small") == [2, 3, 7, 13]


def test_the_discount_counts_in_what_would_have_been_completed() -> None:
    mine = board(hand={"iron": 1, "wood": 1}, cards=[11])
    state = position(board(), mine, stage="laboratories", requested=[1, 6, 12], turn=2)
    play(state, "done", "start 6 in small")
    assert possible(state, 1, "small") == [1, 2, 6]
    assign(state, [], ["place 2 in small"])
    assert possible(state, 1, "small") == [2, 6], "with a card of its type 1 takes two weeks"


def test_what_was_completed_and_not_shown_is_not_there() -> None:
    """Rulings 27: a seat that still works on it has to show it."""
    mine = board(hand={"iron": 1, "wood": 1})
    state = position(board(works={"small": (1, 3)}), mine, stage="laboratories", requested=[1, 6, 12])
    play(state, "done", "start 6 in small")
    assert possible(state, 1, "small") == [1, 2, 6]
    assign(state, ["place 1 in small"])
    assert possible(state, 1, "small") == [2, 6]


def test_a_laboratory_that_has_shown_its_work_is_known() -> None:
    """Rulings 27."""
    mine = board(hand={"iron": 1, "wood": 1})
    state = position(board(works={"small": (6, 6)}), mine, stage="laboratories", requested=[1, 6, 12])
    play(state, "done", "start 6 in small")
    assign(state, ["place 1 in small"])
    assert possible(state, 1, "small") == [6]
    assert under(state, 1, "small", viewer=None) == 6


def test_what_is_completed_in_one_laboratory_was_not_in_the_other() -> None:
    mine = board(hand={"iron": 2, "wood": 1}, large=4)
    state = position(board(), mine, stage="laboratories", requested=[1, 12, 8])
    play(state, "done", "start 1 in small", "start 6 in large")
    assert possible(state, 1, "large") == [1, 2, 6]
    assign(state, [], ["place 2 in small", "master to small"])
    assert possible(state, 1, "large") == [2, 6]


def test_its_components_were_not_in_the_other_either() -> None:
    mine = board(hand={"iron": 1, "wood": 1, "rope": 1}, large=4)
    state = position(board(), mine, stage="laboratories", requested=[1, 12, 8])
    play(state, "done", "start 7 in large", "start 1 in small")
    assert possible(state, 1, "large") == [1, 2, 3, 6, 7, 13]
    assign(state, [], ["place 2 in small", "master to small"])
    assert possible(state, 1, "large") == [2, 3, 7]


def test_what_was_cancelled_unseen_still_limits_the_other_laboratory() -> None:
    """One iron and one wood: with another work beside it the large laboratory cannot have held both."""
    mine = board(hand={"iron": 1, "wood": 1}, large=4)
    state = position(board(), mine, stage="laboratories", turn=2)
    play(state, "done", "start 2 in large", "start 1 in small")
    idle_to(state, "laboratories", turn=3)
    play(state, "done", "cancel small", "done")
    assert possible(state, 1, "large") == [1, 2]
    assert possible(state, 1, "small") == []


def test_what_was_cancelled_long_ago_still_counts() -> None:
    """Of an iron and a rope both laboratories were fed, so the small one holds 1 alone, as it has not
    completed 3. Whatever came and went beside it, the large one can therefore not hold 1."""
    mine = board(hand={"iron": 1, "rope": 1}, large=4)
    state = position(board(), mine, stage="laboratories", requested=[3, 12, 8], turn=2)
    play(state, "done", "start 1 in small", "start 3 in large")
    assign(state, [], ["place 2 in small", "master to small"])
    assert (possible(state, 1, "small"), possible(state, 1, "large")) == ([1], [3])
    play(state, "done", "cancel large", "done")
    assign(state, [], ["place 1 in blacksmith"])
    play(state, "accept", "withdraw", "done", "start 13 in large", "done")
    assert (possible(state, 1, "small"), possible(state, 1, "large")) == ([1], [3, 13])
    idle_to(state, "laboratories", turn=5)
    play(state, "done", "cancel small")
    assert possible(state, 1, "large") == [3, 13]


def test_only_what_could_be_started_then_is_possible() -> None:
    """What was bought later lies in the hand (FAQ 4)."""
    state = position(board(), board(hand={"iron": 1}), stage="laboratories", turn=2)
    play(state, "done", "start 1 in small")
    assign(state, [], ["place 1 in joiner"])
    play(state, "accept")
    assert public(state, "boards")[1]["components"]["wood"] == 1
    assert possible(state, 1, "small") == [1]


def test_in_turns_8_and_9_nothing_in_the_deck_is_possible() -> None:
    state = position(board(), board(hand={"iron": 2, "rope": 2, "brick": 1}), stage="laboratories", turn=8)
    play(state, "done", "start 8 in small")
    assert possible(state, 1, "small") == [1, 8]


# The deck.


def metals(numbers: list[int]) -> list[int]:
    return [sum(n in metal for n in numbers) for metal in (BRONZE, COPPER, SILVER)]


def lies_in_parts(deck: list[int], untouched: int) -> bool:
    """Do the lowest cards, which nobody has looked at, keep to the three parts (rulings 3)?"""
    lowest = deck[::-1][:untouched]
    bottom, middle, top = lowest[:5], lowest[5:16], lowest[16:]
    if len(middle) == 11 and (metals(middle) != [1, 2, 3] or not set(MIDDLE_GOLD) <= set(middle)):
        return False
    few = all(n <= most for n, most in zip(metals(middle), (1, 2, 3), strict=True))
    golds = {*MIDDLE_GOLD, *BOTTOM}
    return set(bottom) <= set(BOTTOM) and few and not set(middle) & set(BOTTOM) and not set(top) & golds


@pytest.mark.parametrize("seed", range(10))
def test_a_seat_knows_of_the_deck_what_it_has_seen_and_no_more(seed: int) -> None:
    """A seat knows what it saw until it is drawn; the next to look may change the order, not the cards.
    What is imagined keeps to that and to the three parts of the deck."""
    rng = random.Random(seed)
    memories: list[DeckMemory] = []
    for state, happened in random_match(seed):
        left = state.view(None)["deck"]["left"]
        if not memories:
            memories = [DeckMemory(seat, left) for seat in range(state.players)]
        viewer = rng.randrange(state.players)
        for seat, memory in enumerate(memories):
            memory.hear(happened.seen_by(seat))
            view = state.view(seat)
            assert view["deck"]["left"] == left
            if stage(state) == "arrange" and seat in state.actors:
                continue
            in_order = memory.in_order and bool(memory.known)
            grasp, looked = view["boards"][seat]["deck_knowledge"], view["deck"]["looked"]
            assert (grasp["in_order"] and looked > 0) == in_order
            assert view["deck"]["known"] == (memory.known if in_order else sorted(memory.known))
            assert grasp["fewest"] <= len(memory.known) <= grasp["most"]
            if seat == viewer:
                deck = state.imagine(seat, rng).dump()["deck"]
                assert sorted(deck) == sorted(state.dump()["deck"])
                assert lies_in_parts(deck, memory.untouched)
                known, top = memory.known, deck[:looked]
                assert top[: len(known)] == known if in_order else set(known) <= set(top)
        assert lies_in_parts(state.dump()["deck"], memories[0].untouched), "the truth does too"
        assert set(state.view(None)["deck"]) == {"left", "looked"}


def decks(state: LeonardoState, viewer: Viewer, draws: int = 150) -> list[list[int]]:
    return [state.imagine(viewer, random.Random(i)).dump()["deck"] for i in range(draws)]


@pytest.mark.parametrize(
    ("players", "start"), [(2, "beginner"), (4, "beginner"), (2, "expert"), (5, "expert")]
)
def test_an_imagined_deck_could_have_been_dealt(players: int, start: str) -> None:
    dealt = GAME.deal(players, 5, start=start)
    state = GAME.start(dealt)
    for deck in decks(state, 0, draws=40):
        GAME.start({**dealt, "deck": deck})


def test_every_card_of_a_part_may_lie_in_every_place_of_it() -> None:
    """Four beginners: two bronze and two copper on top (all silver is in the middle)."""
    seen = decks(GAME.start(GAME.deal(4, 5)), 2, draws=600)
    for place in range(4):
        assert {deck[place] for deck in seen} == {2, 4, 5, 6, 7, 10, 13}
    for place in range(4, 15):
        assert {deck[place] for deck in seen} == {2, 4, 5, 6, 7, 10, 13, 11, 14, 15, *MIDDLE_GOLD}
    for place in range(15, 20):
        assert {deck[place] for deck in seen} == set(BOTTOM)


#: For three: five of the top part, then the middle, then the bottom.
DECK = [2, 4, 6, 7, 9, 5, 10, 13, 11, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]


def looked(deck: list[int] = DECK) -> LeonardoState:
    """Seat 0 has looked at the deck and laid it back from the highest number down."""
    return look(position(board(), board(), board(), deck=deck, turn=2))


def look(state: LeonardoState, seat: int = 0) -> LeonardoState:
    """Only this seat goes to the Council, looks, and lays the highest numbers first."""
    idle_to(state, "assign")
    orders: list[list[str]] = [[], [], []]
    orders[seat] = ["place 1 in council"]
    assign(state, *orders)
    play(state, "leonardo to seat 0", "benefit 3")
    while stage(state) == "arrange":
        play(state, legal(state)[-1])
    return state


def draw(state: LeonardoState) -> LeonardoState:
    """The same with an invention less on display at the end of the turn, so that the top card is
    turned up in its space."""
    dump = idle_to(state, "assign").dump()
    space = next(i for i, number in enumerate(dump["requested"]) if number in BRONZE)
    dump["boxed"].append(dump["requested"][space])
    dump["requested"][space] = 0
    return assign(GAME.load(dump))


def test_a_seat_that_has_looked_knows_the_order_it_has_made() -> None:
    state = looked()
    assert state.view(0)["deck"]["known"] == [7, 6, 4, 2]
    assert {tuple(deck[:4]) for deck in decks(state, 0, draws=30)} == {(7, 6, 4, 2)}


def grasp(state: LeonardoState) -> list[tuple[bool, int, int]]:
    """What everybody can tell about each seat's knowledge of the deck."""
    known = [shown["deck_knowledge"] for shown in state.view(None)["boards"]]
    return [(one["in_order"], one["fewest"], one["most"]) for one in known]


def test_the_others_know_that_a_seat_has_looked_and_not_what_it_saw() -> None:
    state = looked()
    assert state.view(1)["deck"] == {"left": 21, "looked": 4, "known": []}
    assert grasp(state) == [(True, 4, 4), (False, 0, 0), (False, 0, 0)]
    assert len({tuple(deck[:4]) for deck in decks(state, 1)}) > 100


def test_others_imagine_that_the_seat_knows_the_deck_they_imagine() -> None:
    state = looked()
    for i in range(20):
        dump = state.imagine(1, random.Random(i)).dump()
        assert dump["sight"][0] == dump["deck"][:4]


def test_what_a_seat_knows_is_spent_card_by_card() -> None:
    state = draw(looked())
    assert 7 in public(state, "requested")
    assert state.view(0)["deck"]["known"] == [6, 4, 2]
    assert grasp(state)[0] == (True, 3, 3)


def test_another_looker_mixes_the_order_but_not_the_cards() -> None:
    state = look(looked(), seat=1)
    assert state.view(0)["deck"]["known"] == [2, 4, 6, 7]
    assert grasp(state)[:2] == [(False, 4, 4), (True, 4, 4)]
    tops = {tuple(deck[:4]) for deck in decks(state, 0)}
    assert len(tops) == 24
    assert {tuple(sorted(top)) for top in tops} == {(2, 4, 6, 7)}


def test_after_a_draw_and_another_look_a_seat_still_knows_three_of_four() -> None:
    state = look(draw(looked()), seat=1)
    assert state.view(0)["deck"]["known"] == [2, 4, 6]
    tops = decks(state, 0)
    assert all({2, 4, 6} <= set(deck[:4]) for deck in tops)
    rest = {n for deck in tops for n in deck[:4]} - {2, 4, 6}
    assert rest == {9, 10, 13}, "the last of the top part: two bronze and two copper are known"


def test_a_card_of_the_top_part_may_be_mixed_into_the_middle() -> None:
    """Five cards of the top part; after two draws the next look reaches into the middle part."""
    state = look(draw(draw(looked())), seat=1)
    assert lies_in_parts(state.dump()["deck"], 15)
    for viewer in (None, 0, 2):
        for deck in decks(state, viewer, draws=60):
            assert lies_in_parts(deck, 15)
    seen = {n for deck in decks(state, 2) for n in deck[:4]}
    assert seen >= {16, 17, 18, 19, 20}, "one of the four is of the middle part"
    tops = decks(state, 2)
    assert all(sum(n in MIDDLE_GOLD for n in deck[:4]) <= 1 for deck in tops)


def test_a_card_of_the_middle_part_may_be_mixed_into_the_bottom() -> None:
    """The last of the middle part was among the four that somebody else has laid back: it lies there,
    in whatever place, and below there are cards of the bottom part alone."""
    state = looked(deck=[20, 21, 22, 23, 24, 25])
    assert {deck.index(20) for deck in decks(state, 1)} == {0, 1, 2, 3}
    assert state.dump()["deck"].index(20) == 3


def test_a_short_deck_is_imagined_in_every_order() -> None:
    """And so the truth is among what is imagined."""
    state = position(board(), board(), deck=[23, 21, 22])
    assert len({tuple(deck) for deck in decks(state, 0)}) == 6


def test_a_seat_that_knows_all_but_one_card_knows_that_one_too() -> None:
    state = looked(deck=[21, 22, 23, 24, 25])
    assert {tuple(deck) for deck in decks(state, 0, draws=20)} == {(24, 23, 22, 21, 25)}


# Bids.


def test_bids_that_are_in_are_imagined_from_nothing_to_all_one_has() -> None:
    mine = board(florins=0, works={"small": (1, 3)})
    state = assign(position(mine, mine, board()), *[["place 1 in small"]] * 2)
    state.play(0, state.game.parse("bid 2"))
    seen = {tuple(state.imagine(1, random.Random(i)).dump()["bids"]) for i in range(60)}
    assert seen == {(n, -1, -1) for n in range(6)}
    assert {tuple(state.imagine(0, random.Random(i)).dump()["bids"]) for i in range(9)} == {(2, -1, -1)}


# Views and events.

SECRET = {"start": "start-secret", "look": "look-secret", "arrange": "arrange-secret", "bid": "bid-secret"}


@pytest.mark.parametrize("seed", range(6))
def test_what_is_done_in_secret_is_told_to_its_doer_alone(seed: int) -> None:
    """Events by viewer: started, looked at, arranged or bid. The others are told that it was done."""
    told_to = Counter[str]()
    for state, happened in random_match(seed):
        viewers: list[Viewer] = [None, *range(state.players)]
        for event in happened.events:
            seen = [viewer for viewer in viewers if event.seen_by(viewer)]
            if event.kind in SECRET:
                assert seen == [event.values["seat"]]
            elif event.kind in SECRET.values():
                assert seen == [viewer for viewer in viewers if viewer != event.values["seat"]]
                assert not set(event.values) & {"invention", "inventions", "florins"}
            else:
                assert seen == viewers
            told_to[event.kind] += 1
    assert told_to["start"] == told_to["start-secret"] > 0
    assert told_to["look"] == told_to["look-secret"]


@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_world_looks_the_same_and_could_be_the_truth(seed: int) -> None:
    rng = random.Random(seed)
    for step, (state, _) in enumerate(random_match(seed)):
        if step % 5:
            continue
        for viewer in (None, *range(state.players)):
            world = state.imagine(viewer, rng)
            assert world.audit() == []
            assert world.view(viewer) == state.view(viewer)
            if viewer is not None:
                assert world.legal(viewer) == state.legal(viewer)


def test_a_view_holds_what_it_may_and_nothing_else() -> None:
    """Views are allow-lists: a new key of the table is not seen before it is put here."""
    state = GAME.start(GAME.deal(3, 1))
    secrets = set(GAME.hidden)
    assert secrets == {"under", "deck", "sight", "bids"}
    spectator, seat = state.view(None), state.view(1)
    assert set(spectator) == set(seat) == {field.name for field in GAME.view_form.fields}
    assert not set(seat) & {"under", "sight", "bids", "traces", "started"}
    assert spectator["seat"] is None
    assert "hand" not in spectator["boards"][1]
    assert seat["boards"][1]["hand"] == {"iron": 1, "glass": 0, "wood": 0, "brick": 0, "rope": 0}


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """Rulings 7: how much of what one has lies under a laboratory is hidden."""
    state = position(board(hand={"iron": 1, "wood": 1}), board(), stage="laboratories")
    play(state, "start 1 in small")
    own = {"iron": 0, "glass": 0, "wood": 1, "brick": 0, "rope": 0}
    assert state.view(0)["boards"][0]["hand"] == own
    for viewer in (1, None):
        assert "hand" not in state.view(viewer)["boards"][0]


def test_the_order_of_the_deck_is_told_when_it_is_turned_up() -> None:
    mine = board(works={"small": (1, 3)})
    state = position(mine, board())
    top = state.dump()["deck"][0]
    written = log(state)
    assign(state, ["place 1 in small"])
    assert events_of(written, "requested") == [("requested", {"invention": top})]


def test_ones_refusals_tell_nothing_about_others() -> None:
    """Why one may not do something is the same in every world one imagines."""
    state = look(looked(), seat=1)
    play(state, "done")
    worlds = [state.imagine(1, random.Random(i)) for i in range(5)]
    for action in GAME.actions:
        if action.type != "bid":
            assert all(world.why_not(1, action) == state.why_not(1, action) for world in worlds)


# What nobody has seen.


def test_a_reshuffle_leaves_the_cards_that_a_seat_has_looked_at() -> None:
    state = looked()
    deck = state.dump()["deck"]
    rng = random.Random(5)
    drawn = [state.reshuffle(rng).dump() for _ in range(80)]
    assert {tuple(dump["deck"][:4]) for dump in drawn} == {tuple(deck[:4])}
    assert len({tuple(dump["deck"][4:]) for dump in drawn}) > 70
    for dump in drawn:
        assert sorted(dump["deck"]) == sorted(deck)
        assert {key: value for key, value in dump.items() if key != "deck"} == {
            key: value for key, value in state.dump().items() if key != "deck"
        }


@pytest.mark.parametrize("place", [0, 3, 5, 12])
def test_a_reshuffled_deck_is_as_likely_as_a_deal_makes_it(place: int) -> None:
    """The mean number of the card at a place of the deck, in deals and in reshuffles of one of them."""
    state, rng = GAME.start(GAME.deal(2, seed=1)), random.Random(1)
    dealt = [GAME.deal(2, seed=f"d{n}")["deck"][place] for n in range(2000)]
    drawn = [int(state.reshuffle(rng).deck[place]) for _ in range(2000)]
    imagined = [int(state.imagine(0, rng).deck[place]) for _ in range(2000)]
    for others in (drawn, imagined):
        error = ((variance(dealt) + variance(others)) / 2000) ** 0.5
        assert abs(fmean(dealt) - fmean(others)) < 4 * error
        assert set(dealt) == set(others)
