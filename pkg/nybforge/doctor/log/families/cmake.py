"""Causes where a build finds no CUDA: CMake without nvcc, CUDA_HOME unset."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.meant import toolkit_for_torch
from nybforge.doctor.machine.toolkits import use_toolkit

# PATH's way of adding to a list, used for CUDA_HOME
_STRAY = linear.compile(r"(?:^|[\s'\"]):(/[^\s:'\"]+)/bin/nvcc\b")
# where conda-build and rattler-build build: in environments of the recipe's own
_RECIPE = linear.compile(r"/_build_env/|_h_env_placehold|/host_env_placehold|/bld/rattler-build_\w")


def _find_toolkit(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return how to name an installed toolkit, or how to get one."""
    if _test_program(hit):
        launcher = _launcher(hit)
        first = (
            (
                f"cmake -DCMAKE_CUDA_COMPILER_LAUNCHER= …   # in an empty build folder: without {launcher}",
            )
            if launcher
            else ()
        )
        return (
            *first,
            "echo 'int main() {}' > t.cu && nvcc -v t.cu -o t   # says why, alone",
            "env | grep -i 'launcher\\|nvcc_\\|ccbin\\|^CUDA'   # what may change how nvcc is started",
        )
    if "library root" in hit.quote:
        return (
            'readlink -f "$(which nvcc)"   # a link or wrapper away from its toolkit is what CMake stumbles over',
            "export CUDACXX=/usr/local/cuda/bin/nvcc   # the toolkit's own; then an empty build folder",
        )
    if "toolset" in hit.quote:
        return (
            "cmake -G Ninja …   # in an empty build folder, from Visual Studio's x64 prompt: needs no integration",
            'or run CUDA\'s installer again and choose "Visual Studio Integration"   # after Visual Studio itself',
        )
    if stray := _STRAY.search(hit.quote):
        return (f"export CUDA_HOME={stray[1]}   # one folder, without a colon",)
    if _RECIPE.search(hit.text):
        return (
            "in the recipe, requirements, build: - {{ compiler('cuda') }}   # rattler-build: - ${{ compiler('cuda') }}; or cuda-nvcc",
            "and in host: - cuda-cudart-dev   # a toolkit outside of the build is not looked for",
        )
    if of_torch := toolkit_for_torch(hit, facts):
        return of_torch
    if facts.toolkits:
        return (use_toolkit(facts.toolkits[0]),)
    return (
        "conda install -c conda-forge cuda-nvcc cuda-cudart-dev",
        'export CUDA_HOME="$CONDA_PREFIX" CUDACXX="$CONDA_PREFIX/bin/nvcc"',
        "the driver and wheels bring no nvcc; or: ./build_all.sh, which needs none",
    )


