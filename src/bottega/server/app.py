"""The application: routes, middleware, and the answers to errors."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response

import bottega
from bottega.server.http import accounts, docs, health
from bottega.server.http.answers import STORE_ERRORS, refusal, store_problem
from bottega.server.http.invalid import invalid
from bottega.server.http.views import describe_views
from bottega.server.http.web import Web
from bottega.server.security.asking import cookie_name, language, site_of
from bottega.server.security.gate import Gate
from bottega.server.site import Site
from bottega.table.problem import Problem

_DESCRIPTION: Final = """
A browser gets a cookie; a program sends a token instead (`Authorization: Bearer ...`). A request that changes
something and carries a cookie must come from a page of this site, or have the header `X-Bottega`.

Every refusal has the same form: a code for programs, a sentence in the language of the client, and values.
"""
_TAGS: Final = [
    {"name": "accounts", "description": "Guests, logging in, one's own account, tokens for programs."}
]
_SECURITY: Final = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": cookie_name(secure=False)},
    "token": {"type": "http", "scheme": "bearer"},
}


def create_app(site: Site) -> FastAPI:
    """The site as an ASGI application. It opens the site when the server starts, unless it is open already,
    and closes what it opened."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opens = not site.is_open
        if opens:
            await site.open()
        try:
            yield
        finally:
            if opens:
                await site.close()

    app = _App(
        title="Bottega",
        version=bottega.__version__,
        description=_DESCRIPTION,
        openapi_url="/api/openapi.json",
        openapi_tags=_TAGS,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        generate_unique_id_function=operation_id,
        redirect_slashes=False,
        # Its records would hold request bodies and error messages.
        telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False},
    )
    app.state.site = site
    app.add_middleware(Gate, site=site)
    for kind, handler in _HANDLERS.items():
        app.add_exception_handler(kind, handler)
    for router in (accounts.router, docs.router, health.router, *site.routers):
        app.include_router(router)
    app.router.default = Web(site.config)
    return app


class _App(FastAPI):
    """With what FastAPI cannot know: cookies and tokens, and the views of the games."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            schema = super().openapi()
            schema.setdefault("components", {})["securitySchemes"] = _SECURITY
            describe_views(schema)
            schema["security"] = [{}, *({name: []} for name in _SECURITY)]
        assert self.openapi_schema is not None
        return self.openapi_schema


def operation_id(route: APIRoute) -> str:
    """What a generated client calls an operation: `log_out_everywhere` becomes logOutEverywhere."""
    first, *others = route.name.split("_")
    return first + "".join(part.capitalize() for part in others)


# The answers to errors; the gate answers all others with the number of the request.


async def _problem(connection: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, Problem)
    site_of(connection).metrics.problems.labels(error.code).inc()
    return refusal(error, language(connection))


async def _store(connection: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, STORE_ERRORS)
    return await _problem(connection, store_problem(error))


async def _invalid(connection: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return await _problem(connection, invalid(error.errors(), language(connection)))


async def _http(connection: HTTPConnection, error: Exception) -> Response:
    """What the framework refuses: an unknown path or method, a body that cannot be read."""
    assert isinstance(error, HTTPException)
    codes = {404: "not-found", 405: "method"}
    answer = await _problem(
        connection, Problem(codes.get(error.status_code, "bad-request"), error.status_code)
    )
    answer.headers.update(error.headers or {})
    if error.status_code == 405 and (allowed := _allowed(connection)):
        answer.headers["allow"] = ", ".join(allowed)
    return answer


def _allowed(connection: HTTPConnection) -> list[str]:
    """All methods of this path; the framework knows only those of one route."""
    routers = (accounts.router, health.router, *site_of(connection).routers)
    routes = [route for router in routers for route in router.routes if isinstance(route, APIRoute)]
    path = connection.scope["path"]
    return sorted(
        {method for route in routes if route.path_regex.match(path) for method in route.methods or ()}
    )


_HANDLERS: Final[dict[type[Exception], Callable[[Any, Exception], Any]]] = {
    Problem: _problem,
    **dict.fromkeys(STORE_ERRORS, _store),
    RequestValidationError: _invalid,
    HTTPException: _http,
}
