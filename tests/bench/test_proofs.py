"""Duels against 0.1.0 go on where they were stopped, and are told with their intervals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bench import ladders, proofs
from bench.proofs import Proof

PROOF = Proof("masters", 2, 0.1, 1_200, 1_100, 20)


class Sitting:
    """A duellist that thinks of nothing."""

    def __init__(self, path: str, game: str, iterations: int) -> None:
        self.path, self.iterations = path, iterations
        self.decisions, self.seconds = 0, 0.0

    def close(self) -> None:
        pass


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The deals that were played; the tenth is interrupted once."""
    seeds: list[str] = []

    def play_deal(game: object, players: int, seed: str, duellists: list[Sitting]) -> float:
        seeds.append(seed)
        if len(seeds) == 10:
            raise KeyboardInterrupt
        for place, each in enumerate(duellists):
            each.decisions += 10
            each.seconds += 1.0 + place
        return 1.0 if len(seeds) % 4 else 0.5

    monkeypatch.setattr(ladders, "KEPT", tmp_path)
    monkeypatch.setattr(proofs, "Duellist", Sitting)
    monkeypatch.setattr(proofs, "play_deal", play_deal)
    return seeds


def kept() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ladders.KEPT / f"{PROOF.name}.json").read_text())
    return found


def test_a_proof_goes_on_where_it_was(played: list[str]) -> None:
    with pytest.raises(KeyboardInterrupt):
        proofs.play(PROOF, "old")
    assert len(kept()["deals"]) == 9
    proofs.play(PROOF, "old")
    assert len(set(played)) == 20
    assert len(kept()["deals"]) == 20
    assert (kept()["decisions"], kept()["seconds"]) == ([200, 200], [20.0, 40.0])
    proofs.play(PROOF, "old")
    assert len(played) == 21, "nothing is missing any more"


def test_other_nets_and_other_budgets_begin_anew(played: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    played += [""] * 10
    proofs.play(PROOF, "old")
    assert proofs.ledger(PROOF)["deals"]
    assert not proofs.ledger(Proof("masters", 2, 0.1, 1_200, 1_150, 20))["deals"]
    monkeypatch.setattr(ladders, "nets", lambda game: "others")
    assert not proofs.ledger(PROOF)["deals"]


def test_a_proof_is_told_once_enough_was_played(played: list[str]) -> None:
    played += [""] * 10
    proofs.play(PROOF, "old")
    row = ladders._proofs(ladders.kept_results()).splitlines()[2]
    assert row.startswith("| Masters of Renaissance | 2 | 0.1 s | 1,200, 1,100 | 87.5% | ")
    assert row.endswith("| 40 | 100, 200 |")
    few = {**kept(), "deals": kept()["deals"][:19]}
    assert ladders._proofs({PROOF.name: few}) == "Not played yet."


def test_every_game_is_proved_at_two_sizes_of_table_and_three_budgets() -> None:
    found = proofs.proofs()
    assert len({proof.name for proof in found}) == len(found) == 18
    assert all(2 * proof.deals >= ladders.FEWEST for proof in found)
