"""A folder that looks like a machine to the doctor's probes, with files and short programs."""

from __future__ import annotations

import io
import os
from collections.abc import Mapping
from pathlib import Path

from nybforge.doctor.probes.host import Host
from nybforge.report import Report
from nybforge.run import Runner

__all__ = ["Machine"]


class Machine:
    """A folder that looks like a machine; the test adds its files and programs."""

    def __init__(self, root: Path, env: Mapping[str, str] | None = None) -> None:
        self.root = root
        self.env = {"PATH": f"{root}/usr/bin:{os.environ['PATH']}", **(env or {})}

    def file(self, path: str, text: str | bytes = "") -> Path:
        """Write a file."""
        target = self.root / path.lstrip("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode() if isinstance(text, str) else text)
        return target

    def program(self, path: str, script: str) -> Path:
        """Write a shell script."""
        target = self.file(path, f"#!/bin/sh\n{script}\n")
        target.chmod(0o755)
        return target

    def gcc(self, path: str, version: str, machine: str = "x86_64-linux-gnu") -> None:
        """A compiler that prints its version and its target."""
        self.program(
            path,
            f'case "$*" in *-dumpmachine*) echo {machine};; *version*) echo {version};; esac',
        )

    def nvcc(self, path: str, version: str) -> None:
        """An nvcc that prints its version, whatever the arguments are."""
        self.program(path, self.said(version))

    def said(self, version: str) -> str:
        """Return the shell command that prints nvcc's version text."""
        release = ".".join(version.split(".")[:2])
        return f'echo "Cuda compilation tools, release {release}, V{version}"'

    def toolkit(self, path: str, version: str) -> None:
        """An nvcc in a toolkit. Like the real nvcc, it uses the folder from which it was
        started as its toolkit, and prints that folder with --dryrun."""
        self.file(f"{path.rpartition('/')[0]}/nvcc.profile")
        lines = (
            'here="${0%/*}"',
            'if [ "$1" = --dryrun ]; then',
            '  echo "#$ _HERE_=$here" >&2',
            '  test ! -f "$here/nvcc.profile" || echo "#$ TOP=$here/.." >&2',
            "  exit",
            "fi",
            self.said(version),
        )
        self.program(path, "\n".join(lines))

    def host(self, machine: str = "x86_64", patience: float = 20) -> Host:
        """A machine with long time limits, so that tests pass on a busy machine."""
        report = Report(stdout=io.StringIO(), stderr=io.StringIO())
        env = {**self.env, "PATH": f"{self.root}/usr/bin:{self.root}/usr/local/bin:/bin:/usr/bin"}
        env.update(self.env)
        return Host(
            root=self.root,
            env=env,
            runner=Runner(report=report, env=env),
            machine=machine,
            prefix=self.root / "none",
            patience=patience,
        )
