"""Causes where a toolkit is there and a part of it is not: headers, programs, CMake targets."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybble.compat import tables
from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.cuda_packages import WHY_NO_NVML, WITHOUT_NVML, conda_package
from nybforge.doctor.log.scene import scene

_HEADERS = (
    r"(?P<part>(?:cusparse\w*|cublas(?:[A-Za-z]\w*|_[a-uw-z]\w*)?|cusolver\w*|cufft\w*|curand\w*|cudnn\w*|nccl|nvJitLink|npp\w*|nvml|cuda_fp\d|"
    r"nvToolsExt|nvtx3/\w+|cupti|cuda_profiler_api)\.h|nv/target|crt/\w+\.h|(?:cuda/std|cub|thrust)/[\w/]+(?:\.\w+)?)"
)


# What NVRTC reads beside a kernel, from the folder that CUDA_PATH leads to or from a wheel.
_OF_NVRTC = r"(?:cuda|vector_types|vector_functions|cuda_runtime|cuda_fp\w+|cuda_bf16|device_\w+|cooperative_groups|curand\w+|builtin_types|mma)\.h(?:pp)?"


def _part(hit: Hit) -> str:
    if hit.get("unset") or hit.get("what"):
        return "cuDNN"
    if hit.get("part"):
        return hit.get("part")
    opened = linear.search(r"\s/\S*/" + _HEADERS, hit.after[:400])
    if opened and "failed to open" in hit.quote:
        return opened["part"]
    text = hit.before[-600:] + hit.quote
    asked = linear.split(
        r"links to(?: target|:)|link interface of target \"[^\"]+\" contains:", text
    )
    targets = linear.findall(r"CUDA::\w+", asked[-1]) if len(asked) > 1 else []
    return targets[-1] if targets else "a part of the toolkit"


# headers that came with a release, and with none before
_SINCE = {"cuda_fp8": "11.8", "cuda_fp6": "12.8", "cuda_fp4": "12.8"}


def _since(hit: Hit) -> str:
    """Return the first toolkit that has the header, "" for one that all have had."""
    return _SINCE.get(_part(hit).partition(".")[0], "")


def _moved(hit: Hit) -> bool:
    """Return whether it is a header that CUDA 13 has in include/cccl, where only nvcc looks."""
    of_13 = linear.search(r"cuda-13|NVIDIA 13\.|CUDA 13", hit.before + hit.quote)
    return bool(of_13) and bool(
        linear.match(r"(?i)thrust|cub|cuda/std|nv/|libcudacxx|cccl", _part(hit))
    )


# How CMake files call what they look for: CUDNN_LIBRARY, CUDNN_LIBRARY_PATH, cudnn_LIBRARY, CUDNN_INCLUDE_DIR.
_CUDNN_NAME = linear.compile(r"\b(?i:cudnn)_(?:LIBRAR\w+|INCLUDE\w+)")


def _get_cudnn(hit: Hit) -> tuple[str, ...]:
    """Return how CMake gets to cuDNN, by the variables that the log names."""
    named = list(
        dict.fromkeys(_CUDNN_NAME.findall(hit.quote + hit.after[:600] + hit.before[-600:]))
    )
    include = next((one for one in named if "INCLUDE" in one), "CUDNN_INCLUDE_DIR")
    library = next((one for one in named if "LIBRAR" in one), "CUDNN_LIBRARY")

    def told(root: str) -> str:
        return f"cmake -D{include}={root}/include -D{library}={root}/lib/libcudnn.so …"

    return (
        f"conda install -c conda-forge cudnn && {told('$CONDA_PREFIX')}   # in an empty build folder",
        "Debian, Ubuntu, from NVIDIA's package source: sudo apt-get install libcudnn9-dev-cuda-12   # cuDNN 8: libcudnn8-dev; a container: the image's -cudnn-devel form",
        f"the wheel: python -m pip install nvidia-cudnn-cu12; D=$(python -c 'import nvidia.cudnn; print(nvidia.cudnn.__path__[0])'); ln -s libcudnn.so.9 $D/lib/libcudnn.so; {told('$D')}   # and to run: export LD_LIBRARY_PATH=$D/lib${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}",
    )


def _why_target(part: str) -> str:
    if part == "CUDA::nvToolsExt":
        return "CMake makes CUDA::nvToolsExt where the toolkit has that library, and newer toolkits (13.0; conda's 12) have only nvtx3, its headers; the CMake files of torch up to 2.6 ask for the old one"
    return f"nothing has made the target {part}: CMake's FindCUDAToolkit does, in the folder that calls it and below, and the project (or the package that it takes) does not call it, or that part of the toolkit is not installed"


def _give_target(part: str) -> tuple[str, ...]:
    """Return how a target of CMake's comes to be without a change of the project."""
    text = "find_package(CUDAToolkit REQUIRED)"
    if part == "CUDA::nvToolsExt":
        text += "\\nif(NOT TARGET CUDA::nvToolsExt)\\nadd_library(CUDA::nvToolsExt INTERFACE IMPORTED)\\ntarget_link_libraries(CUDA::nvToolsExt INTERFACE CUDA::nvtx3)\\nendif()"
    first = (
        f"printf '{text}\\n' > toolkit.cmake && cmake -DCMAKE_PROJECT_INCLUDE=\"$PWD/toolkit.cmake\" …   # in an empty build folder; or that line in CMakeLists.txt, after project()",
    )
    if part == "CUDA::nvToolsExt":
        return (
            *first,
            "torch 2.6 and later: cmake -DUSE_SYSTEM_NVTX=ON …   # takes nvtx3's headers: conda install -c conda-forge cuda-nvtx-dev",
        )
    return (
        *first,
        f"conda install -c conda-forge {conda_package(part)}   # of the same CUDA version as nvcc, where it is missing",
    )


