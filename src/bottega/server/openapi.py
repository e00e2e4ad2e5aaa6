"""The description of the API on standard output, from which types are made: ``python -m
bottega.server.openapi``. It opens no port, and writes only into a temporary folder."""

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
