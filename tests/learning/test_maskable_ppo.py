"""MaskablePPO of sb3-contrib learns to beat random play, as the tutorial says. It takes minutes:
`make test-learn`."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Final

import pytest

from bottega.simulate.intervals import wilson

SCRIPT: Final = Path(__file__).parents[2] / "docs" / "tutorial" / "train.py"
STEPS: Final = 20_480
MATCHES: Final = 200


@pytest.mark.night
@pytest.mark.needs("learning")
@pytest.mark.timeout(3600)
@pytest.mark.filterwarnings("default")  # those of torch are not ours
def test_an_agent_learns_to_beat_random() -> None:
    spec = importlib.util.spec_from_file_location("train", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    tutorial = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tutorial)
    model = tutorial.train("masters", "random", STEPS)
    share = tutorial.share_of_wins(model, "masters", "random", MATCHES)
    low, high = wilson(share, MATCHES)
    print(f"MaskablePPO against random: {share:.3f} ({low:.3f} to {high:.3f}) of {MATCHES} matches")
    assert low > 0.5
