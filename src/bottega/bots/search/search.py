"""A bot that searches: Monte Carlo tree search over information sets, for any number of seats.

Each iteration imagines a fresh world, walks down the trees (`tree`) with every seat choosing what seems
best for itself, plays a little further by the game's policy, and has the game's insight judge where that
has led. The result is added to the actions on the way. The trees are kept from one decision to the next, as
far as they fit what the seat has seen since.

Which of the known variants plays best is measured: `docs/bots.md` has the figures. The variants are settings,
so that they can be measured again.
"""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any, Final

from bottega.bots.bot import UNSEEN, Advice, Bot, Budget, Outlook, Reason, Sighting
from bottega.bots.errors import SettingError
from bottega.bots.search.aim import BLEND, check_aim, rewards
from bottega.bots.search.playout import CUTOFFS, finish_turn, is_under_way, play_on
from bottega.bots.search.policy import draw
from bottega.bots.search.tally import ActionTally, ActionTrial, together
from bottega.bots.search.tree import RULES, NodeActions, Option, TreeNode, follow_all, link_key, select
from bottega.bots.search.worlds import Worlds
from bottega.bots.settings import check_above, check_choice, check_least, check_range
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.insight import Insight
from bottega.engine.learnt import AUTO, JUDGEMENTS, LEARNT, insight_of
from bottega.engine.nets import BadNet
from bottega.engine.state import State
from bottega.engine.types import Seat

#: Weight of exploration, in standard deviations of the rewards.
EXPLORE: Final = 2.0
#: Share of the exploration that follows the game's policy; the rest goes to all actions alike. This one
#: stands for the share that the insight says.
TRUST: Final = -1.0
#: How much worse than the rest an action is expected to be before it is tried, in the same units.
DOUBT: Final = 0.0
#: Prior for the standard deviation of the rewards, and its weight in samples.
_PRIOR_SPREAD: Final = 0.1
_PRIOR_COUNT: Final = 20
#: Iterations between two checks whether the rest of the budget can still change the answer.
_PAUSE: Final = 32


