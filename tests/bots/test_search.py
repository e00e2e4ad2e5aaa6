"""`search`: its trees, its settings, its budget, and that it finds what is to be found."""

from __future__ import annotations

import itertools
import random
import threading
import time

import pytest

import bottega
from bottega.bots.bot import UNSEEN, Budget, outlook
from bottega.bots.errors import BotError
from bottega.bots.registry import bot
from bottega.bots.search import playout
from bottega.bots.search.search import Search
from bottega.bots.search.tree import (
    BIAS,
    PUCT,
    RULES,
    UCB,
    NodeActions,
    TreeNode,
    follow_all,
    link_key,
    select,
)
from bottega.bots.search.worlds import Worlds
from bottega.engine.action import Action
from bottega.engine.insight import Insight
from bottega.engine.state import State
from bottega.engine.types import Seat
from tests.bots.scenes import TABLES, bidding, random_match, random_state, real_decision

MASTERS = bottega.game("masters")


def some(count: int) -> list[Action]:
    return [MASTERS.actions[i] for i in range(count)]


# The tree.


def try_out(
    choice: NodeActions, legal: list[Action], rule: int, rewards: list[float], times: int
) -> list[int]:
    """Select this number of times, with a fixed reward for each action of the space; the visits."""
    for _ in range(times):
        option = select(choice.matching(legal), rule, 0.1, 0.8, 0.0)
        option.learn(rewards[option.action.id])
    return [option.visits for option in choice.options]


@pytest.mark.parametrize("rule", [UCB, BIAS, PUCT], ids=RULES)
def test_attention_goes_to_what_brings_more(rule: int) -> None:
    visits = try_out(NodeActions(some(4), [1.0] * 4), some(4), rule, [0.5, 0.4, 0.6, 0.1], 200)
    assert max(visits) == visits[2]
    assert min(visits) == visits[3] > 0


@pytest.mark.parametrize("rule", [BIAS, PUCT], ids=["bias", "puct"])
def test_among_equals_attention_goes_to_what_the_policy_likes(rule: int) -> None:
    visits = try_out(NodeActions(some(3), [1.0, 5.0, 1.0]), some(3), rule, [0.5, 0.5, 0.5], 60)
    assert visits[1] > visits[0] + 3
    assert visits[1] > visits[2] + 3


@pytest.mark.parametrize("rule", [UCB, BIAS, PUCT], ids=RULES)
def test_a_rare_action_is_compared_by_how_often_it_was_on_offer(rule: int) -> None:
    """Both were tried ten times with the same success: the first at half of its opportunities, the second
    at one of a hundred. So it is the second that was neglected."""
    choice = NodeActions(some(2), [1.0, 1.0])
    often, rare = choice.options
    for option, offers in (often, 20), (rare, 1000):
        option.visits, option.total, option.offers = 10, 5.0, offers
    assert select(choice.matching(some(2)), rule, 0.1, 0.8, 0.0) is rare
    assert (often.offers, rare.offers) == (21, 1001)
    assert select(choice.matching(some(1)), rule, 0.1, 0.8, 0.0) is often
    assert (often.offers, rare.offers) == (22, 1001)


def test_an_action_that_another_world_offers_is_admitted() -> None:
    a, b, c, d = some(4)
    choice = NodeActions([a, c], [1.0, 2.0])
    first, third = choice.options
    assert choice.matching([a, c]) == [first, third]
    assert choice.matching([c]) == [third]
    assert choice.matching([b, c, d]) == [third]
    assert choice.lacking([b, c, d]) == [b, d]
    choice.admit([b, d], [3.0, 5.0])
    assert [option.action for option in choice.options] == [a, b, c, d]
    assert [option.weight for option in choice.options] == [1.0, 3.0, 2.0, 5.0]
    assert choice.options[0] is first
    assert choice.options[2] is third
    assert [option.action for option in choice.matching([b, c, d])] == [b, c, d]
    assert [option.action for option in choice.matching([a, d])] == [a, d]
    assert choice.lacking([a, b, c, d]) == []


