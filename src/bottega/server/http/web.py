"""The web client: the files that were built into the package, or a page with a link to the API.

A path that is not a file belongs to the client, so it gets index.html: a player may be called "Dr. No". Where
only files are (beside index.html, and in the folders of the build), a missing one is not found. A file with
a hash of its contents in its name never changes, and browsers may keep it for ever.
"""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from bottega.server.config import Config
from bottega.server.security.asking import language
from bottega.server.words import say
from bottega.table.problem import Problem

#: As the bundler names what it makes: assets/name-HASH.ext.
_HASHED: Final = re.compile(r"(^|/)assets/[^/]+-[A-Za-z0-9_-]{8}\.[a-z0-9]+$")
_KEPT: Final = "public, max-age=31536000, immutable"
_ASKED: Final = "no-cache"
#: A coding with its weight, in small letters.
_CODING: Final = re.compile(
    r"[ \t]*([!#$%&'*+.^_`|~0-9a-z-]+)[ \t]*(?:;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*)?"
)
#: Ready compressed variants, the best first.
_PACKED: Final = (("br", ".br"), ("gzip", ".gz"))

#: Python's own list, the same everywhere: the registry of Windows may say that a script is plain text, and
#: then no browser runs it.
_KINDS: Final = mimetypes.MimeTypes()
for _kind, _end in (
    ("application/manifest+json", ".webmanifest"),
    ("font/woff2", ".woff2"),
    ("text/javascript", ".js"),
):
    _KINDS.add_type(_kind, _end)


@dataclass(frozen=True, slots=True)
class _Asset:
    path: Path
    kind: str
    kept: str
    packed: tuple[tuple[str, Path], ...]


class Web:
    """Answers every path without a route. The files are listed once; what is not in the list is not served,
    whatever the path looks like."""

    path = "web"

    def __init__(self, config: Config) -> None:
        self._assets = _assets(folder(config))
        self._folders = {"", "assets", *(name.rpartition("/")[0] for name in self._assets)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1000})
            return
        path: str = scope["path"].removeprefix("/")
        if path == "api" or path.startswith("api/"):
            raise Problem("not-found", 404)
        # The metrics count requests under this name.
        scope["route"] = self
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        await self._find(path, Request(scope))(scope, receive, send)

    def _find(self, path: str, request: Request) -> Response:
        asset = self._assets.get(path)
        within, _, name = path.rpartition("/")
        if asset is None and "." in name and within in self._folders:
            raise Problem("not-found", 404)
        asset = asset or self._assets.get("index.html")
        return _bare(language(request)) if asset is None else _send(asset, request)


def folder(config: Config) -> Path:
    """The folder of the built client; it may not exist."""
    return config.web or Path(str(files("bottega"))) / "web"


def _assets(root: Path) -> dict[str, _Asset]:
    assets = {}
    for path in sorted(root.rglob("*")) if root.is_dir() else ():
        if path.is_file() and path.suffix not in (".br", ".gz"):
            kind = _KINDS.guess_type(path.name)[0] or "application/octet-stream"
            name = path.relative_to(root).as_posix()
            kept = _KEPT if _HASHED.search(name) else _ASKED
            packed = [(coding, path.with_name(path.name + end)) for coding, end in _PACKED]
            there = tuple((coding, variant) for coding, variant in packed if variant.is_file())
            assets[name] = _Asset(path, kind, kept, there)
    return assets


def _send(asset: _Asset, request: Request) -> Response:
    weights = coding_weights(request.headers.get("accept-encoding", ""))
    headers = {"cache-control": asset.kept}
    path = asset.path
    if asset.packed:
        headers["vary"] = "accept-encoding"
    # Of equal weights the first wins: ours is the smallest.
    wanted = max(asset.packed, key=lambda packed: weight_of(weights, packed[0]), default=None)
    if wanted is not None and weight_of(weights, wanted[0]) > 0:
        headers["content-encoding"], path = wanted
    return FileResponse(path, headers=headers, media_type=asset.kind)


def coding_weights(header: str) -> dict[str, float]:
    """The codings of an Accept-Encoding header, with how much the client wants each: 0 is not at all. What
    cannot be read is left out (RFC 9110, section 12.5.3).

    >>> coding_weights("gzip, BR;q=0.5, *;q=0")
    {'gzip': 1.0, 'br': 0.5, '*': 0.0}
    """
    weights = {}
    for part in header.lower().split(","):
        read = _CODING.fullmatch(part)
        if read is not None:
            weights[read[1]] = float(read[2] or 1)
    return weights


def weight_of(weights: dict[str, float], coding: str) -> float:
    """What the client said of this coding, or of all others."""
    return weights.get(coding, weights.get("*", 0.0))


def _bare(lang: str) -> Response:
    """The page of a server without a client."""
    title, text, api = (say(lang, id) for id in ("web-title", "web-none", "web-api"))
    page = (
        f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f'<h1>{title}</h1>\n<p>{text}</p>\n<p><a href="/api/docs">{api}</a></p>\n</html>\n'
    )
    return HTMLResponse(page, headers={"cache-control": _ASKED, "vary": "accept-language"})
