"""Causes where a driver is there and does not start: another module, rights, taken, a stub."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybble.compat.start import start_step
from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Cause, Hit, commands, sign
from nybforge.doctor.log.scene import scene

WITHOUT_COMPAT = (
    "ldconfig -p | grep libcuda.so; echo $LD_LIBRARY_PATH   # which one has compat in it",
    'export LD_LIBRARY_PATH="$(echo "$LD_LIBRARY_PATH" | sed "s#[^:]*compat[^:]*:\\?##g; s#:$##")"',
)


def _match_driver(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if "compat" in hit.text:
        return (
            *WITHOUT_COMPAT,
            "or, where the driver was updated since the last start: sudo reboot",
        )
    if scene(hit, facts).engine:
        return (
            "on the machine that runs the container: sudo reboot",
            "if it was started since: ldconfig -p | grep libcuda.so   # the image must bring none",
        )
    return ("sudo reboot",)


DRIVER_MISMATCH = Cause(
    id="driver_mismatch",
    title="Driver library and kernel module differ",
    why="the driver was updated while the old kernel module stayed loaded, or another release's libcuda "
    "(of a cuda-compat package, of an image) comes first",
    fix=_match_driver,
    root_of=("no_gpu_visible",),
    signs=(
        sign("driver/library version mismatch"),
        sign("unsupported display driver / cuda driver combination"),
        sign("cudaerrorsystemdrivermismatch"),
        sign("cuda_error_system_driver_mismatch"),
        sign("nvrm: api mismatch"),
    ),
    examples=("Failed to initialize NVML: Driver/library version mismatch",),
    counter_examples=("Driver Version: 535.183.01",),
)

REBUILD = (
    'sudo apt-get install "linux-headers-$(uname -r)"   # Fedora: sudo dnf install kernel-devel',
    "sudo dkms autoinstall && sudo modprobe nvidia",
    "nvidia-smi",
)


def _why_start(hit: Hit) -> str:
    if hit.get("module"):
        return "the running kernel has no module of the driver: it was not built for this kernel, or not signed for secure boot"
    return {
        "blocked": "Windows does not hand the GPU into WSL: its driver is too old for it, or not of a kind that WSL can use",
        "unknown": "the devices were taken from a container that runs (systemd reloaded its units), or are not in it",
        "rights": "this user may not open the devices: /dev/nvidia* belong to another group",
        "unloaded": "the driver's kernel module is not loaded",
        "lost": "the GPU answers no more: it fell off the bus (heat, power, its slot), and only a restart brings it back",
    }.get(
        _kind(hit),
        f"cuInit returned {hit.get('code') or hit.get('said') or 802}: the driver is there and not ready"
        + (
            ""
            if hit.get("code") or hit.get("said")
            else "; on machines with NVSwitch its fabric manager must run first"
        ),
    )


def _kind(hit: Hit) -> str:
    """Return which of NVML's reasons it is, "" for none."""
    named = ("blocked", "unknown", "rights", "unloaded", "lost")
    return next((kind for kind in named if hit.get(kind)), "")


def _start(hit: Hit, facts: Facts) -> tuple[str, ...]:
    where, kind = scene(hit, facts), _kind(hit)
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


# cuInit's errors that other causes answer for
_ELSEWHERE = r"(?:34|35|46|100|101|222|802|803|804|999)\b"

