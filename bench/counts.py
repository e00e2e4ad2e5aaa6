"""``python -m bench counts``: instructions per decision, and per iteration of `search`, against those of the
last release.

Seconds tell little on a busy machine; instructions of a fixed workload hardly vary, so that a change of a
few per cent is seen. They depend on the build, on Python's version and on the processor's kind, so the
counts of the last release are kept for each of these in ``bench/counts.json``.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.table import Table

import bottega
from bench.builds import Build, available
from bench.callgrind import Difference, NoValgrind, measure, measure_thinking
from bench.tables import show, table
from bottega.engine.learnt import AUTO, MADE

KEPT: Final = Path(__file__).parent / "counts.json"
#: A change of more than this is flagged.
LIMIT: Final = 0.05
#: Matches of the shorter and of the longer run.
SHORT: Final = 20
LONG: Final = 60
#: Positions that `search` thinks about, and iterations for each.
POSITIONS: Final = 4
ITERATIONS: Final = 400
#: The figures kept for a build: of random play at the largest table, and of `search` at two sizes of table,
#: as it plays and without the net for positions.
PLAYING: Final = "games"
THINKING: Final = "search"
BY_HAND: Final = "by-hand"
TITLES: Final = {
    PLAYING: "Instructions per decision",
    THINKING: "Instructions per iteration of search",
    BY_HAND: "Instructions per iteration of search without the net for positions",
}


def main(arguments: Sequence[str]) -> int:
    args = _arguments(arguments)
    builds: list[Build] = [args.build] if args.build else list(available())
    kept: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    flagged = False
    for build in builds:
        before: dict[str, Any] = kept.get(key(build), {"release": "", "python": ""})
        after: dict[str, Any] = {"release": bottega.__version__, "python": platform.python_version()}
        for what in args.what or TITLES:
            if what != PLAYING and build != "compiled":
                continue
            try:
                if what == PLAYING:
                    now = playing(args.games, build)
                else:
                    now = thinking(args.games, build, AUTO if what == THINKING else MADE)
            except NoValgrind as problem:
                print(problem, file=sys.stderr)
                return 2
            old = before.get(what, {})
            rows = [compared(name, figures, old.get(name)) for name, figures in now.items()]
            flagged |= any(row["verdict"] == SLOWER for row in rows)
            show(_table(f"{TITLES[what]}, {build}", before, rows))
            after[what] = {**old, **now}
        kept[key(build)] = {**before, **after}
    if args.save:
        KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        print(f"Kept as the counts of {bottega.__version__} in {KEPT.name}.")
        return 0
    if flagged:
        print(f"A game takes over {LIMIT:.0%} more instructions than in the release.")
    return 1 if flagged else 0


def key(build: Build) -> str:
    major, minor, _ = platform.python_version_tuple()
    return f"{build} {platform.python_implementation()} {major}.{minor} {platform.machine()}"


def playing(games: Sequence[str], build: Build) -> dict[str, dict[str, Any]]:
    """Random play at the largest table of these games."""
    found: dict[str, dict[str, Any]] = {}
    for name in games:
        players = bottega.game(name).seats[-1]
        print(f"Counting {name} ({players}), {build} ...", file=sys.stderr)
        more = measure(name, players, build, SHORT, LONG)
        found[name] = {"players": players, "matches": [SHORT, LONG], **_figures(more)}
    return found


def thinking(games: Sequence[str], build: Build, judgement: str) -> dict[str, dict[str, Any]]:
    """`Search.decide` with two seats and at the largest table of these games; decisions are iterations."""
    found: dict[str, dict[str, Any]] = {}
    for name in games:
        for players in (2, bottega.game(name).seats[-1]):
            print(f"Counting search in {name} ({players}), {build}, {judgement} ...", file=sys.stderr)
            counted = measure_thinking(name, players, POSITIONS, ITERATIONS, judgement)
            found[f"{name} {players}"] = {"game": name, "players": players, **_figures(counted)}
    return found


def _figures(counted: Difference) -> dict[str, Any]:
    return {
        "decisions": counted.decisions,
        "checksum": counted.checksum,
        "instructions": counted.instructions,
        "per_decision": round(counted.per_decision, 1),
    }


SAME: Final = "same"
SLOWER: Final = "SLOWER"
FASTER: Final = "faster"
NEW: Final = "nothing to compare with"
OTHER: Final = "other matches"


def compared(name: str, now: dict[str, Any], before: dict[str, Any] | None) -> dict[str, Any]:
    """A row of the table: what changed since the release, and whether that is too much.

    Where the matches themselves are others (a rule or an order of legal actions has changed), the change is
    told too, but one cannot say which of it is the game's and which the code's; it is judged all the same.
    """
    row: dict[str, Any] = {
        "game": name,
        **now,
        "before": None,
        "change": None,
        "verdict": NEW,
        "other": False,
    }
    if before is None:
        return row
    change = now["per_decision"] / before["per_decision"] - 1
    row |= {"before": before["per_decision"], "change": change}
    row["other"] = any(now[what] != before[what] for what in ("decisions", "checksum"))
    row["verdict"] = SLOWER if change > LIMIT else FASTER if change < -LIMIT else SAME
    return row


def _table(title: str, before: dict[str, Any], rows: list[dict[str, Any]]) -> Table:
    release = f"{before['release']}, Python {before['python']}" if before["release"] else "none kept"
    made = table(f"{title} (last release: {release})", "game (players)", ("now", "release", "change", ""))
    for row in rows:
        verdict = row["verdict"] + (f", {OTHER}" if row["other"] else "")
        made.add_row(
            f"{row['game']} ({row['players']})",
            f"{row['per_decision']:,.0f}",
            "-" if row["before"] is None else f"{row['before']:,.0f}",
            "-" if row["change"] is None else f"{row['change']:+.1%}",
            verdict,
            style="bold red" if row["verdict"] == SLOWER else None,
        )
    return made


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench counts", description="Instructions, against the last release."
    )
    parser.add_argument(
        "--games", nargs="+", choices=bottega.games(), default=bottega.games(), metavar="GAME"
    )
    parser.add_argument(
        "--build", choices=("compiled", "pure"), help="only this one (default: all there are)"
    )
    parser.add_argument("--what", nargs="+", choices=list(TITLES), help="only these (default: all)")
    parser.add_argument("--save", action="store_true", help="keep the counts as those of this release")
    return parser.parse_args(arguments)
