"""The coach: the first time a kind of decision or event comes up in a game, a card explains it; never again.

The cards are the game's own (``coach`` in its data); a game without any has no coach.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from pathlib import Path

from bottega.engine.game import Game
from bottega.system import home
from bottega.terminal import checked, saves
from bottega.terminal.words import Trouble


def coach_texts(game: Game) -> list[Traversable]:
    """The folders with the catalogues of the cards: one, or none."""
    folder = game.data.joinpath("coach")
    return [folder] if folder.is_dir() else []


class Coach:
    """Which cards were shown, and whether the coach is wanted, in a file of the player’s own folder. A file
    that cannot be read counts as empty: then a card is shown again."""

    def __init__(self) -> None:
        self.path: Path = home() / "coach.json"
        #: Whether cards are shown. Somebody can send the coach away, and call it back.
        self.wanted = True
        self._seen: dict[str, list[str]] = {}
        if checked.exists(self.path):
            try:
                kept = json.loads(saves.read_text(self.path))
            except (ValueError, RecursionError, Trouble):
                return
            if isinstance(kept, dict):
                self.wanted = kept.get("wanted") is not False
                seen = kept.get("seen")
                for game, cards in seen.items() if isinstance(seen, dict) else ():
                    if isinstance(cards, list):
                        self._seen[game] = [card for card in cards if isinstance(card, str)]

    def fresh(self, game: str, cards: Iterable[str]) -> list[str]:
        """Those of these cards that were not shown before, each once. From now on they count as shown."""
        seen = self._seen.setdefault(game, [])
        fresh = [card for card in dict.fromkeys(cards) if card not in seen]
        seen += fresh
        return fresh

    def keep(self) -> None:
        """Write it down; Trouble if that cannot be done."""
        kept = {"wanted": self.wanted, "seen": self._seen}
        saves.write_file(self.path, json.dumps(kept, ensure_ascii=False, indent=1) + "\n")