def _find_headers(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return how compilers other than nvcc get to CUDA's headers."""
    of_conda = "libcublas-dev" if "cublas" in hit.get("header") else "cuda-cudart-dev"
    cpu = "sbsa" if facts.system.subdir == "linux-aarch64" else "x86_64"
    out = [use_toolkit(facts.toolkits[0])] if facts.toolkits else []
    return (
        *out,
        f"in a conda environment: conda install -c conda-forge cuda-nvcc {of_conda}",
        f'and there: export CUDA_HOME="$CONDA_PREFIX" CPATH="$CONDA_PREFIX/targets/{cpu}-linux/include"',
    )


def _test_program(hit: Hit) -> bool:
    """Return whether nvcc is there and CMake's first program could not be built with it."""
    return "simple test program" in hit.quote or "identification source file" in hit.quote


def _launcher(hit: Hit) -> str:
    """Return the compiler cache that CMake starts nvcc through and that failed."""
    found = linear.search(r"(?m)^\s*(sccache|ccache): (?:error|caused by)", hit.after)
    return found[1] if found else ""


def _why_cmake(hit: Hit) -> str:
    if _test_program(hit):
        by = (
            f", started through {_launcher(hit)}, which failed"
            if _launcher(hit)
            else "; its output below says why"
        )
        return f"nvcc is there and could not compile CMake's first program{by}"
    if "library root" in hit.quote:
        return "CMake found an nvcc and beside it no libraries: it is a link or a wrapper that stands elsewhere"
    if "toolset" in hit.quote:
        return "Visual Studio's generator needs CUDA's build rules in MSBuild, which CUDA's installer puts there"
    return (
        "CMake looked for nvcc in CUDACXX, CMAKE_CUDA_COMPILER, PATH and the toolkit's folders and "
        "found none that works"
    )


CMAKE_CUDA_COMPILER_NOT_FOUND = Cause(
    id="cmake_cuda_compiler_not_found",
    title="CMake finds no CUDA compiler",
    why=_why_cmake,
    fix=_find_toolkit,
    root_of=("cuda_home_unset", "cuda_arch_unset"),
    signs=(
        sign("no cmake_cuda_compiler could be found"),
        sign("failed to detect a default cuda architecture"),
        sign(
            "cmake_cuda_compiler",
            r"CMAKE_CUDA_COMPILER:?\s*(?:NOTFOUND|not set|\S*NOTFOUND)|"
            r"(?i:could not find|cannot find|not found).{0,30}CMAKE_CUDA_COMPILER",
        ),
        sign("is not a full path", nearby=r"CMAKE_CUDA_COMPILER|nvcc"),
        sign(
            "cudacxx",
            r"(?i)setting either the environment\s+variable .CUDACXX",
        ),
        sign("cudacxx", r"(?i)environment variable \"CUDACXX\""),
        sign("failed to find nvcc", r"(?i)failed to find nvcc"),
        sign("could not find nvcc", r"(?i)could not find nvcc", unless="cuda_home"),
        sign(
            "not found",
            r"(?i)(?:cuda )?nvcc (?:executable |compiler )?(?:was )?not found.*(?:cmake|please set CUDAToolkit_ROOT)",
        ),
        sign(
            "is not able to compile a simple test program",
            nearby=r"(?i)The CUDA compiler|nvcc|CMakeTestCUDACompiler",
        ),
        sign("specify cuda_toolkit_root_dir", r"(?i)Specify CUDA_TOOLKIT_ROOT_DIR"),
        sign("no cuda toolset found"),
        sign("find cuda library root", r"Couldn't find CUDA library root"),
        sign("i cannot find the cuda", r"uses CUDA but I cannot find the CUDA"),
        sign("cuda compiler", r"(?i)CUDA compiler (?:was )?not found"),
        sign("cuda cannot be found", r"(?:PyTorch|Caffe2): CUDA cannot be found", "likely"),
        sign(
            "could not find cuda",
            r"Could NOT find CUDA \(missing:",
            nearby=r"CMake Error|FindPackageHandleStandardArgs\.cmake:\d+ \(message\)",
        ),
        sign(
            "could not find cudatoolkit",
            r"Could NOT find CUDAToolkit",
            nearby=r"CMake Error|FindPackageHandleStandardArgs\.cmake:\d+ \(message\)",
        ),
        sign(
            "cudatoolkit",
            r"(?i)provided by .CUDAToolkit",
        ),
        sign("cuda compiler identification is unknown", strength="likely"),
        sign("compiling the cuda compiler identification source file", strength="likely"),
        sign(
            "cuda_toolkit_root_dir not found",
            strength="likely",
            nearby=r"CMake Error|Configuring incomplete",
        ),
        sign("looking for a cuda compiler - notfound", strength="likely"),
        sign("not find", r"CMake (?:did|does|could) not find (?:the )?CUDA"),
    ),
    examples=(
        "  No CMAKE_CUDA_COMPILER could be found.",
        "  Failed to find nvcc.",
        "  The CMAKE_CUDA_COMPILER:\n\n    nvcc\n\n  is not a full path and was not found in the PATH.",
    ),
    counter_examples=(
        "-- Could NOT find CUDA (missing: CUDA_TOOLKIT_ROOT_DIR)\n-- Configuring done\n"
        "-- Build files have been written to: /tmp/build",
        "-- Check for working CUDA compiler: /usr/local/cuda/bin/nvcc - skipped",
    ),
)


def _why_home(hit: Hit) -> str:
    if hit.get("header"):
        return f"the compiler does not find {hit.get('header')}: CUDA_HOME leads to no headers, or conda's lie in targets/, where only its nvcc looks"
    if stray := _STRAY.search(hit.quote):
        return f"CUDA_HOME is a list with an empty first part (:{stray[1]}): it was set as PATH is, with a colon"
    return (
        "extension builds take nvcc and headers from CUDA_HOME (or CUDA_PATH, or PATH); none leads to a "
        "toolkit. torch's wheels bring the runtime libraries, not nvcc"
    )


CUDA_HOME_UNSET = Cause(
    id="cuda_home_unset",
    title="A build looks for CUDA_HOME and finds none",
    why=_why_home,
    fix=lambda hit, facts: (
        _find_headers(hit, facts) if hit.get("header") else _find_toolkit(hit, facts)
    ),
    signs=(
        sign("cuda_home environment variable is not set"),
        sign("cuda_home is not set", r"(?i)\bCUDA_HOME is not set"),
        sign("cuda_home does not exist"),
        sign(
            "cuda_home",
            r"(?i)(?:error|exception).{0,60}CUDA_HOME.{0,40}(?:not set|unset|not found|is None|does not exist)",
        ),
        sign(
            "cuda_home",
            r"\bCUDA_HOME\b.{0,40}\b(?:not set|undefined)",
            "likely",
            unless=r"(?i)using|default|skip",
        ),
        sign("cannot find cuda_home", r"(?i)cannot find CUDA_HOME"),
        sign(
            "unsupported operand type(s) for +: 'nonetype' and 'str'",
            nearby=r"/bin/nvcc|cuda_dir|CUDA_HOME",
        ),
        sign("bare_metal_version", r"name 'bare_metal_version' is not defined"),
        sign("no such file or directory", r"No such file or directory:? ?['\"]?:?\S*/?\bnvcc\b"),
        sign("nvcc: ", r"(?i)\bnvcc: (?:command )?not found"),
        sign("nvcc: no such file", r"(?i)\bnvcc: No such file"),
        sign(
            "nvcc not found", r"(?i)(?:error|exception)\b.{0,80}\bnvcc not found|^\W*nvcc not found"
        ),
        sign("executable", r"(?i)could not (?:find|locate).{0,20}'?nvcc'? executable"),
        sign("the nvcc binary could not be located"),
        sign("cuda_path is not set", r"(?i)(?:error|exception).{0,60}CUDA_PATH is not set"),
        sign("cuda_path environment variable", r"(?i)CUDA_PATH environment variable is not set"),
        sign("nvcc was not found", r"(?i)but nvcc was not found", "likely"),
        sign("could not find nvcc", r"Could not find nvcc and default cuda_home"),
        sign("no cuda toolkit found", r"(?i)\bno CUDA toolkit found"),
        sign(
            "no such file",
            r"\b(?P<header>(?:cuda|cuda_runtime|cuda_runtime_api|cublas_v2|cuda_fp16|nvrtc)\.h)['\"]?: No such file",
        ),
        sign("nvcc failed to start", r"nvcc failed to start"),
        sign(
            "configure: error: ",
            r"(?i)configure: error: .*(?:\bnvcc\b|CUDA (?:toolkit|compiler|installation)).*(?:not found|not find|required|missing|cannot)",
        ),
        sign("cannot find cuda installation", r"clang\S*: error: cannot find CUDA installation"),
        sign("cannot open include file", r"Cannot open include file: 'cu(?:da|blas)\w*\.h'"),
    ),
    examples=(
        "OSError: CUDA_HOME environment variable is not set. Please set it to your CUDA install root.",
        "error: [Errno 2] No such file or directory: '/usr/local/cuda/bin/nvcc'",
        "NameError: name 'bare_metal_version' is not defined",
    ),
    counter_examples=(
        "No CUDA runtime is found, using CUDA_HOME='/usr/local/cuda'",
        "CUDA_HOME=/usr/local/cuda python setup.py build",
    ),
)

CAUSES = (CMAKE_CUDA_COMPILER_NOT_FOUND, CUDA_HOME_UNSET)
