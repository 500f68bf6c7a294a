"""Causes in device code: what it calls lies in another file, what it uses wants a flag of nvcc's."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.cuda_packages import conda_package

# What kernels that start kernels call: of libcudadevrt.
_NESTED = linear.compile(
    r"cuda(?:GetParameterBuffer|LaunchDevice|CGGetIntrinsicHandle|CGSynchronize)"
)


def _why_link(hit: Hit) -> str:
    name = hit.get("symbol")
    if name.startswith("__nv_"):
        return f"{name} is of libdevice, which was not linked: what made the PTX did not find libdevice.10.bc of a toolkit"
    if _NESTED.match(name):
        return f"a kernel starts a kernel or synchronizes the grid: {name} comes from libcudadevrt, which only a device link brings"
    if hit.get("linker"):
        return f"nvlink finds {name} in none of the files that it was given: its file is not among them, was compiled without -rdc=true, or for other architectures"
    return f"device code calls {name}, and nvcc compiles each file alone: without -rdc=true nothing of another file's is found"


def _link_device_code(hit: Hit, facts: Facts) -> tuple[str, ...]:
    name = hit.get("symbol")
    if name.startswith("__nv_"):
        return (
            f'conda install -c conda-forge {conda_package("libdevice")} && export CUDA_HOME="$CONDA_PREFIX"',
            "clang: --cuda-path=/usr/local/cuda, without -nocudalib",
        )
    devrt = ("nvcc: -rdc=true -lcudadevrt   # in the link, too",) if _NESTED.match(name) else ()
    if hit.get("linker"):
        return (
            *devrt,
            f"cuobjdump -elf FILE.o | c++filt | grep -F \"$(c++filt '{name}')\"   # which object has it",
            "CMake: set_target_properties(LIBRARY PROPERTIES CUDA_SEPARABLE_COMPILATION ON CUDA_RESOLVE_DEVICE_SYMBOLS ON), the same CUDA_ARCHITECTURES everywhere",
        )
    return (
        *devrt,
        "nvcc: -rdc=true (-dc) for each .cu file, and nvcc for the link; or the definition in a header",
        "CMake: set_target_properties(TARGET PROPERTIES CUDA_SEPARABLE_COMPILATION ON)",
        'torch: CUDAExtension(…, dlink=True, extra_compile_args={"nvcc": ["-rdc=true"]})',
        f"c++filt '{name}'   # a __device__ before its declaration, and a definition at all?",
    )


DEVICE_LINK = Cause(
    id="device_link_missing",
    title="Device code calls what lies in another file",
    why=_why_link,
    fix=_link_device_code,
    signs=(
        sign(
            "unresolved extern",
            r"\bptxas (?:fatal|error)\s*: Unresolved extern (?:function|variable) '(?P<symbol>[^']+)'",
        ),
        sign(
            "nvlink error",
            r"(?P<linker>nvlink) error\s*: Undefined reference to '(?P<symbol>[^']+)'",
        ),
    ),
    examples=(
        "ptxas fatal   : Unresolved extern function '_Z17getGlobalThreadIDv'",
        "ptxas error   : Unresolved extern variable 'lookup_table' in whole program compilation, use -c?",
        "nvlink error   : Undefined reference to '_Z6decodej' in 'CMakeFiles/app.dir/main.cu.o'",
    ),
    counter_examples=(
        "ptxas info    : 0 bytes gmem, 40 bytes cmem[4]",
        "main.obj : error LNK2019: unresolved external symbol decode referenced in function main",
        "nvlink warning : SM Arch ('sm_52') not found in 'a.o'",
    ),
)

_HALF = 'torch: extra_compile_args={"nvcc": ["-U__CUDA_NO_HALF_OPERATORS__", "-U__CUDA_NO_HALF_CONVERSIONS__", "-U__CUDA_NO_HALF2_OPERATORS__", "-U__CUDA_NO_BFLOAT16_CONVERSIONS__"]}'


def _adds(hit: Hit) -> str:
    """Return the first capability whose atomicAdd takes what the log says it is given."""
    types = linear.search(r"argument types are:\s*\(([^,)]*)", hit.quote + hit.after[:300])
    given = types[1] if types else ""
    return "6.0" if "double" in given else "8.0" if "bfloat16" in given else "7.0"


def _why_flag(hit: Hit) -> str:
    if hit.get("half"):
        return "__half has operators and conversions only where no macro takes them away: torch's builds define __CUDA_NO_HALF_OPERATORS__ and _CONVERSIONS__; before compute capability 5.3 there are none"
    if hit.get("add"):
        return f"one of the architectures that are compiled has no atomicAdd of this type: it begins with compute capability {_adds(hit)}"
    return (
        f"the sources use what nvcc only allows with --{_flag(hit)}, and the build does not give it"
    )


def _flag(hit: Hit) -> str:
    return "extended-lambda" if hit.get("lambda") else "expt-relaxed-constexpr"


def _give_flag(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("half"):
        return (
            _HALF,
            "otherwise: no architecture before 5.3 in the list; __hadd(a, b), __half2float(a) serve everywhere",
        )
    if hit.get("add"):
        number = _adds(hit)
        return (
            f'export TORCH_CUDA_ARCH_LIST="{number}+PTX"   # or the devices that you have, none below {number}',
            f"CMake: -DCMAKE_CUDA_ARCHITECTURES={number.replace('.', '')}   # in an empty build folder",
        )
    flag = _flag(hit)
    return (
        f"export NVCC_APPEND_FLAGS=--{flag}   # for any build, or:",
        f'CMake: add_compile_options("$<$<COMPILE_LANGUAGE:CUDA>:--{flag}>")',
        f'torch: extra_compile_args={{"nvcc": ["--{flag}"]}}',
    )


NVCC_FLAG = Cause(
    id="nvcc_flag_missing",
    title="The sources need a flag that nvcc was not given",
    why=_why_flag,
    fix=_give_flag,
    signs=(
        sign(
            "--expt-relaxed-constexpr",
            r"\berror\b.*'--expt-relaxed-constexpr' can be used to allow this",
        ),
        sign(
            "extended-lambda",
            r"\berror\b.*(?P<lambda>requires --(?:expt-)?extended-lambda nvcc flag|flag --(?:expt-)?extended-lambda is specified)",
        ),
        sign(
            "operand types are: ",
            r"operand types are: .*(?P<half>\b__half2?|\bhalf2?|\b__nv_bfloat16)\b",
            nearby=r"error: no operator \"[^\"]+\" matches these operands",
        ),
        sign(
            "conversion function from",
            r'error: no suitable (?:user-defined )?conversion function from "(?:const )?(?P<half>__half|half|__nv_bfloat16)" to',
        ),
        sign(
            'no instance of overloaded function "atomicadd"',
            r'error: no instance of overloaded function "(?P<add>atomicAdd)" matches',
            nearby=r"argument types are:\s*\((?:double \*, (?:const )?double|half2? \*, (?:const )?half2?|__half2? \*, (?:const )?__half2?|__nv_bfloat16\w* \*, (?:const )?__nv_bfloat16\w*)\)",
        ),
    ),
    examples=(
        'k.cu(12): error: calling a constexpr __host__ function("max") from a __device__ function("f") is not allowed. The experimental flag \'--expt-relaxed-constexpr\' can be used to allow this.',
        "k.cu(31): error: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag",
        'k.cu(31): error: no operator "+" matches these operands\n            operand types are: __half + __half',
        'k.cu(9): error: no instance of overloaded function "atomicAdd" matches the argument list\n            argument types are: (double *, double)',
    ),
    counter_examples=(
        'k.cu(12): warning #20013-D: calling a constexpr __host__ function("max") from a __host__ __device__ function("f") is not allowed. The experimental flag \'--expt-relaxed-constexpr\' can be used to allow this.',
        'k.cu(31): error: no operator "+" matches these operands\n            operand types are: Tensor + Shape',
        'k.cu(9): error: no instance of overloaded function "atomicAdd" matches the argument list\n            argument types are: (Counter *, int)',
    ),
)

CAUSES = (DEVICE_LINK, NVCC_FLAG)
