"""How fast Bottega plays, and where the time goes: ``python -m bench``, see ``bench/README.md``."""
