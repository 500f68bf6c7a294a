"""The cause when the driver's kernel module cannot be built or put in at its installation."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.families.start import REBUILD


def _why_module(hit: Hit) -> str:
    if hit.get("nouveau"):
        return "nouveau, the kernel's own driver, holds the GPU; NVIDIA's cannot be installed beside it"
    if hit.get("loaded"):
        return "an older module of the driver is in use (a desktop, a container, nvidia-persistenced), so it cannot be exchanged"
    return (
        "the driver's kernel module did not compile for the running kernel, or the kernel does not take it: no headers of "
        "it, a driver release older than the kernel, another GCC than the kernel's, or secure boot without its signature"
    )


def _install_module(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("nouveau"):
        return (
            "printf 'blacklist nouveau\\noptions nouveau modeset=0\\n' | sudo tee /etc/modprobe.d/disable-nouveau.conf",
            "sudo update-initramfs -u && sudo reboot   # Fedora, Rocky: sudo dracut --force; then install again",
            "or the distribution's own package, which does it: sudo ubuntu-drivers install",
        )
    if hit.get("loaded"):
        return (
            "sudo lsof /dev/nvidia*   # who has it; then: sudo systemctl isolate multi-user.target && sudo rmmod nvidia_drm nvidia_modeset nvidia_uvm nvidia",
            "or install what fits without exchanging it, and restart: sudo reboot",
        )
    return (
        "tail -n 40 /var/lib/dkms/nvidia/*/build/make.log /var/log/nvidia-installer.log   # its first error",
        *REBUILD,
        "a kernel newer than the driver: a newer driver release; secure boot: mokutil --sb-state, then enrol the key",
    )


DRIVER_BUILD_FAILED = Cause(
    id="driver_build_failed",
    title="The driver's kernel module cannot be installed",
    why=_why_module,
    fix=_install_module,
    root_of=("driver_init_failed", "no_gpu_visible"),
    signs=(
        sign(
            "nouveau kernel driver is currently in use",
            r"(?P<nouveau>Nouveau kernel driver is currently in use)",
        ),
        sign(
            "appears to already be loaded",
            r"(?P<loaded>NVIDIA kernel module '?nvidia\S* appears to already be loaded)",
        ),
        sign("failed to build", r"(?i)DKMS module '?nvidia\S* failed to build"),
        sign("bad return status for module build", nearby="nvidia"),
        sign(
            "post-installation script subprocess",
            r"nvidia-(?:dkms|kernel)\S* .*post-installation script subprocess",
        ),
        sign("unable to load the kernel module", r"(?i)unable to load the kernel module 'nvidia"),
        sign(
            ("unable to find the kernel source tree", "unable to find the development tool"),
            nearby="(?i)nvidia",
        ),
        sign("unable to build the nvidia kernel module"),
        sign(
            "while performing the step",
            r"(?i)error occurred while performing the step: \"Building kernel modules",
        ),
    ),
    examples=(
        "ERROR: The Nouveau kernel driver is currently in use by your system.",
        "DKMS module 'nvidia-535.183' failed to build, please check /var/lib/dkms",
    ),
    counter_examples=(
        "Error! Bad return status for module build on kernel: 6.8.0-45-generic (x86_64)\nvirtualbox/6.1.50",
        "nvidia.ko:\nRunning module version sanity check.\n - Installation to /lib/modules/6.8.0-45-generic/updates/dkms/",
    ),
)

CAUSES = (DRIVER_BUILD_FAILED,)
