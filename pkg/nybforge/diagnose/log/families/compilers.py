"""Causes between nvcc and the host compiler: refused versions, unreadable headers, wrong nvcc."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybble.compat import CompatError, gcc_max, newest_accepted, toolkit_of, toolkits_accepting
from nybforge.diagnose.log.cause import Cause, Hit, commands, sign
from nybforge.diagnose.machine.compilers import native
from nybforge.probes.facts import Facts


def _toolkit_with_limit(limit: int) -> str | None:
    """Return the newest toolkit whose GCC limit is that number."""
    names = [name for name in toolkits_accepting(f"{limit}.1.0") if gcc_max(name) == limit]
    return names[-1] if names else None


def _gcc_limit(hit: Hit) -> int | None:
    """Return the newest GCC the message allows."""
    text = hit.get("limit") or hit.get("below")
    if not text:
        return None
    number = int(text.split(".")[0])
    return number if hit.get("limit") else number - 1


def _use_gcc(hit: Hit, facts: Facts) -> tuple[str, ...]:
    limit = _gcc_limit(hit)
    if limit is None:
        limit = _limit_of_first_nvcc(facts)
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
        f'conda install -c conda-forge "gxx_{facts.system.subdir}={version}" and build with '
        "CC, CXX and CUDAHOSTCXX of that environment"
    )
    out.append("or: ./build_all.sh, whose device code needs no host compiler (NVRTC)")
    return tuple(out)


def _limit_of_first_nvcc(facts: Facts) -> int | None:
    if not facts.toolkits:
        return None
    try:
        return gcc_max(str(toolkit_of(facts.toolkits[0].version)))
    except CompatError:
        return None


def _why_gcc(hit: Hit) -> str:
    limit = _gcc_limit(hit)
    if hit.get("clang"):
        return f"this nvcc takes clang before {hit.get('clang')} only; the host clang is newer"
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

FLOAT32_HEADERS = Cause(
    id="float32_headers",
    title="Headers of a newer GCC or glibc that nvcc's front end cannot read",
    why="the host compiler's headers use types and builtins (_Float32, 0.0bf16, __builtin_…) that "
    "this nvcc does not know; -allow-unsupported-compiler only silences the version check",
    fix=_use_gcc,
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
            r"""(?:identifier )["']__builtin_(?!aarch64|arm|neon|sve)\w+["'] is undefined""",
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
        f'conda install -c conda-forge "gxx_linux-aarch64={_limit_of_first_nvcc(facts) or 12}" '
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


def _why_nvcc(hit: Hit) -> str:
    have, want = hit.get("have"), hit.get("want")
    if have and want:
        return f"the build was meant for CUDA {want}, but the nvcc it found is {have}"
    return "the nvcc that was found first is not of the CUDA version the build is meant for"


def _use_nvcc(hit: Hit, facts: Facts) -> tuple[str, ...]:
    want = hit.get("want")
    if want and "." not in want and len(want) == 3:
        want = f"{want[:2]}.{want[2]}"
    out = []
    for toolkit in facts.toolkits:
        if want and toolkit.version.startswith(want):
            home = toolkit.nvcc.removesuffix("/bin/nvcc")
            out.append(f'export CUDA_HOME={home} CUDACXX={toolkit.nvcc} PATH="{home}/bin:$PATH"')
            break
    else:
        pin = f"={want}" if want else ""
        out.append(
            f'conda install -c conda-forge "cuda-nvcc{pin}" and export CUDACXX="$(which nvcc)"'
        )
    out.append("remove the build folder first: CMake remembers the compiler")
    return tuple(out)


NVCC_VERSION_MISMATCH = Cause(
    id="nvcc_version_mismatch",
    title="Another nvcc than the one meant",
    why=_why_nvcc,
    fix=_use_nvcc,
    root_of=("cmake_cuda_compiler_not_found",),
    signs=(
        sign(
            "detected cuda version",
            r"The detected CUDA version \((?P<have>[\d.]+|%s|\{[^}]*\})\) mismatches the version",
        ),
        sign("pytorch (", r"^\W*used to compile\s?PyTorch \(", nearby="detected CUDA version"),
        sign(
            "specified cuda version",
            r"You've specified CUDA version (?P<want>\d+) however the CUDA compiler found is (?P<have>\d+)",
        ),
        sign("does not match the version used to compile pytorch"),
        sign(
            "does not match",
            r"CUDA version (?P<have>[\d.]+) does not match the version torch was compiled with (?P<want>[\d.]+)",
            unless=r"accepting|APIs are compatible",
        ),
        sign(
            "does not match",
            r"(?i)cuda version.{0,80}does not match.{0,80}(?:torch|compile)",
            unless=r"(?i)accepting|compatible|minor version",
        ),
        sign(
            "newer than toolkit",
            r"nvlink (?:fatal|error).*newer than toolkit(?: \((?P<want>\d+) vs (?P<have>\d+)\))?",
        ),
        sign(
            "only supported on cuda",
            r"(?i)(?:is|are) only supported on CUDA (?P<want>[\d.]+) (?:and|or) (?:above|later)",
        ),
        sign(
            "findcuda says cuda version",
            r"FindCUDA says CUDA version is (?P<have>[\d.]+)",
        ),
        sign("found two conflicting cuda"),
        sign("cuda compiler and cuda toolkit headers are incompatible"),
        sign(
            "unsupported .version",
            r"^(?!.*ptx input).*ptxas .*Unsupported \.version (?P<have>[\d.]+); current version is",
            nearby=r"tmpxft|nvcc|\.ptx,",
            unless=r"ptx input",
        ),
        sign("not match", r"(?i)CUDA versions? do(?:es)? not match"),
        sign(
            "cuda version mismatch",
            r"(?i)(?:error|exception|fatal).{0,40}CUDA version mismatch|CUDA version mismatch.{0,60}nvcc",
        ),
    ),
    examples=(
        "You've specified CUDA version 122 however the CUDA compiler found is 120.",
        "The detected CUDA version (11.8) mismatches the version that was used to compile",
        "nvlink fatal   : Input file '/usr/local/cuda/lib64/libcudadevrt.a:cuda_device_runtime.o' newer "
        "than toolkit (129 vs 120)",
    ),
    counter_examples=(
        "UserWarning: The detected CUDA version (12.2) has a minor version mismatch with the version "
        "that was used to compile PyTorch (12.1). Most likely this shouldn't be a problem.",
        "-- The CUDA compiler identification is NVIDIA 12.0.140",
    ),
)

UNSUPPORTED_GPU_ARCH = Cause(
    id="unsupported_gpu_arch",
    title="The toolkit does not know the architecture asked for",
    why=lambda hit: (
        f"this compiler cannot target {hit.get('arch', 'the architecture asked for')}: either the "
        "toolkit is older than the GPU, or it has dropped the architecture"
    ),
    fix=lambda hit, facts: (
        "nvcc --list-gpu-arch",
        "set the list to what it prints: CMAKE_CUDA_ARCHITECTURES, TORCH_CUDA_ARCH_LIST or "
        "COMPUTE_CAPABILITY",
        "or take a toolkit that knows it: nybforge compat",
    ),
    root_of=("cmake_cuda_compiler_not_found",),
    signs=(
        sign(
            "unsupported gpu architecture",
            r"""(?i)unsupported gpu architecture ['"‘]?(?P<arch>(?:compute|sm)_\w+)?""",
            unless=r"(?i)\bskipp|warning:? unsupported",
        ),
        sign(
            "is not defined for option",
            r"Value '(?P<arch>(?:compute|sm)_\w+)' is not defined for option",
        ),
        sign("invalid value for --gpu-architecture"),
        sign("invalid value for --gpu-name"),
        sign(
            "unknown cuda arch",
            r"Unknown CUDA arch \((?P<arch>[^)]*)\) or GPU not supported",
        ),
        sign(
            "unsupported cuda gpu architecture",
            r"unsupported CUDA gpu architecture: ?(?P<arch>\w+)?",
        ),
        sign(
            "is not a recognized processor",
            r"'(?P<arch>sm_\w+)' is not a recognized processor",
        ),
        sign("unknown cuda architecture", r"(?i)unknown CUDA Architecture Name (?P<arch>\S+)"),
        sign("requires .target", r"(?i)error\W.*requires \.target (?P<arch>sm_\w+) or higher"),
        sign(
            "unsupported .target", r"(?i)(?:error|fatal).*unsupported \.target '?(?P<arch>sm_\w+)"
        ),
        sign(
            "cuda_architectures", r"CUDA_ARCHITECTURES.{0,80}(?:is not supported|not all supported)"
        ),
    ),
    examples=(
        "nvcc fatal   : Unsupported gpu architecture 'compute_120'",
        "ptxas fatal   : Value 'sm_89' is not defined for option 'gpu-name'",
        "ValueError: Unknown CUDA arch (12.0) or GPU not supported",
    ),
    counter_examples=(
        "nvcc warning : The 'compute_35', 'compute_37', 'sm_35', and 'sm_37' architectures are "
        "deprecated, and may be removed in a future release",
        "nvcc warning : Support for offline compilation for architectures prior to "
        "'<compute/sm/lto>_75' will be removed in a future release",
    ),
)

NVLINK_UNCOMPRESS = Cause(
    id="nvlink_uncompress_failed",
    title="nvlink cannot unpack a fat binary",
    why="an object or library was made by a newer toolkit (or with another compression) than the "
    "nvlink that now links it",
    fix=commands(
        "build everything with one toolkit: remove the build folder and mixed -L paths",
        "or use nybble-kernels: separate cubins need no device link",
    ),
    signs=(
        sign("uncompress failed", r"(?i)\bUncompress failed"),
        sign("elflink fatbinary error", r"(?i)elfLink fatbinary error"),
        sign(
            ("decompress ", "decompression "),
            r"(?i)(?:nvlink|fatbinary).{0,60}decompress(?:ion)? (?:failed|error)",
        ),
    ),
    examples=("nvlink error   : Uncompress failed (target: sm_50)",),
    counter_examples=("gzip: stdin: decompression OK", "WARNING: could not uncompress cache entry"),
)

CAUSES = (
    UNSUPPORTED_GCC,
    FLOAT32_HEADERS,
    SVE_HEADERS,
    NVCC_VERSION_MISMATCH,
    UNSUPPORTED_GPU_ARCH,
    NVLINK_UNCOMPRESS,
)
