"""How a server is set up: command line flags, then environment variables, then defaults.

Every setting has one name: `trusted_proxies` is ``--trusted-proxies`` and ``BOTTEGA_TRUSTED_PROXIES``. A
secret has no flag, since other users can read command lines. An invalid value is a Problem with the
setting, the value and what is expected.
"""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from bottega.system import home
from bottega.table.problem import Problem

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

LEVELS: Final = ("debug", "info", "warning", "error")


@dataclass(frozen=True, slots=True)
class Rate:
    """`burst` requests at once; after that, one more every `every` milliseconds."""

    burst: int
    every: int


@dataclass(frozen=True, slots=True)
class AskerLimits:
    """Limits for each client. A whole club may share an address, so an address gets more than an account."""

    head: int = 32 * 1024
    body: int = 64 * 1024
    depth: int = 32
    #: Milliseconds for the head and for the body to arrive, and for the answer to be made.
    receiving: int = 10_000
    answering: int = 30_000
    #: JSON of an account's settings, in bytes.
    settings: int = 16 * 1024
    #: Maximum changes of a name within `rename_days`.
    renames: int = 3
    rename_days: int = 30
    #: Sockets of one account, and matches that it has open or under way.
    sockets: int = 20
    matches: int = 200
    tokens: int = 20
    sessions: int = 50
    #: Maximum passwords that are hashed at once, and that wait for it.
    hashing: int = 2
    hash_queue: int = 32
    #: The cost of a password, as argon2 counts it: rounds, KiB of memory, lanes.
    hash_rounds: int = 3
    hash_memory: int = 64 * 1024
    hash_lanes: int = 1
    #: Maximum clients whose rates are remembered.
    buckets: int = 50_000
    reading_address: Rate = Rate(400, 20)
    reading_account: Rate = Rate(200, 50)
    writing_address: Rate = Rate(120, 50)
    writing_account: Rate = Rate(60, 100)
    logging_in: Rate = Rate(20, 3_000)
    coming_in: Rate = Rate(40, 30_000)
    opening_tables: Rate = Rate(60, 20_000)
    recovering: Rate = Rate(10, 60_000)
    #: How often an account may report players, and be sent a link for a new password.
    reporting: Rate = Rate(5, 600_000)
    recovering_account: Rate = Rate(3, 1_200_000)
    #: Reviews of an account: 40 in a day, of which 8 are deep; and answers to positions it practises.
    reviewing: Rate = Rate(40, 2_160_000)
    reviewing_deep: Rate = Rate(8, 10_800_000)
    practising: Rate = Rate(30, 3_000)


@dataclass(frozen=True, slots=True)
class Retention:
    """For how many days things are kept after nothing happened with them any more; 0: for ever."""

    #: Tables that have not begun; then they are closed.
    keep_open: int = 14
    #: Matches under way in which nobody decides; then they are abandoned.
    keep_idle: int = 180
    #: The same for matches against bots, in which nobody else waits.
    keep_bots: int = 30
    #: Matches that were abandoned, or closed before they began; then they are deleted.
    keep_abandoned: int = 90
    #: Guests who do not come back. A session lives for a year, so fewer days than that log guests out.
    keep_guests: int = 395
    #: Chat of matches that have ended.
    keep_chat: int = 365


@dataclass(frozen=True, slots=True)
class Mail:
    """Where mail goes out (``smtps://user:password@host``, or ``smtp://`` to begin without TLS), which is a
    secret, and whom it comes from (``Bottega <games@example.org>``)."""

    url: str = ""
    sender: str = ""


