"""The cause when a library of CUDA or of the driver is not found, by the loader or the linker."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.log.cause import Cause, sign
from nybforge.doctor.log.missing import UNSET, get_library, why_missing

_CUDA = (
    r"(?P<library>lib(?:cu(?:da|dart|dnn|blas|blasLt|fft|fftw|rand|solver|solverMg|sparse|sparseLt|"
    r"pti|file|dss|tensor|vs)|nv(?:rtc|JitLink|jitlink|ToolsExt|Blas|jpeg|vm|ptxcompiler|infer|"
    r"onnxparser|idia-ml|shmem_host|perf_host|imgcodec|comp|rtc-builtins)|nccl|npp\w*)\w*(?:[_-]\w+)*\.so[.\d]*)"
)


MISSING_CUDA_LIB = Cause(
    id="missing_cuda_lib",
    title="A CUDA library is not found",
    why=why_missing,
    fix=get_library,
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
            r"nvidia-ml)(?:[^\w/.]|$)",
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
            r"(?i)could not (?:find|locate) " + _CUDA,
            unless=r"(?i)could not (?:find|locate) .*cupti",
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
            r"warning: " + _CUDA + r", needed by \S+, not found \(try using -rpath",
            unless=r"warning: (?:libcuda\.so|libnvidia-ml)",
            nearby=r"undefined reference to",
        ),
        # FindCUDA's variables, where they were not looked at before the link
        sign(
            ("cannot find -lcuda_~", "~_library-notfound"),
            r"(?:cannot find -l|ninja: error: ')CUDA_(?P<unset>\w+)_LIBRARY-NOTFOUND",
        ),
        sign(
            "libcuda.so doesn't exist",
            r"File \S+/(?P<driver>libcuda\.so) doesn't exist",
            "likely",
        ),
        # jax's, of the runtime
        sign("unable to load cuda", r"Unable to load (?P<runtime>CUDA)\. Is it installed"),
        # what pynvml makes of it
        sign("nvml shared library not found", r"(?P<nvml>NVML Shared Library Not Found)"),
        sign("could not load nvml library", r"(?i)(?P<nvml>could not load NVML library)"),
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
            nearby=UNSET,
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
            _CUDA + r"[`'\"]? (?:was |is )?not found",
            "likely",
            unless=r"(?i)warning|searching|not found in any",
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
