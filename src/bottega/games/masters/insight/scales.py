"""What each trait weighs: for the chance to win and for the points, at the end and far from it.

Found by regression over some thousand matches of a greedy player with itself and with the policy, a
few decisions at random. What can only help was not allowed to weigh less than nothing, nor what can
only harm more: some traits come out at 0, for others say the same.
"""

from __future__ import annotations

from typing import Final

from bottega.games.masters.insight.traits import LORENZO, TRAITS


class Scale:
    """A weight for each trait, sliding from the end of the match to where it is far."""

    __slots__ = ("at_end", "constant", "far", "far_constant")

    def __init__(
        self, names: tuple[str, ...], figures: dict[str, tuple[float, float]], constant: tuple[float, float]
    ) -> None:
        self.at_end: list[float] = [figures[name][0] for name in names]
        self.far: list[float] = [figures[name][1] - figures[name][0] for name in names]
        self.constant = constant[0]
        self.far_constant = constant[1] - constant[0]

    def weigh(self, rows: list[list[float]], distance: float) -> list[float]:
        """The sum for each row of traits; `distance` is 0 at the end and 1 far from it."""
        at_end, far = self.at_end, self.far
        weights = [at_end[i] + distance * far[i] for i in range(len(at_end))]
        constant = self.constant + distance * self.far_constant
        result = []
        for row in rows:
            total = constant
            assert len(row) == len(weights)
            for i in range(len(row)):
                total += weights[i] * row[i]
            result.append(total)
        return result


#: The logarithm of the chance to win, compared with the other seats.
CHANCE: Final = Scale(
    TRAITS,
    {
        "points of cards, of leaders in play, of resources left": (0.280, 0.091),
        "points on the track": (0.041, 0.115),
        "points on the track, its steps smoothed": (0.321, 0.396),
        "tiles kept": (0.237, 0.121),
        "cards": (0.622, 0.491),
        "cards of level 2": (-0.091, -0.325),
        "cards of level 3": (0.235, -0.852),
        "resources that powers give more than they take": (0.221, 0.727),
        "resources that powers give": (-0.107, -0.095),
        "faith that powers give": (0.230, 0.536),
        "resources on the shelves": (0.142, 0.032),
        "resources in the strongbox": (0.250, 0.305),
        "worth of the best card in sight": (0.078, 0.031),
        "resources missing for it": (0.000, 0.000),
        "resources it asks for that no shelf can hold": (-0.084, 0.000),
        "worth of the best card that can be paid": (0.022, 0.021),
        "leaders in hand, by how near they are": (0.166, 0.000),
        "leaders in hand that can be played": (0.000, 0.437),
        "the next tile, by how sure it is": (0.003, 0.221),
        "leaders in hand": (0.233, 0.271),
        "discounts": (0.003, 1.217),
        "special depots": (1.215, 0.743),
        "marble leaders": (0.506, 0.161),
        "production leaders": (0.298, 0.579),
        "the turn in this round still to come": (1.074, 0.565),
        "steps towards the end of the track": (0.103, 0.117),
    },
    (0.000, 0.000),
)

#: The final score.
POINTS: Final = Scale(
    TRAITS,
    {
        "points of cards, of leaders in play, of resources left": (0.952, 0.496),
        "points on the track": (0.092, 0.000),
        "points on the track, its steps smoothed": (0.476, 1.458),
        "tiles kept": (0.958, 1.016),
        "cards": (-1.120, 4.128),
        "cards of level 2": (-0.199, -6.688),
        "cards of level 3": (-0.201, -12.907),
        "resources that powers give more than they take": (0.238, 4.568),
        "resources that powers give": (-0.322, -1.365),
        "faith that powers give": (0.088, 2.081),
        "resources on the shelves": (0.000, 0.000),
        "resources in the strongbox": (0.256, 0.593),
        "worth of the best card in sight": (0.100, 0.028),
        "resources missing for it": (0.000, 0.000),
        "resources it asks for that no shelf can hold": (0.000, -0.261),
        "worth of the best card that can be paid": (0.064, 0.059),
        "leaders in hand, by how near they are": (0.246, 1.120),
        "leaders in hand that can be played": (1.146, 0.947),
        "the next tile, by how sure it is": (1.152, 1.575),
        "leaders in hand": (1.294, -0.797),
        "discounts": (0.710, 2.920),
        "special depots": (1.388, 5.938),
        "marble leaders": (0.440, 6.125),
        "production leaders": (0.105, 4.856),
        "the turn in this round still to come": (1.743, 2.065),
        "steps towards the end of the track": (0.000, 0.000),
    },
    (10.249, 44.139),
)

