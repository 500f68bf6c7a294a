"""The machine that the probes examine: its files, its environment variables, and programs that run
through run.py."""

from __future__ import annotations

import glob
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from nybforge.run import Captured, Runner, quoted
from nybforge.waits import in_order

TOOL_LIMIT_S = 1.5

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True, kw_only=True)
class Host:
    """A machine, or in tests a folder with the files of a machine."""

    root: Path
    env: Mapping[str, str]
    runner: Runner
    machine: str
    prefix: Path  # the prefix of the Python that runs nybforge
    silent: list[str] = field(default_factory=list)  # commands that timed out
    patience: float = 1.0  # the time limits of programs are multiplied by this factor

    def path(self, absolute: str) -> Path:
        """Return the path below the root for an absolute path of the machine."""
        return self.root / absolute.lstrip("/")

    def shown(self, path: Path) -> str:
        """Return the path as it is on the machine, without the root before it."""
        if self.root != Path("/") and path.is_relative_to(self.root):
            return "/" + str(path.relative_to(self.root))
        return str(path)

    def read(self, absolute: str, limit: int = 1 << 20) -> str | None:
        """Return the text of a file up to `limit` bytes, or None if the file cannot be read."""
        try:
            with self.path(absolute).open("rb") as stream:
                return stream.read(limit).decode("utf-8", "replace")
        except OSError:
            return None

    def matching(self, pattern: str) -> list[Path]:
        """Return the paths below the root that match an absolute glob pattern, sorted."""
        base = glob.escape(str(self.root)) if self.root != Path("/") else ""
        return sorted(Path(name) for name in glob.glob(f"{base}/{pattern.lstrip('/')}"))

    def capture(self, argv: Sequence[str | Path], limit: float = TOOL_LIMIT_S) -> Captured:
        """Run a program with a time limit in seconds and return its output."""
        said = self.runner.capture(argv, timeout=limit * self.patience, env=self.env)
        if said.timed_out:
            self.silent.append(quoted([self.shown(Path(argv[0])), *argv[1:]]))
        return said

    def which(self, name: str) -> Path | None:
        """Return the path of the program with that name, or None. Only absolute folders in PATH are
        searched."""
        for folder in self.folders("PATH"):
            if not folder.is_absolute():
                continue
            candidate = folder / name
            if candidate.is_file() and os.access(candidate, os.X_OK):
                return candidate
        return None

    def folders(self, variable: str) -> list[Path]:
        """Return the existing folders in a PATH-like variable, in order and without duplicates."""
        seen: dict[Path, None] = {}
        for part in self.env.get(variable, "").split(os.pathsep):
            folder = Path(part) if part else None
            if folder is None:
                continue
            if self.root != Path("/") and not folder.is_relative_to(self.root):
                folder = self.path(str(folder))
            if folder.is_dir():
                seen.setdefault(folder)
        return list(seen)

    def prefixes(self) -> list[Path]:
        """Return the folders of the active environments, then of the environment of the Python on
        PATH, then of nybforge's environment."""
        named = [self.env.get(name) for name in ("CONDA_PREFIX", "VIRTUAL_ENV")]
        found = [self.path(name) for name in named if name]
        python = self.which("python3") or self.which("python")
        if python is not None:
            found.append(python.parent.parent)
        if self.root == Path("/"):
            found.append(self.prefix)
        return list(dict.fromkeys(path for path in found if path.is_dir()))


def at_once(ask: Callable[[Path], Answer], paths: Iterable[Path]) -> list[Answer]:
    """Call `ask` for all paths in parallel and return the answers in the order of the paths."""
    with ThreadPoolExecutor(max_workers=16) as pool:
        return in_order(pool, ask, paths)
