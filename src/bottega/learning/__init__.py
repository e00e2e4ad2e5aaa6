"""Learning: nets for the insight of a game, made from matches that bots play against each other.

`run` goes from generation to generation: self-play (`plan`), examples (`examples`), training (`fitting`),
weights in whole numbers (`exporting`), what they predict (`measuring`), and matches against the weights
before (`proving`). What it makes stands in one folder, and each step is done once, so that a run goes on
where it stopped. It needs the packages of ``bottega[learn]``.
"""
