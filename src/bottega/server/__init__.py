"""The server: tables on the web that never lose a move.

A process owns no match. What is true stands in the store as numbered entries; everything else (states in
memory, snapshots, sockets, the bus) can be lost at any moment and is found again from there.
"""
