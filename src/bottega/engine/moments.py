"""Moments: in which stages of a match an action can be legal, and what to answer in all others."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from bottega.engine.action import Action
from bottega.engine.refusal import Refusal
from bottega.engine.types import Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Moments:
    """`stages` has, for each type of action, the stages in which it can be legal.

    In any other stage the action is refused. The reason (code and rule) is the one in `by_type` for this
    stage and this type of action, or else the one in `by_stage` for the stage.
    """

    def __init__(
        self,
        stages: Mapping[str, tuple[int, ...]],
        by_stage: Mapping[int, Reason],
        by_type: Mapping[tuple[int, str], Reason] | None = None,
    ) -> None:
        self.stages = stages
        self.by_stage = by_stage
        self.by_type = by_type or {}

    def refuse(self, stage: int, action: Action) -> Refusal | None:
        """Why this type of action has no place in this stage; None when it has."""
        if stage in self.stages[action.type]:
            return None
        code, rule = self.by_type.get((stage, action.type)) or self.by_stage[stage]
        return Refusal(code, rule, {})

    def reasons(self) -> set[Reason]:
        """Every reason that `refuse` may give."""
        return {*self.by_stage.values(), *self.by_type.values()}
