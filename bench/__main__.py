"""``python -m bench [COMMAND]``, with one of the commands below; alone, against peers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from bench import (
    calibration,
    compare,
    counts,
    data,
    duel,
    hotspots,
    ladders,
    observations,
    pools,
    proofs,
    scaling,
    store,
    thinking,
)

COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "compare": compare.main,
    "scaling": scaling.main,
    "pools": pools.main,
    "counts": counts.main,
    "data": data.main,
    "observations": observations.main,
    "profile": hotspots.main,
    "search": thinking.main,
    "duel": duel.main,
    "proofs": proofs.main,
    "ladders": ladders.main,
    "calibration": calibration.main,
    "store": store.main,
    "plot": compare.redraw,
}


def main() -> int:
    arguments = sys.argv[1:]
    if arguments and arguments[0] in COMMANDS:
        return COMMANDS[arguments[0]](arguments[1:])
    return compare.main(arguments)


if __name__ == "__main__":
    sys.exit(main())
