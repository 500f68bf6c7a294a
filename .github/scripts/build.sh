#!/usr/bin/env bash
# Build a target's packages, wheels and report into a folder, with the checksum of every file:   build.sh TARGET FOLDER
# Packages that FOLDER/channel already has are kept if they are up to date.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

if (($# != 2)); then
  echo "usage: build.sh TARGET FOLDER" >&2
  exit 2
fi
target=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
rm -rf "$folder/wheels"
export NYBFORGE_OUTPUT=$folder/channel

"$root/build_all.sh" "$target" --package nybble-bitsandbytes
"$root/.venv/bin/nybforge" wheel "$target" --dist "$folder/wheels"
"$root/.venv/bin/nybforge" channel verify
"$root/.venv/bin/nybforge" report -o "$folder/report.html"
# the channel's lock files are not part of the result
rm -rf "$folder"/channel/.nybforge/{lock,sources,locks}
cd "$folder"
sums=$(find . -type f -printf '%P\0' | sort -z | xargs -0 sha256sum)
echo "$sums" > SHA256SUMS
