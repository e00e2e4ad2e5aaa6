"""The research layer: environments, batches, data and studies, made of the same rules as everything else.

It needs the packages of ``bottega[research]``; each module says which.
"""

from bottega.research.dataset.files import observations, read, write
from bottega.research.dataset.rows import Decision
from bottega.research.dataset.selfplay import play

__all__ = ["Decision", "observations", "play", "read", "write"]