def _why_part(hit: Hit) -> str:
    if _by_interface(hit):
        return _why_target(_part(hit))
    if _jetson_nvml(hit):
        return WHY_NO_NVML
    if linear.fullmatch("(?i)cudnn", _part(hit)):
        return "cuDNN is no part of the toolkit: it has packages of its own, and the one to build with brings cudnn.h and libcudnn.so (a wheel's has no name without number)"
    if _since(hit):
        return f"{_part(hit)} is in toolkits from CUDA {_since(hit)} on; the nvcc that was found first is older (a distribution's, say)"
    if _moved(hit):
        return f"{_part(hit)} is in include/cccl from CUDA 13 on; nvcc looks there by itself, other compilers and older CMake do not"
    if hit.get("nvrtc"):
        return (
            f"NVRTC compiles a kernel and finds no {_part(hit)}: from CUDA 12.2 on it needs the toolkit's headers, which "
            "come in a package of their own"
        )
    return (
        f"{_part(hit)} is missing beside the nvcc that is used: its packages come apart (conda's and "
        "wheels' nvcc bring only the compiler), and a -runtime container has no headers"
    )


def _by_interface(hit: Hit) -> bool:
    """Return whether another package, or the project before it looked for the toolkit, names the target."""
    if "target was not found" not in hit.quote and "links to target" not in hit.quote:
        return False
    near = hit.before[-600:] + hit.quote
    if "link interface of" in near or _part(hit) == "CUDA::nvToolsExt":
        return True
    return _part(hit) == "CUDA::cudart" and not _toolkit_found(hit)


def _toolkit_found(hit: Hit) -> bool:
    """Return whether CMake had found the toolkit: what is not a target then is not installed."""
    return "Found CUDAToolkit" in hit.before


def _jetson_nvml(hit: Hit) -> bool:
    return _part(hit) == "NVML" and scene(hit, Facts()).jetson


