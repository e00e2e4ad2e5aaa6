"""For monitoring: whether the server is alive and ready, and its metrics."""

from __future__ import annotations

import secrets

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from bottega.server.http.answers import Answer
from bottega.server.metrics import CONTENT_TYPE
from bottega.server.security.addresses import is_local
from bottega.server.security.asking import site_of
from bottega.table.problem import Problem

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def alive() -> Response:
    """The process answers; see /readyz for its parts."""
    return PlainTextResponse("ok\n")


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """503 if the site cannot serve; the answer says which parts are healthy."""
    able, parts = await site_of(request).health()
    return Answer({"ready": able, "parts": parts}, 200 if able else 503)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """For this machine, or with the configured token. Everybody else gets 404."""
    site = site_of(request)
    wanted = site.config.metrics_token
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    allowed = bool(wanted) and secrets.compare_digest(shown.encode(), wanted.encode())
    if not allowed and not is_local(request):
        raise Problem("not-found", 404)
    return Response(site.metrics.page(), media_type=CONTENT_TYPE)
