"""The server: tables on the web that never lose a move.

The store holds every match as numbered entries. Everything else (states in memory, snapshots, sockets, the
bus) can be lost at any moment and is rebuilt from the store. No process owns a match.
"""
