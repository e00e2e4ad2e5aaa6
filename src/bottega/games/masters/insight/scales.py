"""The traits of a seat and what each weighs: one table.

A trait is a figure that counts for the outcome. A weight is a pair: at the end of the match, and far from
it. Each trait has four: for the logarithm of the chance to win compared with the other seats, for the final
score, and the same two against Lorenzo (the log-odds of a win, and the score whether won or lost).

The weights come from a regression over some thousand matches of a greedy player against itself and against
the policy, with a few decisions at random. A trait that can only help was not allowed a weight below 0, nor
one that can only harm a weight above 0. Some weights are 0 because other traits already say the same. Those
of leaders in hand for the score against Lorenzo come from matches with up to 30% of random decisions: others
hardly ever end with a leader in hand.
"""

from __future__ import annotations

from typing import Final

#: A weight at the end of the match, and one far from it.
Weight = tuple[float, float]

# Places in a row of traits.
BOARD_POINTS: Final = 0
TRACK_POINTS: Final = 1
TRACK_SMOOTHED: Final = 2
TILES_KEPT: Final = 3
CARDS: Final = 4
CARDS_2: Final = 5
CARDS_3: Final = 6
POWER_NET: Final = 7
POWER_OUTPUT: Final = 8
POWER_FAITH: Final = 9
SHELVED: Final = 10
BOXED: Final = 11
BEST_CARD: Final = 12
BEST_LACKS: Final = 13
BEST_BEYOND: Final = 14
BEST_PAYABLE: Final = 15
LEADERS_NEAR: Final = 16
LEADERS_READY: Final = 17
NEXT_TILE: Final = 18
LEADERS_HELD: Final = 19
DISCOUNTS: Final = 20
DEPOTS: Final = 21
MARBLES: Final = 22
PRODUCTIONS: Final = 23
TURN_TO_COME: Final = 24
TRACK_END: Final = 25

# In a match against Lorenzo, these follow.
CROSS: Final = 26
CROSS_HALF: Final = 27
CROSS_THIRD_QUARTER: Final = 28
RAREST: Final = 29
RAREST_BELOW_6: Final = 30
RAREST_BELOW_3: Final = 31
TOKEN_ENDS: Final = 32
SEVENTH_CARD: Final = 33


class Trait:
    """A place in the row, what stands there, and its weights; traits of Lorenzo have the last two only."""

    __slots__ = ("chance", "meaning", "place", "points", "solo_chance", "solo_points")

    def __init__(
        self,
        place: int,
        meaning: str,
        chance: Weight | None,
        points: Weight | None,
        solo_chance: Weight,
        solo_points: Weight,
    ) -> None:
        self.place = place
        self.meaning = meaning
        self.chance = chance
        self.points = points
        self.solo_chance = solo_chance
        self.solo_points = solo_points


class Scale:
    """A weight for each trait, sliding from the end of the match to where it is far."""

    __slots__ = ("_weights", "at_end", "constant", "far", "far_constant")

    def __init__(self, weights: list[Weight], constant: Weight) -> None:
        self.at_end: list[float] = [at_end for at_end, _ in weights]
        self.far: list[float] = [far - at_end for at_end, far in weights]
        self.constant = constant[0]
        self.far_constant = constant[1] - constant[0]
        #: By distance, of which there are but some dozens: it is computed from the spaces of a track and from
        #: the number of cards.
        self._weights: dict[float, list[float]] = {}

    def weights(self, distance: float) -> list[float]:
        """The weight of each trait; `distance` is 0 at the end and 1 far from it."""
        weights = self._weights.get(distance)
        if weights is None:
            at_end, far = self.at_end, self.far
            weights = [at_end[i] + distance * far[i] for i in range(len(at_end))]
            self._weights[distance] = weights
        return weights

    def base(self, distance: float) -> float:
        """What a seat without any trait has at this distance."""
        return self.constant + distance * self.far_constant


