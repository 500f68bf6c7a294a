"""Causes between nvcc and the host compiler: refused versions, headers it cannot read."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybble.compat import CompatError, gcc_max, newest_accepted, toolkit_of, toolkits_accepting
from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.machine.compilers import native


def _toolkit_with_limit(limit: int) -> str | None:
    """Return the newest toolkit whose GCC limit is that number."""
    names = [name for name in toolkits_accepting(f"{limit}.1.0") if gcc_max(name) == limit]
    return names[-1] if names else None


def _gcc_limit(hit: Hit) -> int | None:
    """Return the newest GCC the message allows."""
    text = hit.get("limit") or hit.get("below")
    if not text:  # GCC 11's std::function is what nvcc 11.5 to 11.7 cannot read
        return 10 if "std_function" in hit.quote else None
    number = int(text.split(".")[0])
    return number if hit.get("limit") else number - 1


def _use_gcc(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if "Visual Studio" in hit.quote or "STL1002" in hit.quote:
        return (
            "an older toolset beside the new one: cmake -T v143,version=14.39 …   # in an empty build folder; Ninja: vcvarsall.bat x64 -vcvars_ver=14.39",
            "or a newer CUDA: 12.4 takes Visual Studio 2022 from 17.10 on",
        )
    limit = _gcc_limit(hit)
    if limit is None:
        limit = _readable_gcc(hit, facts)
    gccs = {item.version: item.path for item in native(facts) if item.kind == "gcc"}
    fits = [version for version in gccs if limit is None or int(version.split(".")[0]) <= limit]
    out = []
    if limit is not None and fits:
        toolkit = _toolkit_with_limit(limit)
        best = (newest_accepted(toolkit, fits) if toolkit else None) or max(fits)
        path = gccs[best]
        out.append(f"export CUDAHOSTCXX={path} CXX={path} NVCC_PREPEND_FLAGS='-ccbin {path}'")
    version = limit if limit is not None else 12
    out.append(
        f'conda install -c conda-forge "gxx_{facts.system.subdir}={version}"   # then build with '
        "CC, CXX and CUDAHOSTCXX of that environment"
    )
    out.append("or: ./build_all.sh, whose device code needs no host compiler (NVRTC)")
    return tuple(out)


# how paths, nvcc and CMake name the toolkit, and a path the GCC whose header it is
_TOOLKIT = linear.compile(
    r"\bcuda[-/](\d+\.\d+)|\brelease (\d+\.\d+), V\d|CUDA compiler identification is NVIDIA (\d+\.\d+)"
)
_HEADER_OF_GCC = linear.compile(r"/(?:c\+\+|gcc/[\w-]+)/(\d+)[./]")


def _readable_gcc(hit: Hit, facts: Facts) -> int | None:
    """Return the newest GCC for the log's nvcc, or else this machine's; one whose headers it
    could not read is too new."""
    header = _HEADER_OF_GCC.search(hit.quote)
    limits = [_limit_of_nvcc(hit, facts), int(header[1]) - 1 if header else None]
    return min((limit for limit in limits if limit is not None), default=None)


def _limit_of_nvcc(hit: Hit, facts: Facts) -> int | None:
    near = [*_TOOLKIT.findall(hit.after), *_TOOLKIT.findall(hit.before)[::-1]]
    named = ["".join(groups) for groups in [*_TOOLKIT.findall(hit.quote), *near]]
    try:
        return gcc_max(str(toolkit_of([*named, *(one.version for one in facts.toolkits)][0])))
    except (IndexError, CompatError):
        return None


def _why_gcc(hit: Hit) -> str:
    limit = _gcc_limit(hit)
    if hit.get("other"):
        return f"nvcc takes no {hit.get('other')} of this version as its host compiler; GCC's g++ serves"
    if hit.get("clang"):
        return f"this nvcc takes clang before {hit.get('clang')} only; the host clang is newer"
    if "std_function" in hit.quote:
        return "nvcc 11.5 to 11.7 cannot read the std::function of GCC 11 and later: take GCC 10, or a newer toolkit"
    if limit is None:
        return "nvcc refuses this host compiler: each toolkit stops at a newest GCC and clang"
    toolkit = _toolkit_with_limit(limit)
    known = f" (CUDA up to {toolkit})" if toolkit else ""
    return f"this nvcc{known} takes GCC up to {limit}; the host compiler it was given is newer"


UNSUPPORTED_GCC = Cause(
    id="unsupported_gcc",
    title="The host compiler is too new for nvcc",
    why=_why_gcc,
    fix=_use_gcc,
    root_of=("cmake_cuda_compiler_not_found",),
    signs=(
        sign(
            "unsupported gnu version",
            r"(?i)unsupported GNU version!?\s*(?:(?:gcc versions )?(?:later|newer|up to) ?(?:than)? ?"
            r"(?P<limit>\d+(?:\.\d+)?))?",
        ),
        sign(
            "unsupported clang version",
            r"unsupported clang version!?(?:.*must be less than (?P<clang>\d+))?",
        ),
        sign("unsupported microsoft visual studio version"),
        sign(
            "host_config.h",
            r"host_config\.h.*-- unsupported (?P<other>\S+) (?:configuration|version)",
            unless="-- unsupported (?:GNU|clang|Microsoft)",
        ),
        sign(
            "maximum required version by cuda",
            r"\(?(?P<have>[\d.]+)?\)? is greater than the maximum required version by CUDA"
            r".*?(?:<=?\s?(?P<below>\d+[\d.]*)\))?\.?\s*$",
        ),
        sign(
            "is less than the minimum required version",
            r"is less than the minimum required version",
        ),
        sign("no supported gcc/g++ host compiler found"),
        sign("gcc versions later than", r"gcc versions later than (?P<limit>\d+)"),
        sign("parameter packs not expanded with", nearby=r"std_function\.h|/usr/include/c\+\+/"),
        sign("failed to verify gcc version"),
        sign("unsupported compiler version", r"(?i)unsupported compiler version: ?[\d.]+"),
        sign(
            "too old version of gcc",
            r"(?i)with a too old version of GCC",
        ),
        sign(
            (
                "-- unsupported icc~",
                "-- unsupported pg~",
                "-- unsupported xl~",
                "-- unsupported nv~",
            ),
            r"#error\s+-- unsupported (?P<other>ICC|pgc\+\+|pgi|XL|nvc\+\+|NVHPC\S*) (?:configuration|version)",
        ),
        # nvcc's own words, beside those of its headers
        sign(
            "of the host compiler",
            r"The version \('?(?P<version>[\d.]+)'?\) of the host compiler \('(?P<other>[^']+)'\) is not supported",
        ),
        sign(
            ("unsupported host compiler", "no longer supported as a host compiler"),
            r"nvcc (?:fatal|error)\s*: (?:Unsupported host compiler '(?P<other>[^']+)'|.* is no longer supported as a host compiler)",
        ),
        sign("cannot find a supported version of microsoft visual studio"),
        sign("stl1002: unexpected compiler version", r"STL1002: Unexpected compiler version"),
        sign("host compiler targets unsupported os", r"(?i)Host compiler targets unsupported OS"),
    ),
    examples=(
        "/usr/local/cuda/include/crt/host_config.h:143:2: error: #error -- unsupported GNU version! "
        "gcc versions later than 12 are not supported!",
        "RuntimeError: The current installed version of x86_64-linux-gnu-g++ (13.2.0) is greater than "
        "the maximum required version by CUDA 11.8. Please make sure to use an adequate version of "
        "x86_64-linux-gnu-g++ (>=6.0.0, <12.0).",
        "ERROR: No supported gcc/g++ host compiler found, but clang-14 is available.",
    ),
    counter_examples=(
        "-- The CXX compiler identification is GNU 13.3.0",
        "nvcc warning : The -std=c++20 flag is not supported with the configured host compiler.",
    ),
)

# glibc 2.41 declares sinpi and cospi, 2.42 rsqrt; CUDA's headers have had them without noexcept
_GLIBC_MATH = r"mathcalls|exception specification"


def _why_headers(hit: Hit) -> str:
    if linear.search(_GLIBC_MATH, hit.quote):
        return (
            "this machine's glibc (2.41 and later) declares mathematical functions with noexcept that "
            "this toolkit's headers declare without; another GCC reads the same glibc and does not help"
        )
    return (
        "the host compiler's headers use types and builtins (_Float32, 0.0bf16, __builtin_…) that "
        "this nvcc does not know; -allow-unsupported-compiler only silences the version check"
    )


def _use_headers(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if not linear.search(_GLIBC_MATH, hit.quote):
        return _use_gcc(hit, facts)
    subdir, gcc = facts.system.subdir, _readable_gcc(hit, facts) or 12
    known = (
        ()
        if "rsqrt" in hit.quote + hit.after
        else ("or take CUDA 13.0, whose headers know sinpi and cospi",)
    )
    return (
        f'conda install -c conda-forge "gxx_{subdir}={gcc}" sysroot_{subdir}=2.28   # an older '
        "glibc's headers; then build with CC, CXX and CUDAHOSTCXX of that environment",
        *known,
        "or: ./build_all.sh, whose device code needs no host compiler (NVRTC)",
    )


FLOAT32_HEADERS = Cause(
    id="float32_headers",
    title="Headers of a newer GCC or glibc that nvcc's front end cannot read",
    why=_why_headers,
    fix=_use_headers,
    root_of=("cmake_cuda_compiler_not_found",),
    signs=(
        sign(
            tuple(f"_float{bits}{more}" for bits in (16, 32, 64, 128) for more in ("", "x")),
            r"""(?:identifier )?["'‘`]?_Float(?:16|32|64|128)x?["'’]?.*(?:is undefined|is not a type|not declared|does not name a type)|identifier "_Float(?:16|32|64|128)""",
        ),
        sign(
            "user-defined literal operator not found",
            nearby=r"(?i)bf16|f16|f32|f64|f128|c\+\+config\.h|\.0Q|limits",
        ),
        sign("floatn", r"floatn(?:-common)?\.h.*\berror\b"),
        sign(
            "is undefined",
            r"""(?:identifier )["']__builtin_\w+["'] is undefined""",
            unless="__builtin_(?:aarch64|arm|neon|sve)",
        ),
        sign("is undefined", r"""identifier ["']__bf16["'] is undefined"""),
        sign("__bfloat16_t", r"""identifier ["']__bfloat16_t["'] is undef"""),
        sign("__float128", r"""identifier ["']__float128["'] is undef"""),
        sign("__malloc__", r"""attribute ["']__malloc__["'] does not take arguments"""),
        sign(
            "type_traits",
            r"/c\+\+/1[3-9][\d.]*/type_traits.*error: (?:identifier|expected|type name|a template)",
        ),
        sign("is incompatible with that of previous function", nearby=r"mathcalls|math_functions"),
        sign(
            "does not match previous declaration", r"mathcalls.*does not match previous declaration"
        ),
    ),
    examples=(
        '/usr/include/stdlib.h(141): error: identifier "_Float32" is undefined',
        '"/usr/include/x86_64-linux-gnu/bits/mathcalls.h", line 203: error: identifier "_Float64" is '
        "undefined",
        "/usr/lib/gcc/x86_64-linux-gnu/11/include/amxtileintrin.h(42): error: identifier "
        '"__builtin_ia32_ldtilecfg" is undefined',
    ),
    counter_examples=(
        "-- Performing Test HAVE__FLOAT32 - Failed",
        "-- Looking for _Float128 - not found",
    ),
)

