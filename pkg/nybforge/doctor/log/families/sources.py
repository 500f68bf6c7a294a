"""Causes where sources of others are not there: submodules, headers and libraries of the distribution."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.run_libraries import RUN_LIBRARIES, run_packages
from nybforge.doctor.log.scene import scene
from nybforge.doctor.machine.distributions import install

# Projects carry these in their own tree, as a submodule; few distributions package them.
_CARRIED = r"(?:cutlass|cute|tiny-cuda-nn|glm|ck|ck_tile|spdlog|fmt|pybind11|nlohmann)"
_TREES = r"third[-_]?party|3rd[-_]?party|\bextern(?:al)?\b|submodules?|dependencies|\bdeps\b|vendor"


def _from_packages(hit: Hit) -> str:
    """Return the conda-forge package that has the missing header as well, "" for none."""
    name = hit.get("part").partition("/")[0]
    known = {"nlohmann": "nlohmann_json", "fmt": "fmt", "spdlog": "spdlog", "glm": "glm"}
    return known.get(name, name if name in ("pybind11", "cutlass") else "")


SUBMODULE_MISSING = Cause(
    id="submodule_missing",
    title="A submodule of the project is not there",
    why=lambda hit: (
        f"{hit.get('part') or 'a folder that the build includes'} lies in another repository, which git brings as a "
        "submodule: the clone was made without, or the sources are an archive, which has none"
    ),
    fix=lambda hit, facts: (
        "git submodule update --init --recursive   # in the project's folder, then an empty build folder",
        "an archive, or no .git: git clone --recursive ADDRESS   # the tag that you have",
        *(
            (f"or from a package: conda install -c conda-forge {_from_packages(hit)}",)
            if _from_packages(hit)
            else ()
        ),
    ),
    signs=(
        sign(
            ("no such file", "file not found"),
            r"\b(?P<part>"
            + _CARRIED
            + r"/[\w/.-]+\.(?:h|hpp|cuh))['\"]?(?:: No such file|\W+file not found)",
        ),
        sign(
            ("cannot open include file", "cannot open source file"),
            r"[Cc]annot open (?:include|source) file:? ['\"](?P<part>"
            + _CARRIED
            + r"/[^'\"]+)['\"]",
        ),
        sign(
            "does not contain a cmakelists.txt",
            nearby=r"(?i)(?:"
            + _TREES
            + r")[^\n]*\n(?:[^\n]{0,80}\n){0,5}[^\n]{0,80}does not contain|(?:"
            + _TREES
            + r")\S*\"? does not contain",
        ),
        sign(
            "which is not an existing directory",
            r"given source\s+\"(?P<part>[^\"]*(?:"
            + _TREES
            + r")[^\"]*)\" which is not an existing directory",
        ),
        sign(
            "git submodule update",
            r"(?i)(?:please|forg[eo]t|did you|need to|must|try|run).{0,60}git submodule update",
            "likely",
        ),
    ),
    examples=(
        "gemm.h:12:10: fatal error: cutlass/layout/matrix.h: No such file or directory",
        'CMake Error: The source directory "/w/third_party/pybind11" does not contain a CMakeLists.txt file.',
    ),
    counter_examples=(
        "Submodule path 'third_party/cutlass': checked out '756c351b4994854b2f8c6dded3821ebbb580876b'",
        'CMake Error: The source directory "/home/u" does not appear to contain CMakeLists.txt.',
    ),
)

# What a build names (a header, -l, CMake's package), and how Debian, Fedora and conda-forge call it.
_SYSTEM = (
    (r"libaio|aio|io", "libaio-dev", "libaio-devel", "libaio"),
    (r"numa|NUMA", "libnuma-dev", "numactl-devel", "numactl"),
    (r"mpi|MPI", "libopenmpi-dev", "openmpi-devel", "openmpi"),
    (r"infiniband|ibverbs|verbs", "libibverbs-dev", "rdma-core-devel", "rdma-core"),
    (r"zlib|z|ZLIB", "zlib1g-dev", "zlib-devel", "zlib"),
    (r"openssl|ssl|crypto|OpenSSL", "libssl-dev", "openssl-devel", "openssl"),
    (r"curl|CURL", "libcurl4-openssl-dev", "libcurl-devel", "libcurl"),
    (r"ffi", "libffi-dev", "libffi-devel", "libffi"),
    (r"crypt", "libcrypt-dev", "libxcrypt-devel", "libxcrypt"),  # Python.h before 3.9 includes it
    (r"Eigen3?", "libeigen3-dev", "eigen3-devel", "eigen"),
    (r"boost|Boost", "libboost-all-dev", "boost-devel", "libboost-devel"),
    (r"glog", "libgoogle-glog-dev", "glog-devel", "glog"),
    (r"gflags", "libgflags-dev", "gflags-devel", "gflags"),
    (
        r"Protobuf|google/protobuf",
        "libprotobuf-dev protobuf-compiler",
        "protobuf-devel",
        "libprotobuf",
    ),
    (
        r"OpenBLAS|openblas|cblas|BLAS|lapacke?|LAPACK",
        "libopenblas-dev liblapacke-dev",
        "openblas-devel",
        "openblas",
    ),
    (r"X11", "libx11-dev", "libX11-devel", "xorg-libx11"),
    (r"GL|EGL|OpenGL", "libgl1-mesa-dev libegl1-mesa-dev", "mesa-libGL-devel", "libgl-devel"),
    (r"ncurses|tinfo", "libncurses-dev", "ncurses-devel", "ncurses"),
    (r"xml2|libxml|libxml2|LibXml2", "libxml2-dev", "libxml2-devel", "libxml2-devel"),
)
_BELOW = r"infiniband|openssl|curl|Eigen|boost|glog|gflags|google/protobuf|X11|GL|EGL|libxml"


def _called(hit: Hit) -> str:
    if hit.get("lib").startswith("boost_"):
        return "boost"
    return {"io": "libaio", "z": "zlib"}.get(hit.get("lib"), hit.get("lib"))


def _get_loaded(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return how to get a library of RUN_LIBRARIES."""
    packages = run_packages(hit.get("run"))
    assert packages is not None  # the pattern has no others
    apt, dnf, conda = packages
    vision = "cv2" in hit.before + hit.quote
    if vision:  # what it misses next
        apt, dnf = (f"{name} {more}" for name, more in ((apt, "libglib2.0-0"), (dnf, "glib2")))
    return (
        install(facts, apt=" ".join(dict.fromkeys(apt.split())), dnf=dnf),
        *(
            (
                "or an OpenCV without windows, which needs none of them: python -m pip uninstall -y opencv-python opencv-contrib-python && python -m pip install opencv-python-headless",
            )
            if vision
            else ()
        ),
        f'without root: conda install -c conda-forge {conda} && export LD_LIBRARY_PATH="$CONDA_PREFIX/lib${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}"',
    )


