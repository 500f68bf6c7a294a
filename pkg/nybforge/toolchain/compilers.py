"""Plans the packages that make this machine's GCCs available under conda-forge's names."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from nybforge.platforms import Platform, platform_of
from nybforge.toolchain.activation import activate, deactivate, fill
from nybforge.toolchain.external import external
from nybforge.toolchain.model import Compiler, Host, PackagePlan, Text

__all__ = ["compiler_packages"]

# conda-forge's default flags for code generation; there are none for aarch64
MARCH = {"linux-64": "-march=nocona -mtune=haswell -ftree-vectorize", "linux-aarch64": ""}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Offer:
    """One GCC, with the platform that it runs on and the platform that it compiles for."""

    compiler: Compiler
    target: Platform
    here: Platform
    activation: Mapping[str, Mapping[str, str]]

    def wrapper(self, name: str, *command: str) -> Text:
        """Return a program that executes the machine's own program."""
        return Text(
            path=f"bin/{self.target.host}-{name}",
            text=f'#!/bin/sh\nexec {shlex.join(command)} "$@"\n',
            executable=True,
        )

    def scripts(self, package: str, group: str) -> tuple[Text, ...]:
        """Return the activation and deactivation scripts of the package."""
        variables = self._filled(self.activation[group])
        on, off = "etc/conda/activate.d/activate", "etc/conda/deactivate.d/deactivate"
        return (
            Text(path=f"{on}-{package}.sh", text=activate(package, variables)),
            Text(path=f"{off}-{package}.sh", text=deactivate(package, list(variables))),
        )

    def _filled(self, values: Mapping[str, str]) -> dict[str, str]:
        cross = ""
        if self.target != self.here:
            cross = f" -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR={self.target.machine}"
        marks = {
            "@HOST@": self.target.host,
            "@BUILD@": self.here.host,
            "@MARCH@": MARCH[self.target.name],
            "@CROSS@": cross,
        }
        return {name: fill(value, marks).replace("  ", " ") for name, value in values.items()}


def compiler_packages(
    compiler: Compiler, host: Host, activation: Mapping[str, Mapping[str, str]]
) -> Iterator[PackagePlan]:
    """Yield the packages for one GCC. The packages for g++ are included only if the GCC has a
    g++."""
    target, here = platform_of(compiler.platform), platform_of(host.platform)
    assert target is not None
    assert here is not None
    offer = _Offer(compiler=compiler, target=target, here=here, activation=activation)
    yield from _binutils(offer)
    yield from _gcc(offer)
    if compiler.gxx is not None:
        yield from _gxx(offer, str(compiler.gxx))


def _binutils(offer: _Offer) -> Iterator[PackagePlan]:
    suffix, version = offer.target.name, offer.compiler.binutils
    yield external(
        f"binutils_impl_{suffix}",
        version,
        offer.here.name,
        "GNU binutils of this machine",
        depends=(f"sysroot_{suffix}",),
        content=tuple(offer.wrapper(*item) for item in offer.compiler.programs.items()),
    )
    yield external(
        f"binutils_{suffix}",
        version,
        offer.here.name,
        "Activation of this machine's GNU binutils",
        depends=(f"binutils_impl_{suffix} {version}.*",),
        content=offer.scripts(f"binutils_{suffix}", "binutils"),
    )


def _gcc(offer: _Offer) -> Iterator[PackagePlan]:
    suffix, version, gcc = offer.target.name, offer.compiler.version, str(offer.compiler.gcc)
    yield external(
        f"gcc_impl_{suffix}",
        version,
        offer.here.name,
        f"The C compiler {gcc} of this machine",
        depends=(f"binutils_impl_{suffix}", f"sysroot_{suffix}"),
        content=(
            offer.wrapper("gcc", gcc),
            offer.wrapper("cc", gcc),
            offer.wrapper("cpp", gcc, "-E"),
        ),
    )
    yield external(
        f"gcc_{suffix}",
        version,
        offer.here.name,
        f"Activation of the C compiler {gcc}",
        depends=(f"gcc_impl_{suffix} {version}.*", f"binutils_{suffix}", f"sysroot_{suffix}"),
        run_exports={"strong": (f"libgcc >={offer.compiler.major}",)},
        content=offer.scripts(f"gcc_{suffix}", "gcc"),
    )


def _gxx(offer: _Offer, gxx: str) -> Iterator[PackagePlan]:
    suffix, version, major = offer.target.name, offer.compiler.version, offer.compiler.major
    yield external(
        f"gxx_impl_{suffix}",
        version,
        offer.here.name,
        f"The C++ compiler {gxx} of this machine",
        depends=(f"gcc_impl_{suffix} {version}.*", f"sysroot_{suffix}"),
        content=(offer.wrapper("g++", gxx), offer.wrapper("c++", gxx)),
    )
    yield external(
        f"gxx_{suffix}",
        version,
        offer.here.name,
        f"Activation of the C++ compiler {gxx}",
        depends=(f"gxx_impl_{suffix} {version}.*", f"gcc_{suffix} {version}.*"),
        run_exports={"strong": (f"libstdcxx >={major}", f"libgcc >={major}")},
        content=offer.scripts(f"gxx_{suffix}", "gxx"),
    )
