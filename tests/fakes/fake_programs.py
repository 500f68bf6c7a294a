"""A fake Python for build_all.sh, and a function that writes programs."""

from __future__ import annotations

from pathlib import Path

# A fake Python. The environments that it creates satisfy every requirement.
PYTHON = """#!/bin/sh
[ "$1" != -I ] || shift
case "$*" in
  --version) echo Python 3.11.2 ;;
  "-m venv "*)
    mkdir -p "$3/bin"
    cp "$0" "$3/bin/python"
    printf '#!%s\\n' "$3/bin/python" > "$3/bin/pip"
    chmod +x "$3/bin/pip"
    printf '#!/bin/sh\\necho nybforge "$@"\\n' > "$3/bin/nybforge"
    chmod +x "$3/bin/nybforge" ;;
  "-m pytest "*) echo "$@" ;;
esac
"""


def program(path: Path, text: str) -> Path:
    """Write an executable file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    return path
