"""Causes where a program sees no GPU: none there or handed in, hidden, or a torch without CUDA."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.diagnose.log.cause import Cause, Hit, sign
from nybforge.diagnose.machine.driver import install_driver
from nybforge.probes.facts import Facts

# TensorFlow and JAX look for GPUs on every start and say so on machines that have none
_ROUTINE = r"cuda_driver\.cc|cuda_executor|dso_loader|cuda_diagnostics|Unable to initialize backend"

# what L4T's driver prints in a container that was started without it
_NVMAP = "NvRmMem"


def _asks_gpus(hit: Hit) -> bool:
    """Return whether a build asks the visible GPUs for their architecture."""
    near = hit.quote + hit.before[-400:]
    return "arch_list[-1]" in near or "CUDA_ARCHITECTURES is set to" in near


def _why_gpu(hit: Hit) -> str:
    if _NVMAP in hit.quote:
        return "L4T's driver does not reach its memory manager: the container was started without the device"
    if _hand_in(hit):
        return "the container engine cannot hand GPUs in: NVIDIA's container toolkit is not set up for it"
    if "CUDA unknown error" in hit.quote:
        return (
            "the driver does not start (error 999): /dev/nvidia-uvm is missing, often after standby"
        )
    if _asks_gpus(hit):
        return (
            "the build asks the visible GPUs for their architecture and sees none (docker build, "
            "login node), and no list of architectures is set either"
        )
    return "the program sees no GPU: none there, hidden, not handed in, or no working driver"


def _hand_in(hit: Hit) -> tuple[str, ...]:
    """Return how a container engine that cannot hand GPUs in gets to it; nothing for others."""
    if "CDI devices" in hit.quote:
        return (
            "sudo nvidia-ctk cdi generate --output=/etc/cdi/nvidia.yaml   # of nvidia-container-toolkit",
            "nvidia-ctk cdi list",
        )
    if "device driver" in hit.quote or "runtime name" in hit.quote:
        return (
            "install nvidia-container-toolkit on the machine that runs the containers",
            "sudo nvidia-ctk runtime configure --runtime=docker && sudo systemctl restart docker",
        )
    return ()


def _see_gpu(hit: Hit, facts: Facts) -> tuple[str, ...]:
    engine = _hand_in(hit)
    if engine:
        return engine
    if _asks_gpus(hit):
        if "CUDA_ARCHITECTURES" in hit.quote:
            return ('cmake -DCMAKE_CUDA_ARCHITECTURES="80;86;90" …   # in an empty build folder',)
        return ('export TORCH_CUDA_ARCH_LIST="8.0;8.6;9.0+PTX"',)
    if facts.jetson is not None or _NVMAP in hit.quote:
        return (
            "in a container: docker run --runtime nvidia …   # of an image for this L4T release",
            'outside: sudo usermod -aG video,render "$USER"   # then log in again',
            "nybforge doctor",
        )
    if facts.system.wsl:
        return (
            'export LD_LIBRARY_PATH="/usr/lib/wsl/lib:$LD_LIBRARY_PATH"   # Windows\' driver; no other belongs into WSL',
            "sudo apt-get purge 'libnvidia-compute-*' 'nvidia-driver-*'   # if one was installed inside",
            "update the NVIDIA driver in Windows, then: wsl --shutdown",
        )
    return (*_start(hit, facts), *_ask_for(facts), "nybforge doctor")


def _start(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return how the driver is brought to work, as far as the log says what keeps it."""
    if "CUDA unknown error" in hit.quote:
        return ("sudo nvidia-modprobe -u -c=0", "nvidia-smi -L")
    if "couldn't communicate with the NVIDIA driver" in hit.quote:
        build = "sudo modprobe nvidia || dkms status   # the module may lack for the running kernel"
        return (build, *install_driver(facts))
    if "no NVIDIA driver on your system" in hit.quote and not facts.module_system:
        return ("nvidia-smi -L", *install_driver(facts))
    return ("nvidia-smi -L",)


def _ask_for(facts: Facts) -> tuple[str, ...]:
    """Return how a GPU that is there is handed to the program."""
    out = []
    if "CUDA_VISIBLE_DEVICES" in facts.variables:
        out.append("unset CUDA_VISIBLE_DEVICES")
    if facts.system.container:
        out.append("start the container with GPUs: docker run --gpus all …")
    if facts.module_system:
        out.append("ask for a node with a GPU: srun --gres=gpu:1 --pty bash")
    return tuple(out)


