"""A match with its seats, as a fold of its entries: who sits where, what was decided, what is open.

It knows no network, no disk and no compiled extension: the server, the terminal and a page without a server
can all use it. `table` takes entries in; `commands` says which entry a command becomes, or why it is refused;
`telling` says what a viewer is told; `asking` answers questions that change nothing; `brief` is what a host
must know of a table.
"""
