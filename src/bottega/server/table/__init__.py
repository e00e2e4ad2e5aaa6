"""A table: who sits where, what was decided, what is open. Computed from its entries, without any IO.

`table` folds entries; `commands` says which entry a wish becomes, or why it cannot be had; `telling` says
what a viewer is told, and `asking` answers questions that change nothing.
"""
