"""Causes inside bitsandbytes: no binary for the CUDA version it looks for."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign


def _version(hit: Hit) -> str | None:
    for text in (hit.quote, hit.after[:800], hit.before[-800:]):
        found = linear.search(
            r"libbitsandbytes_cuda(\d{3})|Requested CUDA version:\s+(\d\d)\.(\d)", text
        )
        if found:
            return found[1] or found[2] + found[3]
    return None


# of each CUDA major the target that runs on all its drivers
TARGETS = {"11": "cuda118", "12": "cuda122", "13": "cuda130"}


def _listed(hit: Hit) -> list[str]:
    """Return the versions that the log says this release has binaries for: 128, 130."""
    listed = linear.search(r"Available pre-compiled versions:\s*((?:\s*- [\d.]+)+)", hit.text)
    return linear.sub(r"\.", "", listed[1]).replace("-", " ").split() if listed else []


def _uncompiled(hit: Hit) -> bool:
    """Return whether not even the CPU's library is there: a checkout that was not compiled."""
    near = hit.before[-800:] + hit.quote + hit.after[:800]
    return "libbitsandbytes_cpu.so: cannot open" in near


def _no_runtime(hit: Hit) -> bool:
    """Return whether the binary is there and CUDA's runtime is not: releases before 0.43 look for it."""
    return (
        "main CUDA runtime library was not detected" in hit.text
        and "library version not found" not in hit.text
    )


def _why_binary(hit: Hit) -> str:
    if hit.get("latest"):
        return "transformers finds no bitsandbytes that it can import, or one of an old release"
    if _uncompiled(hit):
        return "this bitsandbytes was installed from its source without compiling it: it has no library at all"
    if _no_runtime(hit):
        return "this old bitsandbytes looks for a libcudart of its own choice, in LD_LIBRARY_PATH and the environment, and found none"
    version = _version(hit)
    if version:
        return (
            f"bitsandbytes looks for its binary of CUDA {version[:2]}.{version[2]} (torch's, or "
            "BNB_CUDA_VERSION's), and the installed release has none"
        )
    return "bitsandbytes fell back to its CPU library: its release has no binary for torch's CUDA"


def _get_binary(hit: Hit, facts: Facts) -> tuple[str, ...]:
    version = _version(hit)
    bnb = facts.bitsandbytes
    out = ["pip install --upgrade bitsandbytes"]
    if _no_runtime(hit):
        major = (version or "12")[:2]
        out = [
            'pip install --upgrade "bitsandbytes>=0.43"   # takes the libcudart that torch brings',
            f'or: conda install -c conda-forge cuda-cudart "cuda-version={major}"   # and LD_LIBRARY_PATH="$CONDA_PREFIX/lib"',
        ]
    if hit.get("latest"):
        out.append("python -m bitsandbytes   # says why, where it is there and cannot be imported")
    if _uncompiled(hit):
        out = ["in its checkout: cmake -DCOMPUTE_BACKEND=cuda -S . && make && pip install ."]
    there = _listed(hit) or [name.removeprefix("cuda") for name in (bnb.binaries if bnb else ())]
    near = [name for name in there if version and name[:2] == version[:2]]
    if near and not _no_runtime(hit):
        out.append(f"or export BNB_CUDA_VERSION={near[-1]}   # same CUDA major")
    target = TARGETS.get((version or "122")[:2], "cuda130")
    out.append(f"or use nybble, which is built for your CUDA: ./build_all.sh {target}")
    return tuple(out)