class Search(Bot):
    """Searches until its budget is spent.

    `rule` (ucb, bias, puct), `explore` and `trust` say how actions are selected; `cutoff` (leaf, turn,
    round, end) and `limit` (decisions, 0 for none) how far a playout goes, `playout` (drawn, likeliest)
    how it chooses; `aim` (chance, margin, blend) what it plays for. With `worlds` above 0 that number is
    imagined and each gets trees of its own; otherwise every iteration has a fresh one. Each world is the
    one of `draws` imagined ones where the others stand best; with 0, the game's insight says how many. `keep`
    says whether the trees outlive a decision, `hurry` whether to answer once the rest of the budget cannot
    change the answer. `judgement` (auto, learnt, made) is the insight that is asked (see
    `insight_of`), and `net` a file of weights to use instead of those that come with the game. `stray` is how
    often it plays what the policy draws instead of what it has found: a policy learns where it goes wrong.
    """

    def __init__(
        self,
        game: Game,
        seed: int | str,
        rule: str = "puct",
        explore: float = EXPLORE,
        trust: float = TRUST,
        cutoff: str = "turn",
        limit: int = 0,
        playout: str = "drawn",
        aim: str = BLEND,
        worlds: int = 0,
        draws: int = 0,
        keep: bool = True,
        hurry: bool = True,
        judgement: str = AUTO,
        net: str = "",
        doubt: float = DOUBT,
        stray: float = 0.0,
    ) -> None:
        self._rule = RULES.index(check_choice("rule", rule, RULES))
        self._explore = float(check_above("explore", explore, 0))
        self._trust = trust if trust == TRUST else float(check_range("trust", trust, 0, 1))
        self._doubt = float(check_range("doubt", doubt, 0, 10))
        self._cutoff = CUTOFFS.index(check_choice("cutoff", cutoff, CUTOFFS))
        self._limit = check_least("limit", limit, 0)
        self._likeliest = check_choice("playout", playout, ("drawn", "likeliest")) == "likeliest"
        self._aim = check_aim(aim)
        self._worlds = check_least("worlds", worlds, 0)
        self._keep = bool(keep)
        self._hurry = bool(hurry)
        self._insight = _insight(game, check_choice("judgement", judgement, JUDGEMENTS), net)
        self._stray = float(check_range("stray", stray, 0, 1))
        self._draws = check_least("draws", draws, 0) or self._insight.draws()
        self._rng = random.Random(f"search:{seed}")
        self._game = game
        playing = (rule, explore, trust, cutoff, limit, playout, aim, worlds, draws, keep, hurry)
        self._settings: tuple[Any, ...] = (*playing, judgement, net, doubt, stray)
        self._concealed: list[bool] = [action.type in game.concealed for action in game.actions]
        self._roots: list[TreeNode] = []
        self._seen: list[Sighting] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self._game, self._settings, self._rng.getstate())

    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        self._find_place(outlook)
        thought = Thought(outlook)
        if len(outlook.legal) == 1:
            return self._advice(outlook, thought, [], 0, budget)
        own: list[TreeNode] = []
        source = Worlds(outlook, self._insight, self._draws, self._rng)
        iterations = 0
        if self._worlds > 0:
            forests: list[list[TreeNode]] = []
            worlds: list[State] = []
            for _ in range(self._worlds):
                forest = _new_trees(outlook.players)
                forests.append(forest)
                own.append(forest[outlook.seat].of(outlook.seat))
                worlds.append(source.draw())
            while iterations == 0 or not budget.spent(iterations):
                i = iterations % self._worlds
                self._iterate(worlds[i].clone(), forests[i], thought)
                iterations += 1
        else:
            own.append(self._roots[outlook.seat].of(outlook.seat))
            while iterations == 0 or not budget.spent(iterations):
                self._iterate(source.draw(), self._roots, thought)
                iterations += 1
                if self._hurry and iterations % _PAUSE == 0 and thought.is_settled(own, iterations, budget):
                    break
        return self._advice(outlook, thought, own, iterations, budget)

    def compare(self, outlook: Outlook, actions: list[Action], budget: Budget) -> list[ActionTrial]:
        """Try each of these actions in the same imagined worlds, equally often, with trees that begin anew.

        An iteration is a world. After each action the search goes on as it does for a decision, so that what
        follows is played equally well after all of them. The trees kept from earlier decisions stay as they
        are.
        """
        thought = Thought(outlook)
        trials = [ActionTrial(action) for action in actions]
        forest = _new_trees(outlook.players)
        source = Worlds(outlook, self._insight, self._draws, self._rng)
        worlds = 0
        while worlds == 0 or not budget.spent(worlds):
            world = source.draw()
            for trial in trials:
                points, chances = self._iterate(world.clone(), forest, thought, trial.action)
                trial.points.append(points[outlook.seat])
                trial.chances.append(chances[outlook.seat])
            worlds += 1
        return trials

    def _iterate(
        self, state: State, roots: list[TreeNode], thought: Thought, first: Action | None = None
    ) -> tuple[list[float], list[float]]:
        """One world: go down the trees, play on by the policy, and add the result along the way. With `first`
        the decision itself is made already. The points and the chances, by seat."""
        insight = self._insight
        trust = self._trust if self._trust >= 0.0 else insight.trust(state.players)
        at = roots[:]
        tried: list[Option] = []
        seats: list[Seat] = []
        seat = thought.seat
        last = seat
        under_way = True
        while not state.over:
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                node = at[seat].of(seat)
                choice = node.choice
                if choice is None:
                    if not node.visited and len(tried) > 0:
                        node.visited = True
                        break
                    choice = NodeActions(legal, insight.weights(state, seat, legal))
                    node.choice = choice
                options = choice.matching(legal)
                if len(options) < len(legal):
                    new = choice.lacking(legal)
                    choice.admit(new, insight.some_weights(state, seat, legal, new))
                    options = choice.matching(legal)
                if first is not None and len(tried) == 0:
                    option = choice.matching([first])[0]
                else:
                    spread = thought.spread(seat)
                    option = select(options, self._rule, self._explore * spread, trust, self._doubt * spread)
                action = option.action
                tried.append(option)
                seats.append(seat)
            before = state.actors
            state.apply(seat, action)
            seen = link_key(seat, action.id)
            hidden = link_key(seat, UNSEEN) if self._concealed[action.id] else seen
            follow_all(at, seat, seen, hidden)
            last = seat
            under_way = is_under_way(insight, state, seat, before)
            if not state.over:
                seat = state.actors[0]
        play_on(insight, state, last, under_way, self._cutoff, self._limit, self._likeliest, self._rng)
        points, chances = insight.judge(state)
        gained = rewards(self._aim, points, chances)
        for i in range(len(tried)):
            tried[i].learn(gained[seats[i]])
        thought.learn(tried[0].action.id, gained, points, chances)
        return points, chances

    def _find_place(self, outlook: Outlook) -> None:
        """Go down the trees by what was seen since the last decision; what does not fit is dropped."""
        seen, known = outlook.seen, self._seen
        self._seen = None if seen is None else seen[:]
        if not self._keep or seen is None or known is None or seen[: len(known)] != known:
            self._roots = _new_trees(outlook.players)
            return
        since = seen[len(known) :]
        fresh = TreeNode()
        for viewer in range(outlook.players):
            self._roots[viewer] = self._follow(self._roots[viewer], viewer, since, fresh)

    def _follow(self, node: TreeNode, viewer: Seat, since: list[Sighting], fresh: TreeNode) -> TreeNode:
        """The node of a viewer after these decisions; a fresh one if the viewer has none."""
        for by, id in since:
            shown = id
            if by == viewer:
                if id == UNSEEN:
                    return fresh
            elif id != UNSEEN and self._concealed[id]:
                shown = UNSEEN
            following = node.links.get(link_key(by, shown))
            if following is None:
                return fresh
            node = following
        return node

    def _advice(
        self, outlook: Outlook, thought: Thought, own: list[TreeNode], iterations: int, budget: Budget
    ) -> Advice:
        ranked = thought.ranked(own)
        best = thought.tallies[ranked[0]]
        if best.tries == 0:
            world = outlook.imagine(self._rng)
            finish_turn(self._insight, world, outlook.seat, best.action, 0)
            points, chances = self._insight.judge(world)
            best.add(rewards(self._aim, points, chances)[outlook.seat], points, chances)
        usual = together(thought.tallies)
        total = max(1, sum(thought.visits))
        reasons: list[Reason] = []
        for i in ranked:
            tally = thought.tallies[i]
            reasons.append(
                (tally if tally.tries > 0 else usual).reason(
                    tally.action,
                    thought.visits[i] / total,
                    thought.visits[i],
                    thought.totals[i] / thought.visits[i] if thought.visits[i] > 0 else usual.mean(),
                    thought.weights[i],
                )
            )
        return Advice(self._played(outlook, best.action), reasons, iterations, budget.elapsed())

    def _played(self, outlook: Outlook, best: Action) -> Action:
        """What was found, or what the policy draws instead of it."""
        if self._stray == 0.0 or self._rng.random() >= self._stray:
            return best
        weights = self._insight.weights(outlook.world, outlook.seat, outlook.legal)
        return outlook.legal[draw(weights, self._rng)]


