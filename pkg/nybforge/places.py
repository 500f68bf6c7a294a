"""Finds the checkout, its channel and the folder for downloads."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path

from nybforge.errors import UsageError

__all__ = ["build_command", "cache_folder", "find_root"]


def cache_folder(env: Mapping[str, str]) -> Path:
    """Return the folder for downloads: NYBFORGE_CACHE, or nybforge in the user's cache folder.
    Raise UsageError if HOME is a relative path, and for a user without a home folder (a container's
    `--user 12345`)."""
    if env.get("NYBFORGE_CACHE"):
        return Path(env["NYBFORGE_CACHE"]).absolute()
    if Path(env.get("XDG_CACHE_HOME", "")).is_absolute():  # XDG ignores relative paths
        return Path(env["XDG_CACHE_HOME"], "nybforge")
    hint = "set the folder for downloads: NYBFORGE_CACHE=/tmp/nybforge-cache"
    try:
        home = Path(env.get("HOME") or Path.home())
    except RuntimeError:
        raise UsageError(
            "there is no folder for downloads, because this user has no home folder",
            why="HOME is not set, and the system's user database does not list this user",
            hint=hint,
        ) from None
    if not home.is_absolute():
        raise UsageError(
            f"HOME is {str(home)!r}, expected an absolute path",
            why="the folder for downloads is in the home folder",
            hint=f"set HOME, or {hint}",
        )
    return home / ".cache/nybforge"


def find_root(start: Path, env: Mapping[str, str]) -> Path:
    """Return the checkout: NYBFORGE_ROOT; or the working directory or its nearest parent that
    contains recipe/variants; or the checkout that contains this package."""
    if env.get("NYBFORGE_ROOT"):
        root = Path(env["NYBFORGE_ROOT"]).absolute()
        if not (root / "recipe/variants").is_dir():
            raise UsageError(
                "NYBFORGE_ROOT does not name a checkout of this repository",
                where=root,
                why="the folder has no subfolder recipe/variants",
                hint="unset NYBFORGE_ROOT, or set it to the checkout's folder",
            )
        return root
    here = Path(__file__).resolve().parents[2]
    for folder in (start, *start.parents, here):
        if (folder / "recipe/variants").is_dir():
            return folder
    return here


def build_command(output: Path, *words: str) -> str:
    """Return the command that builds packages into a channel. A checkout's own channel is the
    default."""
    own = output.name == "output" and (output.parent / "recipe/variants").is_dir()
    return shlex.join(["nybforge", "build", *([] if own else ["--output", str(output)]), *words])
