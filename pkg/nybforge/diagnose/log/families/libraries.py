"""The cause when a library of CUDA or of the driver is not found, by the loader or the linker."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

import re

from nybforge.diagnose.log.cause import Cause, Hit, sign
from nybforge.diagnose.log.cuda_packages import (
    cuda_of,
    jetpack_packages,
    library_packages,
    linking_steps,
)
from nybforge.diagnose.log.scene import scene
from nybforge.diagnose.machine.driver import get_jetson_driver, install_driver
from nybforge.probes.facts import Facts

_CUDA = (
    r"(?P<library>lib(?:cu(?:da|dart|dnn|blas|blasLt|fft|fftw|rand|solver|solverMg|sparse|sparseLt|"
    r"pti|file|dss|tensor|vs)|nv(?:rtc|JitLink|jitlink|ToolsExt|Blas|jpeg|vm|ptxcompiler|infer|"
    r"onnxparser|idia-ml|shmem_host|perf_host|imgcodec|comp|rtc-builtins)|nccl|npp\w*)\w*(?:[_-]\w+)*\.so[.\d]*)"
)


def _library(hit: Hit) -> str:
    """Return the library's name; Rust's cudarc says it without lib and .so."""
    name = hit.get("bare") or hit.get("library")
    product = re.fullmatch(r"cu[A-Z]+", name)  # jax names cuDNN and cuSPARSE
    return f"lib{name.lower() if product else name}.so" if hit.get("bare") or product else name


# FindCUDA's variables, which CMake lists below its error
_UNSET = r"\bCUDA_(CUDA|cu\w+|nv\w+)_LIBRARY\b"


def _link(hit: Hit) -> str:
    """Return the name that the linker was given after -l, "" where none was."""
    if "set to NOTFOUND" in hit.quote and (unset := re.search(_UNSET, hit.after)):
        return unset[1].lower()
    return "cuda" if hit.get("driver") else hit.get("link")


def _is_driver(library: str) -> bool:
    return library.startswith(("libcuda.so", "libnvidia-ml"))


def _why_missing(hit: Hit) -> str:
    if hit.get("ort"):
        return (
            "onnxruntime did not find all that its CUDA part loads: cuDNN and CUDA's libraries, of the major versions that "
            "this release was built for"
        )
    library = _library(hit) or "a CUDA library"
    if _link(hit):
        return f"the linker does not find lib{_link(hit)}: no -L leads to the folder where it is, if it is here"
    if hit.get("libcuda"):
        return "triton asks the loader's cache for libcuda, which comes with the driver, and it is not in there"
    if _is_driver(library):
        return f"{library} comes with the NVIDIA driver, and the driver is not there"
    if "nvvm" in library.lower():
        return "numba compiles with libNVVM of a CUDA toolkit, and finds no toolkit"
    return (
        f"{library} is not where the loader looks: neither beside the program, nor in "
        "LD_LIBRARY_PATH, nor in the system's folders. Its number is the CUDA version it belongs to"
    )


def _get_library(hit: Hit, facts: Facts) -> tuple[str, ...]:
    library = _library(hit)
    if hit.get("ort"):
        return (
            'python -m pip install "onnxruntime-gpu[cuda,cudnn]"   # brings them; in the program, first: onnxruntime.preload_dlls()',
            'or: conda install -c conda-forge cudnn "cuda-version=12"   # of the versions that its page on CUDA names',
            "python -m pip uninstall -y onnxruntime   # beside onnxruntime-gpu it hides the CUDA part",
        )
    if _link(hit):
        return linking_steps(_link(hit), facts)
    if _is_driver(library) or hit.get("libcuda"):
        return _get_driver(facts, hit)
    if "nvvm" in library.lower():
        return ("conda install -c conda-forge cuda-nvcc", "or: export CUDA_HOME=/usr/local/cuda")
    copies = [item for item in facts.libraries if item.soname == library]
    here = copies[0].path.rpartition("/")[0] if copies else ""
    first = (f'export LD_LIBRARY_PATH="{here}:$LD_LIBRARY_PATH"',) if here else ()
    where = scene(hit, facts)
    if where.jetson:
        return (*first, *jetpack_packages(library, bool(where.engine)))
    if "tensorflow" in hit.quote + hit.before[-1000:]:
        first = (*first, 'python -m pip install "tensorflow[and-cuda]"   # brings its own')
    if re.fullmatch(r"cu[A-Z]+", hit.get("library")):  # jax, whose wheels bring it
        first = ("env -u LD_LIBRARY_PATH COMMAND   # if it runs so, a system's copy came before",)
    if where.batch and not first:
        first = ("module avail cuda   # then, in the job script too: module load cuda/…",)
    return (*first, *library_packages(library), *_other_build(library, hit))


def _other_build(library: str, hit: Hit) -> tuple[str, ...]:
    """Return what to do where the log names a torch of another CUDA major than the library's."""
    torch = re.search(r"\btorch\S*\+cu(\d\d)\d", hit.before + hit.after)
    cuda = cuda_of(library)
    if torch is None or not cuda or torch[1] == cuda:
        return ()
    return (
        f"or, as torch here is for CUDA {torch[1]}: install the build of the failing package that is for it, too",
    )


