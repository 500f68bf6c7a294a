"""Tests a package for another architecture on this machine: runs the package's C program under
user-mode emulation."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from nybble.compat.children import find_program
from nybforge.errors import HostLacksTool, TestFailed
from nybforge.failure import excerpt
from nybforge.leftovers import scratch_folder
from nybforge.platforms import host_platform, platform_of
from nybforge.run import Runner

__all__ = ["Emulation", "emulation_for", "is_foreign", "test_under_emulation"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Emulation:
    """The emulator and the sysroot for programs of another architecture."""

    emulator: str
    compiler: str
    libraries: Path | None  # the folder on this machine that contains the architecture's C library

    @property
    def command(self) -> tuple[str, ...]:
        """The command prefix that runs a program under the emulator."""
        return (self.emulator, *(("-L", str(self.libraries)) if self.libraries else ()))


def is_foreign(platform: str) -> bool:
    """Return whether this machine cannot run the platform's programs without emulation."""
    return platform_of(platform) is not None and platform != host_platform()


def emulation_for(platform: str, runner: Runner) -> Emulation:
    """Return the emulator for the platform's programs. Raise HostLacksTool if something must be
    installed."""
    from nybforge.toolchain.host import probe_host

    target = platform_of(platform)
    assert target is not None  # is_foreign has checked the platform
    machine = target.machine
    names = (f"qemu-{machine}-static", f"qemu-{machine}")
    emulator = next((found for name in names if (found := find_program(name, runner.env))), None)
    if emulator is None:
        raise HostLacksTool(
            f"a {platform} package cannot be tested here: no {names[0]}",
            hint="apt-get install qemu-user-static",
        )
    host = probe_host(runner, runner.env)
    compiler = next((str(each.gcc) for each in host.compilers if each.platform == platform), None)
    if compiler is None:
        raise HostLacksTool(
            f"a {platform} package cannot be tested here: no cross compiler",
            hint=f"apt-get install g++-12-{machine}-linux-gnu",
        )
    libraries = Path(f"/usr/{machine}-linux-gnu")
    return Emulation(
        emulator=str(emulator),
        compiler=compiler,
        libraries=libraries if libraries.is_dir() else None,
    )


def test_under_emulation(
    package: Path, recipe: Path, runner: Runner, emulation: Emulation, log: Path
) -> str:
    """Run the recipe's test/link.sh on the unpacked package and return the test's name. If it
    fails, raise TestFailed with its output."""
    from rattler.package_streaming import extract

    with scratch_folder(".foreign-", package.parent) as work:
        extract(package, work / "prefix")
        shutil.copytree(recipe.parent / "test", work / "test")
        env = {
            **runner.env,
            "PREFIX": str(work / "prefix"),
            "CC": emulation.compiler,
            "EMULATOR": " ".join(emulation.command),
        }
        done = runner.logged(["sh", "test/link.sh"], log=log, env=env, cwd=work)
    if done.returncode != 0:
        raise TestFailed(
            f"{package.name} fails its test under {Path(emulation.emulator).name}",
            where=log,
            detail=(found := excerpt(log)).lines,
            hint=found.pointer(log),
        )
    return f"test/link.sh under {Path(emulation.emulator).name}"


# keep pytest from collecting this function as a test
test_under_emulation.__test__ = False  # type: ignore[attr-defined]
