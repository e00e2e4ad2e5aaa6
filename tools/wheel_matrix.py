"""Check the configuration of cibuildwheel: print what it would build; fail if a wheel is missing or unwanted.

Run by `make dist` in an environment with cibuildwheel. Nothing is built.
"""

from __future__ import annotations

import subprocess
import sys

PYTHONS = ("cp311", "cp312", "cp313", "cp314")
#: For each system, the processors as cibuildwheel calls them, and the ends of the names of the wheels.
SYSTEMS = {
    "linux": (
        "x86_64,aarch64",
        ("manylinux_x86_64", "manylinux_aarch64", "musllinux_x86_64", "musllinux_aarch64"),
    ),
    "macos": ("x86_64,arm64", ("macosx_x86_64", "macosx_arm64")),
    "windows": ("AMD64", ("win_amd64",)),
}


def planned(system: str, processors: str) -> set[str]:
    command = [sys.executable, "-m", "cibuildwheel", "--print-build-identifiers"]
    done = subprocess.run(
        [*command, "--platform", system, "--archs", processors, "."],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"cibuildwheel does not accept its configuration for {system}:\n{done.stderr}")
    return set(done.stdout.split())


def main() -> int:
    failed = False
    for system, (processors, ends) in SYSTEMS.items():
        found = planned(system, processors)
        wanted = {f"{python}-{end}" for python in PYTHONS for end in ends}
        print(f"{system}: {len(found)} wheels")
        for name in sorted(found ^ wanted):
            failed = True
            print(f"  {name} is {'missing' if name in wanted else 'not wanted'}", file=sys.stderr)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
