"""Metrics for Prometheus. Each site has its own registry. Labels have few values: the template of a route,
never a path; no name, account, address or match."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0)


class Metrics:
    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry: Final = registry
        self.requests = Counter(
            "bottega_requests", "Answers.", ("method", "route", "status"), registry=registry
        )
        self.request_seconds = Histogram(
            "bottega_request_seconds",
            "From request to answer.",
            ("route",),
            buckets=_QUICK,
            registry=registry,
        )
        self.problems = Counter(
            "bottega_problems", "Requests that were refused, by code.", ("code",), registry=registry
        )
        self.failures = Counter("bottega_failures", "Unexpected errors.", registry=registry)
        self.sockets = Gauge("bottega_sockets", "Open WebSockets.", registry=registry)
        self.decisions = Counter(
            "bottega_decisions", "Decisions that were stored.", ("game", "by"), registry=registry
        )
        self.conflicts = Counter(
            "bottega_conflicts", "Entries whose number another process took first.", registry=registry
        )
        self.refusals = Counter(
            "bottega_refusals", "Decisions that a rule forbade, by code.", ("code",), registry=registry
        )
        self.commit_seconds = Histogram(
            "bottega_commit_seconds", "Time to store an entry.", buckets=_QUICK, registry=registry
        )
        self.thinking_seconds = Histogram(
            "bottega_thinking_seconds", "Bots' decisions.", ("level",), buckets=_SLOW, registry=registry
        )
        self.referee_restarts = Counter(
            "bottega_referee_restarts", "Referees' processes that were replaced.", registry=registry
        )
        self.thinker_restarts = Counter(
            "bottega_thinker_restarts", "Processes of bots that were replaced.", registry=registry
        )
        self.notices = Counter(
            "bottega_notices", "Notices, by channel and outcome.", ("kind", "outcome"), registry=registry
        )
        ProcessCollector(registry=registry)

    def page(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
