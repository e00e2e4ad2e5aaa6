"""The engine: what all games share and no game is named in."""
