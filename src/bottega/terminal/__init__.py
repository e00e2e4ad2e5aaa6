"""Bottega in the terminal: play, look at matches, look things up, measure. It knows no game's rules."""
