"""Where everything is kept: one interface, an embedded SQLite file or PostgreSQL behind it."""
