"""Rules about CUDA toolkits: several nvccs, a toolkit that builds do not find, wrong variables."""

from __future__ import annotations

import shlex
from collections.abc import Iterable

from packaging.version import Version

from nybble.compat import CudaVersion
from nybforge.doctor.facts import Facts, Toolkit
from nybforge.doctor.finding import Finding, Rule


def use_toolkit(toolkit: Toolkit) -> str:
    """Return the command that makes builds use the toolkit."""
    return use_folder(toolkit.home, toolkit.compiler)


def use_folder(home: str, nvcc: str) -> str:
    """Return the command that makes builds use the toolkit in the folder `home`, with the nvcc
    `nvcc`.

    >>> use_folder("/opt/cuda", "/opt/cuda/bin/nvcc")
    'export CUDA_HOME=/opt/cuda CUDACXX=/opt/cuda/bin/nvcc PATH=/opt/cuda/bin:"$PATH"'
    """
    home, nvcc = shlex.quote(home), shlex.quote(nvcc)
    return f'export CUDA_HOME={home} CUDACXX={nvcc} PATH={home}/bin:"$PATH"'


def newer_ptxas(facts: Facts, cuda: str) -> tuple[str, ...]:
    """Return the commands that make triton and other programs use a ptxas of at least CUDA version
    `cuda`."""
    for toolkit in facts.toolkits:
        if CudaVersion.parse(toolkit.version) >= CudaVersion.parse(cuda):
            home = shlex.quote(toolkit.home)
            return (f'export TRITON_PTXAS_PATH={home}/bin/ptxas PATH={home}/bin:"$PATH"',)
    return (
        f"conda install -c conda-forge cuda-nvcc={cuda}",
        'export TRITON_PTXAS_PATH="$CONDA_PREFIX/bin/ptxas" PATH="$CONDA_PREFIX/bin:$PATH"',
    )


def nvcc_version_mismatch(facts: Facts) -> Iterable[Finding]:
    """The nvcc on PATH is not in CUDA_HOME, or torch was built for another CUDA major."""
    if not facts.toolkits:
        return
    first = facts.toolkits[0]
    home = facts.variables.get("CUDA_HOME") or facts.variables.get("CUDA_PATH")
    own = [item for item in facts.toolkits if home and item.is_in(home)]
    if first.found_via == "PATH" and own and own[0].version != first.version:
        yield Finding(
            id="nvcc_version_mismatch",
            severity="warns",
            what=f"CUDA_HOME has nvcc {own[0].version}, but PATH finds nvcc {first.version}",
            seen=f"CUDA_HOME={home}, PATH finds {first.nvcc}",
            fix=(use_toolkit(own[0]),),
        )
    torch = facts.torch.cuda if facts.torch is not None else None
    if torch and CudaVersion.parse(torch).major != CudaVersion.parse(first.version).major:
        wanted = CudaVersion.parse(torch)
        good = [i for i in facts.toolkits if CudaVersion.parse(i.version).major == wanted.major]
        yield Finding(
            id="nvcc_version_mismatch",
            severity="warns",
            what=f"extensions of torch (CUDA {torch}) would be built with nvcc {first.version}",
            seen=f"{first.nvcc} comes first, {facts.torch.path if facts.torch else ''}",
            fix=(
                use_toolkit(good[0])
                if good
                else f'conda install -c conda-forge "cuda-nvcc={torch}"',
            ),
        )


def nvcc_lost(facts: Facts) -> Iterable[Finding]:
    """The first nvcc is a link. Started through the link, it does not find its toolkit."""
    if facts.toolkits and facts.toolkits[0].lost:
        first = facts.toolkits[0]
        yield Finding(
            id="nvcc_lost",
            severity="warns",
            what="the first nvcc found is a link outside of its toolkit, so it does not find "
            "the toolkit's headers",
            seen=f"{first.nvcc} reads no nvcc.profile; it belongs to {first.home}",
            fix=(
                use_toolkit(first),
                f"and remove {shlex.quote(first.nvcc)}, or replace it with a script that runs "
                f"{shlex.quote(first.compiler)}",
            ),
        )


def cuda_home_unset(facts: Facts) -> Iterable[Finding]:
    """A toolkit is installed, but neither PATH nor a variable points to it."""
    if not facts.toolkits or facts.toolkits[0].found_via in ("PATH", "CUDACXX", "CUDA_HOME"):
        return
    if any(facts.variables.get(name) for name in ("CUDA_HOME", "CUDA_PATH", "CUDACXX")):
        return
    newest = max(facts.toolkits, key=lambda item: Version(item.version))
    yield Finding(
        id="cuda_home_unset",
        severity="notes",
        what="a CUDA toolkit is installed, but builds will not find it",
        seen=f"{newest.nvcc} ({newest.version}); nvcc is not on PATH, CUDA_HOME is unset",
        fix=(use_toolkit(newest),),
    )


def cuda_home_wrong(facts: Facts) -> Iterable[Finding]:
    """CUDA_HOME points to a folder that has no nvcc, or the nvcc of another toolkit."""
    home = facts.variables.get("CUDA_HOME")
    if not home or facts.unknown("toolkits"):
        return
    there = [item for item in facts.toolkits if item.is_in(home)]
    if any(not item.top for item in there):
        return
    usable = there or facts.toolkits
    what = "CUDA_HOME points at a folder without nvcc"
    yield Finding(
        id="cuda_home_wrong",
        severity="warns",
        what=f"{what}'s headers and libraries, which are in another folder" if there else what,
        seen=f"CUDA_HOME={home}",
        fix=(use_toolkit(usable[0]) if usable else "unset CUDA_HOME",),
    )


RULES = (
    Rule(
        id="nvcc_version_mismatch",
        title="Another nvcc than intended",
        explains="CMake, pip and torch use the first nvcc found, not the environment's.",
        check=nvcc_version_mismatch,
    ),
    Rule(
        id="nvcc_lost",
        title="A link to nvcc that cannot compile",
        explains="nvcc reads the paths of headers and libraries from nvcc.profile. It searches "
        "this file in the folder that it was started from, and does not follow links (13.0).",
        check=nvcc_lost,
    ),
    Rule(
        id="cuda_home_unset",
        title="A toolkit that builds do not find",
        explains="torch's extension builder looks at CUDA_HOME, CUDA_PATH and PATH.",
        check=cuda_home_unset,
    ),
    Rule(
        id="cuda_home_wrong",
        title="CUDA_HOME without a toolkit",
        explains="Most build tools prefer CUDA_HOME to PATH, even if it is wrong.",
        check=cuda_home_wrong,
    ),
)
