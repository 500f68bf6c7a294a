"""Compute values for the doctor's texts about GPU architectures that a toolkit does not support."""

from __future__ import annotations

from nybble.compat import tables
from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.computed.torchcuda import (
    install_toolkit,
    torch_cuda,
    use_shown_toolkit,
)
from nybforge.doctor.machine.toolkits import newer_ptxas, use_toolkit

# torch's warning that the CUDA version of nvcc differs from the version that torch was built with
_TORCH = linear.compile(r"used to compile\s+PyTorch \((\d+\.\d+)\)")
_RENAMED = {"101": "110"}  # CUDA 13.0 renamed the architecture of Jetson Thor


_WORDS = ("native", "all", "all-major")


_NO_NUMBER = (*_WORDS, "compute_", "sm_")


_REFUSED = linear.compile(
    r"'(?:compute|sm)_\d+[af]?' is not defined|architecture '(?:compute|sm)_\d+"
)


def requested(hit: Hit) -> str:
    """Return the requested architecture. If nvcc rejected "native", return the architecture that
    the program requested next."""
    arch = hit.get("arch")
    if arch in _NO_NUMBER and (again := _REFUSED.search(hit.after)):
        return again[0].split("'")[1]
    return arch


def _of_ptxas(hit: Hit) -> bool:
    """Return whether the error is from a ptxas that triton or XLA ran directly, without nvcc."""
    return "'gpu-name'" in hit.quote and bool(
        linear.search("(?i)triton|xla", hit.before + hit.after)
    )


_PTXAS = linear.compile(
    r"[$#>] +(?P<path>/[\w./-]*/ptxas) --version\b[^\n]*\n(?:[^$#>\n]*\n){0,4}?[^\n]*release (?P<cuda>\d+\.\d+)"
)


def _shown_ptxas(hit: Hit, cuda: str) -> str:
    """Return the path of a ptxas of at least CUDA version `cuda`, or "". Only a ptxas whose version
    a command in the log prints is considered."""
    for one in _PTXAS.finditer(hit.text):
        if tables.pair(one["cuda"]) >= tables.pair(cuda):
            return one["path"]
    return ""


def requested_number(hit: Hit) -> str:
    """Return the requested architecture as a number without suffix, such as 90. Return "" if the
    log names no architecture."""
    found = linear.search(r"(?:_|^|[^\d.])(\d{1,2})\.?(\d)[af]?\b", requested(hit))
    return found[1] + found[2] if found else ""


# Architectures that are too old for every toolkit in the tables, each with the last toolkit that
# supports it.
_GONE = {"20": "8.0", "21": "8.0", "30": "10.2", "32": "10.2"}


# The first toolkit that accepts each suffix of an architecture (sm_90a). The architecture without
# the suffix may be supported by older toolkits.
_SUFFIX_SINCE = {"a": (12, 0), "f": (12, 9)}


def toolkits_with(number: str) -> list[str]:
    """Return the toolkits that support the architecture `number`, such as 90, oldest first."""
    return [row["cuda"] for row in tables.toolkits().values() if number in row["archs"]]


def known_by(hit: Hit) -> list[str]:
    """Return the toolkits that support the requested architecture, oldest first."""
    since = _SUFFIX_SINCE.get(requested(hit)[-1:], (0, 0))
    return [cuda for cuda in toolkits_with(requested_number(hit)) if tables.pair(cuda) >= since]


def _newest() -> str:
    return str(list(tables.toolkits().values())[-1]["cuda"])


def use_arch(hit: Hit, facts: Facts) -> tuple[str, ...]:
    number, known = requested_number(hit), known_by(hit)
    have = sorted({gpu.cc.replace(".", "") for gpu in facts.gpus})
    if "Unknown CUDA arch" in hit.quote:
        listed = ";".join(sorted({gpu.cc for gpu in facts.gpus})) or "8.0;8.6;8.9;9.0+PTX"
        return (
            f'export TORCH_CUDA_ARCH_LIST="{listed}"   # torch knows only architectures older than its release',
            "or install a newer torch; this shows the architectures of one: python -c 'import torch; print(torch.__version__, torch.cuda.get_arch_list())'",
        )
    if requested(hit) in _NO_NUMBER:
        return (
            "nvidia-smi --query-gpu=compute_cap --format=csv,noheader   # 8.6 is 86",
            f"cmake -DCMAKE_CUDA_ARCHITECTURES={';'.join(have) or '86'} …   # in an empty build folder",
            'or a CMake that knows native: pip install "cmake>=3.24,<4"',
        )
    if _of_ptxas(hit) and known:
        own = _shown_ptxas(hit, known[0])
        return (
            *((f"export TRITON_PTXAS_PATH={own}",) if own else newer_ptxas(facts, known[0])),
            "or a newer triton: its wheels contain a ptxas",
        )
    if number in _GONE:
        return (
            f"grep -rnE 'compute_{number}|sm_{number}|\\b{number[0]}\\.{number[1]}\\b' CMakeLists.txt cmake setup.py Makefile   # remove it: no current device needs it",
            "or -DCMAKE_CUDA_ARCHITECTURES=86, FindCUDA's projects: -DCUDA_ARCH_NAME=Manual -DCUDA_ARCH_BIN=8.6, torch's: export TORCH_CUDA_ARCH_LIST=8.6",
        )
    if not known:
        return (
            "nvcc --list-gpu-arch   # the supported architectures; or use another toolkit: nybforge compat",
        )
    out = []
    others = [item for item in facts.toolkits if ".".join(item.version.split(".")[:2]) in known]
    if others:
        out.append(use_toolkit(others[0]))
    elif number in _RENAMED:
        out.append(f"CUDA 13.0 renamed it to {_RENAMED[number]}: use that name")
    else:
        on_conda_forge = [cuda for cuda in known if tables.pair(cuda) >= (12, 0)] or known
        best = on_conda_forge[0] if known[-1] == _newest() else known[-1]
        best = _of_torch(hit, known) or best
        shown = filter(None, (use_shown_toolkit(hit, cuda) for cuda in known))
        out.append(next(shown, "") or install_toolkit(best))
    return (
        *out,
        f"or remove compute_{number} from the list of architectures; to see what this nvcc supports: nvcc --list-gpu-arch",
        "the list is in CMAKE_CUDA_ARCHITECTURES, TORCH_CUDA_ARCH_LIST, or bitsandbytes' COMPUTE_CAPABILITY",
    )


def _of_torch(hit: Hit, known: list[str]) -> str:
    """Return the CUDA version of the log's torch, because an extension must be built with the CUDA
    version of torch. Return "" if that version is unknown or does not support the architecture.
    `known` has the versions that support it."""
    named = _TORCH.search(hit.text)
    cuda = named[1] if named else torch_cuda(hit)
    return cuda if cuda in known else ""


def newest_knows_it(hit: Hit) -> bool:
    """Return whether the newest toolkit supports the requested architecture."""
    return known_by(hit)[-1] == _newest()


def last_toolkit(hit: Hit) -> str:
    """Return the newest toolkit that supports the requested architecture."""
    return known_by(hit)[-1]


def of_this_machine(facts: Facts) -> str:
    """Return the architectures of this machine's GPUs in the form of a CMake list, such as
    86;90."""
    return ";".join(sorted({gpu.cc.replace(".", "") for gpu in facts.gpus}))


def dotted(hit: Hit) -> str:
    """Return the requested architecture in the form that torch uses, such as 8.0."""
    number = requested_number(hit)
    return f"{number[:-1]}.{number[-1]}" if number else ""
