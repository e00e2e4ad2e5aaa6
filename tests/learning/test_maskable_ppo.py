"""MaskablePPO of sb3-contrib learns to beat random play. It takes minutes: `make test-learn`."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pytest

from bottega import research
from bottega.simulate.intervals import wilson

GAME: Final = "masters"
STEPS: Final = 24_576
MATCHES: Final = 200


def share_of_wins(model: Any, seed: int) -> float:
    """Against random, in both seats by turns."""
    env = research.gym(GAME, 2, seat=None, opponents="random")
    won = 0.0
    for match in range(MATCHES):
        observation, _ = env.reset(seed=seed if match == 0 else None)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks())
            observation, reward, over, _, _ = env.step(np.int64(action))
            won += reward
    return won / MATCHES


@pytest.mark.night
@pytest.mark.needs("learning")
@pytest.mark.timeout(3600)
@pytest.mark.filterwarnings("default")  # those of torch are not ours
def test_an_agent_learns_to_beat_random() -> None:
    import torch
    from sb3_contrib import MaskablePPO

    torch.set_num_threads(1)
    env = research.gym(GAME, 2, seat=None, opponents="random")
    model = MaskablePPO(
        "MlpPolicy",
        env,
        seed=1,
        n_steps=2048,
        batch_size=256,
        n_epochs=4,
        gamma=1.0,
        learning_rate=1e-3,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64, 64]},
        device="cpu",
    )
    model.learn(STEPS)
    share = share_of_wins(model, 5)
    low, high = wilson(share, MATCHES)
    print(f"MaskablePPO against random: {share:.3f} ({low:.3f} to {high:.3f}) of {MATCHES} matches")
    assert low > 0.5
