"""Causes where a toolkit is there and a part of it is not: headers, programs, CMake targets."""

from __future__ import annotations

from nybble.compat import tables
from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.computed.cuda_packages import WITHOUT_NVML, conda_package
from nybforge.doctor.log.scene import scene

_HEADERS = (
    r"(?P<part>(?:cusparse\w*|cublas(?:[A-Za-z]\w*|_[a-uw-z]\w*)?|cusolver\w*|cufft\w*|curand\w*|cudnn\w*|nccl|nvJitLink|npp\w*|nvml|cuda_fp\d|"
    r"nvToolsExt|nvtx3/\w+|cupti|cuda_profiler_api)\.h|nv/target|crt/\w+\.h|(?:cuda/std|cub|thrust)/[\w/]+(?:\.\w+)?)"
)


def part_name(hit: Hit) -> str:
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


def since(hit: Hit) -> str:
    """Return the first toolkit that has the header, "" for one that all have had."""
    return _SINCE.get(part_name(hit).partition(".")[0], "")


def moved(hit: Hit) -> bool:
    """Return whether it is a header that CUDA 13 has in include/cccl, where only nvcc looks."""
    of_13 = linear.search(r"cuda-13|NVIDIA 13\.|CUDA 13", hit.before + hit.quote)
    return bool(of_13) and bool(
        linear.match(r"(?i)thrust|cub|cuda/std|nv/|libcudacxx|cccl", part_name(hit))
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
        return "CMake defines CUDA::nvToolsExt if the toolkit has that library; newer toolkits (13.0, and conda's 12) have only its successor, the nvtx3 headers, and the CMake files of torch up to 2.6 use the old target"
    return f"the target {part} is not defined: CMake's FindCUDAToolkit defines it for the folder that calls it and below; the project (or a package it uses) does not call it, or that part of the toolkit is not installed"


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


def by_interface(hit: Hit) -> bool:
    """Return whether another package, or the project before it looked for the toolkit, names the target."""
    if "target was not found" not in hit.quote and "links to target" not in hit.quote:
        return False
    near = hit.before[-600:] + hit.quote
    if "link interface of" in near or part_name(hit) == "CUDA::nvToolsExt":
        return True
    return part_name(hit) == "CUDA::cudart" and not _toolkit_found(hit)


def _toolkit_found(hit: Hit) -> bool:
    """Return whether CMake had found the toolkit: what is not a target then is not installed."""
    return "Found CUDAToolkit" in hit.before


def _jetson_nvml(hit: Hit) -> bool:
    return part_name(hit) == "NVML" and scene(hit, Facts()).jetson


def get_part(hit: Hit, facts: Facts) -> tuple[str, ...]:
    part = part_name(hit)
    if by_interface(hit):
        return _give_target(part)
    if _jetson_nvml(hit):
        return WITHOUT_NVML
    if linear.fullmatch("(?i)cudnn", part):
        return _get_cudnn(hit)
    out = [
        f"conda install -c conda-forge {conda_package(part)}   # of the same CUDA version as nvcc"
    ]
    if since(hit):
        cuda = max(since(hit), "12.0", key=tables.pair)
        return (
            "which -a nvcc; nvcc --version",
            f'conda install -c conda-forge cuda-nvcc={cuda} cuda-cudart-dev={cuda} cuda-cccl && export CUDA_HOME="$CONDA_PREFIX"',
        )
    if moved(hit):
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


def why_target_of_part(hit: Hit) -> str:
    """Return why CMake has no target of that name."""
    return _why_target(part_name(hit))
