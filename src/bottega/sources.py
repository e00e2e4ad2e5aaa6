"""Which Bottega runs: the sources as they are, or the extensions compiled from them.

A compiled wheel holds both, side by side, and Python prefers extensions. BOTTEGA_PURE=1 makes this
package import its sources only: the reference, for comparisons and for debugging.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourcesOnly(MetaPathFinder):
    """Finds Bottega's modules as sources and leaves all others alone."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith("bottega."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def choose() -> None:
    """Do as BOTTEGA_PURE says: called before anything else of Bottega is imported."""
    wish = os.environ.get("BOTTEGA_PURE", "")
    if wish not in ("", "0", "1"):
        raise ValueError(f"BOTTEGA_PURE is 1 (the sources only) or 0, not {wish!r}")
    if wish == "1":
        sys.meta_path.insert(0, SourcesOnly())


def compiled() -> bool:
    """Whether the rules that run here are compiled."""
    # By the suffixes of extensions: in a page the sources are bytecode, and end in `.pyc`.
    return str(sys.modules["bottega.engine.state"].__file__).endswith(tuple(EXTENSION_SUFFIXES))
