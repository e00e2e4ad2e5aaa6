"""Makes the databases that the tests of upgrades begin with: run it with the sources of a release.

    PYTHONPATH=RELEASE/src python tests/server/upgrade/make.py tests/server/upgrade/data/0.1.0

It writes ``0.1.0.db.gz``, an SQLite file, ``0.1.0.backup.gz`` with the same rows, and ``0.1.0.json`` with
the ids of the matches. It plays over HTTP, as anybody would, so that little here depends on how a release
works inside; what cannot be reached that way (a channel that was given up) is written with plain SQL.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

HERE = "http://play.test"
PASSWORD = "correct horse battery"


class Guest:
    def __init__(self, app: Any, name: str) -> None:
        self.name = name
        transport = httpx.ASGITransport(app, client=("203.0.113.5", 4711))
        self.http = httpx.AsyncClient(
            transport=transport, base_url=HERE, headers={"origin": HERE}, timeout=60
        )

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, f"/api/{path}", json=body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    async def play(self, match: str, rng: random.Random) -> bool:
        """Answer, if it is this guest's turn."""
        decision = (await self.ask("GET", f"matches/{match}"))["decision"]
        if decision is None:
            return False
        choice = rng.choice(decision["choices"])
        body = {"decision": decision["id"], "action": choice["id"]}
        await self.ask("POST", f"matches/{match}/answers", body)
        return True


async def table(people: list[Guest], game: str, start: bool = True, **settings: Any) -> str:
    seats = [{"me": True}, *[{} for _ in people[1:]]]
    news = await people[0].ask("POST", "matches", {"game": game, "seats": seats, **settings})
    match = str(news["match"])
    if start:
        for person in people[1:]:
            await person.ask("POST", f"matches/{match}/seats", {})
        await people[0].ask("POST", f"matches/{match}/start")
    return match


async def play(people: list[Guest], match: str, decisions: int, rng: random.Random) -> None:
    for _ in range(decisions):
        for person in people:
            if await person.play(match, rng):
                break
        else:
            return


async def fill(app: Any) -> dict[str, str]:
    rng = random.Random(7)
    ada, bruno, carla = people = [Guest(app, name) for name in ("Ada", "Bruno", "Carla")]
    for person in people:
        await person.ask("POST", "guests", {"name": person.name})
    await ada.ask("POST", "me/claim", {"password": PASSWORD})
    await ada.ask("PATCH", "me", {"lang": "it", "settings": {"sound": True}})
    await ada.ask("POST", "tokens", {"label": "my bot"})
    await ada.ask("PUT", "me/notices", {"kinds": ["decision"], "digest": 12, "zone": "Europe/Rome"})
    pair = [ada, bruno]
    found = {"running": await table(pair, "leonardo", tempo={"kind": "none"})}
    await play(pair, found["running"], 60, rng)
    found["over"] = await table(pair, "masters", ranked=True, public=True)
    await play(pair, found["over"], 10_000, rng)
    found["resigned"] = await table([ada, bruno, carla], "inventors", ranked=True, public=True)
    await play([ada, bruno, carla], found["resigned"], 10, rng)
    for person in (bruno, carla):
        await person.ask("POST", f"matches/{found['resigned']}/resignation", {})
    found["open"] = await table(pair, "masters", start=False, public=True)
    found["private"] = await table([bruno, ada], "masters", start=False)
    found["closed"] = await table([bruno, ada], "masters", start=False)
    await bruno.ask("DELETE", f"matches/{found['closed']}")
    found["abandoned"] = await table(pair, "masters")
    asked = await ada.ask("POST", f"matches/{found['abandoned']}/requests", {"what": "abandon"})
    number = asked["number"]
    await bruno.ask("POST", f"matches/{found['abandoned']}/requests/{number}", {"agree": True})
    found["bots"] = str(
        (await carla.ask("POST", "matches", {"game": "masters", "seats": [{"me": True}, {"bot": "random"}]}))[
            "match"
        ]
    )
    await carla.ask("POST", f"matches/{found['bots']}/start")
    for text in ("Buona fortuna!", "Grazie 🎲"):
        await ada.ask("POST", f"matches/{found['over']}/chat", {"text": text})
    await bruno.ask("POST", f"matches/{found['running']}/chat", {"text": "Ciao"})
    await bruno.ask("PUT", "me/mutes/Carla", {"muted": True})
    await ada.ask("PUT", f"matches/{found['running']}/note", {"text": "Bruno wants the flying machine"})
    await bruno.ask("PUT", f"matches/{found['running']}/note", {"text": "a\u0000b"})
    for person in people:
        await person.http.aclose()
    return found


async def make(folder: Path, name: Path) -> None:
    from bottega.server.app import create_app
    from bottega.server.config import Config
    from bottega.server.making import make_site

    site = make_site(Config(data=folder, rate_limits=False))
    await site.open()
    try:
        found = await fill(create_app(site))
        while await site.store.unrated(1):
            await asyncio.sleep(0.1)  # the ratings are a few seconds behind
        ada = await site.store.account_named("Ada")
        assert ada is not None
        state = {
            "pending": {"channel": "channel-of-ada", "address": "ada@example.org", "expires": 1},
            "lost": [{"kind": "ntfy", "label": "ntfy.example.org", "at": 2}],
        }
        settings = ada.settings | {"notices_state": state}
    finally:
        await site.close()
    path = folder / "bottega.db"
    with closing(sqlite3.connect(path)) as database, database:
        text = json.dumps(settings)
        database.execute("UPDATE accounts SET settings = ? WHERE id = ?", (text, ada.id))
        target = json.dumps({"kind": "ntfy", "url": "https://ntfy.example.org/ada"})
        values = ("a-channel", ada.id, "ntfy", target, 1, 0)
        database.execute("INSERT INTO channels VALUES (?, ?, ?, ?, ?, ?)", values)
        notified = (found["running"], ada.id, 1, 1, 1)
        database.execute("INSERT INTO notified VALUES (?, ?, ?, ?, ?)", notified)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("VACUUM")
    name.with_name(f"{name.name}.db.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    site = make_site(Config(data=folder))
    await site.store.open()
    await site.store.backup(str(folder / "backup"))
    await site.store.close()
    backup = (folder / "backup").read_bytes()
    name.with_name(f"{name.name}.backup.gz").write_bytes(gzip.compress(backup, 9, mtime=0))
    name.with_name(f"{name.name}.json").write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(make(Path(folder), Path(sys.argv[1])))