def test_what_is_seen_leads_to_one_node_and_anything_else_to_another() -> None:
    keys = [link_key(seat, id) for seat in range(5) for id in range(UNSEEN, 40)]
    assert len(set(keys)) == len(keys)
    root = TreeNode()
    assert root.follow(keys[0]) is root.follow(keys[0])
    assert root.follow(keys[0]) is not root.follow(keys[1])


def test_a_node_has_the_results_of_every_seat_that_decides_there_apart() -> None:
    node = TreeNode()
    assert node.of(2) is node
    assert node.of(2) is node
    assert node.of(0) is not node
    assert node.of(0) is node.of(0) is not node.of(1)


def test_viewers_who_see_the_same_stay_at_one_node() -> None:
    seen, hidden = link_key(1, 7), link_key(1, UNSEEN)
    at = [TreeNode()] * 4
    follow_all(at, 1, seen, seen)
    assert len(set(map(id, at))) == 1
    root = at[0]
    follow_all(at, 1, seen, hidden)
    assert at[0] is at[2] is at[3] is root.follow(hidden)
    assert at[1] is root.follow(seen) is not at[0]
    follow_all(at, 1, seen, seen)
    assert at[0] is at[2] is at[3] is not at[1]


# What is hidden from whom.


def test_who_decides_at_the_same_time_does_not_know_what_the_others_choose() -> None:
    """Whatever I bid, the others go on from one node of theirs; and I from one of mine, whatever they do."""
    state = bidding()
    me = state.actors[0]
    search = Search(state.game, 1, rule="ucb", keep=False)
    view = outlook(state, me, random.Random(1))
    search.decide(view, Budget(iterations=200))
    for seat in state.actors[1:]:
        node = search._roots[seat]
        for other in state.actors[: state.actors.index(seat)]:
            node = node.links[link_key(other, UNSEEN)]
        choice = node.of(seat).choice
        assert choice is not None
        assert sum(option.visits for option in choice.options) > 100
    own = {key: node for key, node in search._roots[me].links.items() if key != link_key(me, UNSEEN)}
    assert len(own) > 2
    assert set(own) <= {link_key(me, action.id) for action in view.legal}
    for node in own.values():
        assert set(node.links) <= {link_key(seat, UNSEEN) for seat in state.actors[1:]}


@pytest.mark.parametrize("name", bottega.games())
def test_a_game_says_which_actions_are_concealed(name: str) -> None:
    """If another seat sees the same after two actions of a type, and they are not the same, then it is a
    concealed type; and each concealed type is found to be one."""
    game = bottega.game(name)
    found: set[str] = set()
    states = [game.start(game.deal(players=3, seed=seed)) for seed in range(3)]
    if name == "leonardo":
        states.append(bidding())
    rng = random.Random(1)
    for state in states:
        while not state.over:
            seat = rng.choice(state.actors)
            legal = state.legal(seat)
            for type in {action.type for action in legal} - found:
                if alike(state, seat, [action for action in legal if action.type == type][:8]):
                    found.add(type)
            state.apply(seat, rng.choice(legal))
    assert found == set(game.concealed)


def alike(state: State, seat: Seat, actions: list[Action]) -> bool:
    seen: list[tuple[object, object]] = []
    for action in actions:
        after = state.clone()
        after.apply(seat, action)
        view, dump = after.view((seat + 1) % state.players), after.dump()
        if any(view == other and dump != full for other, full in seen):
            return True
        seen.append((view, dump))
    return False


# Playing on to where the insight judges.