class Weighing:
    """The traits of one seat, added up on two scales as they are found, in the order of their places:
    no row of them is made, since compiled every number in a list is an object."""

    __slots__ = ("_chance_weights", "_point_weights", "chance", "points")

    def __init__(self, chance: Scale, points: Scale, distance: float) -> None:
        self._chance_weights = chance.weights(distance)
        self._point_weights = points.weights(distance)
        self.chance = chance.base(distance)
        self.points = points.base(distance)

    def add(self, place: int, trait: float) -> None:
        if trait != 0.0:
            self.chance += self._chance_weights[place] * trait
            self.points += self._point_weights[place] * trait


#: In the order of their places.
TRAITS: Final[tuple[Trait, ...]] = (
    Trait(
        BOARD_POINTS,
        "points of cards, of leaders in play, of resources left",
        (0.280, 0.091),
        (0.952, 0.496),
        (0.076, 0.000),
        (1.042, 1.216),
    ),
    Trait(
        TRACK_POINTS, "points on the track", (0.041, 0.115), (0.092, 0.000), (0.000, 0.000), (0.000, 0.876)
    ),
    Trait(
        TRACK_SMOOTHED,
        "points on the track, its steps smoothed",
        (0.321, 0.396),
        (0.476, 1.458),
        (0.000, 0.000),
        (1.009, 0.357),
    ),
    Trait(TILES_KEPT, "tiles kept", (0.237, 0.121), (0.958, 1.016), (0.000, 0.000), (0.963, 1.641)),
    Trait(CARDS, "development cards", (0.622, 0.491), (-1.120, 4.128), (1.570, 0.510), (1.113, -2.175)),
    Trait(CARDS_2, "cards of level 2", (-0.091, -0.325), (-0.199, -6.688), (0.867, -0.645), (-2.158, -5.323)),
    Trait(CARDS_3, "cards of level 3", (0.235, -0.852), (-0.201, -12.907), (-0.519, 0.989), (-2.585, -7.020)),
    Trait(
        POWER_NET,
        "resources that powers give more than they take",
        (0.221, 0.727),
        (0.238, 4.568),
        (0.000, 0.000),
        (1.049, 0.985),
    ),
    Trait(
        POWER_OUTPUT,
        "resources that powers give",
        (-0.107, -0.095),
        (-0.322, -1.365),
        (0.238, 0.203),
        (-0.340, 0.201),
    ),
    Trait(
        POWER_FAITH, "faith that powers give", (0.230, 0.536), (0.088, 2.081), (0.174, 0.000), (0.541, 1.392)
    ),
    Trait(
        SHELVED, "resources on the shelves", (0.142, 0.032), (0.000, 0.000), (0.000, 0.068), (0.000, 0.000)
    ),
    Trait(
        BOXED, "resources in the strongbox", (0.250, 0.305), (0.256, 0.593), (0.152, 0.016), (0.218, 0.097)
    ),
    Trait(
        BEST_CARD,
        "worth of the best card in sight",
        (0.078, 0.031),
        (0.100, 0.028),
        (0.025, 0.000),
        (0.214, 0.059),
    ),
    Trait(
        BEST_LACKS,
        "resources missing for the best card in sight",
        (0.000, 0.000),
        (0.000, 0.000),
        (-0.084, -0.030),
        (0.000, 0.000),
    ),
    Trait(
        BEST_BEYOND,
        "resources that card asks for and no shelf can hold",
        (-0.084, 0.000),
        (0.000, -0.261),
        (-0.071, -0.102),
        (0.000, -0.018),
    ),
    Trait(
        BEST_PAYABLE,
        "worth of the best card that can be paid",
        (0.022, 0.021),
        (0.064, 0.059),
        (0.006, 0.026),
        (0.055, 0.043),
    ),
    Trait(
        LEADERS_NEAR,
        "leaders in hand, by how near they are",
        (0.166, 0.000),
        (0.246, 1.120),
        (0.000, 0.365),
        (0.000, 1.638),
    ),
    Trait(
        LEADERS_READY,
        "leaders in hand that can be played",
        (0.000, 0.437),
        (1.146, 0.947),
        (0.000, 0.000),
        (0.000, 0.000),
    ),
    Trait(
        NEXT_TILE,
        "the next tile, by how sure it is",
        (0.003, 0.221),
        (1.152, 1.575),
        (0.000, 0.000),
        (0.000, 2.806),
    ),
    Trait(
        LEADERS_HELD, "leaders in hand", (0.233, 0.271), (1.294, -0.797), (-0.329, -0.613), (0.132, -2.849)
    ),
    Trait(DISCOUNTS, "discounts", (0.003, 1.217), (0.710, 2.920), (0.000, 0.000), (0.000, 0.000)),
    Trait(DEPOTS, "special depots", (1.215, 0.743), (1.388, 5.938), (0.000, 0.000), (0.000, 0.000)),
    Trait(MARBLES, "marble leaders", (0.506, 0.161), (0.440, 6.125), (0.000, 0.000), (0.000, 0.000)),
    Trait(PRODUCTIONS, "production leaders", (0.298, 0.579), (0.105, 4.856), (0.000, 0.000), (0.000, 0.000)),
    Trait(
        TURN_TO_COME,
        "the turn in this round still to come",
        (1.074, 0.565),
        (1.743, 2.065),
        (0.468, 0.287),
        (0.841, 0.870),
    ),
    Trait(
        TRACK_END,
        "steps towards the end of the track",
        (0.103, 0.117),
        (0.000, 0.000),
        (1.158, 0.000),
        (0.000, 0.000),
    ),
    Trait(CROSS, "steps of the black cross", None, None, (-0.306, 0.000), (-0.879, 0.000)),
    Trait(
        CROSS_HALF,
        "steps of the black cross beyond the first half",
        None,
        None,
        (-0.259, -0.051),
        (-0.278, 0.000),
    ),
    Trait(
        CROSS_THIRD_QUARTER,
        "steps of the black cross beyond the third quarter",
        None,
        None,
        (-0.192, -0.203),
        (0.000, -1.033),
    ),
    Trait(RAREST, "cards left of the rarest colour", None, None, (0.158, 0.393), (0.000, 0.807)),
    Trait(
        RAREST_BELOW_6,
        "how many fewer than six of that colour are left",
        None,
        None,
        (0.000, -0.498),
        (0.000, -2.264),
    ),
    Trait(
        RAREST_BELOW_3,
        "how many fewer than three of that colour are left",
        None,
        None,
        (0.000, -1.134),
        (0.000, -3.126),
    ),
    Trait(
        TOKEN_ENDS,
        "the chance that Lorenzo's next token ends the match",
        None,
        None,
        (-2.441, -9.177),
        (-0.591, -37.601),
    ),
    Trait(
        SEVENTH_CARD,
        "a seventh card that can be paid in this turn",
        None,
        None,
        (4.307, 1.602),
        (0.000, 0.000),
    ),
)
if [trait.place for trait in TRAITS] != list(range(len(TRAITS))):
    raise AssertionError("the traits do not stand in the order of their places")

#: Traits of a match with several seats.
OWN: Final = CROSS

#: The logarithm of the chance to win, compared with the other seats.
CHANCE: Final = Scale([trait.chance for trait in TRAITS if trait.chance is not None], (0.000, 0.000))
#: The final score.
POINTS: Final = Scale([trait.points for trait in TRAITS if trait.points is not None], (10.249, 44.139))
#: The log-odds of a win against Lorenzo.
SOLO_CHANCE: Final = Scale([trait.solo_chance for trait in TRAITS], (-7.060, -4.035))
#: The final score of a match against Lorenzo, won or lost.
SOLO_POINTS: Final = Scale([trait.solo_points for trait in TRAITS], (21.802, 25.933))

#: How far off the points are: at the end, how much more far from it, and how this grows.
SPREAD: Final = 1.0
SPREAD_FAR: Final = 8.9
SPREAD_CURVE: Final = 0.35