NO_GPU_VISIBLE = Cause(
    id="no_gpu_visible",
    title="No GPU is visible",
    why=_why_gpu,
    fix=_see_gpu,
    root_of=("bnb_missing_binary",),
    signs=(
        sign("no cuda gpus are available"),
        sign("cuda_error_no_device", r"CUDA_ERROR_NO_DEVICE", unless=_ROUTINE),
        sign("no cuda-capable device is detected", unless=_ROUTINE),
        sign("cudaerrornodevice"),
        sign("found no nvidia driver on your system", unless=r"(?i)warning"),
        sign("found no nvidia driver on your system", strength="likely"),
        sign("torch.cuda.is_available() is false", nearby=r"(?i)error|deserialize"),
        sign("could not select device driver"),
        sign("unknown or invalid runtime name: nvidia"),
        sign("unresolvable cdi devices", r"(?i)unresolvable CDI devices nvidia"),
        sign("nvrmmem~", r"NvRmMem(?:InitNvmap|MgrInit|Init) failed"),
        sign("gpu was detected", r"(?i)but no (?:nvidia )?gpu was detected"),
        sign("cuda initialization failure", r"CUDA initialization failure with error:? 100\b"),
        sign("no gpu found. a gpu is needed"),
        sign("couldn't communicate with the nvidia driver"),
        sign("no devices were found", r"^\W*No devices were found\W*$"),
        sign("arch_list[-1] += '+ptx'"),
        sign("invalid device ordinal"),
        sign("nvml error: driver not loaded", r"(?i)nvml error: driver not loaded"),
        sign("libnvidia-ml.so.1", r"load library failed: libnvidia-ml\.so\.1"),
        sign(
            ("no nvidia gpu~", "no cuda gpu~"),
            r"(?i)(?:error|exception|fatal)\b.{0,80}no (?:nvidia|cuda) gpus? ",
        ),
        sign(
            ("no gpu", "no gpus"),
            r"(?i)^\W*(?:\w*error\w*|fatal|exception)\W+.{0,40}no gpus? (?:was |were |is |are )?(?:found|detected|available|visible)",
        ),
        sign(
            ("require a", "requires a~"),
            r"(?i)(?:error|exception).{0,80}requires? (?:a|an nvidia|a cuda) gpu",
        ),
        sign("cuda is not available", r"(?i)(?:error|exception)\b.{0,60}CUDA is not available"),
        sign("cuda not available", r"(?i)(?:error|exception)\b.{0,60}CUDA not available"),
        sign("cuda unknown error", r"(?i)CUDA unknown error - this may be due to", "likely"),
        sign("no cuda-capable device is detected", strength="weak"),
        sign("cuda_error_no_device", r"CUDA_ERROR_NO_DEVICE", "weak"),
        sign(
            "no visible gpu devices", r"(?i)(?:error|failed|precondition).*No visible GPU devices"
        ),
        sign("failed to infer device type", strength="likely"),
        sign("no gpu/tpu found", strength="weak"),
    ),
    examples=(
        "RuntimeError: No CUDA GPUs are available",
        "RuntimeError: Found no NVIDIA driver on your system. Please check that you have an NVIDIA GPU",
        'docker: Error response from daemon: could not select device driver "" with capabilities: '
        "[[gpu]].",
    ),
    counter_examples=(
        "INFO: CUDA available: True, devices: 1",
        "2024-01-01 00:00:00.0: E external/local_xla/xla/stream_executor/cuda/cuda_driver.cc:282] "
        "failed call to cuInit: CUDA_ERROR_NO_DEVICE: no CUDA-capable device is detected\n"
        "Traceback (most recent call last):\nValueError: bad shape",
    ),
)


def _get_torch(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if facts.jetson is not None:
        of = f" {facts.jetson.jetpack}" if facts.jetson.jetpack else ""
        return (
            "python -m pip uninstall -y torch",
            f"install the torch that NVIDIA makes for JetPack{of}: PyPI's is without CUDA on Jetson (docs/jetson.md)",
        )
    return (
        "python -m pip uninstall -y torch",
        "install torch's CUDA build: the index for your CUDA version is on torch's own site",
        'or: conda install -c conda-forge "pytorch=*=cuda*"',
    )


TORCH_CPU_ONLY = Cause(
    id="torch_cpu_only",
    title="torch was installed without CUDA",
    why="the installed torch is the CPU build; no driver or toolkit can change that",
    fix=_get_torch,
    signs=(sign("torch not compiled with cuda enabled"),),
    root_of=("no_gpu_visible", "bnb_missing_binary"),
    examples=("AssertionError: Torch not compiled with CUDA enabled",),
    counter_examples=("-- USE_CUDA : ON",),
)

CAUSES = (TORCH_CPU_ONLY, NO_GPU_VISIBLE)