BNB_MISSING_BINARY = Cause(
    id="bnb_missing_binary",
    title="bitsandbytes has no binary for this CUDA version",
    why=_why_binary,
    fix=_get_binary,
    signs=(
        sign("required library version not found", r"Required library version not found: ?lib\w+"),
        sign("could not find the bitsandbytes cuda binary"),
        sign(
            "requires the latest version of bitsandbytes",
            r"Error: .*(?P<latest>requires the latest version of bitsandbytes)",
        ),
        sign("cuda version mismatch", r"^\W+CUDA VERSION MISMATCH\W+$"),
        sign("requested cuda version", r"Requested CUDA version:\s+\d", nearby="VERSION MISMATCH"),
        sign("binary not found at", r"Configured \S+ binary not found at"),
        sign(
            "library not found",
            r"Library not found: ?\S*libbitsandbytes_(?:cuda|rocm|hip)\w*",
        ),
        sign(
            "cannot open shared object file",
            r"libbitsandbytes_(?:cuda|cpu|rocm)\w*\.(?:so|dll): cannot open shared object file",
            "likely",
        ),
        sign("libbitsandbytes_cpu", r"Error: .*libbitsandbytes_cpu\.so: undefined symbol"),
        sign("libbitsandbytes_cpu", r"libbitsandbytes_cpu\.so: undefined symbol", "weak"),
        sign("libbitsandbytes_cpu.dll", strength="weak"),
        sign("not found", r"function 'c\w+' not found", "weak", nearby="(?i)bitsandbytes"),
        sign("despite gpu being available", strength="likely"),
        sign("despite cuda being available", strength="likely"),
        sign("was compiled without gpu support", strength="weak"),
        sign(
            "has no attribute 'c",
            r"Error: .*has no attribute 'c(?:quantize|dequantize|get_|adam|gemm|igemm|lion)\w*",
            "certain",
        ),
        sign(
            "has no attribute 'c",
            r"has no attribute 'c(?:quantize|dequantize|get_|adam|gemm|igemm|lion)\w*",
            "weak",
        ),
        sign(
            tuple(f"name 'str2optimizer{what}' is" for what in ("32bit", "8bit", "8bit_blockwise")),
            strength="likely",
        ),
        sign("native library functionality but it's not available", strength="likely"),
        sign("cuda setup: cuda detection failed", strength="likely"),
        sign("cuda setup: setup failed", r"(?i)CUDA SETUP: Setup Failed", "likely"),
        sign("cuda setup failed", strength="likely"),
        sign(
            "cuda setup: cuda",
            r"CUDA SETUP: CUDA version \S+ detected|CUDA SETUP: CUDA \S+ not supported",
            "likely",
        ),
        sign("bitsandbytes", r"(?i)bitsandbytes.{0,60}(?:has no|no) binar(?:y|ies) for"),
    ),
    root_of=("torch_cpu_only",),
    examples=(
        "CUDA SETUP: Required library version not found: libbitsandbytes_cuda126.so. Maybe you need to "
        "compile it from source?",
        "Could not find the bitsandbytes CUDA binary at PosixPath('/opt/libbitsandbytes_cuda128.so')",
        "RuntimeError: Configured CUDA binary not found at /opt/bitsandbytes/libbitsandbytes_cuda122.so",
    ),
    counter_examples=(
        "CUDA SETUP: WARNING! CUDA runtime files not found in any environmental path.\nSUCCESS!",
        "bin /opt/env/lib/python3.8/site-packages/bitsandbytes/libbitsandbytes_cuda118.so",
    ),
)

BNB_NEEDS_SSE2 = Cause(
    id="bnb_needs_sse2",
    title="This bitsandbytes compiles on x86 only",
    why="its CPU code is written in x86 intrinsics, as older releases' is; this machine is of another kind",
    fix=lambda hit, facts: (
        'git fetch --tags && git checkout "$(git tag --sort=-v:refname | head -1)"   # the newest release',
        "or use nybble, which has NEON and portable code: ./build_all.sh cuda128",
    ),
    signs=(sign("compiler must support sse2"),),
    examples=("include/Portable.h:35:2: error: #error Compiler must support SSE2",),
    counter_examples=("-- Performing Test HAVE_SSE2 - Failed",),
)

CAUSES = (BNB_MISSING_BINARY, BNB_NEEDS_SSE2)
