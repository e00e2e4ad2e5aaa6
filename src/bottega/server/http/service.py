"""What the routes about matches work with."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from bottega.server.parts import Parts
from bottega.server.security.asking import site_of


async def parts_of(request: Request) -> Parts:
    return site_of(request).part(Parts)


Service = Annotated[Parts, Depends(parts_of)]