@pytest.mark.parametrize("name", bottega.games())
def test_a_playout_ends_where_its_cut_off_says(name: str) -> None:
    rng = random.Random(3)
    for decisions in range(0, 60, 7):
        state = random_state(name, 3, 5, decisions)
        if state.over:
            break
        seat, before = state.actors[0], state.actors
        state.apply(seat, state.legal(seat)[0])
        under_way = playout.is_under_way(Insight(), state, seat, before)
        assert under_way == (not state.over and (seat in state.actors or len(before) > 1))
        for cutoff in range(4):
            after = state.clone()
            playout.play_on(Insight(), after, seat, under_way, cutoff, 0, False, rng)
            if cutoff == playout.LEAF or (cutoff == playout.TURN and not under_way):
                assert after.dump() == state.dump()
            elif cutoff == playout.TURN:
                assert after.over or len(before) > 1 or seat not in after.actors
            elif cutoff == playout.ROUND:
                assert after.over or seat in after.actors or seat not in state.actors
            else:
                assert after.over
            few = state.clone()
            playout.play_on(Insight(), few, seat, True, playout.END, 1, True, rng)
            one = state.clone()
            if not one.over:
                one.apply(one.actors[0], one.legal(one.actors[0])[0])
            assert few.dump() == one.dump()


# The bot.


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_search_advises_at_every_table(name: str, players: int) -> None:
    state, seat, view = real_decision(name, players, seed=2, after=20)
    advice = Search(state.game, 1).decide(view, Budget(iterations=40))
    assert advice.action in state.legal(seat)
    assert advice.reasons[0].action is advice.action
    assert [r.attention for r in advice.reasons] == sorted(
        (r.attention for r in advice.reasons), reverse=True
    )
    assert sorted(r.action.id for r in advice.reasons) == [action.id for action in view.legal]
    assert sum(r.attention for r in advice.reasons) == pytest.approx(1.0)
    assert sum(r.prior for r in advice.reasons) == pytest.approx(1.0)
    assert len(view.legal) == 1 or sum(r.visits for r in advice.reasons) == advice.iterations
    for reason in advice.reasons:
        assert reason.value is not None
        assert 0 <= reason.value <= 1
        assert len(reason.points) == len(reason.chances) == players
        assert players == 1 or 0.99 < sum(reason.chances) < 1.01


VARIANTS = [
    {"rule": "ucb", "cutoff": "leaf", "aim": "margin"},
    {"rule": "bias", "cutoff": "round", "aim": "blend"},
    {"rule": "puct", "cutoff": "end", "limit": 9, "aim": "chance", "playout": "likeliest"},
    {"worlds": 3, "cutoff": "turn"},
    {"draws": 3},
    {"keep": False, "hurry": False},
]


@pytest.mark.parametrize("settings", VARIANTS, ids=str)
def test_every_variant_decides_and_can_be_repeated(settings: dict[str, object]) -> None:
    for name in bottega.games():
        state, _, view = real_decision(name, 2, seed=4, after=25)
        first = bot("search", state.game, 9, **settings).decide(view, Budget(iterations=24))
        again = bot("search", state.game, 9, **settings).decide(view, Budget(iterations=24))
        assert first.action is again.action
        assert [r.to_json() for r in first.reasons] == [r.to_json() for r in again.reasons]


@pytest.mark.parametrize("name", bottega.games())
def test_with_a_seed_and_iterations_a_whole_match_can_be_repeated(name: str) -> None:
    def play() -> list[str]:
        state, history = random_match(name, 2, 6, 0)
        bots = [Search(state.game, seat) for seat in range(2)]
        rng = random.Random(1)
        while not state.over and len(history) < 25:
            seat = state.actors[0]
            action = bots[seat].decide(outlook(state, seat, rng, history), Budget(iterations=8)).action
            state.play(seat, action)
            history.append((seat, action))
        return [str(action) for _, action in history]

    assert play() == play()


def test_search_finds_what_only_shows_later() -> None:
    """A match of Inventors near its end: what search chooses wins it at least as often in random play
    after it as what it does not choose."""
    state, history = random_match("inventors", 2, 11, 200)
    decisions = len(history)
    state, seat, view = real_decision("inventors", 2, 11, decisions - 12)
    advice = Search(state.game, 1, cutoff="end", aim="chance").decide(view, Budget(iterations=400))
    chances = {reason.action: reason.chances[seat] for reason in advice.reasons}
    assert chances[advice.action] >= max(chances.values()) - 0.1


