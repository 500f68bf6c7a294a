"""Channels whose packages have attestations, as builds publish them."""

from __future__ import annotations

from pathlib import Path

from nybforge.attestation.statements import Material, attestation
from nybforge.channel import Channel
from nybforge.package import digest, read_index
from nybforge.plan import Step

GCC = Material("gcc", "12.4.0", "h1_1", "linux-64", "conda-forge", "a" * 64)
MINE = Material("cuda-nvcc", "12.2", "external_0", "noarch", "file:///home/me/x", None)


def step_of(name: str) -> Step:
    """Return the step of a package that is built from two sources and a toolchain."""
    return Step(
        job=f"{name}-noarch",
        package="libnybble",
        target="cpu",
        platform="linux-64",
        recipe=Path("recipe.yaml"),
        variant=Path("cpu.yaml"),
        overrides={},
        inputs={
            "csrc/core/check.cc": "1" * 64,
            "recipe/build.sh": "2" * 64 + "x",
            "variant c_compiler_version": "12",
            "toolchain gcc_linux-64": "3" * 64,
            "engine nybforge": "3",
            "other-noarch": "4" * 64,
        },
        key="5" * 64,
        after=("other-noarch",),
        build=True,
        reason="",
    )


def attested(package: Path, name: str) -> bytes:
    """Return the attestation that a build writes for the package."""
    sha256 = digest(package)[1]
    return attestation(step_of(name), read_index(package), package.name, sha256, [MINE, GCC])


def publish(channel: Channel, *packages: Path) -> None:
    """Publish packages as a build does."""
    with channel.lock(print):
        for package in packages:
            name = package.name.split("-")[0]
            channel.publish(package, package.stem, name, {"a": name}, attested(package, name))
