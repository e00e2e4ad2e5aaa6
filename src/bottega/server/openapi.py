"""The description of the API on standard output, for whoever makes types from it: ``python -m
bottega.server.openapi``. No port is opened, and what little is written goes into a folder that is removed."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import orjson

from bottega.server.app import create_app
from bottega.server.config import Config
from bottega.server.making import make_site


def main() -> None:
    with TemporaryDirectory() as folder:
        site = make_site(replace(Config(), data=Path(folder)))
        sys.stdout.buffer.write(orjson.dumps(create_app(site).openapi()))


if __name__ == "__main__":
    main()
