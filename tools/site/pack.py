"""Packs what a page needs into two archives: of Python's own library, and of Bottega with its packages.

Both hold compiled modules without docstrings (as with -OO), and nothing that no page uses. They are stored,
not compressed: the host of the site compresses them better (`web/scripts/site.mjs`).
"""

from __future__ import annotations

import io
import marshal
import pickle
import sys
import zipfile
from importlib import import_module
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import ModuleType
from typing import Final

from tools.site.metadata import metadata

REPOSITORY: Final = Path("/repository")
PACKAGES: Final = Path("/packages")

#: What Python itself may import at an unexpected moment: to print an error, to unpack an archive.
MORE: Final = (
    "encodings.ascii",
    "encodings.cp437",
    "encodings.latin_1",
    "encodings.utf_8",
    "encodings.utf_8_sig",
    "linecache",
    "shutil",
    "tokenize",
    "traceback",
    "zipfile",
    "zipfile._path",
    "zipimport",
)
#: The languages of Babel that ours need, each with those that it is derived from.
LOCALES: Final = ("en", "en_001", "en_GB", "fr", "fr_FR", "it", "it_IT", "root")
#: What their data have that no sentence of ours needs: names of currencies, units, zones and territories.
UNUSED: Final = frozenset(
    (
        "compact_currency_formats",
        "compound_unit_patterns",
        "currency_names",
        "currency_names_plural",
        "date_fields",
        "interval_formats",
        "languages",
        "meta_zones",
        "scripts",
        "territories",
        "territory_currencies",
        "territory_languages",
        "territory_zones",
        "time_zones",
        "unit_display_names",
        "unit_patterns",
        "variants",
        "windows_zone_mapping",
        "zone_aliases",
        "zone_territories",
    )
)
#: Our packages whose data a page reads.
DATA: Final = ("bots", "engine", "games", "lessons", "page", "review", "table")
#: Modules that run only while a page is packed.
TOOLS: Final = ("tools", "tests", "bottega.__main__")
#: The same time for every file, so that the same sources make the same archive.
TIME: Final = (1980, 1, 1, 0, 0, 0)


class Archive:
    """A zip whose files are stored in the order of their names."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}

    def add(self, name: str, content: bytes) -> None:
        self.files[name] = content

    def add_module(self, name: str, source: bytes, path: str) -> None:
        """A module of this name, compiled; `path` is where it stood, without ``.py``."""
        code = compile(source, f"{path}.py", "exec", dont_inherit=True, optimize=2)
        if any(column is not None for _, _, column, _ in code.co_positions()):
            raise ValueError("Python must run with PYTHONNODEBUGRANGES: columns are a sixth of the archives")
        # By hash (1), and never checked: there is no source to compare with.
        self.add(f"{path}.pyc", MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code))

    def written(self) -> bytes:
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
            for name in sorted(self.files):
                archive.writestr(zipfile.ZipInfo(name, TIME), self.files[name])
        return buffer.getvalue()


def used(imported: list[str]) -> dict[str, ModuleType]:
    """The modules of these names, and those that may be imported later."""
    for name in MORE:
        import_module(name)
    return {
        name: sys.modules[name]
        for name in sorted({*imported, *MORE})
        if getattr(sys.modules[name], "__file__", None) and name.partition(".")[0] not in TOOLS
    }


def pack(library: str, imported: list[str]) -> tuple[bytes, bytes, list[str]]:
    """Both archives, and the names of all modules in them. `library` is the path of the archive with Python's
    own library, `imported` are the modules that `scenario.run` has imported."""
    python, own = Archive(), Archive()
    names = []
    with zipfile.ZipFile(library) as whole:
        for name, module in used(imported).items():
            place = str(module.__file__)
            names.append(name)
            if ".zip/" in place:
                inside = place.partition(".zip/")[2]
                python.add_module(name, whole.read(inside), inside.removesuffix(".py"))
            elif place.endswith(".py"):
                path = Path(place)
                root = PACKAGES if path.is_relative_to(PACKAGES) else REPOSITORY / "src"
                inside = str(path.relative_to(root))
                own.add_module(name, path.read_bytes(), inside.removesuffix(".py"))
    add_data(own)
    return python.written(), own.written(), names


def words_of_locale(content: bytes) -> bytes:
    """A file of Babel without what is not used; the tags of languages are those of ours."""
    known = {name: value for name, value in pickle.loads(content).items() if name not in UNUSED}
    tags = known.get("likely_subtags")
    if tags is not None:
        ours = {locale.partition("_")[0] for locale in LOCALES}
        known["likely_subtags"] = {tag: full for tag, full in tags.items() if tag.partition("_")[0] in ours}
    return pickle.dumps(known, 2)


def add_data(own: Archive) -> None:
    source = REPOSITORY / "src" / "bottega"
    for package in DATA:
        for path in sorted((source / package).rglob("data/**/*")):
            if path.is_file() and "__pycache__" not in path.parts:
                own.add(f"bottega/{path.relative_to(source)}", path.read_bytes())
    babel = PACKAGES / "babel"
    for name in ("global.dat", *[f"locale-data/{locale}.dat" for locale in LOCALES]):
        own.add(f"babel/{name}", words_of_locale((babel / name).read_bytes()))
    for name, content in metadata().items():
        own.add(name, content)
