"""Bots at the tables of the server: they think in processes of their own, and never hold up anything."""
