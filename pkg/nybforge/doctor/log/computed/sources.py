"""Compute values for the doctor's texts about submodules and system libraries that are missing."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.computed.run_libraries import run_packages
from nybforge.doctor.log.scene import scene
from nybforge.doctor.machine.distributions import install


def from_packages(hit: Hit) -> str:
    """Return the conda-forge package that contains the missing header, or "" if there is none."""
    name = hit.get("part").partition("/")[0]
    known = {"nlohmann": "nlohmann_json", "fmt": "fmt", "spdlog": "spdlog", "glm": "glm"}
    return known.get(name, name if name in ("pybind11", "cutlass") else "")


# For a header, a library (its name after -l) or a CMake package, the packages in Debian, Fedora and
# conda-forge that contain it.
_SYSTEM = (
    (r"libaio|aio|io", "libaio-dev", "libaio-devel", "libaio"),
    (r"numa|NUMA", "libnuma-dev", "numactl-devel", "numactl"),
    (r"omp|OpenMP", "libomp-dev", "libomp-devel", "llvm-openmp"),
    (r"mpi|MPI", "libopenmpi-dev", "openmpi-devel", "openmpi"),
    (r"infiniband|ibverbs|verbs", "libibverbs-dev", "rdma-core-devel", "rdma-core"),
    (r"zlib|z|ZLIB", "zlib1g-dev", "zlib-devel", "zlib"),
    (r"openssl|ssl|crypto|OpenSSL", "libssl-dev", "openssl-devel", "openssl"),
    (r"curl|CURL", "libcurl4-openssl-dev", "libcurl-devel", "libcurl"),
    (r"ffi", "libffi-dev", "libffi-devel", "libffi"),
    # in Python before 3.9, Python.h includes crypt.h
    (r"crypt", "libcrypt-dev", "libxcrypt-devel", "libxcrypt"),
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


def called(hit: Hit) -> str:
    if hit.get("lib").startswith("boost_"):
        return "boost"
    return {"io": "libaio", "z": "zlib"}.get(hit.get("lib"), hit.get("lib"))


def _get_loaded(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return the commands that install a library from the table in run_libraries.py."""
    packages = run_packages(hit.get("run"))
    assert packages is not None  # the pattern of the sign matches only names in the table
    apt, dnf, conda = packages
    return (
        install(facts, apt=apt, dnf=dnf),
        f'without root: conda install -c conda-forge {conda} && export LD_LIBRARY_PATH="$CONDA_PREFIX/lib${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}"',
    )


def get_system(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("run"):
        return _get_loaded(hit, facts)
    name = "boost" if hit.get("lib").startswith("boost_") else hit.get("lib")
    row = next(row for row in _SYSTEM if linear.fullmatch(row[0], name))
    _, apt, dnf, conda = row
    if hit.get("loaded"):
        return (
            *(
                (
                    f"module avail {conda}   # the one that the program was built with; then, also in the job script: module load …",
                )
                if scene(hit, facts).batch or name == "mpi"
                else ()
            ),
            f'without root: conda install -c conda-forge {conda} && export LD_LIBRARY_PATH="$CONDA_PREFIX/lib${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}"   # if its version differs from the missing one, rebuild the program',
            install(facts, apt=apt, dnf=dnf),
        )
    return (
        install(facts, apt=apt, dnf=dnf),
        f'without root: conda install -c conda-forge {conda} && export CPATH="$CONDA_PREFIX/include" LIBRARY_PATH="$CONDA_PREFIX/lib"',
    )
