"""What a run of the kit has seen."""

from __future__ import annotations

#: A key of the dump, and who looked on: "seat" or "spectator".
Sight = tuple[str, str]


class Report:
    """How much was looked at, and which hidden keys were seen to vary.

    `decisions` were made in all, `examined` are those at which all laws were held.
    `secret` are the keys whose value some viewer was not shown, `varied` those that differed between a
    state and a world this viewer imagined. A secret key must vary, or `imagine` gives it away.
    `unknown` are places of the dump that at some moment varied for all viewers, `reshuffled` those that
    differed between a state and a reshuffled one. `uncovered` counts the decisions that showed something else
    in a reshuffled world, `came_first` those of them where the truth was the lower of the two.
    """

    __slots__ = (
        "came_first",
        "decisions",
        "examined",
        "longest",
        "matches",
        "reshuffled",
        "secret",
        "uncovered",
        "undone",
        "unknown",
        "varied",
    )

    def __init__(self) -> None:
        self.matches = 0
        self.decisions = 0
        self.examined = 0
        self.longest = 0
        self.undone = 0
        self.secret: set[Sight] = set()
        self.varied: set[Sight] = set()
        self.unknown: set[str] = set()
        self.reshuffled: set[str] = set()
        self.uncovered = 0
        self.came_first = 0

    def add(self, other: Report) -> None:
        """Count what another part of the run has seen."""
        self.matches += other.matches
        self.decisions += other.decisions
        self.examined += other.examined
        self.longest = max(self.longest, other.longest)
        self.undone += other.undone
        self.secret |= other.secret
        self.varied |= other.varied
        self.unknown |= other.unknown
        self.reshuffled |= other.reshuffled
        self.uncovered += other.uncovered
        self.came_first += other.came_first

    def __repr__(self) -> str:
        return (
            f"Report(matches={self.matches}, decisions={self.decisions}, examined={self.examined}, "
            f"longest={self.longest}, undone={self.undone}, varied={sorted(self.varied)}, "
            f"came_first={self.came_first} of {self.uncovered})"
        )
