"""The rules of the game, a module for each phase; what a viewer may know; matches from plain data."""
