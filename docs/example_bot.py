"""A bot that plays one match through the API, at random. It needs one package: websockets.

python example_bot.py http://localhost:8000          opens a table against an apprentice
python example_bot.py http://localhost:8000 MATCH    sits down at a table that waits for people
"""

import json
import random
import sys
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect


class Server:
    """The site, and who we are there: a guest. A bot that comes back keeps its token instead."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.headers = {"Content-Type": "application/json", "X-Bottega": "bot"}
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.post("/api/guests", name=f"Random {random.randrange(10_000)}")
        token = self.post("/api/tokens", label="example bot")["secret"]
        self.headers["Authorization"] = f"Bearer {token}"

    def post(self, path: str, **body):
        request = Request(f"{self.address}{path}", json.dumps(body).encode(), self.headers)
        with self.opener.open(request) as answer:
            return json.load(answer)


def changed(old, change):
    """What a change makes of the news before: see "What has changed" in docs/api.md."""
    if isinstance(change, list):
        return change[0]
    if not isinstance(change, dict):
        return change
    new = dict(enumerate(old)) if isinstance(old, list) else dict(old)
    for key, inner in change.items():
        place = int(key) if isinstance(old, list) else key
        new[place] = changed(new[place], inner)
    return list(new.values()) if isinstance(old, list) else new


def play(server: Server, match: str) -> list[int]:
    """Answer every decision until the match is over; the place of each seat."""
    live = server.address.replace("http", "ws", 1) + "/api/live"
    token, answered, news = {"Authorization": server.headers["Authorization"]}, set(), {}
    with connect(live, additional_headers=token, max_size=None) as socket:
        socket.send(json.dumps({"op": "watch", "match": match, "words": False}))
        for message in map(json.loads, socket):
            if message["op"] in ("problem", "refused"):
                raise SystemExit(f"The server says: {message}")
            if message["op"] == "news":
                news = changed(news, message["changes"]) if "base" in message else message
                if news["table"]["status"] in ("over", "abandoned"):
                    return news["table"].get("result", {}).get("places", [])
                decision = news["decision"]
                if decision and decision["id"] not in answered:
                    answered.add(decision["id"])
                    choice = random.choice(decision["choices"])  # one that we know comes as its id
                    action = choice if isinstance(choice, int) else choice["id"]
                    answer = {"decision": decision["id"], "action": action}
                    socket.send(json.dumps({"op": "answer", "match": match, "key": decision["id"], **answer}))
    raise SystemExit("The connection was lost; start again with the match to go on.")


if __name__ == "__main__":
    server = Server(sys.argv[1])
    if len(sys.argv) > 2:
        match = server.post(f"/api/matches/{sys.argv[2]}/seats")["match"]
    else:
        seats = [{"me": True}, {"bot": "apprentice"}]
        match = server.post("/api/matches", game="masters", seats=seats, start=True)["match"]
    print("Places by seat:", *play(server, match))
