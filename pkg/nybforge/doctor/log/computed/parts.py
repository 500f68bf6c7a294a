"""Compute values for the doctor's texts about parts of the toolkit that are not installed. A part
is a header, a program, a library or a CMake target."""

from __future__ import annotations

from nybble.compat import tables
from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.computed.cuda_packages import conda_package

_HEADERS = (
    r"(?P<part>(?:cusparse\w*|cublas(?:[A-Za-z]\w*|_[a-uw-z]\w*)?|cusolver\w*|cufft\w*|curand\w*|cudnn\w*|nccl|nvJitLink|npp\w*|nvml|cuda_fp\d|"
    r"nvToolsExt|nvtx3/\w+|cupti|cuda_profiler_api)\.h|nv/target|crt/\w+\.h|(?:cuda/std|cub|thrust)/[\w/]+(?:\.\w+)?)"
)


def part_name(hit: Hit) -> str:
    """Return the part's name: a header, program, library or CMake target."""
    if hit.get("unset") or hit.get("what"):
        return "cuDNN"
    if hit.get("part").startswith(("CUDA_CUDART", "CUDAToolkit_")):
        return "CUDA's runtime (cudart) for building"
    if hit.get("part"):
        return hit.get("part")
    opened = linear.search(r"\s/\S*/" + _HEADERS, hit.after[:400])
    if opened and "failed to open" in hit.quote:
        return opened["part"]
    text = hit.before[-600:] + hit.quote
    links = linear.split(
        r"links to(?: target|:)|link interface of target \"[^\"]+\" contains:", text
    )
    targets = linear.findall(r"CUDA::\w+", links[-1]) if len(links) > 1 else []
    return targets[-1] if targets else "a part of the toolkit"


# Headers, each with the first CUDA release that contains it.
_SINCE = {"cuda_fp8": "11.8", "cuda_fp6": "12.8", "cuda_fp4": "12.8"}


def since(hit: Hit) -> str:
    """Return the first toolkit that contains the header, or "" if every toolkit contains it."""
    return _SINCE.get(part_name(hit).partition(".")[0], "")


def moved(hit: Hit) -> bool:
    """Return whether CUDA 13 moved the header to the folder include/cccl. Only nvcc searches this
    folder."""
    of_13 = linear.search(r"cuda-13|NVIDIA 13\.|CUDA 13", hit.before + hit.quote)
    return bool(of_13) and bool(
        linear.match(r"(?i)thrust|cub|cuda/std|nv/|libcudacxx|cccl", part_name(hit))
    )


# Names of variables for cuDNN in CMake files, such as CUDNN_LIBRARY, CUDNN_LIBRARY_PATH,
# cudnn_LIBRARY and CUDNN_INCLUDE_DIR.
_CUDNN_NAME = linear.compile(r"\b(?i:cudnn)_(?:LIBRAR\w+|INCLUDE\w+)")


def get_cudnn(hit: Hit) -> tuple[str, ...]:
    """Return the ways to make CMake find cuDNN. They set the variables that the log names."""
    named = list(
        dict.fromkeys(_CUDNN_NAME.findall(hit.quote + hit.after[:600] + hit.before[-600:]))
    )
    include = next((one for one in named if "INCLUDE" in one), "CUDNN_INCLUDE_DIR")
    library = next((one for one in named if "LIBRAR" in one), "CUDNN_LIBRARY")

    def configure(root: str) -> str:
        return f"cmake -D{include}={root}/include -D{library}={root}/lib/libcudnn.so …"

    return (
        f"conda install -c conda-forge cudnn && {configure('$CONDA_PREFIX')}   # in an empty build folder",
        "Debian, Ubuntu, from NVIDIA's package source: sudo apt-get install libcudnn9-dev-cuda-12   # cuDNN 8: libcudnn8-dev; a container: the image's -cudnn-devel form",
        f"the wheel: python -m pip install nvidia-cudnn-cu12; D=$(python -c 'import nvidia.cudnn; print(nvidia.cudnn.__path__[0])'); ln -s libcudnn.so.9 $D/lib/libcudnn.so; {configure('$D')}   # and to run: export LD_LIBRARY_PATH=$D/lib${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}",
    )


def by_interface(hit: Hit) -> bool:
    """Return whether the missing target is used by another package, or by code that runs before
    FindCUDAToolkit."""
    if "target was not found" not in hit.quote and "links to target" not in hit.quote:
        return False
    near = hit.before[-600:] + hit.quote
    if "link interface of" in near or part_name(hit) == "CUDA::nvToolsExt":
        return True
    return part_name(hit) == "CUDA::cudart" and not _toolkit_found(hit)


def _toolkit_found(hit: Hit) -> bool:
    """Return whether CMake found the toolkit. If it did and a target is missing, the part of the
    toolkit with this target is not installed."""
    return "Found CUDAToolkit" in hit.before


def package(hit: Hit) -> str:
    """Return the conda-forge package that contains the part."""
    if "(cudart)" in part_name(hit):
        found = linear.search(r'\(found version "(\d+\.\d+)', hit.quote)
        return "cuda-cudart-dev" + (f" cuda-version={found[1]}" if found else "")
    return conda_package(part_name(hit))


def since_on_conda_forge(hit: Hit) -> str:
    """Return the first toolkit on conda-forge (12.0 and later) that contains the header."""
    return max(since(hit), "12.0", key=tables.pair)


def in_container(facts: Facts) -> bool:
    """Return whether this machine is a container."""
    return bool(facts.system.container)
