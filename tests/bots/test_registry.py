"""Bots by name: ours, those from outside, and those that are broken."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import bottega
from bottega.bots.bot import Budget, outlook
from bottega.bots.errors import BotError
from bottega.bots.registry import bot, bots

GAME = bottega.game("masters")
PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"


def install(folder: Path, module: str, source: str, entries: dict[str, str]) -> None:
    """A distribution as an installer leaves it: a module, and what it says about itself."""
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    about = folder / f"{module}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", encoding="utf-8"
    )
    lines = ["[bottega.bots]", *(f"{name} = {value}" for name, value in entries.items())]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def decide(name: str) -> str:
    state = GAME.start(GAME.deal(players=2, seed=1))
    view = outlook(state, 0, random.Random(1))
    return str(bot(name, GAME, 1).decide(view, Budget(iterations=1)).action)


def test_our_own_bots_are_there_weakest_first() -> None:
    assert bots()[:4] == ("random", "policy", "greedy", "search")


def test_an_unknown_bot_is_told_with_the_nearest_name() -> None:
    with pytest.raises(BotError, match=r"no bot “gredy”\. Did you mean “greedy”"):
        bot("gredy", GAME, 1)


def test_an_unknown_setting_is_told_with_the_known_ones() -> None:
    with pytest.raises(BotError, match=r"“greedy” has no setting “depth”\. Its settings are worlds, aim"):
        bot("greedy", GAME, 1, depth=3)


def test_a_bot_from_outside_plays_like_one_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The very bot that the documentation shows."""
    text = PAGE.read_text(encoding="utf-8")
    source = re.search(r"```python\n((?:(?!```).)*?class Hasty.*?)```", text, re.DOTALL)
    entry = re.search(r'\[project.entry-points."bottega.bots"\]\n(\w+) = "([\w:]+)"', text)
    assert source is not None
    assert entry is not None
    assert len(source[1].strip().splitlines()) <= 20
    install(tmp_path, entry[2].split(":")[0], source[1], {entry[1]: entry[2]})
    assert entry[1] not in bots()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert entry[1] in bots()
    assert decide(entry[1]) in [str(a) for a in GAME.start(GAME.deal(players=2, seed=1)).legal(0)]


BROKEN = """
from bottega.bots.bot import Advice, Bot

class Stubborn(Bot):
    def __init__(self, game, seed): self.game = game
    def decide(self, outlook, budget):
        outlook.legal.append(self.game.parse("end turn"))
        return Advice(self.game.parse("end turn"), [], 1, 0.0)

class Tired(Bot):
    def __init__(self, game, seed): pass
    def decide(self, outlook, budget): raise RuntimeError("too late in the day")

class Picky(Tired):
    def __init__(self, game, seed): raise ValueError("only chess, please")

class Nobody:
    def __init__(self, game, seed): pass
"""


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("gone", "bot “gone” (from broken_bots, no_such_module:Bot) cannot be imported: ModuleNotFoundError"),
        (
            "picky",
            "bot “picky” (from broken_bots, broken_bots:Picky) cannot be made for masters: ValueError: only",
        ),
        ("nobody", "is no bot: Nobody does not derive from Bot"),
        ("tired", "failed at a decision: RuntimeError: too late in the day"),
        ("stubborn", "has chosen “end turn”, which is not legal"),
    ],
)
def test_a_broken_bot_is_named_and_troubles_nobody_else(
    name: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = {kind.lower(): f"broken_bots:{kind}" for kind in ("Stubborn", "Tired", "Picky", "Nobody")}
    install(tmp_path, "broken_bots", BROKEN, {**entries, "gone": "no_such_module:Bot", "greedy": "x:y"})
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BotError, match=re.escape(problem)):
        decide(name)
    assert bots().count(name) == bots().count("greedy") == 1
    assert decide("greedy")
