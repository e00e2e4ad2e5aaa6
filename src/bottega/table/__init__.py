"""A match with its seats, as a fold of its entries: who sits where, what was decided, what is open.

It needs no network, no disk and no compiled extension: the server, the terminal and a page without a server
can all use it. `table` takes in entries; `commands` says which entry a command becomes, or why it is
refused; `telling` makes the news for a viewer; `asking` answers questions that change nothing; `brief` is
what a host must know of a table.
"""
