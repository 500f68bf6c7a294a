"""The next step for each error code of cuInit (cuda.h). Pure."""

from __future__ import annotations

STEPS = {
    34: "take the folder of the toolkit's stub libcuda out of LD_LIBRARY_PATH: it is for linking",
    46: "nvidia-smi -q -d COMPUTE,PIDS   # another process uses the GPU, or its mode is exclusive",
    802: "sudo systemctl restart nvidia-fabricmanager   # NVSwitch is not ready",
    803: "sudo reboot   # libcuda and the kernel module come from different driver releases",
    804: "take cuda-compat out of LD_LIBRARY_PATH: it does not support this GPU or driver",
    999: "sudo nvidia-modprobe -u -c=0",
}


def start_step(code: int) -> str | None:
    """Return the next step if cuInit returns `code`; None for other codes.

    >>> start_step(999)
    'sudo nvidia-modprobe -u -c=0'
    """
    return STEPS.get(code)
