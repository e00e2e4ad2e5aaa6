"""Monte Carlo tree search over imagined worlds, compiled like the rules."""
