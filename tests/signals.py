"""Signals of child processes."""

from __future__ import annotations

import signal


def heed_interrupts() -> None:
    """As `preexec_fn` of a child process: a shell has its background jobs ignore Ctrl-C, and so would what
    they start."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
