"""How fast Bottega plays, against a peer in the same run: ``python -m bench``."""