_SVE_KINDS = (
    "bool bfloat16 float16 float32 float64 int8 int16 int32 int64 uint8 uint16 uint32 uint64"
)
_SVE_TYPES = tuple(f"__sv{kind}_t" for kind in _SVE_KINDS.split())

SVE_HEADERS = Cause(
    id="sve_headers",
    title="Arm vector types that nvcc does not know (GCC 13, aarch64)",
    why="on aarch64 glibc's math-vector.h and GCC's arm_neon.h/arm_sve.h use vector types "
    "(__SVFloat32_t, __Float32x4_t) from GCC 13 on, or 10 with a newer glibc; this nvcc's front end "
    "does not know them",
    fix=lambda hit, facts: (
        f'conda install -c conda-forge "gxx_linux-aarch64={_readable_gcc(hit, facts) or 12}" '
        "sysroot_linux-aarch64=2.28",
        "or a toolkit from 12.5 on, whose front end knows them",
        "or: ./build_all.sh, whose device code needs no host compiler (NVRTC)",
    ),
    root_of=("cmake_cuda_compiler_not_found", "float32_headers"),
    signs=(
        sign(
            _SVE_TYPES,
            r"""["'‘]__SV(?:Float(?:16|32|64)|Bool|Bfloat16|(?:Int|Uint)(?:8|16|32|64))_t["'’] (?:is undefined|was not|does)""",
        ),
        sign("__float32x4_t", r"""["'‘]?__Float32x4_t["'’]? (?:is undefined|was not declared)"""),
        sign("__float64x2_t", r"""["'‘]?__Float64x2_t["'’]? (?:is undefined|was not declared)"""),
        # with the line number in brackets, as nvcc's front end writes it: GCC can read its own
        sign("arm_sve.h", r"arm_sve\.h\(\d+\): .*\berror\b"),
        sign("arm_neon.h", r"arm_neon\.h\(\d+\): .*\berror\b"),
        sign("is undefined", r"""["']__builtin_(?:aarch64|neon|sve)\w+["'] is undefined"""),
        sign("math-vector.h", r"math-vector\.h\(\d+\): .*\berror\b"),
    ),
    examples=(
        '/usr/include/aarch64-linux-gnu/bits/math-vector.h(96): error: identifier "__SVFloat32_t" is '
        "undefined",
    ),
    counter_examples=("-- Performing Test COMPILER_SUPPORTS_SVE - Failed",),
)

CAUSES = (UNSUPPORTED_GCC, FLOAT32_HEADERS, SVE_HEADERS)
