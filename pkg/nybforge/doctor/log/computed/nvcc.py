"""Compute values for the doctor's texts about an nvcc whose version is not the intended one."""

from __future__ import annotations

from nybble.compat import tables
from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.computed.torchcuda import torch_cuda, use_shown_toolkit
from nybforge.doctor.machine.toolkits import newer_ptxas, use_toolkit

# torch's message names two versions: the version of nvcc, and in the next line the version that
# torch was built with.
_BOTH = linear.compile(
    r"(?s)version \((?P<have>[\d.]+)\) mismatches.{0,100}?PyTorch \((?P<want>[\d.]+)\)|"
    r"mismatches.{0,200}?'(?P<raised>[\d.]+)', '(?P<built>[\d.]+)'\)"
)


def versions(hit: Hit) -> tuple[str, str]:
    """Return the CUDA version that the build found and the version that it should use. An unknown
    version is ""."""
    both = _BOTH.search(hit.quote + hit.after[:300])
    if both:
        return both["have"] or both["raised"], both["want"] or both["built"]
    have, want = (linear.sub(r"^(\d\d)(\d)$", r"\1.\2", hit.get(name)) for name in ("have", "want"))
    if hit.get("option"):
        want = since(hit)
    if "only supported on" in hit.quote and (meant := torch_cuda(hit)):
        return have, meant  # in this message, `want` is only the oldest version that works
    return have, want


# Options of nvcc, each with the first CUDA release whose nvcc has it.
_SINCE = (
    ("split-compile", "12.1"),
    ("compress-mode|static-global-template-stub|device-entity-has-hidden-visibility", "12.8"),
)


def since(hit: Hit) -> str:
    """Return the first CUDA release whose nvcc has the option, or "" if it is unknown."""
    option = hit.get("option").lstrip("-").partition("=")[0]
    return next((cuda for names, cuda in _SINCE if linear.fullmatch(names, option)), "")


def cuda_of(hit: Hit) -> str:
    """Return the first CUDA version whose ptxas supports the PTX version in the log. If no known
    ptxas supports it, return the newest known CUDA version."""
    rows = list(tables.toolkits().values())
    reads = [row for row in rows if tables.pair(row["ptx_isa"]) >= tables.pair(hit.get("isa"))]
    return str((reads or rows[-1:])[0]["cuda"])


def use_nvcc(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("cub"):
        return (
            "remove the project's own CUB from the include path (-I…/cub, a submodule): toolkits contain it from 11.0 on",
            "or, at your own risk: export NVCC_APPEND_FLAGS=-DTHRUST_IGNORE_CUB_VERSION_CHECK",
        )
    if hit.get("isa"):
        return ("which -a ptxas; ptxas --version", *newer_ptxas(facts, cuda_of(hit)))
    _, want = versions(hit)
    here = (use_toolkit(one) for one in facts.toolkits if want and one.version.startswith(want))
    nvcc = f"-c conda-forge cuda-nvcc{f'={want}' if want else ''}"
    if want.startswith("11."):  # conda-forge has nvcc only for CUDA 12.0 and later
        nvcc = f"nvidia/label/cuda-{want}.0::cuda-nvcc"
    install = f'conda install {nvcc} && export CUDA_HOME="$CONDA_PREFIX" CUDACXX="$(which nvcc)"'
    out = [use_shown_toolkit(hit, want) or next(here, install)]
    if hit.get("option"):
        out.insert(
            0, "which -a nvcc; nvcc --version   # often the distribution's old nvcc is first"
        )
    out.append("remove the build folder first: CMake remembers the compiler")
    return tuple(out)


def torch_is_meant(hit: Hit) -> bool:
    """Return whether the build should use the CUDA version of torch and not the version in the
    message."""
    return versions(hit)[1] != hit.get("want")
