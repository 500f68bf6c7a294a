"""Causes at an extension's sources: written for another torch, or for headers that include others by the way."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign

# torch's C library of before ATen: its names and headers were in releases up to 1.10
_TH = r"THC[A-Z_]\w*|THCuda\w+|THArgCheck|THError|THAssert\w*|THNN\w*|TH(?:Float|Double|Half|Long|Int|Byte|Char|Short|Real)?(?:Tensor|Storage|Blas)\w*"
_NAME = rf"(?P<name>{_TH}|AT_CHECK)"
_HEADER = r"(?P<header>(?:THC|TH|THCUNN|THNN|ATen|c10|torch/csrc|torch/headeronly)/[\w/.-]+\.(?:h|hpp|cuh))"
_SPACE = r"(?P<space>(?:at|c10|torch)(?:::\w+)*)"

# what took the place of a name, where one name did
_NOW = {
    "AT_CHECK": "TORCH_CHECK",
    "THArgCheck": "TORCH_CHECK",
    "THCudaCheck": "C10_CUDA_CHECK",
    "THCCeilDiv": "at::ceil_div",
}


def _last(hit: Hit) -> str:
    """Return the last torch that had the name or header, "" where it is not known to be gone."""
    if hit.get("name") == "AT_CHECK":
        return "1.4"
    return "1.10" if linear.match("TH", hit.get("name") or hit.get("header")) else ""


def _why_torch(hit: Hit) -> str:
    if hit.get("type"):
        return "the code hands torch's macros a tensor's type(); newer releases of torch take its scalar_type() alone"
    what = hit.get("name") or hit.get("header") or "a function it calls"
    if _last(hit):
        return f"{what} was in torch up to {_last(hit)}; the installed one is newer"
    return f"{what} is not in the installed torch: the code was written for an older release, or for a newer one"


def _match_source(hit: Hit, facts: Facts) -> tuple[str, ...]:
    newer = "git pull, or the project's forks and pull requests   # a release that knows this torch"
    name = hit.get("name")
    if hit.get("type"):
        return (
            r"grep -rnE 'AT_DISPATCH\w*\([^,]*\.type\(\)' --include=*.cu --include=*.cpp .   # there: .scalar_type() in place of .type()",
            newer,
        )
    if name in _NOW:
        newer = rf"grep -rlw {name} . | xargs sed -i 's/\b{name}\b/{_NOW[name]}/g'   # in the sources: its name today; or git pull"
    if _last(hit):
        return (
            newer,
            f"or an environment with such a torch: conda create -n old -c conda-forge python=3.9 'pytorch={_last(hit)}.*'   # devices up to sm_86",
        )
    return (
        "python -c 'import torch; print(torch.__version__)'   # beside the one that the project names in its README or CI",
        newer,
    )


TORCH_API_CHANGED = Cause(
    id="torch_api_changed",
    title="The code was written for another release of torch",
    why=_why_torch,
    fix=_match_source,
    root_of=("torch_cpu_only", "build_isolation"),
    signs=(
        sign("is undefined", rf"error: identifier \"{_NAME}\" is undefined"),
        sign(
            ("was not declared", "does not name a type", "has not been declared"),
            rf"error: ['‘\"]{_NAME}['’\"] (?:was not declared|does not name a type|has not been declared)",
        ),
        sign(
            ("no such file", "file not found"),
            rf"(?:error: |: )['\"]?{_HEADER}['\"]?(?:: No such file|\W+file not found)",
        ),
        sign(
            ("cannot open include file", "cannot open source file"),
            rf"[Cc]annot open (?:include|source) file:? ['\"]{_HEADER}['\"]",
        ),
        sign(
            "deprecatedtypeproperties",
            r"error: .*(?:conver\w+).*(?P<type>DeprecatedTypeProperties).*ScalarType",
        ),
        # of a name that is nowhere else: a slip of the author reads the same
        sign(
            "is not a member of",
            rf"error: ['‘\"](?P<name>\w+)['’\"] is not a member of ['‘\"]{_SPACE}['’\"]",
            "likely",
        ),
        sign(
            "has no member",
            rf"error: (?:namespace|class) \"{_SPACE}\" has no member \"(?P<name>\w+)\"",
            "likely",
        ),
        sign(
            "has no member named",
            r"error: ['‘](?:const )?(?:class |struct )?(?:at|c10|torch)::[\w:]+['’] has no member named ['‘](?P<name>\w+)",
            "likely",
        ),
    ),
    examples=(
        "src/ball_query.cpp:17:5: error: ‘AT_CHECK’ was not declared in this scope",
        "src/emd.cpp:4:10: fatal error: THC/THC.h: No such file or directory",
        'chamfer.cu(43): error: no suitable conversion function from "const at::DeprecatedTypeProperties" to "c10::ScalarType" exists',
    ),
    counter_examples=(
        'kernel.cu(12): error: identifier "THREADS_PER_BLOCK" is undefined',
        "warning: ‘at::DeprecatedTypeProperties& at::Tensor::type() const’ is deprecated: Tensor.type() is deprecated.",
    ),
)

# standard headers by what they declare
_DECLARED = (
    (r"(?:FLT|DBL|LDBL)_\w+", "cfloat"),
    (r"U?(?:INT|LONG|LLONG|CHAR|SHRT)_(?:MAX|MIN)", "climits"),
    (r"u?int\d+_t|U?INT\d+_(?:MAX|MIN)|u?intptr_t", "cstdint"),
    (r"M_PI\w*", "cmath"),
)
_STANDARD = r"(?P<standard>(?:FLT|DBL)_(?:MAX|MIN|EPSILON)|U?(?:INT|LONG|LLONG)_(?:MAX|MIN)|u?int(?:8|16|32|64)_t|U?INT(?:8|16|32|64)_(?:MAX|MIN)|u?intptr_t|M_PI)"


def _declares(hit: Hit) -> str:
    """Return the standard header that declares what is missing."""
    name = hit.get("standard")
    known = (header for names, header in _DECLARED if linear.fullmatch(names, name))
    return hit.get("include") or next(known, "cstdint")


HEADER_NOT_INCLUDED = Cause(
    id="header_not_included",
    title="The sources do not include a standard header that they use",
    why=lambda hit: (
        f"<{_declares(hit)}> declares {hit.get('standard') or 'it'}; older compilers and toolkits included it by the way, this one's headers do not"
    ),
    fix=lambda hit, facts: (
        f'export NVCC_APPEND_FLAGS="-include {_declares(hit)}" CXXFLAGS="-include {_declares(hit)} $CXXFLAGS"   # for all files, without a change; then an empty build folder',
        f"or in the file that the error names, as its first line: #include <{_declares(hit)}>",
        "git pull   # a newer release of the project may have it",
    ),
    signs=(
        sign("is undefined", rf"error: identifier \"{_STANDARD}\" is undefined"),
        sign(
            ("was not declared in this scope", "does not name a type", "has not been declared"),
            rf"error: ['‘\"](?:std::)?{_STANDARD}['’\"] (?:was not declared in this scope|does not name a type|has not been declared)",
        ),
        sign(
            ("probably fixable by adding", "is defined in header"),
            r"note: .*(?:probably fixable by adding ['‘]#include|is defined in header ['‘]) ?<(?P<include>c(?:stdint|float|limits|math|string|stdlib|stdio|stddef))>",
            nearby=r"\berror: ",
        ),
    ),
    examples=(
        'simple_knn.cu(90): error: identifier "FLT_MAX" is undefined',
        "src/io.h:31:5: error: ‘uint32_t’ does not name a type",
    ),
    counter_examples=('kernel.cu(40): error: identifier "FLOAT_MAXX" is undefined',),
)

CAUSES = (TORCH_API_CHANGED, HEADER_NOT_INCLUDED)