def _get_system(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("run"):
        return _get_loaded(hit, facts)
    name = "boost" if hit.get("lib").startswith("boost_") else hit.get("lib")
    row = next(row for row in _SYSTEM if linear.fullmatch(row[0], name))
    _, apt, dnf, conda = row
    if hit.get("loaded"):
        return (
            *(
                (
                    f"module avail {conda}   # the one that the program was built with; then, in the job script too: module load …",
                )
                if scene(hit, facts).batch or name == "mpi"
                else ()
            ),
            f'without root: conda install -c conda-forge {conda} && export LD_LIBRARY_PATH="$CONDA_PREFIX/lib${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}"   # another number than the missing one: build the program anew',
            install(facts, apt=apt, dnf=dnf),
        )
    return (
        install(facts, apt=apt, dnf=dnf),
        f'without root: conda install -c conda-forge {conda} && export CPATH="$CONDA_PREFIX/include" LIBRARY_PATH="$CONDA_PREFIX/lib"',
    )


SYSTEM_LIB_MISSING = Cause(
    id="system_lib_missing",
    title="A library of the distribution is missing",
    why=lambda hit: (
        f"the program loads lib{hit.get('run')}, which this machine has not: slim images, and nodes without a desktop, leave such libraries out"
        if hit.get("run")
        else f"the program was built with {_called(hit)} and does not find it here: its module is not loaded, or the node has none"
        if hit.get("loaded")
        else f"the build needs {_called(hit)} with its headers: what programs run with is not enough, the distribution has them in a package of their own"
    ),
    fix=_get_system,
    signs=(
        sign(
            ("no such file", "file not found"),
            r"fatal error: ['\"]?(?P<lib>libaio|numa|mpi|zlib|ffi|crypt|cblas|lapacke|ncurses)\.h['\"]?(?:: No such file|\W+file not found)",
        ),
        sign(
            ("no such file", "file not found"),
            r"fatal error: ['\"]?(?P<lib>"
            + _BELOW
            + r")/[\w/.-]+['\"]?(?:: No such file|\W+file not found)",
        ),
        sign(
            ("cannot find -l", "unable to find library"),
            r"(?:cannot find -l|unable to find library -l)(?P<lib>aio|numa|mpi|ibverbs|z|ssl|crypto|curl|ffi|glog|gflags|openblas|X11|GL|EGL|ncurses|tinfo|xml2)(?:[^\w/.+-]|$)",
        ),
        sign(
            "could not find",
            r"Could NOT find (?P<lib>MPI|NUMA|OpenSSL|CURL|ZLIB|Boost|Protobuf|glog|gflags|Eigen3|OpenGL|X11|BLAS|LAPACK|LibXml2)\b.*\(missing",
            nearby=r"CMake Error|FindPackageHandleStandardArgs\.cmake:\d+ \(message\)",
        ),
        sign(
            "cannot open shared object file",
            r"(?:^|[\s:])lib(?P<lib>mpi|numa|ibverbs|openblas|ncurses|tinfo|glog|gflags|xml2|boost_\w+)(?:_\w+)?\.so(?P<loaded>[.\d]*): cannot open shared object file",
        ),
        sign(
            "cannot open shared object file",
            r"(?:\w*Error: |error while loading shared libraries: )(?:cannot load library '[^']*': )?lib(?P<run>"
            + RUN_LIBRARIES
            + r")\.so[.\d]*: cannot open shared object file",
        ),
        # DeepSpeed warns of it on machines that never use it, too: only its end counts
        sign("unable to pre-compile async_io", r"Unable to pre-compile async_(?P<lib>io)"),
    ),
    examples=(
        "csrc/aio.h:12:10: fatal error: libaio.h: No such file or directory",
        "/usr/bin/ld: cannot find -laio: No such file or directory",
        "ImportError: libGL.so.1: cannot open shared object file: No such file or directory",
    ),
    counter_examples=(
        "WARNING: no window: libGL.so.1: cannot open shared object file: No such file or directory",
        "-- Could NOT find MPI (missing: MPI_CXX_FOUND)\n-- Configuring done",
        "[WARNING]  async_io requires the dev libaio .so object and headers but these were not found.",
    ),
)

CAUSES = (SUBMODULE_MISSING, SYSTEM_LIB_MISSING)
