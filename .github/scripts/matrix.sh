#!/usr/bin/env bash
# Write the build matrix of the given targets (default: all) to the step output `include`:   matrix.sh [TARGET …]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

"$root/build_all.sh" --dry-run --quiet cpu > /dev/null # creates .venv
document=$("$root/.venv/bin/nybforge" matrix --json "$@")
jobs=$("$root/.venv/bin/python" -c 'import json, sys; print(json.dumps(json.load(sys.stdin)["include"]))' <<< "$document")
echo "include=$jobs" >> "${GITHUB_OUTPUT:-/dev/stdout}"
