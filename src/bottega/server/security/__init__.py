"""Who asks, from where, how often, and what browsers are told to keep to."""
