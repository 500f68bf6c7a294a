"""Causes at what the machine itself must bring: a host compiler and Python's headers."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.machine.compilers import install_gxx, native
from nybforge.doctor.machine.distributions import install


def _get_compiler(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if _vcvars(hit):
        return (
            'in "x64 Native Tools Command Prompt for VS 2022", the same command again, in an empty build folder   # there nvcc needs no vcvars64.bat',
            "call the vcvars64.bat that the log names, by hand   # says what it stumbles over; not there: an older nvcc than this Visual Studio",
        )
    if hit.get("msvc"):
        return (
            'winget install Microsoft.VisualStudio.2022.BuildTools --override "--add Microsoft.VisualStudio.Workload.VCTools --includeRecommended"',
            'then in "x64 Native Tools Command Prompt for VS 2022", where cl is on PATH, the same command again',
        )
    gccs = [item.path for item in native(facts) if item.kind == "gcc"]
    named = _NAMED.search(hit.text)
    if named and not gccs:
        return (
            "unset CC CXX   # one of them names what is not there; then an empty build folder",
            install_gxx(facts),
        )
    if gccs and "cc1plus" not in hit.quote:
        c = gccs[0].replace("g++", "gcc")
        first = f"export CC={c} CXX={gccs[0]} CUDAHOSTCXX={gccs[0]}"
        if named:
            first += "   # then an empty build folder: CMake keeps what it found"
    else:
        first = install_gxx(facts)
    subdir = facts.system.subdir
    by_nvcc = (
        'export NVCC_CCBIN="$(command -v c++)"   # where the build has another compiler: nvcc alone looks for gcc, in PATH; then an empty build folder',
    )
    return (
        first,
        *(by_nvcc if "CMakeCUDACompilerId" in hit.text else ()),
        f"without root: conda install -c conda-forge gcc_{subdir}=12 gxx_{subdir}=12",
    )


# how CMake says that CC or CXX, or its cache, names a compiler that is not there
_NAMED = linear.compile(
    r"The CMAKE_(C(?:XX)?)_COMPILER:\s+(\S.*?)\s*\n|set in environment variable\s+(CC|CXX):\s+(\S+?)\.?(?:\s|$)"
)


def _vcvars(hit: Hit) -> bool:
    return "set up the environment" in hit.quote


def _why_none(hit: Hit) -> str:
    if _vcvars(hit):
        return "nvcc found cl and could not run the script of Visual Studio that sets up its environment"
    if named := _NAMED.search(hit.text):
        return (
            f"the build was told to use {named[2] or named[4]}, and there is no such program: CC and CXX, or an older build folder, "
            "name the compiler of an environment that was removed or is not active, or options stand behind the name"
        )
    return (
        "the build (nvcc and triton included) starts a C or C++ compiler of this machine, and there is none "
        "or only a part of one: gcc without g++ has no cc1plus"
    )


NO_COMPILER = Cause(
    id="no_compiler",
    title="No C or C++ compiler",
    why=_why_none,
    fix=_get_compiler,
    root_of=("cmake_cuda_compiler_not_found", "rust_missing"),
    signs=(
        sign("no cmake_cxx_compiler could be found"),
        sign("no cmake_c_compiler could be found"),
        sign("failed to preprocess host compiler properties"),
        sign("is not a full path", nearby=r"The CMAKE_C(?:XX)?_COMPILER:\s"),
        sign(
            "could not find compiler set in environment",
            r"Could not find compiler set in environment variable",
            unless=r"environment variable\s+CUDA",
        ),
        sign("cc1plus", r"cc1plus[\"'’]?: (?:execvp: )?No such file"),
        sign(
            ("error: command '", 'error: command "'),
            r"error: command ['\"]\S*(?:gcc|g\+\+|cc|c\+\+)['\"] failed: No such file",
        ),
        sign(
            "unable to execute '",
            r"unable to execute '\S*(?:gcc|g\+\+|cc|c\+\+)': No such file",
        ),
        sign("failed to find c compiler"),
        sign(
            "command '['which', '",
            r"Command '\['which', '(?:gcc|g\+\+|cc|c\+\+)'\]' returned non-zero",
        ),
        sign(
            "cannot find compiler",
            r"nvcc fatal\s*: Cannot find compiler '[^']+' in PATH",
            unless="compiler 'cl",
        ),
        sign(
            "cannot find compiler",
            r"nvcc fatal\s*: Cannot find compiler '(?P<msvc>cl)(?:\.exe)?' in PATH",
        ),
        sign("collect2: ", r"collect2: (?:fatal )?error: cannot find 'ld'"),
        sign(
            "microsoft visual c++",
            r"(?P<msvc>Microsoft Visual C\+\+ \d+\.\d+ or greater is required)",
        ),
        sign(
            "error checking compiler version for cl",
            r"(?P<msvc>Error checking compiler version for cl\b).*cannot find the file",
            "likely",
        ),
        sign("linker `", r"error: linker `(?:\S*gcc|cc|clang|\S*g\+\+)` not found"),
        sign(
            ("gcc: ", "g++: ", "cc: ", "c++: "),
            r"(?:^|[\s/])(?:gcc|g\+\+|cc|c\+\+): (?:command )?not found",
        ),
        # a gcc without its own headers
        sign("no such file", r"fatal error: (?:stddef|stdarg|float)\.h: No such file"),
        # nvcc's, of the one beside it, in PATH or after -ccbin; gcc's own says "error:" before it
        sign(
            ("gcc: no such file", "g++: no such file", "gcc-~", "g++-~"),
            r"^\W*(?:/\S*/)?(?:gcc|g\+\+)(?:-\d+)?: (?i:No such file)",
        ),
        sign(
            "set up the environment for microsoft visual studio",
            r"nvcc fatal\s*: Could not set up the environment for (?P<msvc>Microsoft Visual Studio)",
        ),
    ),
    examples=(
        "gcc: fatal error: cannot execute 'cc1plus': execvp: No such file or directory",
        "  No CMAKE_CXX_COMPILER could be found.",
        "nvcc fatal   : Failed to preprocess host compiler properties.",
        "  Could not find compiler set in environment variable CC:\n\n  x86_64-conda-linux-gnu-cc.",
    ),
    counter_examples=(
        "-- Check for working CXX compiler: /usr/bin/g++ - skipped",
        "  The CMAKE_ISPC_COMPILER:\n\n    ispc\n\n  is not a full path and was not found in the PATH.",
    ),
)


def _get_headers(hit: Hit, facts: Facts) -> tuple[str, ...]:
    found = linear.search(
        r"python(3\.\d+)|version \"(3\.\d+)", hit.before[-3000:] + hit.quote + hit.after[:300]
    )
    version = found[1] or found[2] if found else "3"
    if linear.search(r"python_embed", hit.text):
        return (
            "copy the folders include and libs of a full Python of the same version into python_embeded   # the embedded one has none; python_embeded\\python.exe --version",
            "without compiling: set TORCHDYNAMO_DISABLE=1   # where torch.compile alone asks for it",
        )
    if _triton_alone(hit):
        return (
            *_headers(facts, version),
            "without compiling: export TORCHDYNAMO_DISABLE=1   # vLLM: --enforce-eager; triton's own kernels still need it",
        )
    return _headers(facts, version)


def _triton_alone(hit: Hit) -> bool:
    """Return whether it is torch.compile that asks, at run time."""
    return bool(linear.search(r"_inductor|torch\.compile|_dynamo", hit.text))


def _headers(facts: Facts, version: str) -> tuple[str, ...]:
    return (
        install(
            facts,
            apt=f"python{version}-dev",
            dnf=f"python{version}-devel",
            zypper=f"python{version.replace('.', '')}-devel",
        ),
        "without root, a Python that brings them: conda create -n build -c conda-forge python   # or uv's: uv venv --managed-python",
    )


PYTHON_HEADERS_MISSING = Cause(
    id="python_headers_missing",
    title="Python's headers are missing",
    why="the build compiles a Python extension (triton does it at the first kernel), and the "
    "system's Python came without Python.h",
    fix=_get_headers,
    signs=(
        sign("python.h", r"\bPython\.h['\"]?(?:: No such file| file not found)"),
        # tcc, which triton brings on Windows; nvcc's front end; Debian's header of both widths, without the one it leads to
        sign(
            ("include file 'python.h' not found", "include file 'pyconfig.h' not found"),
            r"include file '(?:Python|pyconfig)\.h' not found",
        ),
        sign("cannot open source file", r"cannot open source file \"Python\.h\""),
        sign("pyconfig.h", r"fatal error: \S+/pyconfig\.h: No such file"),
        sign(
            "could not find python",
            r"Could NOT find Python3? \(missing:.*(?:Development|INCLUDE_DIR)",
            nearby=r"CMake Error|FindPackageHandleStandardArgs\.cmake:\d+ \(message\)",
        ),
    ),
    examples=("/tmp/tmpx/main.c:5:10: fatal error: Python.h: No such file or directory",),
    counter_examples=("-- Found Python3: /usr/include/python3.11/Python.h",),
)

CAUSES = (NO_COMPILER, PYTHON_HEADERS_MISSING)
