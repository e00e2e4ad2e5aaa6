"""Work on many processes, here or on the machines of a cluster: `LocalPool` and `RayPool`.

A job is plain data, and so is its result. A pool calls a function on each job, in any process that is free,
and yields the results in the order of the jobs. A result depends on its job alone: the number of processes
and their speed change nothing.

>>> from bottega.workers import LocalPool
>>> list(LocalPool(1).run(abs, [3, -2, 1]))
[3, 2, 1]
"""

from bottega.workers.cluster import ClusterError, RayPool
from bottega.workers.local import LocalPool
from bottega.workers.pool import JobFailed, JobLost, Pool

__all__ = ["ClusterError", "JobFailed", "JobLost", "LocalPool", "Pool", "RayPool"]
