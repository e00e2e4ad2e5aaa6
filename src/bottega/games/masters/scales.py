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
        "points of cards, of leaders in play, of resources left": (0.243, 0.073),
        "points on the track": (0.006, 0.124),
        "points on the track, its steps smoothed": (0.281, 0.452),
        "tiles kept": (0.245, 0.176),
        "cards": (0.570, 0.477),
        "cards of level 2": (0.366, -0.460),
        "cards of level 3": (0.822, -1.064),
        "resources that powers give more than they take": (0.231, 0.404),
        "resources that powers give": (-0.097, -0.084),
        "faith that powers give": (0.163, 0.185),
        "resources on the shelves": (0.124, 0.000),
        "resources in the strongbox": (0.237, 0.253),
        "worth of the best card in sight": (0.096, 0.010),
        "resources missing for it": (-0.038, 0.000),
        "resources it asks for that no shelf can hold": (-0.050, -0.039),
        "worth of the best card that can be paid": (0.037, 0.019),
        "leaders in hand, by how near they are": (0.250, 0.000),
        "leaders in hand that can be played": (0.000, 0.417),
        "the next tile, by how sure it is": (0.000, 0.226),
        "leaders in hand": (-0.019, 0.347),
        "discounts": (0.000, 1.361),
        "special depots": (0.903, 0.685),
        "marble leaders": (0.364, 0.329),
        "production leaders": (0.224, 0.588),
        "the turn in this round still to come": (0.902, 0.330),
        "steps towards the end of the track": (0.159, 0.000),
    },
    (0.000, 0.000),
)

#: The final score.
POINTS: Final = Scale(
    TRAITS,
    {
        "points of cards, of leaders in play, of resources left": (0.915, 0.474),
        "points on the track": (0.031, 0.000),
        "points on the track, its steps smoothed": (0.319, 2.256),
        "tiles kept": (1.075, 0.971),
        "cards": (-1.215, 3.918),
        "cards of level 2": (0.256, -6.622),
        "cards of level 3": (-0.137, -12.943),
        "resources that powers give more than they take": (0.278, 3.371),
        "resources that powers give": (-0.411, -1.044),
        "faith that powers give": (0.000, 1.750),
        "resources on the shelves": (0.000, 0.000),
        "resources in the strongbox": (0.164, 0.675),
        "worth of the best card in sight": (0.040, 0.000),
        "resources missing for it": (0.000, 0.000),
        "resources it asks for that no shelf can hold": (0.000, -0.093),
        "worth of the best card that can be paid": (0.052, 0.089),
        "leaders in hand, by how near they are": (0.662, 0.680),
        "leaders in hand that can be played": (1.050, 1.243),
        "the next tile, by how sure it is": (1.047, 2.020),
        "leaders in hand": (0.213, 0.958),
        "discounts": (0.608, 3.895),
        "special depots": (1.162, 6.044),
        "marble leaders": (0.000, 7.895),
        "production leaders": (0.452, 4.497),
        "the turn in this round still to come": (1.384, 1.693),
        "steps towards the end of the track": (0.398, 0.000),
    },
    (13.455, 40.524),
)

#: The log-odds of a win against Lorenzo.
SOLO_CHANCE: Final = Scale(
    (*TRAITS, *LORENZO),
    {
        "points of cards, of leaders in play, of resources left": (0.027, 0.000),
        "points on the track": (0.000, 0.000),
        "points on the track, its steps smoothed": (0.000, 0.000),
        "tiles kept": (0.000, 0.000),
        "cards": (1.693, 0.863),
        "cards of level 2": (1.044, -0.447),
        "cards of level 3": (0.711, -0.741),
        "resources that powers give more than they take": (0.000, 0.176),
        "resources that powers give": (0.077, 0.003),
        "faith that powers give": (0.081, 0.000),
        "resources on the shelves": (0.106, 0.088),
        "resources in the strongbox": (0.227, 0.165),
        "worth of the best card in sight": (0.005, 0.000),
        "resources missing for it": (-0.065, -0.019),
        "resources it asks for that no shelf can hold": (-0.398, 0.000),
        "worth of the best card that can be paid": (0.017, 0.040),
        "leaders in hand, by how near they are": (0.000, 0.000),
        "leaders in hand that can be played": (0.000, 0.286),
        "the next tile, by how sure it is": (0.000, 0.000),
        "leaders in hand": (0.016, -0.240),
        "discounts": (0.260, 0.117),
        "special depots": (0.028, 0.000),
        "marble leaders": (0.343, 0.124),
        "production leaders": (0.169, 0.099),
        "the turn in this round still to come": (0.180, 0.397),
        "steps towards the end of the track": (0.608, 1.662),
        "steps of the black cross": (-0.239, 0.000),
        "those beyond the first half": (-0.174, -0.046),
        "those beyond the third quarter": (-0.116, -0.202),
        "cards left of the rarest colour": (0.178, 0.405),
        "cards of it that six lack": (0.000, -0.398),
        "cards of it that three lack": (0.000, -0.824),
        "the chance that his next token ends the match": (-2.399, -8.584),
        "a seventh card that can be paid in this turn": (4.502, 1.578),
    },
    (-9.211, -5.059),
)

#: The final score of a match against Lorenzo, won or lost.
SOLO_POINTS: Final = Scale(
    (*TRAITS, *LORENZO),
    {
        "points of cards, of leaders in play, of resources left": (0.941, 0.981),
        "points on the track": (0.000, 0.000),
        "points on the track, its steps smoothed": (0.830, 2.616),
        "tiles kept": (1.306, 0.593),
        "cards": (-0.092, 0.975),
        "cards of level 2": (0.290, -4.860),
        "cards of level 3": (0.260, -6.975),
        "resources that powers give more than they take": (0.418, 1.847),
        "resources that powers give": (0.036, -0.516),
        "faith that powers give": (0.464, 1.153),
        "resources on the shelves": (0.000, 0.011),
        "resources in the strongbox": (0.364, 0.504),
        "worth of the best card in sight": (0.268, 0.193),
        "resources missing for it": (0.000, 0.000),
        "resources it asks for that no shelf can hold": (-0.110, -0.118),
        "worth of the best card that can be paid": (0.089, 0.077),
        "leaders in hand, by how near they are": (0.490, 0.933),
        "leaders in hand that can be played": (0.470, 0.749),
        "the next tile, by how sure it is": (0.000, 0.588),
        "leaders in hand": (-0.780, 1.848),
        "discounts": (0.000, 1.624),
        "special depots": (0.561, 1.982),
        "marble leaders": (0.995, 0.839),
        "production leaders": (0.721, 3.293),
        "the turn in this round still to come": (0.725, 1.292),
        "steps towards the end of the track": (0.000, 0.000),
        "steps of the black cross": (-0.540, 0.000),
        "those beyond the first half": (-0.128, 0.000),
        "those beyond the third quarter": (0.000, -1.281),
        "cards left of the rarest colour": (0.000, 1.043),
        "cards of it that six lack": (0.000, -2.593),
        "cards of it that three lack": (0.000, -2.919),
        "the chance that his next token ends the match": (0.000, -50.474),
        "a seventh card that can be paid in this turn": (0.000, 0.000),
    },
    (12.910, 17.607),
)

#: How far off the points are: at the end, how much more far from it, and how this grows.
SPREAD: Final = 1.0
SPREAD_FAR: Final = 8.9
SPREAD_CURVE: Final = 0.35
