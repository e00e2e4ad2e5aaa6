"""What each trait weighs: for the chance to win and for the points, at the end and far from it.

Found by regression over matches that the policy and a greedy player played with each other, some
decisions at random; a trait that had to weigh something by reason alone does not stand here.
"""

from __future__ import annotations

from typing import Final

from bottega.games.masters.traits import LORENZO, TRAITS


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
        weights = [a + distance * b for a, b in zip(self.at_end, self.far, strict=True)]
        constant = self.constant + distance * self.far_constant
        result = []
        for row in rows:
            total = constant
            for weight, trait in zip(weights, row, strict=True):
                total += weight * trait
            result.append(total)
        return result


#: The logarithm of the chance to win, compared with the other seats.
CHANCE: Final = Scale(
    TRAITS,
    {
        "points on cards and of leaders in play": (0.248, 0.041),
        "points on the track": (0.066, 0.083),
        "points on the track, its steps smoothed": (0.268, 0.329),
        "tiles kept": (0.250, -0.007),
        "cards": (0.638, 0.559),
        "cards of level 2": (0.157, -0.422),
        "cards of level 3": (0.915, -1.352),
        "resources that powers give more than they take": (0.220, 0.491),
        "resources that powers give": (-0.116, -0.094),
        "faith that powers give": (0.127, 0.350),
        "resources on the shelves": (0.155, 0.036),
        "resources in the strongbox": (0.274, 0.250),
        "worth of the best card in sight": (0.076, 0.041),
        "resources missing for it": (-0.000, -0.002),
        "resources it asks for that no shelf can hold": (-0.068, 0.008),
        "worth of the best card that can be paid": (0.051, 0.010),
        "leaders in hand, by how near they are": (0.285, -0.097),
        "leaders in hand that can be played": (-0.120, 0.557),
        "the next tile, by how sure it is": (0.000, 0.250),
        "leaders in hand": (0.069, 0.586),
        "discounts": (0.320, 1.139),
        "special depots": (0.339, 1.131),
        "marble leaders": (0.390, 0.690),
        "production leaders": (0.340, 0.868),
        "the turn in this round still to come": (0.685, 0.262),
        "steps towards the end of the track": (0.188, -0.068),
    },
    (0.000, 0.000),
)

#: The final score.
POINTS: Final = Scale(
    TRAITS,
    {
        "points on cards and of leaders in play": (0.927, 0.486),
        "points on the track": (0.340, -0.415),
        "points on the track, its steps smoothed": (0.004, 2.948),
        "tiles kept": (1.277, -0.472),
        "cards": (-0.818, 5.438),
        "cards of level 2": (-0.127, -8.355),
        "cards of level 3": (0.361, -17.607),
        "resources that powers give more than they take": (0.080, 5.371),
        "resources that powers give": (-0.339, -2.184),
        "faith that powers give": (-0.246, 2.544),
        "resources on the shelves": (0.069, 0.171),
        "resources in the strongbox": (0.252, 0.679),
        "worth of the best card in sight": (0.247, 0.020),
        "resources missing for it": (0.497, 0.096),
        "resources it asks for that no shelf can hold": (-0.044, -0.303),
        "worth of the best card that can be paid": (0.105, 0.075),
        "leaders in hand, by how near they are": (0.970, 0.735),
        "leaders in hand that can be played": (0.207, 1.437),
        "the next tile, by how sure it is": (1.155, 1.352),
        "leaders in hand": (-0.137, 1.692),
        "discounts": (0.906, 3.727),
        "special depots": (0.598, 7.481),
        "marble leaders": (0.548, 3.296),
        "production leaders": (0.732, 6.010),
        "the turn in this round still to come": (1.229, 1.224),
        "steps towards the end of the track": (1.072, -9.304),
    },
    (10.582, 38.410),
)

