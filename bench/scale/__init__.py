"""How far a server carries: what a match costs, and what many people at once would need."""
