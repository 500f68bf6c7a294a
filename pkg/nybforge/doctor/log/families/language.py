"""Causes where code and toolkit speak other releases: the C++ standard, CUDA's functions, nvcc's options."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.families.nvcc import NEWER_OPTIONS

_BY_COMPILER = linear.compile(
    r"unrecognized command|support for the ISO C\+\+|support\s+for the ISO"
)


def _standard(hit: Hit) -> str:
    """Return the standard that is asked for as options name it: c++17."""
    number = hit.get("std")[-2:]
    return f"c++{number}" if number.isdigit() else "c++17"


def _by_gcc4(hit: Hit) -> bool:
    return bool(hit.get("old") or hit.get("older"))


def _why_standard(hit: Hit) -> str:
    if _by_gcc4(hit):
        return "GCC 4 compiles this (CentOS 7's own, whatever gcc a module names: setup.py starts the one in CC, or cc), and it cannot read torch's headers"
    if _BY_COMPILER.search(hit.quote):
        return "the host compiler is older than the C++ that the code is written in"
    return (
        f"the headers need {_standard(hit)} and are compiled as an older C++: an -std= that the project's build files name "
        "wins over what torch or CMake would set"
    )


def _raise_standard(hit: Hit, facts: Facts) -> tuple[str, ...]:
    std = _standard(hit)
    if _by_gcc4(hit) or _BY_COMPILER.search(hit.quote):
        return (
            *(
                (
                    "export CC=gcc CXX=g++ && $CXX --version   # after module load gcc/…: 9 or later; then an empty build folder",
                )
                if _by_gcc4(hit)
                else ()
            ),
            f"conda install -c conda-forge gxx_{facts.system.subdir}=12   # then build with CC, CXX and CUDAHOSTCXX of that environment",
            "clusters: module avail gcc",
        )
    return (
        r"grep -rnE 'std[=:]c\+\+|CXX_STANDARD|CUDA_STANDARD' setup.py CMakeLists.txt   # where the older one is named",
        rf"sed -i -E 's/std([=:])c\+\+[0-9]+/std\1{std}/g' setup.py   # CMake: -DCMAKE_CXX_STANDARD={std[3:]} -DCMAKE_CUDA_STANDARD={std[3:]}",
        "or a torch whose headers take the older one, a newer release of the project",
    )


CXX_STANDARD = Cause(
    id="cxx_standard",
    title="The headers need a newer C++",
    why=_why_standard,
    fix=_raise_standard,
    signs=(
        sign(
            "or later compatible compiler is required",
            r"C\+\+(?P<std>\d\d) or later compatible compiler is required",
        ),
        sign("to compile pytorch", r"(?i)you need C\+\+(?P<std>\d\d) to compile PyTorch"),
        sign(
            "c++ versions less than",
            r"C\+\+ versions less than C\+\+(?P<std>\d\d) are not supported",
        ),
        sign(
            "support for the iso c++",
            r"requires compiler and library support for the ISO C\+\+ (?P<std>\d{2,4})",
        ),
        sign(
            "requires at least c++",
            r"(?i)error.{0,40}\b(?:thrust|cub|libcu\+\+|libcudacxx|cccl|cutlass|cute)\b.{0,20}requires at least C\+\+ ?(?P<std>\d\d)",
        ),
        sign(
            ("redeclaration of", "is uninitialized reference"),
            r"/torch/\S+: error: (?:(?P<old>redeclaration of ['‘](?:const )?\S+& args#\d)|member .*<lambda.*(?P<older>is uninitialized reference))",
        ),
        sign(
            "unrecognized command",
            r"error: unrecognized command[- ]line option ['‘\"]-std=(?:c|gnu)\+\+(?P<std>\d\w)",
        ),
    ),
    examples=(
        "torch/include/ATen/ATen.h:4:2: error: #error C++17 or later compatible compiler is required to use ATen.",
        'torch/all.h(4): fatal error C1189: #error:  "You need C++17 to compile PyTorch"',
        "cc1plus: error: unrecognized command line option '-std=c++17'",
    ),
    counter_examples=(
        "-- Performing Test COMPILER_SUPPORTS_CXX17 - Success",
        "nvcc warning : The -std=c++17 flag is not supported with the configured host compiler.",
    ),
)

# Names (and, of calls, signatures) that headers have had up to a release: the runtime's and the driver's measured on the wheels of
# 11.8, 12.0, 12.9 and 13.0, those of cuSPARSE and Thrust as their release notes say.
_GONE = (
    (
        r"cuda(?:Bind|Unbind)(?:Texture|Surface)\w*|cudaGet(?:Texture|Surface)Reference|texture|textureReference|cudaDevicePropDontCare",
        "11.8",
    ),
    (r"CUSPARSE_(?:MV|MM|CSRMV|CSRMM|COOMV|COOMM)_ALG\w*", "11.8"),
    (
        r"cudaThread\w+|cudaLaunchCooperativeKernelMultiDevice|cudaLaunchParams|clockRate|memoryClockRate|computeMode|deviceOverlap|"
        r"kernelExecTimeoutEnabled|cooperativeMultiDeviceLaunch|maxTexture1DLinear|singleToDoublePrecisionPerfRatio|"
        r"unary_function|binary_function|cuCtxCreate|cudaMem(?:Prefetch|Advise)\w*|cudaMemLocation",
        "12.9",
    ),
)


def _last(hit: Hit) -> str:
    """Return the last CUDA release with that name, "" where it is not known to be gone."""
    return next((cuda for names, cuda in _GONE if linear.fullmatch(names, hit.get("name"))), "")


def _why_release(hit: Hit) -> str:
    name = hit.get("name") or "a function it calls"
    if _last(hit):
        return f"the code uses {name} as it was up to CUDA {_last(hit)}; this toolkit is newer"
    return f"the code was written for another release of CUDA than this toolkit: {name} is not in its headers, not yet or no more"


def _match_release(hit: Hit, facts: Facts) -> tuple[str, ...]:
    newer = "git log -1; git pull   # a newer release of the project may know this toolkit"
    if _last(hit) == "11.8":
        return (
            "conda install nvidia/label/cuda-11.8.0::cuda-toolkit   # its host compiler: GCC up to 11",
            newer,
        )
    if _last(hit):
        return (
            f'conda install -c conda-forge cuda-nvcc={_last(hit)} cuda-cudart-dev={_last(hit)} cuda-cccl && export CUDA_HOME="$CONDA_PREFIX"',
            newer,
        )
    return (
        "which -a nvcc; nvcc --version   # beside the CUDA that the project names in its README or CI",
        newer,
    )


CUDA_API_CHANGED = Cause(
    id="cuda_api_changed",
    title="The code was written for another release of CUDA",
    why=_why_release,
    fix=_match_release,
    signs=(
        sign(
            "has no member",
            r"['\"‘](?:struct )?cuda(?:DeviceProp|PointerAttributes)['\"’] has no member(?: named)? ['\"‘](?P<name>\w+)",
        ),
        sign(
            "is not a member of",
            r"'(?P<name>\w+)': is not a member of '(?:cudaDeviceProp|cudaPointerAttributes|thrust|cub)'",
        ),
        sign(
            "is not a member of",
            r"['\"‘](?P<name>\w+)['\"’] is not a member of ['\"‘](?:thrust|cub)['\"’]",
        ),
        sign(
            "has no member",
            r"namespace \"(?:thrust|cub|cuda|cuda::std)\" has no member \"(?P<name>\w+)\"",
        ),
        # nvcc's front end includes the runtime's header by itself: a name of it that it does not know is of another release
        sign(
            "is undefined",
            r"error: identifier \"(?P<name>(?:cuda|cusparse|cublasLt)[A-Z]\w+|CUSPARSE_\w+|cudaDevAttr\w+)\" is undefined",
        ),
        sign("texture is not a template", r"error: (?P<name>texture) is not a template"),
        sign(
            "was not declared in this scope",
            r"['‘\"](?P<name>cudaThread\w+|cudaBindTexture\w*|cudaUnbindTexture|CUSPARSE_\w+_ALG\w*)['’\"] was not declared in this scope",
        ),
        sign(
            "too few arguments to function",
            r"too few arguments to function ['‘\"]\w+ (?P<name>cuCtxCreate|cudaMem(?:Prefetch|Advise)\w*)",
        ),
        sign(
            "cudamemlocation", r"incompatible with parameter of type \"(?P<name>cudaMemLocation)\""
        ),
    ),
    examples=(
        'error: class "cudaDeviceProp" has no member "clockRate"',
        "interface.cpp:444:22: error: 'struct cudaDeviceProp' has no member named 'clockRate'",
        'kernel.cu(31): error: identifier "cudaBindTexture" is undefined',
    ),
    counter_examples=(
        'ops.cu(118): error: identifier "my_kernel_args" is undefined',
        "warning: 'cudaThreadSynchronize' is deprecated",
    ),
)


def _why_option(hit: Hit) -> str:
    if hit.get("narrow"):
        return (
            "the build asks nvcc for 32-bit code (-m32), which toolkits have not made since CUDA 12"
        )
    if linear.search(
        "expected a number|redefinition|not allowed|requires use|must be|not compatible|of -arch",
        hit.quote,
    ):
        return "nvcc was given an option in a form, or together with another one, that it does not take: the build's flags and those of the environment (NVCC_PREPEND_FLAGS, NVCC_APPEND_FLAGS, CUDAFLAGS) meet"
    if hit.get("option"):
        return f"{hit.get('option')} is an option of the host compiler; nvcc reads only its own (CXXFLAGS, NVCC_PREPEND_FLAGS, a build file handed it on)"
    return "nvcc took a part of an option or path for a source file: a path with a space, or a flag that is not quoted"


def _pass_on(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("narrow"):
        return (
            "grep -rn -e '-m32' -e 'CUDA_64_BIT_DEVICE_CODE' Makefile CMakeLists.txt setup.py   # take it out, or build with -m64",
            "env | grep -E 'FLAGS'",
        )
    look = "env | grep -E 'FLAGS|CCBIN'   # where it comes from; conda's compilers set CXXFLAGS"
    if hit.get("option"):
        return (
            'export NVCC_PREPEND_FLAGS="--forward-unknown-to-host-compiler"   # nvcc from 10.2 on',
            look,
            f"or in the build file: -Xcompiler={hit.get('option')}",
        )
    return (look, "pwd; echo $CUDA_HOME   # build in, and take CUDA from, paths without spaces")


NVCC_OPTION = Cause(
    id="nvcc_option",
    title="nvcc was handed what it cannot read",
    why=_why_option,
    fix=_pass_on,
    root_of=("cmake_cuda_compiler_not_found",),
    signs=(
        sign(
            "unknown option",
            r"nvcc fatal\s*: Unknown option '(?P<option>[^']+)'",
            unless=r"Unknown option '-*" + NEWER_OPTIONS,
        ),
        sign("a single input file is required", r"nvcc fatal\s*: A single input file is required"),
        sign("nvcc fatal", r"nvcc fatal\s*: Stray '\"' character"),
        sign(
            "nvcc fatal",
            r"nvcc fatal\s*: (?:'[^']+': expected a number|redefinition of argument|Option '[^']+' (?:is not allowed|requires use of option)|Argument for '[^']+' must be|'[^']+' is not compatible with '|Value of -arch option)",
        ),
        sign(
            ("32 bit compilation", "32-bit compilation", "32-bit mode"),
            r"(?i)(?:nvcc|ptxas) fatal\s*: .*(?P<narrow>32(?: bit compilation|-bit compilation|-bit mode))",
        ),
        sign("know what to do with", r"nvcc fatal\s*: Don't know what to do with"),
    ),
    examples=(
        "nvcc fatal   : Unknown option '-fdebug-prefix-map=/work=/usr/src'",
        "nvcc fatal   : Don't know what to do with 'Files/NVIDIA'",
    ),
    counter_examples=("nvcc warning : incompatible redefinition for option 'std'",),
)

CAUSES = (CXX_STANDARD, CUDA_API_CHANGED, NVCC_OPTION)