#: The log-odds of a win against Lorenzo.
SOLO_CHANCE: Final = Scale(
    (*TRAITS, *LORENZO),
    {
        "points on cards and of leaders in play": (-0.002, -0.038),
        "points on the track": (0.012, -0.037),
        "points on the track, its steps smoothed": (0.012, -0.005),
        "tiles kept": (-0.052, -0.150),
        "cards": (1.771, 0.862),
        "cards of level 2": (1.136, -0.237),
        "cards of level 3": (1.063, 0.161),
        "resources that powers give more than they take": (0.070, 0.052),
        "resources that powers give": (0.051, -0.061),
        "faith that powers give": (0.075, -0.255),
        "resources on the shelves": (-0.001, 0.145),
        "resources in the strongbox": (0.088, 0.225),
        "worth of the best card in sight": (0.077, -0.033),
        "resources missing for it": (-0.151, 0.060),
        "resources it asks for that no shelf can hold": (-0.243, -0.016),
        "worth of the best card that can be paid": (0.067, 0.014),
        "leaders in hand, by how near they are": (0.085, -0.226),
        "leaders in hand that can be played": (-0.403, 0.651),
        "the next tile, by how sure it is": (0.379, -0.572),
        "leaders in hand": (0.091, 0.297),
        "discounts": (0.223, 0.992),
        "special depots": (0.493, 0.556),
        "marble leaders": (0.377, -0.086),
        "production leaders": (-0.287, 0.681),
        "the turn in this round still to come": (0.258, 0.197),
        "steps towards the end of the track": (-0.286, 4.076),
        "steps of the black cross": (-0.124, 0.129),
        "those beyond the first half": (-0.146, -0.034),
        "those beyond the third quarter": (-0.253, -0.075),
        "cards left of the rarest colour": (0.255, 0.246),
        "cards of it that six lack": (0.022, -0.495),
        "cards of it that three lack": (0.210, -0.983),
    },
    (-12.211, -3.918),
)

#: The final score of a match against Lorenzo, won or lost.
SOLO_POINTS: Final = Scale(
    (*TRAITS, *LORENZO),
    {
        "points on cards and of leaders in play": (0.873, 0.644),
        "points on the track": (0.607, -0.380),
        "points on the track, its steps smoothed": (0.281, 3.487),
        "tiles kept": (0.730, 0.336),
        "cards": (1.310, 2.755),
        "cards of level 2": (0.053, -6.619),
        "cards of level 3": (1.182, -10.442),
        "resources that powers give more than they take": (0.023, 4.780),
        "resources that powers give": (0.048, -2.002),
        "faith that powers give": (0.114, 2.268),
        "resources on the shelves": (0.287, 0.122),
        "resources in the strongbox": (0.365, 0.760),
        "worth of the best card in sight": (0.348, 0.170),
        "resources missing for it": (0.183, 0.088),
        "resources it asks for that no shelf can hold": (-0.442, -0.092),
        "worth of the best card that can be paid": (0.138, 0.063),
        "leaders in hand, by how near they are": (0.080, 0.949),
        "leaders in hand that can be played": (0.690, 0.993),
        "the next tile, by how sure it is": (-1.470, 2.299),
        "leaders in hand": (0.500, 1.064),
        "discounts": (0.232, 2.860),
        "special depots": (2.884, 1.728),
        "marble leaders": (0.716, 3.143),
        "production leaders": (0.887, 3.666),
        "the turn in this round still to come": (0.674, 0.918),
        "steps towards the end of the track": (2.344, -9.158),
        "steps of the black cross": (-0.132, 0.504),
        "those beyond the first half": (-0.343, 0.380),
        "those beyond the third quarter": (0.132, -0.396),
        "cards left of the rarest colour": (0.117, 1.056),
        "cards of it that six lack": (0.095, -2.380),
        "cards of it that three lack": (0.108, -5.784),
    },
    (-1.863, 18.957),
)

#: How far off the points are, at the end and how much more far from it.
SPREAD: Final = 5.47
SPREAD_FAR: Final = 4.73
