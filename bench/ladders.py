"""What docs/bots.md says of strength: ``python -m bench ladders play|write [NAME ...]``.

`play` plays the tournaments below (those whose name begins with one of the names) and goes on with what an
earlier call has left in ``build/ladders``. What came of each is kept in ``bench/strength/NAME.json``, with a
fingerprint of the nets that played. `write` makes the tables of docs/bots.md and the ratings that stand
beside the levels out of these files, and plays nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import bottega
from bench.duel import interval
from bottega.bots.ladder.ratings import Contest, rate
from bottega.bots.levels import LEVELS
from bottega.cli import main as bottega_command

ROOT: Final = Path(__file__).parents[1]
KEPT: Final = ROOT / "bench" / "strength"
PLAYED: Final = ROOT / "build" / "ladders"
PAGE: Final = ROOT / "docs" / "bots.md"
PICTURES: Final = ROOT / "docs" / "pictures"
RATINGS: Final = ROOT / "src" / "bottega" / "bots" / "data" / "ratings.json"
GAMES: Final = {
    "masters": "Masters of Renaissance",
    "leonardo": "Leonardo da Vinci",
    "inventors": "Legendary Inventors",
}
#: No figure rests on fewer matches.
FEWEST: Final = 40
#: What a sequential test is asked. To tell these two apart takes some more matches than the fewest, also
#: where nearly all are won.
QUESTION: Final = "0.5:0.57"
#: What is told of a tournament: its file as `bottega ladder --json` writes it.
Kept = dict[str, Any]


@dataclass(frozen=True)
class Run:
    """One tournament. With `sprt`, `matches` is the most that are played."""

    name: str
    game: str
    players: int
    bots: tuple[str, ...]
    matches: int = FEWEST
    sprt: str = ""
    edition: str = ""

    def command(self) -> list[str]:
        more = ["--sprt", self.sprt] if self.sprt else []
        more += ["--edition", self.edition] if self.edition else []
        return [
            *("ladder", self.game, "--players", str(self.players), "--bots", ",".join(self.bots)),
            *("--matches", str(self.matches), "--seed", "ladders", *more),
        ]


def _largest(game: str) -> int:
    return bottega.game(game).seats[-1]


def runs() -> list[Run]:
    """All of them, the quick ones first."""
    levels = tuple(level.name for level in LEVELS)
    found: list[Run] = []
    for game in GAMES:
        most = _largest(game)
        found += [
            Run(f"random-{game}", game, 2, ("greedy", "random"), 400),
            Run(f"policy-{game}-2", game, 2, ("policy", "greedy"), 200),
            Run(f"policy-{game}-{most}", game, most, ("policy", "greedy"), 100),
        ]
    found += [
        Run("policy-masters-pictured", "masters", 2, ("policy", "greedy"), 100, edition="pictured"),
        Run("policy-leonardo-owner", "leonardo", 2, ("policy", "greedy"), 100, edition="owner"),
    ]
    # The best two think for long: each meets the one below alone.
    found += [Run(f"levels-{game}", game, 2, levels[:-2]) for game in GAMES]
    found += [Run(f"top-{game}", game, 2, levels[-2:-4:-1]) for game in GAMES]
    found += [Run(f"best-{game}", game, 2, levels[:-3:-1]) for game in GAMES]
    for game in GAMES:
        most = _largest(game)
        second, tenth = "search:iterations=8000", "search:iterations=800"
        found += [
            Run(f"large-{game}-greedy", game, most, (second, "greedy"), 400, QUESTION),
            Run(f"large-{game}-tenth", game, most, (second, tenth), 400, QUESTION),
        ]
    found.append(Run("lorenzo", "masters", 1, ("search:iterations=12000",), 100))
    # The other one comes with `pip install ./bench/openspiel`.
    outside = ("search:seconds=0.1", "openspiel:seconds=0.1")
    return [*found, *(Run(f"ismcts-{game}", game, 2, outside) for game in GAMES)]


def nets(game: str) -> str:
    """The fingerprint of the nets that come with a game."""
    return hashlib.sha256(bottega.game(game).weights() or b"").hexdigest()[:12]


def ledger(run: Run) -> Path:
    """The matches of a tournament, with the nets of today."""
    return PLAYED / f"{run.name}-{nets(run.game)}.jsonl"


def play(run: Run) -> int:
    """Play what is missing, and keep what came of it."""
    PLAYED.mkdir(parents=True, exist_ok=True)
    KEPT.mkdir(exist_ok=True)
    mark = nets(run.game)
    result = PLAYED / f"{run.name}.json"
    files = ["--file", str(ledger(run)), "--json", str(result)]
    if run.name.startswith("levels-"):
        files += ["--plot", str(PICTURES / f"ladder-{run.game}.svg")]
    if code := bottega_command([*run.command(), *files, "--plain"]):
        return code
    kept = {"command": " ".join(["bottega", *run.command()]), "nets": mark, **json.loads(result.read_text())}
    kept.pop("cpus", None)
    (KEPT / f"{run.name}.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return 0


def kept_results() -> dict[str, Kept]:
    """What was kept, by the names of the tournaments and in their order."""
    names = [*(run.name for run in runs()), *(f"rated-{game}" for game in GAMES)]
    files = [*(KEPT / f"{name}.json" for name in names), *KEPT.glob("proof-*.json")]
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in files if file.exists()}


# The ratings of the levels


def rate_levels(game: str) -> None:
    """Rate the levels by their tournaments together. The best one is rated once it has played, the others
    once they all have."""
    names = [level.name for level in LEVELS]
    by_name = {run.name: ledger(run) for run in runs()}
    files = [by_name[f"{name}-{game}"] for name in ("levels", "top", "best")]
    if not files[-1].exists():
        names.pop()
        files.pop()
    if not all(file.exists() for file in files):
        return
    deals: list[list[Contest]] = []
    for file in files:
        by_deal: dict[int, list[Contest]] = {}
        for line in file.read_text(encoding="utf-8").splitlines()[1:]:
            match = json.loads(line)
            by_deal.setdefault(match["deal"], []).append(_contest(match, names))
        deals += by_deal.values()
    rated = rate(len(names), deals)
    kept = {
        "nets": nets(game),
        "ratings": {name: each.to_json() for name, each in zip(names, rated, strict=True)},
    }
    (KEPT / f"rated-{game}.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def _contest(match: Mapping[str, Any], names: Sequence[str]) -> Contest:
    one, two = match["seats"]
    winners = match["ranking"][0]
    victories = tuple((seat in winners) / len(winners) for seat in (0, 1))
    return Contest((names.index(one), names.index(two)), (victories[0], victories[1]))


# The page


def percent(value: float) -> str:
    return f"{100 * value:.1f}%"


def between(figure: Mapping[str, float]) -> str:
    return f"{100 * figure['low']:.1f}–{100 * figure['high']:.1f}%"


def _figure(figure: Mapping[str, float]) -> str:
    return f"{figure['value']:.1f} ({figure['low']:.1f} to {figure['high']:.1f})"


def _table(heads: Sequence[str], rows: Iterator[Sequence[str]]) -> str:
    found = list(rows)
    if not found:
        return "Not played yet."
    lines = [heads, ["---"] * len(heads), *found]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _seats(players: int) -> str:
    return "alone" if players == 1 else str(players)


def _matches(kept: Kept, row: Mapping[str, Any]) -> str:
    """How many there were; and whether the game has had other nets since."""
    return f"{row['matches']}{'' if kept['nets'] == nets(kept['game']) else ', with earlier nets'}"


def _against(named: Mapping[str, Kept], prefix: str) -> str:
    """A row for each tournament of two: what the first wins against the second."""

    def rows() -> Iterator[Sequence[str]]:
        for name, kept in named.items():
            if not name.startswith(prefix):
                continue
            [table] = kept["tables"]
            first, second = table["entrants"]
            [share] = [each for each in table["versus"] if each["entrant"] == first["entrant"]]
            edition = f" (“{kept['edition']}”)" if kept["changes"] else ""
            decided = kept.get("sprt", {}).get("decision")
            yield (
                GAMES[kept["game"]] + edition,
                _seats(table["players"]),
                f"`{first['entrant']}` against `{second['entrant']}`",
                percent(share["value"]) + {"high": ", shown", "low": ", refuted"}.get(decided or "", ""),
                between(share),
                _matches(kept, first),
                f"{first['points']['value']:.1f}, {second['points']['value']:.1f}",
                f"{1000 * first['seconds_per_decision']:.1f}, {1000 * second['seconds_per_decision']:.1f}",
            )

    heads = ("game", "seats", "who", "wins", "95% interval", "matches", "points", "ms a decision")
    return _table(heads, rows())


def _levels(named: Mapping[str, Kept]) -> str:
    """The levels from the best to the weakest, and how often each beats the one below."""
    names = [level.name for level in LEVELS]

    def rows() -> Iterator[Sequence[str]]:
        for game, title in GAMES.items():
            rated = named.get(f"rated-{game}", {"ratings": {}})["ratings"]
            for place in reversed(range(len(names))):
                above = len(names) - 1 - place
                kept = named.get(f"{('best', 'top')[above] if above < 2 else 'levels'}-{game}")
                if kept is None:
                    continue
                [table] = kept["tables"]
                [row] = [row for row in table["entrants"] if row["entrant"] == names[place]]
                below = [
                    each
                    for each in table["versus"]
                    if place and (each["entrant"], each["opponent"]) == (names[place], names[place - 1])
                ]
                yield (
                    title,
                    f"`{names[place]}`",
                    _figure(rated[names[place]]) if names[place] in rated else "not measured",
                    f"{percent(below[0]['value'])} ({between(below[0])})" if below else "",
                    f"{row['points']['value']:.1f}",
                    f"{1000 * row['seconds_per_decision']:.1f}",
                )

    heads = ("game", "level", "rating", "beats the level below", "points", "ms a decision")
    return _table(heads, rows())


def _lorenzo(named: Mapping[str, Kept]) -> str:
    def rows() -> Iterator[Sequence[str]]:
        if kept := named.get("lorenzo"):
            [row] = kept["tables"][0]["entrants"]
            yield (
                f"`{row['entrant']}`",
                percent(row["victories"]["value"]),
                between(row["victories"]),
                _matches(kept, row),
                _figure(row["points"]),
            )

    return _table(("who", "wins", "95% interval", "matches", "mean score"), rows())


def _proofs(named: Mapping[str, Kept]) -> str:
    """What the search wins against that of 0.1.0, where enough was played: see `bench.proofs`."""
    kept_proofs = [
        kept for name, kept in named.items() if name.startswith("proof-") and 2 * len(kept["deals"]) >= FEWEST
    ]
    games = list(GAMES)
    kept_proofs.sort(key=lambda kept: (kept["players"] > 2, games.index(kept["game"]), kept["budget"]))

    def rows() -> Iterator[Sequence[str]]:
        for kept in kept_proofs:
            mean, low, high = interval(kept["deals"])
            matches = {**kept, "matches": 2 * len(kept["deals"])}
            times = [1000 * each / of for each, of in zip(kept["seconds"], kept["decisions"], strict=True)]
            yield (
                GAMES[kept["game"]],
                str(kept["players"]),
                f"{kept['budget']:g} s",
                ", ".join(f"{each:,}" for each in kept["iterations"]),
                percent(mean),
                between({"low": low, "high": high}),
                _matches(kept, matches),
                ", ".join(f"{each:.0f}" for each in times),
            )

    heads = ("game", "seats", "budget", "iterations, theirs", "wins", "95% interval", "matches")
    return _table((*heads, "ms a decision, theirs"), rows())


SECTIONS: Final[Mapping[str, Callable[[Mapping[str, Kept]], str]]] = {
    "levels": _levels,
    "random": lambda named: _against(named, "random-"),
    "policy": lambda named: _against(named, "policy-"),
    "large": lambda named: _against(named, "large-"),
    "ismcts": lambda named: _against(named, "ismcts-"),
    "lorenzo": _lorenzo,
    "proofs": _proofs,
}


def filled(text: str, named: Mapping[str, Kept]) -> str:
    """A page with its tables; each stands between two marks.

    >>> filled("<!-- ladders: lorenzo -->\\nold\\n<!-- end -->", {}).splitlines()[1]
    'Not played yet.'
    """
    for section, make in SECTIONS.items():
        begin, end = f"<!-- ladders: {section} -->", "<!-- end -->"
        if begin in text:
            before, _, rest = text.partition(begin)
            text = f"{before}{begin}\n{make(named)}\n{end}{rest.partition(end)[2]}"
    return text


def ratings(named: Mapping[str, Kept], before: Mapping[str, Any]) -> dict[str, Any]:
    """The ratings of the levels by game, rounded; those of `before` where nothing was played."""
    found = dict(before)
    for game in GAMES:
        if kept := named.get(f"rated-{game}"):
            found[game] = {
                name: {
                    "rating": round(rating["value"], 1),
                    "low": round(rating["low"], 1),
                    "high": round(rating["high"], 1),
                }
                for name, rating in kept["ratings"].items()
            }
    return found


def write() -> None:
    named = kept_results()
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8"), named), encoding="utf-8")
    measured = ratings(named, json.loads(RATINGS.read_text(encoding="utf-8")))
    RATINGS.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench ladders", description=__doc__)
    parser.add_argument("what", choices=("play", "write"))
    parser.add_argument("names", nargs="*", metavar="NAME", help="the first letters of tournaments; all")
    chosen = parser.parse_args(arguments)
    if chosen.what == "play":
        wanted = [run for run in runs() if run.name.startswith(tuple(chosen.names or [""]))]
        if not wanted:
            print(f"No tournament begins with {' or '.join(chosen.names)}.", file=sys.stderr)
            return 2
        for run in wanted:
            print(f"== {run.name}", flush=True)
            if code := play(run):
                return code
            rate_levels(run.game)
    write()
    return 0
