"""The cause when the C or C++ library is older than a program asks for."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign


def _of_host(hit: Hit) -> bool:
    """Return whether apptainer bound the library that asks into the container."""
    return hit.get("by").startswith("/.singularity.d/libs/")


def _older(have: str | None, symbol: str) -> bool:
    """Return whether this machine's glibc lacks the symbol; a log may be of another machine."""
    numbers = [[int(one) for one in linear.findall(r"\d+", text)] for text in (have or "", symbol)]
    return bool(numbers[0]) and numbers[0] < numbers[1]


def _why_glibc(hit: Hit) -> str:
    symbol = hit.get("version")
    if symbol.startswith(("GLIBCXX", "CXXABI", "GCC")):
        where = hit.get("where")
        which = f"{where} is" if where else "the libstdc++ that was loaded is"
        return f"{which} older than {symbol}; another copy, of a newer GCC, should come first"
    if _of_host(hit):
        return (
            f"{hit.get('by').rpartition('/')[2]} is the host's: --nv binds the driver's libraries and those of graphics into the container, "
            f"and this one needs {symbol}, which the image's older glibc has not; CUDA's own ask for less"
        )
    return f"the program was built on a newer system: this one's glibc has no {symbol or 'such version'}"


def _newer_glibc(hit: Hit, facts: Facts) -> tuple[str, ...]:
    symbol = hit.get("version")
    if symbol.startswith(("GLIBCXX", "CXXABI", "GCC")):
        return (
            "conda install -c conda-forge libstdcxx libgcc",
            'export LD_LIBRARY_PATH="$CONDA_PREFIX/lib"',
            "or unset LD_LIBRARY_PATH, if it brings the older copy in",
        )
    if _of_host(hit):
        graphics = linear.search(r"lib(?:E?GL|OpenGL|GLX|GLdispatch|GLES)", hit.get("by"))
        headless = (
            "who needs no graphics (cv2): python -m pip uninstall -y opencv-python; python -m pip install opencv-python-headless   # in the image",
        )
        return (
            "an image of a distribution that is not older than the host's: ldd --version, in both",
            *(headless if graphics else ()),
            "or, its administrators: the library out of /etc/apptainer/nvliblist.conf   # libcuda and libnvidia-* stay",
        )
    have = facts.system.libc_version
    here = f"ldd --version   # here: {have}" if _older(have, symbol) else "ldd --version"
    return (
        here,
        "install a package built for this glibc (conda-forge's need 2.17), or build it here",
        "or run in a container of a newer distribution",
    )


GLIBC_TOO_OLD = Cause(
    id="glibc_too_old",
    title="glibc or libstdc++ is older than the program needs",
    why=_why_glibc,
    fix=_newer_glibc,
    root_of=("bnb_missing_binary", "undefined_symbol", "cmake_cuda_compiler_not_found"),
    signs=(
        sign(
            "not found",
            r"(?:(?P<where>/\S+?)?:? ?version )?[`'‘\"]?\b(?P<version>(?:GLIBC|GLIBCXX|CXXABI|GCC|GOMP|LIBC)_"
            r"(?:[\d.]+|ABI_\w+))['’\"]? not found(?: \(required by (?P<by>[^)]+)\))?",
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

CAUSES = (GLIBC_TOO_OLD,)
