"""Causes when a library is loaded: missing, shadowed, or asking for a newer glibc."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

import re

from nybforge.diagnose.log.cause import Cause, Hit, sign
from nybforge.probes.facts import Facts

_CUDA = (
    r"(?P<library>lib(?:torch_cuda|c10_cuda|cu(?:da|dart|dnn|blas|blasLt|fft|fftw|rand|solver|solverMg|sparse|sparseLt|"
    r"pti|file|dss|tensor|vs)|nv(?:rtc|JitLink|jitlink|ToolsExt|Blas|jpeg|vm|ptxcompiler|infer|"
    r"onnxparser|idia-ml|shmem_host|perf_host|imgcodec|comp|rtc-builtins)|nccl|npp\w*)\w*(?:[_-]\w+)*\.so[.\d]*)"
)


# conda-forge's package, or the wheel's name without the -cu12 ending
_PACKAGES = (
    ("libcudart", "cuda-cudart", "nvidia-cuda-runtime"),
    ("libnvrtc", "cuda-nvrtc", "nvidia-cuda-nvrtc"),
    ("libnvJitLink", "libnvjitlink", "nvidia-nvjitlink"),
    ("libcublas", "libcublas", "nvidia-cublas"),
    ("libcudnn", "cudnn", "nvidia-cudnn"),
    ("libcusparseLt", "cusparselt", "nvidia-cusparselt"),
    ("libcusparse", "libcusparse", "nvidia-cusparse"),
    ("libcusolver", "libcusolver", "nvidia-cusolver"),
    ("libcufft", "libcufft", "nvidia-cufft"),
    ("libcurand", "libcurand", "nvidia-curand"),
    ("libcupti", "cuda-cupti", "nvidia-cuda-cupti"),
    ("libnccl", "nccl", "nvidia-nccl"),
    ("libnvToolsExt", "cuda-nvtx", "nvidia-nvtx"),
    ("libcufile", "libcufile", "nvidia-cufile"),
)


def _is_driver(library: str) -> bool:
    return library.startswith(("libcuda.so", "libnvidia-ml"))


def _why_missing(hit: Hit) -> str:
    library = hit.get("library", "a CUDA library")
    if _is_driver(library):
        return f"{library} comes with the NVIDIA driver, and the driver is not there"
    return (
        f"{library} is not where the loader looks: neither beside the program, nor in "
        "LD_LIBRARY_PATH, nor in the system's folders. Its number is the CUDA version it belongs to"
    )


def _get_library(hit: Hit, facts: Facts) -> tuple[str, ...]:
    library = hit.get("library")
    if _is_driver(library):
        if facts.system.container:
            return ("start the container with the driver: docker run --gpus all …",)
        return ("install the NVIDIA driver of this machine, then: nvidia-smi",)
    for start, conda, wheel in _PACKAGES:
        if library.startswith(start):
            number = re.search(r"\.so\.(\d+)", library)
            ending = f"-cu{number[1]}" if number and number[1] in ("11", "12") else ""
            if start in ("libcufft", "libcurand", "libcusolver", "libcudnn", "libnccl"):
                ending = "-cu12"
            out = [f"conda install -c conda-forge {conda}", f"or: pip install {wheel}{ending}"]
            copies = [item for item in facts.libraries if item.soname == library]
            if copies:
                folder = copies[0].path.rpartition("/")[0]
                out.insert(0, f'export LD_LIBRARY_PATH="{folder}:$LD_LIBRARY_PATH"')
            return tuple(out)
    return (
        "nybforge doctor   # shows which CUDA libraries this machine has and where",
        "install the CUDA version the program was built for",
    )


MISSING_CUDA_LIB = Cause(
    id="missing_cuda_lib",
    title="A CUDA library is not found",
    why=_why_missing,
    fix=_get_library,
    root_of=("no_gpu_visible", "cmake_cuda_compiler_not_found"),
    signs=(
        sign(
            "cannot open shared object file",
            _CUDA + r": cannot open shared object file",
            unless=r"dso_loader|Could not load dynamic library|Ignore above cudart",
        ),
        sign(
            "error while loading shared libraries",
            r"error while loading shared libraries: " + _CUDA,
        ),
        sign(
            "could not load library",
            r"(?i)could not load library " + _CUDA,
            unless=r"undefined symbol",
        ),
        sign(
            "lnk1181",
            r"LNK1181: cannot open input file '(?P<library>(?:cu|nv)\w+\.lib)'",
        ),
        sign("unable to load any of", r"Unable to load any of \{?" + _CUDA),
        sign("is not found or cannot", r"Library " + _CUDA + r" is not found or cannot"),
        sign(
            "cannot find -l",
            r"cannot find -l(?P<link>cudart\w*|cublas\w*|cuda|cudnn\w*|cufft\w*|curand|cusolver|"
            r"cusparse\w*|nvrtc\w*|nvToolsExt|cudadevrt|nvJitLink|nccl|cupti|nvidia-ml)\b",
        ),
        sign("cannot find lib~", r"(?i)cannot find " + _CUDA),
        sign("not found", _CUDA + r" => not found"),
        sign("no such file", r"dlopen.{0,20}" + _CUDA + r".*No such file"),
        sign(
            "not found",
            r"(?:lib)?(?P<library>cudart64_\w+|cublas64_\w+|cublasLt64_\w+|cudnn64_\w+)\.dll'? ?;? ?(?:was )?not found",
            "likely",
            unless=r"dso_loader",
        ),
        sign(
            ("could not locate", "could not find"),
            r"(?i)could not (?:find|locate) " + _CUDA + r"(?!.*cupti)",
        ),
        sign("failed to load", r"(?i)failed to load (?:shared )?library:? '?(?:\S*/)?" + _CUDA),
        sign(
            "not found in the system path",
            r"lib\S+\.so\S* not found in the system path",
            nearby="(?i)cud",
        ),
        sign("cannot dlopen some gpu libraries", strength="likely"),
        sign(
            "unable to load",
            r"Unable to load (?P<library>cu(?:SPARSE|BLAS|DNN|FFT|SOLVER|PTI|DA))\. Is it",
        ),
        sign(
            "library was not found",
            r"The (?P<library>cu(?:SPARSE|BLAS|DNN|FFT|SOLVER|PTI)) library was not found",
        ),
        sign(
            "shared library",
            r"(?i)cannot load (?P<library>cudnn|cublas|cudart|cusparse) shared library",
        ),
        sign("third-party dynamic library", r"third-party dynamic library \(" + _CUDA),
        sign(
            ".dll",
            r"(?i)could not (?:find|locate|load) (?:library )?(?P<library>(?:cu|nv)\w+64_\w+\.dll)",
        ),
        sign("error loading", r'(?i)Error loading "[^"]*\\(?P<library>(?:cu|nv)\w*64_\w+\.dll)'),
        sign("main cuda runtime library was not detected", strength="likely"),
        sign(
            "not found",
            _CUDA + r"[`'\"]? (?:was |is )?not found(?! in any)",
            "likely",
            unless=r"(?i)warning|searching",
        ),
    ),
    examples=(
        "OSError: libnvJitLink.so.12: cannot open shared object file: No such file or directory",
        "ImportError: libcudart.so.11.0: cannot open shared object file: No such file or directory",
        "Could not load library libcudnn_cnn_infer.so.8. Error: libcudnn_cnn_infer.so.8: cannot open",
        "/usr/bin/ld: cannot find -lcudart: No such file or directory",
    ),
    counter_examples=(
        "2022-06-06 15:56:53.9: W tensorflow/stream_executor/platform/default/dso_loader.cc:64] Could "
        "not load dynamic library 'libcudart.so.11.0'; dlerror: libcudart.so.11.0: cannot open shared "
        "object file: No such file or directory; LD_LIBRARY_PATH: /usr/lib\n"
        "train.py: error: argument -s/--scaling: expected one argument",
        "CUDA_SETUP: WARNING! libcudart.so not found in any environmental path. Searching in backup "
        "paths...",
    ),
)


def _why_glibc(hit: Hit) -> str:
    symbol = hit.get("version")
    if symbol.startswith(("GLIBCXX", "CXXABI", "GCC")):
        where = hit.get("where")
        which = f"{where} is" if where else "the libstdc++ that was loaded is"
        return f"{which} older than {symbol}; another copy, of a newer GCC, should come first"
    return f"the program was built on a newer system: this one's glibc has no {symbol or 'such version'}"


def _newer_glibc(hit: Hit, facts: Facts) -> tuple[str, ...]:
    symbol = hit.get("version")
    if symbol.startswith(("GLIBCXX", "CXXABI", "GCC")):
        return (
            "conda install -c conda-forge libstdcxx libgcc",
            'export LD_LIBRARY_PATH="$CONDA_PREFIX/lib"',
            "or unset LD_LIBRARY_PATH, if it brings the older copy in",
        )
    have = facts.system.libc_version
    return (
        f"ldd --version   # here: {have}" if have else "ldd --version",
        "install a package built for this glibc (conda-forge's need 2.17), or build it here",
        "or run in a container of a newer distribution",
    )


GLIBC_TOO_OLD = Cause(
    id="glibc_too_old",
    title="glibc or libstdc++ is older than the program needs",
    why=_why_glibc,
    fix=_newer_glibc,
    root_of=("bnb_missing_binary", "undefined_symbol"),
    signs=(
        sign(
            "not found",
            r"(?:(?P<where>/\S+?)?:? ?version )?[`'‘\"]?\b(?P<version>(?:GLIBC|GLIBCXX|CXXABI|GCC|GOMP|LIBC)_"
            r"[\d.]+)['’\"]? not found",
        ),
        sign(
            "undefined reference to",
            r"undefined reference to [`'‘][\w@]+@(?P<version>GLIBC_[\d.]+)",
        ),
        sign("undefined reference to", r"undefined reference to .*@(?P<version>GLIBCXX_[\d.]+)"),
        sign(
            ("require glibc", "requires glibc"),
            r"(?i)(?:error|fatal|requires?).{0,60}requires? glibc ?(?:version )?>=? ?(?P<version>[\d.]+)",
        ),
        sign("kernel too old", r"FATAL: kernel too old"),
    ),
    examples=(
        "ImportError: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.32' not found (required by x.so)",
        "/usr/lib/libstdc++.so.6: version `GLIBCXX_3.4.30' not found (required by ./libnybble.so.1)",
    ),
    counter_examples=("ldd (Debian GLIBC 2.31-13+deb11u13) 2.31",),
)

CAUSES = (MISSING_CUDA_LIB, GLIBC_TOO_OLD)
