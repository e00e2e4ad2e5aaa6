"""``python -m bench.load --sleeping``: matches that nobody looks at."""

from __future__ import annotations

import argparse


def main(options: argparse.Namespace) -> int:
    raise NotImplementedError
