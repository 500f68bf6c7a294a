"""Real packages for several test files. They are built once, in one channel.

The images of cuda122 are for one device only, because images for all devices take minutes.
test_device_code compiles every kernel for every architecture. C++ code is not optimized, because
optimizing takes five times as long; the libnybble of native_fixture is optimized. The checkout's
own channel is not changed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CHANNEL = ROOT / "build/tests/channel"
DEVICE = "sm_86"


@dataclass(frozen=True, slots=True, kw_only=True)
class Real:
    """A folder whose settings choose the device; nybforge runs there and uses the channel."""

    folder: Path
    channel: Path = CHANNEL

    @property
    def env(self) -> Mapping[str, str]:
        """The environment variables with which nybforge uses this checkout and the channel."""
        own = {"NYBFORGE_ROOT": ROOT, "NYBFORGE_OUTPUT": self.channel}
        own["CMAKE_CXX_COMPILER_LAUNCHER"] = ROOT / "tests/fakes/unoptimized"
        return {**os.environ, **{name: str(value) for name, value in own.items()}}

    def run(self, *argv: str | Path, check: bool = True) -> subprocess.CompletedProcess[str]:
        """Run nybforge and return the process."""
        done = subprocess.run(
            [sys.executable, "-m", "nybforge", *map(str, argv)],
            cwd=self.folder,
            capture_output=True,
            text=True,
            env=self.env,
        )
        assert not check or done.returncode == 0, f"{argv}\n{done.stdout}\n{done.stderr}"
        return done


def make_real(folder: Path) -> Real:
    """Write the settings into a folder."""
    (folder / "nybforge.toml").write_text(f'devices = ["{DEVICE}"]\n', "utf-8")
    return Real(folder=folder)
