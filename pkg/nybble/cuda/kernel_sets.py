"""Find the installed kernel sets."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from nybble import compat


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """The kernel sets found, the folders searched, and the problems."""

    sets: tuple[compat.KernelSet, ...]
    folders: tuple[str, ...]  # all folders searched, in order
    empty: tuple[str, ...]  # folders of NYBBLE_KERNELS_PATH without a kernel set
    problems: tuple[str, ...]


def kernel_folders(environ: Mapping[str, str]) -> tuple[list[Path], list[Path]]:
    """Return the folders to search for kernel sets: from NYBBLE_KERNELS_PATH, then nybble's own."""
    here = Path(__file__).resolve().parents[1]
    named = environ.get("NYBBLE_KERNELS_PATH", "")
    folders = [Path(part) for part in named.split(os.pathsep) if part]
    wheels = sorted(here.parent.glob("nybble_kernels_*"))  # one kernel set per wheel
    return folders, [Path(sys.prefix) / "share" / "nybble" / "kernels", here / "kernels", *wheels]


def find_sets(environ: Mapping[str, str]) -> Found:
    """Return all kernel sets; if a target has several sets, only the first of them counts."""
    sets: dict[str, compat.KernelSet] = {}
    problems, empty = [], []
    named, own = kernel_folders(environ)
    for folder in (*named, *own):
        manifests = sorted(folder.glob("*/manifest.json"))
        if (folder / "manifest.json").is_file():  # the folder itself is a set
            manifests.insert(0, folder / "manifest.json")
        if folder in named and not manifests:
            empty.append(str(folder))
        for manifest in manifests:
            try:
                text = manifest.read_text(encoding="utf-8")
                found = compat.parse_manifest(text, str(manifest.parent))
            except (compat.CompatError, OSError, UnicodeDecodeError) as error:
                problems.append(str(error))
            else:
                sets.setdefault(found.target, found)
    return Found(
        sets=tuple(sets.values()),
        folders=tuple(map(str, (*named, *own))),
        empty=tuple(empty),
        problems=tuple(problems),
    )
