"""The cause at architectures: one that the toolkit does not know, any more or yet, or no name of one."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybble.compat import tables
from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.machine.toolkits import newer_ptxas, use_toolkit

_RENAMED = {"101": "110"}  # Thor, from CUDA 13.0 on
_WORDS = ("native", "all", "all-major")
_NO_NUMBER = (*_WORDS, "compute_", "sm_")
_REFUSED = linear.compile(
    r"'(?:compute|sm)_\d+[af]?' is not defined|architecture '(?:compute|sm)_\d+"
)


def _asked(hit: Hit) -> str:
    """Return the architecture asked for; a program that is refused native often asks by number next."""
    arch = hit.get("arch")
    if arch in _NO_NUMBER and (again := _REFUSED.search(hit.after)):
        return again[0].split("'")[1]
    return arch


def _of_ptxas(hit: Hit) -> bool:
    """Return whether ptxas was started by what brings its own, as triton does, and not by nvcc."""
    return "'gpu-name'" in hit.quote and bool(
        linear.search("(?i)triton|xla", hit.before + hit.after)
    )


def _number(hit: Hit) -> str:
    """Return the architecture asked for as toolkits list it, "" where none is named."""
    found = linear.search(r"(?:_|^|[^\d.])(\d{1,2})\.?(\d)[af]?\b", _asked(hit))
    return found[1] + found[2] if found else ""


# architectures that were gone before the oldest toolkit of the tables, and the last that had them
_GONE = {"20": "8.0", "21": "8.0", "30": "10.2", "32": "10.2"}
# suffixes came later than the architectures that they are written after
_SUFFIX_SINCE = {"a": (12, 0), "f": (12, 9)}


def _known_by(hit: Hit) -> list[str]:
    """Return the toolkits that compile for the architecture asked for, oldest first."""
    since = _SUFFIX_SINCE.get(_asked(hit)[-1:], (0, 0))
    rows = tables.toolkits().values()
    return [
        row["cuda"]
        for row in rows
        if _number(hit) in row["archs"] and tables.pair(row["cuda"]) >= since
    ]


def _newest() -> str:
    return str(list(tables.toolkits().values())[-1]["cuda"])


def _why_arch(hit: Hit) -> str:
    arch = _asked(hit)
    if "Unknown CUDA arch" in hit.quote:
        return f"this torch knows no architecture {arch}: it asked the GPU, or TORCH_CUDA_ARCH_LIST names it"
    if arch in _NO_NUMBER:
        return (
            "no architecture's number reached nvcc: CMake before 3.24 and nvcc before 11.5 do not know "
            "native, all and all-major, and an empty list reads the same"
        )
    known = _known_by(hit)
    if _number(hit) in _GONE:
        return f"{arch} is of GPUs that CUDA {_GONE[_number(hit)]} was the last to compile for: the build's list is older than this toolkit"
    if not known:
        return f"this compiler cannot target {arch or 'the architecture asked for'}"
    if known[-1] == _newest():
        return f"{arch} needs CUDA {known[0]} or later; the compiler that was found is older"
    return (
        f"CUDA {known[-1]} is the last that compiles for {arch} (the first: {known[0]}); the compiler that "
        "was found is none of these"
    )


def _use_arch(hit: Hit, facts: Facts) -> tuple[str, ...]:
    number, known = _number(hit), _known_by(hit)
    have = sorted({gpu.cc.replace(".", "") for gpu in facts.gpus})
    if "Unknown CUDA arch" in hit.quote:
        listed = ";".join(sorted({gpu.cc for gpu in facts.gpus})) or "8.0;8.6;8.9;9.0+PTX"
        return (
            f'export TORCH_CUDA_ARCH_LIST="{listed}"   # torch\'s own list ends where its release did',
            "or a newer torch: python -c 'import torch; print(torch.__version__, torch.cuda.get_arch_list())'",
        )
    if _asked(hit) in _NO_NUMBER:
        return (
            "nvidia-smi --query-gpu=compute_cap --format=csv,noheader   # 8.6 is 86",
            f"cmake -DCMAKE_CUDA_ARCHITECTURES={';'.join(have) or '86'} …   # in an empty build folder",
            'or a CMake that knows native: pip install "cmake>=3.24,<4"',
        )
    if _of_ptxas(hit) and known:
        return (
            *newer_ptxas(facts, known[0]),
            "or a newer triton: its wheels bring a ptxas of their own",
        )
    if number in _GONE:
        return (
            f"grep -rnE 'compute_{number}|sm_{number}|\\b{number[0]}\\.{number[1]}\\b' CMakeLists.txt cmake setup.py Makefile   # take it out of there: no device of today needs it",
            "or -DCMAKE_CUDA_ARCHITECTURES=86, FindCUDA's projects: -DCUDA_ARCH_NAME=Manual -DCUDA_ARCH_BIN=8.6, torch's: export TORCH_CUDA_ARCH_LIST=8.6",
        )
    if not known:
        return ("nvcc --list-gpu-arch   # what it can; or take another toolkit: nybforge compat",)
    out = []
    others = [item for item in facts.toolkits if ".".join(item.version.split(".")[:2]) in known]
    if others:
        out.append(use_toolkit(others[0]))
    elif number in _RENAMED:
        out.append(f"from CUDA 13.0 on its name is {_RENAMED[number]}: ask for that one")
    else:
        on_conda_forge = [cuda for cuda in known if tables.pair(cuda) >= (12, 0)] or known
        best = on_conda_forge[0] if known[-1] == _newest() else known[-1]
        out.append(f"conda install -c conda-forge cuda-nvcc={best} cuda-cudart-dev={best}")
    return (
        *out,
        "or leave it out; what this nvcc knows: nvcc --list-gpu-arch",
        "the list is CMAKE_CUDA_ARCHITECTURES, TORCH_CUDA_ARCH_LIST, or bitsandbytes' COMPUTE_CAPABILITY",
    )


UNSUPPORTED_GPU_ARCH = Cause(
    id="unsupported_gpu_arch",
    title="The toolkit does not know the architecture asked for",
    why=_why_arch,
    fix=_use_arch,
    root_of=("cmake_cuda_compiler_not_found",),
    signs=(
        sign(
            "unsupported gpu architecture",
            r"""(?i)unsupported gpu architecture ['"‘]?(?P<arch>(?:compute|sm)_\w*)?""",
            unless=r"(?i)\bskipp|warning:? unsupported",
        ),
        sign(
            "is not defined for option",
            r"Value '(?P<arch>(?:compute|sm)_\w+|native|all|all-major)' is not defined for option",
        ),
        sign("invalid value for --gpu-architecture"),
        sign("invalid value for --gpu-name"),
        sign(
            "unknown cuda arch",
            r"Unknown CUDA arch \((?P<arch>[^){]*)\) or GPU not supported",
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


def _why_list(hit: Hit) -> str:
    if hit.get("quoted"):
        return "quotation marks reached CMake as part of the list: the shell, a YAML file or CMAKE_ARGS put one pair too many around it"
    if hit.get("form"):
        return "CMake takes numbers (80;86;90a, with -real or -virtual), all, all-major or native; sm_80, 8.6 and commas are torch's and nvcc's ways"
    return "CMake was given an empty list of GPU architectures, or could not make one: nvcc did not tell its own"


CUDA_ARCH_UNSET = Cause(
    id="cuda_arch_unset",
    title="CMake has no usable list of GPU architectures",
    why=_why_list,
    fix=lambda hit, facts: (
        "nvidia-smi --query-gpu=compute_cap --format=csv,noheader   # 8.6 is 86",
        f"cmake -DCMAKE_CUDA_ARCHITECTURES={';'.join(sorted({gpu.cc.replace('.', '') for gpu in facts.gpus})) or '86'} …   # in an empty build folder; pip: export CMAKE_ARGS=-DCMAKE_CUDA_ARCHITECTURES=86",
        "nvcc --version; env | grep -i 'CUDAARCHS\\|CUDACXX'   # CUDAARCHS, empty, reads the same",
    ),
    signs=(
        sign(
            ("must be non-empty if set", "must be valid if set"),
            r"CMAKE_CUDA_ARCHITECTURES must be (?:non-empty|valid) if set",
        ),
        sign(
            "contains literal quotes",
            r"CMAKE_CUDA_ARCHITECTURES contains (?P<quoted>literal quotes)",
        ),
        sign(
            "is not one of the following",
            r"(?P<form>is not one of the following)",
            nearby=r"CMAKE_CUDA_ARCHITECTURES:",
        ),
        sign(
            "is empty for target",
            r"CUDA_ARCHITECTURES is empty for target",
        ),
        sign(
            "do not all work with this compiler",
            r"do not all work with this compiler",
            nearby=r"CMAKE_CUDA_ARCHITECTURES:",
        ),
    ),
    examples=(
        "  CMAKE_CUDA_ARCHITECTURES must be non-empty if set.",
        '  CUDA_ARCHITECTURES is empty for target "core".',
    ),
    counter_examples=("-- CMAKE_CUDA_ARCHITECTURES: 80;86",),
)

CAUSES = (UNSUPPORTED_GPU_ARCH, CUDA_ARCH_UNSET)
