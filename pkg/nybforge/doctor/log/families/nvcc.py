"""Causes at nvcc itself: another one than meant, what nvlink cannot link."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybble.compat import tables
from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, commands, sign
from nybforge.doctor.log.meant import torch_cuda
from nybforge.doctor.machine.toolkits import newer_ptxas, use_toolkit

# torch names both versions, the one it was built with in the next line
_BOTH = linear.compile(
    r"(?s)version \((?P<have>[\d.]+)\) mismatches.{0,100}?PyTorch \((?P<want>[\d.]+)\)|"
    r"mismatches.{0,200}?'(?P<raised>[\d.]+)', '(?P<built>[\d.]+)'\)"
)


# nvcc's own, which older ones do not know
NEWER_OPTIONS = r"(?:generate-dependencies-with-compile|threads|forward-unknown-\S+|extended-lambda|diag-suppress|compress-mode|split-compile)"


def _versions(hit: Hit) -> tuple[str, str]:
    """Return the CUDA version that was found and the one that was meant, "" where none is told."""
    both = _BOTH.search(hit.quote + hit.after[:300])
    if both:
        return both["have"] or both["raised"], both["want"] or both["built"]
    have, want = (linear.sub(r"^(\d\d)(\d)$", r"\1.\2", hit.get(name)) for name in ("have", "want"))
    if "only supported on" in hit.quote and (meant := torch_cuda(hit)):
        return have, meant  # want is the oldest that would do
    return have, want


def _why_nvcc(hit: Hit) -> str:
    if hit.get("cub"):
        return "two releases of CUB are in the include path: the project's own copy comes before the toolkit's"
    if hit.get("isa"):
        return (
            f"the PTX is of version {hit.get('isa')}, which ptxas knows from CUDA {_cuda_of(hit)} on; the ptxas that was "
            "started is older than what wrote it"
        )
    if hit.get("option"):
        return f"the nvcc that was found first is older than the build expects: it does not know {hit.get('option')}"
    have, want = _versions(hit)
    if "only supported on" in hit.quote and want != hit.get("want"):
        return f"the nvcc that was found first is older than CUDA {hit.get('want')} (a distribution's, say); torch here is of CUDA {want}"
    if have and want:
        return f"the build was meant for CUDA {want}, but the nvcc it found is {have}"
    return "the nvcc that was found first is not of the CUDA version the build is meant for"


def _cuda_of(hit: Hit) -> str:
    """Return the first CUDA version whose ptxas reads that PTX; the newest known for a later one."""
    rows = list(tables.toolkits().values())
    reads = [row for row in rows if tables.pair(row["ptx_isa"]) >= tables.pair(hit.get("isa"))]
    return str((reads or rows[-1:])[0]["cuda"])


def _use_nvcc(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("cub"):
        return (
            "take the project's own CUB out of the include path (-I…/cub, a submodule): toolkits have it from 11.0 on",
            "or, at your own risk: export NVCC_APPEND_FLAGS=-DTHRUST_IGNORE_CUB_VERSION_CHECK",
        )
    if hit.get("isa"):
        return ("which -a ptxas; ptxas --version", *newer_ptxas(facts, _cuda_of(hit)))
    _, want = _versions(hit)
    out = []
    for toolkit in facts.toolkits:
        if want and toolkit.version.startswith(want):
            out.append(use_toolkit(toolkit))
            break
    else:
        nvcc = f"-c conda-forge cuda-nvcc{f'={want}' if want else ''}"
        if want.startswith("11."):  # conda-forge's begins with 12.0
            nvcc = f"nvidia/label/cuda-{want}.0::cuda-nvcc"
        out.append(
            f'conda install {nvcc} && export CUDA_HOME="$CONDA_PREFIX" CUDACXX="$(which nvcc)"'
        )
    if hit.get("option"):
        out.insert(
            0, "which -a nvcc; nvcc --version   # an old one of the distribution is often first"
        )
    out.append("remove the build folder first: CMake remembers the compiler")
    return tuple(out)


NVCC_VERSION_MISMATCH = Cause(
    id="nvcc_version_mismatch",
    title="Another nvcc than the one meant",
    why=_why_nvcc,
    fix=_use_nvcc,
    root_of=("cmake_cuda_compiler_not_found",),
    signs=(
        sign(
            "detected cuda version",
            r"The detected CUDA version \((?P<have>[\d.]+|%s|\{[^}]*\})\) mismatches the version",
        ),
        sign("pytorch (", r"^\W*used to compile\s?PyTorch \(", nearby="detected CUDA version"),
        sign(
            "specified cuda version",
            r"You've specified CUDA version (?P<want>\d+) however the CUDA compiler found is (?P<have>\d+)",
        ),
        sign("does not match the version used to compile pytorch"),
        sign(
            "does not match",
            r"CUDA version (?P<have>[\d.]+) does not match the version torch was compiled with (?P<want>[\d.]+)",
            unless=r"accepting|APIs are compatible",
        ),
        sign(
            "does not match",
            r"(?i)cuda version.{0,80}does not match.{0,80}(?:torch|compile)",
            unless=r"(?i)accepting|compatible|minor version",
        ),
        sign(
            "newer than toolkit",
            r"nvlink (?:fatal|error).*newer than toolkit(?: \((?P<want>\d+) vs (?P<have>\d+)\))?",
        ),
        sign(
            "only supported on cuda",
            r"(?i)(?:is|are) only supported on CUDA (?P<want>[\d.]+) (?:and|or) (?:above|later)",
        ),
        sign(
            "findcuda says cuda version",
            r"FindCUDA says CUDA version is (?P<have>[\d.]+)",
        ),
        sign("found two conflicting cuda"),
        sign(
            "is not defined for option",
            r"nvcc fatal\s*: Value '(?P<option>(?:c|gnu)\+\+\d+)' is not defined for option 'std'",
        ),
        sign(
            "unknown option",
            r"nvcc fatal\s*: Unknown option '(?P<option>-*" + NEWER_OPTIONS + r"\S*)'",
        ),
        sign("cuda compiler and cuda toolkit headers are incompatible"),
        sign(
            "not compatible with this release",
            r"(?P<cub>version of CUB in your include path is not compatible with this release of Thrust)",
        ),
        sign(
            "unsupported .version",
            r"ptxas \S+\.ptx, .*Unsupported \.version (?P<isa>[\d.]+); current version is",
        ),
        sign("not match", r"(?i)CUDA versions? do(?:es)? not match"),
        sign(
            "cuda version mismatch",
            r"(?i)(?:error|exception|fatal).{0,40}CUDA version mismatch|CUDA version mismatch.{0,60}nvcc",
        ),
    ),
    examples=(
        "You've specified CUDA version 122 however the CUDA compiler found is 120.",
        "The detected CUDA version (11.8) mismatches the version that was used to compile",
        "nvlink fatal   : Input file '/usr/local/cuda/lib64/libcudadevrt.a:cuda_device_runtime.o' newer "
        "than toolkit (129 vs 120)",
    ),
    counter_examples=(
        "UserWarning: The detected CUDA version (12.2) has a minor version mismatch with the version "
        "that was used to compile PyTorch (12.1). Most likely this shouldn't be a problem.",
        "-- The CUDA compiler identification is NVIDIA 12.0.140",
    ),
)

NVLINK_UNCOMPRESS = Cause(
    id="nvlink_uncompress_failed",
    title="nvlink cannot unpack a fat binary",
    why="an object or library was made by a newer toolkit (or with another compression) than the "
    "nvlink that now links it",
    fix=commands(
        "build everything with one toolkit: remove the build folder and mixed -L paths",
        "or use nybble-kernels: separate cubins need no device link",
    ),
    signs=(
        sign("uncompress failed", r"(?i)\bUncompress failed"),
        sign("elflink fatbinary error", r"(?i)elfLink fatbinary error"),
        sign(
            ("decompress ", "decompression "),
            r"(?i)(?:nvlink|fatbinary).{0,60}decompress(?:ion)? (?:failed|error)",
        ),
    ),
    examples=("nvlink error   : Uncompress failed (target: sm_50)",),
    counter_examples=("gzip: stdin: decompression OK", "WARNING: could not uncompress cache entry"),
)

CAUSES = (NVCC_VERSION_MISMATCH, NVLINK_UNCOMPRESS)