def _get_driver(facts: Facts, hit: Hit) -> tuple[str, ...]:
    """Return how to get at the driver's library on this machine."""
    where = scene(hit, facts)
    if where.wsl:
        return (
            'export LD_LIBRARY_PATH="/usr/lib/wsl/lib:$LD_LIBRARY_PATH"   # where Windows\' driver hands it in',
            "if that folder has no libcuda: update the NVIDIA driver in Windows, then: wsl --shutdown",
        )
    if where.jetson:
        return get_jetson_driver(facts)
    if hit.get("libcuda"):
        return (
            "sudo ldconfig && ldconfig -p | grep libcuda",
            "without root: export TRITON_LIBCUDA_PATH=/usr/lib/x86_64-linux-gnu   # the folder of libcuda.so.1",
        )
    if where.engine == "apptainer":
        return ("apptainer exec --nv IMAGE …   # --nv before the image",)
    if where.engine:
        return ("start the container with the driver: docker run --gpus all …",)
    if where.batch:
        return ("a login node has no driver: srun --gres=gpu:1 --pty bash", "nvidia-smi")
    return (*install_driver(facts), "then: nvidia-smi")


MISSING_CUDA_LIB = Cause(
    id="missing_cuda_lib",
    title="A CUDA library is not found",
    why=_why_missing,
    fix=_get_library,
    root_of=("no_gpu_visible", "cmake_cuda_compiler_not_found", "undefined_symbol"),
    signs=(
        sign(
            "cannot open shared object file",
            _CUDA + r": cannot open shared object file",
            unless=r"dso_loader|Could not load dynamic library|Ignore above cudart|load library failed: libnvidia-ml|NET/Plugin|libnccl-net",
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
            # GNU ld and gold, lld, mold, Apple's
            ("cannot find -l", "unable to find library", "library not found"),
            r"(?:cannot find -l|unable to find library (?:-l)?|library not found(?: for)?:? (?:-l)?)(?P<link>cudart\w*|cublas\w*|"
            r"cuda|cudnn\w*|cufft\w*|curand|cusolver\w*|cusparse\w*|nvrtc\w*|nvToolsExt|cudadevrt|nvJitLink|nccl|cupti|"
            r"nvidia-ml)\b(?![/.])",
        ),
        sign(
            "unable to dynamically load the",
            r"Unable to dynamically load the \"(?P<bare>cuda|cu\w+|nv\w+|nccl)\" shared library",
        ),
        sign(
            "configure: error: ",
            r"(?i)configure: error: .*(?P<driver>CUDA driver|libcuda\b).*(?:required|not found|missing)",
        ),
        sign("libcuda.so cannot found", r"(?P<libcuda>libcuda\.so) cannot found"),
        sign("libnvvm cannot be found", r"(?P<library>libNVVM) cannot be found"),
        sign("library nvvm not found", r"library (?P<library>nvvm) not found"),
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
        # GNU ld: a library that a library needs, and the names that are missing without it
        sign(
            "not found (try using -rpath",
            r"warning: (?P<driver>libcuda\.so|libnvidia-ml\.so)[.\d]*, needed by \S+, not found \(try using -rpath",
            nearby=r"undefined reference to",
        ),
        sign(
            "not found (try using -rpath",
            r"warning: (?!libcuda\.so|libnvidia-ml)"
            + _CUDA
            + r", needed by \S+, not found \(try using -rpath",
            nearby=r"undefined reference to",
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
        sign(
            "wasnt able to be loaded",
            r"(?P<ort>CUDA_PATH is set but CUDA wasnt able to be loaded)",
        ),
        sign("third-party dynamic library", r"third-party dynamic library \(" + _CUDA),
        sign(
            "third-party dynamic library",
            r"third-party dynamic library \((?P<library>\w+64_\w+\.dll)",
        ),
        sign(
            "is not initialized",
            r"Library (?P<bare>cublasLt|cublas|cudart|nvrtc|cuda) is not initialized",
        ),
        sign(
            ".dll",
            r"(?i)could not (?:find|locate|load) (?:library )?(?:\"[^\"]*[\\/])?(?P<library>(?:cu|nv)\w+64_\w+\.dll)",
        ),
        sign("could not load library", r"could not load library \"lib(?P<bare>cuda|nvidia-ml)\""),
        sign("error: failed to", r"(?P<bare>nvrtc): error: failed to (?:load|open) (?:built|lib)"),
        sign(
            "are used in this project, but they are set to notfound",
            r"are used in this project, but they are set to NOTFOUND",
            nearby=_UNSET,
        ),
        # it goes on with the processor, which may be enough
        sign(
            "failed to create cudaexecutionprovider",
            r"(?P<ort>Failed to create CUDAExecutionProvider)",
            "likely",
        ),
        sign(
            "loadlibrary failed with error",
            r"LoadLibrary failed with error 126 .*(?P<ort>onnxruntime_providers_\w+)\.dll",
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


CAUSES = (MISSING_CUDA_LIB,)
