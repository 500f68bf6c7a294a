"""Fixtures: kernel sets that tests describe in a short notation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from nybble.compat import KERNEL_ABI, Arch, Image, KernelSet, tables, toolkit_of

FAMILIES = ("blockwise", "gemm4")


def _kernel_set(
    target: str,
    cubins: str = "",
    ptx: str = "",
    *,
    families: Sequence[str] = FAMILIES,
    sources: bool = True,
    kernel_abi: int = KERNEL_ABI,
) -> KernelSet:
    """Return a set for the target that has images of these architectures for every family."""
    toolkit = toolkit_of(target)
    isa = tables.toolkit_ptx_isa((toolkit.major, toolkit.minor))
    assert isa is not None
    images = [
        Image(family=family, kind="cubin", arch=Arch.parse(number), file=f"{family}.{number}")
        for family in families
        for number in cubins.split()
    ] + [
        Image(family=family, kind="ptx", arch=Arch.parse(number), file=f"{family}.{number}.ptx")
        for family in families
        for number in ptx.split()
    ]
    return KernelSet(
        target=target,
        toolkit=toolkit,
        ptx_isa=isa,
        images=tuple(images),
        kernel_abi=kernel_abi,
        has_sources=sources,
    )


@pytest.fixture(scope="session")
def kernel_set() -> Callable[..., KernelSet]:
    """Return the function that makes a set, such as kernel_set("cuda122", "80 86", "90")."""
    return _kernel_set
