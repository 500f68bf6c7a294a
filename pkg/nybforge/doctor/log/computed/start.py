"""Causes where a driver is there and does not start: another module, rights, taken, a stub."""

from __future__ import annotations

from nybble.compat.start import start_step
from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.scene import scene

REBUILD = (
    'sudo apt-get install "linux-headers-$(uname -r)"   # Fedora: sudo dnf install kernel-devel',
    "sudo dkms autoinstall && sudo modprobe nvidia",
    "nvidia-smi",
)


def start_kind(hit: Hit) -> str:
    """Return which of NVML's reasons it is, "" for none."""
    named = ("blocked", "unknown", "rights", "unloaded", "lost")
    return next((kind for kind in named if hit.get(kind)), "")


def start(hit: Hit, facts: Facts) -> tuple[str, ...]:
    where, kind = scene(hit, facts), start_kind(hit)
    if kind == "blocked" or (where.wsl and not hit.get("module")):
        return (
            "update the NVIDIA driver in Windows, then in its shell: wsl --update && wsl --shutdown",
            "sudo apt-get purge 'libnvidia-compute-*' 'nvidia-driver-*'   # if one was installed inside WSL",
            "/usr/lib/wsl/lib/nvidia-smi",
        )
    if kind == "lost":
        return (
            "sudo dmesg | grep -i 'nvrm\\|xid'   # 79: off the bus; 48, 94, 95: its memory",
            "sudo reboot   # if it comes again: another slot, power, temperature (nvidia-smi -q -d TEMPERATURE,POWER)",
        )
    if kind == "rights" and where.engine:
        return (
            "in the container: ls -l /dev/nvidia*   # they keep the rights they have outside",
            "kubernetes: securityContext.privileged: true for the driver's own pods; SELinux: sudo setsebool -P container_use_devices=true",
        )
    if kind == "rights":
        return (
            "ls -l /dev/nvidia*; id",
            'sudo usermod -aG "$(stat -c %G /dev/nvidiactl)" "$USER"   # then log in again',
        )
    if kind == "unknown":
        return (
            "docker restart CONTAINER   # gives the devices back until systemd's next daemon-reload",
            "for good: docker run --gpus all --device /dev/nvidiactl --device /dev/nvidia-uvm --device /dev/nvidia0 …",
            "outside of a container: nvidia-smi; sudo dmesg | grep -i nvrm",
        )
    if kind == "unloaded" or hit.get("module"):
        return REBUILD
    told = hit.get("code") or hit.get("said")
    step = (
        None if told and not told.isdigit() else start_step({"30": 999}.get(told, int(told or 802)))
    )
    first = (step,) if step else ("sudo nvidia-modprobe -u -c=0   # makes /dev/nvidia-uvm",)
    again = ("docker restart CONTAINER   # devices can be taken from one that runs",)
    return (
        *first,
        *(again if where.engine == "docker" and not step else ()),
        "nvidia-smi",
        "sudo dmesg | grep -i nvrm",
    )
