"""What the people remember, against what the store has in the end."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from bottega.engine.verify import verify
from bottega.games import game as game_named
from bottega.server.store.opening import open_store
from bottega.table.rows import StoredEntry
from bottega.table.table import Table
from bottega.table.types import MatchId


@dataclass
class Answer:
    """One decision of a player: what they sent, how often, and the number in the acknowledgement."""

    match: MatchId
    seat: int
    key: str
    decision: str
    action: int
    sent: int = 0
    number: int | None = None


@dataclass
class Audit:
    """The counts, and whatever is wrong, by match."""

    matches: int = 0
    over: int = 0
    entries: int = 0
    acknowledged: int = 0
    #: Written, but its sender was gone or the trial was over before the acknowledgement.
    unheard: int = 0
    verified: int = 0
    wrong: list[tuple[MatchId, str]] = field(default_factory=list)


async def check(database: str, answers: list[Answer], folder: Path) -> Audit:
    """Read the whole store and compare. The record of each match that is wrong is saved in the folder."""
    audit = Audit()
    by_match: dict[MatchId, list[Answer]] = defaultdict(list)
    for answer in answers:
        by_match[answer.match].append(answer)
    store = open_store(database)
    await store.open()
    try:
        for match, said in by_match.items():
            entries = await store.entries(match)
            before = len(audit.wrong)
            _compare(match, said, entries, audit)
            table = _table(match, entries, audit)
            if table is not None:
                _verify(table, audit)
                if len(audit.wrong) > before:
                    _save(table, folder, [what for _, what in audit.wrong[before:]])
    finally:
        await store.close()
    return audit


def _compare(match: MatchId, said: list[Answer], entries: list[StoredEntry], audit: Audit) -> None:
    audit.matches += 1
    audit.entries += len(entries)
    numbers = [entry.number for entry in entries]
    if numbers != list(range(1, len(entries) + 1)):
        audit.wrong.append((match, f"the entries are not numbered one by one: {numbers}"))
    written: dict[str, list[StoredEntry]] = defaultdict(list)
    for entry in entries:
        data = json.loads(entry.data)
        if data["kind"] == "play" and data.get("key"):
            written[data["key"].rpartition(":")[2]].append(entry)
    for answer in said:
        entries_of_it = written.get(answer.key, [])
        if len(entries_of_it) > 1:
            audit.wrong.append((match, f"{answer} was applied {len(entries_of_it)} times"))
        elif answer.number is not None:
            audit.acknowledged += 1
            if not entries_of_it:
                audit.wrong.append((match, f"{answer} was acknowledged and is lost"))
            elif entries_of_it[0].number != answer.number:
                audit.wrong.append((match, f"{answer} has number {entries_of_it[0].number}"))
        elif entries_of_it:
            audit.unheard += 1


def _table(match: MatchId, entries: list[StoredEntry], audit: Audit) -> Table | None:
    table = Table(match)
    try:
        for entry in entries:
            table.apply(entry.number, entry.at, json.loads(entry.data))
    except Exception as error:  # whatever it is, it is what is looked for here
        audit.wrong.append((match, f"the entries cannot be read: {error!r}"))
        return None
    return table


def _verify(table: Table, audit: Audit) -> None:
    if table.match is None:
        return
    audit.over += table.match.state.over
    record = table.match.record()
    failed = [check for check in verify(record, game_named(record.game)) if check.ok is False]
    if failed:
        audit.wrong.append((table.id, f"the record does not verify: {failed[0].name} {failed[0].detail}"))
    else:
        audit.verified += 1


def _save(table: Table, folder: Path, what: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    text = "".join(f"# {line}\n" for line in what)
    if table.match is not None:
        text = f"{table.match.record()}{text}"
    (folder / f"{table.id}.bottega").write_text(text, encoding="utf-8")
