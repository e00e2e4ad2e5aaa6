"""Train MaskablePPO of sb3-contrib at a table of two, then count how often it wins.

python train.py --game masters --opponent random --steps 20480
"""

import argparse

import torch
from sb3_contrib import MaskablePPO

from bottega import research
from bottega.simulate.intervals import wilson


def train(game, opponent, steps, seed=1):
    """A model that has learnt for this number of decisions, in both seats by turns."""
    torch.set_num_threads(1)
    env = research.gym(game, 2, seat=None, opponents=opponent)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        seed=seed,
        n_steps=2048,
        batch_size=256,
        n_epochs=4,
        gamma=1.0,
        learning_rate=1e-3,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64, 64]},
        device="cpu",
    )
    return model.learn(steps)


def share_of_wins(model, game, opponent, matches, seed=5):
    """How often the model wins, in both seats by turns; a shared victory counts half."""
    env = research.gym(game, 2, seat=None, opponents=opponent)
    won = 0.0
    for match in range(matches):
        observation, _ = env.reset(seed=seed if match == 0 else None)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks())
            observation, reward, over, _, _ = env.step(action)
            won += reward
    return won / matches


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="masters")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=20_480)
    parser.add_argument("--matches", type=int, default=200)
    args = parser.parse_args()
    share = share_of_wins(train(args.game, args.opponent, args.steps), args.game, args.opponent, args.matches)
    low, high = wilson(share, args.matches)
    print(f"{share:.1%} of {args.matches} matches ({low:.1%} to {high:.1%}) against {args.opponent}")
