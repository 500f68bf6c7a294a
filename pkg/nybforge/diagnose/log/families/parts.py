"""Causes where a toolkit is there and a part of it is not: headers, programs, CMake targets."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

import re

from nybforge.diagnose.log.cause import Cause, Hit, sign
from nybforge.probes.facts import Facts

# What a build misses, and conda-forge's package that brings it (CUDA 12 and later).
_PACKAGES = (
    (r"cusparse", "libcusparse-dev"),
    (r"cublas", "libcublas-dev"),
    (r"cusolver", "libcusolver-dev"),
    (r"cufft", "libcufft-dev"),
    (r"curand", "libcurand-dev"),
    (r"cudnn", "cudnn"),
    (r"nccl", "nccl"),
    (r"nvrtc", "cuda-nvrtc-dev"),
    (r"nvJitLink", "libnvjitlink-dev"),
    (r"npp", "libnpp-dev"),
    (r"nvml|nvidia-ml", "cuda-nvml-dev"),
    (r"nvtx|nvToolsExt", "cuda-nvtx-dev"),
    (r"cupti", "cuda-cupti-dev"),
    (r"cuda_profiler_api", "cuda-profiler-api"),
    (r"^nv/|cuda/std|cub/|thrust/", "cuda-cccl"),
    (r"^crt/", "cuda-nvcc"),
    (r"cudart", "cuda-cudart-dev cuda-cudart-static"),
    (r"cicc|cudafe|libdevice|nvvm", "cuda-nvcc cuda-nvvm-tools"),
    (r"ptxas|fatbinary|nvlink", "cuda-nvcc"),
)

_HEADERS = (
    r"(?P<part>(?:cusparse\w*|cublas(?!_v2)\w*|cusolver\w*|cufft\w*|curand\w*|cudnn\w*|nccl|nvJitLink|npp\w*|nvml|"
    r"nvToolsExt|nvtx3/\w+|cupti|cuda_profiler_api)\.h|nv/target|crt/\w+\.h|(?:cuda/std|cub|thrust)/[\w/]+(?:\.\w+)?)"
)


def conda_package(part: str) -> str:
    """Return conda-forge's package that brings a library, header or program of the toolkit.

    >>> conda_package("CUDA::cublasLt")
    'libcublas-dev'
    """
    part = part.removeprefix("CUDA::")
    return next((name for form, name in _PACKAGES if re.search(form, part)), "cuda-toolkit")


def _part(hit: Hit) -> str:
    if hit.get("part"):
        return hit.get("part")
    target = re.search(r"links to:[\s\S]{1,150}?\b(CUDA::\w+)", hit.before[-600:] + hit.quote)
    return target[1] if target else "a part of the toolkit"


def _why_part(hit: Hit) -> str:
    return (
        f"{_part(hit)} is missing beside the nvcc that is used: its packages come apart (conda's and "
        "wheels' nvcc bring only the compiler), and a -runtime container has no headers"
    )


def _get_part(hit: Hit, facts: Facts) -> tuple[str, ...]:
    part = _part(hit)
    out = [
        f"conda install -c conda-forge {conda_package(part)}   # of the same CUDA version as nvcc"
    ]
    if facts.system.container:
        out.append("in a container: start from the image's -devel form")
    if "libdevice" in part:
        out.append(
            'export XLA_FLAGS="--xla_gpu_cuda_data_dir=$CONDA_PREFIX"   # where nvvm/libdevice is'
        )
    else:
        out.append(
            "all of it at once: nybforge env create --prefix DIR -f envs/bnb122lab-forge.yml"
        )
    return tuple(out)


CUDA_PART_MISSING = Cause(
    id="cuda_part_missing",
    title="A part of the CUDA toolkit is missing",
    why=_why_part,
    fix=_get_part,
    root_of=("cmake_cuda_compiler_not_found",),
    signs=(
        sign(
            ("no such file", "file not found"),
            r"\b" + _HEADERS + r"['\"]?(?:: No such file|\W+file not found)",
        ),
        sign(
            "but the target was not found",
            nearby=r"links to:[\s\S]{1,150}?\bCUDA::\w+",
        ),
        sign(
            ("cicc: ", "cudafe++: ", "ptxas: ", "fatbinary: ", "nvlink: "),
            r"\b(?P<part>cicc|cudafe\+\+|ptxas|fatbinary|nvlink): (?:command )?not found",
        ),
        sign(
            "suitable version of ptxas",
            r"Couldn't find a suitable version of (?P<part>ptxas)",
        ),
        sign("libdevice not found at", r"(?P<part>libdevice) not found at"),
        sign(
            "can't find libdevice directory",
            r"Can't find (?P<part>libdevice) directory",
            "weak",
        ),
    ),
    examples=(
        "ATen/cuda/CUDAContextLight.h:9:10: fatal error: cusparse.h: No such file or directory",
        "sh: 1: cicc: not found",
        '  Target "bitsandbytes" links to:\n\n    CUDA::cublasLt\n\n  but the target was not found.',
    ),
    counter_examples=("-- Looking for cublas_v2.h - found",),
)

CAUSES = (CUDA_PART_MISSING,)
