"""How much hypothesis tries: little and always the same in the gate, twenty times as much at night.

`make test` uses the profile ``gate``; `make nightly` passes ``--night``, with which each run draws new
examples. No test is timed, so neither has a deadline.
"""

from __future__ import annotations

from hypothesis import settings

_GATE = 100


def register() -> None:
    settings.register_profile("gate", max_examples=_GATE, deadline=None, derandomize=True)
    settings.register_profile(
        "night", max_examples=20 * _GATE, deadline=None, derandomize=False, print_blob=True
    )


def examples(count: int) -> settings:
    """Settings for a test that tries `count` examples in the gate, and in proportion at night."""
    return settings(max_examples=count * settings().max_examples // _GATE)