class Thought:
    """The results of one search: for each action of the decision, and the spread of the rewards."""

    __slots__ = ("_count", "_place", "_squares", "_sums", "seat", "tallies", "totals", "visits", "weights")

    def __init__(self, outlook: Outlook) -> None:
        self.seat = outlook.seat
        self.tallies = [ActionTally(action, outlook.players) for action in outlook.legal]
        #: The number of visits to each action, with those of earlier searches of the same tree.
        self.visits: list[int] = [0] * len(outlook.legal)
        #: The sum of the rewards of those visits, and the share of the policy's weights; see `note`.
        self.totals: list[float] = [0.0] * len(outlook.legal)
        self.weights: list[float] = [1.0 / len(outlook.legal)] * len(outlook.legal)
        self._place: dict[int, int] = {}
        for i in range(len(outlook.legal)):
            self._place[outlook.legal[i].id] = i
        self._count = _PRIOR_COUNT
        self._sums: list[float] = [0.5 * _PRIOR_COUNT] * outlook.players
        self._squares: list[float] = [(0.25 + _PRIOR_SPREAD**2) * _PRIOR_COUNT] * outlook.players

    def learn(self, id: int, gained: list[float], points: list[float], chances: list[float]) -> None:
        """Add the outcome of an iteration that began with this action."""
        self.tallies[self._place[id]].add(gained[self.seat], points, chances)
        self._count += 1
        for seat in range(len(gained)):
            self._sums[seat] += gained[seat]
            self._squares[seat] += gained[seat] * gained[seat]

    def spread(self, seat: Seat) -> float:
        """The standard deviation of the rewards of this seat."""
        mean = self._sums[seat] / self._count
        return math.sqrt(max(1e-6, self._squares[seat] / self._count - mean * mean))

    def count(self, own: list[TreeNode]) -> None:
        """Count the visits to each action."""
        for i in range(len(self.visits)):
            self.visits[i] = 0
        for node in own:
            choice = node.choice
            if choice is not None:
                for option in choice.options:
                    place = self._place.get(option.action.id, -1)
                    if place >= 0:
                        self.visits[place] += option.visits

    def note(self, own: list[TreeNode]) -> None:
        """Count the visits, their rewards and the weights of each action."""
        self.count(own)
        weights: list[float] = [0.0] * len(self.visits)
        for i in range(len(self.visits)):
            self.totals[i] = 0.0
        for node in own:
            choice = node.choice
            if choice is not None:
                for option in choice.options:
                    place = self._place.get(option.action.id, -1)
                    if place >= 0:
                        self.totals[place] += option.total
                        weights[place] += option.weight
        total = 0.0
        for weight in weights:
            total += weight
        if total > 0.0:
            self.weights = [weight / total for weight in weights]

    def ranked(self, own: list[TreeNode]) -> list[int]:
        """The actions by visits; equal ones by mean reward, then in their own order."""
        self.note(own)
        tallies, visits = self.tallies, self.visits
        keys: list[tuple[int, float, int]] = []
        for i in range(len(tallies)):
            keys.append((-visits[i], -tallies[i].mean() if tallies[i].tries else 0.0, i))
        keys.sort()
        return [key[2] for key in keys]

    def is_settled(self, own: list[TreeNode], iterations: int, budget: Budget) -> bool:
        """Whether the second choice cannot overtake the first before the budget is spent."""
        left = -1.0
        if budget.iterations is not None:
            left = float(budget.iterations - iterations)
        if budget.seconds is not None:
            elapsed = budget.elapsed()
            soon = (budget.seconds - elapsed) / max(elapsed, 1e-9) * iterations
            left = soon if left < 0 else min(left, soon)
        self.count(own)
        first = 0
        second = 0
        for visits in self.visits:
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second > left


def _new_trees(players: int) -> list[TreeNode]:
    return [TreeNode()] * players


def _insight(game: Game, judgement: str, net: str) -> Insight:
    try:
        return insight_of(game, LEARNT, Path(net).read_bytes()) if net else insight_of(game, judgement)
    except LookupError as error:
        raise SettingError("setting-no-net", game=game.name) from error
    except (OSError, BadNet) as error:
        raise SettingError("setting-bad-net", value=net, reason=str(error)) from error


def _again(game: Game, settings: tuple[Any, ...], generator: tuple[Any, ...]) -> Search:
    """The search that was copied or pickled: without its trees, which are large and belong to one match."""
    search = Search(game, 0, *settings)
    search._rng.setstate(generator)
    return search
