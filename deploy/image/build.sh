#!/bin/sh
# Build Bottega and install it into a folder, to be copied as it is into an image:
#
#     deploy/image/build.sh /opt/bottega
#
# The folder becomes a Python environment without pip: Bottega with its pages and compiled rules, and the packages of
# requirements/run.txt that the server needs, with their hashes checked. It works where it was made, so the image must
# have it at the same place, with the same Python. BOTTEGA_BUILD=pure leaves out the compiled rules, BOTTEGA_PAGES=no the
# pages. PYTHON names the Python.
set -eu
cd "$(dirname "$0")/../.."

if [ $# -ne 1 ]; then
  echo "usage: deploy/image/build.sh FOLDER" >&2
  exit 2
fi
target=$1
if [ -e "$target" ]; then
  echo "build.sh: $target exists already. Remove it, or name another folder." >&2
  exit 2
fi
export BOTTEGA_BUILD="${BOTTEGA_BUILD:-compiled}" BOTTEGA_PAGES="${BOTTEGA_PAGES:-yes}"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"${PYTHON:-python3}" -m venv "$work/tools"
pip() {
  "$work/tools/bin/python" -m pip --disable-pip-version-check --quiet "$@"
}

echo "build.sh: packages"
pip wheel --require-hashes --no-deps --requirement requirements/run.txt --wheel-dir "$work/wheels"
# Everything comes out of this folder from here on: what is installed is what was checked.
pip install --no-index --no-deps --no-compile "$work"/wheels/*.whl

echo "build.sh: Bottega ($BOTTEGA_BUILD, pages: $BOTTEGA_PAGES)"
pip wheel --no-index --no-deps --no-build-isolation --wheel-dir "$work/bottega" .

echo "build.sh: $target"
"${PYTHON:-python3}" -m venv --without-pip "$target"
# Only what Bottega asks for: the tools of the build stay behind. The modules are compiled to bytecode now, because the
# file system of a container can be read-only.
wheel=$(echo "$work"/bottega/bottega-*.whl)
pip --python "$target/bin/python" install --no-index --find-links "$work/wheels" --compile "${wheel}[server]"
chmod -R a+rX,go-w "$target"
"$target/bin/bottega" --version
