"""Builds the documentation site into build/site: ``python -m tools.docsite [--serve]``.

With ``--serve`` the site is shown at http://127.0.0.1:8001 and follows changes of its sources.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Final

from tools.docsite import pages
from tools.docsite.check import problems
from tools.docsite.links import BrokenLink
from tools.docsite.look import NoFonts

ROOT: Final = pages.ROOT
CONFIG: Final = ROOT / "zensical.toml"
#: Pages before they are rendered, and the site.
GATHERED: Final = ROOT / "build" / "docs"
SITE: Final = ROOT / "build" / "site"


def main() -> int:
    parser = argparse.ArgumentParser(prog="make docs ARGS=", description="Build the documentation site.")
    parser.add_argument("--serve", action="store_true", help="show it in the browser and follow changes")
    parser.add_argument("--address", default="127.0.0.1:8001", metavar="HOST:PORT", help="where to show it")
    args = parser.parse_args()
    try:
        made = pages.generated()
        gather(pages.texts(made), pages.files())
        return serve(args.address, made) if args.serve else build()
    except (BrokenLink, NoFonts) as error:
        print(f"The site cannot be built: {error}", file=sys.stderr)
        return 1


def gather(texts: dict[str, str], files: dict[str, Path]) -> None:
    """Write all sources of the site; what is the same stays untouched, what is gone is removed."""
    wanted = {path: text.encode() for path, text in texts.items()}
    wanted |= {path: file.read_bytes() for path, file in files.items()}
    for path, content in wanted.items():
        target = GATHERED / path
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    for target in GATHERED.rglob("*"):
        if target.is_file() and target.relative_to(GATHERED).as_posix() not in wanted:
            target.unlink()


def build() -> int:
    """Render the site from nothing and check it."""
    shutil.rmtree(SITE, ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "--config-file", str(CONFIG)]
    if code := subprocess.run(command, cwd=ROOT).returncode:
        return code
    address = tomllib.loads(CONFIG.read_text(encoding="utf-8"))["project"]["site_url"]
    found = problems(SITE, address)
    for line in found:
        print(line, file=sys.stderr)
    if found:
        print(f"The site has {len(found)} bad links.", file=sys.stderr)
        return 1
    print(f"The site is in {SITE.relative_to(ROOT)}: {len(list(SITE.rglob('*.html')))} pages.")
    return 0


def serve(address: str, made: dict[str, str]) -> int:
    """Show the site until Ctrl-C. Written pages follow their sources, generated ones (`made`) do not."""
    command = [sys.executable, "-m", "zensical", "serve", "--dev-addr", address, "--config-file", str(CONFIG)]
    with subprocess.Popen(command, cwd=ROOT) as server:
        try:
            while server.poll() is None:
                time.sleep(1)
                try:
                    gather(pages.texts(made), pages.files())
                except (BrokenLink, OSError) as error:
                    print(f"Not updated: {error}", file=sys.stderr)
        except KeyboardInterrupt:
            server.terminate()
            return 0
    return server.returncode


if __name__ == "__main__":
    sys.exit(main())
