"""Causes of a Jetson's own: memory that processor and GPU share."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Cause, Hit, sign


def _make_room(hit: Hit, facts: Facts) -> tuple[str, ...]:
    return (
        "sudo sh -c 'sync; echo 3 > /proc/sys/vm/drop_caches'; free -m   # just before the start: files in the page cache are in the GPU's way",
        "sudo systemctl isolate multi-user.target   # without the desktop, which takes 1 GiB and more; other programs on the GPU end, too",
        "swap on the NVMe for what is not the GPU's: sudo fallocate -l 8G /swapfile && sudo chmod 600 /swapfile && sudo mkswap /swapfile && sudo swapon /swapfile",
        "less at once: a smaller batch, context (-c 2048) or picture, fewer layers on the GPU (-ngl 16), a model of 4 bits",
        "cat /etc/nv_tegra_release   # R36, REVISION 4.7 refuses more than some GiB although they are free: sudo apt-get update && sudo apt-get dist-upgrade",
    )


JETSON_MEMORY = Cause(
    id="jetson_memory",
    title="A Jetson has no memory left for the GPU",
    why="processor and GPU of a Jetson share its memory, and the GPU's part can be neither swapped out nor pieced together: "
    "the allocator of L4T (NvMap) was refused (error 12, ENOMEM)",
    fix=_make_room,
    root_of=("no_gpu_visible",),
    signs=(
        # TensorRT tries such tactics, and takes another
        sign(
            "nvmapmem~",
            r"NvMapMem(?:HandleAlloc|Alloc\w*):?.{0,40}\berror 12\b",
            "likely",
        ),
        sign(
            ("out of memory", "outofmemory~", "~outofmemoryerror"),
            r"(?i)\bout of memory\b|OutOfMemory(?:Error)?\b",
            nearby=r"NvMapMem\w+:?.{0,40}\berror 12\b",
        ),
        sign(
            "nvml_success == r internal assert failed",
            r"NVML_SUCCESS == r INTERNAL ASSERT FAILED",
            nearby=r"NvMapMem|tegra|\bJetson\b|\bjetson\b|\bOrin\b|\bL4T\b|\.nv\d\d",
        ),
    ),
    examples=(
        "NvMapMemAllocInternalTagged: 1075072515 error 12\nNvMapMemHandleAlloc: error 0",
        'NvMapMemAlloc error 12\nRuntimeError: NVML_SUCCESS == r INTERNAL ASSERT FAILED at "/opt/pytorch/c10/cuda/CUDACachingAllocator.cpp":838',
    ),
    counter_examples=(
        "NvMapMemAllocInternalTagged: 1075072515 error 12\nTensorRT: export success 641.0s, saved as 'yolo11s.engine'",
        "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB",
    ),
)

CAUSES = (JETSON_MEMORY,)
