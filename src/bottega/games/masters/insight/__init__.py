"""What bots may ask: the outcome to expect, and what a sensible player would do."""
