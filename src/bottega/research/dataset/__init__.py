"""Decisions of matches as rows, for learning and for statistics: in memory, and as a folder of parquet files.

`selfplay` lets bots play and `rows` makes the rows. `columns` is their form in files, `folder` keeps them on
the disk so that work goes on where it stopped, and `filling` puts matches into a folder; these three need
pyarrow (``bottega[research]``). `files` is all of it in two calls: write a folder, read a folder.
"""