DRIVER_INIT_FAILED = Cause(
    id="driver_init_failed",
    title="The driver does not start",
    why=_why_start,
    fix=_start,
    root_of=("no_gpu_visible", "bnb_missing_binary", "named_symbol_not_found"),
    signs=(
        sign("system not yet initialized"),
        sign("cudaerrorsystemnotready"),
        sign("cuda_error_system_not_ready"),
        sign(
            ("initialize nvml: ", "nvml error: "),
            r"(?i)(?:failed to initialize NVML|nvml error): (?:(?P<blocked>GPU access blocked)|(?P<unknown>Unknown Error)|"
            r"(?P<rights>Insufficient Permissions)|(?P<unloaded>Driver Not Loaded))",
        ),
        sign(
            "modprobe: ",
            r"modprobe: (?:FATAL|ERROR): (?:Module |could not insert ')(?P<module>nvidia\w*)",
        ),
        sign(
            ("gpu is lost", "fallen off the bus", "unable to determine the device handle"),
            r"(?P<lost>(?i:GPU is lost|fallen off the bus|unable to determine the device handle))",
        ),
        sign(
            "driver library init failure",
            r"driver library init failure: (?P<code>\d+)",
            unless="init failure: " + _ELSEWHERE,
        ),
        # torch before 1.13; 30 is what 999 was called before CUDA 10.1
        sign(
            ("cuda runtime error (", "thcudacheck fail"),
            r"cuda runtime error \((?P<code>999|30)\) : unknown error|THCudaCheck FAIL .*error=(?P<said>999|30) : unknown error",
        ),
        sign(
            (
                "call to cuinit results in",
                "cuinit(0) returned",
                "cuinit returned",
                "cuinit failed",
                "cuinit(0) failed",
            ),
            r"(?i)(?:\[(?P<code>999|802|304|3)\] Call to cuInit results in|cuInit(?:\(0\))? (?:returned|failed with(?: error(?: code)?)?):? (?P<said>999|304|3)\b)",
        ),
        sign(
            ("cuda_error_unknown", "cuda error: unknown error"),
            r"(?P<said>CUDA_ERROR_UNKNOWN|CUDA error: unknown error)",
            "likely",
            nearby=r"cuInit|_cuda_init|_lazy_init|cudaGetDeviceCount|cudaSetDevice|ggml_cuda_init|device_count",
        ),
        sign(
            "os call failed or operation not supported",
            r"(?P<said>OS call failed) or operation not supported on this OS",
            "likely",
        ),
        sign("error_unknown", r"\(code (?P<code>999), ERROR_UNKNOWN\)"),
        sign(
            "failed call to cuinit: ",
            r"failed call to cuInit: (?P<said>[A-Z]\w+)",
            "likely",
            unless=r"cuInit: (?:CUDA_ERROR_NO_DEVICE|UNKNOWN ERROR \(303\)|INTERNAL)",
        ),
        sign(
            "unexpected error from cudagetdevicecount",
            r"Unexpected error from cudaGetDeviceCount\(\).*Error (?P<code>\d+):",
            "likely",
            unless="Error " + _ELSEWHERE,
        ),
    ),
    examples=(
        "RuntimeError: Unexpected error from cudaGetDeviceCount(). Error 802: system not yet initialized",
        "Failed to initialize NVML: Insufficient Permissions",
        "modprobe: FATAL: Module nvidia not found in directory /lib/modules/6.8.0-45-generic",
    ),
    counter_examples=(
        "[ OK ] Started NVIDIA fabric manager service.",
        "modprobe: FATAL: Module zfs not found in directory /lib/modules/6.8.0-45-generic",
    ),
)

GPU_BUSY = Cause(
    id="gpu_busy",
    title="The GPU is taken",
    why="another process has the GPU, and it is in exclusive mode or was given to another job",
    fix=lambda hit, facts: (
        "nvidia-smi -q -d COMPUTE,PIDS   # the mode, and who is on it",
        *(
            (
                "one GPU for each process: srun --gpus-per-task=1 …, or CUDA_VISIBLE_DEVICES=$SLURM_LOCALID",
            )
            if scene(hit, facts).batch
            else ()
        ),
        "for more than one process a GPU: sudo nvidia-smi -c DEFAULT",
    ),
    root_of=("no_gpu_visible",),
    signs=(
        sign("busy or unavailable", r"(?i)device\(?s?\)? (?:is/are|are|is) busy or unavailable"),
        sign("cudaerrordevicesunavailable"),
        sign("cuda_error_device_unavailable"),
    ),
    examples=("RuntimeError: CUDA error: all CUDA-capable devices are busy or unavailable",),
    counter_examples=("OSError: [Errno 16] Device or resource busy",),
)

STUB_DRIVER = Cause(
    id="stub_driver",
    title="A stub libcuda hides the driver",
    why="the libcuda that was loaded is the toolkit's stub, which is for linking and fails every call (error 34): "
    "its folder comes before the driver's",
    fix=commands(
        "ldconfig -p | grep libcuda.so.1   # the driver's own",
        'export LD_LIBRARY_PATH="$(echo "$LD_LIBRARY_PATH" | sed "s#[^:]*/stubs:\\?##g; s#:$##")"',
    ),
    root_of=("no_gpu_visible", "bnb_missing_binary", "driver_too_old"),
    signs=(
        sign("cuda driver is a stub library"),
        sign("cudaerrorstublibrary"),
        sign("cuda_error_stub_library"),
    ),
    examples=("RuntimeError: CUDA error: CUDA driver is a stub library",),
    counter_examples=("-- CUDA driver stub: /usr/local/cuda/lib64/stubs/libcuda.so",),
)

CAUSES = (DRIVER_MISMATCH, DRIVER_INIT_FAILED, GPU_BUSY, STUB_DRIVER)
