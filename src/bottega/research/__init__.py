"""The research layer: environments, batches, data and studies, made of the same rules as everything else.

It needs the packages of ``bottega[research]``; each module says which.
"""