def test_of_several_worlds_the_one_where_the_others_stand_best_is_taken() -> None:
    state, seat, view = real_decision("leonardo", 3, seed=4, after=60)
    insight = state.game.insight()

    def others(draws: int) -> list[float]:
        source = Worlds(view, insight, draws, random.Random(1))
        worlds = [source.draw() for _ in range(100)]
        return [
            sum(insight.standing(world, other) for other in range(world.players) if other != seat)
            for world in worlds
        ]

    one, many = others(1), others(6)
    assert min(one) < max(one)
    assert sum(many) > sum(one)


def test_the_game_says_how_many_worlds_are_drawn_unless_a_setting_does() -> None:
    state, _, view = real_decision("leonardo", 3, seed=4, after=60)

    def found(draws: int) -> str:
        advice = Search(state.game, 1, draws=draws).decide(view, Budget(iterations=30))
        return str([reason.to_json() for reason in advice.reasons])

    assert found(0) == found(state.game.insight().draws()) != found(1)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_an_insight_calls_hidden_is_all_that_a_standing_depends_on(players: int) -> None:
    """So that it need not be computed again for a world in which the seat hides the same."""
    most = 0
    for seed, each in [(4, 20), (5, 30), (8, 40), (9, 50)]:
        state, seat, _ = real_decision("leonardo", players, seed=seed, after=each * players)
        insight = state.game.insight()
        belief = state.belief(seat, random.Random(1))
        standings: dict[object, float] = {}
        for _ in range(300):
            world = belief.draw()
            for other in range(players):
                if other != seat:
                    found = insight.standing(world, other)
                    assert standings.setdefault((other, insight.hidden(world, other)), found) == found
        most = max(most, len(set(standings.values())))
    assert most > players, "something is hidden"


def test_one_that_strays_plays_by_the_policy_and_tells_what_it_found() -> None:
    state, seat, view = real_decision("masters", 2, seed=3, after=30)
    weights = state.game.insight().weights(view.world, seat, view.legal)
    likely = sum(weights) / len(weights)
    found, chosen = set(), []
    for seed in range(60):
        advice = Search(state.game, seed, stray=1.0).decide(view, Budget(iterations=40))
        found.add(advice.reasons[0].action)
        chosen.append(advice.action)
        assert sum(reason.visits for reason in advice.reasons) > 30
    assert len(set(chosen)) > len(found)
    mean = sum(weights[view.legal.index(action)] for action in chosen) / len(chosen)
    assert mean > likely, "the likelier, the more often"
    never = [Search(state.game, seed).decide(view, Budget(iterations=40)) for seed in range(10)]
    assert all(advice.action is advice.reasons[0].action for advice in never)


def test_an_action_that_was_never_tried_has_what_the_others_brought() -> None:
    state, _, view = real_decision("inventors", 2, seed=1, after=12)
    advice = Search(state.game, 1, hurry=False).decide(view, Budget(iterations=3))
    untried = [reason for reason in advice.reasons if reason.visits == 0]
    assert len(untried) >= len(view.legal) - 3 > 0
    tried = [reason for reason in advice.reasons if reason.visits > 0]
    mean = sum((reason.value or 0.0) * reason.visits for reason in tried) / 3
    assert all(reason.value == pytest.approx(mean) for reason in untried)
    assert advice.best(5) == tried[:5]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_actions_are_compared_in_the_same_worlds(name: str, players: int) -> None:
    views = (real_decision(name, players, 2, after)[2] for after in range(20, 60))
    view = next(each for each in views if len(each.legal) > 1)
    search = Search(view.game, 1)
    best = search.decide(view, Budget(iterations=40)).action
    other = next(action for action in view.legal if action is not best)
    first, second = search.compare(view, [best, other], Budget(iterations=30))
    assert first.action is best
    assert second.action is other
    assert len(first.points) == len(first.chances) == len(second.points) == len(second.chances) == 30
    assert all(0 <= chance <= 1 for chance in first.chances + second.chances)


def test_the_budget_is_kept() -> None:
    state, _, view = real_decision("masters", 2, seed=1, after=12)
    search = Search(state.game, 1, hurry=False)
    assert search.decide(view, Budget(iterations=7)).iterations == 7
    asked = itertools.count()
    assert search.decide(view, Budget(seconds=100, cancelled=lambda: next(asked) >= 5)).iterations == 6
    assert search.decide(view, Budget(seconds=1e-9)).iterations == 1


