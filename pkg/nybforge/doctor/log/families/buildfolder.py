"""Causes at the folder of a build: another build's cache lies in it, or git does not open it."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

import shlex

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, commands, sign


def _why_stale(hit: Hit) -> str:
    if hit.get("before"):
        return "the build folder was configured with another generator, platform or toolset, and CMake changes none of them later"
    return "the build folder's CMakeCache.txt was made in another place: the tree was moved, copied, or is mounted elsewhere (in a container, on another node)"


BUILD_FOLDER_STALE = Cause(
    id="build_folder_stale",
    title="A build folder of another place or generator",
    why=_why_stale,
    fix=commands(
        "rm -rf build   # the folder that has the CMakeCache.txt; then configure again",
        "pip: rm -rf build *.egg-info && python -m pip install --no-cache-dir .   # _skbuild, cmake-build-* too",
        "one build folder for each machine and container: cmake -B build-$(hostname) …",
    ),
    root_of=("cmake_cuda_compiler_not_found",),
    signs=(
        sign(
            "cmakecache.txt",
            r"CMakeCache\.txt directory \S.* is different than the directory \S",
        ),
        sign(
            "used to generate cache",
            r"does not match the source \".+\" used to generate cache",
        ),
        sign(
            "used previously",
            r"(?i)does not match the (?P<before>generator|platform|toolset|generator instance) used previously:",
        ),
    ),
    examples=(
        "CMake Error: The current CMakeCache.txt directory /w/build/CMakeCache.txt is different than the directory /home/u/build where CMakeCache.txt was created.",
        'CMake Error: The source "/w/CMakeLists.txt" does not match the source "/home/u/CMakeLists.txt" used to generate cache.  Re-run cmake with a different source directory.',
        "CMake Error: Error: generator : Ninja\nDoes not match the generator used previously: Unix Makefiles",
    ),
    counter_examples=(
        "-- Build files have been written to: /w/build",
        "CMake Warning: Manually-specified variables were not used by the project: CMAKE_CUDA_FLAGS",
    ),
)


def _tell_version(hit: Hit, facts: Facts) -> tuple[str, ...]:
    folder = hit.get("folder") or "$PWD"
    own = f'git config --global --add safe.directory "{folder}"   # in the container or job that builds; of a tree you trust'
    if hit.get("folder"):
        return (own, f'or make it yours: sudo chown -R "$(id -u):$(id -g)" "{folder}"')
    return (
        own,
        "git fetch --tags --unshallow   # a shallow clone has no tags to count from",
        "an archive without .git: export SETUPTOOLS_SCM_PRETEND_VERSION=1.2.3   # the release that it is",
    )


GIT_NOT_READABLE = Cause(
    id="git_not_readable",
    title="git does not open the sources, or they have no version",
    why=lambda hit: (
        f"git refuses {hit.get('folder')}: it belongs to another user (a folder mounted into a container, often), and its hooks and settings would be run"
        if hit.get("folder")
        else "the version is read from git's tags, and there are none: an archive without .git, a shallow clone, or a folder that git refuses because another user owns it"
    ),
    fix=_tell_version,
    signs=(
        sign(
            ("detected dubious ownership", "unsafe repository"),
            r"fatal: (?:detected dubious ownership in repository at '(?P<folder>[^']+)|unsafe repository \(')",
            "likely",
        ),
        sign(
            "was unable to detect version",
            r"LookupError: setuptools[-_]scm was unable to detect version",
        ),
        sign(
            "versioning for this project requires",
            r"Exception: Versioning for this project requires either an sdist tarball",
        ),
    ),
    examples=(
        "fatal: detected dubious ownership in repository at '/workspace/vllm'",
        "LookupError: setuptools-scm was unable to detect version for /workspace/vllm.",
    ),
    counter_examples=(
        "fatal: not a git repository (or any of the parent directories): .git",
        "fatal: detected dubious ownership in repository at '/workspace/x'\n-- Configuring done\n-- Build files have been written to: /w/build",
    ),
)


# torch writes it where it waits; a faulthandler and Ctrl-C show the line it waits in
_ROOT = linear.compile(r"Using (/\S*torch_extensions\S*) as PyTorch extensions root")


def _lock(hit: Hit) -> str:
    """Return the lock that is waited for, as a file or a pattern for the shell."""
    roots = _ROOT.findall(hit.before)
    return (
        hit.get("lock")
        or f"{shlex.quote(roots[-1]) if roots else '~/.cache/torch_extensions'}/*/lock"
    )


def _waits(hit: Hit) -> bool:
    return bool(hit.get("waits") or hit.get("lock"))


def _unlock(hit: Hit) -> tuple[str, ...]:
    lock = _lock(hit)
    if "\\" in lock:
        return (
            f'del "{lock}"   # with no python, ninja or cl that still compiles: tasklist',
            "then the program once, until it has compiled: what stopped the first time shows",
        )
    lock = f"{lock}"
    folder = lock.rpartition("/")[0]
    return (
        f"ls -l {lock}; ps aux | grep -E 'ninja|nvcc|cicc' | grep -v grep   # an old file, and none that compiles: it is stale",
        f"rm -f {lock}   # with no such program running; half-built: rm -rf {folder}",
        "then the program once as one process: what stopped the first time (memory, a time limit) shows; export MAX_JOBS=2 needs less",
        "a home that several nodes share: export TORCH_EXTENSIONS_DIR=/tmp/$USER/torch_extensions",
    )


def _build_alone(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if _waits(hit):
        return _unlock(hit)
    return (
        f'rm -rf "{hit.get("folder")}"',
        "then start the program once as one process, without torchrun or deepspeed: it compiles, and what the compiler says is the cause",
        "a home that several nodes share: export TORCH_EXTENSIONS_DIR=/tmp/$USER/torch_extensions",
    )


EXTENSION_NOT_BUILT = Cause(
    id="extension_not_built",
    title="An extension that torch compiles at run time was not built",
    why=lambda hit: (
        "the program waits for the lock of a compilation: torch makes a file for it, which stays where the process that made it was killed (Ctrl-C, a time limit, "
        "lack of memory), and then all wait for ever"
        if _waits(hit)
        else "another process was compiling it (another rank, or one that was stopped), so this one waited and then loaded what is not there: "
        "the compiler's error is in that process's output"
    ),
    fix=_build_alone,
    signs=(
        sign(
            "torch_extensions/",
            r"ImportError: (?P<folder>/\S*torch_extensions/\S+)/[\w.-]+\.so: cannot open shared object file",
            "weak",
        ),
        sign(
            "file_baton.py",
            r'file_baton\.py", line \d+,? in (?P<waits>wait)\b',
        ),
        # it waits for another rank, too, and goes on
        sign(
            "waited on lock file",
            r"Waited on lock file ['\"](?P<lock>[^'\"]+/lock)['\"] for",
            "likely",
        ),
        # nvdiffrast's, nvdiffrec's
        sign(
            "lock file exists in build directory",
            r"Lock file exists in build directory: '(?P<lock>[^']+)'",
            "likely",
        ),
        sign(
            "extension's lock file",
            r"(?P<waits>detected PyTorch CPP extension's lock file)",
            "likely",
        ),
    ),
    examples=(
        "ImportError: /home/u/.cache/torch_extensions/py310_cu121/fused_adam/fused_adam.so: cannot open shared object file: No such file or directory",
        '  File "/v/lib/python3.11/site-packages/torch/utils/file_baton.py", line 50 in wait',
    ),
    counter_examples=(
        "Using /home/u/.cache/torch_extensions/py310_cu121 as PyTorch extensions root...",
        "ImportError: /home/u/src/own/ops.so: cannot open shared object file: No such file or directory",
    ),
)

CAUSES = (BUILD_FOLDER_STALE, GIT_NOT_READABLE, EXTENSION_NOT_BUILT)
