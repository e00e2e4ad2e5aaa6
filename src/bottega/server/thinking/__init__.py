"""Bots at the tables of the server: they think in processes of their own, so that the server never waits."""
