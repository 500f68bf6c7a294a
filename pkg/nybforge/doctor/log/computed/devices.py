"""Compute values for the doctor's texts about programs that have no code for the device."""

from __future__ import annotations

from nybble.compat import tables
from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.computed.architectures import toolkits_with
from nybforge.doctor.log.scene import scene

# Names of GPUs in the output of programs, and their compute capabilities.
_NAMED = (
    (r"\bGTX 10[5-8]0|\bTITAN Xp|\bTesla P40?\b", "6.1"),
    (r"\bP100\b", "6.0"),
    (r"\bV100\b", "7.0"),
    (r"\bTesla T4\b|\bRTX 20[678]0|\bGTX 16[56]0", "7.5"),
    (r"\bA100\b|\bNVIDIA A30\b", "8.0"),
    (r"\bRTX 30[5-9]0|\bNVIDIA A(?:10G?|16|40)\b|\bRTX A[456]000\b", "8.6"),
    (r"\bRTX 40[5-9]0|\bNVIDIA L(?:4|40S?)\b|\bRTX 6000 Ada", "8.9"),
    (r"\bH[12]00\b|\bGH200\b", "9.0"),
    (r"\bB200\b", "10.0"),
    (r"\bRTX 50[5-9]0|\bRTX PRO 6000 Blackwell", "12.0"),
    (r"\bGB10\b", "12.1"),
)


def log_device(hit: Hit) -> str:
    """Return the compute capability of the log's device in the form 12.0, or "" if it is
    unknown."""
    if hit.get("major"):
        return f"{hit.get('major')}.{hit.get('minor')}"
    found = linear.search(
        r"with CUDA capability sm_(\d+)(\d) is not compatible|Device \d+: [^\n]*compute capability (\d+)\.(\d)|"
        r"Found GPU\d+ [^\n]*which is of c(?:ompute|uda) capability (?:\(CC\) )?(\d+)\.(\d)",
        hit.text,
    )
    if found:
        return ".".join(filter(None, found.groups()))
    names = {cc for name, cc in _NAMED if linear.search(name, hit.text)}
    return names.pop() if len(names) == 1 else ""


def _dropped(hit: Hit) -> bool:
    """Return whether the log's torch only has code for GPUs that are newer than the log's
    device."""
    listed = linear.search(r"supports CUDA capabilities ((?:sm_\d+ ?)+)", hit.text)
    known = linear.findall(r"(?m)^\W*(\d+\.\d) which supports", hit.text)
    known += linear.findall(
        r"cuda capability supported by this version of PyTorch is\s*\((\d+\.\d)\)", hit.text
    )
    if listed:
        known = [f"{one[:-1]}.{one[-1]}" for one in linear.findall(r"sm_(\d+)", listed[1])]
    device = log_device(hit)
    return bool(known and device) and tables.pair(device) < min(map(tables.pair, known))


def _other_torch(hit: Hit) -> tuple[str, ...]:
    """Return the command that installs a torch with code for the device. Return () if the log does
    not show which torch this is."""
    listed = linear.search(r"supports one of these CUDA versions: (\d+)\.(\d+)", hit.text)
    if not listed and not _dropped(hit):
        return ()
    index = f"CU{listed[1]}{listed[2]}" if listed else "CU126"
    which = (
        "newer builds do not support this device"
        if _dropped(hit)
        else "or of a newer CUDA, which support this device"
    )
    return (
        f"python -m pip install --force-reinstall torch --index-url INDEX_OF_{index}   # torch's own; {which}",
    )


def needs_cuda(hit: Hit) -> str:
    """Return the first CUDA version that supports the log's device. Return "" if the CUDA version
    of the log's torch is not the problem, or the device is unknown."""
    device = log_device(hit)
    if not device or _dropped(hit):
        return ""
    first = next(iter(toolkits_with(device.replace(".", ""))), "")
    build = linear.search(r"\d\+cu(\d\d)(\d)\b", hit.text)
    is_older = build and first and tables.pair(f"{build[1]}.{build[2]}") < tables.pair(first)
    return first if is_older or "current PyTorch install" in hit.text else ""


def build_for_device(hit: Hit, facts: Facts) -> tuple[str, ...]:
    have = sorted({gpu.cc for gpu in facts.gpus})
    if device := log_device(hit):
        have = [device]
    extension = linear.search(
        r"(?:site|dist)-packages/(xformers|flash_attn|bitsandbytes|vllm|torch)/",
        hit.before + hit.after,
    )
    known = ";".join(have) or "8.6"
    numbers = known.replace(".", "")
    first = (
        ()
        if have
        else ("nvidia-smi --query-gpu=name,compute_cap --format=csv   # for example 8.6",)
    )
    if extension:
        name = extension[1].replace("_", "-")
        known_by = f"python -m pip install --upgrade {name}   # a release that supports the device"
        first = (*first, *(_other_torch(hit) or (known_by,)))
    if scene(hit, facts).jetson:
        first = (
            "use packages made for this JetPack: wheels for servers have no code for Jetson's GPUs",
        )
    return (
        *first,
        f'rebuild for the device: export TORCH_CUDA_ARCH_LIST="{known}"   # CMake: CMAKE_CUDA_ARCHITECTURES={numbers}',
        "or install a build with code for it; nybble's: nybforge compat",
    )


def named_device(hit: Hit) -> str:
    """Return the first architecture or compute capability in the log, or "" if the log names
    none."""
    found = linear.search(r"sm_(\d+)|cuda capability (\d+\.\d+)", hit.text)
    return found[0] if found else ""
