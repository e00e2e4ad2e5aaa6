"""The conformance kit: the laws that every game on the engine obeys, tried on random matches.

It needs nothing but a `Game`, so a game written elsewhere is checked in the same way:

    from functools import partial
    import bottega
    from bottega.engine import conformance
    from bottega.workers import LocalPool

    report = conformance.check(bottega.game("masters"), matches=100)
    report = conformance.check(partial(bottega.game, "masters"), matches=10_000, run=LocalPool(2).run)

Each law is a function, and its docstring states the law. What breaks one is a `ConformanceFailure`
that names the law, the decision and what was seen, and holds the match so far as a record.
`laws()` lists them all.
"""

from bottega.engine.conformance.failure import ConformanceFailure
from bottega.engine.conformance.report import Report
from bottega.engine.conformance.runner import check, check_match, check_record, laws

__all__ = ["ConformanceFailure", "Report", "check", "check_match", "check_record", "laws"]