def test_other_threads_have_their_turn_while_a_bot_thinks() -> None:
    """One of them ends the process when its parent is gone. Here one ends the thinking."""
    budget = Budget(iterations=100_000)

    def stop() -> None:
        while budget.done == 0:
            time.sleep(0.001)
        budget.iterations = 1

    other = threading.Thread(target=stop)
    other.start()
    state, _, view = real_decision("masters", 2, seed=1, after=12)
    assert 0 < Search(state.game, 1, hurry=False).decide(view, budget).iterations < 100_000
    other.join()


def test_it_answers_early_when_nothing_can_change_the_answer() -> None:
    state, _, view = real_decision("masters", 2, seed=1, after=12)
    full = Search(state.game, 1, hurry=False, rule="puct").decide(view, Budget(iterations=300))
    early = Search(state.game, 1, hurry=True, rule="puct").decide(view, Budget(iterations=300))
    assert early.iterations < full.iterations == 300
    assert early.action is full.action


def test_a_forced_decision_takes_no_time() -> None:
    state = random_state("inventors", 3, seed=1, decisions=12)
    seat = state.actors[0]
    assert len(state.legal(seat)) == 1
    advice = Search(state.game, 1).decide(outlook(state, seat, random.Random(1)), Budget(iterations=50))
    assert advice.iterations == 0
    assert [reason.action for reason in advice.reasons] == state.legal(seat)


# What is kept between decisions.


def played(name: str, settings: dict[str, object], decisions: int = 20) -> list[int]:
    """How often its choices had been tried already when a search was asked, at each of its decisions."""
    state, history = random_match(name, 2, 3, 6)
    search, rng = bot("search", state.game, 1, **settings), random.Random(1)
    assert isinstance(search, Search)
    known: list[int] = []
    for _ in range(decisions):
        if state.over:
            break
        seat = state.actors[0]
        action = rng.choice(state.legal(seat))
        if seat == 0 and len(state.legal(seat)) > 1:
            view = outlook(state, seat, rng, history)
            search._find_place(view)
            choice = search._roots[seat].of(seat).choice
            known.append(0 if choice is None else sum(option.visits for option in choice.options))
            action = search.decide(view, Budget(iterations=40)).action
        state.apply(seat, action)
        history.append((seat, action))
    return known


@pytest.mark.parametrize("name", bottega.games())
def test_trees_are_kept_within_a_turn_and_between_turns(name: str) -> None:
    kept = played(name, {})
    assert sum(1 for visits in kept if visits > 0) >= 2
    assert not any(played(name, {"keep": False}))


def test_what_does_not_fit_what_was_seen_is_forgotten() -> None:
    state, history = random_match("masters", 2, 3, 8)
    seat = state.actors[0]
    search = Search(state.game, 1)
    search.decide(outlook(state, seat, random.Random(1), history), Budget(iterations=30))
    root = search._roots[seat]
    search._find_place(outlook(state, seat, random.Random(1), history))
    assert search._roots[seat] is root
    search._find_place(outlook(state, seat, random.Random(1), history[:-1]))
    assert search._roots[seat] is not root
    search.decide(outlook(state, seat, random.Random(1), None), Budget(iterations=30))
    assert search._seen is None


def test_settings_that_are_not_there_are_refused() -> None:
    with pytest.raises(ValueError, match="rule is one of ucb, bias, puct, not “best”"):
        bot("search", MASTERS, 1, rule="best")
    with pytest.raises(ValueError, match="cutoff is one of leaf, turn, round, end, not “soon”"):
        bot("search", MASTERS, 1, cutoff="soon")
    with pytest.raises(ValueError, match="explore is above 0, not -1"):
        bot("search", MASTERS, 1, explore=-1)
    with pytest.raises(ValueError, match="draws is at least 0, not -2"):
        bot("search", MASTERS, 1, draws=-2)
    with pytest.raises(BotError, match="“search” has no setting “depth”"):
        bot("search", MASTERS, 1, depth=3)
