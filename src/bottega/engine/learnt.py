"""Insight that was learnt: two nets of a game, which look at its features.

The net for actions is the policy of the game (`NetPolicy`): it gives the logarithm of an action's weight.
The net for positions corrects what the hand-made insight says (`LearntInsight`): for each seat it gives what
is to be added to its points and to the logarithm of its odds. `bottega train` makes the weights.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from bottega.engine.action import Action
from bottega.engine.encoding import MOST
from bottega.engine.features import Features
from bottega.engine.game import Game
from bottega.engine.insight import Insight
from bottega.engine.nets import ActionNet, BadNet, Layer, Net, PositionNet, RowNet, Weights, read
from bottega.engine.state import State
from bottega.engine.types import Json, Seat
from bottega.sources import compiled

#: Which insight a bot asks.
AUTO: Final = "auto"
LEARNT: Final = "learnt"
MADE: Final = "made"
JUDGEMENTS: Final = (AUTO, LEARNT, MADE)

#: The row that tells what the hand-made insight says: the name of its kind, and its places.
JUDGED: Final = "judged"
JUDGED_PLACES: Final = ("points", "ahead", "behind", "chance", "players")

#: Chances in that row are told in parts of this.
_CHANCES: Final = 40.0

#: No weight of an action is farther from 1, on the scale of logarithms.
_FARTHEST: Final = 12.0
_LEAST: Final = 1e-6
#: More seats than any table has.
_SEATS: Final = 16
#: How far the weights of the net are to be believed (docs/bots.md).
_TRUST: Final = 1.0

#: Nets that are at hand, those that were asked for last at the end; and the most of them.
_NETS: Final[dict[tuple[str, int, bytes], Judgement]] = {}
_MOST: Final = 6


def kinds_of(features: Features) -> list[tuple[str, tuple[str, ...]]]:
    """The kinds of rows that a net for positions looks at: those of the features, and what is judged."""
    return [*features.kinds, (JUDGED, JUDGED_PLACES)]


def judged_rows(kind: int, points: Sequence[float], chances: Sequence[float]) -> list[bytes]:
    """By seat: what the hand-made insight says of it, as a row. The lead is that over the best other seat."""
    players = len(points)
    best = second = -1e9
    for each in points:
        if each > best:
            best, second = each, best
        elif each > second:
            second = each
    rows: list[bytes] = []
    for seat in range(players):
        own = points[seat]
        lead = own - (second if own >= best else best) if players > 1 else 0.0
        whole = int(own + 0.5)
        ahead = int(lead + 0.5) if lead > 0.0 else 0
        behind = int(0.5 - lead) if lead < 0.0 else 0
        rows.append(
            bytes(
                (
                    kind,
                    0 if whole < 0 else whole if whole < MOST else MOST,
                    ahead if ahead < MOST else MOST,
                    behind if behind < MOST else MOST,
                    int(_CHANCES * chances[seat] + 0.5),
                    players,
                )
            )
        )
    return rows


class Judgement:
    """The nets of a game, as its file of weights has them. `BadNet` if they are for other features."""

    def __init__(self, data: bytes, features: Features) -> None:
        header, weights = read(data)
        self.header = header
        _check("features", header.get("features"), features.version)
        self.odds_power: float = float(header["odds_power"])
        sureness: dict[str, float] = header.get("sureness", {})
        #: By number of players: what the logarithms of the odds are multiplied by in the end, so that
        #: chances hold. 1 where there is nothing to mend.
        self.sureness: list[float] = [float(sureness.get(str(players), 1.0)) for players in range(_SEATS)]
        self.value = _value_net(header["value"], kinds_of(features), weights)
        self.policy = _policy_net(header["policy"], features.action, weights)
        weights.end()


def _check(what: str, found: Json, expected: Json) -> None:
    if found != expected:
        raise BadNet(f"the net is for {what} {found!r}, and these are {expected!r}: train it anew")


def _value_net(
    shape: dict[str, Json], kinds: list[tuple[str, tuple[str, ...]]], weights: Weights
) -> PositionNet:
    _check("rows", shape["kinds"], [[name, len(places)] for name, places in kinds])
    hidden, trunk = int(shape["hidden"]), int(shape["trunk"])
    layers = []
    joins = []
    for _, places in kinds:
        layers.append(weights.layer(len(places), hidden))
        joins.append(Layer(hidden, trunk, weights.take(hidden * trunk), [0] * trunk))
    sums = weights.take(trunk)
    ones, twos = weights.take(trunk + 1), weights.take(trunk + 1)
    if not compiled():
        return Net(layers, joins, sums, ones, twos)
    from bottega.engine.word_nets import WordNet

    return WordNet(layers, joins, sums, ones, twos)


def _policy_net(shape: dict[str, Json], places: Sequence[str], weights: Weights) -> ActionNet:
    _check("places of an action", shape["places"], len(places))
    hidden = int(shape["hidden"])
    layer, last = weights.layer(len(places), hidden), weights.take(hidden + 1)
    if not compiled():
        return RowNet(layer, last)
    from bottega.engine.word_nets import WordRowNet

    return WordRowNet(layer, last)


def _shared(game: str, weights: bytes, features: Features) -> Judgement:
    """The nets of these weights, the same for all bots of a process: what a net made of a row is kept, and a
    process may hold hundreds of bots."""
    key = (game, features.version, weights)
    nets = _NETS.pop(key, None)
    if nets is None:
        nets = Judgement(weights, features)
        if len(_NETS) >= _MOST:
            del _NETS[next(iter(_NETS))]
    _NETS[key] = nets
    return nets


def insight_of(game: Game, judgement: str, weights: bytes | None = None) -> Insight:
    """The insight of a game: `made` by hand, `learnt` (LookupError if the game has no net), or by `auto` the
    one that plays better: the learnt one where it was measured to, and never with figures of another edition.
    `weights` take the place of those that come with the game. BadNet if they cannot be used.
    """
    base = game.insight()
    features = game.features() if judgement != MADE else None
    if weights is None and features is not None:
        weights = game.weights()
    if features is None or weights is None:
        if judgement == LEARNT:
            raise LookupError(f"{game.name} has no net")
        return base
    nets = _shared(game.name, weights, features)
    if judgement == LEARNT:
        return LearntInsight(base, features, nets, game.seats)
    if game.edition.changes:
        return base
    return LearntInsight(base, features, nets, nets.header["tables"])


class NetPolicy:
    """What the net for actions of a game says of the rows of its actions."""

    def __init__(self, features: Features, net: ActionNet) -> None:
        self._features = features
        self._net = net

    def weights(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        """See `Insight.weights`."""
        return self._of(self._features.actions(state, seat, actions))

    def some_weights(
        self, state: State, seat: Seat, actions: list[Action], wanted: list[Action]
    ) -> list[float]:
        """See `Insight.some_weights`."""
        return self._of(self._features.some_actions(state, seat, actions, wanted))

    def _of(self, rows: list[bytes]) -> list[float]:
        net = self._net
        weights: list[float] = []
        for row in rows:
            said = net.output(row)
            if said > _FARTHEST:
                said = _FARTHEST
            elif said < -_FARTHEST:
                said = -_FARTHEST
            weights.append(math.exp(said))
        return weights


def policy_of(game: Game, weights: bytes | None = None) -> NetPolicy | None:
    """The policy by the net for actions of a game; `weights` take the place of those that come with it. None
    where none fits its features: then every action is as likely as any other, and training begins from
    there."""
    features = game.features()
    if weights is None:
        weights = game.weights()
    if features is None or weights is None:
        return None
    try:
        return NetPolicy(features, _shared(game.name, weights, features).policy)
    except BadNet:
        return None


class NetPolicyInsight(Insight):
    """The insight of a game whose policy is its net for actions. Without one every action is as likely as any
    other."""

    def __init__(self, policy: NetPolicy | None) -> None:
        self._net_policy = policy

    def weights(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        policy = self._net_policy
        return [1.0] * len(actions) if policy is None else policy.weights(state, seat, actions)

    def some_weights(
        self, state: State, seat: Seat, actions: list[Action], wanted: list[Action]
    ) -> list[float]:
        policy = self._net_policy
        return [1.0] * len(wanted) if policy is None else policy.some_weights(state, seat, actions, wanted)


class LearntInsight(Insight):
    """See `bottega.engine.insight.Insight` for what each method promises. At tables of other sizes than
    `tables` it judges positions as the hand-made insight does."""

    def __init__(
        self, base: Insight, features: Features, judgement: Judgement, tables: Sequence[int]
    ) -> None:
        self.nets = judgement
        self.tables = frozenset(tables)
        self._base = base
        self._features = features
        self._value = judgement.value
        self._policy = NetPolicy(features, judgement.policy)
        self._quick = base.quick_policy()
        self._odds_power = judgement.odds_power
        self._sureness = judgement.sureness
        self._kind = len(features.kinds)

    def points(self, state: State) -> list[float]:
        return self.judge(state)[0]

    def standing(self, state: State, seat: Seat) -> float:
        return self._base.standing(state, seat)

    def spread(self, state: State) -> float:
        return self._base.spread(state)

    def chances(self, state: State) -> list[float]:
        return self.judge(state)[1]

    def judge(self, state: State) -> tuple[list[float], list[float]]:
        points, chances = self._base.judge(state)
        if state.over or state.players not in self.tables:
            return points, chances
        rows = self._features.by_seat(state)
        judged = judged_rows(self._kind, points, chances)
        players = len(points)
        for seat in range(players):
            rows.own[seat].append(judged[seat])
        outputs = self._value.outputs(rows.own, rows.shown)
        sure = self._sureness[players]
        power = sure * self._odds_power
        corrected: list[float] = []
        odds: list[float] = []
        total = 0.0
        for seat in range(players):
            more, logit = outputs[seat]
            logit *= sure
            own = points[seat] + more
            corrected.append(own if own > 0.0 else 0.0)
            chance = chances[seat]
            if players == 1:
                rest = 1.0 - chance
                logit += power * math.log((chance + _LEAST) / (rest + _LEAST))
                return corrected, [1.0 / (1.0 + math.exp(-logit))]
            each = math.exp(power * math.log(chance + _LEAST) + logit)
            odds.append(each)
            total += each
        return corrected, [each / total for each in odds]

    def quiet(self, state: State) -> bool:
        return self._base.quiet(state)

    def trust(self, players: int) -> float:
        return _TRUST if players in self.tables else self._base.trust(players)

    def draws(self) -> int:
        return self._base.draws()

    def hidden(self, state: State, seat: Seat) -> object:
        return self._base.hidden(state, seat)

    def quick_policy(self) -> bool:
        return self._quick

    def quick_weights(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        if self._quick:
            return self._base.quick_weights(state, seat, actions)
        return self._policy.weights(state, seat, actions)

    def weights(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        return self._policy.weights(state, seat, actions)

    def some_weights(
        self, state: State, seat: Seat, actions: list[Action], wanted: list[Action]
    ) -> list[float]:
        return self._policy.some_weights(state, seat, actions, wanted)
