"""Requests over plain HTTP.

A client of httpx reads all certificates of the system when it is made, which takes longer than a dozen
requests, unless it is told to check none. No server of a test speaks TLS.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import httpx

Client: Final = partial(httpx.Client, verify=False)
AsyncClient: Final = partial(httpx.AsyncClient, verify=False)
get: Final = partial(httpx.get, verify=False)
post: Final = partial(httpx.post, verify=False)
