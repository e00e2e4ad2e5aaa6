"""Bots: opponents worth playing against, and the ladder that proves it."""
