#!/bin/sh
# Installs an unpacked bundle with python3, or with conda or mamba if there is no python3.
set -eu
# Use only absolute PATH entries: an empty or relative one would run programs of the working folder.
set -f
absolute=
IFS=:
for folder in ${PATH:-}; do case $folder in /*) absolute=$absolute${absolute:+:}$folder ;; esac; done
unset IFS
set +f
PATH=${absolute:-/usr/bin:/bin}
export PATH
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)

for python in "${NYBFORGE_PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11 python3.10 python3.9 python3.8 python; do
  if command -v "$python" > /dev/null 2>&1 && "$python" -I -c 'import sys, bz2; sys.exit(sys.version_info < (3, 6))' 2> /dev/null; then
    # -I ignores modules of the working folder, PYTHONPATH and the home. Modules beside the installer's package are not found either.
    exec "$python" -I -B -c '
import importlib.util, os, sys
for name in ("nybble", "nybforge"):
    folder = os.path.join(sys.argv[1], "installer", name)
    place = os.path.join(folder, "__init__.py")
    spec = importlib.util.spec_from_file_location(name, place, submodule_search_locations=[folder])
    sys.modules[name] = importlib.util.module_from_spec(spec)
from nybforge.environments.bundle_installer.__main__ import main
sys.exit(main(["--payload"] + sys.argv[1:]))
' "$here" "$@"
  fi
done

# No Python: install with conda. conda compares no hashes over file://, so sha256sum compares them
# first.
prefix=
while [ $# -gt 0 ]; do
  case "$1" in
    --prefix) prefix=${2:?--prefix needs a folder}; shift 2 ;;
    --prefix=*) prefix=${1#--prefix=}; shift ;;
    *) echo "error: $1 needs python3 on this node" >&2; exit 2 ;;
  esac
done
[ -n "$prefix" ] || { echo "error: --prefix is missing" >&2; exit 2; }
for tool in micromamba mamba conda; do
  if command -v "$tool" > /dev/null 2>&1; then
    (cd "$here" && sha256sum --quiet -c SHA256SUMS) || {
      echo "error: the bundle does not match its list of checksums" >&2
      exit 2
    }
    sed "s|^channel/|file://$here/channel/|" "$here/explicit.txt" > "$here/explicit.local.txt"
    exec "$tool" create --yes --offline --prefix "$prefix" --file "$here/explicit.local.txt"
  fi
done
echo "error: this node has neither python3 (3.6 or later, with bz2) nor conda or mamba" >&2
exit 2