#: The log-odds of a win against Lorenzo.
SOLO_CHANCE: Final = Scale(
    (*TRAITS, *LORENZO),
    {
        "points of cards, of leaders in play, of resources left": (0.076, 0.000),
        "points on the track": (0.000, 0.000),
        "points on the track, its steps smoothed": (0.000, 0.000),
        "tiles kept": (0.000, 0.000),
        "cards": (1.570, 0.510),
        "cards of level 2": (0.867, -0.645),
        "cards of level 3": (-0.519, 0.989),
        "resources that powers give more than they take": (0.000, 0.000),
        "resources that powers give": (0.238, 0.203),
        "faith that powers give": (0.174, 0.000),
        "resources on the shelves": (0.000, 0.068),
        "resources in the strongbox": (0.152, 0.016),
        "worth of the best card in sight": (0.025, 0.000),
        "resources missing for it": (-0.084, -0.030),
        "resources it asks for that no shelf can hold": (-0.071, -0.102),
        "worth of the best card that can be paid": (0.006, 0.026),
        "leaders in hand, by how near they are": (0.000, 0.365),
        "leaders in hand that can be played": (0.000, 0.000),
        "the next tile, by how sure it is": (0.000, 0.000),
        "leaders in hand": (-0.329, -0.613),
        "discounts": (0.000, 0.000),
        "special depots": (0.000, 0.000),
        "marble leaders": (0.000, 0.000),
        "production leaders": (0.000, 0.000),
        "the turn in this round still to come": (0.468, 0.287),
        "steps towards the end of the track": (1.158, 0.000),
        "steps of the black cross": (-0.306, 0.000),
        "those beyond the first half": (-0.259, -0.051),
        "those beyond the third quarter": (-0.192, -0.203),
        "cards left of the rarest colour": (0.158, 0.393),
        "cards of it that six lack": (0.000, -0.498),
        "cards of it that three lack": (0.000, -1.134),
        "the chance that his next token ends the match": (-2.441, -9.177),
        "a seventh card that can be paid in this turn": (4.307, 1.602),
    },
    (-7.060, -4.035),
)

#: The final score of a match against Lorenzo, won or lost.
SOLO_POINTS: Final = Scale(
    (*TRAITS, *LORENZO),
    {
        "points of cards, of leaders in play, of resources left": (1.042, 1.216),
        "points on the track": (0.000, 0.876),
        "points on the track, its steps smoothed": (1.009, 0.357),
        "tiles kept": (0.963, 1.641),
        "cards": (1.113, -2.175),
        "cards of level 2": (-2.158, -5.323),
        "cards of level 3": (-2.585, -7.020),
        "resources that powers give more than they take": (1.049, 0.985),
        "resources that powers give": (-0.340, 0.201),
        "faith that powers give": (0.541, 1.392),
        "resources on the shelves": (0.000, 0.000),
        "resources in the strongbox": (0.218, 0.097),
        "worth of the best card in sight": (0.214, 0.059),
        "resources missing for it": (0.000, 0.000),
        "resources it asks for that no shelf can hold": (0.000, -0.018),
        "worth of the best card that can be paid": (0.055, 0.043),
        "leaders in hand, by how near they are": (31.752, 1.934),
        "leaders in hand that can be played": (0.000, 0.000),
        "the next tile, by how sure it is": (0.000, 2.806),
        "leaders in hand": (21.173, -2.304),
        "discounts": (0.000, 0.000),
        "special depots": (0.000, 0.000),
        "marble leaders": (0.000, 0.000),
        "production leaders": (0.000, 0.000),
        "the turn in this round still to come": (0.841, 0.870),
        "steps towards the end of the track": (0.000, 0.000),
        "steps of the black cross": (-0.879, 0.000),
        "those beyond the first half": (-0.278, 0.000),
        "those beyond the third quarter": (0.000, -1.033),
        "cards left of the rarest colour": (0.000, 0.807),
        "cards of it that six lack": (0.000, -2.264),
        "cards of it that three lack": (0.000, -3.126),
        "the chance that his next token ends the match": (-0.591, -37.601),
        "a seventh card that can be paid in this turn": (0.000, 0.000),
    },
    (21.802, 25.933),
)

#: How far off the points are: at the end, how much more far from it, and how this grows.
SPREAD: Final = 1.0
SPREAD_FAR: Final = 8.9
SPREAD_CURVE: Final = 0.35