def _get_part(hit: Hit, facts: Facts) -> tuple[str, ...]:
    part = _part(hit)
    if _by_interface(hit):
        return _give_target(part)
    if _jetson_nvml(hit):
        return WITHOUT_NVML
    if linear.fullmatch("(?i)cudnn", part):
        return _get_cudnn(hit)
    out = [
        f"conda install -c conda-forge {conda_package(part)}   # of the same CUDA version as nvcc"
    ]
    if _since(hit):
        cuda = max(_since(hit), "12.0", key=tables.pair)
        return (
            "which -a nvcc; nvcc --version",
            f'conda install -c conda-forge cuda-nvcc={cuda} cuda-cudart-dev={cuda} cuda-cccl && export CUDA_HOME="$CONDA_PREFIX"',
        )
    if _moved(hit):
        return (
            'export CPATH="/usr/local/cuda/include/cccl${CPATH:+:$CPATH}"   # conda: $CONDA_PREFIX/targets/x86_64-linux/include/cccl',
            'CMake that knows the folder: python -m pip install "cmake>=3.31.9,<4"',
            *out,
        )
    if hit.get("nvrtc"):
        out.append(
            'wheels: python -m pip install nvidia-cuda-runtime-cu12 nvidia-cuda-cccl-cu12 && export CUDA_PATH="$(python -c \'import nvidia.cuda_runtime as it; print(it.__path__[0])\')"   # cupy finds them itself: "cupy-cuda12x[ctk]"'
        )
        return (*out, "or, where a toolkit is: export CUDA_PATH=/usr/local/cuda")
    if linear.search(r"cmake-3\.(?:\d|1[0-6])/", hit.before + hit.quote):
        out.insert(
            0,
            'python -m pip install "cmake>=3.18,<4"   # these targets are CMake\'s own from 3.17 on',
        )
    if part.startswith("CUDA::") and not _toolkit_found(hit):
        out.append(_give_target(part)[0])
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
            "cannot open source file",
            r"catastrophic error: (?P<nvrtc>cannot open source file) \"(?P<part>"
            + _OF_NVRTC
            + r"|(?:cuda/std|cub|thrust)/[\w/]+(?:\.\w+)?)\"",
        ),
        sign(
            "cannot open include file",
            r"[Cc]annot open include file: '" + _HEADERS + "'",
        ),
        sign(
            "could not find",
            r"(?i)Could NOT find (?P<part>thrust|cub|libcudacxx|cccl|cudnn|nccl|nvml|cutensor|cusparselt)\b \(missing",
            nearby=r"CMake Error|FindPackageHandleStandardArgs\.cmake:\d+ \(message\)",
        ),
        sign(
            "are used in this project, but they are set to notfound",
            r"are used in this project, but they are set to (?P<unset>NOTFOUND)",
            nearby=r"set to NOTFOUND\.\n[\s\S]{0,500}?\b(?i:cudnn)\w*(?i:_LIBRAR|_INCLUDE)",
        ),
        sign(
            ("cudnn not found", "cudnn was not found", "find cudnn", "cudnn library not found"),
            r"(?i)(?P<part>cudnn) (?:library |was )?not found|(?:could not|cannot|failed to|unable to) find (?P<what>cudnn)\b",
            unless=r"(?i)find cudnn \(missing",
            nearby=r"CMake Error at [^\n]*\(message\):\n(?:[^\n]*\n)?[^\n]*(?i:cudnn)",
        ),
        # a sentence of CMake files; the path stands alone below "failed to open for reading"
        sign("but i cannot find", r"uses (?P<part>cuDNN|NCCL|cuSPARSELt) but I cannot find"),
        sign("backend requires", r"CUDA backend requires (?P<part>cuDNN|NCCL|cuBLAS)"),
        sign(
            "file failed to open for reading",
            r"file failed to open for reading \(No such file",
            nearby=r"\s/\S*/" + _HEADERS,
        ),
        sign(
            "but the target was not found",
            nearby=r"(?:links to|contains):[^\n]*\n(?:[^\n]*\n){0,4}[^\n]*\bCUDA::\w+\b[^\n]*\n(?:[^\n]*\n){0,4}[^\n]*but the target was not found",
        ),
        sign("links to target", r"links to target \"(?P<part>CUDA::\w+)\" but the\b"),
        sign(
            ("cicc: ", "cudafe++: ", "ptxas: ", "fatbinary: ", "nvlink: "),
            r"\b(?P<part>cicc|cudafe\+\+|ptxas|fatbinary|nvlink): (?:command )?not found",
        ),
        sign(
            "suitable version of ptxas",
            r"Couldn't find a suitable version of (?P<part>ptxas)",
        ),
        sign("path to libdevice library", r"Path to (?P<part>libdevice) library not specified"),
        sign(
            "not found in the expected location",
            r"(?P<part>libcudart_static\.a|libcudadevrt\.a) not found in the expected location",
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
        'carray.cuh(4): catastrophic error: cannot open source file "vector_types.h"',
        '  Target "bitsandbytes" links to:\n\n    CUDA::cublasLt\n\n  but the target was not found.',
    ),
    counter_examples=("-- Looking for cublas_v2.h - found",),
)

CAUSES = (CUDA_PART_MISSING,)