@dataclass(frozen=True, slots=True)
class Config:
    host: str = "127.0.0.1"
    port: int = 8000
    #: All files of the server, unless the database is elsewhere.
    data: Path = Path("bottega-data")
    #: Empty: an SQLite file in the data directory. Otherwise a file, sqlite:///FILE or postgresql://...
    database: str = ""
    #: Empty: the server is one process.
    redis: str = ""
    #: The addresses of the site, e.g. https://games.example.org. Empty: any address.
    origins: tuple[str, ...] = ()
    #: Names that the Host header may have. Empty: any.
    hosts: tuple[str, ...] = ()
    #: Cookies for TLS only. None: where the request or the first origin is https.
    secure_cookies: bool | None = None
    #: Proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted.
    trusted_proxies: tuple[Network, ...] = ()
    mail: Mail = Mail()
    retention: Retention = Retention()
    limits: AskerLimits = AskerLimits()
    #: Days for which a name that was given up is kept for its account.
    keep_names: int = 90
    #: Sockets of one address. A whole club may share one.
    address_sockets: int = 50
    #: Whether the rates in `limits` apply.
    rate_limits: bool = True
    #: Child processes that run the rules, and that think for bots; 0 for thinkers: no bots.
    referees: int = 1
    thinkers: int = 1
    #: The work that goes into a review of a match, in percent of the usual; 0: no reviews and no practice.
    reviews: int = 100
    #: None: "info", on a terminal "warning".
    log_level: str | None = None
    log_json: bool | None = None
    #: With this token, /metrics can be read from anywhere. Empty: only from this machine.
    metrics_token: str = ""
    #: Whom push services may contact: a mailto: or https: address. Empty: the first origin.
    contact: str = ""
    #: Webhooks and ntfy servers that players may use although they are in the host's own network or have no
    #: TLS: names, addresses, or either with a port.
    notice_hosts: tuple[str, ...] = ()
    #: The built web client; None: the one in the package.
    web: Path | None = None
    #: Milliseconds for requests to finish when the server stops.
    shutdown: int = 10_000


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: how it is read, the name of its value in the help text, and whether it is secret."""

    name: str
    read: Callable[[str, str], Any]
    metavar: str = ""
    secret: bool = False
    #: Where the value goes, if not to `Config.<name>`: a part of the configuration, and its field.
    part: tuple[str, str] | None = None

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return "BOTTEGA_" + self.name.upper()


# Readers: the setting as it was called, and its text.


def _text(called: str, text: str) -> str:
    return text.strip()


def _path(called: str, text: str) -> Path:
    return Path(text).expanduser()


def _number(low: int, high: int) -> Callable[[str, str], int]:
    def read(called: str, text: str) -> int:
        if not (text.strip().isascii() and text.strip().isdecimal() and low <= int(text[:12]) <= high):
            raise Problem("setting-number", setting=called, value=text, low=low, high=high)
        return int(text)

    return read


def _choice(*choices: str) -> Callable[[str, str], str]:
    def read(called: str, text: str) -> str:
        if text not in choices:
            raise Problem("setting-choice", setting=called, value=text, choices=list(choices))
        return text

    return read


def _switch(called: str, text: str) -> bool:
    return _choice("on", "off")(called, text) == "on"


def _database(called: str, text: str) -> str:
    """A file, sqlite:///FILE or postgresql://... It may hold a password, so it is not repeated."""
    if "://" in text and urlsplit(text).scheme not in ("sqlite", "postgresql", "postgres"):
        raise Problem("setting-database", setting=called)
    return text


def _redis(called: str, text: str) -> str:
    if urlsplit(text).scheme not in ("redis", "rediss", "unix"):
        raise Problem("setting-redis", setting=called)
    return text


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _origins(called: str, text: str) -> tuple[str, ...]:
    origins = []
    for origin in _listed(text):
        parts = urlsplit(origin)
        rest = (parts.path.rstrip("/"), parts.query, parts.fragment, parts.username)
        if parts.scheme not in ("http", "https") or not parts.hostname or any(rest):
            raise Problem("setting-origin", setting=called, value=origin)
        origins.append(f"{parts.scheme}://{parts.netloc.lower()}")
    return tuple(origins)


def _hosts(called: str, text: str) -> tuple[str, ...]:
    return tuple(host.lower() for host in _listed(text))


def _networks(called: str, text: str) -> tuple[Network, ...]:
    networks: list[Network] = []
    for network in _listed(text):
        try:
            networks.append(ipaddress.ip_network(network, strict=False))
        except ValueError as error:
            raise Problem("setting-network", setting=called, value=network) from error
    return tuple(networks)


#: In the order of the help text.
SETTINGS: Final = (
    Setting("host", _text, "ADDRESS"),
    Setting("port", _number(0, 65535), "N"),
    Setting("data", _path, "FOLDER"),
    Setting("database", _database, "URL"),
    Setting("redis", _redis, "URL"),
    Setting("origins", _origins, "URL,URL"),
    Setting("hosts", _hosts, "NAME,NAME"),
    Setting("trusted_proxies", _networks, "ADDRESS,NETWORK"),
    Setting("secure_cookies", _switch, "on|off"),
    Setting("rate_limits", _switch, "on|off"),
    Setting("address_sockets", _number(1, 100_000), "N"),
    Setting("keep_names", _number(0, 3650), "DAYS"),
    Setting("referees", _number(1, 64), "N"),
    Setting("thinkers", _number(0, 64), "N"),
    Setting("reviews", _number(0, 1000), "PERCENT"),
    Setting("web", _path, "FOLDER"),
    Setting("contact", _text, "ADDRESS"),
    Setting("notice_hosts", _hosts, "NAME,NAME"),
    Setting("log_level", _choice(*LEVELS), "|".join(LEVELS)),
    Setting("log_json", _switch, "on|off"),
    *(
        Setting(kept.name, _number(0, 36_500), "DAYS", part=("retention", kept.name))
        for kept in fields(Retention)
    ),
    Setting("mail_url", _text, secret=True, part=("mail", "url")),
    Setting("mail_sender", _text, secret=True, part=("mail", "sender")),
    Setting("metrics_token", _text, secret=True),
)


def read_config(given: Mapping[str, str | None], environ: Mapping[str, str] = os.environ) -> Config:
    """The settings `given` on the command line (by name; None and absent are not given), and those of the
    environment. An empty variable is not set."""
    values: dict[str, Any] = {"data": home(environ) / "server"}
    parts: dict[str, dict[str, Any]] = {"mail": {}, "retention": {}}
    for setting in SETTINGS:
        text, called = given.get(setting.name), setting.flag
        if text is None:
            text, called = environ.get(setting.variable) or None, setting.variable
        if text is None:
            continue
        value = setting.read(called, text)
        if setting.part is None:
            values[setting.name] = value
        else:
            part, name = setting.part
            parts[part][name] = value
    return Config(mail=Mail(**parts["mail"]), retention=Retention(**parts["retention"]), **values)
